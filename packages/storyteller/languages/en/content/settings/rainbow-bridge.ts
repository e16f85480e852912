import type { SettingContent } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const rainbowBridge: SettingContent<Noun, 'Rainbow Bridge'> = {
  place: { name: 'the Rainbow Bridge', in: 'on the Rainbow Bridge', to: 'to the Rainbow Bridge', from: 'from the Rainbow Bridge' },
  beginner: {
    arrival: `
      @place Red, and then green, and then they were {place.in}.
      / @place One wet step, and they were {place.in}. It [hummed|was warm].
      / [Left|First] foot [red|blue], [right|next] foot [green|gold]: they were {place.in}.
      / It [went|bent] up like a [cat|smile]. They [stood|were] {place.in}.
      + The floor was as soft as [jam|warm wax].
      + Each of the lanes had its own [sound|smell]. Blue had bells.
      + The rain here [tickles|giggles]. {Friend} could not keep still.
      + Men on ladders sat and [whistled|swung their legs].
      + It smelled of paint and [oranges|wet leaves].
      + “Where does it end?” [asked {hero}|{hero} asked]. “[Purple|Down there],” [said {friend}|{friend} said].
      + A duck in boots went by on [green|yellow].
      + A puddle lay on red. It was [orange|warm], for fun.
      + “Boots off on [blue|gold]!” said a sign. It hummed, too.
    `,
    life: `
      They all have paint here, on the [ears|nose] or the hat.
      / At night they wash the colours, [one by one|pink first]. Then they hang them up.
      + One old aunt will walk on [green|red] and no more.
      + Two drops played catch on the [yellow|rail].
      + “More blue!” called a painter. They [sent up sky|had a jug of it].
      + A child slid down the [orange|pink].
      + There was a stall with [dots|grey, for those who like it].
      + The purple goes to bed first. It is [old|shy].
      + A cat slept on the orange. It had gone in [grey|white].
      + “Who has my red?” called a cook. It was in the [soup|jam].
      + A small drop had lessons in [falling|how to land].
      + They brush the rain, so that it lies [flat|well].
    `,
    way: `
      They went on blue, which is [cool|deep], and then on gold.
      Under them was a big [lot of air|dark], with lamps in it.
      + Each step left a print. It was [pink|all new], and then gone.
      + On purple they had to be [quiet|in socks].
      + A cloud held up the rail with one [hand|arm].
      + {Hero} licked a drop. It was [plum|lime].
      + {Friend} had one green foot [now|and one red].
      + The wind had a brush, and made a [dot|cat].
      + A lamp asked who they were, and what [colour|shade].
      + The rail was cold on top and [warm|sweet] below.
      + They met a man with a pot of [dusk|noon] on his head.
    `,
    thanks: `
      {Keeper} put a dot on {hero.s} nose, [in gold|that would wash off].
      / {Keeper} gave {hero} a jar of [noon|red].
      + All the caps went up. It [splashed|rained paint].
      + An aunt on green waved her [stick|green glove].
      + “Step on me again,” said the [yellow|floor].
      + {Friend} was more than one [colour|sort] by now.
      + The rain tickled them once, to [say bye|finish].
      + A duck took off one boot and waved [it|that].
      + “Come when it is wet,” they said. “We are [in|up].”
      + A cloud shook {friend} by the [foot|nose].
      + The sky had a new dot. It was for [them|keeps].
    `,
  },
  intermediate: {
    arrival: `
      @place Red came first, then orange, and by the time it was green they stood well {place.in}.
      / @place They had set one foot on it before it seemed wise, [and so|so] they were {place.in}.
      / The [rain|shower] had only just [stopped|left], and there they stood {place.in}, [one foot|both feet] in [yellow|blue].
      / “Slippery when wet,” said a [sign|board], “and [always|mostly] wet.” They were {place.in}.
      + The floor gave a little, like [warm wax|marmalade on a Sunday].
      + Each lane had a sound of its own, and blue was [bells|a cello].
      + It was raining the kind of rain that [tickles|laughs]. {Friend} was helpless.
      + On ladders sat painters, whistling in [thirds|all seven colours].
      + Below them lay a valley full of [evening|lamps].
      + It smelled of linseed, oranges and [the end of a shower|wet dog].
      + “One walks on the left,” [said {friend}|{friend} said], “or [the purple|whichever is dry].”
      + Somewhere under the green a frog was [humming|counting] along.
    `,
    life: `
      Whoever lives here has paint somewhere, mostly [behind the ears|on the supper].
      / Each evening the colours are taken in, rinsed and [hung up|folded, violet first].
      + There was an old aunt who walked on green only, as a matter of [principle|taste].
      + Two raindrops were playing tag on the [yellow|handrail].
      + “More blue up here!” called somebody, and a jug of [sky|it] went by.
      + For people who like it a stall sold [grey|brown, in bags].
      + Children may slide down orange, but not [before noon|with jam].
      + Violet had gone to bed, being the [oldest|most easily tired].
      + A cat that slept on orange had gone up there [grey|white].
      + The small drops were having a lesson in [landing|falling politely].
    `,
    way: `
      They crossed from gold to blue, which was cooler and [asked no questions|rather deep].
      / The way led up the curve. One saw the top only when [one was on it|it had gone by].
      + Every footprint took on the colour of the next lane and then [forgot it|was gone].
      + A cloud was holding up the railing with [one shoulder|its chin].
      + {Hero} tasted a drop, and it was [lime|plum, with thunder].
      + On violet they went in [socks|silence].
      + The wind had got hold of a brush and was doing [cats|dots].
      + {Friend} had one foot in red and one in green, and felt [important|like a signal].
      + They met a man who carried an enormous pot of [dusk|noon] on his head.
    `,
    thanks: `
      {Keeper} painted a very small arch into {hero.s} [hand|left palm], where it stayed till Thursday.
      / A jar was pressed upon {hero}, in which there was [a spoonful of noon|the beginning of a red].
      + The painters threw their caps into the air, and it [spattered|came down in spots].
      + From green an old aunt waved, with [a green glove|the correct hand].
      + “Do tread on us again,” said the lanes, in [chorus|order].
      + By now {friend} was difficult to [describe|match].
      + The rain tickled them once more, and [let them go|wiped its eyes].
      + A cloud shook {friend} by whatever it could [find|reach].
    `,
  },
  advanced: {
    arrival: `
      @place There is no gate to it; one notices that one’s feet are orange, and is {place.in}.
      / @place What looks from below like a painted thing turned out to be a road, and [they were|there they were] {place.in}.
      / It [gave|sagged] a little, like a [good|long] sofa, and [changed|turned] colour under the [weight|heel]; they were {place.in}.
      / [Behind|Below] them was weather and [before|above] them was weather, and between the two, [still|not yet] dry, they stood {place.in}.
      + It yielded underfoot, in the manner of [marmalade|candle wax], and kept no grudges.
      + Each of the lanes had its note, and one crossed from a flute to [a cello|something with bells].
      + The rain on these heights is ticklish, and {friend}, who had been warned, was [undone|lost].
      + The painters, on ladders that stood on nothing, whistled [a round|in seven parts].
      + “It does not end,” {friend} explained, wiping both eyes; “it [comes down|stops being looked at].”
    `,
    life: `
      [You may know the people here by the paint|One can tell the people here by the paint|The people here are to be known by the paint], which they have [behind the ears|in the butter], and by their not minding.
      / Towards night the colours are taken in, rinsed and hung over the rail, the [violet|shy ones] first.
      + A certain aunt has walked on nothing but green for sixty years, and is [thought the better for it|seen to look at red].
      + Somebody on the top ladder had run out of blue, and a jugful of [sky|distance] was handed up.
      + There is a stall that sells grey, and it is surprising [who goes there|how it does].
      + Two of the younger drops, though called in twice, were still playing tag upon [yellow|the banister].
      + The smallest drops were having their lesson in [landing|how to fall with tact].
    `,
    way: `
      They altered from gold to blue, and it was like [stepping into a cellar on a hot day|leaving off talking].
      / The curve was such that the highest point kept invariably [a little ahead|politely in front], and then was behind them.
      + Their prints took the tint of the lane to come, considered it, and [faded|were nobody’s].
      + A cloud had its shoulder under the balustrade, and nodded, as those do who [have their hands full|are paid by the hour].
      + {Hero} put out a tongue for a drop of the rain, and had, for an instant, [all of last summer|the word for plum].
      + Of the wind, which had found a brush, there were cats [everywhere|on six of the seven].
      + They met a man with a pot on his head, in which he was taking home the [dusk|last of noon].
    `,
    thanks: `
      It was {keeper} who, in the hollow of {hero.s} hand, with a single hair, set a bridge the size of [an eyelash|a thank you].
      / {Hero} received a jam jar, in which, if one held it to the lamp, there was still some [noon|of that orange].
      + Up went the caps, and what came down was [mostly caps|forgiven].
      + An old aunt lifted one green glove, and with the other hand, so that nobody saw, [blew a kiss to red|hers].
      + {Friend} could by this time have been hung in [a gallery|any good drawing room].
      + A cloud shook {friend} by such of its limbs as it could [find|tell apart].
    `,
  },
  troubles: {
    'smallest-brush': {
      keeper: { a: 'a tree frog, the painter', the: 'the tree frog' },
      thing: { a: 'a smallest brush', the: 'the smallest brush' },
      spot: { at: 'at the bridge’s foot', to: 'to the bridge’s foot' },
      facts: {
        ask: 'Why was there a gap in the bridge?',
        cause: 'the rain washed {thing} over the edge',
        mended: 'the gap in the bridge closed',
      },
      beginner: {
        trouble: `
          @keeper On a ladder sat {keeper}. Its brush was as big as a [door|bed].
          @thing “This is for the sky,” it said. “I need {thing}!”
          @cause “The rain washed it over the edge. [Plink|Just so].”
          @feeling {Keeper} was worried. “Look, a [gap|hole]! Someone will fall.”
          + There was a bit of no bridge, as wide as a [bath|step].
          + You could see right down to a [hen|roof].
          + “Use a twig!” [said {friend}|{friend} said]. It made [stripes|a mess].
          + {Hero} lay down and looked in. A [wind|bird] looked back.
          + It was the place where all the lanes [meet|are thin].
          + “For fine work you want [three hairs|it],” it said.
          + “I painted round it,” it said. “It got [big|more].”
          + A wheel rolled by, and in. They heard a [moo|splash].
        `,
        worry: `
          A duck stood at the gap and did [sums|her hair].
          + A clown had to jump with all his [plates|cakes]. Oh well.
          + Red leaked out. It made a [sunset|puddle] on a cow.
          + “After you,” they said, and then no one [went|did].
          + An ant let down a rope. It was [long for an ant|too short].
          + An old aunt would not step on [air|blue to go round].
          + {Keeper} put up a sign: Mind the [No|Not].
          + A postman threw his letters over. Some were [cards|birds].
          + They laid down a plank. It was [air|short], too.
        `,
        mend: `
          One stroke with {thing}, then [one more|a dot].
          @mended Red met red, and the gap in the bridge closed.
          + It went over like a yawn that [ends|shuts].
          + A duck put one boot on it. It [held|hummed].
          + “Well then,” said a cat, and [went on|did not look down].
          + The last dot was blue. It went [tick|pop].
          + You could not see where it had [been|not been].
          + {Keeper} let go of the ladder, at [last|once]. Plop, on yellow.
          + They all stood and held each other by the [hat|coat].
          + The wind blew on it, to make it [dry|shine].
          + A ball rolled up to it, and on, and [over|home].
        `,
        joy: `
          {Hero} got to paint the last [bit|dot]. It is there still.
          + They ate plums and wiped their hands on [green|the bridge].
          + {Friend} sat for a [picture|hat]. It came out as a pear.
          + A clown with no [plates|cakes] left juggled drops.
          + {Keeper} tied the brush to its [toe|tongue].
          + All ran over the place, [to and fro|ten times], for joy.
          + Some red had run off on to a cow. It came [home|back].
          + A hen came up to see, and laid a [red|blue] egg.
        `,
      },
      intermediate: {
        trouble: `
          @keeper From a ladder they were hailed by {keeper}, who held a brush the size of a [door|broom].
          @thing “That is for skies,” it said. “What I want is {thing}.”
          @cause “The rain washed it over the edge, with [a plink|no bad intentions].”
          @feeling {Keeper} was worried, and pointed with a [sticky finger|long toe]: “Look, a gap!”
          + There, for the width of a bathtub, the bridge was [not|missing].
          + Looking through it {hero} saw a farmyard and a [hen, looking up|boy with a kite].
          + {Friend} set to work with a twig and made [stripes|things no worse].
          + “At that point one needs three hairs,” said the frog, “and a [quiet hand|held breath].”
          + “I painted round it,” it declared, “and it [grew|only got bigger].”
        `,
        worry: `
          In front of the gap stood a duck, working out [how|a sum].
          + An entertainer had tried it with all his plates and was now [without|much lighter].
          + Red was leaking, and down there somebody’s cow [turned sunset|was admired].
          + “After you,” people said, with more [feeling|courtesy] than usual.
          + An aunt who walks on green could not go round without treading on [blue|orange].
          + An ant was letting down a rope, which was [long, for an ant|its own].
        `,
        mend: `
          One stroke with {thing}, a second, and a [dot|breath held].
          @mended Red reached red, blue reached blue, and the gap in the bridge closed.
          + It was like watching a yawn [end|come to its good conclusion].
          + A duck set a boot on it, found that it hummed, and [crossed|said: well then].
          + When the last dot went in there was a small [click|tick], as with lids.
          + Nobody could have said where it had [been|stopped].
          + {Keeper} let go of the ladder and dropped, [limbs outstretched|flat as a leaf], on yellow.
          + The wind bent down and blew on it, to make it [dry|shine].
        `,
        joy: `
          The very last dab was left to {hero}, and it may be [seen to this day|recognised].
          + They ate plums, and wiped their fingers on [green|the scenery].
          + {Friend} had a portrait done, with which the artist was [pleased|more pleased than the sitter].
          + A man who had lost his plates juggled [drops|apologies].
          + Everyone walked across it twice, from sheer [joy|disbelief].
          + A hen came up to find out where the red was from. She laid [a red|an orange] egg.
        `,
      },
      advanced: {
        trouble: `
          @keeper They were addressed from a ladder by {keeper}, brandishing a brush with which one could have [whitewashed a church|shaded Norway].
          @thing “Skies,” it observed of the brush, with contempt; “whereas I am in need of {thing}.”
          @cause The rain, while they were both looking at something else, washed it over the edge.
          @feeling {Keeper} was worried, and did not [conceal it|care who saw].
          + Where the finger pointed there was a piece of no bridge, about the size of [a bath|one’s next step].
          + {Hero} lay down and looked through it upon a farmyard, in which a hen had [stopped, and was looking up|noticed].
          + What {friend} then accomplished with a twig was scraped off by [common consent|the frog].
        `,
        worry: `
          At the brink stood a duck, in boots. One could see from her lips that she was doing it [by fractions|in her head].
          + An entertainer had attempted it with his plates, of which there was [no further news|a distant report].
          + The red had begun to run out at the corner. Below stood a cow, in all the colours of sunset, and in [great content|the middle of a small crowd].
          + Nobody has ever heard so much politeness as was exchanged before that hole by [those in front|people who wished to be second].
        `,
        mend: `
          It took three strokes, with {keeper} not breathing and {thing} hardly [touching|there].
          @mended Red went across and took red by the hand, and the gap in the bridge closed.
          + So a yawn ends, to the [satisfaction|relief] of the entire face.
          + A duck, having laid a boot upon it, and then her weight, observed, “[Well then|I make it eleven],” and was over.
          + There was no seam; one remembered the place, if at all, as a [hesitation|slight draught].
          + The wind stooped and blew upon it, as one does upon [soup|a child’s knee].
          + A ball rolled up to the place, over it, and [home|out of the story].
        `,
        joy: `
          The dab that finishes it, low down upon the blue, is {hero.s}, and has been [much discussed|left unsigned].
          + There were plums, and as to one’s fingers, one wiped them on [whatever was that colour|the west].
          + A likeness was taken of {friend}, and shown to it, and shown to it [the other way up|again with the light behind].
          + Until late they kept walking over it, for no reason, a duck among the [most frequent|first].
          + A hen came up to ask about the red, and laid [an egg of it|one, for comparison].
        `,
      },
    },
    'bridge-whistle': {
      keeper: { a: 'a bridge badger', the: 'the bridge badger' },
      thing: { a: 'a bridge whistle', the: 'the bridge whistle' },
      spot: { at: 'on the lowest ladder', to: 'to the lowest ladder' },
      facts: {
        ask: 'Why did nobody cross the bridge?',
        cause: '{thing} dropped into the mist while the badger said good evening',
        mended: 'everyone crossed the bridge in turn',
      },
      beginner: {
        trouble: `
          @keeper In the middle of it all stood {keeper} and [waved|spun].
          @thing “Who goes first? I cannot say without {thing}!”
          @cause “I said good evening, and down into the mist it dropped.”
          @feeling {Keeper} was so confused, it [stopped itself|waved on a cloud].
          + On both sides stood a long [line|row] of folk.
          + “I just said it,” it said. “I am a [polite|well-bred] badger.”
          + {Friend} said go, and all went. It was a [heap|mess].
          + {Hero} clapped. A flock of [hats|doves] flew up.
          + “It hung on a red string. The string is still [here|on].”
          + “Left! No. The [other|right] left!” it cried.
          + “I can do it on a [leaf|cup],” it said. Pfff. “No.”
          + A cloud sat down on blue, to [wait|knit].
        `,
        worry: `
          “After you,” they said. “No, after [you|all of you].”
          + A man with ice had a bag of [milk|drips] now.
          + Two goats, no, two carts stood [nose to nose|and were stubborn].
          + A bride was here. The groom was [there|over there].
          + They threw each other [notes|kisses, and some fell in].
          + A child had to go. It could not [wait|hop more].
          + “I have grown a beard,” said the [aunt|bride’s aunt].
          + One drop lost its place, and then its [hat|drip].
          + A nap broke out on green, and then on [gold|red].
        `,
        mend: `
          {Keeper} took {thing} and blew, [long and clear|pfeeee].
          @mended Then everyone crossed the bridge in turn.
          + One for the small, two for the [tall|carts].
          + A child went first and [ran|did not stop].
          + A bride met her groom on [green|gold]. They forgot to move on.
          + “Pfeep,” [said {keeper}|{keeper} said], and looked [off|at the sky].
          + It was like a song, with [feet|boots].
          + At last the bridge lay [bare|still], and hummed.
          + A cart rang its bell, and a snail rang [back|too].
          + “Now you,” said a short peep. A long one said, “[Wait|Stay].”
          + A cloud got a turn as well, and went [red|by].
        `,
        joy: `
          A bride gave them all cake, the [top|pink] part.
          + A man with ice gave out cold [milk|soup]. It was so good.
          + {Hero} got to blow, and a [star|cloud] stood still.
          + {Friend} crossed ten times, to be [let|whistled].
          + All said good evening to {keeper}. It held on [tight|with its teeth].
          + They danced in lanes, and [kept left|nobody pushed].
          + An aunt shook hands with [both ends|each lane].
          + {Thing} got a new string, with ten [knots|bows].
        `,
      },
      intermediate: {
        trouble: `
          @keeper At the very top, turning round and round, they found {keeper}.
          @thing “I [cannot|can’t] say whose turn it is,” it panted, “for I have lost {thing}.”
          @cause “It dropped into the mist, just as I said good evening. [To a stranger|Manners]!”
          @feeling {Keeper} [was|felt] so confused that it had waved on a cloud and [stopped itself|held up its own foot].
          + On either side stood a queue, as far as [orange|one could see].
          + {Friend} helped by calling “Go!”, and for a while it was [a heap|hard to count].
          + Only the red string was left, with [a knot|nothing] on it.
          + “Left,” it cried, “no, the other left, no, [madam|the gentleman with the ice]!”
          + It tried a blade of grass, and a cow [answered|came].
        `,
        worry: `
          “After you,” they said on this side, and “after [you|you, I insist]” on that.
          + A man who had brought ice for a party was now carrying [a bag of water|soup].
          + Somewhere in red stood a bride, and in violet [the groom|somebody with a buttonhole].
          + They threw kisses, some of which fell [short|into the valley].
          + Two handcarts stood nose to nose, and had [principles|all night].
          + A child had been promised that it would be [soon|only a minute], and danced on one leg.
        `,
        mend: `
          {Keeper} filled both cheeks and blew {thing}, till [the mist moved|it rang].
          @mended [One for the little ones, two for the carts|One trumpet for the little ones, two for the carts|A short one for the small, a long one for the carts], and everyone crossed the bridge in turn.
          + A child went first, and was [gone|thanked by nobody, it was so fast].
          + On gold a bride met her groom, and [the traffic stopped again|both forgot where they were going].
          + Then {keeper} said pfeep, very gently, and looked at [the sky|its boots].
          + It went in and out like a [dance|zip].
          + Eventually the bridge lay empty and [hummed|had a little rest].
          + A cart rang its bell, and a snail, not to be outdone, rang [back|too].
        `,
        joy: `
          They were all asked to a wedding, and had cake, from the [top floor|side with the cherries].
          + Somebody’s ice had become a cold soup, and was [praised|asked for twice].
          + {Hero} might blow once, and a falling star [stood perfectly still|gave way].
          + {Friend} crossed eleven times, for the joy of being [let|signalled].
          + When anyone wished it good evening, {keeper} held on to the [string|whistle with its teeth].
          + {Thing} was given a new string, with a great many [knots|bows].
        `,
      },
      advanced: {
        trouble: `
          @keeper Upon the summit, revolving, and calling out directions to all sides, was {keeper}.
          @thing “I [cannot|can’t] say who comes next,” it told them, coming round, “since I no longer have {thing}.”
          @cause The whistle had dropped into the mist while the badger said good evening, [to a stranger, what is more|and took off its cap to say it].
          @feeling From sheer confusion {keeper} had already waved on a cloud and [arrested its own shadow|stopped itself for going too fast].
          + The queues reached to orange on the one hand. On the other they reached to [the horizon|where one loses the blue].
          + “Go!” {friend} cried, wishing to help. And it was some time before people had [their own hats again|been sorted].
        `,
        worry: `
          Courtesy is not cheap. They had been saying “after you” there since [half past four|it was light].
          + One of them was delivering ice, and had come down, by stages, to [a damp sack|a sack with a past].
          + In the red stood a bride, and in the violet somebody with a flower in his coat. Between them were [five colours and forty wheelbarrows|all those people].
          + Of the kisses thrown, a fair number [fell short, and were found in the valley in spring|went into the mist].
          + Here and there along the queue somebody had begun on [a nap|the sandwiches].
        `,
        mend: `
          {Keeper} set {thing} to its lips and blew, till the mist [got up|rang].
          @mended One for the small, two for the barrows, three for the late. And everyone crossed the bridge in turn.
          + They passed through one another like [the teeth of a zip|two songs that fit].
          + Midway upon gold there was a fresh obstruction, in white, with [its arms about another|a veil]. The traffic was asked to look at the view.
          + After which the bridge lay bare and hummed a little, as [people do, washing up|an instrument will, put down].
          + A cart rang its bell, and a snail, which was not to be outdone, rang [back|longer].
          + A child who had been promised that it would be only a minute took [half of one|less].
        `,
        joy: `
          One of them had been a bride, so they were all wedding guests, and sat down in the order in which they had [waited|been so polite].
          + What had been somebody’s ice was ladled out, and pronounced to be [soup, and the making of the day|refreshing].
          + {Hero} was permitted to sound it, softly. Overhead a star, on the point of falling, [gave way|looked both ways].
          + {Friend} crossed, and was whistled for, and crossed. It [could not be brought to the table|thought it the best thing there].
        `,
      },
    },
    'sun-glass': {
      keeper: { a: 'a youngest raindrop', the: 'the youngest raindrop' },
      thing: { a: 'a sun-glass', the: 'the sun-glass' },
      spot: { at: 'under the third arch', to: 'to the third arch' },
      facts: {
        ask: 'Why was the bridge fading?',
        cause: 'the youngest raindrop polished {thing} so hard that it slid away',
        mended: 'all the colours of the bridge came back',
      },
      beginner: {
        trouble: `
          @keeper There sat {keeper}, as round as a [tear|pea], and shook.
          @thing “It all goes pale,” it said. “And I lost {thing}!”
          @cause “I rubbed and rubbed, to make it shine, and it slid away.”
          @feeling {Keeper} was so ashamed, it went [dull|small and smaller].
          + Red was pink by now. Gold was no more than [milk|a guess].
          + “It is the glass that makes the [bow|lanes],” it said.
          + “Light goes in white and comes out [all sorts|dressed].”
          + {Friend} had gone a bit [see-through|grey], too.
          + {Hero} could see a hill through the [green|floor].
          + “They said, just dust it,” it said. “And I [loved|liked] it so.”
          + A child asked what blue had been. They [sighed|hummed it].
        `,
        worry: `
          The men on the ladders had to paint [in white|by feel].
          + One fell through a thin bit of [lime|blue], to the knee.
          + An aunt walks just on green. Was it [this|hers]? She stood.
          + “Is that you?” folk said. “[Sort of|Just].”
          + Violet had gone, with no [word|bye].
          + A crow looked down and felt [at home|smart].
          + The big drops said, “Tut,” and [dripped|did no more].
          + A cook put in some red. It was [tea|salt].
          + The stall with the grey had a long [line|day].
          + “Where did I put pink?” asked the [dusk|jam].
        `,
        mend: `
          {Hero} set up {thing}, where the last [light|ray] came in.
          @mended In it went, and all the colours of the bridge came back.
          + Red came with a [thump|drum]. Gold came with bells.
          + Green ran up to an old aunt and [sat|lay down].
          + Blue came last. It had been [far|at sea].
          + {Friend} was warm and bright to the [tips|tail].
          + {Keeper} had seven rings of light in its [tum|side].
          + “Oh,” it said. “That is [me|in me].”
          + A child said, “That one! That was [blue|it]!”
          + The floor was a floor, from end to [end|rail].
          + The jam was red once more, and the tea was [tea|not].
        `,
        joy: `
          “It can happen,” said the big drops. “[I did it too|Once I put out a lamp].”
          + They hung {keeper} in the mid, like a [jewel|lamp].
          + They ate one thing of each [colour|sort]. Blue was plums.
          + {Friend} had only gold, and felt [rich|ill].
          + {Hero} ran from red to violet and [back|fell in].
          + An aunt all in green put a toe on [red|pink]!
          + The rain tickled, and all lay down and [let it|laughed].
          + {Thing} sat on a cloud, as soft as [soap|wool]. It shone.
        `,
      },
      intermediate: {
        trouble: `
          @keeper On the railing, no bigger than a pea, trembled {keeper}.
          @thing “It is going pale,” it whispered. “That is [because|since] of {thing}. I [did it|had it last].”
          @cause “I polished it so hard that it slid away, [right off the edge|like soap].”
          @feeling {Keeper} was so ashamed that it had gone [cloudy|the size of a dot].
          + Red had already come down to pink, and yellow was hardly [more than a rumour|milk].
          + “Light goes in white,” it explained, “and comes out [dressed|as seven].”
          + Through the green one saw a hill, and through {friend} [the green|a bit of railing].
          + “They said to dust it,” it said. “It was so [beautiful|lovely] to do.”
          + A child asked what blue had been, and was [told|given a plum].
        `,
        worry: `
          The painters were working from [memory|the labels].
          + One of them had gone through a thin place in the blue up to the [knee|hat].
          + An aunt who walks on green did not know if this was [green|hers], and stood on one leg.
          + “Is that you?” people asked, and it was [only just|more or less].
          + Violet had left without saying [goodbye|where].
          + A crow, looking down, thought that at last somebody had [taste|tidied up].
          + A long queue stood at the stall with the [grey|beige].
        `,
        mend: `
          {Hero} propped up {thing} where the last of the sun could [find it|come through].
          @mended It went in white on the one side, and all the colours of the bridge came back.
          + Red arrived with [drums|a thump], and gold with its arms full.
          + Green ran straight to an old aunt and lay down [at her feet|like a dog].
          + Last came blue, a little out of breath, from [somewhere at sea|a long way off].
          + {Friend} filled up again from the [feet|middle].
          + In {keeper} itself there hung, quite small, [seven rings|the entire bridge].
          + “Oh,” it declared. “It is in me [too|as well].”
        `,
        joy: `
          “That can happen to anyone,” said the big drops, and each told of [a lamp it had put out|something worse].
          + They hung {keeper} over the table, as [a chandelier|the guest of honour].
          + One ate by colours, and blue was [plums|the hardest].
          + {Friend} took nothing but gold. It felt [rich and unwell|golden].
          + A certain aunt, who walks on green, put a toe upon [red|orange], and took it back.
          + {Thing} was put to bed on a cloud, well away from [cloths|dusters].
        `,
      },
      advanced: {
        trouble: `
          @keeper Upon the handrail, of about the bigness of a pea, and shaking, was {keeper}.
          @thing “It is fading,” it [remarked|said], “because I had charge of {thing}.”
          @cause “I polished it, and I polished it so hard that it slid away.”
          @feeling Shame makes some people red; {keeper} it had made [cloudy|the size of a dot over an i].
          + The reds were down to pink, and yellow had become a matter of [opinion|faith].
          + “You see, the light goes in plain,” it informed them, “and comes out [in its seven coats|as company].”
          + One could make out a hill through the green by this time, and through {friend}, rather distinctly, [the green|a nail].
          + A child asked what blue had been, and was [hummed it|given a plum].
        `,
        worry: `
          Those on the ladders were painting by heart, and a few had begun to disagree about [orange|what blue had been].
          + In a thin part of the indigo one of them had gone through [to the waist|with his lunch].
          + An aunt who walks on green stood upon a single foot, for she could not be certain any more of [the other|its being green].
          + To the question “Is it you?” one heard the answer, “[To some extent|It was this morning].”
          + And a crow which was passing remarked that they had, at last, [tidied|learned restraint].
        `,
        mend: `
          {Hero} held up {thing}, until the last of the sun [looked in|was caught].
          @mended It went in as plain as water; and, out of the other side, all the colours of the bridge came back.
          + The red came first, as one would expect, and not [quietly|alone].
          + The green knew a certain old aunt, and went to her directly, and [lay down|put its head upon her shoe].
          + Then for a long moment there were six; and then, from far out, running, [blue|and sorry to be late, came blue].
          + Within {keeper}, the wrong way up, and perfect, hung [the whole of it|a bridge with people on it].
          + A child pointed, and said that there it was, that was [it|blue].
          + {Friend} filled up again from the [feet|middle], and was considerably relieved.
        `,
        joy: `
          There was not a large drop that had not once put out a [lamp|wedding]. They said so, one by one.
          + {Keeper} was hung above the table, and by its light one ate [in order, from the strawberries|plums, for the blue].
          + {Friend} confined itself to the golden dishes, and was presently [lying down|obliged to loosen something].
          + It is recorded that an aunt of the green, believing herself unseen, set a toe on [red|orange]. She took it home again, smiling.
        `,
      },
    },
  },
}
