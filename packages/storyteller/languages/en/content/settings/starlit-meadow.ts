import type { SettingContent } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const starlitMeadow: SettingContent<Noun, 'Starlit Meadow'> = {
  place: { name: 'the Starlit Meadow', in: 'in the Starlit Meadow', to: 'to the Starlit Meadow', from: 'from the Starlit Meadow' },
  beginner: {
    arrival: `
      @place The hedge let them through, and they were {place.in}.
      / @place Grass to the left, stars to the right. They were {place.in}.
      / [Soft|Tall] grass, and [so|very] much sky: they were {place.in}.
      / Over a [stile|gate] they [came|went], into [stars|lights] [all round|up to the knees]. They were {place.in}.
      + It was so wide that the [dark|sky] had to bend.
      + The grass was wet and came up to the [knees|chin].
      + An old scarecrow said good night to each star by [name|hand].
      + “Where does the sky stop?” [asked {hero}|{hero} asked]. “[At the hay|By that fence],” [said {friend}|{friend} said].
      + It smelled of clover and [cold milk|hay].
      + One star fell, got up, and [ran home|looked round].
      + Chirr, said the dark. [Chirr|It meant hello].
      + A gate stood there with no [fence|wall]. {Friend} shut it.
      + The moon sat on a hill and [warmed it|had a rest].
    `,
    life: `
      At night they all come out to tune their [legs|strings].
      / Here the dew is hung up each night, [drop by drop|on pegs].
      + A hare-bell rang. It was a very small [school|shop] bell.
      + Two beetles walked their [cow|grub] on a thread.
      + “I see the Bear,” said a mouse child. “[Where|I see two]?”
      + The field mice sat on the wall and ate [seeds|the news].
      + A moth had a tube and looked up it, the [wrong|long] way.
      + The scarecrow had a nest in his hat. It [snored|sang].
      + A glow-worm read a book. It was its own [lamp|page].
      + Two bats played tag. Nobody could see who [won|it was].
      + A toad beat a drum, to see if it was [in|awake].
    `,
    way: `
      The grass went to both sides for them, [shh|like hair].
      They walked by the light of the [big|low] stars.
      + On each blade sat a drop, and in it a [sky|moon].
      + A snail came by. It had come by [at noon|before].
      + {Hero} jumped a ditch full of [stars|frogs].
      + “This is the Milky Way,” [said {friend}|{friend} said]. It was the [path|fence].
      + Thistles stood there and [held hands|told jokes].
      + The wind lay in the hay and [read|would not get up].
      + An owl-moth sat on {hero.s} [sleeve|ear] for a bit.
      + A cow lay there. They took it for a [hill|cloud].
      + “Ten more hops,” said a frog. It meant [frog|its own] hops.
    `,
    thanks: `
      {Keeper} gave {hero} a grass blade, with [one drop|a star] in it.
      / {Keeper} gave {hero} a spoon of [starlight|the best dew].
      + The scarecrow took off his [hat|glove]. Someone lived in it.
      + All the crickets did one long [chirr|bow].
      + “Mind the [dark|dew],” they said. “It is new.”
      + The path shone a bit, to the [gate|hedge].
      + {Friend} said good night to the stars and did [nine|most].
      + A star winked. It had a [fly|tear] in its eye.
      + A glow-worm lit {friend} from [below|behind]. It was kind.
    `,
  },
  intermediate: {
    arrival: `
      @place Behind the last hedge the sky came down to the ground, and [they stood|there they were] {place.in}.
      / @place The gate swung open upon nothing but grass and stars: they were {place.in}.
      / After so many [hedges|walls] the [sky|dark] {place.in} came as a [surprise|gift].
      / [Dew|Grass] to the knee and [stars|night] to the [neck|chin]: that was how they [stood|found themselves] {place.in}.
      + There was so much sky that the hills had [lain down|taken off their hats].
      + The grass was chest-high and wet and [full of small conversations|smelled of clover].
      + A scarecrow was greeting the stars by their [first names|ranks].
      + “Where does it begin, the sky?” [asked {hero}|{hero} asked]. “[Just above the thistles|At the knee],” [said {friend}|{friend} said].
      + A star fell over, got up and [brushed itself off|pretended nothing had happened].
      + From all sides came a chirping, as of [tiny gates|scissors, cutting out the night].
      + There was a gate without a fence, and {friend} shut it [carefully|behind them].
    `,
    life: `
      At dusk everyone here is tuning, some their [fiddles|legs] and some only their patience.
      / The dew is put out by hand, one drop to a blade, and [two to a clover|nobody talks].
      + A moth sat at a long tube, noting down the [stars|ones that had moved].
      + Two beetles were walking their caterpillar, on a [thread|very short lead].
      + The mice sat along the wall and cracked [seeds|the news of the day].
      + “I can see the Bear,” said one of their children. “He is [eating|waving].”
      + In the scarecrow’s hat there was a nest, and he never [bowed|sneezed].
      + A harebell was rung, since school was [over|about to begin].
      + A glow-worm was reading in bed, by [itself|its own tail].
    `,
    way: `
      The grass parted in front of them and closed [behind|again without remark].
      / They steered by a low yellow star, which [turned out to be a lamp|winked when they were right].
      + Each blade held a drop, and each drop a sky of its [own|size].
      + {Hero} stepped over a ditch in which the stars were [swimming|packed like herring].
      + “The Milky Way,” [remarked {friend}|{friend} remarked], pointing at [a fence|the path they were on].
      + The thistles stood about in groups and [fell silent|looked prickly, but meant well].
      + In the hay lay the wind, with its hands behind its [head|ears].
      + They overtook a snail they had [overtaken already|met that morning].
      + What they had taken for a hill was a cow, which [breathed|wished them good evening].
    `,
    thanks: `
      {Keeper} gave {hero} a blade of grass with its drop. The drop [held|had a star in it].
      / For {hero} there was a spoonful of starlight, to be taken [on dull days|in milk].
      + The scarecrow raised his hat, carefully, because of the [tenants|eggs].
      + All the crickets played the last bar once [more|again, slower].
      + “Come when it is dark,” they said, “for we are [always in|at our best].”
      + {Friend} wanted to say good night to each star. They left at [forty|the Bear].
      + The path shone underfoot as far as the [hedge|gate], and went out.
    `,
  },
  advanced: {
    arrival: `
      @place Past the last hedge there is simply more sky than elsewhere, and [they were|there they were] {place.in}.
      / @place One could not have said at which step the stars began; but they had begun, {place.in}.
      / They [lay|sat] down first, all of them, for it is the [usual|only] way to [enter|arrive] {place.in}: one must [begin|start] at the top.
      / The [roof|lid] had been [taken|left] off the night here, {place.in}, and it was [all|quite] full.
      + The hills round about had lain down, like dogs, in order not to [be in the way|spoil the view].
      + Out of the wet grass, which reached to the chest, came [scraps of talk|the scent of clover, in breaths].
      + A scarecrow of some education was bidding the stars good evening by their [Christian names|Latin ones, and the small ones by hand].
      + “I have never found where it leaves off,” {friend} admitted. “I once got as far as the [thistles|barn].”
      + A star lost its footing, slid, and [recovered itself, glancing about|was assisted up by its neighbours].
    `,
    life: `
      In the hour before the music everyone tunes, and there is a [sweet and general disagreement|chirping as of small gates].
      / Dew, it turns out, is put out by hand, a drop to the blade, by people who [count under their breath|have done it from girls].
      + A moth sat with one eye to a tube, taking the roll of the heavens. It sighed whenever one [had moved|answered twice].
      + They met two beetles who were out with their caterpillar. It [was not to be hurried|admired every leaf].
      + Along the wall sat the mice, opening seeds, and [with each a small piece of news|each other’s letters].
      + The scarecrow does not bow, owing to the [family in his hat|eggs]. Nobody thinks him the prouder for that.
      + A glow-worm was reading in bed, by [itself|its own tail].
    `,
    way: `
      They took their direction from a low star, which proved on acquaintance to be [a lamp, but a good one|somebody’s kitchen].
      / The grass let them by, closed, and could be heard, behind them, [discussing it|straightening its skirts].
      + In each drop was hung the whole of the night, the right way [down|round for the drop].
      + {Hero} crossed a ditch, in the dark water of which the stars lay as close as [herring|type in a tray].
      + “The Milky Way,” {friend} announced, of [a fence|what was found to be the laundry].
      + The wind lay on its back in the hay with a stalk in its mouth, and [did not get up|wished them joy of walking].
      + The hill that they had meant to climb proved to be a cow, and [sighed|wished them a good evening].
    `,
    thanks: `
      {Keeper} cut for {hero} one blade, complete with its drop, and it was carried like [a lit candle|a full spoon] all the way.
      / As to starlight, {hero} was given a spoonful in a twist of paper, for use [in November|upon dull days].
      + The scarecrow lifted his hat about [an inch, out of regard for the tenants|the height of an egg].
      + They had the last bars over again, and then the last [bar|note], and then what is left when it stops.
      + {Friend} could not leave without a word to each of the stars. It was brought away at [the forty-first|Cassiopeia].
      + A glow-worm saw them to the gate, and [went out|put itself out].
    `,
  },
  troubles: {
    'smallest-star': {
      keeper: { a: 'a moth astronomer', the: 'the moth astronomer' },
      thing: { a: 'a smallest star', the: 'the smallest star' },
      spot: { at: 'in the tallest grass', to: 'to the tallest grass' },
      facts: {
        ask: 'Why was there a hole in the picture in the sky?',
        cause: '{thing} leaned out too far to look and fell',
        mended: 'the star climbed back to its place',
      },
      beginner: {
        trouble: `
          @keeper By a long tube sat {keeper} and [blew its nose|counted again].
          @thing “One is not there,” it said. “I have lost {thing}!”
          @cause “It leaned out too far to look, and it fell.”
          @feeling {Keeper} was so sad, its [dust came off|feelers hung].
          + “It was in the Bear,” it said. “It was the [nose|toe].”
          + {Hero} looked up. The Bear had a [hole|sad face].
          + “It is so new,” it said. “It cannot [walk|count] yet.”
          + “I saw a light fall,” [said {friend}|{friend} said]. “I [wished|said ow].”
          + The star next to the gap looked [down|cold].
          + On the chart was a small [x|wet spot].
          + “I count them each night,” it said. “They [know|like] me.”
          + “It likes to wave,” it said. “It waved too [much|hard].”
        `,
        worry: `
          The Big Bear held his nose, where he had [none|one once].
          + A ship at sea had lost its [way|dot].
          + “Is it us it came to see?” said a mouse. “It [was|must be].”
          + A child had a wish and no one to [tell|send it].
          + The rest of the stars held on to the [edge|dark].
          + The scarecrow did not say [its name|that one]. He could not.
          + It would be cold by now, and so far from [home|its mum].
          + The moon looked in each pond. It was [not in|all wet].
        `,
        mend: `
          {Hero} held up {thing}, [very high|high up].
          @mended Step by step the star climbed back to its place.
          + It went by the scarecrow’s arm, and his [hat|nose].
          + Then by a [bat|kite], and then by nothing at all.
          + Blink, it went. And [blink, blink|that was a wave].
          + The Bear had a nose and [sneezed|smelled the hay].
          + All the stars moved up, to [hold it|keep it warm].
          + “Hold on tight,” [said {keeper}|{keeper} said], to the [tube|sky].
          + It had hay in its hair. It took [that|some] along.
          + “Left foot,” they all called. “Now the [other|next]!”
          + Up there a small voice said, “[Me first|I am back]!”
        `,
        joy: `
          They all lay in the grass and [looked|looked up].
          + There was star cake, with five [points|bits]. {Friend} got two.
          + {Hero} saw it in the tube. It had [dimples|hay on it].
          + A child made a wish on it. It was [a secret|for soup].
          + {Keeper} drew it in, in gold, and [kissed it|far too big].
          + The scarecrow said its name. It is [Pip|Dot].
          + The mice sang, and the sky [hummed|kept time].
          + They put a rail up there, made of [light|milk].
          + {Friend} waved all night. One star waved [back|more].
        `,
      },
      intermediate: {
        trouble: `
          @keeper At a brass tube, wiping first the glass and then its eyes, [sat|waited] {keeper}.
          @thing “I have counted three times,” it said, “and {thing} is [missing|not up].”
          @cause “It leaned out too far to look at us, and it fell. [It is always looking|Without a sound].”
          @feeling {Keeper} [was|felt] so sad that the dust was coming off its [wings|sleeves].
          + “It was the tip of the Bear’s nose,” it said. “Now he has a [gap|draught].”
          + {Hero} found the place. It was a very small hole, with [a great deal of dark in it|no bottom].
          + “It only came out in spring,” it declared. “It cannot [twinkle by itself|count yet].”
          + {Friend} had seen it come down, and had [wished|thought it a firefly].
          + On the chart there was now only a small wet [spot|cross].
        `,
        worry: `
          The Bear kept feeling for his nose and [sighing|finding none].
          + Out at sea a helmsman had lost the one dot by which he [steered|set his watch].
          + Its neighbours were holding on to the dark with both [hands|points].
          + A child had a wish ready. Where was one to [send|put] it?
          + “It wanted to see us,” observed the mice. “And we were just [eating seeds|sitting here].”
          + It must be cold by now. The grass is very tall for [someone so short|a star].
        `,
        mend: `
          {Hero} lifted {thing} as high as could be, and {friend} [counted to three|held its breath].
          @mended By way of sleeve and shoulder and hat, the star climbed back to its place.
          + The last bit went by bat, and the very last by [itself|nothing].
          + For a moment it was only there by half. Then it [caught|blinked].
          + The others moved closer, as one does round somebody who is [cold|home].
          + The Bear sneezed, and a little [gold|light] came down.
          + “Hold on to something!” {keeper} called, into the wrong end of the [tube|telescope].
        `,
        joy: `
          They all lay down in the grass, and for a while they [said nothing|just looked].
          + There was cake with five points. {Friend} was given [the crooked one|the one with cream].
          + Through the tube {hero} could see it plainly: it had [hay in its hair|not stopped smiling].
          + Somewhere a wish was sent off, and went up like a [spark|postcard].
          + The scarecrow said its name at last. The name is [Pip|a short one].
          + Up there they put in a rail, made of [light|something bright].
        `,
      },
      advanced: {
        trouble: `
          @keeper Beside a brass tube, polishing alternately the lens and its own eyes, they found {keeper}.
          @thing “I have called the roll three times,” it [declared|said], “and three times I have had no answer from {thing}.”
          @cause In its eagerness to see them, down here, [it had leaned out too far to look, and it fell|it had leaned too far out of the sky, and fell|it leaned out farther than one should, and fell].
          @feeling Moths that are sad give off a fine grey dust, and {keeper} sat in a [drift of it|little snow].
          + “The Bear’s nose,” it explained, “the tip. He is being [brave|kind about it].”
          + {Hero} found the gap, which was no more than a pinprick, and through which came [all that cold|a draught out of for ever].
          + {Friend} remembered a light that had come down, and a wish that had been made on it, and was [silent|sorry about the bicycle].
        `,
        worry: `
          All over the sky one saw them holding on to the dark, with every [point|corner].
          + The Bear would put up a paw, and remember, and [put it down|look at something else].
          + A long way from land a man stood at a wheel. He had said good night to it for [thirty years|longer than he had been married].
          + “It came to have a look at us,” the mice said to one another. “And there we sat, [with our mouths full|in our old clothes].”
          + On the chart {keeper} had put a small cross, and then, since that looked so final, [a query|a kiss].
        `,
        mend: `
          {Hero} lifted {thing}, which weighed [nothing|no more than a breath].
          @mended By the straw sleeve, and up by shoulder and hat brim, the star climbed back to its place.
          + A bat took it some of the way. For the rest there was nothing, and it [went by that|did not look down].
          + Initially it was there only, so to speak, [in spirit|by letter]. And then it caught.
          + The others drew in about it, as a family will round one that has been [out in the wet|gone an hour].
          + A voice up there remarked that it was [back|home], and asked what it had missed.
          + The Bear sniffed, twice, and could smell [hay|the whole of June].
        `,
        joy: `
          Nobody proposed it, but presently they were all upon their backs in the grass, [not saying anything|looking].
          + It was seen by {hero} through the tube, with a wisp of hay behind one point, [beaming|telling the others].
          + Somebody’s wish went up along with it, and those who have good ears heard [the word bicycle|a very small “granted”].
          + And the scarecrow, who had not been able to, said its name, which is not [long|written down anywhere else].
          + A rail has been put up there since, of [light|very thin light].
        `,
      },
    },
    'silver-needle': {
      keeper: { a: 'a dew spider', the: 'the dew spider' },
      thing: { a: 'a silver needle', the: 'the silver needle' },
      spot: { at: 'at the lonely stone', to: 'to the lonely stone' },
      facts: {
        ask: 'Why was there no dew on the grass?',
        cause: 'the spider put {thing} down for a moment and never found it again',
        mended: 'a thousand drops hung on the grass again',
      },
      beginner: {
        trouble: `
          @keeper On a heap of drops sat {keeper}. Its hands were [empty|idle].
          @thing “I sew the dew on,” it said. “I have lost {thing}.”
          @cause “I put it down, for one moment. And that was that.”
          @feeling {Keeper} was so ashamed that it hid all its [eyes|knees].
          + The drops rolled here and there and asked [where to|for mum].
          + “They get warm if they wait,” it said. “Then they are [gone|air].”
          + {Hero} took one up. It shook like a [jelly|small dog].
          + “Glue?” [said {friend}|{friend} said]. “[Spit|Jam]?” The drops said no.
          + “I looked under each [leg|leaf],” it said. “Twice.”
          + The grass stood there, dull and [dry|bare].
          + “Eight hands,” it said, “and not one had [it|a grip].”
        `,
        worry: `
          With no dew the grass felt [undressed|cold].
          + The bees had no wash for the [morning|face].
          + A frog sat on a dry leaf and [cracked|sulked].
          + Nine drops ran off to be a [puddle|band].
          + One had never been sewn on. It was its first [night|go].
          + “Will it hurt?” it said. “[No|Just a tick],” said the rest.
          + In the east it was not quite so [dark|late] now.
          + The clover put on a hat. It was not the [same|one].
          + “No drops?” said the moon. “Where do I [look|comb my hair]?”
        `,
        mend: `
          In and out went {thing}, [quick as a wink|tick, tick].
          @mended Soon a thousand drops hung on the grass again.
          + One to each blade, and two for the [clover|tall].
          + A new drop held its breath. Tick. “[Oh|Is that all]?” it said.
          + In each of them hung a [moon|bit of moon].
          + The grass stood up straight, like a [bride|queen].
          + {Keeper} bit off the thread and [smiled|looked], eight times.
          + It went ting, from here to the [hedge|hill].
          + A drop hung upside down. It liked that [best|more].
          + “Next!” [said {keeper}|{keeper} said], and “Next!” and “Who [pushed|giggled]?”
        `,
        joy: `
          {Hero} got to sew on [three|the last three].
          + One hung a bit askew. It was the [best|one they all loved].
          + They had dew tea, with a [petal|pinch of moon].
          + {Friend} wore nine drops as a [chain|crown] till they ran.
          + {Keeper} tied the needle on with its [own|best] thread.
          + A puddle came back, and said it had been [fun|wet].
          + A frog shone. He said he [felt|looked] like new.
          + The moon looked in each drop, and put its hair [right|up].
          + The bees washed, and sang in [tune|the bath].
        `,
      },
      intermediate: {
        trouble: `
          @keeper [On an upturned acorn cup, with all eight hands in its lap|On an acorn cup turned over, all eight hands in its lap|With eight idle hands, upon an acorn cup], [sat|waited] {keeper}.
          @thing [“I am the one who sews on the dew,”|“It is I who sew on the dew,”|“The dew, you see, I sew on,”] it [declared|said], “and I have lost {thing}.”
          @cause “I put it down for a moment, and never found it again. [You know how it is|Only for a moment]!”
          @feeling It [was|felt] so ashamed that it could not look at them with a single [eye|one of its eyes].
          + All around it rolled the drops, asking where they [belonged|were to go].
          + “They will not keep,” it said. “At the first ray they are [air|gone].”
          + {Friend} proposed honey, and the drops drew [back|together].
          + {Hero} held one of them, and it trembled like a [puppy|thing about to speak].
          + Stalk by stalk stood the grass, as dull as [string|a coat with no buttons].
        `,
        worry: `
          Without its dew a meadow feels as one does without [socks|one’s glasses].
          + The bees would have nothing to wash in. A frog was already [creaking|dry to the elbows].
          + Some of the bolder drops had run together and were being [a puddle|a nuisance].
          + The smallest had never been sewn on, and asked if it [hurt|was high].
          + “Only a tick,” said the others, who were [not sure|old hands].
          + In the east the dark was wearing a little [thin|pale at the hem].
        `,
        mend: `
          {Thing} flew in and out, so fast that one saw only the [flash|thread].
          @mended Before the dark had turned over, a thousand drops hung on the grass again.
          + One to a blade, and two to a clover, for [luck|it is vain].
          + “Is that all?” said the smallest drop, swinging. “[Again|I can see everything]!”
          + In every one of them sat the moon, the size of a [seed|full stop].
          + The grass straightened its back, like somebody in [new clothes|a wedding dress].
          + {Keeper} bit off the thread and had a look, with all eyes, one after [another|the other].
        `,
        joy: `
          {Hero} was allowed to sew on three. The one that hangs [crooked|a little low] is the favourite.
          + There was dew tea in harebell cups, with a [petal|grain of sugar].
          + {Friend} wore a necklace of nine, until it [ran down inside|began to tickle].
          + The needle was fastened to {keeper}, with a [double knot|thread of the best].
          + A runaway puddle sent word. It had had a lovely [time|night] and would come quietly.
          + A frog shone, and said he felt like [new|a lord].
        `,
      },
      advanced: {
        trouble: `
          @keeper Upon an acorn cup, turned over, its eight hands lying idle, [sat|waited] {keeper}.
          @thing “It is I who sew on the dew,” it [remarked|said], “or so it was, until I lost {thing}.”
          @cause It had put it down for a moment, as one does, and never found it again, as [one doesn’t|happens].
          @feeling Being ashamed with eight eyes is a labour, and it had hung its [handkerchief over the upper four|head so as to spare them].
          + The drops meanwhile rolled about its feet and wished to be told [where they went|whose they were].
          + “They do not keep,” it declared; “the sun has only to [raise an eyebrow|look in], and I have air.”
          + {Hero} was given one to hold, and had not known that water could [shiver|have a heart like that].
        `,
        worry: `
          The grass was as dull as twine, and knew it, and [turned up its collar|did not care to be looked at].
          + Several of the livelier drops had formed a puddle. The rest told them that they would be [sorry|trodden in].
          + The smallest drop wished to know if one felt [it|the needle], and whether, from up there, one saw the sea.
          + In the meantime, along the eastern edge, the dark had been worn to the [lining|thread].
          + The moon, used to seeing itself a thousand times, felt [overlooked|single].
        `,
        mend: `
          {Thing} went in and out, and one saw only [the shine|a sort of thinking in the air].
          @mended One looked away, and looked back, and a thousand drops hung on the grass again.
          + “Was that it?” the smallest drop called down, already swinging; and then: “[But one sees everything|Again]!”
          + To every drop its moon, of about the size of a comma, and [no two of an age|each the original].
          + {Keeper} bit through the thread, folded its hands in four pairs, and [allowed itself to look|had no eye for anything else].
          + The grass stood up for it, blade by blade, as one does for [an anthem|a bride].
          + “Next,” [said {keeper}|{keeper} said], without looking up, and the next one [swallowed|stepped forward].
        `,
        joy: `
          The last three were left to {hero}. One, being sewn a little low, is the [best loved|only one known by name].
          + They drank of the dew in harebells, with one petal to the [cup|party].
          + {Friend} put on a chain of nine, and was magnificent, until [it went down the back|about the seventh].
          + From now on the needle hangs about the neck of {keeper}, on a thread that [it has tested on a cow|would hold a bell].
          + A runaway puddle came home late, and said it had been [wet|worth it].
        `,
      },
    },
    'fiddle-bow': {
      keeper: { a: 'an old grasshopper', the: 'the old grasshopper' },
      thing: { a: 'a fiddle bow', the: 'the fiddle bow' },
      spot: { at: 'among the poppies', to: 'to the poppies' },
      facts: {
        ask: 'Why was there no good-night waltz?',
        cause: 'a dandelion umbrella caught {thing} and carried it off',
        mended: 'everyone swayed to the good-night waltz',
      },
      beginner: {
        trouble: `
          @keeper On a stalk sat {keeper}, a fiddle [on its knee|at its chin].
          @thing “No waltz,” it [said|sighed], “no waltz. I have lost {thing}.”
          @cause “A dandelion caught it, and up it went. Its umbrella did.”
          @feeling {Keeper} was sad. It went plink, on one [string|sad string].
          + Plink is not a [waltz|song]. They all knew that.
          + The wide grass was up and [waited|did not know what to do].
          + “You can hum,” [said {friend}|{friend} said], and [hummed|it was flat].
          + {Hero} gave it a straw. It went [eek|zip].
          + “I have had it since I was [green|a hop],” it said.
          + A few seeds still hung in the air, and [looked guilty|span].
          + The scarecrow had his best straw on, and [waited|sighed].
          + “Can you pluck it?” [asked {hero}|{hero} asked]. Plink. [No|Not so].
        `,
        worry: `
          With no waltz no one knew how to [sway|lie down].
          + The poppies did not know which way to [nod|fold].
          + Two mice stood arm in arm and [counted|blushed].
          + “One, two,” they said. “[And then|What comes next]?”
          + The wind came for the dance and sat by the [wall|door].
          + The drum, a toad, went bom now and [then|again], to help.
          + Up high, the stars kept still, with one [foot|toe] out.
          + The scarecrow held out one arm, to [nobody|the dark].
        `,
        mend: `
          {Keeper} took {thing}, shut its eyes, and [played|began].
          @mended One, two, three, and everyone swayed to the good-night waltz.
          + The poppies folded, red on [red|soft red].
          + Two mice went round and round, and [did not tread on toes|shut their eyes].
          + Even the hill [leaned|breathed in], and out.
          + A toad had the bom. It was a [deep|fat] one.
          + The tune got slow, and low, and [small|lay down].
          + At the end you did not know if it still [played|was].
          + The scarecrow bent at the knee. It has [hay|straw] in it.
          + A star hopped, and one more, [in time|left foot first].
        `,
        joy: `
          {Hero} danced with the [scarecrow|wind]. He has but one leg.
          + {Friend} danced on the spot, with [a thistle|all its might]. Ow.
          + There was honey on [leaves|bread], and they licked their hands.
          + The dandelion came back to say sorry. It [bowed|shut its umbrella].
          + {Keeper} put new wax on, with [love|a sniff].
          + “Once more?” it said. They said “[Yes|Three]!”
          + And one by one they fell asleep in [time|three-four time].
          + A toad got a cushion for the [drum|big end].
        `,
      },
      intermediate: {
        trouble: `
          @keeper On the tallest stalk, with a fiddle across its knees, [sat|waited] {keeper}.
          @thing “There will be no waltz tonight,” it [said|sighed], “because {thing} is [gone|far away].”
          @cause “A dandelion umbrella caught it and [carried|whisked] it off, [up and over|with a curtsy].”
          @feeling {Keeper} [was|felt] so sad that [every|each] plink it plucked had a [sigh|little drop] in it.
          + A plink is a good thing. But it is not [a waltz|enough to sleep by].
          + The whole meadow was standing ready, in its best [shoes|shawl].
          + {Hero} tried it with a straw, and a mole [complained|put up its shutters].
          + {Friend} hummed, in several [keys|places] immediately.
          + “It was cut for me when I was green,” it said. “I have been [brown for years|stiff since harvest].”
        `,
        worry: `
          Without a waltz nobody knows how to [stop standing|begin to lie down].
          + The poppies were holding their heads and looking for [somewhere to put them|the beat].
          + Two mice stood arm in arm and counted one, two, and [stopped|looked at each other].
          + The wind had come for the dancing. It sat by the [wall|fence], turning its hat.
          + At long intervals a toad went bom, in order to [be of use|keep their hopes up].
          + High up the stars waited, each with one point [forward|in the air].
        `,
        mend: `
          {Keeper} tucked the fiddle under its chin, lifted {thing}, and [shut its eyes|waited for the quiet].
          @mended One, two, three, it went, and everyone swayed to the good-night waltz.
          + Two mice went round, and the poppies [folded, petal over petal|nodded and were gone].
          + Even the hills leaned a little, to the left and the [right|other left].
          + A toad had only the one note. It was [exactly the right one|as warm as bread].
          + Then it grew slower. Then it was so [thin|faint] that one heard it with the skin.
          + Afterwards nobody could say where the music ended and the [grass|night] began.
        `,
        joy: `
          {Hero} danced with the scarecrow, who has one leg and [a great deal of style|never misses a beat].
          + {Friend} had chosen a thistle, and it was [painful and splendid|a short dance].
          + They licked honey from dock leaves, and then from [one another|their elbows].
          + The dandelion seeds came home and made their [excuses|bow].
          + “Again?” {keeper} asked, and the entire field said, “[Again|As slow as you can].”
          + A toad was given a cushion, for the [drum|next waltz].
        `,
      },
      advanced: {
        trouble: `
          @keeper Upon the highest stalk, a fiddle laid across its knees, there [sat|waited] {keeper}.
          @thing “I regret to say that there can be no waltz,” it [declared|said], “as I am without {thing}.”
          @cause The umbrella of a dandelion caught it and [carried|whisked] it off, [with a curtsy|over the hedge and up].
          @feeling It plucked a string, plink, and anybody could tell that it was sad, and in which [key|finger].
          + Behind it the meadow had assembled, in its evening [shawl|shoes], and did not like to ask.
          + {Hero} drew a straw over the strings, and a mole could be heard [closing its windows|to protest].
          + “It was cut for me when I was green,” it observed; “one gets used to [an arm|being so long].”
        `,
        worry: `
          Without the waltz nobody knew how to [leave off|finish the day]. The grasses stood about like people on a platform.
          + A pair of mice, already arm in arm, had counted as far as two, and [there they were|turned pink].
          + The wind, who had come for the dancing, sat upon a bench by the wall and [revolved his hat|examined the toes of his boots].
          + From time to time, out of pure goodness, a toad said bom. It made the silence [worse|larger].
        `,
        mend: `
          {Keeper} laid {thing} to the string, as one lays down a [cheek|sleeping cat].
          @mended There was a breath before it, one, two, three; and everyone swayed to the good-night waltz.
          + Two mice went round in it; the poppies folded, red upon red, and were [closed for the night|only stalks].
          + It took in the hills, after a considerable while, and they leaned, and [leaned|came back].
          + It went slower, and further off, like a lantern that someone [carries over a field|is taking up to bed].
          + Nobody heard it stop; they noticed, each by himself, that it had been [quiet for a considerable time|the grass that played].
          + The scarecrow bent at the knee, in which there is only [straw|hay], and bent it back.
        `,
        joy: `
          The scarecrow led out {hero}, and showed what can be done with [a single leg|straw].
          + {Friend} had set its heart on a thistle, and there were [cries|some remarkable steps].
          + Honey was served upon dock leaves. They all had it, presently, on their [ears|elbows].
          + “From the beginning?” [said {keeper}|{keeper} said]. The answer ran to the hedge and back: one could not have it [slow enough|too often].
          + A toad was given a cushion, with tassels, for the [drum|next time].
        `,
      },
    },
  },
}
