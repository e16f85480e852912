import { atEveryLevel } from '../../../../first-set.ts'
import type { SettingContent } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const secretGarden: SettingContent<Noun, 'Secret Garden'> = {
  place: { name: 'der Geheime Garten', in: 'im Geheimen Garten', to: 'in den Geheimen Garten', from: 'aus dem Geheimen Garten' },
  ...atEveryLevel({
    arrival: `
      @place Hinter der Efeumauer lag der Geheime Garten, [dämmrig und voller Düfte|und niemand hatte das Tor gehört].
      Die Beete [flüsterten|tuschelten], wie Beete es tun.
      + Eine Sonnenuhr stand da und hatte Feierabend.
      + „Riechst du das?“, fragte {friend}. „Das ist Minze.“
    `,
    life: `
      Am Abend gießt man sich hier [gegenseitig|die Füße].
      + Zwei Bienen kamen spät nach Hause und zogen die Schuhe aus.
      + Eine Schnecke maß nach, wie weit der Salat gewachsen war.
    `,
    way: `
      Sie gingen zwischen [hohen Malven|Rosen und Rhabarber] hindurch.
      Der Kies knirschte, als kaute [jemand Zwieback|er etwas].
      + Ein Kürbis rollte höflich [zur Seite|aus dem Weg].
    `,
    thanks: `
      {Keeper} gab {hero.dat} [ein Samenkorn ohne Namen|eine Ringelblume für den Knopf].
      + Alle Blumen nickten. Eine nickte ein.
    `,
  }),
  troubles: {
    'evening-seed': {
      keeper: { gender: 'm', nom: 'Gartenwichtel', gen: 'Gartenwichtels' },
      thing: { gender: 'm', nom: 'Abendsamen', gen: 'Abendsamens' },
      spot: { at: 'hinter dem alten Gewächshaus', to: 'zum alten Gewächshaus' },
      facts: {
        ask: 'Warum gingen die Blumen nicht zu?',
        cause: 'die Gießkanne kippte um und spülte {thing.akk} fort',
        mended: 'die Blumen schlossen sich eine nach der anderen',
      },
      ...atEveryLevel({
        trouble: `
          @keeper Zwischen den Beeten saß {keeper} auf [einem Eimer|der Harke].
          @thing „Sie gehen nicht zu. {Thing} ist [weg|fort].“
          @cause „Die Gießkanne kippte um und spülte {thing.akk} [davon|weg].“
          @feeling {Keeper} war müde, [müde bis in den Bart|so müde wie drei Wichtel].
        `,
        worry: `
          Die Blumen standen offen und hatten [Ringe unter den Blättern|ganz rote Augen].
        `,
        mend: `
          @mended {Keeper} steckte {thing.akk} in die Erde, und die Blumen schlossen sich eine nach der anderen.
          Es klang wie [lauter kleine Türen|ein langes Mmmh].
        `,
        joy: `
          Die Bienen teilten [den Abendhonig|ein Löffelchen Honig] mit allen.
        `,
      }),
    },
    'tuning-fork': {
      keeper: { gender: 'f', nom: 'Grillendirigentin', gen: 'Grillendirigentin' },
      thing: { gender: 'f', nom: 'Stimmgabel', gen: 'Stimmgabel' },
      spot: { at: 'unter den Rhabarberblättern', to: 'zu den Rhabarberblättern' },
      facts: {
        ask: 'Warum sang jede Grille etwas anderes?',
        cause: 'der Maulwurf baute {thing.akk} aus Versehen in eine Wand',
        mended: 'alle Grillen sangen dasselbe Lied',
      },
      ...atEveryLevel({
        trouble: `
          @keeper Auf einem Stein stand {keeper} und [raufte sich die Fühler|klopfte ab].
          @thing „Ohne {thing.akk} singt jede [etwas anderes|für sich].“
          @cause „Der Maulwurf baute {thing.akk} aus Versehen in eine [Wand|Mauer] ein.“
          @feeling {Keeper} war so verwirrt, dass [auch der Stock falsch ging|sie sich vor einem Pilz verbeugte].
        `,
        worry: `
          Die eine sang einen Walzer, [die andere ein Kochrezept|die andere vom Wetter].
        `,
        mend: `
          @mended Ein heller Ton von {thing.dat}, und alle Grillen sangen dasselbe [Lied|Abendlied].
          Es war, als hätte jemand [den Abend gestimmt|die Luft gebügelt].
        `,
        joy: `
          Der Maulwurf saß in der ersten Reihe und [weinte gern|schämte sich nur noch wenig].
        `,
      }),
    },
    'ivy-key': {
      keeper: { gender: 'f', nom: 'Türschnecke', gen: 'Türschnecke' },
      thing: { gender: 'm', nom: 'Efeuschlüssel', gen: 'Efeuschlüssels' },
      spot: { at: 'neben der Sonnenuhr', to: 'zur Sonnenuhr' },
      facts: {
        ask: 'Warum kam der Abendwind nicht in den Garten?',
        cause: 'der Efeu zog {thing.akk} beim Wachsen mit hinauf',
        mended: 'das Tor ging auf und der Abendwind kam herein',
      },
      ...atEveryLevel({
        trouble: `
          @keeper Am Tor klebte {keeper} und [seufzte silbern|hatte einen Knoten im Hals].
          @thing „Das Tor klemmt, und {thing} ist [weg|nicht am Haken].“
          @cause „Der Efeu zog {thing.akk} mit hinauf, als er [wuchs|in die Höhe ging].“
          @feeling {Keeper} schämte sich und [verschwand halb im Haus|kroch ins eigene Haus].
        `,
        worry: `
          Draußen stand der Abendwind und [trat von einem Fuß auf den anderen|klopfte bescheiden].
        `,
        mend: `
          @mended Mit {thing.dat} ging das Tor auf, und der Abendwind kam [herein|endlich herein].
          Er strich über jedes Beet, [wie eine Hand über eine Decke|von links nach rechts].
        `,
        joy: `
          Alle Blätter wurden [gekämmt|einmal umgedreht]. Das kitzelte.
        `,
      }),
    },
  },
}
