import type { ThemesOf } from '../../../../language.ts'

export const together: ThemesOf<'together'> = {
  Sharing: {
    titles: `
      Three cold beetles
      The bun for everybody
      {Hero} puts the lamp in the middle
      A little lamp in {place}
    `,
    refrains: [
      {
        first: 'Half for you and half for me | half for one and two and three.',
        changed: 'Half for you and half for me | one small bun was enough for three.',
      },
      {
        first: 'Break it in three and break it in four | funny how less is sometimes more.',
        changed: 'Broke it in three and broke it in four | nobody here is cold any more.',
      },
      {
        first: 'Bit for you, bit for me.',
        changed: 'Warm as toast, all one, two, three.',
      },
    ],
    facts: {
      wrong: '{friend} sat down in the warm spot itself',
      turn: '{hero} broke the only bun into pieces for all',
      result: 'the warm beetles stood up from their seat',
    },
    beginner: {
      gate: `
        @spot {Spot.at} sat three cold [beetles|beetles in coats]. “Brr,” they [said|all said].
        They had one tiny lamp. It was too [far|far off] for each of them.
        + “We lost something,” said one. “We [forgot|don’t know] what.”
        + “We are too cold to think,” said the [next|second].
        + Their knees went [click, click|tick, tick]. There were a lot of knees.
        + The lamp was as big as a [cherry|nut]. It gave a bit of heat.
        + “It’s a long [night|evening],” said the third. “Brr.”
        + They sat on a thing and did not [look|know] at what.
        + Each of them [pulled|tugged] the lamp to itself. So it stood nowhere.
        + [A cold little wind went round.|The air was cold.] It went up all the sleeves.
      `,
      wrong: `
        There was one warm [spot|place], right by the lamp.
        @wrong {Friend} sat down in the warm [spot|place] itself. “Ah! [That’s nice.|How nice.]”
        + “I am [only|just] trying it out,” it said. It tried for a long time.
        + Now the beetles could not [see|feel] the lamp at all.
        + “Brr,” they said, but very [low|politely].
        + “It’s not so cold [here|at all]!” [said {friend}|{friend} said]. “What’s wrong with you?”
        + It had the only bun in [view|sight]. It put an eye on it.
        + It was warm in front. But its back was [cold|cold, too].
        + Three pairs of [eyes|sad eyes] looked at it. That was not so cosy.
        + “Shall I sing you a warm [song|tune]?” it asked. They would rather have had the lamp.
      `,
      doubt: `
        The lamp was small, and the [night|cold] was big. It did not seem to be [enough|much].
        + There was only one bun, [too|as well]. It was for later.
        + One bun, and there are five [tummies|mouths]. {Hero} did the sum.
        + “If we share it, it’s [gone|all crumbs],” [said {friend}|{friend} said].
        + “Brr,” said the [small|smallest] beetle. It said it like “please”.
        + When there is not much, you want to [keep|hold] it. That’s how it is.
        + {Hero} held the bun. It was soft and [round|brown].
        + Somewhere a [cold|thin] wind blew a tune. Nobody knew the words.
      `,
      turn: `
        {Hero} took the lamp and put it right [in the middle|between them all]. “[Come close.|Closer!]”
        @turn Then {hero} broke the only bun into pieces, [one for each|for all of them].
        + One, two, three, four, five. The last bit was [small|the smallest]. {Hero} took that.
        + “All the same [size|for all]?” [asked|said] a beetle. “All the same.”
        + They sat in a ring, [knee to knee|side by side].
        + {Friend} got up from the warm spot. It took a [while|bit of time].
        + “You can lean on me,” it said. “I am warm [now|in front].”
        + It is hard to break the [last|only] bun. But then it smelled so good!
        + The smallest one got the bit with the [sugar|raisin].
        + They munched, and it was [still|quiet]. Munch, munch.
      `,
      works: `
        @result Soon the beetles were warm. They [stood|got] up, and looked at their [seat|bench].
        “Now I know!” cried one. “We sit on it!” It was {thing}.
        + A cold head [forgets|can’t think]. A warm one can.
        + “We were to [mind|guard] it,” they said. “And here it is!”
        + They [dusted|rubbed] it with three sleeves and gave it to {hero}.
        + One small lamp was enough for [five|them all]. It just had to stand right.
        + “A fifth of a bun,” [said {friend}|{friend} said], “and I am full. [How odd!|How is that?]”
        + They clapped. Six hands each, that was [loud|a lot].
        + There were crumbs [left|over]. An ant came and got those.
        + “Nobody ever said: come [close|closer],” said the smallest.
      `,
      lesson: `
        A lamp in the middle is warm for [all|everyone]. [A small bun is enough, too.|Sharing makes little enough.]
        / “I had the best [spot|place], and a cold back,” [said {friend}|{friend} said]. [Shared warm is warmer.|It is warmer together.]
      `,
    },
    intermediate: {
      gate: `
        @spot {Spot.at} sat three beetles in overcoats, [shivering|freezing] round a lamp like a cherry.
        It stood too far from [each|every one] of them. “Brr,” they remarked, one by one.
        + “There was something we had to [remember|tell you],” observed the eldest, “but it has frozen.”
        + Eighteen knees were knocking, and you could have [danced|marched] to it.
        + “It was better in [August|summer],” said the smallest, and the others sighed.
        + A draught went round and tried out all their [sleeves|collars].
        + Each had pulled the lamp towards itself. [So it stood by nobody.|Eventually it stood nowhere.]
        + They sat on something hard. [Nobody was warm enough to look what it was.|They were too cold to look.]
        + They were evidently beetles of good family, for they complained in [complete|whole] sentences.
      `,
      wrong: `
        Close to the lamp there was one spot that was [truly|really] warm, just one.
        @wrong {Friend} sat down in the warm spot itself and [stretched|sighed]. “What do they want?”
        + “I’m only testing it for you,” it said, and the test went on for [some|quite a] time.
        + Behind its back it was now [pitch dark|darker], as well as cold.
        + “Quite [cosy|pleasant],” it reported. “You should dress more sensibly.”
        + The beetles were too polite to complain, so they only [chattered|clicked] a little louder.
        + Oddly, although its front was toasted, its back felt three pairs of [eyes|sad eyes].
        + It offered to tell them about a [hot|warm] day it had once had.
      `,
      doubt: `
        The lamp was so small and the evening so [large|cold]. How could that be enough for five?
        + {Hero} felt for the bun; it was the only one, and [meant|saved] for later.
        + When there’s little of a thing, your hand closes on it all by [itself|its own].
        + “Divided by five,” [said {friend}|{friend} said], “it is no longer a bun. It’s a [rumour|crumb].”
        + The smallest beetle said “brr” in its sleep, and it [sounded|came out] like a question.
        + Someone had to begin, and the cold was not [going|likely] to.
        + Somebody ought to be generous, each of them was thinking, and [preferably|ideally] somebody else.
      `,
      turn: `
        {Hero} set the lamp in the middle. “And now come [close|closer],” [said {hero}|{hero} said].
        @turn Then {hero} took the only bun and broke it into pieces for all, [five|five of them].
        + They weren’t quite even, in fact, and {hero} kept the [smallest|thinnest].
        + The raisin went to the youngest, after a short [debate|talk] among the elders.
        + {Friend} found it hard to leave the warm spot, but it [did|managed it], on the third try.
        + “You may lean on my front,” it told the beetles gruffly. “It has been [heated|warmed].”
        + Knee to knee they sat, in a ring, and the lamp had all of them to [shine|look] at.
        + For a while there was only munching. [It was a good sound.|It sounded warm.]
      `,
      works: `
        @result The knees were quiet, and then the warm beetles stood up and looked at their [seat|bench].
        “That’s what it [was|is]!” cried the eldest. “We’re sitting on it!” It was {thing}.
        + A frozen head can’t remember; it needs a [fifth|piece] of a bun to thaw it.
        + They wiped it with eighteen [feet|elbows] and presented it to {hero}.
        + “The lamp has grown,” said the youngest. It hadn’t. It only stood in the right [place|spot].
        + {Friend} was amazed to be [full|no longer hungry]. “A fifth!” it remarked. “Somebody has made a mistake.”
        + They were still sitting there later on, leaning on one [another|and all], like books on a shelf.
        + And the crumbs were [enough|plenty] for an ant who had heard about it.
      `,
      lesson: `
        The lamp was too small for one corner; in the middle it did for [everyone|five].
        / “I had it warm, and I was [cold|freezing],” [said {friend}|{friend} said]. “Now I’ve a fifth, and I’m not.” Sharing can do that.
      `,
    },
    advanced: {
      gate: `
        @spot {Spot.at}, in overcoats, sat three beetles about a lamp the size of a [cherry|hazelnut], shivering.
        It was too far from each of them, since each had been [pulling|tugging] at it.
        + “There was a matter we were to mention to you,” remarked the eldest, “but I’m afraid it has [frozen|seized up].”
        + The knocking of eighteen knees made a sound like a distant [typewriter|railway], and about as hopeful.
        + What they were sitting on was evidently uncomfortable, yet none was warm enough to turn round and [investigate|see].
        + A draught was going about among them like a pickpocket, testing every [collar|sleeve] in turn.
        + “I believe it was August,” the youngest said dreamily, “the last time I had [feet|toes].”
      `,
      wrong: `
        One place beside the lamp was really warm, and had room for [one|a single person].
        @wrong {Friend} sat down in the warm spot itself, to [try|test] it, and found the night quite mild.
        + The trial was conducted with great thoroughness and showed no signs of [coming to an end|being concluded].
        + Behind its broad contented back the beetles were left in a shadow that was [even|noticeably] colder than the night.
        + It recommended exercise and thicker [stockings|socks], as the comfortable have invariably done.
        + [And yet there was something amiss, for though|But something was not right, for though|And still it was no use, for though] its front was done to a turn, its back could feel itself being [looked at|pitied].
      `,
      doubt: `
        So small a lamp, and so [extensive|large] a night; it did not seem to {hero} that the one could do much about the other.
        + There was besides a single bun, which had been [intended|put by] for a better occasion.
        + Scarcity has a way of shutting one’s hand without so much as [asking|a by-your-leave].
        + “Divide it by five,” {friend} pointed out, “and it ceases to be a bun and [becomes|turns into] a rumour.”
        + From the smallest overcoat there came a “brr” so faint that it might have been an [apology|excuse].
        + It is possible to be fair about a great deal; a [little|bun] is harder.
      `,
      turn: `
        {Hero} placed the lamp in the very middle and bade them all come [close|closer yet].
        @turn And there {hero} broke the only bun into pieces for all, as fairly as a bun [permits|allows].
        + Four of the portions were equal; the fifth, which was [chiefly|mostly] crust, {hero} kept.
        + Parting from the warm spot cost {friend} a visible struggle, but on the third attempt it [rose|succeeded].
        + “My front,” it remarked with some embarrassment, “is at the general [disposal|service].”
        + After a brief consultation among their elders, the raisin was awarded to the youngest, on the grounds of [size|merit].
        + They sat so close now that the light could hardly help falling upon everybody immediately.
      `,
      works: `
        @result The knocking ceased, and the warm beetles stood up, one by one, and looked at their [seat|bench].
        “But that is what it was!” the eldest [exclaimed|cried]; and it was {thing}.
        + They had been entrusted with it, they now recalled, and had been sitting on it so as not to [forget|lose it].
        + Memory, it seems, is one of the first things to freeze, and a fifth of a bun is enough to [thaw|revive] it.
        + Polished with eighteen separate elbows, {thing} was [handed|made over] to {hero} in tolerably good order.
        + {Friend} reported itself perfectly satisfied, and went through the figures again to find the [error|mistake].
        + The lamp, all were agreed, had grown; in truth it merely stood where it [belonged|should].
      `,
      lesson: `
        The warmth had been sufficient all along. It had only been standing in the wrong [place|corner].
        / “I had the whole of it and was cold,” [said {friend}|{friend} said], “and now I have a fifth, and [am not|look at me].”
      `,
    },
  },

  Teamwork: {
    titles: `
      The lid with many handles
      One, two, now!
      {Hero} counts to three
      Everybody pull
    `,
    refrains: [
      {
        first: 'One can tug and two can try | many hands can lift the sky.',
        changed: 'One could tug and two could try | all of us, and up went I!',
      },
      {
        first: 'One, says the ant, and two, says the crew | nothing is heavy for me and you.',
        changed: 'One, said the ant, and now, said the crew | up it all went, and the ant did it, too.',
      },
      {
        first: 'One, two, and you, and you.',
        changed: 'One, two, it took a few.',
      },
    ],
    facts: {
      wrong: '{friend} pulled at the stone lid all alone',
      turn: '{hero} gave everyone a handle and counted',
      result: 'the heavy stone lid came up',
    },
    beginner: {
      gate: `
        @spot {Spot.at} there was a [big|great] stone lid. It lay on a hole. In the hole was {thing}.
        The lid had [ten|twelve] handles. Some were big. Some were [tiny|very tiny].
        + “Why so [many|many of them]?” [asked {hero}|{hero} asked]. Nobody knew.
        + Some ants came [by|along] with bits of straw. They did not stop.
        + One handle was as big as a [bucket|wheel]. One was like a needle’s eye.
        + A shrew sat there, and a [snail|toad], and looked at the lid.
        + “It’s too [heavy|heavy for us],” said a shrew. “We know.”
        + Each of them had tried it. Each had tried it [alone|all alone].
        + The lid was grey and fat. It had [never|not] moved an inch.
        + On it was a picture: a lot of little [hands|dots and lines].
      `,
      wrong: `
        “Make way!” [said {friend}|{friend} said]. “I am [strong|very strong].”
        @wrong {Friend} pulled at the lid, all [alone|by itself]. It pulled and [pulled|tugged].
        + It got red. It got redder. It got as red as a [beet|berry].
        + “Shall I help?” [asked|said] {hero}. “No, no,” puffed {friend}.
        + Then it went [plop|bump], and sat down backwards.
        + The lid did not even [shake|notice].
        + “It is stuck,” it said. “Or it is [painted|drawn] on.”
        + It spat on what it pulls with, and tried [again|once more]. Plop.
        + The ants [went|walked] round it in a curve.
        + “I nearly had it,” it said. “You [could|can] see it sweat.”
      `,
      doubt: `
        {Friend} lay there and [puffed|panted]. The lid lay there, too. It was not even [tired|warm].
        + {Hero} pulled as well. It did no [good|good at all].
        + “We are not [enough|strong],” [said {friend}|{friend} said].
        + A shrew said no, and the others [shook|hung] their heads.
        + One is too small. And two are too [small|small, too].
        + It is sad to be too small, and then [too small again|twice].
        + An ant came past. It carried a [thing|leaf] as big as a sail.
        + Behind it came one more, and they carried it [both|together].
      `,
      turn: `
        {Hero} looked at all the handles. Big, small, tiny. Oh! They were not [all|just] for one!
        @turn So {hero} gave everyone a handle and [counted|called]. “One, two, now!”
        + “Me?” [asked|said] a shrew. “You,” [said {hero}|{hero} said]. “This one is your size.”
        + It was not easy. They all [talked|shouted] at once.
        + The first time, they all pulled at a [different|new] time. Nothing.
        + “Listen for the now,” [said {hero}|{hero} said]. “Not [before|after]!”
        + {Friend} took the [big|bucket] handle. It was a good place for it.
        + The smallest ant [got|had] the smallest one. It was so proud.
        + “One,” [said {hero}|{hero} said]. All took a [breath|deep breath].
        + “What if I’m too weak?” asked a shrew. “You’re not [alone|the only one],” [said {hero}|{hero} said].
      `,
      works: `
        @result Rrrums! The [heavy|big] stone lid came up! It came up like a [leaf|cake].
        They held it, and {hero} took out {thing}. Then “now!”, and [down|back] it went.
        + “That was me!” said a shrew. “That was me!” said [an|the smallest] ant. And it was.
        + Nobody had pulled harder than [before|alone]. They had only pulled at once.
        + A shrew felt its [arm|muscle]. It had one!
        + “So that’s why there are so many [handles|of them],” [said {friend}|{friend} said].
        + They shook hands, feet, feelers. It took [long|a while].
        + “I could have [done|had] it alone,” [said {friend}|{friend} said]. “Well. No.”
        + Then they did it once [more|again], just for fun.
        + A hundred little legs [danced|hopped] on the lid.
      `,
      lesson: `
        One pulls, and it [stays|sits still]. [All pull at once, and it flies.|All at once, that is the trick.]
        / “I was strong,” [said {friend}|{friend} said]. “[But we were stronger.|And then we were many.]” That’s what many is for.
      `,
    },
    intermediate: {
      gate: `
        @spot {Spot.at} lay an enormous stone lid, and through a [chink|gap] they saw {thing}.
        It had a dozen handles, some like [bucket handles|cartwheels], some like a needle’s eye.
        + “Why so many?” wondered {hero}; it is frequently the right [question|thing to ask].
        + A shrew and a toad were sitting by, looking at the lid like people who have [tried|given up].
        + “I’ve pulled,” said a shrew. “She’s pulled. We take [turns|it in turns].”
        + Ants went past in single file with their evening [shopping|load].
        + The stone was as thick as a [loaf|mattress], and there was moss in all the cracks.
        + “Perhaps they are spare ones,” [observed {friend}|{friend} observed], “in case they [break|come off].”
      `,
      wrong: `
        “Stand back,” [said {friend}|{friend} said], who was [known|famous] for its strength, at least to itself.
        @wrong It took the biggest handle and pulled at the stone lid all alone, with [closed eyes|a long roar].
        + It went pink, then red, then a colour for which there is [no|only a Latin] name.
        + “Shall I take that other [handle|one]?” [asked {hero}|{hero} asked]. “You’d only be in the way,” it gasped.
        + Finally its grip slipped, and it sat down [backwards|hard], and looked surprised.
        + The lid had not stirred; a bit of moss had [fallen|come] off, that was all.
        + “It’s stuck,” [remarked {friend}|{friend} remarked]. “You can [see|tell] that it was made wrong.”
        + The ants walked round it without [breaking|losing] their step.
      `,
      doubt: `
        {Friend} lay on the ground like a [wet|dropped] glove. The lid lay on its hole. It looked fresher.
        + {Hero} tried, too, and then a shrew, and the [toad|toad again]. One after the other, it led to nothing.
        + “We’re too small,” said a shrew, who [frequently|always] had to say that.
        + There are evenings when every single one of us is too [little|weak].
        + “And if I had eaten [more|some porridge]?” [asked {friend}|{friend} asked], and it did not believe it, either.
        + Past them went two ants with one [leaf|twig], and they carried it as if it were [nothing|air].
        + Nobody had any better suggestion, so they sat there together and were [disappointed|downhearted].
      `,
      turn: `
        {Hero} looked again at the handles: big, middling, tiny. “They’re not [spare|spares],” {hero} said.
        @turn So {hero} gave everyone a handle, even the ants, and [slowly|loudly] counted: “One, two, now!”
        + At first half of them pulled at “one”, and the [toad|old toad] pulled when she felt like it.
        + “Not when you want,” [remarked {hero}|{hero} remarked], “but when you [hear|all hear] it.”
        + “Me, too?” asked the [smallest|very smallest] ant; there was a handle for precisely this ant.
        + It was a muddle, and they had to begin [again|afresh] three times. Nobody went home.
        + {Friend} had the great iron one, and it found it quite [hard|difficult] to wait for the others.
        + And then, for the space of a breath, there was complete [silence|quiet].
      `,
      works: `
        @result There was a [rumble|groan], and the heavy stone lid came up as if it were [cork|pie crust].
        They held it, all of them, while {hero} [reached|leaned] in and drew out {thing}.
        + Nobody was pulling harder than before, and they were [merely|only] pulling at the same time.
        + “That was me,” the smallest ant said afterwards, and you couldn’t say that it [wasn’t|was wrong].
        + “I loosened it, naturally,” {friend} began, looked round, and [added|said], “with all of you.”
        + A shrew went from one to the next and let them feel its [muscle|arm].
        + They thanked each other, hand by feeler. [It took some time.|There were a lot of feelers.]
        + Then they did it again. [There was no need. It was just nice.|It was for the fun of it.]
      `,
      lesson: `
        Each had pulled as hard as [could be|possible]. What was missing was only the “now”.
        / “I thought the other handles were [in case|spare],” [observed {friend}|{friend} observed]. “They were for the [others|rest of us].”
      `,
    },
    advanced: {
      gate: `
        @spot {Spot.at} lay an enormous stone lid, with {thing} [faintly|just] visible in a gap below.
        It had a dozen handles, some as big as [cartwheels|buckets], some like needles’ eyes.
        + A shrew and a toad sat beside it with the peaceable faces of those who have already been [defeated|beaten].
        + Ants were filing past with their evening’s [purchases|groceries] and paid the monument no attention.
        + Scratched into it, almost worn away, was a [drawing|picture] of what might be hands, or simply of a great many lines.
        + “We take it in turns,” explained a shrew, “so that nobody is [disappointed|discouraged] all the time.”
        + {Friend} supposed that most of them were spares; it was [mistaken|wrong], as will be seen.
      `,
      wrong: `
        {Friend}, who had a name for strength, chiefly with itself, asked for [room|space].
        @wrong It seized the largest handle and pulled at the lid all alone, until it [went|was] scarlet.
        + Offers of assistance were declined in gasps; this, it let them know, was a question of [technique|the right grip].
        + Then something gave; it was, unhappily, {friend}, who sat down [backwards|abruptly] and remained so for a considerable while.
        + The lid had parted with a crumb of moss, and with [nothing|no more than that].
        + “Badly designed,” it remarked, once it was able. “Who could possibly need so [many|much] to hold on to?”
      `,
      doubt: `
        There they lay side by side, {friend} and the lid, and of the two it was the lid that looked [refreshed|rested].
        + “Too small,” said a shrew, for whom this was not news, though it had never got [used to it|any nicer].
        + It is discouraging to add up one’s friends and find that each of them comes to [too little|nearly nothing].
        + They all had a try, one after another; it was a sad little [procession|queue].
        + Two ants went by under one leaf, in step. They were talking of [something|other things] else.
      `,
      turn: `
        {Hero} considered the handles, great and minute. “What if they aren’t [spares|spare]?”
        @turn And {hero} gave everyone a handle, down to the last ant, and counted: “One, two, now!”
        + The early attempts were a shambles, as half of them went on “one” and a toad when it [suited|pleased] her.
        + “It’s no use being strong at different [times|moments],” [observed {hero}|{hero} observed], and patiently began again.
        + There was one handle so fine that it [remained|was left] over, until the smallest ant of all was asked to step forward.
        + {Friend}, at the largest, learned something harder than pulling, which was to wait for [everybody else|the others] to be ready.
        + A breath was drawn, by lungs of [eleven|a dozen] different sizes, and for an instant nothing stirred at all.
      `,
      works: `
        @result At the fourth “now” the heavy stone lid came up with a [groan|rumble], light as a pie crust.
        While all of them held it, {hero} [leaned|reached] in and took {thing} from the dark.
        + No one had pulled any harder than alone; they had [merely|simply] all done so in the same second.
        + “That was me,” the smallest ant remarked, in a tone of quiet [conviction|certainty], and it could not be disproved.
        + They lifted it a second time for no reason but the [pleasure|joy] of it, and a shrew called “now”.
        + {Friend} was about to say who had loosened it. It looked along the [row|faces] and said “us”.
        + Giving thanks took up a good part of the evening, as there were two hundred [feelers|limbs] to shake.
      `,
      lesson: `
        There had been strength enough in all of them; what was wanting was a [single|common] moment to spend it in.
        / “To think I took them for spares,” [remarked {friend}|{friend} remarked]. The handles had merely been waiting for the [rest|others].
      `,
    },
  },

  Empathy: {
    titles: `
      The puddle of tears
      Somebody small is crying
      {Hero} sits down beside it
      You miss somebody
    `,
    refrains: [
      {
        first: 'Drip and drop and drop and drip | I will sit with you a bit.',
        changed: 'Drip and drop, and no more drip | thank you, friend, who stayed a bit.',
      },
      {
        first: 'Scoot up close, there’s nothing to say | two can look at a rainy day.',
        changed: 'Nobody said what there was to say | two of us watched it rain away.',
      },
      {
        first: 'Drip, drop, no need to stop.',
        changed: 'Drip, drop, the very last drop.',
      },
    ],
    facts: {
      wrong: '{friend} told jokes to stop the crying',
      turn: '{hero} sat down beside the weeper and said nothing',
      result: 'the puddle of tears sank away',
    },
    beginner: {
      gate: `
        @spot {Spot.at} sat somebody [small|very small] and wept. There was a whole puddle of tears!
        In the middle of it, [far out|deep down], lay {thing}.
        + It was a little [grey|round] thing with wet ears. It did not look up.
        + Drip, went the tears. Drip, [drip, drop|drop].
        + It cried so hard that a leaf [swam|floated] by.
        + “Excuse me,” [said|began] {hero}. It only cried more.
        + The tears were warm and [salty|round], as big as peas.
        + It had cried since [noon|lunch]. There was no stopping it.
        + Two ducks of paper would have [room|fun] on there. But nobody felt like it.
        + It blew its nose in a [leaf|petal], and the leaf was full.
      `,
      wrong: `
        “Stop [crying|that]!” [said {friend}|{friend} said]. “It’s [wet|all wet]! Listen to this.”
        @wrong And {friend} told jokes, to [stop the crying|make it stop]. “Why did the egg go to bed?”
        + It told one of a cow, and one of a [cow|cheese].
        + It laughed at them [itself|so much]. Nobody else did.
        + “Cheer up,” it said. “It can’t be so [bad|sad].” It could.
        + “Uhuuu!” went the small one. It [cried|wept] twice as hard.
        + The puddle got [bigger|wide]. Now {friend} had wet feet.
        + It [made|pulled] a face. It stood on its head. No.
        + “I give up,” it said. “It has no [humour|sense of fun].”
        + You can’t [turn off|blow out] a tear like a lamp.
      `,
      doubt: `
        Drip, it went. They stood [there|about], and did not know what to do.
        + “I wanted to [help|make it laugh],” [said {friend}|{friend} said], quite small.
        + {Hero} thought of a [day|time] with tears. Nobody had known why.
        + Then all the people said: stop. It did not [stop|help].
        + What do you say to so much [water|sadness]? Maybe there are no words.
        + [The moon was in the puddle.|A bit of light lay on the puddle.] Each tear made it shake.
        + {Hero} had a lump, too, [right here|in the throat]. Sad can jump over.
        + It was late, and {thing} lay in [there|the wet].
      `,
      turn: `
        @turn {Hero} sat down beside it and said [nothing|not a word]. It was wet there.
        They sat so for a [while|long while]. Then {hero} said softly, “You miss somebody.”
        + It was hard not to [talk|say a thing]. Quiet is hard.
        + {Hero} did not pat it. {Hero} was just [there|near].
        + It was wet and [cold|not nice]. {Hero} stayed.
        + The small one [moved|leaned] a bit closer. Its ears shook.
        + “Hm,” it [went|sobbed]. “Mm-hm.” And it nodded.
        + “My [sister|brother],” it said. “She has gone to sea. I have her sock.”
        + {Friend} came and sat, [too|as well]. It told no joke.
        + It held out its own [tail end|side], to wipe on.
      `,
      works: `
        One more tear came, a [big|fat] one, and it was the last.
        @result Then the puddle of tears [sank|went] away, glug, glug. There lay {thing}, washed [clean|quite clean].
        + “She will be back in [May|spring],” it said. “It’s only so long till then.”
        + It breathed in [three|four] bits, as you do after.
        + {Hero} took {thing}. It was [shiny|clean] as never before.
        + “You knew it,” it said to {hero}. “How did you [know|guess]?”
        + “I miss people, too,” [said {hero}|{hero} said], “[now and then|sometimes].”
        + The sun was not [out|there], but it looked like it.
        + “Why did the egg go to bed?” it asked [then|{friend}]. So it had heard!
        + “Tell me that one about the egg,” it said. “It was [beaten|all beaten]!” [said {friend}|{friend} said].
      `,
      lesson: `
        You don’t have to [fix|stop] the tears. [You can sit beside them.|You can just stay.]
        / “I made jokes,” [said {friend}|{friend} said], “and you made [room|no noise].” To sit there was the help.
      `,
    },
    intermediate: {
      gate: `
        @spot {Spot.at} sat somebody small with long wet ears and [wept|cried], and had for hours.
        A whole puddle had come together, and at the [bottom|very bottom] lay {thing}.
        + The tears were as round as peas, and each made its own little [ring|plop].
        + “Hello,” [said {hero}|{hero} said]. The small one looked up, saw that it was [nobody|not the right one], and wept on.
        + It had used up one handkerchief, two dock leaves and the [hem|sleeve] of its shirt.
        + The puddle was too deep to wade in, and it was still [rising|growing].
        + “How much is there in [one of those|it]?” whispered {friend}.
        + A leaf floated past. [It was soaked through.|It looked lonely.] There were more tears on the way.
      `,
      wrong: `
        “Now, now, stop crying!” [remarked {friend}|{friend} remarked]. “[Nobody|No one] can think in this wet.”
        @wrong And it told jokes: the one about the egg, the one about the [cheese|sock], and the long one.
        + It had to laugh so much itself that it left out the [ends|best bits].
        + The little one stared at it with [round|swimming] eyes and burst into tears afresh.
        + “It can’t be as bad as [that|all that],” {friend} said cheerfully. It could, though.
        + Next it tried somersaults, and landed in the [puddle|deep end].
        + The water [rose|had risen] by a hand. “I don’t understand it,” it remarked. “It was my funniest.”
        + You can’t tell a tear to go [back in|back where it came from].
      `,
      doubt: `
        They stood on the edge and did not know what to do. Drip, it [said|went], drip, drop.
        + “I only meant to make it [nice|stop],” [declared {friend}|{friend} declared], and wrung itself out.
        + {Hero} could remember crying like that, and everybody had been so [kind|quick] with good advice.
        + It had not needed advice. It had needed something [else|quite different], but what?
        + One can catch sadness the way one catches a [yawn|cold], just by looking.
        + The moon lay in the puddle, and with each drop it [trembled|broke] and mended again.
        + Sometimes even the most wonderful idea is of no use, because nobody has asked for an [idea|answer].
      `,
      turn: `
        @turn {Hero} went and sat down beside it, in the [wet|very wettest part], and said nothing at all.
        Only after a long, long [while|pause] did {hero} ask, “You’re missing somebody, aren’t you?”
        + It isn’t easy to say nothing; all the [good|clever] words push to the front.
        + But {hero} only sat and breathed, a bit [slower|more slowly] than usual.
        + The small one edged nearer, until they were [sitting|touching] ear to elbow.
        + “My sister,” it brought out. “She has gone to sea, and I [have|only have] her sock.”
        + “Is it a nice sock?” [asked {hero}|{hero} asked]. It was, and it was [shown|held up].
        + {Friend} came over as well, sat down in the wet, and for once told [nothing|no story].
        + It was uncomfortable and rather cold, but {hero} made no [movement|attempt] to get up again.
      `,
      works: `
        It wept one more tear, the biggest and the [last|very last], right onto {hero}.
        @result Then the puddle of tears sank away, with a long [gurgle|glug], and there was {thing}, washed clean.
        + “She’s coming back in May,” it said. “It’s just such a lot of [days|Tuesdays] until then.”
        + “How did you know?” it asked. “It [looked|sounded] like that,” [said {hero}|{hero} said]. “I know how that goes.”
        + It breathed in, in three little steps, as you do when it’s [over|done].
        + {Hero} waded across and picked up {thing} out of the last wet [spot|patch].
        + This time it laughed, not much, but in the right [place|spot].
        + “That one about the egg,” it said to {friend}. “How does it [end|go on]?” So it had been listening.
      `,
      lesson: `
        Sadness does not want to be [talked away|mended immediately]. It wants somebody to sit with it for a bit.
        / “I was funny,” [said {friend}|{friend} said], “and you were there.” Being there was what [helped|it needed].
      `,
    },
    advanced: {
      gate: `
        @spot {Spot.at} somebody small, with long wet ears, had been [weeping|crying] for a considerable time.
        It had come to a regular [pond|pool] of tears, and {thing} lay at the bottom.
        + Each of them fell with a separate plop, like the notes of a decidedly sad [piano|tune] for beginners.
        + It raised its face at their coming, found that they were not whoever it was, and [resumed|went on].
        + One handkerchief, two dock leaves and the greater part of a [sleeve|shirt] had already been used up.
        + A leaf drifted by with the melancholy of an [unmanned|abandoned] boat.
        + “Can there be so much in so little?” {friend} enquired, not without scientific [interest|curiosity].
      `,
      wrong: `
        “Come, come,” cried {friend}, “this will never do,” and [rubbed|shook] itself.
        @wrong It told jokes, to make the crying stop: the egg, the cheese, and then the [long|very long] one.
        + It was so overcome by its own wit that the endings, in [general|most cases], were lost.
        + The eyes above the wet collar grew rounder and rounder, and then they [overflowed|spilled over] altogether.
        + “It cannot be as bad as that,” it declared, a thing said [only|chiefly] by those who have not asked.
        + A somersault was attempted, to lighten the mood, and it ended in the [pond|deep end] with a splash.
        + The level had risen by an inch. {Friend} was [baffled|bewildered], for it had been its best material.
      `,
      doubt: `
        They stood on the shore, so to speak, with nothing [useful|sensible] to say, and listened to it drip.
        + “I had hoped to cheer it up,” [declared {friend}|{friend} declared], who was [wringing out|emptying] itself by degrees.
        + {Hero} recalled such an hour, and how briskly everyone had [come forward|arrived] with remedies.
        + They had all been so anxious for it to be over that no one had [stayed|waited] to learn what it was.
        + With every drop the moon on the water went to [pieces|bits], and after every drop it put itself together.
        + There was nothing to be done, and they were not [used|accustomed] to that.
      `,
      turn: `
        @turn {Hero} went and sat down beside it, in the [wettest|deepest] part, and said nothing whatever.
        It was a good while before {hero} [remarked|said], very low, “You are missing somebody.”
        + To keep silent like that is [strenuous|exhausting], for every kindly phrase one knows comes crowding to the door.
        + Nothing was patted and nothing was promised; there was simply one more person sitting in the [puddle|wet].
        + By degrees the small one came nearer, until ear and elbow [met|touched] and it could be felt to tremble.
        + “My sister,” it managed. “She has gone to sea. I have her sock,” and the sock was [produced|shown] and admired.
        + {Friend} lowered itself into the water on the other side, and in a whole quarter of an hour was not [amusing|funny] once.
      `,
      works: `
        There was one tear still to come, the largest, and it took its [time|leave slowly].
        @result Then, with a long gurgle, the puddle of tears sank away and left {thing} [rinsed|washed] clean.
        + “It isn’t for ever,” it informed them, “only until May, but have you any idea how many [Tuesdays|evenings] that is?”
        + It drew one of those breaths that come in three instalments, and are invariably a sign of [better|clearing] weather.
        + “How could you tell?” it asked, and {hero} thought, and said that one occasionally [recognises|knows] the sound.
        + The joke was finished at last, to a small wet snort, and {friend} has never had a finer [audience|success].
        + “And the egg?” it demanded of {friend}. “Why had it gone to bed?” It had missed not a [syllable|word].
      `,
      lesson: `
        Nothing had been mended and nobody advised. Somebody had merely sat down [beside|close to] the sadness and stayed.
        / “I brought it my jokes,” [said {friend}|{friend} said], “and you brought it your [company|silence],” and it saw which had been wanted.
      `,
    },
  },

  Understanding: {
    titles: `
      Plim!
      What does plim mean?
      {Hero} learns to say plim
      The round one on the path
    `,
    refrains: [
      {
        first: 'Plim, it says, and plim again | show me what you mean, my friend.',
        changed: 'Plim, we say, and plim again | now I know it too, my friend.',
      },
      {
        first: 'Louder won’t help when the word is new | point to it once, and I’ll point, too.',
        changed: 'Softly it came, and the word was new | you said it first, and I say it, too.',
      },
      {
        first: 'Plim, plim, what is a plim?',
        changed: 'Plim, plim, follow the plim.',
      },
    ],
    facts: {
      wrong: '{friend} said the same thing louder and louder',
      turn: '{hero} listened and found out what “plim” meant',
      result: 'the round creature showed them the dry way',
    },
    beginner: {
      gate: `
        @spot {Spot.at} they could see {thing}. But in front of it stood a [round|fat, round] creature.
        It held out its [arms|short arms] and said: “Plim!” That was [all|the whole of it].
        + It was as round as a [ball|bun] and blue all over.
        + “Good evening,” [said {hero}|{hero} said]. “Plim,” it said. It was very [serious|firm].
        + It hopped on the [spot|ground] and pointed at its feet.
        + The ground behind it [shone|glistened]. It looked smooth.
        + “What does it [want|mean]?” [said {friend}|{friend} said]. “Money? Cake?”
        + It had big eyes and no [neck|hat]. It looked worried.
        + “Plim, plim,” it said. It [waved|flapped] both hands.
        + They went left. It went left. They went right. So did [it|the round one].
      `,
      wrong: `
        “Let us [through|by],” [said {friend}|{friend} said]. “Plim!” said the [creature|round one].
        @wrong So {friend} said the same thing louder. “LET US THROUGH!” And [louder|then louder still].
        + “PLIM!” it said, just as [loud|big]. It did not want to shout.
        + “It’s [deaf|rude],” [said {friend}|{friend} said]. It was not. It covered its ears.
        + “LET! US! BY!” A bird fell [out of|off] its bed.
        + It said it in big words and then in [slow|small] ones. No good.
        + Now they were both quite [red|hoarse]. One was a bit more blue.
        + {Friend} drew itself up and [pushed|stepped] on. Whoosh! It slid on its tail end.
        + “That was on [purpose|plan],” it said, from far below. It came back wet.
        + Loud is not the same as [clear|right].
      `,
      doubt: `
        Nobody [spoke|said a thing] now. The round one looked sad. It had tried so [hard|much].
        + “It can’t even [talk|speak],” [said {friend}|{friend} said], with no voice left.
        + {Hero} thought: maybe it says that about [us|you and me].
        + What if nobody knew what you [said|meant]?
        + You would wave and hop, [too|as well].
        + “Plim,” it said, quite [low|soft]. It did not go away.
        + Why did it not go [home|off]? It must be important.
        + They looked at it, and it [looked|blinked] at them.
      `,
      turn: `
        “Plim,” it said, and let one foot [slide|slip] a bit. {Hero} was [quiet|still] and looked.
        @turn {Hero} listened, and found out what plim [meant|was]. It meant slippery!
        + “Plim,” [said {hero}|{hero} said], and [pointed|nodded] at the ground. “Plim!” It hopped for joy.
        + It takes time, to hear a [word|new word]. {Hero} took it.
        + {Hero} put out one foot, and it [went|slid] whee. “Plim?” “Plim!”
        + Then it showed a [stone|dry stone]. “Plom.” Aha. That one was dry.
        + “Plim, plom,” [said {hero}|{hero} said]. “Plim, plom,” it said, very [slow|kind].
        + “It can talk!” [said {friend}|{friend} said]. “It talked [all the time|before],” [said {hero}|{hero} said].
        + {Friend} [tried|said] it, too: “Plum?” It laughed. Its tummy shook.
        + It was a bit [silly|funny] to say it. But it was right.
      `,
      works: `
        @result The round one showed them the dry way, plom, [plom|and plom again].
        There they had {thing}, and nobody had [slid|slipped].
        + It had only wanted to [help|warn them]. It had wanted that from the first.
        + “Plam,” it said then, and [held|put] a hand on its heart.
        + “That means [friend|hello],” [said {hero}|{hero} said]. Nobody had to ask.
        + {Hero} [picked up|took] {thing} and said: “Plam.”
        + {Friend} said sorry. It did not know the word, so it [bowed|gave a hug].
        + It got one [back|too], a wide one. It was like a hug from a cushion.
        + “Plim,” said {friend} all the way [back|after]. It was a good word.
        + They had three words now. You can go [far|a long way] on three.
      `,
      lesson: `
        Loud does not [help|do it]. [Listen, and you find the word.|To listen is how you find out.]
        / “I shouted,” [said {friend}|{friend} said], “and it was [so nice|being kind].” Next time we’ll listen first.
      `,
    },
    intermediate: {
      gate: `
        @spot {Thing} was in sight {spot.at}, but a round blue creature stood in the [way|way, arms out].
        “Plim!” it said, and it said it very [earnestly|urgently]. More it did not say.
        + “Good evening. May we [pass|come by]?” [asked {hero}|{hero} asked]. “Plim,” it answered, and shook all over.
        + Behind it the ground glistened as though somebody had [polished|licked] it.
        + When they went left it rolled left, and when they went right it was [there|already there].
        + “Plim may be its [name|surname],” [declared {friend}|{friend} declared], “or its price.”
        + It kept [looking|pointing] down at its feet and up at them, and then down again.
        + It was as round as a [dumpling|cushion] and had no neck; it seemed very worried about something.
        + They could not guess what it was [anxious|worried] about, and it could not explain.
      `,
      wrong: `
        “We would like to pass,” {friend} said, and got a “plim” for [an answer|a reply].
        @wrong So it said the same thing louder, and then [louder still|even louder], as people do in foreign places.
        + “WE! WOULD! LIKE! TO! PASS!” it [roared|bellowed]. Somewhere a shutter was closed.
        + The creature held its ears and said “plim” as loud as it could, since that [seemed|appeared] to be the custom.
        + It was not deaf in the least; its ears were [very good|excellent], and they were now ringing.
        + Finally {friend} simply marched on, and vanished with a long [whoosh|slithering noise].
        + “I meant to do that,” it [called|said] from a long way down.
        + However loud it is, a word that you don’t know gets no [clearer|plainer].
      `,
      doubt: `
        The round one sat down. It had done its best, and no one had [understood|got it].
        + “There’s no talking to it,” [croaked|whispered] {friend}, who had lost its voice.
        + Perhaps it is [thinking|saying] just that about us, thought {hero}.
        + How would it feel to know something [important|quite important] and own only one word for it?
        + You would stand there, with your arms out, and say it [over and over|again and again].
        + “Plim,” it tried once more, very [softly|quietly], as if to itself.
        + It is a lonely feeling to be talking and talking without being [understood|followed] by anyone.
      `,
      turn: `
        {Hero} kept still and [watched|looked]. At each “plim” it let one foot slide a bit.
        @turn So {hero} listened, copied it, and found out what “plim” meant: [slippery|slippery as soap]!
        + “Plim?” [asked {hero}|{hero} asked], and slid one foot. “Plim!” cried the creature, and turned [lilac|pink] with joy.
        + Then it patted a dry stone, twice. “Plom.” That was not hard to [guess|make out], either.
        + It felt silly to say a word that you do not [know|own] yet, and {hero} said it anyway.
        + It took its time, and had to be put right twice, for there is a [plum|plem] as well.
        + “So it can talk,” [said {friend}|{friend} said]. “It has done [nothing|little] else,” [said {hero}|{hero} said].
        + They went through it like a first lesson, with feet instead of a [book|blackboard].
        + It is surprising how much a foot can [explain|tell you], if you only watch it carefully.
      `,
      works: `
        “Plom,” said the creature [happily|immediately], and held out a small blue hand.
        @result From stone to stone it showed them the [dry|only dry] way, until they stood before {thing}.
        + It had not wanted to stop them at all. It had wanted them not to [fall|break their necks].
        + “Plam,” it remarked, and laid its hand on where a heart might be, in so much [roundness|blue].
        + “Plam,” [said {hero}|{hero} said], and this time no one needed to [explain|ask].
        + {Friend} did not know what sorry was in that language, so it [bowed|said it] with both ears.
        + They were hugged, and it was like being hugged by a [cushion|warm loaf].
        + On the way {friend} kept on [practising|saying]: plim, plom, plam. It was nearly a song.
        + All that shouting had been about nothing but a [friendly|kindly] warning. They felt a little foolish.
        + It was as simple as that.
      `,
      lesson: `
        It had told them from the [start|beginning], and they only had to find out what it said.
        / “I was loud,” [said {friend}|{friend} said], “and you were curious. You [learned|got] the word, and I got wet.”
      `,
    },
    advanced: {
      gate: `
        @spot {Thing} was in view {spot.at}, and before it stood a creature perfectly [round|spherical].
        “Plim!” it remarked, with the greatest [urgency|earnestness], and left it at that.
        + It was blue, it had no neck to speak of, and it wore the look of somebody in sole charge of a [railway|lighthouse].
        + {Hero} bade it good evening and begged to be allowed by, to which the only response was an [anguished|insistent] “plim”.
        + To the left it rolled in front of them, to the right it had [already|somehow] arrived before they did.
        + {Friend} wondered whether this was its name, its [religion|occupation], or what it charged.
        + Beyond it the ground had a certain [gloss|shine], which at the time nobody thought about.
      `,
      wrong: `
        “We wish to pass,” {friend} explained, and was [answered|told], predictably, “plim”.
        @wrong It therefore said the same thing louder, and then louder [still|again], as travellers will.
        + By the fourth repetition it could be heard in the next [parish|valley], without having been understood in this one.
        + The creature clapped its hands over its ears, which were [remarkably|unusually] good, and shouted back, supposing it to be the custom.
        + There is an ancient belief that any language may be followed if only it is [roared|bawled], and no failure has ever shaken it.
        + Eventually {friend} drew itself up, strode on, and was gone, with a long diminishing [whoosh|slither].
        + “That was intentional,” came its voice, from some way [down|below].
      `,
      doubt: `
        The creature had sat down with its face in its hands, like one who has done [everything|all it can].
        + “It is of no use,” breathed {friend}, from whom nothing was left but [breath|a whisper]. “It doesn’t speak.”
        + It struck {hero} that the same report was [possibly|perhaps] being made about themselves.
        + What would one do, who knew of a danger and had a [single|solitary] word to warn of it with?
        + One would stand in the way, no doubt, and say it, and go on saying it, and be [shouted at|thought a nuisance].
      `,
      turn: `
        {Hero} said nothing, and [looked|watched]; at each “plim” one of its feet slid a little.
        @turn So {hero} listened, repeated it, and found out what “plim” meant: [slippery|slippery as ice].
        + “Plim?” [said {hero}|{hero} said], sliding a foot, and the creature turned from blue to a rapturous [mauve|lilac].
        + It slapped the stone beside it, which was dry. “Plom,” it [added|supplied], with the air of one turning a page.
        + There’s a certain humility in taking a stranger’s word into one’s own mouth and being [corrected|put right] twice.
        + “It talks!” cried {friend} in astonishment; it had done so, {hero} [observed|pointed out], from the beginning.
        + They worked their way through the language in about ten minutes, there being for the [present|moment] three words of it.
      `,
      works: `
        “Plom,” declared their teacher warmly, and [offered|extended] a small blue hand.
        @result By the dry way, which it alone knew, it showed them from stone to stone, [all the way|right up] to {thing}.
        + It had not been barring the path at all, but only standing between them and a decidedly nasty [fall|slide].
        + “Plam,” it observed at parting, and laid its palm on the place where, in all that [roundness|blue], a heart might be.
        + Nobody asked for a translation, and {hero} replied in the same [tongue|language].
        + {Friend}, not having the vocabulary for an apology, performed one, and was embraced as if by an [armchair|eiderdown].
        + All the way after that it could be heard conjugating to itself: plim, plom, [plam|plum].
      `,
      lesson: `
        It had been telling them all along. Being understood took only someone who was [quiet|curious] enough to hear.
        / “I had the volume,” {friend} conceded, “but you had the [meaning|word],” and that had proved the drier of the two.
      `,
    },
  },

  Communication: {
    titles: `
      Did you say pull?
      Two snails and a rope bridge
      {Hero} says it back
      Pull, full or bull
    `,
    refrains: [
      {
        first: 'Say it once and say it clear | tell me back what you can hear.',
        changed: 'Said it once and said it clear | now we both know, there and here.',
      },
      {
        first: 'Did you say bull or did you say pull? | ask it again till the ear is full.',
        changed: 'Nobody said it was time for a bull | let it go gently, and no more pull.',
      },
      {
        first: 'What was that? Say that back.',
        changed: 'That was that, and that came back.',
      },
    ],
    facts: {
      wrong: '{friend} carried the messages and mixed them up',
      turn: '{hero} repeated every message to be sure of it',
      result: 'both snails let go at the same time',
    },
    beginner: {
      gate: `
        @spot A bridge led to {thing}, {spot.at}. But the bridge [jumped|bounced]!
        At each end sat a snail and pulled [hard|like mad]. “I hold it!” each one cried.
        + The near snail was [round|fat]. The far snail was long.
        + They pulled when they should [let go|stop]. So the bridge stood on its side.
        + It was too far to [hear|talk] from end to end.
        + “What does the other one say?” asked the near [snail|one].
        + The rope went [twang|zing], like a string on a fiddle.
        + They had pulled since [lunch|breakfast]. They were both quite thin.
        + Nobody could [cross|walk] on such a thing.
        + “If only somebody would tell him,” it [sighed|puffed].
      `,
      wrong: `
        “I’ll go and [tell|say it]!” [said {friend}|{friend} said]. It was off like the [wind|post].
        @wrong But {friend} mixed the messages up. “[Pull|Let go]” was now “[full|hello]”, and then it was “bull”.
        + “A bull?” said the far snail, and held on [twice as hard|tight].
        + It ran to and [fro|back]. It listened just to the first half.
        + “He says he is a [ball|wall],” it said. “Or small. One of those.”
        + “I never said [that|so]!” cried the near snail, and it was cross.
        + “You have a [cold|hat],” it told the far one. “That’s the message.”
        + Each trip made it [worse|wilder]. Now both were crying.
        + The bridge [shook|hopped] like a goat.
        + {Friend} sat down in the middle. “I only [told|said] what I heard. Nearly.”
      `,
      doubt: `
        The rope went [twang|zing]. Both snails looked [cross|away].
        + “I ran so [fast|quick],” [said {friend}|{friend} said]. “Words fall off when you run.”
        + That’s how it goes. One says cat, and one hears [hat|bat].
        + And then you are angry at a [hat|thing] that nobody said.
        + {Hero} knew that from [home|bedtime]. Shoes can turn into soup.
        + It’s not that they are [bad|mean]. They just can’t hear.
        + The near one wept a [bit|tear]. So did the far one. They did not know.
        + Far off {thing} lay and [waited|kept still].
      `,
      turn: `
        {Hero} went to the near snail, and did not [run|hurry]. “What do you want to say?”
        @turn Then {hero} said every message [back|again]. “Did you mean, let go at three?”
        + “Yes!” [said|cried] the snail. Nobody had ever asked it that.
        + Slowly, slowly {hero} went [over|across], with the words held tight.
        + “He asks: will you let go at three?” “At [tree|free]?” “At three.” “Ah!”
        + And there too {hero} said it [back|again]. “Did you mean yes, at three?”
        + It took [long|some time]. But not one word fell off.
        + {Friend} came along [behind|too], and said it under its breath.
        + “So you don’t have to [guess|shout]?” it asked. You can ask.
        + {Hero} [counted it out|tapped it] as well: one, two, three. That helps.
      `,
      works: `
        “One, two, three!” [called|cried] {hero}.
        @result And both snails let go at the same [time|moment]. Flop! The bridge lay [flat|still].
        Over it they went, and there they found {thing}.
        + “I thought you were a [bull|goat]!” said the far snail. “I thought you were!”
        + They laughed so much that their [shells|horns] shook.
        + Both had wanted to hold it for [others|us]. So kind, and so much pulling!
        + {Hero} picked up {thing} and said [thanks|so]. Then it was said back.
        + “Did you mean, thanks?” “I meant thanks.”
        + {Friend} took a message once [more|again]. It got it right!
        + It was only “good night”. But it was all [there|right].
      `,
      lesson: `
        [Say it, and hear it back.|Ask: did you mean that?] Then pull does not turn into bull.
        / “I was fast,” [said {friend}|{friend} said], “and you [asked|listened].” Asking back is how words arrive whole.
      `,
    },
    intermediate: {
      gate: `
        @spot {Thing} lay {spot.at}, beyond a rope bridge that [bucked|jumped] like a goat.
        At both ends sat a snail, and both of them [pulled|were pulling] with all their might.
        + They pulled where they ought to have let go, so the bridge was standing on [edge|its side].
        + “I’m only holding it,” panted the near snail, who was [round|stout]. “He’s the one who pulls.”
        + It was so far across that neither could [hear|understand] the other.
        + The ropes hummed like the strings of a [badly tuned|very big] fiddle.
        + “Somebody ought to carry a message,” it declared. “I would go [myself|and tell him], but it’s four days.”
        + No one could have crossed on it, not even [barefoot|a flea].
      `,
      wrong: `
        “A message!” [said {friend}|{friend} said]. “Nothing [easier|simpler]!” Off it ran with half of it.
        @wrong It carried the messages to and fro and mixed them up, till “pull” was [“full”|“wool”], then “bull”.
        + “There’s a bull over [there|on that side]?” gasped the far snail, and held on for dear life.
        + “He says he is full,” it reported, “or small. He [wants|needs] a shawl.”
        + It always started running before the other one had [finished|got to the end].
        + “I said no such thing!” cried the [near|round] snail, and pulled with indignation.
        + By the ninth trip they had both been [insulted|invited to tea] and neither knew why.
        + “I told them word for [word|word, nearly],” [said {friend}|{friend} said]. “Only with other words.”
      `,
      doubt: `
        The bridge twanged. At either end a snail sat with its back [turned|to the other], deeply hurt.
        + “They’re so light when you get them,” [declared {friend}|{friend} declared], “and then they [fall off|blow away] on the way.”
        + Both of them were good, and both were [wronged|cross], and it was nobody’s fault.
        + You can be angry for a whole [day|evening] at a word that was never said.
        + Over there lay {thing}, as near as a [shout|stone’s throw]. It was no use shouting.
        + {Hero} thought of all the times that somebody says shoes and somebody else hears [soup|soap].
      `,
      turn: `
        {Hero} sat down by the near snail and heard it out, right to the [end|very end].
        @turn Then {hero} repeated every message, word for word. “Did you mean [let go|we should let go] at three?”
        + “Yes,” it said, and stopped [puffing|crying]. “That’s it. That is just what I meant.”
        + {Hero} walked across, slowly, carrying the words like a [full|brimming] bowl of soup.
        + “At tree?” asked the far snail. “At three,” [said {hero}|{hero} said], and counted it [out|out again].
        + On that side, too, it was said back, [until|so long till] the long snail nodded.
        + It took a lot longer than [running|guessing], but nothing had to be fetched twice.
        + {Friend} trotted along behind and moved its [lips|mouth], to learn how it was done.
      `,
      works: `
        “One,” called {hero}, [slowly|loud and clear], “two, three!”
        @result Both snails let go at the same time, and the bridge [lay|settled] down flat. And there was {thing}.
        + “I thought you were a bull,” remarked the far snail. “I thought you [were|had said] one,” said the near one.
        + They laughed until their [shells|houses] wobbled, and arranged to meet in the middle in two days.
        + Each had only held on so that [nobody|the other one] should fall in.
        + {Hero} took {thing} and said thank you. “Did you mean thank you?” [asked {friend}|{friend} asked], to [practise|be sure].
        + It was given one last message, a [short|tiny] one, and it arrived in one piece.
        + It was “sleep well”. Two words, it [noted|said], are quite enough for beginners.
      `,
      lesson: `
        A word is only there when it has [arrived|got across]. So say it, and let it be said back.
        / “I was quick,” [said {friend}|{friend} said], “and you asked.” “Did you mean …?” is a [good|strong] bridge, it found.
      `,
    },
    advanced: {
      gate: `
        @spot {Thing} was {spot.at}, across a rope bridge which [bucked|reared] like a goat.
        At either end sat a snail, hauling [energetically|desperately] at what it should have let go.
        + In consequence the bridge stood on its edge, humming like an ill-tuned [fiddle|cello].
        + “I am merely steadying it,” panted the near snail, who was stout. “It is my [colleague|opposite number] who pulls.”
        + The far snail, who was long, was presumably saying the same thing, but it was [out of earshot|much too far to hear].
        + To carry word across in person would, they [gathered|learned], have taken either of them the better part of a week.
        + Neither looked ill-natured; they looked like two people who have been [helpful|obliging] since breakfast.
      `,
      wrong: `
        “A message? Give it here,” cried {friend}, and departed with the first [half|portion].
        @wrong It mixed up every message, until “pull” was [“full”|“wool”] and finally “bull”.
        + The news that there was a bull on the other side caused the far snail to [redouble|double] its efforts.
        + “He is full,” {friend} reported on its return, “or possibly small. At all events he [requires|asks for] a shawl.”
        + It was a swift messenger; it was generally [under way|gone] before the sender had come to the verb.
        + By the seventh crossing both parties had been insulted, and one of them had been [invited to a wedding|told it was Tuesday].
        + “I gave it to them word for word,” {friend} [maintained|protested], “although not invariably the same ones.”
      `,
      doubt: `
        At either end of a twanging bridge sat a snail with its back turned, [wounded|hurt] to the quick.
        + “They weigh so little,” {friend} said, meaning the words, “that one doesn’t [notice|feel] them dropping.”
        + {Hero} thought how frequently somebody says “soap”, and somebody hears “soup”, and a day is [spoiled|ruined].
        + There was no villain anywhere in it; there was only a [distance|gap], and what fell in.
        + It is possible to be furious until bedtime with a sentence that no one has ever [said|uttered].
      `,
      turn: `
        {Hero} sat down by the near snail and listened attentively, [verb and all|to the very end].
        @turn Then {hero} repeated the message, to be certain: “Did you mean, let go at three?”
        + “That is precisely what I meant,” it remarked, astonished, and for the first time that day it [breathed|stopped panting].
        + {Hero} crossed gradually, bearing the words before one as one carries [soup|a full basin].
        + “At tree?” enquired the far snail. “At three,” [remarked {hero}|{hero} remarked], and, to be on the safe side, [drew|showed] it as well.
        + The reply was likewise said back, weighed, amended in one [place|particular], and found correct.
        + It took a great deal longer than running, except that nothing had to be done [again|over again] afterwards.
        + {Friend} followed with moving lips, as one who watches a [conjuror|juggler] and means to get to the bottom of it.
      `,
      works: `
        {Hero} stood where both were able to see, and [deliberately|solemnly] counted to three.
        @result Both snails let go at the same time, the bridge lay level, and beyond it was {thing}.
        + “I took you for a bull,” remarked the far snail. “I understood you to have [ordered|married] one,” replied the near.
        + Each had been holding on for the sole reason that somebody might otherwise fall [in|and be hurt].
        + They agreed to meet half-way, on Thursday, and set out at [once|a tremendous pace].
        + “Did you mean thank you?” enquired {friend}, when {hero} had said it, and [wrote down|made a note of] the answer.
        + It was trusted with a final message, “sleep well”, and delivered it without the [loss|change] of a letter.
      `,
      lesson: `
        A word has not been said until it has been [heard|understood], and that one can only find out by asking.
        / “Did you mean …?” murmured {friend}, trying it. As bridges go, it [found|said], it was the steadiest there.
      `,
    },
  },

  Leadership: {
    titles: `
      The lost little lights
      {Hero} walks ahead slowly
      Ask the smallest one
      All in one line
    `,
    refrains: [
      {
        first: 'Slow ahead and wait behind | not one light is left to find.',
        changed: 'Slow ahead and one by one | everybody followed on.',
      },
      {
        first: 'If the smallest can follow, then so can we all | lead at the pace of somebody small.',
        changed: 'The smallest could follow, and so could we all | thank you for walking so slowly and small.',
      },
      {
        first: 'Slowly, smallest, you go first.',
        changed: 'Slowly, smallest, none got lost.',
      },
    ],
    facts: {
      wrong: '{friend} shouted orders from a stone',
      turn: '{hero} asked the smallest light and walked ahead slowly',
      result: 'the little lights followed in one line',
    },
    beginner: {
      gate: `
        @spot It was dark {spot.at}. {Thing} must be there, but [where|where in the dark]?
        The way was full of little [lights|lost lights]. They ran about, and did not know where to go.
        + “Where is [home|our place]?” they peeped. “Where is where?”
        + Some were as big as a [pea|berry]. The smallest was a dot.
        + They bumped into each other: [pling|ping], pling.
        + They had gone out for a [walk|dance]. Then each went its own way.
        + “Left!” cried some. “[Up|Right]!” cried some. “Mama!” cried one.
        + You could not put a foot [down|there] for lights.
        + It was very bright here and there, and [nowhere|never] for long.
        + “Somebody must do [something|a thing],” [said {friend}|{friend} said]. “I know who!”
      `,
      wrong: `
        @wrong {Friend} got up on a stone and shouted [orders|lots of orders]. “You there! Left! You! Stand up!”
        They got a [fright|shock], and now they ran even faster.
        + “Form a [square|circle]!” it cried. They did not know what that was.
        + “I am the boss now,” it said. “I have a [stone|tall stone].”
        + One light [went out|hid], in pure fright.
        + It turned round. Nobody was [there|behind it].
        + Its stone [wobbled|tipped]. The boss fell off.
        + “They don’t [listen|hear],” it said. “I said it so loud.”
        + It had told them all, and it had asked [no one|none].
        + It called and called, until its voice was quite [hoarse|gone].
        + But the small lights did not know such [orders|words].
      `,
      doubt: `
        The lights [flickered|shook]. It got [darker|dim]. Nobody came along.
        + “I was loud and I was [high up|tall],” [said {friend}|{friend} said]. “What else is there?”
        + The smallest light had got [under|behind] a leaf and cried.
        + {Hero} felt lost, too. How do you lead, if you [don’t know|are lost]?
        + To be in front is not [easy|so nice]. All look at you.
        + They were so many. And {hero} was [one|just one].
        + Some had gone [out|dim]. That was the worst of it.
        + It was [quiet|very quiet], but for a peep here and there.
      `,
      turn: `
        @turn {Hero} asked the smallest light, “Where to?” Then {hero} walked ahead, [slowly|so slowly].
        When one could not keep up, {hero} [waited|stopped].
        + “Where it is [quiet|calm],” said the small one. “And with the others.”
        + “Good,” [said {hero}|{hero} said]. “That’s where I’m going, [too|as well].”
        + One step, and a look [back|behind]. One step, and a look.
        + {Hero} did not shout. {Hero} just [went|began].
        + Then one came, and then there were [two|three].
        + It was hard to go so slow. {Thing} was so [near|close]!
        + {Friend} went at the very [back|end], so none got lost.
        + “Is it far?” they [peeped|asked]. “We’ll see. I will wait.”
      `,
      works: `
        @result The little lights [followed|came] in one line, pling, pling, [pling|one by one].
        All in a row they were as bright as a [lamp|street]! And there, in the light, lay {thing}.
        + The smallest sat right at the [front|top], on {hero}.
        + “There it is!” it [peeped|cried]. It was the first to see.
        + At the back walked {friend}. “All [here|there]!” it called, and did not shout.
        + Nobody [pushed|bumped] now. They had a way.
        + The line was long. It went round the [bend|corner] twice.
        + {Hero} [took|picked up] {thing}. “I needed you,” [said {hero}|{hero} said].
        + “And we you,” they [said|peeped]. They were home by now.
        + “You never told them to [come|go],” [said {friend}|{friend} said]. “They just did.”
      `,
      lesson: `
        To lead is not to be loud. [You ask, you go, and you wait.|Ask, and go slow, and wait.]
        / “I stood [up high|on a stone],” [said {friend}|{friend} said]. “You went first, and waited.” That is a leader.
      `,
    },
    intermediate: {
      gate: `
        @spot {Spot.at} it was so dark that {thing} could have been [anywhere|right there].
        And the way was full of lost little lights that [ran|darted] about and bumped into each other.
        + They had gone out together for a dance, and [then|somehow] each had gone its own way.
        + “Where is home?” they [peeped|called]. “Which way is this way?”
        + The biggest were like [blackberries|peas], and the smallest was no more than a dot.
        + You couldn’t set a [foot|step] anywhere without somebody squeaking.
        + “What they need,” [remarked {friend}|{friend} remarked], looking about for [something high|a stone], “is somebody like me.”
        + It was bright here, and then it was bright [there|over there]. It was no use anywhere.
      `,
      wrong: `
        @wrong {Friend} climbed on a stone and shouted [orders|one order after another]. “You! Left! Form a square!”
        The lights were so [startled|scared] that they ran about twice as fast.
        + “Not that left!” it called. “The [other|proper] one! And you there, up! No, sit!”
        + None of them knew what a square was, and they were afraid to [ask|say so].
        + Two of them collided, and a [small|timid] one went out from pure fright.
        + “Follow me!” it finished, though it was [standing|going] nowhere in particular.
        + When it looked round there was [nobody|only moss] behind it.
        + “I can’t have been loud [enough|enough yet],” it said, and its stone tipped over.
        + It explained to them what a captain is, and they listened with their [eyes|mouths] wide open and understood nothing.
      `,
      doubt: `
        It had grown darker; the lights kept to the [cracks|edges] and trembled, and nobody went anywhere.
        + “I was high up and I was loud,” [said {friend}|{friend} said]. “I don’t know what else [leaders do|there is].”
        + Somewhere under a leaf the [smallest|smallest light] was crying.
        + {Hero} didn’t know the way, either. How can you lead anyone, if you are [lost|half lost] yourself?
        + It’s cold in front, and everybody can see you [from behind|make mistakes].
        + They were such a [crowd|lot], and each was afraid all by itself.
      `,
      turn: `
        @turn {Hero} knelt by the smallest light and asked it where it wanted to go. Then {hero} walked ahead [slowly|very slowly].
        If somebody fell behind, {hero} [stopped|stood still] until they had caught up.
        + “Somewhere quiet,” it had whispered, “with the [rest|others].” So that was where they were going.
        + “I am not sure of the way,” {hero} told them, “but I won’t [leave|lose] any of you.”
        + After every step came a look back, and after every look a [nod|breath].
        + The first one followed, and then a second, [because|simply since] the first one did.
        + It was hard to dawdle, with {thing} [perhaps|maybe] so close. But the short legs came first.
        + {Friend}, without being told, went to the very [end|back] and counted them.
      `,
      works: `
        @result The little lights fell in and followed, all in one line, like a [string|necklace] of glass beads.
        In a row they were as bright as a [street|ballroom], and in their light lay {thing}.
        + It was the smallest who saw it [first|before the others], because it rode in front.
        + “Ninety-nine,” {friend} called softly from the back, “and [one|a hundred]. All there.”
        + There was no pushing any more; they knew where they were [going|bound], and so did their feet.
        + {Hero} took {thing}. “I’d never have found it without you,” {hero} said, and it was [true|so].
        + “You never once told them to,” [remarked {friend}|{friend} remarked]. “You just went, and [minded|looked back].”
        + For quite a distance they [lit|saw] them home, and went out one by one at their own doors.
      `,
      lesson: `
        They didn’t need somebody on a stone. They needed somebody in front who [waited|looked round].
        / “I was over them,” [said {friend}|{friend} said], “and you [among|ahead of] them, at the pace of the smallest.”
      `,
    },
    advanced: {
      gate: `
        @spot {Spot.at} it was so dark that one might have [trodden|fallen] on {thing} unawares.
        There was light, but all of it was lost: a crowd of tiny [lights|lamps] running in circles.
        + They had set out dancing in company, it appeared, and had come home [separately|in every direction].
        + “Which way is this way?” they [implored|asked] everyone, including one another.
        + The largest had the size of blackberries; the smallest was a mere full [stop|stop with legs].
        + For a moment it was brilliant here, for a moment there, and at no moment was it any [use|help].
        + “A situation of this kind,” [remarked {friend}|{friend} remarked], glancing round for some [eminence|high ground], “cries out for a commander.”
      `,
      wrong: `
        @wrong {Friend} mounted a stone, filled its lungs, and shouted [orders|orders in all directions].
        It desired them to go left, to halt, to form a square, and to do so [faster|without delay].
        + Not one of the lights knew what a square was, nor felt that this was the [moment|time] to ask.
        + The effect was considerable, as they now ran in circles at [double|twice] the speed.
        + A timid one at the edge, addressed as “you there”, went out [altogether|from sheer alarm].
        + “Follow me!” it concluded, and it was only then that the question arose of [where|whither].
        + On looking round, the commander discovered behind it a quantity of [moss|dark], and no one else.
      `,
      doubt: `
        The dark had deepened, and along the edges the lights huddled, each afraid on its own [account|and alone].
        + “I had the height and I had the voice,” [observed {friend}|{friend} observed]. “I can’t think what [more|else] there is to it.”
        + Under a leaf the smallest was sobbing in [flashes|tiny gleams].
        + {Hero} was by no means certain of the way, and it seemed a poor [qualification|beginning] for going first.
        + It is chilly out in front; one has nobody’s back to look at, and everyone has [one’s own|yours].
      `,
      turn: `
        @turn {Hero} bent down to the smallest and asked where it would like to go, and then walked ahead, [slowly|quite slowly].
        Whenever one of them fell behind, {hero} [stopped|stood], and they all did.
        + “Somewhere quiet,” it had breathed, “where the others are,” and as a [destination|goal] this could hardly be bettered.
        + “I don’t know the road,” {hero} told them [frankly|plainly], “but I do promise to keep looking round.”
        + One followed; a second followed the first, and a third would have felt [foolish|lonely] remaining.
        + With {thing} so near it was no small [effort|sacrifice] to go at the speed of the shortest legs.
        + {Friend} took itself unasked to the very rear, where it [counted|continued counting] under its breath.
      `,
      works: `
        @result And the little lights followed in one line, [unhurried|perfectly calm], like beads being threaded.
        Strung together they were as bright as a ballroom, and there [lay|was] {thing}.
        + The smallest, which travelled at the head of the [procession|column], had the honour of seeing it first.
        + “Ninety-nine,” came a subdued voice from the end, “and one. We have [everybody|the lot].”
        + There was neither pushing nor peeping, for fear is mainly a matter of not knowing whom to [follow|walk behind].
        + “Without you I’d have stepped right over it,” {hero} admitted, and picked {thing} up, and [thanked|bowed to] them.
        + “You never gave a single order,” {friend} remarked [wonderingly|on the way]. “You simply took care where you went.”
      `,
      lesson: `
        They had not been short of commands, only of somebody who would go first and [keep|go on] looking round.
        / “I was above them,” {friend} reflected, “and you in front.” It is not at all the same [height|thing], it turns out.
      `,
    },
  },

  Inclusion: {
    titles: `
      The one who hops
      The ring is not full
      {Hero} changes the dance
      Everybody hops
    `,
    refrains: [
      {
        first: 'Round and round and in a ring | room for every sort of thing.',
        changed: 'Hop and hop and in a ring | room for every hopping thing.',
      },
      {
        first: 'Who left a gap, and who left a space? | somebody’s feet would fit that place.',
        changed: 'No more gap and no empty space | every foot has found its place.',
      },
      {
        first: 'Hop in, skip in, somebody slip in.',
        changed: 'Hop in, skip in, everyone’s in.',
      },
    ],
    facts: {
      wrong: '{friend} said that the dancing ring was full',
      turn: '{hero} changed the dance so that everybody hopped',
      result: 'the dancing lights closed their ring',
    },
    beginner: {
      gate: `
        @spot {Spot.at} lights were dancing in a [ring|big ring]. In the middle lay {thing}, [under glass|in a glow].
        It only opens when the ring is [closed|quite closed]. But there was a gap.
        + Step, step, turn, they [went|danced]. Step, step, turn.
        + And outside one light stood all [alone|by itself]. It looked on.
        + “I can’t [step|do steps],” it said. “I can just hop.”
        + Each time they came to the gap, the [ring|dance] broke.
        + It had one [leg|foot]. It was a very good one.
        + They held hands, and where the gap was, two hands were [empty|free].
        + “It’s a step dance,” said [the lights|one light]. “It always was.”
        + The music was soft, like [spoons|bells] in the next room.
      `,
      wrong: `
        @wrong “The ring is full,” [said {friend}|{friend} said]. “[Sorry|Bad luck]. Full!”
        {Friend} wanted to fill the gap [itself|alone]. It stepped in, and [stepped on|trod on] three feet.
        + “Step, step, hoppla,” it said. It turned the wrong [way|side].
        + The gap did not close. It just [moved|went] round.
        + “You can [clap|watch],” it said to the one outside. “That is nice, too.”
        + The one light went a bit [dim|grey]. It did not say a word.
        + “A hop does not fit,” it said. “It’s a [rule|law]. I think.”
        + The ring [broke|tore] again. They all fell in a heap.
        + How can it be full, with a [hole|gap] in it?
      `,
      doubt: `
        The lights stood [still|round]. The gap was there, as wide as [before|one light].
        + Out there stood the one who hops. It made itself [small|thin].
        + “I don’t mind,” it said. It was not [true|so].
        + {Hero} knew how it is to stand [by|out] and look on.
        + All the feet go the same way, just not [yours|your own].
        + “But it’s always been [steps|like that],” [said {friend}|{friend} said], not so loud.
        + Could one not [help|teach] it to step? With one leg? No.
        + The music went on, and [nobody|no one] danced.
      `,
      turn: `
        {Hero} looked at the one leg. It hopped so [well|nicely], up and down.
        @turn Then {hero} changed the dance. “Now [everybody hops|all of us hop]! Hop, hop, turn!”
        + “Hop?” they [asked|said]. “We don’t hop. We step.” “Try it,” [said {hero}|{hero} said].
        + It was not [easy|so easy], to be the first one to hop.
        + “Will you show us?” {hero} [asked|said]. The one light stared.
        + “Me? Show [you|all of you]?” It got quite bright.
        + It came [in|closer], hop by hop, and took the two free hands.
        + {Friend} hopped, too. It was a bit like a [sack|frog] at first.
        + “Ooh,” it said. “That [goes|gets] into your tummy!”
        + {Hero} hopped, all [alone|on the spot], with red ears.
      `,
      works: `
        @result Hop, hop, turn! They all held hands, and the [ring was|ring of lights was] closed.
        Ping! went the [glass|glow]. It opened like a flower, and there was {thing}.
        + The one who hops had the best [legs|leg] of all. It did not even puff.
        + “It’s much more fun [than steps|now],” said a light. It was out of breath.
        + “That gap was your [place|spot],” [said {hero}|{hero} said]. “It was there all along.”
        + {Hero} went to the middle, hop by hop, and [took|got] {thing}.
        + {Friend} had to [stop|rest]. It had laughed too much.
        + “It was not full,” it said. “I was just [silly|full of myself].”
        + Now they do both: one night steps, one night [hops|hops and hops].
      `,
      lesson: `
        If one can’t join in, [change the dance|try a new dance]. [There is a place for each.|A ring wants us all.]
        / “I said full,” [said {friend}|{friend} said], “and [one|somebody] was missing.” A ring is only whole with all.
      `,
    },
    intermediate: {
      gate: `
        @spot {Spot.at} a ring of lights was dancing. {Thing} lay in the middle, in a [glass|bright] dome.
        It would open when the ring was closed, but the ring had a [gap|hole].
        + Step, step, turn, they danced, and each time the [gap|empty place] came round, it tore.
        + One light was standing outside, a small one, with a single [leg|foot]; it couldn’t step.
        + “I only hop,” it [explained|said], “so I look on. Somebody has to.”
        + “It’s a step dance,” the others said, not [unkindly|meaning any harm]. “It has been for ages.”
        + At the gap there were two hands with [nothing|nobody] in them.
        + The music was like teaspoons in the [next|neighbour’s] room.
      `,
      wrong: `
        @wrong “I’m afraid the ring is full,” {friend} told the one outside. “[It’s a pity.|Do watch, though.]”
        Then it took the place itself, and [stepped|trod] on seven toes in the first round.
        + It turned right when the rest turned left, and it called this [style|a variation].
        + The gap had not gone away; it was [only|now] next to {friend} instead.
        + “You could clap,” it suggested, “or hold the [coats|hats].” There weren’t any.
        + “Hopping doesn’t go with it,” it remarked. “There’s a rule. There must [be|surely be].”
        + The little light grew paler and said that it was [quite all right|used to it].
        + At the next turn the entire ring [tore|came apart] and sat down in a heap.
        + In the meantime the small light outside was [politely|patiently] pretending that it had only stopped to look.
      `,
      doubt: `
        They stood about. Nobody was dancing, and the gap was exactly as wide as [somebody|one small light].
        + “It could be taught to step,” [remarked {friend}|{friend} remarked]. They looked at the one [leg|foot], and were silent.
        + {Hero} knew that place outside, from where you can see [everything|it all] so well.
        + There all the feet go in time, and only [yours|your own] have nothing to do.
        + “It’s always been steps,” observed one of the lights. But it sounded less [certain|sure].
        + The music played by itself for a bit, and then it [stopped|lost heart], too.
        + It is a peculiar feeling to be the only one who is [different|left over], even in a friendly crowd.
      `,
      turn: `
        “It can’t step,” {hero} thought aloud. “But [we|all of us] can hop!”
        @turn And {hero} changed the dance, so that everybody hopped: hop, hop, [turn|turn, and hop].
        + “We don’t hop,” declared the lights. “We never have.” So someone had to be [first|the first].
        + It was {hero}, alone in the middle of all those eyes, with [glowing|red-hot] ears.
        + “Would you show us how?” {hero} asked the small one, and it almost went [out|up in flames] with joy.
        + It came in by great bounds, and two [empty|waiting] hands closed on its own.
        + The first round was like a sack of [potatoes|turnips]; the second was better.
        + “But this is marvellous,” cried {friend}. “One gets [air|wind] under one!”
        + Somebody giggled, but in a friendly way, and [presently|before long] another voice joined in.
      `,
      works: `
        @result Hop, hop, turn, and the dancing lights closed their ring; there was not a gap [in it|anywhere].
        “Ping,” remarked the dome, and opened like a [flower|tulip]; there lay {thing}.
        + The small one wasn’t even out of breath. It had been [practising|in training] all its life.
        + “That was your place the entire time,” {hero} told it. “It had your [shape|size].”
        + {Hero} hopped to the middle, took {thing}, and hopped [back|out] again, as was only polite.
        + “I am told it wasn’t full,” [observed {friend}|{friend} observed], [red|purple] in the face. “I must have miscounted.”
        + All the others had to sit down, for they were [laughing|giggling] too much to stand.
        + Since then it’s steps on even nights and hops on [odd ones|all the others].
        + {Friend} declared that it was the most [wonderful|exciting] dance it had ever been invited to.
      `,
      lesson: `
        It did not fit the dance. So they found a [dance|hop] that fitted everyone, and it was nicer.
        / “I thought the ring was full,” [said {friend}|{friend} said], “but it was only [closed|the same as ever].”
      `,
    },
    advanced: {
      gate: `
        @spot {Spot.at} lights were dancing in a ring about a glass dome, and in it lay {thing}.
        It would open when the ring was closed, and the ring, [sadly|alas], had a gap.
        + Step, step, turn, they went, with great [elegance|finish], until the gap came round and all of it tore.
        + A single light stood outside, small, bright and provided with [one leg|only the one leg].
        + “I hop,” it explained, “and so I look on. I have become quite a [connoisseur|good judge] of it.”
        + It was a step dance, the others said, with no [malice|unkindness] whatever; it simply invariably had been.
        + Where the circle failed to meet, two hands were held out upon the [empty|evening] air.
      `,
      wrong: `
        @wrong “So sorry,” {friend} told the one outside, “but the ring is [full|quite full].”
        Then it took the place itself, and [rounded off|ended] the first figure upon seven toes.
        + Where they turned left it turned right, and gave them to understand that this was the [newer|original] school.
        + The gap, far from closing, had merely shifted along and stood now at its [elbow|side].
        + It did not wish to seem ungenerous, and proposed that the little one might [applaud|mind the coats].
        + There was a rule about hopping, it [believed|was certain], though it could not immediately lay hands on it.
        + How anything could be full that had a hole in it was a point on which [no one|nobody] enlightened them.
      `,
      doubt: `
        So nobody danced, and the gap was precisely as wide as the one who was standing outside [it|in the dark].
        + “One might teach it to step,” [remarked {friend}|{friend} remarked]; their eyes went to the one leg, and the subject was [dropped|closed].
        + {Hero} was acquainted with that spot, from which one has so [excellent|clear] a view of other people.
        + “It is of no consequence,” the small light assured them, a shade [dimmer|paler] than before.
        + It had been steps for so long that nobody remembered who had [begun|decided on] it.
      `,
      turn: `
        “It cannot step,” said {hero} [thoughtfully|unhurriedly], “but is there one of us who cannot hop?”
        @turn And {hero} altered the dance, so that everybody hopped: hop, hop, [turn|and turn].
        + A silence greeted the suggestion, and it was left to {hero} to be the [first|only one], ears aglow, before an audience.
        + “Would you be so kind as to [instruct|lead] us?” {hero} asked the little one, and it flared like a struck match.
        + It crossed the floor in three magnificent bounds, and two [outstretched|waiting] hands, which had been empty for years, closed on its own.
        + To begin with it was a good deal like a sack of [turnips|coals] going downstairs.
        + “But one leaves the ground!” cried {friend}, with the [rapture|face] of a convert. “Why was one never told?”
      `,
      works: `
        @result Hop, hop, turn; and the dancing lights closed their ring without a [seam|flaw].
        The dome said “ping”, unfolded like a tulip, and gave [up|forth] {thing}.
        + Alone among them all the small one had breath to spare, having been [in training|rehearsing] since birth.
        + “It had your measurements,” [remarked {hero}|{hero} remarked], of the gap. “They were keeping it for you and didn’t [know|realise].”
        + {Hero} fetched {thing} from the middle by hops, anything else being by then [unthinkable|out of fashion].
        + “I appear to have miscounted,” {friend} owned, fanning itself. “It was not full; it was merely [shut|used to itself].”
        + It is steps on even nights now and hopping on odd ones, and the odd ones are [better|far better] attended.
      `,
      lesson: `
        It had never been the wrong dancer, but a dance that was one dancer too [small|narrow].
        / “One says ‘full’,” {friend} observed, “and means ‘as usual’.” It was [delighted|pleased] to have hopped out of that.
      `,
    },
  },

  Cooperation: {
    titles: `
      Two clockwork guards
      You hold, you turn
      {Hero} between two guards
      The key and the keyhole
    `,
    refrains: [
      {
        first: 'You hold this and I turn that | tick and tock make tit for tat.',
        changed: 'You held this and I turned that | click, it went, and that was that.',
      },
      {
        first: 'I’ve got the when and you’ve got the how | cross is for later, click is for now.',
        changed: 'Click, went the when, and click, went the how | what were we ever so cross about now?',
      },
      {
        first: 'Tick needs tock, key needs lock.',
        changed: 'Tick and tock, and click, the lock.',
      },
    ],
    facts: {
      wrong: '{friend} tried to trick the two clockwork guards',
      turn: '{hero} took both guards by the hand',
      result: 'the key clicked round in the keyhole',
    },
    beginner: {
      gate: `
        @spot {Spot.at} stood a chest. In it was {thing}. [Two|Two tin] clockwork guards stood by.
        One had the key, and one knew the keyhole. But they were cross!
        + Tick, went one. Tock, went the [other|next].
        + “I won’t talk to [him|that one],” said Tick. “Tell him that.”
        + “I won’t hear it,” said [Tock|the other]. “Tell him.”
        + They were of [tin|brass], with a key in the back.
        + “Why are you [cross|angry]?” [asked {hero}|{hero} asked]. They had forgotten.
        + It was a trick [chest|box]. The keyhole was not in front.
        + They stood back to [back|back, like books].
        + They had been like that for [nine|ten] years. There was dust on it.
      `,
      wrong: `
        “We just have to be [clever|sly],” [said {friend}|{friend} said].
        @wrong It tried to trick them [both|both at once]. “He gave me the key for you! I mean, you for [him|the key]!”
        + Whirr! They took {friend} and turned it [round|round and round].
        + Round, round, round. It saw [three|four] chests.
        + It put on a tin pot. “I am a guard, [too|as well],” it said.
        + “You don’t [tick|tock],” they said. They were right.
        + “Look, a [cake|spider]!” it cried. Nobody looked.
        + They wound it up [like a top|a bit], and let it go.
        + It fell down [flat|dizzy]. The key was still there, and so was the lock.
        + They had not done a thing [together|as a pair] for years!
      `,
      doubt: `
        Tick, said the one. [A long time later, tock,|Tock,] said the other one.
        + So near were the key and the [hole|lock], and so far!
        + “Each has just [half|a bit],” [said {friend}|{friend} said]. “Half is like none.”
        + {Hero} could not [turn|get] it alone. It took two and two hands.
        + When you are cross for long, you [forget|lose] the why.
        + You just know how, and you are [good|used] at it.
        + One of them [squeaked|rusted]. That may be how they cry.
        + It was late, and they had [stopped|almost stopped].
      `,
      turn: `
        {Hero} stood between [them|the two]. It was not so nice there. They both looked [grim|hard].
        @turn Then {hero} took both guards by the [hand|cold hand]. “You hold,” [said {hero}|{hero} said], “and you turn.”
        + “With [him|that one]?” they said. “With him,” [said {hero}|{hero} said].
        + Their hands were like [spoons|cold taps]. {Hero} did not let go.
        + “I know where, and he [has|holds] it,” said the one. “That’s so silly.”
        + “I can’t find it, and he [can|can show]!” said the other.
        + “I don’t ask who was right,” [said {hero}|{hero} said]. “Just who [holds|turns].”
        + Tick took [a step|one step]. It squeaked. Then came Tock.
        + {Friend} gave each of them a drop of [oil|honey oil].
        + They had to turn and look at each other. It [took|needed] a bit.
      `,
      works: `
        “A bit left,” said the one. “Like [this|so]?” said the other. “[Like this.|So.]”
        @result Click! The key turned in the keyhole. The lid sprang up, and there was {thing}.
        + Now they ticked at the same [time|beat]: tick-tock, tick-tock.
        + “Well turned,” [said|hummed] the one. “Well held.”
        + They had smiles, too. Those were a little [rusty|stiff].
        + {Hero} let go of the hands. The two [held|kept] on.
        + “Why were we [cross|angry]?” “It was your turn to know.” “Oh.”
        + {Friend} was still [dizzy|a bit dizzy]. It bowed to a tree of tin.
        + {Hero} [took|lifted] out {thing}, and they both saluted.
        + They had one arm up each. It [made|was] a nice gate.
      `,
      lesson: `
        One has the key, and one knows where. [You need both.|So it takes two.]
        / “I tricked them,” [said {friend}|{friend} said], “and got [dizzy|spun].” You took their hands. That goes click.
      `,
    },
    intermediate: {
      gate: `
        @spot {Spot.at} two [clockwork|tin] guards stood by a chest with {thing} in it.
        One had the key, and one knew the keyhole. But they did not [speak|get on].
        + “Kindly tell him,” remarked the left one, “that I’m not speaking to [him|a tin can].”
        + “Kindly tell him,” observed the right one, “that I haven’t [heard|listened].”
        + They were called Tick and Tock, and they stood back to back, like [bookends|a pair of bookends].
        + The keyhole was a secret one. You could look for it all [night|night long] and not find it.
        + Asked what it was about, they both whirred for a while and couldn’t [say|remember].
        + There was dust on their [helmets|shoulders], and it was offended dust.
      `,
      wrong: `
        “You have to be cunning with such people,” {friend} [whispered|murmured].
        @wrong It tried to trick them both, and [told|assured] each that the other one had said sorry.
        + They needed a moment to work it out. Then [they|both] took hold of it, one on each side.
        + Whirr, went {friend}, [round and round|like a top], eleven times.
        + Next it came in a saucepan and said it was the [relief|new guard]. “You don’t tick,” they said.
        + “Over there, a [burglar|spider]!” it cried, and it was turned round again, for the fibbing.
        + It was the first thing those two had done as a team for [nine|ten] years.
        + “I nearly had them,” it told a chest that was standing [next to|to the left of] the chest.
      `,
      doubt: `
        “Tick,” declared the one into the silence. Much later, in [another|the other] direction, the other said “tock”.
        + The key was here and the secret was there, with only two [backs|tin backs] in between.
        + “Each of them has a half,” [said {friend}|{friend} said], [swaying|still swaying], “and a half opens nothing.”
        + {Hero} couldn’t do it alone. It wasn’t that kind of a [lock|chest].
        + If you are cross for long enough you lose the reason, and [only|just] the cross is left.
        + A tiny squeak was heard; that [may|might] be how clockwork sighs.
      `,
      turn: `
        {Hero} stepped in between the two, where nobody had [stood|been] for a long time.
        @turn Then {hero} took both guards by the hand, and said: “You [hold|hold it], and you turn.”
        + “With him?” they asked, for once at the same [time|moment], and that startled them.
        + “I’m not asking who was right,” [declared {hero}|{hero} declared]. “I’m asking who [turns|has the key].”
        + Their fingers were as cold as [taps|spoons]. But {hero} held on until they grew a bit warmer.
        + Slowly, with a dreadful [creaking|screech], they turned to face each other.
        + {Friend} went from one to the other with a drop of [oil|salad oil] and asked whether it hurt there.
        + “I can’t find it,” one admitted. “And I [can’t open|haven’t got] it,” observed the other one.
      `,
      works: `
        “A bit lower,” said Tock. “Here?” said Tick. It had been so [easy|simple], really.
        @result It clicked. The key turned in its keyhole, [up|and up] sprang the lid, and there lay {thing}.
        + And since then they tick in time: tick, tock, tick, [tock|tock, like one clock].
        + “You turn well,” announced one. “You [point|know] well,” said the other, and both looked at the ground.
        + {Hero} let go, and they [didn’t|did not], and it seemed that they hadn’t noticed.
        + “What was it about?” [asked {friend}|{friend} asked]. “It was about who had [started|forgotten] it,” they thought.
        + {Hero} lifted out {thing}, while they presented arms, [one|an arm] each, like an archway.
        + {Friend} walked through underneath, still slightly to the [left|right].
      `,
      lesson: `
        A key without a keyhole is only [iron|a lump of iron]; both together, they made a click.
        / “I played them off,” [observed {friend}|{friend} observed], “and you put them [together|hand in hand].” Only that could turn.
      `,
    },
    advanced: {
      gate: `
        @spot {Spot.at} stood a chest containing {thing}, between two [clockwork|mechanical] guards.
        [One possessed the key, the other knew|One had the key, and the other knew|The key was with one, the other knew] the keyhole, and they were not speaking.
        + “Inform my colleague,” said the left, whose name was Tick, “that I have nothing to [say|communicate].”
        + “You may tell him,” returned Tock, “that I did not [catch|hear] it.”
        + They stood back to back, like a pair of bookends from which somebody has taken the [books|library].
        + The keyhole was of the secret kind and could not be found except by those who had been [told|shown].
        + Invited to name the cause of the quarrel, both of them [whirred|ticked over] for a time and came up with nothing.
      `,
      wrong: `
        With such people, {friend} explained, one needed a little [cunning|diplomacy].
        @wrong It attempted to trick the two guards, telling each that the other had [apologised|surrendered].
        + They compared notes, for the first time in nine years, and took hold of it by the [ends|shoulders].
        + It was turned round, quite without heat, some eleven or twelve [times|revolutions].
        + Returning in a saucepan, as the new guard, it was asked to tick, and could not [oblige|do it].
        + A cry of “Burglars!” was likewise entered to its [account|debit], and they wound it up again the other way.
        + “I have softened them,” it informed a second chest, [visible|which stood] to the left of the first.
      `,
      doubt: `
        “Tick,” said the one into the stillness. After a [long|considerable] time, facing the other way, the other said “tock”.
        + There was the key, there was the secret, and between them not a yard of [air|ground], and two backs.
        + “Each has a half,” [declared {friend}|{friend} declared], who was still [revolving|going round] inwardly, “and half of a click is nothing.”
        + A grievance will outlive its reason by years, much as a [clock|kettle] stays warm.
        + One of the two gave a squeak, so slight that it might have been [rust|a hinge], had it not sounded so lonely.
      `,
      turn: `
        {Hero} stepped into the interval between them, unvisited for a [decade|lifetime].
        @turn There {hero} took both guards by the hand: “You hold, and you do the [turning|rest].”
        + “With him?” they exclaimed, in perfect unison, which [alarmed|unsettled] them both.
        + “It doesn’t matter who was right,” [remarked {hero}|{hero} remarked]. “It matters who has the [key|thumbs].”
        + Their fingers were cold as cutlery; {hero} [kept|continued keeping] hold till they were less so.
        + With a screech that set one’s teeth on edge they came [about|round] by degrees, until they stood face to face.
        + {Friend} attended with an oil can, and showed in this an [unlooked-for|unexpected] tenderness.
      `,
      works: `
        “A shade lower,” Tock [suggested|ventured]. “Would you say here?” asked Tick.
        @result There was a click; the key had turned in the keyhole, and before them in the chest [lay|was] {thing}.
        + They have ticked in time ever since, so that one might [suppose|swear] it was a single clock.
        + “You have a particularly good wrist,” one of them said stiffly, and the other, that [all|it] lay in the directions.
        + {Hero} let go of their hands, and neither of them appeared to [notice|remember] whose he was now holding.
        + It had concerned, they now believed, the question of who should be the first to [forget|forgive] it.
        + As {hero} bore off {thing} they presented arms, [one apiece|an arm each], which made an arch.
      `,
      lesson: `
        Each had been guarding one half of nothing; put [together|hand in hand], the halves went click.
        / “I set one against the other,” [said {friend}|{friend} said], “and you one beside the other.” It is all in the [preposition|placing].
      `,
    },
  },
}
