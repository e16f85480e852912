import { atEveryLevel } from '../../../../first-set.ts'
import type { SettingContent } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const enchantedForest: SettingContent<Noun, 'Enchanted Forest'> = {
  place: { name: 'der Verzauberte Wald', in: 'im Verzauberten Wald', to: 'in den Verzauberten Wald', from: 'aus dem Verzauberten Wald' },
  ...atEveryLevel({
    arrival: `
      @place Da waren sie [im Verzauberten Wald|mitten im Verzauberten Wald], und er roch nach Moos und Regen.
      Die Pilze am Weg summten [leise|ein Lied ohne Worte].
      + Ein Farn rollte sich auf, um besser zu sehen.
      + „Nicht auf die Wurzeln treten“, flüsterte {friend}. „Sie sind kitzlig.“
    `,
    life: `
      Hier wohnt das Moosvolk. Abends [fegt es die Pfade|kämmt es die Farne].
      + Zwei alte Eichen stritten, wer den größeren Schatten hat.
      + Ein Käfer ging mit einem Blatt als Regenschirm spazieren.
    `,
    way: `
      Der Weg ging [über Wurzeln und unter Zweigen hindurch|zwischen dicken Stämmen hin und her].
      Irgendwo klopfte ein Specht [im Schlaf|und entschuldigte sich].
      + Es duftete nach Pilzen und nach [Harz|kalter Erde].
    `,
    thanks: `
      {Keeper} schenkte {hero.dat} zum Abschied [eine Eichel mit Hut|einen Moosknopf].
      + Das Moosvolk winkte mit lauter kleinen Farnen.
    `,
  }),
  troubles: {
    spark: {
      keeper: { gender: 'm', nom: 'Laternenkäfer', gen: 'Laternenkäfers' },
      thing: {
        gender: 'm',
        nom: 'erste Funke',
        gen: 'ersten Funkens',
        akk: 'ersten Funken',
        dat: 'ersten Funken',
        ein: 'erster Funke',
        einen: 'ersten Funken',
        einem: 'ersten Funken',
      },
      spot: { at: 'in der Höhle der ältesten Eiche', to: 'zur Höhle der ältesten Eiche' },
      facts: {
        ask: 'Warum blieben die Laternen dunkel?',
        cause: 'der Käfer nieste und blies {thing.akk} fort',
        mended: 'die Laternen gingen eine nach der anderen an',
      },
      ...atEveryLevel({
        trouble: `
          @keeper Auf einem Pilz saß {keeper} und [rang alle sechs Hände|drehte die Mütze].
          @thing „Die Laternen sind dunkel, denn {thing} ist weg.“
          @cause „Ich musste niesen, und da flog {thing} [fort|davon].“
          @feeling Und {keeper} sah sehr besorgt aus, [von vorn und von hinten|vom Fühler bis zum Fuß].
        `,
        worry: `
          Ohne Licht fand [keiner sein Bett|das Moosvolk nicht nach Hause]. Einer schlief aus Versehen im Briefkasten.
        `,
        mend: `
          @mended {Hero} gab {keeper.dat} {thing.akk}, und die Laternen gingen eine nach der anderen an.
          Gold lief [von Ast zu Ast|durch den ganzen Wald].
        `,
        joy: `
          Es gab [warmen Eichelkakao|Honigwasser] für alle. Sogar die Eichen hörten auf zu streiten.
        `,
      }),
    },
    'silver-leaf': {
      keeper: {
        gender: 'f',
        nom: 'älteste Eiche',
        gen: 'ältesten Eiche',
        akk: 'älteste Eiche',
        dat: 'ältesten Eiche',
        ein: 'älteste Eiche',
        einen: 'älteste Eiche',
        einem: 'ältesten Eiche',
      },
      thing: {
        gender: 'n',
        nom: 'silberne Blatt',
        gen: 'silbernen Blattes',
        akk: 'silberne Blatt',
        dat: 'silbernen Blatt',
        ein: 'silbernes Blatt',
        einen: 'silbernes Blatt',
        einem: 'silbernen Blatt',
      },
      spot: { at: 'beim moosigen Brunnen', to: 'zum moosigen Brunnen' },
      facts: {
        ask: 'Warum konnte im Wald niemand schlafen?',
        cause: 'der Wind nahm {thing.akk} zum Spaß mit',
        mended: 'der ganze Wald rauschte wieder',
      },
      ...atEveryLevel({
        trouble: `
          @keeper „Hier oben“, knarrte {keeper} [langsam|tief in der Rinde].
          @thing „Mir fehlt {thing}. Damit fängt das Rauschen [an|immer an].“
          @cause „Der Wind nahm {thing.akk} mit, [nur zum Spaß|bloß aus Spaß].“
          @feeling {Keeper} war so müde, dass [die Äste hingen|drei Eicheln herunterfielen].
        `,
        worry: `
          Ohne Rauschen konnte [kein Vogel|keiner] einschlafen. Ein Reh zählte schon Jäger.
        `,
        mend: `
          @mended {Keeper} nahm {thing.akk} an den höchsten Zweig, und der ganze Wald rauschte wieder.
          Schhh, machte es, [von Baum zu Baum|wie ein Meer aus Blättern].
        `,
        joy: `
          Der Wind kam und [bat um Verzeihung|brachte als Entschuldigung Blüten].
        `,
      }),
    },
    'path-button': {
      keeper: { gender: 'm', nom: 'Postmaulwurf', gen: 'Postmaulwurfs' },
      thing: { gender: 'm', nom: 'Wegeknopf', gen: 'Wegeknopfs' },
      spot: { at: 'zwischen den Wurzeln eines umgestürzten Baumes', to: 'zum umgestürzten Baum' },
      facts: {
        ask: 'Warum liefen alle Wege im Kreis?',
        cause: 'in der Tasche war ein Loch, da fiel {thing} heraus',
        mended: 'die Wege legten sich wieder richtig hin',
      },
      ...atEveryLevel({
        trouble: `
          @keeper Zum dritten Mal kam {keeper} [vorbei|um dieselbe Ecke].
          @thing „Mir fehlt {thing}. Nun laufen alle Wege [im Kreis|rundherum].“
          @cause „In meiner Tasche war ein Loch, und {thing} fiel [hinaus|einfach heraus].“
          @feeling {Keeper} war ganz verwirrt und [grüßte einen Baumstumpf|gab sich selbst einen Brief].
        `,
        worry: `
          Ein Igel wollte nur zur Nachbarin. [Er war seit Dienstag unterwegs|Er kam immer bei sich selbst an].
        `,
        mend: `
          @mended {Keeper} drückte auf {thing.akk}, und die Wege legten sich wieder richtig hin.
          Man hörte es rascheln, [wie ein Band, das man glatt zieht|bis zum Waldrand].
        `,
        joy: `
          Da kamen alle zur selben Zeit [nach Hause|an]. Das gab ein Hallo.
        `,
      }),
    },
  },
}
