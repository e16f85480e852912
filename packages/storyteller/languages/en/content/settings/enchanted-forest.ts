import type { SettingContent } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const enchantedForest: SettingContent<Noun, 'Enchanted Forest'> = {
  place: {
    name: 'the Enchanted Forest',
    in: 'in the Enchanted Forest',
    to: 'to the Enchanted Forest',
    from: 'from the Enchanted Forest',
  },
  beginner: {
    arrival: `
      @place Then they were {place.in}. The trees stood [close|tall and close] and looked down.
      / The trees moved over to let them in. They were {place.in} now.
      / “[Who|Who’s there]?” said an [owl|oak]. “[Us|Only us],” they said, and were {place.in}.
      / [Leaf by leaf|Fern by fern] it got [darker|greener]. Then they were {place.in}.
      It was [green and dark|as green as a pond]. Somewhere a [mushroom|fat mushroom] hummed.
      / It smelt of [moss|rain and moss]. Under a leaf something hummed.
      + “Mind my foot,” said an oak. It meant its [root|left root].
      / “Wipe your feet,” said an oak. {Hero} [did|did, at once].
      + The moss was as deep as a [bed|good bed]. It [bounced|held you up].
      / You could walk on the moss and [hear nothing|not hear one step].
      + A red mushroom hummed low. A [brown|white] one hummed [high|back].
      / All the mushrooms hummed. But they all [hummed different songs|took turns].
      + “Who are [you|you two]?” asked the [wind|owl in the ivy]. It did not wait.
      + Two [tiny|very small] moss folk ran by with a [ladder|bed].
      / A door in a root went shut. Then it [opened|went open] a bit.
      + “It is looking at us,” [said {friend}|{friend} said]. “[What is|Who]?” “All of it.”
      + High up a [bit|small bit] of moon was caught in the twigs.
      / The moon hung in the twigs like a [lost kite|white plate].
    `,
    life: `
      The moss folk live here. They are as [tall|big] as a thumb and as [busy|quick] as ants.
      / Here live the moss folk, in [roots|old roots] and under [hats|mushroom hats].
      At night they comb the moss and tell the oaks the [news|time].
      / Each night they sweep the [paths|small paths] and sing to the [snails|acorns].
      + The oaks talk, too. They talk [so slowly|slowly], and mostly about [rain|rain they liked].
      / An oak takes a [week|whole week] for one joke. It is a [good|very good] joke.
      + The moss folk wash their socks and hang them on [ferns|the ferns].
      / On the ferns hung [ten|twelve] green socks, all as [small|big] as peas.
      + Some moss folk were cooking [soup|dew soup] in a nutshell.
      / It smelt of [soup|mushroom soup]. There was enough for one [bee|thumb].
      + “Good evening,” they said to each [tree|twig]. It [took|can take] all night.
      + A moss granny was knitting a [hat|cap] for an acorn. It [fitted|was too big].
      / The acorns all had new [hats|caps]. They [sat|stood] in a row.
      + “You have to rock the [little|smallest] trees,” one of them said. “Or they [cry|creak].”
      + {Friend} trod on no one. It was [not easy|hard work].
    `,
    way: `
      The way {spot.to} went under [ferns|big ferns]. The ferns [stroked|tickled] them.
      / So they went {spot.to}. The roots made [steps|low steps] for them.
      They saw a snail with a [lamp|red lamp]. They heard an oak [yawn|snore].
      / First it smelt of [mint|wet earth]. Then it smelt of [cake|nuts]. [Nobody|No one] knew why.
      + The mushrooms hummed as they [came|went by]. Behind them they [stopped|hummed on].
      + A white mushroom said [mmm|hmm]. “We think so too,” [said {friend}|{friend} said].
      + There was a bridge of one [twig|long twig]. It was for [ants|beetles].
      + An ant went by with a [leaf|green leaf] like a sail.
      + Something [dripped|went plop]. It was just the [fog|dew] in the leaves.
      + From [far off|far away] came a [knock|soft knock]. It was a tree, knitting.
      + “Left,” said an oak. “Or was it [right|up]?” So they went [on|straight on].
      + “You are nearly there,” an oak said. It [said|says] that to [everyone|everybody].
      + {Hero} smelt [honey|smoke and honey] and saw a [small|little] light go out.
      + A line of [tiny|small] doors ran along a root. One was [blue|open].
      + The moss got [softer|deeper] and the trees got older.
      + Then came the [oldest|very old] trees. They had [beards|long beards].
    `,
    thanks: `
      The moss folk stood in a [row|long row] and waved [leaves|ferns]. 
      / “Come back,” said the [oaks|trees]. It took them [a while|some time].
      {Keeper} gave {hero} an acorn. It had a [hat|small hat] on.
      / “For you,” [said {keeper}|{keeper} said]. It was a bit of [moss|soft moss], as warm as a cat.
      + “Put it by your [bed|head],” {keeper} said. “It hums.”
      + “It is not [much|big],” {keeper} said. It was [just right|big enough].
      + {Friend} got one too and [put it on|wore it]. It did not [fit|stay on].
      + “And for me?” [asked {friend}|{friend} asked]. There was a [second one|small one] for {friend}.
      + An oak bent [down|low] and said a word. It will be [done|out] by Friday.
      + The oldest oak bowed. It [creaked|took a while], but it bowed.
      + The mushrooms hummed, and now it was [one song|the same song].
      + “Good night, wood,” [said {hero}|{hero} said]. “[Mmm|Hmm],” [said the wood|the wood said].
      + [Nobody|No one] said goodbye. In the wood one says “[moss be with you|mmm].”
    `,
  },
  intermediate: {
    arrival: `
      @place {Place} began where the trees stood so close that they [whispered|could hold hands].
      / Two oaks leaned apart to let them in, and [then they were|there they were] {place.in}.
      / The path [put|took] off its [gravel|shoes] and went on [barefoot|in moss], for now they were {place.in}.
      / A [root|branch] was [lifted|raised] like a [gate|barrier], and they [walked|came] under it, {place.to}.
      It was green and dim and smelt of [moss|wet moss and nuts]; a mushroom hummed.
      / The air was as green as a [pond|bottle], and somewhere below a mushroom hummed.
      + “Mind my foot,” said an oak, and {hero} stepped [over the root|back immediately].
      / “Wipe your feet,” announced an oak. “Somebody has just [swept|combed] the moss.”
      + The moss was so deep that you could not hear your own [steps|feet].
      / One sank into the moss a little, as into a [pudding|very good bed].
      + One mushroom hummed high and one hummed low, and a third was [still tuning|thinking].
      / The mushrooms hummed in turn, like people who [wait for a bus|peel potatoes].
      + Moss folk ran by with a bed on a [ladder|cart], and begged their pardon.
      / In a root a door opened, somebody looked out, and it [shut|closed politely].
      + “We are being looked at,” [said {friend}|{friend} said|{friend} declared]. “By [whom|what]?” “By all of it.”
      + The moon hung in the twigs like a kite that somebody had [lost|let go].
    `,
    life: `
      This is where the moss folk live, who are as tall as a thumb and never [sit down|late].
      / The moss folk live here, under the roots, with their names on [every door|small brass plates].
      In the evening they comb the moss and tell the oaks the [news|news of the day].
      / Each evening they sweep the small paths, and sing the [acorns|snails] to sleep.
      + An oak needs a week to tell one joke. It is always [worth it|about rain].
      / The oaks talk as well, slowly, and mostly about rain they have [known|enjoyed].
      + On the ferns hung a row of green socks, [each the size of a pea|no bigger than peas].
      / It was washing day, and on every fern there dried a [shirt|very small shirt].
      + Soup was cooking in a nutshell, and smelt [as if|as though] it were for [twenty|giants].
      / Somebody stirred a nutshell of mushroom soup, and tasted it with a [pin|pine needle].
      + A moss granny was knitting a cap for an acorn, which [held still|did not like red].
      / The acorns sat in a row in their new caps, and [admired each other|did not fidget].
      + “You have to rock the saplings,” explained one of the moss folk, “or they [creak|cry].”
      + {Friend} looked before every step, so as not to tread on a [family|choir].
      + {Friend} bowed to a puddle. One never knows.
      + Everybody said good evening. It took a while.
    `,
    way: `
      The way {spot.to} led under ferns. Each one had to be [greeted|lifted] in turn.
      / They went {spot.to} by a path that was really the back of a [root|long root].
      They saw a snail with a lantern, and heard an oak snore in [its sleep|a deep voice].
      / First it smelt of mint and then of [cake|warm bread], and nobody could say why.
      + The mushrooms stopped humming when they came, and started again [behind them|when they had passed].
      / “Mmm,” observed a mushroom. “That is what we thought,” [said {friend}|{friend} said|{friend} declared].
      + A single twig lay over a ditch. It was a bridge for [ants|beetles], with a toll.
      / An ant came by with a leaf over its head, like a [sail|green umbrella].
      + From [far off|far away] came a soft knocking, as though a tree were [knitting|building a nest].
      / Drop by drop the dew fell down through the leaves, and [counted|missed them].
      + “Nearly there,” remarked an oak. It had said so to everybody for [years|two hundred years].
      / “Left,” advised an oak, and after they had gone: “[Or right|No, the other one].”
      + A line of tiny doors ran along a trunk, and one was [just closing|painted blue].
      / {Hero} smelt honey, and saw a [small|little] light [go out|hide] behind the bark.
      + The further they went, the older the trees were, and the longer their [beards|beards of moss].
    `,
    thanks: `
      The moss folk stood along the path and waved with [ferns|their caps].
      / “Come again,” [said the oaks|the oaks said|the oaks declared], and were not done [saying it|with it] for some time.
      {Keeper} gave {hero} an acorn with its cap [on|tied on].
      / “It is not much,” [said {keeper}|{keeper} said|{keeper} declared], and held out a bit of [warm moss|moss that hummed].
      + “Lay it beside your bed,” [said {keeper}|{keeper} said|{keeper} declared]. “It [hums|knows the song].”
      / “It will be an oak,” {keeper} explained, “but do not [wait up|hurry it].”
      + {Friend} got one as well, put it on its head and [felt grand|kept it on].
      / There was a second one for {friend}, who was [speechless|silent], for once.
      + The oldest oak bowed to them. You could hear [every year of it|it for a minute].
      / An oak leaned down and began a word, which will be finished [on Friday|by spring].
      + All the mushrooms were humming now, and for the first time [together|the same tune].
      + “Moss be with you,” they say there, instead of [goodbye|farewell], and so they said it.
    `,
  },
  advanced: {
    arrival: `
      @place {Place} does not begin at a fence; it begins where you notice that you have [lowered your voice|begun to whisper].
      / Two oaks leaned apart with a groan, as people do in a narrow pew, and let them into {place}.
      / The [road|path], which had been [a straight one|sensible] so far, began to [wander|hum], and that is how one [knows|can tell] that one is {place.in}.
      / [Branch by branch|Bough by bough] the evening was [shut|drawn] behind them, and it was [green|dim], and they were {place.in}.
      + The light was the green of old bottles, and [from under the ferns|close to the ground] came a low, contented hum.
      / It smelt of moss and walnuts and of rain that had [been here yesterday|decided to stay].
      + “Mind my foot,” said an oak, and {hero} stepped with great care over a root as thick as a [sofa|horse].
      / An oak asked them to wipe their feet, as the moss had [only just been combed|been done that afternoon].
      + The hum came from the mushrooms, which were tuning up, each in a key of [its own|some private kind].
      / One mushroom hummed the high part and one the low, and a third, very small, [turned the pages|lost its place].
      + A party of moss folk hurried past with a four-poster bed, begging everybody’s pardon [in advance|as it came].
      / In a root a door the size of a stamp was opened, and after a long look at them [politely closed|shut again].
      + “I have the feeling that we are being looked at,” [remarked {friend}|{friend} observed|said {friend}], “by [everything immediately|something with leaves].”
      + The moon had caught in the upper branches, like a kite that some child had [let go of|been called in from].
      + {Friend} wiped everything there was to wipe.
      + Nothing moved. Everything was about to.
    `,
    life: `
      The inhabitants are the moss folk, who measure one thumb from cap to heel and have never been seen [to sit down|idle].
      / [Under these roots live the moss folk|Down among the roots live the moss folk|Beneath these roots the moss folk live], with brass plates on their doors and [opinions about rain|a great many aunts].
      + Of an evening they comb the moss, wind the snails and bring the oaks the [news of the day|gossip from the ground].
      / At dusk they sweep the paths, light the glow-worms and sing the acorns to sleep in [strict order|three parts].
      + An oak takes about a week to tell a joke, and the moss folk have learnt to start laughing on [Thursday|the sixth day].
      / The oaks converse as well, though seldom, and for preference about rain that they have [personally known|enjoyed].
      + Along the ferns hung the washing, and among it a row of green socks that [a pea might have worn|peas would have envied].
      / In a nutshell a soup was simmering, and being tasted, with a pine needle, by [nine cooks|everybody’s uncle].
      + A moss grandmother sat measuring an acorn for a cap, and the acorn [bore it with patience|objected to the colour].
      + “If nobody rocks the saplings at bedtime,” one of them explained, “they creak, and then [the birches start|we all pay for it].”
      + {Friend} considered each step for a considerable time, since it is awkward to tread on [a choir|somebody’s supper].
      + They do not care for thimble jokes.
      + Nobody here is ever late. Many are early.
    `,
    way: `
      The way {spot.to} ran beneath ferns so courteous that each of them [bowed|had to be thanked] as they went by.
      / To get {spot.to} they followed the backbone of a single root, which [dipped and rose like a sleeping dragon|took its time].
      + A snail overtook them with a lantern on its house; somewhere an oak was [snoring|asleep] in a bass voice.
      / First the air smelt of mint, then, for no reason that could be found, of [warm cake|somebody’s birthday].
      + Wherever they came the mushrooms fell silent, and [took up the tune|went on with the conversation] once they had passed.
      / “Mmm,” remarked a large mushroom, and {friend} replied that they had [been thinking the same|frequently said so themselves].
      + Across a ditch lay one twig, with a toll gate for [beetles|ants], where they were let off as oversized.
      / From the depths came a soft and steady knocking, as though one of the trees had [taken up knitting|a visitor].
      + “You are nearly there,” said an ancient oak, which had told every traveller the same for [two hundred years|centuries] to cheer them up.
      / An oak advised them to keep left, and only when they were out of earshot [corrected itself|remembered which was left].
      + The deeper they went the older the trees became, until some leaned on their neighbours and [all had beards|the beards of moss touched the ground].
      + {Hero} caught a breath of honey, and behind the bark a [very small|tiny] light was [hastily blown out|drawn aside].
      + Something went plop; it was only the dew.
      + They walked. The wood looked on.
    `,
    thanks: `
      The moss folk lined the path with ferns at the [salute|ready], and some had to be held up by their [mothers|neighbours] in order to see.
      / “Come again,” [remarked the oaks|the oaks observed|said the oaks], and since oaks do not abbreviate, it [lasted all the way to the edge|took them until the last bend].
      + {Keeper} presented {hero} with an acorn, cap and all, in [a twist of fern|both hands, so to speak].
      / From {keeper} there was a parting gift: a [small|little] square of moss, still [warm|humming].
      + “It will be an oak,” [remarked {keeper}|{keeper} observed|said {keeper}], “but one should not [sit up for it|mention it in front of the acorn].”
      / “Put it by your pillow,” [remarked {keeper}|{keeper} observed|said {keeper}], “and on wet nights it will [tell you about rain|hum a little].”
      + {Friend} received one as well, wore it as a hat [immediately|straight away], and had to be told [how well it suited|absolutely nothing].
      + The oldest of the oaks made them a bow, during which one could count [every one of its rings|a hundred years creaking].
      / An oak bent down and started on a word of farewell, of which the rest may be [expected in the spring|had on Friday].
      + Behind them the mushrooms had found a common key, and [were not going to let go of it|held it as one holds a breath].
      + Then the ferns came down, and it was over.
      + {Hero} looked back. The wood looked back, too.
    `,
  },
  troubles: {
    spark: {
      keeper: { a: 'a lamplighter beetle', the: 'the lamplighter beetle' },
      thing: { a: 'a first spark', the: 'the first spark' },
      spot: { at: 'in the oldest oak', to: 'to the oldest oak' },
      facts: {
        ask: 'Why did the lanterns in the trees stay dark?',
        cause: 'the beetle sneezed and blew {thing} away',
        mended: 'the lanterns lit up one by one',
      },
      beginner: {
        trouble: `
          @keeper By a dark lantern sat the lamplighter beetle.
          / The lamplighter beetle stood [on its ladder|there] in the dark.
          @thing “The first spark is [gone|lost],” it said. “So the lanterns [stay dark|are dark].”
          / “I [have lost|cannot find] the first spark,” it said. “Now no lantern [burns|will light].”
          @cause “I [sneezed|had to sneeze], and blew it away. [Hatchoo|Just like that].”
          / “It was a sneeze. I sneezed and it [blew away|flew off].”
          @feeling The beetle was [very|so] worried. It turned its hat [round and round|in its hands].
          / It walked up and down, for it was [very worried|worried].
          + All lanterns start with that one [spark|small spark].
          + The first spark lights the next, and [so on|that the next].
          + “I saw it fly {spot.to},” it said. “It is dark [there|in there].”
          + “It went off {spot.to},” it said. “I am too [round|slow] for that.”
          + Up in the trees hung a [hundred|lot of] lanterns. All were [black|cold].
          + “Bless you,” [said {friend}|{friend} said]. It was [a bit late|late, but kind].
          + Six legs it had. All six of them [shook|were cold].
          + It held a match. It was [out|cold], and so was the next.
        `,
        worry: `
          In the dark the moss folk walked into [trees|each other]. “[Sorry|Pardon],” said [everyone|everybody].
          / [Nobody|No one] could find a [door|bed] in the dark. The moss folk [bumped|ran] into roots.
          One had gone to bed in a [boot|pan]. One was [under|in] the wrong granny.
          / A child had kissed a [toad|mushroom] good night. The toad was [pleased|moved].
          + “Is this [me|my bed]?” someone asked. It was a [hedge|snail].
          + The snails stood still. Snails do not like to [guess|feel the way].
          + The moths sat there with [nothing to do|no lamp to love].
          + A moth [cried|sighed]. It had [come far|dressed up] for the lamps.
          + The smallest moss child held a [pebble|nut]. “This is the lamp.”
          + “Soon it will be light,” they told the [saplings|small ones]. But soon [did not come|was late].
          + Good night is hard to say if you see [nobody|no one].
          + The beetle blew on its [hands|match]. It did not [help|glow].
        `,
        mend: `
          {Hero} set the first spark down in the [first|lowest] lantern. It went [plip|fff].
          / The beetle opened the first lantern. {Hero} put the first spark in.
          @mended And the lanterns lit up, [one by one|one after another], [up and up|all through the wood].
          / [One by one|One after another] the lanterns lit up, [gold and round|till the wood was gold].
          + First this tree shone, then [that|the next]. It was like [a song|waking up].
          + Light ran from [twig to twig|tree to tree], as quick as a [mouse|squirrel].
          + The beetle ran up its ladder and [danced|cried a bit]. Then it [bowed|blew its nose].
          + The beetle held its nose. It did not want to [sneeze|sneeze again].
          + “[Oh|Ah],” said all the oaks. For oaks that was [fast|quick].
          + Each moth found a lamp and [was happy|loved it].
          + Now you could see who had gone to bed in the [boot|pan].
          + The moss folk looked [round|up]. Then they ran to the right [beds|grannies].
          + [Everyone|Everybody] had a [gold|round] nose from the light.
          + On the moss lay a hundred soft [rings|spots] of light.
          + “[Look|See],” [said {hero}|{hero} said]. But {friend} was [looking|all eyes].
          + The dark took its coat and [went|left].
        `,
        joy: `
          They sat in a ring. There was dew soup in nutshells for [all|everyone].
          / The moss folk put on a feast. The table was a [leaf|long leaf].
          The beetle lit {hero} a [small|little] lamp, and {friend} too.
          / They danced round the [lowest|first] lantern. {Friend} danced [loudly|too].
          + An oak told its joke. This time they all [laughed|knew the end].
          + The mushrooms hummed a [dance|round]. The [snails|socks] swung to it.
          + “To the [spark|sneeze]!” [said the beetle|the beetle said]. They [drank|drank to it].
          + Each one had to tell where they had been [in bed|in the dark].
          + Moths flew round and round [like snow|in a ring].
          + {Friend} ate ten bowls and was [still|not yet] full. They were [small|small bowls].
          + {Hero} got the [best|softest] bit of moss to sit on.
          + [Nobody|No one] sneezed. They were [very|all very] careful.
        `,
      },
      intermediate: {
        trouble: `
          @keeper On a ladder, in the dark, [sat|waited] the lamplighter beetle.
          / Under a dark lantern [stood|waited] the lamplighter beetle, with its [hat in its hands|ladder].
          @thing “The first spark is [gone|lost],” it said, “and so no lantern [will burn|will light].”
          / “Without the first spark,” it [said|sighed], “all the lanterns stay dark.”
          @cause “I sneezed, and it blew [away|clean away].”
          / “It was a sneeze, and I blew it off [myself|the ladder].”
          @feeling It was so worried that all six [knees|legs] shook.
          / The beetle was worried, and turned its hat [round and round|about].
          + The first spark lights the first lantern, that one lights the next, and [so it goes round|so on].
          + A hundred lanterns hung in the trees, and were as black as [plums|old boots].
          + “I saw it fly {spot.to},” it remarked, “but I am too [round|slow] to follow.”
          + “It went {spot.to},” it told them, “where it is [darkest|as dark as a boot].”
          + “Bless you,” [said {friend}|{friend} said|{friend} declared], a little late, but [kindly|with feeling].
          + “One sneeze in forty years,” it sighed, “and then [this one|such a big one].”
          + Its matches were damp with [tears|worry]. It had only [two|three] left.
        `,
        worry: `
          In the dark the moss folk ran into roots, trees and [one another|each other’s aunts].
          / Nobody could find the right door, and the moss folk kept saying [sorry to trees|pardon].
          One of them had gone to bed in a boot, and another in the [soup pot|wrong family].
          / A moss child had kissed a toad good night, and the toad was [deeply touched|still blushing].
          + The snails had stopped where they were, because a snail does not like [to guess|guessing].
          / The moths had dressed up for the lamps, and now sat about [with nothing to love|in the dark].
          + “Is that you?” somebody asked, and a hedge said that it [was|supposed so].
          / “Soon it will be light,” they told the saplings, but soon was [late tonight|not coming].
          + The smallest of the children held up a pebble, and played that it was [the lamp|shining].
          + It is not easy to say good night properly when you cannot see [to whom|who is there].
          + The beetle blew on a match. It was the wrong end.
          + Nobody was brave just then. Some hummed.
        `,
        mend: `
          {Hero} set the first spark down in the lowest lantern, and everybody held [their breath|a breath].
          / The beetle opened the first lantern, and {hero} let the spark go in with a soft [plip|fizz].
          @mended Then the lanterns lit up, [one by one|one after another], [from tree to tree|right through the wood].
          / [One by one|One after another] the lanterns lit up, until the entire wood was [golden|full of gold].
          + Light went from twig to twig, as a whisper goes round a [table|class].
          / It ran up the oaks like a squirrel, and [jumped over to the beeches|out along each branch].
          + “Ah,” [said the oaks|the oaks said|the oaks declared], all together, and for oaks that was [fast|very quick].
          / Each moth found itself a lamp, and [loved it immediately|was happy].
          + Now it could be seen who was asleep in the [boot|soup pot], and there was some laughter.
          / The moss folk looked at each other, laughed, and went to [the right beds|their own doors].
          + The beetle held its nose with two hands and danced on the [others|rest].
          / The beetle blew its nose, a long way off, to be [safe|on the safe side].
          + Hundreds of soft rings of light lay on the moss, and everybody had a [golden nose|shadow again].
          + “Look,” [said {hero}|{hero} said|{hero} declared]. {Friend} was looking.
          + The dark took its hat. It went politely.
        `,
        joy: `
          They laid a table on the longest fern, with dew soup in [nutshells|acorn cups].
          / The moss folk gave a feast, and every nutshell they owned was [full|on the table].
          The beetle made {hero} a lantern out of a [berry|poppy seed], and it really burned.
          / Everybody danced round the lowest lantern, and {friend} danced [longest|round it twice].
          + An oak finished its joke at last, and it had been [worth the week|about rain after all].
          / The mushrooms hummed for the dancing, and the washing on the ferns [joined in|kept time].
          + “To the spark,” [said the beetle|the beetle said|the beetle declared], raising its cup, “and to [large handkerchiefs|dry noses].”
          / All had to tell where they had been in the dark, and [the toad told it best|nobody was cross].
          + {Friend} ate eleven bowls, and could have eaten the [twelfth|bowls].
          + The moths went round and round above them, like [snow that will not land|slow snow].
          + Nobody sneezed. They were remarkably careful.
          + The soup was hot; the lamps were bright.
        `,
      },
      advanced: {
        trouble: `
          @keeper At the top of a ladder [sat|waited] the lamplighter beetle, [in the dark|holding a cold match].
          / Beneath an unlit lantern stood the lamplighter beetle.
          @thing “The first spark is [lost|gone],” it remarked, “and without it the lanterns [stay dark|are so much glass].”
          / It [had lost|could not find] the first spark, from which all other lights are lit.
          @cause It had sneezed, once, and the sneeze had blown it [away|clean away].
          / “I sneezed,” it whispered, “and blew it out of my [own hand|very fingers].”
          @feeling It was worried down to the last of its [six knees|knees].
          / It was so worried that its [hat shook|feelers shook].
          + The first spark lights one lantern, that one lights the next, and so the evening is [handed up the hill|passed from tree to tree].
          / A hundred lanterns hung above them in the branches, no brighter than [so many plums|a row of old boots].
          + “I saw it go {spot.to},” [remarked the beetle|the beetle observed|said the beetle], “but I am not built for [hollows|speed], and I [cannot leave my ladder|am shaking].”
          / It had watched the small light drift off {spot.to}, and [had called after it|had not been able to move].
          + In forty years of service it had sneezed only once, and [that was today|had chosen its moment badly].
          + “Bless you,” [remarked {friend}|{friend} observed|said {friend}], somewhat after the event but [with real feeling|in good faith].
        `,
        worry: `
          The moss folk, who know every inch of the wood by lamplight, now walked into [trees, roots and relations|one another with their hats off].
          / All over the wood small voices could be heard begging the pardon of [tree stumps|roots, ferns and at least one toad].
          + One respectable uncle had gone to bed in a boot, and would not [hear of moving|admit that it was not his].
          / A moss child had kissed a toad good night by mistake, and the toad [was still thinking about it|had not got over it].
          + The moths had dressed for the evening, and now they sat about in their best dust with nothing to [be drawn to|adore].
          / The snails had simply stopped where they were, since a snail would sooner be late than [guess|feel its way].
          + “Very presently now,” the mothers told the saplings, but soon, like everybody else, had [lost its way|walked into something].
          + The smallest child of all was holding up a pebble and declaring that it shone, and [nobody had the heart to differ|two moths believed it].
          + Nobody was hurt. Several were embarrassed.
          + An owl offered to describe things.
        `,
        mend: `
          The beetle opened the lowest lantern, and {hero} let the first spark [in|down inside].
          / The wood held its breath while {hero} put the first spark [back|in].
          @mended And the lanterns lit up one after another, until the [wood|whole wood] stood in gold.
          / One after another the lanterns lit up, as a good piece of news goes [round a table|from house to house].
          + It ran up the oaks like a squirrel, paused at the top, and [jumped across to the beeches|leapt for the birches].
          / Wherever it went shadows got up, stretched, and [stood behind whoever they belonged to|took their places].
          + “Ah,” [said|remarked|observed] the oaks together, which for oaks was a positive [outburst|shout].
          / Every moth had found a lamp, and there was hardly a dry eye in the [air|dust].
          + The uncle in the boot was discovered, and maintained that he had [been testing it|merely been looking for the other].
          + The beetle, holding its nose shut with two hands, danced a jig on the remaining [four|legs].
          + Across the moss lay a hundred soft rings of light, so close that you could [walk home on them|not have put a pin between].
        `,
        joy: `
          A fern was laid from end to end with nutshells, and there was dew soup in [every one of them|quantities for bees].
          / Nobody had planned a feast, but moss folk can have the soup on and the [benches out|band seated] before one has said no.
          + For {hero} the beetle made a lantern out of a poppy seed, and what is more, [it burned|it went].
          / They danced about the lowest lantern, {friend} rather wider than [the rest|the path allowed].
          + One of the oaks came to the end of its joke just then, and it was agreed to have been worth the [week|wait].
          / The toad rose and said a few words about kissing, and was [loudly cheered|asked to sit down].
          + “To the spark,” [said|remarked|observed] the beetle with its cup held high, “and to [roomy handkerchiefs|noses, if kept dry].”
          + {Friend} had eleven helpings, and asked only then whether they were [the sort you may also chew|meant for the table].
          + Nobody sneezed, though it was close at one point.
          + The moths wept for joy, and it made them heavy.
        `,
      },
    },
    'silver-leaf': {
      keeper: { a: 'an oldest oak', the: 'the oldest oak' },
      thing: { a: 'a silver leaf', the: 'the silver leaf' },
      spot: { at: 'by the mossy well', to: 'to the mossy well' },
      facts: {
        ask: 'Why could the trees not rustle?',
        cause: 'the wind carried {thing} off for a joke',
        mended: 'the whole wood rustled again',
      },
      beginner: {
        trouble: `
          @keeper It was the oldest oak that [spoke|sighed] first.
          / “[Hm|Hoo],” [said the oldest oak|the oldest oak said]. “Come [closer|here].”
          @thing “My silver leaf is [gone|lost]. Without it [no tree can rustle|we cannot rustle].”
          / “I miss the silver leaf,” it said. “Now [no tree|not one of us] can rustle.”
          @cause “The wind [carried|took] it off. It was a [joke|wind’s joke].”
          / “It was the wind. It [carried|whisked] it off, for a joke.”
          @feeling The oak was so tired. It [yawned|creaked], but it could not sleep.
          / “I am tired,” [said the oak|the oak said], “so [tired|very tired].”
          + The silver leaf rustles first. Then all the [rest|others] know the tune.
          + When the silver leaf says [sh|ssh], all leaves say [sh|ssh].
          + “It fell {spot.to},” [said the oak|the oak said]. “I cannot [walk|go there].”
          + “Look {spot.to},” it said. “Trees are not [good at stairs|good walkers].”
          + It was so still that you could hear the [snails|ants] walk.
          + No leaf moved. It was like a [held breath|wood of stone].
          + “It was not a good joke,” [said {friend}|{friend} said]. Even the wind [thought so|was sorry] now.
          + The oaks stood with their [mouths|knots] open, and no sound came.
          + “We can creak,” one said. It [creaked|tried]. It was not nice.
        `,
        worry: `
          With no rustle [nobody|no one] could fall [asleep|into a dream].
          / The wood was too quiet. You could hear each [thought|yawn].
          The moss folk said [sh|ssh] to the children. It was not the [same|same at all].
          / The moss folk shook a [bag|box] of peas. It [sounded|was] wrong.
          + The squirrels lay there with [big|red] eyes and counted nuts.
          + An owl had put a [cone|fern] in each ear. It was the [quiet|hush] that woke it.
          + “I can hear my own [feet grow|ears],” said a mushroom.
          + Someone [far off|far away] bit a [nut|nutshell]. They all [jumped|heard it].
          + The birches wept a bit, but with no [sound|noise]. That was the [sad|worst] part.
          + “Say [something|a word],” one oak begged the next. But what does one say?
          + “Are you asleep?” they asked each other all night. [No|Nobody was].
        `,
        mend: `
          {Hero} held the silver leaf up. The oak put down a [twig|long twig].
          / The oak bent [down|low], and {hero} hung the silver leaf back.
          @mended And then the whole wood rustled [again|again, leaf by leaf].
          / [Sh|Ssh], it went, and the whole wood rustled.
          + First the silver leaf, then the oak, then [all|all of them].
          + It went up the hill and came [back|down], like a [wave|soft wave].
          + “[Ah|Oh],” [said the oak|the oak said]. “There it is. There is [my song|the night].”
          + The oldest oak [smiled|smiled in its bark]. It had [a moss tooth|three dimples].
          + The squirrels shut their [eyes|red eyes] in the middle of a nut.
          + The owl took the cones from its [ears|ears and smiled].
          + Even the wind was in it. It [was sorry|blew with care].
          + The wind helped now, [gently|with small puffs]. It can be [nice|good].
          + Moss folk fell asleep on [ladders|their feet] and were [carried|put to bed].
          + It sounded like rain that [does not wet|is warm].
          + High up, the silver leaf [shone|winked] like a [small|little] moon.
          + The air was full of [soft|small] green words.
        `,
        joy: `
          The leaves played [songs|slow songs]. The moss folk danced [slowly|half asleep].
          / There was a feast, but a [soft|sleepy] one, with [pillows|moss pillows].
          The oak let {hero} sit on its [lowest|best] branch and rocked it.
          / “You may choose the [song|next song],” [said the oak|the oak said]. {Hero} chose [a slow one|rain].
          + {Friend} rustled too, with [its feet|a bag]. It was nearly [right|good].
          + {Friend} [wanted|wished] to rustle along. It came out as a [crackle|cough].
          + They ate nut cake, and [nobody|no one] [crunched|bit hard].
          + There was warm [acorn milk|dew] in small cups.
          + The wind said [sorry|pardon] to each leaf. That [takes|took] a while.
          + A squirrel slept in the [cake|cake tin]. They ate round it.
          + [One by one|One after another] they nodded off, with [spoons in their hands|crumbs on].
          + [Somebody|Someone] yawned. It went [round|all round] the table twice.
          + Good night songs are best if you [sleep|snore] through the end.
        `,
      },
      intermediate: {
        trouble: `
          @keeper It was the oldest oak who [sighed|spoke], and the ground shook a little.
          / “Come here,” remarked the oldest oak, [creaking|in a voice like a door].
          @thing “My silver leaf is gone, and without it no tree can [rustle|rustle here].”
          / “I [have lost|cannot find] the silver leaf, [and so|so] none of us can rustle.”
          @cause “The wind carried it off [for a joke|as a joke].”
          / “The wind thought it was a joke, and carried it [off|away].”
          @feeling The oak was tired in [every ring|all its rings].
          / It was too tired to [stand|creak], and yet it could not sleep.
          + The silver leaf begins, and all the others [take it up|know the tune by it].
          + At night it says ssh, and then every leaf in the wood says [so too|it after it].
          + “I felt it fall {spot.to},” [said the oak|the oak said|the oak declared], “but we are not [walkers|good on stairs].”
          + “You must look {spot.to},” it told them, “and you must [forgive my not coming|go, having feet].”
          + It was so quiet that you could hear the ants [change step|walk].
          + No leaf moved, and the wood was like a [held breath|picture of a wood].
          + “That is not a good joke,” [said {friend}|{friend} said|{friend} declared], and somewhere the wind [blushed|was ashamed].
        `,
        worry: `
          Without the rustling nobody in the wood could fall asleep, and they all [tried so hard|looked at the ceiling].
          / It was much too quiet to sleep, for you could hear [everybody trying|your own ears].
          + The moss folk had said ssh to the children by hand, until they were [hoarse|out of breath].
          / Somebody shook a bag of dried peas, which was [kindly meant|a poor sort of rustle].
          + An owl had stuffed a pine cone into each ear, to keep out the [silence|quiet].
          / The squirrels lay awake with red eyes and counted nuts, and [lost count|got hungry].
          + “I can hear myself grow,” complained a mushroom, “and it is [no tune|like chewing].”
          / [Far away|Far off] somebody cracked a nut, and the entire wood [sat up|said pardon].
          + “Are you asleep?” the trees asked each other all night, and [nobody was|that did not help].
          + The young birches wept a little, and [did it silently, having no choice|made no sound].
          + It was late, and it was remarkably late.
          + A beetle yawned. You heard its jaw.
        `,
        mend: `
          The oak bent down until it groaned. {Hero} hung the silver leaf back in its [place|old place].
          / {Hero} held up the silver leaf, and with its longest twig the oak [took it|put it on].
          @mended Then the entire wood rustled again, [from end to end|as it used to].
          / Ssh, said one leaf, and then the entire wood rustled, [and went on|like the sea].
          + It went up the hill and came down again, like a wave that is [in no hurry|going home].
          / First the oaks had it, and then the beeches, and [last of all the birches|then it was everywhere].
          + The owl took the cones out of its ears and said [nothing at all|thank you to the air].
          / The squirrels’ eyes fell shut, some of them in the [middle of a nut|middle of number nine].
          + “There it is,” [said the oak|the oak said|the oak declared], “there is the [night|song], and it has not [aged at all|changed].”
          / In the bark of the oldest oak appeared a smile, with [moss at the corners|a beetle in it].
          + The wind was in it too, and blew with such care that one saw it was [sorry|ashamed].
          + It sounded like rain that makes [nobody wet|nothing wet but dreams].
          / Moss folk fell asleep where they stood, and had to be [carried in|leaned on things].
          + {Hero} listened. So did the moon.
          + It was an old song. It had no words.
        `,
        joy: `
          It was a sleepy sort of feast, with moss pillows on the benches and [nut cake|warm acorn milk].
          / They feasted lying down, as there was no one who could have [sat up|stayed upright].
          The oak took {hero} on its lowest branch and rocked it, and [asked for wishes|hummed].
          / “Choose a song,” [said the oak|the oak said], and {hero} chose the one about [rain|nothing much].
          + {Friend} tried to rustle as well, and it came out as [a sort of crackle|paper].
          / {Friend} was allowed to conduct, and the beeches [followed politely|took no notice].
          + The wind went from leaf to leaf and said sorry to each, which is [still going on|a long job].
          / There was cake, and everybody chewed it [quietly|so as not to miss a note].
          + A squirrel fell asleep in the cake tin, and they [ate round it|put the lid on, half].
          + Spoons sank, chins sank, and somebody snored in [tune|time with the birches].
          + Nobody made a speech; it was lovely.
          + {Hero} yawned. The oak yawned back.
        `,
      },
      advanced: {
        trouble: `
          @keeper The one who had sighed turned out to be the oldest oak.
          / It was the oldest oak that [addressed|spoke to] them, creaking.
          @thing “My silver leaf is [gone|lost],” it [remarked|said], “and until it is back no tree can [rustle|so much as rustle].”
          / It had lost the silver leaf, without which [no tree|not a tree] can rustle.
          @cause “The wind carried it off; [it was a joke|for a joke].”
          / The wind had [carried|whisked] it off, as a joke, and [laughed|gone].
          @feeling It was tired in every one of its [rings|nine hundred rings].
          / A tree can be too tired to sleep, and this one was tired [beyond that|indeed].
          + Each night the silver leaf begins, very softly, and from it the others [take the note|remember how it goes].
          / It is the silver leaf that says the first ssh, and the rest of the wood merely [agrees with it|passes it on].
          + “I felt it come down, {spot.to} or thereabouts,” [remarked the oak|the oak observed|said the oak], “and I would go myself if I were [a walking tree|the type].”
          / The oak could tell them where to look, which was {spot.to}, but [the going it must leave to those with feet|regretted that it was planted].
          + It was so quiet that one could make out ants changing [step|shoulders under a load].
          + “As jokes go,” [remarked {friend}|{friend} observed|said {friend}], “I have heard [better ones|ones with more of a point],” and [far away|far off] something that may have been the wind [blushed|coughed].
        `,
        worry: `
          Nobody {place.in} has ever had to fall asleep in silence, and it was found that [nobody could|it has corners].
          / It is one thing to be quiet and another to be surrounded by quiet, as the entire wood was [finding out|now able to say].
          + The moss folk had been shushing their children by hand until the last of them [went hoarse|ran out of breath].
          / Somebody had the idea of a sack of dried peas, gently shaken, but it made everybody [hungry|think of rats].
          + In each ear an owl wore a pine cone, to keep out the stillness, and could still [hear it|hear it humming].
          / The squirrels counted nuts, got to nine hundred, and [began|started] to [suspect each other|fret about the winter].
          + “I can hear myself grow,” [said|remarked|observed] a mushroom bitterly, “and I must say I had imagined it [more musical|otherwise].”
          + From time to time one tree asked the next whether it was asleep, and so it [never was|went, all the way to the edge and back].
          + A fern coughed; it was the talk of the hour.
          + Towards ten somebody tried humming, and stopped.
        `,
        mend: `
          Groaning like a staircase, the oak bent down, and {hero} hung the silver leaf [in place|back].
          / {Hero} held up the silver leaf, and the oak received it on [one twig|tiptoe].
          @mended Ssh, it said, and then the entire wood rustled, [leaf by leaf|near and far].
          / Then the entire wood rustled, as though somebody had put the sea back.
          + It travelled up the hill and over, came back as a wave does, and lay down at the [foot of the oak|feet of those who had brought it].
          / The beeches had it now, and now the birches, each in its own [accent|handwriting].
          + The owl took out both its cones, listened, and for want of words [put them in its bag|gave one to {friend}].
          / All over the wood squirrels fell asleep in the middle of numbers that will [never be finished|be needed no more].
          + “So that is how it went,” murmured the oak, and in its bark there showed a smile with [moss in both corners|a beetle asleep in it].
          + The wind was there as well, and blew with such exaggerated care that it was plainly [ashamed of itself|sorry].
          + {Hero} stood perfectly still; it seemed only right.
          + There were no words in it; there never had been.
        `,
        joy: `
          It was a feast for lying down at, with nut cake, warm acorn milk and [a pillow to each guest|no speeches].
          / The moss folk had meant to celebrate on their feet, but these had [gone to sleep before the rest of them|other plans].
          + {Hero} was given a seat on the lowest bough, which is not offered to [everyone|many], and was gradually rocked.
          / “You may ask for any song,” [remarked the oak|the oak observed|said the oak], and {hero} asked for [the one with the rain|a slow one, with beeches].
          + {Friend} was permitted to conduct, and a number of ferns were so good as to [follow|glance up].
          / {Friend} had a try at rustling, and produced a sound like a person [unwrapping toffee in a theatre|looking for keys].
          + The wind was going from leaf to leaf to apologise to each in person, and at the present rate will be done [by spring|some time in the autumn].
          + A squirrel had dropped off inside the cake tin, and out of respect they [ate around it|cut very small pieces].
          + There were toasts, all of them whispered.
          + One after another the spoons sank. Nobody minded.
        `,
      },
    },
    'path-button': {
      keeper: { a: 'a mole postman', the: 'the mole postman' },
      thing: { a: 'a brass button', the: 'the brass button' },
      spot: { at: 'under a fallen tree', to: 'to a fallen tree' },
      facts: {
        ask: 'Why did all the paths run in circles?',
        cause: 'the mole had a hole in his bag and {thing} fell out',
        mended: 'the paths lay down where they belonged',
      },
      beginner: {
        trouble: `
          @keeper Round the bend came the mole postman. Then he came [again|round again].
          / There went the mole postman, [past them|by], and there he came again.
          @thing “The brass button is [lost|gone],” he said. “Now they run in [rings|circles].”
          / “I lost the brass button. They all [go round|run in rings].”
          @cause “There was a hole in my [bag|post bag]. It fell [out|through].”
          / He [held up|showed] his bag. The button fell out by a hole.
          @feeling He was [so|quite] confused. He gave {hero} his [own hat|left shoe].
          / He was confused, and said good [morning|day] to a stone.
          + The button holds the paths [down|in place], as on a [coat|shirt].
          + With no button the paths come [undone|off], like an old coat.
          + “It must have rolled {spot.to},” he said. “But [where is that|how do I get there]?”
          + “Try {spot.to},” [said the mole|the mole said]. “I was there [three times|twice]. I think.”
          + A path ran by, very [pleased|fast]. It bit its own tail.
          + “That path has no [end|start],” [said {friend}|{friend} said]. “I feel [sick|giddy].”
          + A sign said “Home”. It [turned|spun] like a top.
          + The mole walked on and on. His feet [did not ask|knew no better].
        `,
        worry: `
          [Nobody|No one] got home. They went past their own [doors|front doors] and waved.
          / The moss folk went [round and round|in rings]. They met [each other|themselves].
          One had gone to get [milk|salt] at noon. He was [still|not yet] on his way.
          / A granny had come to tea [four|six] times. She was [full|very full] now.
          + The letters all came [back|home] to the mole. He read them [out|by now].
          + “Dear me,” a snail wrote to its aunt. It got it [itself|back].
          + The ants marched in one big [ring|wheel]. The first ant met the [last|last one].
          + “We are first,” [said the ants|the ants said]. “So are we,” said the ants [behind|in front].
          + A beetle sat down and [waited|hoped] for its house to come by.
          + “Left, left, left,” said someone, [all night|as he went].
          + You cannot sleep at home if home is [always|just] round the bend.
        `,
        mend: `
          {Hero} put the button in its [hole|hole in the ground] and pressed. [Click|Snap].
          / There was a [small|little] hole at the [crossroads|great stone]. In went the button. [Click|Plop].
          @mended And the paths lay down where they [belonged|used to lie]. [Sss|They sighed].
          / Then all the paths lay down where they belonged, like [dogs|good dogs].
          + One path had to think. It [turned round|wagged] and then lay [still|flat].
          + The last path still had its tail in its mouth. It [let go|spat it out].
          + “This one goes [home|to my house]!” cried a beetle. “I know that [bend|stone]!”
          + The moss folk got to their doors and [patted|kissed] them.
          + The ants now had a front and a [back|back end]. They were [glad|so glad].
          + The granny went home from tea. She [took|needed] no supper.
          + The mole sewed up his [bag|post bag] with a [fir needle|bit of grass].
          + The mole put his shoe back [on|on the right foot].
          + “So that is [left|straight on],” [said the mole|the mole said]. “How [nice|nice it is].”
          + {Friend} took three steps straight on. It felt [odd|new].
          + A snail came home at last. It said it [had hurried|was early].
        `,
        joy: `
          The mole gave out the post. Each letter was the right one.
          / They had a feast at the crossroads, where all paths [meet|say hello].
          [Everyone|Everybody] walked [home|home once] and back, just for [fun|joy].
          / {Hero} cut the [cake|ribbon], a long green one, and they [clapped|cheered].
          + {Friend} got a letter as well. It said [hello|dear you]. {Friend} read it [six times|aloud].
          + {Friend} danced in a ring. “Not [that|rings],” they all said.
          + There was a round cake. They cut it [straight|in squares].
          + They ate straight [buns|rolls] only. They were [done|through] with rings.
          + The paths got a bit of [cake|butter] too, at the edge.
          + A young path wagged all the [time|while]. It had been [out|good].
          + The mole danced and [found|met] his shoe. It was [on him|on his foot].
        `,
      },
      intermediate: {
        trouble: `
          @keeper The mole postman came round the bend, and a minute later he came [again|round again].
          / Past them went the mole postman, for the [third|fourth] time.
          @thing “The brass button is lost, so they run in [circles|rings].”
          / “I lost the brass button,” he remarked. “Now they [all go round|go in rings].”
          @cause He had a hole in his bag, and it fell [out|through].
          / “It fell out through a hole in my [bag|post bag].”
          @feeling He was so confused that he [wore one shoe|bowed to a stump].
          / He looked confused, and gave {hero} his [hat|left shoe].
          + The button keeps the paths down, as it would the front of a [coat|waistcoat].
          + Unbuttoned, paths go wandering, and sooner or later [bite their own tails|meet themselves].
          + “It must have rolled {spot.to},” he said, “but how does one get [there|anywhere]?”
          + “I have looked {spot.to} twice,” he declared, “or [once, twice|somewhere like it].”
          + A path ran by with its tail in its mouth, [very pleased|like a puppy].
          + “Which way is out?” [asked {friend}|{friend} asked], and the mole pointed in [all of them|a ring].
          + In his bag lay letters for everybody, and all had [come back to him|been round twice].
        `,
        worry: `
          Nobody could get home any more. They went past their own front doors and [waved|looked longing].
          / The moss folk walked and walked, and kept on meeting [themselves|the same aunt].
          + One had gone out for salt at noon, and his soup was [still waiting|past hoping].
          / A granny had come to tea six times without wanting to, and could [eat no more|not look at cake].
          + A snail had written to its aunt, and had already had the letter [back twice|from itself].
          / The letters went round so long that they were [out of date|grown up] when they came.
          + The ants marched in one great ring, and all of them were [first|at the back].
          / “After you,” remarked the last ant to the first, and [that was that|they did not stop].
          + A beetle had sat down, and was waiting for its house to [come by|pass again].
          + It is hard to sleep at home when home is always [one more bend away|behind you].
          + Left, and left again, so it went.
          + “Good evening,” [said the granny|the granny said|the granny declared]. “Again.”
        `,
        mend: `
          At the crossroads was a [small|little] round hole, and {hero} pressed the button in: [click|snap].
          / {Hero} put the brass button where it belonged, and leaned on it until it [clicked|said snap].
          @mended With a long sigh the paths lay down where they [belonged|used to be].
          / Then all the paths lay down where they belonged, like [tired dogs|dogs after a walk].
          + The last one still had its tail in its mouth, and let go [rather sheepishly|when nobody looked].
          / One young path had to turn round three times first, and then it [lay straight|was good].
          + “I know that stone,” cried a beetle, “and behind it is [my house|my supper]!”
          / All through the wood you could hear small doors being [kissed|patted] and opened.
          + The ants had a front and a back again, and [shook hands on it|were much relieved].
          / Somebody came home with the salt at last, and the soup [forgave him|was still warm].
          + The mole sewed up his bag with a pine needle, and used [far too much thread|double thread].
          + “So this is straight on,” [said the mole|the mole said|the mole declared], and walked [up and down it|it twice, for joy].
          + {Friend} walked straight on. It felt new.
          + The signs stopped turning. They pointed.
        `,
        joy: `
          The feast was at the crossroads, where all paths meet and [nobody had to look for it|say hello].
          / The mole delivered the whole of the post [immediately|straight away]. It was [like a birthday|read aloud].
          + Everybody went home once and came back, only because it was [possible|so nice to do].
          / {Hero} was given the longest letter of all, with [forty names|a hundred thumbprints] under it.
          + There was a round cake, but they cut it into [squares|straight strips], to be safe.
          / {Friend} [wanted|wished] to dance in a ring, and was asked to think of [something else|a line].
          + {Friend} got a letter as well, and read it out [six times|until they took it away].
          / The granny was excused from cake, and had [a chair to herself|a pickle instead].
          + A young path lay under the table, [wagging|being fed], and nobody told.
          + The mole danced, and found in the middle of it that both his shoes were [his|on].
          + Nobody got lost. Some tried.
          + The mole wept a little; it was the letters.
        `,
      },
      advanced: {
        trouble: `
          @keeper The mole postman came round the bend, raised his cap, and [presently|soon] came [round it again|again].
          / They were overtaken by the mole postman [twice|three times].
          @thing “The brass button is [lost|gone],” he remarked; “they all run in [circles|rings].”
          / He [had lost|could not find] the brass button, and so they all [went round|ran in rings].
          @cause It had fallen out through a hole in his [bag|post bag].
          / “A hole in my bag,” he [remarked|said], “and out it [fell|fell, plink].”
          @feeling He was so confused that he [tipped his shoe|posted his hat].
          / Confused is a [small|little] word for what he [was|felt].
          + The button holds the paths to the ground, as it might hold a waistcoat, and without it they [gape|wander off and meet themselves].
          / Nothing else keeps a path where it is; once undone, it will sooner or later [take its own tail in its mouth|go round].
          + “By rights it has rolled {spot.to},” he observed, “and by rights I should know how to [get there|get anywhere].”
          / He believed he had been {spot.to} already, possibly twice, unless that had been [his own kitchen|yesterday].
          + A path trotted by just then with its tail between its teeth, [in the best of spirits|like a puppy with a slipper].
          + When {friend} asked him for the way out, he pointed, after long thought, in [every direction|a ring].
        `,
        worry: `
          It was a bad evening for going home, since everybody went past it [at regular intervals|and could only wave].
          / The moss folk had been walking since noon, and on each lap they greeted [their own front doors|themselves] with more feeling.
          + A certain uncle had stepped out for salt, and by now his soup had given up and [gone cold|been eaten by the search party].
          / One old lady had involuntarily been to tea six times, and spoke of cake in a [hollow|broken] voice.
          + A snail had written to its aunt, and had the answer already, in [its own handwriting|terms it knew by heart].
          / The post came back to its senders, who found their own letters on the whole [rather cold|well expressed].
          + The ants had closed up into a single ring, in which each of them could claim to be [leading|last], and there was [some bitterness|no end to it].
          + A beetle had sat down on a stone, in the hope that sooner or later its house might [come along|pass that way].
          + It was an energetic sort of despair.
          + Nobody was lost, and they were merely never there.
        `,
        mend: `
          Into its hole at the crossroads {hero} pressed the brass button until it [clicked|went home].
          / {Hero} set the button in its place and leaned on it, with {friend} leaning [too|as well].
          @mended And with a long breath the paths lay down where they [belonged|had invariably lain].
          / One after another the paths lay down where they belonged, like dogs [at home|after a walk].
          + The last had its own tail in its mouth still, and put it down [as if|as though] it had [no idea whose it was|been meaning to].
          / A young one turned round three times before it would settle, and then it was [as straight as a parting|asleep].
          + All about them small doors could be heard being kissed, scolded for hiding, and [opened|gone in at].
          / “I know that stone,” cried a beetle, “and after that stone, if the world is just, comes [supper|my wife].”
          + The ants, who had a front again, elected it, and there was [a speech|singing at the rear].
          + The mole sewed up his bag with a pine needle and enough thread to have [closed a valley|mended the moon].
          + {Friend} tried out straight on, and approved of it.
          + The signposts stopped; a few looked dizzy.
        `,
        joy: `
          They held the feast at the crossroads itself, for the sheer luxury of being able to [leave it again|find it].
          / The whole of the delayed post was given out at one go, and for an hour nothing was heard but [paper|sighs and paper].
          + Every one of the guests walked home and back before the soup, [merely because one could|to see if it held].
          / {Hero} received a letter signed with a hundred thumbs, of which not one was [larger than a freckle|clean].
          + The cake was round, but was cut up, after a short debate, in strictly [parallel strips|straight lines].
          / When {friend} proposed dancing in a ring, there was a silence, and then somebody kindly suggested [a line|a polka].
          + The old lady was let off cake for the rest of the year, and [wept|was given a gherkin].
          + Beneath the table lay the youngest of the paths, being passed things by [all and sundry|at least six hands], and wagging.
          + Nobody got lost; one or two tried.
          + Straight roads were toasted, and after them corners.
        `,
      },
    },
  },
}
