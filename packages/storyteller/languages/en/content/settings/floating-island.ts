import type { SettingContent } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const floatingIsland: SettingContent<Noun, 'Floating Island'> = {
  place: { name: 'the Floating Island', in: 'on the Floating Island', to: 'to the Floating Island', from: 'from the Floating Island' },
  beginner: {
    arrival: `
      @place Bump. They were {place.in}, with [air|clouds] all round.
      / @place One big step over nothing, and they were {place.in}.
      / The [ground|grass] went [up|left] and [down|right], like a [boat|cradle]. They were {place.in}.
      / “[Jump|Hold on]!” And then they [sat|lay] in the [grass|clover] {place.in}.
      + Roots hung down into the sky, [like legs from a chair|and swung].
      + A small brook ran to the edge and [jumped|fell up].
      + “Do not hop,” [said {friend}|{friend} said]. “It is [shy|easily scared].”
      + It smelled of grass and [kites|wind|clean sheets].
      + A hen walked by on a [string|long lead].
      + Down there lay a town, as small as [crumbs|a stamp].
      + The wind tried on {hero.s} [hair|hat] and gave it back.
      + Two gulls asked when the island [left|set off].
      + There was one tree. It leaned, [to see better|a bit].
      + A kite sat on a roof and [napped|hummed].
    `,
    life: `
      At night they pull the [kites|washing] in here, hand over hand.
      / All things have a string here. Cups, hats, [hens|uncles].
      + A marmot was watering roots. They grew [both ways|down, and were glad].
      + Somebody was sweeping [clouds|a cloud] off the step.
      + A boy let his shoe down on a line, to [fish|see].
      + “Good night, world,” said a granny, over the [edge|wall].
      + They had goats once. One [hopped|sneezed]. Now they have hens.
      + On a bench sat the evening, [swinging its feet|with its shoes off].
      + A cat looked down at the birds, and [for once|that once] looked down.
      + The grass grows down here as well as [up|on top].
    `,
    way: `
      They went along the edge, but not too [near|close].
      The grass held on to [their feet|the wind]. The wind held on to them.
      + You could see three lands and half a [rainbow|sea].
      + A cloud came the other way. They [stood back|let it pass].
      + Where it had been, all was [wet|white], then not.
      + {Hero} dropped a leaf. It took [all night|its time].
      + {Friend} tied a bow round a root, [to be safe|just in case].
      + The path was a plank, then [a rope|a stone], then a path.
      + They heard a bell, from [far below|under them].
      + There were berries that tasted of [nothing much|high up].
    `,
    thanks: `
      {Keeper} gave {hero} a stone that [weighed nothing|wanted to go up].
      / “Hold on to it,” [said {keeper}|{keeper} said]. It was a [bit of string|light stone].
      + The island gave a small dip. That was a [bow|curtsy].
      + The hens flew a bit, to be [polite|nice].
      + “Come up [some time|for tea],” said the granny.
      + Every kite shook its [tail|ears].
      + {Friend} looked down once, and that was [enough|plenty].
      + The two gulls had [seats now|gone to sleep].
      + A kite came along, on its [string|own].
      + The goats rang all their [bells|chins].
      + The mill waved with one [arm|sail].
    `,
  },
  intermediate: {
    arrival: `
      @place There was a last step made of nothing, and [then they stood|there they were] {place.in}.
      / @place With a soft bump they landed {place.in}, and the grass [said ouch|swayed a little].
      / A rope [ladder|swing] hung out of the [clouds|sky], and up it they [came|climbed] {place.to}.
      / One [hop|jump] too [many|far], and it [rocked|dipped] a little, for they were {place.in}.
      + Roots dangled into the sky like [legs from a high chair|bell ropes].
      + A brook ran to the edge, looked over, and [jumped|became a cloud].
      + The one tree leaned out, in order to [see what was under it|keep an eye on things].
      + A hen went past on a lead, looking [resigned|important].
      + “No hopping,” whispered {friend}. “It is [easily startled|asleep].”
      + It smelled of cut grass and [paper kites|the inside of a cloud].
      + Far down lay a town, its lamps as small as [pinpricks|sugar].
      + A root waved, in a [friendly|slow] way.
    `,
    life: `
      Everything here is tied to something, cups and hats and, [after what happened|for safety], the goats.
      / In the evening they pull the kites in, hand over hand, [like fishermen|and count them].
      + A marmot was watering parsley, which grew [up and down|in both directions].
      + An old woman said good night to [each country|the world] over the garden wall.
      + Someone was sweeping a cloud off the steps. It [kept coming back|asked to be left].
      + A boy had let his shoe down on a string to find out [if it rained there|who lived below].
      + Two gulls wanted to know when the island [departed|would be leaving].
      + For once a cat could look down on birds, and [was enjoying it|did].
      + Nobody here is afraid of [edges|heights].
    `,
    way: `
      They followed the edge, at the distance which is called [sensible|two big steps].
      / The path was first a plank, then a rope, then [somebody’s roof|a good idea].
      + A cloud came the other way, and they [flattened themselves politely|gave it the wall].
      + Afterwards everything had small drops on it, even [the eyelashes|{friend}].
      + {Hero} let a leaf fall and lost sight of it before it [arrived|had made up its mind].
      + From below, very thin, came the sound of [a bell|somebody’s supper].
      + The wind pulled at them like a child who [wants to show something|has found a frog].
      + {Friend} tied a bow around each root, [just in case|without explaining].
      + A cloud went by underneath, and [looked up|begged pardon].
    `,
    thanks: `
      {Keeper} gave {hero} a pebble so light that it had to be [held down|kept on a string].
      / At parting {hero} was given a length of kite string with [some wind still in it|a knot for luck].
      + The island dipped at one corner, which is its way of [bowing|blinking back a tear].
      + All the kites shook out their tails, and the hens [tried to|stood in line].
      + “Drop in,” remarked the old woman, “or [rather|I should say] up.”
      + {Friend} looked over the edge once more, and then [at something nearer|quickly did not].
      + The gulls had found seats and were [waiting for the whistle|fast asleep].
      + The mill [nodded|waved].
      + A goat [coughed|wept a bit].
    `,
  },
  advanced: {
    arrival: `
      @place The way ended in the air, as it said on the sign, and went on {place.in}.
      / @place Nobody quite notices the last step, which has nothing under it; but there they were, {place.in}.
      / Somewhere between [two clouds|one cloud and the next] the [ground|grass] had simply [declined|refused] to come down, and [there|that] they were, {place.in}.
      / They were [lowered|handed] over the edge like [parcels|luggage], and set upright, [swaying|with care], {place.in}.
      + Roots hung into the evening like bell ropes, and [occasionally one of them was pulled|the swallows swung on them].
      + There was a brook, which ran to the edge, hesitated, and [turned into weather|did what it does every day].
      + The island’s only tree leaned outward, with the look of someone [reading over a shoulder|at a railing].
      + “I beg you,” [said {friend}|{friend} said], “do not hop. It has [nerves|only just nodded off].”
      + Below them lay a town at lamp-lighting time, no bigger than [a spilled pinch of sugar|a thing one might pick up and pocket].
    `,
    life: `
      [On an island that floats one learns to tie things on|Whoever lives on a floating island ties things on|When the island floats, one takes to tying things on], beginning with [the cups|hats] and ending, after some experience, with the goats.
      / The evening is spent in hauling down the kites, which have been [out all day and are full of stories|looking at the sea].
      + One gardener watered parsley of the sort that grows in both directions and is [never short of company|picked from a ladder or a rope].
      + An old woman leaned over the wall and wished the countries good night in turn, [taking the small ones first|leaving out none].
      + Somebody had let a shoe down on a string, in the interests of [science|friendship].
      + The cat, who could look down on birds here, had been doing so since [noon|it arrived], and had found it less than it hoped.
      + Nobody [falls|looks down].
      + One gets [used to it|attached].
      + The goats are [bells|heard] all night.
    `,
    way: `
      They kept along the edge at what {friend} described as a [proper|philosophical] distance.
      / A plank became a rope, the rope became somebody’s roof, and the roof, [with apologies|by degrees], a path.
      + Meeting a cloud in a narrow place, they stood against the rock until it had [gone by, wringing its hem|passed through them].
      + {Hero} let fall a leaf and leaned after it. But it was still [deciding|on its way] when it could no longer be seen.
      + From the world beneath came the sound of one bell, so thin that it might have been [yesterday’s|a memory of brass].
      + The wind plucked at them the way a child does who has [something to show, just there, behind you|been told not to interrupt].
    `,
    thanks: `
      {Keeper} presented {hero} with a pebble so light of heart that it had to be [kept on a string|spoken to firmly].
      / The parting gift was a hank of kite string. {Hero} could feel that there was [a little sky left at the end of it|still somebody pulling].
      + Islands cannot wave, but this one lowered a corner by [about the depth of a curtsy|an inch and held it].
      + “You must drop in,” the old woman called, and [corrected herself|laughed till her shawl came off].
      + The two gulls, who had waited all evening for the departure, sat in the front row, [asleep|holding their tickets].
      + The mill raised an [arm|eyebrow of canvas].
    `,
  },
  troubles: {
    'anchor-pin': {
      keeper: { a: 'a puffin, the anchor keeper', the: 'the puffin' },
      thing: { a: 'an anchor pin', the: 'the anchor pin' },
      spot: { at: 'under the outermost root', to: 'to the outermost root' },
      facts: {
        ask: 'Why was the island drifting away from the moon?',
        cause: '{thing} jumped out when the island bumped into a cloud',
        mended: 'the island lay still again',
      },
      beginner: {
        trouble: `
          @keeper A puffin in a cap was pulling at a chain. It was {keeper} of the anchor.
          @thing “We are [going|off]!” [said {keeper}|{keeper} said]. “{Thing} is lost!”
          @cause “We bumped into a cloud. And out it jumped.”
          @feeling {Keeper} was so worried that its [nose went pale|cap spun round].
          + The chain hung down with [no end|nothing on it].
          + “Look at the moon,” it said. “It gets [small|smaller].”
          + It was true. It was no more than a [plum|bun] now.
          + {Hero} took hold of the chain too. It was [cold|like ice].
          + “Is there a brake?” [said {friend}|{friend} said]. “No. [There is me|Just a puffin].”
          + The cloud stood by and [rubbed its head|looked sorry].
          + The waves down there got [small|flat] too.
          + A hen [slid|fell off].
        `,
        worry: `
          The hens felt [ill|sea-sick]. Their eggs came out [bent|square].
          + The gulls said, “At last!” and [sat up|got out their hats].
          + Soup ran out of the bowls, all to [one side|the left].
          + The granny said good night to a land she did not [know|like].
          + All the beds slid to the [wall|door] and back.
          + “The moon will think we are [cross|rude],” said a child.
          + The tree leaned the other way and held its [leaves|breath].
          + A hen sat in a [hat|bowl].
          + The clocks slid. It was [noon|late].
        `,
        mend: `
          {Keeper} put {thing} in with a [clonk|click]. The chain went tight.
          @mended One soft jerk, and the island lay still again.
          + The soup went [flat|back]. The beds stood where they should.
          + Up came the moon, [nearer and nearer|as big as a door].
          + It sat down on the hill like a [guest|cat].
          + “Sorry,” said the cloud. It [rained a bit|dripped].
          + The hens laid one round egg each, [for luck|and sighed].
          + Not a thing moved. Only the [grass|night] did.
          + The chain hummed one [note|low note], and was still.
          + Far down, the sea lay [flat|in bed].
          + All was [well|still].
        `,
        joy: `
          There was fish pie, with the moon for a [lamp|plate].
          + The cloud got a pillow for its [head|bump].
          + {Keeper} let {hero} sit in the [look-out|crow’s nest].
          + You could see right down to [tomorrow|the sea].
          + “All ashore!” cried {friend}. No one [went|got off].
          + They sang the song of the [chain|deep]. It goes clonk.
          + The gulls had cake and [stayed|forgave them].
          + The tree let down one [plum|swing] for each.
          + They threw the cloud a bit of [pie|cake].
        `,
      },
      intermediate: {
        trouble: `
          @keeper [Somebody|Someone] small was hauling at a very large chain, and it was {keeper}, who keeps the anchor.
          @thing “We are adrift!” cried {keeper}. “{Thing} is [gone|overboard]!”
          @cause “We bumped into a cloud, and it jumped out [like a pea|with a ping].”
          @feeling {Keeper} [was|felt] so worried that the red had gone out of [its beak|both feet].
          + The chain went down into the blue and [ended there|had nothing to say].
          + “See the moon? An hour ago it was as big as a [door|cartwheel].”
          + Now one could have covered it with [a plum|a biscuit].
          + {Friend} asked about the brake, and was told that it was [looking at him|the puffin].
          + The cloud stood to one side, rubbing [its forehead|a bump].
        `,
        worry: `
          On a drifting island the soup collects at [one end|the left].
          + The hens were unwell, and laid their eggs [askew|with a list].
          + “Finally,” observed the gulls, and [took out their sandwiches|sat up straight].
          + The old woman had to say good night to countries she had never [met|heard of].
          + All the beds travelled to the wall, and after a while [back again|to the other one].
          + A child was sure that the moon would be [offended|hurt].
          + Even the tree had changed its lean and was holding [its leaves|on].
        `,
        mend: `
          {Thing} went in with a clonk that was felt [in the teeth|down to the roots].
          @mended The chain drew tight, hummed, and the island lay perfectly still again.
          + Soup and beds went back to [the middle|where they lived].
          + The moon came nearer, the way a cat does, [as if by chance|looking elsewhere].
          + Finally it sat down on the hill and [stayed|folded its paws].
          + The cloud said sorry in [a short shower|seven drops].
          + It was so quiet that they could hear the hens [trusting it|settle].
          + The hens stood up straight, and one of them laid an egg that was [round|very nearly round].
          + Nothing [slid|moved].
        `,
        joy: `
          They ate fish pie by moonlight, of which there was now [plenty|more than enough].
          + The cloud was given a cushion for [the bump|its feelings].
          + {Hero} was let up to the look-out, from which one can see [next week|as far as Thursday].
          + {Friend} called “All ashore!” to see what would happen, and [nothing did|the gulls cheered].
          + They sang the chain song, whose only word is [clonk|heave].
          + The cloud had a cushion for its [bump|forehead].
          + It was [level|calm].
        `,
      },
      advanced: {
        trouble: `
          @keeper At the windlass [stood|waited] {keeper}, who has charge of the anchor, and pulled at [a chain that had nobody at the other end|something forty times its size].
          @thing “We are adrift,” it remarked, “for {thing} has left us.”
          @cause They had bumped into a cloud, in broad daylight, and it had jumped out [with a ping|like a pip from a lemon].
          @feeling So worried was {keeper} that the red had entirely gone from [the celebrated beak|its feet].
          + “The moon,” it remarked, “was this size,” and spread its wings; “and now I could [lose it behind a biscuit|put it in my cap].”
          + {Friend} enquired after the brake, and learned that they were [speaking to it|both looking at it].
          + The cloud had remained at the scene and was holding [a handkerchief to its forehead|its head].
        `,
        worry: `
          One does not notice how level one has lived until the soup begins to [gather at one side|leave the table].
          + The hens, poor sailors all, were laying eggs with a decided [slant|list to starboard].
          + The gulls remarked that it was about time, and [unwrapped their sandwiches|asked for the menu].
          + Over the wall the old woman said good night to nations that [she had not been introduced to|were still at lunch].
          + And a child stood in its nightshirt, certain that the moon had been [hurt|left behind on purpose].
        `,
        mend: `
          {Thing} went home with a clonk which everyone felt in the [knees|teeth].
          @mended There was a hum, a long soft pull, and the island lay perfectly still again.
          + The soup came back from its travels, and the beds [resumed their corners|after it].
          + Then the moon approached, in the manner of cats, by way of [everything else|not coming at all], and sat down on the hill.
          + Of the cloud’s apology, which was a short one, [seven drops are still kept in a jar|nobody stayed dry].
          + The hens were observed to sit [level|straighter], and upon something round.
        `,
        joy: `
          The pie was eaten out of doors, under rather more moon than [the recipe calls for|anyone remembered].
          + {Hero} was shown up to the look-out, and saw, beyond the sea, the first grey edge of [the day after tomorrow|Thursday].
          + “All ashore!” cried {friend}, who had invariably wanted to, and was [applauded|entirely alone in not going].
          + The cloud sat among them on a cushion, [bandaged|forgiven], and steamed a little.
          + The gulls, having come to gloat, stayed to [supper|dry up].
        `,
      },
    },
    'spring-cork': {
      keeper: { a: 'a marmot gardener', the: 'the marmot gardener' },
      thing: { a: 'a spring cork', the: 'the spring cork' },
      spot: { at: 'beneath the hanging roots', to: 'to the hanging roots' },
      facts: {
        ask: 'Why was the pond running empty?',
        cause: 'the youngest marmot pulled out {thing} to see what would happen',
        mended: 'the pond filled up again',
      },
      beginner: {
        trouble: `
          @keeper In big boots stood {keeper}, [deep in mud|with a small can].
          @thing “My pond runs out! {Thing} is [gone|lost]!”
          @cause “My [youngest|smallest] pulled it, to see what would happen.”
          @feeling {Keeper} was ashamed, right [down to the boots|up to both ears].
          + The water ran to the edge and [off|over it].
          + “And did it happen?” [said {hero}|{hero} said]. “It is [happening|still at it].”
          + The youngest sat on a stone and [hummed|looked at its feet].
          + {Friend} held a foot in the hole. It was [too small|cold], the foot.
          + A duck stood in the mud. It [did not get it|quacked at it].
          + “I had it last by the [roots|swing],” said the youngest.
          + Glug, said the hole. It was [glad|not sorry].
          + A reed had no more to [drink|stand in].
          + Glug, [glug|and glug].
        `,
        worry: `
          The goldfish stood in a line for the [bucket|cup].
          + “Ladies first,” said one. They were [all ladies|squeezed].
          + The duck swam, but only [with its feet|in its head].
          + A frog sat in a [spoon|shoe] full of pond.
          + Far below it rained on a [wedding|picnic].
          + The lilies lay flat and [looked up|sulked].
          + All eleven marmots cried, which [helped a bit|was wet, at least].
          + A boat sat in the mud, with a [sigh|list].
          + It was a fine hole. They all [said so|hated it].
        `,
        mend: `
          {Thing} went in, [squeak|twist and squeak], and held.
          @mended Drip by drip the pond filled up again.
          + First it was a plate, then a [pan|bath].
          + The duck rose, a bit at a time, [with a smile|like bread].
          + Out of the bucket went the fish, [one, two, ten|each with a bow].
          + A star fell in and [floated|did not drown].
          + The lilies sat up and [smoothed their frocks|yawned].
          + “So that is what [happens|it does],” said the youngest.
          + Glug, said the hole. Then it said [no more|nothing].
          + The boat got its feet [wet|off the mud].
          + The frog gave the spoon [back|a wipe], and dived.
          + The mud was [glad|gone].
        `,
        joy: `
          They had a water feast, with [boats of bread|melon].
          + The youngest told them [how it was|all of it]. It was good.
          + “I would have pulled it too,” [said {friend}|{friend} said], [very low|into a cup].
          + All eleven marmots swam in a [row|ring].
          + {Hero} got the frog’s [spoon|shoe] to keep.
          + The fish did their trick. They [turned|turned round].
          + The duck told it all as if it had been [brave|there first].
          + The reeds played a [tune|pipe], all wet.
          + They all got [wet|damp].
        `,
      },
      intermediate: {
        trouble: `
          @keeper In rubber boots, in what had been a pond, [stood|waited] {keeper}.
          @thing “It is running out over the edge,” [said {keeper}|{keeper} said], “because {thing} is [gone|missing].”
          @cause “My [youngest|smallest] pulled it out, to see what would [happen|come of it].”
          @feeling {Keeper} was ashamed for all eleven children at [once|length].
          + The youngest sat on a stone and studied [its toes|the weather].
          + “And what happened?” [asked {hero}|{hero} asked]. “It is still [happening|going on],” said the youngest.
          + {Friend} tried a foot in the hole, and the foot was [admired but useless|returned, clean].
          + A duck stood on the mud with an air of [having been here before|deep offence].
          + The brook to the edge ran [faster|cheerfully], as if it had been let out of school.
        `,
        worry: `
          The goldfish were queueing for [the bucket|a place in the can].
          + “After you,” they remarked. “No, no, [after you|ladies first].”
          + The duck went on swimming, out of principle, [on foot|in circles].
          + A frog had saved as much of the pond as fits in [a shoe|a ladle].
          + Down in the world it was raining on somebody’s [picnic|wedding].
          + The lilies lay about like [dropped hats|wet handkerchiefs].
          + Eleven marmots wept into it, which was [kindly meant|a start].
        `,
        mend: `
          {Thing} went in with a squeak, and a turn, and [another squeak|a pat].
          @mended For a moment nothing; and then, ring by ring, the pond filled up again.
          + It was a plate, a pan, a [bathtub|cartwheel], and then itself.
          + The duck rose slowly, like [dough|a thought], and had known it all along.
          + One by one the fish were poured [home|out], and thanked the bucket.
          + The first star fell in and [stayed afloat|was not even surprised].
          + “So that is what happens,” remarked the youngest, [content|and wrote it down].
          + A frog returned the [spoon|shoe] it had lived in.
        `,
        joy: `
          There was melon, and bread that one could [sail|float] to one’s neighbour.
          + The youngest gave a talk about it, [with a drawing|in three parts].
          + “I should have pulled it as well,” {friend} admitted, [to the melon|very quietly].
          + All the marmots swam in a row, and from above it looked like [a necklace|one long marmot].
          + The frog handed {hero} its shoe as [a keepsake|a souvenir of the disaster].
          + The duck wished it to be known that she had [floated|stayed calm].
        `,
      },
      advanced: {
        trouble: `
          @keeper [What remained of the pond had|What one could still call a pond had] {keeper} in the middle of it, in boots.
          @thing [“You find us running over the edge,”|“You see us running over,”|“We are running over the edge, as you see,”] [said {keeper}|{keeper} said], “for want of {thing}.”
          @cause The youngest, it came out, had pulled it, to see [what would happen|whether anything would].
          @feeling Being ashamed of one child is work enough; {keeper} was managing it for [all eleven|the entire family].
          + “And what did happen?” {hero} asked; and the youngest, looking up, replied that it was [still going on|early to say].
          + {Friend} placed a foot in the hole, with the result that there were now [two problems|a hole and a foot].
          + On the mud stood a duck, wearing the expression of one who has [paid for a lake|been promised otherwise].
        `,
        worry: `
          The goldfish had formed a queue for the bucket, and it did them credit that [nobody pushed|they let the old ones through].
          + The duck continued to swim, as a matter of [principle|habit], on foot.
          + A frog was seen to be carrying what it could of the pond to safety in [an ancient shoe|a ladle].
          + Meanwhile, some way beneath, it had begun to rain upon [a wedding|a brass band], out of a clear sky.
          + The lilies lay where they had been [dropped|left].
        `,
        mend: `
          {Keeper} put it back, and sat down upon {thing} to be [sure|quite certain].
          @mended There was a silence, [while the water made up its mind, and then|in which the water thought it over, and then|for as long as a frog holds its breath, and then] the pond filled up again.
          + It became a plate, a pan, a cartwheel, and presently, [with a shiver|trying it on], a pond.
          + The duck went up with the level, like bread, and let it be known that it had [never doubted|seen worse].
          + A star came down into the middle and lay there, [floating|as good as new].
          + The frog handed back its [spoon|lodgings].
          + Nothing [dripped|ran away].
          + It was [deep|blue].
        `,
        joy: `
          Melon was handed round, and rolls were sent across the water to whoever had [none|the butter].
          + The youngest lectured on its discovery, with [a diagram|questions at the end], and was warmly received.
          + “In your place,” [remarked {friend}|{friend} remarked], quite low, “I should have [pulled it too|used both hands].”
          + When all the marmots swam abreast, the moon, looking down, mistook them for [a necklace|handwriting].
          + The duck had her own [version|account] of it.
        `,
      },
    },
    'mill-peg': {
      keeper: { a: 'a miller mouse', the: 'the miller mouse' },
      thing: { a: 'a mill peg', the: 'the mill peg' },
      spot: { at: 'up on the mill roof', to: 'to the mill roof' },
      facts: {
        ask: 'Why was the island sinking a little?',
        cause: 'somebody tied up a kite with {thing}',
        mended: 'the mill turned and the island rose',
      },
      beginner: {
        trouble: `
          @keeper By the mill sat {keeper}, [white with flour|all out of puff].
          @thing “The mill has stopped. I have lost {thing},” it said.
          @cause “Somebody tied up a kite with it, and [let go|forgot].”
          @feeling {Keeper} was so tired that its [tail|whiskers] lay down first.
          + With no mill the island sinks, [a bit at a time|like a lift].
          + “I pushed,” it said. “I pushed [all day|with my head].”
          + The sails hung there like [four arms|wet shirts].
          + {Friend} blew at them. A [fly|hat] fell off.
          + “How far is it down?” [asked {hero}|{hero} asked]. “[All the way|Not far now].”
          + A church spire came up and [tickled|poked] the lawn.
          + The mill sat there with its arms [down|hung].
          + The hens looked over the [edge|side], one by one.
        `,
        worry: `
          The tip of a spire came [up|in] through a flower bed.
          + “Sorry,” said a man on it. He was [mending it|the cock].
          + The goats’ bells said [down|dong], and down.
          + Ears went pop. Then the [other ears|hens’] did.
          + Warm air came up, and the smell of [towns|other people’s soup].
          + They threw out the big [pots|piano]. It helped an inch.
          + {Keeper} drew a line on the wall. It was [wet|low] soon.
          + A weathercock said [hello|good evening] from below.
        `,
        mend: `
          {Thing} went in, tap, tap. A [gust|breath] of wind came.
          @mended Round went the sails, the mill turned and the island rose.
          + Wush, they said. [Wush|And wush].
          + The spire sank back. The man on it [waved|took off his hat].
          + Up they went, past a [cloud|late lark].
          + Ears went pop, the [other|right] way.
          + Flour came down like [snow|a small snow], on all.
          + {Keeper} leaned on a sack and [slept|shut one eye].
          + The goats’ bells said [ding|up], and up.
          + The moon was where it should [be|hang].
          + The lawn shook off its [spire|crumbs].
          + The clouds made [room|way] for them.
        `,
        joy: `
          They baked with the new flour. It made [high|light] bread.
          + You had to [hold it down|eat it fast], or it went.
          + The kite flew too, on [real string|a proper peg].
          + {Hero} held it, and felt the sky [pull|nod].
          + {Friend} was white from top to [toe|tail] and liked it.
          + “Who took the peg?” Nobody [asked|had]. It was too nice.
          + They put {keeper} to bed in a [bun|sack].
          + A goat had the heel of the [loaf|bread].
          + The sails threw soft [shadows|stripes] on them all.
        `,
      },
      intermediate: {
        trouble: `
          @keeper Against the wall of the mill leaned {keeper}, as white as [a bread roll|its own flour].
          @thing “It stands still,” it panted, “because {thing} is [out|missing].”
          @cause “Somebody tied up a kite with it, and [off it went|then there was wind].”
          @feeling {Keeper} had turned the sails by hand since morning and was tired [to the tail|beyond yawning].
          + Without the mill the island sinks, slowly, as [a cake does|one does into a bath].
          + The four sails hung there like [washing|people waiting for news].
          + {Friend} blew at them with great feeling, and [a fly fell off|one nearly moved].
          + Already a church spire had come up through the [lawn|radishes].
          + “How far down is it?” [asked {hero}|{hero} asked]. “[Less than it was|All the way],” [said {keeper}|{keeper} said].
        `,
        worry: `
          In the radish bed stood the tip of a spire, and on it [a weathercock, astonished|a man with a hammer].
          + “I beg your pardon,” he declared, and [so did they|took off his hat].
          + Ears popped, first the goats’ and then [everybody’s|the cat’s].
          + One could smell other people’s [suppers|streets], and hear their clocks.
          + They threw the piano overboard, and rose by [an inch|a chord].
          + {Keeper} chalked a line on the wall, and the line went [under|out of sight].
          + The gulls said that this was not [in the brochure|what they had paid for].
        `,
        mend: `
          Two taps with a spoon, and {thing} [sat|was home].
          @mended A breath of wind came by, the mill turned and the island rose.
          + The sails said wush, and after a while, [for the sake of it|more roundly], said it again.
          + The spire withdrew through the radishes, and the man on it [waved|saluted].
          + Past a lark they went, and past a cloud that [made room|was in its bath].
          + Ears popped the other way, with [relief|a smaller sound].
          + Fine flour came down on everything, like [first snow|forgiveness].
          + Below them the spire grew [small|shorter] again.
          + Flour came [down|out] in a soft white [sigh|breath].
        `,
        joy: `
          With the new flour they baked rolls so light that one had to [hold on to them|eat them on a string].
          + The kite was up too, from a proper peg, and [bowed|signed its name].
          + {Hero} held the line and felt the sky give it a [tug|nod].
          + {Friend} was white from end to end and asked to be [left so|dusted last].
          + Nobody enquired who had taken the peg, and [somebody was glad|that was part of the feast].
          + The kite was [forgiven|given string].
          + Everything was [light|white], even the goat.
        `,
      },
      advanced: {
        trouble: `
          @keeper Propped against the wall, and hardly to be told from it for flour, was {keeper}.
          @thing “She has stopped,” it remarked, meaning the mill, “and what she lacks is {thing}.”
          @cause Somebody, and no names were mentioned, had tied up a kite with it.
          @feeling From dawn the mouse had turned those sails by hand, and was now too tired to [be believed|finish its own whiskers].
          + For it is the mill that holds the island up, and when it rests they go down, [as a cake does when a door is slammed|with great dignity].
          + {Friend} blew upon the sails, at length and with feeling, until [a fly fell off|one of them looked round].
          + Among the radishes there was by this time a steeple, [and it was growing|with a bird on it].
        `,
        worry: `
          The man who had been mending the steeple came up through the vegetable bed with a hammer in his hand and begged [their pardon|to be told where he was].
          + There was a general popping of ears, led by the [goats|older residents].
          + One caught the smell of other people’s suppers, and the clocks down there could be heard [disagreeing|at their work].
          + The piano was given up, after a vote, and gained them [an inch|one good chord, later].
          + “None of this,” said the gulls, “was in the [brochure|price].”
        `,
        mend: `
          Two taps, and it was in; {keeper} laid an ear to {thing} and [smiled|listened].
          @mended Then came a breath of wind from nowhere, and the mill turned and the island rose.
          + The steeple went down again through the radishes, and the man upon it, [hat off|still hammering], was lost to view.
          + They passed a lark, and a cloud, which [drew in its feet|had company].
          + Flour drifted over everything, without a sound, as though it had been decided to [begin again|let the matter drop].
          + The spire, below, went back to its [parish|own affairs].
        `,
        joy: `
          Rolls were made from the first sack, and of such lightness that the custom of [the string|sitting on them] was revived.
          + At the end of the line the kite made its bow, and {hero} felt the entire sky [give back the tug|take one’s hand].
          + {Friend}, white from crown to hem, asked not to be [dusted|told].
          + As to who had borrowed the peg, it was not gone into. And one of the company was seen to [help himself to a second roll, with tears|breathe out].
        `,
      },
    },
  },
}
