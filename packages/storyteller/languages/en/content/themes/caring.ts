import type { ThemesOf } from '../../../../language.ts'

export const caring: ThemesOf<'caring'> = {
  Kindness: {
    titles: `
      The gnome nobody asked
      {Hero} and the [grumpy|very grumpy] gnome
      A thorn, a gnome and {friend.a}
      Who sits on {thing}?
    `,
    refrains: [
      {
        first: 'Ask it soft and ask it low | where does it hurt, I’d like to know.',
        changed: 'Ask it soft and ask it low | all is better, off we go.',
      },
      {
        first: 'Every grumble, every groan, has a reason of its own.',
        changed: 'Every grumble, every groan, goes away when it is known.',
      },
      {
        first: 'Grump, grump, where’s the bump?',
        changed: 'Grump, grump, look, I can jump!',
      },
    ],
    facts: {
      wrong: '{friend} scolded the stone gnome',
      turn: '{hero} pulled the thorn from the gnome’s foot',
      result: 'the gnome got up from its seat',
    },
    beginner: {
      gate: `
        @spot {Spot.at} sat a [grumpy|cross] stone gnome.
        / A [grumpy|cross] gnome of stone sat {spot.at}.
        It sat [right|plump] on top of {thing}.
        “Go away!” it [said|growled], and threw a [pebble|little stone].
        + Plip! [The stone fell short.|The stone did not get far.]
        + [Moss grew on its hat.|Its hat was green with moss.] Nobody had dusted it for years.
        + “This is my seat,” it [said|grumbled]. “Find another one.”
        + [More|Lots of] pebbles lay in a neat heap beside it.
        + Its brows hung low over its [small|stony] eyes.
        + “I do not like guests,” it said. “I don’t like Mondays either.”
        + [One foot was tucked up in the air.|It kept one foot up in the air.] How odd!
        + “It won’t get up,” [whispered|said] {friend}. “It looks stuck on.”
      `,
      wrong: `
        @wrong {Friend} [scolded the gnome|gave the gnome a scolding]. “You bad, [rude|grumpy] lump!”
        The gnome [turned red|went dark red]. Now it threw two stones [at once|at a time].
        + “Lump?” [said|asked] the gnome. “Did you say lump?”
        + Plip, plop! [One hit a hat.|One fell into a puddle.] The other hit nothing at all.
        + {Friend} [hopped|jumped] back. “It was a friendly lump!”
        + “You are the lump!” [shouted|cried] the gnome.
        + “No, you!” “No, you!” [It went on for a while.|So it went, to and fro.]
        + The gnome only sat down [harder|more firmly] on {thing}.
        + “Scolding always works at home,” [said|muttered] {friend}.
        + [Soon both of them were out of bad words.|Soon they ran out of bad words.] They stared at each other.
        + So it went from grumpy to very grumpy.
      `,
      doubt: `
        Now it was [quiet|very still]. The gnome [looked at its foot|rubbed its foot] and sighed.
        + {Friend} [sat down|sank down] with a bump. “It hates us.”
        + “Maybe it hates [everybody|all the world],” [said {hero}|{hero} said]. “That must be hard work.”
        + Far away a bell [rang|chimed] once, and then no more.
        + [A pebble rolled between them.|One last pebble rolled their way.] It rolled very slowly.
        + {Hero} [picked up|looked at] the last pebble. It was wet, like a tear.
        + “I have no more words,” [said|whispered] {friend}. “The bad ones are all gone.”
        + [What do you say to a stone?|What can you say to a stone gnome?] Nobody knew.
        + “Ow,” said the gnome, but only to itself.
      `,
      turn: `
        “Does something hurt?” [asked|said] {hero}. The gnome [blinked|looked up]. “My foot,” it said.
        @turn So {hero} [gently|very gently] pulled a thorn from its foot.
        / And {hero} pulled [a big|a long] thorn from its foot.
        + It was not easy to go [near|up close]. The gnome still had three pebbles.
        + {Hero} came one step [closer|nearer], and then one more.
        + “Will it sting?” asked the gnome in a [small|tiny] voice.
        + “A bit,” [said {hero}|{hero} said]. “You may [squeeze|hold on to] {friend}.”
        + The gnome [squeezed|squeezed hard]. “Ouch,” [said {friend}|{friend} said], but kindly.
        + [One, two, three!|Ready, steady!] The thorn was as long as a pin.
        + {Hero} blew on the sore place [twice|three times].
        + “Nobody ever asked me that,” the gnome [said|whispered].
      `,
      works: `
        @result The gnome [stood up|got up] and [tried|tested] its foot. It did not hurt!
        “You asked,” it said. “Take {thing}. It was [a poor seat|not a soft seat].”
        + It [hopped|danced] once around its stone on both feet.
        + [Bits of moss|Little bits of moss] flew out of its hat.
        + “I have sat there for [seven years|nine winters],” it said. “My back is flat.”
        + {Hero} [picked up|took] {thing}. It was still warm.
        + “And the bad words?” [asked|said] {friend}. “Can I have them back?”
        + The gnome [laughed|chuckled]. It sounded like gravel in a tin.
        + It [gave|handed] its last pebble to {friend}. “To keep, not to throw.”
        + “Come again,” it [said|called]. “But knock.”
        + {Friend} [bowed|bowed very low]. “Dear sir, you are no lump.”
      `,
      lesson: `
        Some who [growl|shout] only have a thorn. [A kind word|One soft question] can find it.
        / “Next time I will ask first,” [said {friend}|{friend} said]. [Kindness often starts with asking.|To ask is already kind.]
      `,
    },
    intermediate: {
      gate: `
        @spot [On guard|As still as a rock] {spot.at} sat a stone gnome, and sat on {thing}.
        “Not one step more!” it [barked|bellowed], and a pebble [whizzed|sailed] past their ears.
        + The pebble was only a warning. [The next was bigger.|There were more.]
        + [It had a nose like a cold potato and a beard of grey moss.|Its beard was grey moss, and its nose was a cold potato.]
        + A whole heap of pebbles stood ready, [sorted by size|arranged from small to large].
        + “I was here first,” it remarked, “and I shall be here [last|longest].”
        + [Oddly enough|Strangely], it held one foot in the air the entire time.
        + “Perhaps it only wants to be [left alone|by itself],” whispered {hero}.
        + “I heard that,” said the gnome, “and yes, it [does|certainly does].”
        + No moss had been brushed from that hat since the hat was [new|bought].
      `,
      wrong: `
        @wrong {Friend} [drew a deep breath|puffed up] and scolded the gnome [from hat to heel|for a full minute].
        “Rude, selfish old doorstop!” it [finished|ended], and a hail of pebbles was the [answer|reply].
        + “Doorstop?” said the gnome, [turning the colour of brick|going brick red]. “My uncle was a doorstop!”
        + One pebble bounced off a stone and [landed|came down] in the middle of the argument.
        + They called each other turnip, teapot and [wet Wednesday|last week’s soup].
        + With every new word the gnome sat [heavier|more heavily] on {thing}.
        + “It usually works if you do it loudly,” [panted|explained] {friend}.
        + [It had never worked once, loudly or softly.|In truth it had never worked, not even loudly.]
        + Finally both were out of breath, and [nobody had moved an inch|nothing at all had changed].
      `,
      doubt: `
        The shouting stopped, and the silence was [worse|no better]. The gnome [stared|frowned] at its own foot and sighed.
        + {Friend} slumped down with its back to everything and [drew circles|drew a sulky face] on the ground.
        + “Some people are [simply made of stone|stone right through],” it muttered.
        + “It is made of stone,” [said {hero}|{hero} said], “but that sigh [was not|sounded soft].”
        + The [last|very last] pebble rolled to a stop between them and lay there.
        + {Hero} thought of mornings that begin [badly|with the wrong sock] and stay that way.
        + Nobody scolds like somebody who [hurts somewhere|has a sore spot], thought {hero}.
      `,
      turn: `
        {Hero} went [up to|right up to] the gnome, pebbles and all. “Does something hurt?”
        @turn It [held out|showed] a foot, and {hero} [carefully|very slowly] pulled out a thorn.
        + “A bit,” it remarked. “All the time. [Since the winter.|Since last spring.]”
        + Going closer took some courage, because the gnome’s arm was [already raised|still lifted to throw].
        + “Nobody,” the gnome said [slowly|after a while], “has ever asked me that.”
        + “It will sting a bit,” {hero} warned, “so [count to three|hold my friend tight] and breathe out.”
        + The gnome counted one, two, [nine|eleven], for it had never been to school.
        + The thorn was [as long as a darning needle|longer than a sparrow’s beak] and just as sharp.
        + {Friend}, who had meant to [stay cross|go on sulking], was asked to blow on the sore place and did.
      `,
      works: `
        @result The gnome tried the foot, leaned on it and [got up|rose]. The seat was [free|empty]!
        “Take {thing},” it [mumbled|said gruffly]. “I only sat there because I [could not|couldn’t] walk.”
        + It [creaked|clicked] in every joint, and a startled beetle moved out of its knee.
        + {Hero} lifted {thing} up and [brushed|blew] off a little moss.
        + “About the doorstop,” [said {friend}|{friend} said]. “I [take it back|should like to take it back].”
        + “My uncle was a very good doorstop,” remarked the gnome [with dignity|with a smile]. “Nobody ever asked him either.”
        + Then it took three steps, [counted them twice|was proud of each one], and took three more.
        + The rest of the pebbles it [gave away|handed round] like sweets.
        + When they left, it was [hopping|skipping] in a circle, and the ground shook a little.
      `,
      lesson: `
        Anger is frequently a thorn that nobody has [asked about|looked for]. [Asking is a kindness, too.|So it is kind to ask.]
        / “I shall ask first and scold never,” [remarked {friend}|{friend} remarked], “or [hardly ever|nearly never].” That is [how kindness begins|a kind start].
      `,
    },
    advanced: {
      gate: `
        @spot {Spot.at}, firmly planted on {thing}, sat a stone gnome in the [worst|blackest] of tempers.
        Its good evening was a [pebble|stone], and then the words “Private property!”
        + Moss had grown over its hat and halfway down its forehead, which gave it the look of [somebody reading bad news|an offended hedge].
        + A supply of further pebbles lay within reach, graded by size and, it [seemed|appeared], by degree of insult.
        + Only a [careful|patient] observer would have noticed that one of its feet never quite touched the ground.
        + “I have been sitting here since before your grandmothers,” it remarked, “and I have not enjoyed [a minute|one moment] of it.”
        + The pebble missed; the tone did not.
      `,
      wrong: `
        @wrong {Friend}, who believed in [plain|frank] speaking, scolded the gnome from hat to heel.
        It replied with a [volley|shower] of pebbles, and sat down all the harder on {thing}.
        + For every name it was called, the gnome had two of its own, [sharpened|polished] over long and lonely years.
        + Finally {friend} ran out of breath, and the gnome ran out of pebbles, and neither of them had [gained|won] an inch.
        + The words “gatepost” and “pudding-face” were [freely used|used]; they were not the worst.
        + Nobody has ever been scolded into a better mood. [It is tried every day.|People keep on trying.]
        + It had been practising insults alone, the gnome explained, for [forty years|some decades].
      `,
      doubt: `
        In the silence afterwards there was nothing to be heard but a small, [stony|gravelly] sigh, and it had not come from {friend}.
        + {Friend} turned its back, declared that some creatures were granite [through and through|to the very core], and kicked at nothing.
        + {Hero} said nothing for a considerable while, remembering how [easily|readily] one snaps at the entire world on account of a single blister.
        + The way back looked suddenly longer than the way there, and considerably [darker|emptier].
        + The gnome was looking at its foot, [wearily|with a tired face], and it appeared to do so every evening.
        + Neither of them knew what came [after scolding|next]. It is frequently nothing.
      `,
      turn: `
        {Hero} walked straight up and asked what [nobody|no one] had ever asked: “Does something hurt?”
        @turn Then, with [great care|a steady grip], {hero} pulled a long thorn from the foot it held out.
        + The raised arm wavered, then sank, and the face beneath the moss [rearranged itself|came undone] into something much younger.
        + “You would be surprised,” the gnome said [hoarsely|at length], “how seldom one is asked.”
        + It is not easy to be gentle within range of [a pebble|somebody’s last pebble]; {hero} managed.
        + {Friend} was lent to the gnome for squeezing; it complained only with its [eyes|face].
      `,
      works: `
        @result Slowly, [grinding|groaning] like an ancient church door, the gnome got up and stood on both feet.
        “Take {thing},” it declared. “I only [stayed|sat there] because I couldn’t walk away.”
        + It tried a step, and then another, with the [incredulous|astonished] expression of somebody finding money in an ancient coat.
        + {Hero} picked {thing} up, rather flatter than before in its own opinion, but [unharmed|perfectly whole].
        + As a parting gift it presented them with its finest pebble, on the [strict|sole] condition that nobody ever throw it.
        + “In the matter of the gatepost,” began {friend}. [“I have known excellent gateposts,” said the gnome.|The gnome waved it aside.]
      `,
      lesson: `
        Behind a good many growls there is [simply|only] a thorn, and behind most kindness there is a question.
        / “It was quicker, too,” {friend} [admitted|conceded], for kindness can begin with three words and a listening ear.
      `,
    },
  },

  Friendship: {
    titles: `
      Room for three
      The shy little shadow
      {Hero} moves over
      The shadow [who held|with] {thing}
    `,
    refrains: [
      {
        first: 'Move along, there’s room to spare | one sits here and one sits there.',
        changed: 'Move along, there’s room for three | shadow, come and sit by me.',
      },
      {
        first: 'Two can sit and watch the moon | three can sing it a better tune.',
        changed: 'Three of us sat and watched the moon | oh, what a crooked and lovely tune.',
      },
      {
        first: 'Budge up, budge up, one, two.',
        changed: 'Budge up, budge up, you, too.',
      },
    ],
    facts: {
      wrong: '{friend} sent the little shadow off',
      turn: '{hero} moved over to make room',
      result: 'the shadow sat down between them',
    },
    beginner: {
      gate: `
        @spot [Somebody was hiding|Somebody hid] {spot.at}. It was a [shy little|small, shy] shadow.
        It [hugged|held] {thing} tight. When they came near, it [slipped|slid] away.
        + [Swish!|Whisk!] It went behind a stone, flat as paper.
        + It [belonged to nobody|was nobody’s shadow]. It was just a shadow.
        + It had [thin|long, thin] arms and no face to speak of.
        + “Hello?” [said|called] {hero}. The shadow made itself as small as a plum.
        + One step closer, and it was [gone again|off again].
        + “It runs like [milk|spilt ink],” [said {friend}|{friend} said].
        + It only [peeped|peeked] at them around the corner.
        + [Then they stopped.|They stood still.] The shadow stopped, too, and looked.
        + There was [a flat stone|one flat stone] in the middle, good for sitting.
      `,
      wrong: `
        @wrong “Shoo!” [said {friend}|{friend} said], and sent the shadow [off|away]. “There are [enough of us|two of us already]!”
        The shadow [shrank|grew thin]. It [went|crept] far back, and took {thing} along.
        + {Friend} sat down [close to|right beside] {hero}. Very close.
        + “We are a pair,” it said. “A pair is [two|just two]. I can count.”
        + “It was only looking,” [said|answered] {hero}.
        + “It was looking at my [place|spot],” [said {friend}|{friend} said].
        + Now there was [a lot of room|plenty of room] and nobody in it.
        + {Friend} did not feel [better|any better]. It felt a little worse.
        + From far off came a [thin|small] sniff.
        + “That was the wind,” {friend} said [fast|quickly]. There was no wind.
      `,
      doubt: `
        They sat on the stone and [said nothing|were quiet]. It was a big stone for [two|only two].
        + [“Did I do wrong?”|“Was that bad?”] asked {friend} after a while.
        + {Hero} [remembered|knew] it: a first day, and nobody to sit with.
        + “What if you like it more?” [said|whispered] {friend}. “More than me?”
        + So that was it. It was a [cold|sad] thought.
        + “I can like [two|both of you],” [said {hero}|{hero} said]. “I have tried it.”
        + The little shadow was only a [dot|speck] now.
        + [The evening went grey.|The light grew dim.] Nobody moved for a long time.
        + Then {friend} gave a [deep|very deep] sigh.
      `,
      turn: `
        @turn Then {hero} moved [over|along] on the stone. “There is room for three,” [said|called] {hero}.
        / “Look, room for three!” [said {hero}|{hero} said], and moved [over|along] on the stone.
        Nobody [ran|went] after the shadow. They [left|kept] a place, and sat still.
        + It was hard to sit still and not [look|turn around].
        + {Friend} moved, too. It moved [a tiny bit|a hair’s width]. Then it moved more.
        + “It is a [warm|nice warm] place,” said {friend} at last. “I sat on it first.”
        + {Hero} [patted|tapped] the free place, pat, pat.
        + “You need not talk,” [said {hero}|{hero} said]. “We don’t [talk|say] much either.”
        + “I do,” [said {friend}|{friend} said]. “But I can [stop|listen].”
        + They looked [straight ahead|the other way], as if nothing was going on.
        + Step by step something [dark and soft|soft] came closer.
      `,
      works: `
        @result The little shadow sat down [between them|in the middle]. It [was|felt] cool and light.
        Then it [gave|handed] {thing} to {hero}. It did not need to hold on [now|any more].
        + It had no hand to hold. [So|That is why] it had held {thing}.
        + “Hello,” it [said|breathed]. It was the first word it ever said.
        + “You may lean on me,” [said|offered] {friend}. “I am good at that.”
        + The shadow leaned. It [weighed|was] no more than a yawn.
        + “One, two, three,” [counted|said] {friend}. “It is still a pair. It is a big pair.”
        + They sat [like three birds|like birds] on a branch.
        + [Later|Then] the shadow came along a bit of the way.
        + It had [learned|found] how to skip. Shadows are good at it.
      `,
      lesson: `
        A friend does not get less when [you share|there are more]. [Moving over is enough.|You only have to move over.]
        / “Three is [a good pair|not too many],” [said {friend}|{friend} said]. A new friend takes no one’s place.
      `,
    },
    intermediate: {
      gate: `
        @spot {Spot.at} lived a shadow that belonged to nobody, and in its arms was {thing}.
        Whenever somebody [came|took a step] closer, it [slipped|melted] away, shy as a minnow.
        + It slid behind the stones and [folded|rolled] itself up like a letter.
        + [No tree had cast it, and no lamp.|No lamp and no tree had made it.] It appeared to have been left over from something.
        + When they stood perfectly still, it [crept|came] out again and watched them.
        + “It wants to come and it wants to [run|go],” [declared {hero}|{hero} declared], “both at once.”
        + In the middle stood a broad flat stone, just right for [sitting on|a rest].
        + “I could [catch it|simply grab it],” [said {friend}|{friend} said], but nobody has ever caught a shadow.
        + It ran like spilt ink. [It made no more noise than ink does.|Nobody could hear its feet.]
        + It wore no hat and had no face. [Still, you could tell that it was shy.|But it looked at them.]
      `,
      wrong: `
        @wrong {Friend} did not care for the way it looked at {hero}, and sent the shadow [off|packing].
        “We are full!” it called. “There are [quite enough|enough] of us!” and the shadow [shrivelled|shrank].
        + “Full?” [asked {hero}|{hero} asked]. “There are two of us, and a stone as big as a [sofa|barn door].”
        + “A pair is a pair,” declared {friend} [stiffly|with its nose in the air]. “A third one is a queue.”
        + With every word the shadow grew [thinner|paler], until you could see the stones through it.
        + Then {friend} settled down so close to {hero} that it was [hardly comfortable|rather a squash].
        + It had won, and it did not feel [nearly as nice|half as good] as it should have.
        + From somewhere at the back came a [very small|thin] sniff, and {friend} pretended to have a cold.
      `,
      doubt: `
        For a while they [shared|had] the big stone to themselves. It felt [emptier|colder] than before.
        + “What if it is [nicer|funnier] than I am?” {friend} said to nobody in particular.
        + “What if you like it best, and then I am the one [behind the stones|who looks on]?”
        + {Hero} knew that [worry|thought] well, for it comes to everyone who has a friend.
        + “You can’t be used up,” [remarked {hero}|{hero} remarked], “not by me and not by [anybody|a shadow].”
        + Out there the shadow had become no more than a [smudge|breath on a window].
        + The quiet sat down with them. It was [poor|not very good] company.
      `,
      turn: `
        @turn {Hero} moved over on the stone and left a [place|wide place]. “There is room for three.”
        Nobody [called|waved], and nobody chased; they just sat there with a [gap|space] in between.
        + After a [long think|moment], {friend} moved over, too, by the width of a whisker.
        + Then it coughed and moved over [properly|by a whole cushion’s width].
        + “I warmed that bit up,” it told the [darkness|stones], “and somebody might as well have the use of it.”
        + “You don’t have to [say anything|be funny],” {hero} said into the air, “we are only sitting.”
        + They both looked [straight ahead|at something far away], which is the polite way to look at the shy.
        + [Slowly, by inches,|Little by little,] something cool and soft came across the ground.
        + It was not easy. [The gap itched.|A gap like that wants to be looked at.]
      `,
      works: `
        @result The shadow slid up onto the stone and sat down [between them|right in the middle].
        It [handed|gave] {thing} to {hero}, for now it had [other things|somebody] to hold on to.
        + It was cool and light. [You hardly felt it.|It weighed as much as a sigh.]
        + “Nobody ever left a [gap|place] before,” it said, in a voice like a page being turned.
        + {Friend} discovered that a shadow on a warm evening is a [wonderful|most refreshing] thing to lean on.
        + “Three,” it said, trying the word. “It’s a pair with a [spare|middle].”
        + It went with them for a bit, copying how {friend} moved, and [was remarkably good|did it beautifully].
        + {Friend} was [flattered|delighted]: nobody had ever taken the trouble before.
      `,
      lesson: `
        Friendship is not a cake that gets [smaller|less] with each guest. [You just move over.|It only needs a little room.]
        / “I was afraid there would be less of you,” [declared {friend}|{friend} declared]. There was [more of everyone|not less at all].
      `,
    },
    advanced: {
      gate: `
        @spot The creature that clutched {thing} {spot.at} was a small shadow without [any owner|an owner].
        It longed for company, and yet at every step, [shy|thin] as smoke, slipped away.
        + One moment it lay pooled behind a stone. The next it had poured itself into a crack and was [peering|looking] out.
        + “It is rather like trying to make friends with [spilt ink|the last of the soup],” whispered {hero}.
        + It clasped its treasure to itself as one clasps a [hot-water bottle|teddy bear] in a strange house.
        + A broad flat stone lay in the open, the sort that seems to have been left there by somebody with [picnics|conversation] in mind.
      `,
      wrong: `
        @wrong {Friend} saw how {hero} smiled at it, and [promptly|immediately] sent the shadow off.
        “We are enough,” it [announced|declared]. The shadow went thin with shame, and {thing} went with it.
        + Jealousy rarely gives its own name; on this occasion it called itself [common sense|good order] and sat up very straight.
        + “Two is a conversation,” it explained, arranging itself much too close to {hero}, “and three is [a committee|a public meeting].”
        + Somewhere at the back of the dark, somebody who [owned no handkerchief|had never learned how] was trying not to sniff.
        + It had got precisely what it wanted, and could not understand why this should [taste so much of dust|feel like a stomach ache].
      `,
      doubt: `
        They had the entire wide stone to themselves now, and it had never felt so [wide|large].
        + “Suppose it turns out to be more amusing than I am,” [remarked {friend}|{friend} remarked], addressing a [pebble|point in the distance].
        + {Hero} had once stood at the edge of somebody else’s game, and [recognised|knew] the view immediately.
        + It occurred to neither of them to go home, and to neither of them what to do [instead|in its place].
        + “You might like it best,” it added. [Nobody laughed.|It did not sound like a joke.]
        + The evening had a hole in it, about the size of a [shadow|small shadow].
      `,
      turn: `
        @turn {Hero} moved over until the stone had a [generous|comfortable] gap. “Room for three.”
        Then came the difficult part, which was to do [nothing whatever|absolutely nothing] and not look round.
        + For a good long minute {friend} inspected the gap; then, with the sigh of a [landowner|monarch] ceding a province, it moved over as well.
        + “The middle is the warmest bit,” it remarked to the [evening|air] at large, “as I ought to know, having just given it up.”
        + Shy people are like the first stars: [stare|look] straight at them and they go out, so both of them studied the distance.
        + Nothing was asked and nothing promised; there was [simply|just] a place, and it stayed empty on purpose.
      `,
      works: `
        @result With a rustle like [silk|a turned page], the shadow settled between them and fitted exactly.
        It gave up {thing} [of its own accord|unasked], for there were now better things to hold.
        + “It is cooler than one expects,” [said {friend}|{friend} said], leaning against it with [growing|evident] approval.
        + It had, the shadow confessed, been saving {thing} for [whoever|the first person who] did not chase it.
        + They might invariably have been three. [The night came in like a slow tide.|The stone appeared to think so.]
        + Later it copied {friend.s} walk. [The original was deeply flattered.|It did so to perfection.]
      `,
      lesson: `
        Nobody’s place had been taken, for a friendship, [unlike a bench|unlike a cake], grows by being shared.
        / “I had done the sum wrong,” {friend} [reflected|admitted]. With friends, one more never [means|leaves] less.
      `,
    },
  },

  Courage: {
    titles: `
      The hole that growled
      One more step
      {Hero} goes in
      The growl in {place}
    `,
    refrains: [
      {
        first: 'Shiver, shiver, shake and quake | one small step is all I take.',
        changed: 'Shiver, shiver, now I know | one small step is how we go.',
      },
      {
        first: 'Knock, knock, knees, and knock, knock, heart | shaking is how the brave ones start.',
        changed: 'Hush now, knees, and hush now, heart | shaking was only the very first part.',
      },
      {
        first: 'One toe, two toes, in it goes.',
        changed: 'Ten toes, one nose, out it goes.',
      },
    ],
    facts: {
      wrong: '{friend} guarded the outside with its eyes shut',
      turn: '{hero} was afraid and went into the hole',
      result: 'the growl turned out to be a snoring dormouse',
    },
    beginner: {
      gate: `
        @spot There was a hole {spot.at}. It was [dark|black]. It [growled|was growling].
        / {Spot.at} was a [dark|deep, dark] hole. And it growled!
        “Grrrrr,” said the hole. {Thing} was [in there|inside].
        + [A cold breath|Cold air] came out of it and smelled of old nuts.
        + “Grrrrr,” it said again. Then came a [little|short] whistle.
        + {Hero} took one step back. So did {friend}. So did [a beetle|a beetle on the stone].
        + “Maybe it is [only a hole|just the wind],” [said {hero}|{hero} said].
        + “Winds don’t growl,” [whispered|said] {friend}. “And holes don’t breathe.”
        + [The dark in there was thick as soup.|It was as dark as the inside of a boot.]
        + Nobody could see the [end|back] of it.
        + [A pebble fell in.|A crumb of earth fell in.] They did not hear it land.
      `,
      wrong: `
        “I [fear|am afraid of] nothing!” [said {friend}|{friend} said]. “Growl!” said the hole.
        @wrong “I guard the outside,” [said {friend}|{friend} said], and shut [both its eyes|its eyes tight].
        + “Once I [met|scared] a thunderstorm,” it said. “It ran away.”
        + It had even [shown|made] a muscle. It was a small one.
        + [The hole growled louder.|Then came a very big growl.] The muscle went away.
        + “Why are your eyes shut?” [asked|said] {hero}.
        + “I guard better [like this|in the dark],” [said {friend}|{friend} said]. “It’s a trick.”
        + It stood very [still|straight]. Only its voice shook.
        + “The outside is safe,” it said. “Nobody has [stolen|taken] it.”
        + So the outside was well [guarded|watched]. But {thing} was inside.
      `,
      doubt: `
        The hole was [black|still black]. It growled and [whistled|breathed], in and out.
        + “We could [go home|leave],” whispered {friend}. “Homes don’t growl.”
        + {Hero} [said|gave] no answer. There was a thump, thump, thump. That was a heart.
        + [Far behind them|A long way off] a light went out.
        + “Are you afraid?” [asked|whispered] {friend}, with one eye open.
        + “Yes,” [said {hero}|{hero} said]. “It goes [all the way down|right down to my toes].”
        + Brave people in books are never [afraid|scared]. Are they?
        + A fear is like a [big|wet] coat. It makes you slow.
        + The two of them [stood|waited] there for a long, cold minute.
      `,
      turn: `
        “I am [afraid|scared],” [said|whispered] {hero}. It was good to say it.
        @turn And {hero} went into the [hole|dark hole], one step, then one [more|step].
        + The first step was the [biggest|longest]. It was only as long as a spoon.
        + “I am still [here|outside]!” called {friend}. “I am guarding!”
        + Something soft [touched|brushed] {hero.s} ear. It was only a root.
        + {Hero} did not run, not in and not [out|back].
        + “One more,” [said {hero}|{hero} said]. “Now one [more|after that].”
        + [The growl came closer.|The growl grew big.] Or maybe {hero} came closer to the growl.
        + [It was warm in there.|The air got warm.] It smelled of hazelnuts.
        + The heart went thump. The [feet|steps] went on.
      `,
      works: `
        @result It was a dormouse! It [lay in a pot|slept in a pot] and snored: “Grrrrr!”
        {Thing} was its pillow. It [gladly|happily] took a [softer one|ball of moss] instead.
        + The pot made the snore so [big|loud]. Pots do that.
        + “Was I loud?” [asked|yawned] the dormouse. “My aunt says I am loud.”
        + {Hero} [laughed|giggled], and the laugh rang in the pot as well.
        + “That one is hard,” it said of its old pillow. “It [hurt|bent] my ear.”
        + “I knew it was a [mouse|small one]!” called {friend}. “I guarded so well!”
        + [The fear had gone out by itself.|Where was the fear now?] Nobody saw it leave.
        + {Hero} [came out|came back] backwards, with dust on the nose.
        + Behind them it growled again, [sweet|soft] and slow.
      `,
      lesson: `
        You can be afraid and [go|walk on] all the same. [That is courage.|That is what brave is.]
        / “You were afraid,” [said {friend}|{friend} said]. “[And still you went.|And you went in.]” That is what brave means.
      `,
    },
    intermediate: {
      gate: `
        @spot {Spot.at} there was a hole, [black|dark] as the inside of a boot, and it growled.
        {Thing} was in there, [somewhere|somewhere deep]. “Grrrrr,” said the dark, and [whistled|gave a whistle].
        + The breath that came out was warm and smelled, [strangely|for some reason], of hazelnuts.
        + All three of them stepped back: {hero}, {friend} and a beetle who [was only passing|lived next door].
        + “A draught,” [said {hero}|{hero} said]. “Draughts can [sound like|make] all sorts of noises.”
        + “Not with [teeth in them|so many r’s],” whispered {friend}.
        + They dropped a pebble in and [listened|counted], but no sound came back.
        + [The edge of the hole was worn smooth|The edges were smooth], as though something went in and out of it frequently.
      `,
      wrong: `
        “I once [frightened|scared] a thunderstorm,” {friend} was saying, when the hole growled.
        @wrong “I shall guard the outside,” it decided, with its eyes [shut tight|squeezed shut].
        + “Somebody has to,” it said, a little [higher|faster] than usual. “Outsides get stolen every day.”
        + It had been [showing|about to show] a muscle, but the muscle could not be found any more.
        + “Wouldn’t you see better with your eyes [open|not shut]?” [asked {hero}|{hero} asked].
        + “This is the [advanced|secret] way of guarding,” [declared {friend}|{friend} declared]. “You would not understand.”
        + It trembled only in [places|the middle], and called it keeping warm.
        + So nobody could have stolen the outside, but {thing} was [still|as ever] on the inside.
      `,
      doubt: `
        Nobody spoke. The dark breathed in and out, and each breath [ended|finished] in that [dreadful|long, low] growl.
        + {Hero} listened to a thumping noise and [found|discovered] that it came from inside.
        + “In stories,” [remarked {friend}|{friend} remarked], “the brave ones never have [cold feet|a tummy ache].”
        + “Then I am not one of [those|them],” said {hero} quietly.
        + It was [tempting|very tempting] to think of bed, and of soup, and of other people’s bravery.
        + [Fear is a heavy coat,|Fear is like a wet coat,] and you can’t take it off by wishing.
        + The light behind them had [faded|shrunk] to a thin grey line.
      `,
      turn: `
        “I am afraid,” declared {hero} [out loud|aloud], and the fear grew a [little|tiny bit] smaller immediately.
        @turn Then {hero} went into the hole, one step, and [one more|after a breath another].
        + The first step was the worst, though it was no longer than a [pencil|spoon].
        + “I am right behind you,” called {friend}, from [quite far away|a good way off].
        + Something brushed past, thin and dry. But it was [only|nothing but] a root.
        + “One more,” remarked {hero} to the dark, and then said it [again|over again].
        + There was no need to be finished with being [scared|afraid], it turned out. You could take it along.
        + The growl filled [the entire tunnel|everything] now, until even the stones appeared to hum.
      `,
      works: `
        @result In a cracked pot lay a dormouse, and the [growl|terrible growl] was only its snoring.
        Its pillow was {thing}. It [gladly|happily] swapped it for a [ball|cushion] of moss.
        + The pot [did the rest|made it loud], for in a pot even a sigh sounds like a bear.
        + “Was it the snoring?” it [mumbled|asked sleepily]. “They made me move here because of it.”
        + “I may tell you now,” it declared, “that thing gave me a [stiff|crooked] neck.”
        + “A dormouse, as I thought,” [remarked {friend}|{friend} remarked], who had [opened one eye|come in to the first bend].
        + Before they were out again the growl had [started up afresh|begun anew], and now it sounded almost cosy.
        + {Hero} laughed, and the pot laughed too. [It was only a dark place now.|The dark was just a room without a lamp.]
      `,
      lesson: `
        Being brave did not make the fear go [away|first]. [It only made the next step.|The next step did that.]
        / “So you were scared the entire time?” [asked|said] {friend}; that, in fact, is what courage is.
      `,
    },
    advanced: {
      gate: `
        @spot {Spot.at} the dark had a mouth, or so it seemed: a [deep|black] hole that growled.
        {Thing} was [at the far end|deep inside]. That much was certain, and nothing else was.
        + The growl came in waves, swelling gradually, breaking off, and ending on a [faint|thoughtful] whistle that was somehow the worst part.
        + Its breath was warm and smelled of hazelnuts, which is [comforting|a comfort] only as long as one does not ask who has been eating them.
        + “It may be the wind,” [observed {hero}|{hero} observed], in the tone in which people [mention|speak of] the wind at such times.
        + A passing beetle listened, reconsidered its whole route, and went home by [another|a longer] way.
      `,
      wrong: `
        @wrong {Friend} was telling how it had once outstared [an avalanche|a storm] when the hole growled; it then resolved to guard the outside, [rigid|bolt upright] and with its eyes shut.
        + “Outsides,” it explained in a [thin|rapidly rising] voice, “are stolen far more frequently than people suppose.”
        + Asked whether one did not guard better with open eyes, it replied that this was the [modern|professional] method.
        + A muscle, which it had been on the point of exhibiting, was [withdrawn|quietly put away] for another occasion.
        + Never was an outside so faithfully defended. Unhappily {thing} was not [there|on it].
      `,
      doubt: `
        The hole breathed in and the hole breathed out, and {hero} stood before it and [could not move|did not move].
        + It is one of the drawbacks of courage in books that nobody’s [knees|stomach] ever come[s|] into it.
        + To turn round would have been the simplest thing in the world, and [nobody|no one] would ever have blamed them for it.
        + Somewhere a thing was thumping, [dull|muffled] and quick; it was a heart.
        + “We might come back next year,” {friend} [suggested|proposed]; its eyes were still shut.
      `,
      turn: `
        “I am afraid,” [observed {hero}|{hero} observed]; said aloud, the words weighed [considerably|much] less.
        @turn And so, still afraid, {hero} went into the [dark|hole]: one step, and then one [more|other].
        + The first of them was no longer than a [spoon|pencil], but it would have counted for a mile on any honest map.
        + It was a discovery, made somewhere around the ninth, that fear does not have to [stay behind|be left at the door]. It can be taken along, like luggage.
        + “I’m with you in spirit!” called {friend}, and its spirit did indeed echo after {hero} for [several yards|quite some way].
        + Roots trailed over {hero.s} ears like [curious|inquisitive] fingers, and the growling grew until the very stones hummed.
      `,
      works: `
        @result There in a broken pot lay a dormouse, and the [monstrous|terrible] growl was nothing but its snore.
        Its pillow was {thing}, which it [exchanged|traded] gladly for a ball of moss.
        + “They moved me out here on account of the [neighbours|noise],” the dormouse murmured, not in the least offended.
        + A pot, as any singer could tell you, will make a [kettledrum|thundercloud] out of the smallest sigh.
        + “Just as I supposed,” [said {friend}|{friend} said], arriving with great presence of mind now that there was nothing to be [supposed|afraid of].
        + {Hero} laughed, and the pot boomed. [The dark was only a room with the lamp out.|Nothing was left of the fear but a tickle.]
      `,
      lesson: `
        The fear went in with {hero} every step of the way, which is exactly what made it courage.
        / “I had thought the brave were never frightened,” [said {friend}|{friend} said]. It seems they merely [keep walking|go on].
      `,
    },
  },

  Patience: {
    titles: `
      The bud that would not be hurried
      {Hero} waits
      Slowly, slowly, in {place}
      The night of the shut bud
    `,
    refrains: [
      {
        first: 'Wait a while and wait some more | what’s the hurry, what’s it for?',
        changed: 'Wait a while, and then you see | slow is how a thing may be.',
      },
      {
        first: 'Slowly, slowly, says the snail | moons are slow, and still they sail.',
        changed: 'Slowly, slowly, said the snail | look, the moon is in full sail.',
      },
      {
        first: 'Not yet, not yet, not quite.',
        changed: 'Not yet, not yet, all right!',
      },
    ],
    facts: {
      wrong: '{friend} pulled at the bud',
      turn: '{hero} hummed and waited by the bud',
      result: 'the bud opened by itself',
    },
    beginner: {
      gate: `
        @spot [There, {spot.at}, stood a bud.|A bud stood {spot.at}.] It was [as big as a cup|round and fat].
        It was shut [tight|quite tight]. Deep inside it lay {thing}.
        + {Hero} put one ear to it. It [ticked|hummed], very slowly.
        + [A snail in a red cap|An old beetle] sat next to it. “Ssh,” it said.
        + “It opens when [nobody tugs|it wants to],” said the moon. Or was it the wind?
        + It was green at the bottom and [pale|white] at the tip.
        + “When does it open?” [asked|said] {friend}. “Now? Or now?”
        + Something [shone|gleamed] through the green, soft and small.
        + It smelled a bit of [rain|tea] and a bit of morning.
        + [One leaf had a bite in it.|Its lowest leaf had a bite in it.] It looked like an old ticket.
      `,
      wrong: `
        @wrong {Friend} [took hold of|grabbed] the bud and pulled. It pulled [hard|with all its might].
        [Snap!|Zip!] The bud shut up even more. It was like a [small green|tight green] fist.
        + “I [only helped|was just helping],” [said {friend}|{friend} said]. “It is so slow.”
        + “It was open a [crack|tiny crack] before,” [said {hero}|{hero} said]. “Now it’s not.”
        + {Friend} knocked on it. “Hello! We are [here|waiting]!”
        + It [breathed on|blew at] the bud. It told it to hurry. It said please, too.
        + The bud turned [a little|right] away from them.
        + “I have waited [all day|for ages],” [said {friend}|{friend} said]. It was ten breaths.
        + Then it pulled once more, and fell over [backwards|with a bump].
        + [Not one leaf moved.|The leaves only closed more.] The bud had said no.
      `,
      doubt: `
        Now nothing [moved|happened] at all. The bud was shut, and the [night|evening] went on.
        + “Maybe it is broken,” [said|whispered] {friend}. “Maybe I broke it.”
        + {Hero} did not know how long a bud can be [cross|angry].
        + The moon went [up|on] one step, and then it had to rest.
        + “What do people do when they [wait|must wait]?” [asked {friend}|{friend} asked].
        + “They count,” [said {hero}|{hero} said]. “Or they [look|think]. Or they ask that.”
        + A minute is [short|very short] when you play. This one was long.
        + {Friend} lay down flat. “I am [no good|bad] at this.”
        + They [listened|listened hard]. No tick, no hum, nothing.
      `,
      turn: `
        @turn Then {hero} sat down by the bud and hummed, and [waited|just waited].
        / {Hero} [hummed|hummed a bit] by the bud. “Now we wait,” [said {hero}|{hero} said].
        When {friend} [twitched|wriggled], {hero} held on to it. They [hummed on|did not stop].
        + Hum, hum. [It was hard.|It was not easy.] The wait had no handle.
        + “Is it now?” [asked|said] {friend}. “Not now,” [said {hero}|{hero} said]. “Hum.”
        + They [hummed|sang] the low part first, and then the high one.
        + {Friend} had an itch to pull. It sat on its [itch|itch and hummed].
        + A [moth|small moth] came and sat there, too. It had all night.
        + They did not look straight at the bud. It [liked|wanted] that.
        + One song went by, and [another|one more], and half of a third.
        + “I forgot that I was waiting,” [said|whispered] {friend}. It was quite surprised.
      `,
      works: `
        @result Then the bud opened by itself, one leaf, [two leaves|one more], three.
        [Pff, it went.|It went pff.] In the middle lay {thing}, [safe and dry|quite safe].
        + It sounded like somebody [small|tiny] saying “oh”.
        + {Friend} did not [pull|grab]. It kept very still, and it was proud.
        + The flower was [white|yellow] inside, and it shone on their noses.
        + “Is it really [done|ready]?” [asked {friend}|{friend} asked]. “It is,” [said {hero}|{hero} said].
        + {Hero} reached in [with care|gently] and took {thing} out.
        + A warm smell came out with it, like [bread|fresh bread].
        + “We did nothing,” [said {friend}|{friend} said]. “We did it [so well|very well].”
        + The flower nodded, and then it shut again, [to sleep|for the night].
      `,
      lesson: `
        Some things open [only|best] when nobody pulls. [You can wait with a song.|A song helps you to wait.]
        / “I did nothing, and it worked,” [said {friend}|{friend} said]. [To wait is to do something, too.|Waiting is a way to help.]
      `,
    },
    intermediate: {
      gate: `
        @spot And there, {spot.at}, on a thin [stalk|stem], was a bud the size of a teapot.
        {Thing} [shimmered|shone] through its green, but the leaves were folded [tight|tight shut].
        + {Hero} listened at it and heard a tick, a long [pause|gap], and another tick.
        + “It opens when it is ready,” said a [beetle|moth] on the stalk, “and only if nobody tugs.”
        + “And when is it ready?” [asked {friend}|{friend} asked], who was [already|almost] reaching for it.
        + A beetle looked at the moon and said it might be [any hour|this week] now.
        + Some seventeen leaves were wrapped round each other like people in a [cold queue|very small bed].
        + Even as they looked, one leaf-tip [loosened|moved], by about the width of a thought.
        + “Now?” [asked {friend}|{friend} asked]. “[Or now?|Is it now?]” It was not yet now.
      `,
      wrong: `
        @wrong {Friend} took one leaf-tip, [counted to one|held its breath], and pulled at the bud.
        With a snap it closed up, tight and green as a [fist|clenched fist], and turned its back on them.
        + “I was only [showing it how|giving it a start],” [remarked {friend}|{friend} remarked].
        + The next pull ended with {friend} on its back and a leaf-tip in its [mouth|grip].
        + It tried orders, it tried flattery, and then it [tapped|knocked] and shouted, “Fire!”
        + [A bud has no ears, but it knows when it is being hurried.|Buds have no ears, but they know a hurry when they feel one.]
        + “How long have we been here?” [it groaned|it asked]. “Two hours?” It had been [a minute|not quite a minute].
        + What had been open by a crack was now not open [at all|in the least].
      `,
      doubt: `
        The bud stayed shut. There was not a tick to be heard from it, and the moon [climbed|crept] on without them.
        + “I’ve spoilt it,” said {friend} in a small voice. “I always [pull|have to pull].”
        + {Hero} thought of birthdays, of [slow|long] trains, of cakes behind oven doors.
        + None of them had ever [come|got there] a minute sooner because somebody stamped.
        + “Can you be [patient|good] on purpose?” [asked {friend}|{friend} asked]. “Or do you have to be born with it?”
        + Waiting has nothing you can [hold|get hold of], and that’s what makes it heavy.
        + A cloud went over the moon and took its [time|time about it], too.
      `,
      turn: `
        @turn {Hero} sat down beside the bud, hummed a slow tune and [waited|just waited].
        [Twice|Three times] {friend} jumped up; each time {hero} held on to it and [hummed|sang] on.
        + The first verse was [torture|long], at least for one of them.
        + Somewhere in the second verse {friend} began to [hum|sing] the low part, without noticing.
        + A moth came, and then a [couple|pair] of crickets, who happened to know the tune.
        + It was like carrying a [very full|brimming] cup across a long room: slow was the only way.
        + They looked at the moon, at their shadows, at anything [rather than|but] the bud.
        + “Now?” whispered {friend}. [“Hum,” said {hero}.|“Next verse,” said {hero}.]
        + The moon went on a bit. [They let it.|It took its time, too.]
      `,
      works: `
        @result They had [nearly|almost] forgotten it when the bud opened by itself, leaf after leaf.
        “Pff,” it [said|went], like somebody turning over. In the middle lay {thing}.
        + {Friend} held its breath and did not pull, which was the [hardest|bravest] thing it had done all day.
        + Inside, the petals were the [yellow|white] of candlelight and smelled of warm bread.
        + “We didn’t do anything,” it whispered, “and [look|look how well we did it].”
        + {Hero} reached in and lifted {thing} out, so [gently|lightly] that not one petal bent.
        + “A record,” a beetle [remarked|said]. “The last ones took till Thursday.”
        + When they looked back, the flower was already folding itself up for the [night|rest of the night].
      `,
      lesson: `
        There are things that come no [sooner|faster] for pulling. [Waiting well is work, too.|Waiting for them is a kind of doing.]
        / “I was patient,” [remarked {friend}|{friend} remarked], “for [nearly|very nearly] a whole song.” That was just long enough.
      `,
    },
    advanced: {
      gate: `
        @spot {Thing} lay {spot.at}, in full view and out of reach, [shut up|folded] inside a bud.
        Through the folded green one saw it gleam, like a [lamp|candle] behind curtains.
        + Laying an ear against it, {hero} heard a tick, then nothing for so long that it seemed [to be over|finished], then another.
        + “It can’t be opened,” declared a beetle who [evidently|clearly] lived there. “It opens. There is a difference.”
        + The leaves overlapped like the pages of a book that has not yet decided to be [read|published].
        + {Friend} enquired about the [timetable|schedule], and was told that the moon had one, but that nobody had ever seen it.
      `,
      wrong: `
        @wrong {Friend}, for whom a minute was a considerable time, [seized|took hold of] the bud and pulled.
        It closed with a [snap|loud snap], and stood there like a fist that has made up its mind.
        + “I was merely encouraging it,” [said {friend}|{friend} said], with a torn-off leaf-tip [still|somewhat visibly] in its grip.
        + It went on to coax, to reason and to threaten, and finally it shouted “Fire!”, at which [even|only] a beetle looked up.
        + The [trouble|difficulty] with hurrying a living thing is that it can only answer in the one language it has, and this was no.
        + A gap as wide as a thread had been showing at the tip. Now there was [none|not even that].
      `,
      doubt: `
        Nothing ticked any more, and the moon went on up the sky like somebody who has [other|better] things to do.
        + “I invariably pull,” {friend} said at last, and it did not sound like a [boast|joke]. “I pull, and then things stay shut.”
        + {Hero} considered how many hours of life are spent [wishing|wanting] them to be different hours.
        + There is nothing to take hold of in waiting, no [handle|rope] and no edge, and that is why it wears out even the strong.
        + A cloud crossed the moon, [in no hurry|without haste], and when it had passed nothing had altered but the light.
      `,
      turn: `
        @turn {Hero} settled down by the bud, proceeded to hum, and waited as if that were [enough|plenty].
        Twice {friend} started up, and twice {hero}, [without a word|still humming], drew it down again.
        + Waiting, it turned out, was not at all the same as doing nothing. It was [closer to|more like] carrying a brimming cup across a remarkably long room.
        + In the second verse {friend} could be heard growling along an octave below, [apparently|it seemed] without its own knowledge.
        + They took care to look elsewhere, since few of us can bloom while being [watched|stared at].
        + Now and then there came a whispered “Now?”, each time a [little|shade] less urgent, until it was only part of the tune.
      `,
      works: `
        @result In mid-[verse|tune], with no one watching, the bud opened by itself, as a hand opens in sleep.
        {Thing} lay there on a bed of petals; both of them forgot to [breathe|speak].
        + The sound it made was that of a page being turned [in another room|by someone who is enjoying the book].
        + Every hair, scale or feather of {friend} wished to snatch, and it [did not|didn’t]; there are heroes with medals who have done less.
        + A fragrance came out with the last petal, half [bread|honey] and half early morning.
        + “One hour and eleven minutes,” a beetle noted with respect. “The [impatient|others] generally take a week.”
      `,
      lesson: `
        They had done nothing but wait, and had [seldom|rarely] been so busy. Some doors are opened by not pulling.
        / “It would have opened sooner without me,” mused {friend}, who was learning to [sit beside|wait beside] things.
      `,
    },
  },

  Honesty: {
    titles: `
      The door with too many locks
      Who trod on the flowers?
      {Hero} tells it straight
      Lock upon lock
    `,
    refrains: [
      {
        first: 'Tell it straight and tell it true | it was me, and it was you.',
        changed: 'Told it straight and told it true | now the door says thank you, too.',
      },
      {
        first: 'A fib has a tail that gets caught in the door | say how it was, and then say no more.',
        changed: 'Nothing to hide now and nothing to store | we said how it was, and wide went the door.',
      },
      {
        first: 'Who did it? Who hid it?',
        changed: 'I did it. Nobody hid it.',
      },
    ],
    facts: {
      wrong: '{friend} put the blame on the wind and a cow',
      turn: '{hero} owned up about the trampled flowers',
      result: 'all the locks of the old door sprang open',
    },
    beginner: {
      gate: `
        @spot {Spot.at} stood an old door with [a nose|one eye]. {Thing} was [behind it|on its other side].
        / An old door with [a nose|one eye] stood {spot.at}. Behind it was {thing}.
        “Who [trod|stepped] on my flowers?” it asked. They were [flat|all flat].
        + It had a [big|fat] lock, and the lock was shut.
        + Five little flowers lay on the [ground|doorstep]. They had been blue.
        + {Hero} looked [down|at the ground]. {Friend} looked up. Nobody looked at the flowers.
        + “I [watered|sang to] them each day,” said the door. “All by myself.”
        + “It is no [small|easy] thing,” it said, “with no hands.”
        + There was blue on {friend}. There was blue on {hero}, [too|as well].
        + “I am waiting,” the door [said|creaked]. “Doors are good at that.”
        + One [petal|small petal] stuck to {hero}, as blue as could be.
      `,
      wrong: `
        @wrong “It was the wind,” [said {friend}|{friend} said]. “[And a cow.|No, a cow.]” [Clack|Click]! A new lock was on the door.
        “It was last Tuesday,” it [said|went on]. [Clack, clack!|Click, click!]
        + “Last Tuesday has no [feet|legs],” said the door.
        + “What did the cow [look|sound] like?” it asked. “Like a cow,” [said {friend}|{friend} said].
        + “It had [wings|a hat],” it added. Clack! That made it worse.
        + [Each fib|Every fib] was a new lock, and the new ones were bigger.
        + “Maybe it was a very [heavy|fat] bee.” Clack!
        + Soon you could [hardly|not] see the door for locks.
        + “I only wanted to help,” [said|sniffed] {friend}. That was true, at last. But it came too late.
        + {Friend} shut its mouth. It was [safer|better] so.
      `,
      doubt: `
        There were [nine|ten] locks now. The door said [nothing|no more], and the flowers lay flat.
        + “If we say it,” [whispered|said] {friend}, “it will be cross.”
        + {Hero} felt [hot|very hot] around the ears. That was the truth. It wanted out.
        + Fibs are [light|small] at first. Then they sit on you.
        + “Nobody saw us,” [said {friend}|{friend} said]. But the [flowers|five flowers] had.
        + A thing you don’t say gets [bigger|fatter] in the tummy.
        + They could [go home|walk away]. Then it would come along, in the tummy.
        + [The door waited.|The old door waited and waited.] Somewhere a clock did, too.
        + {Hero} [sighed|breathed out]. It was a long, hot breath.
      `,
      turn: `
        {Hero.s} ears were [hot|burning]. It was hard to [begin|say it].
        @turn “I did it, too,” [said {hero}|{hero} said]. “I [trod on|stepped on] the flowers. I am so sorry.”
        + “I did not look where I [went|was going],” [said {hero}|{hero} said]. “I was in a hurry.”
        + The voice was [small|quiet], but it was loud enough for a door.
        + {Friend} [stared|looked]. You could just say it? Just like that?
        + “So did I,” [said|mumbled] {friend}. “There was no cow.”
        + [Nothing fell down.|The sky did not fall.] Nobody shouted.
        + “Hm,” said the door. “Hm, [hm|and hm again].”
        + {Hero} [bent down|knelt] and set a flower upright. Then came the next one.
        + Five flowers, five [sticks|little sticks], a drop of water each.
      `,
      works: `
        @result [Clack, clack, clack!|One, two, ten!] All the locks sprang [open|open at once].
        “Thank you,” said the door. “[Come in.|In you go.]” And there was {thing}.
        + The locks fell down in a heap, like [spoons|old pots].
        + “I knew it [long ago|all the time],” it said. “I have an eye for feet.”
        + “Then why did you ask?” [said|asked] {friend}. “So you could say it,” said the door.
        + {Hero} felt [light|so light]. The ears went cool again.
        + One flower [lifted|raised] its head. Then two did. They looked a bit bent.
        + {Hero} went in, [around|past] all the flowers, and took {thing}.
        + “Mind the [step|left side],” said the door. They minded it very much.
        + {Friend} told the cow it was [sorry|free]. There was no cow, but still.
      `,
      lesson: `
        The truth is hot on the ears, but [light|cool] after. [A fib needs a new lock each time.|A fib is heavy to carry.]
        / “Telling it was quicker,” [said {friend}|{friend} said]. The truth [opens doors|is the best key].
      `,
    },
    intermediate: {
      gate: `
        @spot {Spot.at} stood an old door with a bent [knocker|nose], and {thing} was behind it.
        “Who trod on my flowers?” it [creaked|asked]. Five blue ones lay there, quite flat.
        + They had come in a hurry, {hero} and {friend}, and had not looked [down|at their feet].
        + “I grew them from seed,” said the door, “and that’s not easy [with hinges|for a door].”
        + {Friend} had something blue stuck to it, and so, [I am sorry to say|as it happened], had {hero}.
        + A single fat lock hung [on the door|in the middle]. It looked at them as a headmaster looks.
        + “Take your time,” the door added. “I have been [standing|hanging] here for two hundred years.”
        + One of the flowers tried to get up and [couldn’t|sank back again].
      `,
      wrong: `
        @wrong “The wind,” {friend} said immediately, “or else a cow.” Clack! There were two [more|new] locks.
        “Or last Tuesday,” it [added|went on]. The third lock was as big as a [plate|pan].
        + “Could you describe the cow?” the door asked [politely|with interest].
        + “Brown,” [said {friend}|{friend} said], “with a [bell|hat], and it came by air.” Clack!
        + For every fib a new lock [appeared|grew], and each was fatter than the last.
        + They covered the keyhole and then the [handle|hinges], and finally one hung on the knocker like an earring.
        + “I should stop there,” said the door, “or I shan’t be able to [breathe|see].”
        + {Friend} opened its mouth again, and {hero} gently [closed it|shook a head].
      `,
      doubt: `
        Nobody said [anything|a word]; the locks [hung|shone] in rows. The five flowers lay where they lay.
        + “We could say we were never here,” {friend} [whispered|suggested], but even that sounded heavy.
        + {Hero} had a [hot|tight] feeling about the ears, as if the truth were trying the exits.
        + It would be easier to [own up|say it] to somebody who shouted, not to a door that simply waited.
        + A fib is small when you [tell|make] it, but afterwards you have to carry it.
        + “It wasn’t even my [best|favourite] lie,” said {friend} sadly.
        + [The longer they were silent|With every minute], the louder it grew in there.
        + It was remarkably still. [Even the hinges kept quiet.|One of the locks ticked.]
      `,
      turn: `
        {Hero.s} ears went [hot|red-hot]. How [nice|simple] it would have been to say “cow”!
        @turn “I did it, too,” declared {hero} instead. “I trod on your flowers. I am [sorry|so sorry].”
        + “We were in a hurry,” it went on, faster now, “and I only [noticed|saw] when it was too late.”
        + Nothing [terrible|dreadful] happened: no thunder, not even a creak.
        + “You can just say it?” {friend} whispered, [amazed|staring]. “In one sentence?”
        + Then it swallowed and mumbled something in which the words “me” and “no cow” could be [heard|made out].
        + {Hero} knelt beside the flowers and [propped|straightened] them up, each with a splinter of wood for a crutch.
        + The door said “hm”, and “hm” [once more|again], like a kettle that is thinking.
      `,
      works: `
        @result With a clatter like dropped [saucepans|spoons], all the locks sprang open and fell off the door.
        “I saw you do it,” it said. “I [only|just] wanted to hear it.” And there was {thing}.
        + {Friend} was [quite indignant|a bit hurt]: “You knew, and you let me go on about Tuesday?”
        + “I enjoyed Tuesday,” remarked the door. “The cow [was weaker|less so].”
        + {Hero} stepped round every single flower, on tiptoe, and [fetched|picked up] {thing}.
        + It is peculiar how [light|tall] you feel when there’s nothing left to hide.
        + Four flowers were standing again, and the fifth [leaned|was leaning] on its crutch and looked interesting.
        + “If you ever need a lock,” called the door after them, “I have [spare ones|eleven to give away].”
      `,
      lesson: `
        The truth burns for a [moment|minute] and then it is over. [Fibs only bring more locks.|A fib has to be carried on and on.]
        / “Next time I’ll leave out the cow,” [remarked {friend}|{friend} remarked]. The [short|straight] way was the way in.
      `,
    },
    advanced: {
      gate: `
        @spot {Spot.at} stood an ancient door with a [sharp|thoughtful] sort of knocker, and behind it lay {thing}.
        “First of all,” it said, “who [has been treading|trod] on my flowers?”
        + Five small blue blossoms lay pressed into the [ground|path] as in an album, and both visitors became very interested in the scenery.
        + There was blue on {friend}, and there was, it cannot be [concealed|denied], some blue on {hero}.
        + “You must understand what it is to garden without arms,” the door continued, [mildly|quite gently]. “It takes decades.”
        + It wore a single iron lock, of the kind that gives one the [feeling|impression] of being looked at over spectacles.
      `,
      wrong: `
        @wrong “The wind,” {friend} said [smoothly|promptly], “together with a cow.” Two new locks clanked shut.
        It then [brought in|mentioned] last Tuesday, and got a third, the size of a soup plate.
        + “You have a gift,” the door observed through what was left of its keyhole, “but I cannot say it [opens|is opening] me.”
        + That is the expensive thing about an untruth: it is never [content|satisfied] to be the only one.
        + By the end the door resembled a [shopfront|jeweller’s window], and {friend} an author who has lost the thread.
        + Pressed for details, it gave the cow a hat and the power of [flight|speech]; clank, clank.
      `,
      doubt: `
        The [echo|clank] of the last lock died away, and the silence that followed asked the same question over again.
        + {Hero} felt the truth pacing up and down inside, [trying|rattling] one exit after another.
        + It would have been a relief to be shouted at; what is so hard to bear is [courtesy|somebody who merely waits].
        + “We might still say that we are somebody else,” {friend} proposed, though without [conviction|much hope].
        + One of the flowers attempted to rise and lay down again, which was [worse|more eloquent] than any reproach.
      `,
      turn: `
        Heat rose to the tips of {hero.s} ears; a cow would have been [so convenient|most welcome].
        @turn “I did it, too,” remarked {hero} all the same. “I trod on your flowers, and [I am sorry|I’m sorry].”
        + The sentence had seemed as big as a wardrobe; once out, it took up no more [room|space] than a matchbox.
        + {Friend} gazed in open astonishment, like a traveller who has gone round three mountains and [discovers|is shown] the tunnel.
        + “There was,” it added presently, and with [some|visible] effort, “strictly speaking, no cow.”
        + And {hero} bent down among the stalks and set them up one by one, each with a splinter for a [crutch|splint].
      `,
      works: `
        @result With the noise of a kitchen falling [down|over], all the locks sprang open.
        “I saw it, naturally,” said the door, [swinging|standing] aside from {thing}. “But I wanted to be told.”
        + “You let me go on and on!” cried {friend}, and the door admitted that it had grown [rather fond|quite fond] of the cow.
        + {Hero}, stepping between the flowers as one steps between sleepers, [took|gathered] {thing} up and felt oddly weightless.
        + Four of the five stood upright again; the fifth leaned on its splinter with the air of having been [through a war|at sea].
        + They were offered as much old iron as they could carry, and with thanks they [declined|refused].
      `,
      lesson: `
        The truth had stung for the length of one sentence, whereas a fib [must|has to] be fed for ever.
        / “A single key,” [remarked {friend}|{friend} remarked], counting the locks, “and it had been in our [mouths|pockets] all the time.”
      `,
    },
  },

  Respect: {
    titles: `
      The king no taller than a thumb
      Please, your very small Majesty
      {Hero} bows low
      The thumb folk of {place}
    `,
    refrains: [
      {
        first: 'Small or tall or in between | bow to the king and bow to the queen.',
        changed: 'Small or tall or in between | the greatest king I’ve ever seen.',
      },
      {
        first: 'Please is a key, and thank you is, too | may we come by, and how do you do?',
        changed: 'Please was the key, and thank you was, too | now they are asking us, how do you do?',
      },
      {
        first: 'Bow low, toe to toe.',
        changed: 'Bow low, and off we go.',
      },
    ],
    facts: {
      wrong: '{friend} stepped over the tiny king',
      turn: '{hero} bent down low and greeted the tiny king',
      result: 'the thumb folk carried it out themselves',
    },
    beginner: {
      gate: `
        @spot [A tiny people|A people of thumb folk] lived {spot.at}. They sat on {thing}, all in [rows|a row].
        Each was as big as a thumb. In front stood their [king|little king].
        + His crown was [the cap of an acorn|half a nutshell]. He wore it with pride.
        + “Who comes there?” he [called|cried]. It sounded like a gnat in a glass.
        + They had [tiny hats|hats like peppercorns] and tiny, serious faces.
        + “Halt!” said two guards. They had [pins|needles] for swords.
        + For them {thing} was [a castle|as big as a hill].
        + A tiny flag went up. It was the size of a [stamp|petal].
        + {Hero} nearly did not [see|spot] them. One must look down, and then down again.
        + “What are those?” [asked|said] {friend}. “Crumbs with hats?”
      `,
      wrong: `
        @wrong {Friend} [laughed|giggled] and stepped right over the [tiny king|king]. “Hop!”
        “Hold on!” cried the king. A hundred [hands|tiny hands] held {thing} [down|fast].
        + {Friend} tugged and tugged. It did not [move|come] one bit.
        + A hundred small ones are [strong|very strong] if they want to be.
        + “He stepped over His Majesty!” the folk [cried|whispered]. “Over! Just like that!”
        + The king’s crown had [slipped|fallen down]. He put it back on and said nothing.
        + “But he is so [little|small]!” [said {friend}|{friend} said]. “I thought he was a nut.”
        + A guard pricked {friend} with a [pin|needle]. “Ow!”
        + “We may be small,” said the king. “We are not a [doorstep|puddle].”
        + {Friend} let go and fell over, [bump|plump], in the end.
      `,
      doubt: `
        The tiny folk turned [round|away]. A hundred small backs are a [big|long] wall.
        + “I did not mean to be [rude|mean],” [said {friend}|{friend} said]. “It was just so easy.”
        + The king [sat|was sitting] all alone, with his crown in his lap.
        + {Hero} knew how that [feels|is]. Big people step over you and talk on.
        + “Nobody looks [down|at us] here,” said one tiny voice.
        + A drum went, as [soft|small] as a heart. It was a sad drum.
        + They were so many and so [quiet|still]. It was not nice at all.
        + “Can you be sorry to a [crumb|nut]?” [asked {friend}|{friend} asked]. “You can,” [said {hero}|{hero} said].
        + The little flag came [down|slowly down].
      `,
      turn: `
        @turn {Hero} bent down [low|very low] and greeted the tiny king. “Good evening, Your Majesty.”
        “Please, may we have {thing}?” [asked {hero}|{hero} asked], and [waited|then waited].
        + To be so low was [not easy|quite hard]. There was a pebble in the way.
        + [From down there the king looked big.|Down there a thumb is quite tall.] He had kind eyes.
        + “We did not see you,” [said {hero}|{hero} said]. “That was [wrong|not right]. Please forgive us.”
        + {Friend} bent down, too, [bit by bit|slowly]. “Good evening, sir. I am the one who hopped.”
        + “I noticed,” said the [king|tiny king].
        + {Hero} spoke [softly|in a soft voice], so no hat blew off.
        + Now the tiny queen came [out|closer], and {hero} bowed to her, too.
        + Nobody had ever [bowed|said it] so nicely.
      `,
      works: `
        @result “[One, two, up!|Heave, ho!]” And the thumb folk carried {thing} out [themselves|all by themselves].
        They [set|laid] it down in front of {hero}. “It is for you,” said the king.
        + A hundred tiny legs [ran|marched] under it. It looked like a big beetle.
        + “You asked,” he said. “We like to be [asked|asked nicely].”
        + They sang as they [marched|went]. It was a song about a pea.
        + {Friend} [held|kept] the door open for a guard. There was no door, but still.
        + The king gave {friend} [a medal|an order]. It was a poppy seed.
        + “Is he a king?” [whispered|asked] {friend}. “He is a real one!”
        + All the hats flew up. It looked like [pepper|a little cloud].
        + {Hero} took {thing} and bowed once [more|again].
      `,
      lesson: `
        Nobody is too small for a [bow|good evening]. [Who asks nicely is given much.|To ask nicely is never silly.]
        / “I will look down more,” [said {friend}|{friend} said], “before I hop.” [Small ones are not less.|Small is not less.]
      `,
    },
    intermediate: {
      gate: `
        @spot {Spot.at} lived a people no taller than a thumb. Their [town|houses] stood on {thing}.
        In front of them, in an acorn cap, stood their king with his arms [folded|crossed].
        + They had chimneys made of straws and [washing lines|a town hall] made of thread.
        + “State your business!” he cried, in a voice like a [gnat|bee] in a bottle.
        + Two guards [crossed|lowered] their pins, and a flag the size of a petal went up.
        + {Hero} had very nearly not seen them, and [that|this] appeared to happen to them frequently.
        + “How sweet,” said {friend} [loudly|far too loudly], “they even have little hats.”
        + “Who goes there?” he added. [“And how many?”|“And why so tall?”]
      `,
      wrong: `
        @wrong {Friend} laughed, took [a run|one long step], and stepped clean over the king.
        But a hundred tiny hands [took hold of|seized] {thing}, and there was no [budging|moving] it.
        + “Over His Majesty!” a gasp went through the rows. “Over him, as if he were a [puddle|doormat]!”
        + The wind of it had blown off his crown, and he had to [run after|chase] it himself.
        + “He came up to my [ankle|nowhere],” it protested. “I took him for a nut!”
        + A guard pricked it with a pin, [just once|politely but firmly], and the matter was closed.
        + “We are short,” said the king, pale with [anger|hurt], “but we are not in the way.”
        + {Friend} pulled until it saw stars. [It did no good.|Not a thing moved.]
      `,
      doubt: `
        A hundred small backs were [turned|shown] to them. You would not think how [cold|tall] such a wall can feel.
        + The king sat on a pebble and rubbed a [dent|scratch] out of his crown with one sleeve.
        + “I didn’t think,” [observed {friend}|{friend} observed]. “He was down there, and I was up here, and it was so [easy|simple].”
        + {Hero} remembered being talked over at table as though one were a [lamp|chair].
        + It makes you feel see-through, and it goes on [hurting|feeling so] for a good while.
        + Somewhere in the rows somebody played a tune on a [comb|blade of straw], very quietly.
        + “They have the same moon as we do,” [said {hero}|{hero} said]. “It’s just [further off|higher up] for them.”
      `,
      turn: `
        @turn {Hero} bent down low, so low that the ground was [close|right there], and greeted the tiny king.
        “Your Majesty, we are your guests. May we [please ask you for|please have] {thing}?”
        + It was uncomfortable, with a [pebble|root] in the ribs, but {hero} stayed there and waited.
        + Seen from so near, he was not small at all. But a [tired|dignified] gentleman with ink on his cuffs.
        + “And forgive us the stepping,” [declared {hero}|{hero} declared], “for we [weren’t looking|had our noses in the air].”
        + One could [hear|see] {friend} folding itself up, joint by joint, until it was down there as well.
        + “I am the one who hopped,” it said. “I should like to [un-hop|take back the hop].”
        + {Hero} whispered everything, so as not to [blow|send] the hats off the front row.
      `,
      works: `
        @result A hundred thumb folk put their [shoulders|heads] under {thing} and carried it out themselves.
        “You asked,” the king said [simply|kindly]. “Nobody ever does.” And {hero} [bowed|bowed again].
        + They sang to keep in step, a [rousing|long] song about the Great Pea of the year before last.
        + {Friend} was made a Knight of the [Poppy Seed|Crumb], and wore it so that all could see.
        + All of the hats went up immediately, and it looked like [pepper|somebody shaking a pepper pot].
        + At their farewell {friend} bowed so deeply that it got [earth|dust] on its nose and left it there.
        + “A great king,” it remarked later, “[and so compact|and easy to carry].”
        + “We like to be asked,” said the [queen|tiny queen]. “It happens so seldom.”
        + They put it down, and they counted their toes. [All were there.|None were missing.]
      `,
      lesson: `
        One can look down on somebody, or one can bend down. [Only one of them opens doors.|The second is called respect.]
        / “Up close,” [said {friend}|{friend} said], “[everybody is|we are all] life-sized.” And to ask is better than to grab.
      `,
    },
    advanced: {
      gate: `
        @spot {Spot.at} there was a kingdom, if one [bent|stooped] to look, built on {thing}.
        Its people were as tall as thumbs, and their king, in an [acorn cup|acorn cap], no taller.
        + Smoke rose from chimneys of straw, [thread-thin|fine] washing flapped, and two sentries lowered their pins with a tiny clash.
        + “In whose name do you come?” the king demanded. His voice was that of a gnat, but of a gnat used to being [obeyed|listened to].
        + It is no small matter to govern where any passing [boot|beetle] may be a natural disaster.
        + {Friend} remarked, rather too audibly, that it was all [quite delightful|terribly sweet] and did the hats come off?
      `,
      wrong: `
        @wrong Seeing no need for ceremony, {friend} [chuckled|laughed] and stepped over the tiny king.
        Immediately a hundred hands [closed upon|clamped on to] {thing}, and nothing could move it.
        + “Over him!” The whisper ran through the streets. “Over him, like [a kerb|a garden hose]!”
        + The draught had carried off the royal crown, and the royal person was obliged to go after it on foot, [which nobody could watch|past all his people].
        + Pulling availed {friend} nothing, for there is hardly anything so [heavy|immovable] as a small nation that has been slighted.
        + “I mistook him for a hazelnut,” it explained, which did not [help|improve matters] as much as it had hoped.
      `,
      doubt: `
        A hundred very small backs had been turned on them, and it is [surprising|remarkable] how high such a wall can be.
        + “It was only that he was so far down,” [remarked {friend}|{friend} remarked], and heard for itself how [poor|thin] it sounded.
        + Far below, someone had begun to play on a hollow straw, a tune [scarcely|hardly] bigger than a sigh.
        + The king sat rubbing a dent out of his crown. [He looked at nobody.|He took a considerable time over it.]
        + {Hero} knew how it feels to be talked over like [furniture|a footstool]; it lasts for days.
      `,
      turn: `
        @turn {Hero} bent down until there was [nowhere lower|no lower] to go, and greeted the tiny king.
        “We are strangers here, sire. [Might we|May we] ask you for {thing}?”
        + Down there the view was altogether different: the thumb-sized figure had become a gentleman with tired eyes and ink on his [cuffs|fingers].
        + It was a [draughty|knobbly] place to wait for an answer, but the question had been meant and so the waiting was, too.
        + By degrees, like an [ironing board|umbrella] closing, {friend} lowered itself alongside and owned to being the one who had hopped.
        + Every word was spoken in a whisper, since a plain “good evening” at ordinary strength would have [unroofed|stripped the roofs off] the suburbs.
      `,
      works: `
        @result At a sign from the king the thumb folk [shouldered|took up] {thing} and carried it out themselves.
        “One would rather be asked,” he declared, and [presented|offered] it with a bow.
        + Seen from above it was a procession; seen from where {hero} lay it was a [triumph|whole army with banners].
        + The song, which had nineteen verses, [concerned|was about] a pea of historic size, and {friend} joined in from the fourth.
        + For its services to courtesy, late but sincere, {friend} received the [Order|Grand Cross] of the Poppy Seed.
        + When the hats were thrown it looked as if somebody had [sneezed|breathed] into the pepper.
      `,
      lesson: `
        Greatness had never been a question of inches, and courtesy costs nothing but a [bend|crick] in the back.
        / “From up here,” [said {friend}|{friend} said], “one misses the best people,” and it [resolved to look|has looked] down ever since.
      `,
    },
  },

  Responsibility: {
    titles: `
      Hold the lamp still
      {Hero} keeps a promise
      The glow-worm’s lamp
      Until mother comes back
    `,
    refrains: [
      {
        first: 'I said I would, and so I will | hold it high and hold it still.',
        changed: 'I said I would, and now it’s done | a light for all, a light for one.',
      },
      {
        first: 'Arm, don’t wobble, and light, don’t wink | a promise is longer than you think.',
        changed: 'Arm, lie down, and light, sleep tight | a promise was kept the whole of the night.',
      },
      {
        first: 'Steady, steady, wait till ready.',
        changed: 'Steady, steady, home already.',
      },
    ],
    facts: {
      wrong: '{friend} ran after some music with the lamp',
      turn: '{hero} held the lamp still to the very end',
      result: 'the glow-worm mother climbed back out of the crack',
    },
    beginner: {
      gate: `
        @spot [There was a deep crack|A thin, deep crack was] {spot.at}. {Thing} had [fallen|slipped] in.
        “I can [fetch|get] it,” said a glow-worm mother. “But who holds my lamp for my [baby|little one]?”
        + The little one [sat there|was there] and looked up at the lamp.
        + “It is afraid of the dark,” she [said|told them]. “It must see the light.”
        + The lamp was as small as a [pea|berry], and it was warm.
        + “You must hold it [quite still|very still],” she said. “Right up to the end.”
        + The crack was too [thin|small] for {hero} and for {friend}.
        + “Mama?” said the little one. “Soon,” she said. “[Soon, my spark.|Look at the light.]”
        + [How deep it was!|It went down and down.] Only she could go in.
      `,
      wrong: `
        “I promise!” [said {friend}|{friend} said], and [took|held up] the lamp. Then there was music [somewhere|far off].
        @wrong Off ran {friend} after the music, lamp and all. The light [dipped|went low].
        + “Just a [bit|moment],” it called. “It is a trumpet! I love trumpets!”
        + The little one [sat in the dark|was left in the dark]. It began to cry.
        + Down in the crack the mother [stopped|stood still]. “Where is the light?”
        + It went tra-la, tra-la. {Friend} [danced|swayed], and so did the lamp.
        + “You promised!” [called|cried] {hero}. “Oh,” [said {friend}|{friend} said]. “Was that this?”
        + It [came|ran] back, red in the face. The lamp was almost out.
        + It had been gone for [a minute|one song]. A minute is long in the dark.
      `,
      doubt: `
        The little one [sobbed|wept]. The lamp was down to a [dot|tiny spark].
        + “I only wanted to hear [it|the song],” [said {friend}|{friend} said]. It looked at the ground.
        + The music still played, and it was [lovely|nice] music. That was the worst of it.
        + {Hero} [blew|breathed] on the lamp, so very gently. It came back a bit.
        + “Who will hold it [now|this time]?” asked the mother from below.
        + It is [easy|quick] to say “I promise”. It takes one breath.
        + To keep it takes [long|much longer]. How long? Nobody could say.
        + “Mama,” [said|sniffed] the little one. It put its head under a leaf.
        + Deep down it was [dark|black] and very still.
      `,
      turn: `
        “I will do it,” [said {hero}|{hero} said], and [took|lifted up] the lamp. The arm got [tired|heavy].
        @turn The music [called|played]. But {hero} held the lamp still to the very end.
        + First it was [light|easy]. Then it weighed like a cat. Then it weighed like a cow.
        + “I see it,” said the little one. “I see [it|the light].” It stopped crying.
        + {Hero.s} nose [itched|tickled]. It had to itch alone.
        + “Shall I [dance|go] and tell you about it?” [asked {friend}|{friend} asked]. “Stay,” [said {hero}|{hero} said].
        + So {friend} stayed, and propped [up|up from below]. That was good.
        + The trumpet played its [best|finest] bit. {Hero} looked only at the lamp.
        + The light did not dip, not [once|even once].
        + “How long still?” [asked {friend}|{friend} asked]. “Until she is [back|here],” [said {hero}|{hero} said].
      `,
      works: `
        @result Then the glow-worm mother [climbed|came] back out of the crack. She [had|brought] {thing}!
        The little one [ran|crawled] to her. “I saw the light all the time!”
        + She was [dusty|grey with dust] from top to toe, and she smiled.
        + “I saw it, too,” she said. “It stood like a [star|small star].”
        + {Hero} put the lamp down at last. What a [heavy|big] little lamp!
        + The arm hummed [a bit|all over]. It was a proud hum.
        + “You may hear my [song|music] now,” said the little one. It could play the leaf.
        + {Friend} danced to it, and this time it was [allowed|all right].
        + “Here,” said the mother, and gave {thing} to {hero}. “I could [trust|count on] you.”
        + [A breath of light|One spark] stayed on {hero} for a while.
      `,
      lesson: `
        A promise is [short|quick] to say and long to hold. [Somebody counts on you.|Hold it to the end.]
        / “Next time I’ll hear the music after,” [said {friend}|{friend} said]. [First comes what you said you would do.|A promise comes first.]
      `,
    },
    intermediate: {
      gate: `
        @spot {Spot.at} ran a crack, thin as a letter box; {thing} had [slid|fallen] in.
        “I’ll fetch it,” said a glow-worm mother, “if you hold my lamp still for my [little one|baby].”
        + “It is afraid when it can’t see the lamp,” she explained, “and so, [to be honest|down there], am I.”
        + [No bigger than a blackberry|The lamp was no bigger than a berry], it gave off a warm green light.
        + “Not for a minute,” she [warned|said], “but until I am back, however long it takes.”
        + They looked down into the crack, and it [looked|appeared to look] back.
        + The little one looked up. [It never took its eyes off the light.|It only looked at the lamp.]
        + It was a deep crack. [It went down and down.|You could not see the end.]
      `,
      wrong: `
        “Word of honour,” [said {friend}|{friend} said], and kept it until the [music|trumpet] began.
        @wrong Then it was off after the music, [lamp and all|with the lamp swinging], and the light dipped.
        + “I’ll be [back|here again] before you notice!” it called over its shoulder, already in time to the beat.
        + In its leaf the little one noticed [immediately|straight away], and its mouth went square.
        + “Who has [moved|taken] the light?” came a frightened voice from the crack.
        + The lamp swung with every step and grew [paler|dimmer], for such lamps can’t bear draughts.
        + [“You gave your word,”|“You promised,”] said {hero}. “I did,” said {friend} in surprise, “and I [meant|did mean] it, too.”
        + It had only been one tune, but one tune is [long|endless] if you are small and it is dark.
        + The little one [sobbed|cried]. It was dark. It had been promised light.
      `,
      doubt: `
        The lamp was no more than a [pinprick|green speck] now. Down in the crack nothing moved, and in the leaf somebody [sobbed|was crying].
        + “I am better at promising than at [keeping|the rest],” [said {friend}|{friend} said], and nobody contradicted it.
        + It was really beautiful music, with a [drum|flute] in it, and that made it no better.
        + “Until I am back” had sounded [short|quite short] when she said it.
        + How long can you hold [something|a thing] so small before it gets heavy?
        + “I can’t go on,” the mother called softly, “without knowing that [there is light|it isn’t dark] up there.”
        + {Hero} blew on the spark. [It glowed again, a little.|It came back a little.]
        + Who would hold it [now|next]? Somebody had to.
      `,
      turn: `
        {Hero} took the lamp. It was light at first, and then it [weighed as much as|was as heavy as] a horse.
        @turn The music played on, but {hero} held the lamp still to the very [end|last].
        + {Hero.s} nose itched, then an ear, then a place that [nobody can reach|has no name].
        + “Is the light still there?” asked the little one, and each time {hero} said, “[It is|Look, it is].”
        + This time {friend} did not run, and it stood [underneath|alongside] and propped up whatever sagged.
        + “I can hear it perfectly well [from here|without going],” it remarked bravely, not tapping to it at all.
        + First one arm ached, then both. [{Hero} thought of the little one.|{Hero} bit on a lip.]
        + The light did not move. [Not by a hair.|Not once.] Down there somebody went on.
      `,
      works: `
        @result Finally the glow-worm mother climbed back out of the crack and [pushed|rolled] {thing} before her.
        “I only had to look up,” she said. “The light was [always|still] there.”
        + “I wasn’t afraid,” it reported, “or only in the [middle|bit with the trumpet].”
        + {Hero} set the lamp down, and both arms went on [floating|rising] upward by themselves.
        + She laid {thing} before {hero}, and [bowed|nodded], as one does to people one can rely on.
        + She was grey with dust. [She hugged her little one for a long time.|Her little one did not mind.]
        + “May I hold it once?” [asked {friend}|{friend} asked]. [It held it for a whole tune.|It did not wobble at all.]
      `,
      lesson: `
        Anyone can lift a lamp; [keeping it up|holding on] is the thing. Somebody was [counting on|walking by] that light.
        / “A promise is heavier than it [looks|sounds],” [said {friend}|{friend} said]. Yes, and that is why it [helps|matters].
      `,
    },
    advanced: {
      gate: `
        @spot {Thing} had slipped into a crack {spot.at}, where only a glow-worm could [follow|get in].
        She would go, if somebody held her lamp, perfectly still, for her [child|baby].
        + By itself the lamp was [nothing much|a trifle]: a bead of green light on a stalk, scarcely heavier than a raspberry.
        + Below them the crack went down into a darkness that had [evidently|plainly] never been interrupted.
        + The child was the size of a [comma|rice grain]; it contemplated the lamp as sailors look at the shore.
        + “I can’t say how long,” she added. “It is no use having it most of the time.”
      `,
      wrong: `
        {Friend} gave its word of honour, and kept it until, somewhere, a [band|trumpet] struck up.
        @wrong Then it was away after the music, lamp and all, and the light [dipped|sank].
        + By the time it recollected itself, the lamp had burned down to a [spark|pinpoint], being of a kind that does not care for dancing.
        + “Did I promise just now,” it asked, dismayed, “or was that [earlier|some other time]?”
        + It had meant every word. [Its ears had not been consulted.|Its ears meant something else.]
        + From the leaf came a wail; from the crack a voice asked who had put out the sky.
      `,
      doubt: `
        What was left of the light would hardly have [filled|lit] a thimble, and the dark leaned in from all sides to look at it.
        + “I am a splendid starter,” [said {friend}|{friend} said], very low. “It’s only that things have [such long middles|middles as well].”
        + The band was playing something with a [clarinet|flute] in it, quite beautifully, which seemed unkind.
        + {Hero} sheltered the spark and thought about the word “until”, which is so short and [goes on for so long|has no end that one can see].
        + Nothing stirred in the depths, where somebody with no light at all was trusting to theirs.
      `,
      turn: `
        {Hero} took the lamp, and in time it weighed as much as a [kettle|cat], and then a [piano|cow].
        @turn Music or no music, {hero} held the lamp still to the very end.
        + {Friend}, in whom something had been put to rights, planted itself [underneath|alongside] and lent its strength without being asked.
        + An itch set out from one ear and crossed the entire face; it could not be [attended to|assisted].
        + “Is it still light?” enquired the child every so often; each time it was [possible|allowed] to say yes.
        + There is tired, and more tired, and after that a kind of calm.
      `,
      works: `
        @result Then, grey with dust, the glow-worm mother climbed back out of the crack, [rolling|pushing] {thing}.
        “Whenever I looked up,” she observed, “there [you were|it was].”
        + Her child explained that it had not been frightened, except at the [beginning, the middle and the end|three or four worst places].
        + Lowering the lamp was harder than one might think, for {hero.s} arms had [got used to|grown accustomed to] the sky.
        + {Friend} requested to hold it, only for the length of one waltz, and for the length of one waltz it stood like a [monument|lighthouse].
        + She gave {thing} to {hero} without a word of [warning|advice]; it was how one treats the trusted.
      `,
      lesson: `
        A promise is made in a breath, and kept in a great many; [the keeping|that second part] is what people lean on.
        / “I know now what a word of honour weighs,” [remarked {friend}|{friend} remarked], and [it was|that is] about as much as a piano.
      `,
    },
  },

  Generosity: {
    titles: `
      The bowl that gives
      The last honey cake
      {Hero} gives it away
      An empty bowl in {place}
    `,
    refrains: [
      {
        first: 'One for you and none for me | let us look, and let us see.',
        changed: 'One for you, and look, for me | that is more than there should be!',
      },
      {
        first: 'What I hold tight is all I have got | what I let go of could be a lot.',
        changed: 'I held on to nothing, and look what I’ve got | what I let go of came back as a lot.',
      },
      {
        first: 'Give a crumb, and more will come.',
        changed: 'Gave one crumb, and ten have come.',
      },
    ],
    facts: {
      wrong: '{friend} gave only a button and hid its honey cake',
      turn: '{hero} gave away the last honey cake',
      result: 'the stone bowl filled up to the brim',
    },
    beginner: {
      gate: `
        @spot {Spot.at} stood a [big|wide] stone bowl. “I give to [those|all] who give,” it said.
        Far down in it lay {thing}. [Nobody could reach that far.|It was too deep to reach.]
        + All [round|about] it stood little bowls. They were empty, and a bit sad.
        + It had a [wide|big] mouth and a deep voice, like a well.
        + “What do you want?” [asked {hero}|{hero} asked]. “Something you [like|love],” said the bowl.
        + They looked through all they had. It was not [much|a lot].
        + They had one honey cake each. It was for the [way home|long way back].
        + The honey cakes [smelled|smelt] so good, all brown and warm.
        + A [mouse|beetle] looked into its own small bowl. There was just dust in it.
        + “I can [wait|hold a lot],” said the big bowl, and it did.
      `,
      wrong: `
        @wrong {Friend} [gave|threw in] a button. It hid its honey cake behind its back.
        “Plink,” went the button. Then the [bowl|big bowl] spat it [out|out again].
        + “It is a [good|nice] button!” [said {friend}|{friend} said]. “It has four holes.”
        + “And what is [that|there] behind you?” asked the bowl. “My back,” [said {friend}|{friend} said].
        + Crumbs fell from it. One, two, [three|four].
        + “That is not from the [heart|tummy],” said the bowl. “That is from a coat.”
        + {Friend} [tried|offered] half a string. It tried a cork. Plink, plonk, out they came.
        + The honey cake got warm and [squashed|flat] back there.
        + “I need it more,” [said|mumbled] {friend}. “I am a big eater.”
        + The bowl stayed empty, and {thing} stayed [down|far down].
      `,
      doubt: `
        The bowl was [still|quiet]. All the little bowls [waited|stood] round it, with nothing in them.
        + “If I give it,” [said {friend}|{friend} said], “it is [gone|all gone]. That’s the trouble with giving.”
        + {Hero} had one honey cake left, and [a long way|far] to go.
        + A small tummy [rumbled|growled]. It was not clear whose.
        + “We could [each eat|just eat] and go,” [said {friend}|{friend} said]. Nobody took a bite.
        + A beetle did not beg. It only looked, and then it looked [away|down].
        + It’s hard to eat when [others|all the others] don’t.
        + How [cold|big] and deep an empty bowl can be!
        + “It smells so good,” [sighed|said] {friend}. It did.
      `,
      turn: `
        {Hero} [smelled|looked at] the honey cake once more. It was the [last|very last] one.
        @turn “Here,” [said {hero}|{hero} said], and gave the honey cake [to the bowl|away]. It was [all there was|the whole of it].
        + It was not [easy|so easy]. The tummy said no, and the tummy is loud.
        + “All of it?” [asked|cried] {friend}. “Not just the edge?” “All of it,” [said {hero}|{hero} said].
        + The honey cake [sank|went down] slowly, and it did not plink.
        + “Who shall eat it?” asked the [bowl|deep bowl]. “Whoever is hungry,” [said {hero}|{hero} said].
        + {Friend} took [its own one out|out its own]. It was flat by now. It looked at it.
        + Then it broke it in two, and gave the [bigger|big] half.
        + That was very hard for {friend}. It shut [one eye|its eyes] for it.
        + It got very [still|quiet]. Even the tummy stopped.
      `,
      works: `
        @result [Then it bubbled.|Then it rumbled.] The stone bowl filled up, [up|and up], to the brim!
        There was cake, warm and [sweet|brown]. Right on top lay {thing}.
        + It [ran|rolled] over the edge, into all the little bowls.
        + A beetle got a bun as big as [itself|a house]. It began at once.
        + “I gave one,” [said {hero}|{hero} said]. “Now there are [thirty|forty]!”
        + {Hero} took {thing} from the top. It was a bit [sticky|sweet].
        + “I gave a half,” said {friend} with its mouth [full|quite full]. “It counts.”
        / “A half counts, too,” said the bowl. “It was a [hard|big] half.”
        + All of them sat [round|close] and munched. There was no sound but that.
        + The button lay there, too. Somebody [needed|wanted] just such a button.
      `,
      lesson: `
        What you give from the heart [comes back|grows]. [It may come back as cake.|It only looks like less.]
        / “I thought giving means less,” [said {friend}|{friend} said]. “[But look at my tummy.|I can’t do sums.]” Giving makes more.
      `,
    },
    intermediate: {
      gate: `
        @spot A stone bowl stood {spot.at}. “I give to those who give,” was [carved|written] on its rim.
        {Thing} [glimmered|lay] at the very bottom, deeper than [anyone|anybody] could reach.
        + All round it stood small bowls, empty and [licked|very] clean, and beside each sat somebody small.
        + “Give what?” {hero} asked. “Something you’d [miss|like to keep],” remarked the bowl, in a voice from the well.
        + They turned out everything they had: a button, some string and [two|exactly two] honey cakes.
        + One for each of them, and a long way [home|to go]; that had been the plan.
        + The cakes were still a little warm and smelled as only [honey|honey cakes] can.
        + A [beetle|shrew] swallowed politely and pretended to admire the view.
      `,
      wrong: `
        @wrong {Friend} gave the bowl a button, [bowing|with a bow], and hid its honey cake behind its back.
        “Plink,” declared the bowl. Then it [spat|shot] the button out again, [rather far|quite far].
        + “It has four holes,” {friend} pointed out. “Other buttons have [two|only two].”
        + “And behind you?” asked the bowl. “That,” [remarked {friend}|{friend} remarked], “is [the other side of me|private].”
        + It offered the string next, and a [used|short] cork, and a promise for next week.
        + All of them came back, the promise [last|quickest] of all.
        + A trail of crumbs was giving it away, and [several|three] small persons were looking at it.
        + “It isn’t that I am greedy,” it said. “It’s that I am [hungry|so often hungry].”
      `,
      doubt: `
        The bowl was silent. Round about sat the small ones and looked at their [empty bowls|toes], not at the cakes.
        + “If I give it away I shan’t have it,” [remarked {friend}|{friend} remarked]. “I’ve thought about it from [all sides|both ends].”
        + {Hero} turned the last cake round. It had a burnt [edge|corner], and that is the best part.
        + There were hours to go, and [nothing|nothing else] to eat, and a stomach that said so.
        + One of the little ones had begun to [hum|whistle], as you do when you don’t want to think of food.
        + Eating it now, with all of them [there|not watching], would taste of nothing.
        + In the quiet, a [small|single] stomach rumbled, and then, like an answer, another.
      `,
      turn: `
        {Hero} took one more [sniff|look], because it was the last and because it was [hard|so hard].
        @turn Then {hero} gave the honey cake away, all of it, without [keeping|saving] a crumb.
        + “Not even the burnt edge?” cried {friend}. “The edge as well,” [said|answered] {hero}.
        + It made no plink, but went down [softly|slowly], as though someone were taking it.
        + “And what do you want in return?” the bowl asked. “That [they|those there] get some,” [said {hero}|{hero} said].
        + {Friend} struggled with itself, and it was a [close|long] fight.
        + Then it brought out its own cake, by now flat as a [stamp|coaster], and gave the bigger half.
        + It had to look [away|the other way] while doing so, but it did it.
      `,
      works: `
        @result Deep down something rumbled. The stone bowl filled up and [up, right|kept filling,] to the brim!
        There were honey cakes by the dozen, and on [the very top|top of them] lay {thing}.
        + They tumbled over the edge and into every one of the [small|little] bowls.
        + “For a half!” [declared {friend}|{friend} declared], chewing. “What would have [come|happened] if I had given a whole one?”
        + “Exactly the same,” said the bowl, “but you would have had less of a [tummy ache|fright].”
        + And the button was [sewn|put] on that same evening, on someone who had long needed it.
        + A beetle got one, too. [It went in from below.|It was bigger than its house.]
        + {Hero} took {thing}. [It was only a little sticky.|It had to be licked a bit.]
      `,
      lesson: `
        What they kept was soon eaten; what they gave away [went all the way round|was still being eaten].
        / “Giving is bad at sums,” [said {friend}|{friend} said]. “One away [makes forty|and there are more].” It is good at other things.
      `,
    },
    advanced: {
      gate: `
        @spot {Spot.at} stood a stone bowl as wide as a [cartwheel|pond], and {thing} lay at the bottom.
        “I give,” it declared [on its rim|in a deep voice], “to those who give.”
        + Little bowls surrounded it, scoured clean, and next to each sat some small person with the [composure|politeness] of the very hungry.
        + A turning-out of everything they carried produced a [button|bent button], a length of string, and two honey cakes intended for the journey home.
        + “It needn’t be costly,” the bowl [remarked|explained] from far down in its own throat. “It need only be missed.”
        + The honey cakes chose this moment to be [particularly|especially] fragrant.
      `,
      wrong: `
        @wrong Grandly {friend} gave it a button, and hid its honey cake [behind its back|behind it].
        The bowl said “plink”, and [returned|fired back] the donation over everybody’s heads.
        + There was no disgrace in it as a button, the bowl [allowed|added]; it was merely that no one would be lying awake over it.
        + String followed, and a cork, and a [handsome|solemn] promise in respect of next Thursday, and all came back by return of post.
        + Being asked what it was holding, {friend} [answered|said] that this was its rear view, and shed three crumbs while saying so.
        + “I am not mean,” it protested. “I am [simply|only] expecting to be hungry.”
      `,
      doubt: `
        The bowl asked for nothing further, and the small persons beside their small bowls looked [tactfully|hard] at the sky.
        + “I have gone into it thoroughly,” [remarked {friend}|{friend} remarked], “and whichever way one gives a thing, one [ends up|is left] without it.”
        + There were miles to go, there was nothing else, and it would have been [perfectly|entirely] reasonable to take a bite.
        + Somebody had begun to hum, as one does in order to cover the sound of one’s own [stomach|inside].
        + {Hero} turned over the last cake; its burnt edge was, as experts know, the [best|best part].
        + Nobody begged; that was what made it so [hard to chew|hard].
      `,
      turn: `
        {Hero} breathed in the scent of it, gradually; that [at least|part] could be kept.
        @turn And then {hero} gave away the last honey cake, burnt edge and all, to the [last crumb|bowl].
        + “Not even the corner?” gasped {friend}, who had never before seen the whole of anything [leave|go].
        + Invited to name a price, {hero} asked only that those with the empty bowls [should come first|be thought of].
        + It fell without a sound, as a thing does that has been [received|caught].
        + In {friend} there was a battle, and it was long; it surrendered half its cake, the [larger|bigger] half.
      `,
      works: `
        @result There was a rumble as of distant [carts|wagons], and the stone bowl filled up to the brim.
        On a mountain of honey cakes, [unmistakable|faintly sticky], sat {thing}.
        + They slid over the edge in [avalanches|golden avalanches], and there was no bowl so small that it was missed.
        + {Hero} retrieved {thing} and, purely in order to clean it, [licked|was obliged to lick] it all over.
        + “I gave a half,” {friend} told anybody who would listen, “and I’d like it known that it was the [big one|one with the nut].”
        + A beetle was given a cake larger than its house; it took the [sensible|only] course and moved in.
      `,
      lesson: `
        Whatever is kept gets [eaten and forgotten|smaller]. Only what was given away had fed the entire company.
        / “As arithmetic it is a scandal,” said {friend} [happily|with its mouth full]: one cake given, and forty to go round.
      `,
    },
  },
}
