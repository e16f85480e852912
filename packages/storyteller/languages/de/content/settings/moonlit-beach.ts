import { atEveryLevel } from '../../../../first-set.ts'
import type { SettingContent } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const moonlitBeach: SettingContent<Noun, 'Moonlit Beach'> = {
  place: { name: 'der Mondstrand', in: 'am Mondstrand', to: 'an den Mondstrand', from: 'vom Mondstrand' },
  ...atEveryLevel({
    arrival: `
      @place Nasser Sand, blank wie ein Spiegel: Sie waren [am Mondstrand|endlich am Mondstrand].
      Die Boote lagen auf der Seite und [schliefen|atmeten].
      + Jede Muschel hörte zu.
      + Hinter {friend.dat} liefen die Spuren her und holten sie ein.
    `,
    life: `
      Bei Ebbe kommen hier [die Krebse zum Tanzen|alle zum Muschelflicken].
      + Ein Seestern zeigte in fünf Richtungen: Alle stimmten.
      + Am Steg trocknete jemand seine Flossen.
    `,
    way: `
      Sie gingen dort, wo das Wasser [gerade noch hinkommt|die Zehen kitzelt].
      Der Wind schmeckte nach [Salz und Fernweh|Salz und Apfel].
      + Eine Welle brachte ihnen einen Schuh. Sie gaben ihn zurück.
    `,
    thanks: `
      {Keeper} gab {hero.dat} [eine Muschel mit Meer darin|ein Stück Glas, rund gelutscht].
      + Die Boote nickten im Schlaf.
    `,
  }),
  troubles: {
    'lamp-shell': {
      keeper: { gender: 'm', nom: 'Einsiedlerkrebs', gen: 'Einsiedlerkrebses' },
      thing: { gender: 'f', nom: 'Lampenmuschel', gen: 'Lampenmuschel' },
      spot: { at: 'im tiefsten Gezeitentümpel', to: 'zum tiefsten Gezeitentümpel' },
      facts: {
        ask: 'Warum war der Leuchtturm dunkel?',
        cause: 'eine Welle borgte sich {thing.akk} aus',
        mended: 'der Lichtstrahl ging wieder rundherum',
      },
      ...atEveryLevel({
        trouble: `
          @keeper Am Leuchtturm wohnte {keeper}, und [heute wohnte er vor der Tür|er trug den Schlüssel um den Bauch].
          @thing „Der Turm ist dunkel. {Thing} ist [weg|fort]!“
          @cause „Eine Welle hat sich {thing.akk} [geborgt|ausgeborgt], ohne zu fragen.“
          @feeling {Keeper} war besorgt und [wechselte dreimal das Haus|lief im Kreis].
        `,
        worry: `
          Draußen tutete ein Schiff: [Wo seid ihr|Ist da wer]? Es klang klein.
        `,
        mend: `
          @mended {Thing} kam an ihren Platz, und der Lichtstrahl ging wieder [rundherum|ruhig rundherum].
          Das Schiff tutete: [Ach, da|Danke, danke].
        `,
        joy: `
          Die Welle kam zurück und legte [Bernstein auf die Schwelle|sich ganz flach hin].
        `,
      }),
    },
    'song-shell': {
      keeper: { gender: 'm', nom: 'Strandläufer', gen: 'Strandläufers' },
      thing: { gender: 'f', nom: 'Liedmuschel', gen: 'Liedmuschel' },
      spot: { at: 'unter dem alten Steg', to: 'zum alten Steg' },
      facts: {
        ask: 'Warum kamen die Wellen aus dem Takt?',
        cause: 'ein junger Krebs zog in {thing.akk} ein',
        mended: 'die Wellen rauschten wieder im Takt',
      },
      ...atEveryLevel({
        trouble: `
          @keeper Auf dünnen Beinen lief {keeper} [auf und ab|vor den Wellen her].
          @thing „Das Meer hat sein Lied vergessen. {Thing} ist [fort|weg].“
          @cause „Ein junger Krebs ist in {thing.akk} [eingezogen|hineingezogen], mit Gardinen.“
          @feeling {Keeper} war traurig und [ließ eine Welle über sich gehen|blieb zum ersten Mal stehen].
        `,
        worry: `
          Die Wellen stolperten. Eine kam [zu früh|rückwärts].
        `,
        mend: `
          @mended {Hero} hielt {thing.akk} ans Wasser, und die Wellen rauschten wieder im [Takt|Takt, schhh, und schhh].
          Das Meer summte, [erst die erste Strophe|von ganz weit draußen].
        `,
        joy: `
          Der junge Krebs bekam [eine leere Dose mit Aussicht|ein neues Haus mit zwei Zimmern].
        `,
      }),
    },
    'oar-peg': {
      keeper: { gender: 'm', nom: 'Fährotter', gen: 'Fährotters' },
      thing: { gender: 'm', nom: 'Silberzapfen', gen: 'Silberzapfens' },
      spot: { at: 'auf der Sandbank', to: 'zur Sandbank' },
      facts: {
        ask: 'Warum konnte das Mondboot nicht abfahren?',
        cause: '{thing} geriet zwischen das Treibholz',
        mended: 'das Mondboot glitt hinaus',
      },
      ...atEveryLevel({
        trouble: `
          @keeper Im Mondboot saß {keeper} mit [einem Ruder ohne Halt|verschränkten Pfoten].
          @thing „Das Ruder hält nicht. {Thing} ist [weg|verloren].“
          @cause „Ich habe aufgeräumt, und da geriet {thing} unter das [Treibholz|Treibholz am Strand].“
          @feeling {Keeper} schämte sich [bis in den nassen Bart|und schaute in die Wellen].
        `,
        worry: `
          Am Ufer warteten die Träume mit ihren [Köfferchen|kleinen Koffern]. Sie mussten heute noch hinüber.
        `,
        mend: `
          @mended {Thing} passte, klick, und das Mondboot glitt [hinaus|leise hinaus].
          Die Träume saßen in Reihen und [winkten|hielten die Koffer fest].
        `,
        joy: `
          Für {hero.akk} hob {keeper} [das Ruder|beide Ruder] zum Gruß.
        `,
      }),
    },
  },
}
