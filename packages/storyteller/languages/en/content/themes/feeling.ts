import type { ThemesOf } from '../../../../language.ts'

export const feeling: ThemesOf<'feeling'> = {
  Joy: {
    titles: `
      The statue that would not laugh
      {Hero} hops for the fun of it
      A giggle of stone
    `,
    refrains: [
      {
        first: 'Hop and hop and hop-de-hey | let the silly have its way.',
        changed: 'Hop and hop and hop-de-hey | even stones can laugh today.',
      },
      {
        first: 'Giggle is somewhere, and nobody knows | maybe it’s hiding inside your toes.',
        changed: 'Giggle was hiding, now everyone knows | it started in stone and came out at the nose.',
      },
      {
        first: 'Hee, hee, tickle me.',
        changed: 'Ha, ha, there you are.',
      },
    ],
    facts: {
      wrong: '{friend} read jokes to the statue from a list',
      turn: '{hero} forgot the statue and hopped for fun',
      result: 'the stone statue had to giggle',
    },
    beginner: {
      gate: `
        @spot {Spot.at} stood a statue of stone. In its [hand|big hand] it held {thing}, tight.
        “It lets go when it [laughs|has to laugh],” said a lizard. “It never does.”
        + Its mouth went down on both sides. Moss hung from it.
        + It had a stone nose and a [stone hat|bird’s nest] on top.
        + A bird had tried. A clown had tried. So had the [rain|wind].
        + They pulled at {thing}. Stone fingers do not [give|bend].
        + “Hello,” [said {hero}|{hero} said]. The statue looked at nothing.
        + How long had it stood like [that|this]? Nobody could say.
        + It was the most [serious|sober] thing you ever saw.
      `,
      wrong: `
        “I have a list,” [said {friend}|{friend} said]. “[Joke one!|Of jokes!]”
        @wrong {Friend} read the jokes to the statue, one by [one|one, loud].
        + It even did the voices.
        + “What is green and hops? A [pea on a spring|hiccuping pea].” Nothing.
        + “You may laugh now,” it said after each one.
        + At joke nine it was [cross|angry]. “Laugh! It’s funny!”
        + It read joke twelve like a [bill|letter from a bank].
        + The statue’s mouth went down a bit more.
        + “It has no joy in it,” [said {friend}|{friend} said]. It had none left, [too|itself].
        + It tore up the list. That was not funny, either.
      `,
      doubt: `
        It was quiet, and all were [serious|glum]. The statue most of all.
        + “How do you make joy?” [said {friend}|{friend} said]. “I did it by the list.”
        + {Hero} did not feel like a joke [at all|one bit].
        + Joy is not there when you [call|want] it. It’s like a cat.
        + The moss hung. The hat sat. The mouth went [down|far down].
        + Some water made a small, round [sound|plop].
        + There was a flat spot on the ground, good for hopping.
        + {Hero} looked at it for a while.
      `,
      turn: `
        It was such a nice [flat spot|flat bit of ground]. {Hero} put out one foot. Hop.
        @turn And {hero} forgot the statue and hopped, just for [fun|joy].
        + Hop, and [hop, and turn|two hops more]. It felt so good!
        + “What are you doing?” [said {friend}|{friend} said]. “I’m hopping.” “What for?” “For hopping.”
        + It is not so easy to be silly when it’s [late|cold].
        + Then the hop got into the tummy, and [stayed|tickled] there.
        + {Friend} hopped once, with a grim face. Then the face [fell off|went].
        + They bumped. They sat down. They laughed till it [hurt|ached].
        + Nobody was looking at the statue [now|any more].
      `,
      works: `
        @result “Hi,” went the stone [statue|face]. “Hihi!” It had to giggle. It shook all over!
        It let go, and there was {thing}, [right at their feet|in the moss].
        + Crick! A bit of moss had come down from its mouth.
        + “That hop!” it said. “With the bump! [Again!|Do it again!]”
        + Its mouth went up. You could see a stone [tooth|gap].
        + The bird’s nest on its head went up and down.
        + “Twelve jokes,” [said {friend}|{friend} said], “and you laugh at my [bump|fall]!” Then it laughed, too.
        + {Hero} took {thing}, and gave a hop for thanks.
        + It still giggles, now and [then|again]. It sounds like gravel.
      `,
      lesson: `
        You can’t order joy. [You can hop, and then it comes along.|It comes when you just hop.]
        / “It was not on my list,” [said {friend}|{friend} said]. Joy comes [by itself|when you play].
      `,
    },
    intermediate: {
      gate: `
        @spot {Spot.at} stood a statue of stone, and in its closed [fist|hand] it held {thing}.
        “It only lets go when it laughs,” observed an old lizard. “It has never [laughed|had to].”
        + The corners of its mouth hung down so far that moss was growing on them.
        + Birds had tried, and a juggler had tried, and a [very funny|famous] frog.
        + They pulled, too, naturally. But stone fingers are [stubborn|not to be tickled].
        + On its head sat an empty nest, which would have been comical on anybody else.
        + It gazed past them with the look of someone in the middle of a [sum|funeral].
      `,
      wrong: `
        “No trouble at all,” [said {friend}|{friend} said]. “I have brought a [list|joke list].”
        @wrong It read its jokes out to the statue, from the first to the twentieth, and said [“ha”|“now laugh”] after each.
        + “What’s green and goes up and down? A pea with the hiccups. Number two.”
        + At the seventh it began to explain; at the ninth it began to [shout|stamp].
        + “This one is extremely funny!” it cried, quite white with [anger|rage].
        + The fourteenth was read out like a list of things that are forbidden.
        + If anything, the statue’s mouth went down a [little|touch] further.
      `,
      doubt: `
        Nobody was laughing now. Three serious faces looked at each other, and one of them was [stone|of stone].
        + “I have done every single one,” [said {friend}|{friend} said]. “I can’t be [funnier|jollier] than the list.”
        + {Hero} felt like anything but fun; it was late, and the ground was [cold|hard].
        + You can’t call joy the way you call a dog; it’s more like a cat.
        + Where they were standing there happened to be a nice smooth [place|patch].
        + It was just the size for hopping, if anyone had been in the mood.
      `,
      turn: `
        {Hero} tried a hop, only a [small|tiny] one, because the ground was so good for it.
        @turn After the third one {hero} forgot the statue, and simply hopped for fun, [round and round|there and back].
        + “Is this a plan?” [asked {friend}|{friend} asked]. “No,” [remarked {hero}|{hero} remarked], in [mid-air|between two hops].
        + It takes a bit of courage to be silly for no [reason|reason at all].
        + {Friend} hopped once, to see if it was [useful|any good]; it was not useful in the least. It hopped again.
        + They collided, sat down with a bump and couldn’t stop [laughing|giggling].
        + Nobody was thinking of the list, or of stone, or of anything.
      `,
      works: `
        @result There was a crack; the stone statue had to giggle, and it [snorted|squeaked] and shook.
        Its hand flew open, and out fell {thing}, right into the [moss|soft moss].
        + “With the bump,” it gasped, in a voice like gravel. “Oh, do the one with the bump!”
        + They had to do that last hop four times, and it got better and better.
        + “I told it twenty jokes,” [said {friend}|{friend} said], “and it laughs at my [behind|landing].” It had to laugh itself.
        + {Hero} picked up {thing}, still quite out of breath.
        + Since then a smile has stayed on it, and a bird has moved in.
      `,
      lesson: `
        Joy was not on the list; it came [hopping|along] when nobody was waiting for it.
        / “I was making fun,” [remarked {friend}|{friend} remarked], “and you were [having|only having] it.” That was what spread.
      `,
    },
    advanced: {
      gate: `
        @spot {Spot.at} stood a statue, and its stone [fist|hand] was closed upon {thing}.
        It would give it up on laughing, said a lizard, and it [did not|had never been known to] laugh.
        + The corners of its mouth had been turned down for so many years that moss had settled in them.
        + Jugglers had come, and a celebrated frog, and had gone away again questioning their [gifts|profession].
        + Its eyes were fixed on something beyond them, as though it were adding up a decidedly long [bill|column of figures].
        + “Good evening,” [observed {hero}|{hero} observed]; it gave no sign of having heard.
      `,
      wrong: `
        “Fortunately,” [said {friend}|{friend} said], “I am [prepared|a humorist],” and it unfolded a list.
        @wrong [It read its jokes to the statue from the list|It read jokes to the statue from its list], in order, allowing time for [laughter|mirth] after each.
        + By the seventh it had begun to supply explanations, and by the ninth a certain amount of stamping.
        + “That one,” it observed through its teeth, of the twelfth, “is generally held to be [irresistible|delightful].”
        + Nothing on earth is so grave as a joke that is being told by someone in a [temper|rage].
      `,
      doubt: `
        The last of the jokes had died, and it was not easy to say which of the three looked most like [stone|granite].
        + “I’ve been as merry as I know how,” declared {friend} bitterly. “It is all down here in [writing|ink].”
        + Gladness will not be sent for; it is less like a dog, in that, than like a [cat|neighbour’s cat].
        + {Hero} had never felt less amusing, and for want of anything to say gazed at the ground, which was remarkably even.
      `,
      turn: `
        It was a good sort of ground for hopping, and {hero} gave one [small|idle] hop, to see.
        @turn By the fourth {hero} had forgotten the statue, and hopped simply for the [fun|fun of it].
        + “Is there a purpose to this?” {friend} enquired, and was told, between two bounces, that there was [none|not].
        + It hopped once itself, frowning, for the sake of [research|form], and then, the frown having come loose, again.
        + It needs some daring to be foolish to no end, late in the evening, with a great deal at stake.
        + {Friend} hopped very badly, and that was the best of it.
      `,
      works: `
        There came a [crunch|creak] from above, as of a gate that has never been opened.
        @result The stone statue had to giggle; it [shook|quaked], and {thing} fell from its open hand.
        + “The bump,” it implored, in a voice like gravel in a bucket. “If one might have the one with the [bump|bump again]?”
        + They obliged it several times, and it was generally felt that the performance gained in [depth|polish].
        + “Twenty first-rate jokes,” [declared {friend}|{friend} declared], “and it is conquered by my [sitting down|hindquarters].”
      `,
      lesson: `
        Joy had not been made, nor fetched, nor [read aloud|listed]. It had come by because somebody was at play.
        / “I worked at it,” {friend} said, “and you played,” and a stone, it seems, can tell the [difference|two apart].
      `,
    },
  },

  Gratitude: {
    titles: `
      The sweeper nobody saw
      {Hero} says thank you
      The smallest broom in {place}
    `,
    refrains: [
      {
        first: 'Swish and swish and swish, who’s there? | someone small has swept with care.',
        changed: 'Swish and swish, we know who’s there | thank you for your quiet care.',
      },
      {
        first: 'Who laid the path and who lit the light? | somebody did, and was out of sight.',
        changed: 'You laid the path and you lit the light | thank you, somebody small and bright.',
      },
      {
        first: 'Swish, swish, who was this?',
        changed: 'Swish, swish, thank you for this.',
      },
    ],
    facts: {
      wrong: '{friend} grumbled about the dust and stepped over the sweeper',
      turn: '{hero} noticed the little broom and said thank you',
      result: 'the tiny sweeper glowed and showed the place',
    },
    beginner: {
      gate: `
        @spot {Thing} must be {spot.at}. [But the path went on and on|Only, the path ran on and on|But on went the path, and on]. They saw [no trace|no sign] of it.
        Swish, it went. Swish. Somebody [tiny|very tiny] swept the path.
        + It was no bigger than a [bean|button]. Its broom was a hair.
        + It swept each stone, and then it swept it [dry|again].
        + It did that each night. Nobody had ever [seen it|looked].
        + The path was so clean here that it shone a [bit|little].
        + “It’s so nice to walk on,” [said {hero}|{hero} said]. “[Why?|How come?]”
        + Swish. It took a leaf, ten times its size, and [pulled|dragged].
        + It did not look up. It had a lot to do.
      `,
      wrong: `
        “There is dust here!” [said {friend}|{friend} said]. “[Look! One bit!|One whole bit!]”
        @wrong It grumbled about the dust and stepped right over the [sweeper|tiny sweeper].
        + “Does nobody clean here?” it said, loud. Swish, it went [below|under it].
        + It had [crumbs|sand] on it, and they fell down, one, two, six.
        + It blew the dust away. It blew it all over the path.
        + “I must do it all [alone|myself],” it said. It did nothing.
        + The tiny one fell over in the puff. It got up, and [swept|began again].
        + “They should put a lamp here,” [said {friend}|{friend} said]. “And a chair.”
        + It looked for {thing} with its nose in the [air|clouds].
      `,
      doubt: `
        They did not find it, not left and not [right|behind]. It got late.
        + “It’s all so bad here,” [said {friend}|{friend} said]. It was tired, [that’s why|you see].
        + When you are cross, you see just the [dust|bad bits].
        + {Hero} sat down. The stone was clean and [warm|dry].
        + How odd. In such a place! Who had [wiped|done] it?
        + So much is just there. Clean socks. [Soup.|Warm soup.] A bed.
        + Somebody does that. One does not see who.
        + Swish, it went in the quiet. Swish, [swish|and swish].
        + They had walked here all night on such a nice path.
        + Somebody does all that, and goes home tired.
      `,
      turn: `
        {Hero} looked down, and [down|further down]. Then {hero} saw the little broom.
        @turn “Oh, it’s you!” [said {hero}|{hero} said]. “[Thank you|Thank you so much] for the clean path.”
        + {Hero} got down low, so as not to be so [big|tall].
        + “You do it so well,” [said {hero}|{hero} said]. “Each stone!”
        + It is not [hard|much], to say thank you. You only have to see.
        + {Friend} looked down, too. “Somebody is [there|down there]!” it said.
        + It got red. “I did that with the sand,” it said. “I am sorry.”
        + Then it took a [twig|straw] and swept as well, one bit.
        + “I walked on it,” [said {hero}|{hero} said], “and did not know.”
      `,
      works: `
        The tiny one stood still. Nobody had ever said [that|such a thing] to it.
        @result First it got pink, and then it [glowed|began to glow]. It showed them the place: there was {thing}!
        + “I put it to one side,” it peeped. “So nobody steps on it.”
        + It had wiped it clean, and [laid|put] a leaf over it.
        + It shone like a small lamp now, broom and [all|hat and all].
        + {Hero} took {thing} and said thank you [again|once more]. Twice is not too much.
        + “Can it get brighter?” [said {friend}|{friend} said]. “Thank you!” It could!
        + It led them a bit of the way, swish, swish.
        + You can see it now at night, if you look [down|low].
      `,
      lesson: `
        Look who does it all, quite [softly|quietly]. Then say thank you. It makes things glow.
        / “I saw the dust,” [said {friend}|{friend} said]. “You saw the [broom|one who sweeps].” And you said thanks.
      `,
    },
    intermediate: {
      gate: `
        @spot {Thing} must be {spot.at}, but the path was long, and they saw [nothing|no trace of it].
        Nor did they see somebody tiny, with a broom, who was [sweeping|sweeping it].
        + “Swish,” it went, near the ground, “swish”, as it had gone every night for a hundred years.
        + It was as small as a bean, and its broom was made of three [hairs|cat hairs].
        + The stones here were so clean that they [shone|gave back the moon].
        + A leaf lay in the way. It was dragged to the side, by someone a tenth of its size.
        + “Odd,” [said {hero}|{hero} said], “how well one walks here.” And then they walked on.
      `,
      wrong: `
        “There’s dust here,” [said {friend}|{friend} said], [bending down|shocked]. “A grain!”
        @wrong It grumbled about the dust and, nose in the air, stepped right over the [tiny|busy] sweeper.
        + “Nobody does a hand’s turn in this place,” it remarked. “Swish,” went the place.
        + Sand trickled off it as it spoke, and landed where it had just been swept.
        + Then it blew, to show how it’s done; the dust went [everywhere|over everything].
        + The tiny one was blown over, got to its feet, and began at the [beginning|first stone].
        + “There ought to be lamps,” {friend} went on, “and a railing, and [cocoa|somewhere to sit].”
      `,
      doubt: `
        They looked left and right and did not find a thing. {Friend} had complained itself [hoarse|tired].
        + If you’re in a temper you see each grain of dust, and nothing [else|at all besides].
        + {Hero} sat down to rest. The stone was clean and dry, as if it had been [expecting|meant for] somebody.
        + So many things are simply there: soup, and clean socks, and the [bread|lamp in the hall].
        + But nothing is simply there; somebody had done this, and where was [this somebody|the thanks]?
        + “Swish,” it went, very near, in the silence.
      `,
      turn: `
        {Hero} bent down to look where the sound came from, and [there was|noticed] the little broom.
        @turn “It’s you who does it all!” [said {hero}|{hero} said]. “Thank you. Thank you for the [whole|whole long] path.”
        + The tiny person looked over its shoulder, to see who was [meant|being thanked].
        + “Every stone,” {hero} said, “and even the cracks. It must take you all night.”
        + It’s soon said, a thank you; it is the [seeing|noticing] that takes so long.
        + {Friend} looked down, and then at its own sand, and turned a deep [red|pink].
        + Without a word {friend} took a straw and began to sweep as [well|well, behind it].
      `,
      works: `
        It stood perfectly still, with its broom in both [hands|arms]; no one had ever thanked it.
        @result Then the tiny sweeper began to glow, and showed them the place where {thing} [lay|was].
        + “I put it aside,” it said, “so that no one should tread on it. I’ve [dusted|polished] it every night.”
        + It was under a leaf, on a bed of moss, as clean as on its first day.
        + “Thank you,” [declared {hero}|{hero} declared], and the sweeper lit up the [bend|whole bend] in the path.
        + “It works like a lamp!” [observed {friend}|{friend} observed], delighted. “Thank you! Thank you!” You could have read by it.
        + It swept before them for a good part of the way back, shining, and hummed a little.
      `,
      lesson: `
        Somebody has always swept the path before you, and it’s good to [look down|notice], and say thank you.
        / “I found the dust,” [said {friend}|{friend} said], “and you found the one who [sweeps|clears it].” Yours was the better find.
      `,
    },
    advanced: {
      gate: `
        @spot {Thing} was said to be {spot.at}, but the path was long and [there was no sign|gave nothing away].
        What also escaped them was a person the size of a bean, [sweeping|at work with a broom].
        + “Swish,” it went at ground level, “swish”, as it had gone every night for some hundred years.
        + The stones were so well kept that each of them held a small private [moon|reflection of the moon].
        + “Curious, how pleasantly one walks here,” {hero} remarked, and neither of them thought to wonder [why|at it].
        + One’s feet seldom say thank you.
      `,
      wrong: `
        {Friend} ran a critical eye along the path and met with a [grain|speck] of dust.
        @wrong It grumbled about it at length, and stepped over the sweeper without [looking|a glance].
        + “Not a soul lifts a finger here,” it told the evening. “Swish,” the evening replied.
        + It shed, while it spoke, a fair amount of sand, and then, by way of example, it [blew|puffed].
        + The small person was bowled over, got up, retrieved its broom, and [started|began] once more from the first stone.
        + {Friend} had not been asked.
      `,
      doubt: `
        They sought on both sides and found nothing, except, in the case of {friend}, a number of [shortcomings|faults].
        + Ill humour has excellent eyesight, but it only ever sees [dust|one thing].
        + {Hero} sat down upon a stone, which was dry and clean as though somebody had been [expected|thinking of guests].
        + So much in the world is simply there, like soup, or socks. Yet none of it, if one thinks, has come by [itself|accident].
      `,
      turn: `
        {Hero} stooped, and there, at the end of a [tiny|hair-thin] broom, saw who it was.
        @turn “So it’s you who does all this,” [remarked {hero}|{hero} remarked]. “Thank you. Thank you for [every|each] stone.”
        + The sweeper looked behind it, to see who might be standing there and being [spoken to|thanked].
        + To say it takes no time at all; what takes time, and occasionally years, is the [noticing|seeing].
        + {Friend} regarded its own sand, went a slow crimson, took up a straw, and in silence swept.
        + It had never been spoken to before.
      `,
      works: `
        It stood, holding its broom in both arms, like one handed a [bouquet|letter].
        @result And the tiny sweeper glowed, from the boots up, and showed them the place where {thing} lay.
        + “I moved it to the side,” it remarked, “in case of feet,” and it had dusted it [nightly|every night] since.
        + “Thank you,” {hero} said again, and by the light of that one could have [read|threaded a needle].
        + Having discovered the principle, {friend} thanked it several times more, out of joy in the [illumination|result].
        + {Thing} was quite clean; nobody had trodden on it.
      `,
      lesson: `
        There is invariably somebody who has swept the path; gratitude is chiefly a matter of [looking down|eyesight].
        / “I noticed what was wrong,” [remarked {friend}|{friend} remarked], “and you who had put it [right|to rights].”
      `,
    },
  },

  Hope: {
    titles: `
      The last ember
      {Hero} keeps a spark
      A light answers
    `,
    refrains: [
      {
        first: 'Small and red and low and small | keep it, or there’s none at all.',
        changed: 'Small and red, and now it’s tall | one small spark can light it all.',
      },
      {
        first: 'Sleepy old spark, don’t close your eye | morning has always come by and by.',
        changed: 'Wide-awake spark with a wide-open eye | far in the dark is a small reply.',
      },
      {
        first: 'Glow, small spark, hold the dark.',
        changed: 'Glow, great spark, gone’s the dark.',
      },
    ],
    facts: {
      wrong: '{friend} said that it was all over',
      turn: '{hero} kept the last ember sheltered and waited',
      result: 'the ember took, and another light answered',
    },
    beginner: {
      gate: `
        @spot It was dark {spot.at}, so dark! {Thing} lay in [there|the dark], but where?
        There was just one small ember [left|there]. It was red, and it nearly [went|was] out.
        + It lay in a dish of ash. It was as big as a [lentil|pinhead].
        + All the other lights had gone. Nobody knew how long [ago|since].
        + It went red, then grey. Red, and then [grey|a long grey].
        + You could not see your own [nose|nose by it].
        + “Is that all?” [said {friend}|{friend} said]. “That’s all,” [said {hero}|{hero} said].
        + It was so still that one could hear the ash.
        + A cold breath came from all sides, and [felt|looked] for it.
      `,
      wrong: `
        @wrong “That’s it,” [said {friend}|{friend} said]. “It’s all [over|over now]. Also, I am hungry.”
        It lay down. It had its face to the [wall|dark], and it sighed.
        + It was such a big sigh that the ember nearly went out.
        + “There will never be light,” it said. “Or [cake|lunch].”
        + “It’s still red,” [said {hero}|{hero} said]. “A bit,” [said {friend}|{friend} said]. “A bit is nothing.”
        + It said goodbye to all its friends, by [name|name, from A].
        + It was a long list. It got to the B.
        + “Write on my stone,” it said, “that I liked buns.”
        + The dark came a bit [closer|near]. It likes that talk.
      `,
      doubt: `
        Grey. Still grey. The ember lay there, and one [could|did] not see it.
        + “You see?” whispered {friend}. It did not want to be right.
        + {Hero} was cold, and the dark went on and on.
        + What can one do with so [little|small a thing]?
        + When it is dark, you think it was always dark. That’s [not so|not true].
        + Then it went red. It was as thin as a [thread|hair].
        + It was not much. But it was not nothing.
        + {Hero} looked at it, and did not look away.
      `,
      turn: `
        @turn {Hero} kept close round the ember, so no wind [came|got in]. And {hero} waited.
        Not too near, and not too far. [Breathe soft.|Just a soft breath.] And wait.
        + It was hard. Nobody said that it would [work|do].
        + “It won’t,” [said {friend}|{friend} said]. “But it may,” [said {hero}|{hero} said].
        + Red. Grey. Red. {Hero} [counted|said it] with it.
        + The dark was so big. The ember was so [small|little]. {Hero} looked at the ember.
        + {Friend} turned round. It was not so sure [now|any more].
        + Somebody hummed. It was {friend}, and it was a warm hum.
        + Then it came close, too, and kept the cold [off|out].
      `,
      works: `
        @result Red, red, and more red. The ember took! And far off another light [answered|said hello].
        And one more, and one more. Now it was light, and there was {thing}!
        + A small flame stood up and [stretched|looked round]. It was yellow.
        + “We saw you,” said the lights far off. “So we [lit|woke] up.”
        + They had all sat there and thought they were the last.
        + {Hero} took {thing}. It had been there, an arm’s length [off|away], all the time.
        + “I was hungry, that’s why,” [said {friend}|{friend} said]. They had a bun. It helped.
        + “So it was not over,” it said. “It had not [begun|even begun].”
        + The flame danced on its nose, and was [glad|so glad].
      `,
      lesson: `
        A bit of light is [not nothing|enough]. Keep it, and wait. Far off somebody sees it.
        / “I said it’s over,” [said {friend}|{friend} said]. “You said: it [may|might].” That may was hope.
      `,
    },
    intermediate: {
      gate: `
        @spot {Spot.at} it was so dark that {thing} could not be seen, nor [anything|one’s own nose].
        There was only one last ember, no bigger than a [lentil|peppercorn], in a bowl of ash.
        + It glowed red, and turned grey, and after a long, long [time|pause] it was red again.
        + All the other lights had gone out, nobody knew when, and it had got very [cold|quiet].
        + “Is that all there is?” [asked {friend}|{friend} asked]. “That is all,” [observed {hero}|{hero} observed].
        + You could hear the ash settling, so still was it.
        + A draught was going about in the dark and [looking|feeling] for something to blow out.
        + It was remarkably still. [Even the ash kept quiet.|One heard the ash.]
        + The ember was warm, if you came near. [Only just.|Not very.]
      `,
      wrong: `
        @wrong “Well, that’s that,” [said {friend}|{friend} said]. “It is all over. [Also|What’s more], I’m hungry.”
        And it lay down with its face to the dark and heaved a [sigh|long sigh].
        + The sigh [very nearly put the ember out, and that|all but blew the ember out, and that|came close to putting out the ember, which] would have proved it right.
        + “It’s still red,” [remarked {hero}|{hero} remarked]. “A bit,” [said {friend}|{friend} said]. “A bit is how it [starts|begins] being nothing.”
        + It dictated its last wishes; they were [long|detailed], and mostly about buns.
        + [Then it said goodbye to everyone it knew, in order|Then it took leave of all it knew, in order|It bade farewell to all its friends, by age], and got as far as its cousins.
        + The dark moved a little closer, to [listen|hear better].
      `,
      doubt: `
        Grey, and grey, and still grey; {hero} bent over the bowl and saw [nothing|no red at all].
        + “I’d have liked to be wrong,” came the small voice of {friend}.
        + In the dark one believes that it was always dark. It’s the [first|only] thing that the dark tells you.
        + What is one to do with so [little|very little]? You can’t even hold it.
        + And then, deep in the ash, it was red again, as thin as a [hair|thread].
        + It was next to nothing, but next to nothing is quite near to something.
      `,
      turn: `
        @turn {Hero} bent close about the ember, so as to keep the draught off, and [waited|waited a long time].
        Not too close, or it would choke. Not too far, or it would [freeze|be cold].
        + Nobody had promised that it would work, and that’s what made it so [hard|long].
        + “It won’t catch,” [declared {friend}|{friend} declared]. “It might,” [said {hero}|{hero} said]. They had this talk nine times.
        + Now and then {hero} breathed on it, as softly as you breathe on a [window|sleeping bird].
        + Eventually {friend} rolled over, came nearer, and kept off the cold on the [other|north] side.
        + “Might,” it murmured to itself; it was a warmer word than it had thought.
      `,
      works: `
        @result There was a crackle. The ember took, and far away another light [answered|answered it].
        And a third, and a tenth, and in all that shining lay {thing}.
        + “We thought that we were the last,” the lights called over. “Then we saw [you|yours].”
        + Every one of them had sat in the dark and kept a spark, and not known of the others.
        + {Thing} had been within reach the entire time; it had [merely|only] been night.
        + “I spoke too soon,” {friend} admitted with its mouth full, for now it had found the buns.
        + A small flame stood in the bowl. It looked about as if it had just woken up.
      `,
      lesson: `
        Hope is not a [great|big] fire. It is a very small one that somebody doesn’t let go out.
        / “I said ‘over’ and you said ‘might’,” [remarked {friend}|{friend} remarked]. It was [might|yours] that made the light.
      `,
    },
    advanced: {
      gate: `
        @spot {Spot.at} it was so dark that {thing} might have been a yard off, or a [mile|league].
        Of all the lights there was left one ember, like a [lentil|pinhead], in a bowl of ash.
        + It was not a great deal.
        + “Is that all?” enquired {friend}, and {hero}, having looked round for more, was obliged to say that it [was|was all].
        + A draught was prowling about in the blackness, in search of something to put out.
        + It reddened, and it went grey; after a remarkably long time it reddened [again|once more].
      `,
      wrong: `
        @wrong “Then it is all over,” {friend} declared. “I am [also|besides] hungry.”
        It laid itself down, turned its face from the world, and uttered a [sigh|great sigh].
        + It was a sigh that came within a hair of putting out the ember and thus of being [right|justified].
        + Asked to consider that it was still a little red, it replied that a little was how nothing [began|introduced itself].
        + It went on to dispose of its property, which was chiefly buns, and to forgive its relations one by one.
        + The dark listened.
      `,
      doubt: `
        Grey; and again grey. {Hero} leaned over the bowl and could not find it [any more|at all].
        + “I should have been delighted to be mistaken,” [declared {friend}|{friend} declared], out of the [dark|blackness].
        + The first thing that the dark will tell you is that there has never been anything else; it is not to be [trusted|believed].
        + And there, so fine that it might have been a thread in one’s own eye, was the red again.
      `,
      turn: `
        @turn {Hero} bent about the ember so that no wind could come at it, and kept it [so|sheltered], and waited.
        Too near would have stifled it, and too far would have let in the [cold|night].
        + No one had given any undertaking that it would [work|catch]; that is what distinguishes hope from a timetable.
        + “It won’t,” remarked {friend} at intervals, and at intervals {hero} said, “It [might|still might].”
        + Towards the end there was a rustle, a shuffle, and somebody large in spirit lay down upon the draughty side.
      `,
      works: `
        @result With a tiny crackle the ember took, and far off another light [answered|replied].
        A third came, then a score, and in their shining, an arm’s length away, lay {thing}.
        + “We had supposed ourselves the last,” they called across, “until we saw that [you were|there was you].”
        + “I may have been premature,” [remarked {friend}|{friend} remarked], and withdrew its will, and ate the [buns|principal bun].
        + Each had been crouching over its own crumb of red; none had [known|dreamt] of the rest.
        + They were suddenly in very warm company.
      `,
      lesson: `
        It had never been a large light. It had only been one that somebody would not give [up|up on].
        / “Between ‘over’ and ‘might’,” {friend} observed, “there is very little [room|space],” but a spark will fit.
      `,
    },
  },

  Love: {
    titles: `
      The lock that nothing could buy
      {Hero} sings the song from home
      A good-night song in {place}
    `,
    refrains: [
      {
        first: 'Not for silver, not for gold | for a song that’s warm and old.',
        changed: 'Not for silver, not for gold | love was all it wished to hold.',
      },
      {
        first: 'What can you not put into a purse? | a song from home, and the second verse.',
        changed: 'It never would fit into any old purse | we sang it right through to the very last verse.',
      },
      {
        first: 'Hum it low, the one we know.',
        changed: 'Hummed it low, and open, so.',
      },
    ],
    facts: {
      wrong: '{friend} offered the lock buttons and a coin',
      turn: '{hero} sang the good-night song from home',
      result: 'the lock opened softly like an eye',
    },
    beginner: {
      gate: `
        @spot {Spot.at} was a small round door in the [stone|wall]. Behind it lay {thing}.
        On it sat a lock like a shut [eye|eyelid]. “I am not for sale,” it said.
        + It had no keyhole. It had just a fine [line|thin line] in the middle.
        + “What do you open to?” [asked {hero}|{hero} asked]. “To what can’t be [bought|paid for],” it said.
        + Many had tried. By the door lay coins and [rings|beads], grey with dust.
        + “It’s tired,” said a [beetle|vole]. “They all rattle money at it.”
        + It felt cool, and it beat a bit, like a [heart|wrist].
        + They knocked. The lock did not [blink|stir].
        + All was quiet, and it was nearly bedtime.
      `,
      wrong: `
        “Each thing has its price,” [said {friend}|{friend} said]. “[Let’s see.|I know.]”
        @wrong It offered the lock three buttons and a [coin|shiny coin].
        + “No,” said the lock. “And a bit of [string|ribbon]?” “No.”
        + It gave its second-best stone. It had to [think|look] long for that.
        + The best stone it held behind its [back|back, tight].
        + “Four buttons!” it said. “And one has an [anchor|owl] on it!”
        + The lock just shut a bit more. It looked [sad|worn].
        + “Then I can’t pay,” [said {friend}|{friend} said]. It turned out all it had.
        + It was a big heap. It did not [open|help] a thing.
      `,
      doubt: `
        The heap lay there and [shone|did nothing]. The lock was shut.
        + “What can’t be bought?” [said {friend}|{friend} said]. “I only know what [can|costs].”
        + {Hero} thought of home. It must be bath time now. Or [soup|story] time.
        + It pulled a bit, right in the middle. That is how it feels, [far off|far from home].
        + Nobody had a key for that.
        + The lock beat very soft, like one who [waits|is alone].
        + {Hero} began to hum, and did not [notice|know] it.
        + At home was a warm spot on the stairs. It had no price.
      `,
      turn: `
        It was the song from home, the one for the [night|dark].
        @turn And {hero} sang the good-night song, [softly|low], right to the end.
        + It’s not easy to sing when you miss [someone|home]. The voice shook.
        + It was not a fine song. It was just [theirs|the one].
        + One line was a bit wrong. It was always sung [that way|wrong] at home.
        + {Friend} put down its stone, the best one. It [listened|leaned in].
        + “Who sang you that?” it asked. “The one who [tucks me in|says good night],” [said {hero}|{hero} said].
        + It smelled of soap and bread, that song. You could [smell|feel] it.
        + “One more time,” breathed the [lock|small lock]. So {hero} did.
      `,
      works: `
        @result Then the lock [opened|slowly opened], like an eye that wakes. It was soft and [brown|blue] inside.
        The door swung back. There lay {thing}, as in a [nest|bed].
        + “I have not heard it for so long,” it said. A drop ran [down|over it].
        + Somebody had once sung to it, too, a long [time|while] ago.
        + {Friend} gave it the best stone. “Not to pay,” it said. “[Just so.|As a gift.]”
        + “That I will take,” said the lock, and [smiled|blinked].
        + {Hero} took {thing}, and it was warm from the song.
        + They took the dusty coins away. It could [see|breathe] now.
        + It hummed when they left. It had [kept|learned] the tune.
      `,
      lesson: `
        The best things have no price. [You get them and pass them on.|They are sung to you, and you sing on.]
        / “I offered all I [had|have],” [said {friend}|{friend} said]. “You gave what you were given.” That was love.
      `,
    },
    intermediate: {
      gate: `
        @spot {Thing} lay {spot.at}, behind a small round door with a lock like a closed [eye|eyelid].
        “I open to nothing that can be [bought|paid for],” it said, “so you needn’t rattle.”
        + In front of it were coins and rings and a [crown|silver spoon], all grey with dust.
        + There was no keyhole. There was only a fine curved line, with something like [lashes|lashes on it].
        + “They’ve all tried,” said a vole. “One brought a [cow|horse].”
        + {Hero} laid an ear on it; it was beating, very slowly, like something [asleep|that waits].
        + It did not sound angry. It sounded as if it had been alone for a long time.
      `,
      wrong: `
        “Everything has its price,” [said {friend}|{friend} said], who [collected|liked] prices.
        @wrong It offered the lock three buttons, and a coin, and then its [second-best|next-to-best] stone.
        + “No,” said the lock. “Four buttons,” [said {friend}|{friend} said], “one of them [with an anchor|brass].” “No.”
        + The best stone it kept behind its back, and hoped that no one would [ask|bring it up].
        + It turned itself inside out and made a pile: string, half a [comb|whistle], a ticket.
        + With every offer the lock closed itself a little tighter.
        + “It’s the most I’ve ever bid,” it remarked, “for [anything|anything at all].”
      `,
      doubt: `
        The pile was quite a size, and it was [no use|worth nothing] here; it grew late.
        + “What is there that you can’t buy?” [asked {friend}|{friend} asked]. “I’ve never [looked|thought] in that drawer.”
        + {Hero} thought of home, where somebody was shaking out a [pillow|blanket] about now.
        + It pulled a bit, under the ribs. That’s the thread by which one is tied to [people|somebody].
        + It can’t be seen and it weighs nothing, and you feel it most when it’s [long|stretched].
        + Without noticing, {hero} had begun to hum.
      `,
      turn: `
        It was the song from home, which came last of all, after the [light|lamp] was out.
        @turn And {hero} sang it, the good-night song, softly, with all the verses and the [mistakes|one mistake].
        + It isn’t easy to sing when you miss somebody; in the second line it [wobbled|nearly stopped].
        + It wasn’t an especially fine song. It was just [that one|the one], with soap and bread in it.
        + The wrong word in verse two had always been wrong, and so it was [right|kept].
        + {Friend} forgot its pile. “Who sang that to you?” it [whispered|asked].
        + “The one who turns back in the doorway,” [said {hero}|{hero} said], “to look once more.”
      `,
      works: `
        @result The lock listened to the last note, and then it opened, as an [eye|eye in the morning] does.
        The door swung back, and there, as if it had been [tucked in|put to bed], lay {thing}.
        + “That’s what I was waiting for,” it remarked. “Somebody sang it to me when I was [new|a small padlock].”
        + A drop ran down over the metal, and {hero} [dried|wiped] it.
        + {Friend} put its best stone there, the very best. “It isn’t [payment|to pay],” it declared. “It’s just for you.”
        + “Well,” said the lock, and blinked, “[that|such a thing] I can take.”
        + {Hero} held {thing}, which was as warm as a [pillow|bed] that somebody has just left.
      `,
      lesson: `
        What opened it had cost nothing. It had been [given|sung] to {hero}, night after night, for love.
        / “I looked for it in my [pocket|heap],” [said {friend}|{friend} said], “and you had it by heart.”
      `,
    },
    advanced: {
      gate: `
        @spot {Spot.at}, behind a round door, lay {thing}; on the door was a lock like a closed [eye|eyelid].
        “I open,” it remarked [wearily|tiredly], “to nothing that can be bought.”
        + Before it lay coins, rings and the better part of a [crown|dinner service], beneath a decade of dust.
        + When {hero} laid an ear to it, it could be felt to beat, gradually, like something that has been [waiting|left] a considerable time.
        + It had no keyhole, but only a fine curved line; there were iron lashes on it.
        + Nobody had polished it for years; nobody had sat by it, either.
      `,
      wrong: `
        @wrong Whoever spoke like that, {friend} knew, was about to [haggle|name a price]; it offered the lock three buttons, a coin and, [after|following] a struggle, its second-best stone.
        + “Four,” it remarked, “one of which has an anchor,” and was refused with a gentleness that made it [worse|blush].
        + At every bid the lid drew a little tighter, as eyes do in the face of too much [noise|light].
        + The best it held behind its back; it hoped the question would not [arise|come up].
        + “Five,” it remarked, and its voice shook.
      `,
      doubt: `
        There was now a substantial heap before the door, and all of it together could not have moved a [lash|hair].
        + “But what else is there?” {friend} asked, in real [perplexity|bewilderment]. “I have been through all my pockets.”
        + {Hero} was thinking of home, where at this hour somebody would be shaking out a pillow.
        + We are tied to people by a thread that has no weight, and is felt only when it is pulled [long|tight].
      `,
      turn: `
        There was a song that came at the end of the day, with the lamp [already|just] out.
        @turn {Hero} sang it, the good-night song from home, to the last verse, [mistake|mistakes] and all.
        + As a song it was nothing [remarkable|much]; it merely had soap in it, and bread, and a landing with the light left on.
        + It is hard to sing to the end what one is homesick for, and in the second line it very nearly [stopped|failed].
        + {Friend} had let go of its treasures. “Who sang you that?” it wished to know, in a [whisper|small voice].
      `,
      works: `
        @result The last note went in, and the lock opened, unhurried, as an eye opens that has slept [well|enough].
        Within lay {thing}, so snug that somebody might have [tucked it up|put it to bed].
        + “It was sung to me,” remarked the lock, “when I was no more than a padlock,” and it [let fall|shed] a drop of oil.
        + And now {friend} brought out its best stone of all, the one that had not been [mentioned|spoken of].
        + “This is not a price,” it stammered. “I know,” remarked the lock. “That is why I can [take|accept] it.”
      `,
      lesson: `
        It had cost nothing and could not be had for money. Somebody had [given|sung] it away every night for years.
        / “I emptied my pockets,” [said {friend}|{friend} said], “while you had it by [heart|heart, which is further in].”
      `,
    },
  },

  Confidence: {
    titles: `
      Who is there?
      {Hero} says it loud and clear
      The gate that wanted a name
    `,
    refrains: [
      {
        first: 'Both feet down and breathe in slow | here I am, now let it know.',
        changed: 'Both feet down and breathed in slow | here we are, and off we go.',
      },
      {
        first: 'Small is my voice, like a mouse in a shoe | wait till it’s dressed, and it’s coming to you.',
        changed: 'Here is my voice, and it’s out of the shoe | I’ve told you my name, and now who are you?',
      },
      {
        first: 'Here I am, small as a lamb.',
        changed: 'Here I am, look, here I am!',
      },
    ],
    facts: {
      wrong: '{friend} suddenly had a sore throat',
      turn: '{hero} said who was there, loud and clear',
      result: 'the tall gate bowed and let them in',
    },
    beginner: {
      gate: `
        @spot {Spot.at} stood a [tall|huge] gate. {Thing} was right behind it.
        “Who is there?” it [boomed|asked]. “Say it loud and clear!”
        + It had an ear on top, but that was a bit [rusty|deaf].
        + “Speak up!” it said. “I can’t hear a [peep|mumble].”
        + A shrew came by and said who it was, too low. It had to go back.
        + {Hero} felt as small as a [pea|pip].
        + It was made of black bars, as tall as trees.
        + Its voice was in the ground. It was in your tummy, too.
        + “I don’t open for mumbles,” it said.
      `,
      wrong: `
        “You say it,” [said {hero}|{hero} said]. “You talk so [much|well].”
        @wrong But {friend} suddenly had a sore [throat|throat, it said]. “Khh. Khh. What a pity!”
        + It put a leaf round its neck and looked [ill|pale].
        + “I would, but khh,” it said. A minute ago it had sung.
        + “Who is THERE?” said the gate. {Friend} hid behind {hero}.
        + “Nobody,” it peeped. “Then [nobody|no one] may come in,” said the gate.
        + That was fair. It was also a pity.
        + “My aunt has it, too,” it [whispered|said]. “It runs in the family.”
        + It had to lie down, it said.
      `,
      doubt: `
        The gate waited. It could wait for a [year|long time].
        + {Hero} tried it, and just a [puff|squeak] came out.
        + What if the name is not good [enough|at all]? It is so short.
        + What if you say it, and it [laughs|says no]?
        + “We can come back when we are [big|tall],” [said {friend}|{friend} said].
        + Some days you want to be a [pebble|spoon]. No one asks a pebble who it is.
        + The wind went through the bars and said “who, who”.
      `,
      turn: `
        {Hero} put both feet [down|on the floor] and took a breath.
        @turn “I,” [said {hero}|{hero} said], too low. And then once more, loud and clear: “I am {hero}!”
        + The first time it was a squeak. A squeak is a [start|beginning].
        + The second time it got as far as the bars.
        + The third time it came from [deep down|the tummy], and it rang.
        + The heart went thump. But the feet [stood|stayed].
        + “That’s me,” [said {hero}|{hero} said]. “I have no other one.”
        + It was the same old name. It just stood up [straight|tall] now.
        + Nobody else can say that for you.
      `,
      works: `
        @result And the tall gate [bowed|bowed low]! It bent all its bars. “Come in,” it said. “Welcome!”
        It swung [open|wide], and there lay {thing}.
        + “What a good name,” it said. “I will keep it.”
        + It said it again, soft, like a [sweet|song].
        + {Friend.s} throat was well at [once|that]. “I am here as well!” it called.
        + “So I hear,” said the gate, and bowed to it, [too|a bit].
        + {Hero} took {thing} and stood there, a [hand|bit] taller.
        + Even a shrew tried it, and it was let in.
        + “Just say who you are,” the gate told them all.
      `,
      lesson: `
        You are [somebody|you]. You may say so. [Feet down, breathe in, and out with it.|It can be heard.]
        / “I lost my voice,” [said {friend}|{friend} said], “and you [found|looked for] yours.” It was there all the time.
      `,
    },
    intermediate: {
      gate: `
        @spot {Spot.at} stood a tall gate, and behind its bars they saw {thing}.
        “Who is there?” it [boomed|demanded]. “Loud and clear, if you please!”
        + Its voice came up through the ground and [settled|sat] in your stomach.
        + A shrew before them had whispered its name and been sent to the back of the queue.
        + The bars were as tall as fir trees, and the gate had an ear trumpet of rusty [iron|brass].
        + “I don’t open for mumbling,” it added. “I like to know who I am [swinging|opening] for.”
        + {Hero} felt about the size of a pip.
      `,
      wrong: `
        “You tell it,” {hero} whispered. “You’re always talking.” And so {friend} [was|always].
        @wrong But all of a sudden {friend} had a sore throat. “Khh,” it said. “What a [shame|pity].”
        + It tied a leaf about its neck and asked for warm milk with [honey|an egg in it].
        + Two minutes earlier it had been singing, in [parts|a loud bass].
        + “WHO?” repeated the gate. “Nobody,” breathed {friend} from behind {hero}.
        + “Nobody may not come in,” remarked the gate, and that was only logical.
        + “I’ll be all right again,” it whispered, “as soon as we are [somewhere else|home].”
      `,
      doubt: `
        The gate waited; {hero} opened a mouth, and what came out was [a squeak|hardly a breath].
        + What if one’s name isn’t [enough|good enough] for a gate like that?
        + You can be as quiet as a pebble, and nobody asks a pebble anything. It has its [good side|charms].
        + “We might come back when we’re taller,” [suggested|whispered] {friend}.
        + There was such a lot of silence to speak into.
        + The wind in the bars kept saying “who, who”, like somebody making [fun|a joke] of them.
      `,
      turn: `
        {Hero} put both feet firmly on the ground and breathed [in|in, all the way down].
        @turn Then {hero} said it again, and this time loud and clear: “I am [{hero}|here, and I am {hero}]!”
        + The first go had been a squeak. But a squeak is a voice that has just got [up|out of bed].
        + The second had reached the bars and fallen [down|off] there.
        + It’s not about shouting. You only have to [mean it|stand where you stand].
        + {Hero.s} heart was thumping like anything, and so it [kept|beat] time.
        + It was the same name as ever, but it had never yet stood up so straight.
      `,
      works: `
        @result The tall gate bowed. It bent every bar of itself, and said [with respect|warmly]: “Do come in.”
        Then it swung open without a creak, and there before them lay {thing}.
        + “That is what I call a name,” it declared. “I shall keep it [polished|in a good place].”
        + It repeated it to itself several times, as you suck a [sweet|cherry stone].
        + {Friend.s} throat got well on the spot. It gave its name, too, twice, with all the middle ones.
        + {Hero} took {thing}, and found that there was nothing to [hide|duck] from any more.
        + A shrew was standing on its toes behind them and taking a deep, deep breath.
      `,
      lesson: `
        The gate only wanted to know who was there. You’re [allowed|always allowed] to be, and to say so.
        / “So one needn’t be big,” [said {friend}|{friend} said]. “One need only be [there|oneself], out loud.”
      `,
    },
    advanced: {
      gate: `
        @spot {Spot.at} rose a gate as tall as a fir, and beyond its bars was {thing}.
        “Who is there?” it asked. “And be good enough to say it [clearly|loud and clear].”
        + Its voice did not so much come through the air as up through the soles of one’s [feet|feet, or equivalent].
        + A shrew ahead of them had murmured something into its whiskers and been referred to the end of the [queue|line].
        + “I’m not particular as to the name,” it went on, raising a rusty ear trumpet. “But I wish to [hear|be told] it.”
      `,
      wrong: `
        They regarded {friend}, who had talked without a pause since they [set out|met].
        @wrong It had, it indicated, a sore throat, which had come on quite [suddenly|suddenly, this minute].
        + A leaf was wound about the neck, and the possibility of warm milk was conveyed by signs.
        + “WHO?” the gate repeated. “Nobody,” came a breath from the rear; and nobody, it was answered, could not be admitted.
        + The illness, it was understood, would be likely to pass off as soon as they were somewhere [else|safer].
      `,
      doubt: `
        {Hero} opened a mouth, and what came out would not have bent a [blade of grass|candle flame].
        + A name is a small thing to hold up in front of so large a [gate|question].
        + To be a pebble must be restful, thought {hero}, as nobody requires of a pebble who it is.
        + “We could return,” {friend} breathed, forgetting its throat, “when there is more of us.”
        + The wind said “who” in the bars, and then, as if it found this [amusing|funny], said it again.
      `,
      turn: `
        {Hero} stood with both feet upon the ground, and let the breath go down as far as it [liked|would].
        @turn And then it came, loud and clear, neither shouted nor begged: “I am {hero}.”
        + The first attempt had been a squeak; but a squeak is only a voice that has not yet had its [breakfast|stretch].
        + The second had got as far as the bars, looked up, and [fallen|dropped] at the foot of them.
        + It is less a matter of volume than of standing where one [stands|is], and meaning it.
        + The heart was going like a drum, which was, come to think of it, not unsuitable.
      `,
      works: `
        @result The tall gate bowed; it inclined every one of its bars, and swung [open|wide], and there was {thing}.
        “Delighted,” it observed. “One so seldom [learns|hears] who anybody is.”
        + It was heard to say the name over to itself, as one turns a sweet about in one’s [cheek|mouth].
        + {Friend}, restored to health on the instant, presented itself under all five of its own, and was bowed to as well.
        + When {hero} came out with {thing}, there was no longer any need to be smaller than one [was|happened to be].
      `,
      lesson: `
        Nobody had asked them to be great; they had been asked, quite civilly, to be [there|somebody], and to say so.
        / “One loses one’s voice,” [remarked {friend}|{friend} remarked], “exactly where one [needs|means to leave] it.” It resolved to hum more.
      `,
    },
  },

  Mindfulness: {
    titles: `
      The glass ball full of snow
      {Hero} hears three sounds
      Until the snow lies down
    `,
    refrains: [
      {
        first: 'Breathe in slow and breathe out slow | let the whirling settle so.',
        changed: 'Breathed in slow and breathed out slow | clear and still, and off we go.',
      },
      {
        first: 'One breath for far and one for near | one for the nothing that’s right in here.',
        changed: 'One breath was far, and one was near | all of the flakes have lain down to hear.',
      },
      {
        first: 'Hush, hush, and no rush.',
        changed: 'Hush, hush, clear as a thrush.',
      },
    ],
    facts: {
      wrong: '{friend} shook the glass ball and went on talking',
      turn: '{hero} took three breaths and listened to three sounds',
      result: 'the snow in the glass ball lay down',
    },
    beginner: {
      gate: `
        @spot {Spot.at} lay a great glass ball. It was full of [snow|white snow], and the snow whirled and whirled.
        {Thing} was in there. It clears when all is [still|quite still].
        + “Still?” said a [moth|woodlouse]. “That means you, too.”
        + Flakes went up, down, round, like [bees|thoughts] at night.
        + If you ran, it whirled. If you just thought fast, it whirled.
        + {Hero} put one ear to it. It went shhh, like a shell.
        + There it was! No. It was just a big [flake|bit of snow].
        + It was as big as a pumpkin. It had no lid.
      `,
      wrong: `
        “I’ll get it still,” [said {friend}|{friend} said]. “[Just you wait.|Leave it to me.]”
        @wrong And {friend} shook the glass ball, and talked [and talked|on and on].
        + “Lie down!” it said. “Sit! Be still, I said!” It whirled like mad.
        + “I am so good at still,” it said. “Once I was still for [an hour|a week].”
        + It knocked on the glass. It rolled it. It turned it [round|on its head].
        + “Is it still now? And now? And now?”
        + It hummed, to help. It drummed, to help.
        + It was as white in there as in a pillow fight.
        + Still it snowed. It snowed even more.
      `,
      doubt: `
        White, white, white. It even [whirled|snowed] in {hero.s} head.
        + Did we shut the door? What is for lunch? Who [said|did] that?
        + The more you want to be still, the more it [whirls|tickles].
        + “I’ve got such a lot in me,” [said {friend}|{friend} said]. “It won’t lie down.”
        + You can’t hold a flake. It’s [gone|wet] when you do.
        + It was late. Somewhere a [drop|small drop] fell.
        + {Hero} heard it. That was one thing.
        + It all whirled on.
      `,
      turn: `
        {Hero} sat down. [In, and out.|Breathe in. Breathe out.] In again, and out.
        @turn After three breaths {hero} listened. What is far off? What is near? What is the [nearest|nearest sound]?
        + Far off there was a [bell|wave of wind]. It was thin as a thread.
        + Nearer, a beetle walked. It had new shoes.
        + The nearest was {hero.s} own breath. It went like the sea.
        + If a thought came, it could come. And then it could [go|go by].
        + “What do we do now?” [said {friend}|{friend} said]. “Just [this|hear that],” [said {hero}|{hero} said].
        + {Friend} sat down as well. First its mouth got still, then its toes.
      `,
      works: `
        @result The snow lay [down|down at last]. Flake by flake it sank, and the glass ball was clear.
        In the middle was {thing}, as in a [window|room].
        + It was so still that you could hear it get clear.
        + The ball opened like a [hand|soap bubble], with no sound.
        + {Hero} took {thing} out, slowly. One must not [rush|hurry] now.
        + “I heard my own ears,” [said {friend}|{friend} said], very low. “They are nice.”
        + It had not said a word for [ten|twelve] breaths. It was proud.
        + In the ball lay a white field now, with a small moon.
      `,
      lesson: `
        If it whirls in you, [sit down|sit], breathe, and listen. Then the snow lies down.
        / “I made it be still,” [said {friend}|{friend} said]. “You [let|just let] it.” That’s how it gets clear.
      `,
    },
    intermediate: {
      gate: `
        @spot {Spot.at} lay an enormous glass ball, so full of whirling snow that one saw [nothing|only white].
        {Thing} must be in there; it clears when everything is [still|quite still].
        + “That means you,” said a woodlouse, “[inside and out|both of you, inside as well].”
        + There was no lid on it and no lock, and it was as cool as a [spring|window in winter].
        + When they came nearer it whirled more, and when they wondered why, it whirled more [again|still].
        + “It can hear thinking,” a woodlouse added. “You two think [loudly|very loudly].”
        + {Hero} kept perfectly still, and a flake [sank|came down]. Aha.
      `,
      wrong: `
        “Stillness? That’s my strong point,” [remarked {friend}|{friend} remarked]. “As I always [say|say, and say again].”
        @wrong And it shook the glass ball to make it stop, and went on [talking|talking to it].
        + “I once kept still for an entire week,” it declared. “I told [everyone|all my friends] about it.”
        + It knocked on the glass and ordered the flakes to lie [down|flat], by rows.
        + “Is it still now?” it asked. “And now? You’d tell me, wouldn’t you?”
        + Then it hummed something calm, with drums.
        + By now it looked in there like the inside of a pillow [fight|that has burst].
      `,
      doubt: `
        It whirled and whirled. After a time {hero} could hardly have said whether it was snowing in the ball or in the [head|thoughts].
        + Was the door shut? What did that beetle mean? Had anyone seen the other sock?
        + One can’t be still by trying hard; it’s like trying hard to [sleep|fall asleep].
        + “There’s such a crowd in me,” {friend} said, “and they’re all [talking|running].”
        + Somewhere a drop fell; it took its time, and then it said “plip”.
        + It was the first thing in quite a while that {hero} had really heard.
      `,
      turn: `
        {Hero} sat down and only breathed: in and [out|slowly out], once, twice, three times.
        @turn And then {hero} listened for a far sound, a nearer one, and the [nearest|nearest of all].
        + The far one was a bell, as thin as a hair.
        + The nearer one was a beetle, walking over a dry leaf in [new|creaky] boots.
        + And the nearest was {hero.s} own breath, which came and went like a small sea.
        + Thoughts came by as well. They were let in and let out [again|at the back].
        + Beside {hero} sat {friend}, and grew still from the bottom up. Its mouth came last.
      `,
      works: `
        @result Slowly, as though it were tired, the snow in the glass ball sank, and [lay|lay down].
        Now it was clear as water, and in the middle, where it had been all along, was {thing}.
        + The glass opened without a sound, the way a soap bubble [ends|stops].
        + {Hero} reached in, not fast, for it would have been a pity to be fast now.
        + “I have just heard my own ears,” whispered {friend}. “I never knew that they were [on|open].”
        + A white field remained in there, with hills, and a [moon|light] above it.
        + “Twelve breaths without a word,” announced a woodlouse. “That’s a [record|good beginning].”
      `,
      lesson: `
        You can’t shake a thing till it is still. You can sit down, breathe and [listen|let it snow].
        / “I did stillness,” [remarked {friend}|{friend} remarked], “and you let it [come|do itself].” Then everything was clear.
      `,
    },
    advanced: {
      gate: `
        @spot {Spot.at} lay a globe of glass, so full of whirling snow that one saw [nothing|only that].
        {Thing} was within; it clears, they were told, when all about it is [still|calm].
        + “It clears,” a woodlouse told them, “when all about it is still. I include the insides of [heads|visitors].”
        + It had neither lid nor lock, and it was cool to the touch, like a pane on a winter [morning|night].
        + Whenever they drew near, it whirled more wildly, and when they puzzled over this, more wildly [yet|than ever].
      `,
      wrong: `
        Stillness, {friend} assured them, was a thing on which it could [speak|talk] for hours.
        @wrong It took hold of the glass ball and shook it, to make it settle, and [talked|spoke] on.
        + It had once kept silence for a week, it recalled, and had described it afterwards to a large audience.
        + The flakes were instructed to lie down, by rows, starting at the [back|left], and did no such thing.
        + “Would you call that still?” it asked at short intervals. “And that? I feel we’re [close|nearly there].”
      `,
      doubt: `
        It whirled, and {hero} could presently not have told the one snowstorm from the [other|one within].
        + Had the door been shut? What was it that somebody had said? Where, come to that, was the other [sock|glove]?
        + To strive for calm is like running after sleep, with a [lantern|net].
        + “There is such a throng in me,” [remarked {friend}|{friend} remarked], for once not boasting, “and all of them have [the floor|a trumpet].”
        + A drop fell somewhere; it was a while since either of them had heard anything so [entire|distinct].
      `,
      turn: `
        {Hero} sat down, and did nothing more ambitious than breathe, in and out, three [times|times over].
        @turn Then {hero} listened: for a sound far off, a [nearer|closer] one, and the nearest there was.
        + The far one was a bell, or the memory of one. It hung in the air like a hair in the light.
        + Somewhat nearer a beetle was crossing a dry leaf, with the deliberation of a person in new [boots|shoes].
        + And the nearest of all came and went, like a small private sea, and was {hero.s} own breath.
        + Thoughts looked in, were civilly received, and, as no one detained them, [left|went out] by the other door.
      `,
      works: `
        @result [Like a crowd going home, the snow in the glass ball|As a crowd goes home, the snow in the glass ball|Flake after flake, the snow in the glass ball] sank and [settled|lay down], until all was clear.
        There in the middle, where it had been from the first, [rested|stood] {thing}.
        + The globe opened as a soap bubble does, by simply ceasing, and {hero} reached in without [haste|hurry].
        + “I’ve just been listening to my own ears,” {friend} murmured. “I was not aware that they [worked|were on].”
        + “Twelve breaths,” remarked a woodlouse, who had kept count. “One rarely meets with such [restraint|snow].”
      `,
      lesson: `
        No one has ever shaken anything still. But sit by it, breathe and [listen|hear], and it lies down of itself.
        / “I had so much to say about silence,” {friend} confessed, “that I had never [met|heard] any.”
      `,
    },
  },

  'Self-awareness': {
    titles: `
      The cloud over somebody’s head
      I am not cross
      {Hero} says how it is
    `,
    refrains: [
      {
        first: 'What’s the weather in me now? | tell me what and tell me how.',
        changed: 'What’s the weather in me now? | clearing up, and I know how.',
      },
      {
        first: 'There’s a cloud on my head, and it isn’t a hat | I’m a little bit cross, and well, that’s that.',
        changed: 'Gone is the cloud, and I still have no hat | three drops of rain, and well, that’s that.',
      },
      {
        first: 'Grumble, rumble, what’s my jumble?',
        changed: 'Rumble, tumble, no more grumble.',
      },
    ],
    facts: {
      wrong: '{friend} would not admit to being cross',
      turn: '{hero} owned up to being a bit cross and a bit tired',
      result: 'the cloud rained three drops and the mist was gone',
    },
    beginner: {
      gate: `
        @spot {Spot.at} was a mist as thick as [soup|fur]. {Thing} was in it.
        “I grow from what you don’t [say|tell],” said the mist. “From feelings nobody will own.”
        + It was grey and damp, and it smelled of wet [wool|socks].
        + It came up to the knees, and then up to the [ears|chin].
        + Somebody had left a sigh in it. It was still there.
        + “How are you?” it asked. “Fine,” they [said|both said]. It grew.
        + They bumped into a stone, and then into each other.
        + You could not see your own [feet|toes] any more.
      `,
      wrong: `
        “Are you cross?” [asked {hero}|{hero} asked]. It was just a [question|small question].
        @wrong “I am NOT cross!” cried {friend}. Over its head hung a little black [cloud|thundercloud].
        + “What cloud?” it said. Rumble, went the cloud.
        + “I’m never cross. I’m just [loud|quick]!” A tiny flash went zip.
        + It stamped, but not because it was cross. It said so.
        + The mist got so thick that you could [lean|sit] on it.
        + “I’m fine, fine, FINE!” Rumble, [bumble|rumble], boom.
        + Its hair stood up from it, or what it had there.
        + {Friend} said it six times.
      `,
      doubt: `
        They stood in the mist and did not [talk|look up]. Rumble, it went, quite low.
        + Something sat in {hero}, too, [hot and small|like a hot pea].
        + It had sat there since the [morning|bump]. It did not have a name.
        + One does not like to say such a [thing|word]. One would like to be nice.
        + If you hide it, it gets [fat|thick]. It goes out at the ears as mist.
        + It was cold, and each of them was all alone.
        + “Fine,” said {friend} to nobody.
      `,
      turn: `
        {Hero} stood still and felt. [What was that in there?|What was it, in the tummy?]
        @turn “I am a bit cross,” [said {hero}|{hero} said], “and a bit [tired|tired, too].”
        + The mist held its breath. No one had said so before.
        + “You bumped me,” [said {hero}|{hero} said], “and my legs [hurt|ache].”
        + It was not nice to say it. It was just [true|so].
        + {Friend} looked at {hero}. “You can say that? Like ‘it’s cold’?”
        + It felt, too. It took a [while|long while].
        + “I’m cross as well,” it said, quite low. “And it’s a bit because I’m [afraid|hungry].”
        + It is just a small word, but it is hard.
      `,
      works: `
        @result Plip, plip, plip. The cloud rained three drops, and was gone. So was the [mist|thick mist].
        Now they saw it, right by their [feet|side]: {thing}!
        + One drop fell on {friend.s} nose. It was [warm|not cold].
        + The air was clean, like after a [storm|bath].
        + “I bumped you. Sorry,” [said {friend}|{friend} said]. “Shall I [rub|blow on] it?”
        + They were still a bit tired. But now that was just tired.
        + “How are you?” asked a last bit of mist. “Tired!” they said, and it [went|puffed off].
        + {Hero} took {thing}, and gave {friend} a bun. That helped as well.
      `,
      lesson: `
        Feelings want a [name|name from you]. If you say them, they rain three drops and go.
        / “I said fine,” [said {friend}|{friend} said], “and it got thick. You said how it [is|was], and it got clear.”
      `,
    },
    intermediate: {
      gate: `
        @spot {Spot.at} hung a mist as thick as porridge, and {thing} was [somewhere|lost] inside.
        “I come from feelings that nobody will [admit|own up to],” it remarked. “How are you?”
        + “Fine,” they both said, as one does, and it rose [immediately|straight away] from the knees to the chin.
        + It was grey and damp and smelled of gloves that haven’t been dried.
        + They walked into a stone, and after that into one [another|another, rather hard].
        + Other people’s sighs were still hanging about in it, quite fresh.
        + “Thank you,” said the mist, a little thicker. “Very [nourishing|kind].”
      `,
      wrong: `
        “Are you cross about something?” [asked {hero}|{hero} asked]. It was only a [question|friendly question].
        @wrong “I am NOT cross!” {friend} shouted, and over its head hung a little [black|purple] thundercloud.
        + “Which cloud?” it asked. “I see no cloud.” The cloud rumbled.
        + “I’m merely speaking [distinctly|clearly],” it remarked, and there was a small flash of lightning.
        + It kicked a stone, for reasons that had nothing to do with being cross.
        + By now you could have cut the mist in slices and [stacked|buttered] them.
        + “I’ve never been so calm,” it bellowed, “in my [life|whole life]!”
      `,
      doubt: `
        They stood there, each in a private bit of grey, and it [rumbled|grumbled] softly from one side.
        + There was something in {hero}, too, small and hot, and it had been there since [the bump|this afternoon].
        + One would rather not look at a thing like that. One would rather be [nice|a nice person].
        + But it doesn’t go away if you sit on it; it comes out at the [ears|edges].
        + It was lonely in the mist, even for [two|a pair of friends].
        + “Perfectly fine,” somebody said to nobody.
      `,
      turn: `
        {Hero} stood perfectly still and felt about inside, as you do in a [pocket|bag], until there was something there.
        @turn “I’m a bit cross,” {hero} said then, “and I’m a [bit|good bit] tired.”
        + The mist stopped moving; it wasn’t used to [that|such talk].
        + “I bumped into something,” {hero} said. “And my legs ache, and I wanted to find it on my own.”
        + It wasn’t a very fine feeling, but it had a [handle|name] now.
        + “You can simply say so?” [asked {friend}|{friend} asked]. “As you would say that it’s [Tuesday|raining]?”
        + It searched itself for some time. “Cross,” it found, “and under the cross there’s a [hungry|frightened].”
      `,
      works: `
        @result The cloud rained three drops, exactly three, and was gone, and with it went the [mist|whole mist].
        And there, not [two|three] steps away, as clear as day, lay {thing}.
        + The air was like the air after a thunderstorm, when it smells of [stones|wet stone].
        + “Sorry about the bump,” [said {friend}|{friend} said]. “I was cross.” It was quite proud of the [word|sentence].
        + They were still tired, both of them, but that was all they were now.
        + {Hero} picked up {thing}, and they divided a [bun|roll], as some of it had only been hunger.
        + “And how are you?” asked a last shred of mist. “Tired,” they said, and it faded, disappointed.
      `,
      lesson: `
        What you feel is only weather. If you say what it [is|is like], it rains a little and clears.
        / “I wasn’t cross about anything,” [said {friend}|{friend} said], “except that I [was|was cross].” And that was that.
      `,
    },
    advanced: {
      gate: `
        @spot {Spot.at} there hung a mist like cold porridge, and {thing} was [somewhere|lost] in it.
        “I consist of feelings that nobody will [own to|admit],” it said. “And how are you?”
        + “Fine,” they replied, as one does, [and it rose with every sign of satisfaction|so that it rose, well satisfied,|and it climbed, visibly content,] from their knees to their [chins|necks].
        + It smelled of wet wool, and here and there in it hung a sigh which some earlier visitor had [denied|disowned].
        + They ran into a stone, and then, with rather more [force|feeling], into each other.
      `,
      wrong: `
        “Is it possible,” {hero} asked, in all [friendliness|innocence], “that you are cross?”
        @wrong “I am NOT cross,” insisted {friend}, above whom a [thundercloud|thunderstorm] was gathering.
        + It denied the cloud. The cloud rumbled; it put this down to the [neighbours|acoustics].
        + If it had just kicked a stone, it said, that was for the exercise, and lightning flickered about its ears.
        + “I have seldom,” it roared, so that the mist shook like a pudding, “been in such [good spirits|a sunny mood]!”
        + The cloud, for its part, was under no such illusion, and grew.
      `,
      doubt: `
        They stood there, two voices in the grey, and not so much as a [yard|step] apart, and entirely alone.
        + In {hero} as well there was something, small and hot, that dated from the [collision|bump] or from before.
        + One prefers not to look into such corners; one would so much rather be [a pleasant|an agreeable] person.
        + But sat upon, it merely comes out at the edges, and is then called [mist|atmosphere].
        + “Perfectly fine,” somebody said, to no one in particular, and it thickened.
      `,
      turn: `
        {Hero} stood perfectly still, and felt about inside, as one searches a bag for a [key|pencil].
        @turn “I’m a bit cross,” {hero} admitted, “and a bit tired, and that is [everything|all it is].”
        + The mist hesitated; it was not accustomed to being [told|spoken to plainly].
        + It was no very noble feeling, but it had a name now, like a dog, and [came|sat] when it was called.
        + “One may simply say so?” enquired {friend}, thunderstruck. “As one mentions that it is [Wednesday|drizzling]?”
        + It went in search of its own, and reported back after some time that beneath the cross there was a [frightened|hungry].
      `,
      works: `
        @result The cloud rained three drops, by count, and disappeared, and the mist with it, like [breath|a sigh].
        {Thing} was lying not three steps away; it had been there the [entire|whole] time.
        + The air had the rinsed smell that follows thunder, when even stones seem to have been [forgiven|washed].
        + “I was cross,” {friend} announced to the landscape, with something like the pride of [authorship|discovery].
        + They were tired still, but merely tired, which with a bun between two is quite a [bearable|pleasant] thing to be.
      `,
      lesson: `
        A feeling is a kind of weather. It passes over much sooner if somebody will [name|look at] it.
        / “How long I might have gone on being fine,” {friend} said, and shuddered a little at the [thought|prospect].
      `,
    },
  },

  Compassion: {
    titles: `
      The bent wing
      {Hero} stops all the same
      Two hundred moths
    `,
    refrains: [
      {
        first: 'Stop a while and bend down low | somebody is hurting so.',
        changed: 'Stopped a while, and now they fly | all the wings are in the sky.',
      },
      {
        first: 'Later will do for a sock or a shoe | somebody’s hurting, and now must do.',
        changed: 'Later has come for the sock and the shoe | somebody’s flying, and thanks to you.',
      },
      {
        first: 'Hurry can wait, wings can’t.',
        changed: 'Hurry did wait, wings did mend.',
      },
    ],
    facts: {
      wrong: '{friend} wanted to hurry on past the hurt moth',
      turn: '{hero} tied a blade of grass round the bent wing',
      result: 'two hundred moths brought what they were looking for',
    },
    beginner: {
      gate: `
        @spot {Thing} was high up, {spot.at}. It was [late|very late]. They had to be quick!
        But by the path sat a moth. Its wing was [bent|bent in two].
        + It tried to fly, and it went round and round.
        + “Don’t mind me,” it said. “You [must|have to] go on.”
        + A clock struck, far off. It struck a [lot|long time].
        + It was so light that its foot left no mark.
        + {Thing} shone up there, a long [way|climb] to go.
        + It was grey, with a dot on each wing.
        + “It’s just a bit bent,” it said. It hurt, one could see.
      `,
      wrong: `
        @wrong “After!” [said {friend}|{friend} said], and tried to hurry past the moth. “[After, after!|Later, later!]”
        “We have no [time|minute]! First {thing}, and then we’ll be kind.”
        + It ran ten steps. Nobody came [along|after it].
        + “It’s just one wing,” it said. “It has another [one|one left].”
        + It looked the other way, so as not to see. That was [hard|not easy].
        + Then it ran round a bend and fell [flat|on its nose].
        + “You see? That comes of stopping,” it said. It had not stopped.
        + It did not look at the moth. It had seen it, [though|all the same].
      `,
      doubt: `
        The clock struck once more. The moth sat there and [shook|made no sound].
        + If they stay, it may get too late. If they go, who helps?
        + {Hero} had one foot on the path and one [foot not|by the moth].
        + It’s hard when two things are both [right|a must].
        + But {hero} had seen it. You can’t [unsee|un-see] a wing.
        + The moth had its eyes shut. It did not ask for [help|a thing].
        + “You could just not see it,” [said {friend}|{friend} said], very low.
      `,
      turn: `
        {Hero} [stopped|stopped all the same]. “Come, let me see,” [said {hero}|{hero} said]. “Does it hurt much?”
        @turn And {hero} tied a blade of grass round the bent [wing|soft wing].
        + One must hardly breathe. A wing is like [dust|ash].
        + Once round, twice round, and a small, small [bow|knot].
        + Up there {thing} shone. {Hero} did not look.
        + {Friend} came back. It came back slowly, with a [red|hot] face.
        + “I can hold it,” it said. It held the moth as you hold an [egg|egg yolk].
        + “Better?” “Better,” said the moth. “It’s a nice [bow|green].”
        + It was done.
      `,
      works: `
        The moth blew a tone. It was so [high|fine] that one felt it.
        @result Then there came two hundred [moths|grey moths], like snow. And they brought {thing}!
        + “You stopped for her,” they said. It was her whole [family|clan].
        + There were aunts, and there were [cousins|uncles], and a very small one.
        + They set {thing} down by {hero}, as light as a [leaf|breath].
        + Nobody had to climb up there at all.
        + “I said after,” [said {friend}|{friend} said]. “This is after. It’s [quicker|nicer] than before!”
        + The moth flew once round, a bit [crooked|to the left]. And it laughed.
      `,
      lesson: `
        There is always time to [stop|be kind]. [Who stops is not too late.|It is never lost.]
        / “I said after,” [said {friend}|{friend} said]. “But it hurt [now|right now].” Next time I’ll stop.
      `,
    },
    intermediate: {
      gate: `
        @spot They saw {thing} {spot.at}, high up and hard to reach, and it was [late|getting late].
        But by the side of the path sat a moth with a [bent|crumpled] wing and could not fly.
        + It tried, and each time it only went round in a little circle.
        + “Don’t stop because of me,” it declared. “You look as if you had [something|a lot] to do.”
        + Somewhere a clock struck, and it went on for longer than they [liked|had hoped].
        + There was a steep way still to climb, and not much [evening|light] left to do it in.
        + Its wings were grey as ash. [One was folded the wrong way.|One hung down.]
        + It was shivering. [It said it was the wind.|It did not complain.]
      `,
      wrong: `
        @wrong “Afterwards,” [remarked {friend}|{friend} remarked], and wanted to hurry on past it. “Afterwards, [afterwards|with pleasure]!”
        “First we fetch {thing}, and then we can be kind all [evening|night] long.”
        + It was ten steps ahead before it noticed that it was [alone|talking to itself].
        + “It has another wing,” it called, “and a perfectly [good|healthy] one!”
        + It looked hard in the other direction, where there was nothing to see.
        + Then, looking there, it fell over a root. “That’s what comes of [dawdling|stopping],” it declared.
        + It had a fast way of walking, but its ears were pointing [backwards|behind it].
      `,
      doubt: `
        The clock struck again. The moth had closed its eyes and didn’t ask for [anything|a thing].
        + If they stayed it could be too late, and if they went on there was no one else [to come|about].
        + {Hero} stood with one foot on the path and one beside it.
        + It’s a hard sum when there is something [right|good] on both sides.
        + “One could have overlooked it,” {friend} murmured. But a thing that you have seen won’t be [unseen|overlooked] again.
        + It was so small, and it was trembling so.
      `,
      turn: `
        {Hero} stopped all the same, and knelt. “Show me,” [said {hero}|{hero} said]. “[Where does it hurt?|I’ll be careful.]”
        @turn With a blade of grass {hero} tied up the bent wing, once round, twice, and a tiny [bow|knot].
        + It’s like tying a bow in smoke; you must hardly [breathe|blink].
        + {Thing} was shining up there; {hero} knew it, and didn’t look.
        + There came slow steps, and there was {friend}, rather [red|quiet]. “I could hold it,” it said.
        + It held the moth in the way you hold an egg that belongs to somebody [else|you love].
        + “And talk to it,” [observed {hero}|{hero} observed]. So it told it about all of its own [falls|bruises], and that took a while.
      `,
      works: `
        The moth gave a call, so high and thin that you [felt|only felt] it.
        @result And like snow falling upwards two hundred moths came up, and they brought {thing}.
        + It was the family: the aunts, the great-aunts and a [very|quite] small cousin with a lantern.
        + “You stopped for her,” they declared. “And you were in a [hurry|terrible hurry]. We saw it.”
        + They laid it down before {hero} as lightly as a [blanket|petal].
        + “So this is afterwards,” [said {friend}|{friend} said]. “It came by itself, while we were [busy|stopping].”
        + The moth flew a lap of honour with its green bow, slightly to the left.
      `,
      lesson: `
        “Afterwards” is too late for somebody who hurts [now|right now]. They stopped, and lost nothing by it.
        / “I was so quick,” [declared {friend}|{friend} declared], “that I nearly missed the [point|main thing].”
      `,
    },
    advanced: {
      gate: `
        @spot {Thing} could be seen {spot.at}, high up, with a steep climb before it and the hour [late|growing late].
        And by the wayside, with a [bent|crumpled] wing, sat a moth.
        + It made an attempt to rise, and described a small and hopeless circle, like a toy that is running down.
        + “Pray don’t stop on my account,” it remarked. “You have the look of people with an [errand|appointment].”
        + A clock proceeded to strike in the distance, and did not leave off nearly as soon as one would have [wished|liked].
      `,
      wrong: `
        @wrong “Afterwards,” [remarked {friend}|{friend} remarked], and wanted to hurry on past the [moth|hurt moth]; they would first fetch {thing}, it [proposed|reasoned], and be kind later on.
        + It had gone ten paces before it found that it was addressing no one in [particular|the world].
        + “There’s invariably the other wing,” it called back, gazing with great firmness at a view that did not [exist|amount to much].
        + That was how it came to overlook a root. Lying there, it remarked that this was what came of delay.
        + The moth said that it quite understood.
      `,
      doubt: `
        The clock had struck again, and the moth, with closed eyes, was asking for nothing [whatever|at all].
        + {Hero} stood with one foot on the path and the other beside it, which is an uncomfortable [way|place] to stand.
        + “It could easily have escaped our notice,” {friend} [murmured|put in]. But there’s no way back from having seen.
        + To stay might be to come too late; to go on was to leave it to whoever came [next|by].
        + Nobody else came, though for quite some time they both stood there listening for somebody who might.
      `,
      turn: `
        {Hero} stopped all the same. “Let me look,” {hero} said, and [knelt|bent] down.
        @turn And with a blade of grass {hero} bound up the bent wing, and finished it with a [bow|tiny bow].
        + It was like tying a knot in smoke, and had to be done, for the most part, between two [breaths|heartbeats].
        + High above, {thing} was gleaming; {hero} knew this without looking, and did not [look|raise an eye].
        + Slow footsteps were heard returning. “I might perhaps hold it,” [remarked {friend}|{friend} remarked], “if I were shown [how|where].”
      `,
      works: `
        @result The moth sent up a call, less a sound than a [tingling|kind of itch]. Like a snowfall going upwards came two hundred moths, and they brought {thing}.
        + They were the family, down to a particularly small cousin with a lantern, and they had seen [everything|the whole of it].
        + “You were in such a hurry,” remarked an aunt, “and you [stopped|knelt]. We thought we could save you the climb.”
        + “So that is afterwards,” [declared {friend}|{friend} declared], as {thing} came down before {hero} like a [petal|leaf]. “I’d pictured it as later.”
      `,
      lesson: `
        Pain does not keep until it is convenient. And the time one spends on it is seldom [lost|the time one lacks].
        / “I was in too great a hurry,” [declared {friend}|{friend} declared], “to get where I was [going|wanted],” and it walked home slowly.
      `,
    },
  },
}
