import type { FrameScenes } from '../../../../language.ts'

export const advanced: FrameScenes = {
  opening: {
    adventurous: `
      It was far too fine a night for sleeping, and {hero} had [told the pillow so|already said so twice].
      / At half past bedtime {hero} was still awake, [planning something with a rope in it|with one shoe on].
      / {Hero} had been sent to bed, and had gone, but only as far as [the edge of it|one leg].
      / The [house|street] had agreed upon bedtime, and {hero} had been [outvoted|asked last], which is not the same as being [tired|convinced].
      / Some evenings have a [second|better] half, and {hero} lay with [both eyes|an ear] open so as not to [miss|sleep through] the [start|bell].
      + Outside, the wind was [trying every gate in the street|looking for somebody to run with].
      / Over the roofs the moon had set out [without a coat|on its own], as it did every night.
      / Beyond the window the dark went on [for miles|a decidedly long way], and most of it was unexplored.
      + On the wall hung a map of the world with one [corner torn off|white patch], which was naturally the best part.
      / Under the bed stood a [small|little] [bag|tin], packed with string, [a bun|two apples] and a candle end.
      + “I would only be gone [a minute|until breakfast],” {hero} told the [lamp|slippers].
      / “If anybody happens to be setting out,” {hero} said to the window, “I am [ready|free tonight].”
      + The rug was the sea, the chair was a ship, and the sock was [lost with all hands|the captain].
      / Ten toes were marching up and down under the blanket, and none of them [kept in step|knew the way].
      + [Far away|Far off] a [train|ship] called once, in the voice of somebody [leaving|with a ticket].
      / Somewhere a gate went click, which is how a good many [journeys|things] begin.
      + The lamp did not say no, and {hero} decided that [this was a yes|it had said enough].
      / Even the curtain had [filled itself with air|puffed itself out], ready to sail.
    `,
    calm: `
      The day had been put away, and {hero} lay listening to the house [grow quiet|settle its boards].
      / Bath, teeth, the long stairs: all that was done, and {hero} had [nothing left to do but breathe|only the pillow ahead].
      / {Hero} was in bed at last, in the hour when even the [kettle|street] has stopped talking.
      / What had been [loud|in a hurry] that day had [lain down|gone to its basket] of its own accord, and {hero} [followed|lay beside it].
      / The [night|dark] came upstairs like somebody carrying a [full tray|sleeping cat], and {hero} [held still|moved over] for it.
      + The lamp made a round yellow [island|pond] on the ceiling, and nothing [sailed across it|disturbed it].
      / In the window stood one star, which had come early [to get a good place|and was delighted of the peace].
      / The curtain lifted and sank, lifted and sank, [as if|as though] the [window|night] were breathing too.
      + Downstairs somebody laid a spoon in a drawer, very [gently|softly], so as not to wake the forks.
      / A long way off a train said its one soft word and [went on|was gone].
      + {Hero} said good night to the chair, the left shoe and the [dark|door], in that order.
      / One after another {hero} thought of the things of the day, and let them [go|lie down].
      + There was a [smell|scent] of soap, and of [rain that had stopped|clean sheets], and a little of toast.
      / The pillow had a cool side, and {hero} was [saving it for later|looking forward to it].
      + The clock in the hall had taken its shoes off, or [so it sounded|it seemed so].
      / The moon came in without knocking and sat down on the [blanket|end of the bed].
      + It was the kind of quiet in which [something small may speak|you can hear snow think].
      / When it is as still as that, even a [small thing|whisper] can be heard coming.
    `,
    mysterious: `
      Somebody had drawn a white door on the floor, and {hero} hoped it was [only the moon|the moon].
      / {Hero} woke, or had [perhaps|maybe] not been asleep, because the clock had said tick and then [nothing|forgotten the rest].
      / It was late, and the room was pretending to be [the same as by day|asleep], but {hero} knew better.
      / The [wardrobe|cupboard] had the look of a thing that has [just|that moment] been [spoken to|caught talking], and {hero} [waited|did not blink].
      / There is an hour that [no clock|not every clock] admits to, and {hero}, [by chance|as it happened], was [awake in|lying in] it.
      + There was mist in the street, and it [leaned on the glass|was looking in at each window in turn].
      / On the rug lay a single leaf of a kind that grew [nowhere near the house|on no tree in the street].
      / Behind the curtain there was a sound like [a decidedly small drawer|one page being turned].
      + The shadow of the chair had [five|more] legs, and the chair, when {hero} counted, had four.
      / On the window was a [small|little] round patch of breath, and it was on the [outside|wrong side].
      + “I know you are there,” [said|remarked|observed] {hero} to the dark, which kept [remarkably|suspiciously] still.
      / {Hero} asked who it was, and nobody answered in a very [particular|thoughtful] way.
      + It smelt of moss and cold smoke, although the night was [warm|mild] and dry.
      / [Far away|Far off] a bell rang once, and there was no bell in [that direction|the town].
      + One could have been afraid, but {hero} was [too curious|much too interested].
      / {Hero} pulled the blanket up to the nose and left [both eyes|the eyes] on watch.
      + The keyhole was shining a little, [as if|as though] it [had something to tell|knew something].
      / Somewhere between the wall and the wardrobe, the night had [begun to whisper|cleared its throat].
    `,
    joyful: `
      {Hero} was in bed for the third time that evening, and [this time the bed was laughing too|still bouncing].
      / There were exactly seven hops left in {hero.s} legs, and bedtime had come [all the same|at the fourth].
      / It had been a day with jam on both sides, and {hero} was [still licking it|not done with it].
      / The [giggles|hiccups] had followed {hero} [upstairs|into bed], where they [ran about|bumped into each other] under the blanket like [mice|puppies].
      / {Hero} had [said|bidden] good night to [each|every one] of the stairs, and had been told by the [ninth|top one] to [hush|hop it].
      + Down, said the pillow; up, said the mattress; and {hero} [listened to both|agreed with the mattress].
      / One sock was on, and the other hung from the lamp like a [flag|very small ham].
      / The moon had a face like a bun, and looked [about to giggle|as if it had heard the joke].
      + {Hero} was singing to the ceiling, a song with one word and [twenty verses|no end].
      / Ten toes were giving a concert under the blanket, with [a solo by the big one|no rehearsal].
      + “Good night, nose,” [remarked {hero}|{hero} observed|said {hero}]. “Good night, knees, both of you, and [no talking|stop that].”
      / “Are you tired?” {hero} asked the pillow, and the pillow said nothing in a very [cheerful|wide-awake] way.
      + You cannot fall asleep with a laugh stuck in the middle; it has to [come out somewhere|be let out].
      / A button rolled across the floor, for no reason [at all|but joy], and lay down flat.
      + The stars were out in such numbers that [somebody must have dropped them|it looked like a party].
      / The night itself appeared to be [tapping its foot|humming] under the window.
      + Something agreeable was about to happen; you could [smell it, a bit like cake|feel it in the toes].
      / Tonight was like a parcel with a [bow|knot] that was already coming undone.
    `,
    inspiring: `
      {Hero} lay on the windowsill side of the bed, thinking [large thoughts in small pyjamas|about big things].
      / At bedtime {hero} had asked what one small person could do, and [nobody had quite known|the answer was still out].
      / Up at the window, {hero} was counting stars, and the smallest of them [shone hardest|got counted twice].
      / {Hero} had a thought that would not fit the bed, and lay [diagonally|on its edge] to [make room for|accommodate] it.
      / It had occurred to {hero}, [half-way through a sock|between teeth and bed], that [everything big|each bridge] had once been [somebody’s idea|small].
      + The moon did not make a speech about it; it simply [got up and shone|lit what it could reach].
      / A single light was crossing the sky, very slowly, and did not seem to [mind the size of it|feel alone].
      / The lamp was no bigger than a pear, and yet the entire room [could be seen by it|leaned towards it].
      + On the sill lay an acorn, which had been told [nothing|that it was small] and was planning a tree.
      / In a pot on the sill there was a seed that had [not come up|taken its time] and had not given up.
      + “One day I shall be of some use,” {hero} told the lamp, which [burned a little higher|had started small too].
      / “It need not be an enormous thing,” [said|remarked|observed] {hero} into the dark, “as long as it [helps|is a real one].”
      + One day is a day like others, only nobody knows [which|when]; it may well begin with a night.
      / Most great things have been begun [by somebody in socks|in the dark], and late.
      + {Hero} sat up, since it is hard to think [upwards|tall thoughts] lying down.
      / The blanket slid to the floor, and {hero} did not even [notice|say sorry to it].
      + Somewhere, not near, somebody was in need of a little [help|courage], and the air knew it.
      / It felt [as though the night had looked along|as though the dark had looked along|as if the night had read along] the entire [street|row of windows] and chosen one.
    `,
  },
  dedication: {
    adventurous: `
      This is a story for {child}, who may lie down; {hero} will [do the climbing|see to the road].
      / {Child}, here is a journey for you, and {hero.a} to go [on it|in front].
      / For {child}: one long road, one dark night, and {hero.a} who [could not sit still|went].
    `,
    calm: `
      This one is for {child}, and goes unhurriedly, at the pace of {hero.a} [with time|at evening].
      / Lie back, {child}; nothing in this story is in a hurry, {hero} [least of all|included].
      / Here is a quiet story for {child}, with {hero.a} and [the moon|no noise] in it.
    `,
    mysterious: `
      Come close, {child}: this is a secret, and only {hero} [knows it|has kept it so long].
      / {Child}, keep one ear open for this; it begins with {hero.a} and [a sound|the dark].
      / For {child} alone, and in a low voice: the [matter|riddle] of {hero} and the night.
    `,
    joyful: `
      This is for {child}, and if it tickles, that will be [{hero}|the part with {hero}].
      / {Child}, here is a story with {hero.a} in it, and [a laugh or two|one very good hop].
      / For {child}, who likes to laugh: the tale of {hero}, [from the start|with hops].
    `,
    inspiring: `
      This is for {child}: how {hero.a} once did a [small thing that was not small|hard thing well].
      / {Child}, there was {hero.a} who could not do it, and then [could|did]; listen.
      / A story for {child}, about {hero}, and about what one [heart|somebody] can do.
    `,
  },
  companion: {
    firefly: `
      Something bright came in backwards: a firefly, afraid of [the dark|the night].
      / A firefly shot in and asked whether it was [dark|safe] here, too.
      “They need help {place.in}, {hero.bare},” it observed, “and you [go|fly] first.”
      / “There is trouble {place.in}, {hero.bare},” it panted. “I can [shine|follow].”
      + “But you are a lamp,” [remarked {hero}|{hero} observed|said {hero}], and {friend} said that it only ever saw [the back of it|where it had been].
      / {Friend} explained that the trouble with one’s own light is the [edge|end] of it.
      + So {friend} came along, saying good evening to every shadow, [in case it was somebody|to be on good terms].
      / It travelled close by, shining [loudly|with all its might], and looked behind each leaf.
      + “I am not frightened,” it declared. “I am only very [thoroughly lit|well prepared].”
      / From time to time it [went out|flickered], and was told immediately that nothing had happened.
      + A night is a large thing for somebody who is [mostly bottom and light|half an inch long].
    `,
    snail: `
      On the path stood a snail, out of breath and [nearly there|almost early].
      / “Wait,” called a [small|little] voice, and after [some time|a while] a snail came with it.
      “There is trouble {place.in},” it remarked, “or was [in spring|when I left].”
      / “You are needed {place.in}, {hero.bare},” it remarked, “so I [ran|hurried].”
      + {Hero} offered a ride, and {friend} accepted, on condition that nobody [galloped|showed off].
      / {Friend} climbed aboard, which took as long as [a small meal|two songs], and gave the sign to start.
      + “We have made splendid time,” [remarked {friend}|{friend} observed|said {friend}], looking back at the [door|place they had not quite left].
      / {Friend} held its horns into the wind and asked {hero} to go [easy|slower] on the bends.
      + Being nearly there, it explained, is a matter of [character|where you look].
      / It had packed nothing, since a snail [is its own luggage|never leaves home].
      + From then on everything they met was greeted as [nearly|almost] an ancient friend.
    `,
    mouse: `
      With much rustling a map came in, and under it [was a mouse|a mouse].
      / A mouse unfolded itself from a map as large as a [bed|door].
      “Something is amiss {place.in},” it declared. “I have a map of [Spain|a cheese shop].”
      / “We are wanted {place.in},” it remarked, and pointed at a jam stain.
      + {Hero} asked whether it was the right map, and {friend} said it was the only [one|right one it had].
      / According to the map they were now standing in the [sea|cheese], and {friend} advised wading.
      + It took some time to fold the map, and at the end {friend} was [inside|part of it].
      / When the map was folded up it had grown, and so they [wore|carried] it by turns.
      + “You walk, and I shall read,” [remarked {friend}|{friend} observed|said {friend}], and this was how [it was done|they went].
      / “Left at the butter,” {friend} ordered, and {hero}, to be polite, went [left|a little left].
      + A map, as {friend} said, is only there so that somebody can be [sure|in charge].
    `,
    moth: `
      Bump, went the lamp, and a moth called it [dear moon|Your Brightness].
      / A grey moth came in and bowed to the lamp, [mistaking it|which it took] for the moon.
      “The moons say there is trouble {place.in}, {hero.bare},” it [said|sighed].
      / “{Hero.bare},” it whispered, “something is wrong {place.in}; the moon [told|sent] me.”
      + “That is a lamp,” [remarked {hero}|{hero} observed|said {hero}], and {friend} answered that not every moon can be [a large one|famous].
      / {Hero} pointed at the real moon, and {friend} agreed that this one was [also|quite] good, for its age.
      + It said goodbye to the lamp at some length, and then it [came along|was ready].
      / {Friend} came along, greeting every light on the way, and [got dust on most of them|meaning it].
      + There was dust on its nose, and it was [proud of it|not to be brushed off]: moon dust, it said.
      / “So many of them tonight,” sighed {friend}, deeply moved, at the [sight of some windows|second lamp].
      + It flew in loops, as those do who love [too many things|more than one moon].
    `,
    ladybird: `
      “Five, six, do not speak,” [said|remarked|observed] a ladybird, bent over its own [back|dots].
      / In the doorway sat a ladybird, counting its dots, and had got to [four|six].
      “Something is wrong {place.in}, {hero.bare},” it added; “I counted [twice|it].”
      / “You are wanted {place.in},” it informed {hero}, “and I make two.”
      + “You have seven,” [remarked {hero}|{hero} observed|said {hero}], but {friend} had been [told that before|wrong about that before].
      / It had one spot where it could not see, and this was [where the trouble lay|very likely a dot].
      + So {friend} came along, and counted clouds as well, since they were [there|not taken].
      / It counted the steps as they went, and whoever [laughed|sneezed] was asked to start again.
      + “All there,” it observed, each time with fresh surprise, “as far as [I can see|can be known].”
      / One evening, it said, there had been eight, and nobody had been able to [explain it|sleep].
      + It is a comfort to travel with somebody who [checks|keeps count].
    `,
    frog: `
      A frog in the doorway announced that it would now explain [it|the doorway].
      / “Allow me,” [said|remarked|observed] a frog, damp and very sure of [itself|everything].
      “Things are wrong {place.in}, {hero.bare}, by which I mean [not right|unright].”
      / “You are needed {place.in}, {hero.bare},” it went on; “to need is to lack.”
      + “I see,” [remarked {hero}|{hero} observed|said {hero}], and was told that this was [hearing|a common error]: seeing is done with the eyes.
      / When {hero} asked if it was far, {friend} replied that far is only near with [more in the middle|a longer wait].
      + It hopped alongside and explained the moon to the [path|puddles], and the path to the moon.
      / {Friend} came along, and before each hop there was a short [lecture|talk] on hopping.
      + “The dark,” [remarked {friend}|{friend} observed|said {friend}], “is simply light with its [eyes shut|coat on]; ask anybody.”
      / “Wet,” it remarked at the first puddle, “is nothing but dry with [water in it|something added].”
      + Nobody had asked it anything yet, but it was [ready|answering in advance].
    `,
  },
  token: {
    scarf: `
      @token {Hero} took a scarf along, because a scarf is seldom [wrong|in the way].
      / From its hook hung a scarf, longer than it needed to be, and {hero} took it [along|down].
      / “One scarf,” [remarked {hero}|said {hero}], having read that travellers [take one|never regret it], and on it went.
      ?color Its colour was the only one that had ever been considered: {color}.
      / Whoever had knitted it had known {hero.s} colour: {color}.
      + Its far end invariably arrived a little later and [had missed the start|looked surprised].
      / It was so long that it had [two ends in different weather|been known to tie itself].
      + “What is it for?” [asked {friend}|{friend} asked]. “We shall know [when it happens|that later],” [remarked {hero}|{hero} observed|said {hero}].
      / {Friend} tried one end of it, and said that there was [room for a friend|no need to hurry].
      + It smelt of last winter, of toast, and [faintly|a little] of somebody’s soup.
      / There was one hole in it, through which you could [look at the moon|see most of a star].
      + Somebody had knitted it on long evenings, and had [not known when to stop|plainly enjoyed it].
    `,
    handkerchief: `
      @token The last thing {hero} took along was a handkerchief, clean, and folded into a [square|small square].
      / {Hero} went back for a handkerchief, since one never knows who is going to [cry|sneeze].
      / “And a handkerchief,” [remarked {hero}|{hero} observed|said {hero}], taking [one|the good one] from the pile, in spite of having no cold.
      ?color As for the colour, there was no question about it: {color}.
      / On its hem was the colour that {hero} liked above all: {color}.
      + A handkerchief, spread out, is a sail, a roof or a [bed for a mouse|very flat bag].
      / You can wave it, tie it, hide under it, and [in an emergency|occasionally] blow your nose on it.
      + “Do you have a cold?” [asked {friend}|{friend} asked]. “Not [at present|so far],” [remarked {hero}|{hero} observed|said {hero}].
      / {Friend} asked who would be crying, and {hero} said that it was for [afterwards|joy, perhaps].
      + One corner had a knot in it, and nobody remembered [why|what it was to remember].
      / It was still a bit warm from the iron, which is a [comfort|good thing] at night.
      + It was the sort of thing that lies in a drawer for years, [waiting for a story|keeping neat].
    `,
    mitten: `
      @token {Hero} took a mitten along, just the one, as the other had [gone its own way|not come home].
      / On the shelf lay a single mitten, looking [ready|left over], and {hero} took it along.
      / “You come too,” [said|remarked|observed] {hero} to a mitten, the left one, which had not been [out|anywhere] since March.
      ?color Its wool had the colour of all good things: {color}.
      / {Hero} knew it anywhere by the colour: {color}.
      + The other one had been lost in the snow, and was thought to be [happy there|travelling].
      / It missed its twin, [perhaps|maybe], and held its thumb [out|up] a little, [as if|as though] to ask for a ride.
      + “What can you do with one?” [asked {friend}|{friend} asked]. “[Half of everything|Quite a lot],” [remarked {hero}|{hero} observed|said {hero}].
      / {Friend} looked inside and reported that nobody was [in|at home].
      + Inside it was as warm as a [bread oven|nest with the owner in it].
      / A mitten is really a [very small|tiny] [house|tent] for somebody with four fingers.
      + At the bottom there was a crumb from some [earlier|long forgotten] winter, well preserved.
    `,
    'paper-boat': `
      @token {Hero} took a paper boat along, holding it level [from the start|as if it were full].
      / On the windowsill lay a paper boat with nowhere to go, and {hero} [gave it somewhere|took it along].
      / “The paper boat had better come,” [remarked {hero}|{hero} observed|said {hero}], “in case of [sea|a river].”
      ?color It had been painted with great care, and drips, in its one colour: {color}.
      / You could tell immediately whose paper boat it was by the colour: {color}.
      + Before it was a boat it had been a shopping list, and its name was still [Two Pounds of Flour|Six Eggs].
      / Along the side, if you tilted it, you could read “butter” and half of [“plums”|an onion].
      + It had crossed the bath twice, and had only [sunk|been afraid] once.
      / It had no mast and no rudder, and had never [found this a problem|asked for either].
      + “Who is the captain?” [asked {friend}|{friend} asked], and they agreed to [take turns|ask the boat].
      / {Friend} [wanted|wished] to know how many it could carry, and {hero} thought: [one, if folded|that depends].
      + A paper boat must be carried with a calm [hand|mind], since it remembers every crease.
    `,
    'jam-jar': `
      @token {Hero} took a jam jar along, an empty one, with a lid that [fitted|sang a little].
      / From the back of the shelf came a jam jar, washed and [hopeful|waiting], and {hero} took it along.
      / “A jam jar,” [remarked {hero}|{hero} observed|said {hero}], as one who has [thought about it|done this before], and tucked it away.
      ?color Somebody had painted its lid long ago: {color}.
      / The ribbon around its neck had a colour that suited the night: {color}.
      + On the label it still said Plum, and a [year|summer] that had been a good one.
      / If you put your nose right in, there was still a trace of [cherries|blackberry].
      + “It is empty,” remarked {friend}. “That,” [remarked {hero}|{hero} observed|said {hero}], “is the [useful part|whole point].”
      / {Friend} considered {hero} through it, and both of them suddenly had [enormous noses|very wide faces].
      + With each movement the lid said tink, as [spoons|small bells] do when they are left alone.
      / Nobody can tell, before it happens, what a jam jar is going to be [full of|good for].
      + It held exactly as much as [you can hope for at one time|a handful of night].
    `,
    cap: `
      @token {Hero} took along a woolly cap with a bobble that [agreed with everything|nodded].
      / Behind the door hung a woolly cap, half asleep, and {hero} took it along.
      / “The woolly cap,” [remarked {hero}|{hero} observed|said {hero}], “keeps the [ideas|thoughts] from getting cold,” and took it.
      ?color It was, from the rim to the bobble, in {hero.s} own colour: {color}.
      / There is only one colour for such a cap: {color}.
      + It was rather too large, and came down over the eyes if you thought [too hard|of the wrong thing].
      / A grandmother had knitted it on a train, and it still leaned a bit on the [bends|left].
      + {Friend} tried it on, and said from inside that night had [fallen|come early].
      / “Does it suit me?” [asked {friend}|{friend} asked], from somewhere deep in the [wool|middle of it].
      + There was invariably a little [more|extra] room in it than one had thought.
      / It had been stretched by one winter and a [wet dog|snowman who borrowed it].
      + With a cap like that you can face almost any [weather|wind], as long as you can see out.
    `,
    basket: `
      @token {Hero} took along a little basket, with nothing in it [yet|but room].
      / By the wall stood a little basket on its own, and {hero} took it [by the handle|along].
      / “A little basket is better than big pockets,” [remarked {hero}|{hero} observed|said {hero}], and [chose|took] one along.
      ?color In it lay a cloth of the right colour: {color}.
      / The handle had been wound with ribbon in just one colour: {color}.
      + It creaked at [each|every] step like a ship that is [telling a story|delighted to be going].
      / It had carried apples, eggs and once a [sleeping kitten|very cross hen], and smelt of all of them.
      + “What is in it?” [asked {friend}|{friend} asked]. “So far,” [remarked {hero}|{hero} observed|said {hero}], “[only room|the way there].”
      / {Friend} looked under the cloth, and was [pleased|relieved] to find nothing that bit.
      + In the bottom was a hole the size of a pea, about which it was [sensitive|rather shy].
      / A small spider had her flat in the lid, and did not [object to travel|charge for the ride].
      + An empty basket invariably looks a bit like [a question|someone about to ask].
    `,
    sock: `
      @token {Hero} took along a sock, a long one, because it was [closest|clean enough].
      / Of all useful things, only a sock was at hand, and so {hero} took [that|it along].
      / “One sock,” [remarked {hero}|{hero} observed|said {hero}], “for [luck|whatever comes],” and folded it up.
      ?color It was striped with good will and this: {color}.
      / It was the finest sock of them all, on account of its colour: {color}.
      + Its partner was in the wash and would be [told all about it later|sorry to have missed this].
      / The other one had vanished on a Tuesday, and this one had [grown up alone|waited since].
      + “Is it clean?” [asked {friend}|{friend} asked], and {hero} said that this was a [strong word|matter of taste].
      / {Friend} regarded it for a considerable time, and said that it had not expected [a sock|this].
      + A sock holds more than a foot, if you [ask it nicely|think of it as a bag with a bend].
      / There was a red darn at the heel, where it had been [danced through|mended with love].
      + It hung down like a flag on a day without wind, [modest and long|waiting].
    `,
  },
  carry: {
    scarf: `
      Round and round went the scarf, until {thing} lay in the middle like [a secret|the jam in a roll].
      / Now {hero} knew what the scarf was for, and wrapped {thing} up in it [twice over|to the chin].
      / {Hero} unwound the scarf and rolled {thing} in, as you roll up somebody [very small|after a bath].
      ?color You could have picked the bundle out of a hundred, by its colour: {color}.
      / Even in the dark the bundle kept its colour: {color}.
      + There was so much scarf left over that {friend} [wore the rest|was in it as well].
      / {Friend} held the other end and took this [extremely seriously|for an honour].
      + “If it falls out, I catch it,” [remarked {friend}|{friend} observed|said {friend}], but nothing [fell|so exciting happened].
      / A knot on top, and a second knot in case the first one [fell asleep|had doubts].
      + Nobody who goes to bed tonight will be [tucked in|wrapped] more thoroughly than that.
      / In there it was dark and soft, and {thing} made no [complaint|sound at all].
    `,
    handkerchief: `
      {Hero} spread the handkerchief out, laid {thing} on it and tied the [four corners|corners into ears].
      / So it had not been for crying: into the handkerchief went {thing}, and [two knots|a knot] on top.
      / The handkerchief was unfolded for the first time in [years|ages], and {thing} was laid right in the middle.
      ?color The bundle glowed a bit, in its own colour: {color}.
      / By its colour you could tell that it was precious: {color}.
      + It looked like the luggage of somebody who is leaving home for [an hour|the first time].
      / With its two corners up it looked like a [rabbit|small guest] that had been asked to sit still.
      + “Whatever you do, do not sneeze,” [remarked {friend}|{friend} observed|said {friend}], and immediately [felt a tickle|wanted to].
      / {Friend} tested the knot, admired the knot, and [trusted it|tested it again].
      + They carried it the way one carries soup, with the [eyes|whole face].
      / Nobody spoke much, so as not to [shake|wake] it.
    `,
    mitten: `
      {Thing} slid into the mitten [as if|as though] it had been [measured for it|waiting for one all its life].
      / The mitten was held open, {thing} went in, and there was [just room|a small sigh of wool].
      / “In you go, it is warm,” [remarked {hero}|{hero} observed|said {hero}], and put {thing} into the mitten, where the [hand|fingers] should be.
      ?color [And now its colour looked like the best idea|Its colour now looked like the best idea|By now its colour seemed the kindest thing] in the world: {color}.
      / The mitten, fat and proud, showed off its colour: {color}.
      + It stuck out its thumb, as though to say that all was [well|going to plan].
      / {Friend} was allowed to hold the thumb, and did so [the entire way|without letting go].
      + So finally the mitten had something to [hold|look after] again.
      / What it had missed all that time, it seemed, was not the other mitten but [somebody to warm|a job].
      + {Hero} held the opening shut, and no wind got so much as a [nose|toe] in.
      / It was as dark in there as in a pocket, and [twice as soft|smelt of winter].
    `,
    'paper-boat': `
      {Thing} was taken on board the paper boat, and got the seat [amidships|with the view].
      / “All aboard,” [remarked {hero}|{hero} observed|said {hero}], and set {thing} into the paper boat, which [sank a little in the air|felt important].
      / There was exactly one place in the paper boat, and {thing} [fitted into it|took it].
      ?color And so it sailed through the night, in its own colour: {color}.
      / If anyone had watched, [they would have seen a boat go by in|it would have looked as if a boat went by, in|there was a boat going by in] {color}.
      + {Hero} carried it so level that not one wave of [moonlight|night] came over the side.
      / They walked [as if|as though] there were deep water on both sides, and [perhaps|maybe] there was.
      + “I am the captain, and I say gradually,” [remarked {friend}|{friend} observed|said {friend}], and [was obeyed|nobody argued].
      / {Friend} called “ahoy” at the bends, but [under its breath|in a bedtime voice].
      + The paper creaked, remembered that it had once been flour and eggs, and [held|was brave].
      / For a shopping list it had come a [long way|great distance].
    `,
    'jam-jar': `
      {Hero} unscrewed the lid, let {thing} down into the jam jar and screwed it [on|tight, but not too tight].
      / Now the jam jar was good for something, with {thing} lying in it like [the last plum|a rare fish].
      / Into the jam jar went {thing}, on went the lid, and it said [tink|tink, in a low voice].
      ?color Above it all was the lid with its ribbon, in its own colour: {color}.
      / Seen through the glass, everything had taken a little of its colour: {color}.
      + One could look at it from all sides now, and {friend} [did|tried each of them].
      / {Friend} pressed close to the glass until [it misted over|neither could see the other].
      + “Does it get enough air?” [asked {friend}|{friend} asked], and so the lid was [loosened|given half a turn].
      / There was no need for a label, but {friend} [thought of one|said there should be one].
      + They carried it by turns, with both arms, or [what they had|as near as they could].
      / It no longer smelt of plums in there, but of [something coming right|night and luck].
    `,
    cap: `
      {Hero} took the woolly cap and laid {thing} inside, where it [lay as in a nest|was warm immediately].
      / What keeps the ideas warm will do for {thing}, and so it went into the [cap|woolly cap].
      / The woolly cap was turned over, and {thing} put in, and the rim [folded down|tucked round it].
      ?color From outside you saw only wool, and the colour: {color}.
      / The cap was fat and round now, in all its {color}.
      + Its bobble hung underneath and swung like a bell that [knows it is late|has no clapper].
      / The bobble nodded at [each|every] step, and for once it had [every reason|something to agree with].
      + “Is there room for two?” [asked {friend}|{friend} asked], and looked [in|so hopeful that they said perhaps].
      / “It looks like a pudding,” [remarked {friend}|{friend} observed|said {friend}], and meant it [kindly|as the highest praise].
      + {Hero.s} ears were cold now, but [that was fair|not unhappy].
      / It was the first time the cap had gone anywhere without [a head|having to think].
    `,
    basket: `
      {Thing} was laid in the little basket, as one lays [an egg|the first egg of the year].
      / Finally the little basket had an answer, and the answer was {thing}, [under the cloth|right in the middle].
      / The room in the little basket was now exactly as big as {thing}, and [in it went|so was the joy].
      ?color The cloth was drawn up over it, in its colour: {color}.
      / From under the handle shone that colour again: {color}.
      + The hole in the bottom was guarded by {friend}, who let [nothing|no one] through.
      / {Friend} walked underneath, in case there was a hole, and bumped into [several things|two things].
      + It creaked in a deeper voice than before, as [befits a full basket|ships do with cargo].
      / The spider in the lid moved over a bit and [said welcome|asked no questions].
      + They did not swing it, although [it would have swung well|both of them thought of it].
      / Every occasionally one of them looked under the cloth, and [yes, it was there|nodded].
    `,
    sock: `
      {Hero} let {thing} slide into the sock, where it came to rest in the [toe|very tip].
      / “So that is why,” [remarked {friend}|{friend} observed|said {friend}], as {thing} went down the sock and made a [bulge|knee in it].
      / The sock was shaken out, {thing} dropped in, and the top tied in a [knot|bow].
      ?color No prince’s purse has ever had a better colour: {color}.
      / There was no losing it, with a colour like that: {color}.
      + Now it looked like a [pear|snake after lunch], and was carried with respect.
      / With the knot in its neck it resembled [an onion|a remarkably small bagpipe], but nobody said so.
      + It swung to and fro as they went, keeping [time|step with a tune of its own].
      / {Friend} listened at the heel and reported that all was [quiet|as it should be].
      + Few socks ever get to do such a thing, and this one [knew it|held its heel high].
      / The other one in the wash would [never believe it|have to hear it all].
    `,
  },
  role: {
    hero: `
      “Then I shall fetch it,” [remarked {hero}|{hero} observed|said {hero}], and was [as surprised as anyone|the last to be surprised].
      / There was a silence, and into it {hero} said, rather [fast|quietly], “I will go.”
      / Somebody had to do it, and when {hero} looked round, [somebody|that somebody] was {hero}.
      + {Keeper} looked up as one looks up at the first [snow|star of the evening].
      / “You would do that?” [asked {keeper}|{keeper} asked], and had to [sit down|hear it again].
      + “We will,” [remarked {friend}|{friend} observed|said {friend}]. “I mean, you [first|mostly].”
      / {Friend} also looked round for somebody braver, but there was [no one to be had|only {hero}].
      + It felt hot about the ears and tall about the [knees|middle], as promises do.
      / {Hero.s} heart thumped twice, like somebody who [knocks before coming in|is packing].
      + And so the two of them set out {spot.to}, while the words were still [warm|in the air].
      / It was not so very far {spot.to}, only [dark|a little further than one liked].
    `,
    helper: `
      “How can we help?” [asked {hero}|{hero} asked], and {keeper} had to [think|be asked twice], nobody having said it before.
      / “You need not do this alone,” [said|remarked|observed] {hero} to {keeper}, and [meant it|that was the start of it].
      / {Hero} did not ask whose fault it was, but what was [needed|to be done first].
      + “For nothing?” [asked {keeper}|{keeper} asked]. “For [nothing|the fun of it],” [remarked {hero}|{hero} observed|said {hero}].
      / {Keeper} blew a long breath out, [as if|as though] setting down a [piano|heavy bag].
      + {Friend} offered to help too, provided that it was not [heavy|wet or high up].
      / “And I shall help you help,” [remarked {friend}|{friend} observed|said {friend}], who liked to be [useful at one remove|in things].
      + Being of use was something {hero} could do, as others can [juggle|skate].
      / It is peculiar, but trouble shared out among three is not a third but [almost nothing|much less].
      + {Keeper} pointed {spot.to}, and they were off before [the arm was down|the pointing was done].
      / So they would look {spot.to}, and they would look [properly|until it was found].
    `,
    explorer: `
      {Hero} asked where it had been seen last, and then looked [at the ground|very hard at everything].
      / “Let us find out,” [remarked {hero}|{hero} observed|said {hero}], which were the four best [words|little words] {hero} knew.
      / There is invariably a trace, and {hero} [found|had found] this one in less than a minute.
      + It was only a scratch, a line, a bit of nothing, but it [led|pointed] {spot.to}.
      / The trace led {spot.to}, as clear as writing to [anyone who looked|those who can read it].
      + {Friend} found a clue as well, and it turned out to be [a leaf|its own footprint].
      / {Friend} could see nothing there but mud, and said so, but [with interest|in a learned voice].
      + “I have passed that spot all day,” [remarked {keeper}|{keeper} observed|said {keeper}], [amazed|blinking].
      / {Keeper} bent down too, looked, and saw for the first time what had [invariably|long] been there.
      + Behind each bend there is a bit of world that nobody has [looked at tonight|counted].
      / It was a way that was on no map, which made {hero} walk [faster|on it with pleasure].
    `,
    leader: `
      “Right,” [remarked {hero}|{hero} observed|said {hero}]. “{Keeper} minds things here, and we two go {spot.to}.”
      / It was {hero} who made the plan, a short one, with [a place in it for everybody|no shouting].
      / {Hero} asked each of them what they could do, and then it was [clear|simple] who did what.
      + “And where do I go?” [asked {friend}|{friend} asked]. “Beside me,” [remarked {hero}|{hero} observed|said {hero}]. “I [need you there|may need you].”
      / {Friend} stood very straight and said “yes, captain”, which it had invariably [wanted to|hoped to] say.
      + {Hero} did not raise the voice at all, and yet they all [stopped to listen|heard].
      / A leader, {hero} thought, is just somebody who goes first and [looks back frequently|waits].
      + {Keeper} breathed out, because finally there was [a plan|someone with a plan].
      / {Keeper} repeated the plan twice and [began|started] to [look less crumpled|feel better].
      + First look, then think, then do: [that was the whole of it|it could be counted on one paw].
      / They set off in good order, as far as two [can be an order|make a line].
    `,
    friend: `
      {Hero} went over to {keeper} and stayed there a while, [saying nothing|as a friend does].
      / “That is hard,” [said|remarked|observed] {hero} to {keeper}, and did not add a [but|word].
      / Before anything else, {hero} sat down beside {keeper}, and it was a little [better|warmer] [immediately|straight away].
      + “Will you come back?” [asked {keeper}|{keeper} asked], and {hero} [promised|said naturally].
      / {Keeper} [wanted|wished] to know whether they were friends now, and {hero} thought [they were|since just then].
      + {Friend} moved closer as well and asked if there was [room for one more|a third place].
      / “I, too, am a friend,” {friend} pointed out, “and [free this evening|not a small one].”
      + One does not leave a friend in trouble, so they set out {spot.to} [together|immediately].
      / It is never far {spot.to} when you go for [somebody you like|someone].
      + “We will bring it to you,” [remarked {hero}|{hero} observed|said {hero}], and this was [not a plan but a promise|a promise].
      / Some things you do not for the thing itself but for [the face at the end|a friend].
    `,
  },
  challenge: {
    pebble: `
      On the way something came up that {hero} knew only too well: {challenge}.
      / And there it was again, the old trouble from home: {challenge}.
      / All at once {hero} went quieter, because of this: {challenge}.
      / At the [second|next] bend it stood, as it does at [home|night]: {challenge}.
      / {Friend} noticed, for {hero} had [slowed|stopped humming]: {challenge}.
      {Hero} told a pebble everything, and the pebble [heard it out|did not interrupt].
      / There was a round pebble by the path, and {hero} [told it|explained to it] how things were.
      / {Hero} said it [aloud|out loud], and it was [shorter|smaller] than [before|thought].
      / A [snail|slow beetle] heard it all and said [only “oh”|nothing unwise].
      + {Friend} walked [on|along] beside {hero}, and for once had no [advice|opinion] at all.
      / The way did not get any shorter; only {hero} was no longer alone [on it|with it].
      / Nobody said that it was not so bad, and that was the [best|kindest] thing about it.
      + Afterwards {hero} laid the worry down by the path, where it could do the rest of its [worrying|work] alone.
      / “You may wait here,” [remarked {hero}|{hero} observed|said {hero}] to the worry, and it had [nothing against it|its knitting].
      + “Is it gone?” [asked {friend}|{friend} asked]. “No,” [remarked {hero}|{hero} observed|said {hero}], “but it is [pocket-sized|smaller].”
      / {Friend} had one of its own to tell, and was busy with it for [some time|quite a while].
    `,
    step: `
      Right in the way stood the hard thing, by the name of this: {challenge}.
      / {Hero} stopped, for now came the thing most hoped against: {challenge}.
      / “Not now,” thought {hero}, but it does not ask whether it may: {challenge}.
      / One meets it in the [narrowest|worst] place, and here it [was|came]: {challenge}.
      / No [other|second] path went round it, [alas|as it happens]: {challenge}.
      All of it together was too much, so {hero} began with [a corner|a small bit] of it.
      / “I shall do the first bit,” [said {hero}|{hero} said], and did [that|just that], and breathed.
      / {Hero} took it like [cold water|a winter sea], toes first.
      / Afraid, one can [begin|set out] all the same, and {hero} [did|began].
      + The first bit was dreadful, the second was bad, and the third was [only long|almost dull].
      / After each bit there was a rest, and after each rest a bit that was [smaller|a little less steep].
      + {Friend} counted along, as far as it could, and then [started again|invented a number].
      / “How much is left?” [asked {friend}|{friend} asked], and {hero} invariably answered: “[One bit|One].”
      + When {hero} looked back, it was lying there behind them and was [quite short|just a thing].
      / And then there was no next bit, and {hero} stood on the [other|far] side of it.
    `,
    together: `
      “There is something I find hard,” [remarked {hero}|{hero} observed|said {hero}], and named it: {challenge}.
      / {Hero} had not [wanted|wished] to say it, but out it came: {challenge}.
      / Some things come along even here, and with {hero} it was this: {challenge}.
      / It is [easier|simpler] to say in the [dark|night], so {hero} said it: {challenge}.
      / “Since we are friends,” [began {hero}|{hero} began]: “{challenge}.”
      {Friend} did not laugh, but had [one just like it|a similar one] at home.
      / “Move over,” [remarked {friend}|{friend} observed|said {friend}], “and we will [carry|do] it side by side.”
      / {Friend} thought for [a hedge|three puddles] and came [closer|to the windy side].
      / “Mine [snores|has a hat],” [said {friend}|remarked {friend}], and they [walked|went] on.
      + Such a thing is like a wardrobe: for one it is impossible, for two only [awkward|a nuisance].
      / And so they went on, side by side, and the thing went between them and [got no bigger|grew smaller].
      + “Say when it gets bad,” [remarked {friend}|{friend} observed|said {friend}], and {hero} said when, and [that was the trick|it got better].
      / Now and then {friend} asked “still?”, and the “yes” was [shorter every time|smaller each time].
      + {Friend} hummed to help, and hummed so wrong that [helping was easy|it was an enormous help].
      / After a considerable time they were talking about [soup|hats], and that is invariably a good sign.
    `,
  },
  power: {
    gap: `
      The path ended at a gap too wide for anybody, and so {hero} did what only {hero} could: {power}.
      / Between here and there was a [great|good] deal of nothing, and {hero} had just one way over it: {power}.
      / The [bridge|plank] had been [taken in|called away], leaving only its [railings|notice], and {hero} [resorted|turned] to this: {power}.
      / It was a [gap|gulf] that one could have [posted|dropped] a house into, and {hero} met it with a [single|small] thing: {power}.
      + It worked, once, as it invariably works only once, and they were [across|on the far side].
      / One blink later they were standing on the other side and [counting each other|feeling for the ground].
      + It had cost a [great|good] deal: {hero} was now as hungry as [three|a family of bears].
      / The price was a yawn so long that {friend} [caught it too|got tired of waiting].
      + {Friend} had shut its eyes out of politeness and had [missed everything|seen only the inside of them].
      / “Do it again,” begged {friend}, but there was [no again|none left until tomorrow].
      + How it worked, not even {hero} could have said, and {friend} [asked three times|wished to know].
    `,
    dark: `
      Round the bend it was so dark that it [rustled|had a smell], and {hero} had only one thing left: {power}.
      / Not even the moon came into this corner, so {hero} took a breath and did it: {power}.
      / It was a darkness with [lumps|several rooms] in it, and no [lamp|matches] between them, only this, which {hero} [had|kept] for [emergencies|best]: {power}.
      / They stood in the [blackest|dead] middle of the [night|wood], as in a [sack|shut drawer], and {hero} [tried|chose] this: {power}.
      + The dark was so surprised that it [moved over|stepped aside and begged their pardon].
      / For as long as one breath lasts it worked, and one breath was [enough|just enough].
      + Afterwards {hero} was cold right through, and {friend} had to [sit very close|warm one side].
      / It invariably costs something, and this time it cost all the warmth in {hero.s} [nose|ears].
      + “I would have gone through like that,” [remarked {friend}|{friend} observed|said {friend}], “only [not now|not in the dark].”
      / {Friend} remarked that it had been brave in advance and had [none left|not been needed].
      + When they were past it, the dark was [just a corner|only a corner with no window].
    `,
    weight: `
      A stone lay across the path as big as [a bed|a cow lying down], and {hero} tried the one thing left: {power}.
      / What stood in the way could not be lifted by anyone, and so {hero} used it: {power}.
      / Across the way lay a [trunk|boulder] that had [plainly|evidently] never [moved|been asked nicely], and {hero} used what there was: {power}.
      / It would have wanted [oxen|a crane] and [a foreman|a Tuesday]; it [got|was given], from {hero}, just this: {power}.
      + For a moment nothing happened, and then the heavy thing [altered its mind|sighed and moved].
      / It worked this once, and the great stone slid aside like a [cat that has been asked|drawer].
      + After that {hero} had to sit down, as tired [as if|as though] [it were Friday|the week were over].
      / It took all the strength out of {hero.s} knees, or what [knees there were|did for knees].
      + {Friend} had contemplated the stone very hard the entire time, and was certain that [it assisted|this had done it].
      / “I loosened it with my eyes,” {friend} explained, and was [thanked|given half the honour].
      + {Hero} said thank you to the stone, as one should when something [heavy obliges|large gives way].
    `,
  },
  talent: {
    gatekeeper: `
      At a [small|little] gate sat a toad who let by only those who showed what they loved to do, and {hero} showed it: {talent}.
      / “I take no money,” [said|remarked|observed] a badger at a gate. “Show me what you are fond of doing.” It was this: {talent}.
      / A heron kept the next [gate|bridge], and took no [toll|coin] but what one [loved|most liked] to do, and so {hero} [paid|paid up]: {talent}.
      / There was a [turnstile|little door] with a [troll|goose] in it, who had [heard everything|seen a lot] but not, it [proved|turned out], this: {talent}.
      + Before it was over, the gate stood wide open and its keeper had [forgotten to be strict|sat down to enjoy it].
      / “Most people only rattle,” it declared, very [touched|much moved], and continued holding the gate.
      + {Friend} was asked as well, and said that it loved [going through gates|being with {hero}].
      / {Friend} clapped longest, partly from pride and partly from [cold|relief].
      + “Once more on your way back?” it called after them, and {hero} [promised|said yes].
      / Behind them they could hear somebody [practising|trying it out] when nobody was looking.
      + What you love to do, it turns out, is a kind of [key|ticket].
    `,
    sleepless: `
      In the way sat a [very small|tiny] hedge mouse that could not sleep, and {hero} had a cure: {talent}.
      / Somebody tiny was crying on the path for want of sleep, so {hero} sat down and tried this: {talent}.
      / A dormouse [barred|blocked] the path, [wide awake|sleepless] and [in despair|close to tears], until {hero} had the [thought|notion] of this: {talent}.
      + First it stared, then it blinked, and then its [chin sank|nose came down unhurriedly].
      / It wanted more, and more came, and in the middle of the third [more|one] it slept.
      + {Friend} was nearly asleep as well and had to be [steered|nudged on].
      / “Go on,” mumbled {friend}, “I am only [resting my eyes|testing it].”
      + They covered the little one with a leaf, turned it [down|up] at the edge, and went by.
      / On the tips of whatever they had, they went past, and a [small|little] snore [wished them luck|followed].
      + It is the sort of thing one does for fun until the night when [somebody needs it|it helps].
    `,
    quarrel: `
      Two beetles blocked the path with a quarrel about who had been there first, until {hero} showed them something: {talent}.
      / “My path!” cried one. “Mine!” [cried the other|the other cried], so {hero}, instead of shouting, began: {talent}.
      / A newt and a beetle were [not speaking|falling out], and did so [loudly|right across the path], until {hero} [began|set to]: {talent}.
      + They stopped with their mouths open, and when these shut again the [quarrel was gone|reason was missing].
      / Neither could remember afterwards what it was that [had been so wrong|they had wanted].
      + Now they only argued about who would [learn it first|get to see it again], and gently.
      / “Could you do that once more?” they asked, and it was the first thing they had [agreed on|said together].
      + {Friend} had been about to shout, and swallowed it, and got [hiccups|a bit of a cough].
      / {Friend} had been on the side of the left one, and was now on [{hero.s}|nobody’s].
      + And so the way was free, and [wide enough for four|there was plenty of it].
    `,
  },
  best: {
    words: `
      What would {best} say now, wondered {hero}, and heard it immediately: “[Slow down|Once more], and from the other end.”
      / Then {hero} thought of {best}, who invariably said the same at such times: “[Look first|Breathe]. It is not over.”
      / There is a voice that [speaks up|comes to hand] at such moments, and {hero.s} belonged to {best}: “[Sit down|Breathe out] first, and [then|next] count what you [have|still have].”
      / “[Most|Half] of it is done,” {best} would have [pointed out|said], being [good at sums|fond of the second half], and {hero} counted and it [was|was true].
      + It was as clear [as if|as though] {best} were standing [just behind|there with both hands in the pockets].
      / Even the little cough was there, the one with which {best} [begins|starts] important things.
      + “Who is {best}?” [asked {friend}|{friend} asked], and, on hearing, said: “Then I should [do it|listen].”
      / {Friend} nodded [as if|as though] it had known {best} for years, and [said so|was right to].
      + Good friends go on talking to you when they are [at home in bed|not there at all].
      / It was not much of a sentence, but it was the [right one|one that was missing].
    `,
    gift: `
      {Hero} had to think of a button that {best} once gave away, the best one, just [like that|because].
      / At home in a box lay a nut from {best}, and in thought {hero} held it [now|tight].
      / {Hero} felt for the [knot|bent nail] that {best} had [tied|found] one [rainy|idle] afternoon, and it was [there|warm], if only in [thought|the mind].
      / Once {best} had [drawn|painted] a [small|lopsided] star on a stone and said it was for [such evenings|the way], and {hero} [remembered|could see] it now.
      + It was no magic thing; it was only from {best}, and that [was more|did the trick].
      / “For when you are stuck,” {best} had said, and now {hero} [was|certainly was].
      + “And what can it do?” [asked {friend}|{friend} asked]. “It can [have come from {best}|be given],” [remarked {hero}|{hero} observed|said {hero}].
      / {Friend} wished to see it, and {hero} said that it worked just as well [from a distance|at home].
      + With it came an idea, as [a tail comes with a cat|thunder does with lightning].
      / And because {best} had believed that {hero} would think of something, {hero} [did|now thought of it].
    `,
    laugh: `
      In the middle of it {hero} heard {best} laugh, only in thought, but [loud enough|from the belly].
      / How {best} would have laughed at the sight of them, thought {hero}, and [nearly laughed too|could hear it].
      / [Somewhere|Far] inside, {best} was laughing, as on the day of the [soup|collapsing chair], and it is [hard|difficult] to stay [frightened|glum] next to that.
      / {Hero} could [see|picture] {best} [holding on to a doorpost|bent in two], quite out of [air|breath], and had to [smile|sit down] too.
      + It is a laugh that begins with a snort and ends [on the floor|three rooms away].
      / With a laugh like that in your ear you cannot go on being [stuck|hopeless] for long.
      + “What is so funny?” [asked {friend}|{friend} asked]. “{Best},” [remarked {hero}|{hero} observed|said {hero}], and [that was the joke|could not explain].
      / {Friend} looked round for whoever was laughing, and found [nobody|only {hero}].
      + And where the laugh had been there was now a little room, and in it [lay an idea|something stirred].
      / When it was over, everything was the same size as before, only [lighter|not so heavy].
    `,
  },
  home: {
    moonlight: `
      The moon had [laid|rolled out] a white road all the way [home|to the door], and they [had only|needed only] to follow it.
      / The moon was [going|on its way] home itself, and they [fell in|walked] with it, as one does with a [neighbour|good neighbour].
      / By the [light|kind light] of the moon even a long road [lies down|grows short], and so theirs [did|lay there before them].
      / They went home by moonlight, which is [slower than other light|the kind that does not hurry anyone].
      / It was [mostly|largely] moon, that road, with a [hedge|bush] here and there to [hold it down|lean on], and it ended at [home|the bed].
      / [White|Pale] as a [plate|sheet], the way [lay|stretched] before them, for the moon had [ironed|washed] it.
      + {Place} grew small behind them, then blue, and then it was [one spot of light|a thought].
      / Beside {hero} went one long shadow, and beside {friend} another, and the shadows [were friends too|held hands].
      + {Token} came along empty, and a bit [prouder|heavier] than before, [as if|as though] something had stayed in it.
      / In {token} there was still some of the [evening|smell of {place}], if you put your nose in.
      + “Are we nearly home?” [asked {friend}|{friend} asked], and yawned so that the question [had a hole in it|took a while].
      / {Friend} yawned, {hero} yawned, and the moon, [who is not proud|up there], yawned too.
      + Behind them the night went from thing to thing and turned the [sounds|edges] down.
      / One after another the small noises sat down by the way and [stayed there|were left behind].
      + {Hero} looked back once, to see if anything was [missing|wrong], and nothing was.
      / “This one I shall keep,” [remarked {hero}|{hero} observed|said {hero}], and [did not say what|meant the night].
      + Then the door came in sight, looking [as if|as though] it had [waited up|never closed an eye].
      / And there it smelt of home, which cannot be [described|mistaken].
    `,
    drift: `
      Something soft [came by|drew up] that was going [their way|home too], and they [let themselves be carried|leaned on it].
      / For the way home they [needed|had] to do [nothing|nothing at all]; they lay back and [drifted|were brought].
      / The night [gathered|took] them up like two [tired leaves|feathers], and [set off|went] with them [homewards|towards home].
      / Whatever it was that carried them [smelt|hummed] of home, and so they [did not ask|trusted it] and [lay back|shut their eyes].
      / They were [passed|handed] from one [quiet|hill] to the next, like a [bucket at a fire|sleeping child], but [slowly|far more gently].
      / The [dark|night] had a [back|shoulder], it turned out, broad as a [ferry|cow’s], and took them on it [homewards|home].
      + It rocked them, up a little and down a little, as [breath does|though it had children of its own].
      / {Place} sank away behind them, and grew as small as [a coin|a lamp on a ship], and was gone.
      + {Token} lay between them like a third [traveller|friend] who had fallen asleep first.
      / {Hero} held {token} with one hand, or [what serves for one|thereabouts], and forgot the rest.
      + “Who is steering?” [asked {friend}|{friend} asked]. “Nobody,” [remarked {hero}|{hero} observed|said {hero}]. “[Then it is going well|Good],” [remarked {friend}|{friend} observed|said {friend}].
      / {Friend} meant to stay awake, and got as far as [the word awake|saying so].
      + Stars went by at their ease, and here and there one [nodded|moved over to let them pass].
      / There was nothing to row and nothing to pull, and the thinking was [done|someone else’s].
      + {Hero} thought of {keeper} once more, and of that [face at the end|small, delighted face].
      / Some of the sound of {place} was still in their ears, and faded, [and was sweet|like a taste].
      + Something bumped very [gently|softly], and it was [home|the doorstep].
      / And when they opened their eyes again it was home that had [come to them|drifted up].
    `,
    slowly: `
      They [took|chose] the long way home, because the night was [mild|soft] and [nobody was waiting but the bed|only a bed was waiting].
      / They went home [unhurriedly|slowly], slower still, and then at the [speed|pace] at which [flowers close|thoughts go].
      / It was the same [road|way] as before, only somebody had [ironed|smoothed] it, and they went [slowly|gently], like people with [full hearts|full cups].
      / Going home is [shorter|less far] than going out, and so they [walked|went] it [twice as slowly|in half steps], to make it last.
      / They [strolled|dawdled], for the way home was [warm|kind] underfoot and had [no|not one] more [surprises|secrets] in it.
      + {Place} fell asleep behind them, and what lay ahead was only [night|quiet, with a path in it].
      / First {hero} was a little in front, and then {friend}, and then [neither|it did not matter].
      + They carried {token} by turns, though it weighed no more than [a smile|it did before].
      / {Token} had had a long day, and hung there [as if|as though] it [were asleep|had earned it].
      + “What was the best bit?” [asked {friend}|{friend} asked], and {hero} thought as far as [the next bend|the gate].
      / {Friend} was already telling the story again, and was [larger in it|taller in this one].
      + Each step made a [small|little] sound, like a word from a [lullaby|language for the feet].
      / Now and then they stopped, listened, heard nothing, and [liked it|went on].
      + A late breeze went past them with its [shoes off|collar up] and did not speak.
      / Even the path seemed sleepy, and lay down in [easy bends|front of them like a cat].
      + Round the last bend was a light, and it was [the right one|theirs].
      / And there stood the door, exactly where they had left it, [which is a lot to ask of a door|faithful].
    `,
  },
  bed: {
    adventurous: `
      The ship was a chair again, the sea a rug, and {hero} had [landed|come ashore].
      / {Hero} lay in bed, where the long road was slowly [rolling itself up|stopping].
      / The mountains were [folds|a blanket] again, and {hero} lay [at their foot|washed ashore].
      / {Hero} found the [dent|hollow] in the pillow and [put in|came to rest], like a ship.
      “Next time further,” [said|remarked|observed] {friend} at the window, and then there was only [the window|the night].
      / {Friend} said good night in the doorway, like one who is [off again|a great traveller], and was gone.
      / {Friend} [sniffed|read] the wind, as others do a [letter|timetable], and was gone.
      / “The map goes on,” [remarked {friend}|said {friend}], and [bowed|saluted], and [so did it|went].
      + One could have sworn that the white patch on the map was [smaller|a little less white].
      / Beneath the bed the bag lay with its mouth open and [told the slippers everything|slept].
      + The wind tried one last gate, found it shut, and [lay down in front of it|was content].
      / Outside, all the roads had been [taken in for the night|put to bed].
      + Ten toes reported one after another that they [were home|had arrived].
      / It was a heavy, good kind of tired, with [stars|miles] in it.
      + ?color On the chair something still glowed in the dark: {color}.
      + Nobody can go anywhere without a place to [come back to|start from], and this was it.
      / Of all places on the map, {hero} now thought, the softest is [this one|home].
      + The blanket rose like a hill and sank like a hill, [slowly|with {hero} under it].
    `,
    calm: `
      The bed took {hero} in without a word, and the pillow [knew the place|gave a small sigh].
      / {Hero} lay perfectly still, and the dark came up [to the chin|softly] and was warm.
      / {Hero} lay like a [leaf|flower] in a good book, which [slowly|softly] closed.
      / Nothing had to be thought [now|any more], and {hero} was [good|gifted] at it.
      {Friend} stayed until the first yawn; by the [second|next] there was only the quiet.
      / “Sleep well,” [remarked {friend}|{friend} observed|said {friend}], so softly that it might have been [the curtain|snow].
      / {Friend} [drew|pulled] the quiet up to every chin and [slipped|went] out at the hem.
      / “[There|So],” [said {friend}|{friend} said], as one does to a kettle, and it was [night|still].
      + The house breathed in by the door and [out by the chimney|out again somewhere].
      / Tick, said the clock, and a good while later, [tock|having thought it over, tock].
      + The moon moved over the blanket by an inch, and [rested|did not go on].
      / A patch of moonlight lay on the wall and [had no wishes|wanted nothing].
      + {Hero.s} hands lay open, because there was nothing to hold [any more|on to].
      / First the one foot grew warm, and then it [told the other|was both].
      + ?color Behind closed eyes there was a last bit of colour: {color}.
      + Somewhere [far off|far away] lay {place}, and all there were [asleep|asleep as well].
      / Nothing needed to be found, and nothing [put right|mended]; it was all there.
      + The spoons lay in their drawer, side by side, and [dreamed of soup|slept].
      / Even the stairs had stopped [creaking|being stairs] for the night.
    `,
    mysterious: `
      The room was as it always was, only now {hero} knew [better|what it did at night].
      / {Hero} lay in bed with a secret, and it was [warm|about as big as a mouse].
      / The [clock|wardrobe] and {hero} exchanged a [glance|look], like [old friends|two who know].
      / Behind the thin dark lay that country; {hero} lay [this side|here] and [smiled|knew].
      “Not a word to the daylight,” whispered {friend}, and went out [like a lamp|through no door at all].
      / “Until you hear me,” [remarked {friend}|said {friend}], and after that only the curtain [was there|moved a little].
      / {Friend} did up the night behind it, and no [draught|moth] could [follow|tell].
      / “We were asleep,” [remarked {friend}|said {friend}], and faded, [eyes|whiskers] last.
      + The shadow of the chair had four legs again and looked as though it [had never danced|knew nothing].
      / On the sill lay a single leaf, so that in the morning one might [be sure|wonder].
      + Tick, said the clock, and then, because it was over now, [tock|at last, tock].
      / The white door on the floor had been moved a little to the [left|side], and was shut.
      + The mist took its elbows off the glass and [went down the street|walked home].
      / The keyhole had gone dark, as eyes do when they are [content|asleep].
      + ?color In the dark there hung, for a moment, a breath of {color}.
      + A dark one knows by name is no longer [dark|a stranger].
      / Behind the dark there is only more of it, {hero} knew now, and that is [softer|on our side].
      + Somewhere a bell rang once, and it [sounded like yes|meant sleep].
    `,
    joyful: `
      The last of the seven hops took {hero} into bed, where it [lay down too|was not needed].
      / {Hero} lay in bed with a smile that had been [too big to take off|left on].
      / {Hero} was laughed quite [flat|empty], like a flag on a [still|windless] day.
      / The mattress tried one [last|final] bounce, for [form’s sake|politeness], and lay still.
      “Let us laugh the rest in our sleep,” [remarked {friend}|{friend} observed|said {friend}], and [one could hear it begin|was gone, giggling].
      / {Friend} bowed to the bed, the lamp and the sock, and [went off humming|took its leave].
      / {Friend} told the lamp a last joke, and it went [out|down], [shaking|giggling].
      / “First asleep wins,” [remarked {friend}|said {friend}], and by the snores it [cheated|had won].
      + One giggle was left over, turned round three times and [lay down|curled up under the pillow].
      / The toes sang the last verse, very [softly|unhurriedly], and the big one forgot its solo.
      + Down, said the pillow, and this time the mattress [had no objection|agreed].
      / The sock had come down from the lamp by itself, and was [folded|tired].
      + The moon had heard the joke by now, and its smile went down unhurriedly behind the [roof|trees].
      / The night tapped its foot more and more gradually, and then it [stopped|only kept the time].
      + ?color {Hero} thought of one thing more, and it was in {color}.
      + To be tired from being delighted is the best [tired there is|of all the ways].
      / Everything merry was still there, only lying [down|on its side now].
      + Somewhere in the blanket a hiccup of laughter [came|went by] and was forgiven.
    `,
    inspiring: `
      {Hero} lay in bed and was no longer than before, except [inside|on the inside].
      / The bed was the same size, and {hero} had to [think about that|wonder at it].
      / Something had grown that the [pyjamas|mattress] knew [nothing|little] about: {hero}.
      / It is odd how a ceiling can [rise|move off]; {hero} lay and [looked up|had room].
      “It was you who did that,” [remarked {friend}|{friend} observed|said {friend}]. “I was [there|a witness].” Then it went quietly.
      / “One day turned out to be today,” [remarked {friend}|{friend} observed|said {friend}], and left the door open [a crack|for tomorrow].
      / “I shall tell it [twice|at home],” [promised|said] {friend}, [turning|half-way] in the door.
      / “One light more,” [remarked {friend}|said {friend}], and [went|left] on quiet feet.
      + Up there was the smallest star, still [at it|hard at work], and {hero} winked at it.
      / The lamp went out, content, having lit [its pear’s worth of world|all it could].
      + [Far off|Far away], {keeper} turned over in bed, and did not [have to worry|know how well it had turned out].
      / {Place} was asleep, and a bit of that sleep had been [made by {hero}|brought by two].
      + In the pot on the sill the earth had a [crack|small hill] in it that had not been there.
      / The acorn had not moved, but it was [thinking in rings|getting on with it].
      + ?color In the dark one small light stayed on, and its colour was {color}.
      + Whoever has done one good thing lies [softer|warmer] than others.
      / Small is only a size, thought {hero}, and [fell a little more asleep|not a limit].
      + The moon said nothing about it, but it [stayed a bit longer|shone on that bed].
    `,
  },
  bedAlone: {
    adventurous: `
      {Hero} was home again, and lay where {hero} always lay, with the entire road [inside|in the bones].
      / At home {hero} lay down at last, and all the ways of the world [lay down too|could wait].
      “Tomorrow, further,” [said {friend}|{friend} said], and got no further than [that|its pillow].
      / {Friend} said good night and was already [snoring towards some horizon|off, by way of sleep].
      + And you, {child}, are lying there as well, and your blanket has [hills and valleys|a coast].
      / {Child}, put your feet to bed too; they have [come along the entire way|listened enough].
      + The wind made one more round, to see that everybody had [come home|been counted].
      / Out there the paths lay rolled up like [tape measures|sleeping cats], one beside the other.
      + It was a fine thick tiredness, with [weather|a view] in it.
      / Home is where a journey takes its [boots|hat] off, {hero} thought.
      + ?color One last light was on in the distance, and its colour was {color}.
      + {Place} lay [far away|far off] now, safe, and [asleep|a good story already].
      / On no map was there a softer spot than [this|the one under {hero}].
      + No road called any more, or only so [far off|far away] that it [sounded like the sea|was a lullaby].
    `,
    calm: `
      {Hero} lay down at home, and the dark came and [straightened the edges|lay down as well].
      / It was quiet at home, and {hero} [added to it|made it quieter by lying down].
      “Good night,” [remarked {friend}|{friend} observed|said {friend}], and there was a [great|good] deal of [night|sleep] in it.
      / {Friend} wished to say something, but sleep [said it first|had the same idea].
      + And you, {child}? You need not do anything either; the night [does it|is done by others].
      / Can you hear it, {child}? That is the sound of {hero} [not moving|almost asleep].
      + In went a breath and came out again, like the tide in a very [small|calm] bay.
      / One eye closed, and the other, after [waiting a moment|some thought], went after it.
      + The moon looked in at all of them, one after another, as a [nurse|mother] does.
      / Not a leaf moved that did not [have to|want to].
      + ?color The last thing still awake was a colour: {color}.
      + In {place} the lights were out, and {keeper} slept the sleep of those who [lack nothing|have it back].
      / Nothing was missing now, here or [there|anywhere], and one could feel it.
      + The quiet had settled down like a [big|large] soft [animal|hen], and sat on everything.
      / Somewhere a drop fell, and took its [time|time about it].
    `,
    mysterious: `
      {Hero} was home, and the dark there had a [familiar|kind] face, even without a lamp.
      / At home {hero} curled round a secret, to keep it [warm|from being cold].
      “We were never there,” [remarked {friend}|{friend} observed|said {friend}], and [slept like a stone|slept].
      / {Friend} whispered a last word into the dark, and the dark [kept it|wrote it down].
      + Now you know it as well, {child}, and so do I, and that is [all|enough].
      / If something rustles eventually, {child}, it is only {hero} [turning over|dreaming].
      + At the foot of the bed lay a wisp of mist that had [come along|followed them home] and meant no harm.
      / The shadows lay down on top of each other, large ones [below|first], small ones above.
      + What the night hides is, for the most part, [sleep|more night].
      / There are things one sees best with closed eyes, and [this was one|they were beginning].
      + ?color One of the shadows, if you looked closely, was not grey but {color}.
      + In {place} a light had been left on for those who [travel in dreams|come late].
      / [Far away|Far off] {keeper} smiled in the dark, and [nobody saw|only the moon knew why].
      + A bell sounded somewhere, very low, [as if|as though] from [under a pillow|the bottom of a well].
    `,
    joyful: `
      {Hero} dropped into bed at home, and even the bed [laughed a little|was in good spirits].
      / There was one hop left, and {hero} used it to get [home to bed|into bed].
      “And then I said,” began {friend}, and giggled, and [slept before the best part|was asleep].
      / {Friend} was telling the joke in its sleep by now, and [laughing in the right place|telling it well].
      + Are you smiling too, {child}? It [keeps overnight|is a good way to lie].
      / One giggle has been kept for you, {child}; it is [under your pillow|small, mind it].
      + The last bit of joy turned round and round, as dogs do, and [lay down|chose its spot].
      / Pom, went the heart, and after a pleasant pause, [pom|pom again].
      + {Place} was full of people smiling in the dark, which is [a pity to miss|a kind of light].
      / In {place} somebody snored in a good temper, and it was [surely|very likely] {keeper}.
      + ?color It had been a day all in {color}, with a fringe.
      + It is a fine thing to be worn out by [gladness|nothing worse than joy].
      / The moon held its sides and [sank behind the hill|went down laughing].
      + All the merry things were put back in their box, with the lid [open a crack|not quite shut].
    `,
    inspiring: `
      {Hero} came home no bigger than before, but the bed [noticed a difference|appeared to know].
      / {Hero} lay down at home, with the smallest star right [above|overhead].
      “I only watched,” [remarked {friend}|{friend} observed|said {friend}], “but very [hard|hard indeed],” and slept.
      / “I shall tell them all tomorrow,” said {friend}, and began [immediately|asleep].
      + You will do such things too, {child}, when you [have slept|are rested].
      / You too are small, {child}, and so is every [seed|star] from here.
      + Something had grown tonight, not much, about the width of a [hair|leaf], but it was enough.
      / The dark was not smaller than yesterday, but it [weighed less|let one through].
      + In {place} things were as they should be, because one heart had been [enough|stubborn].
      / {Keeper} was asleep now, [far away|far off], and did so [on behalf of all|with a smile].
      + ?color When {hero} closed both eyes, a glow was left, and it was {color}.
      + There is no softer pillow than something [well done|one has done well].
      / A good deed makes no noise at night; it [glows a bit|just keeps you warm].
      + The moon, who sees a great many things, had [seen this one too|kept this one].
    `,
  },
  dream: `
    ?dream A dream drew up, [perfectly softly|as on felt], with a sign [on its front|over its door]: {dream}. It had [one seat free|been sent for].
    / The dream had a ticket ready, and on the ticket stood, in [silver|small] letters: {dream}.
    / “All aboard for this,” [remarked the dream|the dream observed|said the dream], reading from a leaf: “{dream}.” And [off it went|it was not far].
    / A dream had been [hired|sent] for the occasion, and its [driver|captain] had his orders: {dream}. They were [presently off|on the way].
    / On the [side|door] of the dream, in [old gold|fresh paint], one could read where it went: {dream}.
    / [Between|Beyond] two yawns a [ferry|small train] was waiting, and it went to one place only: {dream}.
    / The night [folded|made] a [boat|ticket] out of [paper|moonlight], and [wrote|put] on it, in a [round|good] hand: {dream}.
    !dream Then came a dream with [soft shoes|its shoes in its hand] and [asked|wished to know] if there was [room|anyone] here.
    / A dream had been [waiting|standing] behind the [curtain|door], and now it [came out|took off its hat].
    / The dream that [came|was sent] that night was a [wide|large] one, with [a river in it|warm wind and no hurry].
    / A dream of the [better|slower] kind had been [kept back|put aside] for {child}, with [windows all round|a seat by the window].
    / Somewhere a [gate|small door] was left [open|on the latch], and by it a dream [came in|let itself in], without [ringing|its shoes].
    / Round the bedpost, on its [way|rounds], came a dream of the [quiet|better] sort, and [stayed|sat down].
    / [Sleep|The night] turned one [page|leaf] more, and there, [already|quietly] begun, was a dream.
    + {Friend} was in it too, and could do a thing there that it [never could|had invariably wished for].
    / And who sat there already, by the window, with a [bun|small suitcase]? {Friend}, naturally.
    + There one did not have to walk; the ground [came along|moved up to meet you].
    / In it everything was easy, as things are when you [have no weight|think them and they are so].
    + [Far off|Far away] shone a light from {place}, and somebody there [waved|was keeping it on].
    / {Keeper} stood at the side of the road, waved, and [grew small|went on with the work].
    + It smelt of [apples|rain on warm stones|new bread], and somebody was singing what you only hear in dreams.
    / What else was in it nobody knows but {child}, and in the morning [perhaps not even {child}|less and less].
    + Dream it unhurriedly, {child}; it will [last|keep] till morning.
    / Mind the step, {child}: it goes down very [gently|softly] there, and it is all feathers.
  `,
  goodnight: `
    [Good night|Sleep well|Sleep now], {child}: the [moon|night|dark] has [come to sit beside you|drawn its chair up|pulled the day’s door to], and has nowhere else to be.
    / The [lamp|light] is out, the [moon|night] is in, and {child}, after such a long evening, [is nearly there|may go now|is warm].
    / [Hush|Softly now], {child}: one [breath|slow breath] in, and one [breath|long one] out, and everything after that [is easy|knows the way].
    / [Now|And now] the [house|street|wind] is asleep, and the [stars|stairs|shoes] are asleep, and [so, very nearly,|presently so] is {child}.
    / [Good night, roof|Good night, wind|Good night, moon], [good night, shoes|good night, sea|good night, far hills], and good night, {child}, [already asleep|warm finally].
    / [Somewhere|Far away] {friend} is [asleep, and here is {child}, asleep|yawning, and here is {child}, yawning] as well, or [very nearly|as good as].
    / [Close|Shut] your eyes, {child}; [all is found|nothing is missing|everything is in its place], and [the night is in no hurry|it will keep|morning is far away].
    / The [story|road] [stops here|lies down here], beside {child}, and quietly [pulls up the blanket|goes to sleep|shuts its eyes].
  `,
  moral: `
    “{Moral},” [remarked {hero}|{hero} observed|said {hero}], [half to {friend} and half to the night|when nobody had asked].
    / If you had asked {hero} that night what it came to, the answer was: “{moral}.”
    / {Friend} had been thinking, and [said it finally|now it was out]: “{moral}.”
    / It could be said in [very few|a few] words, and {hero} said them: “{moral}.”
    / On the way {keeper.s} last words were still in their ears: “{moral}.”
  `,
}
