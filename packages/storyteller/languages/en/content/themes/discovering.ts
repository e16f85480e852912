import type { ThemesOf } from '../../../../language.ts'

export const discovering: ThemesOf<'discovering'> = {
  Adventure: {
    titles: `
      The path that nobody knew
      {Hero} takes the other path
      No benches this way
    `,
    refrains: [
      {
        first: 'Round the bend and round once more | that’s what all our feet are for.',
        changed: 'Round the bend, and there it lay | I am glad we went that way.',
      },
      {
        first: 'Left has a bench and a nice warm bun | right has a who-knows, let us have one.',
        changed: 'The bench is still waiting, and so is the bun | we had a who-knows, and a very good one.',
      },
      {
        first: 'Who knows where? Let’s go there.',
        changed: 'Who knew where? Now we’re there.',
      },
    ],
    facts: {
      wrong: '{friend} chose the path with the benches',
      turn: '{hero} took the first step onto the unknown path',
      result: 'what they looked for lay behind the bend',
    },
    beginner: {
      gate: `
        @spot {Thing} was {spot.at}. But there were two [paths|ways] to get there!
        One had [benches|soft benches] and a rail. One was dark, and nobody knew it.
        + A sign said “[Nice|Easy]” on the one. On the other it said “?”.
        + The nice path was swept. It had a [lamp|cushion] here and there.
        + The other path went round a bend. And then? Who could say?
        + It smelled of [rain|leaves] and of something new.
        + A beetle came from the nice path. It went back onto it.
        + “I walk it each day,” it said. “It goes on and on.”
        + {Hero} looked at the one, and then at the other.
      `,
      wrong: `
        @wrong {Friend} took the path with the [benches|soft benches]. “We can sit! And eat a [bun|cake]!”
        They walked and sat, and walked and sat. Then they were back [here|where they began].
        + It went round in a ring, the nice path. It went nowhere.
        + “Once more,” [said {friend}|{friend} said]. “I liked bench [three|four].”
        + On bench two there sat a beetle. “Hello again,” it said.
        + They met their own crumbs on the way. They were [still|quite] fresh.
        + “We walk so well!” [said {friend}|{friend} said]. But {thing} came no closer.
        + After the third ring even {friend} had had enough cake.
        + It felt nice and it felt [silly|odd].
      `,
      doubt: `
        There was just the dark path [left|now]. It went round the bend and did not say why.
        + “Nobody knows it,” [said {friend}|{friend} said]. “It may be [full of soup|wet].”
        + {Hero.s} tummy felt funny, as on a swing.
        + Maybe there is a hole. Maybe there is a [song|cow].
        + To know the way is like a warm [coat|bed]. It is hard to get out.
        + The bend looked at them, and they looked at the bend.
        + Some small thing sang back there, [three notes|up and down].
        + It did not sound like a thing that bites.
      `,
      turn: `
        {Hero} took a [deep|big] breath. The tummy went up, as on a swing.
        @turn Then {hero} took the first step onto the [unknown|dark] path. It went [crunch|crick].
        + “And if it’s bad?” [asked {friend}|{friend} asked]. “Then we turn round,” [said {hero}|{hero} said].
        + The second step was not so hard. The third one was [fun|nearly fun].
        + A leaf brushed by. It was only saying hello.
        + {Friend} came after. It took a bun along, just in case.
        + There was no rail. But there was a lot to [see|look at].
        + “I have never been here,” [said {hero}|{hero} said]. “[How nice it smells!|So that’s how new feels!]”
        + Each step was one that nobody had [used|made] before.
      `,
      works: `
        The path went left, and then it went [up|right]. There was the bend.
        @result And behind the bend lay {thing}! It [just lay there|had been here all the time].
        + It was not ten steps from the sign with the “?”.
        + There was a view here, too, with the whole night in it.
        + {Hero} took {thing} and [laughed|gave a hop].
        + “No soup,” [said {friend}|{friend} said]. “No hole. And not one [bench|crumb].”
        + So it sat down on a stone. It was the best seat of all.
        + They gave the path a name. It is now called [Ours|Hop Lane].
        + They drew a face on the “?”. It looked pleased.
        + Even a beetle came to the bend. It [peeped|looked] round it.
      `,
      lesson: `
        The nice path goes [round|round in a ring]. What is new lies behind the bend.
        / “It was only dark at the start,” [said {friend}|{friend} said]. A first step is an adventure.
      `,
    },
    intermediate: {
      gate: `
        @spot To get to {thing}, {spot.at}, there were two paths, and they could choose.
        One had benches and lanterns. The other went dark round a [bend|bend, unknown].
        + On the first a sign said “Comfortable”, and on the other it only said “?”.
        + The comfortable one was swept, and there was a cushion on every bench.
        + “I go for a walk on it each evening,” remarked a beetle. “One never gets anywhere, and it’s very pleasant.”
        + From the unknown one came a smell of wet leaves, and [three notes|a bit] of a song.
        + {Hero} looked first along the one, then along the other.
      `,
      wrong: `
        @wrong {Friend} didn’t think twice. It chose the path with the benches, and [sandwiches|a sandwich on each].
        They walked and sat, walked and sat, and suddenly they were back [at the start|at the sign].
        + “Odd,” [remarked {friend}|{friend} remarked]. “That bench looks like a bench I know.”
        + It was the same beetle, too. “Good evening once [again|more],” it remarked.
        + The path went round in a circle, as comfortable paths frequently do.
        + On the second round they met their own crumbs, and on the third they ate them.
        + “You can’t say we are not making progress,” it said. “I’m on my ninth sandwich.”
      `,
      doubt: `
        That left the dark path. It went as far as the bend, and then it kept its own [counsel|secret].
        + “Nobody has ever come back from there,” [remarked {friend}|{friend} remarked]. Nobody had ever gone, either.
        + {Hero} had a feeling in the stomach as on a swing, just before it [turns|drops].
        + What you know is like a warm bed, and what you don’t know is a cold floor.
        + But somewhere behind that bend somebody was singing, [rather well|quite softly].
        + Nothing that sings in thirds can be altogether bad.
      `,
      turn: `
        {Hero} took a deep breath, and something in the stomach went up like a [swing|swing-boat].
        @turn Then {hero} took the first step onto the unknown path. It [crunched|creaked] a little.
        + “And what if it’s horrible?” called {friend}. “Then we’ll know,” answered {hero}.
        + The second step was easier, and by the [fifth|tenth] it was nearly fun.
        + There was no railing here, so they looked at everything twice.
        + After a while there were quick steps behind, and a voice saying that benches were bad for the back.
        + It is a special feeling to be the first footprint on a path.
      `,
      works: `
        The path turned left, hesitated, and turned [right|left again]. That was the bend.
        @result And behind the bend lay {thing}, as if it had only [stepped out|gone for a stroll].
        + It was not twenty steps from the sign. They had walked nine times as far to stay where they were.
        + The whole evening lay spread out below, and there was nobody else looking at it.
        + {Friend} sat down on a stone and [announced|found] that it was the best bench so far.
        + {Hero} held {thing} and didn’t want to turn round quite yet.
        + On the way back they painted a small smile under the question mark.
      `,
      lesson: `
        A path you know brings you to what you [know|had]; for the rest there is the bend.
        / “Next time I’ll bring the sandwiches round the bend,” [said {friend}|{friend} said]. So adventure begins.
      `,
    },
    advanced: {
      gate: `
        @spot {Thing} lay {spot.at}, and two paths offered to [lead|take them] there.
        One had benches; of the other, which went dark round a bend, nothing was [known|known at all].
        + Upon the first a sign read “Comfortable”, with an arrow; upon the second there was merely a “?”.
        + “I walk it nightly,” observed a beetle of the former. “One arrives nowhere, and so one is never disappointed.”
        + From the unknown path came a smell of wet leaves and [a fragment|three notes] of a song.
      `,
      wrong: `
        @wrong {Friend} weighed the matter for a second and chose the path with the [benches|cushions].
        They strolled, and sat, and strolled, and found themselves at the sign [again|once more].
        + It had been a circle, as the most comfortable paths are apt to be, and they had completed it with distinction.
        + A beetle raised its hat to them as to old acquaintances, for by the third time [round|about] they were.
        + “I should call it progress,” [said {friend}|{friend} said], unwrapping its ninth sandwich.
      `,
      doubt: `
        There remained the dark one, which went as far as the bend and there declined to [comment|say more].
        + “No one has ever returned from it,” {friend} asserted. It was equally true that no one had ever [set out|gone].
        + {Hero} felt what one feels on a swing, in the small pause before it makes up its mind.
        + The known is a warm bed, and the unknown, whatever the poets may say, a decidedly cold floor.
      `,
      turn: `
        {Hero} drew a long breath, and something inside went up, as on a swing, and [hung|stayed] there.
        @turn Then {hero} took the first step onto the unknown path, which [crunched|creaked] in surprise.
        + “Suppose it is dreadful?” called {friend}, and was told that in that case they would at least know.
        + It is curious how much more one sees where there is no [railing|handrail] to look at it for one.
        + Before long there came hurried steps from behind, and the remark that benches were ruinous for the spine.
      `,
      works: `
        The path bore left, appeared to reconsider, and bore [right|left again], and that was the bend.
        @result Behind the bend lay {thing}, with the air of having expected them [sooner|for hours].
        + It was not a score of paces from the sign; they had walked nine times that in order to remain where they were.
        + All the evening lay below them like something spilt, and nobody else was [looking|there to look].
        + {Friend} took a seat on a stone and, having tried it thoroughly, pronounced it superior to any bench.
      `,
      lesson: `
        Every known path leads to what one has already; the rest is kept [round|behind] the bend.
        / “I had mistaken comfortable for safe,” [remarked {friend}|{friend} remarked], and [both|each] of them for interesting.
      `,
    },
  },

  Discovery: {
    titles: `
      What nobody looked at
      {Hero} lies down to look
      The cross on the map
    `,
    refrains: [
      {
        first: 'Look up high and look down low | there is more than people know.',
        changed: 'Looked up high and looked down low | there it was, and now we know.',
      },
      {
        first: 'Under your nose or over your hat | who would have thought of looking at that?',
        changed: 'Over our hats the whole time it sat | who would have thought of looking at that?',
      },
      {
        first: 'Not here, not there, look where?',
        changed: 'Not here, not there, up there!',
      },
    ],
    facts: {
      wrong: '{friend} dug deeper and deeper where the cross was',
      turn: '{hero} lay down and looked straight up',
      result: 'it had hung above their heads all the time',
    },
    beginner: {
      gate: `
        @spot {Thing} had to be {spot.at}. There was a [cross|red cross] on the map.
        They looked left, and they looked right. They saw [nothing|nothing at all].
        + Many had looked here. The ground was full of [holes|old holes].
        + “It’s not here,” said a mole in a hard hat. “I looked.”
        + Under the stone there was one more stone, and it was shy.
        + They looked behind it, and in it, and [under it|next to it].
        + “It says here,” [said {hero}|{hero} said]. The cross was as red as a berry.
        + There was a spade, too. It leaned there and looked tired.
        + Where do you look when you have looked [everywhere|all round]?
      `,
      wrong: `
        “A cross is a cross,” [said {friend}|{friend} said]. “[So we dig!|Now we dig!]”
        @wrong And {friend} dug where the cross was, deep, [deeper|and deeper still].
        + Up flew earth. Up flew a boot. Up flew a [worm|very cross worm].
        + “I have something!” it called. It was its own lunch box.
        + Soon you could just see a hat. Then there was no hat.
        + “It is quite nice down here,” it called. “But it is not here.”
        + The hole got so deep that it had an echo, echo.
        + A mole shook its head. “They all [dig|dig there],” it said.
        + Then {friend} could not get out. They pulled.
      `,
      doubt: `
        {Friend} sat by the big hole and [puffed|panted]. There was earth in its ears.
        + “It’s not anywhere,” it said. “And I have been [there|everywhere].”
        + {Hero} was so tired. All that looking made the eyes hurt.
        + They had looked where the others [look|looked]. So had all the others.
        + The map was brown now, and you could not see the cross.
        + A small breeze came by. Somewhere something went [ting|tinkle].
        + They did not hear it. They both looked down.
        + What if it was just [gone|a fib]?
      `,
      turn: `
        {Hero} was tired of looking down. [So tired!|Down was all used up.]
        @turn So {hero} lay down, flat as a [leaf|rug], and looked up.
        + “Are you asleep?” [asked {friend}|{friend} asked]. “No,” [said {hero}|{hero} said]. “I look where [nobody|no one] looks.”
        + It was so nice and so odd, the world from below.
        + There was a lot up there. It was all quite new.
        + A thread was there, and a spider, and a [spot|bit] of light.
        + “Shouldn’t we do something?” [said {friend}|{friend} said]. “I do,” [said {hero}|{hero} said].
        + {Hero} let the eyes go slow, from here to there.
        + Ting, it went. Now {hero} heard it, [too|at last].
      `,
      works: `
        @result There! Right above their heads hung {thing}. It had hung there all the [time|while]!
        It hung on a [thread|thin thread] and turned in the light. Ting, it went.
        + “But the cross is [there|down here]!” cried {friend}. “It’s there, too,” [said {hero}|{hero} said]. “Just higher.”
        + A mole took off its hat. It had never once looked up.
        + {Friend} stood on the big heap of earth. It was just high [enough|right].
        + So the hole was good for something, after all.
        + {Hero} got {thing} down, as you pick a [pear|plum].
        + They lay there for a bit, all three, and looked up.
        + “There’s more up there,” said a mole. “There’s [lots|ever so much].”
      `,
      lesson: `
        If all look [down|there], look up. What is hidden may just hang where no one looks.
        / “I dug so deep,” [said {friend}|{friend} said]. “You [only|just] lay down.” It’s how you look that finds it.
      `,
    },
    intermediate: {
      gate: `
        @spot {Thing} was {spot.at}. The map said so, for that was where the [cross|red cross] was.
        They looked on the left, on the right and underneath. There was [nothing|no sign of it].
        + Others had been there before them, and the ground was as full of holes as a [cheese|sieve].
        + “You won’t find it,” said a mole in a hard hat. “I’ve been digging here since March.”
        + They looked behind every stone, and one of them turned out to be asleep.
        + A worn-out spade was leaning there, and next to it a second, more hopeful one.
        + The cross on the map was as red and certain as only a cross can be.
      `,
      wrong: `
        “It says here, so it is here,” [remarked {friend}|{friend} remarked], and took the [spade|hopeful spade].
        @wrong It dug exactly where the cross was, deeper and deeper, till only its [hat|voice] could be seen.
        + Up came earth, an old boot and a worm with a complaint.
        + “I’ve struck something!” it shouted. It was its own lunch, which it had [buried|dropped].
        + By and by the hole had an echo, and {friend} began to quarrel with it.
        + “Interesting,” announced a mole. “That’s where I looked in April.”
        + Eventually they had to haul it up like a bucket, and it was [empty|empty-handed].
      `,
      doubt: `
        {Friend} sat beside its enormous hole and emptied its [ears|pockets]. The map had turned quite brown.
        + “We have looked everywhere,” it remarked, “and in some places [twice|three times].”
        + {Hero.s} neck ached from looking down all that time.
        + They had searched where everybody searches, and found what everybody finds.
        + A breath of air went through the place, and something made a [small|tiny] “ting”.
        + No one noticed, since the three of them were staring into the hole.
      `,
      turn: `
        “I can’t look down any [more|longer],” [remarked {hero}|{hero} remarked], and meant it.
        @turn So {hero} lay down flat on the ground and looked straight up, where no one [looks|had looked].
        + “You can’t have a rest now!” cried {friend}. “I’m not resting,” [remarked {hero}|{hero} remarked]. “I’m looking at the rest.”
        + It was a whole other world up there, quite [unused|fresh], with threads and corners and light.
        + {Hero} let both eyes wander, without telling them what to find.
        + A mole found it unusual. “There isn’t any cross up there,” it declared.
        + And then, in the quiet, something overhead said “ting”.
      `,
      works: `
        @result Straight above their heads hung {thing}, by a thread. It had hung there all the [time|while].
        It turned in the light, this way and that, [saying|and said] “ting”.
        + “But the cross!” [remarked {friend}|{friend} remarked]. “The cross was right,” [said {hero}|{hero} said]. “It just didn’t say how high.”
        + A mole took off its hard hat and looked up for the first time in its [life|career].
        + The heap from the hole was just tall enough to reach it, so all that digging had been useful.
        + {Hero} picked {thing} from its thread like a ripe pear.
        + Afterwards all three lay on their backs, and every few breaths [somebody|one of them] said “oh”.
      `,
      lesson: `
        Everyone had looked where everyone looks. The find was hanging where [nobody did|no one had thought to].
        / “I had the right place,” [remarked {friend}|{friend} remarked], “and the wrong [way up|direction].”
      `,
    },
    advanced: {
      gate: `
        @spot {Spot.at} a red cross on the map marked {thing}, with every [sign|show] of certainty.
        They looked left of it, right of it and underneath, and found [nothing|nothing at all].
        + Generations had searched the place before them, and the ground resembled a remarkably old cheese.
        + “I began in March,” said a mole in a hard hat, “and I am now [fairly|almost] sure that it’s not in March.”
        + Every stone was lifted, and under one of them was a second, which asked them to close the door.
        + It is remarkable how many places there are where a thing is not.
      `,
      wrong: `
        Where there was a cross, {friend} declared, one dug; it was the [law|rule].
        @wrong And it dug, on the very spot, deeper and deeper, until there was only its [voice|echo] left.
        + Up came earth, up came a boot, and up came a worm with a number of remarks to make.
        + A cry of triumph from below proved to concern its own [sandwiches|luncheon], lost in an earlier layer.
        + They drew it up eventually like a bucket from a dry well, thoughtful, and brown to the eyebrows.
        + “Nearly,” came the report, at intervals; it was invariably the same nearly.
      `,
      doubt: `
        The hole was magnificent, and perfectly empty, and they sat [round|beside] it as people sit by a cold stove.
        + “We have been thorough,” [observed {friend}|{friend} observed]; it was the [saddest|bleakest] thing about the entire business.
        + Having searched where everybody searches, they had found, in full measure, what everybody finds.
        + Something went “ting” in a passing breath of air, but all of them were looking down.
      `,
      turn: `
        {Hero.s} neck had had [enough|its fill] of down, and so had {hero}.
        @turn So {hero} lay down flat in the middle of it all and looked straight up, where [no one|nobody] had.
        + “Is this a time to rest?” {friend} enquired, and {hero} replied that it was looking at the rest.
        + Up there was an entire district that had never been [used|searched], all threads and corners and odd light.
        + {Hero} let both eyes stray without giving them instructions, and that is harder than digging.
        + It felt foolish for a minute, and after that it felt like a holiday.
      `,
      works: `
        @result {Thing} was there; it had hung above their heads all the time, by a single [thread|cobweb].
        It turned a little in the light, first to one side, then the [other|next], saying “ting”.
        + “The cross was perfectly correct,” {hero} pointed out. “It merely didn’t mention the height.”
        + Slowly a mole removed its hard hat, and gazed upward for the first time in a long [career|life].
        + The heap that {friend} had thrown up was exactly the right size to stand on, so nothing had been wasted.
      `,
      lesson: `
        It had not been hidden at all. It had merely been where it did not [occur to|suit] people to look.
        / “I went very far into it,” [remarked {friend}|{friend} remarked], “when one need only have turned [over|round].”
      `,
    },
  },

  Wisdom: {
    titles: `
      Three boxes
      The old worn lid
      {Hero} asks the oldest moth
    `,
    refrains: [
      {
        first: 'Gold can shine and silver gleam | things are seldom what they seem.',
        changed: 'Gold can shine and silver gleam | plain was richer than a dream.',
      },
      {
        first: 'Quick is a trumpet and slow is a drum | wait for the thought that is late to come.',
        changed: 'Gone is the trumpet and gone is the drum | the thought that was slow was the right one to come.',
      },
      {
        first: 'Not so fast, the best comes last.',
        changed: 'Plain and brown, and worth a crown.',
      },
    ],
    facts: {
      wrong: '{friend} grabbed the golden box',
      turn: '{hero} asked the oldest moth and felt the lids',
      result: 'the plain old box was the right one',
    },
    beginner: {
      gate: `
        @spot {Spot.at} stood three boxes. One was gold. One was silver. One was [old|old and brown].
        {Thing} was in one of them. But in [which|which one]?
        + “You may open one,” said a card. “Think first.”
        + The gold one had [jewels|red stones], as big as plums.
        + The silver one played a tune if you came near.
        + The old one had a stain, and one foot was gone.
        + High up sat moths. The oldest had [white|grey] wings.
        + “Oh,” [said {friend}|{friend} said]. Its eyes were as round as coins.
        + All three were shut. All three looked back.
      `,
      wrong: `
        “The gold one! [Of course!|What else?]” cried {friend}.
        @wrong {Friend} grabbed the golden box, and up went the [lid|big lid].
        + Tarara! went a trumpet. And a glove on a spring said boing.
        + It hit {friend} right on the [nose|snout], quite soft.
        + “Boing?” [said {friend}|{friend} said]. “That is not {thing}.”
        + The box took a bow and shut itself up.
        + “But it’s so shiny,” it said. “Shiny must be [good|right]!”
        + It patted the jewels. They were made of [sugar|glass].
        + The moths looked at each other and did not laugh. Not much.
      `,
      doubt: `
        Now there were two. Or was it a trick, and there was [nothing|none]?
        + “Take the silver,” [said {friend}|{friend} said]. “It sings. Or take none.”
        + {Hero} did not know. It is hard, not to know and still [pick|choose].
        + If you are quick, it’s over soon. But then it is over.
        + The silver box sang its tune, and sang it [again|once more].
        + The old box sang nothing. It just stood there.
        + “Who could know such a thing?” [said {hero}|{hero} said].
        + A bit of dust fell down. It was [moth dust|from above].
      `,
      turn: `
        “I’ll think first,” [said {hero}|{hero} said]. It was not [quick|easy].
        @turn Then {hero} asked the oldest moth, and felt each [lid|lid with care].
        + “What do people do with what they love?” asked the moth.
        + {Hero} thought. “They [use|take] it. Each day.”
        + “Then feel,” said the moth, and shut its eyes again.
        + The gold lid was sharp. The silver lid was cold.
        + The old lid was smooth and [soft|round], from so many hands.
        + “This one was opened a lot,” [said {hero}|{hero} said]. “That’s odd, for an old box.”
        + “But it is so ugly!” [said {friend}|{friend} said]. “It’s [worn|loved],” [said {hero}|{hero} said].
      `,
      works: `
        @result {Hero} opened the plain old box. It was the right [one|box].
        In it lay {thing}, on a bit of [velvet|green moss]. There was no boing.
        + It opened with no noise, like a book you know.
        + “How did you know?” [said {friend}|{friend} said]. “I did not,” [said {hero}|{hero} said]. “I asked.”
        + The old moth smiled, and some [dust|gold dust] fell off it.
        + “They all take the gold one,” it said. “The poor glove is so tired.”
        + The lid was as smooth as a [spoon|cat].
        + {Friend} stroked the old box. “Sorry,” it said to it.
        + They shut all three, and went off on [tiptoe|soft steps].
      `,
      lesson: `
        What shines is just shiny. [Think, ask, and feel.|Ask one who knows.] Then choose.
        / “I took what shone,” [said {friend}|{friend} said]. “You asked [first|someone old].” That was wise.
      `,
    },
    intermediate: {
      gate: `
        @spot {Spot.at} stood three boxes, one golden, one silver, and one that was only [old|old and brown].
        In one of them was {thing}. “Open one,” said a card. “[Think first.|One only.]”
        + The golden one had jewels on its lid as big as plums.
        + The silver one played a little tune to anyone who came near, and curtsied.
        + The third one had a stain, a mended hinge and three feet out of [four|its four].
        + Up above hung a row of moths, and the oldest was as white as flour.
        + You couldn’t see through any of them, though {friend} tried with one eye.
      `,
      wrong: `
        “That’s easy,” [said {friend}|{friend} said]. “People put precious things into precious [boxes|places].”
        @wrong It grabbed the golden box and threw back the lid, before [anyone|anybody] could say “think”.
        + A trumpet blew in its ear, and out shot a glove on a spring and hit it on the nose.
        + “Boing,” remarked the box, bowed, and closed itself again.
        + It had been a soft glove, but it was the [surprise|thought] that hurt.
        + The jewels were made of barley sugar. {Friend} had found that out by [licking|mistake].
        + “It must be a mistake,” it said. “Look how it shines!”
      `,
      doubt: `
        Two were left, or one, or none. The silver box [sang|played] its tune as though it knew.
        + “Take the silver one, quickly,” [said {friend}|{friend} said], “and then we’ll have it behind us.”
        + {Hero} would have liked to know for certain, but there was no certain to be had.
        + It’s an uncomfortable thing to stand [before|in front of] two lids with only one try.
        + Deciding fast feels like being clever, for about a second.
        + Something white drifted down. It was dust from a very old wing.
      `,
      turn: `
        “I don’t know yet,” [said {hero}|{hero} said], “and I’d [rather|sooner] think than be quick.”
        @turn {Hero} asked the oldest moth for advice, and then felt all the lids with closed [eyes|eyes, slowly].
        + “What happens to things that are needed?” the moth had asked in return.
        + “They get used,” {hero} said after a while. “They get [worn|rubbed] smooth.”
        + The golden lid had sharp edges, and the silver one was as cold as a tap.
        + The third was soft and hollow in the middle, like an old stair.
        + “But it’s the ugly one!” [observed {friend}|{friend} observed]. “Not if you [feel|touch] it,” [said {hero}|{hero} said].
      `,
      works: `
        @result The plain old box was the right one. It opened without a sound, and there lay {thing}.
        No trumpet blew and nothing sprang; it [only|just] smelled of apples.
        + A great many hands had opened it, over the years, and every one had left it smoother.
        + “So you knew,” [said {friend}|{friend} said]. “No,” [said {hero}|{hero} said]. “But I knew who might.”
        + “Three hundred years I’ve hung here,” said the moth, “and most of them ask the glove.”
        + {Friend} begged the old box’s pardon, and oiled its [hinge|poor hinge].
        + The golden one played its trumpet once more, but nobody looked [round|back].
      `,
      lesson: `
        Gold tells you to be quick. An old lid lets you [feel|find out] what it knows.
        / “I took the one I liked,” [declared {friend}|{friend} declared], “and you asked someone [old|wiser].”
      `,
    },
    advanced: {
      gate: `
        @spot {Spot.at} stood three boxes, of gold, of silver, and of nothing in [particular|especial].
        One contained {thing}, and according to a card only one was [permitted|to be opened].
        + The golden box bore jewels the size of plums; the silver one, when approached, obliged with a minuet.
        + The third had a stain, a mended hinge and three of its original four feet, and did nothing to please.
        + Overhead hung some moths, the eldest of whom was as white as [flour|a miller].
        + “Think first,” it added, in smaller letters.
      `,
      wrong: `
        To {friend} it was obvious that the precious is kept in the [expensive|magnificent].
        @wrong It grabbed the golden box and flung up the lid before a thought could [interfere|intervene].
        + There was a blast on a trumpet, and a boxing glove, travelling by spring, met it upon the nose.
        + The glove was soft enough; what smarted was the little [bow|curtsy] with which the lid then closed.
        + As to the jewels, these were barley sugar, a fact which it had established with its tongue.
        + “Boing,” the box said, by way of comment.
      `,
      doubt: `
        That left two lids and a single [attempt|try], and the minuet, which had begun again.
        + “Take the silver one,” {friend} urged, “if only so that we may stop wondering.”
        + {Hero} longed to be certain, as one does, and looked about for some, and there was none to be [had|found].
        + A quick decision has this to be said for it, that for about a second it feels like cleverness.
      `,
      turn: `
        “I would rather be slow,” {hero} decided, “than be [unlucky|surprised].”
        @turn And {hero} consulted the oldest moth, and afterwards felt the lids, one by one, with closed [eyes|eyes, carefully].
        + The moth replied with a question, as the old do: what becomes of things that people cannot do without?
        + “They wear,” observed {hero} unhurriedly. “They go smooth where one [takes hold|touches them].”
        + Gold had edges, silver was as cold as a tap, but the third lid was hollowed like the stair of an ancient house.
      `,
      works: `
        @result The plain box was the right one; it opened without a murmur, and there lay {thing}.
        There was neither trumpet nor spring, only a faint smell of [apples|old apples].
        + So many hands had lifted that lid that it rose by itself, like somebody used to being needed.
        + “You knew,” {friend} said with reproach. {Hero} had not known; {hero} had merely known whom to ask.
        + “For three hundred years,” sighed the moth, “they have been coming here to consult the [glove|trumpet].”
      `,
      lesson: `
        What glitters asks one to be quick, and what is [worn|wise] can wait until it is touched.
        / “It looked so very much like the answer,” [said {friend}|{friend} said]. That is how one tells, [occasionally|as a rule], that it isn’t.
      `,
    },
  },

  Change: {
    titles: `
      The last leaf
      {Hero} says goodbye to a leaf
      A little tree lets go
    `,
    refrains: [
      {
        first: 'Leaf, oh leaf, oh let it go | something new will want to grow.',
        changed: 'Leaf, oh leaf, we let you go | look, the new begins to show.',
      },
      {
        first: 'Thank you for green and thank you for gold | now there is nothing you need to hold.',
        changed: 'Goodbye to the green and goodbye to the gold | something is here that is one minute old.',
      },
      {
        first: 'Let go, and something will grow.',
        changed: 'Let go, and look, it’s so.',
      },
    ],
    facts: {
      wrong: '{friend} stuck the last leaf on with honey',
      turn: '{hero} thanked the last leaf and said goodbye',
      result: 'the last leaf fell and showed a new bud',
    },
    beginner: {
      gate: `
        @spot {Spot.at} stood a [little|thin] tree. It had one last leaf, and it held it tight.
        {Thing} was under that leaf. But the tree would not let [go|it go].
        + “If it falls,” it said, “then I am [bare|nobody].”
        + All the other leaves had gone. They lay there, red and brown.
        + The leaf was yellow, and a bit tired at the rim.
        + It was so small, that tree, and so [scared|afraid].
        + “I know it so well,” it said. “It was my first.”
        + A little wind came by. The tree shook, and held on.
        + You could see {thing} shine through, just a bit.
      `,
      wrong: `
        “We’ll fix that,” [said {friend}|{friend} said]. “[I have honey.|With honey!]”
        @wrong And {friend} stuck the last leaf on with [honey|its honey].
        + It stuck some other leaves on, too. Now it was all sticky.
        + “As good as new!” it said. The leaf hung [upside down|there like a sock].
        + Then {friend} was stuck as well, with one ear.
        + An ant came, and forty more. They liked this tree.
        + “It tickles,” said the tree. It did not look [happy|well].
        + Honey holds a lot. It does not hold the [time|autumn].
        + They had to wash it all off again.
      `,
      doubt: `
        The tree held its leaf and [shook|shivered]. It got cold and late.
        + “Last year it was green,” it said. “I liked last year.”
        + {Hero} knew that. There had been shoes once, the best [shoes|red shoes]. They got too small.
        + You can’t keep a day. Not even a [nice|good] one.
        + “It could stay as it is,” [said {friend}|{friend} said]. “I like that, as it is.”
        + But the leaf itself was tired. One could see it.
        + Nobody wanted to [pull|pick] it. That would be mean.
        + A leaf must go by itself.
      `,
      turn: `
        {Hero} went up to the tree and [stroked|touched] it. “Shall we do it as a pair?”
        @turn “Thank you, leaf,” [said {hero}|{hero} said], [out loud|slowly], “and goodbye.”
        + “Thank you for the shade,” [said {hero}|{hero} said]. “Thank you for the rustle.”
        + It’s not easy to say goodbye. It [sticks|gets stuck] in the throat.
        + “Thank you,” said the tree, too, very soft. “You were a good one.”
        + {Friend} took off its hat. It had none, but it [did|did it].
        + Nobody hurried. A goodbye needs its time.
        + “Will it be sad?” asked the tree. “A bit,” [said {hero}|{hero} said]. “We’re here.”
        + Then they stood quite [still|still, close up].
      `,
      works: `
        @result The last leaf [let go|fell]. And look! Under it sat a [new|tiny new] bud.
        It was green as a pea. And beside it hung {thing}.
        + The leaf did not just fall. It sailed. It [turned|danced] three times.
        + “Oh,” said the tree. “There was somebody [there|under it]!”
        + It stood up quite straight. It was not bare at all.
        + {Hero} took {thing} off its twig and [wished|said] good luck.
        + The leaf came down on {friend}. “I’ll keep it,” it said.
        + The bud was shut. It had lots of time.
        + “So that is why it wanted to go,” said the tree.
      `,
      lesson: `
        To let go is hard. [But under the old leaf sits the new one.|Then there is room for a bud.]
        / “I wanted to glue it,” [said {friend}|{friend} said]. “But time won’t [stick|glue].” New things need the room.
      `,
    },
    intermediate: {
      gate: `
        @spot {Spot.at} stood a little tree with one last leaf, and under it was {thing}.
        The tree held on to it with every twig. “Without my leaf I’m [nothing|nobody].”
        + The others had long fallen, and lay round its foot like old letters.
        + The leaf was yellow and frayed, and looked as if it would like to lie down.
        + “It was my first,” remarked the tree. “I had it before I had a [shadow|trunk].”
        + With every breath of wind it trembled and clutched it tighter.
        + One could have snatched it away, but nobody wanted to be someone who [does that|snatches].
      `,
      wrong: `
        “No need to cry,” [said {friend}|{friend} said]. “Nothing has to change. I’ve got [honey|honey with me].”
        @wrong And it stuck the last leaf on again with honey, at the top, and at the [bottom|bottom as well].
        + It stuck on a few of the fallen ones, too, while it was about it, some of them upside down.
        + Eventually it stuck there itself, by one ear, and had to be [soaked|washed] off.
        + Ants arrived by the dozen and said it was the best tree they’d been to.
        + “Like new,” it said. It was not like new; it was like old, with honey.
        + “I feel funny,” said the tree [politely|softly], “and I smell of breakfast.”
      `,
      doubt: `
        The tree stood there with its washed leaf and shivered. “Couldn’t it stay [summer|as it was]?”
        + {Hero} thought of a pair of shoes that had been the best in the world, until they were too small.
        + You can hold on to a thing so hard that you can’t hold anything [else|new].
        + “I’m against it, too,” {friend} said. “I’m against nearly every change, as a rule.”
        + The leaf was the only one who appeared to be ready.
        + Evening came, without asking [anyone|a soul], as it always does.
      `,
      turn: `
        {Hero} laid one cheek against the trunk. “You needn’t do it [alone|by yourself].”
        @turn Then {hero} thanked the last leaf aloud, for the [shade|shade and the rustling], and said goodbye.
        + “Goodbye” is a short word. But it had to be started twice.
        + “And for the rain on you,” the tree joined in, “and for the [ladybird|time with the bird].”
        + The list got longer and longer, and the tree grew calmer as it went.
        + {Friend} took off a hat that it didn’t have, and held it in front of itself.
        + Nobody pulled and nobody hurried; they only [waited|stood there] with it.
      `,
      works: `
        @result Then the last leaf fell, in three slow circles, and where it had been sat a [new|small new] bud.
        Next to it, on the same twig, hung {thing}. It had been [hidden|there] all along.
        + “There was somebody behind it!” whispered the tree, and did not know where to look for joy.
        + The bud was as small as a pea, closed, green, and full of next [year|spring].
        + {Hero} took {thing} off the twig as gently as you lift a sleeping bird.
        + The leaf had landed on {friend}, who wore it home in its [collar|buttonhole].
        + “I’m not bare,” remarked the tree. “I’m only empty-handed.” And it [stretched|laughed].
      `,
      lesson: `
        The leaf had to go, and it was allowed to be sad. [But the bud was already there.|The bud had been waiting.]
        / “I’m still rather against it,” [said {friend}|{friend} said], “but the new one is [pretty|very green].”
      `,
    },
    advanced: {
      gate: `
        @spot {Spot.at} stood a little tree with a single leaf left, and that leaf covered {thing}.
        It held on with [every|each] twig. “When it goes, there’ll be no more of me.”
        + The rest had long since fallen, and were lying about its foot like letters that have been answered.
        + It would have been simple to snatch it, and for that reason [nobody|no one] did.
        + The leaf itself, yellow and worn at the edges, had the look of a guest who would gladly be shown to bed.
        + The others had been so much readier; they had simply gone, in October.
      `,
      wrong: `
        {Friend} disapproved of autumn, and saw no reason for anything to [change|end].
        @wrong With a pot of honey, it stuck the last leaf on again, and for good measure [twice|the twig].
        + [Several of the fallen were put up too, in no particular order|Some that had fallen it put up again, in any order|It stuck up several of the fallen as well, anyhow], until it found itself fastened by one ear.
        + The ants, who had heard of it within minutes, spoke of the tree in the highest [terms|praise].
        + It was not as good as new; it was as old as ever, and smelled of breakfast.
        + “There,” [declared {friend}|{friend} declared], muffled. “Summer.”
      `,
      doubt: `
        “If it could only go on being [summer|last week],” remarked the tree, and there was no reply to that.
        + {Hero} remembered a pair of shoes, the best there had ever been, and the morning when they would not go on.
        + One may hold a thing so tightly that there is no hand left over for [the next|anything else].
        + “I too am opposed to it,” {friend} remarked. The evening came all the [same|same, unasked].
      `,
      turn: `
        {Hero} leaned against the thin trunk. “We could do it [together|gradually, together],” {hero} said.
        @turn And {hero} thanked the last leaf aloud, for shade and for [rustling|rain], and said goodbye.
        + It is a short word, goodbye, and yet it had to be begun twice before it came out whole.
        + “And for the ladybird,” the tree added after a considerable while, and then it remembered more, and its voice grew [steady|calm].
        + {Friend} removed a hat which it did not possess, and stood with it held before its chest.
      `,
      works: `
        @result In three wide circles the last leaf fell, and where it had been there was a new [bud|green bud].
        On the same twig {thing} was hanging, in full [view|sight] at last.
        + “But there was someone behind it,” breathed the tree. “It was making [room|way] the entire time.”
        + The bud was no bigger than a pea, shut tight, and had all of next spring inside it.
        + As for the leaf, it had come down upon {friend}, who wore it home like a decoration.
        + It was not bare, it decided; it was merely between two things.
      `,
      lesson: `
        Letting go was sad, and was allowed to be. Only it was not, as it had [looked|seemed], the end.
        / “I remain opposed,” [remarked {friend}|{friend} remarked], “but I have met the [bud|next one], and it is very hard to be opposed to.”
      `,
    },
  },

  'Problem-solving': {
    titles: `
      The long see-saw
      What goes down when it goes up?
      {Hero} stops and looks
    `,
    refrains: [
      {
        first: 'Stop and look, and look again | what goes up, and how, and when?',
        changed: 'Stopped and looked, and now I know | one goes high, and one goes low.',
      },
      {
        first: 'Puff and run and run and puff | sit down and think, that’s quick enough.',
        changed: 'No more run and no more puff | one good think was quick enough.',
      },
      {
        first: 'Up, down, sit down, think.',
        changed: 'Up, down, done in a blink.',
      },
    ],
    facts: {
      wrong: '{friend} ran to and fro on the see-saw, faster and faster',
      turn: '{hero} stopped and rolled a stone onto the other end',
      result: 'the see-saw tipped and brought it down to them',
    },
    beginner: {
      gate: `
        @spot {Spot.at} was a long see-saw. On its far end lay {thing}.
        You climbed up to get it, and that end went [up|up high]!
        + It was as long as a [house|barn], and thin.
        + Creak, it went. Up, down. It was in no hurry.
        + {Hero} tried it, with one foot. Up it went at once.
        + {Thing} looked down at them from up there.
        + “Who built [that|this]?” [said {friend}|{friend} said]. “A goat, I think.”
        + In the middle it lay on a round log.
        + Some big stones stood about. They had nothing to do.
      `,
      wrong: `
        “You have to be [quick|fast]!” [said {friend}|{friend} said].
        @wrong {Friend} ran to and fro on it, faster and faster. [It puffed.|It shook.]
        + Up, down, up, down. It went like a [fan|pump].
        + “Now I’ve got it!” No. “Now!” No.
        + When it was here, {thing} was there. And the other way round.
        + Then it saw stars, and they went up and down, [too|as well].
        + It slid down on its tail end, all the way.
        + “I was not fast enough,” it puffed. “Or much too fast.”
        + {Thing} had not moved one bit. It had a nice view.
      `,
      doubt: `
        Creak, went the see-saw. It stood [still|there], with its end up in the air.
        + “It does it to tease us,” [said {friend}|{friend} said]. “It’s a [mean|bad] board.”
        + {Hero} wanted to run as well. If you run, you feel less [silly|lost].
        + But it had not worked ten times. Why should it now?
        + All that to and fro had made a [hole|lot of wind].
        + It was hard just to stand and not do.
        + The head was full of buzz. It had to get [quiet|empty] first.
      `,
      turn: `
        {Hero} stopped. No more running. Just [look|look at it]. What goes down when that goes up?
        @turn Then {hero} rolled a big [stone|round stone] onto the other end.
        + “We’re on this end,” [said {hero}|{hero} said], “so that one is too light.”
        + “Then it must be the other way [round|about],” [said {friend}|{friend} said].
        + They drew it on the ground: a line, a log, a stone.
        + It was a heavy one. It rolled like a sleepy [pig|bear].
        + Oof. A bit more. {Friend} [helped|pushed] from the back.
        + “Not fast,” [said {hero}|{hero} said]. “Just right.”
        + One small push, and then one more.
      `,
      works: `
        @result Creak! The see-saw tipped. It [brought|took] {thing} down to them.
        {Hero} just had to [reach out|take it], [that was all|nothing more].
        + It came like a tray with a cup of tea.
        + “Good evening,” said {friend} to it, quite out of breath.
        + The stone sat on its end and looked proud.
        + “So you don’t have to run at all?” “Not if you look.”
        + {Friend} said sorry to the board. It was not [mean|bad].
        + They sat on it then, one on each end. That was fun.
        + It goes up and it goes down. It’s good for that, too.
      `,
      lesson: `
        When a thing won’t work, [stop|stop and look]. Find out how it goes, and it will help you.
        / “I ran,” [said {friend}|{friend} said], “and you [looked|thought].” Looking was much quicker.
      `,
    },
    intermediate: {
      gate: `
        @spot {Spot.at} they found a long see-saw, and on its far end lay {thing}.
        But whoever climbed towards it sent it up in the air, [well|far] out of reach.
        + It was as long as a barn and lay across a round log, creaking to itself.
        + {Hero} set one foot on it, and {thing} rose like the moon.
        + Off it again, and {thing} came down, though just not far enough.
        + Several large stones lay about in the neighbourhood, [unemployed|with nothing to do].
        + “There’s a trick in it,” [said {hero}|{hero} said]. “Yes, a mean one,” [said {friend}|{friend} said].
      `,
      wrong: `
        “It’s only a matter of speed,” [remarked {friend}|{friend} remarked], and [stretched|limbered up].
        @wrong It ran to and fro on the see-saw, faster and faster, to [catch|overtake] the other end.
        + Up and down it went, until it blurred; from the side it looked like a sewing machine.
        + Every time {friend} got there, there was [up there|somewhere else].
        + “Nearly,” it panted at every turn. It was exactly as nearly as before.
        + Eventually it slid down backwards and let the world go on rocking.
        + {Thing} had the best seat, and it hadn’t been shaken in the least.
      `,
      doubt: `
        The see-saw creaked and came to rest, with the wrong end [up|in the air], as always.
        + “It hates me,” {friend} said. “I’ve never done a thing to it but run on it.”
        + {Hero} felt like running as well. While you run you needn’t [think|admit] that you don’t know.
        + But what has failed ten times will hardly be ashamed and work on the eleventh.
        + It is not so simple to stop, when everything in you is [still|going] up and down.
        + A leaf blew past, in no particular direction.
      `,
      turn: `
        {Hero} stopped, and breathed, and looked. What goes down when the other goes [up|up, and why]?
        @turn Then {hero} rolled an enormous stone onto the other end, the one [behind|next to] them.
        + First it had to be drawn on the ground: a line, a circle, and two arrows.
        + “It isn’t mean,” {hero} said. “It only wants the same on both sides.”
        + “So we don’t have to be faster,” said {friend} slowly. “We have to be [heavier|somewhere else].”
        + The stone didn’t like to be woken, and went over grumbling.
        + They pushed it along inch by inch, and listened to what the board said.
      `,
      works: `
        @result There was a creak, the see-saw tipped, and {thing} came down to them, as if by [lift|itself].
        {Hero} hardly had to [reach|bend]. It was like being handed a cup of tea.
        + “And no running at all?” [asked {friend}|{friend} asked], deeply shaken. “Not a step,” [said {hero}|{hero} said].
        + The stone sat on the other end like a gentleman on a park bench.
        + It had been a quite honest board from the very [beginning|first]. Nobody had asked it how it worked.
        + {Friend} apologised to it, first to the one end and then to the other.
        + Afterwards they did use it for going up and down, since it was there.
      `,
      lesson: `
        Faster was no answer; the answer came when somebody [stopped|stood perfectly still] and asked how it goes.
        / “I ran at it, and you looked at it,” [declared {friend}|{friend} declared]. “Yours was [shorter|much quicker].”
      `,
    },
    advanced: {
      gate: `
        @spot {Spot.at} there was a long see-saw, and {thing} lay at the far end of it.
        Whoever climbed towards it sent it up, out of [reach|all reach], by doing so.
        + It lay across a log, and creaked to itself like somebody turning over an ancient joke.
        + A single step from {hero} and {thing} rose like the moon; a step back, and it sank, but never [enough|quite far enough].
        + Some large stones stood about in the vicinity with no visible means of [employment|support].
        + Whoever had built it must have been very fond of somebody, or not at all.
      `,
      wrong: `
        It was purely a question of speed, {friend} explained, [limbering up|yawning a little].
        @wrong And it ran to and fro on the see-saw, faster and faster, to outrun the [other end|board].
        + Seen from one side it was a blur, and from the other a [sewing machine|pair of blurs].
        + Wherever it got to, “there” had just moved; it is an ancient failing of the word.
        + It came to a stop finally on the flat of its back, with only its eyes still going up and down.
        + Several times it was exceedingly nearly in two places immediately, and neither of them was the right one.
      `,
      doubt: `
        With a final creak the board came to rest, the wrong end [uppermost|aloft], as it invariably had.
        + “It’s personal,” [remarked {friend}|{friend} remarked]. “I have done that plank no harm but run on it.”
        + {Hero} was tempted to run too, because as long as one runs one need not admit to being at a [loss|dead end].
        + What has failed ten times is seldom so embarrassed as to succeed upon the eleventh.
      `,
      turn: `
        {Hero} stopped, which was difficult, and looked: when that goes up, [what|which thing] goes down?
        @turn Then, with a heave, {hero} rolled a big stone onto the other end, the [near|humble] one.
        + Beforehand it had all been drawn in the dust, with a line, a circle and two thoughtful [arrows|little arrows].
        + “There’s no malice in it,” {hero} said. “It merely wishes both of its ends to be considered.”
        + The stone, unaccustomed to being needed, went over with a grumble and settled in like an uncle.
      `,
      works: `
        @result The see-saw gave a long creak, tipped, and brought {thing} down to them as though [on a tray|by lift].
        One had only to [hold out|put out] a hand, or whatever one had.
        + “And not a step of running?” [asked {friend}|{friend} asked], to whom this came as a blow. “Not one,” [said {hero}|{hero} said].
        + It had been a perfectly honest plank all along; it was just that no one had enquired how it [worked|went].
        + {Friend} tendered it an apology, beginning at one end and concluding, rather out of breath, at the other.
      `,
      lesson: `
        The puzzle had not wanted more speed. It had wanted somebody to stand still and [look|ask it how].
        / “I ran at the problem,” {friend} summed up, “and you walked round it,” and [round|that] was the shorter way.
      `,
    },
  },

  'Decision-making': {
    titles: `
      Two doors at moonrise
      Left, no, right, no, left
      {Hero} makes up a mind
    `,
    refrains: [
      {
        first: 'This or that or that or this | choose, or both of them you’ll miss.',
        changed: 'This it was, it was not that | chosen well, and that was that.',
      },
      {
        first: 'Eeny and meeny can’t make up their mind | pick you a door, and don’t look behind.',
        changed: 'Eeny and meeny are left behind | this is the door for a made-up mind.',
      },
      {
        first: 'Which door? Count to four.',
        changed: 'This door, and dither no more.',
      },
    ],
    facts: {
      wrong: '{friend} could not stop its counting rhyme',
      turn: '{hero} named one good reason for each door and chose',
      result: 'behind the chosen door they found it',
    },
    beginner: {
      gate: `
        @spot {Spot.at} there were two doors, left and [right|also right]. Behind one was {thing}.
        Both would lock at moonrise. And the moon was [near|quite near]!
        + “Pick one,” said a bat who hung there. “Not two.”
        + One had a bell. One had a mat.
        + A bit of light came out from under the left one.
        + A nice smell came from under the right one.
        + “How long have we got?” [asked {hero}|{hero} asked]. “A bit,” said a bat. “Less now.”
        + {Friend} looked left, right, left, like at a ball game.
        + There was a silver rim on the sky, or thereabouts.
      `,
      wrong: `
        “Left!” [said {friend}|{friend} said]. “No, right! [No, left!|No, wait!]”
        @wrong It said a counting rhyme, and it could not stop the [rhyme|thing]. “Eeny, meeny, mo, and again!”
        + “Eeny, meeny, two and two, left or right, and back to you!”
        + Each time it came out right, it said, “But what if left?”
        + It tossed a [coin|leaf]. The coin stood on its edge.
        + It asked a bat. It asked its own left [foot|side].
        + One half of it went left, and one half went right. Rip, went a hem.
        + “I’ll take both,” it said. “Or none. Or both.”
        + And the moon came [up|on], bit by bit.
      `,
      doubt: `
        The doors began to [creak|shut]. The gap was [small|thin] already.
        + “If we pick wrong, it’s wrong,” [said {friend}|{friend} said]. “So I won’t pick.”
        + But not to pick is a [pick|choice], too. It’s the worst one.
        + {Hero} felt it in the tummy: left, right, left, like a clock.
        + You can’t know. That is the [hard|bad] thing with doors.
        + A bat put one wing over its eyes.
        + How quiet it was! You could hear the moon, nearly.
      `,
      turn: `
        “One good reason for [each|each door],” [said {hero}|{hero} said]. “The left has light. The right smells [warm|good].”
        @turn Then {hero} [chose|chose one]. “Left. We need light.” And {hero} kept to it.
        + “But the smell!” [said {friend}|{friend} said]. “Yes,” [said {hero}|{hero} said]. “And still left.”
        + It was a small reason. But it was a real one.
        + To choose is like a [jump|hop]. You can’t do half of it.
        + {Hero.s} heart went thump. The [hand|rest] went to the door.
        + “And if it’s wrong?” “Then we’ll have light to see it by.”
        + “Goodbye, right,” said {hero} to the other. It is nice to say so.
      `,
      works: `
        They went in, and clack, both doors [shut|were shut]. That was close!
        @result And there, behind the door they chose, lay {thing}, [safe|quite safe].
        + The light was a tiny lamp. Somebody had left it on.
        + “Was the right one wrong?” called {friend}. A bat [laughed|hung by one foot].
        + “There was a kitchen in it,” it said. “The back door of it leads here.”
        + So it was the right one, or right [enough|enough to do].
        + {Hero} took {thing}, and the tummy was still. No more clock.
        + “I would still be counting now,” [said {friend}|{friend} said]. “Eeny.”
        + There was a way out, too. There was just one. How nice!
      `,
      lesson: `
        You can’t always know. [Find a good reason, choose, and go.|Find a reason and go.]
        / “I wanted to be sure,” [said {friend}|{friend} said]. “You just [chose|made up your mind].” That opens doors.
      `,
    },
    intermediate: {
      gate: `
        @spot {Spot.at} there were two doors, and {thing} had to be behind [one|one of them].
        “They shut at moonrise,” said a bat. “You may [pick|have] one.” The sky was already silver.
        + A strip of lamplight shone from under the left-hand door.
        + A smell of warm bread came from under the right-hand one.
        + The left one had a bell, and the right one a mat that said “Perhaps”.
        + “How much time is there?” [asked {hero}|{hero} asked]. “Some,” said the bat. “There was more.”
        + {Friend} looked from one to the other, like somebody watching tennis.
      `,
      wrong: `
        “Left,” [said {friend}|{friend} said]. “No, right. No, left. Let me do it [properly|by the book].”
        @wrong It began a counting rhyme, and could not stop it, for the rhyme had no [end|last line].
        + “Eeny, meeny, macka, mo, left is yes and right is no, or the other way, and so …”
        + It tossed a coin as well; the coin rolled off, to think it over.
        + “I’ll write down the pros and cons,” it said, “and then again [backwards|from the end].”
        + Its left half set out for the left, and its right half didn’t agree.
        + When the left won, it thought of the bread. When the right won, it thought of the lamp.
        + Meanwhile the doors were closing, very gradually, and nobody but {hero} appeared to notice it.
      `,
      doubt: `
        The hinges [creaked|groaned]; a hand’s breadth was still open, and the sky was growing lighter.
        + “If I don’t choose, then I can’t be wrong,” [said {friend}|{friend} said]. It didn’t sound sure of that, either.
        + But not choosing is a [choice|way of choosing], too, and usually the worst of the lot.
        + In {hero} it went left, right, left, right, like a clock with hiccups.
        + If only somebody came by and knew! But [nobody|no one] came.
        + A bat politely held one wing before its eyes.
        + A decision is like an icy swimming pool: it never becomes any warmer while you stand beside it.
      `,
      turn: `
        “One good reason for each,” [said {hero}|{hero} said]. “Left, there’s light, and right, there’s [bread|supper].”
        @turn Then {hero} chose the left, because light was what they needed, and [kept|stuck] to it.
        + “But the bread!” cried {friend}. “I know,” [remarked {hero}|{hero} remarked]. “And still.”
        + It wasn’t an enormous big reason; it was only a little better than none.
        + “And if it’s wrong?” “Then at least we’ll see where we are.”
        + The knees were shaking a bit, but they went in the [right|same] direction.
        + {Hero} nodded to the other door, as you do to somebody you would have liked to meet.
        + It is uncomfortable to make up your mind, because something nice is always left behind.
      `,
      works: `
        Hardly were they in when, clack, both doors [closed|fell shut]; the moon had risen.
        @result Behind the door they had chosen, in the light of a small [lamp|oil lamp], they found {thing}.
        + “So it was the right one!” cried {friend}. “Or right enough,” called a bat from outside.
        + It turned out that the bakery on the right had a back door into this very room.
        + {Hero} took {thing}. It was warm, as if it had been [waiting|held a long time].
        + “I’d be standing there now,” {friend} said, “with a rhyme and no door.”
        + There was only one way out. {Friend} took it at [once|a run], with delight.
        + It was remarkable how comfortable a decision could be, once somebody had actually made it.
      `,
      lesson: `
        To be quite sure would have taken longer than the moon; a good reason was [enough|enough to go by].
        / “I wanted the right door,” [declared {friend}|{friend} declared]. “You made it [right|so], by going in.”
      `,
    },
    advanced: {
      gate: `
        @spot {Spot.at} there were two doors, and behind one or the other was {thing}.
        Both would close at moonrise, a bat [announced|informed them]; the horizon was already silver.
        + From under the left door came a strip of lamplight, and from under the right a smell of new bread.
        + “How long have we?” enquired {hero}. “A certain amount,” remarked the bat. “It was larger when you [came|asked].”
        + On the right there was even a mat, with the word “Perhaps” worked on it in cross-stitch.
      `,
      wrong: `
        “Left,” [said {friend}|{friend} said], “or, on [reflection|consideration], right; or possibly left.”
        @wrong It began a counting rhyme without any ending, and could not stop it [again|once begun].
        + As frequently as the rhyme came down on the bread, it thought of the lamp, and the other way about.
        + A coin was tossed, rolled away into a corner, and evidently preferred not to be involved.
        + “I mean to be perfectly sure,” it remarked, “and then I mean to [check|sleep on it].”
        + There was considerably to be said for either side, and it said all of it, several times.
      `,
      doubt: `
        The hinges had begun to move, and what had been two doors was now two [gaps|cracks].
        + “He who does not choose cannot be mistaken,” {friend} quoted, though it could not say whom.
        + But to choose neither is also to choose, and rarely [well|the best].
        + Somewhere inside {hero} it went left, right, left, right, like a clock that has the hiccups.
        + A bat had considerately placed a wing before its eyes, since it disliked to see an evening wasted.
      `,
      turn: `
        “One good reason for each,” {hero} decided. “Left has light, and right, [bread|breakfast].”
        @turn And {hero} chose the left, since it was light that they [needed|required], and kept to it.
        + “But think of the bread!” {friend} implored; {hero} thought of the bread, and went on to the left.
        + It was no very great reason, but it was larger than none, and it could be [walked on|leaned upon].
        + To the other door {hero} gave a nod, as to a person one would have been happy to know.
        + It was astonishing how much quieter this made it.
      `,
      works: `
        Hardly were they inside when both doors closed, with a single [decisive|courteous] click.
        @result Behind the door they had chosen, illuminated by a small lamp, they discovered {thing}.
        + “It was the right one!” {friend} exulted. “Or right enough,” said the voice of a bat through the keyhole.
        + There was, they discovered, a back way in from the bakery, so that it hardly [mattered|would have mattered].
        + What mattered was to have gone through one of them, while it was still a [door|door and not a wall].
        + {Friend} went up to {thing} on tiptoe, as though it might still change its mind.
      `,
      lesson: `
        One is not frequently certain, and seldom in time; a good reason and a [firm|first] step must do.
        / “I wanted the perfect door,” [said {friend}|{friend} said], “and would have been left with [two walls|a rhyme].”
      `,
    },
  },

  'Goal-setting': {
    titles: `
      A hundred steps
      Only to the pebble
      {Hero} and ten pebbles
    `,
    refrains: [
      {
        first: 'Just to there, and then some more | that is what a pebble’s for.',
        changed: 'Just to there, and there we are | bit by bit we came this far.',
      },
      {
        first: 'Don’t look up, the top is too high | look at the little step close by.',
        changed: 'Now look round, we are up in the sky | ten and ten and ten went by.',
      },
      {
        first: 'Ten small steps, and then ten.',
        changed: 'Ten small steps, and home again.',
      },
    ],
    facts: {
      wrong: '{friend} tried to take a hundred steps in one jump',
      turn: '{hero} set a pebble on every tenth step',
      result: 'the last pebble lay on the topmost step',
    },
    beginner: {
      gate: `
        @spot {Spot.at} a stair went up, and [up|still up]. It had a hundred steps!
        At the very top lay {thing}. It looked like a [crumb|dot].
        + “A hundred,” [said {friend}|{friend} said]. “That is more than all my [toes|friends].”
        + A little vole sat at the foot. “I’ll start in spring,” it said.
        + They were high steps, and all the same.
        + {Hero} looked up till the neck hurt.
        + The top was so far off that it had its own [cloud|mist].
        + By the first step lay some small round [pebbles|stones].
        + Somebody had once sat here. The step was worn from it.
      `,
      wrong: `
        {Friend} looked up to the top. It got quite [dizzy|giddy].
        @wrong So it tried a hundred steps in one [jump|big jump]. “Here I go!”
        + It took a run. It went hop! It got to step [two|three].
        + Plop, plop, plop, it came down on its tail end.
        + “I was nearly there,” it said. “The first bit is done.”
        + It jumped with its eyes shut. It jumped with a [shout|song].
        + “A hundred at once is too many,” it said. “Or I am too few.”
        + A vole made it a bed. It knew how that goes.
        + The top did not come one bit [nearer|down].
      `,
      doubt: `
        They lay at the foot and looked [up|at the top]. It did not get less.
        + “We’ll never get there,” [said {friend}|{friend} said]. “Never is a long word.”
        + {Hero} took one step, and then saw the rest. And sat [down|back].
        + When it’s so far, your feet feel like [stone|pudding].
        + “In spring,” said a vole. “Or in the next one.”
        + How does one eat a very big loaf? All at [once|one bite]?
        + A pebble rolled down and lay there. It was white.
      `,
      turn: `
        @turn {Hero} set a pebble on step ten. Then one on each [tenth|tenth step]. “Only to there,” [said {hero}|{hero} said].
        Ten steps! Ten is [not much|just a few]. Ten you can do.
        + One, two, three. They looked just at the pebble.
        + At the pebble they took a [rest|breath]. And a nut.
        + “And now?” [asked {friend}|{friend} asked]. “Only to there,” [said {hero}|{hero} said].
        + “Not to the top?” “No, no. Just to the [next|next white one].”
        + It was hard not to look up. {Hero} looked at the [toes|step].
        + At fifty their legs shook. They [sang|hummed] for ten.
        + Step by step a vole came, too. It was not yet spring.
      `,
      works: `
        Ten pebbles, ten times ten. They [did not|had stopped to] count any more.
        @result And the last pebble lay on the top [step|step of all]. Next to it lay {thing}!
        + “Is this the top?” [asked {friend}|{friend} asked]. “It looks just like ten.”
        + From here the bottom was as small as a [crumb|dot].
        + {Hero} held {thing} up, and the night was all round.
        + “I never went to the top,” said a vole. “I just went to there.”
        + {Friend} looked down and was not giddy. It had walked it all.
        + They left the pebbles there, for [the next one|others].
        + Down was easy. You just go from there to there.
      `,
      lesson: `
        A hundred is too far to [see|jump]. [But to the pebble, that can be done.|Just go to the next pebble.]
        / “I wanted all of it,” [said {friend}|{friend} said]. “You wanted [ten|just the next ten].” Ten was better.
      `,
    },
    intermediate: {
      gate: `
        @spot {Spot.at} a hundred steps went up, and at the very top lay {thing}.
        It looked no bigger than a [crumb|poppy seed] from down here.
        + “I shall start in spring,” said a vole, who was camping at the bottom.
        + It had camped there for [some years|quite a while], and had curtains.
        + The steps were all alike, and there was no landing anywhere and no bench.
        + Round the lowest one lay a handful of smooth white pebbles.
        + “A hundred,” murmured {hero}. It was a number to lie down beside.
      `,
      wrong: `
        {Friend} looked up to the top, and went on looking, until it was [dizzy|giddy].
        @wrong “One must think big,” it declared, and tried to take all hundred steps in one jump.
        + It reached the third; from there it came back, step by step, in a sitting position.
        + “Ninety-seven short,” noted a vole. “That’s good for a [beginner|first go].”
        + It tried it with a longer run, and then with closed eyes, and once with a battle cry.
        + “The trouble isn’t the jump,” it remarked. “The trouble is the [stairs|landing].”
        + Everyone at the bottom had once begun like that, it was said.
      `,
      doubt: `
        They sat on the lowest step, side by side with a vole, and the top was [no nearer|as far as ever].
        + A thing can be so big that it makes you tired before you have [begun|moved].
        + “One could get used to it here,” [said {friend}|{friend} said]. “She has curtains.”
        + Nobody can eat a loaf at one bite, thought {hero}, and yet loaves get eaten.
        + A white pebble rolled off the step and stopped in front of {hero}.
        + {Hero} had climbed four and then looked up. That was a mistake.
      `,
      turn: `
        @turn {Hero} picked up the pebbles and set one on every tenth step. “Only to [there|that one],” [said {hero}|{hero} said].
        They looked at the pebble, and at nothing [else|above it], until they stood beside it.
        + Ten steps are nothing special. Anyone can do ten, even with short legs.
        + “And then?” [asked {friend}|{friend} asked]. “Then we’ll see,” [declared {hero}|{hero} declared], and pointed at the next.
        + At every pebble there was a rest, and a small [cheer|hurrah] for getting there.
        + Around the sixth their legs turned to pudding, so they took that bit with a song.
        + Behind them came a vole, who said that she was merely going to the ninth.
      `,
      works: `
        They had almost [stopped|forgotten] counting; there was only the next one.
        @result And then the last pebble lay on the topmost step, and there lay [{thing}|{thing} as well].
        + “Where’s the top?” [asked {friend}|{friend} asked]. “You’re standing on it,” [remarked {hero}|{hero} remarked].
        + Far down they saw the camp, small as a thimble, with its curtains [waving|blowing].
        + It was odd, for they had never climbed a hundred, only ten, rather frequently.
        + {Hero} took {thing}, and the entire sky was suddenly quite near.
        + “I shall move up here,” a vole decided. “[In spring|Next spring].”
      `,
      lesson: `
        No one can jump a hundred steps. To the next [pebble|white pebble], though, it’s never far.
        / “I aimed at the top,” [observed {friend}|{friend} observed], “and hit the [third|floor]. You aimed at the tenth.”
      `,
    },
    advanced: {
      gate: `
        @spot {Spot.at} rose a stair of a hundred steps, and {thing} lay upon the [last|topmost].
        Seen from below it was a [crumb|poppy seed], and one’s neck objected even to that.
        + “I’m starting in the spring,” announced a vole who had pitched her tent at the foot, and hung curtains.
        + There was no landing and no bench, nor anything else to [interrupt|break up] the hundred.
        + A few white pebbles were lying about the lowest step, where people had sat and thought better of it.
      `,
      wrong: `
        {Friend} gazed up at the summit until it swam, and declared that one must think [big|in large terms].
        @wrong It took a long run [and attempted all one hundred steps in a single jump|and tried to take the hundred of them at one jump|and tried, in one single leap, for all of the steps].
        + The third was reached in splendid style, and left, by stages, in a [sitting|seated] position.
        + “Ninety-seven short,” a vole recorded; she had seen worse, she said, and from athletes.
        + The attempt was repeated with closed eyes and then with a battle cry, and the stair was [not|in no way] impressed.
      `,
      doubt: `
        They sat down on the bottom step beside a vole, who made room with a [knowing|practised] air.
        + {Hero} had managed four, had made the mistake of looking up, and had felt both knees resign.
        + A thing may be so large that one is tired of it before one has [begun|so much as begun].
        + “One could do worse than curtains,” {friend} said after a time; just then a pebble rolled down.
        + It was not a bad step, as steps go.
      `,
      turn: `
        @turn {Hero} gathered the pebbles and set one on every tenth step, with the words: “Only to [there|that one].”
        And to there they went, with no eyes for anything [above|beyond].
        + Ten steps are no great matter; they are what one climbs to bed without ever thinking of it.
        + “And after that?” {friend} wished to know. “After that,” [observed {hero}|{hero} observed], “we shall be somewhere else, and look again.”
        + Each pebble was reached, patted and [celebrated|duly cheered], and around the sixth, where legs give out, they sang.
      `,
      works: `
        They had stopped counting; there was the next one, and then the [next|next again].
        @result And the last pebble lay on the topmost step, and close beside it, at last, {thing}.
        + “And where is the top?” enquired {friend}, and was told, to its astonishment, that it was standing on it.
        + Strictly speaking they’d never climbed a hundred steps, but only ten, if [rather|somewhat] frequently.
        + Far below one could make out a tent like a thimble; its owner was by now at the [seventieth|eightieth].
      `,
      lesson: `
        The top had been too far to think of, but it was never far to the next [pebble|white stone].
        / “You thought small,” remarked {friend} in [wonder|admiration], “ten times over,” and it pocketed a pebble.
      `,
    },
  },

  Innovation: {
    titles: `
      Has anybody tried backwards?
      The machine that ate socks
      {Hero} turns the crank
    `,
    refrains: [
      {
        first: 'Turn it this way, turn it that | who says cats must wear a hat?',
        changed: 'Turned it this way, turned it back | out they tumbled from the sack!',
      },
      {
        first: 'Forwards, forwards, that’s how it’s done | what if we asked it backwards for fun?',
        changed: 'Backwards, backwards, that’s how it’s done | eleven odd socks and the very right one.',
      },
      {
        first: 'What if, what if, what if not?',
        changed: 'What if, what if, look what’s what!',
      },
    ],
    facts: {
      wrong: '{friend} cranked the old machine harder and harder forwards',
      turn: '{hero} turned the crank of the machine backwards',
      result: 'the machine gave back eleven socks and more',
    },
    beginner: {
      gate: `
        @spot {Spot.at} stood an old machine. It had a crank and a [mouth|big mouth].
        It had swallowed {thing}! You could hear it [inside|rattle in there].
        + It was of tin and had wheels. It said hm, hm, hm.
        + “You turn it so,” said a card. There was an [arrow|arrow on it].
        + All the others had turned it so. They had turned it for a hundred years.
        + “And what does it do?” [asked {hero}|{hero} asked]. “It eats,” said a [moth|beetle].
        + It smelled of oil and warm [wool|socks].
        + A small light on it said no, no, no.
        + Rattle, it went. That was {thing}, on its way down.
      `,
      wrong: `
        “You turn it so,” [said {friend}|{friend} said]. “[That’s how it’s done.|It says so.]”
        @wrong {Friend} cranked forwards, harder and [harder|harder yet].
        + Puff! Out came smoke, quite [green|pink].
        + Plop! Out came a sock. It was one [sock|striped sock], and it was wet.
        + “That’s a start,” it said. It turned and turned.
        + Now the machine had its hat, too. Gulp.
        + “You must do it with force,” it said. It hung on the crank.
        + It said hm, hm, [hic|hic, hm]. That did not sound well.
        + The arrow was still there, and it was still the same.
      `,
      doubt: `
        The machine [hiccuped|coughed]. The light said no. The smoke hung in the [air|way].
        + “It’s always gone so,” [said {friend}|{friend} said]. “So it must go so.”
        + {Hero} looked at the arrow. Who had painted it?
        + A hundred years, and one sock. That is not [much|a lot].
        + But to do it your own way? What would they say?
        + Maybe it bursts. Maybe it [cries|sings].
        + Hm, it said. It looked full, and a bit sad.
        + How do you get a thing out of a mouth?
      `,
      turn: `
        “Has anybody tried [backwards|it backwards]?” [asked {hero}|{hero} asked]. They all went [quiet|“Oh”].
        @turn Then {hero} turned the crank backwards, slow and [soft|with care].
        + “You can’t do that!” said a beetle. “Why?” “I don’t know.”
        + It squeaked. It had never gone that way [before|at all].
        + It was not easy, with all of them looking.
        + Click, it went, and not clack. That was [new|a new one].
        + {Friend} held its ears. Then it held just one.
        + A bit more. And now stop, and [listen|hark].
        + The light went out. Then it came on, and said yes!
      `,
      works: `
        @result The machine [gave|spat] back sock after sock. There were eleven socks!
        And on the last sock sat {thing}. [Plop!|Ploop!]
        + It said hm no more. It said aaah.
        + One was long, one was red, one had a toe.
        + Out came the hat of {friend}, too, and it was [clean|pressed].
        + “A hundred years!” said a beetle. “And nobody tried [it|once]!”
        + {Hero} took {thing}. It was warm, like [toast|bread].
        + They drew a new arrow, next to the old one.
        + So now it can do both. Eat, and give back.
        + The little light said thank you.
      `,
      lesson: `
        It always went so. [But maybe it goes some other way, too.|But who says it must?]
        / “I just turned more,” [said {friend}|{friend} said]. “You turned it [round|the other way].” That’s how new things come.
      `,
    },
    intermediate: {
      gate: `
        @spot {Spot.at} stood an old machine with a crank and a wide tin [mouth|lip].
        It had swallowed {thing}, and one could hear it rattle on its way [down|round].
        + “Turn this way,” said a sign, with an arrow, and the arrow was worn with reading.
        + It had been turned this way for a hundred years, a beetle told them, mostly by [uncles|aunts].
        + “And what does it make?” [asked {hero}|{hero} asked]. “It makes things go away,” said a beetle.
        + It hummed with a full mouth, and it smelled of oil and warm wool.
        + On its front a small lamp blinked as if it would like to say something.
        + The crank was polished bright. [The rest was rust.|Nothing else was.]
        + It did not look wicked. [It looked full.|It only looked unwell.]
      `,
      wrong: `
        “It says so here,” [declared {friend}|{friend} declared]. “Forwards. One only has to put one’s [back|weight] into it.”
        @wrong And it cranked forwards, harder and harder, until the wheels [shrieked|smoked].
        + Out came a puff of green smoke and then, after a long wait, one sock.
        + “You see, it works,” it panted. “We’re only not at the right [sock|number] yet.”
        + The next thing that the machine took was its hat.
        + It cranked with both arms, then hanging from it, and finally with its teeth.
        + “Hic,” said the machine. Nobody had ever heard it say that.
      `,
      doubt: `
        They sat in the green smoke with one wet sock; the machine [hummed|hiccuped] unhappily.
        + “It’s been done like this for a hundred years,” [remarked {friend}|{friend} remarked]. “So that must be [right|how].”
        + {Hero} wondered who had painted the arrow, and if they had thought about it for long.
        + It’s not forbidden to have an idea, and it only feels like it, when everyone [looks|is looking].
        + A hundred years, and a single sock to show for it!
        + The lamp blinked again, twice, quite [urgently|quickly].
      `,
      turn: `
        “Has anybody ever tried it backwards?” [asked {hero}|{hero} asked]. You could have heard a [pin|sock] drop.
        @turn Then {hero} turned the crank of the machine backwards, [carefully|slowly], against the arrow.
        + “That isn’t done!” cried a beetle. “Why not?” It thought it over. “It just hasn’t been.”
        + The crank squealed, for it had never [seen|looked at] things from this side.
        + Where there had been a clack it now went “click”, and that was a friendlier sound.
        + {Hero} was afraid of breaking something, and went on, a tooth of the wheel at a time.
        + {Friend} held both its ears, and then only one, and then [counted|helped].
      `,
      works: `
        @result “Aaah,” said the machine, and gave back a sock, and a sock, and a sock, eleven in [all|the end].
        And on top of the eleventh, riding like a [queen|captain], came {thing}.
        + It had had a stomach ache for a hundred years, it appeared.
        + The hat came out too, and it had been ironed.
        + “But that’s so [simple|easy]!” said a beetle. “Why did nobody do it?” “You said why,” [said {hero}|{hero} said].
        + They painted a second arrow beside the first, in the other direction.
        + Somewhere in the land there are now eleven feet that are [warm|happy] again.
      `,
      lesson: `
        “It’s always been done like this” is only an arrow. One may [turn|paint] it round.
        / “I did more of the same,” [said {friend}|{friend} said]. “You did the [opposite|other].” And it was proud of its hat.
      `,
    },
    advanced: {
      gate: `
        @spot {Spot.at} stood an old machine, furnished with a crank and a broad tin [mouth|lip].
        It had swallowed {thing}, which could be heard rattling about in its [interior|insides].
        + “Turn this way,” observed an arrow, much worn with reading, and for a hundred years people had.
        + “It makes things go away,” a beetle replied, when they asked about its purpose. “It’s [very|thoroughly] good at it.”
        + It hummed as one hums with one’s mouth full, and on its brow a little lamp was trying to catch their eye.
      `,
      wrong: `
        “Forwards,” read {friend}. “Clearly it has never been done with enough [vigour|force].”
        @wrong And it cranked the machine forwards, harder and harder, until the wheels [shrieked|smoked].
        + The yield was one puff of green vapour and, following a long [silence|pause], one sock.
        + “The method is sound,” it gasped. “We are simply not far enough along.” The machine then ate its hat.
        + It went on with both arms, with its whole weight, and at the last with its teeth, which is [rarely|seldom] a good sign.
        + There is a kind of person who, on finding that a key doesn’t fit, will fetch a hammer.
      `,
      doubt: `
        In the green haze they sat and contemplated the sock, and the machine said “hic”, and was [ashamed|miserable].
        + It appeared to {hero} that they might, provided that each had [watched|copied] the one before.
        + There’s no law against an idea; it merely feels as though there were, so long as people are looking.
        + “It has been done so for a hundred years,” {friend} insisted. “They can’t all be wrong.”
      `,
      turn: `
        “Has anybody,” {hero} asked [into|in] the silence, “ever tried it backwards?”
        @turn And {hero} took the crank and turned it backwards, [gently|gingerly], in the face of the arrow.
        + “One doesn’t,” observed a beetle faintly; asked why, it considered for a considerable while. “One hasn’t,” it remarked.
        + It squealed, having never before been shown the matter from this [side|end], and then it went “click”.
        + Every tooth of the wheel might have been the one that broke, and {hero} went on to the next.
      `,
      works: `
        @result “Aaah,” said the machine, and gave back socks: a first, a second, and [so on|more], up to eleven.
        Upon the last of them, like a [captain|monarch] coming ashore, rode {thing}.
        + For a century, it was now understood, the poor thing had been suffering from indigestion.
        + There was a hat, too, beautifully ironed, and {friend} put it on without another word about [vigour|method].
        + A second arrow was painted next to the first, and eleven feet, here and there, grew [suddenly|unaccountably] warm.
      `,
      lesson: `
        “It has always been done so” is not a reason, but an arrow, and arrows may be [turned|repainted].
        / “More of the same,” {friend} reflected, “had only ever made more of the [same|smoke].”
      `,
    },
  },
}
