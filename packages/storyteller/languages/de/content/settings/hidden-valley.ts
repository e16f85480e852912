import { atEveryLevel } from '../../../../first-set.ts'
import type { SettingContent } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const hiddenValley: SettingContent<Noun, 'Hidden Valley'> = {
  place: { name: 'das Verborgene Tal', in: 'im Verborgenen Tal', to: 'ins Verborgene Tal', from: 'aus dem Verborgenen Tal' },
  ...atEveryLevel({
    arrival: `
      @place Die Hügel rückten zur Seite, und sie waren [im Verborgenen Tal|schon im Verborgenen Tal].
      Steinmauern lehnten aneinander [wie alte Leute auf einer Bank|und stützten sich].
      + Der Bach erzählte eine Geschichte. Sie war lang.
      + Es roch nach Heu, und irgendwo gab es [Suppe|Brot].
    `,
    life: `
      Hier faltet man abends [den Tag zusammen|den Nebel auf].
      + Zwei Steine erzählten sich einen Witz. Er dauert ein Jahr.
      + Eine Gans stand da und dachte nach.
    `,
    way: `
      Sie gingen den Bach entlang, [von Stein zu Stein|immer dem Murmeln nach].
      Der Nebel kam bis zum Knie und [schaute zu|ging wieder].
      + Frösche übten im Graben, aber nur die Anfänge.
    `,
    thanks: `
      {Keeper} gab {hero.dat} [einen Stein mit einem Loch zum Durchgucken|einen warmen kleinen Stein].
      + Der Bach sagte ihre Namen, um sie nicht zu vergessen.
    `,
  }),
  troubles: {
    'mist-shuttle': {
      keeper: { gender: 'f', nom: 'Nebelweberin', gen: 'Nebelweberin' },
      thing: { gender: 'n', nom: 'Nebelschiffchen', gen: 'Nebelschiffchens' },
      spot: { at: 'hinter dem Wasserfall', to: 'zum Wasserfall' },
      facts: {
        ask: 'Warum war ein Loch in der Nebeldecke?',
        cause: 'der Bach nahm {thing.akk} mit',
        mended: 'die Nebeldecke schloss sich',
      },
      ...atEveryLevel({
        trouble: `
          @keeper Auf einem Torpfosten saß {keeper}, eine Spinne, [grau wie Wolle|alt wie die Mauern].
          @thing „Meine Decke hat ein Loch, und {thing} ist [weg|fort].“
          @cause „Ich wollte es nur waschen, da nahm der Bach {thing.akk} [mit|gleich mit].“
          @feeling {Keeper} war müde, in [allen acht Knien|jedem einzelnen Bein].
        `,
        worry: `
          Der Mond schien allen [mitten ins Gesicht|ins Bett]. Die Hühner frühstückten schon wieder.
        `,
        mend: `
          @mended Hin und her flog {thing}, und die Nebeldecke [schloss sich|schloss sich über dem Tal].
          Das Loch war ein Teller, eine Tasse, [eine Erbse|ein Knopf], und dann nichts mehr.
        `,
        joy: `
          Es gab warme Milch im [Dunkeln|Dunkeln, nach Gehör].
        `,
      }),
    },
    'last-letter': {
      keeper: { gender: 'f', nom: 'Postschwalbe', gen: 'Postschwalbe' },
      thing: {
        gender: 'm',
        nom: 'letzte Brief',
        gen: 'letzten Briefs',
        akk: 'letzten Brief',
        dat: 'letzten Brief',
        ein: 'letzter Brief',
        einen: 'letzten Brief',
        einem: 'letzten Brief',
      },
      spot: { at: 'auf der alten Hängebrücke', to: 'zur alten Hängebrücke' },
      facts: {
        ask: 'Warum wartete jemand vergeblich auf Post?',
        cause: 'der Wind zog {thing.akk} aus der Tasche',
        mended: 'der letzte Brief wurde vorgelesen',
      },
      ...atEveryLevel({
        trouble: `
          @keeper Vom Himmel kam {keeper}, [die Tasche verkehrt herum|ganz außer Atem].
          @thing „Einundvierzig ausgetragen, aber {thing} ist [weg|verloren].“
          @cause „Der Wind zog {thing.akk} aus der [Tasche|Posttasche], einfach so.“
          @feeling {Keeper} war traurig und weinte [ordentlich, ins Taschentuch|im Stehen].
        `,
        worry: `
          Am letzten Haus saß eine alte Maulwürfin. Ihr Tee war [kalt|längst kalt].
        `,
        mend: `
          @mended Auf der Schwelle, im Lampenlicht, wurde der letzte Brief [vorgelesen|laut vorgelesen].
          „Schlaf gut, du alte Schaufel“, stand darin. „[Der Mond ist auch hier dick|Dein Bruder].“
        `,
        joy: `
          Sie schrieb gleich zurück: [„Du auch.“|„Gleichfalls.“] Das Porto roch nach Pflaume.
        `,
      }),
    },
    'smallest-bell': {
      keeper: { gender: 'm', nom: 'Glockenzwerg', gen: 'Glockenzwergs' },
      thing: {
        gender: 'f',
        nom: 'kleinste Glocke',
        gen: 'kleinsten Glocke',
        akk: 'kleinste Glocke',
        dat: 'kleinsten Glocke',
        ein: 'kleinste Glocke',
        einen: 'kleinste Glocke',
        einem: 'kleinsten Glocke',
      },
      spot: { at: 'im Schilf am Teich', to: 'zum Teich mit dem Schilf' },
      facts: {
        ask: 'Warum fehlte dem Abendläuten ein Ton?',
        cause: '{thing} rollte aus Spaß den Hang hinunter',
        mended: 'das Abendläuten war wieder ganz',
      },
      ...atEveryLevel({
        trouble: `
          @keeper Bim, bam, bom, machte es, und dann kam {keeper} [gelaufen|und hielt sich den Bart].
          @thing „Das *Bing* fehlt! {Thing} ist [fort|weg]!“
          @cause „Beim Putzen rollte {thing} den Hang hinunter, [aus Spaß|nur zum Spaß].“
          @feeling {Keeper} war verwirrt und [hatte den Hut auf einer Glocke|zählte jede Glocke zweimal].
        `,
        worry: `
          Ohne *Bing* weiß der Tag nicht, [dass er aus ist|wie man aufhört]. Die Kuh ging schon zum vierten Mal ins Bett.
        `,
        mend: `
          @mended Bim, bam, bom, *bing*: Das Abendläuten war wieder [ganz|ganz und gar heil].
          Der kleine Ton lief den Hang hinauf und [machte das Licht aus|holte die Nacht].
        `,
        joy: `
          Und weil der Hang da war, [rollten alle einmal hinunter|probierten es alle]. Aus Spaß.
        `,
      }),
    },
  },
}
