import { atEveryLevel } from '../../../../first-set.ts'
import type { SettingContent } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const wizardsTower: SettingContent<Noun, "Wizard's Tower"> = {
  place: { name: 'der Zaubererturm', in: 'im Zaubererturm', to: 'in den Zaubererturm', from: 'aus dem Zaubererturm' },
  ...atEveryLevel({
    arrival: `
      @place Schief und hoch ragte er auf, und dann standen sie [im Zaubererturm|drinnen im Zaubererturm].
      Der Zauberer war im Urlaub. Die Treppe [dachte nach|überlegte, ob sie aufstehen soll].
      + Ein Besen sah sie von oben bis unten an.
      + Es roch nach Rauch, Minze und [gestern|nassem Hut].
    `,
    life: `
      Hier hat alles eine [Meinung|eigene Meinung]: die Töpfe, die Tür, der Teppich.
      + Ein Spiegel übte Grimassen.
      + Im Schrank schnarchte ein Mantel mit Sternen.
    `,
    way: `
      Die Stufen zählten leise mit, [siebzehn, achtzehn|und verzählten sich].
      Ein Fenster zeigte [den Mond von hinten|das Meer, obwohl keines da war].
      + Auf dem Geländer saß ein Globus und drehte sich weg.
    `,
    thanks: `
      {Keeper} gab {hero.dat} [ein Fläschchen Sonntag|einen Knopf vom Zaubermantel].
      + Die Tür verbeugte sich und ging dabei fast aus den Angeln.
    `,
  }),
  troubles: {
    'wooden-spoon': {
      keeper: { gender: 'm', nom: 'Zauberbesen', gen: 'Zauberbesens' },
      thing: { gender: 'm', nom: 'Kochlöffel', gen: 'Kochlöffels' },
      spot: { at: 'auf der neunundneunzigsten Stufe', to: 'zur neunundneunzigsten Stufe' },
      facts: {
        ask: 'Warum kochte die Schlafsuppe über?',
        cause: '{thing} lief davon, weil die Suppe immer so heiß war',
        mended: 'die Schlafsuppe köchelte wieder ruhig',
      },
      ...atEveryLevel({
        trouble: `
          @keeper „Füße abtreten“, sagte {keeper} und [fegte ihnen darüber|schüttelte sich].
          @thing „Die Schlafsuppe kocht über, und {thing} ist [fort|weg].“
          @cause „Ausgerissen ist er, weil die Suppe immer so [heiß|brühheiß] war.“
          @feeling {Keeper} war besorgt, [alle Borsten standen ab|man sah es an den Borsten].
        `,
        worry: `
          Wo die Suppe hintropfte, schlief [der Boden ein|gerade die dritte Stufe ein].
        `,
        mend: `
          @mended Dreimal rührte {thing}, und die Schlafsuppe köchelte wieder [ruhig|ruhig vor sich hin].
          Blubb, machte sie, [mit Gähnen dazwischen|weich und langsam].
        `,
        joy: `
          {Thing} bekam einen [eigenen Topflappen|Schal aus Wolle]. Das war ihm wichtig.
        `,
      }),
    },
    'hat-star': {
      keeper: { gender: 'm', nom: 'Froschlehrling', gen: 'Froschlehrlings' },
      thing: { gender: 'm', nom: 'Hutstern', gen: 'Hutsterns' },
      spot: { at: 'unter dem Fernrohr', to: 'zum Fernrohr' },
      facts: {
        ask: 'Warum kamen alle Zaubersprüche verkehrt herum heraus?',
        cause: 'ein Faden ging auf und {thing} fiel vom Hut',
        mended: 'die Zaubersprüche stimmten wieder',
      },
      ...atEveryLevel({
        trouble: `
          @keeper Unter einem riesigen Hut saß {keeper} und [drückte die Daumen|sagte: dnebA netuG].
          @thing „Am Hut fehlt {thing}. Nun ist alles [verkehrt|verdreht].“
          @cause „Ein Faden ging auf, und {thing} [fiel|purzelte] vom Hut.“
          @feeling {Keeper} war verwirrt und [hatte die Schuhe auf dem Kopf|grüßte mit dem Fuß].
        `,
        worry: `
          Wer Licht zauberte, bekam [Dunkel|ein Loch]. Wer Kuchen zauberte, bekam Hunger.
        `,
        mend: `
          @mended Mit drei Stichen saß {thing} fest, und die Zaubersprüche stimmten [wieder|wieder, Wort für Wort].
          „Abrakadabra“, sagte der Hut, und [es wurde gemütlich|das Feuer ging an].
        `,
        joy: `
          Es gab [Kuchen, richtig herum|Torte mit dem Boden unten].
        `,
      }),
    },
    'rhyme-slip': {
      keeper: { gender: 'm', nom: 'Türklopfer', gen: 'Türklopfers' },
      thing: { gender: 'm', nom: 'Reimzettel', gen: 'Reimzettels' },
      spot: { at: 'in der Schublade, die gähnt', to: 'zur Schublade, die gähnt' },
      facts: {
        ask: 'Warum gingen die Treppen nur hinauf?',
        cause: 'jemand schob {thing.akk} unter einen wackligen Tisch',
        mended: 'die Treppen gingen wieder auch hinunter',
      },
      ...atEveryLevel({
        trouble: `
          @keeper An der Tür hing {keeper} und [sprach mit dem Ring im Mund|gähnte eisern].
          @thing „Die Treppen gehen nur hinauf. {Thing} ist [weg|nirgends].“
          @cause „Einer schob {thing.akk} unter einen Tisch, der [wackelte|zu sehr wackelte].“
          @feeling {Keeper} war müde vom vielen [Öffnen|Klopfen] und hing ganz schlaff.
        `,
        worry: `
          Oben war es sehr voll. Unten war [niemand mehr|nur noch ein Hut].
        `,
        mend: `
          @mended {Hero} las {thing.akk} vor, und die Treppen gingen wieder auch [hinunter|hinunter, Stufe für Stufe].
          Alle kamen herab, [Hand in Hand|wie ein langsamer Wasserfall].
        `,
        joy: `
          Der Tisch durfte ab heute [wackeln|tanzen]. Das hatte er immer gewollt.
        `,
      }),
    },
  },
}
