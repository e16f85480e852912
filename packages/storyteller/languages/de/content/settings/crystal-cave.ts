import type { SettingContent } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const crystalCave: SettingContent<Noun, 'Crystal Cave'> = {
  place: { name: 'die Kristallhöhle', in: 'in der Kristallhöhle', to: 'in die Kristallhöhle', from: 'aus der Kristallhöhle' },
  beginner: {
    arrival: `
      @place Kühle Luft kam. Nun waren sie {place.in}, tief [im Berg|unten].
      / Durch einen Spalt kamen sie {place.to}. [Alles war|Da war es] still.
      Die Steine sangen [leise|ganz hoch], jeder einen Ton.
      / An den Wänden [blitzte|funkelte] es wie tausend Zuckerstücke.
      + Tropf, sagte das Wasser. Tropf, sagte es noch einmal, zur Sicherheit.
      + {Friend} sah sich in einem Kristall. Da war {friend} zwanzigmal da.
      + Es roch nach Stein und nach kaltem Regen.
      + Die Decke war so hoch, dass man sie nur ahnte.
      + Ein See lag da, schwarz und glatt wie ein Auge.
      + Man flüsterte. Man wusste nicht, warum, aber alle flüsterten.
    `,
    life: `
      Hier wohnen Fledermäuse. Sie hängen da und [lesen|lesen Bücher].
      / Die Fledermäuse lesen [abends|am Abend], mit dem Kopf nach unten.
      Der Tropfstein wächst, aber nur am [Sonntag|Abend].
      / Im See schwimmen Fische, die sind [blind|bleich] und sehr höflich.
      + Ein Molch putzt jeden Abend den größten Kristall.
      + Die Kleinen schlafen in der Falte von Mamas Flügel.
      + Wer niest, der niest hier siebenmal, wegen dem Berg.
      + Man kocht Suppe auf einem warmen Stein. Sie schmeckt nach Stein.
      + Die Spinnen hängen Lampen auf, aus Tau.
      + Der Berg selbst schläft schon. Man hört ihn atmen.
      + Man sagt hier leise Bitte und leise Danke.
    `,
    way: `
      Der Weg {spot.to} ging [hinab|bergab], über nassen Stein.
      / Sie tasteten sich {spot.to}, an der [kühlen|kalten] Wand entlang.
      Etwas klang wie ein [Glas|dünnes Glas]. Das war nur die Luft.
      / Ein Kristall ging an, wenn man ihn ansah, [und dann wieder aus|ganz kurz].
      + Hier war es eng. Da musste man den Bauch einziehen.
      + Ein Käfer mit Laterne kam vorbei. „Mahlzeit“, sagte er. Es war Nacht.
      + Tropf, in den Nacken. Es war genau der Nacken von {friend.dat}.
      + Unter ihnen floss Wasser und redete im Schlaf.
      + Eine Fledermaus blätterte um. Man hörte es weit.
      + Es war so dunkel, dass man die Augen auch zumachen konnte.
    `,
    thanks: `
      Alle Kristalle machten zum Abschied [pling|einen Ton].
      / Die Fledermäuse winkten mit den [Flügeln|Büchern]. Die Füße hielten fest.
      {Keeper} gab {hero.dat} einen [Splitter|Kiesel], der im Dunkeln singt.
      / {Hero} bekam ein [Stück|Körnchen] Licht in einer Nuss.
      + „Nicht laut sein damit“, hieß es, „er ist schüchtern.“
      + Für {friend.akk} gab es ein Buch. Man muss es kopfüber lesen.
      + Der Berg brummte einmal. Das war wohl Auf Wiedersehen.
      + Der Molch lieh ihnen sein Licht bis zum Spalt.
      + Der letzte Tropfen sagte: „Tropf.“ Er meinte es nett.
    `,
  },
  intermediate: {
    arrival: `
      @place Ein Spalt, [ein Gang, ein kühler Hauch|drei Stufen, ein Echo], und sie waren {place.in}, [wo die Steine singen|tief unter allem].
      / Unter ihren Füßen wurde es glatt, [und dann waren sie|der Gang wurde weit, sie waren] {place.in}.
      / Der Berg machte eine Tür auf, [schmal wie ein Brief|ganz ohne Klinke], und sie standen {place.in}.
      An den Wänden sang es [leise|hoch und fein], [jeder Kristall auf einem anderen Ton|als strichen Finger über Gläser].
      / Es funkelte [von allen Seiten|bis zur Decke], als hätte jemand Zucker gestreut.
      + {Friend} sah in einen Kristall und war [auf einmal zwanzigmal da|plötzlich ein ganzer Chor].
      + Mitten in der Halle lag ein See, so [still wie ein geschlossenes Auge|glatt, dass keiner sich zu atmen traute].
      + Sie flüsterten, obwohl es ihnen niemand gesagt hatte.
      + Aus großer Höhe fiel ein Tropfen und [nahm sich dafür viel Zeit|sang unterwegs eine Strophe].
      + Es roch nach Stein, [nach Regen und nach sehr altem Schatten|nach Schnee und ein wenig nach Pfefferminz].
      + Ein Molch mit Putzlappen [grüßte und polierte weiter|hauchte eine Wand an und rieb].
    `,
    life: `
      An der Decke hängen die Fledermäuse und lesen, [dicke Romane|bis tief in die Nacht].
      / Abends ist Lesestunde, und die Fledermäuse [rascheln|blättern] wie ein Wäldchen.
      Jeden Abend wächst der große Tropfstein um [ein Haar|ein bisschen], und alle sehen zu.
      / Im See leben blinde Fische, die [sehr gut zuhören|jeden am Schritt erkennen].
      + Wer hier niest, muss warten, [bis der Berg damit fertig ist|weil alle Gänge einzeln Gesundheit sagen].
      + Die Kinder schlafen in einer Flügelfalte und [haben Platz für ein Buch|lesen dort heimlich weiter].
      + Auf dem einzigen warmen Stein steht immer ein Topf.
      + Spinnen ziehen Leinen mit Tautropfen, [das ist hier die Straßenbeleuchtung|damit auch die Ecken etwas Licht haben].
      + Der Berg selbst geht früh zu Bett. Wer die Hand auflegt, spürt ihn atmen.
    `,
    way: `
      {Spot.to} ging es abwärts, immer die [kühle|nasse] Wand entlang.
      / Sie tasteten sich {spot.to}, [einer hinter dem anderen|über glatte Buckel].
      Gelegentlich leuchtete ein Kristall auf, sobald man [ihn ansah|vorbeikam], und erlosch wieder.
      / Es klirrte so fein wie Gläser, [dabei war es nur die Luft|wenn jemand atmete].
      + An der engsten Stelle mussten alle [den Bauch einziehen, auch die Dünnen|seitwärts denken und flach atmen].
      + Ein Tropfen fiel {friend.dat} in den Nacken, und zwar mit Absicht.
      + Unter dem Boden redete ein Bach im Schlaf, [von Kieseln vor allem|und niemand verstand das Ende].
      + „Mahlzeit“, sagte ein Käfer mit Grubenlampe und [stapfte vorüber|hatte Feierabend].
      + Es war so dunkel, dass [man die Augen genauso gut zumachen konnte|sich sogar die Stille an der Wand hielt].
      + Weit oben blätterte jemand eine Seite um.
    `,
    thanks: `
      Zum Abschied sangen alle Kristalle denselben Ton, [und er blieb noch lange da|sehr rein].
      / Die Fledermäuse winkten mit den Büchern, [ein paar Lesezeichen fielen herunter|ohne die Seite zu verlieren].
      {Keeper} gab {hero.dat} einen Splitter, der [im Dunkeln singt|summt, wenn man ihn hält].
      / {Hero} bekam ein Körnchen Licht, [verpackt in eine Nuss|kaum größer als ein Salzkorn].
      + „Vor Fremden ist er schüchtern“, hieß es, „das kennen wir hier alle.“
      + {Friend} erhielt ein Buch, das man nur kopfüber lesen kann.
      + Der Berg brummte einmal, und das war für einen Berg sehr herzlich.
      + Der Molch leuchtete ihnen bis zum Spalt und polierte dabei die Stufen.
    `,
  },
  advanced: {
    arrival: `
      @place Ein Spalt, kaum breiter als ein [Buch|guter Vorsatz], [nahm sie auf|tat sich auf], und sie standen {place.in}.
      / Der Gang öffnete sich, und was sich da [auftat|dehnte], war eine Halle: Sie waren {place.in}.
      / Der Berg rückte [räuspernd|ächzend] beiseite, und sie befanden sich {place.in}.
      Von den Wänden sang es [in feinen Tönen|leise], Kristall um Kristall.
      / Ein Funkeln lag [auf allem|über allem], als sei hier Zucker verschüttet worden.
      / Kristalle standen da und sangen [leise|mehrstimmig].
      + {Friend} blickte in einen Kristall, [fand sich zwanzigfach vor|entdeckte darin eine Versammlung] und war mit [achtzehn davon|fast allen] zufrieden.
      + In der Mitte lag ein See, [so schwarz und unbewegt|derart glatt und still], dass man [auf Zehenspitzen an ihm vorbeiging|unwillkürlich den Atem anhielt].
      + Niemand hatte gebeten, leise zu sein, und doch [flüsterten sie|sprach keiner laut], wie man es [in Kirchen und vor Geburtstagen tut|bei Schneefall hält].
      + Aus unsichtbarer Höhe löste sich ein Tropfen, und man hatte Zeit, [ihm einen guten Fall zu wünschen|sich mit ihm anzufreunden].
      + Ein Molch im Arbeitskittel hauchte die Wände an und [polierte sie mit dem Schwanz|summte dabei denselben Ton wie sie].
      + Die Luft schmeckte nach Regen, der [vor tausend Jahren gefallen war|hier unten in Pension ging], und ein wenig nach Eisen.
      + Jedes Wort, das man aussprach, kam [verkleinert und verschönert|mit einem Glitzern] aus der Tiefe zurück.
    `,
    life: `
      Die Fledermäuse, die hier wohnen, verbringen den Abend [lesend|mit Büchern], kopfüber und mit Hingabe.
      / Um diese Stunde ist es in den Gewölben voll Geraschel, [denn|weil] die Fledermäuse lesen.
      Der große Tropfstein wächst jeden Abend um ein Haar, [unter Applaus|vor Publikum].
      / Blinde Fische im See erkennen jeden [an seinem Gang|am Schritt] und verraten nichts.
      + Wer niest, dem wünscht man erst Gesundheit, wenn [der Berg mit dem Wiederholen fertig ist|das letzte Hatschi aus dem hintersten Gang zurück ist].
      + Die Jüngsten schlafen in einer Flügelfalte der Mutter, in der [außerdem ein Buch und ein Zwieback Platz finden|man bei gutem Licht sogar noch ein Kapitel schafft].
      + Für die Straßenbeleuchtung sorgen Spinnen, die an langen Leinen Tautropfen aufhängen und [einmal wöchentlich abstauben|die ausgebrannten mit einem Seufzer austrinken].
      + Der Berg selbst zieht sich früh zurück, und [wer die Hand auf den Fels legt, kann ihn im Schlaf atmen spüren|man klopft nach neun Uhr nur noch in dringenden Fällen].
      + Gekocht wird auf dem einzigen warmen Stein, weshalb sich dort [allabendlich die halbe Bevölkerung|eine Warteschlange mit Löffeln] versammelt.
      + Die Bibliothek der Fledermäuse hängt, wie ihre Benutzer, [mit dem Rücken nach unten|vollständig kopfüber] von der Decke.
      + Bei Stromausfall, also wenn die Glühwürmchen schlafen, erzählt man sich [Gruseliges von der Sonne|Geschichten aus dem Hellen].
    `,
    way: `
      {Spot.to} führte ein Gang, der [sanft|stetig] fiel und nach Regen roch.
      / Man tastete sich {spot.to}, [Hand über Hand|dicht hintereinander], an kühlem Fels entlang.
      Mitunter glomm ein Kristall auf, sobald man [ihn ansah|an ihn dachte].
      / Ein Klirren begleitete sie, das [wohl|vermutlich] nur die Luft war.
      + An der engsten Stelle zogen alle den Bauch ein, [auch jene, die behaupteten, keinen zu haben|und der Fels, so schien es, den seinen ebenfalls].
      + Ein Tropfen, der [seit Stunden gewartet haben musste|seinen Einsatz genau geübt hatte], traf {friend.akk} in den Nacken.
      + Unter dem Boden redete ein Bach im Schlaf, und [was man verstand, betraf hauptsächlich Kiesel|einmal lachte er, ohne den Witz zu verraten].
      + „Mahlzeit“, wünschte ein Käfer mit Grubenlampe, [dem offenbar niemand gesagt hatte, dass es Nacht war|der seit dem Frühling auf dem Weg zur Kantine war].
      + Die Finsternis war so vollkommen, dass man [mit geschlossenen Augen mehr sah|einander an den Seufzern erkannte].
      + Irgendwo über ihnen wurde umgeblättert, und ein leises Kichern verriet, dass [die Stelle gelungen war|jemand vorgelesen bekam].
    `,
    thanks: `
      Zum Abschied fanden sich alle Kristalle auf [einem|demselben] Ton, und er blieb.
      / Die Fledermäuse winkten mit den [Büchern|Füßen], ohne die Seite zu verlieren.
      {Keeper} gab {hero.dat} einen Splitter, der [nachts|im Dunkeln] ein wenig singt.
      / In eine Nussschale gepackt, bekam {hero} [ein Körnchen Licht|etwas Licht] für daheim.
      + Vor Fremden, hieß es, verstumme er leicht, und man möge ihm das nicht als Hochmut auslegen.
      + {Friend} wurde mit einem Buch bedacht, das sich nur kopfüber lesen lässt und daher lange reicht.
      + Der Molch polierte vor ihnen her die Stufen.
    `,
  },
  troubles: {
    'crystal-whistle': {
      keeper: { gender: 'n', nom: 'Echo', gen: 'Echos' },
      thing: { gender: 'f', nom: 'Kristallpfeife', gen: 'Kristallpfeife' },
      spot: { at: 'am unterirdischen See', to: 'zum unterirdischen See' },
      facts: {
        ask: 'Warum gab die Höhle keine Antwort?',
        cause: '{thing} rutschte beim Rufen in eine Spalte',
        mended: 'die Höhle gab wieder Antwort',
      },
      beginner: {
        trouble: `
          @keeper Hinter einem Stein saß das Echo. Es war sehr [scheu|schüchtern].
          / „Hallo?“, rief {friend} lange. Da kam das Echo [hervor|leise hervor].
          @thing „{Thing} ist weg“, sagte es. „Nun kann ich nicht mehr [antworten|rufen].“
          / „Mir fehlt {thing}“, hauchte es. „Ohne die gibt die Höhle keine Antwort.“
          @cause „Ich wollte laut rufen. Da rutschte sie in eine [Spalte|tiefe Spalte].“
          / „Beim Rufen rutschte sie mir in eine [Spalte|Ritze], {spot.to}.“
          @feeling Es war so traurig, dass es nur noch [halbe|leise] Wörter sprach.
          / Traurig saß es da, dünn wie ein [Hauch|Atem im Winter].
          + „Wer ruft, der bekommt nichts zurück“, sagte es. „Das ist nicht höflich.“
          + „Ich sprach nie zuerst“, sagte es. „Heute wollte ich mal.“
          + Man konnte fast durch das Echo hindurchsehen.
          + {Hero} rief seinen Namen nicht. Man wollte es nicht noch trauriger machen.
          + Bei jedem lauten Wort zuckte es und wurde blasser.
          + Still war es, sehr still.
        `,
        worry: `
          Die Fledermäuse riefen und [hörten|bekamen] nichts. Da flogen sie gegen die Wand.
          / Wer ruft und nichts hört, der [fühlt sich|ist] ganz allein.
          Ein Molch sagte „Gute Nacht“. Er sagte es noch mal und [wartete|weinte fast].
          / „Ist da wer?“, fragte der [See|kleine Fisch]. Keiner war da wer.
          + Die Kinder spielten mit dem Echo Ball. Nun kam der Ball nicht zurück.
          + Ein alter Fels vergaß, wie er hieß. Sonst sagte es ihm wer.
          + Man sang, und das Lied lief fort und kam nicht heim.
          + Sogar der Tropfen machte nur tro.
          + Es war, als ob die Höhle die Augen zuhat.
        `,
        mend: `
          Das Echo nahm {thing.akk} und [wischte sie ab|hielt sie ganz fest].
          / {Hero} gab {thing.akk} dem Echo. Es holte [Luft|tief Luft].
          @mended Ein Ton! Und die Höhle gab wieder [Antwort|Antwort, von überall].
          / „Hallo“, rief {hero}. Und die Höhle gab wieder Antwort: „[Hallo, allo|Lo, lo]!“
          + Die Fledermäuse riefen und fanden alle ihr Bett.
          + „Gute Nacht“, sagte der Molch. „Nacht, Nacht“, kam es lieb zurück.
          + Der Fels wusste wieder, wie er hieß. Er hieß Fels.
          + Das Lied von vorhin kam heim. Es war etwas außer Atem.
          + „Du bist toll“, rief {friend}. „Toll, toll“, rief das Echo und wurde rot.
          + Tropf, machte es nun, ganz bis zum Ende.
          + Auch die Kristalle sagten es weiter, ping und pang.
          + Der See warf einen Kuss zurück.
        `,
        joy: `
          Alle riefen etwas [Schönes|Nettes] hinein. Alles kam doppelt zurück.
          / Es gab ein Fest aus [Rufen|Tönen]. Wer „Kuchen“ rief, bekam zwei.
          Das Echo sagte zuerst [was|ein Wort]: „Danke.“ Das hatte es noch nie getan.
          / Sie sangen im Kanon, und das Echo war [immer|stets] die letzte Stimme.
          + {Friend} rief den eigenen Namen, elfmal.
          + Die Fledermäuse lasen vor, mit Hall.
          + Ein Witz wurde zweimal erzählt und zweimal belacht.
          + Dann flüsterten sie nur noch. Es flüsterte mit.
          + Das Echo wurde vor Freude fast laut. Fast.
        `,
      },
      intermediate: {
        trouble: `
          @keeper Hinter einem Stein saß jemand, den man kaum sah: das [Echo|schüchterne Echo].
          / „Ist hier jemand?“, rief {hero}, und nach langer Zeit kam das Echo [selbst|auf Zehenspitzen].
          @thing „{Thing} ist weg“, hauchte es, „und nun kann die Höhle [niemandem|keinem] mehr antworten.“
          / „Mir fehlt {thing}“, sagte es, „und damit [gebe ich|gibt die Höhle] die Antworten.“
          @cause „Einmal wollte ich selber rufen, und da rutschte sie [|mir ]in eine Spalte.“
          / „Sie rutschte mir in eine Spalte, [ausgerechnet beim Rufen|als ich laut sein wollte], {spot.to}.“
          @feeling Es war so traurig, dass es [jedes zweite Wort|die Enden] verschluckte.
          / Traurig [zupfte|drehte] es an seinem Rand, der schon ganz dünn war.
          + „Sonst sage ich ja nie zuerst etwas“, flüsterte es, „das kommt davon.“
          + Wer hier rief, dem blieb der Ruf im Hals stecken wie ein Brot.
          + Es war das leiseste Wesen, das sie je getroffen hatten.
          + Bei jedem lauten Wort zuckte es und wurde etwas durchsichtiger.
          + Sein Stimmchen passte in eine Nussschale.
        `,
        worry: `
          Die Fledermäuse riefen, bekamen keine Antwort und [flogen gegen die Wände|fanden ihre Betten nicht].
          / Wer ruft und nichts zurückhört, der glaubt, [er sei allein|es gibt sonst keinen].
          Ein Molch wünschte allen eine gute Nacht und [wartete eine Stunde auf die Antwort|niemand wünschte zurück].
          / Der alte Fels hatte seinen Namen vergessen, weil [ihn keiner mehr nannte|er ihn nur vom Echo kannte].
          + Die Kinder warfen Wörter wie Bälle, und kein einziges kam zurück.
          + Ein Lied war fortgelaufen und hatte nicht nach Hause gefunden.
          + „Tro“, machte der Tropfen. Mehr brachte er nicht heraus.
          + Die Stille saß auf allem wie ein sehr dicker Onkel.
        `,
        mend: `
          Das Echo nahm {thing.akk} in beide Hände und [traute sich erst nicht|pustete den Staub heraus].
          / {Hero} hielt ihm {thing.akk} hin, und es [zögerte|holte Luft], so viel es eben hatte.
          @mended Ein heller Ton stieg auf, und die Höhle gab wieder Antwort, [von allen Wänden|bis in den letzten Winkel].
          / „Hallo“, rief {hero} vorsichtig, und die Höhle gab wieder Antwort: „[Hallo, allo|Allo, lo]!“
          + Die Fledermäuse fanden ihre Betten und sogar die richtige Seite im Buch.
          + „Nacht, Nacht“, kam es zu dem Molch zurück, so freundlich, dass er schluckte.
          + Auch das entlaufene Lied traf ein, ein wenig außer Atem.
          + Der Fels hörte seinen Namen und sagte: „Ach ja, der war das.“
          + „Gut gemacht“, rief {friend}. „Macht, macht“, sagte das Echo und wurde rosa.
          + Der Tropfen fiel noch einmal und machte es diesmal ganz: „Tropf.“
        `,
        joy: `
          Es wurde ein Fest aus lauter Rufen, [und alles kam doppelt|jeder rief sein Lieblingswort].
          / Wer „Kuchen“ rief, bekam [zwei Stücke|zweimal Kuchen], und das sprach sich herum.
          Zum ersten Mal in seinem Leben sagte das Echo zuerst etwas, [nämlich „Danke“|und zwar „Bleibt noch“].
          / Sie sangen einen Kanon, und [das Echo|die Höhle] übernahm die letzten drei Stimmen.
          + {Friend} rief den eigenen Namen und hörte lange und gern zu.
          + Jeder Witz wurde zweimal erzählt und beim zweiten Mal besser.
          + Die Fledermäuse hielten eine Lesung mit sehr viel Nachhall.
          + Am Ende flüsterten alle „Schlaf gut“, und es flüsterte noch, als niemand mehr wach war.
        `,
      },
      advanced: {
        trouble: `
          @keeper Hinter einem Stein, beinahe durchsichtig, [saß|kauerte] das Echo der Höhle.
          / Erst beim dritten Ruf kam, und zwar [in eigener Person|auf Zehenspitzen], das Echo.
          @thing Ihm fehle {thing}, hauchte es, und ohne sie gebe die Höhle [niemandem|keinem] mehr Antwort.
          / „{Thing} ist fort“, wisperte es, „und mit ihr [alle Antworten|jede Antwort].“
          @cause Bei dem Versuch, einmal selbst zu rufen, war sie ihm in eine Spalte [gerutscht|gefallen].
          / „Ich wollte ein Mal laut sein, da rutschte sie in eine Spalte, {spot.to}.“
          @feeling Traurig war es, und es verschluckte die [Enden|letzten Silben], die sonst sein Bestes waren.
          / Es war so traurig, dass es [beim Sprechen|mit jedem Wort] blasser wurde.
          + Sein Leben lang habe es anderen das erste Wort gelassen, und kaum greife es einmal danach, geschehe so etwas.
          + Die Rufe der Besucher blieben in der Luft hängen, wie Hände, die niemand schüttelt.
          + Bei jedem lauteren Satz fuhr es zusammen, und {friend}, dem Flüstern sonst fremd, flüsterte.
        `,
        worry: `
          Wer in eine Höhle ruft und nichts zurückbekommt, der kommt sich [überflüssig|recht allein] vor.
          / Die Fledermäuse, auf Antworten angewiesen, flogen gegen Wände, die [gestern|früher] Bescheid gesagt hätten.
          + Ein Molch, der jeden Abend allen eine gute Nacht wünscht, wartete noch immer darauf, dass [jemand|man] sie erwidere.
          / Der alte Fels, der seinen Namen nur vom Hörensagen kannte, hatte ihn [vergessen|verlegt].
          + Die Kinder warfen einander Wörter zu wie Bälle, und hinter der ersten Ecke blieben sie liegen.
          + Ein Lied, das jemand leichtsinnig hineingesungen hatte, war bis zur Stunde nicht heimgekehrt.
          + Der Tropfen brachte nur noch ein „Tro“ zustande und genierte sich dafür.
        `,
        mend: `
          Das Echo nahm {thing.akk} entgegen, als sei sie [aus Atem|ein Vogel], und zögerte lange.
          / {Hero} legte ihm {thing.akk} in die Hände, durch die man [hindurchsah|den Boden sah].
          @mended Ein Ton, dünn wie ein Faden, und die Höhle gab wieder Antwort, [Wand um Wand|aus allen Winkeln].
          / „Hallo“, wagte {hero}, und die Höhle gab wieder Antwort, [dreifach|mehrfach] und mit Vergnügen.
          + Die Fledermäuse fanden in ihre Betten zurück und, was sie mehr freute, zu der Zeile, bei der sie stehen geblieben waren.
          + Das verirrte Lied traf ein, etwas außer Atem und um eine Strophe länger.
          + „Nacht, Nacht“, tönte es dem Molch entgegen, worauf er sich umdrehen und sehr ausführlich schnäuzen musste.
          + Der Fels vernahm seinen Namen, prüfte ihn und fand, er habe ihn sich größer vorgestellt.
        `,
        joy: `
          Es wurde ein Fest, das nur aus Rufen bestand, und [jeder|ein jeder] bekam alles doppelt zurück.
          / Wer „Kuchen“ rief, dem wurde zweimal aufgetragen, was [rasch|in Windeseile] die Runde machte.
          + Zum ersten Mal in seinem Leben sprach das Echo von sich aus, und was es sagte, war [„Danke“|„Bleibt noch“].
          / Man sang einen Kanon, in dem das Echo die letzten drei Stimmen [übernahm|allein bestritt].
          + {Friend} rief lange den eigenen Namen und lauschte ihm nach wie einem guten Bekannten.
          + Jeder Witz wurde zweimal erzählt und, was selten ist, beim zweiten Mal besser.
          + Zuletzt flüsterten alle „Schlaft gut“, und es flüsterte weiter, als von ihnen schon keiner mehr wach war.
        `,
      },
    },
    'glow-stone': {
      keeper: { gender: 'f', nom: 'Lampenfledermaus', gen: 'Lampenfledermaus' },
      thing: { gender: 'm', nom: 'Glühstein', gen: 'Glühsteins' },
      spot: { at: 'im engsten Gang', to: 'zum engsten Gang' },
      facts: {
        ask: 'Warum waren alle Kristalle grau?',
        cause: 'der Berg gähnte und {thing} rollte davon',
        mended: 'die Kristalle bekamen ihre Farben wieder',
      },
      beginner: {
        trouble: `
          @keeper An einer Stange hing eine Lampe. Unten hing die Lampenfledermaus.
          / Im Grauen flatterte die Lampenfledermaus und [seufzte|rieb sich die Augen].
          @thing „{Thing} ist weg. Nun sind alle Kristalle [grau|nur noch grau].“
          / „Mir fehlt {thing}“, sagte sie, „und damit [alle|die] Farben.“
          @cause „Der Berg hat gegähnt, und da rollte er [davon|fort].“
          / „Der Berg gähnte, [uaah|sehr groß]. Da rollte er los, {spot.to}.“
          @feeling Sie war so besorgt, dass sie aufrecht [stand|hing]. Das tut sie nie.
          / „Was jetzt?“, fragte sie, besorgt bis in die [Ohren|großen Ohren].
          + Aus der Lampe kommt sonst rot, blau und grün.
          + „Er ist rund“, sagte sie. „Rundes rollt. Das war dumm vom Berg.“
          + Selbst {friend} war grau. Man erkannte {friend.akk} am Niesen.
          + Alles sah aus wie ein Tag mit Schnupfen.
          + Ihr Flügel war grau, ihr Buch war grau, ihr Tee auch.
          + „Ich leuchte und leuchte“, sagte sie, „und es bleibt Maus.“
        `,
        worry: `
          Keiner fand mehr die rote [Suppe|Mütze]. Sie war ja grau.
          / Die Molche waren nun alle [gleich|grau]. Die Mütter mussten raten.
          Ein Käfer, der stolz war auf sein [Grün|Blau], blieb im Bett.
          / Die Fledermäuse lasen ein Buch mit Bildern. „[Grau|Alles grau]“, lasen sie vor.
          + Wer träumen wollte, der träumte nur mit Bleistift.
          + Die Erdbeeren schmeckten wie Kiesel. Es waren auch Kiesel.
          + „Welche Farbe hat Blau?“, fragte ein Kind. Alle dachten nach.
          + Der See hatte keinen Glanz, nur Wasser.
          + Der Regenbogenfisch war ein Fisch.
        `,
        mend: `
          {Hero} legte {thing.akk} in die Lampe und [machte zu|trat zurück].
          / Die Fledermaus öffnete die Lampe. {Hero} gab {thing.akk} [hinein|sacht hinein].
          @mended Da bekamen die Kristalle ihre Farben [wieder|alle wieder], eine um die andere.
          / Ein Schein lief los. Die Kristalle bekamen ihre [Farben|alten Farben] wieder.
          + Zuerst kam Rot. Dann kam Blau und trat Rot auf den Fuß.
          + „Da bist du ja“, sagte eine Mutter zu ihrem Molch.
          + Der Käfer stand auf. Er war grüner denn je.
          + An den Wänden blühte es, ganz ohne Blumen.
          + {Friend} sah an sich hinab und freute sich sehr.
          + Auch Gelb kam, zum Schluss, wie immer.
          + „Das ist Blau“, riefen alle. Das Kind nickte.
          + Der See trank alle Farben auf einmal.
        `,
        joy: `
          Sie malten sich gegenseitig an, mit [Licht|lauter Licht].
          / Es gab bunte Suppe. Jeder [Löffel|Schluck] war anders.
          Die Fledermaus ließ die Lampe [tanzen|kreisen]. Da tanzte alles mit.
          / {Hero} durfte die Lampe [schwingen|halten]. Die Farben schwammen.
          + {Friend} war mal rot, mal grün und sagte nicht, was lieber.
          + Der Käfer ging herum, damit ihn alle sehen.
          + Sie spielten: Ich sehe was. Es gab so viel.
          + Der Berg hielt sich beim Gähnen nun die Hand vor.
          + Ganz am Ende wurde es blau, und das ist zum Schlafen.
        `,
      },
      intermediate: {
        trouble: `
          @keeper An einer langen Stange hing eine Lampe, und daran hing die Lampenfledermaus, [beide ohne Glanz|ganz matt].
          / Im Grau flatterte die Lampenfledermaus umher und [stieß überall an|putzte ihr Glas].
          @thing „{Thing} ist fort“, sagte sie, „und nun sind alle Kristalle [grau|so grau wie Mäuse].“
          / „Mir fehlt {thing}. Ohne ihn hat [kein Kristall|hier nichts] eine Farbe.“
          @cause „Der Berg hat gegähnt, ganz [tief|herzhaft], und dabei rollte er davon.“
          / „Es war der Berg. Er gähnte, und er rollte davon, {spot.to}.“
          @feeling Sie war so besorgt, dass sie [richtig herum hing|die Stange verkehrt hielt].
          / Besorgt drehte sie [die Lampe|am Docht], immer hin und her.
          + Liegt er in der Lampe, so zerfällt ihr Schein in sieben Farben.
          + „Ich mache dem Berg keinen Vorwurf“, sagte sie, „es war spät.“
          + Auch {friend} war grau geworden und kam sich ausgedacht vor.
          + Es sah aus, als hätte jemand die Höhle mit Bleistift gezeichnet.
          + Sie selbst war mausgrau, bis in die Zehen.
        `,
        worry: `
          Die Molche, sonst gelb und rot getupft, waren [nicht mehr auseinanderzuhalten|alle gleich], und die Mütter rieten.
          / Niemand fand mehr seine rote Mütze, denn [rot gab es nicht|alle Mützen waren grau].
          Ein berühmt grüner Käfer [lag im Bett|empfing keinen Besuch].
          / Im Bilderbuch lasen die Fledermäuse [von Grau zu Grau|nur noch den Text].
          + „Wie war noch mal Blau?“, fragte ein Kind, und den Großen fiel es nicht ein.
          + Der Regenbogenfisch war bis auf Weiteres ein Fisch.
          + Wer einschlief, träumte in Bleistift, und zwar in hartem.
          + Sogar die Suppe schmeckte, als fehlte ihr eine Farbe.
          + Keiner war mehr bunt.
        `,
        mend: `
          Die Fledermaus klappte das Türchen auf, und {hero} legte {thing.akk} [hinein|auf den Docht].
          / {Hero} setzte {thing.akk} in die Lampe, [drehte den Docht hoch|schloss das Glas] und trat zurück.
          @mended Da bekamen die Kristalle ihre Farben wieder, [Rot zuerst|eine nach der anderen, Rot voran].
          / Es flackerte, und die Kristalle bekamen ihre Farben wieder, [bis ganz hinten|alle sieben].
          + Blau kam gleich hinterher und trat Rot dabei auf den Saum.
          + Die Mütter sortierten ihre Molche neu, zwei wollten lieber bleiben.
          + Der Käfer trat aus dem Haus, grüner als je, und sah sich um, wer hinsah.
          + An den Wänden blühte es, als hätte jemand einen Garten an die Decke gehängt.
          + „Ach, das war Blau“, sagten die Großen. Das Kind nickte nachsichtig.
          + Der See nahm von allem etwas und behielt es die ganze Nacht.
        `,
        joy: `
          Zur Feier gab es Suppe in sieben Farben, [streng der Reihe nach|mit demselben Geschmack].
          / Man malte sich gegenseitig mit Licht an, und [am Ende|bald] kannte sich keiner mehr.
          {Hero} durfte die Lampe schwingen, und die Farben [schwammen|liefen] über die Wände.
          / Die Fledermaus ließ ihre Lampe kreisen, bis [alles tanzte|allen bunt vor Augen war].
          + {Friend} stand abwechselnd im Roten und im Grünen und bat um Meinungen.
          + Sie spielten „Ich sehe was“, und es hörte gar nicht mehr auf.
          + Der Berg gähnte wieder, hielt sich aber diesmal etwas vor.
          + Zum Schluss drehte sie den Docht auf Blau, das ist die Farbe zum Einschlafen.
        `,
      },
      advanced: {
        trouble: `
          @keeper An ihrer Stange, die Lampe kraftlos neben sich, hing die Lampenfledermaus, [grau in grau|und seufzte].
          / Durch lauter Grau kam ihnen die Lampenfledermaus [entgegen|entgegengeflattert] und entschuldigte sich dafür.
          @thing Verloren sei {thing}, sagte sie, und mit ihm [die Farbe|jede Farbe] der Kristalle.
          / „{Thing} ist fort“, sagte sie, „und alle Kristalle sind grau wie [Spülwasser|Mäuse].“
          @cause Der Berg hatte gegähnt, wie Berge gähnen, und da [war er|rollte er] davongerollt.
          / „Der Berg gähnte“, sagte sie, „und er rollte davon, {spot.to}.“
          @feeling Besorgt hielt sie die Stange [verkehrt herum|mit allen Füßen] und merkte es nicht.
          / Sie war so besorgt, dass sie aufrecht hing, was [bei ihresgleichen|in der Familie] nie vorkam.
          + In die Lampe gelegt, zerlege er deren Schein in sieben Farben, während sie ohne ihn lediglich hell sei, also unerheblich.
          + Auch {friend} war zu einer Bleistiftzeichnung verblasst und legte Wert auf die Feststellung, sonst farbig zu sein.
          + Einen Vorwurf mache sie dem Berg nicht, es sei spät gewesen und er im Wachsen.
        `,
        worry: `
          Die Molche, die sich nur durch Tupfen unterscheiden, waren [über Nacht|auf einmal] alle derselbe.
          / Niemand fand mehr seine rote Mütze, da Rot [nicht vorrätig|zurzeit nicht zu haben] war.
          + Ein Käfer, dessen Grün weithin gerühmt wurde, hatte sich hingelegt und ließ [ausrichten|sagen], er sei verreist.
          / Aus dem Bilderbuch wurde nur noch der Text vorgelesen, und es stellte sich heraus, [wie wenig|dass kaum etwas] darin stand.
          + „Wie ging eigentlich Blau?“, fragte ein Kind, und den Erwachsenen wurde heiß, weil es ihnen entfallen war.
          + Der Regenbogenfisch nannte sich vorläufig nur noch Fisch und hielt sich im Hintergrund.
          + Geträumt wurde mit Bleistift, und zwar mit einem harten.
        `,
        mend: `
          {Hero} legte {thing.akk} hinter das Glas, [drehte den Docht auf|schloss das Türchen] und trat zurück.
          / Die Fledermaus hielt still, während {hero} {thing.akk} [einsetzte|an seinen Ort tat].
          @mended Die Kristalle bekamen ihre Farben wieder, zuerst das Rot, das sich [immer|gern] vordrängt.
          / Wie eine Tür, die aufgeht, so bekamen die Kristalle ihre Farben wieder.
          + Blau folgte auf dem Fuße, trat Rot auf den Saum, und Gelb kam zuletzt, mit einer Ausrede.
          + Die Mütter tauschten einige Molche zurück, wobei zwei von ihnen baten, noch über Nacht bleiben zu dürfen.
          + Der Käfer kehrte von seiner angeblichen Reise heim, grüner denn je und gut erholt.
          + „Ach, Blau“, sagten die Großen gedehnt, und das Kind war so taktvoll, nicht zu lachen.
        `,
        joy: `
          Gereicht wurde Suppe in sieben Farben, die [zum Verwechseln|alle] gleich schmeckte und doch nicht gleich war.
          / Man bemalte einander mit Licht, bis [niemand mehr sicher|keiner mehr gewiss] war, wer wo aufhörte.
          + {Hero} schwang die Lampe, und über Wände und Gesichter [glitt|zog] ein Regenbogen, dem das Wetter fehlte.
          / {Friend} stellte sich abwechselnd ins Rote und ins Grüne und bat um [ehrliche|mehrere] Meinungen.
          + Das Spiel „Ich sehe was, was du nicht siehst“ wurde nach zwei Stunden abgebrochen, weil noch immer alles da war.
          + Der Berg gähnte ein weiteres Mal, diesmal hinter vorgehaltenem Felsvorsprung.
          + Am Ende drehte sie den Docht auf ein Blau herunter, in dem schon der Schlaf wohnt.
        `,
      },
    },
    'drum-pebble': {
      keeper: {
        gender: 'm',
        nom: 'alte Salamander',
        gen: 'alten Salamanders',
        akk: 'alten Salamander',
        dat: 'alten Salamander',
        ein: 'alter Salamander',
        einen: 'alten Salamander',
        einem: 'alten Salamander',
      },
      thing: { gender: 'm', nom: 'Trommelkiesel', gen: 'Trommelkiesels' },
      spot: { at: 'hinter dem Vorhang aus Stein', to: 'zum Vorhang aus Stein' },
      facts: {
        ask: 'Warum war die Tropfenuhr still?',
        cause: 'ein Käfer hielt {thing.akk} für einen Hocker',
        mended: 'die Tropfenuhr machte wieder pling',
      },
      beginner: {
        trouble: `
          @keeper Vor einem großen Tropfstein saß der alte Salamander und [horchte|zählte].
          / „Pst“, sagte der alte Salamander. „Hört ihr [was|etwas]? Ich nicht.“
          @thing „{Thing} ist weg. Nun ist die Tropfenuhr [still|stumm].“
          / „Mir fehlt {thing}“, sagte er. „Darauf fällt [sonst|immer] der Tropfen.“
          @cause „Ein Käfer hielt ihn für einen Hocker und trug ihn [fort|weg].“
          / „Ein Käfer brauchte einen [Hocker|Stuhl]. Da nahm er ihn mit, {spot.to}.“
          @feeling Er war ganz verwirrt und wünschte {friend.dat} [frohe Ostern|einen guten Morgen].
          / So verwirrt war er, dass er seine [Mütze|Brille] aß, ein wenig.
          + Bei jedem Tropfen machte es pling. Zehn Pling hieß: Bett.
          + Nun fiel der Tropfen ins Moos. Er machte nur m.
          + „Ist es heute schon Abend?“, fragte er. „Oder noch gestern?“
          + Im Berg sieht man keine Sonne. Da braucht man das Pling.
          + Er hielt ein Ohr an den Stein und dann das andere.
          + „Seit dem letzten Pling steht alles“, sagte er.
        `,
        worry: `
          Keiner wusste, ob Nacht war. Sie [aßen|frühstückten] und gähnten zugleich.
          / Die Fledermäuse schliefen, wachten auf und [schliefen|frühstückten] wieder.
          Ein Molch ging zur [Schule|Arbeit], im Schlafanzug.
          / Die Kinder sagten, es ist noch [früh|Mittag]. Das sagten sie schon lang.
          + Die Suppe stand da seit dem Mittag. Oder seit morgen.
          + „Fünf Minuten noch“, sagte wer. Aber was war das?
          + Ein Grottenolm feierte dreimal Geburtstag.
          + Alle warteten, dass wer Gute Nacht sagt.
          + Der Berg war auch aus dem Takt. Er schnarchte schief.
        `,
        mend: `
          {Hero} legte {thing.akk} unter den [Tropfen|Tropfstein], genau in die Mulde.
          / Der Salamander schob {thing.akk} [hin|zurecht], ein bisschen links, ein bisschen rechts.
          @mended Alle horchten. Da machte die Tropfenuhr [wieder|endlich wieder] pling!
          / Ein Tropfen hing, und fiel, und pling! Die Tropfenuhr ging [wieder|nun wieder].
          + Man zählte mit. Acht, neun, zehn. „Bett“, riefen alle.
          + Die Kinder seufzten. Nun half nichts mehr.
          + Der Molch merkte, dass er den Schlafanzug schon anhatte. Wie praktisch.
          + Pling, ging es durch alle Gänge, rund und klar.
          + Die Fledermäuse klappten die Bücher zu, alle bei pling.
          + Auch der Berg fand den Takt. Chr, pling, chr, pling.
          + „Jetzt weiß ich wieder, wer ich bin“, sagte der Salamander.
          + Der Käfer bekam einen richtigen Hocker, mit Lehne.
        `,
        joy: `
          Bis zehn Pling durfte noch [getanzt|gefeiert] werden.
          / Sie tanzten im Takt. Bei [jedem|dem] Pling ein Hops.
          Es gab Kuchen, [für jeden Pling|pro Pling] ein Stück.
          / {Hero} durfte die [Pling|Tropfen] zählen, laut, für alle.
          + {Friend} tanzte immer ein halbes Pling zu früh.
          + Der Olm feierte noch mal, nur zur Sicherheit.
          + Der Salamander klopfte mit dem Schwanz den Bass.
          + Sie sagten einander Gute Nacht, und diesmal stimmte es.
          + Beim zehnten war es still, bis auf das Pling.
          + Der Käfer saß und sah zu.
        `,
      },
      intermediate: {
        trouble: `
          @keeper Vor dem größten Tropfstein saß der alte Salamander und [horchte ins Leere|hielt sich eine Hand ans Ohr].
          / „Einen guten Abend oder Morgen“, sagte der alte Salamander, „[wie es Ihnen passt|ich weiß es nicht].“
          @thing „{Thing} ist weg“, sagte er, „und unsere Tropfenuhr [ist still|sagt keinen Ton].“
          / „Mir fehlt {thing}. Auf den fällt sonst der Tropfen, und [es macht pling|man weiß, wie spät es ist].“
          @cause „Ein Käfer hielt ihn für einen Hocker und [trug ihn|nahm ihn mit] nach Hause.“
          / „Ein Käfer hat ihn für einen Hocker gehalten. Nun sitzt er darauf, {spot.at}.“
          @feeling Verwirrt wünschte er {friend.dat} frohe Ostern und [gab {hero.dat} ein Ei|dann ein gutes neues Jahr].
          / Er war so verwirrt, dass er [die eigene Brille|einen Knopf] frühstückte.
          + Zehnmal Pling heißt schlafen, einmal heißt aufstehen, dazwischen ist Leben.
          + Seit heute fiel der Tropfen ins Moos, und man hörte nur ein weiches m.
          + Unter dem Berg gibt es keine Sonne, da hat man nichts als das Pling.
          + „Ich bin entweder sehr früh dran“, sagte er, „oder seit Dienstag zu spät.“
        `,
        worry: `
          Ein Teil der Höhle frühstückte, der andere putzte [die Zähne|schon Zähne].
          / Die Fledermäuse schliefen ein, wachten auf und [wunderten sich|fingen wieder von vorne an].
          Ein Molch ging im Schlafanzug zur Arbeit und [wurde befördert|fand es bequem].
          / „Es ist noch Mittag“, sagten die Kinder, [seit Stunden|schon lange].
          + Ein Grottenolm feierte vorsichtshalber dreimal Geburtstag.
          + Die Suppe war entweder von gestern oder für morgen.
          + Alle warteten, dass endlich jemand Gute Nacht sagte, aber wann sagt man das?
          + Selbst der Berg schnarchte unregelmäßig.
        `,
        mend: `
          {Hero} legte {thing.akk} genau in die Mulde, [die der Tropfen kannte|unter den Tropfstein].
          / Der Salamander rückte {thing.akk} zurecht, [ein Haar nach links|noch ein wenig].
          @mended Ein Tropfen fiel, und die Tropfenuhr machte wieder pling, [hell und rund|durch alle Gänge].
          / Pling! Die Tropfenuhr machte wieder pling, [und gleich noch einmal|so klar wie Glas].
          + Alle zählten mit, und bei zehn ging ein großes „Ach so“ durch den Berg.
          + Die Kinder seufzten. Gegen ein Pling kann man nichts sagen.
          + Mit einem Schlag klappten sämtliche Fledermäuse ihre Bücher zu.
          + Der Molch stellte fest, dass er schon richtig angezogen war.
          + Chr, pling, chr, pling: Auch der Berg hatte seinen Takt wieder.
          + Der Käfer bekam einen echten Hocker, mit Lehne und Kissen.
        `,
        joy: `
          Gefeiert wurde genau zehn Pling lang, [dafür gründlich|und keines länger].
          / Zu jedem Pling gab es [einen Hops|ein Stück Kuchen], und die Pausen waren zum Kauen.
          {Hero} durfte ausrufen, wie spät es war, [laut und für alle|von einem Stein herab].
          / Sie tanzten im Takt der Uhr, der [Salamander|Alte] klopfte mit dem Schwanz den Bass.
          + {Friend} hüpfte immer ein halbes Pling zu früh und hielt das für schwungvoll.
          + Der Olm feierte noch ein viertes Mal, jetzt, wo man das Datum wusste.
          + Beim neunten Pling gähnten die Ersten, beim zehnten alle.
          + Dann sagten sie Gute Nacht, und zum ersten Mal heute stimmte es.
        `,
      },
      advanced: {
        trouble: `
          @keeper Vor dem höchsten der Tropfsteine lauschte, [den Kopf schief|ohne Erfolg], der alte Salamander.
          / „Guten Abend“, sagte der alte Salamander, „oder Morgen, ich [lege mich nicht fest|bin für beides offen].“
          @thing Ihm fehle {thing}, auf den sonst der Tropfen falle, und die Tropfenuhr [schweige|sei still].
          / „{Thing} ist fort“, sagte er, „und unsere Tropfenuhr [schweigt|gibt keinen Ton].“
          @cause Ein Käfer hatte ihn für einen Hocker gehalten und [mitgenommen|heimgetragen], {spot.to}.
          / „Ein Käfer hielt ihn für einen Hocker“, sagte er, „und sitzt nun [darauf|wohl darauf].“
          @feeling Verwirrt wünschte er ihnen frohe Ostern, [bedauerte es|stutzte] und versuchte es mit Neujahr.
          / Er war so verwirrt, dass er [die Brille|einen Knopf] frühstückte und um Salz bat.
          + Unter dem Berg, wo keine Sonne hinkommt, hat man als Tageszeit nichts als das Pling, und zehn davon bedeuten Bett.
          + Seit heute lande der Tropfen im Moos, erzählte er, und mache dort ein m, mit dem keiner etwas anfangen könne.
          + Entweder sei er ausgesprochen früh dran, rechnete er vor, oder seit Dienstag erheblich zu spät.
        `,
        worry: `
          Man frühstückte, man gähnte, man putzte sich die Zähne, [alles|oft alles] in derselben Minute.
          / Die Höhle zerfiel in solche, die eben aufstanden, und solche, die [gerade|soeben] zu Bett gingen, und sie grüßten einander kühl.
          + Ein Molch erschien im Schlafanzug zur Arbeit und traf dort lauter Kollegen [im Schlafanzug|in Nachthemden].
          / Die Kinder behaupteten, es sei Mittag, und niemand war [in der Lage|imstande], es zu widerlegen.
          + Ein Grottenolm, der nichts versäumen wollte, beging dreimal hintereinander seinen Geburtstag.
          + Ob die Suppe von gestern war oder für morgen, ließ sich auch durch Kosten nicht ermitteln.
          + Der Berg selbst hatte den Takt verloren und schnarchte wie jemand, der auf der falschen Seite liegt.
        `,
        mend: `
          In die Mulde, die der Tropfen in tausend Jahren [geformt|gegraben] hatte, legte {hero} {thing.akk}.
          / Der Salamander schob {thing.akk} um ein Haar nach links, [besann sich|zögerte] und schob ihn zurück.
          @mended Hoch oben fiel etwas, und die Tropfenuhr machte wieder pling, [rund|glasklar].
          / Da machte die Tropfenuhr wieder pling, [als|ganz so, als] sei nie etwas gewesen.
          + Im ganzen Berg wurde mitgezählt, und bei zehn ging ein „Ach so“ durch die Gänge, das jahrelang vorhielt.
          + Sämtliche Fledermäuse klappten im selben Augenblick ihre Bücher zu, und vom Luftzug gingen drei Kerzen aus.
          + Die Kinder gaben auf, denn mit einem Pling lässt sich nicht verhandeln.
          + Dem Käfer überreichte man einen eigens gefertigten Hocker mit Lehne, um Wiederholungen vorzubeugen.
        `,
        joy: `
          Gefeiert wurde zehn Pling lang, nicht kürzer und [keinesfalls|um nichts] länger.
          / Auf jedes Pling kam ein Hops, auf jede Pause [ein Bissen|ein Stück] Kuchen, und so verging die Zeit messbar.
          + {Hero} hatte das Amt, von einem Stein herab die Stunde auszurufen, und tat es mit [Würde|Hingabe].
          / Der Salamander schlug mit dem Schwanz den Bass und verzählte sich [nur|bloß] vor Freude.
          + {Friend} hüpfte beharrlich ein halbes Pling zu früh und nannte es Temperament.
          + Der Olm beging, nun da das Datum feststand, den Geburtstag noch ein viertes Mal.
          + Beim zehnten wünschten sie einander eine gute Nacht, und zum ersten Mal an diesem Tag war es auch eine.
        `,
      },
    },
  },
}
