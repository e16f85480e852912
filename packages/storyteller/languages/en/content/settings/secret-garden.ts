import type { SettingContent } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const secretGarden: SettingContent<Noun, 'Secret Garden'> = {
  place: { name: 'the Secret Garden', in: 'in the Secret Garden', to: 'to the Secret Garden', from: 'from the Secret Garden' },
  beginner: {
    arrival: `
      @place Behind the ivy and the wall [lay|was] the Secret Garden.
      / The ivy drew back a bit, and they saw the Secret Garden.
      / A [key|gate] went click. [Leaves|Roses], leaves, and [then|more] leaves: it was the Secret Garden.
      / They [came|crept] in [under|past] a [rose|branch]. [Hush|So] this was the Secret Garden!
      It smelt of [mint|roses] and wet [earth|stone]. The beds whispered.
      + “[Ssh|Hush],” [said the roses|the roses said]. “Here they [come|are].”
      + A sundial stood in the [grass|middle] and told the moon the time.
      + It was wild and [neat|tidy] [at once|straight away], like hair in the [wind|morning].
      + A gate said [eee|ooh]. It was the only [loud|loud thing] one.
      + The cabbages sat there like [aunts|fat aunts].
      + A path of [shells|small stones] went crunch.
      + “Wipe your feet,” said a bean, “before you [tread|step] on Mother.”
      + A [frog|snail] sat in the watering can, and it sang.
      + The moon hung in the pear tree like a [pear|late pear].
      + “I smell [cake|plums],” [said {friend}|{friend} said]. It was only the [phlox|thyme].
      + Something small ran off with a [rake|spade].
    `,
    life: `
      Here live gnomes and beetles, and one [very old|grand] toad.
      / Gnomes live here, and crickets, and [ten|a lot of] kinds of bee.
      In the evening the beds whisper about the [day|rain]. It takes [ages|an hour].
      / At night they tuck up the [peas|beans], two and two.
      + A gnome ironed a [leaf|petal]. It was for Sunday.
      + The bees hung up their [coats|striped coats].
      + “Have you grown?” asked the [leeks|radishes]. “[A bit|Down].”
      + A mole came up, said good night and [went down|sank].
      + The carrots never sleep [alone|out of line].
      + A spider shook out the [net|washing net]. Two drops fell.
      + The toad told the tale of the [great slug|dry summer]. All [shook|knew it].
      + A ladybird shut its [shop|umbrella] for the night.
      + They watered the [shadows|thirsty ones] last.
      + “Grow well,” they say there. It means good [night|night, more or less].
    `,
    way: `
      The way {spot.to} went past very tall beans.
      / They went {spot.to}, by a [small|little] [green|winding] path.
      They smelt [mint|thyme], then rain, then a warm [peach|plum].
      / They heard a bud [yawn|crack]. They saw a slug with a [bell|lamp].
      + A rose held on to {friend}. “Stay a [bit|while],” it said.
      + Drops sat on the leaves, and in each was a [moon|small moon].
      + An old [boot|pot] lay there with a family in it.
      + “Straight on,” said a [pumpkin|marrow]. It could not turn.
      + Under the hedge [somebody|someone] was [sawing|humming]. It snored.
      + The [thistles|nettles] put their hands in their pockets.
      + A feather came down and went [up|on] again.
      + {Hero} trod on no bed. They [thanked|whispered to] {hero}.
      + It got dark and [green|soft], as under a [big|large] hat.
      + The wall was warm still. It had kept some [sun|day].
    `,
    thanks: `
      The beds whispered “[come back|thank you],” from one end to the other.
      / All the gnomes took their hats off. Some had [hats|a bird] under them.
      {Keeper} gave {hero} a seed in a [twist of paper|nutshell].
      / “For you,” [said {keeper}|{keeper} said]. It was a [warm|red] pebble from the path.
      + “Put it in a pot and [wait|sing],” [said {keeper}|{keeper} said].
      + {Friend} got a bean. It [grew|tickled] already.
      + The cabbages nodded. It [rustled|took effort].
      + A rose let a [petal|leaf] fall on each of them.
      + The bees came out in their [socks|shirts] to wave.
      + “Shut the gate,” [said the toad|the toad said], “but do come [in|again] by it.”
      + The gate said [eee|ooh], and this time it meant [goodbye|thanks].
      + The ivy let itself down [behind|after] them, like a curtain.
    `,
  },
  intermediate: {
    arrival: `
      @place The ivy drew aside like a curtain, and behind it [lay|was] the Secret Garden.
      / There was a wall, in the wall a gate, and behind [that|it] the Secret Garden.
      / They [found|felt] a [latch|handle] among the leaves, [lifted|pressed] it, and were in the Secret Garden.
      / [Through|Under] a [gate|low arch] came the smell of the Secret Garden, and they [followed it|ducked].
      It smelt [of mint and roses, and the flower beds|of mint and of roses, and all the beds|of mint and rain, and the flower beds] were [whispering|talking behind their leaves].
      + “They are here,” [said the roses|the roses said|the roses declared]. “Stand up [straight|straight, all of you].”
      + A sundial stood in the grass, and told the moon the [time|wrong time].
      + The cabbages sat about like aunts in [green silk|their best].
      + It was wild and tidy [immediately|straight away], like hair after a [bath|good idea].
      + The path was made of shells, and said crunch, [but politely|at each step].
      + In the watering can sat a frog, who was [singing|out of tune].
      + “Wipe your feet,” said a bean, “before you step on my [mother|family].”
      + “I smell cake,” [said {friend}|{friend} said|{friend} declared]. It was only the [thyme|phlox], showing off.
      + The moon had been hung in the pear tree, between two [late pears|pears].
    `,
    life: `
      [Gnomes live here, and crickets, and a toad|Here live gnomes and crickets and a toad|There are gnomes here, some crickets, and a toad] who is older than the [wall|sundial].
      / This is the home of some gnomes, nine kinds of bee, and a [grand|famous] toad.
      [In the evening the beds whisper over the day|When evening comes the beds whisper over the day|Late in the day the beds whisper about it all], and nobody is [left out|quite fair].
      / At dusk the peas are tucked up, two and two, and the beans [in rows|get a story].
      + One gnome was ironing a petal, for [Sunday|the wedding of a rose].
      + The bees hung their striped coats on [hooks|thorns].
      + “Have you grown?” [asked the leeks|the leeks asked]. “[Downwards|Only down],” [said the radishes|the radishes said|the radishes declared].
      + A mole came up, wished them good night, and [sank|closed the lid].
      + The toad told them about the Great Slug, and the lettuces [trembled|held hands].
      + A ladybird shut up her umbrella [shop|shop for the night].
      + The carrots will not sleep unless they lie in a [row|straight line].
      + Instead of good night they say “[grow well|deep roots]”.
    `,
    way: `
      The way {spot.to} led past beans as tall as the [masts of ships|towers].
      / They went {spot.to}, by a path no wider than a [foot|gnome].
      They smelt mint and then a warm peach, and heard a bud [yawn|crack its knuckles].
      / A slug with a bell went ahead, to [warn people|clear the way].
      + “Stay a little,” said a rose, and held {friend} by the [back|collar].
      + On every leaf sat drops, and in each of them a [very small|tiny] [moon|garden].
      + In an old boot lived a family, with a [lamp in the heel|cat].
      + “Straight on,” announced a pumpkin, who could not [turn|point].
      + Under the hedge somebody was sawing wood, or [snoring|asleep].
      + The nettles politely put their hands [behind their backs|away].
      + {Hero} did not tread on a single bed, and was [thanked|whispered about kindly].
      + The wall was warm as they went by, for it had [saved|kept] some sun.
    `,
    thanks: `
      The whisper ran from bed to bed, and it said “[come back|thank you]”.
      / All the gnomes took off their hats, and under one there was a [bird|smaller hat].
      {Keeper} gave {hero} a seed in a twist of [paper|newspaper].
      / From {keeper} came a pebble of the path, which was [still warm|red when wet].
      + “Plant it,” [said {keeper}|{keeper} said|{keeper} declared], “and then [look the other way|hum].”
      + {Friend} was given a bean, and it had already [started|got to two leaves].
      + The cabbages bowed; one could hear [every layer|it].
      + Each of them got a petal from the roses, on the [nose|left ear].
      + The bees stood at the windows in their [shirts|nightshirts].
      + “Do shut the gate,” [said the toad|the toad said|the toad declared], “but from [this side|inside, next time].”
      + Behind them the ivy let itself down, as at the end of a [play|good play].
    `,
  },
  advanced: {
    arrival: `
      @place The ivy was drawn aside, as in a theatre, and there [lay|was] the Secret Garden, [breathing|talking].
      / In the ivy was a gate, and in the gate a gap, and through this they came into the Secret Garden.
      / It had been a [wall|hedge] for so long that it had [almost|nearly] forgotten the [gate, and behind the gate|door, and behind the door], the Secret Garden.
      / One [steps|comes] in sideways, between two [laurels|yews] who are not on [speaking|good] terms, and is in the Secret Garden.
      + It smelt of mint and old roses, and in all the beds there was a [whispering|rustle of opinion].
      + “Here they are,” [remarked the roses|the roses observed|said the roses]. “Stand up, and do not [scratch|stare].”
      + A sundial, which has little to do at night, was giving the moon the [time|wrong time].
      + The cabbages sat about like great-aunts in [green taffeta|their second-best silk].
      + Everything had been allowed to grow as it pleased and then been [combed|asked to be sensible].
      + The shells of the path went crunch, but under their [breath|hands].
      + In a watering can a frog was singing, chiefly for the sake of the [echo|acoustics].
      + “Kindly wipe your feet,” [said|remarked|observed] a bean; “you are about to tread on [my mother|my relations].”
      + {Friend} could have sworn to cake; it was [the thyme, showing off|phlox].
      + Somebody had hung the moon in the pear tree, among a few [late pears|others].
    `,
    life: `
      The garden is kept by gnomes, criticised by snails, and owned, in his own view, by a decidedly old [toad|toad indeed].
      / Gnomes live here, and nine sorts of bee, who are [not all on terms|fond of routine].
      + Towards evening the flower beds talk the day over, with a [great|good] deal of “[I name no names|well, I say nothing]”.
      + At dusk the peas are tucked up in pairs, and the beans have their [strings|laces] loosened.
      + A gnome was pressing a petal with a flat iron the size of a [bean|lentil].
      + The bees had hung their coats on thorns, and were sitting about in [shirtsleeves|stripes].
      + “You have grown,” [said|remarked|observed] a leek to a radish, who replied, modestly, “[downwards|where it does not show].”
      + A mole put his head out, wished the company good night, and [pulled the lawn to|withdrew].
      + The toad was telling about the Great Slug, at which the lettuces [never fail to faint|clung together].
      + No carrot will close its eyes before the [row|line] is straight.
      + A ladybird put up the shutters on her [umbrellas|umbrella shop]; there had been no rain.
    `,
    way: `
      The way {spot.to} led between runner beans that had the height, and the silence, of [masts|a cathedral].
      / They went {spot.to} in single file, the path having been laid out for [gnomes|somebody with one foot].
      + The air was mint initially, then rain, then very distinctly a [peach|warm peach].
      + Ahead of them went a slug with a handbell, at a pace that gave everybody time to [dress|be warned].
      + A rose took hold of {friend} from behind, and wished to know what was the [hurry|news].
      + In each drop on each leaf there hung a moon, and in the largest [two|a moon and a gnome].
      + There was a boot, with curtains in it and a light in the [heel|toe].
      + “Straight ahead,” [said|remarked|observed] a pumpkin, whose advice is invariably [that|the same].
      + They heard a bud yawn, and it was like somebody opening a [letter|very small umbrella].
      + The nettles put their hands behind them, which from nettles is a [courtesy|great deal].
      + As they passed it the wall gave off a little of the afternoon, which it had [saved|kept back].
    `,
    thanks: `
      The thanks went along the beds in a whisper, were improved on the way, and came back as a [poem|proposal].
      / The gnomes uncovered, to a man, and one of them had been sheltering a [wren|second hat].
      + {Keeper} presented {hero} with a seed, in a twist of the parish [newspaper|news].
      + “Put it in earth,” [remarked {keeper}|{keeper} observed|said {keeper}], “and then be so good as to [look away|leave it alone].”
      + {Friend} received a bean, which had meanwhile [come up|put out a leaf].
      + The cabbages bowed, and could be heard [doing it|to their innermost leaf].
      + Upon each of them a rose let fall one petal, with careful [aim|carelessness].
      + The bees lined their windows in nightshirts, [striped|naturally striped].
      + “Mind you close the gate,” called the toad, “and that you [open it|come through it] again.”
      + The ivy came down behind them, and there was a sound very like [applause|a whole garden sitting down].
    `,
  },
  troubles: {
    'evening-seed': {
      keeper: { a: 'a garden gnome', the: 'the garden gnome' },
      thing: { a: 'a seed of evening', the: 'the seed of evening' },
      spot: { at: 'behind the old greenhouse', to: 'to the old greenhouse' },
      facts: {
        ask: 'Why would the flowers not close for the night?',
        cause: 'the watering can tipped over and washed {thing} away',
        mended: 'the flowers closed one by one',
      },
      beginner: {
        trouble: `
          @keeper On a pot sat the garden gnome, his [hat|beard] in his lap.
          / Between the tulips stood the garden gnome in [wet boots|an apron].
          @thing “The seed of evening is [gone|lost]. So the flowers will not close.”
          / “They will not close. I have lost the seed of evening.”
          @cause “The watering can tipped over. The water washed it [away|off].”
          / “It was the watering can. It tipped and washed it away.”
          @feeling The gnome was tired. His beard was [asleep|asleep already].
          / He was so tired that he [put|planted] his hat in the ground.
          When it is in the earth, evening comes [up|out]. Then they sleep.
          + All round stood flowers with their eyes [wide|wide open].
          + “I sang to them,” he said. “They [sang back|want more].”
          + “It floated off {spot.to},” he said. “My boots are [full|wet].”
          + “What time is it?” asked a [daisy|poppy]. “Is it noon [yet|still]?”
          + The can lay on its side and [dripped|was sorry].
          + {Friend} told a rose to sleep. The rose [winked|giggled].
        `,
        worry: `
          The flowers stood there and talked and [talked|giggled].
          / A flower that does not sleep is [silly|cross] in the morning.
          A tulip laughed at [nothing|a stone]. It could not stop.
          / The poppies had red [eyes|ears], and they had been red before.
          + The bees could not go home. A flower was always [open|calling].
          + “One more drink,” [said the lilies|the lilies said], for the [ninth|tenth] time.
          + A sunflower looked for the sun. It looked and [looked|turned round].
          + The small ones cried and did not know [why|it].
          + The gnome said the bedtime [rhyme|poem]. They knew it [by heart|and said it too].
          + A snail read to the beans. It fell asleep [itself|first].
          + The night stood at the gate with its [basket|bag] and waited.
        `,
        mend: `
          {Hero} made a [hole|small hole] and put the seed of evening in.
          / Into the [soft|dark] earth went the seed of evening. {Hero} patted it.
          @mended Then the flowers closed, [one by one|one after another], like [hands|small doors].
          / [One by one|One after another] the flowers closed. First the daisies, then [all|the rest].
          + It grew blue [over|between] them, out of the ground.
          + The tulip laughed one more [time|ha]. Then it was shut.
          + The poppies folded up like [napkins|red silk].
          + “[Oh|Ah],” [said the roses|the roses said], and let their heads [hang|sink].
          + The last bee came out [backwards|just in time].
          + The gnome went by on tiptoe with a [candle|lamp].
          + The sunflower saw the moon. “[That will do|Good],” it said.
          + Now you heard the brook, and it [whispered|went slow].
          + It smelt of evening, of [stocks|hay] and cool stone.
          + {Friend} yawned like a [lily|whole flower bed].
        `,
        joy: `
          They sat on pots, in the dark, and ate [plum cake|jam bread].
          / The feast was a quiet one, with [socks|soft shoes] on.
          The gnome poured tea from the [can|watering can]. It was good [again|now].
          / The gnome sang the rhyme once more, but [low|for himself].
          + {Hero} got the chair with the [cushion|moss] on it.
          + {Friend} was a scarecrow for a [joke|bit]. [Nobody|No one] was scared.
          + The bees had honey and [shared|passed] it round.
          + They toasted the night. It came [in|and sat down].
          + A moth read the [leaves|tea leaves]. “Sleep,” it read.
          + The beard of the gnome snored. He [let it|smiled].
        `,
      },
      intermediate: {
        trouble: `
          @keeper On an upturned pot [sat|waited] the garden gnome, with his [hat in his hands|boots off].
          / Among the tulips [stood|waited] the garden gnome, up to his [ankles|knees] in water.
          @thing “The seed of evening is [lost|gone],” he remarked, “and the flowers will not [close|go to sleep].”
          / “I [have lost|cannot find] the seed of evening,” he [said|sighed], “and not a flower will close.”
          @cause “The watering can tipped over and washed it [away|clean away].”
          / “It was the watering can, which tipped and washed it [away|out of its bed].”
          @feeling He was so tired that he had watered [his hat|himself].
          / The gnome was tired, and his beard was [asleep|asleep before him].
          When it lies in the ground, evening comes up out of it, [blue|cool] and quiet.
          + All round him stood flowers with their eyes [wide open|open and shining].
          + “I have sung them everything,” he said, “and now they want the [second verse|alto].”
          + “It floated off {spot.to},” he declared, “and my boots are [full|both full of frogs].”
          + {Friend} told a rose to go to sleep. The rose [giggled|asked why].
          + “Is it still noon?” asked a daisy, and nobody liked to [answer|say].
        `,
        worry: `
          The flowers were so tired by now that they [giggled|laughed at stones].
          / A flower that has not slept is no pleasure to [anybody|its neighbours] the next day.
          “One more drink,” [said the lilies|the lilies said|the lilies declared], for the [ninth|tenth] time.
          / A tulip was laughing at a pebble, and could not [stop|say why].
          + The bees wished to go home, but some flower always called them [back|darling].
          + The sunflower turned round and round, looking for the [sun|right side].
          + The littlest ones cried, and did not know what [about|for].
          + The bedtime rhyme had been said so frequently that they [joined in|corrected it].
          + A snail read to the beans until one of them slept. It was the [snail|reader].
          + At the gate stood the night with its basket, and [was not let in|waited].
        `,
        mend: `
          With one finger {hero} made a hole in the earth, and laid in the [seed|seed of evening].
          / {Hero} put the seed of evening into the ground, and patted it as one pats a [cat|pillow].
          @mended And the flowers closed, [one by one|one after another], as [doors do in a quiet street|hands close].
          / Then a blue came up, and [one by one|one after another] the flowers closed.
          + The daisies went first, and then the poppies, which folded like [napkins|good silk].
          + The tulip laughed once more, at [nothing|the dark], and was shut.
          + “Well then,” [said the roses|the roses said|the roses declared], and let their heads [sink|down].
          + The last bee backed out just in [time|time, hat in hand].
          + The gnome went from bed to bed with a candle, and [straightened a leaf|counted].
          + The sunflower found the moon, and was [content|satisfied with that].
          + Now the brook could be heard again. It went on [tiptoe|more slowly].
          + The night came in with its basket and [sat down|shut the gate].
        `,
        joy: `
          They had plum cake on the pots, in the dark, with their [shoes off|lips closed].
          / It was a feast in whispers, with tea from the [watering can|can].
          {Hero} was given the only chair, with the [moss|best cushion] on it.
          / The gnome sang the rhyme right through, just once, for the [pleasure|joy] of it.
          + {Friend} played the scarecrow, and was praised by the [crows|moles].
          + The bees handed round honey, and everybody licked the spoon [twice|in turn].
          + A moth read the tea leaves: “[Sleep|You will sleep]”.
          + They drank to the night, who [nodded|had brought figs].
          + The beard of the gnome [began|started] to snore, and he [let it|stroked it].
          + A petal fell on the cake, and it was left [there|lying].
        `,
      },
      advanced: {
        trouble: `
          @keeper On an upturned pot [sat|waited] the garden gnome, wringing out his [beard|socks].
          / Among the tulips, ankle-deep in water, [stood|waited] the garden gnome.
          @thing “The seed of evening is [lost|gone],” he declared, “and not a flower will [close|close its eyes].”
          / He [had lost|could not find] the seed of evening, without which no flower can [close|be got to close].
          @cause “The watering can tipped over and washed it [away|off].”
          / The watering can had tipped over and washed it [away|down the path].
          @feeling He [was|felt] so tired that his beard had gone to sleep [without him|first].
          / The gnome was tired, and had for a considerable time been watering his [hat|own foot].
          Once it is in the ground, evening comes up from it, [blue and cool|like a mist].
          + About him the flowers stood with wide-open eyes, as children do at [parties|eleven].
          + “I have sung them all I know,” he remarked, “and they have asked for the [descant|harmonies].”
          + “It went {spot.to}, on the flood,” he declared, “and my boots are [occupied|full]. By frogs.”
          + {Friend} had a serious word with a rose; the rose [giggled|wanted to know why].
          + “Would it be noon?” a daisy asked; it had been noon for [hours|rather a while].
        `,
        worry: `
          By now the flowers were so tired that they had begun to [laugh at stones|find things funny].
          / Nobody who has met an unslept flower at breakfast will wish to meet [another|forty].
          + “One last drink,” begged the lilies, whose last it had been [nine times|since dusk].
          + One of the tulips was laughing at a pebble, which [had begun to mind|did not see it].
          + The bees would have gone home long ago, but there is no passing an open [door|flower].
          + The sunflower kept turning, with the face of someone who has mislaid a [ticket|sun].
          + The bedtime rhyme was so well known by now that it was being [corrected|sung as a round].
          + To put the beans to sleep a snail read aloud, and with success, as far as the [snail|reader] went.
          + At the gate stood the night, its basket on its arm, and [rang|could not get in].
        `,
        mend: `
          With a fingertip {hero} made a hole, laid in the seed of evening, and [patted it down|covered it].
          / {Hero} gave the seed of evening back to the earth, and smoothed it over like a [sheet|quilt].
          @mended Then one after another the flowers closed, as shutters do along a [village street|street].
          / A blue rose out of the ground, and one after another the flowers closed.
          + The daisies led; the poppies followed, folded like [napkins|good handkerchiefs].
          + The tulip gave a last small laugh, at the [dark|idea of it all], and was shut.
          + “If we must,” [remarked the roses|the roses observed|said the roses], and their heads were down before they had [finished|said it].
          + From the last of the foxgloves a bee backed out, [apologising|hat first].
          + The gnome walked the beds with a candle in his hand, doing up a [leaf|bud] here and there.
          + The sunflower had lit [upon|on] the moon, and appeared to feel that it would [do|answer].
          + And in at the gate came the night, and put down its [basket|basket with a sigh].
        `,
        joy: `
          They feasted in the dark, on pots, off plum cake, and nobody [raised a voice|clinked].
          / It was a supper for people in socks, with tea out of the [can|watering can].
          + {Hero} was shown to the chair, of which the garden has [one|just the one].
          + The gnome went through the rhyme from beginning to end, for nobody but [himself|the joy of it].
          + {Friend} gave its scarecrow, to the delight of several [crows|resident crows].
          + Round went the honey, on a spoon that was not to be licked and [was|shone afterwards].
          + A moth consulted the tea leaves, and found in them a long [sleep|lie-in].
          + The night had been offered a pot to sit on, and turned out to be very good [company|at listening].
          + The beard was snoring; its owner begged them to take no [notice|notice of it].
        `,
      },
    },
    'tuning-fork': {
      keeper: { a: 'a cricket conductor', the: 'the cricket conductor' },
      thing: { a: 'a tuning fork', the: 'the tuning fork' },
      spot: { at: 'under the rhubarb leaves', to: 'to the rhubarb leaves' },
      facts: {
        ask: 'Why did every cricket sing something else?',
        cause: 'the mole built {thing} into a wall by mistake',
        mended: 'the crickets sang one song',
      },
      beginner: {
        trouble: `
          @keeper On a flower pot [stood|waited] the cricket conductor in a [tail coat|black coat].
          / “[Stop|Halt]!” [cried the cricket conductor|the cricket conductor cried]. [Nobody|No one] heard.
          @thing “My tuning fork is [gone|lost]. Now each sings what he likes.”
          / “I have no note to give. The tuning fork is lost.”
          @cause “The mole built it into a wall, by [mistake|a mistake].”
          / “By mistake the mole built it into his wall. It was so [straight|fine].”
          @feeling The cricket was so confused that it [bowed|clapped] to a leek.
          / It was confused. It waved the [baton|stick] and its hat.
          One sang low, one sang [high|fast], and one sang happy birthday.
          + “They need the note,” it said. “It goes [mmm|hmm]. Or does it?”
          + “I think it went {spot.to},” it said. “In the [wall|new wall].”
          + A hundred crickets sang a hundred [songs|things].
          + {Friend} sang too, to help. Now it was a [hundred and one|lot].
          + A cricket sang with its [eyes|ears] shut. It was happy.
          + The moths had put leaves in their [ears|hats].
        `,
        worry: `
          With all that noise the garden could not [sleep|nod off].
          / It was like a drawer full of [spoons|forks] on the stairs.
          The buds put their [leaves|hands] over their ears.
          / A hundred songs at once is [not a song|soup].
          + A frog left the pond and [moved|asked for a new one].
          + The snails went in and shut the [door|house].
          + “That is my [verse|part]!” said one. “It is my [bed|turn]!” said one.
          + A baby mouse sang the [wrong|worst] one of all.
          + The cricket had lost its place. It was on page [ten and two|none].
          + The moon was at the gate. It held its [ears|edge].
        `,
        mend: `
          {Hero} hit the tuning fork on a [stone|pot]. [Mmm|Hmmm], it went.
          / The cricket took the tuning fork and [tapped|knocked] it. Mmmm.
          @mended Then it was still. And then the crickets sang one song.
          / One cricket took the note, then [ten|two]. They sang one song.
          + It went up and down like [grass|a field] in the wind.
          + The low ones sang low and the high ones sang [high|light].
          + The happy birthday one [hummed|waited for his turn].
          + The cricket led them with its eyes [shut|closed].
          + The frog came back [and sang|with its bag]. It had a good [low|deep] note.
          + The buds took their leaves [down|from their ears].
          + The song was so soft that the [dew|mist] came to hear.
          + {Friend} sang just one note. It was the [right|same] one.
          + It smelt sweeter, [as if|as though] the [stocks|roses] sang too.
          + Even the mole hummed, down [below|in his hall].
        `,
        joy: `
          They gave a [concert|small concert], with the toad in the first row.
          / The song had nine verses. They sang [all|twelve].
          {Hero} was allowed to give the [note|first note].
          / {Hero} led the crickets once, with a [leek|bean] for a baton.
          + {Friend} got to play the [pot|pan]: ting, at the end.
          + The mole said he was [sorry|so sorry], and got cake.
          + The snails clapped. It was [slow|late], but warm.
          + The birthday one sang at last. It was [his|really his] birthday.
          + There was rhubarb pie with a [hat|lid] on.
          + Verse ten was only [breath|a hum]. Verse eleven was [sleep|no more than that].
        `,
      },
      intermediate: {
        trouble: `
          @keeper On a flower pot [stood|waited] the cricket conductor, in tails, and [waved its arms|wept].
          / “Silence,” cried the cricket conductor, and could [not be heard|be heard by no one].
          @thing “The tuning fork is [lost|gone],” it declared, “so each of them sings [something else|what he likes].”
          / “Without my tuning fork,” it [declared|said], “a hundred crickets sing a hundred songs.”
          @cause “The mole built it into his wall, by [mistake|pure mistake].”
          / “By mistake the mole built it into a wall. It was such a good [shape|fit].”
          @feeling The cricket [was|felt] so confused that it bowed to the [leeks|wrong side].
          / It [was|felt] confused, and beat three with one hand and [five|four] with the other.
          One sang high, one sang low, and one of them sang [happy birthday|the price of onions].
          + “They need the note,” it declared. “It goes hmm. Or [hmmm|was it lower]?”
          + “The mole went {spot.to},” it added, “as far as I can [hear|hear my own thoughts].”
          + {Friend} sang along, to be helpful, and now it was a hundred and [one|two, with the echo].
          + In the front row somebody was singing with his eyes shut, [very happy|all alone].
          + The moths had cotton in their [ears|feelers]; it was their own.
        `,
        worry: `
          With such a noise nobody {place.in} could get any [sleep|rest].
          / A hundred good songs, all [at once|together], make a kind of [soup|accident].
          The buds had put their leaves over their ears, and [still heard it|sat tight].
          / It sounded like a drawer of spoons falling [down the stairs|upstairs].
          + The frog had left the pond, with a [bag|note on the door].
          + All the snails had gone in and put up the [shutters|chain].
          + “You are in my verse,” announced one. “You are in my [bed|ear],” said another.
          + In the cradle a mouse had learnt the worst of them by [heart|ear].
          + The moon looked over the wall and [went pale|put its hands to its ears].
          + The conductor had lost its place, on a page that it had [upside down|eaten].
        `,
        mend: `
          {Hero} struck the tuning fork against a [stone|pot], and held it up: hmm.
          / The cricket was given the tuning fork, tapped it, and [listened|closed its eyes].
          @mended It became perfectly still, and then the crickets sang one [song|song together].
          / One cricket took up the note, then ten, and then they all sang one song.
          + It went up and down like a field of [grass|oats] in the wind.
          + The low ones sang low. The high ones went over them like [bats|lace].
          + Whoever had sung happy birthday was [asked to wait|humming].
          + The frog came back with its bag, since a bass was [wanted|needed].
          + One after the other the buds took their leaves [down|away].
          + The song was so soft that the dew came [to listen|down for it].
          + {Friend} sang one note only, and it was the right [one|one, and long].
          + From under the lawn came a hum, and that was the [mole|mole, who was sorry].
        `,
        joy: `
          There was a concert, with the toad in the front row, in [gloves|a shawl].
          / They sang the song with all nine verses, and made up [three|a tenth].
          {Hero} was allowed to conduct, with a bean pole for a [baton|stick].
          / It was {hero} who gave the note, and it was [perfect|very nearly true].
          + {Friend} played the flower pot, which comes in once, at the [end|very end].
          + The mole was forgiven, and given the biggest slice of [pie|rhubarb pie].
          + The snails clapped, and it is still [going on|to be heard].
          + And the one who sang happy birthday? It [was|turned out to be] his.
          + By verse ten they only hummed, and the eleventh was [breathing|sleep].
          + A moth took out its cotton and [cried into it|had a good cry].
        `,
      },
      advanced: {
        trouble: `
          @keeper On a flower pot, in tails, [stood|waited] the cricket conductor, beating time for a [riot|shipwreck].
          / “Silence!” cried the cricket conductor, and added something that was [drowned|not heard].
          @thing “The tuning fork is [lost|gone],” it declared, “and each of them sings [what he pleases|another song].”
          / It [had lost|could not find] the tuning fork, and a hundred crickets were singing a hundred [songs|airs].
          @cause “The mole built it into a wall by [mistake|sheer mistake].”
          / By mistake the mole had built it into a [wall|wall of his].
          @feeling The cricket [was|felt] so confused that it turned and bowed to the [leeks|compost].
          / It [was|felt] confused, and gave three beats with one hand and [four|five] with the other.
          High, low and sideways they sang, and one of them sang “[Happy Birthday|Many Happy Returns]”.
          + “What they need is the note,” it declared; “it goes hmm, unless it goes [hmmm|lower].”
          + “The wall would be {spot.to},” it remarked, “if I can still tell left from [andante|allegro].”
          + {Friend} joined in, from goodness of heart, and made it a hundred and [one|one, and flat].
          + In the front desk somebody was singing with closed eyes, in perfect [bliss|unawareness].
          + The moths had stopped their ears with cotton, of their own [growing|spinning].
        `,
        worry: `
          A hundred good songs, if sung at one time, are about as restful as [a shipwreck|falling cutlery].
          / Nobody in the garden was asleep, and nobody could make himself [heard saying so|understood].
          + The buds had folded their leaves across their ears and were rocking [slightly|to and fro].
          + The frog had moved out, leaving [upon|on] the pond a [note|forwarding address].
          + All the snails had withdrawn into their houses, and put up the [chain|shutters].
          + “You are in my verse,” said one cricket. “I was [here first|born in it],” said another.
          + A mouse in the cradle was picking it up, and had begun with the [worst|bass].
          + Over the wall the moon showed half a face, and took it [away|in again].
          + The conductor had in front of it a page which was upside down, and no [worse for that|clearer].
        `,
        mend: `
          {Hero} struck the tuning fork on the rim of a pot and held it up: [hmm|hmmm].
          / The conductor took the tuning fork, tapped it, listened, and [wept|nodded].
          @mended Out of the stillness came one cricket, then ten; then the crickets sang one song.
          / First one took it, then ten, and then all the crickets sang one song.
          + It rose and sank as a field of oats does, when the wind has [nothing else to do|time].
          + The low voices lay at the bottom like [stones|water], and over them went the high, like bats.
          + He of the birthday was humming now, with [dignity|great restraint].
          + The frog returned, bag and all, having heard that there was need of a [bass|true bass].
          + Leaf by leaf the buds uncovered their [ears|ears and smiled].
          + So soft it was that the dew came down a little [early|sooner], to be there.
          + {Friend} contributed a single note; it was the right one, and [kept|long].
        `,
        joy: `
          A concert was got up, with the toad in the front row in a [shawl|borrowed shawl].
          / The song, which has nine verses, was given with [fourteen|twelve].
          + {Hero} was asked to conduct, and did so, with a bean pole, to the admiration of the [beans|peas].
          + {Friend} was at the flower pot, which has one stroke to play, and counted eighty [bars|bars, aloud].
          + The mole, much abashed, was called to the front and kissed, with [pie|rhubarb pie].
          + The snails have been applauding ever [since|since that night].
          + As to “Happy Birthday”, it came out that it had been [true|his], and nobody had asked.
          + The tenth verse was hummed; what they did with the eleventh can only be called [breathing|rest].
          + A moth removed its cotton, found a use for it, and [sobbed|wept freely].
        `,
      },
    },
    'ivy-key': {
      keeper: { a: 'a doorkeeper snail', the: 'the doorkeeper snail' },
      thing: { a: 'an ivy key', the: 'the ivy key' },
      spot: { at: 'beside the sundial', to: 'to the sundial' },
      facts: {
        ask: 'Why could the evening breeze not get in?',
        cause: 'the ivy pulled {thing} up as it grew',
        mended: 'the gate opened and the breeze came in',
      },
      beginner: {
        trouble: `
          @keeper At the small gate [sat|waited] the doorkeeper snail in a [cap|gold cap].
          / In front of the [green|back] gate sat the doorkeeper snail.
          @thing “The ivy key is [gone|lost]. I cannot open the gate for the breeze.”
          / “I [have lost|cannot find] the ivy key. The gate is [shut|stuck], and the breeze is out there.”
          @cause “The ivy grew, and pulled it [up|up, high up].”
          / “It hung in the ivy. The ivy grew and pulled it up.”
          @feeling The snail was so ashamed that only its [cap|hat] looked out.
          / It felt ashamed. It spoke from [inside|deep in] its house.
          No leaf moved. The air was like [warm soup|a thick coat].
          + “I only slept a [bit|while],” it said. “A week. Or [two|so].”
          + “It went up and fell down {spot.to},” it said. “I am on my [way|way, look].”
          + Behind the gate [somebody|someone] blew at the [lock|keyhole]. “Fff?”
          + “Push,” [said {friend}|{friend} said], and pushed. It was the [wall|hinge].
          + The gate was of iron, and very [small|sure].
          + The ivy looked up in the air, and [hummed|said nothing].
        `,
        worry: `
          The air stood still and the flowers [hung|sagged] down.
          / It was hot. The cabbages had undone their top [leaf|button].
          No breeze, no [cool|sleep]. They lay on their beds and [puffed|fanned].
          / “[Phew|Poof],” [said the peas|the peas said], and threw their pods open.
          + The bees fanned with their wings. It made [honey|them] warm.
          + The scent of the roses [stood|lay] there like a cat.
          + The small leaves had no one to [rock|swing] them.
          + A moth tried to blow. It went [backwards|pink].
          + Outside, the breeze sat by the wall, and had [come far|cold feet].
          + “Fff,” it said under the gate. Only a [toe|finger] of it got in.
        `,
        mend: `
          {Hero} put the ivy key in the [lock|old lock]. It turned like [butter|a yawn].
          / The snail held the lamp. {Hero} turned the ivy key.
          @mended The gate opened, and the breeze came [in|in, at last].
          / [Eee|Eek], went the gate. It opened, and in came the breeze.
          + It ran over the beds and [kissed|combed] them all.
          + It stroked the peas. It turned the [leaves|pages of the leaves].
          + “[Ahh|Oh],” [said the cabbages|the cabbages said], down to the [heart|last leaf].
          + The small leaves were rocked, and [slept|shut their eyes].
          + The scent of roses got up and [walked|went for a walk].
          + It blew the cap off the snail. The snail [laughed|let it].
          + It brought the [smell|scent] of [sea|hay], and far bells.
          + {Friend} lifted its [chin|ears], and the breeze went under.
          + The ivy waved a [hand|thousand hands]. It was sorry.
          + Then it blew out the last [lamp|light], very softly.
        `,
        joy: `
          They flew a kite. It was a [leaf|cabbage leaf] on a thread.
          / They hung [bells|spoons] in the pear tree, and the breeze played.
          The breeze told them of the [seas|hills] and of a man’s hat.
          / The breeze danced with all of them, one by [one|one, twice].
          + {Hero} was lifted a bit. Just [a toe|an inch] high.
          + {Friend} got a new [hairdo|parting]. It stood [up|out].
          + There was cool [melon|mint tea] for [everyone|everybody] in the garden.
          + The snail got a string for the [key|key, a red one].
          + The ivy had to write “[I do not pull|sorry]” on the wall.
          + Later it only [breathed|hummed], in and out, like one asleep.
        `,
      },
      intermediate: {
        trouble: `
          @keeper At the iron gate [sat|waited] the doorkeeper snail, in a cap with a [gold edge|badge].
          / Before the back gate [sat|waited] the doorkeeper snail, or at least its [house|cap].
          @thing “The ivy key is [lost|gone],” it declared, “and the gate stays [shut|shut to the breeze].”
          / “Without the ivy key,” it [declared|said], “I cannot let the evening breeze [in|through].”
          @cause “The ivy pulled it up as it [grew|grew, a week ago].”
          / “It hung on the ivy, and the ivy grew and pulled it [up|away].”
          @feeling The snail was ashamed, and spoke from [deep inside|the back of its house].
          / It [was|felt] so ashamed that only the cap was to be [seen|seen of it].
          No leaf was moving, and the air was like a [coat in summer|warm soup].
          + “I had just nodded off,” it declared, “for a [week|week or two].”
          + “It came down {spot.to},” it remarked. “As you see, I am already [on my way|running].”
          + Behind the gate somebody blew politely at the keyhole: “[Fff|Fff, please]?”
          + {Friend} pushed hard, until it was told that this was the [wall|hinge].
          + The ivy looked at the sky, like one who has heard [nothing|no names].
        `,
        worry: `
          There was no breath of air, and the flowers hung over the edges of their [beds|pots].
          / The cabbages had undone their top leaf, and [did not care|then one more].
          Nobody could sleep, and everybody lay on top of the [covers|moss], and puffed.
          / The peas had thrown open their pods, and even that was [no help|too warm].
          + The scent of the roses could not get away, and lay about like a [cat|fat cat].
          + The little leaves had nobody to rock them, and [whined|asked for it].
          + A moth offered to blow; it travelled [backwards|into a wall].
          + The bees fanned so hard that it got [warmer|warm from fanning].
          + Outside sat the breeze, with its back to the wall, and had come all the way from the [sea|hills].
          + It put one finger in under the gate. A daisy [held it|was cool].
        `,
        mend: `
          {Hero} put the ivy key into the lock, and it turned [as if|as though] in [butter|its sleep].
          / The snail held up the lamp, and {hero} turned the ivy key, [once|once round].
          @mended With a long eee the gate opened, and the breeze [came in|came in, cool and quick].
          / The gate opened, and in came the breeze, [out of breath|with its arms wide].
          + It ran along the beds and combed everybody, [against the parting|one by one].
          + It turned over the leaves like the pages of a [book|book it knew].
          + “Ah,” [said the cabbages|the cabbages said|the cabbages declared], down to the [innermost leaf|heart].
          + The small leaves were rocked at last, and slept before [three|you could count].
          + The scent of roses stood up, stretched, and went for a [walk|stroll].
          + It took the cap off the snail, who came out and [laughed|felt lighter].
          + It smelt of sea and hay, and from [far off|far away] it had brought some [bells|church bells].
          + The ivy waved with a thousand hands. It was sorry with [all of them|most].
        `,
        joy: `
          They flew a cabbage leaf on a thread, and it [went well|got as far as the moon, nearly].
          / Spoons were hung up in the pear tree, and the breeze [played on them|knew how].
          It told them about the sea, and about a man whose [hat it had had|hat it still owned].
          / The breeze danced with everybody, and {hero} was lifted, by an [inch|inch or two].
          + {Friend} had a new parting, straight across the [back|top].
          + There was mint tea, and it did not need to be [blown on|cooled].
          + The ivy had to write “sorry” on the wall, and used [every leaf|good handwriting].
          + The key is on a red string now, round the [snail|house of the snail].
          + The toad held on to his [wig|shawl]. Nobody had known.
          + Later on it only breathed, in and out, like [someone asleep|them].
        `,
      },
      advanced: {
        trouble: `
          @keeper At the iron gate [sat|waited] the doorkeeper snail, in a cap with some [gold on it|braid].
          / By the back gate they found the doorkeeper snail, or rather its [house|shut door].
          @thing “The ivy key is [lost|gone],” it [observed|said], “and I cannot let in the [breeze|evening breeze].”
          / It [had lost|could not find] the ivy key, and the gate was shut in the face of the [breeze|evening breeze].
          @cause “The ivy pulled it up as it [grew|grew, being ivy].”
          / It had hung [upon|on] the ivy, which grew, and took it [up|along, and up].
          @feeling The snail was ashamed, and could only be addressed through the [door|keyhole].
          / It [was|felt] so ashamed that it had gone in, and taken its [cap|cap with it].
          Not a leaf stirred; the air had been there since [noon|lunch].
          + “I had closed my eyes,” it declared, “for what I took to be a [moment|minute]. It was May.”
          + “It came to earth {spot.to},” it remarked. “As you can see, I [set out immediately|am hurrying].”
          + From beyond the gate somebody breathed on the lock, in the manner of one who does not like to [ring|knock].
          + {Friend} put a shoulder to it and heaved, and was told, after a time, that this was the [wall|hinge side].
          + The ivy was studying the sky, like a person who has [heard no names|not been listening].
        `,
        worry: `
          There was not a breath of air, and the flowers hung out of their beds like [washing|tourists].
          / The cabbages had gone so far as to undo a [leaf|second leaf].
          + Everybody lay on top of the moss and told everybody else not to [think about it|fan so loudly].
          + The scent of the roses, unable to leave, lay about on people like a [cat|large cat].
          + The young leaves are used to being rocked, and were saying so, on one [note|long note].
          + A moth had volunteered to blow, and shot [backwards|out of sight].
          + The bees fanned with a will, and raised the temperature by [two degrees|a degree].
          + Without, its back against the wall, sat the breeze, which had come that day from the [sea|sea, on foot].
          + One cool finger of it got in beneath the gate, and a daisy was [holding on to it|in tears].
        `,
        mend: `
          The ivy key went into the lock, {hero} turned it, and it gave like a [sigh|knife in butter].
          / The snail lifted the lamp, looked away, and {hero} turned the ivy key.
          @mended Then, with its one long vowel, the gate opened, and the breeze came [in|in past them].
          / The gate opened, and the breeze came in, a little out of [breath|itself].
          + It went along the beds and ran its fingers through everybody’s [hair|leaves].
          + It leafed through the lettuces like a book which it had been [made to put down|missing].
          + “Ah,” [remarked the cabbages|the cabbages observed|said the cabbages], each leaf [separately|after the other], to the heart.
          + The youngest leaves were taken up and rocked, and were gone before the second [verse|swing].
          + The scent of the roses rose, stretched itself, and went out for some [air|air, finally].
          + The snail came out for its cap, and stayed, with the entire evening on its [face|forehead].
          + It had sea about it, and hay, and the tail end of some [bells|far-off bells].
          + The ivy waved all its hands, and meant it with [most|at least half] of them.
        `,
        joy: `
          A cabbage leaf was flown on a thread, and seen from three [parishes|gardens].
          / They hung the spoons in the pear tree, where the breeze plays by [ear|touch].
          + It spoke of the sea, of ships, and of a gentleman whose hat it had [borrowed|had every intention of returning].
          + It danced with each of them in turn, and {hero} was raised, by general agreement, an [inch|inch and a half].
          + {Friend} was parted down the middle, where it had not known there was [one|a middle].
          + The mint tea came at exactly the right [warmth|temperature], having been blown [upon|on] by an expert.
          + Across the entire south wall the ivy had to write “sorry”, and did so in a beautiful [hand|italic].
          + It was now discovered that the toad wore a [wig|wig in summer]. Everybody regarded the moon.
          + The key has a red string, and it is [attached to the snail|round the snail, with a bow].
        `,
      },
    },
  },
}
