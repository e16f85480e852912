import { atEveryLevel } from '../../../../first-set.ts'
import type { SettingContent } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const rainbowBridge: SettingContent<Noun, 'Rainbow Bridge'> = {
  place: { name: 'die Regenbogenbrücke', in: 'auf der Regenbogenbrücke', to: 'auf die Regenbogenbrücke', from: 'von der Regenbogenbrücke' },
  ...atEveryLevel({
    arrival: `
      @place Sieben Bahnen, sieben Farben: Sie standen [auf der Regenbogenbrücke|am Anfang, auf der Regenbogenbrücke].
      Der Boden war [weich wie Marmelade|warm und ein wenig feucht].
      + Auf Leitern saßen Maler und pfiffen.
      + Der Regen hier kitzelt. {Friend} kicherte schon.
    `,
    life: `
      Wer hier wohnt, hat [Farbe an den Ohren|immer einen Pinsel dabei].
      + Eine alte Dame ging nur auf Grün, aus Prinzip.
      + Zwei Tropfen spielten Fangen auf Gelb.
    `,
    way: `
      Sie gingen über [Orange und dann über Blau|alle sieben Bahnen], und jede klang anders.
      Unter ihnen war [ein Tal voll Abend|sehr viel Himmel].
      + Auf Violett musste man leise gehen. Violett schläft früh.
    `,
    thanks: `
      {Keeper} malte {hero.dat} [einen Punkt auf die Nase|einen kleinen Bogen in die Hand].
      + Die Maler schwenkten die Mützen. Es spritzte.
    `,
  }),
  troubles: {
    'smallest-brush': {
      keeper: { gender: 'm', nom: 'Malerfrosch', gen: 'Malerfrosches' },
      thing: {
        gender: 'm',
        nom: 'kleinste Pinsel',
        gen: 'kleinsten Pinsels',
        akk: 'kleinsten Pinsel',
        dat: 'kleinsten Pinsel',
        ein: 'kleinster Pinsel',
        einen: 'kleinsten Pinsel',
        einem: 'kleinsten Pinsel',
      },
      spot: { at: 'am Fuß der Brücke', to: 'zum Fuß der Brücke' },
      facts: {
        ask: 'Warum war ein Loch in der Brücke?',
        cause: 'der Regen spülte {thing.akk} über den Rand',
        mended: 'das Loch in der Brücke schloss sich',
      },
      ...atEveryLevel({
        trouble: `
          @keeper Auf einer Leiter klebte {keeper} und [hielt einen zu großen Pinsel|schaute in die Tiefe].
          @thing „Für das Feine brauche ich {thing.akk}, und nun [fehlt er|ist er weg].“
          @cause „Der Regen spülte {thing.akk} über den [Rand|Rand hinunter].“
          @feeling {Keeper} war besorgt: „Hier ist ein Loch. [Gleich fällt einer durch|Siehst du]!“
        `,
        worry: `
          Davor stand eine Ente und [rechnete|traute sich nicht hinüber].
        `,
        mend: `
          @mended Ein Strich, ein zweiter, und das Loch in der Brücke schloss sich.
          Die Ente ging hinüber und [sah sich nicht um|sagte nur: Na also].
        `,
        joy: `
          {Hero} durfte [den letzten Tupfer|ein Stück Blau] malen. Man sieht ihn heute noch.
        `,
      }),
    },
    'bridge-whistle': {
      keeper: { gender: 'm', nom: 'Brückendachs', gen: 'Brückendachses' },
      thing: { gender: 'f', nom: 'Brückenpfeife', gen: 'Brückenpfeife' },
      spot: { at: 'auf der untersten Malerleiter', to: 'zur untersten Malerleiter' },
      facts: {
        ask: 'Warum ging niemand über die Brücke?',
        cause: '{thing} fiel beim Grüßen in den Nebel',
        mended: 'alle gingen der Reihe nach hinüber',
      },
      ...atEveryLevel({
        trouble: `
          @keeper In der Mitte stand {keeper} und [winkte mit allen Armen|hatte den Überblick verloren].
          @thing „Ohne {thing.akk} weiß keiner, wer [dran ist|an der Reihe ist].“
          @cause „Ich sagte Guten Abend, da fiel {thing} in den [Nebel|Nebel hinunter].“
          @feeling {Keeper} war so verwirrt, dass [er eine Wolke durchwinkte|er sich selbst anhielt].
        `,
        worry: `
          „Nach Ihnen“, sagten alle. „Nein, [nach Ihnen|bitte, nach Ihnen].“ So ging es seit Stunden.
        `,
        mend: `
          @mended {Keeper} pfiff, und alle gingen der Reihe nach [hinüber|hinüber, erst die Kleinen].
          Ein Pfiff für Rot, [zwei für Blau|ein langer für die Oma auf Grün].
        `,
        joy: `
          Auf der anderen Seite [umarmten sich alle|sagten alle noch einmal Guten Abend].
        `,
      }),
    },
    'sun-glass': {
      keeper: {
        gender: 'm',
        nom: 'jüngste Regentropfen',
        gen: 'jüngsten Regentropfens',
        akk: 'jüngsten Regentropfen',
        dat: 'jüngsten Regentropfen',
        ein: 'jüngster Regentropfen',
        einen: 'jüngsten Regentropfen',
        einem: 'jüngsten Regentropfen',
      },
      thing: { gender: 'n', nom: 'Sonnenglas', gen: 'Sonnenglases' },
      spot: { at: 'unter dem dritten Bogen', to: 'zum dritten Bogen' },
      facts: {
        ask: 'Warum wurde die Brücke blass?',
        cause: 'der Tropfen putzte {thing.akk} viel zu eifrig',
        mended: 'die Farben kamen zurück',
      },
      ...atEveryLevel({
        trouble: `
          @keeper Vor ihnen zitterte {keeper}, [rund und blank|kaum größer als eine Träne].
          @thing „Die Brücke wird blass, und {thing} ist [weg|fort]!“
          @cause „Ich habe {thing.akk} so eifrig geputzt, da rutschte es [davon|mir weg].“
          @feeling {Keeper} schämte sich und wurde [ganz trüb|noch kleiner].
        `,
        worry: `
          Rot sah schon aus wie Rosa, und Gelb wie [Vanille|nichts].
        `,
        mend: `
          @mended {Hero} stellte {thing.akk} ins letzte Licht, und die Farben kamen [zurück|zurück, alle sieben].
          Blau kam zuletzt, [mit Schwung|als hätte es sich verlaufen].
        `,
        joy: `
          Die großen Tropfen sagten: „Das passiert. [Uns auch|Mir erst gestern].“
        `,
      }),
    },
  },
}
