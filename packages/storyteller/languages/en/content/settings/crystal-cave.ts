import type { SettingContent } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const crystalCave: SettingContent<Noun, 'Crystal Cave'> = {
  place: { name: 'the Crystal Cave', in: 'in the Crystal Cave', to: 'to the Crystal Cave', from: 'from the Crystal Cave' },
  beginner: {
    arrival: `
      @place They stood in the Crystal Cave. It [glittered|shone] up to the roof.
      / Behind the [rock|waterfall] lay the Crystal Cave, as big as [ten barns|a church].
      / [Drip|Plink], said the [dark|hill], and [opened|let them in]. That was the Crystal Cave, all [points|blue].
      / The [way|hole] went [in, and on|down, and down]. It was the [great|bright] Crystal Cave.
      A stone sang low. Another sang [high|back].
      + It smelt of [cold|snow] and candle ends.
      + “Mind your [heads|horns],” said a bat. It had a book.
      + A lake lay there, so [still|black] that it held its breath.
      + {Hero} saw {hero} in each stone, a hundred [times|times over].
      + “So many of me,” [said {friend}|{friend} said]. It [bowed|winked] to some.
      + Drip, said the roof. [Drop|Plip], said the lake.
      + The floor was as smooth as a [plate|sucked sweet].
      + Each step rang like a [spoon|glass].
      + Stone curtains hung there. They had [folds|no draught].
      + It was cool, [as if|as though] the [moon|winter] lived next door.
      + A salamander went by with a [mat|watering can].
    `,
    life: `
      Here live the bats, and at night they [read|read books].
      / Bats live here, who read, and salamanders, who [listen|nod].
      They hang in rows and [turn the pages|read] with their toes.
      / The right way up is [down|wrong] for a bat. It works.
      + “Wait, I am not [done|at the end],” [said the one above|the one above said].
      + The stones are dusted with a [feather|soft brush].
      + They sing as they are dusted. It [tickles|is nice].
      + Small salamanders had their [bath|scales counted] in the lake.
      + A blind fish read the [waves|water].
      + An old bat had [six|three] pairs of glasses on.
      + The glow-worms hung up the [lamps|lights] and yawned.
      + “Was that you or the [echo|wall]?” they ask here a lot.
      + In a corner grew a stone, as it had for [ages|years]. One inch.
      + “Hang well,” they say there for [good night|sleep well].
    `,
    way: `
      The way {spot.to} went down and [round|in].
      / They went {spot.to}, by stairs of wet [rock|stone].
      They heard a stone [hum|sing] in its sleep. They saw a blue [glow|spark].
      / The walls sparkled, first green, then [red|blue], then not.
      + It smelt of [iron|rain], and once of soup.
      + A drop fell on {friend.s} nose. “[Rain|Hey],” it said. “Indoors!”
      + A row of small stones stood there like [teeth|a choir].
      + “Sorry,” said {hero} to a stone. “[Not at all|No harm],” it rang.
      + The passage got [thin|low]. Then it got tall.
      + They passed a bat asleep on page [nine|ten].
      + The dark there was as [soft|black] as a mole.
      + Deep down something went [boom|bom], like a slow heart.
      + A light came to meet them. It was their [own|own, in a wall].
      + On a ledge stood a shoe. It had [turned to stone|grown there].
    `,
    thanks: `
      All the stones rang [at once|straight away], as soft as [rain|glass].
      / The bats shut their books to wave. That means [a lot|much].
      {Keeper} gave {hero} a [splinter|crumb] of crystal. It hummed.
      / “Take this,” [said {keeper}|{keeper} said]. It was a [pebble|stone] with a hole.
      + “Look through it when it is [grey|dull],” [said {keeper}|{keeper} said].
      + {Friend} got a stone that looked [like it|like a bun].
      + The lake made one [ring|small wave], just for them.
      + “Come back!” [called the bats|the bats called]. “[Back|Come back],” [called the wall|the wall called].
      + The old salamander shook [hands|tails] with them.
      + A glow-worm lit them up to the [door|waterfall].
      + Then it was warm, and there was the [night|sky] again.
      + “Hang well,” they said. {Friend} [tried|nearly did].
    `,
  },
  intermediate: {
    arrival: `
      @place They came round a rock, and before them [lay|was] the Crystal Cave, [glittering|singing softly].
      / Behind the waterfall was a door of air, and behind [that|it] the Crystal Cave.
      / They [ducked|bent] under a [ledge|stone brow], and when they [looked up|stood up] it was the Crystal Cave, [floor to roof|every inch].
      / The hill had [kept|saved] its [best|largest] room for [last|the end]: there was the Crystal Cave, and it [rang|twinkled].
      [The walls sparkled right up to the roof|All the walls were full of sparks|Each wall was a heap of sparks], and some of the stones [sang|hummed].
      + It smelt of snow and candle ends, and of very old [water|cold].
      + “Mind your heads,” declared a bat, without looking up from its [book|page].
      + {Hero} was reflected in every crystal, a hundred times, and [waved|nodded to each].
      + “There are a lot of us,” [said {friend}|{friend} said|{friend} declared], and felt [safer|less alone].
      + In the middle lay a lake, so still that you [whispered|held your breath].
      + Drip, said the roof. Plop, the lake [replied|answered, after thinking].
      + Each of their steps rang like a [spoon|spoon on a glass].
      + There were curtains of stone, with folds, and [tassels|nobody behind them].
      + It was as cool [as if|as though] winter lived [next door|in the next room].
    `,
    life: `
      Bats live here, who read at night, and salamanders, who [listen|turn the lamps].
      / The bats of the cave are great readers, and [hang in rows|own four thousand books].
      They hold the book in their toes, and read it [upside down|from below].
      / In the evening the crystals are dusted, and they sing as it [tickles|is done].
      + “Do not turn the page yet,” said the bat [above|next to it].
      + An old one wore three pairs of glasses, and looked for the [fourth|others].
      + Small salamanders were having their bath at the edge of the [lake|water].
      + In a corner a stone was growing. It had been at it for [ages|nine hundred years].
      + “Was that you or the echo?” people ask here, and [the echo asks too|get no answer].
      + Glow-worms were hanging up the lamps, and [yawned|dimmed them by yawning].
      + A fish with no eyes was reading the [waves|ripples] with its fins.
      + “Hang well,” they say, where others say [good night|sleep well].
    `,
    way: `
      The way {spot.to} went down and round, by stairs that [water had made|no one had built].
      / They went {spot.to}, through a passage that glittered first green and then [blue|red].
      They heard a stone humming in its sleep, and deep below a [slow boom|kind of heart].
      / A drop fell on {friend.s} nose. “Rain,” it said, “and [indoors|no sky].”
      + It smelt of iron and of rain, and once, very clearly, of [soup|toast].
      + Small stones stood in rows like a choir [between songs|that has lost its place].
      + “Excuse me,” remarked {hero} to a crystal. “[Not at all|Don’t mention it],” it rang.
      + They passed a bat who had fallen asleep over page [nine|nineteen].
      + A light came to meet them, and was [their own|their own, in a wall].
      + On a ledge stood a shoe, which had turned to [stone|stone with waiting].
      + The passage grew low, and then so high that they [felt small|whispered].
      + Here the dark was as soft as a [mole|mole’s waistcoat].
    `,
    thanks: `
      All the crystals rang together, as softly as rain on [glass|a lake].
      / To wave to them the bats shut their books, and [lost the page|that means a lot].
      {Keeper} gave {hero} a splinter of crystal that hummed in the [hand|dark].
      / From {keeper} there was a pebble with a hole right [through|in the middle].
      + “Look through it,” [said {keeper}|{keeper} said|{keeper} declared], “if ever a day is [grey|too grey].”
      + {Friend} received a stone that looked a [great|good] deal like [it|a bun].
      + The lake made a ring for them, a [single one|very round one].
      + “Come back,” [called the bats|the bats called]. “Back,” called the wall, and [meant it|so did the roof].
      + The oldest salamander shook hands, and it was like [cool leather|a damp glove].
      + A glow-worm went with them up to the [waterfall|door].
      + Then it smelt of grass, and over them hung the other [crystals|lights].
    `,
  },
  advanced: {
    arrival: `
      @place The passage turned once more, took a breath, and was the Crystal [Cave|Cave itself].
      / Behind the waterfall there was a door made of nothing but a cold draught, and behind [that|it] the Crystal Cave.
      / What the [hill|mountain] had been [keeping|hiding] behind its plain [face|front] was [this|one room]: the Crystal Cave.
      / They [squeezed|came] through a crack one would [hardly|not] have [posted|pushed] a letter through, into the Crystal Cave.
      + The walls glittered to the very roof, and here and there a stone was [singing|trying its voice].
      + It smelt of snow, of candle ends, and of water that had never been [outside|in a hurry].
      + “Heads,” [said|remarked|observed] a bat, and turned a [page|page with its toe].
      + {Hero} looked out of every crystal, several hundred strong, and all of them [bowed|looked surprised].
      + “There appear to be a great many of us,” [remarked {friend}|{friend} observed|said {friend}], much [encouraged|comforted].
      + In the midst lay a lake of such stillness that one hesitated to [think|breathe].
      + Drip, the roof remarked; and the lake, having considered, replied with a [plop|plip].
      + Each step rang as though somebody had tapped a glass and was about to make a [speech|toast].
      + There hung about the sides a number of stone curtains, with fringes, for which there had never been a [window|draught].
      + Winter, by the feel of it, had rooms [next door|on the same corridor].
    `,
    life: `
      The bats of the cave are readers, and hang in rows with their toes in the [classics|library books].
      / Bats live here for the sake of the quiet, and salamanders for the [damp|bats, who read aloud].
      + A book is read there from below, which is said to improve the [endings|villains].
      + “Not yet,” one heard from the upper row, whenever a page was [turned|about to turn].
      + At nightfall the crystals are dusted with a feather, and sing because it [tickles|is pleasant].
      + An elderly bat in three pairs of spectacles was searching for the [fourth|pair to see them with].
      + At the water’s edge small salamanders were being washed, against their [principles|will].
      + One stone was growing, and had put on an inch since the [dinosaurs|last kings].
      + “Did you say that, or was it the echo?” is the usual [beginning of a talk|form of greeting].
      + The glow-worms were hanging out the lamps, and nodding off, so that these [dimmed|flickered].
      + A fish without eyes read the ripples, and occasionally [smiled|laughed at one].
    `,
    way: `
      The way {spot.to} led down a stair on which only water had [worked|ever walked].
      / They went {spot.to}, through a gallery that was green, then blue, and then, [as if|as though] it had tired of it, [black|dark].
      + From far beneath came a slow boom, like the pulse of something [large and contented|kind].
      + A drop struck {friend} [upon|on] the nose. “Rain,” it declared, “and not a cloud to [blame|be seen].”
      + It smelt of iron, of rain, and for three steps exactly of [soup|onion soup].
      + Small stones stood about in ranks like a choir between two [hymns|songs].
      + “I beg your pardon,” [said|remarked|observed] {hero} to a crystal, and it rang, most [musically|sweetly], that it was nothing.
      + A bat had dropped off over page nineteen, and was holding on by the [bookmark|last line].
      + A light approached them, hesitated, and proved to be [their own|nobody but themselves].
      + On a ledge was one shoe, turned to stone, it may be with [waiting|patience].
      + The roof came down to look at them and then [went up again|withdrew to an enormous height].
      + Down here the dark had a nap to it, like [velvet|moleskin].
    `,
    thanks: `
      The crystals rang, all together, with the sound of rain on a [greenhouse|distant greenhouse].
      / To see them off the bats closed their books, and not one of them had marked the [page|place].
      + {Keeper} presented {hero} with a splinter of crystal, which could be felt to [hum|be thinking].
      + “It is for grey days,” [said|remarked|observed] {keeper} of a pebble with a hole; “one looks [through|through it].”
      + {Friend} was presented with a stone that was held to be a speaking [likeness|likeness of a bun].
      + The lake had been saving a ring for them, and now let it [go|out to the very edge].
      + “Come back!” [cried the bats|the bats cried]. “Back,” [remarked the walls|the walls observed|said the walls], in their [own time|order].
      + The senior salamander shook hands, and it was like taking leave of a [glove|damp glove].
      + They were lit to the waterfall by a glow-worm, who would [take nothing for it|not hear of thanks].
      + And then there was the [smell|scent] of grass, and over it all the [other ceiling|crystals that are kept outside].
    `,
  },
  troubles: {
    'crystal-whistle': {
      keeper: { a: 'an echo', the: 'the echo' },
      thing: { a: 'a crystal whistle', the: 'the crystal whistle' },
      spot: { at: 'by the underground lake', to: 'to the underground lake' },
      facts: {
        ask: 'Why could the cave not answer anybody?',
        cause: 'the echo tried to shout and {thing} slipped into a crack',
        mended: 'the cave answered again',
      },
      beginner: {
        trouble: `
          @keeper “Hello?” called {friend}. [Somebody|Someone] coughed. It was the echo, who is shy.
          / Behind a stone [sat|waited] the echo, very thin and [pale|shy].
          @thing “My crystal whistle is [gone|lost],” it breathed. “I cannot [answer|call back].”
          / “I have no voice,” it breathed. “The crystal whistle is lost.”
          @cause “I tried to shout, and it [slipped|slid] into a [crack|deep crack].”
          / “It [slipped|slid] into a crack, as I tried to shout. Just [once|one time].”
          @feeling The echo was so sad that it [forgot|lost] its own ends.
          / It was sad. It said each thing only [once|half].
          An [echo|answer] takes two. One calls, and one listens.
          + “I have always said what [others|all of you] say,” it said. “I [wanted|wished] to say one word first.”
          + “Which word?” [asked {friend}|{friend} asked]. “[Hello|Me],” it breathed.
          + “It rolled {spot.to},” it said. “I dare not go [near|alone].”
          + A stone hummed. The wall [said nothing|was still]. It felt wrong.
          + You could see through it like a [breath|bit of mist].
        `,
        worry: `
          They called, and nothing came [back|home]. It was so lonely.
          / “Good night!” [called the bats|the bats called]. And then [nothing|just nothing].
          “Is [nobody|no one] there?” they asked. They [were all there|looked at each other].
          / A call fell into the dark like a [stone|ball]. It stayed there.
          + The small bats had a joke. [Nobody|No one] laughed it [back|twice].
          + They got lost. You find the [wall|way] by echo, if you are a bat.
          + One flew into the [soup|lake], and one into a hat.
          + Who sings alone sings [small|thin].
          + They said “yes, yes” to each other, [to be nice|by hand].
          + The old bat read out a tale. It had no [end|ring] to it.
        `,
        mend: `
          {Hero} gave the echo its crystal whistle. It [held|took] it with both hands.
          / The echo took the crystal whistle and breathed in, [long|deep].
          @mended “Hello?” called {hero}. And the cave answered: “[Hello|Hello, hello]!”
          / {Hero} called a word. And the cave answered, three times and [soft|kind].
          + It ran round the walls and came back [warm|with more].
          + “Are you there?” “[There|You there],” [said the cave|the cave said].
          + All the crystals joined [in|in, row by row].
          + The bats called their [names|own names] and got them back.
          + They flew out and round, and did not hit a [thing|hat].
          + “Ha!” said a [small|little] bat. “[Ha, ha|Ha, ha, ha],” [said the walls|the walls said].
          + {Friend} said something clever, to hear it [again|twice].
          + The echo got colour in its [cheeks|ends].
          + Then, very low, it said a word all by itself: “[Thanks|Hello].”
        `,
        joy: `
          They sang a round. With the cave it had [nine|a hundred] voices.
          / There was bat cake, hung from the [roof|ceiling].
          Each told a joke, and the walls [laughed|laughed longest].
          / {Hero} told the echo a secret. It said it [back|on] very softly.
          + The echo sat in the middle, where it [never|had never] sat.
          + “You first,” they said to it. It went [pink|quite pink].
          + {Friend} clapped [once|one clap]. It was a storm of clapping.
          + They drank [lake tea|cold tea] from shells.
          + “More?” [asked the bats|the bats asked]. “[More|More, more],” [said the cave|the cave said].
          + At the end they whispered, and the walls [whispered|did, too].
        `,
      },
      intermediate: {
        trouble: `
          @keeper “Hello?” called {friend}, and behind a stone the echo, who is very shy, [coughed|blushed].
          / Behind a stone crouched the echo, as thin as a [breath|breath on glass].
          @thing “My crystal whistle is [lost|gone],” it breathed, “and I cannot answer [anybody|you].”
          / “Without the crystal whistle,” it [breathed|whispered], “I have no [voice|voice to answer with].”
          @cause “I tried to shout, and it [slipped|slid] into a [crack|crack in the floor].”
          / “It [slipped|slid] into a crack, because I tried to [shout|shout, for once].”
          @feeling The echo [was|felt] so sad that it kept losing the ends of its [words|sentences].
          / It was sad, and said everything only [once|half as frequently].
          “All my life I have said what others say,” it went on, “and [wanted|wished] to say one [word first|thing myself].”
          + “Which?” [asked {friend}|{friend} asked]; the echo looked at its feet. “[Hello|Me],” it declared.
          + “It rolled {spot.to},” it remarked, “and I am afraid to go [alone|where nobody calls].”
          + You could see the wall right through it, and it [did not mind|apologised].
          + The crystals hummed on, but nothing came [back|back to them].
        `,
        worry: `
          Whoever called heard nothing but the end of the [call|word], and then the dark.
          / “Good night,” the bats called, and the cave [let it drop|did not say a thing].
          “Is nobody there?” they asked each other, and they were all [there|there, and felt lonely].
          / A bat finds its way by what comes back, and nothing [came|did].
          + One of them had flown into the lake, and one into a [hat|cupboard].
          + The little ones had a new joke, and nobody [laughed it back|returned it].
          + They tried to answer each other by hand: “yes, yes”. It was [not the same|kind].
          + A song with nothing behind it is thin, like soup without a [bone|bowl].
          + The old bat read aloud, and the story had no [ring|floor].
          + “One does not notice an echo,” it remarked, “until one [misses it|is alone].”
        `,
        mend: `
          {Hero} laid the crystal whistle into the echo’s hands, which one could hardly [see|feel].
          / The echo held the crystal whistle as one holds a [bird|small bird], and breathed in.
          @mended “Hello?” called {hero}. And the cave answered: “[Hello|Hello, hello]!”
          / {Hero} called, and the cave answered again, three times and [gladly|further each time].
          + It ran along the walls, turned at the lake, and came back [warm|with friends].
          + All the bats called their names, and each got his own [back|back, and polished].
          + They flew out in an enormous wheel, and nobody hit a [thing|hat].
          + “Ha,” [said the smallest|the smallest said|the smallest declared], and the walls laughed for a [minute|whole minute].
          + {Friend} said something wise, for the sake of hearing it [three times|again].
          + The echo had edges now; it even had [cheeks|a nose].
          + And then it said a word that nobody had said before it: “[Thanks|Me, too].”
        `,
        joy: `
          They sang a round, and with the cave it came to a hundred [voices|parts].
          / Bat cake was served, hanging from the roof, and one ate it [from below|jumping].
          Jokes were told, and the walls laughed [longest|after everyone else].
          / {Hero} told the echo a secret, and it was kept, only [very softly|in a whisper].
          + “You begin,” they remarked to the echo, and it turned [pink|as pink as quartz].
          + {Friend} clapped once, and was given [a storm of applause|back a thunder of it].
          + The echo sat right in the middle, on a [chair|chair of its own].
          + “More?” [asked the cook|the cook asked]. “More, more,” said the [cave|walls], and got some.
          + There was cold lake tea, with a [star|crystal] in each cup.
          + Eventually all of them whispered, and the cave did it [best|last].
        `,
      },
      advanced: {
        trouble: `
          @keeper “Hello?” called {friend}, and somebody coughed; it was the [echo|shy echo].
          / Behind a stone, as thin as breath [upon|on] a window, sat the echo.
          @thing “I have lost the crystal whistle,” it [breathed|whispered], “and cannot answer [anyone|a soul].”
          / “The crystal whistle is [gone|lost],” it breathed, “and my voice [with it|was in it].”
          @cause “I attempted to shout, and it [slipped|slid] into a [crack|crack, for good].”
          / It had attempted to shout, for once, and the thing had [slipped|slid] into a [crack|crack in the rock].
          @feeling The echo [was|felt] so sad that it dropped the ends of its [words|sentences].
          / It was sad, and said things only [once|half as frequently as they needed].
          It had wished, for one evening, to say something [first|of its own].
          + “And what?” [asked {friend}|{friend} asked]. “[Hello|Me],” [remarked the echo|the echo observed|said the echo], scarcely audible.
          + “It rolled away {spot.to},” it remarked, “and I have never gone [anywhere|a step] without being called.”
          + One could see the far wall through it, for which it begged their [pardon|indulgence].
          + The crystals were humming as before, only that nothing [came of it|returned].
        `,
        worry: `
          Whoever called out in the cave now got nothing for it, and felt [foolish|smaller].
          / A call went out and did not come back, like a ball thrown over a [wall|neighbour’s wall].
          + “Is anybody there?” the bats asked, and they all [were|looked about], and it was no help.
          + It is by what returns to them that bats know [where they are|a wall from a door].
          + One had come down in the lake, another in a [hat|hat stand], with the hat’s owner.
          + The young had a new joke, which fell to the floor and [stayed there|was not picked up].
          + Out of kindness they answered one another by hand, “yes, yes,” but it lacked [distance|size].
          + Somebody sang, and stopped. There was nothing behind it; it was like leaning on a [curtain|breeze].
          + “One does not remark an echo,” [said|remarked|observed] the old bat, “until one has to [finish alone|speak last].”
        `,
        mend: `
          {Hero} laid the crystal whistle in its hands, which were all [coolness|tremble].
          / The echo received the crystal whistle [as if|as though] it had been a [bird|wren], and breathed in.
          @mended “Hello?” called {hero}, and the cave answered, once, twice and a [third|last] time.
          / {Hero} gave a call, and the whole of the cave answered.
          + It went round by the walls, turned at the water, and came home [warmer|improved].
          + The bats were calling their names, and getting them back [polished|with interest].
          + Up they went in one great wheel, and not a hat was [struck|touched].
          + “Ha,” [said|remarked|observed] the least of them, and the walls did not stop [laughing|for a minute].
          + {Friend} said something profound, in order to hear it [three times|agreed with].
          + The echo had an outline again, and in the middle of it [a little pink|something like cheeks].
          + It opened its mouth, and out came a word that nobody had said [before it|first]: “Thanks.”
        `,
        joy: `
          They sang a round, in which, with the cave, there were a hundred [parts|and four parts].
          / The cake hung from the roof, as bats prefer, and was eaten at a [jump|run].
          + There were jokes, and the walls saw the point later than most but [enjoyed it longer|more deeply].
          + To the echo {hero} confided a secret, and it was passed on to nobody, [softly, six times|in a whisper].
          + “After you,” they all said to it, and it turned the pink of [quartz|rose quartz].
          + {Friend} clapped a single time, and received an [ovation|ovation lasting some minutes].
          + “A little more?” the cook inquired. “More,” [remarked the wall|the wall observed|said the wall], and, further back, “[more|more, more].”
          + A chair had been found for the echo, who had until then been thought not to [sit|need one].
          + They fell to whispering towards the end, and there the cave was [past master|at its best].
        `,
      },
    },
    'glow-stone': {
      keeper: { a: 'a lamp bat', the: 'the lamp bat' },
      thing: { a: 'a glow-stone', the: 'the glow-stone' },
      spot: { at: 'in the narrowest tunnel', to: 'to the narrowest tunnel' },
      facts: {
        ask: 'Why were all the crystals grey?',
        cause: 'the mountain yawned and {thing} rolled off',
        mended: 'the colours came back',
      },
      beginner: {
        trouble: `
          @keeper With a pole in its feet hung the lamp [bat|bat, and sighed].
          / “Who is there?” called the lamp bat, and held its [pole|lamp] high.
          @thing “The glow-stone is [gone|lost]. All my crystals are grey.”
          / “They are all grey. The glow-stone [is not there|is lost].”
          @cause “The mountain yawned, and it rolled [off|away].”
          / “It rolled off, when the mountain yawned. [Uaah|So wide].”
          @feeling The bat was worried and hung the [wrong|right] way up.
          / It was so worried that its [ears|wings] crackled.
          The glow-stone gives the light. The crystals make it [red and blue|a feast].
          + “It is in the dark, all [alone|by itself],” [said the bat|the bat said].
          + “I heard it roll {spot.to},” it said. “My wings are too [wide|long].”
          + All round them stood stones, as grey as [socks|old snow].
          + {Friend} was grey, too. {Friend} did not [like|care for] it.
          + “Was I blue or was I [green|red]?” a crystal asked.
          + It had hung up its pole with no [lamp|light] on it.
        `,
        worry: `
          With no colour they could not tell [jam|things] apart.
          / All was grey: the [cake|tea], the bed, the good-night book.
          They read the red book and the blue book. Both were [grey|the same].
          / The bats went to the wrong [beds|hooks]. All hooks looked the same.
          + A salamander was orange by trade. It [hid|stayed in].
          + The small bats painted a sunset. It was [grey and grey|a fog].
          + “Green for go,” [said the crystals|the crystals said]. “[Which|What] is green?”
          + Who dreams in grey wakes up [tired|flat].
          + The lake saw a grey roof and shut its [eye|eyes].
          + “I was the prettiest,” one stone said. “I [think|hope].”
        `,
        mend: `
          {Hero} put the glow-stone on top of the [pole|long pole].
          / The bat held the pole down. {Hero} put the glow-stone [on|on it].
          @mended It shone, and the colours came [back|back, one by one].
          / First there was red. Then all the colours came back.
          + It was like fruit, [like plums and limes|a whole shop of it].
          + “I am blue!” cried a crystal. “[I knew|And how]!”
          + The salamander came out, and was [orange|so orange].
          + There were spots of green on {friend.s} [nose|back].
          + {Hero} had one red hand and one [blue|gold].
          + The lake had it all in it too, the wrong way [up|round].
          + The bat hung the right way [up|down] again.
          + The mountain shut its [mouth|big mouth] and hummed.
          + You could taste it: cherry, [mint|lemon], plum.
        `,
        joy: `
          They had a feast in seven [colours|courses], first the red one.
          / There was soup in red, and then soup in [blue|green].
          They danced from one spot of light to the [next|other].
          / {Hero} was allowed to turn the [pole|lamp]. The walls danced.
          + {Friend} [wanted|wished] to be violet. It sat [there|in that spot].
          + The small bats painted a sunset. It was [hot|too good].
          + A cushion was put round the [stone|glow-stone], for the next yawn.
          + They sang the mountain a [song|slow song]. It likes that.
          + The salamander got a prize for [orange|being it].
          + Then the lamp went low, and all was [plum blue|soft].
        `,
      },
      intermediate: {
        trouble: `
          @keeper Under the roof hung the lamp bat, holding a pole with nothing [on it|at the end].
          / “Who goes there?” called the lamp bat, which held the pole but no [light|lamp].
          @thing “The glow-stone is [lost|gone],” it declared, “and all the crystals are [grey|as grey as socks].”
          / “Without the glow-stone,” it said, “every crystal is [grey|just grey].”
          @cause “The mountain yawned, and it rolled [off|off its peg].”
          / “It rolled away when the mountain [yawned|gave a yawn].”
          @feeling The bat [was|felt] so worried that it hung the wrong way [up|round].
          / It [was|felt] worried, and opened and shut its wings like an [umbrella|old umbrella].
          The stone gives only a plain light; it is the crystals that make it [red and blue|a feast].
          + “It is all by itself down there,” it declared, “and it is afraid of the [dark|night].”
          + “I heard it go {spot.to},” it added, “where my wings will not [fit|fold].”
          + “Was I green?” a crystal asked its neighbour. “I feel [green|as if I had been].”
          + {Friend} looked down at itself, and was sorry it [had|did].
          + “It yawns every hundred years,” the bat said. “I had it down for [Tuesday|next week].”
        `,
        worry: `
          Everything was grey: the cake, the tea and the good-night [book|picture].
          / With no colours you could not tell the jam from the [ink|shoe polish].
          The bats hung themselves up on the wrong hooks, and [argued|said pardon].
          / “Take the red book,” said a mother, and they were all the [same|same grey].
          + A salamander, orange by profession, had not come [out|out all day].
          + The children had painted a sunset, and it looked like a [potato|road].
          + “I used to be the prettiest,” said a stone, “if I remember [rightly|well].”
          + People who dream in grey wake up with [creases|a taste of paper].
          + The lake had closed its eyes, there being nothing to [reflect|repeat].
          + Somebody had tied labels to the crystals: “[Red, I think|Blue, or not]”.
        `,
        mend: `
          {Hero} put the glow-stone back on its peg, and the bat raised the [pole|pole to the roof].
          / The bat let down the pole, and {hero} set the glow-stone on [top|the end of it].
          @mended It flickered, and then the colours came back, [one by one|red before all].
          / Red came first, and after it all the other colours came [back|back to their places].
          + It looked [as if|as though] somebody had opened a fruit [shop|shop in the rock].
          + “Blue,” cried a crystal, “I am blue! I [knew it|said so all along]!”
          + There was a green spot on {friend.s} nose, and it [squinted at it|suited it].
          + The salamander came out and was orange, on [all sides|purpose].
          + In the lake lay all of it a second time, and [wobbled|softer].
          + The labels were taken off. Most had been [wrong|kindly meant].
          + The mountain shut its mouth, and was heard to [swallow|hum].
          + The bat turned over and hung as a bat [should|ought to].
        `,
        joy: `
          They had a feast in seven colours, beginning with the [red|soup].
          / Each dish was eaten in its own light, and the blue one was [best|quiet].
          {Hero} was allowed to turn the lamp, and made the walls [dance|go round].
          / They danced on the coloured spots, and must not [miss one|step between].
          + {Friend} wished to be violet, and sat down [where one is|in it for an hour].
          + The children painted the sunset again, and it was almost [warm|too good].
          + Round the glow-stone went a cushion, against the next [yawn|hundred years].
          + For the mountain they sang something slow, and it [hummed along|slept].
          + The salamander took first prize for [orange|a life in orange].
          + Eventually the lamp was turned to plum, and [voices with it|then lower].
        `,
      },
      advanced: {
        trouble: `
          @keeper From the roof hung the lamp bat, clasping a pole with nothing at the [end|end of it].
          / “Who goes there?” demanded the lamp bat, raising a pole without a [lamp|light].
          @thing “The glow-stone is [lost|gone],” it [remarked|said], “and the crystals have all gone [grey|grey as socks].”
          / It [had lost|could not find] the glow-stone, and [every|each] one of its crystals was [grey|as grey as a sock].
          @cause “The mountain yawned, and off it [rolled|rolled, pole or no pole].”
          / The mountain had yawned, and it had rolled [off|off into the dark].
          @feeling The bat [was|felt] so worried that it hung the wrong way up, its head [uppermost|on top].
          / It [was|felt] worried, and kept putting its wings up and down like an [umbrella|umbrella in April].
          The stone’s light is plain, but the crystals [do things with it|know how to wear it].
          + “It is afraid of the dark,” it declared, “and it is the only one of us that never [met it|has had to be].”
          + “It went {spot.to},” it continued, “a place for persons without [wings|a span].”
          + “Was I green?” one crystal asked another. “One has a feeling of having been [green|rather green].”
          + {Friend} glanced down at itself, and did not do so [again|twice].
          + It yawns once in a hundred years; the bat had had it down for [Tuesday|the week after next].
        `,
        worry: `
          Without colours one cannot tell jam from ink, and several people had [not|found out].
          / Everything was grey, the tea, the cake, the very pictures in the [good-night book|book].
          + The bats hung themselves up on each other’s hooks, with muttered [apologies|remarks].
          + A salamander who was orange by profession had put up a notice, and was seeing nobody.
          + The children’s sunset might have been taken for a [potato|wet road].
          + “I was considered the handsomest,” [said|remarked|observed] a stone, “unless I am [confusing myself|thinking of an aunt].”
          + It is no use to dream in grey; one wakes with a [crease|taste of paper].
          + The lake had closed its eye, in the absence of anything to [add|repeat].
          + By this time most of the crystals bore labels, such as “[Red, I Believe|Blue or Thereabouts]”.
        `,
        mend: `
          The bat let down its pole, and {hero} set the glow-stone [upon|on] the [peg|end].
          / {Hero} fixed the glow-stone on its peg, and it was raised to the [roof|roof like a flag].
          @mended It flickered, it steadied, and the colours came [back|back, with red in front].
          / And with a kind of hum the colours came [back|back to where they lived].
          + One might have thought that a fruiterer had pulled up his [blinds|shutters].
          + “Blue!” exclaimed a crystal. “I have been blue [all this time|from the first].”
          + A disc of green had settled on the nose of {friend}, who [squinted at it|sat very still].
          + The salamander stepped out, orange on [every side|principle], and was applauded.
          + Everything was there a second time in the lake, and [trembled|rather better].
          + The labels came off, and of these two had been [right|correct].
          + Somewhere above, the mountain closed its mouth, and could be heard to [swallow|settle].
          + The bat turned itself over, with a sigh, and hung like a [bat|proper bat].
        `,
        joy: `
          The feast was in seven colours, and took them in [order|the usual order].
          / Every course was served beneath its own light; the blue was eaten in [silence|a hush].
          + {Hero} was let turn the lamp, at which the walls [began|started] to [waltz|go round like a fair].
          + They danced [upon|on] the coloured spots, and whoever stepped between had to be [indigo|a mushroom].
          + {Friend}, who had long wished to be violet, found the place for it, and [remained|sat].
          + A second sunset had been painted, so good that people [held out their hands|felt the warmth].
          + Around the glow-stone was put a cushion, with the date of the next [yawn|yawn on it].
          + Something slow was sung for the mountain; one felt it [listening|lean].
          + The prize for orange was awarded, there being one [competitor|entry].
        `,
      },
    },
    'drum-pebble': {
      keeper: { a: 'an old salamander', the: 'the old salamander' },
      thing: { a: 'a drum pebble', the: 'the drum pebble' },
      spot: { at: 'behind the stone curtain', to: 'to the stone curtain' },
      facts: {
        ask: 'Why was the drop clock silent?',
        cause: 'a beetle took {thing} for a stool',
        mended: 'the drop clock went plink, plink again',
      },
      beginner: {
        trouble: `
          @keeper Next to a bowl [sat|waited] the old salamander and [listened|held its ear].
          / “[Ssh|Hush],” said the old salamander, a hand at its ear.
          @thing “You hear nothing? The drum pebble is lost. The drop clock is [still|silent].”
          / “The drop clock is silent. I miss the drum pebble.”
          @cause “A beetle took it for a stool, and [carried it off|off he went].”
          / “A beetle needed a stool. He [took|carried] it for [one|that].”
          @feeling The salamander was so confused that it had [breakfast|lunch] on.
          / It was confused. It wore its night cap and its [hat|sun hat].
          The drop falls on the pebble: [plink|plink, plink]. That is how we know it is night.
          + Now the drops fell in the sand: [pff|fff]. That is not a time.
          + “He went {spot.to},” it said. “Or will [go|he go]? I do not know any more.”
          + “What is it o’clock?” [asked {friend}|{friend} asked]. “[Pff|Half past pff].”
          + The bowl stood in front of it, [empty|quite empty].
          + In a cave there is no sun. There is just the [clock|drop].
        `,
        worry: `
          No one knew if it was night. Some got up, and some lay [down|flat].
          / The bats flew out to hunt. It was [noon|far too bright]. They flew in again.
          They had supper and at once [breakfast|lunch]. They were so full.
          / The children went to bed and came right [back|out].
          + “Good mor-night,” [said the bats|the bats said], to be [safe|on the safe side].
          + The egg man rang. Was it for the [soup|night]?
          + A baby sang at the wrong [end|time] of the day.
          + One bat slept on the wing and hung [nowhere|in the air].
          + With no plink, the time just [lay|sat] there.
          + “Is it still now?” [somebody|someone] asked. It [was|still was].
        `,
        mend: `
          {Hero} put the drum pebble back under the [drip|drop]. They waited.
          / Into the bowl went the drum pebble. {Hero} moved it [a bit|left a bit].
          @mended Plink. It was back. Plink, plink, went the drop clock.
          / A drop fell. [And|Then] the drop clock went plink, plink again.
          + The stones heard it and rang [along|too].
          + “Nine,” [said the salamander|the salamander said]. “It is [nine|just nine]. How lovely.”
          + The bats yawned, all at [once|the same time]. So did {friend}.
          + Those who were up lay [down|down now]. Those who were down were right.
          + It was like a heart that had only [waited|slept].
          + Plink, it went, and in between there was room to [breathe|dream].
          + It took off the hat and kept the [night cap|cap] on.
          + The beetle came, and was sorry. He [sat|stood].
          + The lake made rings in [time|time with it].
        `,
        joy: `
          They danced to the plink, so it was a [slow|very slow] dance.
          / It was time for a feast. Now you [could tell|knew].
          The beetle got a real stool, with [six|three] legs.
          / {Hero} was allowed to strike the hour with a [spoon|small spoon].
          + {Friend} danced between the [plinks|drops] and fell over.
          + There was supper. It was the [fourth|third], but the right one.
          + The salamander laughed so hard that it lost its [tail|cap]. It grew on.
          + They clapped on [plink|every plink].
          + The bats sang of a [drop|stone] and the sea.
          + Plink, plink. And each plink found fewer [awake|eyes open].
        `,
      },
      intermediate: {
        trouble: `
          @keeper Beside a bowl of rock [sat|waited] the old salamander, with one hand [at its ear|raised].
          / “Hush,” said the old salamander, and leaned over a [bowl|stone bowl].
          @thing “The drum pebble is [lost|gone],” it [said|sighed], “and so the drop clock is [silent|still].”
          / “The drop clock is silent,” it declared. “It has lost the drum pebble.”
          @cause “A beetle [took it for|thought it] a stool, and went off [with it|home].”
          / “A beetle thought it was a stool, and [took|carried] it [away|home].”
          @feeling It [was|felt] so confused that it wore a nightcap and a [sun hat|straw hat].
          / The salamander was confused, and had laid the table for [breakfast|a wedding].
          A drop falls on the pebble and says plink, and that is how they know it is [night|late].
          + Now the drops fell in the sand and only said pff; it is not a [time|number].
          + “He went {spot.to},” it declared, “this morning, or else [tomorrow|next week].”
          + “What time is it, then?” [asked {friend}|{friend} asked]. “[Half past pff|Pff],” was the answer.
          + There is no sun in a cave, and no cock; there is the [drop|drop alone].
          + For two hundred years it had counted them, and now its lips [kept moving|went on].
        `,
        worry: `
          Nobody knew whether it was night, and so some got up and some lay [down|down again].
          / The bats flew out to hunt, met the noon, and came back [blinking|with headaches].
          They had just had supper and were already having [breakfast|the next one].
          / The little ones were put to bed, and got up, and were put to [bed|bed again].
          + “Good mornight,” the neighbours said, to be on the [safe side|polite side].
          + Eggs were boiled for an hour, or a [moment|minute], or both.
          + One bat had fallen asleep in the air, halfway to [somewhere|a decision].
          + With no plink to push it, the time just [sat there|lay about].
          + “Is it still now?” somebody asked. They [were afraid so|thought so].
          + Someone tried to say plink himself, and fell [asleep|off his stone].
        `,
        mend: `
          {Hero} laid the drum pebble in the bowl, and everybody looked up at the [drop|roof].
          / They put the drum pebble under the drip, and {hero} moved it by a [hair|hair to the left].
          @mended A drop let go, and plink, plink, the drop clock went [again|again, as ever].
          / Plink. And after a breath, plink; the drop clock went plink, plink again.
          + The crystals heard it and rang very softly, in [time|every corner].
          + “Nine,” [said the salamander|the salamander said|the salamander declared], and wept a bit, “a quarter past [nine|the drop of nine].”
          + All the bats yawned in one [wave|long row].
          + It was like a heart that had only been [waiting|holding its breath].
          + Between one plink and the next was just room for a [breath|short thought].
          + It put the sun hat away, and kept the [nightcap|nightcap on].
          + The beetle came to say sorry, and did so [standing|on his feet].
          + Rings went over the lake, and they kept [time|time to the shore].
        `,
        joy: `
          They danced to the drop clock, and so it was a [slow|very stately] dance.
          / Now that they knew it was time for it, they had a [feast|proper supper].
          The beetle was given a real stool, with a [cushion|back to it].
          / {Hero} might strike the hour, with a spoon against a [crystal|long crystal].
          + {Friend} danced between the drops, and [fell over one|lost count].
          + It was the fourth supper, but the first that was [in time|right].
          + The salamander laughed until its tail came off; it [grows back|had another].
          + They clapped on every plink, and never [missed|too soon].
          + The bats sang the song of the drop that went to the [sea|sea and liked it].
          + At each stroke there were fewer of them [awake|listening].
        `,
      },
      advanced: {
        trouble: `
          @keeper Beside a basin in the rock, one hand behind its ear, [sat|waited] the old salamander, [frowning|not breathing].
          / “Hush,” [said|remarked|observed] the old salamander, which was bending over a [basin|basin of stone].
          @thing “The drum pebble is [lost|gone],” it said, “and the drop clock [silent|dumb].”
          / The drop clock was silent, for it had lost the drum pebble.
          @cause “A beetle [took it for|thought it] a stool, and has [gone off with it|borne it away].”
          / Some beetle had taken it for a stool, and gone [home|home with it].
          @feeling The salamander [was|felt] so confused that it was wearing a nightcap under a [sun hat|straw hat].
          / It [was|felt] confused, and had laid the table for [a wedding|breakfast, or a wedding].
          Night after night a drop falls [upon|on] that pebble, goes plink, [and so|so] they know that it is [late|night].
          + Now it fell into sand and went pff, and by that nobody can [boil an egg|go to bed].
          + “He went {spot.to},” it remarked, “earlier today, or else [tomorrow|it is still to come].”
          + Asked for the time, it listened, and said, with a break in its voice, half past [pff|pff, roughly].
          + A cave has no sun and no cock; it has a drop, and [manners|faith].
          + After two hundred years of counting, its lips went on [by themselves|in silence].
        `,
        worry: `
          Half of them were getting up by now and the other half lying down, in the same [bed|corridor].
          / Since nobody could say that it was night, nobody could be [sent to bed|blamed for being up].
          + The bats had flown out hunting into the full glare of noon, and come home with [headaches|wet cloths].
          + They had eaten supper, followed directly by breakfast, and were looking with dread towards [lunch|the kitchen].
          + “Good mornight,” one said to one’s neighbours, so as not to [commit oneself|be wrong].
          + A bat had fallen asleep in mid-air, somewhere between two [intentions|hooks].
          + With nothing to push it along, the time lay about the cave like a [cow|large cow].
          + “Would it still be now?” an aunt inquired, and they were afraid that it [was|would].
          + A volunteer had undertaken to say plink, and had been heard to [snore|stop at forty].
        `,
        mend: `
          They set the drum pebble in the basin, and {hero} moved it by a [hair|whisker].
          / {Hero} laid the drum pebble in its hollow, and all eyes went to the [roof|drop].
          @mended The drop swelled, thought, let go; and plink, plink, went the drop [clock|clock again].
          / Plink. Then a breath, and plink: the drop clock was going [again|again, plink, plink].
          + From the walls the crystals took it up, each with the [nail of one finger|least possible ring].
          + “A quarter past nine,” the salamander said, as others say the name of a [child|home].
          + There passed along the bats a single yawn, from [end to end|left to right].
          + It was like a heart which had merely [stopped to listen|paused at a door].
          + Between two strokes there was room for exactly one [breath|breath, and that a slow one].
          + The sun hat was taken off, looked at, and [hung up|explained by nobody].
          + The beetle appeared, hat in hand, and apologised [standing|at length and on foot].
        `,
        joy: `
          Since it kept the time of the drop, the dancing was of the [statelier|slower] kind.
          / Now that it was known to be supper, they [had it|sat down to it with tears].
          + The beetle was presented with a stool that was beyond all doubt a [stool|stool, with fringe].
          + To {hero} it fell to strike the hour, with a spoon, [upon|on] the tallest [crystal|and clearest crystal].
          + {Friend} attempted a step between two drops and was [overtaken|caught by the second].
          + It was the fourth supper, but the earlier ones had been [premature|a matter of faith].
          + The salamander laughed till it lost its tail, and had to be told that it was [young enough|not the last one].
          + A song was sung about the drop that travels to the sea; it has one verse for every [mile|stone].
          + The applause came on the plink; each time there was a little [less|less of it], and more breathing.
        `,
      },
    },
  },
}
