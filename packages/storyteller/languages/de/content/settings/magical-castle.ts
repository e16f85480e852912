import { atEveryLevel } from '../../../../first-set.ts'
import type { SettingContent } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const magicalCastle: SettingContent<Noun, 'Magical Castle'> = {
  place: { name: 'das Zauberschloss', in: 'im Zauberschloss', to: 'ins Zauberschloss', from: 'aus dem Zauberschloss' },
  ...atEveryLevel({
    arrival: `
      @place Vor ihnen stand das Zauberschloss, mit [sieben Türmen und einem schiefen|Türmen wie Zuckerhüte].
      Die Ritterrüstungen im Gang [schnarchten blechern|schliefen im Stehen].
      + Es roch nach Kerzen und nach [Suppe|Pflaumenkuchen].
      + Ein Bild an der Wand zwinkerte ihnen zu.
    `,
    life: `
      In der Küche wird hier [nie geschlafen|auch nachts gebacken]. Die Bilder erzählen sich, was es gibt.
      + Eine Treppe zog gerade die Stufen ein, weil sie kalte Füße hatte.
      + Zwei Tauben spielten auf dem Hof Hofdame.
    `,
    way: `
      Sie gingen durch einen Gang, [der hallte|in dem jeder Schritt zweimal kam].
      Links hing eine Gräfin, die [nach dem Wetter fragte|gähnte, sehr vornehm].
      + Ein Teppich rollte sich vor ihnen aus und [hinter ihnen wieder ein|machte dabei Ordnung].
    `,
    thanks: `
      {Keeper} gab {hero.dat} [einen Knopf mit Krone|eine Kerze, die nie tropft] mit.
      + Alle Rüstungen salutierten. Eine verlor dabei den Arm.
    `,
  }),
  troubles: {
    cogwheel: {
      keeper: { gender: 'f', nom: 'Uhrenmaus', gen: 'Uhrenmaus' },
      thing: {
        gender: 'n',
        nom: 'kleinste Zahnrad',
        gen: 'kleinsten Zahnrads',
        akk: 'kleinste Zahnrad',
        dat: 'kleinsten Zahnrad',
        ein: 'kleinstes Zahnrad',
        einen: 'kleinstes Zahnrad',
        einem: 'kleinsten Zahnrad',
      },
      spot: { at: 'oben auf der schmalsten Treppe', to: 'zur schmalsten Treppe' },
      facts: {
        ask: 'Warum stand die Schlossuhr still?',
        cause: 'die Uhr hatte Schluckauf und {thing} sprang heraus',
        mended: 'die Uhr schlug wieder',
      },
      ...atEveryLevel({
        trouble: `
          @keeper Aus der Uhr kletterte {keeper}, [ölig bis zu den Ohren|mit einem Schraubenzieher].
          @thing „Die Uhr steht eine Minute vor Schlafenszeit, denn {thing} [fehlt|ist fort].“
          @cause „Sie hatte Schluckauf, und da sprang {thing} [heraus|in hohem Bogen heraus].“
          @feeling „Ich hätte aufpassen müssen.“ {Keeper} schämte sich [bis zur Schwanzspitze|sehr].
        `,
        worry: `
          Alle standen im Nachthemd herum und [durften nicht ins Bett|warteten auf die eine Minute].
        `,
        mend: `
          @mended {Keeper} setzte {thing.akk} ein, und die Uhr schlug wieder, [acht volle Schläge|rund und tief].
          Auf jeden Schlag fiel [jemand ins Bett|irgendwo eine Tür leise zu].
        `,
        joy: `
          Die Köchin brachte [Bratäpfel|Milchreis], und die Uhr bekam ein Glas Wasser gegen den Schluckauf.
        `,
      }),
    },
    'salt-spoon': {
      keeper: { gender: 'n', nom: 'Küchengespenst', gen: 'Küchengespensts' },
      thing: {
        gender: 'm',
        nom: 'silberne Salzlöffel',
        gen: 'silbernen Salzlöffels',
        akk: 'silbernen Salzlöffel',
        dat: 'silbernen Salzlöffel',
        ein: 'silberner Salzlöffel',
        einen: 'silbernen Salzlöffel',
        einem: 'silbernen Salzlöffel',
      },
      spot: { at: 'hinter der rostigen Rüstung', to: 'zur rostigen Rüstung' },
      facts: {
        ask: 'Warum schmeckte die Suppe nach nichts?',
        cause: 'ein Ritter kratzte sich mit {thing.dat} den Rücken',
        mended: 'die Suppe schmeckte wieder und alle gähnten',
      },
      ...atEveryLevel({
        trouble: `
          @keeper Aus dem Topf stieg {keeper}, [mit Schürze|ganz in Dampf].
          @thing „Die Suppe schmeckt nach nichts. {Thing} ist [weg|verschwunden]!“
          @cause „Ein Ritter hat sich mit {thing.dat} den Rücken gekratzt und ihn [vergessen|liegen lassen].“
          @feeling {Keeper} war so traurig, dass es [in die Suppe tropfte|durchsichtiger wurde].
        `,
        worry: `
          Hungrige Ritter schlafen nicht. Sie [klappern|klapperten mit den Knien].
        `,
        mend: `
          @mended Eine Prise mit {thing.dat}, und die Suppe schmeckte wieder und alle gähnten.
          Vom großen Tisch kam [ein einziges langes Mmm|das Klirren von Löffeln].
        `,
        joy: `
          {Keeper} füllte {hero.dat} und {friend.dat} [den größten Teller|zweimal] nach.
        `,
      }),
    },
    'gate-key': {
      keeper: { gender: 'f', nom: 'Torkröte', gen: 'Torkröte' },
      thing: {
        gender: 'm',
        nom: 'kleine Torschlüssel',
        gen: 'kleinen Torschlüssels',
        akk: 'kleinen Torschlüssel',
        dat: 'kleinen Torschlüssel',
        ein: 'kleiner Torschlüssel',
        einen: 'kleinen Torschlüssel',
        einem: 'kleinen Torschlüssel',
      },
      spot: { at: 'unten im Apfelkeller', to: 'hinunter zum Apfelkeller' },
      facts: {
        ask: 'Warum hing die Zugbrücke auf halber Höhe?',
        cause: '{thing} fiel durch eine Ritze im Boden',
        mended: 'die Zugbrücke kam herunter',
      },
      ...atEveryLevel({
        trouble: `
          @keeper Am Tor stand {keeper} in [einer zu großen Uniform|Uniform und Pantoffeln].
          @thing „Die Brücke hängt, und {thing} ist [weg|nicht da].“
          @cause „Er fiel durch eine Ritze im [Boden|Fußboden]. Pling.“
          @feeling {Keeper} schämte sich [grün und noch grüner|so, dass die Knöpfe klirrten].
        `,
        worry: `
          Auf der anderen Seite warteten [drei Omas mit Kuchen|die Musiker]. Der Kuchen wurde kalt.
        `,
        mend: `
          @mended Mit {thing.dat} ging das Schloss auf, und die Zugbrücke kam herunter, [Rassel für Rassel|ganz sachte].
          „Gute Nacht“, sagte {keeper} zu [jedem Brett|allen, die hereinkamen].
        `,
        joy: `
          Der Kuchen war [doch noch warm|von innen noch warm]. Es reichte für alle.
        `,
      }),
    },
  },
}
