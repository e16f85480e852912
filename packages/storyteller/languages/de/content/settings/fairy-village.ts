import { atEveryLevel } from '../../../../first-set.ts'
import type { SettingContent } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const fairyVillage: SettingContent<Noun, 'Fairy Village'> = {
  place: { name: 'das Feendorf', in: 'im Feendorf', to: 'ins Feendorf', from: 'aus dem Feendorf' },
  ...atEveryLevel({
    arrival: `
      @place Zwischen den Gräsern lag das Feendorf, [lauter Pilzhäuser mit Lampen aus Tau|nicht größer als ein Tischtuch].
      Die Mühle am Bach [klapperte leise|drehte sich im Halbschlaf].
      + Es roch nach Brot und nach [Puder|Veilchen].
      + „Zieh den Bauch ein“, sagte {friend}. „Hier ist alles klein.“
    `,
    life: `
      Die Feen hängen abends [die Flügel an den Haken|ihre Schuhe an die Halme].
      + Eine Fee schimpfte mit einer Hummel, die falsch geparkt hatte.
      + Ein Feenkind wollte noch nicht ins Bett. Es war schon darin.
    `,
    way: `
      Der Weg war so schmal wie [ein Lineal|eine Schnur]. Man ging auf den Zehen.
      Glühwürmchen hielten [ihnen die Lampe|Wache].
      + Ein Gänseblümchen machte vor ihnen zu: Feierabend.
    `,
    thanks: `
      {Keeper} gab {hero.dat} [einen Fingerhut voll Staub|einen Krümel, der nie kleiner wird].
      + Alle winkten, und manche vergaßen dabei zu fliegen. Plumps.
    `,
  }),
  troubles: {
    sieve: {
      keeper: { gender: 'f', nom: 'Feenmüllerin', gen: 'Feenmüllerin' },
      thing: {
        gender: 'n',
        nom: 'kleinste Sieb',
        gen: 'kleinsten Siebs',
        akk: 'kleinste Sieb',
        dat: 'kleinsten Sieb',
        ein: 'kleinstes Sieb',
        einen: 'kleinstes Sieb',
        einem: 'kleinsten Sieb',
      },
      spot: { at: 'unter dem letzten Pilz des Dorfes', to: 'zum letzten Pilz des Dorfes' },
      facts: {
        ask: 'Warum gab es heute keinen Schlafstaub?',
        cause: 'jemand lieh {thing.akk} aus, und keiner wusste mehr wer',
        mended: 'der Schlafstaub rieselte und alle gähnten',
      },
      ...atEveryLevel({
        trouble: `
          @keeper Vor der Mühle saß {keeper} auf [einem Sack|der Schwelle].
          @thing „Kein Schlafstaub heute. {Thing} ist [weg|nicht da].“
          @cause „Jemand hat {thing.akk} ausgeliehen, und keiner weiß mehr, [wer|wer es war].“
          @feeling {Keeper} war so müde, dass [die Flügel am Boden lagen|sie beim Reden stehen blieb].
        `,
        worry: `
          Die Feenkinder hüpften auf den Betten, [mit großen Augen|schon seit gestern].
        `,
        mend: `
          @mended Durch {thing.akk} rieselte der Schlafstaub, und alle gähnten, [das ganze Dorf|sogar der Bach].
          Fein und golden sank er [auf die Dächer|durch die Schornsteine].
        `,
        joy: `
          {Keeper} schlief im Stehen ein, mit [einem Lächeln|einem Pfannkuchen in der Hand].
        `,
      }),
    },
    thimble: {
      keeper: { gender: 'm', nom: 'Feenbäcker', gen: 'Feenbäckers' },
      thing: { gender: 'm', nom: 'Fingerhut', gen: 'Fingerhuts' },
      spot: { at: 'am Mühlbach', to: 'zum Mühlbach' },
      facts: {
        ask: 'Warum stieg der Teig über die Dächer?',
        cause: 'eine Maus hielt {thing.akk} für einen Hut',
        mended: 'der Teig sank zusammen und das Brot duftete',
      },
      ...atEveryLevel({
        trouble: `
          @keeper Aus einem Berg von Teig schaute {keeper}, [weiß bis zu den Wimpern|gerade noch mit dem Kopf].
          @thing „Ohne {thing.akk} kann ich nicht [messen|abmessen].“
          @cause „Eine Maus hielt {thing.akk} für einen Hut und [trug ihn davon|ging damit spazieren].“
          @feeling {Keeper} war sehr besorgt. „Gleich ist er [am Kirchturm|bei der Schule]!“
        `,
        worry: `
          Der Teig hatte schon [drei Häuser|die Post und den Bürgermeister] verschluckt, ganz sanft.
        `,
        mend: `
          @mended Ein Maß Salz mit {thing.dat}, der Teig sank zusammen, und das Brot [duftete|duftete herrlich].
          Der Bürgermeister kam heraus und [hatte Mehl im Ohr|lobte die Wärme].
        `,
        joy: `
          Es gab Brot für [ein ganzes Jahr|alle], und die Maus bekam eine Mütze.
        `,
      }),
    },
    'music-crank': {
      keeper: {
        gender: 'f',
        nom: 'älteste Fee',
        gen: 'ältesten Fee',
        akk: 'älteste Fee',
        dat: 'ältesten Fee',
        ein: 'älteste Fee',
        einen: 'älteste Fee',
        einem: 'ältesten Fee',
      },
      thing: { gender: 'f', nom: 'Spieluhrkurbel', gen: 'Spieluhrkurbel' },
      spot: { at: 'im hohlen Eichbaum', to: 'zum hohlen Eichbaum' },
      facts: {
        ask: 'Warum hatte das Dorf kein Schlaflied?',
        cause: 'die Kinder nahmen {thing.akk} als Angelhaken',
        mended: 'die Spieluhr spielte wieder',
      },
      ...atEveryLevel({
        trouble: `
          @keeper Neben einer großen Spieluhr saß {keeper} in [drei Schals|einem Schaukelstuhl].
          @thing „Sie spielt nicht. {Thing} ist [weg|fort], Herzchen.“
          @cause „Die Kinder nahmen {thing.akk} als Angelhaken. [Gefangen haben sie nichts|Ach ja].“
          @feeling {Keeper} war traurig, aber [sie schaukelte trotzdem|nur mit den Augen].
        `,
        worry: `
          Ohne Lied lag das Dorf da und [hörte den eigenen Magen|wusste nicht, wie man einschläft].
        `,
        mend: `
          @mended Mit {thing.dat} drehte sie einmal herum, und die Spieluhr spielte [wieder|wieder, ein bisschen verstimmt und sehr schön].
          Plim, plam, machte es, und die Lampen [nickten|wurden klein].
        `,
        joy: `
          Die Kinder durften auch [einmal kurbeln|drehen], jedes sieben Töne.
        `,
      }),
    },
  },
}
