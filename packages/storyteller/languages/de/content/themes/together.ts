import type { ThemesOf } from '../../../../language.ts'

export const together: ThemesOf<'together'> = {
  Sharing: {
    titles: `
      {hero} und die drei kalten Käfer
      Fünf Stücke Brötchen
      Eine Lampe für alle
      Wer sitzt da im Warmen?
    `,
    refrains: [
      {
        first: 'Ein Stück für dich, ein Stück für mich, der Krümel freut sich.',
        changed: 'Ein Traum für dich, ein Traum für mich, der Stern freut sich.',
      },
      {
        first: 'Brich das Brot und teil das Licht, warme Käfer frieren nicht.',
        changed: 'Lösch nun sacht das warme Licht, satte Käfer frieren nicht.',
      },
      {
        first: 'Dir ein Stück und mir ein Stück | und die Mitte bringt das Glück.',
        changed: 'Dir ein Traum und mir ein Stück, und die Lampe nickt zurück.',
      },
    ],
    facts: {
      wrong: '{friend} setzte sich selbst an die warme Stelle',
      turn: '{hero} stellte die Lampe in die Mitte und teilte das Brötchen',
      result: 'die Käfer wurden warm und rückten zur Seite',
    },
    beginner: {
      gate: `
        @spot {Spot.at} saßen drei Käfer. Sie [froren|zitterten] alle drei.
        / Drei Käfer hockten {spot.at} und [klapperten|bibberten].
        Eine winzige Lampe stand weit weg. Von {thing.dat} war [nichts|keine Spur] zu sehen.
        / Es gab nur eine Lampe, und die stand [schief|zu weit weg]. Wo war {thing}?
        + „K-k-kalt“, sagte der erste. „S-s-sehr“, sagte der zweite.
        + Der dritte sagte nichts. Sein Mund war zugefroren.
        + „Habt ihr {thing.akk} gesehen?“ „Wir d-denken nach.“
        + Vor Kälte fiel ihnen nichts mehr ein.
        + Sie saßen auf etwas, aber sie wussten nicht, auf was.
        + Die Lampe war so klein wie eine Erbse. Sie gab ihr Bestes.
        + Einer hatte einen Schal aus Gras. Er war viel zu kurz.
      `,
      wrong: `
        „Da ist es ja warm“, sagte {friend} und [strahlte|lief los].
        / {Friend} sah die Lampe und [lief hin|sah sonst nichts].
        @wrong Und {friend} setzte sich selbst [breit|schnell] an die warme Stelle.
        / „Hier ist es warm“, sagte {friend} und saß [schon|breit] da.
        + „Aaah“, machte {friend}. Drei Käfer sahen zu.
        + Nun kam noch weniger zu ihnen hin. Es kam nur Schatten.
        + „Ich wärme mich kurz“, sagte {friend}. „Dann helfe ich. Morgen oder so.“
        + „Rück doch mal“, sagte {hero}. „Dann wird es hier kalt“, sagte {friend}.
        + Am Bauch von {friend.dat} dampfte es schon.
        + Die Käfer zitterten im Takt. Es klang wie Regen.
        + „Kommt her“, sagte {friend}, „ihr dürft mich ansehen.“
      `,
      doubt: `
        {Hero} fror nun auch. Und im Beutel war [nur ein|ein] Brötchen.
        / Eine Lampe, ein Brötchen und so viele. Das [ging nicht auf|war wenig].
        + Für einen reicht es. Für fünf reicht es nie, oder?
        + Der kleinste Käfer leckte an einem Stein.
        + {Friend} schlief fast ein, so warm war es da.
        + Es war das einzige, und es roch nach Butter.
        + Kalte Leute denken langsam. Die Zeit wurde auch kalt.
        + Keiner bat um etwas. Das war fast noch schlimmer.
      `,
      turn: `
        „Die Lampe ist nicht klein“, sagte {hero}. „Sie steht nur [falsch|schief].“
        / {Hero} nahm die Lampe hoch. {Friend} [sagte Oh|machte ein Auge auf].
        @turn {Hero} stellte sie in die Mitte und teilte [das|auch das] Brötchen.
        + Fünf Stücke. Eins war größer. Das bekam der Kleinste.
        + „Mein Warm!“, rief {friend}. „Unser Warm“, sagte {hero}.
        + Beim Teilen fielen Krümel. Auch die wurden geteilt.
        + Das eigene Stück war klein. Man musste langsam kauen.
        + Sie rückten im Kreis zusammen, Knie an Knie an Knie.
        + {Friend} sah das Stück an und gab die Hälfte ab.
        + Es tat ein bisschen weh. Dann tat es gut.
      `,
      works: `
        Erst wurden die Nasen warm, dann die [Füße|achtzehn Füße].
        / „Mmh“, machte der erste. Der dritte taute [auf|von oben auf].
        @result Die Käfer wurden warm und rückten zur Seite. Da lag {thing}!
        / „Ah, warm“, sagten die Käfer und rückten ein Stück. Da lag {thing}!
        + „Ach so, darauf sitzen wir!“, sagte der zweite. „Jetzt fällt es mir ein.“
        + „Wir haben es bewacht“, sagte der erste. „Oder ausgebrütet.“
        + Der dritte redete nun. Er hörte nicht mehr auf.
        + Ein Krümel blieb übrig. Keiner nahm ihn. Dann kam eine Ameise.
        + {Friend} hielt die Lampe, damit alle gleich viel bekamen.
        + In der Mitte war es gar nicht weniger warm als vorher.
        + „Komisch“, sagte {friend}, „geteiltes Brötchen macht mehr satt.“
      `,
      lesson: `
        In der Mitte [reicht|langt] es für alle.
        / Was man teilt, wird klein, aber man wird [froh|satt] davon.
      `,
    },
    intermediate: {
      gate: `
        @spot {Spot.at} hockten drei Käfer, [blau vor Kälte|dicht am Erfrieren], und klapperten.
        / Drei kalte Käfer saßen {spot.at}, [jeder für sich|in einer Reihe].
        Die einzige Lampe stand zu weit weg, und {thing} war [nirgends|gar nicht] zu sehen.
        + „Wir wissen etwas von {thing.dat}“, sagte der erste, „aber es ist eingefroren.“
        + Die Lampe war so groß wie eine Erbse und leuchtete tapfer an allen vorbei.
        + Der dritte konnte nicht mehr reden. Er nickte in Stücken.
        + Sie saßen auf einem Buckel und wussten nicht mehr, was es war.
        + Zu dritt besaßen sie einen Schal, der für keinen reichte.
        + „Denken ist bei der Kälte sehr teuer“, erklärte der zweite.
      `,
      wrong: `
        „Endlich ein Ofen“, rief {friend} und [rannte los|war schon dort].
        / {Friend} entdeckte die Lampe und [vergaß die Käfer|sah nur noch sie].
        @wrong Und dann setzte sich {friend} selbst an die warme Stelle, [mit dem Rücken zu allen|so breit es ging].
        + Dadurch kam bei den Käfern nur noch Schatten an.
        + „Ich wärme vor“, hieß es. „Ihr kommt dann dran, so in einer Woche.“
        + Vom Bauch stieg schon Dampf auf, und {friend} seufzte wie ein Kessel.
        + „Mach doch Platz“, sagte {hero}. „Dann verteilt es sich ja“, sagte {friend}.
        + Die Käfer zitterten so, dass der Boden leise mitzitterte.
        + „Ihr dürft zusehen“, sagte {friend}, „das wärmt auch ein wenig.“
      `,
      doubt: `
        Im Beutel von {hero.dat} steckte noch ein einziges Brötchen, [das allerletzte|eins für fünf Hungrige].
        / Ein Brötchen, eine Lampe, fünf Hungrige: Diese Rechnung [konnte nicht aufgehen|ging einfach nicht auf].
        + Wer hungrig und kalt ist, rechnet nicht gern durch fünf.
        + Der kleinste Käfer leckte an einem Stein und sagte, er sei satt.
        + Es roch nach Butter, und es hätte so gut in einen einzigen Bauch gepasst.
        + Niemand bat um etwas. Sie waren zu höflich oder zu steif.
        + {Friend} blinzelte aus der Wärme herüber und sah schnell wieder weg.
      `,
      turn: `
        „Sie ist gar nicht zu klein“, sagte {hero}, „sie steht nur [am falschen Platz|verkehrt].“
        / Ohne zu fragen [hob {hero}|nahm {hero}] die Lampe hoch, und {friend} rief: „He!“
        @turn {Hero} stellte die Lampe in die Mitte und teilte das Brötchen, [in fünf Stücke|ganz genau].
        + Ganz gleich wurden sie nicht. Das größte bekam der Kleinste.
        + „Das war mein Warm“, klagte {friend}. „Rück her, es ist noch da“, sagte {hero}.
        + Auch die Krümel wurden gezählt und verteilt, einer blieb übrig.
        + Das eigene Fünftel war so klein, dass man es mit der Zunge suchen musste.
        + Sie setzten sich im Kreis, Knie an Knie, damit nichts danebenleuchtete.
        + Es zog ein bisschen im Bauch, aber es war ein guter Zug.
      `,
      works: `
        Zuerst tauten die Fühler auf, dann [die Füße|die Gedanken].
        / Nach und nach bekamen die drei wieder [Farbe|rote Backen].
        @result Die Käfer wurden warm und rückten zur Seite, und unter ihnen lag {thing}.
        + „Darauf saßen wir also“, sagte der zweite, „ich dachte, es sei der Hunger.“
        + Der dritte fing an zu sprechen und holte alles nach.
        + Über den letzten Krümel konnte man sich nicht einigen, da kam eine Ameise.
        + {Friend} probierte jeden Platz im Kreis. Alle waren gleich warm.
        + „Es ist nicht weniger geworden“, sagte {friend} verblüfft, „bloß runder.“
        + Zum Dank schenkten sie ihnen den Schal, der jetzt keinem mehr fehlte.
      `,
      lesson: `
        Genau in der Mitte wird eine kleine Lampe plötzlich [großzügig|riesengroß].
        / „Alleine war mir schon warm“, meinte {friend}, „aber zu fünft war es [gemütlich|wärmer].“
      `,
    },
    advanced: {
      gate: `
        @spot {Spot.at} hockten drei Käfer, die vor Kälte bereits [bläulich schimmerten|erstarrt waren].
        / Drei Käfer klapperten {spot.at} um die Wette, und [niemand gewann|alle lagen gleichauf].
        Abseits glomm eine Lampe, und {thing} ließ sich [nirgends|vorläufig nirgends] entdecken.
        + Was sie über den Verbleib wüssten, erklärte der erste, sei ihnen leider zusammen mit allem Übrigen eingefroren.
        + Die Lampe, von der Größe einer Erbse, schien mit großer Aufrichtigkeit an allen dreien vorbei.
        + Sie besaßen gemeinsam einen Schal, der so kurz war, dass er abwechselnd niemandem half.
        + Den Buckel, auf dem sie hockten, hielten sie teils für einen Stein und teils für das Schicksal.
      `,
      wrong: `
        {Friend} hatte nun einmal, [wie allseits bekannt|so hieß es], empfindliche Füße.
        / „Sieh da, geheizt“, sagte {friend} und war [auch schon|im selben Moment] dort.
        @wrong So setzte sich {friend} selbst an die warme Stelle, [mit wohligem Laut|breit und selig].
        + Zu den Käfern drang daraufhin bloß noch ein Umriss, und Umrisse wärmen bekanntlich schlecht.
        + Man heize gewissermaßen nur vor, ließ {friend} vernehmen, und gebe dann weiter, was übrig bleibe.
        + Der Aufforderung zu rücken begegnete {friend} mit dem Hinweis, dass sich die Wärme dann ja verteile.
        + Großmütig wurde den Frierenden gestattet zuzusehen, was angeblich auch schon ein wenig helfe.
      `,
      doubt: `
        Im Beutel fand {hero} ein Brötchen, [ein einziges|das letzte], und rechnete ungern durch fünf.
        / Eine Lampe wie eine Erbse, ein Brötchen, fünf Frierende: Da [hilft|half] auch Mathematik nicht.
        + Es duftete nach Butter, und es hätte, das war das Schlimme, ganz genau in einen einzigen Bauch gepasst.
        + Der kleinste Käfer leckte an einem Kiesel und versicherte nach allen Seiten, er sei eigentlich satt.
        + Bitten mochte keiner, sei es aus Höflichkeit, sei es, weil die Kiefer dafür nicht mehr beweglich genug waren.
      `,
      turn: `
        Eine Lampe, überlegte {hero}, erscheint immer nur denjenigen [winzig|klein], bei denen sie nicht steht.
        / Da ergriff {hero} einfach die Lampe, und der Protest fiel [bescheiden|kürzer als erwartet] aus.
        @turn {Hero} stellte sie in die Mitte und teilte das Brötchen, [so gerecht es ging|in fünf Teile].
        + Gleich groß gerieten die Teile nicht, weshalb das größte dem Kleinsten zufiel und das kleinste {hero.dat}.
        + „Das war mein Warm“, sagte {friend}, und zur Antwort bekam {friend} einen Platz im Kreis, der genauso warm war.
        + Selbst die Krümel wurden gezählt, wobei einer übrig blieb, mit dem niemand gerechnet hatte.
        + So ein Fünftel ist rasch gegessen, und es erfordert Haltung, den anderen beim Kauen nicht auf den Mund zu sehen.
      `,
      works: `
        Zuerst tauten die Fühler, dann [die Zehen|achtzehn Zehen] und zuletzt das Gedächtnis.
        / Langsam kehrte in die drei Gesichter eine [Röte|gewisse Röte] zurück.
        @result Die Käfer wurden warm und rückten zur Seite, und da [lag|zeigte sich] {thing}.
        + „Darauf saßen wir die ganze Zeit“, rief der zweite, „und ich hielt es für eine Erkältung.“
        + Der dritte, dem der Mund zugefroren gewesen war, trug nun alles nach, was er seit Mittag hatte sagen wollen.
        + Probeweise nahm {friend} der Reihe nach jeden Platz ein und musste einräumen, dass keiner wärmer war als der andere.
        + Über den überzähligen Krümel wurde so lange höflich gestritten, bis eine Ameise die Frage entschied.
      `,
      lesson: `
        Was in der Mitte leuchtet, gehört [niemandem|keinem Einzelnen] und reicht deshalb für alle.
        / Durch fünf geteilt, wurde das Brötchen [winzig|überschaubar] und die Gesellschaft größer.
      `,
    },
  },
  Teamwork: {
    titles: `
      {hero} und der Deckel mit den vielen Griffen
      Eins, zwei, jetzt
      Auch Ameisen haben einen Griff
      Ein Deckel aus Stein
    `,
    refrains: [
      {
        first: 'Eins und zwei und drei und jetzt, alle Hände angesetzt.',
        changed: 'Eins und zwei und drei und jetzt, alle Füße hingesetzt.',
      },
      {
        first: 'Hau ruck, Deckel, hoch mit dir, einer zog, nun ziehen wir.',
        changed: 'Sachte, Deckel, zu mit dir, einer schläft, nun schlafen wir.',
      },
      {
        first: 'Einer zieht und zieht sich rot, ohne uns ist er in Not.',
        changed: 'Keiner zieht mehr, keiner rot, Deckel zu und Abendrot.',
      },
    ],
    facts: {
      wrong: '{friend} zog ganz allein am Deckel',
      turn: '{hero} gab jedem einen Griff und zählte',
      result: 'der Deckel ging auf',
    },
    beginner: {
      gate: `
        @spot {Spot.at} lag ein Deckel aus Stein. Er hatte [viele|lauter] Griffe.
        / Ein runder Deckel lag {spot.at}, [schwer|dick] und aus Stein.
        Darunter [klopfte|klapperte] es. Das musste {thing} sein!
        / Unter dem [Deckel|Stein] war {thing}. Man sah es durch ein Loch.
        + Es gab große Griffe und kleine und ganz winzige.
        + {Hero} zog an einem. Der Deckel merkte es gar nicht.
        + „Der ist seit hundert Jahren zu“, sagte eine Ameise.
        + Die Ameisen saßen da und aßen ein Blatt, dreihundert Stück.
        + Auch ein Frosch und eine Maus sahen zu.
        + Oben stand: „Nicht allein.“ Moos war darüber gewachsen.
        + Manche Griffe waren so klein wie Ohrringe.
      `,
      wrong: `
        „Zur Seite“, sagte {friend}. „Das ist was für [Starke|mich].“
        / „Lasst mich mal“, rief {friend} und [spuckte aus|streckte sich].
        @wrong Und {friend} zog ganz allein am Deckel, [puterrot|hau ruck].
        / „Ich kann das allein“, sagte {friend} und zog am Deckel. [Uff|Nichts].
        + Der Deckel blieb liegen. {Friend} wurde lang und länger.
        + Plumps, saß {friend} da, aber falsch herum.
        + „Er hat gewackelt“, rief {friend}. „Der Kopf“, sagte die Maus.
        + „Sollen wir helfen?“, fragte die Ameise. „Ihr? Ha!“
        + Beim dritten Mal machte der Rücken knack.
        + {Friend} zog links, dann zog {friend} rechts. Beides ist allein.
        + „Noch ein Mal, dann esse ich was“, sagte {friend}.
      `,
      doubt: `
        Der Deckel lag da, als wäre [nichts|gar nichts] gewesen.
        / Keiner war [stark|groß] genug. Das war nun klar.
        + {Hero} drückte mit. Zu zweit war es auch zu schwer.
        + „Wir brauchen einen Riesen“, sagte {friend}. Es kam aber keiner.
        + Unter dem Stein klopfte es noch, nur leiser.
        + Die Ameisen trugen ihr Blatt fort, alle zusammen, ganz leicht.
        + Da waren so viele Griffe. Warum nur?
        + Die Maus gähnte. Der Frosch sah auf die Uhr, die er nicht hatte.
      `,
      turn: `
        {Hero} zählte die Griffe. Es waren so viele wie [alle hier|Leute].
        / „Es sind doch [viele|so viele] Griffe da“, sagte {hero}. „Also los.“
        @turn Da gab {hero} jedem einen Griff und zählte: „Eins, zwei, [jetzt|und jetzt]!“
        + Die Maus bekam einen. Der Frosch bekam einen, einen nassen.
        + „Und wir?“, fragten die Ameisen. „Für euch sind die kleinen.“
        + Beim ersten Mal zog jeder, wann er wollte. Da ging es nicht.
        + „Erst bei jetzt“, sagte {hero}. „Nicht bei zwei, Frosch.“
        + {Friend} nahm auch einen. „Den neben dir“, sagte {friend}.
        + Einer war noch frei. Da kam die Schnecke, gerade noch.
        + Alle holten Luft. Es war ein einziges Luftholen.
      `,
      works: `
        Der Stein [knirschte|krachte]. Ein Strich Licht kam heraus.
        / Sie zogen, und der Stein sagte [uff|ächz].
        @result Und der Deckel ging auf, [weit|ganz weit]! Da lag {thing}.
        + „Das war ich“, rief eine Ameise. Und das stimmte auch.
        + Ohne die Schnecke hätte es nicht gereicht. Sie war sehr stolz.
        + {Friend} lachte. „So leicht war der! Zusammen.“
        + Alle fielen um, alle auf den Po, alle zugleich.
        + Sie gaben sich die Hand. Das dauerte, bei den Ameisen.
        + Der Frosch sagte noch einmal „jetzt“, nur weil es schön war.
        + Kalte Luft kam heraus, von vor hundert Jahren.
      `,
      lesson: `
        Für jeden gibt es einen [Griff|kleinen Griff]. Man muss nur zugleich ziehen.
        / „Ich war stark“, sagte {friend}. „Wir waren [stärker|viel stärker].“
      `,
    },
    intermediate: {
      gate: `
        @spot {Spot.at} lag ein Deckel aus Stein, rund wie ein Mühlrad und [voller Griffe|sehr schwer].
        / Ein steinerner Deckel lag {spot.at}, ringsherum mit [Griffen|Handgriffen] versehen.
        Durch ein Guckloch sah man {thing.akk}, [ganz unten|zum Greifen nah].
        + Es gab Griffe für Bären und Griffe, die man mit der Lupe suchen musste.
        + Oben war etwas eingemeißelt: „Nicht allein.“ Darüber wuchs Moos.
        + Ringsum saßen eine Maus, ein Frosch und ein ganzes Volk von Ameisen.
        + „Seit hundert Jahren zu“, sagte die Maus. „Es war immer nur einer da.“
        + {Hero} zog probeweise. Der Stein nahm es nicht zur Kenntnis.
        + Die Ameisen machten gerade Pause und teilten sich ein Blatt.
      `,
      wrong: `
        „Macht Platz“, rief {friend}, „das ist Sache von [Muskeln|Fachleuten].“
        / {Friend} schüttelte die Glieder aus und [stellte sich in Positur|atmete durch].
        @wrong Dann zog {friend} ganz allein am Deckel, [bis der Kopf rot war|dass die Gelenke knackten].
        + Es gab einen Ruck, und {friend} saß rückwärts in den Zuschauern.
        + „Er hat sich bewegt“, keuchte {friend}. „Nein, das warst du“, sagte der Frosch.
        + „Dürfen wir mit anfassen?“, fragten die Ameisen. {Friend} lachte sie aus.
        + Nach dem fünften Griff waren alle Griffe einmal dran gewesen, leider nacheinander.
        + „Man muss ihn überraschen“, sagte {friend} und schlich sich an. Der Stein blieb ruhig.
        + Das Gesicht hatte inzwischen die Farbe von Radieschen.
      `,
      doubt: `
        Der Deckel lag unverändert da, und {friend} lag [erschöpft daneben|ebenfalls].
        / So bärenstark, wie man hier hätte sein müssen, war [leider keiner|niemand] von ihnen.
        + Zu zweit ging es auch nicht, sie hatten es versucht.
        + Ein Riese müsste kommen. Es kam aber nur eine Schnecke.
        + Durch das Guckloch sah man, wie nah {thing} war.
        + Die Ameisen hoben ihr Blatt auf, alle zugleich, und trugen es davon.
        + Es waren erstaunlich viele Griffe für so wenige starke Leute.
      `,
      turn: `
        Da zählte {hero} zuerst die Griffe und anschließend [die Anwesenden|alle Zuschauer]: Es reichte genau.
        / „Nicht allein“, buchstabierte {hero} noch einmal, [diesmal aufmerksam|und überlegte].
        @turn Und {hero} gab jedem einen Griff und zählte: „Eins, zwei, [jetzt|und jetzt].“
        + Für die Ameisen gab es die winzigen unten, die nie jemand benutzt hatte.
        + Zuerst zog der Frosch bei zwei und die Maus bei vier. Sie fingen neu an.
        + „Nicht fester“, sagte {hero}, „nur zusammen.“
        + Auch {friend} nahm einen, einen ganz gewöhnlichen in der Mitte.
        + Der letzte blieb frei, bis die Schnecke ankam. Alle warteten auf sie.
        + Dann holten sie Luft, und es war wie ein einziges Tier, das Luft holt.
      `,
      works: `
        Bei „jetzt“ ertönte ein Knirschen, [widerwillig und ausgiebig|wie von einem Backenzahn].
        / Der Stein murmelte [etwas|etwas Steinernes], und ein Lichtstreifen wanderte rundherum.
        @result Und dann ging der Deckel auf, [als hätte er nur gewartet|ganz leicht], und da lag {thing}.
        + „Ohne mich wäre es nichts geworden“, sagte jede einzelne Ameise, und es stimmte.
        + Die Schnecke bekam drei Hochrufe und einen vierten, als sie den ersten bemerkte.
        + Alle saßen auf dem Hosenboden, in einem schönen, runden Kreis.
        + „Er war gar nicht schwer“, sagte {friend}. „Er war nur zu viel für einen.“
        + Händeschütteln gab es auch. Mit den Ameisen dauerte es etwas.
        + Aus dem Loch stieg Luft auf, die vor hundert Jahren frisch gewesen war.
      `,
      lesson: `
        Kein Handgriff ist zu klein, [vorausgesetzt|gesetzt den Fall], dass alle gleichzeitig ziehen.
        / „Stark bin ich immer noch“, erklärte {friend}, „aber [gemeinsam|miteinander] sind wir gewaltig.“
      `,
    },
    advanced: {
      gate: `
        @spot {Spot.at} lag ein steinerner Deckel, [übersät mit Griffen|schwer wie ein Kirchturm].
        / Was {spot.at} im Boden steckte, war ein Deckel von [beachtlichem|erheblichem] Gewicht.
        Durch ein Guckloch ließ sich {thing} [betrachten|bewundern], aber keinesfalls herausholen.
        + An Griffen herrschte kein Mangel, es gab solche für Bären und andere, die man mit bloßem Auge für Staub hielt.
        + Eine Inschrift, vom Moos halb verschluckt, lautete „Nicht allein“ und wurde gewöhnlich überlesen.
        + Maus, Frosch und ein Volk von Ameisen bildeten ein Publikum, das sich auf einen längeren Abend eingerichtet hatte.
        + Seit hundert Jahren, erläuterte die Maus, sei er zu, und es habe nicht an einzelnen Herren gefehlt.
      `,
      wrong: `
        {Friend} verlangte Platz, Aufmerksamkeit und, [vorsorglich|im Voraus], Beifall.
        / „Hier“, verkündete {friend}, „ist Muskelkraft gefragt und [sonst nichts|keine Versammlung].“
        @wrong Daraufhin zog {friend} ganz allein am Deckel, [puterrot|unter Ächzen], vergebens.
        + Ein Ruck ging durch die Landschaft, doch was nachgegeben hatte, war leider nur {friend}.
        + „Er hat sich gerührt“, keuchte es vom Boden, worauf der Frosch zu bedenken gab, das sei der Puls gewesen.
        + Das Angebot der Ameisen, mit anzufassen, wurde mit einem Lachen beschieden, das ihnen durch Mark und Bein ging.
        + Auch der Versuch, den Stein zu überraschen, scheiterte, da Steine sich selten überraschen lassen.
      `,
      doubt: `
        Der Deckel lag da wie seit hundert Jahren, und {friend} lag, [etwas neuer|erschöpft], daneben.
        / Die Lage war, [kurz gesagt|um ehrlich zu sein], die eines Deckels, der größer ist als alle.
        + Man hätte einen Riesen gebraucht, aber was des Weges kam, war eine Schnecke, die um Auskunft bat.
        + Zu zweit hatten sie es ebenfalls versucht und festgestellt, dass zweimal zu wenig immer noch zu wenig ist.
        + Währenddessen hoben die Ameisen, ohne viel Worte, ihr Blatt vom Boden auf und trugen es nach Hause.
      `,
      turn: `
        {Hero} zählte die Griffe, dann die Umstehenden und erhielt beide Male [dieselbe Anzahl|gleich viele].
        / Da wischte {hero} das Moos von der Inschrift, und [|plötzlich ]war sie mühelos zu entziffern.
        @turn Also gab {hero} jedem einen Griff und zählte laut: „Eins, zwei, [jetzt|und jetzt].“
        + Den Ameisen fielen die winzigen am Rande zu, von denen nie jemand gewusst hatte, wofür sie gut seien.
        + Die ersten Versuche misslangen, weil der Frosch bei zwei zog, die Maus bei vier und {friend} aus Gewohnheit immer.
        + Nicht fester müsse man ziehen, sagte {hero}, sondern bloß gleichzeitig, und das sei viel anstrengender.
        + Auf die Schnecke, der der letzte Griff gehörte, warteten sie, bis sie da war, und das war der schwerste Teil.
      `,
      works: `
        Bei „jetzt“ knirschte es [ausgiebig|anhaltend] und widerwillig, wie ein Backenzahn.
        / Ein Lichtstreifen wanderte um den Rand, als [zeichne|ziehe] ihn jemand mit dem Lineal.
        @result Und der Deckel ging auf, [beinahe höflich|wie von selbst], und gab {thing.akk} frei.
        + „Ohne mich wäre es nicht gegangen“, sagte jede einzelne der Ameisen, und das Schöne war, dass es zutraf.
        + Die Schnecke erhielt ein dreifaches Hoch, das sie in der Reihenfolge seines Eintreffens entgegennahm.
        + Sämtliche Beteiligten saßen am Ende auf dem Hosenboden, in einem Kreis, den kein Zirkel sauberer hinbekommen hätte.
        + Schwer, befand {friend}, sei er im Grunde nie gewesen, er sei nur für niemanden allein gedacht.
      `,
      lesson: `
        Viele kleine Kräfte sind, [im richtigen Augenblick|zugleich], eine große.
        / Es gibt keinen unnützen Griff, [höchstens|allenfalls] einen, an dem noch niemand zieht.
      `,
    },
  },
  Empathy: {
    titles: `
      {hero} und die Pfütze aus Tränen
      Jemand fehlte
      Setz dich her, sag nicht viel
      Der Weinling
    `,
    refrains: [
      {
        first: 'Setz dich her und sag nicht viel, neben dir ist es still.',
        changed: 'Leg dich hin und sag nichts mehr, neben dir liegt wer.',
      },
      {
        first: 'Wein nur zu, ich halte still, bis es nicht mehr tropfen will.',
        changed: 'Schlaf nur zu, die Nacht hält still | weil nun nichts mehr tropfen will.',
      },
      {
        first: 'Tropf und tropf, ich sag kein Wort | und ich gehe auch nicht fort.',
        changed: 'Schlaf und schlaf, ich sag kein Wort | und der Mond geht auch nicht fort.',
      },
    ],
    facts: {
      wrong: '{friend} sagte: Hör auf zu weinen',
      turn: '{hero} setzte sich daneben und sagte: Du vermisst jemanden',
      result: 'die Pfütze versickerte',
    },
    beginner: {
      gate: `
        @spot {Spot.at} saß etwas Kleines mit Fell. Es [weinte|weinte und weinte].
        / Ein kleines Wesen weinte {spot.at}, [ganz leise|Tropfen um Tropfen].
        Die Tränen machten eine Pfütze. In ihr lag {thing}.
        / Es saß in einer [Pfütze|tiefen Pfütze]. Und am Grund lag {thing}.
        + Es war nicht größer als ein Pantoffel.
        + Plitsch, fiel eine Träne. Platsch, fiel die nächste.
        + {Hero} griff hinein. Da wurde die Pfütze tiefer.
        + Auf der Pfütze schwamm ein Boot aus Papier, ganz weich.
        + Wenn einer kam, drehte es sich um und weinte nach hinten.
        + Neben ihm stand ein zweites Kissen. Es war leer.
        + Die Tränen schmeckten nach Meer.
      `,
      wrong: `
        „Na, na“, sagte {friend} und [tippte es an|sah auf das Wasser].
        / {Friend} mochte es nicht, wenn einer weint. Es macht [nasse Füße|so weich].
        @wrong „Hör auf zu weinen“, sagte {friend}. Da kamen [noch mehr|zehn] Tränen.
        / „Nicht weinen“, rief {friend}. „Hör [auf|sofort auf]!“ Es half nicht.
        + „Kennst du den mit der Kuh?“, fragte {friend}. Es kannte ihn nicht. Es weinte.
        + „Kopf hoch“, sagte {friend}. Da lief es ihm in die Ohren.
        + „So schlimm ist es nicht“, sagte {friend}. Woher wusste {friend} das?
        + {Friend} tanzte. {Friend} zog ein Gesicht. Die Pfütze stieg.
        + „Lach doch mal“, rief {friend}. Man kann nicht auf Befehl lachen.
        + Der Witz von der Kuh war nun ganz nass.
      `,
      doubt: `
        Was sagt man, wenn [nichts|gar nichts] hilft?
        / Da stand {hero} und wusste auch nicht [weiter|mehr].
        + Das Wasser ging schon bis an den Knöchel, oder was da ist.
        + {Friend} war ganz still. Die Witze waren alle.
        + Trösten ist schwer. Man will, dass es aufhört, auch für sich.
        + Das leere Kissen wurde an einer Ecke nass.
        + Es hatte nicht einmal hochgesehen.
        + Manchmal tut Reden weh, auch wenn es ganz nettes Reden ist.
      `,
      turn: `
        {Hero} sagte nun gar nichts. Es war ein [gutes|weiches] Nichts.
        / {Hero} sah das leere Kissen. [Aha|Nun war es klar].
        @turn Dann setzte {hero} sich daneben und sagte: „Du vermisst [jemanden|wohl jemanden].“
        + Lange war es still. Nur plitsch machte es noch.
        + Der Po wurde nass. Das war nicht so wichtig.
        + Nicht wegsehen. Nicht reden. Nur da sein.
        + Es rückte ein Stück näher, so weit wie ein Finger.
        + „Meine Schwester“, sagte es. „Sie ist umgezogen, auf die andere Seite.“
        + „Das ist weit“, sagte {hero}. Mehr gab es nicht zu sagen.
        + {Friend} setzte sich auch, auf die andere Seite, und schwieg. Das ging!
      `,
      works: `
        Es lehnte sich an. Dann kam noch [eine Träne|die letzte Träne], die letzte.
        / „Ja“, sagte es und holte Luft. [Es war|Das war] eine lange Luft.
        @result Und die Pfütze versickerte, [gluck|sacht], bis nur {thing} noch da lag.
        / Gluck, machte die Pfütze und war weg. Da lag {thing}.
        + „Sie schnarcht immer“, sagte es. „Jetzt ist es so leise.“
        + Es gab {hero.dat} {thing.akk} selbst. „Das lag im Weg“, sagte es.
        + Der Boden war noch feucht. Da kam gleich etwas Grünes.
        + {Friend} schnarchte ein wenig, nur so, zur Hilfe. Da lächelte es.
        + „Willst du den mit der Kuh noch hören?“ Nun wollte es.
        + Sie malten der Schwester einen Brief mit dem Fuß.
        + Das zweite Kissen war nun nicht mehr leer.
      `,
      lesson: `
        Wer weint, braucht [manchmal|oft] keinen Witz, nur einen, der da sitzt.
        / „Ich sagte viel“, sagte {friend}. „Du [saßt|warst] einfach da.“
      `,
    },
    intermediate: {
      gate: `
        @spot {Spot.at} saß etwas Kleines, Pelziges und weinte, [ohne aufzublicken|schon sehr lange].
        / Ein Wesen, nicht größer als ein Pantoffel, weinte {spot.at} [vor sich hin|in seinen Pelz].
        Rundum war eine Pfütze entstanden, und darin lag {thing}.
        + Sobald jemand danach griff, wurde sie um eine Handbreit tiefer.
        + Auf dem Wasser trieb ein Papierboot und war schon ganz durchgeweicht.
        + Neben ihm lag ein zweites Kissen, sorgfältig aufgeschüttelt und leer.
        + Die Tränen fielen sehr gleichmäßig, wie aus einem Hahn, den keiner zudreht.
        + Es drehte sich zur Wand, um niemanden nass zu machen.
        + Kostete man davon, so schmeckte es nach Meer.
      `,
      wrong: `
        {Friend} konnte es nicht mit ansehen und [klatschte in die Hände|trat von Fuß zu Fuß].
        / „Aber, aber“, sagte {friend} und [wurde ganz unruhig|suchte nach einem Witz].
        @wrong „Hör auf zu weinen“, sagte {friend}, und da weinte es [noch mehr|gleich doppelt].
        + „Kennst du den mit der Kuh?“, fragte {friend} und erzählte ihn zweimal.
        + „Es ist doch gar nichts passiert.“ Das konnte {friend} aber nicht wissen.
        + Danach tanzte {friend}, schnitt Gesichter und fiel absichtlich hin. Das Wasser stieg.
        + „Denk an etwas Lustiges!“ Es dachte nach, und es half überhaupt nicht.
        + „Kopf hoch“, hieß es. Da liefen ihm die Tränen in die Ohren.
        + Am Schluss war auch der Kuh zum Heulen.
      `,
      doubt: `
        Nun wusste niemand mehr, was man [noch sagen|da tun] könnte.
        / Die Witze waren [verbraucht|alle], und die Pfütze reichte bis an die Knöchel.
        + Man möchte ja so gern, dass es aufhört, auch ein bisschen für sich selbst.
        + {Friend} wrang ein Ohr aus und sah ratlos zu {hero.dat}.
        + Das leere Kissen sog sich langsam voll.
        + Trösten ist wie ein Schloss, zu dem man den Schlüssel nicht sieht.
        + Es hatte noch kein einziges Mal zu ihnen hergesehen.
        + Das Boot sank.
      `,
      turn: `
        Lange schaute {hero} nur, und was {hero} sah, war [das zweite Kissen|der leere Platz].
        / Diesmal ging {hero} ohne ein Wort hin, mitten durch [die Pfütze|das Wasser].
        @turn Dann setzte {hero} sich daneben, schwieg erst und sagte: „Du vermisst [jemanden|wohl jemanden].“
        + Es wurde nass am Hosenboden, und das war im Moment nicht wichtig.
        + Still zu sein, ohne wegzugehen, ist schwerer als ein Witz.
        + Etwas Pelziges rückte näher, ungefähr um die Breite eines Fingers.
        + „Meine Schwester“, flüsterte es. „Sie wohnt jetzt auf der anderen Seite vom Berg.“
        + „Das ist weit“, sagte {hero}, und mehr gab es dazu wirklich nicht zu sagen.
        + Auf der anderen Seite nahm {friend} Platz und hielt den Mund, und auch das ging.
      `,
      works: `
        Es nickte, lehnte sich an und weinte noch eine Träne, [eine dicke|die letzte].
        / „Ja“, sagte es, und dann kam ein Seufzer, [so groß wie ein Haus|der lange gewartet hatte].
        @result Da versickerte die Pfütze, [glucksend|Ring um Ring], bis nur noch {thing} da lag.
        + „Sie schnarcht“, sagte es, „und jetzt ist es nachts so furchtbar leise.“
        + Zur Aushilfe schnarchte {friend} ein wenig, und da lächelte es zum ersten Mal.
        + Mit eigener Pfote reichte es {hero.dat} {thing.akk} und wischte es vorher ab.
        + Wo das Wasser gewesen war, schob sich etwas Grünes aus dem Boden.
        + Nun wollte es auch den mit der Kuh hören. Er war gar nicht so übel.
        + Auf das trockene Papierboot schrieben sie einen Brief an die Schwester.
      `,
      lesson: `
        Man muss Tränen nicht [wegmachen|stopfen]. Man kann sich danebensetzen.
        / „Ich hatte die Witze“, sagte {friend}, „und du hattest [Zeit|nur Zeit]. Das war mehr.“
      `,
    },
    advanced: {
      gate: `
        @spot {Spot.at} hockte etwas Kleines, Pelziges und weinte, als sei das [sein Beruf|eine Arbeit].
        / Ein Geschöpf von der Größe eines Pantoffels weinte {spot.at} [vor sich hin|ohne Pause].
        Die dadurch entstandene Pfütze verbarg [in der Mitte|am Grunde] {thing.akk}.
        + Griff man hinein, so wurde sie tiefer, und es war besser, nicht darüber nachzudenken, woher das Wasser kam.
        + Neben ihm lag ein zweites Kissen, mit aller Sorgfalt aufgeschüttelt und, wie sich nicht übersehen ließ, leer.
        + Ein Papierboot trieb umher, das vermutlich zur Unterhaltung gedacht gewesen und inzwischen völlig aufgeweicht war.
        + Es kehrte sich rücksichtsvoll zur Wand, sobald jemand kam, um ihn nicht zu benetzen.
      `,
      wrong: `
        {Friend} ertrug fremde Tränen schlecht und [wurde tätig|griff sofort ein].
        / „Aber, aber“, begann {friend}, und das hat [noch nie|selten] geholfen.
        @wrong „Hör auf zu weinen“, sagte {friend}, woraufhin es damit [erst richtig anfing|nur doppelt fortfuhr].
        + Der Witz mit der Kuh wurde erzählt, erklärt und mit verteilten Rollen noch einmal vorgeführt.
        + Es sei ja nichts geschehen, hieß es, eine Behauptung, für die jede Grundlage fehlte.
        + Von da an stieg das Wasser mit jedem Scherz, und nach dem Purzelbaum stand es {friend.dat} bis zu den Knien.
        + Die Aufforderung, den Kopf zu heben, wurde befolgt und hatte zur Folge, dass die Tränen in die Ohren liefen.
      `,
      doubt: `
        Nachdem alle Scherze verbraucht waren, blieb lediglich das Tropfen, [regelmäßig|unermüdlich] wie eine Wanduhr.
        / Nun stand man herum, durchnässt bis über die Waden und [kein bisschen|keineswegs] klüger.
        + Beim Trösten, auch das gehört zur Wahrheit, wünscht man sich das Ende der Tränen immer ein wenig für sich selbst.
        + {Friend} wrang ein Ohr aus, seufzte und gab zu verstehen, dass damit die Mittel ausgeschöpft seien.
        + Das leere Kissen sog sich langsam voll, und niemand außer {hero.dat} sah, wie behutsam es zurechtgerückt wurde.
      `,
      turn: `
        Da hörte {hero} auf, nach Worten zu suchen, und [sah|schaute] stattdessen hin.
        / Ohne etwas vorzuhaben, [watete|ging] {hero} durch die Pfütze, bis zur Mitte.
        @turn Dann setzte {hero} sich daneben und sagte, nach [geraumer|langer] Zeit: „Du vermisst jemanden.“
        + Dass man davon nass wurde, ließ sich nicht vermeiden und erwies sich als unerheblich.
        + Zu schweigen, ohne zu gehen, verlangt mehr als jeder Purzelbaum, denn man hat dabei gar nichts zu tun.
        + Die Schwester sei es, kam nach einer Weile die Antwort, sie wohne nun jenseits des Berges, wo man sie nicht schnarchen höre.
        + „Das ist weit“, sagte {hero}, und es war vielleicht das erste Mal an diesem Tag, dass jemand nicht widersprach.
      `,
      works: `
        Es lehnte sich an, mit dem ganzen Gewicht eines Pantoffels, und weinte [die letzte|noch eine] Träne.
        / Ein Seufzer kam, so lang, dass man sich fragte, wo er [gewohnt|all die Zeit gesteckt] hatte.
        @result Darauf versickerte die Pfütze, [Ring um Ring|leise glucksend], und zurück blieb {thing}.
        + {Friend} bot sich an, aushilfsweise zu schnarchen, und das so gekonnt, dass ein Lächeln daraus wurde.
        + Wo eben noch Wasser gestanden hatte, schob sich etwas Grünes aus dem Boden, wie es nach solchem Regen oft geschieht.
        + Es trocknete {thing.akk} am eigenen Fell ab, ehe es {hero.dat} das Stück übergab, und entschuldigte sich für die Feuchtigkeit.
        + Nun, da niemand es mehr verlangte, bat es selbst um den Witz mit der Kuh und fand ihn, alles in allem, traurig.
      `,
      lesson: `
        Tränen sind selten ein Fehler, den man [beheben|verbessern] muss; meist genügt ein Platz daneben.
        / Mitgefühl redet wenig und [sitzt gern nass|bleibt sitzen].
      `,
    },
  },
  Understanding: {
    titles: `
      {hero} und das Wort Plim
      Was heißt hier plim?
      Plim, sagte das runde Ding
      Wer leiser fragt
    `,
    refrains: [
      {
        first: 'Plim, plim, was heißt denn plim, hör hin, es ist nicht schlimm.',
        changed: 'Plim, plim, ich weiß nun plim, schlaf gut, es ist nicht schlimm.',
      },
      {
        first: 'Du sagst plim, und ich sag was? | zeig es mir, dann weiß ich das.',
        changed: 'Du sagst plim, ich weiß nun, was, gute Nacht, du glattes Gras.',
      },
      {
        first: 'Lauter, lauter hilft doch nicht, schau ihm lieber ins Gesicht.',
        changed: 'Leiser, leiser, lösch das Licht, jeder kennt nun dein Gesicht.',
      },
    ],
    facts: {
      wrong: '{friend} sagte dasselbe immer lauter',
      turn: '{hero} hörte zu, machte nach und zeigte',
      result: 'plim hieß rutschig',
    },
    beginner: {
      gate: `
        @spot {Spot.at} saß etwas Rundes. „[Plim|Plim, plim]!“, sagte es.
        / Ein rundes Wesen stand {spot.at} und [rief|sagte]: „Plim!“
        Es ließ keinen vorbei. Hinter ihm lag {thing}.
        / Es machte sich [breit|ganz breit]. Dahinter, da lag {thing}.
        + Es hatte zwei Augen und viele kurze Beine.
        + „Guten Abend“, sagte {hero}. „Plim“, sagte es ernst.
        + „Heißt du Plim?“ Es schüttelte sich von oben bis unten.
        + Ging man links, war es links. Ging man rechts, auch.
        + „Plim“, sagte es und zeigte auf den Boden.
        + Es war wie ein Ball mit großen Sorgen.
        + Seine Stimme klang wie ein Löffel an einem Glas.
      `,
      wrong: `
        „Lass uns [durch|bitte durch]“, sagte {friend}. „Plim“, sagte es.
        / „Wir wollen da hin“, sagte {friend}. Es verstand [nichts|kein Wort].
        @wrong Da sagte {friend} dasselbe noch einmal, [lauter|laut], und dann immer lauter.
        / „Dann eben viel lauter“, sagte {friend} und rief dasselbe [noch mal|noch einmal].
        + „WIR! WOLLEN! DA! HIN!“ Nun waren alle taub.
        + „Es muss mich verstehen“, rief {friend}, „ich rede ganz klar.“
        + Das runde Ding hielt sich die Ohren zu. Es hatte vier.
        + „Bist du dumm?“, fragte {friend}. „Plim“, sagte es traurig.
        + Laut ist nicht dasselbe wie klar.
        + Am Ende krächzte {friend} nur noch.
      `,
      doubt: `
        Nun sagten beide [nichts|nichts mehr]. Sie sahen sich nur an.
        / Es war still. Zwischen ihnen lag ein [Wort|kleines Wort], und keiner hob es auf.
        + Plim. Was konnte das sein? Ein Name? Ein Kuchen?
        + „Es will uns ärgern“, sagte {friend}. Aber es sah nicht so aus.
        + In seinen Augen stand Wasser. Es meinte es ernst.
        + Vielleicht fand es ja uns dumm. Wir sagten nie plim.
        + {Hero} war auch schon mal wo, wo keiner einen verstand.
        + Ein Wort kann höher sein als ein Zaun.
      `,
      turn: `
        {Hero} ging in die [Knie|Hocke] und sah genau hin.
        / „Sag es noch mal“, bat {hero}, ganz [leise|sacht].
        @turn Und {hero} hörte zu, machte nach und zeigte [überallhin|hierhin, dorthin].
        + „Plim?“ Auf den Stein? Nein. „Plim?“ Auf das Moos? Nein.
        + Es zeigte auf den Weg. Dann tat es so, als fiele es um.
        + {Hero} tat auch so. Da nickte es wild.
        + Zuhören ist schwer, wenn man schon weiß, was man sagen will.
        + Langsam. Noch mal. Die Hand so, der Fuß so.
        + „Es zeigt uns was“, flüsterte {hero}. {Friend} schluckte den nächsten Satz runter.
      `,
      works: `
        „Plim“, sagte {hero} und [rutschte|glitt] mit dem Fuß. Ja, ja, ja!
        / Da fasste {hero} auf den Weg. Er war [nass|glatt wie Seife].
        @result Plim hieß rutschig! Es zeigte ihnen den [trockenen|guten] Weg, und da lag {thing}.
        + „Es wollte uns nur warnen“, sagte {hero}. „Die ganze Zeit.“
        + {Friend} trat daneben und saß. „Plim“, sagte {friend}.
        + Es lachte. Lachen heißt überall gleich.
        + „Plam“ hieß trocken. „Plum“ hieß Danke. Das lernten sie auch.
        + „Plum“, sagte {friend}. Und „Verzeihung“ mit den Augen.
        + Sie teilten einen Apfel. Der heißt auch dort Apfel, fast.
      `,
      lesson: `
        Wer nicht verstanden wird, muss nicht lauter sein, [nur|sondern] näher.
        / „Plim“ ist ein [gutes|schönes] Wort, wenn man es kennt.
      `,
    },
    intermediate: {
      gate: `
        @spot {Spot.at} versperrte ein rundes Geschöpf den Weg und sagte: „[Plim|Plim, plim]!“
        / „Plim“, sagte etwas Rundes {spot.at} und [breitete die Arme aus|machte sich breit].
        Hinter seinem Rücken [lag|sah man] {thing}, aber es ließ keinen vorbei.
        + Es war so rund wie ein Ball und hatte die Augen eines Lehrers.
        + „Heißt du so?“, fragte {hero}. Da schüttelte es sich im Ganzen.
        + Wich man nach links aus, stand es links, und rechts war es genauso.
        + Immer wieder zeigte es auf den Boden und machte ein Gesicht.
        + „Plim“, sagte es auch zu einem Käfer, und der kehrte sofort um.
      `,
      wrong: `
        „Wir müssen da durch“, erklärte {friend} [freundlich|ihm]. „Plim“, sagte es.
        / {Friend} redete mit ihm wie mit [einer Wand|einem Briefkasten].
        @wrong Weil es nichts half, sagte {friend} dasselbe noch einmal, [lauter|laut], und dann immer lauter.
        + „Durch! Da! Hin!“ Von den Felsen bröckelte es schon.
        + „Deutlicher geht es nicht“, rief {friend}, „also ist es dumm.“
        + Das runde Wesen hielt sich mit allen Händen alle Ohren zu.
        + Es versuchte nun seinerseits, lauter zu sein, und so schrien sie um die Wette.
        + Zum Schluss war {friend} heiser und konnte nur noch plim sagen.
      `,
      doubt: `
        Nun schwiegen beide und sahen sich [ratlos|aus der Nähe] an.
        / Zwischen ihnen stand ein einziges Wort, und [keiner kam hinüber|das war höher als jede Mauer].
        + „Es will uns bloß ärgern“, krächzte {friend}. So sah es aber nicht aus.
        + Vielleicht wunderte es sich ja auch, dass wir nie plim sagen.
        + {Hero} war einmal in einer Bäckerei gewesen, in der niemand Brötchen verstand.
        + In seinen runden Augen stand etwas, das fast wie Angst um sie aussah.
        + Ein Blatt fiel. Es sagte auch nichts.
      `,
      turn: `
        Da ging {hero} in die Hocke, bis [ihre Augen|alle Augen] auf gleicher Höhe waren.
        / „Noch einmal, bitte“, sagte {hero}, „ich [höre nur zu|bin ganz Ohr].“
        @turn Und {hero} hörte zu, machte nach und zeigte, [erst hierhin, dann dorthin|bis es nickte].
        + „Plim?“ Der Stein war es nicht, das Moos auch nicht, und der Mond schon gar nicht.
        + Es spielte ihnen vor, wie jemand ging, ging und dann die Beine verlor.
        + {Hero} spielte es nach. Da hüpfte es vor Freude im Kreis.
        + Zuzuhören ist nicht leicht, wenn man so gern selber etwas sagen möchte.
        + Sogar {friend} blieb still und biss sich dazu auf die Lippe.
      `,
      works: `
        „Plim“, wiederholte {hero} und schlitterte über [den Boden|das Pflaster], so glatt war alles.
        / Da verstand {hero} plötzlich alles, [und zwar mit den Füßen|von unten herauf].
        @result Plim hieß rutschig, und nun zeigte es ihnen [den trockenen Weg|die trockene Seite], und da lag {thing}.
        + „Es hat uns die ganze Zeit gewarnt“, sagte {hero}, „und wir haben geschrien.“
        + {Friend} wollte es genau wissen und saß im nächsten Augenblick. „Plim“, gab {friend} zu.
        + Es lachte, und Lachen brauchte niemand zu übersetzen.
        + Sie lernten auch plam für trocken und plum für danke.
        + „Plum“, sagte {friend} und meinte auch ein bisschen Verzeihung.
      `,
      lesson: `
        Lautstärke macht kein Wort [verständlicher|einfacher], Näherkommen dagegen schon.
        / Verstehen beginnt meistens damit, dass jemand [schweigt und zuhört|aufmerksam zuhört].
      `,
    },
    advanced: {
      gate: `
        @spot {Spot.at} stellte sich ihnen ein kugelrundes Wesen entgegen und [sprach|rief]: „Plim!“
        / „Plim“, rief ein rundes Geschöpf {spot.at} und breitete [sämtliche|alle] Arme aus.
        Hinter ihm lag {thing}, und vorbei [kam|ließ es] niemand.
        + Die Vermutung, es stelle sich vor, wurde durch ein Schütteln widerlegt, das an der Spitze begann und unten lange nicht aufhörte.
        + Es wies mit großem Ernst auf den Boden, dann auf die Besucher und noch einmal, fast flehentlich, auf den Boden.
        + Ein Käfer, der des Weges kam, wurde mit demselben Wort begrüßt, verstand augenblicklich und machte kehrt.
        + Wohin man auch auswich, dort war es schon, mit der Gewandtheit, die nur wirklich Runde besitzen.
      `,
      wrong: `
        {Friend} erläuterte ihm die Lage, [höflich zunächst|in ganzen Sätzen], und bekam zur Antwort: „Plim.“
        / „Es versteht uns durchaus“, meinte {friend}, „es [stellt sich|tut] nur dumm.“
        @wrong Also sagte {friend} dasselbe noch einmal, [lauter|laut], und dann immer lauter.
        + Man kennt diese Überzeugung von Reisenden, die meinen, ihre Muttersprache werde bei genügender Kraft überall gesprochen.
        + Das runde Wesen hielt sich seine vier Ohren zu und versuchte, da es das für landesüblich hielt, zurückzuschreien.
        + Als das Echo um Ruhe bat, war von der Stimme nur noch ein Krächzen übrig, das verdächtig nach plim klang.
      `,
      doubt: `
        So standen sie einander gegenüber, und dazwischen [lag|stand] ein Wort wie ein verschlossener Koffer.
        / Es wurde still, und in der Stille war {hero.dat} nicht wohl, denn [das Wesen|es] sah so besorgt aus.
        + Denkbar war immerhin, dass es sich seinerseits fragte, warum diese Leute kein einziges Mal plim sagten.
        + {Hero} erinnerte sich an eine Bäckerei in der Fremde, in der kein Mensch das Wort Brötchen kannte und man hungrig blieb.
        + „Reine Bosheit“, krächzte {friend}, aber Bosheit hat selten so feuchte Augen.
      `,
      turn: `
        Da hockte {hero} sich hin, bis die Augen [gleichauf|auf einer Höhe] waren.
        / „Bitte noch einmal“, sagte {hero} und [legte|tat] jedes eigene Wort beiseite.
        @turn Und {hero} hörte zu, machte nach und zeigte, [fragend|Stück für Stück], auf dies und das.
        + Der Stein war es nicht, das Moos war es nicht, und die Frage nach dem Mond löste geradezu Heiterkeit aus.
        + Nun führte es eine kleine Szene auf, in der jemand ging, immer weiter ging und ganz plötzlich die Beine in der Luft hatte.
        + Wer wirklich zuhören will, der muss den Satz, den er schon im Munde hat, wieder hinunterschlucken, und er schmeckt nach nichts.
      `,
      works: `
        „Plim“, wiederholte {hero} und schlitterte probeweise über den Pfad, der [seifenglatt|spiegelglatt] war.
        / Die Erleuchtung kam, wie so häufig, [von unten herauf|durch die Fußsohlen].
        @result Plim hieß rutschig, und nun führte es sie [trockenen Fußes|auf sicherem Umweg] zu {thing.dat}.
        + Gewarnt hatte es sie also, von Anfang an und mit aller Geduld, während man ihm in die Ohren schrie.
        + {Friend}, von gründlicher Natur, machte die Gegenprobe und sprach das Wort sodann im Sitzen fehlerfrei aus.
        + Mit plam für trocken und plum für danke verfügten sie bald über einen Wortschatz, der für die meisten Freundschaften reicht.
        + „Plum“, sagte {friend} und legte in die eine Silbe noch eine Entschuldigung hinein, die verstanden wurde.
      `,
      lesson: `
        Verstanden zu werden ist [wunderbar|angenehm]; selber verstehen zu wollen ist der Weg dorthin.
        / Wer herumschreit, hört ausschließlich sich selber, und [das|den] kennt man ja bereits.
      `,
    },
  },
  Communication: {
    titles: `
      {hero} zwischen zwei Schnecken
      Pull, voll, Knoll
      Meintest du das so?
      Die Brücke, an der zwei zogen
    `,
    refrains: [
      {
        first: 'Sag es mir, ich sag es dir, meintest du das wirklich hier?',
        changed: 'Sag es mir, ich sag es dir, gute Nacht von mir.',
      },
      {
        first: 'Ziehen, fliegen, liegen, was? | frag noch mal, wie meinst du das?',
        changed: 'Liegen, liegen, das war klar, gute Nacht, du Schneckenpaar.',
      },
      {
        first: 'Wort um Wort, so kommt es an | wenn man noch mal fragen kann.',
        changed: 'Wort um Wort schläft leise dann, weil man nichts mehr fragen kann.',
      },
    ],
    facts: {
      wrong: '{friend} brachte die Botschaften durcheinander',
      turn: '{hero} fragte nach: Meintest du das so?',
      result: 'beide Schnecken ließen zugleich los',
    },
    beginner: {
      gate: `
        @spot {Spot.at} hing eine Brücke aus Seil. Sie [schwang|stand] schief.
        / Eine Seilbrücke war {spot.at}, ganz [schief|krumm] gezogen.
        An jedem Ende zog eine Schnecke. Auf der Brücke lag {thing}.
        / Zwei Schnecken zogen, [eine hier, eine dort|eine links, eine rechts]. In der Mitte lag {thing}.
        + „Ich lasse los, wenn sie loslässt“, sagte die eine.
        + „Dann lasse ich los“, sagte die andere. Aber sie hörte es nicht.
        + Die Brücke war so lang, dass man drüben kaum sah.
        + Die Seile sangen schon vor lauter Ziehen.
        + „Zieht sie noch?“, fragte die erste. „Ich höre nichts.“
        + Wer darauf trat, der flog fast hinunter.
        + Sie waren beide sehr stark, für Schnecken.
      `,
      wrong: `
        „Ich sage es ihr“, rief {friend} und [lief|rannte] los.
        / „Ich bringe die Post“, sagte {friend}, „[schnell wie ein Blitz|ich bin gut darin].“
        @wrong Doch {friend} brachte die Botschaften [ganz|völlig] durcheinander.
        / Aus „lass“ wurde „Fass“. {Friend} brachte [alles|jedes Wort] durcheinander.
        + Aus „Lass los“ wurde „Iss Kloß“. Da war sie satt, aber zog.
        + Aus „Bei drei“ wurde „Heißer Brei“. „Danke, nein“, sagte die andere.
        + „Sie sagt, du hast ein Ross“, rief {friend}. „Ich? Ein Ross?“
        + Die Schnecken wurden böse. Nun zogen sie fester.
        + Hin und her, hin und her. Bei jedem Mal fehlte ein Wort.
        + „Sie sagt: Du Moos!“ Das hatte sie nie gesagt.
      `,
      doubt: `
        Nun sprachen die zwei gar nicht mehr. Sie [zogen|zogen nur].
        / Ein Seil [ächzte|riss], Faden um Faden. Lange ging das nicht gut.
        + „Ich hab es doch genau so gesagt“, sagte {friend}. „Fast genau.“
        + Beide wollten dasselbe. Und beide wussten es nicht.
        + So ein Wort ist klein. Auf dem Weg kann es sich verlaufen.
        + Mitten drin lag {thing} und schaukelte.
        + „Sie ist gemein“, sagte die eine. Die andere sagte es auch.
        + {Friend} wusste nicht mehr, wer was wollte.
      `,
      turn: `
        {Hero} lief zur ersten Schnecke und [hörte zu|wartete].
        / „Sag es mir langsam“, bat {hero}. Sie sagte es sehr [langsam|lang].
        @turn Dann fragte {hero} nach: „Meintest du das [so|wirklich so]? Loslassen, bei drei?“
        + „Ja“, sagte sie. „Nein, warte. Bei drei, nicht nach drei.“
        + Gut, dass {hero} gefragt hatte. Das war ein Unterschied.
        + Dann ging es hinüber. Auf dem Weg sagte {hero} nur den Satz auf.
        + Auch dort hieß es hören, sagen und fragen.
        + „Meint sie das ernst?“ „Sie sagt es so“, sagte {hero}.
        + Dreimal hin, dreimal her. Die Füße qualmten.
        + Der Satz kam heil an, mit jedem Wort.
      `,
      works: `
        „Eins“, rief {hero}, „zwei, [drei|und drei]!“
        / Beide Schnecken [nickten|hoben einen Fühler]. Dann zählten sie.
        @result Beide Schnecken ließen zugleich los. Die Brücke lag [still|glatt]. Da war {thing}!
        + Plumps, saßen sie da, die eine hier, die andere dort.
        + „Sie war gar nicht böse“, sagte die eine. „Ich auch nicht.“
        + Sie krochen los, um sich zu treffen, genau in der Mitte.
        + „Und das Ross?“, fragte sie noch. Es gab kein Ross.
        + {Friend} übte: „Lass los. Lass los.“ Nun stimmte es.
        + Die Brücke schaukelte nur noch aus Freude.
      `,
      lesson: `
        Frag lieber nach: „Meintest du [das|es so]?“ Dann kommt es richtig an.
        / Ein Wort geht leicht verloren. [Trag es gut|Halt es fest].
      `,
    },
    intermediate: {
      gate: `
        @spot {Spot.at} hing eine Seilbrücke, so schief wie ein [nasser Hut|alter Zaun].
        / Eine Brücke aus Seilen hing {spot.at}, an der [von zwei Seiten|heftig] gezogen wurde.
        An jedem Ende zerrte eine Schnecke, und in der Mitte [schaukelte|lag] {thing}.
        + „Ich würde ja loslassen“, ächzte die eine, „wenn sie nur losließe.“
        + Genau das sagte drüben auch die andere, bloß hörte es keiner.
        + Die Seile summten schon so hoch wie Mücken.
        + Zum Rufen war es zu weit und zum Winken fehlten ihnen die Arme.
        + Wer den ersten Fuß auf die Bretter setzte, stand gleich auf dem Kopf.
      `,
      wrong: `
        „Ich mache den Boten“, rief {friend}, „ich habe [ein gutes Gedächtnis|schnelle Beine].“
        / {Friend} ließ sich nur den halben Satz sagen und [rannte schon|war fort].
        @wrong Unterwegs brachte {friend} die Botschaften [gründlich|leider] durcheinander.
        + Aus „Lass los“ wurde „Iss Kloß“, und die andere bedankte sich.
        + „Bei drei“ kam als „Heißer Brei“ an. „Ich will keinen Brei“, hieß es zurück.
        + „Sie nennt dich ein Moos“, meldete {friend}. Gemeint war: Sie ist groß.
        + Mit jeder Runde wurden die Schnecken röter und zogen fester.
        + „Ich sage nur, was ich höre“, schnaufte {friend}, „ungefähr.“
      `,
      doubt: `
        Nun redeten die beiden [nicht mehr|überhaupt nicht mehr] miteinander, sie zogen nur noch.
        / Ein Faden zerriss, danach ein weiterer, und [keine gab nach|beide sahen beharrlich weg].
        + „So eine ist das also“, sagte die linke. Die rechte dachte dasselbe.
        + Dabei wollten sie genau das Gleiche, seit einer Stunde schon.
        + Worte sind wie Suppe. Wer damit rennt, verschüttet die Hälfte.
        + {Friend} saß in der Mitte und wusste selbst nicht mehr, wer was gewollt hatte.
        + Unten wartete der Abgrund.
      `,
      turn: `
        {Hero} ging zur ersten Schnecke, setzte sich und [ließ sie ausreden|wartete den ganzen Satz ab].
        / „Noch einmal von vorn“, bat {hero}, „und [ganz in Ruhe|ohne Eile].“
        @turn Und dann fragte {hero} nach: „Meintest du das so: [loslassen, bei drei|bei drei lassen beide los]?“
        + „Bei drei, ja“, sagte sie, „nicht nach drei. Das ist wichtig.“
        + Gefragt zu werden gefiel ihr. Sie wurde ein wenig weicher am Seil.
        + Auf dem Weg hinüber sagte {hero} den Satz auf und sonst gar nichts.
        + Drüben ging es von vorne los: zuhören, wiederholen, nachfragen.
        + Es dauerte, und es war mühsam, und kein einziges Wort ging verloren.
      `,
      works: `
        Dann stellte {hero} sich so in die Mitte, dass [beide alles sahen|jeder aufmerksam wurde].
        / „Eins“, zählte {hero} vernehmlich, „zwei“, und die Seile [zitterten|wurden ruhiger].
        @result Bei drei ließen beide Schnecken zugleich los, die Brücke lag flach, und da war {thing}.
        + Man hörte zwei Plumpse, einen hüben und einen drüben.
        + „Sie hat mich also gar nicht Moos genannt“, sagte die rechte erleichtert.
        + Nun krochen sie aufeinander zu und verabredeten sich für die Mitte, nächsten Donnerstag.
        + Die Bretter schaukelten noch ein wenig, aber nur vor Vergnügen.
        + {Friend} übte leise weiter: „Lass los, lass los“, und es blieb richtig.
      `,
      lesson: `
        Bevor man ein Wort weiterträgt, fragt man besser, [was darin ist|wie es gemeint war].
        / „Meintest du das so?“ ist eine [kleine Frage|Frage], und sie trägt eine ganze Brücke.
      `,
    },
    advanced: {
      gate: `
        @spot {Spot.at} hing, zum Zerreißen gespannt, eine [Seilbrücke|schiefe Seilbrücke].
        / Eine Seilbrücke überspannte {spot.at} den Abgrund, [nur leider|und zwar] hochkant.
        An beiden Enden zog eine Schnecke, und in der Mitte [schwankte|hing] {thing}.
        + Jede von ihnen war bereit loszulassen, sobald die andere es tat, und jede hatte das bereits mehrfach gesagt, nur eben sich selbst.
        + Die Seile sangen in einer Tonlage, in der sonst Mücken verkehren.
        + Zum Rufen war die Entfernung zu groß, und zum Winken hatte die Natur keine der beiden ausgestattet.
        + Wer den Fuß darauf setzte, fand sich ohne Übergang kopfunter wieder und hatte Gelegenheit, die Brücke von der anderen Seite zu betrachten.
      `,
      wrong: `
        {Friend} erbot sich, den Boten zu machen, [hörte|und hörte] den halben Satz und lief.
        / Ein gutes Gedächtnis, versicherte {friend}, sei [Veranlagung|bei ihnen erblich].
        @wrong Unterwegs brachte {friend} die Botschaften durcheinander, [und zwar alle|eine um die andere].
        + Aus der Bitte „Lass los“ wurde unterwegs „Iss Kloß“, wofür man sich am anderen Ende bedankte, ohne nachzugeben.
        + „Bei drei“ traf als „Heißer Brei“ ein und wurde mit einer gewissen Schärfe abgelehnt.
        + Als {friend} schließlich ausrichtete, man halte sie drüben für ein Moos, war das Verhältnis zerrüttet.
        + Man gebe ja bloß weiter, was man höre, hieß es, wenn auch mit einigem Schwund.
      `,
      doubt: `
        Fortan redeten die Schnecken nicht mehr, sie [zogen|zogen nur noch], und das mit voller Überzeugung.
        / Die ersten Fasern zerrissen, und keine der beiden [bemerkte etwas|wollte nachgeben].
        + Es war das Gleiche, was sie wollten, seit einer Stunde und mit aller Kraft, und daran drohte es zu scheitern.
        + Worte, dachte {hero}, sind wie eine randvolle Schüssel, mit der man besser nicht rennt.
        + {Friend} hockte in der Mitte und hatte vor lauter Ausrichten vergessen, wer eigentlich was von wem gewollt hatte.
      `,
      turn: `
        {Hero} setzte sich zur ersten und ließ sie [ausreden|zu Ende reden], was bei Schnecken etwas bedeutet.
        / Anstatt weiterzulaufen, wartete {hero} [geduldig|aufmerksam] bis zum allerletzten Satz.
        @turn Dann fragte {hero} nach: „Meintest du das so, dass bei drei [beide|ihr beide] loslasst?“
        + „Bei drei“, präzisierte sie, „und keinesfalls nach drei“, und man sah, wie gut ihr tat, dass es jemand genau wissen wollte.
        + Auf dem ganzen Weg hinüber trug {hero} den Satz vor sich her und dachte an nichts anderes, nicht einmal an Brei.
        + Am anderen Ende begann es von vorn, mit Hören, Wiederholen und Fragen, und schneller ging es auch dort nicht.
      `,
      works: `
        Für beide Ufer deutlich sichtbar, begann {hero} [langsam|vernehmlich] zu zählen.
        / Bei eins verstummten sie, bei zwei [hielten alle|hielten sämtliche Beteiligten] den Atem an.
        @result Bei drei ließen beide Schnecken zugleich los, und auf der nun flachen Brücke lag {thing}.
        + Es waren zwei Plumpse zu hören, so gleichzeitig, dass man sie für einen hätte halten können.
        + „Von Moos“, vergewisserte sich die rechte, „ist also nie die Rede gewesen?“, und ihr fiel ein Stein vom Haus.
        + Sie brachen auf, einander in der Mitte zu treffen, und setzten als Termin den übernächsten Donnerstag fest.
        + {Friend} murmelte noch lange „Lass los“ vor sich hin, und es blieb, allen Befürchtungen zum Trotz, dabei.
      `,
      lesson: `
        Zwischen Mund und Ohr ist [ein weiter Weg|es weit]; nachzufragen ist das Geländer.
        / Man glaubt gar nicht, wie oft zwei dasselbe wollen und [daran ziehen|deshalb ziehen].
      `,
    },
  },
  Leadership: {
    titles: `
      {hero} und die verirrten Lichter
      Wer geht voran?
      Das Kleinste zuerst gefragt
      Eine Reihe aus lauter Lichtern
    `,
    refrains: [
      {
        first: 'Geh voran, doch nicht zu schnell, auch der Kleinste leuchtet hell.',
        changed: 'Geh zu Bett, doch nicht zu schnell, auch der Letzte leuchtet hell.',
      },
      {
        first: 'Kleines Licht, wohin willst du? | zeig es mir, wir hören zu.',
        changed: 'Kleines Licht, jetzt gehst auch du, leise vor uns her zur Ruh.',
      },
      {
        first: 'Nicht so laut und nicht so schnell, alle kommen, klein und hell.',
        changed: 'Nicht mehr laut und nicht mehr schnell, alle schlafen, klein und hell.',
      },
    ],
    facts: {
      wrong: '{friend} brüllte Befehle von einem Stein',
      turn: '{hero} ging langsam voran und wartete auf das Kleinste',
      result: 'die Lichter folgten in einer Reihe',
    },
    beginner: {
      gate: `
        @spot {Spot.at} schwirrten lauter Lichter. Sie hatten sich [verirrt|verlaufen].
        / Hundert kleine Lichter schwirrten {spot.at} [herum|durcheinander].
        Vor lauter Licht sah man [nichts|gar nichts]. Wo war {thing}?
        / Sie flogen kreuz und quer. So [fand|sah] keiner {thing.akk}.
        + „Hier lang!“ „Nein, da lang!“ „Wo ist da?“
        + Zwei stießen zusammen. Pling, machte es.
        + Eines setzte sich auf {friend.akk} und weinte hell.
        + Sie wollten heim. Aber heim war überall woanders.
        + Ganz unten hing ein winziges. Es kam nicht mit.
        + Der Weg war voll wie ein Bahnhof.
        + „Ich will zu meiner Mama“, rief eines, und dann riefen es alle.
      `,
      wrong: `
        „Hier fehlt ein Chef“, sagte {friend}. „Also [ich|mich].“
        / {Friend} sprang auf einen [Stein|hohen Stein] und holte Luft.
        @wrong Vom Stein herab brüllte {friend} Befehle: „Links! Rechts! [Stopp|Kehrt]!“
        / Vom Stein aus brüllte {friend} immer neue Befehle.
        + Die einen flogen links, die anderen erschraken.
        + „Alle mir nach“, rief {friend} und blieb stehen. Wohin denn?
        + „Ihr da! Nicht ihr! Die anderen!“ Da gingen zwölf Lichter aus.
        + {Friend} wurde lauter. Die Lichter wurden kleiner.
        + „Ich bin der Stein“, rief {friend} vor Aufregung. Es war sehr wirr.
        + Das Winzige versteckte sich unter einem Blatt.
      `,
      doubt: `
        Nun flackerten sie nur noch. Es wurde [dunkler|finster].
        / Keiner wusste mehr, wo [oben|vorn] war, auch {friend} nicht.
        + „Sie hören nicht“, sagte {friend} heiser. „Es sind schlechte Lichter.“
        + Ein Licht, das Angst hat, wird blau.
        + Wie führt man hundert, wenn man selbst den Weg nicht kennt?
        + Unter dem Blatt schniefte es.
        + {Hero} hätte gern auch einen gehabt, der vorangeht.
        + Alle sahen {hero.akk} an. Und {hero} sah das Blatt an.
      `,
      turn: `
        {Hero} hob das Blatt auf und [fragte|flüsterte]: „Wohin willst du denn?“
        / „Wo möchtest du hin?“, fragte {hero} das [Kleinste|kleinste von allen].
        @turn Dann ging {hero} langsam voran und wartete [immer|oft] auf das Kleinste.
        + „Zu den anderen“, sagte es. „Nur nicht so schnell.“
        + Zehn Schritte, dann warten. Zehn Schritte, dann umdrehen.
        + {Hero} rief nicht. {Hero} ging nur so, dass man es sah.
        + Ging das Kleinste langsam, so ging {hero} noch langsamer.
        + Es ist schwer, vorn zu sein und doch nach hinten zu sehen.
        + „Kommen sie?“ „Wir sehen es, wenn sie da sind.“
      `,
      works: `
        Da kam ein Licht nach. Dann [kam|folgte] noch eins.
        / Hinter dem Kleinsten flog eines her, und dahinter [zwei|drei].
        @result Die Lichter folgten in einer [Reihe|langen Reihe]. Und da lag {thing}.
        + Nun war der Weg kein Haufen mehr, sondern eine Kette.
        + Das Kleinste flog vorn. Es war ein bisschen größer als vorher.
        + {Friend} ging ganz am Schluss und passte auf, dass keines fehlte.
        + Hundert. Alle da. Sie zählten sich selbst.
        + Am Ende hatte jedes seinen Platz.
        + „Hast du gar nicht gerufen?“, fragte {friend}. „Nein“, sagte {hero}.
      `,
      lesson: `
        Wer vorangeht, sieht sich [um|oft um] und wartet auf den Letzten.
        / Laut sein ist [nicht|noch nicht] führen. Warten schon eher.
      `,
    },
    intermediate: {
      gate: `
        @spot {Spot.at} wimmelte es von kleinen Lichtern, und [alle hatten sich verirrt|keines kannte den Weg].
        / Hundert verirrte Lichter schwirrten {spot.at} [durcheinander|kreuz und quer].
        In dem Gewimmel war {thing} [nicht zu finden|kaum zu sehen].
        + „Da entlang“, riefen die einen, und „Wo ist da?“ die anderen.
        + Immer wieder stießen zwei zusammen und sagten pling.
        + Sie wollten heim, aber jedes glaubte, das andere wüsste, wohin.
        + Ganz am Rand mühte sich ein winziges, das bei jedem Windhauch zurückfiel.
        + Eins ließ sich auf {friend.dat} nieder und weinte leuchtend.
        + Es war hell, und doch sah man nichts.
      `,
      wrong: `
        „Was hier fehlt, ist Ordnung“, verkündete {friend} und [bestieg einen Felsen|suchte einen Aussichtspunkt].
        / {Friend} kletterte auf einen Felsen und [warf sich in die Brust|räusperte sich bedeutungsvoll].
        @wrong Von dort brüllte {friend} Befehle: „Links! Kehrt! [In Zweierreihen|Nicht ihr]!“
        + Da flogen die einen links, die anderen kehrt und der Rest gegeneinander.
        + „Alle mir nach“, rief {friend} und rührte sich nicht vom Stein.
        + Je lauter es wurde, desto kleiner wurden die Flammen.
        + Zwölf gingen vor Schreck aus und mussten wieder angeblasen werden.
        + Das winzige verkroch sich unter einem Blatt.
      `,
      doubt: `
        Die Lichter flackerten bläulich, und [niemand|keiner] bewegte sich mehr.
        / Nun war auch noch das Durcheinander [verstört|ganz still].
        + „Mit denen ist nichts anzufangen“, krächzte {friend} und stieg vom Stein.
        + Wer Angst hat, hört nur den Lärm und nicht die Worte.
        + {Hero} kannte den Weg ja auch nicht. Wie sollte man da vorangehen?
        + Unter dem Blatt hervor kam ein Schniefen mit einem kleinen Schein.
        + Eins nach dem anderen setzte sich auf den Boden.
      `,
      turn: `
        {Hero} hob das Blatt und fragte das Kleinste: „Wohin möchtest [du|du denn]?“
        / Bevor es losging, fragte {hero} das Kleinste, [wohin es wollte|was es brauchte].
        @turn Dann ging {hero} langsam voran und wartete auf das Kleinste, [sooft es nötig war|alle paar Schritte].
        + „Nach Hause“, piepste es, „aber bitte so, dass ich mitkomme.“
        + Es wurde nicht gerufen. Man ging nur so, dass jeder es sehen konnte.
        + Zehn Schritte vor, umdrehen, stehen bleiben: So ungefähr ging das.
        + Vorn zu sein und dabei nach hinten zu schauen macht einen steifen Hals.
        + Zuerst folgte nur das eine, und {hero} ging weiter, als wären es alle.
      `,
      works: `
        Da löste sich ein Licht aus dem Gewimmel, [dann ein zweites|und noch eins].
        / Hinter dem Kleinsten schloss sich eines an und [dahinter das nächste|bald viele].
        @result Schließlich folgten die Lichter in einer Reihe, und in ihrem Schein lag {thing}.
        + Aus dem Gewimmel war eine Kette geworden, schön wie auf einem Jahrmarkt.
        + Das Kleinste flog ganz vorn und war vor Stolz fast mittelgroß.
        + Am Schluss ging {friend} und zählte leise, damit keines verloren ging.
        + Vor jedem Fenster bog eines ab und sagte Gute Nacht.
        + „Du hast überhaupt nichts befohlen“, staunte {friend}. „Doch“, sagte {hero}, „mir.“
      `,
      lesson: `
        Vorangehen bedeutet, [sich umzudrehen|sich immer wieder umzudrehen], bis auch das Allerletzte angekommen ist.
        / Oben auf dem Felsen stand {friend}, unten auf dem Weg [wanderte|wartete] {hero}, und dem Weg folgten alle.
      `,
    },
    advanced: {
      gate: `
        @spot {Spot.at} irrten [hundert|unzählige] kleine Lichter umher wie Reisende ohne Fahrplan.
        / Ein Gewimmel verirrter Lichter füllte {spot.at} [den Weg|alles] bis an den Rand.
        Wo in diesem Gefunkel {thing} lag, war [unmöglich|nicht] zu sagen.
        + Jedes vertraute darauf, dass das nächste den Heimweg kenne, und so flogen sie einander mit großer Zuversicht im Kreis hinterher.
        + Stießen zwei zusammen, so ertönte ein Pling, worauf beide um Entschuldigung baten und gemeinsam ein drittes trafen.
        + Am äußersten Rand mühte sich ein besonders kleines, das bei jedem Luftzug verlor, was es eben gewonnen hatte.
      `,
      wrong: `
        „An Führung“, stellte {friend} fest, „fehlt es hier, und zwar [an meiner|deutlich].“
        / {Friend} erklomm einen Stein, der [als Podest|schon lange] darauf zu warten schien.
        @wrong Von oben brüllte {friend} Befehle, die einander [widersprachen|überholten].
        + Die Hälfte flog nach links, die andere kehrte um, und wo die Hälften sich trafen, plingte es minutenlang.
        + „Mir nach“, rief {friend} und vergaß dabei nur, irgendwohin zu gehen.
        + Ein Dutzend erlosch vor Schreck und musste einzeln wieder angepustet werden, was der Begeisterung schadete.
        + Das kleinste war unter ein Blatt gekrochen und leuchtete nach innen.
      `,
      doubt: `
        Die Lichter hatten jenes Blau angenommen, das bei ihnen [eindeutig|bekanntlich] Angst bedeutet.
        / Auf dem Felsen oben versagte die Stimme, und unten [rührte|bewegte] sich überhaupt nichts mehr.
        + „Mit diesem Volk“, krächzte {friend}, „ist kein Staat zu machen“, und stieg ungeschickt herab.
        + Den Weg kannte {hero} ebenso wenig, und das ist eine sonderbare Voraussetzung, um voranzugehen.
        + Wer sich fürchtet, hört von einem Satz bloß die Lautstärke, und die hatte man nun reichlich gehört.
      `,
      turn: `
        Ehe {hero} einen Schritt tat, wurde das Kleinste gefragt, [wohin es wolle|was es denn brauche].
        / {Hero} lüpfte das Blatt und erkundigte sich [leise|beim Kleinsten], wohin es denn möchte.
        @turn Dann ging {hero} langsam voran und wartete auf das Kleinste, [wieder und wieder|Mal um Mal].
        + Gerufen wurde dabei nicht; es genügte, so zu gehen, dass man es sah, und so zu warten, dass man es glaubte.
        + Zehn Schritte, ein Blick zurück, eine Pause, und das alles mit jener Ruhe, die man erst hat, wenn man so tut.
        + Anfangs folgte niemand als dieses eine, und es ist nicht leicht, vor einem einzigen Licht herzugehen, als wären es hundert.
      `,
      works: `
        Aus dem Gewimmel löste sich eines, zögernd, darauf [sein Nachbar|ein zweites].
        / Eines reihte sich an, dann drei, und [schließlich|bald] war es ansteckend.
        @result Am Ende folgten die Lichter in einer Reihe, und wo sie [anlangten|hinschienen], da lag {thing}.
        + Was eben noch ein Durcheinander gewesen war, zog nun als Kette durch die Nacht, so schön, dass man Eintritt hätte verlangen können.
        + An der Spitze flog das Kleinste, das vor Würde beinahe mittelgroß geworden war.
        + {Friend} hatte von sich aus den letzten Platz gewählt und zählte, damit unterwegs keines verloren ging.
        + Vor jedem Fenster bog eines ab, und die Reihe wurde kürzer, ohne darum dunkler zu sein.
      `,
      lesson: `
        Anführen kann nur, wer sich auch um die [Hintersten|Allerletzten] kümmert.
        / Auf einem Felsbrocken steht man zwar höher, kommt [aber|jedoch] kein bisschen weiter.
      `,
    },
  },
  Inclusion: {
    titles: `
      {hero} und der Hüpftanz
      Das Licht, das draußen stand
      Alle hüpfen
      Ein Kreis mit einer Lücke
    `,
    refrains: [
      {
        first: 'Hüpf mit mir, ich hüpf mit dir, Platz ist für vier.',
        changed: 'Schlaf bei mir, ich schlaf bei dir, Platz ist für vier.',
      },
      {
        first: 'Geht dein Bein nur hopp und hopp, hüpfen alle im Galopp.',
        changed: 'Schnarchst du auch noch hopp und hopp, träumen alle im Galopp.',
      },
      {
        first: 'Einer hopst und einer schwingt, gut, dass jeder anders springt.',
        changed: 'Einer schnarcht und einer singt, gut, dass jeder anders klingt.',
      },
    ],
    facts: {
      wrong: '{friend} sagte: Der Kreis ist voll',
      turn: '{hero} änderte den Tanz, so dass alle hüpften',
      result: 'der Kreis schloss sich',
    },
    beginner: {
      gate: `
        @spot {Spot.at} tanzten Lichter im [Kreis|Ring]. Drin lag {thing}.
        / Lichter tanzten {spot.at}, und mittendrin [lag|schlief] {thing}.
        Doch der Kreis hatte eine [Lücke|kleine Lücke] und ging nicht auf.
        / Nur wenn er ganz zu ist, geht er [auf|für uns auf].
        + „Schritt, Schritt, dreh“, sangen sie. So ging der Tanz.
        + Am Rand stand eines allein. Es hatte nur ein Bein, so sah es aus.
        + Es machte keinen Schritt. Es machte hops.
        + „Wir sind einer zu wenig“, sagte ein Licht. „Immer schon.“
        + Sie drehten sich wie ein Rad, dem eine Speiche fehlt.
        + Das am Rand hüpfte ein bisschen mit, nur so für sich.
        + Jedes Licht hielt das nächste am Schein.
      `,
      wrong: `
        „Darf ich mit?“, fragte das [Hüpflicht|Licht am Rand].
        / Ein Licht am Rand hüpfte näher, [hops|ganz scheu].
        @wrong „Der Kreis ist voll“, sagte {friend}. „[Tut mir leid|Komm morgen].“
        / „Voll ist voll“, sagte {friend}. „Der Kreis hat [keinen Platz|genug].“
        + Und dabei war da eine Lücke, so breit wie ein Tor.
        + „Du hüpfst ja“, sagte {friend}. „Hier geht man Schritt.“
        + {Friend} stellte sich selbst hinein. Der Kreis ging davon aus.
        + „Es stört den Takt“, sagte {friend} und trat auf drei Füße.
        + Das Licht wurde blass. „Ach so“, sagte es.
        + Es hüpfte fort. Man hörte es noch lange: hops, hops.
      `,
      doubt: `
        Der Tanz ging weiter. Aber er war nicht [froh|schön], er war nur rund.
        / Sie tanzten. Die Lücke tanzte [mit|auch mit].
        + In der Mitte war es dunkel, dort, wo {thing} lag.
        + Da saß es, mit dem Rücken zu ihnen, und hüpfte im Sitzen.
        + Wie ist das, wenn man nur zuschauen darf?
        + „Es kann ja Schritte üben“, sagte {friend}. Aber es hatte ja nur hops.
        + {Hero} stand zwischen drin und draußen.
        + Ein Tanz, bei dem einer fehlt, ist ein Loch mit Musik.
      `,
      turn: `
        „Und wenn wir den Tanz [ändern|anders machen]?“, fragte {hero}.
        / {Hero} ging zu dem Licht und [hüpfte|machte hops].
        @turn So änderte {hero} den Tanz, und nun hüpften [alle|sie alle].
        + „Das war aber immer mit Schritt“, sagten die Lichter.
        + „Nun ist es mit Hops“, sagte {hero}. Es sah komisch aus.
        + Zuerst lachte einer. Dann hüpfte der.
        + Man muss erst ein bisschen dumm aussehen. Dann wird es schön.
        + {Hero} fiel hin, stand auf und hüpfte weiter.
        + „Ich kann das nicht“, sagte {friend} und konnte es.
        + „Zeig mal“, bat {hero}. Und das Hüpflicht zeigte es allen.
      `,
      works: `
        Das Hüpflicht sprang in die [Lücke|große Lücke]. Es saß genau.
        / Hops, hops, [hops|dreh]! Das Hüpflicht war nun vorn.
        @result Und der Kreis schloss sich, [ganz hell|rund wie der Mond]. Da lag {thing}!
        / Zum ersten Mal war der Kreis [zu|ganz zu]. In der Mitte lag {thing}!
        + Es wurde so hell, dass alle Nasen Schatten warfen.
        + „So war er noch nie“, riefen die Lichter. „So rund!“
        + Auch {friend} hüpfte, vor allem hoch.
        + Der neue Tanz bekam einen Namen: der Hops.
        + „Ich dachte, er war voll“, sagte {friend}. „Er war nur zu.“
        + Das Kleine hüpfte nun in der Mitte. Alle machten es nach.
        + In der Nacht sieht man sie noch. Sie hüpfen.
      `,
      lesson: `
        Wenn einer nicht mittanzen kann, [ändert man|dann ändere] den Tanz.
        / Rund wird ein Kreis erst, wenn [alle|auch der Letzte] drin sind.
      `,
    },
    intermediate: {
      gate: `
        @spot {Spot.at} tanzten Lichter im Kreis, und mittendrin [ruhte|schimmerte] {thing}.
        / Ein Ring aus Lichtern drehte sich {spot.at}, [Schritt um Schritt|langsam], um {thing.akk}.
        Nur wenn der Kreis vollständig ist, [lässt er jemanden|darf jemand] hinein.
        + Eine Lücke war darin, und die drehte sich jede Runde mit.
        + „Schritt, Schritt und dreh“, sangen sie, so wie seit tausend Jahren.
        + Draußen stand ein einzelnes Licht, das nicht schreiten konnte. Es konnte nur hüpfen.
        + „Uns fehlt immer eins“, sagten die Lichter. „Keiner weiß, warum.“
        + Das Hüpflicht machte heimlich mit, ganz außen, hops für Schritt.
      `,
      wrong: `
        „Dürfte ich vielleicht auch?“, fragte das Hüpflicht [sehr leise|und hüpfte näher].
        / {Friend} sah das Licht kommen, [hops|hüpfend], und hob eine Hand oder was da war.
        @wrong „Der Kreis ist voll“, sagte {friend}, „[leider|da ist nichts zu machen].“
        + Genau neben {friend.dat} klaffte die Lücke, breit wie ein Scheunentor.
        + „Hier wird geschritten“, hieß es, „und du hüpfst ja.“
        + Dann wollte {friend} selbst die Lücke füllen und brachte alle aus dem Takt.
        + „Das ist eben so“, sagte {friend}. Es klang schon wie auf einem Schild.
        + „Ach so“, sagte das Licht, wurde blass und hüpfte davon.
      `,
      doubt: `
        Der Ring drehte sich weiter, aber es war [nur noch Drehen|kein Tanz mehr].
        / Die Musik ging weiter, und die Lücke [ging mit|wurde größer].
        + Draußen saß das Hüpflicht mit dem Rücken zu ihnen und hüpfte im Sitzen.
        + {Hero} wusste, wie das ist, wenn alle ein Spiel kennen, nur man selbst nicht.
        + „Es müsste eben Schreiten lernen“, meinte {friend}. Aber mit welchem Bein?
        + In der Mitte blieb es dunkel, und {thing} war so fern wie vorher.
        + Manche Regeln sind so alt, dass keiner mehr fragt, wem sie nützen.
      `,
      turn: `
        „Wenn es nicht schreiten kann“, überlegte {hero}, „[können wir ja hüpfen|dann hüpfen wir].“
        / {Hero} ging hinaus zu dem Licht und machte [versuchsweise|einmal] hops.
        @turn So änderte {hero} den Tanz, bis alle hüpften, [erst krumm, dann im Takt|einer nach dem anderen].
        + „Das haben wir noch nie so gemacht“, riefen die Lichter und wackelten.
        + Am Anfang sah es aus wie ein Teller voll Frösche.
        + Man muss sich dazu ein wenig lächerlich machen, das gehört zu den Schritten.
        + „Zeig uns, wie es geht“, bat {hero}, und zum ersten Mal war das Hüpflicht der Lehrer.
        + {Friend} hüpfte als Letztes, dafür höher als nötig.
      `,
      works: `
        Das Hüpflicht landete mitten in der Lücke, und die [passte|hatte haargenau seine Größe].
        / Hops und hops und Drehung, so ging [es weiter|der neue Tanz], und niemand musste mehr zuschauen.
        @result Da schloss sich der Kreis, leuchtete auf und [ließ sie ein|gab den Weg frei]: Da lag {thing}.
        + So hell war er nie gewesen. Alle Nasen warfen Schatten.
        + „Es war immer die Lücke“, sagten die Lichter, „und wir suchten den Fehler bei der Musik.“
        + Den neuen Tanz nannten sie Hops, und er steht jetzt im Buch.
        + „Er war gar nicht voll“, gab {friend} zu. „Er war nur zu.“
        + Beim Hüpfen lachten sie so, dass einige kurz ausgingen.
      `,
      lesson: `
        Passen die Tänzer nicht zum Tanz, dann [verändert|verwandelt] man eben die Tanzschritte.
        / Vollständig ist ein Kreis erst, wenn niemand mehr [danebensteht|draußen zuschauen muss].
      `,
    },
    advanced: {
      gate: `
        @spot {Spot.at} drehte sich ein Lichterreigen, in dessen Mitte {thing} [schimmerte|ruhte].
        / Lichter tanzten {spot.at} im Kreis, gemessen und [schön|feierlich], um {thing.akk} herum.
        Öffnen, so hieß es, werde er sich, [wenn|erst wenn] er geschlossen sei.
        + Der Widerspruch störte niemanden, wohl aber die Lücke, die seit Menschengedenken jede Runde mittanzte.
        + „Schritt, Schritt und Drehung“, sangen sie, und wer hüpfte, der galt als unmusikalisch.
        + Abseits stand ein einzelnes, das nun einmal nur hüpfen konnte, und hüpfte, um nicht aufzufallen, im Schatten.
        + Dass immer eines fehle, beklagte man seit tausend Jahren und führte es auf die Musik zurück.
      `,
      wrong: `
        „Verzeihung“, sagte das Hüpflicht, „wäre [vielleicht|womöglich] noch etwas frei?“
        / Das Hüpflicht kam näher, hops um hops, und [räusperte sich|bat um Einlass].
        @wrong „Der Kreis ist voll“, sagte {friend} mit [dem Lächeln|der Miene] eines Türstehers.
        + Dass dicht daneben eine Lücke gähnte, durch die man einen Heuwagen hätte lenken können, blieb unerwähnt.
        + Hier werde geschritten, hieß es, und wenn man beim Hüpfen erst anfange, komme bald jeder mit seinem eigenen Bein.
        + Der Versuch, die offene Stelle selbst auszufüllen, endete damit, dass {friend} drei Tänzern zugleich auf den Schein trat.
        + „Ach so“, sagte das Licht, als hätte es auch nichts anderes erwartet, und wurde etwas durchsichtiger.
      `,
      doubt: `
        Der Reigen ging weiter, rund und makellos und [ohne jede Freude|freudlos].
        / Es ist etwas Trauriges um ein Fest, [bei dem|auf dem] einer durchs Fenster schaut.
        + {Hero} kannte die Kunst, am Rande eines Schulhofs so zu stehen, als habe man dort etwas Dringendes zu erledigen.
        + Man müsse das Schreiten eben lernen, meinte {friend}, und ließ die Frage offen, mit welchem Bein.
        + Manche Regeln sind so alt, dass niemand mehr weiß, wen sie einmal haben ausschließen sollen.
      `,
      turn: `
        Vielleicht, überlegte {hero}, war überhaupt nicht das Licht verkehrt, sondern [die Schrittfolge|lediglich der Tanz].
        / {Hero} verließ die Reihe, stellte sich daneben und [versuchte|wagte] ebenfalls ein Hops.
        @turn So änderte {hero} den Tanz, und [allmählich|zögernd] hüpften alle.
        + „Das hat es noch nie gegeben“, riefen die Lichter, und es war nicht auszumachen, ob das ein Einwand oder ein Jubel war.
        + In den ersten Takten glich der Reigen einer Schüssel voller Frösche, und Würde war nicht mehr zu retten.
        + Wer etwas Neues tanzt, der muss ein Weilchen töricht aussehen, und zwar am besten als Erster.
        + Man bat das Hüpflicht, es vorzumachen, und nun stellte sich heraus, wer hier seit tausend Jahren geübt hatte.
      `,
      works: `
        Mit einem letzten Luftsprung landete das Hüpflicht in der [Lücke|vorgesehenen Lücke].
        / Hops um hops rückten sie näher zusammen, bis für [die Lücke|Lücken] nichts mehr übrig blieb.
        @result Da schloss sich der Kreis, leuchtete auf wie nie und [gab|reichte] ihnen {thing.akk} heraus.
        + Es war so hell, dass jede Nase ihren Schatten warf und einige überhaupt erst bemerkten, dass sie eine hatten.
        + Der Tanz wurde unter dem Namen Hops ins Buch eingetragen, und die Musik galt fortan als unschuldig.
        + Voll, räumte {friend} ein und hüpfte dabei höher als nötig, sei er nie gewesen, lediglich zu.
        + Vor lauter Lachen gingen manche aus und mussten von ihren Nachbarn wieder angezündet werden.
      `,
      lesson: `
        Wo jemand draußen stehen muss, [fehlt etwas|ist eine Lücke], und zwar immer im Kreis.
        / Einfacher als ein Tänzerbein lässt sich [immer noch|allemal] ein Tanz verändern.
      `,
    },
  },
  Cooperation: {
    titles: `
      {hero} und die zwei Blechwächter
      Du hältst, du drehst
      Ein Schlüssel und ein Schlüsselloch
      Zwei, die sich nicht leiden konnten
    `,
    refrains: [
      {
        first: 'Du hältst und du drehst, nun schau, wie leicht das geht.',
        changed: 'Du schläfst und du träumst, kein Traum, den du versäumst.',
      },
      {
        first: 'Tick, du hältst, und tack, ich dreh | so geht auf, wovor ich steh.',
        changed: 'Tick, du gähnst, und tack, ich auch, Uhren schlafen auf dem Bauch.',
      },
      {
        first: 'Du hast eins und ich hab eins | ganz allein, da hat man keins.',
        changed: 'Du schläfst ein, und ich schlaf ein, und das Ticken tickt allein.',
      },
    ],
    facts: {
      wrong: '{friend} wollte beide Wächter überlisten',
      turn: '{hero} nahm beide bei der Hand und sagte: Du hältst, du drehst',
      result: 'das Schloss machte klick',
    },
    beginner: {
      gate: `
        @spot {Spot.at} standen zwei [Wächter|dicke Wächter] aus Blech.
        / Zwei Blechwächter standen {spot.at} und sahen sich [nicht an|nie an].
        Hinter ihrem Tor lag {thing}. Das Tor war [zu|fest zu].
        / Sie bewachten ein [Tor|altes Tor], und dahinter lag {thing}.
        + Der eine hatte den Schlüssel. Der andere kannte das Loch dafür.
        + „Mit dem rede ich nicht“, sagte der erste. „Ich auch nicht“, sagte der zweite.
        + Sie tickten. Der eine tick, der andere tack, und nie zugleich.
        + Vor langer Zeit hatte einer dem anderen die Ölkanne leer gemacht.
        + Rost fiel ab, wenn sie böse guckten.
        + Im Tor waren hundert Löcher, und nur eins war echt.
        + „Sag ihm, er ist krumm“, sagte der eine.
      `,
      wrong: `
        „Die sind aus Blech“, sagte {friend}, „und Blech ist [dumm|leicht].“
        / {Friend} hatte einen [Plan|schlauen Plan], und das war das Schlimme.
        @wrong So wollte {friend} beide Wächter überlisten, [erst den, dann den|mit viel List].
        / „Ich trickse beide aus“, sagte {friend} und [schlich los|lachte].
        + „Der da hat gesagt, du sollst mir den Schlüssel geben.“ „Hat er nicht.“
        + Sie packten {friend.akk} und drehten rundherum. Rrrr!
        + Als es aufhörte, sah {friend} vier Wächter und zwei Monde.
        + „Seht mal, eine Kuh“, rief {friend}. Sie sahen nicht hin.
        + Ein Bart aus Moos half auch nicht. „Guten Tag, Chef“ half auch nicht.
        + Nun tickten sie schneller. Sie waren böse aufgezogen.
      `,
      doubt: `
        Nun standen sie noch weiter [auseinander|auseinander als vorher].
        / „So geht es nicht“, sagte {hero}. Aber [wie|wie denn] dann?
        + Zwei, die böse sind, sind wie eine Wand mit Armen.
        + Keiner von ihnen konnte das Tor allein aufmachen. Keiner sagte es.
        + {Friend} drehte sich noch ein bisschen nach.
        + Unter dem Rost sahen sie beide müde aus.
        + Wie lange standen sie schon so? Sie wussten es selbst nicht.
        + Der eine schielte kurz. Der andere auch, nur zu spät.
      `,
      turn: `
        {Hero} ging ganz offen zu ihnen hin, ohne [List|Trick].
        / „Ich brauche euch [beide|alle zwei]“, sagte {hero}. Das hatte keiner je gesagt.
        @turn Da nahm {hero} [sacht beide|beide] bei der Hand. „Du hältst, du drehst.“
        + „Mit dem?“, fragte der erste. „Mit dem“, sagte {hero}.
        + Kalte Hände hatten sie, alle beide gleich kalt.
        + „Er weiß das Loch, und du hast den Schlüssel. Ihr passt zusammen.“
        + Erst zog der eine weg. {Hero} hielt nur fest, nicht fester.
        + Es dauerte. Man hörte sie denken, tick und tack.
        + „Ich mache es nur für das Tor“, sagte der zweite.
        + Dann standen sie zum ersten Mal Schulter an Schulter.
      `,
      works: `
        Der eine zeigte. Der [andere|andere, langsam,] steckte den Schlüssel hinein.
        / „Da?“ „Nein, tiefer. Da!“ Sie sprachen [wieder|zum ersten Mal].
        @result Einer hielt, einer drehte, und das Schloss machte [klick|laut und deutlich klick]. Da lag {thing}!
        + Das klick war so schön, dass sie es dreimal machten.
        + „Du drehst gut“, sagte der eine. „Du hältst gut“, sagte der andere.
        + Nun tickten sie zusammen, ticktack, wie eine Uhr.
        + {Friend} gab ihnen die Ölkanne. Sie reichten sie hin und her.
        + Aus Versehen lächelten sie. Das quietschte sehr.
        + „Ich hätte euch fast gehabt“, sagte {friend}. „Fast“, sagten beide.
        + Das Tor durfte nun offen bleiben. So hatten sie frei.
      `,
      lesson: `
        Der eine hält, der andere dreht, und keiner [kann es|schafft es] allein.
        / Wer beide an die Hand nimmt, braucht [keine List|keinen Trick].
      `,
    },
    intermediate: {
      gate: `
        @spot {Spot.at} standen zwei Wächter aus Blech, Rücken an Rücken und [tief gekränkt|ohne ein Wort].
        / Zwei Blechwächter bewachten {spot.at} ein Tor und [vor allem ihren Ärger|sahen aneinander vorbei].
        Hinter dem Tor lag {thing}, und das Schloss war [zu|fest verschlossen].
        + Einer trug den Schlüssel am Hals, und der andere kannte das richtige Loch.
        + Es gab hundert Schlüssellöcher, davon waren neunundneunzig zum Ärgern.
        + „Richten Sie ihm aus, er sei verbogen“, sagte der linke.
        + Seit dreißig Jahren ging es um eine Ölkanne, die jemand leer gemacht hatte.
        + Sie tickten abwechselnd, damit es nur ja nicht zusammenpasste.
      `,
      wrong: `
        „Blech ist dumm“, flüsterte {friend}, „[das wird ein Spaß|die haben wir gleich].“
        / {Friend} hatte sich etwas ausgedacht und [kicherte schon vorher|ging auf Zehenspitzen].
        @wrong Nun wollte {friend} beide Wächter überlisten, [einen nach dem anderen|mit falschem Bart].
        + „Ihr Freund sagt, ich darf den Schlüssel haben.“ „Ich habe keinen Freund.“
        + Sie fassten {friend.akk} an beiden Enden und drehten wie an einer Kurbel.
        + Danach sah {friend} vier Wächter und grüßte die falschen.
        + „Sehen Sie nur, ein brennender Fisch“, half auch nicht weiter.
        + Der Bart aus Moos fiel ab und wurde als Beweisstück behalten.
        + Aufgezogen, wie sie nun waren, tickten sie noch böser.
      `,
      doubt: `
        Die zwei standen jetzt noch weiter auseinander, und {friend} [drehte sich noch|lag dazwischen].
        / Überlisten ließen sie sich nicht, und Kraft half [erst recht nicht|ebenso wenig].
        + Wer zwischen zwei Zornigen steht, bekommt von beiden Seiten Kälte ab.
        + Aufmachen konnte das Tor keiner von ihnen allein, und das wussten sie.
        + Ganz kurz schielte der linke hinüber. Der rechte leider erst danach.
        + Unter dem Rost sah man, wie müde sie vom Böse sein waren.
        + {Hero} kannte solche Streits. Am Ende weiß keiner mehr, wie man aufhört.
      `,
      turn: `
        Diesmal ging {hero} einfach hin, [ohne Bart und ohne Trick|mit leeren Händen].
        / „Ich brauche Sie alle beide“, sagte {hero}, und [das tickte nach|da wurde es still].
        @turn {Hero} nahm beide bei der Hand und sagte: „Du hältst, du drehst, [und zwar zusammen|so einfach ist das].“
        + „Mit ihm?“, fragte der linke. „Mit ihm“, sagte {hero}.
        + Die Hände waren aus Blech und beide genau gleich kalt.
        + Es zog nach links und zog nach rechts, und {hero} ließ keine los.
        + „Sie haben den Schlüssel, und er weiß, wohin. Das ist doch viel.“
        + Man hörte es in ihnen rattern, als suchten sie einen alten Gang.
        + „Nur wegen des Tores“, brummte der rechte und rückte einen Zentimeter.
      `,
      works: `
        „Das vierte von oben“, sagte der eine, [endlich|nach dreißig Jahren].
        / Der eine zeigte, der andere traf, und die Ellbogen [klirrten|stießen an].
        @result Einer hielt, der andere drehte, und das Schloss machte [klick|laut klick]: Da lag {thing}.
        + So schön war das Klick, dass sie gleich noch einmal zuschlossen, um es zu hören.
        + „Sie drehen ja sehr sauber“, lobte der eine. „Sie halten auch fest“, sagte der andere.
        + Von da an tickten sie im selben Takt, wie eine große Uhr.
        + {Friend} trieb eine Ölkanne auf, und sie tranken Brüderschaft.
        + Beim ersten Lächeln quietschte es, beim zweiten schon nicht mehr.
      `,
      lesson: `
        Einer hat den Schlüssel, einer weiß das Loch. [So ist es meistens|Meistens ist es so].
        / „Austricksen war mehr Arbeit“, sagte {friend}, „als beide zu [bitten|fragen].“
      `,
    },
    advanced: {
      gate: `
        @spot {Spot.at} wachten zwei Männer aus Blech, Rücken an Rücken und [bis in die Federn|heillos] zerstritten.
        / Vor einem Tor standen {spot.at} zwei blecherne Wächter und [übersahen|mieden] einander gründlich.
        Dahinter, [unerreichbar|fest verschlossen], lag {thing}.
        + Der eine trug den Schlüssel um den Hals, der andere wusste, welches der hundert Löcher das richtige war, und beide behielten es für sich.
        + Anlass des Zerwürfnisses war, soweit sich das noch feststellen ließ, eine vor dreißig Jahren geleerte Ölkanne.
        + Sie tickten mit Absicht abwechselnd, damit niemand auf den Gedanken käme, sie gehörten zusammen.
        + „Man möge ihm ausrichten, er sei verbogen“, sprach der linke in die Luft, und die Luft richtete es aus.
      `,
      wrong: `
        „Mit Blech“, raunte {friend}, „wird unsereins im [Schlaf|Halbschlaf] fertig.“
        / {Friend} kicherte bereits, was bei Plänen [kein gutes|selten ein gutes] Zeichen ist.
        @wrong Und so wollte {friend} beide Wächter überlisten, [angetan mit|verkleidet mit] einem Bart aus Moos.
        + „Ihr Freund schickt mich um den Schlüssel“, begann es, und es endete damit, dass keiner von beiden einen Freund haben wollte.
        + Man nahm {friend.akk} an beiden Enden, drehte im Uhrzeigersinn und ließ los, sobald die Feder gespannt war.
        + Hinterher waren für {friend.akk} vier Wächter zu sehen und zwei Monde, von denen einer höhnisch grinste.
        + Der Ruf, da hinten brenne ein Fisch, lenkte lediglich einen vorüberfliegenden Käfer ab.
      `,
      doubt: `
        Die Folge war, dass die zwei noch weiter voneinander abrückten und [schneller|böser] tickten.
        / Zwischen zwei Zornigen ist es, [auch im Sommer|das merkte man], empfindlich kalt.
        + Keiner von ihnen hätte das Tor je allein öffnen können, das wussten sie so gut wie ihren eigenen Rost.
        + Einmal schielte der linke hinüber, einmal der rechte, und sie verfehlten sich um eine Sekunde oder um dreißig Jahre.
        + Bei langen Streitigkeiten, überlegte {hero}, ist am Ende wohl nur noch die Frage, wer den Mund zuerst aufbekommt.
      `,
      turn: `
        {Hero} stellte sich vor die beiden, ohne Bart, ohne Plan und mit [geöffneten|leeren] Händen.
        / „Ich brauche Sie beide“, erklärte {hero}, und [dergleichen|das] hatten sie ewig nicht gehört.
        @turn Dann nahm {hero} beide bei der Hand und sagte: „Du hältst, [du|und du] drehst.“
        + Die Hände zogen nach entgegengesetzten Seiten, und {hero} hielt sie nicht fester als nötig, aber eben auch nicht lockerer.
        + Gleich kalt waren sie, gleich rau und, wenn man es genau nahm, gleich alt.
        + In den Gehäusen ratterte es, als würde ein Gang gesucht, der seit Jahrzehnten nicht mehr eingelegt worden war.
        + „Lediglich dem Tor zuliebe“, erklärte der rechte und rückte, kaum merklich, um einen Zentimeter näher.
      `,
      works: `
        „Viertes von oben“, murmelte der eine, [nach dreißig Jahren|fast höflich].
        / Wo der eine hinzeigte, da setzte der andere [an|den Bart an], und Blech klirrte an Blech.
        @result Einer hielt, einer drehte, das Schloss machte klick, und dahinter lag {thing}.
        + So schön war dieses Klick, dass sie gleich wieder zusperrten, um es ein zweites Mal zu hören.
        + „Sie drehen ausgesprochen sauber“, bemerkte der eine, worauf der andere gestand, er sei eben noch nie so gut gehalten worden.
        + Von Stund an tickten sie im selben Takt, und man konnte die Uhr nach ihnen stellen.
        + {Friend} trieb eine volle Ölkanne auf, aus der sie, über Kreuz und quietschend, Brüderschaft tranken.
      `,
      lesson: `
        Selten hat einer beides, den Schlüssel und [das Loch|die Kenntnis, wohin damit].
        / Zwei Hände zu halten ist, [auf die Dauer|genau besehen], einfacher als zwei Köpfe zu überlisten.
      `,
    },
  },
}
