import { atEveryLevel } from '../../../../first-set.ts'
import type { SettingContent } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const underwaterKingdom: SettingContent<Noun, 'Underwater Kingdom'> = {
  place: { name: 'das Unterwasserreich', in: 'im Unterwasserreich', to: 'ins Unterwasserreich', from: 'aus dem Unterwasserreich' },
  ...atEveryLevel({
    arrival: `
      @place Da lag das Unterwasserreich, [blau und grün und golden|still wie in einem Glas].
      Auf den Balkonen aus Korallen [hing Wäsche aus Seegras|saßen lauter kleine Fische].
      + Alles ging langsam hier, sogar [das Winken|das Nicken].
      + „Man kann hier nicht stolpern“, sagte {friend} und stolperte.
    `,
    life: `
      Ein Chor von Schnecken [probte|sang die Tonleiter, und zwar seit gestern].
      + Ein Krebs trug sein Haus ein Stück weiter, der Aussicht wegen.
      + Quallen gingen spazieren wie Lampen, die niemand hält.
    `,
    way: `
      Sie kamen durch [eine Gasse aus Korallen|ein Feld aus Seegras].
      Das Seegras kämmte ihnen [die Haare oder Federn|sanft den Rücken].
      + Ein Fisch schwamm rückwärts, um sie länger anzusehen.
    `,
    thanks: `
      {Keeper} gab {hero.dat} [eine Muschel, in der es summt|einen runden Kiesel] mit.
      + Tausend kleine Fische bildeten das Wort TSCHÜS. Das S fehlte kurz.
    `,
  }),
  troubles: {
    'moon-pearl': {
      keeper: {
        gender: 'm',
        nom: 'alte Krebs',
        gen: 'alten Krebses',
        akk: 'alten Krebs',
        dat: 'alten Krebs',
        ein: 'alter Krebs',
        einen: 'alten Krebs',
        einem: 'alten Krebs',
      },
      thing: { gender: 'f', nom: 'Mondperle', gen: 'Mondperle' },
      spot: { at: 'im kleinen Wrack', to: 'zum kleinen Wrack' },
      facts: {
        ask: 'Warum war der Palast dunkel?',
        cause: 'die Strömung rollte {thing.akk} fort',
        mended: 'auf allen Balkonen wurde es hell',
      },
      ...atEveryLevel({
        trouble: `
          @keeper Vor dem Palast lief {keeper} [seitwärts hin und her|auf und ab, seitwärts].
          @thing „Der Palast ist dunkel. {Thing} ist [fort|verschwunden]!“
          @cause „Die Strömung rollte {thing.akk} [weg|über die Kante].“
          @feeling {Keeper} war so besorgt, dass [beide Scheren klapperten|er vergaß, seitwärts zu gehen].
        `,
        worry: `
          Im Dunkeln stießen die Fische [zusammen|mit den Nasen aneinander] und sagten dauernd Verzeihung.
        `,
        mend: `
          @mended {Hero} legte {thing.akk} in die Schale am Tor, und auf allen Balkonen wurde es hell.
          Das Licht war [weich wie Milch|rund und weiß].
        `,
        joy: `
          Die Schnecken sangen. Es war [fast|beinahe] ein Lied.
        `,
      }),
    },
    'bell-clapper': {
      keeper: { gender: 'f', nom: 'Chorschnecke', gen: 'Chorschnecke' },
      thing: { gender: 'm', nom: 'Glockenklöppel', gen: 'Glockenklöppels' },
      spot: { at: 'im Tangwald', to: 'in den Tangwald' },
      facts: {
        ask: 'Warum wussten die Fische nicht, dass es Nacht war?',
        cause: '{thing} flog vor lauter Läuten davon',
        mended: 'die Glocke läutete und die Fische legten sich schlafen',
      },
      ...atEveryLevel({
        trouble: `
          @keeper Auf der Glocke saß {keeper} und [dirigierte nichts|hob den Taktstock vergebens].
          @thing „Die Glocke läutet nicht. {Thing} [fehlt|ist weg].“
          @cause „Wir haben so fröhlich geläutet, dass {thing} [davonflog|losflog].“
          @feeling {Keeper} war ganz verwirrt und [dirigierte einen Seestern|sang rückwärts].
        `,
        worry: `
          Keiner wusste, ob es Nacht war. Manche frühstückten [vorsichtshalber|schon einmal].
        `,
        mend: `
          @mended Mit {thing.dat} läutete die Glocke, und die Fische legten sich schlafen, Schwarm für Schwarm.
          Bong, machte es, [tief und blau|bis auf den Grund].
        `,
        joy: `
          {Keeper} verbeugte sich, [langsam|sehr lange]. Es gab Algenkeks.
        `,
      }),
    },
    'bubble-ring': {
      keeper: { gender: 'f', nom: 'Bäckergarnele', gen: 'Bäckergarnele' },
      thing: { gender: 'm', nom: 'Blasenring', gen: 'Blasenrings' },
      spot: { at: 'am Rand des Riffs', to: 'zum Rand des Riffs' },
      facts: {
        ask: 'Warum schwebten die Betten der kleinen Fische nicht?',
        cause: 'das Jüngste ließ {thing.akk} beim Spielen fallen',
        mended: 'Blasen stiegen auf und die Betten schwebten',
      },
      ...atEveryLevel({
        trouble: `
          @keeper In einer Backstube aus Muscheln stand {keeper}, [voller Mehl|mit zehn Schürzen].
          @thing „Ohne {thing.akk} gibt es keine Blasen, und ohne Blasen [schwebt kein Bett|liegen die Betten am Boden].“
          @cause „Mein Jüngstes spielte mit {thing.dat} und ließ ihn [fallen|los].“
          @feeling {Keeper} war traurig, und das Jüngste [noch mehr|saß unter dem Tisch].
        `,
        worry: `
          Die kleinen Fische lagen auf dem [harten Sand|Grund] und hatten lauter Körner im Kissen.
        `,
        mend: `
          @mended {Keeper} blies durch {thing.akk}, Blasen stiegen auf, und die Betten schwebten.
          In jedem lag ein kleiner Fisch und [blubberte|wurde gewiegt].
        `,
        joy: `
          Das Jüngste durfte [die letzte Blase|eine ganz große] machen. {Hero} auch.
        `,
      }),
    },
  },
}
