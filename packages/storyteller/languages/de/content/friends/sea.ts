import type { FriendsOf } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const sea: FriendsOf<Noun, 'sea'> = {
  Dolphin: {
    noun: { gender: 'm', nom: 'Delfin', gen: 'Delfins' },
    facts: { help: 'der Delfin klickte und fand den Weg' },
    beginner: {
      arrives: `
        In der Badewanne [platschte|sprang] es. Dann platschte es noch einmal.
        @friend Ein Delfin sah über den Rand. „Hallo, hallo“, sagte er. „[Komm mit, komm mit|Schnell, schnell].“
        + Er sagte alles zweimal, zweimal.
        + „Bist du {hero}, bist du {hero}?“, fragte er und schlug ein Rad.
        + Das Wasser war nun an der Decke.
        + „{Place.in} ist jemand traurig, sehr traurig“, sagte der Delfin.
        + Ein Purzelbaum, und der Teppich war nass.
        + „Ich kann nicht anders“, sagte er, „nicht anders.“
        + Sein Lachen klang wie Klick, klick, klick.
      `,
      alone: `
        @friend Der Delfin sprang in der Bucht und sagte [gute Nacht, gute Nacht|der Sonne leb wohl].
        Er wollte still liegen. Da kam schon der nächste [Purzelbaum|Sprung].
        + Einmal hoch, einmal herum, einmal platsch.
        + „Noch einer“, sagte er, „noch einer.“
        + Eine Krabbe hielt sich an einem Stein fest.
        + Er schlief mit einem Auge. Das andere wollte spielen.
        + Da hörte er etwas, {place.from}.
        + „Ich komme“, rief er, „ich komme!“
      `,
      dry: `
        Eine Regenwolke trug den Delfin. Darin sprang er mit {other.dat} {place.to}.
        / In einer Wanne auf Rädern ging es {place.to}.
        + Bei jedem Sprung wurde jemand nass. Meist war es {other}.
        + „Links“, rief er, „links!“ Es war nur ein Baum da.
        + Er klickte, und die Kühe horchten.
      `,
      wet: `
        {Other} hielt die Finne fest, und dann schoss der Delfin [los|hinab]. Es ging {place.to}.
        / Mit {other.dat} auf dem Rücken tauchte der Delfin. So kamen sie {place.to}.
        + Drei Purzelbäume waren dabei. Gezählt hat sie keiner.
        + „Schön“, sagte er, „schön.“
        + Das Wasser wurde erst grün und dann blau.
      `,
      quirk: `
        Der Delfin machte einen Purzelbaum. Er machte noch einen, aus [Versehen|lauter Freude].
        „Kannst du auch geradeaus?“, fragte {other}. „[Ja, ja|Klar, klar]“, sagte er und drehte sich.
        + Er erzählte einen Witz zweimal. Beim zweiten Mal lachte er mehr.
        + „Links oder rechts?“ „Links, rechts“, sagte er.
        + Ein Ball lag am Weg. Das kostete Zeit.
        + Auch gähnen konnte er nur doppelt.
        + Ein Käfer bekam zweimal Guten Abend. Er grüßte einmal zurück.
      `,
      help: `
        Alles war [trüb|dunkel]. Man sah keinen Weg und kein Licht.
        @help Klick, klick: Der Delfin klickte und fand den Weg.
        / @help „Still jetzt“, sagte der Delfin. Er klickte und fand den Weg.
        + Ein Klick kam zurück. Da war ein Stein.
        + Kein Klick kam zurück. Da war der Weg.
        + „Hierher“, sagte er, nur ein Mal. So ernst war es.
        + {Other} folgte dem Klicken, {thing} im Arm.
        + Ein Purzelbaum wollte kommen. Er hielt ihn fest.
        + Am Ende ließ er ihn los, platsch, platsch.
      `,
    },
    intermediate: {
      arrives: `
        In der Badewanne rauschte es, obwohl [niemand Wasser eingelassen hatte|der Hahn zu war].
        @friend Ein Delfin tauchte auf und schlug einen Purzelbaum. „[Guten Abend, guten Abend|Da bin ich, da bin ich]“, sagte er.
        + Alles sagte er zweimal, damit auch das Echo etwas davon hatte.
        + „Du musst {hero} sein, musst du“, rief er, und der Spiegel lief an.
        + {Place.in} brauche man Hilfe, dringend, dringend.
        + Stillhalten konnte er nur in der Luft, ganz oben, einen halben Augenblick lang.
        + Die Seife hielt er für einen kleinen Fisch und entschuldigte sich bei ihr.
      `,
      alone: `
        @friend Der Delfin hatte sich fest vorgenommen, heute still [zu liegen|einzuschlafen], wie andere Leute auch.
        Dann kam ein Purzelbaum, und nach dem Purzelbaum [kam noch einer|der nächste].
        + Die Krabben hielten sich fest und sahen höflich in den Sand.
        + „Gute Nacht, Sonne“, rief er, „gute Nacht.“ Sie hörte es beide Male.
        + Er schlief immer nur zur Hälfte, und die wache Hälfte spielte.
        + Plötzlich lag ein anderer Klang im Wasser, {place.from}. Er horchte, ohne zu springen.
      `,
      dry: `
        In einer Badewanne auf Rädern rollten sie {place.to}. {Other} [lenkte|hatte den Stöpsel].
        / Eine dicke Regenwolke nahm sie mit. Darin sprang der Delfin mit {other.dat} {place.to}.
        + Es regnete unter ihnen, immer zweimal.
        + „Trockenes Land“, rief er, „so viel davon und so weit man schauen kann!“
        + {Other} war bald nass bis auf die Haut.
      `,
      wet: `
        {Other} hielt sich an der Finne fest. Es ging wie ein Pfeil [hinab|in die Tiefe], {place.to}.
        / In langen Bögen tauchte der Delfin mit {other.dat} {place.to}.
        + Auf halbem Weg schlug er ein Rad und dann noch eins.
        + „Noch mal?“, fragte er, „noch mal?“
        + Hinter ihnen stieg eine Kette von Perlen auf.
      `,
      quirk: `
        „Ab jetzt geradeaus“, versprach der Delfin und [schlug einen Purzelbaum|drehte sich zweimal].
        „War das geradeaus?“, fragte {other}. „Fast“, sagte er, „[fast|beinahe fast].“
        + Seinen Witz erzählte er gleich noch einmal, falls jemand beim ersten Mal gelacht hatte.
        + Ein Ball, der am Weg lag, kostete sie eine Viertelstunde.
        + Ein Käfer bekam zwei Grüße und gab einen davon weiter.
        + Wenn er gähnte, musste er sofort noch einmal gähnen, der Ordnung halber.
      `,
      help: `
        Auf dem Rückweg war alles trüb, und [keiner sah die eigene Nase|der Weg war verschluckt].
        @help Der Delfin legte den Kopf schief, klickte und fand den Weg.
        + Wo ein Klick zurückkam, war Fels. Wo keiner kam, ging es weiter.
        + „Hierher“, sagte er, und dieses eine Mal sagte er es nur einmal.
        + {Other} folgte mit {thing.dat} und hörte, wie groß das Dunkel war und wie harmlos.
        + Ein Purzelbaum meldete sich unterwegs. Er bat ihn, zu warten.
      `,
    },
    advanced: {
      arrives: `
        @friend Obwohl der Hahn zugedreht war, rauschte die Badewanne, und es erschien [kopfüber|mit Schwung] ein Delfin.
        + „Guten Abend“, rief er, „guten Abend“, denn er sagte alles doppelt, um das Echo nicht zu übergehen.
        + {Place.in} werde Hilfe gebraucht, und zwar dringend, ja, man könne sagen, dringend.
        + Der Purzelbaum, mit dem er {hero.akk} begrüßte, verlegte das Badewasser in die oberen Fächer des Regals.
        + Bei der Seife, die er für einen jungen Fisch hielt, entschuldigte er sich gleich zweimal.
      `,
      alone: `
        @friend An diesem Abend hatte der Delfin den Vorsatz gefasst, [still zu liegen|nicht ein einziges Mal zu springen], und hielt ihn, bis er ins Wasser kam.
        + Die Krabben, an dergleichen gewöhnt, hielten sich an ihren Steinen fest und blickten diskret zur Seite.
        + Er schlief stets nur zur Hälfte, und die wachende Hälfte unterhielt sich glänzend.
        + Der Sonne wünschte er zweimal eine gute Nacht, weshalb sie, wie er glaubte, doppelt so rot wurde.
        + Da ging ein Klang durchs Wasser, {place.from}, und sein Purzelbaum blieb in der Luft stehen.
      `,
      dry: `
        In einer Badewanne auf Rädern, deren Stöpsel {other} bewachte, [rollten sie|rumpelte man] {place.to}.
        / Eine Regenwolke von einiger Tiefe nahm den Delfin samt {other.dat} auf und zog {place.to}.
        + Unter ihnen regnete es, und zwar jede Wiese zweimal.
        + „So viel Trockenheit“, rief er, „so viel, und ganz unbenutzt!“
      `,
      wet: `
        In weiten Bögen, [wie eine Handschrift mit Schwung|Welle um Welle], trug der Delfin {other.akk} {place.to}.
        / {Other} fasste die Finne, und schon ging es, einem Pfeil ähnlich, der sich gern überschlägt, {place.to}.
        + Hinter ihnen stieg eine Perlenkette auf, die niemand zuschließen konnte.
        + „Tief“, rief er bewundernd, „tief!“, als hätte er es gebaut.
      `,
      quirk: `
        „Von nun an geradeaus“, gelobte der Delfin und [überschlug sich|drehte eine Spirale], vermutlich um das Gesagte zu unterstreichen.
        + Jeden Scherz brachte er zweimal, da ihm der erste Versuch immer wie eine Probe vorkam.
        + Ein Käfer, der mit zwei Grüßen bedacht worden war, reichte den einen an seine Frau weiter.
        + Die Frage, ob links oder rechts, beantwortete er mit „links, rechts“, und man wusste es wieder nicht.
        + Sein Gähnen, auch dies kam paarweise, steckte {other.akk} darum gleich doppelt an.
      `,
      help: `
        Auf dem Rückweg wurde alles so trüb, dass [selbst die Richtung verschwamm|der Weg nur noch Gerücht war].
        @help Der Delfin lauschte ins Dunkel, klickte und fand den Weg.
        + Kam ein Klick zurück, so war da Fels, und blieb er aus, so durfte man weitergehen.
        + „Hierher“, sagte er, und dass er es nur einmal sagte, machte allen den Ernst der Lage deutlich.
        + Einen Purzelbaum, der sich unterwegs meldete, vertröstete er auf später, was ihn, wie man sah, einiges kostete.
      `,
    },
  },
  Whale: {
    noun: { gender: 'm', nom: 'Wal', gen: 'Wals' },
    facts: { help: 'der Wal hob sie auf einer Fontäne empor' },
    beginner: {
      arrives: `
        Die Löffel zitterten. Dann zitterten auch die [Tassen|Fenster]. Jemand summte, tief und weit.
        @friend Vor dem Haus lag ein Wal. „Bin ich [im Weg|zu groß]?“, fragte er leise.
        + Er lag in einer Pfütze. Man sah sie nicht mehr.
        + „Nein“, sagte {hero}. „Du bist nur überall.“
        + „Das sagen alle“, sagte der Wal. Er machte sich ganz klein.
        + „{Place.in} fehlt etwas“, sagte er. „Ich wollte nicht stören.“
        + Er zog den Schwanz ein. Der lag noch in der Nachbarstraße.
        + Sein Auge war groß wie ein Teller und sehr lieb.
        + „Steig auf, {hero.bare}“, sagte er. „Da stört mich nichts.“
      `,
      alone: `
        @friend Der Wal lag im Meer und wollte [nicht stören|keinen stören].
        Er summte, aber nur innen. Trotzdem zitterte ein [Schiff|Leuchtturm].
        + Drei Fische wollten vorbei. „Verzeihung“, sagte er und rückte.
        + Das Rücken machte eine Welle bis Holland.
        + Am liebsten wäre er ein Hering gewesen.
        + Ein Stern fiel ihm auf den Rücken. Er hielt ganz still.
        + Dann hörte er etwas, {place.from}.
        + „Darf ich kommen?“, fragte er. Keiner sagte nein.
      `,
      dry: `
        In einer riesigen Blase schwebte der Wal {place.to}.
        / Die dickste Wolke trug den Wal. So ging es mit {other.dat} {place.to}.
        + Es war so still, als käme ein Berg vorbei.
        + Bei jedem Kirchturm zog er den Bauch ein.
        + „Verzeihung“, sagte er zum Mond. Der rückte ein Stück.
      `,
      wet: `
        {Other} saß auf dem Wal wie auf einem [Hügel|Boot]. Hinab ging es {place.to}.
        / Der Wal machte das Maul auf, und {other} saß darin [trocken|warm]. So ging es {place.to}.
        + Er schwamm so sacht, dass nichts schwappte.
        + Sein Summen war wie ein großes Bett.
        + Alle Fische kamen mit. Er machte Platz.
      `,
      quirk: `
        Der Wal summte. Da tanzten [die Löffel|alle Steine], auch die in der Ferne.
        „Das war schön“, sagte {other}. „War es zu [laut|tief]?“, fragte er.
        + Er wollte hinter einem Baum stehen. Der Baum stand hinter ihm.
        + Vor jeder Kurve fragte er, ob die Kurve das wolle.
        + Ein Käfer bat ihn um Platz. Er wurde rot.
        + „Ich bin leider viel“, sagte er.
        + „Du bist genau viel“, sagte {other}. Das merkte er sich.
      `,
      help: `
        Der Weg ging hoch, viel [zu hoch|höher als ein Haus]. Da kam keiner hinauf.
        @help Der Wal holte Luft und hob sie auf einer Fontäne empor.
        / @help Pfff: Der Wal hob sie auf einer Fontäne empor.
        + Es kitzelte an den Füßen, und es war ganz weich.
        + {Other} hielt {thing.akk} fest und sah über alle Dächer.
        + Oben stiegen sie aus wie aus einer Kutsche.
        + „War es zu stark?“, rief er. „Genau richtig“, riefen sie.
        + Dann kam er selbst nach, um den Berg herum.
        + Zum ersten Mal fand er sich groß genug.
      `,
    },
    intermediate: {
      arrives: `
        Zuerst zitterten die Löffel in der Schublade, dann [die Fenster|das ganze Haus]. Dann summte es.
        @friend Draußen lag ein Wal, so weit man sehen konnte. „[Bin ich im Weg|Störe ich]?“, fragte er.
        + Er wollte niemandem zur Last fallen. Das ist schwer, wenn man achtzig Tonnen wiegt.
        + „Du bist nicht im Weg“, sagte {hero}, „du bist eher die Gegend.“
        + {Place.in} fehle etwas, sagte er. Er habe lange überlegt, ob er davon sprechen dürfe.
        + Sein Schwanz lag noch zwei Straßen weiter und bat dort um Entschuldigung.
        + Das Auge am Fenster war rund wie ein Teller und ziemlich schüchtern.
      `,
      alone: `
        @friend Der Wal lag mitten im Ozean und hoffte, dass [niemand vorbeiwollte|er keinem die Aussicht nahm].
        Er summte nach innen, und trotzdem [wackelte in Portugal eine Tasse|ging irgendwo eine Tür auf].
        + Wenn drei Sardinen kamen, rückte er höflich, und in Holland stieg das Wasser.
        + Im Traum war er ein Hering und wurde in der Menge übersehen.
        + Eine Möwe schlief auf seinem Rücken, weil sie ihn für eine Insel hielt.
        + Da drang etwas zu ihm durch, {place.from}, so leise, dass nur große Ohren es hörten.
        + Dann seufzte er leise.
      `,
      dry: `
        In einer Blase, groß wie ein Bahnhof, schwebte der Wal mit {other.dat} {place.to}.
        / Die dickste Wolke der Gegend nahm den Wal auf. So reisten er und {other} [behutsam|leise] {place.to}.
        + Bei jedem Kirchturm zog er den Bauch ein.
        + Unten gingen Lichter an. Sie dachten, es wird Nacht.
        + „Verzeihung“, sagte er zum Mond.
      `,
      wet: `
        {Other} saß hinter dem Blasloch wie auf einem Hügel. Es ging [sanft|ohne Schwappen] {place.to}.
        / Wie ein Dorf, das umzieht, sank der Wal mit {other.dat} {place.to}.
        + Sein Summen ging durch den ganzen Rücken.
        + Die Fische rückten näher, denn es klang wie ein Lied von zu Hause.
        + Er fragte vorher jede Strömung.
      `,
      quirk: `
        Der Wal summte ein Lied, und ringsum [wanderten die Kieselsteine|tanzten die Löffel aus den Schubladen].
        „War das zu tief?“, fragte er. „Es war [wunderschön|wie eine Orgel]“, sagte {other}.
        + Hinter einer Birke versuchte er, nicht aufzufallen. Die Birke bemühte sich mit.
        + Jede Kurve fragte er, ob sie ihn ertragen könne.
        + „Ich bin von allem ein wenig viel“, seufzte er. Die Blätter fielen vom Baum.
        + Ein Käfer sagte, man sehe ihn gern. Davon lebte er bis zur nächsten Ecke.
        + Ein Bach, der ihm im Weg lag, wurde gefragt, ob er vielleicht vorher noch etwas fließen wolle.
      `,
      help: `
        Auf dem Rückweg führte der Weg eine Klippe hinauf, [glatt und turmhoch|an der keiner Halt fand].
        @help „Erschreckt bitte nicht“, sagte der Wal und hob sie auf einer Fontäne empor.
        + Es war ein Springbrunnen zum Sitzen, weich und ein wenig kitzlig.
        + {Other} hielt {thing.akk} im Arm und sah über alle Dächer hinweg.
        + Oben stiegen sie aus, ohne dass auch nur ein Schuh geplatscht hätte.
        + „Es war gut, dass du so groß bist“, rief {other} hinunter. Er schwieg und glänzte.
      `,
    },
    advanced: {
      arrives: `
        @friend Ein Summen, bei dem die Löffel [in den Schubladen wanderten|zu klirren anfingen], kündigte einen Wal an, der fragte, ob er störe.
        + Seine größte Sorge war, jemandem im Weg zu sein, und das ist bei achtzig Tonnen keine kleine.
        + „Du bist nicht im Weg“, sagte {hero}, „du bist eher so etwas wie die Gegend.“
        + {Place.in} gehe etwas ab, doch er habe lange mit sich gerungen, ob er das erwähnen dürfe.
        + Das Auge vor dem Fenster hatte die Größe eines Kuchentellers und den Ausdruck eines Erstklässlers.
      `,
      alone: `
        @friend Mitten im Ozean, wo er am wenigsten [auffiel|im Weg zu sein glaubte], lag der Wal und bemühte sich um Schmalheit.
        + Er summte, rücksichtsvoll, nur nach innen, und trotzdem verschob sich in Portugal eine Teetasse.
        + Begehrten drei Sardinen Durchlass, so rückte er, worauf man in Holland die Deiche prüfte.
        + Im Traum war er ein Hering unter Heringen und wurde, o Glück, von allen übersehen.
        + Da erreichte ihn ein Ruf, {place.from}, so leise, dass man schon sehr groß sein musste, um ihn zu hören.
      `,
      dry: `
        In einer Blase vom Umfang eines Bahnhofs schwebte der Wal mit {other.dat}, [den Bauch eingezogen|auf Zehenspitzen gewissermaßen], {place.to}.
        / Die breiteste Wolke, die zu haben war, trug den Wal und {other.akk} {place.to}.
        + Wo sie vorüberkamen, zündete man die Lampen an und hielt es für den Abend.
        + Dem Mond, der rücken musste, wurde dafür herzlich gedankt.
      `,
      wet: `
        Wie ein Dorf, das [in aller Stille|geschlossen] umzieht, sank der Wal mit {other.dat} {place.to}.
        / {Other} saß oben wie auf einem bewaldeten Hügel, und man glitt ohne ein Schwappen {place.to}.
        + Sein Summen ging durch Rücken und Knochen und machte aus dem Meer eine große Stube.
        + Vor jeder Strömung fragte er, ob es ihr recht sei.
      `,
      quirk: `
        Der Wal gestattete sich ein Lied, von dem [die Kiesel zu wandern|in drei Häusern die Löffel zu tanzen] begannen.
        + „War ich zu tief?“, erkundigte er sich bestürzt, und {other} sagte, Orgeln würden das nie gefragt.
        + Hinter einer Birke, die ihr Möglichstes tat, versuchte er sich den Blicken zu entziehen.
        + „Ich bin“, seufzte er, „von allem etwas viel“, und der Seufzer entlaubte zwei Kastanien.
        + Als ein Käfer versicherte, man sehe ihn gern, war er so gerührt, dass die Bäche stiegen.
      `,
      help: `
        Auf dem Rückweg endete der Pfad an einer Klippe, [turmhoch und ohne Tritt|die niemand einlud].
        @help Der Wal bat um Nachsicht, holte Luft und hob sie auf einer Fontäne empor.
        + Man saß darauf wie auf einem Springbrunnen mit Polster und sah über sämtliche Dächer hinweg.
        + „Gut, dass du so groß bist“, rief {other} von oben, und es blieb lange still.
        + Dann summte er einen einzigen Ton, und es heißt, man habe ihn noch in Grönland für ein Lächeln gehalten.
      `,
    },
  },
  Octopus: {
    noun: { gender: 'm', nom: 'Oktopus', gen: 'Oktopus' },
    facts: { help: 'der Oktopus hielt acht Türen zugleich' },
    beginner: {
      arrives: `
        Acht Mal klopfte es, an acht [Stellen|Fenstern] zugleich.
        @friend Es war ein Oktopus. Ein Arm sagte ja, ein Arm sagte [nein|später].
        + Jeder Arm hatte eine eigene Meinung.
        + Drei Arme gaben {hero.dat} die Hand. Einer nahm den Keks.
        + „Das war Nummer fünf“, sagte er. „Ich rede mit ihr.“
        + „{Place.in} ist etwas weg“, sagte er. „Sechs von uns wollen hin.“
        + Arm sieben malte schon den Weg an die Wand.
        + Arm zwei putzte ihn wieder ab.
        + „Kommst du, {hero.bare}? Wir stimmen gerade ab.“
      `,
      alone: `
        @friend Der Oktopus saß in seiner Höhle und [stimmte ab|redete mit sich].
        Drei Arme wollten essen. Drei wollten schlafen. Zwei [stritten|spielten Karten].
        + „Ruhe“, sagte der Kopf. Das galt nicht viel.
        + Arm vier strickte einen Strumpf, für alle acht.
        + Arm eins hatte das Licht an. Arm sechs machte es aus.
        + Dann rief etwas, {place.from}. Acht Arme horchten.
        + Alle zeigten in eine Richtung. Das war neu und schön.
        + „Dann los“, sagte der Kopf und war auch dafür.
      `,
      dry: `
        In einem Fass voll Wasser rollten sie {place.to}. Acht Arme [schoben|halfen].
        / Der Oktopus ging auf acht Armen mit {other.dat}. So ging es {place.to}.
        + Vier Arme wollten nach links. Vier waren schneller.
        + Einer winkte den Leuten. Einer hielt {other.akk}.
        + Im Wald nahm jeder Arm einen anderen Baum.
      `,
      wet: `
        Der Oktopus nahm {other.akk} in drei Arme. Mit fünfen schwamm er {place.to}.
        / Huiii, schoss der Oktopus mit {other.dat} hinab, {place.to}.
        + Ein Arm hielt {other.dat} die Nase zu, nur zur Sicherheit.
        + Ein anderer grüßte alle Fische.
        + Unten zählten sie nach. Es waren noch acht.
      `,
      quirk: `
        „Wo geht es lang?“, fragte {other}. Acht Arme zeigten in acht [Richtungen|Ecken].
        „Eins nach dem anderen“, sagte der Kopf. Arm drei [weinte|war beleidigt].
        + Zwei Arme spielten Fangen. Es gab einen Knoten.
        + {Other} löste ihn. Arm vier sagte danke, Arm fünf nicht.
        + Beim Klatschen klang er wie ein ganzes Theater.
        + Arm sechs hatte heimlich einen Stein mit.
        + Der Kopf seufzte. Er war ja nur einer.
      `,
      help: `
        Da waren acht Türen. Ging eine auf, fiel die [andere|nächste] zu.
        @help Da hielt der Oktopus acht Türen zugleich.
        / @help „Jetzt alle“, rief der Oktopus und hielt acht Türen zugleich.
        + Acht Arme wollten einmal alle das Gleiche.
        + {Other} lief hindurch, mit {thing.dat}, so schnell es ging.
        + „Nummer sieben, halt durch“, rief der Kopf.
        + Nummer sieben hielt durch.
        + Zum Schluss kam er selbst nach, Arm um Arm.
        + Dann gaben sich alle acht die Hand.
      `,
    },
    intermediate: {
      arrives: `
        Es klopfte an der Tür, am Fenster, an der Decke und [noch fünfmal anderswo|am Schrank von innen].
        @friend „Nur ich“, sagte ein Oktopus, und seine acht Arme waren [verschiedener Meinung|sich nicht einig].
        + Drei schüttelten {hero.dat} die Hand, zwei winkten, und einer nahm den Keks.
        + „Das war Nummer fünf“, sagte er peinlich berührt. „Sie hatte es nicht leicht.“
        + {Place.in} fehle etwas, sagte er. Man habe mit sechs zu zwei beschlossen, zu helfen.
        + Arm sieben zeichnete den Weg an die Wand. Arm zwei wischte ihn ab und zeichnete einen besseren.
        + „Kommst du mit?“, fragte der Kopf. „Es wäre schön, wenn noch jemand einer wäre.“
      `,
      alone: `
        @friend In seiner Höhle saß der Oktopus und ließ abstimmen, [wie jeden Abend|wer das Licht ausmacht].
        Es stand vier zu vier, also blieb das Licht [an|halb an], und niemand schlief.
        + Arm vier strickte, Arm sechs trennte auf, und der Strumpf wurde nicht länger.
        + „Ich bin auch noch da“, sagte der Kopf. Man überhörte ihn achtfach.
        + Zwei Arme spielten Karten und schummelten mit einem dritten.
        + Da rief etwas, {place.from}, und acht Spitzen zeigten wie eine. So etwas hatte es noch nie gegeben.
      `,
      dry: `
        In einem rollenden Wasserfass ging es {place.to}, und acht Arme [schoben|lenkten], jeder anders.
        / Auf acht Armen, die alle vorn sein wollten, lief der Oktopus mit {other.dat} {place.to}.
        + Einer hielt {other.akk} fest, einer den Hut.
        + Bei jedem Baum gab es eine Aussprache.
        + „Wir kommen voran“, sagte der Kopf. „Alle.“
      `,
      wet: `
        Mit drei Armen hielt der Oktopus {other.akk}, mit den übrigen [schwamm|ruderte] er {place.to}.
        / Ein Stoß, ein Strudel, und der Oktopus schoss mit {other.dat} {place.to}.
        + Ein Arm winkte, einer las die Schilder.
        + Unterwegs wurde gezählt. Es waren noch acht.
        + Hier waren sie alle einer Meinung: nass ist gut.
      `,
      quirk: `
        „Wo geht es weiter?“, fragte {other}, und acht Arme zeigten in [acht|neun] Richtungen.
        „Wir besprechen das kurz“, sagte der Kopf. Nach einer Weile [gab es einen Knoten|weinte Arm drei].
        + {Other} knüpfte den Knoten auf, was Nummer sechs kitzelte und Nummer eins empörte.
        + Wenn er klatschte, klang es wie ein ausverkauftes Haus.
        + Nummer fünf hatte wieder etwas eingesteckt und wollte nicht sagen, was.
        + „Du hast es gut“, sagte der Kopf zu einem Regenwurm, „du bist dir einig.“
      `,
      help: `
        Auf dem Rückweg standen sie vor acht Türen, und [ging eine auf, fiel eine andere zu|keine blieb offen].
        @help „Jetzt alle“, bat der Kopf, und der Oktopus hielt acht Türen zugleich.
        + Kein Arm widersprach, und nicht einmal Nummer fünf ließ los.
        + {Other} lief mit {thing.dat} hindurch, Tür um Tür um Tür.
        + „Ich wusste, dass ihr das könnt“, sagte der Kopf, und seine Stimme zitterte.
        + Zuletzt zog er sich selbst hinterher, und drüben umarmten sich alle, was dauerte.
      `,
    },
    advanced: {
      arrives: `
        @friend Es klopfte gleichzeitig an Tür, Fenster, Decke und [fünf weiteren Stellen|Schrank], denn draußen war ein Oktopus, dessen Arme sich nicht abgesprochen hatten.
        + Drei von ihnen schüttelten {hero.dat} die Hand, zwei winkten, und einer entwendete den Keks.
        + „Nummer fünf“, sagte der Kopf leise, „hat es in ihrer Jugend nicht leicht gehabt.“
        + {Place.in} gehe etwas ab, und man habe mit sechs gegen zwei Stimmen beschlossen, einzugreifen.
        + Den Weg, den Arm sieben an die Wand zeichnete, wischte Arm zwei weg, um ihn durch einen schöneren zu ersetzen.
      `,
      alone: `
        @friend In seiner Höhle leitete der Oktopus die allabendliche Abstimmung darüber, [wer das Licht löscht|ob man schlafen gehe], die wie stets unentschieden endete.
        + Arm vier strickte an einem Strumpf, den Arm sechs vom anderen Ende her wieder auftrennte.
        + „Ich hätte auch eine Meinung“, wandte der Kopf ein, fand aber achtfach kein Gehör.
        + Zwei spielten Karten, und ein dritter, offiziell unbeteiligt, ließ sie in die Blätter sehen.
        + Da ertönte ein Ruf, {place.from}, und acht Spitzen wiesen in ein und dieselbe Richtung.
      `,
      dry: `
        Auf acht Armen, von denen jeder [die Führung beanspruchte|vorn sein wollte], bewegte sich der Oktopus mit {other.dat} {place.to}.
        / In einem rollenden Wasserfass, an dem achtfach gelenkt wurde, kamen sie, {other} und der Oktopus, {place.to}.
        + Bei jedem Baum wurde erneut die Grundsatzfrage gestellt, ob links oder rechts herum.
      `,
      wet: `
        Drei Arme für {other.akk}, fünf für das Wasser, so [schwamm|verteilte sich] der Oktopus {place.to}.
        / Mit einem Stoß, den ausnahmsweise alle befürworteten, schoss der Oktopus mit {other.dat} {place.to}.
        + Nach der Ankunft wurde durchgezählt, und es fehlte zum Glück niemand.
        + Arm zwei, das sei erwähnt, hatte die ganze Fahrt über die Aussicht gelobt.
      `,
      quirk: `
        Auf die Frage nach der Richtung wiesen acht Arme in acht verschiedene, und einer, [verträumt|kurzsichtig wie er war], nach oben.
        + „Wir treten zur Beratung zusammen“, sagte der Kopf, und das Ergebnis war ein Knoten.
        + {Other} löste ihn mit Geduld, wobei Nummer sechs kicherte und Nummer eins von Übergriffen sprach.
        + Sein Beifall klang, auch wenn er nur höflich gemeint war, nach einem ausverkauften Haus.
        + Einen Regenwurm beneidete er aufrichtig, weil der, wie er sagte, mit sich im Reinen sei.
      `,
      help: `
        Auf dem Rückweg gab es acht Türen, von denen [eine zufiel, sobald die andere aufging|keine offen blieb].
        @help „Alle“, bat der Kopf, und der Oktopus hielt acht Türen zugleich.
        + Es gab keinen Widerspruch, keine Gegenstimme, und Nummer fünf hielt am längsten von allen.
        + {Other} lief hindurch, Tür um Tür um Tür, mit {thing.dat} an sich gedrückt.
        + „Ich habe immer gewusst, was in euch steckt“, sagte der Kopf und musste sich von Arm drei ein Taschentuch reichen lassen.
      `,
    },
  },
  'Sea Turtle': {
    noun: { gender: 'f', nom: 'Meeresschildkröte', gen: 'Meeresschildkröte' },
    facts: { help: 'die Meeresschildkröte war Dach und Boot' },
    beginner: {
      arrives: `
        Etwas kam ganz [langsam|gemütlich] den Weg herauf. Es dauerte bis zum Abend.
        @friend Es war eine Meeresschildkröte. „Ich bin [zu früh|noch zu früh]“, sagte sie, „wie immer.“
        + Sie war zweihundert Jahre alt. Das merkte man am Erzählen.
        + „Früher war hier ein Meer“, sagte sie. „Da war dein Bett ein Riff.“
        + „Du bist {hero}? Ich kannte deine Ururoma. Sie war auch so klein.“
        + „{Place.in} fehlt etwas“, sagte sie. „Schon wieder, nach hundert Jahren.“
        + Auf ihrem Panzer wuchs ein bisschen Gras.
        + „Wir haben Zeit“, sagte sie und ging gleich los.
      `,
      alone: `
        @friend Die Meeresschildkröte lag im Sand und dachte an [früher|damals].
        Früher war der Mond [größer|jünger]. Er hatte auch mehr zu sagen.
        + „Ich weiß noch, wie der Berg ein Hügel war“, sagte sie.
        + Eine Krabbe hörte zu. Sie war erst drei.
        + Es war spät. Für sie war es noch früh.
        + Da rief etwas, {place.from}.
        + „Das habe ich vor hundert Jahren auch gehört“, sagte sie.
        + Sie kam damals gut an. Also ging sie wieder.
      `,
      dry: `
        Auf dem Panzer war Platz für {other.akk}. Schritt um Schritt ging es {place.to}.
        / Ein Wind half. So segelte die Meeresschildkröte mit {other.dat} {place.to}.
        + „Das ist ein neuer Baum“, sagte sie. Er war achtzig.
        + Jeder Stein hatte eine Geschichte. Sie wusste alle.
        + Trotzdem waren sie auf einmal da.
      `,
      wet: `
        Im Wasser flog die Meeresschildkröte beinahe. Mit {other.dat} ging es {place.to}.
        / {Other} hielt sich am Panzer fest. Weich ging es {place.to}.
        + „Hier war ich als Kind“, sagte sie.
        + Alle Fische nannten sie Tante oder Oma.
        + Sie ruderte so ruhig wie ein alter Traum.
      `,
      quirk: `
        „Wie ich immer sage“, sagte die Meeresschildkröte. Dann schlief sie [ein bisschen|kurz].
        „Was sagst du immer?“, fragte {other}. „Dass wir [zu früh|viel zu früh] sind“, sagte sie.
        + Sie erzählte von einer Welle im Jahr achtzehn.
        + Die Welle war noch nicht zu Ende, da kam eine Ecke.
        + „Eile“, sagte sie, „kenne ich vom Wegsehen.“
        + Ein Schneckenhaus lachte. „Frech“, sagte sie. „Das war ich auch.“
        + Sie kam zuletzt um jede Kurve und war doch die Erste.
      `,
      help: `
        Da kam Regen, sehr viel Regen, und dann [Wasser|ein ganzer Fluss].
        @help „Kommt“, sagte die Meeresschildkröte. Sie war Dach und Boot.
        / @help Erst oben, dann unten: Die Meeresschildkröte war Dach und Boot.
        + Darunter war es trocken und roch nach Meer.
        + Dann schwamm sie, und alle saßen obenauf.
        + „Ein kleiner Schauer“, sagte sie. „Da gab es andere.“
        + {Other} hielt {thing.akk} warm im Arm.
        + Der Regen trommelte ein Lied von früher.
        + Drüben war sie kein bisschen müde.
      `,
    },
    intermediate: {
      arrives: `
      Den Gartenweg herauf kam etwas, das man schon seit gestern hatte kommen sehen.
        @friend Es war eine Meeresschildkröte. „Ich bin wieder [zu früh|viel zu früh]“, sagte sie und setzte sich.
        + Sie war zweihundert Jahre alt und hatte sich in all der Zeit nie beeilt.
        + „Deine Ururgroßmutter, {hero.bare}, hatte dieselben Ohren“, sagte sie, „und kalte Füße.“
        + {Place.in} fehle etwas, und das sei seit dem großen Sturm nicht vorgekommen.
        + Auf ihrem Panzer wuchsen Gras, ein Gänseblümchen und etwas, das noch keinen Namen hatte.
        + „Früher“, begann sie, und {hero} zog schon einmal die Schuhe an.
      `,
      alone: `
        @friend Die Meeresschildkröte lag im warmen Sand und erinnerte sich an [1824|die gute alte Flut].
        Damals war der Mond jünger gewesen und [weniger eingebildet|etwas schüchtern].
        + „Den Leuchtturm“, sagte sie, „kenne ich noch als Streichholz.“
        + Eine kleine Krabbe hörte zu. Sie war drei und wurde in der Geschichte vier.
        + Andere fanden es spät. Sie fand, es sei noch gar nicht richtig losgegangen.
        + Da rief es, {place.from}, und sie nickte. Vor hundert Jahren hatte es genauso geklungen.
      `,
      dry: `
        Der Abendwind blies in ein Palmblatt. So segelte die Meeresschildkröte mit {other.dat} {place.to}.
        / {Other} saß auf dem Panzer, und die Meeresschildkröte ging [ihren alten Schritt|wie immer] {place.to}.
        + „Den Wald gab es hier nicht“, sagte sie.
        + Sie erzählte so lange, dass die Strecke kurz wurde.
        + Ein Hase überholte sie dreimal.
      `,
      wet: `
        Im Wasser war nichts an der Meeresschildkröte mehr langsam. Sie flog mit {other.dat} [dahin|wie ein Vogel], {place.to}.
        / {Other} hielt sich am Panzer fest. Die Meeresschildkröte ruderte {place.to}.
        + Von allen Seiten grüßte man sie als Tante.
        + „Diese Koralle habe ich als junges Ding gepflanzt“, sagte sie.
        + Ihre Flossen schlugen wie ein ruhiges Herz.
      `,
      quirk: `
        „Wie ich immer zu sagen pflege“, sagte die Meeresschildkröte und [schlief ein|machte ein Nickerchen].
        {Other} wartete. „Immer mit der Ruhe“, schloss sie nach [einer Weile|vier Minuten].
        + Von der großen Welle erzählte sie, und als man das Ziel sah, war sie noch nicht gebrochen.
        + „Eile“, sagte sie, „habe ich einmal gesehen. Sie lief vorbei.“
        + Zweimal blieb sie stehen, um einen Stein zu begrüßen, der früher woanders wohnte.
        + Als Letzte kam sie um jede Biegung und wusste schon, was dahinter war.
      `,
      help: `
        Auf dem Rückweg brach ein Regen los, und [aus dem Weg wurde ein Fluss|alles stand unter Wasser].
        @help „Rückt zusammen“, sagte die Meeresschildkröte und war Dach und Boot.
        + Unter dem Panzer war es trocken, und es roch nach zweihundert Sommern.
        + Als das Wasser stieg, schwamm sie, und alle saßen obenauf wie im Theater.
        + „Ein Schauer“, sagte sie. „Im Jahr zwölf, das war Regen.“
        + {Thing} blieb warm bei {other.dat}, und die Tropfen trommelten etwas Altes.
      `,
    },
    advanced: {
      arrives: `
        @friend Seit dem Mittag hatte man sie den Gartenweg heraufkommen sehen. Nun war sie, [ihrer Meinung nach zu früh|etwas vor der Zeit], da: eine Meeresschildkröte.
        + Sie zählte zweihundert Jahre und hatte sich in keinem davon beeilt.
        + „Deine Ururgroßmutter, {hero.bare}“, bemerkte sie, „besaß die nämlichen Ohren und ebenso kalte Füße.“
        + {Place.in} vermisse man etwas, was seit dem großen Sturm nicht mehr vorgekommen sei.
        + Auf ihrem Panzer hatten sich Gras, ein Gänseblümchen und verschiedene Erinnerungen angesiedelt.
      `,
      alone: `
        @friend Im warmen Sand lag die Meeresschildkröte und gedachte [des Jahres 1824|der guten alten Flut] mit wachsendem Vergnügen.
        + Der Mond war damals jünger gewesen und, wie sie fand, noch etwas weniger von sich eingenommen.
        + „Den Leuchtturm dort“, erzählte sie einer Krabbe, „habe ich als Streichholz gekannt.“
        + Die Krabbe war zu Beginn der Geschichte drei und hatte gegen Ende Geburtstag.
        + Als ein Ruf kam, {place.from}, nickte sie nur, denn vor hundert Jahren hatte er ebenso geklungen.
      `,
      dry: `
        Ein Palmblatt als Segel, so fuhr die Meeresschildkröte mit {other.dat} [vor dem Abendwind|über die Wiesen] {place.to}.
        / In ihrem alten, von keinem Jahrhundert beirrten Schritt trug die Meeresschildkröte {other.akk} {place.to}.
        + Ein Hase überholte sie dreimal und sah sich beim vierten Mal doch sehr um.
        + Unterwegs erklärte sie, welcher Baum hier neu sei.
      `,
      wet: `
        Im Wasser fiel alle Schwere von der Meeresschildkröte ab. Sie flog mit {other.dat}, [sanft wie ein Segel|ohne Mühe], {place.to}.
        / Unter den Grüßen zahlloser Nichten ruderte die Meeresschildkröte mit {other.dat} {place.to}.
        + Eine Koralle, an der sie vorüberkamen, hatte sie, wie sie sagte, selbst noch gesetzt.
        + Ihre Flossen schlugen so ruhig wie ein altes Herz.
      `,
      quirk: `
        „Wie ich stets zu sagen pflege“, hob die Meeresschildkröte an und entschlief [über dem Doppelpunkt|für vier Minuten].
        + {Other} nahm neben dem offenen Satz Platz und wurde schließlich mit „Geduld“ belohnt.
        + Ihre Erzählung von der großen Welle war so ausführlich, dass man am Ziel ankam, ehe sie brach.
        + Der Eile sei sie ein einziges Mal begegnet, doch habe diese nicht angehalten.
        + Um jede Biegung kam sie als Letzte, und hinter jeder kannte sie bereits jemanden.
      `,
      help: `
        Auf dem Rückweg ging ein Regen nieder, bis [der Weg ein Fluss war|man hätte rudern können].
        @help Da hieß die Meeresschildkröte alle näher rücken und war Dach und Boot.
        + Darunter war es trocken wie in einer Truhe, und es duftete nach zweihundert Sommern.
        + „Ein Schauer“, beruhigte sie, „verglichen mit dem von siebzehnhundertneunundneunzig, den ich leider verpasst habe.“
        + So trieben sie heim, {thing} im Trockenen, und die Tropfen trommelten auf ihr ein sehr altes Lied.
      `,
    },
  },
  Penguin: {
    noun: { gender: 'm', nom: 'Pinguin', gen: 'Pinguins' },
    facts: { help: 'der Pinguin schlitterte mit allen auf dem Bauch hinunter' },
    beginner: {
      arrives: `
        Jemand klopfte und [verbeugte sich|wartete]. Dann rutschte jemand aus.
        @friend Es war ein Pinguin im Frack. „Gestatten“, sagte er [im Liegen|vom Boden aus].
        + Er stand auf. Er verbeugte sich. Er lag wieder.
        + „Habe ich die Ehre mit {hero.dat}?“, fragte er.
        + „Ja“, sagte {hero} und verbeugte sich auch.
        + „Man bittet um deine Hilfe {place.in}“, sagte er.
        + Sein Frack war schwarz, sein Bauch war weiß und nass.
        + „Ein glatter Teppich“, sagte er. „Sehr vornehm.“
        + Er roch nach Eis und ein bisschen nach Fisch.
      `,
      alone: `
        @friend Der Pinguin stand auf dem Eis und übte [Verbeugungen|eine Rede].
        „Meine Damen und Herren“, sagte er. Dann [glitt er weg|rutschte er davon].
        + Weiter hinten stand er auf und sprach weiter.
        + Seine Fliege saß gerade. Das war das Wichtigste.
        + Der Mond kam. Er bekam eine besonders tiefe.
        + Die anderen standen dicht und schliefen warm.
        + Da rief etwas, {place.from}.
        + „Man wünscht mich“, sagte der Pinguin und rutschte los.
      `,
      dry: `
        Der Pinguin legte sich auf den Bauch, {other} saß oben. So ging es {place.to}.
        / Auf dem Bauch schlitterte der Pinguin mit {other.dat}. Es ging {place.to}.
        + Gras ging gut. Moos ging sehr gut.
        + „Ich gehe sonst zu Fuß“, sagte er unterwegs.
        + An jeder Ecke grüßte er, im Vorbeirutschen.
      `,
      wet: `
        Im Wasser fiel der Pinguin nie hin. Da flog er mit {other.dat} {place.to}.
        / Der Pinguin sprang kopfüber hinein, mit {other.dat}. Es ging {place.to}.
        + Sein Frack saß auch nass sehr gut.
        + „Hier ist es überall glatt“, sagte er froh.
        + Ein Fisch verbeugte sich. Er hatte Manieren.
      `,
      quirk: `
        Vor einem Stein verbeugte sich der Pinguin. Dann rutschte er bis [zum nächsten|in den Busch].
        „Alles in Ordnung?“, fragte {other}. „[Bestens|Vollkommen]“, sagte der Busch.
        + Er reichte einem Käfer den Flügel. Das war zu viel für den Käfer.
        + „Nach dir“, sagte er an jeder Brücke.
        + „Nein, nach dir“, sagte {other}. Das ging lange so.
        + Er fiel nie hin, sagte er. Er setzte sich schnell.
        + Danach strich er die Fliege glatt.
      `,
      help: `
        Ein langer Hang lag da, weiß und [glatt|steil]. Zu Fuß ging das nicht.
        @help Der Pinguin schlitterte mit allen auf dem Bauch hinunter.
        / @help „Bitte Platz nehmen.“ Der Pinguin schlitterte mit allen auf dem Bauch hinunter.
        + Huiii! So schnell war noch kein Frack.
        + {Other} saß vorn und hielt {thing.akk}.
        + Die Bäume verbeugten sich, oder es sah so aus.
        + Unten machten sie einen großen Bogen und hielten.
        + Er stand auf und rutschte nicht aus.
        + „Es war mir eine Ehre“, sagte der Pinguin.
      `,
    },
    intermediate: {
      arrives: `
        Es klopfte formvollendet, und dann gab es ein Geräusch wie von jemandem, der [ausrutscht|liegt].
        @friend „Gestatten“, sagte ein Pinguin [vom Fußboden aus|im Liegen], „ich bin so frei.“
        + Er stand auf, verneigte sich und glitt dabei bis unter das Bett.
        + „Habe ich die Ehre mit {hero.dat}?“, fragte es von dort.
        + {Place.in} erbitte man Beistand, las er von einer Karte mit Goldrand.
        + Sein Frack saß tadellos, nur der Bauch war etwas feucht vom Reisen.
        + „Ein Parkett von seltener Güte“, sagte er und hielt sich am Vorhang fest.
      `,
      alone: `
        @friend Auf dem Eis stand der Pinguin und übte vor dem Mond [eine Tischrede|die kleine Verbeugung].
        „Hochverehrter Mond“, begann er, und bei „hochverehrt“ [glitt er davon|zog es ihm die Füße weg].
        + Am anderen Ende der Scholle sprach er weiter, ohne das Thema zu verlieren.
        + Seine Verwandten schliefen in der warmen Mitte und trugen denselben Anzug, nur lässiger.
        + Er besaß vier Fliegen: eine für morgens, eine für abends und zwei für Fische.
        + Dann rief jemand, {place.from}. „Man wünscht mich zu sprechen“, sagte er.
      `,
      dry: `
        Der Pinguin legte sich auf den Bauch, bat {other.akk} aufzusitzen und [schlitterte los|fuhr an], {place.to}.
        / Auf einer Bahn aus Tau glitt der Pinguin mit {other.dat} {place.to}.
        + Zu Fuß wäre er feierlicher gewesen, aber langsamer.
        + Entgegenkommende grüßte er aus voller Fahrt.
        + Moos bremste. Eine Kuh bremste mehr.
      `,
      wet: `
        Sobald der Pinguin im Wasser war, rutschte nichts mehr. Er flog mit {other.dat} [hinab|dahin], {place.to}.
        / Mit einem Kopfsprung, der einen Orden verdient hätte, nahm der Pinguin {other.akk} mit {place.to}.
        + Die Fliege saß auch unter Wasser gerade.
        + Ein Hering verbeugte sich sehr tief, und man wechselte die Karten.
        + „Hier kann man sich bewegen“, seufzte er.
      `,
      quirk: `
        An jeder Brücke sagte der Pinguin: „Nach dir“, und {other} sagte: „[Nein, nach dir|Bitte, nach dir].“
        Beim dritten Mal verneigten sie sich beide, und er [rutschte zuerst hinüber|lag im Bach].
        + „Ich bin nicht gestürzt“, erklärte er. „Ich habe Platz genommen.“
        + Einem Käfer bot er den Flügel an und führte ihn über ein Blatt.
        + Jedes Ausrutschen beendete er mit einer Geste, als hätte er es für die Damen getan.
        + Im Gebüsch richtete er zuerst die Fliege und dann sich.
      `,
      help: `
        Auf dem Rückweg ging ein Hang hinunter, [lang und weiß|glatt wie Glas].
        @help „Bitte Platz zu nehmen“, sagte der Pinguin und schlitterte mit allen auf dem Bauch hinunter.
        + Es sauste und zischte, und {other} hielt {thing.akk} fest an sich.
        + Kurven nahm er mit einer leichten Neigung, als grüße er alte Bekannte.
        + Unten beschrieb er einen Bogen, wurde langsam und stand.
        + Zum ersten Mal war Rutschen genau das, worum man ihn gebeten hatte.
      `,
    },
    advanced: {
      arrives: `
        @friend Auf ein Klopfen von tadelloser Form folgte das Geräusch eines Pinguins, der [der Länge nach eintraf|sich etwas zu tief verneigte].
        + „Ich bin so frei“, sprach er vom Fußboden aus, „und habe hoffentlich die Ehre mit {hero.dat}.“
        + Eine zweite Verbeugung beförderte ihn unter das Bett, von wo er die Unterredung ohne Stocken fortsetzte.
        + {Place.in}, so las er von einer Karte mit Goldrand, erbitte man Beistand.
        + Sein Frack saß untadelig, und dass der Bauch feucht war, übersah man gern.
      `,
      alone: `
        @friend Auf einer Eisscholle hielt der Pinguin dem Mond eine Tischrede, in deren Mitte es ihm [die Füße wegzog|wie immer den Boden entzog].
        + Am anderen Ende der Scholle nahm er den Faden wieder auf, und zwar beim selben Komma.
        + Seine Verwandten, im gleichen Anzug, doch mit weniger Haltung, schliefen in der warmen Mitte.
        + Er besaß vier Fliegen, von denen zwei ausschließlich dem Verkehr mit Heringen dienten.
        + Als man ihn rief, {place.from}, fragte er nur, ob Abendkleidung erwünscht sei.
      `,
      dry: `
        Der Pinguin bat {other.akk}, Platz zu nehmen, legte sich auf den Bauch und [glitt mit Haltung|fuhr an], {place.to}.
        / Auf einer Bahn aus Abendtau schlitterte der Pinguin mit {other.dat} {place.to}, jedermann grüßend.
        + Zu Fuß, versicherte er, wäre es feierlicher gewesen, wenn auch gegen Mittag.
        + Eine Kuh, die im Wege stand, wurde mit Handkuss umfahren.
      `,
      wet: `
        Kaum im Wasser, war alles Rutschen verziehen, und der Pinguin flog mit {other.dat} [in vollendeten Schleifen|elegant] {place.to}.
        / Der Pinguin empfahl sich mit einem Kopfsprung und nahm {other.akk} mit hinab {place.to}.
        + Mit einem Hering von guter Familie wechselte er im Vorüberschwimmen die Karten.
        + Die Fliege saß, und das unter erschwerten Umständen, gerade.
      `,
      quirk: `
        An jeder Brücke stritten der Pinguin und {other}, wer [dem anderen den Vortritt lassen|nicht zuerst gehen] dürfe.
        + Entschieden wurde er in der Regel dadurch, dass der Pinguin sich verneigte und hinüberglitt.
        + „Gestürzt bin ich nie“, stellte er klar, „ich habe lediglich zügig Platz genommen.“
        + Noch im Gebüsch richtete er erst die Fliege, dann die Zweige und zuletzt sich selbst.
        + Ein Käfer, dem er den Flügel geboten hatte, sprach danach zu Hause nur noch in ganzen Sätzen.
      `,
      help: `
        Auf dem Rückweg fiel ein Hang ab, [blank wie ein Spiegel|vor dem alle erstarrten].
        @help „Bitte Platz zu nehmen“, sprach der Pinguin und schlitterte mit allen auf dem Bauch hinunter.
        + In die Kurven legte er sich mit einer leichten Neigung, als grüße er alte Bekannte.
        + {Thing} kam dabei nicht ein einziges Mal ins Rutschen, denn das besorgte er allein.
        + Was ihm ein Leben lang unterlaufen war, hatte man diesmal von ihm erbeten. Er wusste vor Glück nicht, wohin mit den Flügeln.
      `,
    },
  },
  Seahorse: {
    noun: { gender: 'n', nom: 'Seepferdchen', gen: 'Seepferdchens' },
    facts: { help: 'das Seepferdchen knotete sich um das Seil' },
    beginner: {
      arrives: `
        „Halt, wer da?“, rief jemand [im Zahnglas|ganz klein]. Es war kaum zu hören.
        @friend Da stand ein Seepferdchen, klein wie ein [Finger|Daumen] und sehr gerade.
        + „Ich bin ein Ritter“, sagte es. „Das sieht man an der Nase.“
        + „Guten Abend, Ritter“, sagte {hero}. Da wurde es noch gerader.
        + „{Place.in} ist Not“, rief es. „Ich reite hin. Auf mir.“
        + Sein Schwanz hielt die Zahnbürste. Das war die Lanze.
        + „Folge mir, {hero.bare}“, rief es, „aber tritt nicht auf mich!“
        + Es war mutig, oben wie unten.
        + Es kämpfte mit einem Tropfen. Es siegte.
      `,
      alone: `
        @friend Das Seepferdchen hielt Wache im Seegras, ganz [allein|tapfer].
        Eine Garnele kam vorbei. „[Halt|Losung]!“, rief es.
        + „Ich wohne hier“, sagte die Garnele. Das galt.
        + Wenn die Strömung kam, hielt es sich am Halm fest.
        + „Das ist kein Festhalten“, sagte es. „Das ist Stehen.“
        + Sein Schild war eine Schuppe.
        + Da rief jemand um Hilfe, {place.from}.
        + „Zu mir, Pferd“, rief es. Das war es selbst.
      `,
      dry: `
        In einer Seifenblase ritt das Seepferdchen voran. {Other} ging [mit|hinterher], {place.to}.
        / {Other} trug das Seepferdchen im Glas. So ging es {place.to}.
        + „Schneller, mein Ross“, rief es. Gemeint war {other}.
        + Vor jedem Grashalm zog es die Lanze.
        + Ein Käfer floh. Darauf war es stolz.
      `,
      wet: `
        „Halt dich am Schwanz fest“, rief das Seepferdchen. So ging es mit {other.dat} {place.to}.
        / Das Seepferdchen ritt voran. {Other} schwamm mit, {place.to}.
        + Ein Hai kam. „Weiche“, rief es. Der Hai sah nichts.
        + „Er ist geflohen“, sagte es.
        + Es hüpfte auf und ab wie auf einem Pferd.
      `,
      quirk: `
        „Ich gehe zuerst“, rief das Seepferdchen. Man suchte es lange. Es stand [hinter einem Blatt|im Gras].
        „Hast du Angst?“, fragte {other}. „Nur vor [nichts|Möwen]“, sagte es.
        + Es forderte einen Pilz zum Kampf. Der Pilz gab auf.
        + Für jede gute Tat machte es einen Knoten in den Schwanz.
        + „Ich bin nicht klein“, sagte es. „Ich bin weit weg.“
        + Eine Pfütze war ein Meer. Es eroberte sie.
        + {Other} hielt es hoch. Da sah es sein ganzes Reich.
      `,
      help: `
        Das Seil war nass, und der Knoten [rutschte|ging auf]. Alles hing daran.
        @help „Ein Ritter hält!“ Das Seepferdchen knotete sich um das Seil.
        / @help Schnell und fest knotete sich das Seepferdchen um das Seil.
        + Es hielt mit Schwanz und Bauch und Mut.
        + {Other} kam hinüber, {thing} kam hinüber.
        + „Tut es weh?“, rief {other}. „Ein Ritter sagt nichts“, rief es. „Ja.“
        + Kein Tau der Welt war so fest.
        + Dann machte es sich wieder gerade, mit einem Plopp.
        + {Other} verneigte sich tief, bis zu ihm hinunter.
      `,
    },
    intermediate: {
      arrives: `
        Aus dem Zahnputzglas rief jemand: „Halt, [wer da|Losung]!“, allerdings sehr leise.
        @friend Darin stand ein Seepferdchen, nicht größer als ein [kleiner Finger|Kamm], und senkte die Zahnbürste.
        + „Ich bin Ritter von Beruf“, sagte es, „und von Gestalt, wenn man genau hinsieht.“
        + {Hero} kniete sich hin. Das sah wie eine Verbeugung aus und gefiel ihm.
        + {Place.in} sei Not, rief es, und kein anderer Held in der Nähe.
        + Es ritt auf sich selbst, was Futter sparte.
        + „Du darfst mein Knappe sein“, sagte es, „aber bitte gib acht, wohin du trittst.“
      `,
      alone: `
      @friend Im Seegras hielt das Seepferdchen Wache, kerzengerade, wie jede Nacht.
      + „Losung!“, rief es, sooft eine Garnele vorbeikam. Sie sagte „müde“, und das war die Losung.
        + Kam die Strömung, so wickelte es den Schwanz um einen Halm und nannte das Stellung halten.
        + Seine Rüstung hatte es schon immer an, auch im Bett.
        + In seinen Träumen war es sehr groß, aber sonst genauso.
        + Da drang ein Hilferuf durch das Wasser, {place.from}. „Mein Pferd“, rief es und war schon da.
      `,
      dry: `
        {Other} trug das Zahnglas, aus dem [Befehle kamen|gerufen wurde]. So zogen sie {place.to}.
        / Das Seepferdchen ritt in einer Seifenblase voran, und {other} folgte {place.to}.
        + Jeder Halm am Weg wurde gefragt, ob er Freund sei.
        + Ein Marienkäfer ergab sich sofort.
        + „Gut geritten, Knappe“, rief es.
      `,
      wet: `
        {Other} hielt sich mit zwei Fingern, oder womit es ging, am Schwanz des Seepferdchens fest. Es ging {place.to}.
        / Das Seepferdchen hüpfte durchs Wasser voran, {other} [im Gefolge|dahinter], {place.to}.
        + Einem Hai befahl es, zu weichen. Er schwamm ohnehin vorbei.
        + „So macht man das“, sagte es.
        + Unten pflanzte es eine Alge als Fahne auf.
      `,
      quirk: `
      „Ich gehe voran“, rief das Seepferdchen, und dann suchte man es eine Weile.
      + „Fürchtest du dich nie?“, fragte {other}. „Nur vor Suppe“, sagte es, „aber das ist klug.“
        + Ein Pilz, der ihm im Weg stand, wurde zum Zweikampf gefordert und blieb stehen.
        + Für jede Heldentat machte es einen Knoten in den Schwanz. Heute waren es drei.
        + „Ich bin keineswegs klein“, sagte es. „Ich bin nur gut zu übersehen.“
        + Eine Pfütze eroberte es im ersten Anlauf und schenkte sie einem Frosch.
      `,
      help: `
        Auf dem Rückweg hing alles an einem Seil, und [der Knoten begann zu rutschen|es war glatt vom Regen].
        @help „Für die Ehre!“, rief das Seepferdchen und knotete sich um das Seil.
        + Es war der kleinste Knoten weit und breit, und er hielt wie ein Anker.
        + Erst kam {other} hinüber, dann {thing}, dann ein Käfer, der sich bedankte.
        + „Kannst du noch?“, rief {other}. „Ein Ritter kann immer“, kam es gepresst, „aber nicht ewig.“
        + Drüben löste es sich mit einem Plopp, und alle verneigten sich bis zum Boden. Nur so sah man es gut.
      `,
    },
    advanced: {
      arrives: `
        @friend „Wer da?“, rief es gebieterisch und kaum hörbar aus dem Zahnputzglas, in dem [aufrecht|mit gesenkter Zahnbürste] ein Seepferdchen stand.
        + Es war Ritter, Ross und Rüstung in einer Person, was den Unterhalt erheblich verbilligte.
        + {Hero} ging in die Knie, um besser zu sehen, und es nahm die Huldigung mit Anstand entgegen.
        + {Place.in}, verkündete es, herrsche Not, und weit und breit sei kein anderer Held von seiner Größe.
        + „Als Knappe“, fügte es hinzu, „obliegt dir vor allem, nicht auf mich zu treten.“
      `,
      alone: `
        @friend Im Seegras stand das Seepferdchen auf Wache, [kerzengerade|unbeugsam], und ließ keine Garnele ohne Losung vorbei.
        + Diese lautete, wie sich herumgesprochen hatte, guten Abend, und die Sicherheit war dadurch nie gefährdet.
        + Wurde die Strömung stark, so schlang es den Schwanz um einen Halm und nannte es Stellung halten.
        + Im Traum war es übrigens groß wie ein Haus, aber sonst ganz dasselbe Seepferdchen.
        + Da erklang ein Hilferuf, {place.from}, und es befahl sich zu satteln.
      `,
      dry: `
        Aus dem Zahnglas, das {other} trug, erteilte das Seepferdchen Befehle, und [der Feldzug|das Heer von zweien] bewegte sich {place.to}.
        / In einer Seifenblase ritt das Seepferdchen voran, gefolgt von {other.dat} und allerlei Gras, {place.to}.
        + Ein Marienkäfer, nach seiner Gesinnung befragt, ergab sich auf der Stelle und bat um Quartier.
      `,
      wet: `
        {Other} fasste mit aller Vorsicht den Schwanz des Seepferdchens, und so ritten sie, [auf und nieder|in leichtem Trab], {place.to}.
        / Das Seepferdchen sprengte voran, soweit man unter Wasser sprengt, und {other} folgte {place.to}.
        + Einen Hai hieß es weichen, und da er vorbeischwamm, wurde die Sache als Sieg verbucht.
      `,
      quirk: `
        „Ich reite an der Spitze“, sprach das Seepferdchen, worauf man es [geraume Zeit|lange] suchen musste.
        + Einen Pilz, der den Weg nicht freigab, forderte es zum Zweikampf, und der Pilz hielt sich tapfer.
        + Nach jeder Großtat schlug es einen Knoten in den Schwanz, sodass dieser am Abend recht kurz geworden war.
        + „Klein“, erläuterte es {other.dat}, „ist nur ein anderes Wort für schwer zu treffen.“
        + Eine eroberte Pfütze überließ es großmütig einem Frosch, der sie seit Jahren bewohnte.
      `,
      help: `
        Auf dem Rückweg hing alles an einem Seil, dessen Knoten [langsam aufging|im Regen nachgab].
        @help „Für die Ehre!“, rief das Seepferdchen und knotete sich um das Seil.
        + Es war der kleinste Knoten der Welt, und vermutlich der erste, der dabei die Zähne zusammenbiss.
        + Nacheinander gelangten {other}, {thing} und ein unbeteiligter Käfer ans andere Ende.
        + Danach verneigte man sich vor ihm bis auf den Erdboden, was zugleich die einzige Art war, es zu sehen.
      `,
    },
  },
  Starfish: {
    noun: { gender: 'm', nom: 'Seestern', gen: 'Seesterns' },
    facts: { help: 'der Seestern hielt sich fest und war eine Stufe' },
    beginner: {
      arrives: `
        An der Scheibe klebte ein [Stern|roter Stern]. Er war nicht vom Himmel.
        @friend Es war ein Seestern. „Man kann das so sehen“, sagte er. „[Oder so|Oder auch so].“
        + Er sah alles von fünf Seiten, und so dauerte es.
        + „Guten Abend, {hero.bare}“, sagte er, „oder Morgen, oder Mittag, oder Nacht.“
        + „{Place.in} fehlt etwas“, sagte er. „Von vier Seiten ist das schlimm.“
        + „Und von der fünften?“, fragte {hero}. „Ein Abenteuer“, sagte er.
        + Er kam herein, Fuß für Fuß für Fuß.
        + „Du bist groß“, sagte er. „Und klein, von oben.“
        + Er hielt {hero.akk} am Ärmel fest und war ganz weich.
      `,
      alone: `
        @friend Der Seestern sah den Abend an, von [fünf Seiten|allen Seiten].
        Von links war er rot. Von rechts war er [blau|schon Nacht].
        + „Beides stimmt“, sagte er. Das tat ihm gut.
        + Eine Muschel wollte nur eine Meinung. Da blieb sie zu.
        + Oben gingen Sterne an. „Vettern“, sagte er.
        + Sie waren weit weg. Von der anderen Seite waren sie nah.
        + Da hörte er etwas, {place.from}.
        + „Man kann hingehen“, sagte er, „oder man geht hin.“
      `,
      dry: `
        Wie ein Rad rollte der Seestern los, {place.to}. {Other} [lief|rannte] mit.
        / {Other} trug den Seestern wie einen Orden. So ging es {place.to}.
        + Rund herum, und fünf Mal sah er den Himmel.
        + „Es geht bergauf“, sagte er, „oder bergab, je nachdem.“
        + Ein Hund wollte ihn apportieren. Er klebte dann am Hund.
      `,
      wet: `
        Auf {other.dat} klebte der Seestern wie ein Orden. So sanken sie {place.to}.
        / Der Seestern ließ los und schwebte mit {other.dat}. So kamen sie {place.to}.
        + Er drehte sich wie ein Blatt im Wind.
        + „Von unten sinken wir nicht“, sagte er. „Da kommen wir.“
        + Hundert kleine Füße winkten.
      `,
      quirk: `
        „Ist das der richtige Weg?“, fragte {other}. Der Seestern besah ihn von [fünf|allen] Seiten.
        „Ja“, sagte er. „Und nein. Und [vielleicht|ein bisschen]. Und schön. Und lang.“
        + Ein halbes Brot war für ihn auch ein ganzes halbes.
        + „Regnet es?“ „Für die Ente nicht“, sagte der Seestern.
        + Er klebte sich an einen Baum. Nun war es ein Weihnachtsbaum.
        + Zwei Käfer stritten. Er gab beiden recht, und einem dritten auch.
        + {Other} ging einmal um ihn herum. Er war überall vorn.
      `,
      help: `
        Da war eine Wand, nass und [steil|glatt]. Nichts war zum Treten da.
        @help Da hielt sich der Seestern fest und war eine Stufe.
        / @help „Tretet ruhig auf mich.“ Der Seestern hielt sich fest und war eine Stufe.
        + {Other} trat darauf, ganz weich, und kam höher.
        + Dann lief er voraus und war die nächste.
        + So ging es Stufe für Stufe, mit {thing.dat}.
        + „Tut das weh?“, fragte {other}. „Von oben nicht“, sagte er.
        + Oben war die Wand nur noch ein Boden.
        + „Man kann es so sehen“, sagte er stolz.
      `,
    },
    intermediate: {
      arrives: `
        An der Fensterscheibe klebte ein Stern, und er war nicht [vom Himmel|aus Papier].
        @friend Es war ein Seestern. „Guten Abend“, sagte er, „oder, [von dort gesehen|anders betrachtet], guten Morgen.“
        + Er sah jede Sache von fünf Seiten und konnte keine davon weglassen.
        + „{Place.in} fehlt etwas“, sagte er. „Das ist traurig, ärgerlich, rätselhaft, eilig und eine Gelegenheit.“
        + „Welches davon zuerst?“, fragte {hero}. Er dachte nach, und die Uhr schlug.
        + Auf hundert winzigen Füßen kam er ins Zimmer geflossen.
        + „Du bist also {hero}. Von hinten hätte ich dich nicht erkannt“, sagte er.
      `,
      alone: `
      @friend Der Seestern klebte an seinem Stein und betrachtete den Abend, der Reihe nach.
        Links war er noch rot, rechts schon blau, und [in der Mitte stritten sie|beides stimmte].
        + Eine Muschel verlangte eine klare Antwort. Als er bei der dritten war, machte sie zu.
        + Am Himmel standen seine Vettern. Sie schrieben selten.
        + Einsam war er nicht, denn irgendeine Seite von ihm sah immer jemanden.
        + Da rief es, {place.from}, und alle fünf Spitzen waren dafür.
      `,
      dry: `
        Als Rad rollte der Seestern {place.to}. {Other} lief [nebenher|mit einem Stecken hinterdrein].
        / Der Seestern steckte wie ein Orden an {other.dat}, und so wanderten sie {place.to}.
        + Bei jeder Umdrehung sah er fünfmal den Mond.
        + „Bergauf ist nur bergab von unten“, sagte er.
        + Ein Hund brachte ihn zweimal zurück.
      `,
      wet: `
        Der Seestern ließ den Stein los und sank mit {other.dat} wie ein [Blatt|Gedanke], {place.to}.
        / Wie ein Rad aus lauter Füßen drehte sich der Seestern mit {other.dat} {place.to}.
        + „Genau genommen steigt das Wasser“, sagte er.
        + Ein Seeigel fragte nach dem Weg und bekam fünf.
        + Sanft wie ein Kuss setzte er auf.
      `,
      quirk: `
      „Sind wir hier richtig?“, fragte {other}, und der Seestern drehte sich, fünfmal.
        „Ja, nein, beinahe, zum Glück und gestern“, sagte er dann. „[Such dir etwas aus|Ich finde alle gut].“
        + Zwei streitenden Käfern gab er beiden recht. Nun stritten sie, wer rechter hatte.
        + Als es regnete, erinnerte er an die Enten.
        + Klebte er an einer Tanne, so sangen die Leute gleich Weihnachtslieder.
        + „Du hast es einfach“, sagte er zu einem Lineal.
      `,
      help: `
        Auf dem Rückweg war da eine Felswand, [nass und senkrecht|ohne Tritt und Griff].
        @help „Man kann das als Treppe sehen“, sagte der Seestern, hielt sich fest und war eine Stufe.
        + {Other} trat auf ihn, weich wie auf ein Kissen, und griff höher.
        + Dann floss er voraus und war schon die nächste.
        + So wurde aus einem Seestern eine ganze Treppe, nur nacheinander.
        + „Drückt es?“, fragte {other}. „Auf vier Seiten gar nicht“, sagte er.
      `,
    },
    advanced: {
      arrives: `
        @friend Der Stern, der an der Scheibe klebte, stammte [nicht vom Himmel|aus tieferen Gegenden], denn er war ein Seestern und klopfte.
        + Er pflegte jede Sache von fünf Seiten zu betrachten und brachte es nicht fertig, eine davon zu kränken.
        + „{Place.in} fehlt etwas“, sagte er, „was traurig, ärgerlich, rätselhaft und eilig ist, von hier aus aber verlockend.“
        + Auf hundert Füßchen, deren Meinungen er alle einholte, floss er über das Fensterbrett.
        + „Du musst {hero} sein“, sagte er nach einer Umdrehung, „von dreien meiner Seiten zumindest.“
      `,
      alone: `
        @friend Der Seestern haftete an seinem Stein und besah den Abend, der links noch rot, rechts schon blau und [in der Mitte unentschieden|sonst sehr gelungen] war.
        + Von einer Muschel um eine klare Auskunft gebeten, kam er bis zur dritten, ehe sie zuging.
        + Zu den Sternen am Himmel, mit denen er verwandt war, bestand ein freundliches, wenn auch stummes Verhältnis.
        + Allein fühlte er sich nie, da irgendeine seiner Seiten immer Gesellschaft hatte.
        + Nun kam ein Ruf, {place.from}, und die Abstimmung ergab fünf zu null.
      `,
      dry: `
        Hochkant, ein Rad aus lauter Ansichten, rollte der Seestern mit {other.dat} [um die Wette|durch das Gras] {place.to}.
        / An {other.dat} wie ein Verdienstorden befestigt, reiste der Seestern {place.to}.
        + Bei jeder Umdrehung, so berichtete er, sehe er den Mond fünfmal und jedes Mal anders.
        + Ein Hund, der ihn zweimal apportierte, meinte es gut.
      `,
      wet: `
        Wie ein Blatt, das beim Fallen [nachdenkt|noch überlegt], sank der Seestern mit {other.dat} {place.to}.
        / „Genau besehen steigt das Wasser“, sprach der Seestern und trudelte mit {other.dat} {place.to}.
        + Einem Seeigel, der nach dem Weg fragte, nannte er fünf, die alle ihre ganz eigenen Vorzüge hatten.
      `,
      quirk: `
        Ob man hier richtig sei, wollte {other} wissen. Der Seestern erwiderte [nach gründlicher Drehung|ohne zu zögern]: „Ja, nein, beinahe und gottlob.“
        + Zwei Käfern, die sich stritten, gab er beiden recht, worauf sie sich nun darüber entzweiten, wem mehr.
        + Beklagte man den Regen, so gab er zu bedenken, wie die Enten darüber dachten.
        + Heftete er sich zum Ausruhen an eine Tanne, so begannen Vorübergehende unwillkürlich zu singen.
        + Ein Lineal, dem sie begegneten, nannte er einen beneidenswerten Charakter.
      `,
      help: `
        Auf dem Rückweg erhob sich eine Felswand, [nass und ohne jeden Tritt|senkrecht wie eine Absage].
        @help „Ansichtssache“, sagte der Seestern, hielt sich fest und war eine Stufe.
        + {Other} stieg auf ihn wie auf ein Kissen, und schon floss er voraus, um die nächste zu sein.
        + So entstand aus einem einzigen Seestern, nach und nach, eine Treppe von beträchtlicher Höhe.
        + Oben angelangt gab er zu, es habe gedrückt, aber nur auf einer von fünf Seiten.
      `,
    },
  },
  Seal: {
    noun: { gender: 'm', nom: 'Seehund', gen: 'Seehunds' },
    facts: { help: 'der Seehund balancierte alles heil hinüber' },
    beginner: {
      arrives: `
        Ein Ball kam durch die Tür. Er lag auf einer [Nase|nassen Nase].
        @friend Hinter der Nase kam ein Seehund. „Arp“, sagte er und [klatschte|verbeugte sich].
        + Er klatschte für sich. Einer musste es ja tun.
        + Dann legte er die Lampe auf die Nase. Sie blieb dort.
        + „{Hero}“, rief er, „sieh mal!“ Es war der Stuhl.
        + „{Place.in} ist etwas heruntergefallen“, sagte er. „Mir wäre das nicht passiert.“
        + {Hero} klatschte auch. Da weinte er fast vor Glück.
        + Er roch nach Fisch und Applaus.
        + „Komm mit“, rief er. „Ich brauche Publikum!“
      `,
      alone: `
        @friend Der Seehund lag da und hatte [einen Fisch|den Mond] auf der Nase.
        Den Mond konnte er fast. Er wackelte nur [ein bisschen|im Wasser].
        + „Bravo“, rief er und klatschte mit den Flossen.
        + Es war niemand da. Das Echo klatschte mit.
        + Auf dem Kopf schlief eine Möwe. Sie merkte nichts.
        + Da rief es, {place.from}. Ein Publikum!
        + „Ich komme“, rief der Seehund. „Vorhang auf!“
        + Die Möwe nahm er gleich mit.
      `,
      dry: `
        Auf einem Ball ging es {place.to}. {Other} saß [oben|auf der Nase].
        / Der Seehund hob {other.akk} auf die Nase. So ging es {place.to}.
        + Links ein Zaun, rechts ein Graben. Er wackelte nie.
        + „Schau, ohne Flossen!“, rief er.
        + Die Kühe am Zaun klatschten mit den Ohren.
      `,
      wet: `
        Der Seehund drehte sich wie ein Kreisel. Mit {other.dat} ging es {place.to}.
        / Der Seehund hatte {other.akk} in einer Blase auf der Nase. So ging es {place.to}.
        + Die Blase hüpfte kein einziges Mal.
        + Unten klatschte er, und es machte blubb.
        + Alle Heringe sahen zu. Es war ausverkauft.
      `,
      quirk: `
        Der Seehund fand einen Hut, einen Stein und einen [Topf|Igel]. Alle kamen auf die Nase.
        „Bravo, ich“, rief er. {Other} klatschte [auch|mit].
        + „Jetzt mit einem Bein“, sagte er. Er hatte keins.
        + Der Igel bat um eine Leiter.
        + Vor jedem Busch wartete er auf den Vorhang.
        + Wenn etwas fiel, klatschte er für den Boden.
        + Ein Blatt setzte sich ganz oben drauf. Das war die Krone.
      `,
      help: `
        Ein Balken führte hinüber, schmal wie ein [Strich|Bleistift]. Alles sollte mit.
        @help Alles auf die Nase! Der Seehund balancierte alles heil hinüber.
        / @help „Bitte Ruhe“, sagte der Seehund und balancierte alles heil hinüber.
        + Ganz oben lag {thing} und rührte sich nicht.
        + Es war still wie im Zirkus beim Trommeln.
        + {Other} hielt den Atem an.
        + Einmal kam ein Wind. Da schob er nur die Nase ein Stück.
        + Drüben stellte er alles ab, Stück für Stück.
        + Dann klatschten die anderen. Er musste gar nicht.
      `,
    },
    intermediate: {
      arrives: `
        Ein Ball kam zur Tür herein, gefolgt von der Nase, auf der er [ruhte|tanzte].
        @friend An der Nase hing ein Seehund. „Arp“, sagte er und [applaudierte sich|verneigte sich nach allen Seiten].
        + Er konnte nichts sehen, ohne es zu balancieren, und nichts balancieren, ohne zu klatschen.
        + „Kleine Kostprobe“, sagte er. Die Lampe stand auf der Nase und der Stuhl auf der Lampe.
        + {Place.in} sei etwas heruntergefallen, sagte er. Bei ihm falle nie etwas, höchstens auf.
        + {Hero} klatschte auch. Der Seehund musste sich abwenden.
        + „So ein Publikum“, sagte er mit belegter Stimme, „nehme ich mit auf Reisen.“
      `,
      alone: `
      @friend Auf seiner Sandbank gab der Seehund die Abendvorstellung, vor leeren Rängen.
      Auf der Nase stand ein Fisch, auf dem Fisch eine Muschel und darauf ein Stern.
        + Der Mond wackelte ein wenig, aber nur im Wasser.
        + „Zugabe!“, rief er sich zu und ließ sich nicht lange bitten.
        + Das Klatschen des Echos fand er etwas spät, aber herzlich.
        + Da rief es, {place.from}. Ein Gastspiel! Er nahm den Ball unter die Flosse.
      `,
      dry: `
        Auf einem Ball, der kaum wackelte, rollte der Seehund {place.to}, {other} [auf der Nase|obenauf].
        / Der Seehund trug {other.akk} auf der Nase wie einen Pokal {place.to}.
        + „Und nun die Kurve“, rief er den Kühen zu.
        + An einem Zaun verlangte er Eintritt.
        + Gefallen ist niemand. Er klatschte dafür.
      `,
      wet: `
        Als Kreisel schraubte sich der Seehund hinab, {other} in einer Blase auf der Nase, {place.to}.
        / Der Seehund nahm {other.akk} huckepack und tauchte in [drei Schleifen|einer Acht] {place.to}.
        + Die Heringe sahen von allen Plätzen gut.
        + Unter Wasser klingt Klatschen wie Blubb.
        + Unten hielt er für den Applaus.
      `,
      quirk: `
        Der Seehund sammelte unterwegs einen Hut, einen Topf und einen Igel und [trug sie übereinander|stapelte sie].
        „Fällt das nicht?“, fragte {other}. „Nur [wenn man fragt|im Scherz]“, sagte er.
        + Der Igel rief von oben, man habe dort eine gute Aussicht, aber keine Toilette.
        + Vor jedem Gebüsch blieb er stehen, bis sich der Vorhang hob.
        + Wenn ihm etwas gelang, klatschte er, und wenn nicht, klatschte er zum Trost.
        + Ein Blatt segelte heran und setzte sich zuoberst. Das sei geprobt, sagte er.
      `,
      help: `
        Auf dem Rückweg führte nur ein Balken hinüber, [dünn wie eine Nudel|schmal und krumm].
        @help „Ich bitte um äußerste Stille“, sagte der Seehund und balancierte alles heil hinüber.
        + Zuoberst lag {thing}, darunter {other}, darunter Gepäck, darunter eine ruhige Nase.
        + In der Mitte kam ein Windstoß. Er ging ein Stück mit ihm und dann zurück.
        + Man hörte nur einen fernen Trommelwirbel. Vielleicht war es ein Specht.
        + Drüben stellte er alles ab, und zum ersten Mal klatschten zuerst die anderen.
      `,
    },
    advanced: {
      arrives: `
        @friend Ein Ball kam herein, unter ihm eine Nase und unter dieser, [nach einer Kunstpause|bereits applaudierend], ein Seehund.
        + Was immer er erblickte, hob er auf die Nase, und was immer dort stand, beklatschte er.
        + Stuhl und Lampe, die er zum Beweis übereinanderstellte, wagten während der Darbietung nicht zu wackeln.
        + {Place.in} sei etwas gefallen, ein Wort, das er, wie er sagte, nur vom Hörensagen kenne.
        + Als {hero} ebenfalls klatschte, wandte er sich ab, denn man soll Künstler nicht weinen sehen.
      `,
      alone: `
        @friend Auf der Sandbank gab der Seehund die Abendvorstellung, und zwar, wie seit Wochen, [vor einer schlafenden Möwe|vor leeren Rängen].
        + Auf der Nase stand ein Fisch, auf dem Fisch eine Muschel und auf dieser, leicht zitternd, der gespiegelte Mond.
        + Den Beifall des Echos fand er herzlich, wenngleich es immer ein wenig nachklatschte.
        + Um eine Zugabe bat er sich selbst und ließ sich selten mehr als zweimal bitten.
        + Dann ein Ruf, {place.from}, und er wusste, was das war, nämlich ein Gastspiel.
      `,
      dry: `
        Auf einem rollenden Ball und mit {other.dat} auf der Nase, [ein wandelndes Denkmal|unter Verbeugungen], kam der Seehund {place.to}.
        / Wie einen Pokal trug der Seehund {other.akk} erhobenen Hauptes {place.to}.
        + „Und nunmehr die Kurve“, rief er den Kühen zu, die daraufhin das Kauen einstellten.
        + An einem Zaun verlangte er, sehr freundlich, Eintritt.
      `,
      wet: `
        Als Kreisel, die Blase mit {other.dat} unbewegt auf der Nase, schraubte sich der Seehund {place.to}.
        / In einer Acht, [die man hätte rahmen können|die er signierte], tauchte der Seehund mit {other.dat} {place.to}.
        + Die Heringe saßen dicht an dicht, und keiner raschelte.
        + Für den Beifall, der hier unten Blubb macht, hielt er noch einmal an.
      `,
      quirk: `
        Ein Hut, ein Topf und ein Igel gelangten unterwegs auf die Nase des Seehunds, [der Igel unter Vorbehalt|in dieser Reihenfolge].
        + Der letztere meldete von oben eine vorzügliche Aussicht und erkundigte sich nach den Nebenräumen.
        + „Ob es nicht falle?“, wiederholte er die Frage von {other.dat} und erbat sich, dergleichen nicht vor dem Igel zu sagen.
        + Was ihm gelang, beklatschte er aus Überzeugung, und was misslang, zum Trost.
        + Vor größeren Büschen verharrte er, bis nach seinem Empfinden der Vorhang aufging.
      `,
      help: `
        Auf dem Rückweg überspannte nur ein Balken den Abgrund, [dünn wie eine Nudel|der keinem gefiel].
        @help „Ich bitte um Stille“, sprach der Seehund und balancierte alles heil hinüber.
        + Zuoberst lag {thing}, unter ihm der ganze Rest der Gesellschaft und zuunterst eine sehr ruhige Nase.
        + In der Mitte erhob sich ein Windstoß, dem er ein Stück entgegenkam, um ihn dann höflich zurückzubringen.
        + Drüben war es einen Augenblick still, und dann klatschten, ehe er selbst es konnte, die anderen.
      `,
    },
  },
  Narwhal: {
    noun: { gender: 'm', nom: 'Narwal', gen: 'Narwals' },
    facts: { help: 'der Narwal fand mit dem Horn das Schlüsselloch' },
    beginner: {
      arrives: `
        Etwas Spitzes kam durch den [Briefschlitz|Vorhang]. „Oh, Verzeihung“, sagte es.
        @friend Am anderen Ende war ein Narwal. „Das ist nur mein [Horn|langes Horn]“, sagte er leise.
        + Er zog es zurück. Da hing der Vorhang daran.
        + „Guten Abend, {hero.bare}. Habe ich jemanden gestochen?“
        + „Nur den Ballon“, sagte {hero}. Der war jetzt müde.
        + „{Place.in} fehlt etwas“, sagte er. „Vielleicht hängt es an mir.“
        + Er sah nach. Es hing nur eine Socke da.
        + Am liebsten hätte er eine kurze Nase gehabt.
        + „Ich gehe hinten“, sagte der Narwal. „Das ist besser.“
      `,
      alone: `
        @friend Der Narwal lag im kalten Meer und [versteckte|verbarg] sein Horn hinter Eis.
        Es sah auf der anderen Seite [wieder heraus|heraus]. Eine Möwe saß darauf.
        + „Verzeihung“, sagte er. „Sehr bequem“, sagte sie.
        + Er malte damit Bilder in den Schnee, ganz kleine.
        + Wenn jemand kam, wischte er sie weg.
        + Ein Fisch sagte: „Schönes Horn.“ Da wurde er rot.
        + Dann rief etwas, {place.from}.
        + „Falls man mich brauchen kann“, sagte er und schwamm los.
      `,
      dry: `
        In einem Zelt aus Regen schwamm der Narwal {place.to}.
        / Auf einem Schlitten zog {other} den Narwal. Dann zog er {other.akk}, {place.to}.
        + An der Spitze hingen bald drei Äpfel und ein Hut.
        + „Verzeihung“, sagte er zu jedem Baum.
        + Von weitem sah es aus wie ein Fest.
        + Ein Frosch wollte auch mit.
      `,
      wet: `
        {Other} hielt sich am Horn fest. Gerade wie ein Strich ging es {place.to}.
        / Der Narwal tauchte mit {other.dat} tief hinab, {place.to}.
        + Die Fische fädelten sich ein wie Perlen.
        + Eine Qualle platzte fast. Er bremste noch.
        + Das Horn leuchtete ein wenig im Dunkeln.
      `,
      quirk: `
        Der Narwal drehte sich um. Da lag [ein Zaun|die Wäsche] im Gras. „Verzeihung, Zaun“, sagte er.
        „Dein Horn ist schön“, sagte {other}. „Es ist so [vorne|lang]“, sagte er.
        + Er wollte hinter einem Busch nicht auffallen. Der Busch war aufgespießt.
        + Zum Grüßen neigte er den Kopf. Alle duckten sich.
        + {Other} steckte einen Korken auf. Nun war es ein Stift mit Hut.
        + Ein Vogel baute darauf ein Nest. Er ging ganz langsam.
        + „Ich hätte gern ein Taschenhorn“, sagte er.
      `,
      help: `
        Ein Tor war zu. Das Schlüsselloch war [tief|tief und eng], und ein Schlüssel war nicht da.
        @help „Darf ich?“, fragte der Narwal. Er fand mit dem Horn das Schlüsselloch.
        / @help Ganz sacht fand der Narwal mit dem Horn das Schlüsselloch.
        + Er drehte den Kopf, einmal herum. Klack.
        + „Es passt“, sagte er. „Es passt ja zu etwas!“
        + {Other} klopfte ihm auf die Seite.
        + {Thing} glitt hindurch, und keiner wurde gestochen.
        + Dann malte er in den Sand: Hier geht es heim.
        + Diesmal wischte er nichts weg.
      `,
    },
    intermediate: {
      arrives: `
        Etwas Langes, Spitzes schob sich durch [den Briefschlitz|die Gardine] und erschrak.
        @friend „Verzeihung“, sagte ein Narwal am anderen Ende, „es geht [immer vor mir hinein|früher los als ich].“
        + Er schämte sich ein wenig für sein Horn, das überall zuerst ankam.
        + Beim Zurückziehen nahm er die Gardine mit, und beim Entschuldigen den Lampenschirm.
        + {Place.in} fehle etwas, sagte er. Er habe schon nachgesehen, ob es an ihm hänge.
        + „Du bist {hero}?“, fragte er. „Bitte bleib da stehen, dann passiert dir nichts.“
        + An der Spitze steckten eine Einladung, zwei Herbstblätter und eine fremde Socke.
      `,
      alone: `
        @friend Im nördlichen Meer versteckte der Narwal sein Horn hinter einem Eisberg, [wie jeden Abend|aus Taktgefühl].
      Es ragte auf der anderen Seite heraus, und darauf saß eine Möwe.
        + Wenn niemand hinsah, zeichnete er damit feine Bilder in den Schnee.
        + Kam jemand, dann wischte er sie mit der Flosse fort.
        + „So eine Stupsnase wie ein Seehund“, dachte er, „das wäre etwas.“
        + Da rief jemand, {place.from}. Er schwamm los, sehr vorsichtig an allem vorbei.
      `,
      dry: `
        In einem Regenschauer, der eigens mitzog, schwamm der Narwal mit {other.dat} {place.to}.
        / Auf einem Schlitten ging es {place.to}, mal zog {other}, [mal zog der Narwal|mal das Gefälle].
        + Unterwegs sammelte die Spitze vier Äpfel und ein Plakat.
        + Vor jedem Baum sagte er vorher Bescheid.
        + Die Leute dachten, es sei ein Umzug.
      `,
      wet: `
        {Other} hielt sich am Horn, und gerade wie mit dem Lineal ging es [hinab|in die Tiefe], {place.to}.
        / Still und schnell tauchte der Narwal mit {other.dat} {place.to}.
        + Um jede Qualle machte er einen Bogen.
        + Ganz unten glomm die Spitze ein bisschen.
        + „Nicht erschrecken“, sagte er. „Das bin nur ich.“
      `,
      quirk: `
        Der Narwal sah sich nach {other.dat} um, und dabei [fiel ein Zaun|ging ein Heuhaufen] verloren.
      „Dein Horn ist das Schönste an dir“, sagte {other}. „Es ist so öffentlich“, sagte er.
        + Grüßte er, so warf sich jeder auf den Boden, was er für Höflichkeit hielt.
        + Hinter einem Busch wollte er nicht auffallen. Man sah einen Busch mit Horn.
        + {Other} setzte einen Korken auf die Spitze. Eine Meise setzte sich auf den Korken.
        + „Ein Taschenhorn“, seufzte er, „zum Zusammenschieben.“
      `,
      help: `
        Auf dem Rückweg war ein Tor zu, und der Schlüssel war [seit Jahren|lange schon] fort.
        @help „Ich könnte es versuchen“, sagte der Narwal und fand mit dem Horn das Schlüsselloch.
        + Er drehte den Kopf, ganz langsam, als horche er an einer Tür.
        + Es klackte, und er riss die Augen auf. „Es passt“, flüsterte er.
        + {Other} trug {thing.akk} hindurch und vergaß sich zu ducken, und nichts geschah.
        + Dann ritzte er in den Stein, wer hier vorbeigekommen war, und ließ es stehen.
      `,
    },
    advanced: {
      arrives: `
        @friend Durch den Briefschlitz schob sich etwas Spitzes, erschrak und nahm beim Rückzug [die Gardine|den Lampenschirm] mit, denn draußen war ein Narwal.
        + „Verzeih“, sagte er, „es trifft immer um einiges früher ein als ich.“
        + An seinem Horn, für das er sich zeitlebens entschuldigt hatte, steckten zwei Blätter und eine fremde Socke.
        + {Place.in} vermisse man etwas, und er habe, ehe er kam, gewissenhaft nachgesehen, ob es an ihm hänge.
        + Er bat {hero.akk}, während des Gesprächs nach Möglichkeit seitlich zu stehen.
      `,
      alone: `
        @friend Im nördlichen Meer verbarg der Narwal sein Horn hinter einem Eisberg, auf dessen anderer Seite [es Möwen als Bank diente|es wieder herauskam].
        + Sobald er sich unbeobachtet glaubte, zeichnete er damit in den Schnee, und zwar mit feinem Strich.
        + Näherte sich jemand, so verschwand alles unter einer verlegenen Flosse.
        + Eine Stupsnase, dachte er bisweilen, wie die Seehunde sie haben, das wäre ein ruhiges Leben.
        + Als es rief, {place.from}, zögerte er, fand dann aber, dass man dort vielleicht hinten gehen dürfe.
      `,
      dry: `
        In einem eigens bestellten Regenschauer schwamm der Narwal mit {other.dat}, [Bäume vorwarnend|nach allen Seiten Verzeihung sagend], {place.to}.
        / Ein Schlitten, den bergauf {other} und bergab der Narwal zog, brachte sie {place.to}.
        + Vier Äpfel und ein Wahlplakat, die er unterwegs auflas, gaben dem Ganzen etwas Festliches.
      `,
      wet: `
        Am Horn hielt sich {other}, und pfeilgerade, [wie mit dem Lineal gezogen|ohne einen Laut], ging es {place.to}.
        / Der Narwal tauchte mit {other.dat} in Tiefen, in denen sein Horn zu glimmen begann, {place.to}.
        + Um jede Qualle beschrieb er einen Bogen, wie man ihn sonst um Luftballons macht.
        + Erschrecken müsse niemand, sagte er, das sei nur er.
      `,
      quirk: `
        Der Narwal wandte den Kopf nach {other.dat}, worauf [ein Zaun, ein Heuhaufen und eine Freundschaft|ein Zaun und zwei Hecken] wiederherzustellen waren.
        + „Das Schönste an dir“, sagte {other} vom Horn, und er erwiderte, es sei leider auch das Vorderste.
        + Wen er grüßte, der warf sich zu Boden, und er hielt das seit Jahren für gute Kinderstube.
        + Hinter einem Busch, den er nicht bemerkt hatte, verbarg er sich so, dass der Busch ihn begleiten musste.
        + Ein Korken auf der Spitze schuf Abhilfe, bis eine Meise darin eine Wohnlage erkannte.
      `,
      help: `
        Auf dem Rückweg stand ein Tor verschlossen, [dessen Schlüssel seit Jahren fehlte|zu dem kein Schlüssel passte].
        @help „Darf ich?“, bat der Narwal und fand mit dem Horn das Schlüsselloch.
        + Er drehte den Kopf wie jemand, der an einer Tür lauscht, und innen sagte etwas sehr deutlich klack.
        + „Es passt“, flüsterte er, und man sah ihm an, dass er nicht nur das Tor meinte.
        + In den Pfosten ritzte er zum Abschied ein kleines Bild, und diesmal blieb es stehen.
      `,
    },
  },
  Orca: {
    noun: { gender: 'm', nom: 'Orca', gen: 'Orcas' },
    facts: { help: 'der Orca schob mit einer ruhigen Welle den Weg frei' },
    beginner: {
      arrives: `
        Jemand stellte die Schuhe gerade, [alle|einen neben den anderen]. Dann klopfte es genau dreimal.
        @friend Es war ein Orca, schwarz und weiß und sehr [sauber|fein]. „Guten Abend“, sagte er.
        + Er trug immer seinen besten Anzug. Er hatte nur den.
        + „Diese Decke hat eine Falte“, sagte er. Nun hatte sie keine.
        + „{Place.in} ist etwas nicht an seinem Platz“, sagte er. „So kann ich nicht schlafen.“
        + Er sah {hero.akk} an und rückte ein Ohr gerade.
        + Die Bücher stellte er nach der Größe. Dann nach Blau.
        + „Erst links, dann rechts“, sagte der Orca. „So gehen wir.“
        + Ein Fleck war auf dem Glas. Er atmete tief ein.
      `,
      alone: `
        @friend Der Orca legte Muscheln in eine [Reihe|gerade Reihe], von groß zu klein.
        Die Flut kam und [brachte sie durcheinander|warf sie um]. Er fing von vorn an.
        + „Bitte nacheinander“, sagte er zu den Wellen.
        + Die Wellen taten, was sie wollten.
        + Sein Anzug war glatt. Das war ein Trost.
        + Die Sterne standen schief. Er sah lieber nicht hin.
        + Da rief etwas, {place.from}. Unordnung!
        + „Ich bringe einen Lappen mit“, rief der Orca.
      `,
      dry: `
        Auf einer breiten Welle ging es {place.to}. Sie war ganz [gerade|glatt].
        / Der Orca nahm seine Welle mit. So ging es mit {other.dat} {place.to}.
        + Die Wiese war danach gekämmt.
        + „Bitte nicht spritzen“, sagte er zu seiner Welle.
        + Alle Zäune standen hinterher gerade.
      `,
      wet: `
        Der Orca schwamm mit {other.dat} schön in der Mitte. So ging es {place.to}.
        / {Other} hielt sich an der Finne fest. Gerade ging es {place.to}.
        + Die Heringe stellten sich in Reihen auf. Er nickte.
        + „Rechts schwimmen“, sagte er zu einem Aal.
        + Keine Blase tanzte aus der Reihe.
      `,
      quirk: `
        Der Orca sah die Blätter am Boden. Er legte sie [nach Farben|auf einen Haufen].
        „Der Wind kommt gleich“, sagte {other}. „Er soll [die Füße abputzen|warten]“, sagte er.
        + Einen Käfer setzte er gerade auf sein Blatt.
        + „Drei Bäume hier, vier da“, sagte er. „Das geht doch nicht.“
        + {Other} hatte einen Fleck. Er sah ihn die ganze Zeit.
        + Eine Wolke war rund. Er dankte ihr.
        + Wenn er lachte, hielt er sich die Krawatte. Er hatte keine.
      `,
      help: `
        Der Weg war voll mit [Ästen|Kraut] und Schlamm. Man kam nicht durch.
        @help Da schob der Orca mit einer ruhigen Welle den Weg frei.
        / @help „Platz, bitte!“ Der Orca schob mit einer ruhigen Welle den Weg frei.
        + Nichts spritzte, nichts brach.
        + Links lagen nun die Äste, rechts lag das Kraut, nach Größe.
        + {Other} trug {thing.akk} hindurch, mit trockenen Füßen.
        + „Das war eine schöne Welle“, sagte {other}.
        + „Sie war gebügelt“, sagte der Orca.
        + Dann hatte er einen Fleck. Er ließ ihn dran.
      `,
    },
    intermediate: {
      arrives: `
        Im Flur wurden Schuhe gerückt, und dann klopfte es, in [gleichen Abständen|gutem Takt], dreimal.
        @friend Ein Orca trat ein, im besten Anzug, den er [übrigens immer trug|nie ablegte].
        + „Guten Abend, {hero.bare}. Dein Teppich liegt um einen Finger schief“, sagte er. Dann lag er gerade.
        + Es ging ihm schlecht, wenn etwas nicht an seinem Ort war. Die Welt ist voll davon.
        + {Place.in} fehle etwas, sagte er. Er habe darum seit Dienstag nicht geschlafen.
        + Die Bücher ordnete er nach Größe, dann nach Farbe und dann, weil beides nicht ging, nach Herzenswärme.
        + Ein Fussel auf {hero.gen} Schulter war ihm aufgefallen. Er sprach nicht davon, aber er sah hin.
      `,
      alone: `
        @friend Am Strand legte der Orca Muscheln in eine Reihe, von der größten bis [zur allerkleinsten|zum Sandkorn].
        Bei der vorletzten kam die Flut, wie jeden Abend, und [mischte alles|nahm sie mit].
        + „Bitte einzeln eintreten“, sagte er zu den Wellen. Die kannten ihn schon.
        + Den Sternhimmel mied er. So verstreut ließ man nichts liegen.
        + Sein Anzug war schwarz und weiß und ohne Falte. Das gab ihm Halt.
        + Da klang ein Ruf herüber, {place.from}, der nach großer Unordnung klang. Er war schon unterwegs.
      `,
      dry: `
        Seine eigene Welle, frisch geglättet, trug den Orca und {other.akk} [über Land|durch die Felder] {place.to}.
        / Der Orca rollte eine Welle aus wie einen Teppich, und auf ihr ging es mit {other.dat} {place.to}.
        + Die Wiesen waren danach gekämmt und gescheitelt.
        + Wegweiser rückte er im Vorbeifahren gerade.
        + „Nicht spritzen“, sagte er streng zur Welle.
      `,
      wet: `
        Genau in der Mitte schwamm der Orca mit {other.dat} [hinab|in die Tiefe], {place.to}.
        / {Other} saß hinter der Finne. Der Orca zog einen Strich durchs Meer, {place.to}.
        + Die Heringe stellten sich der Größe nach auf.
        + Einem Aal wies er die rechte Spur.
        + Sogar die Blasen stiegen paarweise.
      `,
      quirk: `
      Unter einer Buche sortierte der Orca das Laub nach Farben, bis der Wind kam.
      + „Das hält aber nicht“, sagte {other}. „Haltung hält man, sie hält nicht von selbst“, sagte er.
        + Links standen drei Bäume und rechts vier. Er bat den vierten um Verständnis.
        + Den Fleck auf {other.dat} übersah er so angestrengt, dass er schielte.
        + Ein Käfer wurde auf seinem Blatt in die Mitte gesetzt und fand, er sitze jetzt besser.
        + Nach einem Lachanfall strich er sich alles wieder glatt.
      `,
      help: `
        Auf dem Rückweg war der Weg verstopft, [Äste über Ästen|Kraut und Schlamm und Wurzeln].
        @help Der Orca richtete sich auf und schob mit einer ruhigen Welle den Weg frei.
        + Es war keine wilde Welle. Sie war wie eine Hand, die ein Tischtuch glatt streicht.
        + Links lagen hinterher die Äste und rechts das Kraut, jeweils nach Länge.
        + {Other} trug {thing.akk} trockenen Fußes hindurch.
        + Auf dem Anzug war nun ein Spritzer. Er betrachtete ihn und ließ ihn dort, als Andenken.
      `,
    },
    advanced: {
      arrives: `
        @friend Nachdem im Flur sämtliche Schuhe ausgerichtet worden waren, klopfte es dreimal [in gleichen Abständen|sehr akkurat], und es erschien ein Orca.
        + Er trug seinen besten Anzug, was bei ihm nichts heißen wollte, da er keinen anderen besaß.
        + „Der Teppich“, sagte er zu {hero.dat}, „liegt um einen Finger schief“, und dann lag er nicht mehr schief.
        + {Place.in} sei etwas nicht an seinem Platz, und seit er das wisse, habe er kein Auge zugetan.
        + Die Bücher ordnete er nach Größe, dann nach Farbe und zuletzt nach Herzenswärme.
      `,
      alone: `
        @friend Am Strand brachte der Orca die Muscheln in eine Reihe, die [bei der vorletzten|kurz vor dem Ende] alljährlich, nein, allabendlich von der Flut gemischt wurde.
        + Die Wellen bat er seit langem, einzeln einzutreten, und sie mochten ihn dafür.
        + Den Sternhimmel mied er, weil er nicht mit ansehen konnte, wie das alles herumlag.
        + Trost gewährte ihm sein Anzug, schwarz und weiß, an dem es nie etwas zu deuten gab.
        + Dann ein Ruf, {place.from}, der nach Durcheinander klang, und er ließ die letzte Muschel liegen.
      `,
      dry: `
        Auf einer Welle, die er zuvor geglättet hatte, fuhr der Orca mit {other.dat} [in würdigem Tempo|quer durchs Land] {place.to}.
        / Wie einen Läufer rollte der Orca eine Welle aus und kam auf ihr mit {other.dat} {place.to}.
        + Wiesen, über die sie zogen, trugen hinterher einen Scheitel.
        + Auch zwei schiefe Wegweiser verließ man in senkrechter Verfassung.
      `,
      wet: `
        Mitten durch das Meer, [wie mit dem Zirkel gezogen|auf der rechten Seite], führte der Orca {other.akk} {place.to}.
        / Der Orca zog mit {other.dat} einen sauberen Strich durch die Tiefe, {place.to}.
        + Die Heringe traten der Größe nach an, ohne dass ein Wort gefallen wäre.
        + Selbst die Luftblasen stiegen, wenn er hinsah, paarweise auf.
      `,
      quirk: `
        Das Laub unter einer Buche sortierte der Orca nach Farben, und zwar [bis zum Eintreffen des Windes|dreimal].
        + „Ordnung“, entgegnete er, als {other} Bedenken hatte, „hält nicht, man muss sie halten.“
        + Dass links drei Bäume standen und rechts vier, besprach er unter vier Augen mit dem vierten.
        + Einen Fleck an {other.dat} übersah er mit solcher Anstrengung, dass ihm die Augen tränten.
        + Ein Käfer, in die Mitte seines Blattes gerückt, gestand, er habe sich lange nicht so ausgeglichen gefühlt.
      `,
      help: `
        Auf dem Rückweg war der Pfad [unter Ästen begraben|verstopft von Kraut und Schlamm].
        @help Der Orca straffte den Anzug und schob mit einer ruhigen Welle den Weg frei.
        + Nichts daran war wild, vielmehr glich sie einer Hand, die ein Tischtuch glatt streicht.
        + Links ruhten danach die Äste und rechts das Kraut, beides, wie sich versteht, nach Länge.
        + Den Spritzer, den er davontrug, besah er lange und behielt ihn, zum ersten Mal im Leben, als Andenken.
      `,
    },
  },
}
