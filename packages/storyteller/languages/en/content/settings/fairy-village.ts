import type { SettingContent } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const fairyVillage: SettingContent<Noun, 'Fairy Village'> = {
  place: { name: 'the Fairy Village', in: 'in the Fairy Village', to: 'to the Fairy Village', from: 'from the Fairy Village' },
  beginner: {
    arrival: `
      @place The grass moved [aside|over], and they were {place.in}.
      / @place Mind your feet! They were {place.in}, and it was [small|very small].
      / A [bell|cup] no [bigger|larger] than a [pea|bee] went ting. They were {place.in}.
      / They [lay|got] down [flat|on their chins] to see. [Roofs|Lamps]! They were {place.in}.
      + The roofs were red and came up to the [knee|chin].
      + In each door hung a lamp made of one drop of [dew|rain].
      + The mill said click, [click|and then clack].
      + It smelled of bread and [violets|soap].
      + “Breathe in,” [said {friend}|{friend} said]. “No. [Out|Smaller]!”
      + A bee had left its bike by a [fence|wall].
      + A tiny dog barked. It was [a flea|quite brave].
      + All the streets had the names of [cakes|birds].
      + A sign said: Big feet, please [wait|float].
      + {Hero} breathed with care. One roof had [slid|come off].
    `,
    life: `
      At night the fairies hang their wings [on a hook|by the door].
      / Here they wash the lamps each night, with [tears of joy|a sponge].
      + A fairy scolded a bee for the way it [parked|hummed].
      + A child would not go to bed. It was in bed [when it said so|already].
      + They sold yarn, and hats for [mice|thumbs], and jam by the drop.
      + Two old ones played cards, and the cards [fluttered|flew off].
      + “Wipe your feet!” came from a house. It meant a [cricket|fly].
      + A snail took the last folk [home|up the hill].
      + The clock is a daisy. It had shut at [eight|the right time].
      + One fairy had a broom of one [hair|lash]. She swept the street.
      + Their beds were nut shells, with a [crumb|leaf] to sleep on.
    `,
    way: `
      They went on tiptoe, past one door and the [next|school].
      The lane was as thin as a [belt|string]. They went in a row.
      + A glow-worm held up its [lamp|tail] for them.
      + {Hero} stepped over a house. “Good [night|evening],” it said.
      + {Friend} held in all it had, and still a [gate|hat] fell.
      + A bridge of straw held. It was [proud|a near thing].
      + Two moths flew by with a [bed|parcel].
      + They had to wait for a [beetle|cart] to turn.
      + It smelled of wet moss and [pancakes|ink] now.
      + A frog sat by the stream, as big as the [church|town hall].
      + “Not on the [daisies|roof]!” called a voice from below.
    `,
    thanks: `
      {Keeper} gave {hero} a [crumb|bun] that never gets small.
      / {Keeper} gave {hero} a pinch of [sleep|gold] dust.
      + They all waved and some forgot to [fly|hold on]. Bump.
      + “Come when you are [small|free],” they said.
      + A bee rang its [bell|bike].
      + A snail took them to the [edge|grass], in no time at all.
      + {Friend} had bent a gate, and bent it back [wrong|with care].
      + A lamp was put out, and then a [row|next].
      + “Bye, big ones!” they called. “Mind the [moon|clouds]!”
      + A child hung a lamp on {friend}. Now it could not get [lost|lonely].
    `,
  },
  intermediate: {
    arrival: `
      @place The grass parted at ankle height, and there they were, {place.in}.
      / @place [First came a smell of bread, then a roof|First there was a smell of bread, and then a roof|A smell of bread came first, and then a roof], no higher than a boot. They were {place.in}.
      / What they had [taken|mistaken] for [mushrooms|fallen stars] had [doors|chimneys], and so they [knew|saw] that they were {place.in}.
      / “[Look out|Feet]!” cried a [voice|person] no taller than a [thimble|pin], and they [stood|froze] [still|where they were] {place.in}.
      + In each doorway hung a lamp that was a single drop of [dew|this morning].
      + The mill clicked in its sleep, like [knitting|a small clock].
      + Every street was called after a [cake|flower], and they took Almond.
      + “Try to be less,” whispered {friend}, holding in [everything|the stomach].
      + A bumblebee had leaned its bicycle against a [violet|hydrant].
      + A dog the size of a full stop barked at them with [success|all its heart].
      + It smelled of soap, violets and [warm crust|ironing].
    `,
    life: `
      In the evening they hang their wings behind the door, and [walk about like anyone|rub their shoulders].
      / After supper the lamps are washed, one by one, [and wrung out|with a sponge of moss].
      + One lady was scolding a bee about its [parking|boots].
      + A child refused to go to bed and was [already in it|carried there, refusing].
      + The shop sold jam by the drop and hats for [acorns|thumbs].
      + Two old gentlemen were playing cards, and the cards kept [settling elsewhere|flying up].
      + The church clock is a daisy, and it had [closed|just shut].
      + With a snail they ran the last bus [home|up the hill].
      + A fairy was sweeping the street, with a broom that was one [hair|eyelash].
    `,
    way: `
      The lane was as narrow as a shoelace, so they put one foot [exactly in front of the other|before the next].
      / They went along Almond and down Custard, on the very tips of what they [had|walked on].
      + A glow-worm lighted them past the [school|bakehouse], and was thanked.
      + “Good evening,” remarked a house over which {hero} was [stepping|just lifting a knee].
      + {Friend} was as small as possible, and still it cost a [fence|chimney].
      + The bridge was a straw, and it [bent, but it bore them|was proud].
      + They waited while a beetle turned its cart in [five moves|the square].
      + Two moths came by with somebody’s [wardrobe|double bed].
      + Behind them somebody straightened the [weathercock|grass], and sighed.
    `,
    thanks: `
      {Keeper} gave {hero} a crumb of the kind that never gets [smaller|stale].
      / {Hero} was given a thimbleful of sleep dust, for [difficult Sundays|use in trains].
      + Everybody waved, and a few forgot to [flap|keep flying].
      + “Do come again,” they cried, “when you are [little|not so much].”
      + A bee rang the bell of its [bicycle|trade].
      + {Friend} put back a fence it had leaned on, [nearly straight|with the gate at the top].
      + By last snail they were taken to the [edge of the grass|terminus].
      + A child had tied a lamp to {friend}, in case it got [lost|trodden on].
    `,
  },
  advanced: {
    arrival: `
      @place At about the height of the ankle the grass gave way to streets, and [they were|there they were] {place.in}.
      / @place It is so small that one’s first thought, {place.in}, is for one’s feet.
      / [Light|Smoke] rose, in [threads|wisps], from what one [would|might] have [called|thought] a clump of moss, had it not been {place}.
      / They were asked, by a [notice|sign] the size of a [stamp|petal], to [lift|mind] their feet {place.in}, and [lifted|minded] them.
      + The lamps are drops, one to each doorway, and some of them had [the moon in|been at it since morning].
      + All the streets are named after cakes, and it was by Almond that they [came|were admitted].
      + “Could you contrive,” {friend} murmured, “to be rather [less|more of a summary]?”
      + A dog, which might have been the dot on an i, [barked, and they stopped|was beside itself].
      + There was about it a smell of crust and violets and [small linen, ironed|pencils].
      + Over the mill hung a moon that was, for such a place, [far too large|rather showing off].
    `,
    life: `
      On coming home they take off their wings and hang them by the door. After that they are, as they say, [only human|themselves].
      / The washing of the lamps is done after supper, and there is hardly a window without its [sleeves rolled up|cloth].
      + A bee stood, cap in hand, and was being spoken to in the matter of [a bicycle|pollen on the stairs].
      + At Number Three a child was refusing to go to bed. It had been [asleep for a considerable time|in it since six].
      + Two gentlemen were at cards, of a sort that had to be [called down from the lamp|caught before they could be played].
      + The daisy in the tower had closed, which with them is [nine o’clock|the time].
      + Somebody swept the street, with a broom that had been [an eyelash|one whisker].
    `,
    way: `
      The lane being of the width of a shoelace, they proceeded like [tightrope walkers|a sentence, one word after another].
      / By Custard they came into Seed, and by Seed, with a knee at everybody’s [upstairs window|tea], to the stream.
      + “Good evening,” declared a house, with some reserve, as {hero} went [over|by overhead].
      + In spite of all that {friend} could hold in, there was the matter of [a chimney|someone’s hedge].
      + The bridge was one straw, and they could feel it being [brave|equal to them].
      + They stood aside for two moths, who had between them a [wardrobe, and words|grand piano].
      + {Friend} mistook a frog for the town hall, and asked it [the way|when it opened]. The frog was flattered.
    `,
    thanks: `
      What {keeper} gave to {hero} was a crumb, which, however one eats of it, is [there|still the crumb].
      / {Hero} was handed a thimble of sleep dust, tied over with a leaf, and told to go [lightly with it|by the label].
      + There was such waving that one here and there forgot to [fly|stay up], and was caught.
      + “You must come,” they called, “when there is not so [much of you|far to look up].”
      + {Friend} had stayed behind to mend a chimney, which smokes [to this day through the window|very nearly as before].
      + A child had hung a lamp on {friend}, so that it could be seen by [moths|shipping].
    `,
  },
  troubles: {
    sieve: {
      keeper: { a: 'a fairy miller', the: 'the fairy miller' },
      thing: { a: 'a smallest sieve', the: 'the smallest sieve' },
      spot: { at: 'under the last mushroom', to: 'to the last mushroom' },
      facts: {
        ask: 'Why was there no sleep dust?',
        cause: 'somebody lent {thing}, and nobody remembered to whom',
        mended: 'the sleep dust drifted down and everyone yawned',
      },
      beginner: {
        trouble: `
          @keeper By the mill sat {keeper}, as white as [flour|snow].
          @thing “No sleep dust this night. I have lost {thing}.”
          @cause “[Somebody|Someone] lent it, and no one knows to whom.”
          @feeling She was so tired that her [wings|boots] lay on the ground.
          + “If I do not sift it, it has [lumps|bits of dream] in.”
          + “With lumps you sleep for a [year|week],” she said.
          + {Friend} took a pinch to try. They held its [hand|nose].
          + {Hero} saw where it used to hang. There was [just a|still the] nail.
          + “Was it the baker? The [bee|priest]?” She did not know.
          + The mill went round, and what it made was [fog|lumps].
          + The sacks were all [flat|empty]. One had a patch on.
          + “I asked at each door and got three [buns|teapots] and a comb.”
        `,
        worry: `
          All the fairy babes hopped up and down on their [beds|cots].
          + It was ten by the daisy, and it had [opened|to look].
          + A granny sang all her songs, and then the [names of towns|bills].
          + The dog barked at its own [tail|bark], and the tail at it.
          + “I am not tired,” they said, with [red|such big] eyes.
          + The lamps had gone out. They [came on|could not stay].
          + A moth fell asleep. It had licked a [lump|sack].
          + Nobody could count sheep. The sheep were [up|here], too.
        `,
        mend: `
          The miller tapped {thing} with one [finger|nail]. Tap, tap.
          @mended Then the sleep dust drifted down, and everyone yawned.
          + It fell on the roofs like a soft gold [snow|smoke].
          + It went in by the [chimneys|key holes], and lay on lids.
          + In bed the babes hopped low, and low, and [lay down|lower].
          + A dog put its nose on its [tail|own paws].
          + Even the mill went [slow|click… and clack].
          + {Friend} said, “I am not a bit…” and [was|slept].
          + A granny got to verse two, and her chin went [down|bump].
          + It got in {hero.s} nose. It smelled like [Sunday|warm milk].
          + One by one the lamps shut their [eyes|doors].
        `,
        joy: `
          They had a feast, lying [down|flat]. It was a bun each.
          + The one who had it was the [snail|mayor]. It was for tea.
          + “Lend, but write it [down|up],” they sang, half asleep.
          + {Hero} woke {friend} with a [feather|bit of cheese].
          + {Keeper} slept on her feet, and [smiled|ate].
          + They set her down on the [sacks|soft flour].
          + The one last lamp looked [round|in], and went out.
          + The mill got a cup of [milk|cocoa]. It had had a long day.
        `,
      },
      intermediate: {
        trouble: `
          @keeper On the doorstep of the mill, white to the eyelashes, [sat|waited] {keeper}.
          @thing “There is no sleep dust tonight,” she [remarked|said], “for want of {thing}.”
          @cause “Somebody lent it, out of kindness, and [nobody|no one] remembers to whom.”
          @feeling She [was|felt] so tired that her wings lay beside her on the [step|ground].
          + “Unless it is sifted it has lumps, and with lumps one sleeps till [spring|Friday week].”
          + {Friend} only wanted to taste it, and had to be [held|carried out].
          + A nail in the wall had nothing on it, and looked [bent|guilty].
          + “The baker says the bee,” she told them. “The bee says [the mayor|nothing].”
          + The mill went on turning. What came out was [crumbs|as good as gravel].
        `,
        worry: `
          In every nursery the little ones were using the beds to [jump on|reach the ceiling].
          + The daisy had opened again, to see what was the [matter|time].
          + One grandmother had sung all she knew. Now she was giving them the [telephone book|multiplication tables].
          + “We are not tired,” they remarked, and fell over, and [got up|were not].
          + A moth had licked at a lump. It would be [back in May|sorry to miss it].
          + The dog was barking at its bark, which came from the [mill|next street].
        `,
        mend: `
          She took {thing} by the rim and tapped it, as one taps an [egg|eyelid].
          @mended In the lamplight the sleep dust drifted down, and everyone yawned.
          + It lay along the roofs and went in at the [chimneys|keyholes]. It was as soft as soot, but gold.
          + On the beds the jumping grew lower, and the laughing [rounder|longer between].
          + The daisy shut, and the mill said click, and [later|half asleep], clack.
          + “I, for one, am not in the least,” {friend} began, and was [caught|gone].
          + Down Almond and up Custard, there was nothing but [breath|small snores].
        `,
        joy: `
          The feast was held lying down, and was mostly [pillow|over].
          + It was the mayor who had borrowed it, for [his tea|a hat in the heat].
          + “Lend,” they sang, “but write it on the [wall|cuff],” and did not reach the end.
          + {Friend} was woken with a feather, and had [dreamed of dust|missed nothing].
          + They laid {keeper} upon the sacks, just as she [was|stood], smiling.
          + The mill was given cocoa, and went on clicking in its [dreams|cup].
        `,
      },
      advanced: {
        trouble: `
          @keeper Upon the step of her mill, so floury that initially they took her for part of it, [sat|waited] {keeper}.
          @thing “You will get no sleep dust here,” she [declared|said], “while I am without {thing}.”
          @cause [Somebody|Someone] lent it, for that is how they are there, and [nobody|no one] remembered to whom.
          @feeling She was tired; her wings had been let down on either side and lay like [dropped gloves|a wet umbrella].
          + “Unsifted, it is full of lumps,” she warned them, “and upon a lump one may sleep [until the elections|right through August].”
          + {Friend}, who had thought to form an opinion of it by tasting, was [sat upon|removed].
          + The baker thought the bee; the bee, if pressed, [the mayor|would cry].
        `,
        worry: `
          There was not a bed in the village that was not being used as a [springboard|ship].
          + One grandmother had got to the end of the lullabies. She was singing them, with expression, the [regulations of the fire brigade|price of eggs].
          + “We aren’t tired,” they explained to her, falling over, and, [from the floor|getting up], “at all.”
          + As to the moth, it had put out its tongue to a lump. Nobody looked for it before [May|Whitsun].
        `,
        mend: `
          She held {thing} over the sill and tapped its rim, as one taps at a [sickroom door|sleeper’s window].
          @mended By the light of a single lamp the sleep dust drifted down, and everyone yawned.
          + It settled along the gables, and found the [keyholes|chimneys], and was upon the lids before they knew.
          + One could hear the bouncing on the beds come down, stair by stair, to the [ground|pillow].
          + “I should like it to be known,” [remarked {friend}|{friend} remarked], “that I myself,” and [there it rests|folded up].
          + The mill gave one more click, thought better of it, and [stopped|slept].
        `,
        joy: `
          As festivities go, theirs was largely [horizontal|eiderdown].
          + Eventually it was the mayor who had had it, and he had been straining [his tea|his wine] with it, in good faith.
          + “What one lends,” they sang, “let one enter on one’s [cuff|slate],” but the second verse was never reached.
          + They bore {keeper} to her own sacks, and she continued smiling, as a [lamp does behind a curtain|mill goes on].
          + The mill was given cocoa, and clicked in it [contentedly|till morning].
        `,
      },
    },
    thimble: {
      keeper: { a: 'a fairy baker', the: 'the fairy baker' },
      thing: { a: 'a thimble', the: 'the thimble' },
      spot: { at: 'by the mill stream', to: 'to the mill stream' },
      facts: {
        ask: 'Why did the dough rise over the roofs?',
        cause: 'a mouse took {thing} for a hat',
        mended: 'the dough sank and smelled of bread',
      },
      beginner: {
        trouble: `
          @keeper Out of a hill of dough looked {keeper}. “[Help|Mmf],” it went.
          @thing “I can not tell how much, with no {thing.bare}. I mean, I need {thing}!”
          @cause “A mouse [took it for|thought it] a hat. And off it went.”
          @feeling {Keeper} was so worried, he [ate some|kneaded his beard].
          + One thimble of salt, that is the [rule|law]. It keeps it down.
          + Blob, went the dough, and took a [gate|street lamp].
          + It was warm and soft and had no [bad thoughts|end].
          + {Friend} leaned on it, and was [in it|gone to the ears].
          + {Hero} pulled. It came out with a [plop|hat of dough].
          + “By six the dough is at the [school|mill],” he said.
          + “It was a bun,” he said. “It was to be [one|a small] bun.”
          + Out of a chimney came a long white [nose|arm] of dough.
        `,
        worry: `
          It took the post box, the bench, the [mayor|band].
          + “It is quite nice in here,” said the [mayor|bench].
          + They tied it down with string. It [grew|sniffed].
          + The children sat on top and had the [view|best night].
          + A bell rang in there, all [soft|doughy].
          + They poked it. It poked [back|them].
          + By now a cart was up on a roof. It [looked down|creaked].
          + “Can we eat it?” asked a child. “Not [yet|raw].”
          + A lady swam to the shop and back for [milk|eggs].
        `,
        mend: `
          One {thing.bare} of salt went in, and not a grain [more|less].
          @mended Pfff! Then the dough sank, and smelled of bread.
          + It sank off the roofs, and off the [school|bell].
          + Out came the bench. Out came the [mayor|band], with a bun on.
          + The children on top came down, as on a [cloud|lift].
          + “In with it!” said the baker. The oven [sang|glowed].
          + The crust went gold, and [cracked|said tick].
          + All the street breathed [in|through the nose].
          + A hat came up, and then the man [under it|it sat on].
          + A boot came out, then a [broom|cat], then a whole lamp.
          + It gave the post back, and it was [warm|flat].
        `,
        joy: `
          There was bread for a year, and they ate [half|the warm part].
          + The mouse got a real hat, with a [bow|brim].
          + “Sorry,” said the mouse. It said it with its [tail|ears].
          + {Hero} had the heel. It is the [best|king] of the loaf.
          + {Friend} had crumbs in places for [days|good].
          + The mayor had liked it in the dough, and told [all|how warm].
          + They made a big dough man, and [hugged it|ate his hat].
          + {Thing} got a string, so it would not [stray|be a hat].
          + The dog next door licked the [street|church] all night.
        `,
      },
      intermediate: {
        trouble: `
          @keeper From the side of a white hill, which was dough, looked the face of {keeper}.
          @thing “I [cannot|can’t] measure the salt,” he gasped. “[Somebody|Someone] has got {thing}!”
          @cause “A mouse [took it for|thought it] a hat, tried it on, and [went out in it|looked so well].”
          @feeling {Keeper} [was|felt] so worried that he had kneaded his own [apron|beard] into it.
          + One measure of salt to a trough is what [keeps it down|stands between bread and this].
          + Blob, it went, and had another [lamp post|garden gate].
          + {Friend} leaned against it, to think, and was in up to the [ears|hat].
          + {Hero} pulled, and got back {friend}, and [a loaf|some of the street].
          + “By eight it will be at the school,” he said, “and by nine [we shall live in it|it will have learned to read].”
        `,
        worry: `
          It had swallowed the pillar box, two benches and the [mayor|brass band].
          + “It is really very comfortable,” they could hear him [say|dictate].
          + From inside came the church bell, as if in [slippers|a muffler].
          + They had tied it down with wool, and it had [hiccuped|enjoyed that].
          + The children lay on top, under the stars, and hoped it would [last|never end].
          + Whoever poked it was poked [back|gently in return].
          + Somebody swam to the shop for milk and was [back by nine|seen waving].
        `,
        mend: `
          He took {thing} in two fingers, filled it, levelled it, and [threw|let it fall].
          @mended With a sigh from one end of the street to the other the dough sank, and smelled of bread.
          + Out of it came the benches and the [box|band, still playing].
          + Then out came the mayor, who looked [rested|like a currant].
          + The children on top came down as softly as [leaves|feathers], asking for more.
          + “In with it!” he cried, and the oven opened its [red mouth|door and was hungry].
          + Presently the crust said tick, and every nose was [up|in the air].
          + The post came out too, perfectly dry, and [flat|smelling of crust].
        `,
        joy: `
          There was bread for a twelvemonth. They ate it [warm|to the last month].
          + The mouse was forgiven, and given a hat that was a [hat|bonnet].
          + {Hero} had the crust from the end, which is the [crown|captain] of the loaf.
          + For days {friend} found crumbs, and was [never hungry|glad of them].
          + The mayor asked, in passing, if it would be [happening again|on Thursdays].
          + {Thing} has hung on a string ever since, and is nobody’s [hat|helmet].
        `,
      },
      advanced: {
        trouble: `
          @keeper Some way up a hill that had not been there at noon, and was dough, there was {keeper}.
          @thing “It is the salt,” he got out; “I measure it with {thing}, and now [look|I can’t].”
          @cause A mouse [took it for|thought it] a hat; and no one who had seen the mouse could find it in his heart to object.
          @feeling {Keeper} was worried, and had been for [forty feet|three streets].
          + The dough ate a lamp post while they were speaking, in no spirit of [malice|greed].
          + {Friend} leaned upon it to reflect, and was recovered by {hero}, with [difficulty|a sound like a kiss].
          + “At eight it will have got to the school,” he observed; “and I don’t know that it will [stop|be marked down].”
        `,
        worry: `
          The pillar box was gone, and both the benches; out of the middle came the mayor’s voice, saying that it was [really most comfortable|remarkably warm].
          + It had been secured with wool, by those who had wool, and took it for a [game|scarf].
          + High up lay the children of the village, their arms behind their heads. They hoped for [the worst|rain to keep off].
          + The church bell, down in the thick of it, was ringing in [bed socks|somebody else’s dream].
        `,
        mend: `
          He waited for the moment, with {thing} held [level|out, like a lamp].
          @mended Then a sigh passed over the hill, as wide as the street, and the dough sank and smelled of bread.
          + It gave back first the benches, then the pillar box, then, [blinking|in excellent spirits], the mayor.
          + The children on top were set down as one sets down a sleeping [cat|guest].
          + Presently, in the oven, the crust said tick. The whole village [inhaled|stood with its eyes closed].
          + It let go of a hat, considered, and let go of [a second|the owner].
          + The dough was folded up and carried in, like [washing|a flag].
        `,
        joy: `
          It was agreed to be bread for a year, and by midnight they had eaten as far as [August|the spring].
          + The mouse was measured for a hat with a brim, and offered, through tears, to [pay|give back the other].
          + For {hero} they cut the heel, which with them is done only for [bishops and friends|one person in a life].
          + The mayor remarked, to nobody in particular, that he was free on [Thursdays|most afternoons].
          + As for {thing}, it hangs on a chain now, and is nobody’s [hat|business].
        `,
      },
    },
    'music-crank': {
      keeper: { a: 'an oldest fairy', the: 'the oldest fairy' },
      thing: { a: 'a music-box crank', the: 'the music-box crank' },
      spot: { at: 'in the hollow oak', to: 'to the hollow oak' },
      facts: {
        ask: 'Why did the village have no lullaby?',
        cause: 'the children used {thing} as a fishing hook',
        mended: 'the music box played again',
      },
      beginner: {
        trouble: `
          @keeper In three shawls, by a box, [sat|nodded] {keeper}.
          @thing “It will not play, my dears. I have lost {thing}.”
          @cause “The children used it as a hook, to fish with. They got [none|a boot].”
          @feeling She was sad, but went on rocking, [a bit|just the same].
          + “It plays us all to sleep,” she said. “It has done so since [I was small|the moon was new].”
          + There was a hole in its side, as square as a [tooth|sweet].
          + {Friend} put a foot in it and turned. It [tickled|went round, the foot].
          + {Hero} hummed, and she said, “[Near|Warm], dear, but no.”
          + “How does it start?” “It starts with [plim|a bit of dust].”
          + The small ones stood there and looked at their [toes|hook].
        `,
        worry: `
          With no song they all lay there and heard their own [tummies|ears].
          + “Plim,” said one. “No, [plom|plum],” said one in the next house.
          + They had a go, all of them. It was [not good|a wild sort of tune].
          + A cricket gave what it had. It has [one note|no more].
          + The small ones said sorry, and it did not [play|help].
          + She tapped the lid, as you tap a [cat|friend].
          + The night was so long with nothing [in it|to hum].
          + A granny tried to snore the tune. It was [close|loud].
        `,
        mend: `
          {Thing} went in. She turned it, once [round|and slow].
          @mended Plim, it said. Plam. And the music box played again.
          + It was a bit out of tune, and so [fine|sweet].
          + A small tin bird came up, and went [down|round].
          + The lamps went low, one and [one|then two].
          + You could see the song go from door to [door|bed].
          + The small ones slept, with a hand on the [box|line].
          + “There,” she said, “my [old dear|heart],” to it.
          + One by one the beds went [still|dark].
          + A cricket put in its one note, just at the [end|right time].
          + {Friend} swayed, and bumped the [lamp|moon], and said sorry.
        `,
        joy: `
          Each got to turn it, for just [seven|five] notes.
          + {Hero} had the last bit. It goes [up|home].
          + {Friend} turned it back, and it said [malp|milp].
          + They had fish cakes, with no [fish|bones] in.
          + She gave the small ones a real [hook|rod], and they cried.
          + “I fished with it too,” she said, “when I was [six|so high].”
          + A tin bird bowed. It had oil in its [eye|beak].
          + They hung {thing} on a ribbon, by the [door|bread].
        `,
      },
      intermediate: {
        trouble: `
          @keeper Wrapped in three shawls, beside a box as [big|large] as a cupboard, rocked {keeper}.
          @thing “It is not going to play, my dears,” she [remarked|said], “without {thing}.”
          @cause “The children used it as a fishing hook, and caught [a boot|the evening].”
          @feeling She was sad; one saw it by the way she rocked, [sideways|and sighed with the chair].
          + “It sends us all to sleep,” she told them. “It even [sends me|sent my granny].”
          + In the side of it was a square hole. It looked like a missing [tooth|word].
          + {Friend} put in a foot and turned. It was the foot that [played|went round].
          + “It begins with a plim,” she declared, “and before the plim a little [dust|breath].”
          + The children stood in a row with their [fishing line|hands behind them].
        `,
        worry: `
          All down the street they lay awake and listened to their [stomachs|own ears].
          + “Plim,” sang somebody, and from over the way came: “No, [plom|higher].”
          + They tried it all together, and a few dogs [left|joined in].
          + A cricket offered what it had. It was one note and [a kind heart|that a dry one].
          + The old lady patted the lid, as one pats [a horse|an old dog].
          + A night with no tune in it is a very big [room|coat].
        `,
        mend: `
          {Thing} went into its hole, and she turned it [once|with both hands], against the clock.
          @mended Plim, it said; plam; and, a little out of tune, the music box played again.
          + A tin bird came up, looked to the left and the [right|other left], and went round.
          + Lamp after lamp let itself [down|be lowered].
          + One could see it go from house to house, like somebody with a [candle|tray].
          + The children went to sleep on the step, with a hand on the [wood|box].
          + “There you are,” she told it. “There you [are, my dear|always were].”
        `,
        joy: `
          Everybody was allowed to turn it for seven [notes|heartbeats].
          + {Hero} got the last bar, which [goes home|is the one that closes the door].
          + {Friend} turned it backwards. It said malp, [offended|and so did the bird].
          + The children were given a proper rod, and [could not speak|promised fish].
          + “I used it myself,” [remarked {keeper}|{keeper} remarked], “at your age, and I had a [trout|much better boot].”
          + {Thing} was hung on a ribbon, where no fish would [look for it|be tempted].
          + A tin bird on the lid bowed, and was given a drop of [oil|jam].
        `,
      },
      advanced: {
        trouble: `
          @keeper Next to a box of the size of a wardrobe, in her three shawls, and rocking, they found {keeper}.
          @thing “I am afraid, my dears, that it won’t play,” she [observed|said], “for there is no {thing.bare}. That is: I have mislaid {thing}.”
          @cause The children, it was pretty well known, used it as a fishing hook.
          @feeling She was sad in the manner of the very old, who [go on rocking|are good at it].
          + “All of us have been put to sleep by it,” she remarked, “and some of us have been [great-grandmothers since|very difficult].”
          + There was in its side a small square hole, to which one’s [eye|tongue] kept going back, as to a tooth.
          + {Friend} inserted a foot and turned, and it was clear from its face that [something was playing|it was the wrong thing going round].
        `,
        worry: `
          They lay, up and down the street, in the dark, and heard [the works of themselves|each his own ears].
          + “It goes plim,” one would call; and over the way, after thought: “[Plom|I had it as plum].”
          + A cricket had come forward with all that it possessed, which was [a note|one dry syllable, well meant].
          + She had laid her palm upon the lid, as on the neck of a horse that is [past work|lying down].
          + An uncle attempted it as a snore, and came [within two notes|remarkably near].
        `,
        mend: `
          {Thing} knew its place, and she turned it, [once, slowly|with both hands].
          @mended There was a plim; and, no more out of tune than ever, the music box played again.
          + A bird of tin came up, bowed to the one side and the [other|wall], and started round.
          + One saw how it went along, from window to window, like someone with a [taper|shaded candle].
          + By the second verse the children were asleep upon the step, in a [heap|row, forgiven].
          + A cricket, which had waited all night for it, put in its [note|one note, and bowed].
          + {Friend} swayed, and trod on nobody, which was [noticed|a first].
        `,
        joy: `
          To each of the company she allowed seven notes, and they were [counted|turned with held breath].
          + It was {hero} to whom the last bar fell, the one that goes up, considers, and [comes in|is home].
          + {Friend}, turning it the other way, obtained a malp, and from the tin bird in it a [look|cough].
          + The children were given a rod, and {keeper} coughed. “I had a [trout|boot twice that size] with it,” she observed, “in my time.”
          + {Thing} was hung on a ribbon, well out of the way of [anglers|trout].
        `,
      },
    },
  },
}
