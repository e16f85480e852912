import type { SettingContent } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const wizardsTower: SettingContent<Noun, "Wizard's Tower"> = {
  place: { name: 'the Wizard’s Tower', in: 'in the Wizard’s Tower', to: 'to the Wizard’s Tower', from: 'from the Wizard’s Tower' },
  beginner: {
    arrival: `
      @place The door thought about it. Then they were {place.in}.
      / @place “Feet!” said the mat. So they wiped them, and were {place.in}.
      / [Round and round|Up and up] the stairs, and they were {place.in}. It [smelt|spoke] of [soup|stars].
      / A [bat|bell] said [who|please] and the [bolt|key] said clack. They were {place.in}.
      + It was tall and bent, like a [cold leek|hat that was sat on].
      + On a hook hung a note: “[Gone to the sea|Back in May]. The Wizard.”
      + It smelled of smoke and mint and [wet hat|old rain].
      + The stairs were not [up yet|all awake]. They stretched.
      + A broom looked them up and [down|then down].
      + A pot went glop, all [by|for] itself.
      + “Touch nothing,” [said {friend}|{friend} said], and [touched one|bumped a gong].
      + In a jar sat a small [thunder|cloud]. It waved.
      + A key hung in the air and [hummed|turned].
      + It smelled of [wax|frogs].
    `,
    life: `
      All things have a view here: the pot, the [mat|chair], the door.
      / Here the tea pours you, if you do not [look out|say when].
      + A mirror was pulling [faces|its tongue back in].
      + Two books had a fight about [who was first|commas].
      + A coat with stars was asleep and [snored blue|talked of Mars].
      + The clock told a joke. It took it [an hour|twelve hours].
      + A chair scratched its leg with the [other three|table].
      + On the shelf the jars were saying their [names|good nights].
      + A spell that was no good sat [in the bin|on the sill] and sang.
      + The broom has a seat by the stove. It likes it [hot|that way].
      + The clock here says what it [likes|thinks].
      + Two jars told each other [riddles|the news].
    `,
    way: `
      The steps counted them as they went. “[Two|Three]. Or is it four?”
      Round and round went the stairs, and so did [they|{friend}].
      + One window showed the moon from [behind|the back].
      + In the next it was [Sunday|noon], and somebody had cake.
      + A globe turned away. It was [shy|cross with Spain].
      + The rail was a snake. “Only in the [week|day],” it said.
      + Step forty had a nap. They went [round it|on their toes].
      + “I never get lost,” said {friend} to a [wall|hat stand].
      + It grew warm. Something [purred|hummed] in the stone.
      + A door [bowed|winked] as they went by.
    `,
    thanks: `
      {Keeper} gave {hero} a [bottle of Sunday|button from the coat].
      / “A small spell,” said {keeper} to {hero}. “It makes [toast|one spark].”
      + The door made such a bow that it came [off|half off].
      + All the jars said “[Bye|Come back]!” in a row.
      + The mat said, “You have very good [feet|heels].”
      + The stairs took them down [by hand|with no steps at all].
      + “Write!” said the mirror. It meant its own [name|self].
      + The wizard sent a card. It had [sand|the sea] in it.
      + A step said mind me, and [meant it|yawned].
      + The cat walked with them to the [mat|gate].
    `,
  },
  intermediate: {
    arrival: `
      @place The door looked through its own keyhole first, and [then they stood|there they were] {place.in}.
      / @place “Feet,” said the doormat, and when that was done they were {place.in}.
      / A [bell|rope] [rang|pulled] by itself, being [ready|in the mood], and [so|then] they were {place.in}.
      / Outside it had been a [candle|pencil]. But {place.in} there was [room|space] for [a ball|two weathers].
      + From outside it leaned like a hat that somebody had [sat on|waved at a train].
      + A note hung on a nail: “At the seaside. Do not feed [the soup|the books].”
      + It smelled of mint, smoke and [the day before yesterday|a wet cat who had been clever].
      + The staircase was having a think and had [sat down|not come up yet].
      + A broom examined them from top to [toe|tail], and sniffed.
      + In a jar on the sill a small thunderstorm was [doing its best|asleep].
      + “Touch nothing,” [observed {friend}|{friend} observed], and leaned on [a gong|the wrong lever].
    `,
    life: `
      In this house everything has an opinion, from the [poker|teapot] to the ceiling.
      / Nobody is lonely here, since even the jam [answers back|has theories].
      + A mirror was practising expressions and had got as far as [mild surprise|aunt].
      + Two books quarrelled about a comma, and a third one [read on|sold tickets].
      + The coat with the stars snored, and now and then [a comet got out|named a planet].
      + On the shelf the jars were saying good night, in the order of [their labels|danger].
      + An unsuccessful spell sat in the wastepaper basket and [sang|turned things slightly pink].
      + The clock was telling a joke which takes it [twelve hours|until Friday].
    `,
    way: `
      The steps counted their visitors aloud, and [disagreed|lost their place].
      / Up they went, round and round, past windows that [minded their own business|could not settle on a season].
      + In one of them hung the moon, seen from [behind|the side].
      + In another it was Sunday, and people were [having cake|looking for a hat].
      + A globe turned its back on them; it had fallen out with [Spain|the sea].
      + The banister was a snake on weekdays, and [it was a Tuesday|asked them to hold on gently].
      + Step forty was having a nap, so they [carried their feet across|took it on tiptoe].
      + “One cannot lose one’s way here,” said {friend} firmly to [a hatstand|the wall].
      + Somewhere below a door closed, with [tact|a cough].
    `,
    thanks: `
      {Keeper} gave {hero} a small bottle, labelled “Sunday, [about four|with rain]”.
      / At the door {hero} was given a beginner’s spell, good for [toast|one warm spark].
      + The door bowed so deeply that it [came off|had to be helped up].
      + All along the shelf the jars called goodbye. One [thundered|burst into tears].
      + “Excellent feet,” remarked the doormat, which from a doormat is [a great deal|love].
      + The staircase brought them down in [one long slide|its arms], to save them the trouble.
      + A picture postcard had come from the wizard, with real [sand|waves] in it.
    `,
  },
  advanced: {
    arrival: `
      @place The door applied an eye to its own keyhole, sighed, and let them be {place.in}.
      / @place One is admitted by the doormat, which is strict but fair; and so they came to stand {place.in}.
      / Nobody [climbs|enters] it without being [looked|seen] through first, and they [tingled|itched] still as they [stood|found themselves] {place.in}.
      / It was [taller|larger] within than it [admitted|was] without, as they [saw|discovered] as soon as they were {place.in}.
      + Viewed from the hill it resembles a hat that has been [sat on by someone of importance|thrown up in joy and not come down].
      + A note on the nail read: “At the seaside. Kindly do not [encourage the soup|teach the broom anything].”
      + There hung about the place a smell of smoke, mint and [last Wednesday|conclusions].
      + The staircase had been up late and was still [arranging its steps|lying down].
      + “I shall touch nothing,” {friend} declared, and the gong was heard for [some time|miles].
    `,
    life: `
      It is the drawback of living among magical objects that all of them have [opinions|been to university].
      / In the wizard’s absence the household argues, sings and [takes turns at being in charge|reads his letters].
      + A looking-glass was working its way through the expressions and had reached [an aunt at a wedding|polite doubt].
      + On the second shelf two volumes had come to blows about a [comma|footnote], and a third was selling seats.
      + The coat of stars slept on its peg, and with every snore a small comet [got out and was put back|went once round the lamp].
      + From the wastepaper basket one heard the singing of a spell that had [failed, and was happier since|only ever turned things pink].
    `,
    way: `
      The stairs announced the number of each person who trod on them, not invariably [correctly|the same one].
      / They climbed past windows, none of which could agree with its neighbour about [the season|what was outside].
      + One gave upon the moon, from the side that it does not [show to visitors|as a rule comb].
      + In the next it was Sunday afternoon, and a family in straw hats [looked up from their cake|waved them on].
      + The globe was not speaking to [Spain|anyone], and revolved with its shoulder to them.
      + Since the fortieth step was taking its rest, they crossed it [in their socks|with held breath and lifted hems].
      + A clock they passed remarked that it was [later than that|Thursday, on the whole].
    `,
    thanks: `
      {Keeper} selected for {hero} a bottle from the lower shelf, marked in ink: “[Sunday, towards four|A short nap, with rain on the roof].”
      / What {hero} received was a spell of the very first grade, sufficient for [one spark|a round of toast], and to be used kindly.
      + The door, in bowing, exceeded itself and had to be [rehung|lifted back by all present].
      + It was the doormat who said the last word. The word was “[Exquisite|Heels]”.
      + From the sea had come a card, and whoever tilted it could see the wizard, very small, [going in up to the knees|asleep under his hat].
      + Nothing creaked. It was [meant|a compliment].
    `,
  },
  troubles: {
    'wooden-spoon': {
      keeper: { a: 'a broom with opinions', the: 'the broom' },
      thing: { a: 'a wooden spoon', the: 'the wooden spoon' },
      spot: { at: 'on the ninety-ninth step', to: 'to the ninety-ninth step' },
      facts: {
        ask: 'Why did the sleeping soup boil over?',
        cause: '{thing} ran away because the soup was always so hot',
        mended: 'the sleeping soup simmered quietly',
      },
      beginner: {
        trouble: `
          @keeper “Mind my floor,” [said {keeper}|{keeper} said], and swept [their toes|round them].
          @thing “The soup boils over! I need {thing} to stir it.”
          @cause “It ran away. The soup was always so hot.”
          @feeling {Keeper} was worried. All its [straws stood up|hair stood up].
          + Glop! The pot spat on a [chair|book]. The chair fell asleep.
          + “That is sleeping soup,” it said. “[For the whole town|All the land has it].”
          + They all need a [sip|drop] at night, you see.
          + “Can you stir with a [foot|tail]?” [said {friend}|{friend} said].
          + “It has its pride, that spoon,” said the broom. “[Oak|Good wood].”
          + A trail of drips ran up the [steps|wall].
          + A drop fell on a moth. It slept [at once|in the air].
          + {Hero} took one step [back|up].
        `,
        worry: `
          Where the soup ran, things [nodded off|slept]: the mat, the shoe.
          + The third step snored. They had to [lift it|go by on tiptoe].
          + But in the town all were up and [cross|wide awake].
          + A cat chased a cat that was [not there|itself].
          + Glop, said the pot, and it was [not sorry|the big glop].
          + {Keeper} had tried a [fork|pen]. It came out asleep.
          + A bit of soup fell on a fly. It [sat down|hummed no more].
          + The lid went up and down and [up again|clanked].
        `,
        mend: `
          Three times round went {thing}, [slow and deep|in mittens].
          @mended The pot gave a sigh, and the sleeping soup simmered quietly.
          + Blub, it said. And [blub|then a yawn].
          + It smelled of milk and [hay|warm bread] and nine o’clock.
          + The steam went out to the town, [roof by roof|and in at each door].
          + One by one, out went the [lamps|lights].
          + {Keeper} leaned on the wall like a [broom|stick].
          + “Not one drop on my floor,” it said, [with pride|half asleep].
          + The chair got a rug over its [legs|back].
          + It was so still that they heard the [stars|moss].
          + Even the lid lay [flat|down].
        `,
        joy: `
          The spoon got a [wool scarf|mitt] for its handle.
          + From now on it may stir cold [jam|cream] on Sundays.
          + They ate toast, and no soup, so as to [stay up|see it].
          + {Keeper} danced with {hero}, [one, two, swish|to and fro].
          + {Friend} licked the lid. Oh dear. [Good night|One snore].
          + The pot hummed in its [belly|sleep].
          + The chair woke up and asked what it [missed|was].
          + The mat said it had slept [well|like a log].
          + A spoon for each, and one to [bow to|spare].
        `,
      },
      intermediate: {
        trouble: `
          @keeper “Not on the wet bit,” [said {keeper}|{keeper} said], who turned out to be [in charge|a broom].
          @thing “The sleeping soup is boiling over, and I have lost {thing}.”
          @cause “It ran away, [because|since] the soup was always so hot. [One sees its point|No note].”
          @feeling {Keeper} was so worried that every bristle [stood on end|pointed elsewhere].
          + Glop, went the pot, and hit a chair, which [fell asleep|began to snore].
          + “Everybody in the land has a sip of it at night,” it explained, “[in the steam|without noticing].”
          + {Friend} suggested stirring with a tail, [preferably another’s|though whose was left open].
          + A line of drips led up the stairs, like [footprints|a row of tears].
          + “Oak,” said the broom. “Good family. But [sensitive|thin skin].”
        `,
        worry: `
          Wherever it ran over, things dropped off: the mat, the poker, [a boot in mid-step|two beetles].
          + The third stair snored so loudly that they had to [lift its head|go by the rail].
          + In the town meanwhile nobody could sleep, and people [cleaned windows|wrote long letters].
          + A cat was chasing a second cat, which was [itself|not there].
          + {Keeper} had tried stirring with a fork, and the fork [was not to be woken|lay there, smiling].
          + With each glop the pot grew [prouder|a size].
        `,
        mend: `
          In a pair of mittens, and only for {hero.s} sake, {thing} went [three times round|in again].
          @mended The pot drew a breath, and the sleeping soup simmered quietly.
          + It said blub, as if turning over, and then [sighed|nothing at all].
          + It smelled of hay, warm milk and [the end of long drives|being carried].
          + The steam went out at the window and in at [every door|all the others].
          + One could watch the lamps of the town go out, [street by street|like eyes].
          + “And not a drop on the floor,” [said {keeper}|{keeper} said], and [leaned|shut down].
          + The spoon, for once, stayed [where it was put|in].
        `,
        joy: `
          For its handle the spoon was given a knitted [scarf|cosy], in oak leaves.
          + It was agreed that on Sundays it need only [stir cream|point at things].
          + There was toast, since somebody had to [stay awake|be able to tell it].
          + {Keeper} turned out to dance, and led {hero} [twice round the pot|backwards].
          + {Friend} licked the lid and was [carried to a chair|gone in the middle of a word].
          + The mat woke up, and asked [for the time|who had won].
          + It was agreed that soup is best [from a distance|asleep].
        `,
      },
      advanced: {
        trouble: `
          @keeper They were met on the stairs by {keeper}, which asked them, with restraint, to [lift their feet|keep off the wet part].
          @thing “You smell the sleeping soup,” it [observed|said], “which is boiling over, there being no trace of {thing}.”
          @cause It had run away; the soup, so ran the message, was invariably so hot.
          @feeling {Keeper} was worried, and had the sort of bristles on which that [shows|stands up].
          + A glop from the pot struck an armchair, which sighed and [was asleep|put its feet up].
          + “The whole country,” it informed them, “takes a sip of it with the air, towards [eight|bedtime], and supposes it is tired.”
          + “Oak,” the broom added. “An old family, and [easily hurt|hot-headed, in the circumstances].”
        `,
        worry: `
          Whatever the soup reached gave up the struggle: first the mat, then the poker, then [a boot, between two steps|the word “help”].
          + In the town below, on the other hand, they were polishing [doorknobs|their grandparents] at half past ten at night.
          + One heard of a cat that had been pursuing a second cat since supper, and of its [surprise|slow discovery that it was the same].
          + A fork had been lowered into it by way of experiment, and lay now on a cushion, [smiling|not expected before Thursday].
          + It could not go on. It [did|went on].
          + The floor had begun to [breathe|snore].
        `,
        mend: `
          {Thing} came back, in mittens, and went thoughtfully [round the pot|round, three times].
          @mended The pot let out a breath it had been holding, and the sleeping soup simmered quietly.
          + It said blub, in the tone in which others say [well then|now, now].
          + There went up from it a scent of hay and warm milk and of [being carried in from the car|the last page].
          + Presently the lamps of the town were put out, street behind street, as though by [one hand|a tide].
          + Then there was steam, and [nothing else|a smell of milk].
          + Nobody [spoke|yawned].
          + A moth [recorded|wrote down] the [hour|moment] in the dust upon the lid.
        `,
        joy: `
          The spoon was fitted with a scarf, in oak green, and granted its Sundays, when it need only [point|stir cream].
          + Toast was thought wisest, since of those who taste the soup nobody can [report on it|help with the plates].
          + With {hero} for a partner {keeper} went twice round the cauldron in waltz time, [sweeping as it went|and not a speck remained].
          + {Friend}, having merely licked the lid, was found [in the armchair, finishing a sentence from last week|to have gone on ahead].
          + No one had any of the [soup|contents]. No one needed to.
        `,
      },
    },
    'hat-star': {
      keeper: { a: 'an apprentice frog', the: 'the apprentice frog' },
      thing: { a: 'a hat star', the: 'the hat star' },
      spot: { at: 'beneath the telescope', to: 'to the telescope' },
      facts: {
        ask: 'Why did all the spells come out backwards?',
        cause: 'a thread came loose and {thing} fell off the hat',
        mended: 'the spells came out right again',
      },
      beginner: {
        trouble: `
          @keeper Under a huge hat sat {keeper}. “Night good,” it [said|croaked].
          @thing “I have lost {thing}, so all goes [wrong|back to front].”
          @cause “A thread came loose, and off the hat it fell.”
          @feeling {Keeper} was so confused, it wore [shoes on its hands|a scarf down below].
          + “I said, light!” it said. “And we got [dark|a hole].”
          + It made a cake. One bite, and you were [hungry|hungrier].
          + The hat sat down on its nose and [drooped|went limp].
          + “Try: please do not rain,” [said {friend}|{friend} said]. It [rained|poured].
          + {Hero} wrung out the [hat|frog]. It said sorry. Or yrros.
          + “He left it all to me,” it said. “For [one week|two days].”
          + A frog in so big a hat sees [very little|only hat].
        `,
        worry: `
          The tea went up the spout and [in|home].
          + The cat barked. It did not [like it|know why].
          + Down the stairs you came out [on top|in the loft].
          + A boy next door got [younger|small]. He is a bean now.
          + “I will say sorry,” [said {keeper}|{keeper} said], “[before|when he is back].”
          + Even the moon had its face to the [wall|back].
          + “Morning good,” said all, and went to [bed|the bed’s end].
          + The rug flew, but it flew [low|under the floor].
          + A candle gave off [shade|cold].
          + Up was [down|low].
        `,
        mend: `
          {Hero} held the hat. With three stitches {thing} was [on|back].
          @mended One word, and the spells came out right again.
          + The fire went on. The rain went [off|out].
          + The boy was a boy, with [a bean|mud] on his chin.
          + The cat said miaow, a bit [shy|hoarse].
          + Snow fell in the room, soft and [warm|no more than ten flakes].
          + “Good night,” [said {keeper}|{keeper} said], the right way [round|up].
          + It felt like a sock that [fits|turns].
          + The tea went back in the [cup|pot]. It was hot.
          + The rug lay down and was [flat|a rug].
          + The spoon stirred the way it [should|liked].
        `,
        joy: `
          They had cake, top side [up|first], with stars on it.
          + {Keeper} did one trick. [A bow|An egg] came out of an ear.
          + {Friend} asked for it [twice|from the other ear].
          + {Hero} wore the hat. It came down to the [knees|chin].
          + “You saw nothing,” said the frog. “[He|The wizard] need not know.”
          + The broom clapped. It has no [hands|friends], but it did.
          + They danced till the hat got [hot|its breath back].
          + The star shone right through to the [stairs|cellar].
        `,
      },
      intermediate: {
        trouble: `
          @keeper Beneath an enormous hat they discovered {keeper}. “Night good,” it remarked, and [winced|groaned].
          @thing “It has lost {thing}, and now it all comes [out wrong|backwards].”
          @cause “A thread came loose and it fell off the hat, [somewhere upstairs|in the middle of a word].”
          @feeling {Keeper} was so confused that it had [gloves on its feet|shaken hands with the coal].
          + It had conjured light and got a hole, and conjured a cake and got [hungry|a queue].
          + “Say please do not rain,” {friend} advised. It [rained indoors|poured].
          + The hat had gone limp and hung over one eye like [a wet leaf|a bad mood].
          + “He only left me for a week,” it said, “and I was [nearly good|only dusting].”
        `,
        worry: `
          Tea ran up the spout into the pot and [was leaves again|home].
          + The cat barked, and looked round to see [who had done it|if anyone had heard].
          + Those who went downstairs arrived in the [attic|sky].
          + A boy across the road was growing younger and was at present [a bean|being rocked].
          + “I shall apologise to him,” [said {keeper}|{keeper} said], “as soon as he has [ears|happened].”
          + “Good morning,” people said to each other, and [took off their hats, and then their heads of hair|went to bed feet last].
          + Nobody dared to [sneeze|wish].
        `,
        mend: `
          {Hero} held the needle, {friend} held still, and {thing} was [on again|sewn fast].
          @mended {Keeper} tried one very small word. The spells came out right again.
          + The fire lit, the rain stopped, and the cat, [with some care|after a pause], miaowed.
          + Across the road there was a boy again, with [bean leaves in his hair|an enormous appetite].
          + For good measure it snowed a little in the room, [warm as feathers|ten flakes in all].
          + “Good night,” [said {keeper}|{keeper} said], in the proper [order|direction], and enjoyed it.
          + It was like the moment when a sock is turned [the right way|and fits].
        `,
        joy: `
          There was a cake with its bottom at the [bottom|usual end].
          + {Keeper} did its only trick, in which an egg comes out of [someone’s ear|the guest].
          + {Friend} asked for it again, from the [other ear|same one, slower].
          + {Hero} was allowed to wear the hat, as far down as the [knees|shoulders].
          + “Nobody need tell him,” said the frog, and [the broom coughed|the mirror promised].
          + The star on the hat shone down [three floors|to the cellar].
          + The cat said miaow again, to be [sure|clapped].
        `,
      },
      advanced: {
        trouble: `
          @keeper In the study stood a hat, and from inside it {keeper} [wished them a night good|croaked a greeting, hind part first].
          @thing “It wants {thing},” came the voice, “and until that is on again I can do [nothing but the opposite|no good].”
          @cause A thread came loose, in the midst of a perfectly simple spell, and it fell off the hat.
          @feeling So confused was {keeper} that it had put its gloves on its feet and [thanked the coal scuttle|bowed to its own elbow].
          + Having called for light it had obtained [a hole|a darkness one could lean on]; having called for cake, an appetite.
          + “Ask it not to rain,” {friend} proposed, and there was a short [cloudburst|silence, and it was wet].
          + “A week,” remarked the frog. “He trusted me with [a week|the dusting].”
        `,
        worry: `
          The tea had gone back up the spout, and the leaves, it was believed, to [India|their bushes].
          + The cat, having barked, looked about the room for the person [responsible|who would take the blame].
          + Opposite lived a boy who had been growing steadily younger since lunch and was at this moment [a bean, in a saucer|only an idea of his mother’s].
          + People wished each other good morning, with every sign of [doubt|having just come from bed], and went backwards up the stairs.
          + The mirror refused to [comment|look].
          + It was a [trying|backward] afternoon.
        `,
        mend: `
          With {friend} forbidden to breathe, {thing} was [sewn on again|made fast].
          @mended {Keeper} ventured a single, very small word, and the spells came out right again.
          + The fire caught; the rain remembered itself; and the cat, after trying it over inwardly, [miaowed|said the usual thing].
          + Over the way someone called down that he was a boy, and [hungry|there were leaves behind his ears].
          + One had the sensation of a glove, pulled inside out all day, and now [turned|a hand].
          + The rug resumed its place upon the [floor|boards], face up.
        `,
        joy: `
          The cake, when it came, had its bottom underneath, and there was [applause|a murmur of relief].
          + It knows one trick, {keeper}, in which an egg is discovered in [the last place one would wish|the ear of a guest].
          + {Friend} desired to have it done again, from the other [side|ear], and sat forward.
          + {Hero} was lent the hat, in whose darkness there were to be seen, very far off, [several small stars|the backs of the stars].
          + The cat was [silent|purring].
        `,
      },
    },
    'rhyme-slip': {
      keeper: { a: 'a door knocker', the: 'the door knocker' },
      thing: { a: 'a rhyme slip', the: 'the rhyme slip' },
      spot: { at: 'in the yawning drawer', to: 'to the yawning drawer' },
      facts: {
        ask: 'Why did the stairs only go up?',
        cause: 'somebody put {thing} under a wobbly table',
        mended: 'the stairs went down again',
      },
      beginner: {
        trouble: `
          @keeper On the door hung {keeper}, a ring in its [teeth|mouth]. “Come om im,” it said.
          @thing It spat out the ring. “I have lost {thing}!”
          @cause “[Somebody|Someone] put it under a table, so it would not rock.”
          @feeling {Keeper} was so tired, it [hung by one ear|yawned a brass yawn].
          + “With no rhyme the stairs only go [up|one way].”
          + “All day I let them in,” it said. “And [nothing|no one] comes out.”
          + Up there it was as full as a [tin|jar] of plums.
          + “[Knock|Wipe] twice,” it said, “and then [do it again|push].”
          + “How does it go?” [said {hero}|{hero} said]. “[Down, brown, something|It ends in moo, I think].”
          + {Friend} knew a rhyme for [cheese|knees]. It was no help.
          + A ring in the mouth makes all words [fat|round].
        `,
        worry: `
          The cook was up there. The soup was [down here|not].
          + A man had gone up for his hat on [Monday|May Day].
          + They let notes down on a [string|sock]. “Send buns.”
          + A bed was up, and on it nine were [sitting|in a row].
          + “After you,” they said. “No, [after you|you fall first].”
          + {Keeper} had no one left to [let in|knock for].
          + A bun went up. A thank you came [down|late].
          + One aunt had knitted down to the [second step|door].
          + The stairs did not [care|look back].
        `,
        mend: `
          {Hero} read out {thing}, [loud and slow|both lines of it].
          @mended There was a creak, and the stairs went down again.
          + Step by step they turned, like [keys|ducks].
          + Down they came, hand in hand, like slow [water|rain].
          + On the steps a man found his hat. He had it [on|on his head].
          + “Good night,” [said {keeper}|{keeper} said], to [all|each one], and went clack.
          + The cook ran to the soup, and it had [waited|kept warm].
          + Up in the loft the air had [room|a stretch].
          + A boy came last, on his [seat|socks].
          + The bed came too, with all [nine|its legs].
          + The stairs sighed and lay [still|down].
        `,
        joy: `
          From now on the table may [rock|dance]. It had always longed to.
          + They had soup, for they had [all|nine] had buns.
          + Each one made a rhyme. {Friend.s} was on [spoon|toes].
          + {Keeper} sang with the ring [in|out].
          + They went up and down, up and down, [for fun|just so].
          + {Hero} wrote the rhyme on the [wall|door], to be safe.
          + One child slid on the rail. Then [all did|the cook did].
          + The aunt gave them each a [sock|mitten].
        `,
      },
      intermediate: {
        trouble: `
          @keeper “Gung im,” [said {keeper}|{keeper} said], and took the ring [out of its mouth|from between its teeth].
          @thing “Come in, I say. The stairs only go up, for I have lost {thing}.”
          @cause “Somebody put it under a table, which was [wobbly|a wobbler].”
          @feeling {Keeper} [was|felt] so tired with opening that it hung there [by a screw|yawning in brass].
          + “They go in and in,” it remarked, “and not one of them [comes out|has come down].”
          + Upstairs it was as full as a jar of [plums|herrings], and downstairs there was a glove.
          + “It begins with down,” it remembered, “and the end is something like [moo|cheese].”
          + {Friend} offered a very good rhyme on knees, and the stairs [grew by one|only shrugged].
        `,
        worry: `
          The cook was at the top and the soup was at the bottom. They [missed each other|called to one another].
          + A gentleman had gone up for his hat on [Monday|the first of May].
          + They let notes down on a stocking: “[Send buns|We are nine in the bed].”
          + On the topmost landing people said after you, and [meant it|looked down].
          + For the first time {keeper} had nobody left to [knock for|look in the face].
          + A bun was thrown up, and some while later there came down [a thank you|the paper].
        `,
        mend: `
          {Hero} unfolded {thing}, which had a round dent in it, and [read it out|read both lines].
          @mended There went a creak through the entire tower, and the stairs went down again.
          + One after another the steps turned over, like [ducks|the pages of a stiff book].
          + Down they came, hand in hand, a slow [waterfall|river] of aunts.
          + The gentleman had his hat; he had been [wearing it|under it all along].
          + “Night, night, night,” [said {keeper}|{keeper} said], and clacked [once for each|like a clock].
          + The cook and the soup had a good deal to [say|make up].
          + Nobody [pushed|hurried].
        `,
        joy: `
          As for the table, it was told that from today it might [wobble|dance], and wept.
          + Everyone had to give a rhyme, and {friend.s} was [about soup, and long|on spoon].
          + {Keeper} sang bass with the ring in and tenor with it [out|over one ear].
          + They went up for the pleasure of [coming down|the other thing].
          + {Hero} wrote it on the wall in large letters, where [no table could reach|the cook could see].
          + The rhyme was short. So was the [speech|night].
          + Everybody [came|got] down.
        `,
      },
      advanced: {
        trouble: `
          @keeper The first to address them was {keeper}, and indistinctly, on account of [the ring|its profession].
          @thing It removed the ring. “The stairs,” it [observed|said], “lead upward only, in the absence of {thing}.”
          @cause Somebody, in want of a bit of paper, had put it under a wobbly table.
          @feeling It had been opening for two days without once [closing|saying goodbye], and was tired to the hinge.
          + “In they go,” it informed them, “with their umbrellas, and [up; and that is the last one sees|I hear them getting fewer down here].”
          + Of the rhyme itself it retained the word down, and, towards the end, a sort of [moo|warmth].
          + {Friend} supplied a couplet upon knees, at which the staircase put on [another flight|a landing, to think it over].
        `,
        worry: `
          The cook was in the attic and her soup in the kitchen. There passed between them, by way of the stairwell, [tender enquiries|a smell, and a sigh].
          + A gentleman who had gone up to look for his hat was now, at his own request, [no longer spoken of|a landing higher than before].
          + From time to time a stocking came down on a string, with a note in it, which read: “[Nine to the bed. Send buns|After you].”
          + It is a curious grief for {keeper}, to have nobody [left to announce|in front of one’s nose].
        `,
        mend: `
          {Hero} smoothed {thing} flat, and could make out [both lines|the moo], and read.
          @mended A creak ran up through the tower and returned, and the stairs went down again.
          + Step upon step rolled over, in the manner of [ducks|sleepers], and lay the other way.
          + Then they descended, hand in hand, a broad, slow, murmuring [cataract of aunts|river], and each of them was bidden good night by name.
          + The gentleman was wearing his hat; it had been the [safest place|first place he had not looked].
          + It took some time, and nobody [pushed|grumbled].
        `,
        joy: `
          The table was informed that it might in future wobble as it [pleased|was made to], and had to be given a handkerchief.
          + Rhymes went round with the soup, and that of {friend}, on the subject of spoons, was [the longest ever to have been told there|allowed to finish].
          + With the ring in, {keeper} is a bass. With the ring out, [a tenor|it appears, a nightingale].
          + And all evening people could be met going up, for no other purpose than [the one behind them|to come down].
        `,
      },
    },
  },
}
