import type { SettingContent } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const underwaterKingdom: SettingContent<Noun, 'Underwater Kingdom'> = {
  place: {
    name: 'the Underwater Kingdom',
    in: 'in the Underwater Kingdom',
    to: 'to the Underwater Kingdom',
    from: 'from the Underwater Kingdom',
  },
  beginner: {
    arrival: `
      @place Then they saw the Underwater Kingdom, [blue and still|all blue]. It had [coral|pink coral] roofs.
      / Below them lay the Underwater Kingdom, as [still|soft] as a dream.
      / A [fish|crab] with a [key|lamp] let them [in|by]. They were in the [wide|deep] Underwater Kingdom.
      / [Blub, and blub|Down, and down], and [there|look]: the Underwater Kingdom, with its [lamps|towers].
      Seahorses trotted down the [lanes|streets]. A snail [rang|blew] a tiny horn.
      + All of it swayed a bit, even the [houses|walls].
      + “Mind the [jelly|jellyfish],” said a sole. It lay flat on the road.
      + It smelt of salt and [green tea|seaweed buns].
      + Hair goes up down there. So did {friend.s} [ears|words].
      + You spoke, and out came [bubbles|round bubbles], and then the word.
      + On the balconies sat [crabs|old crabs] with their knitting.
      + A shoal went by. It turned left, all at [once|the same time].
      + The sand was [white|smooth] and had been raked.
      + Sounds came slowly here, [as if|as though] on [tiptoe|cushions].
      + High up hung the [moon|round moon], like a wet coin.
    `,
    life: `
      Here live crabs and seahorses, and a choir of [snails|nine snails].
      / The sea people live here, the [flat|striped] ones and the round ones.
      In the evening they comb the [seaweed|anemones] and water nothing. It is wet [already|enough].
      / At night each fish looks for its [own|soft] spot of water.
      + The choir of snails sings very [low|slowly]. One note takes [a while|till nine].
      + A crab hung up its washing. It did not [dry|dry at all].
      + Two seahorses trotted home and held [tails|on by the tails].
      + A mother fish counted her [children|small ones]. She got to [ninety|six hundred].
      + “Teeth!” called a shark to her little ones. It [took time|was a long job].
      + An eel read to them from a [long|thin] book.
      + The starfish lay down [on all five|flat] and looked up.
      + An old ray shook out her bed. It was [her|herself].
      + [Somebody|Someone] baked buns in a [shell|warm shell]. They [floated|got away].
      + “Sleep wet,” they say down there. It is meant [kindly|well].
    `,
    way: `
      The way {spot.to} was a coral lane.
      / They went {spot.to}. The current [pushed|helped] a bit.
      They saw a lamp fish [nod|wink]. They heard a shell [hum|breathe].
      / First it was blue. Then it was [green|dark green], then dark.
      + A crab on a corner said, “[Keep left|Sideways, please].”
      + It smelt of [iron|old rope] and something sweet.
      + A row of bubbles went up like [beads|pearls on a string].
      + The sand sang under them: [sss|shh, shh].
      + Somewhere a door of [shell|mother-of-pearl] went clap.
      + {Hero} saw a [boot|teapot] with a fish in it. It looked [at home|cosy].
      + “That was a whale,” [said {friend}|{friend} said]. It was a [rock|large rock].
      + A small squid wrote “[hello|welcome]” in ink. Then it was gone.
      + The seaweed let them by and closed [behind them|again].
      + It grew so quiet that you could hear [bubbles think|the sand].
    `,
    thanks: `
      All the snails sang [goodbye|farewell]. It will be done by [morning|noon].
      / The shoal swam a [big|large] [heart|ring] round them.
      {Keeper} gave {hero} a [round shell|blue shell]. The sea was in it.
      / “For you,” [said {keeper}|{keeper} said]. It was a [small|little] [pearl|bead], not quite round.
      + “Hold it to your ear,” [said {keeper}|{keeper} said]. “[Always|When you are dry].”
      + {Friend} got a cap of seaweed. It [dripped|smelt] nicely.
      + The seahorses bowed. Some tied a [knot|small knot], by mistake.
      + A crab shook hands [for long|with all]. It has a [good|firm] grip.
      + “Come again,” they said in [bubbles|nine bubbles].
      + The old ray waved with [all of her|both sides].
      + They went up, and the [blue|dark] got lighter.
      + A last [snail|small fish] came along a bit, to see the top.
    `,
  },
  intermediate: {
    arrival: `
      @place Below them [lay|was] the Underwater Kingdom, with coral balconies and [silver|sandy] streets.
      / Then the water cleared, and there was the Underwater Kingdom, [blue|all in blue].
      / [Where|When] the blue could get no [deeper|bluer], it had [streets|doors] in it, and was the Underwater Kingdom.
      / A shoal of [herrings|small fish] parted like a [curtain|beaded one], and they [saw|looked down upon] the Underwater Kingdom.
      Everything swayed a little, even the [walls|houses], [as if|as though] to music.
      + Seahorses trotted through the lanes and kept to the [left|right, mostly].
      + “Mind my back,” remarked a sole, who was lying on the road and [was half of it|looked like it].
      + It smelt of salt, of seaweed buns and of [green glass|far away].
      + When you spoke, a bubble came out first, and the word [after it|was in it].
      + On the balconies sat old crabs with their [knitting|needles].
      + A shoal went by and turned, like one [thought|single leaf].
      + The moon hung far above them, small as a [coin|wet button].
      + {Friend} said good evening to a rock, and it [opened one eye|was a turtle].
      + Sounds came slowly here; they [swam|took their time].
    `,
    life: `
      Crabs live here, seahorses, rays, and a choir of [nine snails|very patient snails].
      / The sea people come in flat and in round, and [get on well|are all wet].
      [In the evening they comb the anemones|Of an evening they comb the anemones|When it grows late they comb the anemones] and shake out the [sponges|sand].
      / At nightfall every fish looks for its own piece of [water|stillness] to sleep in.
      + The snails sang scales; they were [nearly at the third|still on the first] note.
      + A crab hung up its washing, as it had done for [years|twenty years], without success.
      + A mother fish counted her children, and was [past six hundred|starting again].
      + “And now the teeth,” remarked a shark to her little ones. It was [a long evening|not quick].
      + An eel was reading aloud from a long, thin [book|story].
      + Two seahorses went home arm in arm, that is, [by the tails|tail in tail].
      + Buns were baked here in warm shells, and they had to be [tied down|eaten fast].
      + “Sleep wet,” they wished each other, and [meant it|closed the shells].
    `,
    way: `
      The way {spot.to} was a red coral lane, with a lamp fish at [each|every] [corner|turning].
      / [They let the current take them, more or less|They went with the current, more or less|More or less, they were taken by the current], {spot.to}.
      It grew green, and then dark green, and somewhere a shell was [humming|breathing].
      / Bubbles went up beside them like [pearls|beads] on a string.
      + “Sideways, please,” said a crab, who was directing the [traffic|crowd of nobody].
      + It smelt of iron and old rope, and once of [pepper|violets].
      + A small squid wrote them a welcome, and [blushed|it blew away].
      + In a teapot lived a fish, who was [at home|not to be disturbed].
      + “That was a whale,” declared {friend} of a [large rock|rock].
      + The sand sang as they went over it, and it sang [shh|always the same].
      + Seaweed parted in front of them and closed [behind|again], like curtains.
      + A door of shell went clap; somebody had [looked|seen them].
    `,
    thanks: `
      The snails sang them a farewell that will be finished about [noon|Thursday].
      / The shoal made itself into a heart, then a [ring|star], and then a shoal again.
      {Keeper} gave {hero} a blue shell with some [sea|of the sea] in it.
      / “It is nearly round,” [said {keeper}|{keeper} said|{keeper} declared], and gave {hero} a [very small|tiny] [pearl|bead].
      + “If you miss us, hold it to your [ear|good ear],” [said {keeper}|{keeper} said|{keeper} declared].
      + {Friend} was given a cap of seaweed, which [dripped|was the fashion].
      + The seahorses bowed, and two of them got [knotted|tied up].
      + A crab shook hands; it took a while to be [let go|done].
      + “Stay wet,” they called, in a long row of [bubbles|pearls].
      + The old ray waved with all of [herself|her edges].
      + As they rose, the blue grew lighter, and then it was [air|night].
    `,
  },
  advanced: {
    arrival: `
      @place Where the water was bluest [lay|was] the Underwater Kingdom, [swaying a little|lightly rocking] on its foundations.
      / Then the last veil of weed drew aside, and before them [lay|was] the Underwater Kingdom.
      / They [sank|came] down past three [kinds|sorts] of blue, and in the [fourth|last] somebody had built the Underwater Kingdom.
      / [Tide after tide|Current after current] had [combed|swept] its streets, and it lay there [tidy|shining]: the Underwater Kingdom.
      + Along the lanes trotted seahorses, very upright, like people with [appointments|good news].
      + “Do mind my back,” [remarked the pavement|the pavement observed|said the pavement], which on this side was a [sole|large sole].
      + There was a [smell|scent] of salt, of seaweed buns, and of something like [green glass|a considerable time ago].
      + In these parts a remark comes out as a bubble, and is only heard when it [bursts|gets there].
      + On every coral balcony an ancient crab was knitting, [sideways|in the round].
      + A shoal passed over like a single thought, and [altered its mind|turned].
      + Up at the top hung the moon, no larger than a [coin in a well|wet button].
      + {Friend} greeted a rock, and the rock, after reflection, [opened an eye|said how do you do].
      + Nothing was in a hurry here; even the [sounds|echoes] swam.
    `,
    life: `
      The inhabitants come in flat and in round, and have lived together ever since there was [water|salt].
      / [Crabs live here, and rays, and a choir|There are crabs here, and rays, and a choir|Here live crabs and rays and a whole choir] of snails which is known for its [patience|rests].
      + Towards evening the anemones are combed, the sponges wrung, and the sand is [raked|put straight].
      + The choir was rehearsing, and had just been told to take the second note [a shade faster|again].
      + A crab was hanging out washing, as it had for twenty years, with undimmed [hope|pegs].
      + One mother had counted her children as far as six hundred, when somebody [sneezed|moved].
      + “And at the back,” a shark was saying to her young, with a [toothbrush|very long brush].
      + An eel read them a story, which like himself was long and [thin|hard to put down].
      + Seahorses walk home tail in tail, and nobody [remarks on it|laughs].
      + The buns, being light, are sold [on strings|by the yard and tied]; one had got away.
      + “Sleep wet,” they say here at parting, and there is no [warmer|kinder] wish.
    `,
    way: `
      The way {spot.to} followed a lane of red coral, at whose corners lamp fish stood [winking|on duty].
      / They lay back on the current, which was going {spot.to} [in any case|by itself].
      + The blue gave way to green, and the green to a darkness in which something [hummed|was kind].
      + “Sideways, if you please,” [said|remarked|observed] a crab on a stone, conducting traffic that [had gone home|did not exist].
      + It smelt of iron and old rope, and for one moment, quite clearly, of [violets|pepper].
      + A young squid wrote a word of welcome in the water, saw a mistake in it, and [fled|blushed].
      + A fish was at home in a teapot, with the lid [ajar|on the latch].
      + {Friend} pointed out a whale, then a second one; both of them were [rocks|geology].
      + Over the sand went a singing, invariably on the same [syllable|long note].
      + Bubbles rose beside them as though somebody below were [telling beads|unstringing pearls].
      + The weed stood aside for them like an audience, and it [closed behind|did not clap].
    `,
    thanks: `
      The snails struck up a farewell, of which they expected to reach the end [by Thursday|in their own time].
      / The shoal saw them off in the form of a heart, with one fish [too many|in the wrong half].
      + {Keeper} presented {hero} with a blue shell with the sea still [going on in it|in].
      + “It is as round as we could get it,” [said|remarked|observed] {keeper} of the small [pearl|bead]. It was rounder than that.
      + {Friend} received a cap of weed, which was said to be what they [wear|are wearing] in town.
      + The seahorses bowed so low that two of them had to be [untied|undone].
      + A crab shook hands with them, and had afterwards to be [reasoned with|prised off].
      + Long strings of bubbles followed them up, each with [goodbye|come again] inside it.
      + The old ray waved with all of herself, like a [tablecloth|carpet] being aired.
      + Then it grew lighter, and there was a [skin on the water|roof of silver], and they broke it.
    `,
  },
  troubles: {
    'moon-pearl': {
      keeper: { a: 'an old crab', the: 'the old crab' },
      thing: { a: 'a moon pearl', the: 'the moon pearl' },
      spot: { at: 'inside the little wreck', to: 'to the little wreck' },
      facts: { ask: 'Why was the palace dark?', cause: 'the current rolled {thing} away', mended: 'light came back to all the balconies' },
      beginner: {
        trouble: `
          @keeper On the palace steps [sat|waited] an old crab with a [dark|cold] lamp.
          / “Do not [trip|fall],” said the old crab at the door.
          @thing “The moon pearl is [gone|lost]. Now the palace is dark.”
          / “It is dark in the palace. We have lost the moon pearl.”
          @cause “The current came and rolled it [away|off].”
          / “It lay on its [cushion|sill]. Then the current rolled it away.”
          @feeling The old crab was worried. It walked left, then [right|left again].
          / It was very worried. All ten legs [fidgeted|were restless].
          + By day the pearl drinks the sun. By night it [shines|gives it back].
          + “I saw it go {spot.to},” it said. “I am too [stiff|old] to squeeze in.”
          + The tall palace stood there like a [shut eye|black tooth].
          + “I only looked [away|the other way],” [said the crab|the crab said]. “It was one [yawn|bubble].”
          + {Friend} walked into a [pillar|column]. “It is dark,” {friend} said.
          + The steps were wet and black. So was the [night|sea].
          + [Nobody|No one] had told the crab off. It told [itself|its own feet] off.
        `,
        worry: `
          The fish in the palace bumped [noses|into each other]. “[Oh|Pardon]. Is that you?”
          / In the dark the king bowed to a [sponge|hat stand].
          The small ones would not sleep without their [light|night light].
          / The little fish held fins and did not [let go|swim].
          + One was lost in the [hall|great hall]. It was the [butler|cook].
          + The queen brushed her hair with a [sea urchin|fish bone]. “[Ouch|Oh].”
          + They tried a lamp fish. It was [shy|tired] and went off.
          + A crab had put on [six|nine] shoes, and none was its own.
          + “Where is up?” asked a very [small|young] fish.
          + The old crab called out “[step|mind the step]” all the time.
        `,
        mend: `
          {Hero} laid the moon pearl back on its [cushion|white cushion].
          / Up the [long|dark] stairs they went, and {hero} put the pearl back.
          @mended First it glowed. Then light came back to all the [balconies|balconies at once].
          / It blinked. And light came back to all the balconies.
          + It ran down the walls like [milk|warm milk].
          + Each fish saw who it was [holding|next to]. Some [laughed|blushed].
          + “[Ah|There],” said the old crab, and sat down at last.
          + The windows [shone|were gold and blue], one over the other.
          + The king saw that he had bowed to a [sponge|mop].
          + The corals went [red|pink] again, and the sand white.
          + The small ones yawned. Now they [could|dared].
          + The sea round the palace was full of [soft rings|soft light].
          + {Friend} found the way without one [bump|pillar].
          + Even the sole looked [up|less flat].
        `,
        joy: `
          The choir sang, and the shoals [danced|turned] in the light.
          / There was a ball in the palace, a [slow|wet] one.
          {Hero} danced with [the king|ten crab legs]. {Friend} danced with the [sponge|mop].
          / The old crab asked {hero} to dance, [sideways|to the left].
          + There were buns on strings. You had to [catch|snap at] them.
          + The queen let down her [hair|long hair]. A shrimp was in it.
          + They drank tea with a [pinch|bit] of salt.
          + The light fell on all faces, and all of them were [nice|kind].
          + The pearl got a cushion with a [rim|deep dent]. It will not roll [now|off].
          + “To the moon up there,” [said the crab|the crab said], “and [ours|the one here]!”
          + The small fish slept, each in its own [glow|ring of light].
        `,
      },
      intermediate: {
        trouble: `
          @keeper On the palace steps [sat|waited] an old crab. Its lamp was [out|not lit].
          / “Come in, if you can find the door,” said an old crab on the [steps|palace steps].
          @thing “The moon pearl is [lost|gone],” it [said|sighed], “and without it the palace is [dark|as dark as ink].”
          / “We have lost the moon pearl, and the entire palace [is dark|sits in the dark].”
          @cause “The current rolled it away, while I [yawned|looked aside].”
          / “I turned my back, and the current rolled it [away|off its cushion].”
          @feeling The old crab [was|felt] so worried that it ran left and [left again|right].
          / It was worried, in all [ten legs|its joints].
          + By day the pearl soaks up the sun, and at night it [gives it back|pours it out].
          + “It went {spot.to},” it said, “where I am too stiff to [follow|fit].”
          + Behind it stood the palace, and it was like a [shut eye|lamp blown out].
          + {Friend} said good evening to a pillar, and then [met it|walked into it].
          + “For sixty years I have watched it,” [said the crab|the crab said|the crab declared], “and then one [yawn|single yawn].”
          + It was a very good cushion; it was empty.
          + A sponge sat by; it had seen nothing.
        `,
        worry: `
          In the palace they bumped into one another, and into [chairs|sponges].
          / The king had bowed three times to a [sponge|mop], and thought it proud.
          The little fish would not sleep without their night light, and [held fins|counted each other].
          / All the small ones were awake, and asked which way was [up|down].
          + The queen had brushed her hair with a [sea urchin|live sea urchin].
          + They had asked a lamp fish to help, but it was [shy|afraid of crowds].
          + Somewhere in the great hall the butler was [lost|calling softly].
          + A crab was wearing nine shoes, and [none were its own|suspected eight].
          + “Mind the step,” called the old crab, all the time, [to be sure|to everyone].
          + Nobody was hurt. Many were [bruised in their dignity|confused].
        `,
        mend: `
          Up the dark stairs they went, and {hero} laid the moon pearl on its [cushion|old cushion].
          / {Hero} set the moon pearl back into the [dent|hollow] in its cushion.
          @mended It blinked, and light came back to all the [balconies|balconies, one by one].
          / Then light came back to all the balconies, [as if|as though] somebody had [smiled|poured it].
          + It ran down the walls like warm [milk|cream], and into every corner.
          + The fish looked to see whose fin they were [holding|still holding].
          + “There,” remarked the old crab, and sat down for the first time [in hours|that day].
          + Coral turned red again, and sand turned [white|to silver].
          + The king saw the sponge, and [bowed once more|said nothing].
          + Far out in the sea there were soft rings of [light|gold] now.
          + The little ones yawned, since now they [dared|could see to].
          + {Friend} went in by the door, without a single [pillar|bruise].
        `,
        joy: `
          There was a ball, slow and wet, and everybody danced who had [legs or none|a fin].
          / The choir sang, and the shoals wheeled in the light like [leaves|a carousel].
          The old crab asked {hero} to dance. They danced [to the left|sideways].
          / {Friend} danced with the sponge, and found it a good [listener|dancer].
          + The buns were hung on strings, and you had to [snap|be quick].
          + They drank tea with a pinch of [salt|extra salt] in it.
          + When the queen let down her hair, a shrimp [fell out|woke up].
          + The pearl was given a cushion with a high [rim|wall].
          + “To the moon up there,” cried the crab, “and to [ours|this one]!”
          + The small ones slept by then, each in its own ring of [light|glow].
        `,
      },
      advanced: {
        trouble: `
          @keeper On the palace steps [sat|waited] an ancient crab beside a lantern that was [out|not lit].
          / “Mind the third step,” said an ancient crab, sitting [on it|there in the dark].
          @thing “The moon pearl is [lost|gone],” it remarked, “and with it every [light|lamp] in the palace.”
          / It [had lost|could not find] the moon pearl, by which the entire palace is [lit|lighted].
          @cause “The current rolled it away, while I was [yawning|mid-yawn].”
          / Behind its back the current had rolled it [away|out of the window].
          @feeling The old crab was worried to the tips of its [ten feet|pincers].
          / It [was|felt] so worried that it could not even walk [sideways|straight sideways].
          + All day the pearl takes in the sun, and all night it [pays it back|lets it go].
          + “I watched it go {spot.to},” it observed, “where I no longer [fit|bend].”
          + Behind it stood the palace, dark to the last window, like a [shut eye|thought forgotten].
          + {Friend} begged a pillar’s pardon, went round it, and met the [next|other one].
          + “Sixty years,” it observed, “and it had to be that [yawn|very yawn].”
        `,
        worry: `
          In the palace they were bumping into one another with exquisite [courtesy|manners].
          / Three times the king had bowed to a sponge, and been struck by its [reserve|calm].
          + The small fry, who cannot sleep without a light, were holding fins and [whispering|asking which was up].
          + The queen had brushed her hair with a sea urchin, and both were [upset|shaken].
          + A lamp fish had been sent for, but proved to suffer from [shyness|nerves].
          + The butler had been missing in the great hall since [tea|the second course].
          + One crab was in nine shoes, and had its doubts about [most of them|eight].
          + Every few moments the old crab called out to mind the [step|third step]; nobody was near it.
          + There is dark, and there is dark with [furniture|eels] in it.
        `,
        mend: `
          They groped their way up, and {hero} laid the moon pearl in the dent of its [cushion|old cushion].
          / On its cushion was a hollow, and into this {hero} set the moon pearl.
          @mended It seemed to take a breath, and light came back to all the [balconies|balconies, tier on tier].
          / Then, floor after floor, light came back to all the balconies.
          + It ran down the walls like cream, and found its way into [keyholes|the very keyholes].
          + People discovered whose fins they had been [holding|squeezing], and some held on.
          + The old crab sat down, for the first time since the [yawn|morning].
          + The king and the sponge contemplated each other, and the king [bowed once more|held to it].
          + The corals, one remembered now, were [red|scarlet].
          + All round the palace the sea was filled with rings of pale [gold|fire].
          + The small fry yawned; one has to see, to do it [properly|well].
        `,
        joy: `
          A ball was given, as slow as all balls must be at that [depth|pressure].
          / The choir sang the one note it had ready, and to this they [danced|waltzed].
          + {Hero} was led out by the old crab, and they went down the hall [sideways|in profile] together.
          + {Friend} waltzed with the sponge, which proved an excellent [listener|partner].
          + Buns were served on strings, and caught, if at all, [by the nose|in passing].
          + The queen let down her hair and was found to have been sheltering a [shrimp|family].
          + The pearl has since had a cushion with a [parapet|high rim], and it looks rather like a pie.
          + “To the moon above,” proposed the crab, “and to [the moon in residence|our own]!”
          + The lamp fish came after all, and stood in a corner, [glowing with shyness|dimly].
        `,
      },
    },
    'bell-clapper': {
      keeper: { a: 'a choirmaster snail', the: 'the choirmaster snail' },
      thing: { a: 'a bell clapper', the: 'the bell clapper' },
      spot: { at: 'in the kelp forest', to: 'to the kelp forest' },
      facts: {
        ask: 'Why did no fish know when it was night?',
        cause: '{thing} flew off because the bell had rung too merrily',
        mended: 'the bell rang and the shoals lay down',
      },
      beginner: {
        trouble: `
          @keeper Under a [big|large] bell stood the choirmaster snail, [baton in hand|in a tie].
          / The choirmaster snail tapped on a [stone|shell]. [Nobody|No one] [sang|was looking].
          @thing “The bell clapper is [gone|lost]. So no fish knows it is night.”
          / “We miss the bell clapper. Now it cannot [ring|say night].”
          @cause “The bell rang too [merrily|gladly]. The clapper flew [off|off, hui].”
          / “It flew off. The bell had rung too merrily, for [joy|fun].”
          @feeling The snail was confused. It put its baton in its [tea|ear].
          / It was confused. “Good morning,” it said. “Or [night|not].”
          + The bell opened its mouth, and out came [nothing|only water].
          + “It flew {spot.to},” [said the snail|the snail said]. “I [was half|am nearly] on my way.”
          + When the bell rings, all shoals lie [down|down at once].
          + Now some had breakfast, and some had [supper|a nap].
          + “Ding,” [said {friend}|{friend} said], to help. It was [not the same|kind].
          + A herring had its hat on and one [slipper|night sock].
          + The bell was as big as a [house|whale], and as still.
          + “One, two,” [said the snail|the snail said]. It got no [further|more].
        `,
        worry: `
          One half of the fish got up. The other half went to [bed|sleep].
          / Some fish brushed their teeth for [bed|night]. Some did it for morning.
          They met on the [stairs|reef] and said good night, good morning.
          / “Good night,” said one. “Good [morning|noon],” [said the next|the next said].
          + A mother fish sang her children [awake|asleep and awake].
          + The baker baked rolls. [Nobody|No one] knew for [when|what meal].
          + The shoal swam in [circles|a long loop] and yawned.
          + An eel had its night cap on [at the wrong end|both ends].
          + “Is it still today?” asked a [cod|small cod].
          + The choir sang the morning song, [very|so] slowly, and wept.
        `,
        mend: `
          {Hero} hung the clapper in the bell and tied it.
          / They tied the clapper in, and {hero} gave it a [push|small push].
          @mended [Dong|Bong]. The bell rang, and the shoals lay down.
          / The bell rang, deep and [soft|round]. And the shoals lay [down|down to sleep].
          + The sound went out in [rings|big rings], as in a pond.
          + “Ah, night,” [said the fish|the fish said]. “So [that is it|it is].”
          + They lay there like [leaves|silver spoons] on the sand.
          + The eel put its cap on the [right|front] end.
          + The snail raised its baton. [At last|Now] all looked.
          + One small fish went on [swimming|turning]. Then it heard it, too.
          + It rang [nine|eight] times. The last one was only a [hum|breath].
          + The rolls were put away for [morning|tomorrow].
          + {Friend} lay down as well, [just|only] to try.
          + The sand was still [trembling|humming] a bit.
        `,
        joy: `
          The choir sang the night song, all nine [notes|notes of it].
          / There was a [small|little] feast for those who were still [up|awake].
          {Hero} was allowed to hold the [baton|baton for one song].
          / “Now you,” [said the snail|the snail said], and gave {hero} the baton.
          + {Friend} sang the [low|wet] part. It was mostly [bubbles|bub].
          + They ate the rolls, and [nobody|no one] asked for [when|which meal].
          + The snail bowed. It took [long|a long time], but was deep.
          + The bell got a [ribbon|scarf], so it would not be too merry.
          + A ray lay round them like a [blanket|cloth].
          + In the end they only [hummed|whispered], because all slept.
        `,
      },
      intermediate: {
        trouble: `
          @keeper Under a great bell [stood|waited] the choirmaster snail, and tapped with its [baton|stick].
          / “From the beginning,” [said the choirmaster snail|the choirmaster snail said|the choirmaster snail declared]. There was [nobody there|no one listening].
          @thing “The bell clapper is lost, so no fish knows when it is [night|bedtime].”
          / “Without the bell clapper,” it [said|sighed], “nobody knows that it is night.”
          @cause “The bell rang too merrily, and it flew [off|clean off].”
          / “It flew off, [because|since] the bell had rung too [merrily|merrily by half].”
          @feeling The snail [was|felt] so confused that it stirred its tea with the [baton|tuning fork].
          / It [was|felt] confused, and said good morning and good night [immediately|together].
          + The bell swung to and fro, and not a sound came [out|from it].
          + “It went {spot.to},” [said the snail|the snail said|the snail declared]. “I set out [immediately|a while ago], and here I am.”
          + When the bell rings at dusk, all the shoals [lie down|lie down on the sand].
          + Some had just had breakfast, and some were in their second [supper|night].
          + “Ding,” observed {friend} helpfully. It was not [the same|quite it].
        `,
        worry: `
          Half of the fish were getting up, and the other half [going to bed|in bed already].
          / On the reef the early fish met the late ones, and [neither gave way|it was awkward].
          “Good night,” said some. “Good morning,” said others, and were [offended|puzzled].
          / Nobody knew whether to brush their teeth for the night or for the [day|morning].
          + A mother sang her children to sleep, and [awake|then woke them for school].
          + The baker had baked rolls, and he did not know for [which meal|what].
          + An eel wore a nightcap, at both [ends|ends, to be safe].
          + The shoal went in circles and yawned in [waves|turn].
          + “Is it still today?” asked a cod; it was a [deep|good] question.
          + The choir sang a morning song, but in [tears|a sleepy voice].
        `,
        mend: `
          {Hero} hung the clapper back in the bell and tied it with a [good|double] knot.
          / They lifted the clapper into the bell, and {hero} gave it the first [push|swing].
          @mended The bell rang, deep and round, and the shoals [lay down|lay down to sleep].
          / Dong, the bell rang, and [one by one|one after another] the shoals lay down.
          + The sound went out in rings, [as if|as though] from a stone in a [pond|well].
          + “So it is night,” [said the fish|the fish said|the fish declared], and were [glad to know|satisfied].
          + They lay on the sand like silver [spoons|leaves], side by side.
          + The choirmaster raised the baton, and for once [all of them looked|they saw it].
          + The eel chose an end, and put the nightcap on [that|it].
          + The last stroke was only a hum, and the sand [hummed back|kept it].
          + {Friend} lay down too, just to [try it|see].
          + Breakfast was put away, and will be [wanted tomorrow|kept].
        `,
        joy: `
          The choir sang the night song, with all nine notes, and it was [worth it|very fine].
          / Those who were still awake had a [small|little] [feast|supper] beneath the bell.
          {Hero} was given the baton, and conducted [a whole song|with both arms, or nearly].
          / “Now you,” [said the snail|the snail said|the snail declared], and {hero} beat time until it [kept|slept].
          + {Friend} sang the low part, which came out as [bubbles|bub, bub].
          + They ate the rolls, and called it [supper|neither], to have peace.
          + The snail bowed so deeply that it took [until ten|a while to come up].
          + The bell got a scarf, in case it should be too [merry|glad] again.
          + A ray spread herself over them like a [quilt|blanket].
          + Soon they only hummed, as [everyone slept|the rest slept].
        `,
      },
      advanced: {
        trouble: `
          @keeper Under a large bell the choirmaster snail was rapping on a [shell|stone] for silence.
          / The choirmaster snail, in a bow tie, was conducting [nobody|an empty reef].
          @thing “The bell clapper is [lost|gone],” it [observed|said], “so no fish knows that it is [night|night yet].”
          / “Without the bell clapper,” it [remarked|said], “night comes and nobody [knows|notices].”
          @cause “The bell rang too merrily, and off it [flew|came].”
          / It had flown off, the bell having rung rather too [merrily|merrily last time].
          @feeling The snail [was|felt] so confused that it had put the baton in its [tea|hair].
          / It [was|felt] confused, and wished them a good morning, [followed by sweet dreams|or night].
          + The bell swung this way and that, with its mouth open, like somebody who has [forgotten a name|lost the word].
          + “It went {spot.to},” it remarked. “I set off instantly, and have [got this far|come, as you see, an inch].”
          + At the first stroke, on an ordinary evening, every shoal lies [down|down where it is].
          + “Ding,” offered {friend}, and was [thanked|told that it was a kind thought].
          + To one side a party of herring were at breakfast, and next to them the same dish was [supper|being sent back].
        `,
        worry: `
          Half of the kingdom was getting up, the other half was going to bed, and they met in [doorways|their nightgowns].
          / One cannot sleep properly while the neighbour is having his [breakfast|morning swim].
          + “Good night,” remarked some, and “good morning,” others, and both felt [corrected|put in the wrong].
          + A mother had sung her children to sleep, noticed the time, and [sung them awake|was no wiser].
          + The baker stood before a tray of rolls for an [unknown|undecided] meal.
          + By way of precaution an eel was wearing a nightcap at [either end|both ends].
          + The shoal went round and round, and at [each|every] turn it [yawned|passed a yawn along].
          + “Is it still today?” a cod inquired, and was told to ask [later|tomorrow].
          + The choir stuck bravely to its morning song, with [closed eyes|long rests].
        `,
        mend: `
          They lifted the clapper into the bell, and {hero} tied it with a knot of some [weight|size].
          / {Hero} hung the clapper in its place, looked round once, and gave it a [push|first push].
          @mended Then the bell rang, so deep and round that the shoals lay [down|down immediately].
          / The bell rang, and as its ring widened the shoals lay down.
          + One could watch the sound go out across the reef, as rings go from a [stone|dropped stone].
          + “Ah,” [remarked the fish|the fish observed|said the fish], “night,” in the tone of somebody [handed the right hat|found finally].
          + They settled on the sand in rows, like spoons in a [drawer|lined case].
          + The choirmaster raised its baton, and every eye was [on it|closed].
          + The eel came to a decision, and took off [one cap|the rear one].
          + The ninth stroke was hardly more than a warmth in the [water|sand].
          + {Friend} lay down as well, in a spirit of [research|inquiry].
        `,
        joy: `
          The choir sang the night song complete, which at its pace is a kind of [festival|weather].
          / Beneath the bell there was a supper for those still on their [fins|feet, if any].
          + The baton was handed to {hero}, under whom the choir is said to have nearly [hurried|got ahead].
          + {Friend} took the low part, in bubbles, with much [expression|heart].
          + The rolls were eaten, and by general agreement they were called [neither|late].
          + The snail took its bow, and those with patience saw it come [up again|all the way down].
          + Around the bell a scarf was wound, to keep it from being [too happy|overcome] a second time.
          + An old ray let herself down over the guests like a [quilt|tablecloth].
          + Eventually they only hummed; one does not shout in a [bedroom|kingdom asleep].
        `,
      },
    },
    'bubble-ring': {
      keeper: { a: 'a shrimp baker', the: 'the shrimp baker' },
      thing: { a: 'a bubble ring', the: 'the bubble ring' },
      spot: { at: 'at the reef’s edge', to: 'to the reef’s edge' },
      facts: {
        ask: 'Why would the beds of the little fish not float?',
        cause: 'the baker’s youngest played with {thing} and dropped it',
        mended: 'bubbles rose and the beds floated',
      },
      beginner: {
        trouble: `
          @keeper In front of an oven [sat|waited] the shrimp baker, white with [flour|sugar].
          / Out of the bakery came the shrimp baker, with no [smile|bubbles].
          @thing “The bubble ring is [gone|lost]. I cannot blow one [bubble|single bubble].”
          / “I have no bubbles. The bubble ring is [gone|not here].”
          @cause “My youngest played with it and [dropped it|let it fall].”
          / “My [youngest|smallest] took it to play, and dropped it.”
          @feeling The baker was sad, and [salt|a salt tear] ran into the dough.
          / He was so sad that his [whiskers|six whiskers] hung down.
          The beds of the little fish float on bubbles. Now they [lie there|do not].
          + “It fell {spot.to},” he said. “It is [steep|deep] there.”
          + The youngest hid in a flour [bag|tin]. Only [eyes|two eyes] looked out.
          + “I am not cross,” [said the baker|the baker said]. “Just [flat|sad].”
          + A bun lay there, as flat as a [plate|sole]. 
          + {Friend} blew hard. Out came [one bubble|a squeak].
          + There was no light in the oven, and no [song|tune].
          + Flour lay on the shelf like [snow|old snow].
        `,
        worry: `
          The beds lay on the [sand|cold sand], and the sand got in.
          / All the little beds lay on the [ground|sea floor], in a heap.
          The small fish lay on [stones|pebbles], and it was hard.
          / Ninety little fish lay in [one|one big] bed. Eighty fell out.
          + “It pokes,” said one. “It is [me|my fin],” [said the next|the next said].
          + You cannot dream well [down there|on the floor]. Crabs walk by.
          + A crab said “[sorry|pardon]” to each nose.
          + The big ones tried to hold the beds [up|up high]. They got [tired|sleepy].
          + The buns were flat, too. They ate them as [plates|hats].
          + The youngest had said it was [sorry|so sorry], six times.
        `,
        mend: `
          The baker took the bubble ring. He took a deep [breath|breath of sea].
          / {Hero} gave back the bubble ring. The baker [blew|blew with care].
          @mended [Blub|Bloop]. Bubbles rose, and the beds [floated|floated up].
          / Then bubbles rose, big and small, and up floated the beds.
          + They [rocked|swung] a bit, like boats.
          + Each small fish had its own [bed|round bed] again.
          + The bubbles shone [blue and pink|like glass].
          + “Mine is higher!” “[No|No, mine]!” Then they [yawned|slept].
          + The youngest came out of the [flour|bag], all white.
          + “I will [hold|help] you,” [said the baker|the baker said], and they blew together.
          + The bread rose as well. It rose and [rose|floated].
          + {Friend} sat on a bubble. It [held|held, just].
          + The mothers gave each bed a [push|soft push].
          + Up there they hung, like [lamps|moons] in the dark water.
        `,
        joy: `
          There were cream buns. You had to [hold|tie] them down.
          / The baker baked for all, and the buns [flew|rose] off the plates.
          {Hero} was allowed to blow the [biggest|last] bubble.
          / {Hero} blew a bubble as big as a [house|whale].
          + {Friend} was in it, and waved, and [sang|spun].
          + The youngest blew one no bigger than a [pea|pin head]. All [clapped|cheered].
          + The baker put a string on the [ring|bubble ring].
          + They danced in flour, and it [snowed|was white] in the sea.
          + The little fish slept up there, and the [talk|song] got low.
          + A bun went off with the [plate|table cloth]. They let it.
        `,
      },
      intermediate: {
        trouble: `
          @keeper Before his cold oven [sat|waited] the shrimp baker, with flour on all his [elbows|feet].
          / Out of the bakery came the shrimp baker, and his whiskers [hung down|drooped].
          @thing “The bubble ring is [lost|gone],” he declared, “and no bubbles [rise|rise any more].”
          / “Without the bubble ring,” he [declared|said], “I cannot blow [a single bubble|bubbles].”
          @cause “My youngest played with it and [dropped it|let it drop].”
          / “My [youngest|smallest] borrowed it to play with, and dropped it.”
          @feeling He [was|felt] so sad that his dough came out [salty|flat and salty].
          / The baker was sad, and wiped his eyes with a [bun|tea towel].
          The little fish sleep in beds that float on [bubbles|his bubbles], or used to.
          + “It fell {spot.to},” he said, “where it gets [steep|deep and blue].”
          + From a flour bag two eyes looked out, and [disappeared|then were shut].
          + “I am not cross,” observed the baker in that direction. “Only [flat|low].”
          + {Friend} tried to blow one, and produced a [squeak|small burp].
          + On the counter lay a bun as flat as a [sole|coin].
        `,
        worry: `
          All the little beds lay on the sea floor, and there was [sand in them|a draught].
          / Where the beds had floated there was now just [water|empty water].
          The small fish lay on pebbles, and [felt every one|complained in turn].
          / Ninety of the little ones had crept into one bed, which held [ten|about nine].
          + “Something pokes me,” announced one. “That is my [fin|elbow],” said another.
          + Crabs walked past their noses all night and [apologised|said pardon].
          + The parents held the beds up by hand, until their [arms|fins] shook.
          + It is hard to dream of flying on the [ground|floor].
          + Even the buns did not rise, and were [worn as hats|used as plates].
          + The youngest had said sorry to each of the beds, [one by one|by name].
        `,
        mend: `
          {Hero} gave back the bubble ring, and the baker took the deepest of [breaths|all breaths].
          / The baker dipped the bubble ring, which {hero} [held|had brought], and blew.
          @mended Blub, bubbles rose, and [one after another|one by one] the beds [floated|floated up].
          / And bubbles rose, large and small, and the beds floated [up|as before].
          + They rocked a little when they came to the [top|end of their strings].
          + Every small fish found its own bed, except for [two, who swapped|one, who shared].
          + The bubbles shone blue and pink, like [glass|soap].
          + Out of the flour bag came the youngest, as white as a [ghost|bun].
          + “Blow with me,” [said the baker|the baker said|the baker declared], and so they [blew together|did].
          + The bread was rising too, and they had to [close the door|hold it].
          + {Friend} sat down on a bubble, and it [held|thought about it, and held].
          + Above them hung the beds, like lamps in the [dark|blue].
        `,
        joy: `
          There were cream buns for everybody, and you held them by a [string|thread].
          / The baker baked all night long, and the buns flew [off the plates|up to the beds].
          {Hero} blew the biggest bubble of the evening, with {friend} [in it|inside].
          / {Hero} was allowed to use the ring, and blew a bubble like a [house|hill].
          + {Friend} waved from inside it, and appeared to be [singing|saying something].
          + The youngest blew one the size of a pea, and they all [clapped|admired it].
          + They danced in the flour, until it [snowed|was winter] in the sea.
          + The ring now hangs on a string, at the height of the [youngest|smallest].
          + A bun sailed away with the tablecloth. They [waved|wished it well].
          + Up above the little ones slept, and so they talked [softly|low].
        `,
      },
      advanced: {
        trouble: `
          @keeper Before a cold oven [sat|waited] the shrimp baker, floured to the [elbows|tips], of which he had many.
          / The shrimp baker received them at the door with his whiskers [down|at half mast].
          @thing “The bubble ring is [lost|gone],” he observed, “and without it nothing [rises|floats].”
          / He [had lost|could not find] the bubble ring, and could no longer blow one [bubble|single bubble].
          @cause “My youngest was playing with it and [dropped it|let it fall].”
          / His youngest had played with it and dropped it.
          @feeling He [was|felt] sad, and the dough had turned out [salty|correspondingly salt].
          / A sad baker makes flat bread, and he was sad [through and through|indeed].
          The little fish sleep in beds that ride on his bubbles, or did until [today|supper].
          + “It went down {spot.to},” he remarked, “where the blue [begins|stops being friendly].”
          + From a flour sack two eyes looked out, met somebody’s glance, and [withdrew|went in].
          + “I am not cross,” he told the sack, “merely without [rise|air].”
          + {Friend} puffed, turned several colours, and brought forth a [squeak|single hiccup].
          + On the counter lay a batch of buns that might have been [soles|coins].
        `,
        worry: `
          The beds had come down on the sea floor in a heap, like [shoes|boats at low tide].
          / There is nothing so empty as the place where ninety beds have [floated|been hanging].
          + The small fry lay on pebbles, and could describe each [one|pebble].
          + Into the largest bed there had crept ninety, of whom it accommodated [nine|a tenth].
          + “Something is poking me.” “That would be [my elbow|me].” So it went on.
          + Crabs kept walking past their noses, and apologised to [every one of them|each].
          + The parents were holding up what they could, with trembling [fins|arms], and smiles.
          + It is not easy to dream of flying when one is [lying on a mussel|on the ground].
          + The youngest had gone from bed to bed and begged its [pardon|forgiveness].
        `,
        mend: `
          {Hero} gave the bubble ring into his hands, and the baker breathed in until he [creaked|rose].
          / The baker dipped the bubble ring, considered {hero}, and blew.
          @mended Bubbles rose, by ones, by twos, by the hundred, and the beds [floated|floated up].
          / Then the bubbles rose, and after some thought the beds floated.
          + They went up rocking, and stopped in mid-water, each at the height it was [used to|known for].
          + The little ones were sorted out by colour, and a few by [volume|temper].
          + In every bubble there was a curved window, and a [small|little] bent [moon|kingdom].
          + From the sack came the youngest, white all over, and was handed the [ring|other side of it].
          + “Gently,” [remarked the baker|the baker observed|said the baker], and they blew it [together|cheek to cheek].
          + The bread was rising as well, and had to be [spoken to|sat upon].
          + {Friend} took a seat on a bubble, with an air of [habit|having done so before].
        `,
        joy: `
          He baked for the entire reef, and cream buns were led about on [strings|leads].
          / The buns had to be tethered, so light had the baker’s heart [become|grown].
          + {Hero} blew the great bubble of the evening, and {friend} was found to be [in it|its contents].
          + From within it {friend} waved and appeared to be making a [speech|point].
          + The youngest produced a bubble like a pinhead, and it was talked of as [promising|the finest].
          + They danced in the flour until there were [drifts|snowdrifts]; it never snows there otherwise.
          + A bun made off with the tablecloth, and was [wished well|last seen rising].
          + The ring was hung up again, on a nail at the height of the [youngest|smallest hand].
          + Over their heads ninety beds were rocking, and so they laughed in a [whisper|low voice].
        `,
      },
    },
  },
}
