import { atEveryLevel } from '../../../../first-set.ts'
import type { SettingContent } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const starlitMeadow: SettingContent<Noun, 'Starlit Meadow'> = {
  place: { name: 'die Sternenwiese', in: 'auf der Sternenwiese', to: 'auf die Sternenwiese', from: 'von der Sternenwiese' },
  ...atEveryLevel({
    arrival: `
      @place Weit und dunkel lag sie da, die Sternenwiese, und [der Himmel reichte bis zum Gras|oben war alles voller Sterne].
      Das Gras war hoch und [nass vom Tau|voller Tau].
      + Eine Vogelscheuche kannte alle Sternbilder mit Vornamen.
      + „Wo hört der Himmel auf?“, fragte {friend}. Es war schwer zu sagen.
    `,
    life: `
      Nachts sitzen hier die Grashüpfer und [stimmen die Geigen|reden vom Wetter].
      + Eine Spinne legte Wäsche aus, lauter Tröpfchen.
      + Ein Falter schaute durch ein Rohr und schrieb etwas auf.
    `,
    way: `
      Die Halme teilten sich vor ihnen, [schhh|wie Leute, die Platz machen].
      Es roch nach Klee und nach [kaltem Silber|Sommer].
      + Über ihnen fiel ein Stern um und stand wieder auf.
    `,
    thanks: `
      {Keeper} gab {hero.dat} [ein Gräschen mit einem Tropfen|einen Löffel Sternenlicht].
      + Die Vogelscheuche zog den Hut. Darin wohnte jemand.
    `,
  }),
  troubles: {
    'smallest-star': {
      keeper: { gender: 'm', nom: 'Sternenfalter', gen: 'Sternenfalters' },
      thing: {
        gender: 'm',
        nom: 'kleinste Stern',
        gen: 'kleinsten Sterns',
        akk: 'kleinsten Stern',
        dat: 'kleinsten Stern',
        ein: 'kleinster Stern',
        einen: 'kleinsten Stern',
        einem: 'kleinsten Stern',
      },
      spot: { at: 'im hohen Gras bei der Vogelscheuche', to: 'zur Vogelscheuche' },
      facts: {
        ask: 'Warum war ein Loch im Bild des Himmels?',
        cause: '{thing} beugte sich zu weit hinaus und fiel',
        mended: 'der Stern kletterte wieder an seinen Platz',
      },
      ...atEveryLevel({
        trouble: `
          @keeper Hinter einem Fernrohr saß {keeper} und [putzte sich die Nase|zählte noch einmal].
          @thing „Da oben fehlt einer: {thing}! [Sieh das Loch|Genau da]!“
          @cause „Er wollte uns besser sehen, beugte sich zu weit hinaus und [fiel|fiel herunter].“
          @feeling {Keeper} war traurig. „Er ist noch [so neu|so klein].“
        `,
        worry: `
          Der Große Bär hatte nun [nur noch drei Pfoten|ein Loch im Fell].
        `,
        mend: `
          @mended {Hero} hob {thing.akk} hoch, und der Stern kletterte wieder an seinen [Platz|Platz zurück].
          Man sah ihn winken, [blink|blink, blink].
        `,
        joy: `
          Alle legten sich ins Gras und [schauten nur|sagten eine Weile nichts].
        `,
      }),
    },
    'silver-needle': {
      keeper: { gender: 'f', nom: 'Tauspinne', gen: 'Tauspinne' },
      thing: { gender: 'f', nom: 'Silbernadel', gen: 'Silbernadel' },
      spot: { at: 'beim einsamen Stein', to: 'zum einsamen Stein' },
      facts: {
        ask: 'Warum hing kein Tau am Gras?',
        cause: 'die Spinne legte {thing.akk} weg und vergaß, wohin',
        mended: 'tausend Tropfen hingen wieder am Gras',
      },
      ...atEveryLevel({
        trouble: `
          @keeper Mitten in einem Körbchen voller Tropfen saß {keeper} und [ließ die Beine hängen|suchte unter jedem Bein].
          @thing „Ich kann den Tau nicht annähen. {Thing} ist [weg|fort].“
          @cause „Ich legte {thing.akk} nur kurz weg. [Und das war das|Nur ganz kurz].“
          @feeling {Keeper} schämte sich mit [allen acht Augen|acht roten Knien].
        `,
        worry: `
          Die Tropfen rollten herum und [fragten, wohin sie gehören|wurden langsam warm].
        `,
        mend: `
          @mended Hin und her ging die Nadel, und tausend Tropfen hingen wieder am [Gras|Gras, einer je Halm].
          In jedem war [ein kleiner Mond|der ganze Himmel].
        `,
        joy: `
          Die letzten drei durfte {hero} [selbst annähen|hinhängen]. Einer hing schief und war der schönste.
        `,
      }),
    },
    'fiddle-bow': {
      keeper: {
        gender: 'm',
        nom: 'alte Grashüpfer',
        gen: 'alten Grashüpfers',
        akk: 'alten Grashüpfer',
        dat: 'alten Grashüpfer',
        ein: 'alter Grashüpfer',
        einen: 'alten Grashüpfer',
        einem: 'alten Grashüpfer',
      },
      thing: { gender: 'm', nom: 'Geigenbogen', gen: 'Geigenbogens' },
      spot: { at: 'zwischen den Mohnblumen', to: 'zu den Mohnblumen' },
      facts: {
        ask: 'Warum gab es keinen Gutenachtwalzer?',
        cause: 'ein Löwenzahnschirm trug {thing.akk} davon',
        mended: 'alle wiegten sich zum Walzer',
      },
      ...atEveryLevel({
        trouble: `
          @keeper Auf einem Halm saß {keeper}, [die Geige unterm Kinn|und zupfte an einer Saite].
          @thing „Kein Walzer heute. {Thing} ist [fort|weggeflogen].“
          @cause „Ein Löwenzahnschirm blieb an {thing.dat} hängen und trug ihn [davon|in die Luft].“
          @feeling {Keeper} war traurig. Man hörte es [am Zupfen|an jedem Ton].
        `,
        worry: `
          Ohne Walzer standen die Mohnblumen da und wussten nicht, [wohin mit den Köpfen|wie man sich wiegt].
        `,
        mend: `
          @mended {Keeper} strich mit {thing.dat} über die Saiten, und alle wiegten sich zum Walzer.
          Eins, zwei, drei, [das Gras|die ganze Wiese] tanzte im Liegen.
        `,
        joy: `
          Sogar die Vogelscheuche tanzte, [auf ihrem einen Bein|und zwar gut].
        `,
      }),
    },
  },
}
