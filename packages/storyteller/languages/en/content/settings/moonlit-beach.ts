import type { SettingContent } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const moonlitBeach: SettingContent<Noun, 'Moonlit Beach'> = {
  place: { name: 'the Moonlit Beach', in: 'on the Moonlit Beach', to: 'to the Moonlit Beach', from: 'from the Moonlit Beach' },
  beginner: {
    arrival: `
      @place Now they were {place.in}. The sand was [wet and bright|as bright as a plate].
      / They had come {place.to}. The sea said [shh|hush], as if they had been loud.
      / [Salt|Wind] in the air, [sand|foam] in the [toes|shoes]. They were {place.in}.
      / [Sea|Light] on the left. [Sea|Light] on the right. They were {place.in}.
      + A row of boats lay [on their sides|in the sand], asleep.
      + It smelled of salt and [rope|old wood|seaweed].
      + {Friend} left prints. The water came and [took them|tidied up].
      + A shell lay there with its ear [open|up], and listened.
      + The moon had made a [road|path] on the sea.
      + “Is it deep?” [asked {hero}|{hero} asked]. “Only [at the bottom|in the middle],” [said {friend}|{friend} said].
      + Far out, something big [breathed|turned over] and slept on.
      + A crab ran by with [a button|a key], the side way.
      + The moon looked [down|on].
    `,
    life: `
      When the tide goes out, all come out to [mend things|sweep].
      / Here the shells are put in order each night, by [size|song].
      + One crab was sewing a [net|sock]. One held the string.
      + A starfish was on its back, [looking at its kind|counting stars].
      + “Lost and found!” called a gull. It had [nine left shoes|a boot and a bun].
      + Three old whelks sat in a ring and [told the news|kept quiet together].
      + A sea snail went for a walk. It had left [on Monday|last week].
      + Some small fry had to go to bed. “One more [wave|splash],” they said.
      + Up in the dunes the grass was [writing|drawing rings] in the sand.
      + An old boot was home to [a family of six|a shy eel].
    `,
    way: `
      They walked where the wet sand [held them up|was hard].
      The foam ran up and [looked at them|kissed their toes].
      + It was cool and smelled of [deep|far away].
      + Each pool had [a moon|a small moon] of its own in it.
      + A wave brought a hat. They sent it [back|on].
      + Clack, clack, went the stones when the sea [let go|pulled them].
      + {Hero} found a bit of green glass, [as smooth as soap|rubbed soft].
      + The wind had sand in its [pockets|hands].
      + {Friend} walked round a rope, [in case it was a snake|twice].
      + A light bobbed far out. It may have been [a star|a fish with a lamp].
      + Here and there a bubble said [pop|plip] in the sand.
    `,
    thanks: `
      {Keeper} gave {hero} a [shell with the sea in it|stone with one white ring].
      / “For your sill,” [said {keeper}|{keeper} said]. It was a [shell|bit of blue glass].
      + The boats nodded in their [sleep|beds].
      + All the crabs waved, with [one claw|the big claw].
      + “Mind the [steps|foam],” said the sea. It has no steps.
      + A wave walked with them [a bit|as far as it could].
      + {Friend} said goodbye to the [boot|boot, too].
      + The moon rolled up its [road|path], and kept it for next time.
      + Someone had drawn a [heart|smile] in the sand. It would last till six.
    `,
  },
  intermediate: {
    arrival: `
      @place The last dune slid away under their feet, and [they stood|there they were] {place.in}.
      / @place It was low tide {place.in}, and the sand shone like [the lid of a tin|a floor somebody had just wiped].
      / The moon had [laid|rolled] out, {place.in}, a [path|carpet] on the water, right up to their [feet|toes].
      / A [shell|wave] said hello, in [foam|a small voice], and so they [knew|saw] that they had come {place.to}.
      + Boats lay about on their sides, breathing through their [planks|oar holes].
      + Every shell was turned the same way, as if [waiting for an answer|someone had called].
      + The air tasted of salt, tar and [faraway|something fried].
      + {Friend} left a line of prints. The sea came up behind and [corrected them|put them away].
      + The moon had laid a path across the water. It [wobbled a little|came exactly to their toes].
      + “The sea is bigger than it looks,” [remarked {friend}|{friend} remarked], “and [it looks enormous|I have only seen the top].”
    `,
    life: `
      [At low tide the entire beach comes out|When the tide is out the whole beach comes|At low tide everyone on the beach comes out] to mend [nets and manners|whatever the day has broken].
      / The shells are sorted here each evening, the [talkers|hummers] to the left and the listeners to the right.
      + A gull ran the lost property, which was mainly [left shoes|spoons and one wedding hat].
      + Two crabs were carrying a plank, and each believed the other was [steering|in front].
      + A starfish lay on its back to see its [relations|family] more clearly.
      + In an old boot a family of shrimps was [having words about the window|sitting down to supper].
      + The small fry were allowed one more wave, and then [one more after that|a very little one].
      + The dune grass bent down and drew circles, as it does when [thinking|nobody is looking].
      + The tide itself was [resting|out, visiting].
      + Nobody [hurried|minded the hour].
    `,
    way: `
      They kept to the strip where the sand is hard and the foam [only just arrives|comes to look at visitors].
      / The way led from pool to pool, and in each pool [the moon was waiting already|something tucked in its feet].
      + Pebbles clacked like teeth whenever the water [drew back|breathed in].
      + A wave delivered a hat, looked round, and [took it back again|offered it to {friend}].
      + {Hero} picked up a piece of green glass, worn as soft as [soap|a sweet].
      + The wind blew from the sea and had not [wiped its feet|finished its sentence].
      + {Friend} stepped politely around a rope, in case it was [asleep|somebody].
      + Far out a small light rose and sank, and made [no claims|them feel less late].
      + The sand [squeaked|yawned].
      + It was late, and the sea [knew it|said so].
    `,
    thanks: `
      At the end {keeper} gave {hero} a shell, still damp, with [some of the sea left in it|a very small echo inside].
      / {Keeper} put a piece of blue glass into {hero.s} luggage, “to look at [Mondays|rain] through.”
      + The boats nodded, each [in its own dream|as the swell passed under them].
      + A wave saw them off as far as waves [may|can], and then a little further.
      + Every crab lifted its larger claw, which on that coast means [come again|mind how you go].
      + {Friend} shook hands with the boot and asked after [the children|its brother].
      + Behind them the sea folded up its road and [kept it for tomorrow|tucked it under].
      + The moon [nodded|stayed up].
      + Nobody said it [loudly|twice].
    `,
  },
  advanced: {
    arrival: `
      @place The path gave a last sandy shrug and let them down {place.in}.
      / @place There was [nobody|no one] {place.in} but the tide, which had gone out and left [the light on|everything gleaming].
      / Where the [grass|land] gives up, [quite|rather] happily, and [lies|sits] down, one is {place.in}; and [so|there] they were.
      / The sea [drew|turned] a [page|sheet] back and [forth|smoothed it], and they [stood|listened], {place.in}, at its [bedside|margin].
      + Boats lay about in the attitudes of people who have eaten well and [loosened their ropes|dreamed of herring].
      + Each shell had been placed with its mouth to the sea, like a [cup held under a tap|child at a keyhole].
      + {Friend} looked back at a long row of footprints, just as the water came up to [read them|rub them out].
      + [The moon had unrolled a path over the waves|Over the waves the moon had laid a path|There lay a path of moon upon the waves] that appeared to end, wherever one stood, precisely at [one’s own toes|the tip of one’s shoe].
      + “I invariably forget how much of it there is,” [remarked {friend}|{friend} remarked], [lowering the voice|and the sea, flattered, came a step closer].
      + It was [very still|low water].
    `,
    life: `
      [Whatever the day has torn, unhooked or washed overboard|Whatever the day has torn, lost or washed overboard|What the day has torn, bent or washed away] is mended here at low tide, by [lamplight and in excellent humour|those who tore it].
      / It is the custom to put the shells in order every evening, and to ask each one [what it has heard|whether it wants turning].
      + The gull who keeps the lost property had that night a wedding hat, eleven spoons and [the greater part of an accordion|a shoe it would not discuss].
      + A plank was being carried past by two crabs, both of whom were under the impression that [the other knew where|they were at the front].
      + Inside a boot of good make a family of shrimps disputed, in low voices, the ownership of [the window|a view].
      + The small fry had been granted one last wave some time ago and were now negotiating about [its size|the meaning of last].
      + The tide was [out|not at home].
      + Somebody [hummed|counted spoons].
      + Nothing is ever quite [finished|thrown away] there.
    `,
    way: `
      They followed the line that the foam draws and redraws, never [quite satisfied|twice in the same place].
      / Every pool they passed had its own moon, and in most of them somebody had [hung a weed across it for the night|been reading by it].
      + When the sea breathed in, the pebbles rattled after it like [small change|an audience finding its seats].
      + A hat was delivered by the third wave, examined by all, and [returned with thanks by the fifth|found to suit nobody].
      + {Hero} kept a piece of bottle glass that had been talked round, over many years, into [being smooth|thinking itself a pebble].
      + {Friend} gave a coil of rope a wide and courteous berth, since one can never be [sure about rope|too polite at night].
      + The foam [withdrew|listened].
    `,
    thanks: `
      {Keeper} would not let {hero} go without a shell, in which, it was explained, there was [enough sea for one winter|a little weather].
      / Out of some inner pocket {keeper} produced for {hero} a lens of blue glass, [for looking at Mondays|through which all things look forgiven].
      + One wave came with them as far as its position allowed, and stood there [with its foam in its hands|until called].
      + The crabs raised their larger claws, a salute that is reserved for [admirals and friends|those who have wiped their feet].
      + Then the path on the water was rolled up from the far end. The night went on [without it, but not unkindly|breathing].
    `,
  },
  troubles: {
    'lamp-shell': {
      keeper: { a: 'a hermit crab', the: 'the hermit crab' },
      thing: { a: 'a lamp shell', the: 'the lamp shell' },
      spot: { at: 'in the deepest pool', to: 'to the deepest pool' },
      facts: {
        ask: 'Why was the lighthouse dark?',
        cause: 'a wave borrowed {thing}',
        mended: 'the beam of the lighthouse went round again',
      },
      beginner: {
        trouble: `
          @keeper By the lighthouse sat {keeper}, [half in, half out|in a tin cup].
          @thing “No light!” it said. “I have lost {thing}.”
          @cause “A wave borrowed {thing}. It did not [ask|say when].”
          @feeling {Keeper} was so worried that it [moved house three times|ran round and round].
          + The tower stood there like a [candle|pencil], black and tall.
          + “Ships can not see [us|the rocks] now,” it said.
          + “I shone a spoon,” it said. “It was [not far|no good].”
          + {Friend} looked up the tower. It was a [long|very long] way up.
          + There was a ring of dust where it [used to stand|was].
          + “Can you blow a horn?” [asked {hero}|{hero} asked]. It had [no horn|only a comb].
          + A boat bumped its nose on a [rock|post].
          + It was a [black|long] night.
        `,
        worry: `
          Out on the sea a ship said [toot|moo]. It sounded small.
          + “Are you [there|home]?” it meant. And no one could say yes.
          + The moths came to the tower and found it [shut|out].
          + They went home and sat [round a match|in the dark].
          + A gull flew into a [sign|post] and said sorry to it.
          + {Keeper} waved a white sock at the [night|ship].
          + The rocks made themselves as [small|soft] as they could.
          + Toot, said the ship again. It was [a bit nearer|very polite].
        `,
        mend: `
          {Keeper} ran up the steps with {thing}, [clack|fast].
          @mended Clack. And the beam of the lighthouse went round again.
          + It went over the sea, the boats, [the dunes|the boot].
          + It lit up {hero}. Then it lit up [no one|a rope].
          + Toot! said the ship. It meant [thank you|there you are].
          + The moths came back, in their [best wings|Sunday wings].
          + Round and round it went, as slow as [breath|a spoon in tea].
          + “Home,” [said {keeper}|{keeper} said], and sat down in the [tin cup|light].
          + The rocks could be [big|rocks] again.
          + “I see you,” said the [sea|dark].
          + A lamp is a [good thing|friend].
        `,
        joy: `
          They had hot weed soup, and [looked down|sat in a ring].
          + The wave came back to say [sorry|its piece]. It lay flat.
          + It had brought a [bit of gold stone|plum] for all.
          + “Next time, knock,” [said {keeper}|{keeper} said], but [kindly|with soup].
          + {Hero} was let to wipe the glass, [the outside|the low bit].
          + The ship went by with all its [windows|lamps] lit.
          + {Friend} waved at it with [both ends|a spoon].
          + The moths sang of the [lamp|moon]. It had one verse.
          + Toot, [toot|toot, toot].
        `,
      },
      intermediate: {
        trouble: `
          @keeper At the foot of the lighthouse they met {keeper}, wearing [a tin mug|the wrong house] in the excitement.
          @thing “The light is out,” it said, “and {thing} is [gone|nowhere].”
          @cause “A wave borrowed it, without [so much as a by-your-leave|leaving an address].”
          @feeling It [was|felt] so worried that it had moved house three times [since supper|in an hour].
          + The tower stood against the stars like a candle that somebody had [given up on|forgotten].
          + “I have tried a spoon,” [observed {keeper}|{keeper} observed], “and it reached as far as [the doormat|my feet].”
          + A pale ring in the dust showed where it had stood for [eighty years|longer than the stairs].
          + {Friend} offered to glow and turned quite [red|purple] with trying.
          + The moths [waited|had heard].
          + It was a very [dark|tall] dark.
        `,
        worry: `
          Out at sea a ship was calling, in the small voice of something large that is [lost|alone].
          + The moths had turned up at the usual hour and been sent home [unlit|in tears].
          + A gull apologised to a post it had flown into, and then to [the next one|another gull].
          + The rocks, who mean no harm, were trying to look [soft|elsewhere].
          + {Keeper} stood on the step and waved [a sock|both eyes], which no ship has ever understood.
          + Again the ship called. This time it was a good deal [nearer|politer].
        `,
        mend: `
          Up the steps went {keeper}, with {thing} [in both claws|held high].
          @mended Then something clicked, and the beam of the lighthouse went round again, [slow as a spoon in cocoa|as though it had only blinked].
          + It went over the water, the boats and the boot, and left each of them [a little safer|where it was].
          + The ship gave one deep hoot, which in that language means [so there you are|thank you].
          + The moths came back in their good wings and [took their places|began to waltz].
          + In the turning light every wave had a bright edge, like [a page|a plate].
          + And the rocks went back, with relief, to being [rocks|hard].
          + It was [enough|light].
          + The dark took a step [back|aside].
        `,
        joy: `
          There was seaweed soup at the very top, where the windows [go all the way round|look at everything].
          + The wave appeared at the door, quite flat, and left a lump of [amber|gold stone] on the mat.
          + “One knocks,” [said {keeper}|{keeper} said]. But found it a bowl [all the same|with a handle].
          + {Hero} was allowed to polish the glass, as high as [could be reached|a crab can hold a ladder].
          + The ship passed close by with its windows lit. Somebody in it was [playing the concertina|waving a towel].
        `,
      },
      advanced: {
        trouble: `
          @keeper The lighthouse was in the charge of {keeper}, who received them in [a tin mug, and apologised for it|somebody else’s shell].
          @thing “There is no light,” it [remarked|said], “because there is no longer {thing}.”
          @cause A wave, it turned out, had borrowed it, [leaving neither name nor address|in that careless way of theirs].
          @feeling So worried was it that it had moved house three times and [liked none of them|left its slippers in each].
          + The tower rose beside them into the stars, with the patience of a candle that [nobody has thought to light|has been asked to wait].
          + “I held up a spoon,” [said {keeper}|{keeper} said], “and succeeded in illuminating [the spoon|my own left eye].”
          + {Friend} was understood to be attempting to shine, and was led gently [to a chair|away].
        `,
        worry: `
          Somewhere out in the dark a ship was calling, with the good manners of the very [frightened|large].
          + The moths, having come all that way at the accustomed hour, sat on the railing and [regarded the place where it had been|passed a match from hand to hand].
          + A gull was heard begging the pardon of a post, and shortly afterwards [of its neighbour|of the same one].
          + Even the rocks, who are nobody’s enemies, had drawn themselves in and were thinking [soft thoughts|about sand].
          + The ship [called again|waited].
        `,
        mend: `
          {Keeper} took the steps at a run, with {thing} held like [a full bowl|something asleep].
          @mended One heard a click, and the beam of the lighthouse went round again, [in no hurry|unhurriedly].
          + It touched the dunes, the boats, the lost left shoes, and told each of them [that it was still there|good night].
          + From the water there came a single low note, which sailors write down as a hoot and which means [home|so that is where you were].
          + The moths took up their waltz at the bar where they had [dropped it|been interrupted].
          + The rocks [relaxed|sighed].
        `,
        joy: `
          Soup was served in the lantern room, where one sits among the [windows|stars] as if at the centre of a slow thought.
          + The wave presented itself, several sizes smaller, and laid upon the mat a piece of amber with [a whole summer|an ant] in it.
          + “One knocks,” [remarked {keeper}|{keeper} remarked], with great severity, and moved up to [make room|let it have the handle of the mug].
          + As the ship went by, with music and all its portholes lit, {friend} saluted it [with a ladle|and was saluted back].
          + The soup was [green|excellent].
          + The lighthouse, meanwhile, went on [turning|working].
          + There was a second [bowl|wave].
        `,
      },
    },
    'song-shell': {
      keeper: { a: 'a sandpiper', the: 'the sandpiper' },
      thing: { a: 'a song shell', the: 'the song shell' },
      spot: { at: 'under the old pier', to: 'to the old pier' },
      facts: {
        ask: 'Why were the waves out of step?',
        cause: 'a young crab moved into {thing}',
        mended: 'the waves found their step again',
      },
      beginner: {
        trouble: `
          @keeper On thin legs ran {keeper}, [up and down|to and fro]. It could not stop.
          @thing “The sea has lost its song,” it said. “It was in {thing}.”
          @cause “But a young crab moved into {thing}. [Off it went|It walked away].”
          @feeling {Keeper} was sad, and let a wave [run right over it|go by].
          + The waves came all at once. Then [none came|they all fell].
          + One came in [backwards|sideways] and was ashamed.
          + “It used to go shh and [shh|ahh],” it said.
          + “Now it goes flop,” [said {friend}|{friend} said]. [Flop|Bump], went the sea.
          + {Hero} tried to hum it. The sea [listened|did not know it].
          + A small wave sat on the sand and [wept|sulked].
          + The bird had put up a [sign|flag]: Lost.
          + It hurt the [ear|shells].
          + The sand [sighed|shook].
        `,
        worry: `
          Two waves bumped heads and sat down [in the foam|with a splash].
          + The boats got hit from [both sides|below] and felt ill.
          + The small fry could not [nod off|sleep] with no song.
          + “It goes like this,” said a whelk, and [forgot|hummed the wrong one].
          + One tall wave stood there. It did not know [when to fall|how to end].
          + The moon’s road was in [bits|a knot].
          + {Keeper} wiped its beak on the [weed|wind].
          + Not one boat could [rock|dream].
          + The sea said [um|er].
        `,
        mend: `
          {Hero} held {thing} to the water, [quite low|and kept still].
          @mended Out came the song, and the waves found their step again.
          + Shh, said the first. [Ahh|Shh], said the next.
          + The tall one fell at last, as [soft as a bed|slow as snow].
          + All the way out the sea [hummed|began to sway].
          + The boats went up and down, like [breath|a hand on a back].
          + {Keeper} ran with each wave. Its feet stayed [dry|quick].
          + The road of the moon was [flat|whole] again.
          + Shh. It was the best of all [words|songs].
          + The moon lay down in its [road|bed]. The sea swung it.
        `,
        joy: `
          The young crab got a new home. It had a [blue rim|view].
          + It had two rooms, if you [turned round|stood up].
          + They sang the first verse, all of them, [even the boot|with the sea].
          + {Friend} had the ahh. It is a [hard|fine] part.
          + {Keeper} danced on one leg, [then on none|in the foam].
          + A whelk cried a bit, for [joy|it was so old a song].
          + And the small fry slept in a [row|heap].
          + The waves took [turns|bows]. It was late.
          + They all hummed it one more [time|round].
        `,
      },
      intermediate: {
        trouble: `
          @keeper Up and down the edge of the foam ran {keeper}, on legs like [pencil strokes|two wet straws].
          @thing “The sea has forgotten its song,” it piped. “It was kept in {thing}.”
          @cause “And then a young crab moved into it, [curtains and all|and walked off].”
          @feeling It [was|felt] so sad that it stood perfectly still, which [sandpipers never do|nobody there had ever seen].
          + Waves arrived in threes, or not at all. One of them came in [backwards|from the wrong side].
          + “It used to go shh and then ahh,” it declared, “and now it goes [flop|er].”
          + {Hero} tried to hum it, and the sea listened with [great attention|its mouth open] and lost it again.
          + {Friend} suggested a march, and two boats were [sick|upset].
        `,
        worry: `
          The waves bumped into one another, begged pardon, and fell over [their own feet|the beach].
          + One tall one simply stood there, not knowing [how it should end|whom to ask].
          + Without their song the small fry lay awake and [asked questions|wanted water].
          + An old whelk was sure it went like this, and then [like that|could not go on].
          + The path of the moon had come apart, and pieces of it [floated about|were washed up].
          + The boats, slapped on both cheeks, began to look [green|for the shore].
          + The boats were [unwell|seasick], all of them.
        `,
        mend: `
          {Hero} knelt and held {thing} where the water could [hear it|put its ear].
          @mended The first few notes were enough, and the waves found their step again, [one by one|like dancers].
          + Shh, said the nearest, and from far out came the [ahh|answer].
          + The tall one, with great relief, lay down along the entire [beach|bay].
          + The boats began to rise and sink as if [someone were breathing under them|they were being rocked].
          + {Keeper} ran out with every wave and in again, without wetting [a toe|more than a thought].
          + The moon’s path drew itself together, [plank by plank|and did not wobble].
          + The last one said [ahh|good night].
        `,
        joy: `
          For the young crab they found a cup with a blue rim, which has [two rooms if one turns round|a view of the pier].
          + Then everybody sang the first verse, the boats taking the [bass|creaks].
          + {Friend} was given the ahh and made a good deal [of it|too much of it].
          + {Keeper} danced on one leg at the very edge, until [the edge moved|the sea bowed].
          + An old whelk wept and said that it had known it [all along|exactly so].
          + The sea [kept time|hummed].
          + Everybody was a little [wet|out of tune].
        `,
      },
      advanced: {
        trouble: `
          @keeper To and fro along the foam, as if [somebody|someone] were underlining it, ran {keeper}.
          @thing “The sea,” it [observed|said], “no longer knows its song, which was kept in {thing}.”
          @cause It seemed a young crab had moved into it, [with curtains|quite within the law], and gone travelling.
          @feeling The bird then did what no sandpiper does, and out of pure sadness [stood perfectly still|let the water have its feet].
          + The waves, in consequence, arrived by threes or by thirteens, and one came in [back to front, looking over its shoulder|late, with an excuse].
          + “There was a shh in it,” the bird recalled, “and after the shh, if one waited, [an ahh|something like forgiveness].”
          + {Friend} struck up a march by way of help, and a number of small boats were [unwell|never quite the same].
        `,
        worry: `
          It is painful to see a grown wave that does not know [how to end|what to do with its hands].
          + They ran into each other, begged one another’s pardon, and sat down with a flop that was [no music at all|felt in the dunes].
          + The small fry, who have been sung to sleep since there were any, lay in rows and asked for [reasons|a drink].
          + An aged whelk declared that it went so. Began; stopped; and remembered that this was [another song, and a sad one|the one about the herring].
        `,
        mend: `
          At the edge {hero} held {thing} under the water, like [a cup to somebody’s lips|a letter].
          @mended A few opening notes, and the waves found their step again, [row behind row|out to the dark].
          + Along the sand it went shh. And after a pause in which one could have told a secret, [ahh|came the rest].
          + The tall wave, released finally from its predicament, lay down with a sigh the length of [the bay|the evening].
          + {Keeper} ran out with each and in with each, and never wetted [more than its reflection|a toe].
          + Out in the dark the boats [nodded|resumed].
        `,
        joy: `
          They housed the young crab in a teacup with a blue rim, which counts as two rooms for [anyone who turns round|the purposes of crabs].
          + The first verse was then given by the full company, with the boats on the lower notes and [the boot, surprisingly, on the tune|a gull turning the pages].
          + {Friend} had been entrusted with the ahh, and delivered it with [feeling, several times|an artist’s disregard for length].
          + It was generally observed that the whelk was crying, and generally agreed that this was [the salt|what songs are for].
          + The sea kept [time|the beat].
          + Nobody could have said who [began|stopped first].
          + There were [encores|nine verses].
        `,
      },
    },
    'oar-peg': {
      keeper: { a: 'an otter ferryman', the: 'the otter ferryman' },
      thing: { a: 'an oar-peg', the: 'the oar-peg' },
      spot: { at: 'on the sandbank', to: 'to the sandbank' },
      facts: {
        ask: 'Why could the moon boat not leave?',
        cause: '{thing} got mixed up with the driftwood',
        mended: 'the moon boat glided out',
      },
      beginner: {
        trouble: `
          @keeper In a white boat sat {keeper}, with [folded paws|one wet sleeve].
          @thing “It will not go,” he said. “I have lost {thing}.”
          @cause “I was tidy for once. And {thing} got mixed up with the driftwood.”
          @feeling He was so ashamed that his [whiskers hung|ears went flat].
          + The oar fell off, [plop|again]. He put it back. Plop.
          + “The dreams have to get [over there|across],” he said.
          + There they stood on the sand, each with a [small case|bag].
          + “Can they swim?” [asked {friend}|{friend} asked]. “Dreams? [No|Not at night].”
          + {Hero} held the oar for him. It was [no use|as long as a bed].
          + The boat was white and had no [wish|wind] to go.
          + He had looked in his boots, and in his [ears|pie].
        `,
        worry: `
          The dreams stood in a line and were [very good|quite still].
          + One was about a cake. It was going [stale|flat].
          + One was so small that they had put it in a [sock|hat].
          + On the far side all the beds [were waiting|had no dream].
          + “Is it morning yet?” asked a [flying|blue] one. “I am for tonight.”
          + {Keeper} told them all that [it was his doing|he was sorry].
          + A long dream sat down on its [case|tail].
          + The tide was going. [Soon|In a bit] there would be no sea.
        `,
        mend: `
          {Thing} went into its hole, click, and [held|did not budge].
          @mended {Keeper} pulled once, and the moon boat glided out.
          + Not a splash. Just a [line|thread] on the sea.
          + The dreams sat in rows and held their [bags|hats].
          + The one with the cake waved with a [fork|crumb].
          + The boat went up the road of the moon, [small|slow] and white.
          + {Hero} saw one look back. It had [a face like home|kind eyes].
          + “That one is yours,” [said {friend}|{friend} said], [very low|I think].
          + The oar went in, and [out|dripped], and in.
          + The tide took its time, to [help|wait].
        `,
        joy: `
          They ate [clams|buns] on the sand, with their feet wet.
          + {Keeper} came back and rowed them [round the buoy|in a ring].
          + {Friend} got to call “All aboard!” It did so [nine times|to the gulls].
          + He hung {thing.s} string round his [neck|wrist]. “Now I am a safe man.”
          + They made a fire of the [driftwood|bad wood]. It burned blue.
          + “Never be tidy,” said the otter, [yawning|and he meant it].
          + They let the fire go [low|red].
          + The gulls came on [board|time]. They had no case.
        `,
      },
      intermediate: {
        trouble: `
          @keeper In a boat as white as an eggshell [sat|waited] {keeper}, [arms folded|looking at a useless oar].
          @thing “The oar will not hold,” he declared. “I have lost {thing}.”
          @cause “I tidied up, which I never do, and it got mixed up with the driftwood.”
          @feeling He was ashamed to the last whisker and could not [look at his passengers|even scratch].
          + Along the sand stood the dreams, each with a [little suitcase|label round its neck].
          + Every time he pulled, the oar jumped out and [hit the water|slapped a wave].
          + “They are for tonight,” he remarked. “A dream does not [keep|last] till Tuesday.”
          + {Friend} offered to hold the oar with [everything available|two feet], and fell in.
          + It had [floated off|gone grey], no doubt.
        `,
        worry: `
          The dreams waited without pushing, as dreams do, and some of them [began to fade|sat on their luggage].
          + One that had a birthday cake in it kept looking at [the candles|the icing].
          + The smallest had been put into a sock so that it [did not get cold|could not blow away].
          + Across the bay lay all the pillows, quite [empty|ready].
          + {Keeper} went down the line and told each one that it was [his fault|the tidying].
          + The tide, which waits for [nobody|no otter], was already fetching its coat.
          + The tide was [turning|leaving].
          + One dream [yawned|had a cough].
        `,
        mend: `
          {Thing} slid into its hole with a click, as a [key does|word does when you remember it].
          @mended One long pull, and the moon boat glided out, [leaving hardly a crease|without a sound].
          + The dreams sat in rows with their cases on their [knees|laps].
          + The birthday one had lit its candles so that [the others could see|nobody should stumble].
          + Up the path of the moon they went, smaller and [whiter|quieter].
          + One of them turned round and looked at {hero} as if they had [met|an appointment later].
          + On the far shore, very faintly, a first [pillow sighed|sleeper laughed].
          + There was a line of light behind it, [no more|then none].
        `,
        joy: `
          There were hot clams on the sand. One ate them with one’s feet in [the sea|what was left of it].
          + {Keeper} rowed every guest once round the [buoy|sleeping boats], free of charge.
          + {Friend} was allowed to call “All aboard!” and [could not be stopped|woke a gull].
          + They burned the driftwood, since that was [to blame|safest], and it went up blue and green.
          + “Let that be a lesson,” said the ferryman. “[Never tidy|I shall live in a mess and be happy].”
          + It was [late|low tide].
        `,
      },
      advanced: {
        trouble: `
          @keeper In a boat of the whiteness of eggshells, arms folded, [sat|waited] {keeper}, [who did not get up|in the wreck of his good name].
          @thing “I [cannot|can’t] row,” he [observed|said], “for the simple reason that I have lost {thing}.”
          @cause He had tidied, it appeared, for the first time in his life. It had got mixed up with the driftwood.
          @feeling He was too ashamed to meet the eye of [a single passenger|so much as a shrimp].
          + Those passengers stood along the sand in good order, and they were dreams, each with [a small suitcase|its label and its hat].
          + “They are all for tonight,” he remarked, “and there is nothing so flat, believe me, as [a dream on the following day|yesterday’s flying].”
          + {Friend} undertook to be an oar-peg in person, and was presently [fished out|seen to be swimming].
        `,
        worry: `
          Dreams do not complain. But one could see some of the paler ones [beginning to show the sea through them|going at the edges].
          + The one with the birthday in it had twice been round its cake to count [the candles|those who might not come].
          + Across the bay lay the pillows of half a country, each with [its dent and nothing in it|a hollow the shape of waiting].
          + {Keeper} walked the entire length of the line, hat in paw, and said to everyone in it [the same three words|that it had been the tidying].
        `,
        mend: `
          {Thing} went into its hole with the small sound of [a word remembered|a latch].
          @mended A single pull, and the moon boat glided out, [as quiet as a thought|as though let go].
          + The passengers sat in rows, cases on their laps, while the birthday lent its candles to [those who were travelling alone|the smallest, who was in a sock].
          + Where the path of the moon grows narrow one of them turned and presented {hero} with a look, as much as to say: [later|you, I think, are mine].
          + And after a time, from over there, somebody could be heard to laugh [in their sleep|once, and settle].
          + Nobody [waved loudly|spoke].
          + The sea was [flat|silver].
          + One could still make out a [hat|sail], and then one could not.
        `,
        joy: `
          Clams were eaten on the sand, with one’s feet in whatever the tide had [thoughtfully left|not needed].
          + The ferryman came home empty and rowed them all around the buoy, [for the pleasure of its holding|by way of apology].
          + It was {friend} who called “All aboard,” and who continued calling it until [everyone was|there was nobody left ashore].
          + The driftwood, having been found guilty, was burned, and was forgiven immediately for [the blue of its flames|being so beautiful about it].
        `,
      },
    },
  },
}
