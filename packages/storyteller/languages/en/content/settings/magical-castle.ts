import type { SettingContent } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const magicalCastle: SettingContent<Noun, 'Magical Castle'> = {
  place: { name: 'the Magical Castle', in: 'in the Magical Castle', to: 'to the Magical Castle', from: 'from the Magical Castle' },
  beginner: {
    arrival: `
      @place There stood the Magical Castle, with [ninety|sixty] windows and one light.
      / They were at the Magical Castle now. It was [tall and crooked|as tall as a hill].
      / [Up|High] on the [hill|rock] it stood, and [hummed|yawned]: the Magical Castle.
      / “Is that a [hill|cake]?” It was the Magical Castle, with its [hat|flags] on.
      The door said [come in|good evening], in a deep [wooden|old] voice.
      + A suit of armour snored in the [hall|first hall]. [Rrr-clank|Krr-clink].
      + “Wipe your feet,” said a [painted|very old] queen on the wall.
      + It smelt of [soup and candles|wax and toast].
      + The carpet ran ahead to show them the [way|stairs].
      + “Look who comes,” said one [picture|painted duke] to the next.
      + High up a flag [waved|flapped] at them. There was no wind.
      + {Friend} bowed to a [coat stand|broom]. It bowed back.
      + The candles stood up straight when they [came in|saw {hero}].
      + Each step sang a note. The [fifth|last] one was flat.
      + [Far off|Far away], pots went [bim and bom|clink and clank].
      + A [cat|mouse] with a crown went by. It did not [explain|stop].
    `,
    life: `
      Here live the king, the queen and [forty|too many] clocks. The [king|king himself] was in his slippers.
      / A whole crowd lives here: [knights|nine knights], ghosts and a round cook.
      At night the armour takes its [shoes|iron shoes] off and snores.
      / In the evening the pictures [talk|gossip] till their frames are hot.
      + “Have you heard?” said a duke in oil. “No, [tell|do tell].”
      + The kitchen never sleeps. It only [nods|hums a bit].
      + A ghost was folding [sheets|the sheets]. One of them was [its aunt|not a sheet].
      + Two knights played cards on a [shield|drum]. Both lost.
      + The queen was looking for her [glasses|other slipper]. She had it on.
      + A page ran by with [a bun|ten buns] on a cushion.
      + The clock mice oiled the [clocks|big clock] with butter.
      + “Left foot first,” [said the stairs|the stairs said]. They are [strict|like that].
      + On a throne lay a [dog|fat dog]. No one said a word.
      + “Bed in an hour,” called the [moon clock|cook]. “[Perhaps|Or two].”
    `,
    way: `
      They went {spot.to}. The carpet came along [for a bit|to the corner].
      / The way {spot.to} was long. It had [nine|ten] doors and a cat.
      The first door squeaked. The second [sang|squeaked back]. The third said [pst|hush].
      / They saw a chair [asleep|on its side]. They heard a clock [cough|hiccup].
      + It smelt of [old roses|dust and apples] on the stairs.
      + A draught [whistled|hummed] through a keyhole.
      + “Not there,” whispered a [painted|small painted] page. “Left.”
      + They crept past [six|seven] knights. All six said “[krr|rrr].”
      + The moon lay on the floor in [squares|white squares].
      + {Hero} stepped only on the [white|black] ones.
      + {Friend} counted the stairs and [lost|forgot] one.
      + A lamp went before them. It had no [hand|one to hold it].
      + Behind a curtain stood [feet|two feet]. They were only [boots|shoes].
      + A [spider|small spider] let itself down and wished them luck.
      + The last bit was so quiet that the [carpet|dust] tiptoed.
    `,
    thanks: `
      All the pictures waved. One [fell|nearly fell] out of its frame.
      / The whole castle came to the door. It was a [squeeze|tight fit].
      {Keeper} gave {hero} a [small|little] [silver|gold] paper crown.
      / “This is for you,” [said {keeper}|{keeper} said]. It was a [tiny key|candle end].
      + “It opens [nothing|no door],” [said {keeper}|{keeper} said]. “But it opens it [well|nicely].”
      + {Friend} got a bun. It had a [crown|raisin] on top.
      + The king shook every [hand|paw] he could find.
      + “Come again,” [said the door|the door said]. “I [like|love] to open.”
      + The armour woke up, [saluted|waved] and slept again.
      + A trumpet played very [low|softly]. It was bedtime, after all.
      + The queen said “[my dears|you dears]”, and lost her slipper.
      + “I shall have you [painted|hung up],” said the duke in oil.
    `,
  },
  intermediate: {
    arrival: `
      @place The Magical Castle stood on its hill, with [a hundred|more] windows and one light.
      / And there was the Magical Castle, as crooked as [a wizard’s hat|an old tooth].
      / A [path|stair] [went|wound] up, and up, [out of breath|with rests], and ended at the Magical Castle.
      / There it was against the [stars|moon], all [elbows|chimneys] and [turrets|corners]: the Magical Castle.
      The door opened before they knocked and said good evening [in oak|in a deep voice].
      + In the hall a suit of armour stood asleep, and [snored|clanked] with every breath.
      + “Do wipe your feet,” observed a painted queen, and looked at [each of them|all their feet].
      + It smelt of candles, of soup, and a little of [dragon|wet dog].
      + The carpet rolled itself out in front of them like a [tongue|polite tongue].
      + “Look who is coming,” whispered one picture, and the [next passed it on|news ran upstairs].
      + Each stair sang its own note; the fifth was always [flat|a bit late].
      + {Friend} bowed to a coat stand, and it turned out to be [a duke|the right thing].
      + Candles stood up straight. Chairs did what they [could|were able to].
      + A cat with a crown went by, and [did not explain|nobody asked].
    `,
    life: `
      A king lives here, a queen, nine knights and [more clocks than needed|forty clocks].
      / So many people live here that nobody knows [who does the beds|all the ghosts].
      In the evening the pictures gossip until their frames [creak|are warm].
      / When night comes the suits of armour take their [shoes off|helmets off] and snore.
      + The kitchen never sleeps, and it only lowers its [voice|lids].
      + A ghost was folding sheets; one of them was its [aunt|cousin].
      + Two knights played cards on a drum, and both [lost|cheated badly].
      + The queen was looking for a slipper that she was [wearing|standing in].
      + Clock mice ran along the walls with thimbles of [oil|butter].
      + “Have you heard?” asked a duke in oil; they [had not|always have].
      + On the throne lay a fat dog; nobody had ever [mentioned|discussed] it.
      + A page carried one bun on a large [cushion|cushion of velvet].
      + Somewhere the soup was being stirred, and it [hummed|sang along].
    `,
    way: `
      The way {spot.to} had nine doors, and each of them [wished to talk|had a squeak].
      / They set out {spot.to}, and the carpet came along for [company|a while].
      [They saw a chair asleep and heard|They passed a sleeping chair and heard|A chair was asleep there, and they heard] a clock [cough|clear its throat].
      / The first door squeaked, the second sang, and the third said [hush|nothing].
      + On the stairs it smelt of old roses and [older dust|apple peel].
      + “Not that one,” whispered a painted page. “It is only [a cupboard|cold soup].”
      + They crept past six snoring knights, on [tiptoe|the tips of everything].
      + The moon lay on the floor in squares. {Hero} used only the [white|bright] ones.
      + Behind a curtain stood two boots, and [no one in them|they were empty].
      + A lamp floated on ahead, held by [nobody at all|someone shy].
      + {Friend} counted the steps; some had to be [counted twice|guessed].
      + A draught played a tune on the keyholes; it knew [three|only three] notes.
      + It grew so quiet that even the carpet went on [tiptoe|its fringe].
    `,
    thanks: `
      All the pictures leaned out to wave, and one [fell|dropped] into the umbrellas.
      / The whole castle came to the door to say goodbye, [in slippers|and got stuck in it].
      {Keeper} gave {hero} a key the size of a [crumb|ladybird].
      / “A keepsake,” [said {keeper}|{keeper} said|{keeper} declared], and held out a [candle end|crown of gold paper].
      + “What it opens, nobody [knows|remembers],” [said {keeper}|{keeper} said|{keeper} declared]. “That is the beauty of it.”
      + {Friend} was given a bun with a crown of [icing|sugar].
      + The king shook every hand he was [offered|able to find].
      + The armour woke up, saluted, and went back to [sleep|snoring].
      + “I do like to open for you,” announced the [door|old door].
      + A trumpet played, but under a [pillow|cushion], as it was late.
      + The queen waved with her slipper; then she looked for [it|the slipper].
    `,
  },
  advanced: {
    arrival: `
      @place The Magical Castle had been built by several kings who were not [on speaking terms|agreed on anything].
      / On top of its hill [stood|waited] the Magical Castle, leaning a little, like [somebody|someone] [listening|about to sneeze].
      / The Magical Castle [saw|noticed] them first, and [straightened|put out] a [tower|flag], as one does a [tie|collar].
      / It had [wings|turrets] where [other|most] buildings have [doubts|gutters], and they [knew|recognised] it by these for the Magical Castle.
      + The door opened before they had knocked, and wished them a good evening in [solid oak|a voice of oak].
      + In the hall stood a suit of armour that snored, and clanked whenever it [breathed out|dreamed].
      + “Feet,” [said|remarked|observed] a painted queen from the wall, without moving her [lips|varnish].
      + It smelt of candle wax and of soup, and very faintly of [dragon|a dragon long ago].
      + A carpet unrolled in front of them [as if|as though] it had been [practising|waiting all week].
      + Their names were already running upstairs from picture to [picture|frame].
      + The stairs sang, each its own note, except the fifth, which [only hummed|had a cold].
      + {Friend} bowed deeply to a coat stand and was, on the whole, [well received|right to].
      + Somewhere below a great many pots were [having an argument|talking at once].
      + A cat wearing a [small|little] crown went by without giving any [reason|explanation].
    `,
    life: `
      [A king lives here with his queen, nine knights|Here live a king and his queen, nine knights|There live here a king, a queen, nine knights], and ghosts whom nobody has ever [counted|invited].
      / Forty clocks live in the castle, and the king, who [winds them|is ruled by them].
      + Of an evening the portraits gossip, and some of it is [two hundred years old|even true].
      + At dusk the suits of armour ease off their [shoes|iron shoes] and begin to snore in parts.
      + The kitchen never sleeps; at most it [closes one eye|turns down its flame].
      + A ghost was folding sheets, with an apology to the one that was [its aunt|a relation].
      + Two knights were playing cards on a drum, each of them [losing on purpose|too polite to win].
      + The queen was hunting for a slipper, with growing [suspicion|anger], in both slippers.
      + Along the skirting boards ran the clock mice, each with a thimble of [best butter|oil].
      + On the throne lay a fat dog, whose claim has never been [examined|disputed].
      + A page went by bearing one bun on a velvet cushion, very [slowly|upright].
      + “Have you heard?” began a duke in oils, and the entire gallery [turned to hear|had].
    `,
    way: `
      The way {spot.to} passed nine doors, of which eight had something to [say|add].
      / They set off {spot.to}, accompanied as far as the corner by the [carpet|loyal carpet].
      + A chair was asleep on the landing, and a clock behind it [coughed discreetly|had hiccups].
      + One door squeaked, the next sang, and the third, when tried, said that it was [thinking|engaged].
      + On the stairs hung a [smell|scent] of roses that had been thrown to somebody [long ago|in another century].
      + “I should not go in there,” murmured a painted page; “it is [only geography|where they keep the peas].”
      + They passed six sleeping knights on tiptoe, or on what each had that came [nearest|closest to toes].
      + Moonlight lay on the floor in squares, and {hero} made it a rule to tread only on the [white|lit ones].
      + Two boots beneath a curtain proved, after an anxious minute, to be [empty|only boots].
      + A lamp drifted ahead of them, carried by someone too [shy to be visible|modest to appear].
      + {Friend} counted the stairs aloud and arrived with one [left over|to spare].
      + A draught was practising on the keyholes, and knew as yet [three notes|only the sad part].
    `,
    thanks: `
      Every portrait leaned out to wave, and one of the dukes [fell into the umbrellas|left his frame altogether].
      / The whole household came to the door to see them off, and [stuck in it|filled it like a cork].
      + {Keeper} presented {hero} with a key no bigger than a [crumb|grain of rice].
      + “What it opens has been forgotten,” [remarked {keeper}|{keeper} observed|said {keeper}], “which makes it [very safe|all the more precious].”
      + {Friend} was knighted with a bread knife and given [the bread|half the loaf].
      + The king shook all the hands there were, some of them [twice|his own].
      + The armour awoke, saluted the wrong wall, and [slept again|resumed its snoring].
      + Somebody played a fanfare under a pillow, in view of the [hour|neighbours].
      + “It has been a pleasure,” [remarked the door|the door observed|said the door], “to open for [such people|you both].”
      + The queen waved her slipper for a considerable time, and then [began|started] to [look for it|miss it].
      + Even the draught saw them off, as far as the last [keyhole|gate].
    `,
  },
  troubles: {
    cogwheel: {
      keeper: { a: 'a clock mouse', the: 'the clock mouse' },
      thing: { a: 'a smallest cogwheel', the: 'the smallest cogwheel' },
      spot: { at: 'up the narrowest stair', to: 'to the narrowest stair' },
      facts: {
        ask: 'Why did the clock stand still at one minute to bedtime?',
        cause: 'the clock had the hiccups and {thing} jumped out',
        mended: 'the clock struck bedtime',
      },
      beginner: {
        trouble: `
          @keeper Under the great clock [sat|waited] the clock mouse with [an oil can|a spanner].
          / Out of the great clock [climbed|came] the clock mouse, [black with oil|all oily].
          @thing “The smallest cogwheel is [gone|lost],” it said, “and the clock [stands still|has stopped].”
          / “It stands still. The smallest cogwheel is not [there|in it].”
          @cause “The clock had the hiccups. [Hick|Hup]! And out it jumped.”
          / “It jumped out when the clock had [hiccups|the hiccups].”
          @feeling The mouse was ashamed and hid behind its [tail|own tail].
          / It felt ashamed. It looked at its [feet|four feet].
          It was one minute to bedtime. It had been that for [hours|three hours].
          + “I should have given it some [water|sugar],” it said.
          + “I heard it roll {spot.to},” it said. “But [I am on duty|my knees shake].”
          + The hands of the clock [shook|trembled]. They [wanted|wished] to move.
          + “And how do we say the time?” [asked {friend}|{friend} asked]. “[Nearly|Still nearly].”
          + Forty small clocks looked at the [big|great] one. They waited, too.
          + “Hick,” said the clock [once more|again]. Then it was still.
        `,
        worry: `
          It was nearly bedtime, and nearly [never ended|would not end].
          / [Nobody|No one] could go to bed before the clock [struck|had struck].
          The king stood there in his [nightshirt|long nightshirt] and held a candle.
          / The cook made supper for the [third|fourth] time.
          + “One more minute,” [said the queen|the queen said]. She [had said|said] it for hours.
          + The little princes were told one more [story|tale], and one more.
          + The man who told them [had no voice|was hoarse] now.
          + A page had one foot in [bed|his bed]. He did not dare [to lift the other|more].
          + The cock did not know if it was [late|late or early].
          + A candle was tired of [waiting|it] and went out.
          + The dog on the throne [yawned|howled a bit]. He was the only one who dared.
          + “Is it tomorrow [yet|now]?” asked a [small|little] voice. “[No|Not yet].”
        `,
        mend: `
          {Hero} put the smallest cogwheel in. It went [click|click and fitted].
          / The mouse held the lamp. {Hero} set the cogwheel [in its place|back]. Click.
          @mended Tick, tock. And then the clock struck [bedtime|bedtime, slow and deep].
          / The big hand moved. The clock struck [bedtime|bedtime at last].
          + [Bong|Dong], it went. It sounded like [warm gold|a big soft bell].
          + All forty small clocks struck [too|with it], like [chicks|birds].
          + The wheels went round, big ones and [small ones|that small one].
          + “[Aah|At last],” [said the whole castle|the whole castle said].
          + The page took his second foot to [bed|bed, too].
          + The mouse counted the strokes on its [whiskers|toes].
          + “No more hiccups,” it told the clock, and [patted it|gave it sugar].
          + The king fell asleep on [step six|the stairs] with his candle.
          + The time had been stuck. Now it [flowed|ran] again, like milk.
          + {Friend} moved its head [left and right|with it]. Tick. Tock.
          + In the hall the armour [sighed|clanked] for joy.
        `,
        joy: `
          They had a feast of just one [minute|long minute]. It was [enough|a good one].
          / There was a midnight feast, though it was only [bedtime|eight].
          The mouse danced on the [big|large] [hand|hand of the clock].
          / They ate clock cake. It had [twelve|twelve nice] slices.
          + {Friend} got the slice from [three to four|half past six].
          + {Hero} was allowed to wind the [clock|great clock] once.
          + “Three cheers, but [softly|quietly]!” [cried the queen|the queen cried]. So they [whispered|hummed] them.
          + The princes were already [asleep|in bed]. They [cheered|smiled] in their sleep.
          + The cook ate the three spare [suppers|dinners] by himself.
          + A cuckoo came out and [sang|said cuckoo], off time, for joy.
          + The mouse got a new [oil can|bow tie]. It was [silver|very shiny].
          + Tick, tock, they all [swayed|went], until their eyes [closed|were small].
        `,
      },
      intermediate: {
        trouble: `
          @keeper From the belly of the great clock [climbed|came] the clock mouse, [black with oil|wiping its paws].
          / At the foot of the great clock [sat|waited] the clock mouse, [oil can in hand|very small].
          @thing “The smallest cogwheel is [missing|gone],” it said, “and so the clock [stands still|has stopped].”
          / “Without the smallest cogwheel,” it [declared|said], “nothing in there [turns|goes].”
          @cause “The clock had the hiccups, and out it [jumped|jumped, ping].”
          / “It jumped out,” it [remarked|said], “because the clock had the [hiccups|hiccups, you see].”
          @feeling The mouse [was|felt] so ashamed that it talked into its own [tail|shoe].
          / It [was|felt] ashamed, and held a rag [in front of|before] its [face|nose].
          The hands stood at one minute to bedtime, and [trembled|would not go on].
          + “I heard it bounce {spot.to},” it said, “but I [dare not leave|have such short legs].”
          + “A spoon of sugar, and it would not have [happened|jumped],” it whispered.
          + The forty small clocks stood round the great one, and [waited|did not dare to tick].
          + “What time is it, then?” [asked {friend}|{friend} asked]. “Nearly,” said the [mouse|poor mouse].
          + “Hick,” remarked the clock once more, [rather low|from far inside].
          + Nobody had scolded the mouse; that made it [worse|no better].
        `,
        worry: `
          Since then it had been nearly bedtime, and nearly is [very tiring|the longest time there is].
          / In the castle nobody may go to bed before the clock [strikes|has struck].
          The king stood about in his nightshirt and [held the candle|got cold feet].
          / The cook had made supper four times, and was [out of eggs|crying into the fourth].
          + The story for the princes had already lasted three [hours|volumes].
          + The man who told it was down to [whispering|one voice].
          + A page had one foot in bed, and did not [dare move the other|know the rules].
          + The cock sat on the roof with his beak open, [just in case|waiting to be told].
          + “One more minute,” [said the queen|the queen said|the queen declared]. She had said it all [evening|night].
          + Only the dog on the throne yawned; he was [above such things|nearly king].
          + A candle had waited so long that it [gave up|was quite short].
        `,
        mend: `
          {Hero} set the smallest cogwheel in between the great ones; it [fitted|clicked].
          / The mouse held the lamp, and {hero} put the smallest cogwheel [back|in its place].
          @mended There was a tick, then a tock, and then the clock struck [bedtime|bedtime, very deep].
          / The big hand jumped, and the clock struck [bedtime|bedtime over all the roofs].
          + It sounded like a warm gold plate that somebody [strokes|is humming to].
          + All forty of the small clocks joined in, like [chicks behind a hen|a choir].
          + The wheels [began|started] to turn, and the smallest was the [proudest|quickest].
          + “Finally,” [said the castle|the castle said|the castle declared], in [all its rooms|a hundred voices].
          + The page pulled in his other foot and was [asleep|gone].
          + On the sixth stair the king lay down, still holding the [candle|light].
          + Time had been stuck, like honey in a spoon; now it [ran|flowed] again.
          + The mouse counted along on its whiskers, and they [were enough|came out right].
          + {Friend} moved its head from side to side. Tick. Tock.
        `,
        joy: `
          They gave a feast that lasted one minute, but a [long|thick] one.
          / There was a clock cake, in [twelve|twelve equal] slices.
          The mouse danced on the [big|large] hand, and [rode it down to the half hour|slid off it].
          / {Hero} was allowed to wind the clock, which nobody [may|has ever been].
          + {Friend} had the piece from three to four, and [then four to five|nearly five].
          + “Three cheers,” cried the queen, “but [softly|under your breath].”
          + The princes were asleep already, and [cheered in their sleep|missed the cake].
          + Somebody had to eat the four suppers; the cook [did|was brave].
          + A cuckoo came out at the wrong time, from [joy|pure joy].
          + The clock was given a spoon of sugar, and it [purred|said thank you].
          + The mouse got a bow tie, and could not stop [looking at it|shining].
        `,
      },
      advanced: {
        trouble: `
          @keeper Out of the case of the great clock [climbed|came] the clock mouse, [wiping its paws|grey with oil].
          / At the foot of the great clock [stood|waited] the clock mouse, holding its [cap|oil can].
          @thing “The smallest cogwheel is [gone|lost],” it remarked, “and the clock has [stopped|stopped dead].”
          / “It wants the smallest cogwheel,” it [said|sighed], “and without that the clock [cannot go|stands].”
          @cause “It had the hiccups, and out the wheel [jumped|flew].”
          / The clock, it seemed, had had the hiccups, and the wheel had jumped [out|clean out].
          @feeling The mouse was ashamed, [as if|as though] the hiccups had been its [own|doing].
          / It [was|felt] so ashamed that it addressed itself throughout to the [floor|skirting board].
          The hands stood at one minute to bedtime, where they had stood for [three hours|some time].
          + “I heard it go {spot.to}, step by step,” it observed, “and I [could not move|am needed here, to blush].”
          + “A spoonful of sugar would have [stopped it|been enough],” it told its shoes.
          + Around the walls forty lesser clocks were [holding their ticks|looking the other way].
          + Asked for the time by {friend}, it said that it was, and would remain, [nearly|almost].
          + “Hick,” [said|remarked|observed] the clock once more, in a [hollow|tired] voice.
          + No one had reproached it, and this is never a [help|comfort].
        `,
        worry: `
          By law nobody in the castle may retire before the clock has struck, and it [had not|would not].
          / It had been nearly bedtime since supper, and nearly is a very [tiring|draughty] time to live in.
          + The king wandered the corridors in his nightshirt with a candle of [diminishing length|his own].
          + The cook, for want of instructions, had now made supper [four times|once an hour].
          + The princes’ bedtime story was in its third volume, and the hero [had grandchildren|was wanting to stop].
          + A page stood with one foot in his bed, waiting to hear about the [other|second].
          + Up on the roof the cock had had his beak open since [sunset|nine], in case.
          + “One more minute,” the queen kept saying, with less and less [conviction|hope].
          + Only the dog on the throne had yawned, being [above the law|a law to himself].
          + Nobody was cross, and they were merely [leaning on things|getting shorter].
        `,
        mend: `
          {Hero} set the smallest cogwheel between its enormous [brothers|neighbours], and it clicked.
          / The mouse held up the lamp, while {hero} put the smallest cogwheel [back|in].
          @mended There was a tick, a tock, a long breath, and the clock struck [bedtime|bedtime finally].
          / Then the great hand jumped, and over all the roofs the clock struck bedtime.
          + It was a sound like a golden plate being [stroked|breathed upon].
          + The forty others came in behind it, like ducklings after a [duck|large duck].
          + The wheels went round once more, the smallest by a long way the [busiest|proudest].
          + “Finally,” [remarked the castle|the castle observed|said the castle], in every room and [three cellars|several accents].
          + On the sixth stair the king lay down with his candle, and had to be [stepped over|blown out].
          + Time, which had stuck like honey to a spoon, [began|started] to [run|let itself down again].
          + The page’s other foot was seen to [go in|leave the floor]; that was that.
        `,
        joy: `
          The feast was allowed to last one minute, and they made it a [long|generous] one.
          / There was a cake in the shape of a clock, sliced by the [hour|quarter].
          + {Hero} was permitted to wind the great clock, which is done by [kings only|nobody under sixty].
          + The mouse danced on the minute hand and was carried, dancing, to the [quarter|half hour].
          + {Friend} assisted itself to the hours from three to [six|nearly seven].
          + “Three cheers,” [remarked the queen|the queen observed|said the queen], “but [under the breath|with the mouth closed].” It sounded like bees.
          + The four suppers were dealt with by the cook in person, who felt [responsible|equal to it].
          + A cuckoo sprang out at entirely the wrong time and was [forgiven|applauded].
          + Sugar was administered to the clock, as a [precaution|treat].
          + The mouse had been given a bow tie, and bent over every [spoon|polished thing] to look at it.
        `,
      },
    },
    'salt-spoon': {
      keeper: { a: 'a kitchen ghost', the: 'the kitchen ghost' },
      thing: { a: 'a salt spoon', the: 'the salt spoon' },
      spot: { at: 'behind the rusty armour', to: 'to the rusty armour' },
      facts: {
        ask: 'Why did the soup taste of nothing?',
        cause: 'a knight scratched his back with {thing} and forgot it',
        mended: 'the soup was good again and everyone yawned',
      },
      beginner: {
        trouble: `
          @keeper By the [big|large] pot floated the kitchen ghost in its [apron|white apron].
          / Out of the steam came the kitchen ghost with a [ladle|long ladle].
          @thing “My silver salt spoon is [gone|lost],” it said. “So the soup tastes of [nothing|air].”
          / “The soup has no taste. I [cannot|can’t] find the silver salt [spoon|spoon, you see].”
          @cause “A knight took it to scratch his [back|own back]. Then he forgot it.”
          / “One of the knights scratched his back with it and [forgot it|left it].”
          @feeling The ghost was sad. You could see [right through|the wall through] it.
          / It was so sad that it [dripped|dripped on the floor].
          No good soup, no sleep. That is the [rule|law] for knights.
          + “No other spoon will [do|help],” it said. “I have tried [forks|them all].”
          + “He went {spot.to},” it said. “He [leaned|scratched] there.”
          + {Friend} tried the soup. “It tastes of [spoon|warm],” it said.
          + The pot was as big as a [bath|bed]. It [blubbed|said blub] sadly.
          + All the carrots hung their [heads|tops].
          + “I made it with [love|such love],” it said, and blew its nose.
        `,
        worry: `
          The knights sat at the [long table|table] and looked into their bowls.
          / Nine knights sat there, wide awake, with [spoons|big spoons].
          “It is very … [wet|warm],” said one of them. He was [polite|a kind man].
          / “It tastes of [rain|no one],” a knight said. He meant it [well|kindly].
          + With no good soup they could not [sleep|shut an eye].
          + They rode round the table on [chairs|their chairs], so tired were they.
          + One knight cried into his bowl. “[Better|Now it is better],” he said.
          + They told each other tales. No dragon in them was [small|tired].
          + Their swords slept. Their [beards|boots] slept. Only they did not.
          + The ghost looked through the [door|wall], and sighed.
          + “I am not a bad cook,” it told the [onions|pot]. They wept.
          + It was long past ten, and the [helmets|helmets on the hooks] yawned.
        `,
        mend: `
          {Hero} gave the ghost the silver salt spoon. It took [one pinch|just one pinch].
          / The ghost kissed the silver salt spoon. One [pinch|small pinch] went into the pot.
          @mended They tried it. The soup was good, and [everyone yawned|they all yawned].
          / Now the soup was good. [Everyone ate, and everyone|Everybody ate, and everybody] yawned.
          + It smelt of [home|Sunday], right up to the tower.
          + “Ah,” said knight one. “Aah,” said knight [two|nine].
          + They yawned so wide that the [candles|flags] bent.
          + The first one put his head [down|on the bread].
          + The ghost was not sad now. It was [white|as white as milk] again.
          + The pot said [blub|bloop], but with joy.
          + {Friend} tried it, too. “It tastes of [soup|more],” it said.
          + Nine beards sank, [one by one|and nine spoons].
          + Then they snored, and it sounded like a [song|slow song].
          + All the carrots [smiled|stood up straight].
          + It was only a [crumb|few grains] of salt, from one spoon.
        `,
        joy: `
          There was soup for [all|the whole castle], and very long bread.
          / They all ate in the kitchen, where it is [best|warmest].
          The ghost gave {hero} the first bowl and [looked on|did not breathe].
          / {Hero} had to try it first. “[Good|So good],” [said {hero}|{hero} said].
          + {Friend} had three bowls and a [yawn|big yawn].
          + The pots went [bim, bom|clink and clank], like a band.
          + Even the pictures came down to [sniff|smell] it.
          + The ghost danced with the [ladle|broom] through the wall and back.
          + The spoon was hung on a string round its [neck|middle].
          + The knight who had scratched was sorry. He [washed up|dried the pots].
          + He got a back brush. It was the [king’s|king’s own].
          + Then the fire was small, and they all [blinked|leaned].
        `,
      },
      intermediate: {
        trouble: `
          @keeper Out of the steam above the pot came the kitchen ghost, [in an apron|ladle first].
          / Beside the largest pot hovered the kitchen ghost, with its [apron on|ladle down].
          @thing “My silver salt spoon is [lost|gone],” it remarked, “and the soup tastes of [nothing|nothing at all].”
          / “Without the silver salt spoon,” it [said|sighed], “my soup tastes of [warm water|nothing].”
          @cause “A knight scratched his back with it, and then [forgot it|forgot where].”
          / “One of the knights had an itch, scratched his back with it and [forgot it|left it].”
          @feeling The ghost [was|felt] so sad that you could see the [wall|stove] through it.
          / It [was|felt] sad, and dripped a little on the [tiles|cat].
          Without good soup the knights will not [sleep|go to sleep], and that is old law.
          + “I have tried forks,” it said. “It is not the [same|same thing].”
          + “He was standing {spot.to},” it recalled, “with such a [happy face|smile].”
          + {Friend} tried some. “It tastes of spoon,” it remarked [at last|kindly].
          + The pot was as big as a bath, and said blub in a [minor key|small voice].
          + The onions wept, but [then they always do|with a reason].
          + It had cooked for four hundred years; nobody had ever left any [over|soup].
        `,
        worry: `
          The knights sat round the long table, wide awake, and [stirred|looked in their bowls].
          / Nine knights looked at nine bowls, and were too polite to [speak|cry].
          “It is wonderfully wet,” announced one. The others [nodded|agreed with that].
          / “Very hot,” [said the oldest|the oldest said|the oldest declared], who wished to say something [nice|kind].
          + They were so tired that their beards slept [already|by themselves].
          + But a knight who has had no supper cannot [sleep|close his visor].
          + One of them shed a tear into his bowl. “[Oh|Ah],” he remarked, “that is better.”
          + They told stories about dragons, and the dragons [fell asleep|won].
          + Above the fire the helmets hung on hooks and [yawned|hung open].
          + The ghost looked in through the wall, and went [away again|paler].
          + “I followed the recipe,” it told the [pot|onions]. “I always do.”
        `,
        mend: `
          {Hero} gave the ghost its silver salt spoon, and it took one [pinch|single pinch].
          / The ghost kissed the silver salt spoon, and let one pinch fall [in|into the pot].
          @mended And the soup was good, so good that [everyone yawned|all of them yawned].
          / Then the soup was good again. Everybody ate, and everybody yawned.
          + The [smell|scent] of it went up the stairs and [woke the cat|tucked people in].
          + “Ah,” said the first knight, and the second, and so on, [to the ninth|down the table].
          + They yawned so wide that the candles [leaned over|bent back].
          + One after another the beards sank onto the [table|bread].
          + {Friend} tried it and was silent; then it held out its [bowl|bowl again].
          + The ghost was no longer see-through; it had [edges|some pink in it].
          + Blub, said the pot, and this time it was [in a good mood|a song].
          + Soon there was snoring in nine parts; the castle [hummed|shook gently].
          + And all of it from a few grains of [salt|white salt].
        `,
        joy: `
          They all ate in the kitchen, since that is where a castle is [warmest|nicest].
          / There was soup for the entire castle, and bread as long as [a sword|the table].
          {Hero} was given the first bowl, and the ghost [watched each spoonful|held its breath].
          / “Well?” [asked the ghost|the ghost asked]. “Good,” [said {hero}|{hero} said|{hero} declared]. It [flew through the roof|blushed].
          + {Friend} had three bowls, and a yawn between [each|the second and third].
          + The pots played, and the ghost danced with the [ladle|broom].
          + Even the pictures had come down to [smell it|eat, frames and all].
          + The knight with the itch was sorry, and did all the [washing-up|pots].
          + The king gave him a back brush; it was [his second best|gold].
          + The spoon now hangs on a string round the ghost’s [neck|middle].
          + The fire burned low, and the talk [burned lower|went out].
        `,
      },
      advanced: {
        trouble: `
          @keeper The steam over the largest pot gathered itself together and was the kitchen ghost, [in an apron|with a ladle].
          / From the steam stepped the kitchen ghost, holding a ladle like a [lily|candle].
          @thing “My silver salt spoon is [lost|gone],” it remarked, “and the soup tastes of [nothing|absence].”
          / “I cannot season without [the|that] silver salt spoon,” it [observed|said], “and so the soup tastes of [nothing|wet].”
          @cause “A knight scratched his back with it and [forgot it|put it down].”
          / One of the knights had scratched his back with it, sighed, and [forgotten it|gone].
          @feeling It [was|felt] sad, and had become so thin that one could read [the clock|recipes] through it.
          / A sad ghost is a damp thing, and this one was sad enough to [drip|need a bucket].
          + Without a decent soup no knight will sleep, and there were [nine|nine of them].
          + “I have tried it with a fork,” it added, “and I do not wish to [discuss it|say more].”
          + “It was {spot.to} that he went,” it remarked, “wearing an expression of [bliss|perfect peace].”
          + {Friend} took a mouthful, searched it for something to praise, and said that it was [warm|very even].
          + The pot, which had the size of a bath, said blub in a [minor key|tone of regret].
          + For four hundred years not a spoonful had been sent [back|down again].
          + The onions wept, though with onions one can never be [sure|certain of the cause].
        `,
        worry: `
          Nine knights sat at the long table before nine full bowls, and were too well bred to [mention it|stop eating].
          / In the great hall the knights were stirring, and nobody [swallowed|spoke].
          + “Beautifully wet,” the oldest of them ventured, and there was a murmur of [relief|assent].
          + They were so tired that several of the beards had gone to sleep [separately|on their own].
          + A knight cannot sleep on an empty stomach; it [echoes|rings in the armour].
          + One of them let fall a tear into his bowl, tasted it, and looked [up|almost happy].
          + For want of sleep they told each other about dragons, all of which were [yawning|in bed by nine].
          + The ghost looked in through the panelling from time to time, and went away [fainter|paler].
          + “I followed the recipe,” it could be heard telling the [onions|flour].
          + Over the hearth hung the helmets, with their mouths [open|hanging]; nothing moved.
        `,
        mend: `
          {Hero} handed the ghost its silver salt spoon, and it measured out a [pinch|single pinch].
          / The ghost pressed the silver salt spoon to its heart, which it [found|missed], and salted.
          @mended Now the soup was good, so very good that [everyone yawned|they all yawned].
          / The soup was good again; everybody ate, and [eventually|finally] everybody yawned.
          + The smell went up the back stairs and turned down the [beds|covers].
          + “Ah,” [said|remarked|observed] the first knight, and it was passed along the table like the [bread|salt].
          + They yawned till the candles bent over and had to be [stood up again|propped].
          + One after another the beards came down [upon|on] the [tablecloth|bread], and stayed there.
          + {Friend} ate a spoonful, grew thoughtful, and held out its bowl for [corroboration|more].
          + The ghost had its edges back, and in places was nearly [pink|solid].
          + Before long there was snoring in nine parts, with the tenor [at the window|somewhat ahead].
          + It had taken a few grains, and it generally [does|takes no more].
        `,
        joy: `
          The feast was held in the kitchen, a castle being at its [best|warmest] below stairs.
          / There was soup for everybody, and a loaf that had to be brought in [by the window|lengthways].
          + {Hero} was given the first bowl, and every spoonful was followed by the ghost with its [eyes|whole soul].
          + “Well?” it asked, and on hearing the answer went straight up through the [ceiling|pantry].
          + {Friend} accepted three helpings, yawning courteously between [courses|each].
          + The pots struck up, and the ghost led out the [ladle|broom], who followed well.
          + Several portraits had come down, and ate around the edges of their [frames|varnish].
          + The knight with the itch dried four hundred bowls, and felt [better for it|that justice was damp].
          + By royal decree he now owns a back brush with a [ribbon|crest]; it hangs on his bed.
          + The spoon went on a string round the ghost, where its neck [would be|was agreed to be].
        `,
      },
    },
    'gate-key': {
      keeper: { a: 'a gatekeeper toad', the: 'the gatekeeper toad' },
      thing: { a: 'a bridge key', the: 'the bridge key' },
      spot: { at: 'in the apple cellar', to: 'to the apple cellar' },
      facts: {
        ask: 'Why did the drawbridge hang half-way?',
        cause: 'the toad dropped {thing} through a crack in the floor',
        mended: 'the drawbridge came down',
      },
      beginner: {
        trouble: `
          @keeper By the gate [sat|waited] the gatekeeper toad in a very [big|tall] hat.
          / “Halt,” [said the gatekeeper toad|the gatekeeper toad said]. Then it [sighed|took its hat off].
          @thing “The tiny bridge key is lost. Now the bridge [is stuck|hangs half-way].”
          / “I [have lost|cannot find] the tiny bridge key. The bridge [hangs there|will not go down].”
          @cause “I dropped it. It fell through a crack in the [floor|old floor].”
          / “It fell from my hand, and down a crack in the [floor|floor. Plink].”
          @feeling The toad was ashamed. It went [dark green|a dark green].
          / It [was|felt] so ashamed that it pulled its hat [down|over its eyes].
          The bridge hung there, not up and not [down|quite down].
          + “It is as small as a [fingernail|pea],” [said the toad|the toad said]. “But so [proud|shiny]!”
          + “It must have rolled {spot.to},” it said. “I am too [wide|fat] for the steps.”
          + “Can one jump?” [asked {friend}|{friend} asked]. They looked [down|at the moat]. No.
          + A fish in the moat looked up. It [waited|wanted to see].
          + “I held it well,” [said the toad|the toad said]. “My hands are [wet|so wet].”
          + Two chains [creaked|hung]. They were tired, too.
        `,
        worry: `
          Half the castle was out. They stood on the [other side|far bank] in the dew.
          / The market folk had been out. Now they [could not|did not] get home.
          The baker stood there with his [tart|hat], and it got cold.
          / A knight waved with his [sock|hanky] from over there. “[Coo-ee|Hello]!”
          + “Good night!” they shouted over the [moat|water] to their children.
          + The children shouted back. It was [late|loud] and not cosy.
          + [Somebody|Someone] threw a [kiss|teddy bear] across. It [fell|went] in the moat.
          + The fish [caught it|brought it back]. Fish are nice.
          + The cow [wanted|wished] to go to her [stall|bed]. “Moo,” she said. “[Moo|Now].”
          + A duke slept with his head on a [goose|pumpkin].
          + “I could swim,” [said {friend}|{friend} said]. “But then I [am wet|drip].”
          + The ferry boat had a [hole|leak]. It always has.
        `,
        mend: `
          {Hero} put the tiny key into the tiny [lock|keyhole]. It turned. [Krrk|Click].
          / There was the lock, no bigger than a [pea|bean]. {Hero} put in the tiny key.
          @mended Slowly the drawbridge came [down|down, and down]. [Bump|Boom].
          / The chains ran, and the drawbridge came [down|down like a yawn].
          + It lay there, flat and [good|wide], like a [big|large] hand.
          + Home they came, over the [planks|boards]: tap, tap, tap.
          + The baker ran [first|in front]. His tart was still [whole|a bit warm].
          + The cow went in the middle. She [nodded|bowed] to the toad.
          + Now they said good night into the [ear|right ear], very softly.
          + The toad was light green again. Its hat stood [up|tall].
          + “Pass, pass, pass,” it said, and [counted|patted] them all.
          + The duke brought the [goose|pumpkin] with him.
          + The fish went to bed at the [bottom|deep end].
          + The toad tied the key to its [hat|foot], with a double [knot|bow].
          + The bridge creaked [once|a bit]. That is how bridges [sigh|smile].
        `,
        joy: `
          They had the feast on the [bridge|bridge itself]. Feet hung down on both sides.
          / On the bridge they put [tables|lanterns], and the tart was cut.
          The toad let {hero} wear the [hat|tall hat]. It came [down to the chin|to the nose].
          / The toad made a speech. It was “[croak|quark]”. They [clapped|wept].
          + {Friend} walked over and back, just [because|for fun].
          + “Up once more?” [asked the king|the king asked]. “[No|Not tonight]!” cried all.
          + The baker gave the first [slice|bit] to {hero}.
          + The fish got [crumbs|the crumbs]. That was only fair.
          + Someone played a [drum|flute]. The chains [rang|jingled].
          + The children hugged the ones who had come [home|back].
          + The moon lay in the moat, [round|like a coin].
          + The goose and the duke were [friends|a pair] now.
        `,
      },
      intermediate: {
        trouble: `
          @keeper At the gate [sat|waited] the gatekeeper toad, in a hat [taller than itself|with a feather].
          / “Halt,” observed the gatekeeper toad, and then [in a smaller voice|sadly], “or not.”
          @thing “The tiny bridge key is lost, so the bridge [hangs half-way|is stuck].”
          / “I [have lost|cannot find] the tiny bridge key,” it [remarked|said], “and now it [hangs there|sticks].”
          @cause “I dropped it, and it [fell|dropped] through a crack in the [floor|old floor].”
          / “It [slipped|slid] from my hand and through a crack in the [floor|floorboards].”
          @feeling The toad was so ashamed that it turned [a darker green|dark green].
          / It [was|felt] ashamed, and pulled the hat down over its [eyes|whole face].
          The bridge hung at a slant in the air, good for [nothing|sliding only].
          + “It is no longer than a fingernail,” [said the toad|the toad said|the toad declared], “but it is [all I have|very old].”
          + “I heard it hop {spot.to},” it said. “I am too [wide|stout] for those steps.”
          + “How far could one jump?” [asked {friend}|{friend} asked], and they looked over. “[Not that|Less],” it remarked.
          + The chains creaked like two old men on a [bench|cold bench].
          + “My hands are wet,” it explained. “They always have [been|been that].”
          + In the moat a fish looked up, to see how it [went on|would end].
        `,
        worry: `
          Half the castle had been at the market, and stood on the far bank with [cold feet|its shopping].
          / On the other side of the moat stood all who had gone out, and [waved|could not come in].
          They called good night across the water, which was [loud|not at all cosy].
          / Mothers shouted bedtime stories over the moat, and [the fish listened|left out words].
          + The baker held a tart, and it grew [colder and colder|cold in his arms].
          + Somebody threw a teddy bear across. It [did not get far|fell short].
          + A fish brought it back; it was a [kind|helpful] fish.
          + A cow stood there who was used to her bed, and said [so|that].
          + One of the dukes had lain down with his head on a [pumpkin|goose].
          + There was a ferry boat, but it had a hole, and [was proud of it|took on fish].
          + “I would swim,” [said {friend}|{friend} said|{friend} declared], “if it were not for [the wet|the drops after].”
        `,
        mend: `
          The lock was as small as a bean. {Hero} put the tiny key [in|in and turned].
          / {Hero} turned the tiny key, once, with two [fingertips|breaths], and it clicked.
          @mended Then the drawbridge came down, slowly, like a [yawn|tired eyelid].
          / The chains [began|started] to run, and the drawbridge came down with a [soft bump|boom].
          + It lay there like a hand that somebody [holds out|offers].
          + They came home across it, tap, tap, tap, and the cow [last|in the middle].
          + The baker came first with his tart, running as one runs with [tarts|something sacred].
          + Good night was now said in the ear, where it [belongs|is warmest].
          + “Pass,” [said the toad|the toad said|the toad declared], “pass, pass,” and [patted|counted] each of them.
          + The toad went light green again, and its hat [stood up|grew].
          + The duke brought the pumpkin along, since it [had been kind|knew his secrets].
          + It tied the key to its leg, with a knot the size of [a plum|the key].
          + The bridge creaked with joy, so did [some knees|the king].
        `,
        joy: `
          They set the tables up on the bridge, and let their [legs hang down|feet dangle].
          / The feast was on the bridge itself, between the [castle and the stars|two lanterns].
          {Hero} was given the hat to wear, and saw [nothing after that|only hat].
          / The toad made a speech. It had one word, and that was [croak|from the heart].
          + The tart was cold, but cut into so many pieces that it [reached|was enough].
          + “Shall we pull it up once more?” [asked the king|the king asked]; they [sat on it|held on].
          + {Friend} went over and back ten times, because [one could|it could be done].
          + All crumbs went to the fish, who had [earned them|been so kind].
          + The chains jingled along with the [flute|drum], and kept time.
          + The moon lay in the moat like a coin for the [toll|toad].
          + Children slept on shoulders, and the toad [counted them too|saluted].
        `,
      },
      advanced: {
        trouble: `
          @keeper At the gate [sat|waited] the gatekeeper toad, beneath a hat of [great authority|some height].
          / “Halt,” [said|remarked|observed] the gatekeeper toad, “in so far as one still [can|may].”
          @thing “The tiny bridge key is [lost|gone],” it remarked, “so it hangs [half-way|there].”
          / It [had lost|could not find] the tiny bridge key, which now hung [half-way|neither up nor down].
          @cause “I dropped it, and it [fell|dropped] through a crack in the [floor|floor, plink].”
          / It had [slipped|slid] from a wet hand and through a crack in the [floor|boards].
          @feeling The toad was ashamed, and had turned the green of [bottles|deep water].
          / It [was|felt] so ashamed that for the most part they were speaking to the [hat|brim].
          A bridge that slants in mid-air is of no use, except to [swallows|the imagination].
          + “It has the length of a fingernail,” [remarked the toad|the toad observed|said the toad], “and four hundred [years|winters] of history.”
          + “I heard it go {spot.to},” it remarked, “by way of every step, in [no hurry|a mocking manner].”
          + “One might jump,” suggested {friend}, looked over the edge, and [withdrew the remark|stepped back].
          + The chains were creaking like a pair of pensioners on a [bench|damp bench].
          + “My hands are wet by nature,” it explained. “I have asked [about it|a doctor].”
          + Below, a fish had come up to see how things [stood|would turn out].
        `,
        worry: `
          Half the household had gone to market, and was now gathered on the far bank with its [shopping|cabbages].
          / Across the moat stood everybody who had ever wanted a breath of [air|evening air].
          + Good night had to be shouted, and lost something of its [softness|meaning] on the way.
          + Mothers were calling bedtime stories over the water, of which chiefly the wolf [arrived|carried].
          + The baker held a tart to his chest to keep it warm, and was unhurriedly [failing|becoming part of it].
          + A teddy bear was thrown, fell short, and was brought back by a [fish of character|thoughtful fish].
          + One of the dukes had bedded down on a pumpkin, and spoke [well of it|to it].
          + There did exist a ferry, but it was [mostly hole|a boat in name].
          + A cow of regular habits remarked, at intervals, [upon|on] the [time|hour].
          + Nobody slept. It is difficult to, standing next to [cabbages|a drum].
        `,
        mend: `
          The lock was no larger than a bean; {hero} found it, and turned the tiny key [once|in it].
          / With the very tips of things {hero} turned the tiny key, until it [clicked|gave].
          @mended And the drawbridge came down, as gradually as [an eyelid|a yawn].
          / The chains ran out, and with a long sigh the drawbridge came down.
          + It settled on the bank like a hand that has been held out [all evening|for years].
          + Over it they came, with a sound of tired feet on [planks|old wood], and the cow among them.
          + The baker led, carrying his tart as one carries a [crown|baby prince].
          + Good nights were now delivered to the ear directly, with [no shouting|an enormous saving of breath].
          + “Pass,” [said|remarked|observed] the toad to each of them, “pass,” and its green [improved|cleared] with every one.
          + The duke was accompanied by the pumpkin, to whom he felt he [owed something|had grown close].
          + The key was tied on again with a knot considerably [larger than itself|heavier].
          + The fish stayed for the end, and then it [sank|went down, content].
        `,
        joy: `
          Tables were set up on the bridge, so that the company sat between the castle and the [moon|stars], dangling its feet.
          / It was felt that the feast should be on the bridge, while it was [down|in the mood].
          + {Hero} was lent the hat for the evening, and took part from [inside|underneath].
          + The toad gave a speech that consisted of one croak, with a [pause|good deal of feeling] in it.
          + The tart was divided among a hundred and ten, by means of [a ruler|mathematics].
          + When the king suggested raising the bridge again, to see, several people [lay down on it|took hold of him].
          + {Friend} went back and forth across it until the novelty wore [thin|off the planks].
          + All the crumbs were swept into the moat, as a [pension for the fish|mark of respect].
          + The chains jingled to the music; they were [a little behind|quite in time].
          + On every second shoulder a child was asleep, and the toad [counted those as well|lowered its voice].
        `,
      },
    },
  },
}
