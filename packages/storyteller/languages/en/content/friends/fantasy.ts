import type { FriendsOf } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const fantasy: FriendsOf<Noun, 'fantasy'> = {
  Dragon: {
    noun: { a: 'a dragon', the: 'the dragon' },
    facts: { help: 'the dragon lit the path with its hiccups' },
    beginner: {
      arrives: `
        Hic! Something [flashed|lit up] outside. It smelled of toast.
        / Hic! The [hedge|bell rope] was lit up, and then it was dark.
        @friend On the step sat a dragon, [no bigger than a dog|no bigger than a pot].
        / It was a dragon with a lid on its tail.
        “Good ev-hic,” it said. Now the mat [smoked|was warm].
        / “Is it hic?” it said. “I mean, is it [late|you], {hero}?”
        + “Oh, sorry,” it said. “I only have fire when I have hiccups.”
        + {Hero} got it some water. It turned to steam.
        + “I come from hic,” it said. “I mean, we must go {place.to}.”
        + It held its breath till its ears got fat. Then it came twice.
        + It had a tin lid on its tail, for the rug.
        + “Say boo,” it said. {Hero} said boo. “Hic,” said the dragon. “Thank you.”
      `,
      alone: `
        @friend In a warm pot lived a small dragon. It [had hiccups|said hic].
        Each hic was a flame, and it lit the [walls|pot].
        By its light it saw that {place} was dark.
        + It drank from the wrong side of the cup. It did not help.
        + It toasted a bun by mistake. It ate it on purpose.
        + “I am too small for real fire,” it said to its feet.
        + It stood on its head and counted to ten. It got to six.
        + “But it may be of some use,” it said. It put its lid on.
      `,
      dry: `
        The dragon flapped, and {other} [held the tail|held on].
        / The dragon took a breath. Hic! {Other} and it were [up|over the roof].
        [Hic by hic they shot along|With a flash at each hic they flew] {place.to}.
        + From below it looked like a small lost spark.
        + “Left,” it said. “Hic! Oh dear. No, that was right.”
      `,
      wet: `
        The dragon got into a [kettle|big kettle] with {other}. It blew steam.
        So the kettle sank and hummed {place.to}.
        + Each hic warmed up the tea of a cod.
        + “I am a lamp,” it said. “I have a lid.”
      `,
      quirk: `
        “Once there was a hic,” said the dragon. “There was a [hic|hic, I mean].”
        / “He was a wise old [hic|hic-hic],” said the dragon.
        “A king?” [said {other}|{other} said]. “Yes,” it said. “He was toast.”
        / “It was a good hic,” [said {other}|{other} said]. It smoked for joy.
        + It made its own steps warm. Snails came to sit in them.
        + It met a moth. She thought that it was a star with feet.
        + “I will roar now,” it said. It said, “Eep.”
        + {Other} gave it a fright to help. It gave one back. Now they both had it.
        + Its nose smoked when it was thinking.
      `,
      help: `
        On the way back it was dark and [cold|damp]. They could not see.
        / No lamp, no moon! The way back was [black|cold as stone].
        @help The dragon took a breath, and its hiccups lit the path.
        / Hic! Hic! With its hiccups the dragon lit the path.
        + Hic, a stone! Hic, a step! [Hic, a big root|Hic, then a gate]!
        / Hic, and they saw a [toad|rail]. Hic, and they saw a hole!
        + It was just enough light, and just as much warmth.
        + {Other} walked from hic to hic with {thing}.
        + When it was to have them, they would not come. {Other} said boo.
        + A row of snails came too, since it was nice.
        + At the end they were gone. “You did it,” [said {other}|{other} said]. “Hic,” it said.
      `,
    },
    intermediate: {
      arrives: `
        There was a hiccup on the step, and [a flash|a small flash] lit up the glass.
        / All the [curtains|windows] turned gold, went dark and turned gold once more.
        @friend When the smoke had gone, a dragon sat there, [as big as a dog|with both claws over its mouth].
        / On the boot scraper sat a dragon, holding its nose.
        + “Good evening, {hero},” it said. “I am so [hic|hic-hic].”
        / “I have counted to ten, {hero},” it said. “Nine times. Hic.”
        + It had no fire at all, except when it had the hiccups. It had those always.
        + “There is somebody {place.in} in the cold,” it said. “I thought that I could hic.”
        + {Hero} brought a glass of water, which it drank, and then it breathed out a cloud.
        + On the end of its tail it wore a saucepan lid, for the sake of other people’s curtains.
        + It stood on its head, held its nose and thought of sheep, and toasted the doormat’s neighbour.
        + The whole hall smelled as if somebody were having breakfast.
      `,
      alone: `
        @friend In a crock under the hill a small dragon lay and [hiccuped|tried to sleep].
        With every hiccup came a flame like a [match|finger].
        + By its light it saw how dark it was {place.in}.
        + Its aunts could set fire to a lake. It could do a crumpet on one side.
        + It drank from the far rim of the cup, and stood on its head, and said the nine times table.
        + “Properly big dragons are asked for help,” it sighed. “I am asked for toast.”
        + It put its lid on its tail and practised looking dangerous in a spoon.
        + Sleep would not come, because it had to light up every time it nearly did.
      `,
      dry: `
        The dragon spread its wings, and {other} took hold of the [lid|tail].
        / {Other} tickled it, and with one [bang|hic] they were aloft.
        [Hiccup by hiccup|In a rain of sparks] they shot through the night {place.to}.
        + From the ground they looked like a confused firework.
        + “Am I flying straight?” it asked, and then a hic took them round the moon.
      `,
      wet: `
        The two of them climbed into a [copper kettle|kettle]. The dragon kept it on the boil.
        + Whistling softly, it sank with them {place.to}.
        + It warmed up a whole oyster bed on the way and was asked to come back.
        + “I am being a lantern,” it remarked proudly, behind the little window.
      `,
      quirk: `
        “Once upon a hic,” began the dragon, “there was a [terrible|dreadful] hic.”
        / “There lived in a castle,” said the dragon, “a [noble|brave] hic.”
        “A knight?” [asked {other}|{other} asked]. “Yes. [We had crumpets|He is very brown now],” it remarked.
        / {Other} said how dreadful it was. It smoked from the left ear.
        + A moth followed it, in the firm belief that it was a star on foot.
        + It tried to roar at a pebble, and what it said was “eep”.
        + {Other} startled it to drive the hiccups away. It was so startled that it had them backwards.
        + Where it had been sitting, the moss was warm, and snails came from everywhere.
        + If it was ashamed, it smoked from the left ear, and if it was remarkably ashamed, from both.
      `,
      help: `
        On the way back it was as cold and dark as a [cellar|well].
        / Cold had come up on the way back, and a dark one could [bite|stir].
        @help The dragon swallowed a breath, and its hiccups lit the path.
        / “If only I had some now,” said the dragon, and then its hiccups lit the path.
        + Hic, there was a step. Hic, there was a [root|rail].
        / In one hic they saw a gate, and in the next a [ditch|stile].
        + Each flame lasted only as long as a blink, but that is as long as a step.
        + For once they would not come, and {other} had to whisper boo.
        + It was not much fire; a bigger one would have burned the bushes.
        + {Thing} glowed in every flash, and their fingers had grown warm.
        + “A large dragon could never have done that,” [said {other}|{other} said]. It smoked a little, out of joy.
      `,
    },
    advanced: {
      arrives: `
        @friend A hiccup on the doorstep lit up the hall, and by its light {hero} saw a dragon the size of a [spaniel|dog].
        / The hedge was seen three times by flashes, and at the fourth there stood a dragon, [begging its pardon|holding its breath].
        “I do beg your hic,” it declared.
        / “I have come about hic, {hero},” it said.
        + Of fire it had none, except when it hiccuped, but then it hiccuped without a pause.
        + On its tail it wore a saucepan lid, as it had been brought up to think of other people’s curtains.
        + “There is someone {place.in} who is cold,” it explained, “and I thought, well, hic.”
        + It drank a glass of water from the far side, thanked {hero}, and breathed out a small and perfect cloud.
        + About the house there spread a smell of breakfast, which at this hour was confusing.
      `,
      alone: `
        @friend A dragon lay in a crock and hiccuped, and each hiccup was a flame as long as a [matchstick|finger].
        By its light it saw the dark {place.in}.
        + It had aunts who could set a lake alight, and was itself spoken of chiefly in connection with crumpets.
        + It had drunk from the far rim, stood upon its head, and recited the nine times table.
        + Whenever it all but slept, it lit up, and had to begin again.
        + “It is not a fire,” it told its lid, “but somebody may be glad of the edges.”
      `,
      dry: `
        With {other} holding on by the [lid|tail], the dragon flew from hiccup to hiccup. There were forty of them all the way {place.to}.
        / {Other} had only to say boo, and the dragon went off like a [cork|rocket]; by a dozen of these they came {place.to}.
        + From below it looked as if a firework had been unable to make up its mind.
      `,
      wet: `
        In a copper kettle, which the dragon kept just on the [boil|simmer], it and {other} went whistling down {place.to}.
        + An oyster bed that they had passed was warm for days. It wrote to say so.
      `,
      quirk: `
        “There was once a hic,” began the dragon, and {other} [guessed|asked if it had been] a prince.
        / “My grandfather once met a hic,” said the dragon, and {other} took it to be a [duke|prince].
        “The very same,” it remarked. “He brought the butter.”
        / They observed a moment’s smoke.
        + A moth had been following it since the crossroads, convinced that it was a star of modest habits.
        + It attempted a roar, for practice, at a pebble, and what came out was “eep”.
        + {Other} jumped out at it as a cure, and from then on it had them backwards.
        + Wherever it rested, snails would gather afterwards, and speak of the warm spot as one speaks of a resort.
      `,
      help: `
        The way back lay before them as cold and dark as the [inside|bottom] of a well.
        / The dark upon the way back was of the kind that lives in [wells|bottles].
        @help The dragon shut its eyes, hoped, and hiccuped, and its hiccups lit the path.
        / The dragon thought of its aunts, and of crumpets, and its hiccups lit the path.
        + Each of them lasted as long as one step does, and between any two there was nothing to do but trust.
        + They would not come, naturally, the moment that they were wanted, until {other} thought of saying boo.
        + A proper blaze would have taken the hedges with it, and what was needed here was a crumpet’s worth.
        + {Thing} shone and went out and shone. All those fingers were, for the first time in hours, warm.
      `,
    },
  },
  Unicorn: {
    noun: { a: 'a unicorn', the: 'the unicorn' },
    facts: { help: 'the unicorn found friends with its glowing horn' },
    beginner: {
      arrives: `
        Squelch, squelch. There were muddy steps [in the hall|on the stairs].
        / Plop. A bit of [bog|pond] fell off somebody on the mat.
        @friend It was a unicorn. It was brown up to the ears [with mud|and very proud].
        / There stood a unicorn, and the mud was new.
        + “Do not say that I am [lovely|pretty],” it said.
        / “Look at my knees, {hero}!” it said. “Are they not [bad|black]?”
        + “You are very dirty,” [said {hero}|{hero} said]. “Oh, thank you!” it said.
        + A bit of gold shone on its neck. It put mud on it.
        + “Each day they all say ah,” it said. “I am so tired of ah.”
        + “There is work {place.in},” it said. “I hope that it is wet there.”
        + It gave {hero} a pie. It was made of mud.
        + A moth looked in and said “Ah.” It rolled its eyes.
      `,
      alone: `
        @friend A unicorn stood in the moonlight and was looked at. It [sighed|was tired of it].
        Then it saw a puddle and lay down in it. [Ooh|Aah].
        + Its horn shone a bit. Someone was sad {place.in}.
        + “How fair!” said the birds. Now they said “Oh.”
        + It had mud on its nose and a frog on its back.
        + The frog did not say that it was fair. They were friends.
        + “I would like to be of use,” it said.
        + It took the long way, for that had more bog.
      `,
      dry: `
        {Other} rode on the [muddy back|unicorn]. It ran on the moonlight {place.to}.
        / “Get on, it is [soft|wet],” said the unicorn. {Other} sat in warm mud.
        Each step left a spot, and it was glad of that.
        / Up the moonlight it ran, drip, drop, {place.to}.
        + It went right through a wet cloud, twice.
        + “Nobody looks,” it said. “Is it not lovely?”
      `,
      wet: `
        The unicorn’s horn made a [dome|tent] of light with air in it.
        {Other} walked under it {place.to}.
        + “The sea bed!” it cried. “So much mud!”
        + A fish said “Ah.” It threw a bit of mud at it.
      `,
      quirk: `
        There was a puddle. The unicorn [looked at it|stopped]. “Just a small one,” it said.
        / The unicorn saw a [ditch|bog]. “It called me,” it said.
        It rolled. Then it shook, and {other} was brown as well.
        / In it went, up to the horn. {Other} got a wave.
        + “Now you look nice,” it told {other}.
        + A toad said, “How fair you are.” It sank up to its chin.
        + “What is it like to be admired?” [said {other}|{other} said]. “Itchy,” it said.
        + It made a pie, and nobody had to eat it.
        + It tested the mud as you test tea. “Good year,” it said.
      `,
      help: `
        On the way back they heard a call in the [dark|mist]. Where was it?
        / Where were the others? On the way back there was [mist|fog] on all sides.
        @help The unicorn’s horn glowed [and showed where their friends were|and led them to their friends].
        / Then the horn of the unicorn glowed, and it found their friends.
        + It turned left: no glow. It turned right: [gold|gold light].
        + The mud fell off in flakes. It did not mind now.
        + “Warm,” it said. “Warm. Cold. Warm.”
        + {Other} went with {thing} where the light was best.
        + At the end it shone like a window at home.
        + All of them waved there, and nobody said “Ah.” They said “There you are!”
      `,
    },
    intermediate: {
      arrives: `
        Muddy hoof prints came up the hall, [squelching|and they squelched].
        / On the clean floor there lay a [lump|crumb] of moor, and then a second one.
        @friend At the end of them stood a unicorn, brown to the tip of its horn.
        / A unicorn had dropped them, and it was sorry to lose them.
        + “Kindly do not say how beautiful I am,” it [begged|said].
        / “If I gleam anywhere,” it said, “[tell me|please look away].”
        + “You are filthy,” [said {hero}|{hero} said]. It closed its eyes with joy.
        + For three hundred years people had been saying “ah” to it, and it itched.
        + “Something is missing {place.in},” it declared, “and there is said to be a bog on the way.”
        + Behind its ear a bit of gold was showing. It rubbed some mud on.
        + As a present it had a mud pie with it, decorated with a real snail.
        + It had lain down in nine puddles to be fit to be seen.
      `,
      alone: `
        @friend In a glade stood a unicorn, much [admired|looked at].
        When nobody was watching, it lay down in a [ditch|puddle].
        Then its horn glowed, for there was trouble {place.in}.
        + “Ah,” the birds had said, and now they said “oh”, and flew home.
        + A frog sat down on its back and spoke to it as to anybody else.
        + Poets came every spring. It had learned to look like a cow.
        + “I should like to be useful just once,” it told the frog, “and not only white.”
        + It chose the long way round, because it was the wetter.
      `,
      dry: `
        {Other} rode upon the unicorn, and it [trotted|galloped] along the moonlight.
        / {Other} held on to the mane, mostly [moss|pond], and they rose.
        It left a track of brown dots all the way {place.to}.
        / Drop by drop they left a Milky Way of mud {place.to}.
        + It cantered twice through the same rain cloud.
        + Up there nobody said “ah”, except the owl, and she was yawning.
      `,
      wet: `
        From the tip of its horn the unicorn made a [tent|bell] of light, full of air.
        Beneath it {other} walked along {place.to}.
        + “A whole sea floor,” it whispered, “and all of it mud.”
        + A pair of sea horses fell on their knees. It hid behind a flounder.
      `,
      quirk: `
        “I shall only look at it,” declared the unicorn, in front of a [puddle|splendid puddle].
        / “There was a frog who asked me in,” said the unicorn, up to the neck in [bog|ditch].
        There was a splash, and {other} had freckles.
        / “Is there room?” [asked {other}|{other} asked], and there was.
        + It tasted the mud on its lip, as others taste wine, and named the field.
        + When a toad called it fair, it sank up to its chin and waited for that to pass.
        + “They never ask what I think,” it declared. “I think about drains.”
        + It made room in the puddle for a hedgehog. They talked about nothing much.
        + If it grew too clean, it went pale and had to sit down in something.
      `,
      help: `
        On the way back they lost the others, and there was [only mist|mist all round].
        / The others had gone ahead, and the mist had [come up|closed] on the way back.
        @help Then the unicorn’s horn glowed and showed where their friends were.
        / The unicorn’s horn began to glow, and showed where their friends were.
        + To the left it went out. To the right it turned [gold|to gold].
        + It always shone when somebody was near whom one was looking for.
        + The mud was flaking off, and for once it let it.
        + “Warmer,” it murmured, “cooler, warmer,” as in the old game.
        + {Other} followed with {thing}, and the light on their faces grew brighter.
        + When they had found them, nobody said “ah”. They said “There you are”, and it liked that much better.
      `,
    },
    advanced: {
      arrives: `
        @friend The hoof prints in the hall were mud, and so, from the knees to the [horn|ears], was the unicorn at the end of them.
        / Several pounds of moor had come up the stairs, and inside them, [content|happy], was a unicorn.
        “Not one word about beauty,” it declared.
        / “You find me at my worst, {hero},” it said, beaming.
        + It had been admired for three hundred years, and had come to feel about it as others do about wool.
        + “You are extremely dirty,” [said {hero}|{hero} said]. It shut its eyes, like someone who is finally being scratched in the right place.
        + “There is trouble {place.in},” it went on, “and what is more, I am told, a bog on the way.”
        + It had brought a mud pie, in the crust of which was set a live snail, who appeared to be enjoying it.
        + A little gold had come to light behind its ear, and it saw to that with a hoof.
      `,
      alone: `
        @friend In a moonlit clearing a unicorn was being [gazed at|admired], and it bore it like a visit to the dentist.
        + When the last poet had gone, its horn proceeded to glow, towards {place}.
        + It lowered itself into a ditch with a sigh that came all the way from the Middle Ages.
        + There was a frog it was fond of, as he had never once remarked on anything but the weather.
        + “To be of use,” it informed him. “To be fetched when something is stuck.”
        + It set off by the longer road, which was reputed to be the wetter.
      `,
      dry: `
        {Other} rode on the unicorn along the moonlight. It left a trail of [honest|brown] spots upon it, all the way {place.to}.
        / {Other} was carried up the moonlight on a good deal of [marsh|meadow], and down again on less, {place.to}.
        + One rain cloud was so thoroughly good that they had to go through it a second time.
      `,
      wet: `
        The unicorn’s horn put up a tent of light with [air|breath] in it. Beneath this it and {other} walked down {place.to}.
        + “An entire bed of it,” it breathed, “and nobody has ever told me.”
      `,
      quirk: `
        “I am only going to look,” observed the unicorn before a puddle, and presently {other} was [freckled|dappled] as well.
        / {Other} had been told that the ditch was [shallow|clean], and so had the unicorn.
        “Loam,” it sighed. “South-facing.”
        / It came out smiling, with cress on.
        + When a toad exclaimed at its loveliness it sank to the chin, and stayed there until it was over.
        + “It is not that they look,” it remarked. “It is that they never ask me anything.”
        + Asked what it would like to be asked, it reflected, and said that it had views on drainage.
        + If it became too clean it turned faint, and had to be led to something.
      `,
      help: `
        In the [mist|fog] on the way back they lost the others, and then their own feet.
        / First the others were lost to sight upon the way back, and then the [view|path].
        @help But the unicorn’s horn glowed, and it showed where their friends were.
        / Under the mud the unicorn’s horn glowed and showed where their friends were.
        + It was made to shine when someone is near whom one looks for, and this, when one thinks of it, is a better thing than beauty.
        + Flake by flake the mud was falling off, and it let it, having other things in mind.
        + Towards the left it dimmed and towards the right it deepened, and {other} bore {thing} along the gold.
        + When they had found everyone, not a soul said “ah”. But several said “finally”, and it blushed under what was left.
      `,
    },
  },
  Phoenix: {
    noun: { a: 'a phoenix', the: 'the phoenix' },
    facts: { help: 'the phoenix glowed like a lamp and kept them warm' },
    beginner: {
      arrives: `
        “Farewell!” called a voice in the [chimney|stove]. Then it coughed.
        / The stove [sighed|moaned]. “So this is the end,” it said.
        @friend Out of the ash came a phoenix, [with a thick scarf on|in ash up to the chin].
        / The stove door fell open, and out came a phoenix.
        “I am [dying|done for], {hero},” it said. “It is a cold.”
        / “Touch my [beak|brow], {hero},” it said. “Hot. It is all over.”
        + It fell down, puff, and was ash. Then it sat up. “Better,” it said.
        + “That was my ninth cold,” it said. “It was the worst.”
        + It laid a wing on its brow and sank down.
        + “They need me {place.in},” it said. “If I live. And you.”
        + “Would you like some tea?” [said {hero}|{hero} said]. “With honey,” it said from the ash.
        + It was red and gold. It was as warm as a bun.
      `,
      alone: `
        @friend A phoenix lay in its nest and [wrote its will|said goodbye]. It had sneezed.
        “My scarf goes to [the owl|the moon],” it said.
        Puff! Then it was well, and heard of {place}.
        + It had said goodbye to all the stars. Now it said hello.
        + “So young,” it said to the glass. It was one minute old.
        + It put a warm cloth on its neck.
        + “They call for me!” it said. It was the wind, but still.
        + It threw its scarf back as one does on a stage.
      `,
      dry: `
        {Other} sat between its wings, [warm as toast|as by a stove]. It flew like a slow flame.
        / {Other} got on. The phoenix rose like a [spark|warm wind].
        “My last flight!” it said, all the way {place.to}.
        / “Say that I flew well,” it said, {place.to}.
        + It was its last flight each day.
        + A cold wind blew. “This is the end,” it said, and sneezed.
      `,
      wet: `
        The phoenix sat in a [glass lamp|lamp] with {other}.
        So it sank, glowing, {place.to}.
        + “Wet feet!” it said. “Oh, my poor, poor feet!” They were dry.
        + The fish came to warm their fins by the light.
      `,
      quirk: `
        “I can go no [further|more],” said the phoenix. It sank down. It lay there.
        / “Leave me here,” said the phoenix. It lay down on a [leaf|bench].
        “There is cake,” [said {other}|{other} said]. It went on.
        / “We have soup,” [said {other}|{other} said]. It was up.
        + It had a speech for when it died. It had two for when it came back.
        + It stubbed one toe. “Tell them I was brave,” it said.
        + Puff, it was ash. A bug sat in it. “Excuse me,” said the ash.
        + It sang a song in nine parts. All nine were the end.
        + It asked {other} to feel its brow. It was hot. It was a phoenix.
      `,
      help: `
        On the way back it was dark, and it [snowed|froze].
        / It got so cold on the way back that the [wind|path] froze.
        @help The phoenix glowed like a lamp and kept them all warm.
        / The phoenix glowed like a lamp. It kept them warm, all of them.
        It said [not a word|nothing] of its cold.
        / It had [no time|forgotten] to be ill.
        + The red got gold, and the gold got bright.
        + It gave one feather to {other}. It was as warm as a hand.
        + {Thing} lay in the light and shone.
        + The snow fell round them, but not on them.
        + It was very tired at the end. “I am fine,” it said. It was.
      `,
    },
    intermediate: {
      arrives: `
        There was a cough in the chimney, and [a faint|then a] voice said “Farewell!”
        / “Bury me in my scarf,” somebody begged, low down, from the [coal box|ashes].
        @friend Out of the hearth tumbled a phoenix [in a woollen scarf|with one wing on its brow].
        / It was a phoenix, and it wished for a second pillow.
        + “You come too late, {hero},” it [whispered|breathed]. “I have a cold.”
        / “There is just time to say goodbye, {hero},” it said, and [did so|said it twice].
        + There was a puff, and a heap of ash. A moment later it sat up and asked for tea.
        + It had gone out eleven times that month, mostly of draughts, and it took it very hard.
        + “I am awaited {place.in},” it said. “Tell them I tried. Or take me there.”
        + It draped itself over the chair, as one does in the last act.
        + It glowed like a stove, and the cat had already lain down on its feet.
        + “Is my nose red?” it asked. It was red all over, so it was not easy to say.
      `,
      alone: `
        @friend High in its nest a phoenix was dictating its [last words|will] to a moth.
        It had sneezed, and after that there could be no [hope|doubt].
        + Then it was ash. Then it was well, and thought of {place}.
        + “My scarf I leave to the owl,” it had said, “and my medicine to my enemies.”
        + It was now two minutes old and felt as though it were five.
        + It had taken leave of every star in person. Now it had to greet them all again.
        + “I am called,” it cried, though it was only the wind, who wanted the window shut.
        + It flung the end of the scarf over its shoulder, hit the moth, and apologised beautifully.
      `,
      dry: `
        {Other} sat among the warm feathers, and the phoenix [rose|went up] like a slow rocket.
        / {Other} had gloves of feathers and a [stove|hearth] to sit on.
        + “My last flight,” it remarked. It was every flight’s name, all the way {place.to}.
        + In a draught it fainted, briefly, and fell upwards.
        + Wherever they passed, people below turned over and dreamed of summer.
      `,
      wet: `
        The phoenix and {other} climbed into a [ship’s lantern|great lantern].
        In a ring of golden light they sank {place.to}.
        + “My feet are wet,” it moaned, but they were not.
        + The whole way fishes swam alongside and held out their fins to be warmed.
      `,
      quirk: `
        “Go on without me,” said the phoenix, and [sank|slid] to the ground.
        / “It goes dark about me,” said the phoenix, with its scarf over its [eyes|head].
        “There is soup there,” [said {other}|{other} said]. It found that it could walk.
        / {Other} lifted up the scarf, and it was better.
        + For dying it had a speech of one page, and for coming back it had three.
        + It stubbed its toe. “Say that I smiled,” it asked them.
        + As it was lying there in ashes, a beetle dug himself in, and there was a scene.
        + “Is there colour in my cheeks?” it wished to know; there was no other thing in them.
        + It sang its swan song, said that it was somebody else’s, and sang it again, higher.
      `,
      help: `
        On the way back it turned dark and [bitterly|so very] cold, and it began to snow.
        / There was ice in the puddles on the way back, and in the [air|wind].
        @help The phoenix spread its wings, glowed like a lamp and kept them warm.
        / Then the phoenix opened like a stove, glowed like a lamp, and kept them warm.
        + It did not [sigh|cough] once, nor speak of the end.
        + From red it went to orange, and from orange to the gold of windows.
        + It drew out a feather for {other}. It was like holding a cup of cocoa.
        + The flakes came down all round, but turned to soft rain before they touched them.
        + Under its wing lay {thing}, as snug as an egg.
        + “Did you not catch cold?” it was asked. “I quite forgot to,” it said.
      `,
    },
    advanced: {
      arrives: `
        @friend “Farewell,” observed the chimney, coughed, and let down into the [hearth|grate] a phoenix in a woollen scarf.
        / The poker fell, a voice forgave it, and among the cinders sat a [phoenix|pale phoenix].
        “It is a cold, {hero},” it remarked. “I shall not see the morning.”
        / “You will think of me sometimes, {hero},” it said. “About tea time.”
        + There was a puff and a little heap of ash, from which it was presently asking for tea.
        + It had passed away eleven times that month, for the most part of draughts, and each time had been the saddest.
        + “They were expecting me {place.in},” it murmured, arranging itself on the chair, as one does in the fifth act.
        + It glowed like a good stove, and the cat, who cared nothing for tragedy, had already lain down on its feet.
        + Whether its nose was red, it asked, and as there was nothing on it that was not, {hero} hardly knew what to say.
      `,
      alone: `
        @friend In its nest a phoenix was dictating its will to a moth, since it had [sneezed|felt a draught], and one knows what that means.
        + After dying it felt better, and saw the dark {place.in}.
        + The scarf was to go to the owl, and its medicine, with a full heart, to its enemies.
        + It had said goodbye to every star by name, and was now faced with having to say good evening.
        + At the age of two minutes it looked into the glass, and thought that it bore up wonderfully.
        + “I am called,” it cried. The wind, who had only wanted the shutter closed, did not like to contradict it.
      `,
      dry: `
        {Other} sat among feathers as warm as [ovens|loaves]. “My last flight,” it remarked, as invariably, and it led {place.to}.
        / It took its leave of all, and of the [gate|pump] above all. Then the phoenix, with {other} on it, flew {place.to}.
        + Below them sleepers threw off their blankets and dreamed that it was June.
      `,
      wet: `
        Inside a ship’s lantern the phoenix sank, with {other} beside it, in a ring of [gold|honeyed] light. So they came {place.to}.
        + It was certain that its feet were wet, and could not be persuaded to look.
      `,
      quirk: `
        “Leave me,” said the phoenix, sinking down, and [gazed|looked] after {other}, who happened to mention soup.
        / {Other} was to have its scarf, the phoenix decided, from where it lay, and the [beetle|gnat] its voice.
        It rallied.
        / Then it smelled onions.
        + For its deathbeds it had a page by heart, and for its returns there were three, with gestures.
        + A beetle had settled in its ashes, and when it rose from these there was unpleasantness on both sides.
        + It had struck its toe. “Let it be told,” it begged, “that I was smiling.”
        + Its brow had to be felt at every milestone, and was, as befits a phoenix, exactly as hot as last time.
      `,
      help: `
        It was night on the way back, it was [bitter|freezing], and it snowed.
        / Snow had started upon the way back, and a cold that [creaked|squeaked].
        @help The phoenix opened its wings, glowed like a lamp and kept them all warm.
        / It had a cough, and never mentioned it: the phoenix glowed like a lamp and kept them warm.
        + There was no speech, and no hand was laid to any brow, because there simply was not the time.
        + To {other} it gave one of its feathers. This was like being handed a cup of something hot by somebody fond of you.
        + The snow came down on every side, thought better of it in mid-air, and arrived as a kind of sigh.
        + {Thing} lay beneath its wing as an egg might lie, and gave back a little of the light.
      `,
    },
  },
  Griffin: {
    noun: { a: 'a griffin', the: 'the griffin' },
    facts: { help: 'the griffin flew and climbed at the same time' },
    beginner: {
      arrives: `
        On the roof two [people|voices] had a row. “Knock!” “No, lie down!”
        / “Wipe your feet!” “All [four|of them]?” Somebody was on the mat, in two minds.
        @friend But it was just one griffin, and it argued with itself.
        / It was one griffin, and it had two ends.
        + “Good evening,” said the [front|beak]. “Good night,” said the back.
        / “We came on [foot|the wing],” said the front. “I ran,” said the back.
        + It was eagle in front and lion behind. They did not agree.
        + The front came in at the window. The back went to sleep on the sill.
        + “We have to go {place.to},” it said. “We do not,” it said.
        + “Who wins as a rule?” [said {hero}|{hero} said]. “I do,” it said, both times.
        + It ate a bun. One half liked it.
        + “Come with me, {hero},” said one. “With us,” said the other.
      `,
      alone: `
        @friend A griffin sat on its rock. Half of it wanted to [fly|go up].
        The other half wanted to lie there. [So it sat|It yawned].
        “{Place} is in need,” said the eagle half.
        + “The rock is warm,” said the lion half.
        + It took off. Then it sat down again.
        + It scratched its ear with a claw.
        + “We could fly there and lie down there,” it said. Both thought that was good.
        + The sun had gone, so the lion half gave in.
      `,
      dry: `
        {Other} sat where the feathers stop and the fur [starts|begins].
        / {Other} sat on the seam. One half [rose|flapped], and one half sat.
        The front flew, and the back ran after, {place.to}.
        / “Now both!” [said {other}|{other} said], and so they came {place.to}.
        + “Up,” it said. “Down,” it said. So they went along the middle.
        + At each soft cloud, half of it wanted a nap.
      `,
      wet: `
        The front had a [glass|bubble] on. The back held its breath for long.
        {Other} got a glass too. They sank {place.to}.
        + “I am no fish,” said the eagle. “But there is fish,” said the lion.
        + They both liked that.
      `,
      quirk: `
        The griffin went left with its front and right with its [back|rear]. It got quite long.
        / The front met a bun, and the back met a [cushion|soft spot]. It lay in two places.
        “Where do you want to go?” [said {other}|{other} said]. “There,” it said. “No, there.”
        / “Could you meet?” [said {other}|{other} said]. “In the middle,” it said.
        + It shook paws with itself, and made up.
        + “He snores,” said the front. “She pecks,” said the back.
        + Half of it sat down. The other half went on.
        + It purred and screeched at the same time. It sounded like a gate.
        + They tossed a coin. It landed on its edge.
      `,
      help: `
        On the way back there was a cliff. It was too [smooth|steep] to climb, too windy to fly.
        / On the way back stood a cliff in the [wind|storm].
        @help So the griffin [flew and climbed|flapped and climbed] at the same time.
        / The griffin climbed and flew, both at the same time.
        + “You [flap|fly],” said the back. “I hold.” “Done,” said the front.
        + Wings beat, claws held, and nobody argued.
        + {Other} sat in the middle with {thing}.
        + The wind pushed, but the paws held on.
        + “You are good at that,” said one half. “So are you,” said the other.
        + At the top it slept, and flew a bit.
      `,
    },
    intermediate: {
      arrives: `
        Two voices were quarrelling [on the roof|above]. “Ring!” “I want to lie down!”
        / Someone on the landing was being told to [stand up|sit] by somebody on the stairs.
        @friend It was a single griffin, and it was arguing with itself.
        / That was the front, this was the back, and in between it was a griffin.
        + “A good evening,” remarked the front. “[Night|Good night],” said the back.
        / “I am pleased to meet you,” it said, and “[So early|At this hour]?”
        + In front it was eagle and wanted to be off. Behind it was lion and wanted to stay.
        + The beak was in the room at last, while the rest had gone to sleep on the sill.
        + “They are waiting for us {place.in},” it declared. “Let them wait,” it added.
        + “Do you always fight?” [asked {hero}|{hero} asked]. “Never,” it declared, and “Constantly,” it said.
        + It bowed to {hero} in front and stretched behind, and thought this polite of both.
        + When it was offered cake, one half said no, thank you, and the other had eaten it.
      `,
      alone: `
        @friend On a rock in the evening sun sat a griffin, of two [minds|opinions].
        Half of it wanted to rise, and half had just got [comfortable|warm].
        + “There is trouble {place.in},” said the eagle.
        + “There is a warm stone here,” said the back, and shut its eyes.
        + It took off several times, but only as far as the waist.
        + “We fly there,” it suggested at last, “and then we lie down there.” It shook hands on it.
        + Out of habit it argued a little longer, because the evening was so fine.
        + It scratched one end with the other, and for the moment both were content.
      `,
      dry: `
        {Other} sat at the border, where the feathers turn to [fur|lion].
        / “Up,” cried the beak. {Other} held on to the [seam|belt].
        The front flew, the back ran after, {place.to}.
        / Then both ends saw the moon, and both went {place.to}.
        + At every cloud one half of it tested how soft it was.
        + “Higher!” it cried, and “Is this not high enough?” it answered.
      `,
      wet: `
        For the eagle there was a [diving helmet|glass helmet], and {other} was let in.
        The lion held its breath, and they sank {place.to}.
        + “Birds do not belong here,” remarked the front. “Cats do, with all this fish,” said the back.
        + It paddled with four paws and two wings, in two directions.
      `,
      quirk: `
        At a fork in the path the griffin chose both [ways|roads] and grew very long.
        / The griffin had stopped to think, and its rear to [sit|scratch].
        “Could you come to an agreement?” [asked {other}|{other} asked]. It thought yes and no.
        / “We go on as soon as I have won,” it told {other}.
        + “It snores,” the beak complained. “It gets up at four,” complained the tail.
        + They tossed a coin for it, and the coin stood on its edge.
        + It was cross with itself for a while, and looked the other way, and the other way.
        + Sometimes it purred in front and screeched behind, and then it knew that it was mixed up.
        + To make peace it groomed its own neck, and nobody could say which half had begun.
      `,
      help: `
        On the way back there rose a cliff, too sheer to climb and too [windy|stormy] to fly.
        / On the way back stood a cliff that had sent back [climbers|goats] and birds alike.
        @help So the griffin flew and climbed at one and the same time.
        / Half and half, and both at the same time, the griffin flew and climbed.
        + “You flap, I [hold|grip],” said the back. “Agreed,” said the front.
        + When a gust came, the claws held on. When the rock was smooth, the wings beat.
        + {Other} sat exactly in the middle, with {thing}, where it was calmest.
        + There was not one cross word, as they had no breath for it.
        + “Not bad, that bit of yours,” it declared at the top, to its own tail.
        + Then half of it looked out over the land, and half lay down. That was just as it should be.
      `,
    },
    advanced: {
      arrives: `
        @friend The two voices quarrelling on the roof belonged, when {hero} looked, to one [griffin|single griffin].
        / The bell was rung at one end and [apologised for|regretted] at the other, and in between stood a griffin.
        “Ring,” it was saying. “I would sooner lie down,” it replied.
        / “We shall not stay, {hero},” it said, and sat down.
        + As far as the waist it was an eagle, and longed to be gone, and from there on it was a lion, and did not.
        + The front half made its bow, and the rear half stretched, and each considered the other’s manners poor.
        + “We are looked for {place.in},” it declared, and added, from the sill, “They could look for us tomorrow.”
        + It never argued, it informed {hero}, and was instantly contradicted.
        + Of the cake it took none, being fasting, and at the same time two slices.
      `,
      alone: `
        @friend On its rock in the last sun sat a griffin, one half eager to [rise|be off], the other newly warm.
        There was trouble {place.in}, the eagle had seen.
        + There was also, the lion put in, a stone here at just the right temperature.
        + It had taken off several times already, though never further down than the ribs.
        + Eventually it was agreed to fly there and to lie down there, and it shook itself by the paw.
        + They continued disputing for a little, not for the result, but because it was such a lovely evening.
      `,
      dry: `
        {Other} sat upon the [frontier|border], where feathers become fur. The eagle flew, the lion followed, {place.to}.
        / {Other} was told by the beak to sit forward and by the tail to sit back, and [in between|astride both] came {place.to}.
        + Each passing cloud was tried with a hind paw, as one tries a mattress in a shop, and found too soft.
      `,
      wet: `
        The eagle put on a diving helmet, and made [room|space] for {other}. The lion held its breath, and so they descended {place.to}.
        + It was no place for a bird, it observed, and no bad one, it rejoined, for a cat.
      `,
      quirk: `
        At the fork the griffin decided for both [roads|paths] and became, before {other.s} eyes, remarkably long.
        / At a stile the eagle had flown over and the lion gone under, and {other} was asked by both of them what was [keeping it|the matter].
        “Half of me is right,” it remarked.
        / It had its reasons, it said, at either end.
        + A coin was tossed, and it stood upon its edge, as coins do in such a household.
        + “It rises at four,” complained the tail, and the beak said that it, for its part, had to listen to the snoring.
        + For a time it was not on speaking terms with itself, and the silence was of two kinds.
        + When it made up it groomed its own neck, and nobody asked who had started.
      `,
      help: `
        Across the way back stood a cliff, too sheer to climb and with too much [gale|wind] for flight.
        / A cliff had been put across the way back, too bare for [paws|cats] and too windy for birds.
        @help And so the griffin flew and climbed [at once|at the same time].
        / It was then that the griffin flew and climbed at the same time.
        + “You beat, I grip,” declared the lion. The eagle, for the first time in its life, had nothing to add.
        + What the wind tore at, the claws held, and what the claws let slip was caught up by the wings.
        + {Other} sat at the seam of it with {thing}, and felt two hearts at work in one time.
        + Having reached the top, it looked far out over the land and fell asleep, simultaneously.
      `,
    },
  },
  Mermaid: {
    noun: { a: 'a mermaid', the: 'the mermaid' },
    facts: { help: 'the mermaid sang until the wild water was calm' },
    beginner: {
      arrives: `
        The tap [sang|hummed]. Then there was a wave at the door. It had been brought along.
        / Drip, drip. A small wave [sat|waited] at the door and would not come in.
        @friend In the wave sat a mermaid with a fork. It was for the hair.
        / On the wave sat a mermaid with a spoon, to look into.
        + “What a nice [ship|boat],” said the mermaid. “Is this your bed?”
        / “This is a dry [cave|sea],” said the mermaid. “Where is the up?”
        + “And this is your umbrella of hair,” said the mermaid. It was a cap.
        + “Hello, {hero}! May I bite your hand? No. Shake it.”
        + Each new word went in a small book made of shells.
        + “What is that?” “A sock,” [said {hero}|{hero} said]. “A foot bag!” The pen flew.
        + “We must swim {place.to},” said the mermaid. “Walk, I mean. On the two things.”
        + It smelled of salt, and the wave purred.
      `,
      alone: `
        @friend A mermaid sat on a rock with a box of [land words|new words].
        + There was a boot in it, called a “foot boat”.
        Then a word came from {place}. It was “help”.
        + “Help,” said the mermaid. “Is it for eating?” A gull said no.
        + There was a comb with four teeth. It said fork on it.
        + A book was read from the back.
        + A small wave lay there with its nose in its foam.
        / A small tame wave lay there like a cat.
        + “I will go and look what it means,” said the mermaid.
      `,
      dry: `
        The mermaid rode on the tame [wave|small wave], and so did {other}.
        / The wave was told to [fetch|heel]. {Other} and the mermaid held on to its foam.
        [It rolled up hill and down hill|Over dry land it ran] {place.to}.
        + “Look, wet cows!” They were clouds.
        + The wave was good. It sat when it was told to sit. It did not wag much.
      `,
      wet: `
        “Breathe this,” said the mermaid, and gave {other} a [bubble|bubble comb].
        Hand in hand they swam {place.to}.
        + “Now you have the wrong end,” said the mermaid. {Other} had no tail.
        + Here all the words were right.
      `,
      quirk: `
        “There! A night egg!” said the mermaid. It was the [moon|round moon].
        / “Oh, a hill nut!” said the mermaid. It was a [hedgehog|barn].
        “That is nice,” [said {other}|{other} said]. “Can we keep it like that?”
        / “Nearly,” [said {other}|{other} said]. The mermaid wrote it down all the same.
        + A path was a dry river. A tree was a slow weed.
        + “And I am a land shrimp?” [said {other}|{other} said]. “A fine one!”
        + The mermaid tried to use a spoon as a shoe.
        + “Good soup to you!” the mermaid told a frog. It should have been “day”.
        + Each word was said three times, to see if it would swim.
      `,
      help: `
        On the way back the water was wild. It [jumped|foamed] and would not let them by.
        / The sea had come in on the way back. It [roared|spat] and jumped.
        @help The mermaid sang, low and long, till the water was calm.
        / Then the mermaid sang, till the wild water was calm.
        + There was [not a word|not one word] in the song.
        + First the big waves lay down, and then the small ones.
        + {Other} went across with {thing}. It was like glass.
        + A drop that had fallen asleep hung in the air.
        + The tame wave snored.
        + “What was that called?” [said {other}|{other} said]. “That was a lull-a-sea.”
      `,
    },
    intermediate: {
      arrives: `
        The tap had been humming for a while, and now a [wave|small wave] came in.
        / Somebody in the kitchen was singing to the [kettle|soup], and the floor grew wet.
        @friend In it sat a mermaid, combing wet green hair with a fork.
        / It was a mermaid, who asked it when it would like to go home.
        + “What a [handsome|fine] ship,” remarked the mermaid, of the bed.
        / “And who lives in these [foot boats|drawers]?” asked the mermaid.
        + The mermaid collected land words, and got nearly every one of them nearly right.
        + “And this umbrella of hair, {hero}, do you wear it when it rains?” It was a cap.
        + “Sock,” [said {hero}|{hero} said]. “Foot pocket!” cried the mermaid, and wrote it on a shell.
        + “They are all at land {place.in},” said the mermaid. “At a loss? At a loss, then.”
        + The wave lay down on the rug, turned round twice, and was perfectly well behaved.
        + It had started to smell of salt and faraway, right up to the ceiling.
      `,
      alone: `
        @friend On a rock in the bay sat a mermaid, sorting a [box|chest] full of land words.
        + On a boot there was a label. It said “boat for one toe”.
        Then came a new word, “help”, from {place}.
        + “Is one to eat it,” asked the mermaid, “or does one put it on?” The gull did not know.
        + In the box lay a fork, for the hair, and a teapot, for the rain.
        + A tame little wave was curled up there and had its nose in its foam.
        + Books were read from the back, for the sea begins there, too.
        + Such a word one has to look at where it grows, and so the mermaid packed a comb.
      `,
      dry: `
        The mermaid whistled for the tame wave, and {other} [climbed on|sat behind].
        / The wave begged, got its foam scratched, and {other} was let [on|up].
        [Over hill and cloud it rolled with them|Purring all the way, it carried them] {place.to}.
        + “Look at the flying sheep,” cried the mermaid. They were clouds, but they waved.
        + At crossings the wave sat down and waited until it was told.
      `,
      wet: `
        “Here is some dry to breathe,” said the mermaid, blowing {other} a [bubble|bonnet of air].
        With one stroke they were off {place.to}.
        + Down here all the words fitted, and nobody had to ask.
        + “You swim like a chair,” the mermaid told {other}. It was meant as praise.
      `,
      quirk: `
        “How round the night egg is,” observed the mermaid, looking at the [moon|full moon].
        / “Somebody has lit the [ceiling|roof],” said the mermaid, of the moon.
        “We call it moon,” [declared {other}|{other} declared]. They agreed to use both.
        / {Other} looked at it, and could not call that wrong.
        + A path was a dry river; a hen was a land gull with a job.
        + “Good soup!” called the mermaid to everybody they met, and they all seemed pleased.
        + Three times each new word was said, to find out whether it would float.
        + “And what am I?” [asked {other}|{other} asked]. “A treasure with ears,” observed the mermaid.
        + A wheelbarrow was taken for the skeleton of a very shy animal, and stroked.
      `,
      help: `
        On the way back the water rose before them, foaming and [wild|cross].
        / What stood before them on the way back was the sea, on its [hind legs|toes], spitting.
        @help Then the mermaid sang, until the wild water was calm.
        / The mermaid put by the comb, and sang until the wild water was calm.
        + It was a song without any words, so that none was [wrong|out of place].
        + It began low, like a shell. It went on like a long, long beach.
        + The great waves lay down first, then the little ones, each with its chin on the next.
        + {Other} crossed with {thing}, and the water lay there like a plate of moonlight.
        + One drop had nodded off in mid-air and had to be put to bed.
        + “What do you call that up here?” whispered the mermaid. “That,” [said {other}|{other} said], “has no name.”
      `,
    },
    advanced: {
      arrives: `
        @friend The tap had been singing since supper, and what came of it was a wave, with a mermaid [in it|on top].
        / There was a tide in the hall, it appeared, and at the top of it a mermaid with a [fork|toast rack].
        “What a fine ship, {hero},” said the mermaid, of the bed.
        / “So this, {hero},” said the mermaid, “is where the dry is kept.”
        + The mermaid collected the words of the dry, and owned by now some hundreds, all of them slightly wrong.
        + “And this umbrella of hair,” the mermaid asked, holding up a cap, “does one open it indoors?”
        + “Sock,” explained {hero}. “Foot envelope,” wrote the mermaid, upon a shell, with a look of quiet triumph.
        + “They are quite at land {place.in},” the mermaid said, “or, as you put it, at sea.”
        + The wave, being house-trained, had lain down upon the rug and put its nose in its foam.
      `,
      alone: `
        @friend A mermaid sat on a rock in the bay with a chest of land words, [labelling|sorting] the nouns.
        The wind brought one more, “help”, from {place}.
        + There was a teapot among them, for catching rain, and a fork, which was understood to be for the hair.
        + Whether “help” was for eating or for putting on, the gull, who was consulted, could not say.
        + A word of that kind, the mermaid felt, should be taken back to its owner.
        + At the foot of the rock slept a small wave, with its nose in its foam, tame as a spaniel.
      `,
      dry: `
        The mermaid whistled up the tame wave, and {other} sat [behind|in front]. It rolled over hill and cloud with them {place.to}.
        / The wave was whistled for, and lay down, so that {other} could [mount|get on]; with the mermaid at its crest it ran {place.to}.
        + At crossroads it sat, as it had been taught, and wagged its crest.
      `,
      wet: `
        {Other} was blown a bonnet of air by the [mermaid|hostess of the sea]. With one beat of a green tail they were off {place.to}.
        + Down there each word fitted its thing, as each shell fits its own snail.
      `,
      quirk: `
        “How full the night egg is,” remarked the mermaid, and {other} [looked up|found nothing to correct].
        / The mermaid had met a [clothes line|weathercock], and wished to know from {other} what it ate.
        A path, it turned out, was a river that had given up drinking.
        / It was noted on a shell, with a sketch.
        + “Good soup,” the mermaid wished all those whom they met, and many of them went away oddly comforted.
        + Every new word was said three times and laid upon the water, and if it sank it was thrown back.
        + A wheelbarrow, which was believed to be the skeleton of something shy, had its handles patted.
        + “You are a treasure with ears,” it was conveyed to {other}, and no dictionary could have put it better.
      `,
      help: `
        On the way back the water stood on its hind legs, white with [temper|rage].
        / The sea had got up on the way back, and was in a [mood|passion] with everybody.
        @help The mermaid sang, and continued singing, until the wild water was calm.
        / Into the noise, quite softly, the mermaid sang, until the wild water was calm.
        + There were no words to it, and so, for once, there was not a wrong one.
        + It lay down by degrees, the tall waves first, then the small ones, each with its chin upon the next.
        + {Other} crossed with {thing} over something that was now less like water than like the memory of it.
        + One drop had dropped off in mid-air, and it was left hanging there, so as not to wake it.
      `,
    },
  },
  Pegasus: {
    noun: { a: 'a pegasus', the: 'the pegasus' },
    facts: { help: 'the pegasus flew up, over and safely down' },
    beginner: {
      arrives: `
        Clip, clop. Somebody stood on the lowest [step|stair] and shook.
        / Somebody held on to the [gate|door post] with all four feet.
        @friend It was a pegasus, a horse with two white wings.
        / It was a pegasus, and it wished the step were lower.
        “I came on [foot|my four feet],” it said. “The sky is so high.”
        / “How high is this [mat|rug], {hero}?” it said.
        + It looked down. It was one step up. It shut its eyes.
        + “Are you {hero}?” it said. “Can you tell stories?”
        + “If I hear a story, I forget to be afraid,” it said.
        + “We have to go {place.to}. Somebody has to tell me there.”
        + Its wings were folded up tight like a map.
        + {Hero} began: “Once there was a carrot.” It was up on the roof before it knew.
      `,
      alone: `
        @friend A pegasus lay in the grass. It was [nice and low|low there].
        “Down is best,” it said. Then the moon [came up|called].
        {Place} was in need, and the way there went up.
        + It told itself a tale. “Once there was a foal, who lay in the grass.”
        + It put one foot on a molehill. The view was huge.
        + Larks sang, far up. It could not look at them.
        + “I need someone with a story,” it said, “and with an end.”
        + A feather flew off. Even that gave it a fright.
      `,
      dry: `
        {Other} told of a frog and a [hat|crown]. The wings went up and down.
        / “Once there was a [pig|goose] in a boat,” [said {other}|{other} said]. Up they went.
        [“And then?” it said|“Did it sink?” it said|“Go on!” it said], all the way {place.to}.
        + It looked down just once. “What did the frog say?” it said fast.
        + “Ribbit,” [said {other}|{other} said]. It flew three hills on that.
      `,
      wet: `
        Down it liked. It took {other} in one wing, in a [pocket|tent] of air.
        It trotted down the sand {place.to}.
        + “At last,” it said, “a sky with a floor.”
        + The fish flew over it, and it felt for them.
      `,
      quirk: `
        There was a kerb. The pegasus [stopped|stood still]. “How far down is it?” it said.
        / “How deep is this [ditch|dip]?” said the pegasus, on its knees.
        “As far as a bun,” [said {other}|{other} said]. It jumped with its eyes shut.
        / {Other} put a leaf on its eyes. It crept on.
        + “And then? And then?” it said. The story had been over for a mile.
        + It told one back. No one in it ever got up.
        + A swing hung there. It said a prayer for the swing.
        + It wore its wings like a shawl.
        + It was fond of worms. They have their lives in order.
      `,
      help: `
        On the way back there was a hill, very [steep|sharp].
        / A steep hill stood on the way back, [starry|moon] high.
        @help The pegasus flew up, over and down.
        / So the pegasus shut its eyes and flew up, over and down.
        + “[Once|One day],” [said {other}|{other} said], “there was a horse.”
        / “[Far off|One night],” [said {other}|{other} said], “a small horse sat in the grass.”
        + “Was it afraid?” it said. “Very,” [said {other}|{other} said]. It flapped.
        + “What did it do?” it said. “It flew,” [said {other}|{other} said].
        + {Thing} came too, and the wind sang.
        + Far down lay the land, as small as a quilt. It looked.
        + “And then?” it said on the grass. “Then it was here,” [said {other}|{other} said].
      `,
    },
    intermediate: {
      arrives: `
        Somebody was standing on the lowest step and did not [dare go|want to go] higher.
        / There was a sound of knees in the hall, four of them, [knocking|not in time].
        @friend It was a pegasus, a horse with wings, [and its knees knocked|holding on to the railing].
        / They were the knees of a pegasus, which had just climbed the step.
        + “I walked,” it declared. “I never [fly|go up] without a story.”
        / “Is there anything [lower|flatter], {hero}?” it asked.
        + It had splendid wings, and it carried them folded, like an umbrella on a doubtful day.
        + “Are you {hero} who tells things?” it asked. “I need a beginning, a middle and a landing.”
        + They were wanted {place.in}, it said, and the way there was, alas, upwards.
        + {Hero} began to tell of a carrot. It only noticed on the roof where it was.
        + It kept one hoof on the boot scraper, so as to be in touch with the ground.
        + From up there on the step, it said, people looked like ants; there was one ant.
      `,
      alone: `
        @friend In the deepest part of the meadow lay a pegasus and felt [low|safe].
        Below was best, it thought, [as it did each night|and the worms agreed].
        + But in the sky it saw a sign. It stood over {place}.
        + It told itself a story, in which a foal lay down in some grass. It was remarkably exciting.
        + It climbed a molehill, to practise, and had to be fetched down by the mole.
        + Larks were singing overhead, and it begged them to be careful.
        + “If only there were somebody,” it sighed, “who knew how it went on.”
        + When the wind got under its feathers, it lay down on top of them.
      `,
      dry: `
        {Other} told it about a frog who wished for a [hat|crown]. It spread its wings.
        / {Other} told of a bear who [swallowed|married] a trumpet, and they rose.
        They flew {place.to} [without its noticing|somewhere in the second part].
        / It flew {place.to} in order to hear the end.
        + At the sad part it lost height, and {other} quickly put in a pancake.
        + “And what then?” it cried, between two stars, with its eyes on nothing but the story.
      `,
      wet: `
        Downwards was no trouble to it, and under its wing there was [air|breath] for {other}.
        + So the pegasus trotted down the sea bed {place.to}.
        + “A sky that one can stand in,” it declared. “What a good idea.”
        + It looked up at the fishes with pity and respect.
      `,
      quirk: `
        At a kerb the pegasus stopped and asked {other} how [deep|far] it was.
        / The path went by a wall as high as a [bun|boot], and the pegasus lay down.
        Then it leapt, with its eyes shut and all its wings out.
        / “It is lower on the other side,” [said {other}|{other} said], and that did it.
        + “And what then?” it asked, though the tale had ended at the last bend.
        + It told one too; in that, nobody ever got up.
        + It greeted each worm as a wise old friend.
        + On a plank it wanted a long story. {Other} told it a short one slowly.
        + It felt giddy when it thought of its ears.
      `,
      help: `
        On the way back there was a rock wall, and [no path|nothing] led over it.
        / A wall stood on the way back, all rock and [up|sky], and round it there was no way.
        @help The pegasus swallowed, and then it flew up, over and down.
        / With {other} to tell it how, the pegasus flew up, over and down.
        + “Once upon a time,” said {other} into its ear, “[a horse was afraid|there was a horse].”
        + “Of what?” it asked, and gave one stroke with its wings. “Of going up,” [said {other}|{other} said].
        + The story had three parts, and each was as long as it had to be.
        + {Thing} flew with them, and the wind held its breath to hear it all.
        + At the top it opened its eyes, because that was what the horse in the story did.
        + “How does it end?” it whispered. “With grass,” [remarked {other}|{other} remarked], and so it did.
      `,
    },
    advanced: {
      arrives: `
        @friend A winged horse, a pegasus, stood on the lowest stair, since from there on it got [high|rather high].
        / It was holding on to the mat that {hero} first saw it: a pegasus, winged, white, and [giddy|green about the mouth].
        “[I walked|I took the lanes],” it informed {hero}.
        / “It is a tall floor, {hero},” it observed.
        + Its wings were magnificent, and it carried them furled, like a gentleman with an umbrella who trusts in the weather.
        + “I can fly only if I am told something,” it confessed, “and for {place} it would need to be a good one.”
        + {Hero} made a start with a carrot, and it was on the ridge of the roof before it thought to look down.
        + It required a beginning, a middle and, with some emphasis, a landing.
        + One hoof it kept upon the boot scraper, so as not to lose touch.
      `,
      alone: `
        @friend In the lowest part of a low meadow lay a pegasus, [content|happy], and told itself a story in which nobody got up.
        Then a star fell, over {place}.
        + To harden itself it had that day mounted a molehill, and been talked down from it by the mole.
        + Larks were singing up there, whom it could not think of without wishing them a railing.
        + What it wanted was somebody who knew how things went on, for as long as one wonders, one does not look down.
        + If the wind lifted a feather, it lay upon it.
      `,
      dry: `
        {Other} told it of a frog who wished for a [hat|crown], and the wings opened. In chapter two they soared {place.to}.
        / “An owl was afraid of the dark,” said {other}, and it had to [know|hear] why. Before chapter two it was {place.in}.
        + At the sad bits it lost height, and a pancake had to be brought in at short notice.
      `,
      wet: `
        As it went downwards, it needed no story. {Other} sat in the [air|tent] beneath its wing, and it trotted down {place.to}.
        + A sky one could stand in, it declared, was what it had been asking for all along.
      `,
      quirk: `
        Before a kerb the pegasus halted and inquired of {other} about the [drop|depth].
        / The pegasus had looked over the edge of a [footbridge|lily pond], and {other} had to read to it for a while.
        It then leapt, eyes shut, with every feather spread.
        / The grass, it said, had called.
        + “And what then?” it wished to know, long after they had all lived happily ever after.
        + It told a tale in return, a quiet one, about a foal and some grass, in which the grass won.
        + Worms it held in the highest esteem, as people who had thought things through.
        + It had only to consider its own ears to turn dizzy.
      `,
      help: `
        A wall of rock stood over the way back, without a [path|ledge], and with a good deal of sky on top.
        / Rock stood on end upon the way back, and such [path|ledge] as there was went straight up.
        @help The pegasus closed its eyes, and flew up, over and down.
        / On the strength of a story the pegasus flew up, over and down.
        + “Once,” {other} had begun, close to its ear, “there was a horse who was afraid,” and it had to know of what.
        + It flew upon the first part and over on the second, and for the third there was just breath enough.
        + The wind hushed, not wishing to miss the middle, and {thing} rode along as quiet as a listener.
        + At the top it looked, because in the story the horse looked. The world lay there, small and folded and harmless.
      `,
    },
  },
  Hippogriff: {
    noun: { a: 'a hippogriff', the: 'the hippogriff' },
    facts: { help: 'the hippogriff carried both of them on its back' },
    beginner: {
      arrives: `
        Knock, knock, knock. Then [not a sound|all was still]. Somebody [waited|stood outside].
        / “Is it [bent|down] yet?” said somebody outside, to the flag.
        @friend It was a hippogriff, half horse and half bird. [It was all pride|It sat up very straight].
        / A hippogriff stood there, all chin.
        + “Well?” it said. “[Three bows|Three, please].” {Hero} bowed.
        / “I will [wait|stand here],” it said. It looked at {hero.s} knees.
        + “One,” it said. “Two. Was that two? Start again.”
        + It looked at the lamp until the lamp bent a bit.
        + “I am here on account of {place},” it said. “They did not bow, but they cried.”
        + It could not come in, because the cat had not bowed. The cat yawned. That did.
        + “Four,” it said. “Or nine. I am not one to count.”
        + At the end it bowed too, but very fast.
      `,
      alone: `
        @friend On a crag sat a hippogriff and waited for its [bows|bow].
        A pine bent in the wind. “Thank you,” it said. “One.”
        + Then came a cry from {place}.
        + A mouse tied its shoe. It took that as a bow.
        + It had lost count at three, as on all days.
        + Its heart was so proud that it had to sit up straight.
        + “They have not asked in the right way,” it said. It went all the same.
        + It brushed its hooves, and then each claw.
      `,
      dry: `
        “Bow. Climb up,” it said. {Other} [bowed and climbed|did both].
        / {Other} gave it a bow, and it gave {other} its [back|wing]. It had to look away for that.
        [With long beats it flew|Beak in the air, it flew] {place.to}.
        + It let a star go by, since the star had winked.
        + It flew with its beak up. So it did not see the clouds.
      `,
      wet: `
        The hippogriff held its head up till the [sea|water] bowed. Waves do that.
        In a tall bubble it rode with {other} {place.to}.
        + “So many!” it said. Weed bows all day.
        + It gave a nod to a cod.
      `,
      quirk: `
        The hippogriff stopped before a [bush|post]. The bush did not bow. It waited.
        / The hippogriff met a proud [bush|thorn bush]. They looked at each other.
        {Other} gave the bush a push. “Thank you,” it [told|said to] the bush. “Seven.”
        / “It has no neck,” [said {other}|{other} said]. “I see. Six,” it said.
        + It had been at seven for some time.
        + A snail bowed so slowly that they all had to sit down.
        + “Do you ever bow?” [said {other}|{other} said]. “In my head,” it said.
        + It sneezed, so its head went down. All saw it. It said it was the wind.
        + It stood very straight when it was lost.
      `,
      help: `
        On the way back they were too [tired|sleepy] to walk.
        / It was so far on the way back. They could not [stand|go on].
        @help The hippogriff carried both of them on its proud back.
        / The hippogriff knelt and carried both on its back.
        + It [bent its knee|knelt]. It had never done that.
        / It [bowed|lay down] so that they could get on.
        + “That was no bow,” it said. “I looked for a pin.”
        + {Other} sat up there, and {thing} sat in between.
        + It did not shake at all.
        + It bowed to each low branch, for their sake.
        + “How many bows was that?” [said {other}|{other} said]. It had not counted.
      `,
    },
    intermediate: {
      arrives: `
        There were three knocks, and then a [proud|long] silence.
        / The knocker bowed, as it does, and somebody outside [thanked|praised] it.
        @friend Outside stood a hippogriff, horse behind, eagle in front, [and chin up|and nothing but pride between].
        / A hippogriff was looking down at the doorbell, along its beak.
        + “I believe that three bows are usual,” it [said|remarked].
        / “You may begin, {hero},” it said, and looked at the [ceiling|moon].
        + {Hero} bowed. “One,” it declared. “Two. That was remarkably nice. Where were we? One.”
        + It had never yet counted to the end, for at two it grew so pleased.
        + “They called me {place.to},” it explained. “They forgot to bow, but they wept, and I let it pass.”
        + The cat arched its back, and this it accepted as a bow of the foreign kind.
        + It looked about the room in such a way that the wallpaper stood straighter.
        + When it thought that no one was looking it bowed too, to a slipper.
      `,
      alone: `
        @friend High on a crag sat a hippogriff, waiting for somebody to [bow|bow to it].
        A pine did so in the wind, and it [counted|said] one.
        + Then it heard a cry from {place}.
        + A marmot bent down for a nut. It nodded graciously, and said one again.
        + Its heart was so proud that it took up the room of two.
        + “It was not properly put,” it said of the cry, “but it was well meant.”
        + It polished its claws in front and its hooves behind.
        + If nobody came for a long time, it practised looking as though that was what it liked.
      `,
      dry: `
        “First the bow,” declared the hippogriff, and only then was {other} [let up|allowed on its back].
        / {Other} bowed to the left wing, and then, for the balance, to the [right|other].
        + With beats like slow applause, it flew {place.to}.
        + Whoever did not make way for it in the sky was looked at. There were stars among them.
        + It rode the wind as if it had ordered it.
      `,
      wet: `
        On the beach it waited until a wave had [bowed|bent down], and then it stepped in.
        + In a bubble with a high roof it carried {other} {place.to}.
        + The sea grass bowed without stopping. It gave up at two.
        + It told an eel to sit up straight.
      `,
      quirk: `
        The hippogriff halted in front of a [thistle|gatepost] that had not bowed.
        / The hippogriff waited for a [hay cart|milestone] to bow.
        {Other} gave it a little push from behind. “Thank you,” it remarked. “Two.”
        / “It would if it could,” [said {other}|{other} said]. It was deeply moved.
        + “Two of how many?” [asked {other}|{other} asked]. “Of course,” it remarked.
        + It sneezed, and its head went down before everybody, and it claimed to have been reading.
        + A snail took so long over her bow that they had supper meanwhile.
        + When it lost its way it held its chin higher, so that one could always tell.
        + “Is it hard to be proud?” it was asked. “It is in the neck,” it remarked.
      `,
      help: `
        On the way back their legs [gave out|would not go on]. It was still a long way.
        / It was uphill on the way back, and they [sat down|slept] on the first stone.
        @help The hippogriff knelt, and carried both of them on its proud back.
        / Looking at something else, the hippogriff knelt, and carried both of them on its back.
        + “I was looking for a [pin|coin],” it said of the kneeling.
        + It stepped so evenly that a full cup could have ridden with them.
        + {Other} held on to the place where feathers turn to mane, and to {thing}.
        + Wherever a branch hung low, it bent its head for them, and it did that nine times.
        + It was stronger than it looked, and it looked very strong.
        + “You bowed to a twig,” [said {other}|{other} said]. It said that it had not been keeping count.
      `,
    },
    advanced: {
      arrives: `
        @friend There were three knocks, followed by a pause of such [dignity|weight] that it could only be a hippogriff.
        / The rain had bowed, the hedge had bowed, and it was now up to the door, before which stood a [hippogriff|wet hippogriff].
        “Three bows,” it informed {hero}, “are usual.”
        / “Take your time, {hero},” it said, “but start with the head.”
        + It was eagle in front and horse behind, and it was pride throughout.
        + “One,” it counted. “Two. How very well you do that. One,” for it was invariably so moved at two that it lost its place.
        + “I was sent for {place.from},” it let fall. “They omitted to bow, but there was weeping, and I overlooked it.”
        + The cat put up her back, and this was taken for a bow after the manner of some other country.
        + When it believed itself unobserved, it inclined its head, ever so slightly, to a slipper.
      `,
      alone: `
        @friend On its crag a hippogriff sat at evening and waited to be bowed to, and a [pine|fir] obliged, there being wind.
        The wind also brought a cry, from {place}.
        + “One,” it had said to the pine, and, when a marmot stooped for a nut, “one”.
        + It was not put as one should put it, the cry, but there was feeling in it.
        + Its heart was a proud one, and it had to sit well back to make room for it.
        + Before leaving it stood a while where the moon fell upon its better side, which was all round.
      `,
      dry: `
        A bow was required, and then {other} might [mount|climb up]. On wings like slow applause the hippogriff flew {place.to}.
        / {Other} bowed, was asked to do it [lower|once more], and was told that it had been perfect; then the hippogriff flew {place.to}.
        + A star that had not given way was looked at, and afterwards it did.
      `,
      wet: `
        It waited on the sand until a wave had [bowed|bent low], and stepped in. Under a lofty bubble it bore {other} {place.to}.
        + The weed, which bows all day, was too much for it, and at two it gave up counting.
      `,
      quirk: `
        A thistle had not bowed, and the hippogriff [stopped|stood before it], until {other} leaned on the thistle a little.
        / A willow hung over the path, and the hippogriff told {other} that this was [too much|quite enough].
        “Two,” it observed, appeased.
        / It took the other side, out of modesty.
        + Of how many, it was asked, and it replied that it was indeed.
        + It sneezed, so that its head went down in front of everybody, and gave out that it had been reading.
        + By its chin one could invariably tell when it had lost its way, for then it carried it higher.
        + “The difficulty with pride,” it once admitted, “is chiefly in the neck.”
      `,
      help: `
        On the way back their legs went on strike, and [home|the end] was still far.
        / They had sat down on the way back and could not recall how one [gets up|stands].
        @help The hippogriff knelt down and carried both of them on its proud back.
        / The hippogriff looked away, knelt, and carried both of them on its back.
        + “I had dropped something,” it declared, of the kneeling, and as nobody asked it what, it loved them all at once.
        + Its gait was such that {other} might have carried a full cup up there, and carried {thing} instead.
        + To every low bough it bent its neck, so that they should not be brushed. There were nine of these.
        + Told afterwards that it had bowed to a twig, it said, with its beak in the air, that it had not been counting.
      `,
    },
  },
  Kitsune: {
    noun: { a: 'a kitsune', the: 'the kitsune' },
    facts: { help: 'the kitsune turned into a bridge with a tail' },
    beginner: {
      arrives: `
        There was a new teapot [on the sill|by the bed]. It had a tail.
        / There were two [lamps|cushions] by the bed. One had a tail, and it wagged.
        @friend Pop! It was no pot. It was a kitsune, [a magic fox|and it laughed].
        / “Boo,” it said, and was a kitsune.
        + “How did you [know|see it]?” it said.
        / “Was it the [tail|back]?” it said. “It was the tail.”
        + It was a stool. It was a hat. Each had a big red tail.
        + “I can be all things,” it said. “But not at the back.”
        + “Hello, {hero}. I come from {place}. I was a letter, but I got lost.”
        + It was {hero} for a bit. “Do I look like you?” It did, with a tail.
        + It made a bow. It was a fox in front and a broom behind.
        + “Do come,” it said. “I may turn into a guide.”
      `,
      alone: `
        @friend A kitsune sat by the shrine and [tried out|practised] shapes.
        First it was a lamp, then a frog. The [tail|red tail] stayed.
        + Then it heard of {place}.
        + It was a stone for an hour. It was so dull.
        + “Who am I now?” it asked an owl. “You,” said the owl.
        + It had three tails at home in a drawer. None fitted.
        + It was the moon in a pond. A fish saw the tail.
        + “They need something there,” it said. “I will be it.”
      `,
      dry: `
        The kitsune was a [kite|red kite]. It had the right tail for once. {Other} hung on.
        / “I am a [goose|swan] now,” said the kitsune. It was, in front. {Other} sat at the back.
        [Up they went, and on|Red and white they flew] {place.to}.
        + Near the end it was a duck, but only just.
        + “I could be a cloud,” it said. It was a cloud with fur.
      `,
      wet: `
        The kitsune was a [round glass|barrel] with {other} in it. It had fins.
        It waved its tail, and they sank {place.to}.
        + The fish asked what it was. “A fish,” it said. They looked at it.
        + It was a nice sort of barrel. It sang.
      `,
      quirk: `
        Where was the kitsune? There was just a [post|signpost]. The post had a tail.
        / A post ran by, and stood still. It was a [red|very red] post.
        “Found you,” [said {other}|{other} said]. “Oh, come on,” said the post.
        / “I see you,” [said {other}|{other} said]. “All of me?” it said.
        + It was a rock, a bun and an aunt. All had the same tail.
        + It was the tail of a cow. The cow had two now.
        + “Once I got the tail right,” it said. “But then I had no ears.”
        + It was {other}. Now there were two. One of them wagged.
        + It slept as a cushion, and it purred.
      `,
      help: `
        On the way back there was a gap, [wide|deep] and dark.
        / The path broke off on the way back, and all was [air|deep].
        @help The kitsune turned into a bridge with a tail.
        / Pop! The kitsune was a bridge, and the bridge had a tail.
        “[Walk|Cross],” said the bridge. “It tickles.”
        / “Take off your [shoes|boots],” said the bridge.
        + It had two rails and a nice red end.
        + {Other} went over with {thing}.
        + It giggled, so it swayed a bit.
        + “Left a bit,” it said. “Yes, there. It itches.”
        + Pop! It was a fox. “Nearly right,” it said. “Just right,” [said {other}|{other} said].
      `,
    },
    intermediate: {
      arrives: `
        On the sill stood a teapot that [nobody knew|was new], and it was wagging.
        / One of the two clocks on the shelf was striking with its [tail|back].
        @friend There was a pop, and it was a kitsune, [a fox who changes shape|as red as a plum].
        / That one said “Bother”, and was a kitsune.
        + “What gave me [away|up]?” it asked, looking behind it. “Oh. That.”
        / “I had the [hands|hour] right,” it said. “It is always the end.”
        + It could be anything it liked, except at the end of it.
        + It was a footstool, a hat and a great-aunt, and each had the same red tail.
        + “I have come from {place},” it declared. “I came as a letter, but I was put in the wrong box.”
        + For a moment it was {hero}. The cat looked from one to the other and chose the one without fur.
        + Each time it changed, there was a smell of matches and plums.
        + “They need something over there,” it said, “and whatever it is, I can be it roughly.”
      `,
      alone: `
        @friend At the foot of a shrine a kitsune was going through its [shapes|evening shapes].
        It did the frog and the monk, and [hid|sat on] the tail.
        + Then a leaf brought news from {place}.
        + It had been a stone all afternoon, and a hiker had eaten his lunch on it.
        + “Who am I?” it asked the owl. “Still you,” observed the owl, without opening her eyes.
        + At home it had eight more tails in a drawer, and none of them went with anything.
        + It lay in the pond as the moon. It was a carp who noticed.
        + “If I only knew what they lack,” it remarked, “I should start with the front.”
      `,
      dry: `
        It became a kite, for there a tail is [right|quite in order], and {other} held on.
        / It was a swan, a carpet and a [broom|bishop], and {other} changed seats twice.
        + Higher it rose, and off they went {place.to}.
        + Halfway it tried being a goose, and the flock said that it was charming.
        + “Am I a cloud now?” it asked. It was, but the cloud had been brushed.
      `,
      wet: `
        The kitsune turned into a [diving bell|barrel with a window], and {other} got in.
        With its tail for a screw, it hummed down {place.to}.
        + “What are you?” asked a cod. “A cod,” it remarked, and the cod thought for a long time.
        + It was a cosy sort of bell, with fur inside.
      `,
      quirk: `
        At the crossroads stood a signpost, and its [tail|bushy tail] was twitching.
        / By the path there were three signposts, and the [third|middle one] had a brush.
        “There you are,” [observed {other}|{other} observed]. “How do you do it?” asked the signpost.
        / “I was the second,” it told {other}, from the fourth.
        + It was a rock, a loaf and a bishop, and at each of them one only had to look behind.
        + “Once I had the tail right,” it declared, “but that day I forgot the rest.”
        + It took a nap as a cushion. There were misunderstandings.
        + It did the walk of {other} so well that {other} forgot how it went.
        + It was even its own shadow once, and that wagged too.
      `,
      help: `
        On the way back there was a chasm, and of the bridge just the [posts|ropes] were left.
        / The bridge on the way back had left, and not said [why|where].
        @help The kitsune took a run and turned into a bridge with a tail.
        / With a pop and a plum smell the kitsune turned into a bridge with a tail.
        + “Do come,” said the bridge. “But [not in boots|on tiptoe].”
        + It had a rail on the left, a rail on the right, and a bushy red end.
        + {Other} walked across with {thing}, and underfoot it was warm and it breathed.
        + Because it was ticklish it swayed a little, but it held.
        + “Could you scratch the third plank?” it asked. “A bit lower. Thank you.”
        + Then it was a fox once more. “The tail was wrong,” it remarked. Nobody had noticed the tail.
      `,
    },
    advanced: {
      arrives: `
        @friend Of the two teapots on the sill, one was wagging, and this, with a [pop|small pop], became a kitsune.
        / {Hero} had never owned a stuffed goose, least of all one with a brush, and it [sighed|gave up], and was a kitsune.
        “What gave me away?” it asked {hero}.
        / “It goes down so well from the front,” it told {hero}.
        + It was a fox of the kind that can turn into anything, at least as far as the hips.
        + “I left {place} as a letter,” it remarked, “but was delivered to a dentist, and it took some explaining.”
        + In quick succession it was a stool, a hat and somebody’s great-aunt, and from all of these there hung the same red brush.
        + It was {hero} next; the cat, having looked from one to the other, went to the one that was less well groomed.
        + The air, whenever it altered, smelled of matches and plums.
      `,
      alone: `
        @friend By a small shrine a kitsune practised its shapes, the lantern, the frog, the [abbot|monk], and sat on its tail throughout.
        A leaf brought word from {place}.
        + It had spent the afternoon as a rock, and had had a picnic held on it, and learned considerably about somebody’s uncle.
        + “Who am I?” it inquired of the owl. The owl replied, with closed eyes, that it was at it again.
        + It owned eight further tails, which lived in a drawer and went with nothing.
        + As the moon in the pond it had been nearly perfect, had it not been for a carp with an eye for detail.
      `,
      dry: `
        It turned into a kite, in which a tail is only [natural|proper], and took {other} up with it. So they were carried {place.to}.
        / As a goose it was admired, as a [rug|carpet] it was fast; with {other} changing seats in the air, the kitsune came {place.to}.
        + It attempted a goose on the way, and the flock was too polite to mention anything.
      `,
      wet: `
        As a [diving bell|barrel] with fur inside and {other} at the window, the kitsune sank. Its tail steered them {place.to}.
        + Asked by a cod what it was, it said a cod, and left him with a good deal to think about.
      `,
      quirk: `
        {Other} came to a crossroads with two signposts, and [trod|stepped] on the tail of one.
        / There had been two signposts and were now three, one of them [red|combed], and {other} said good evening.
        “[It was the tail, I suppose|One tries],” said the signpost.
        / It asked for ten minutes’ start.
        + Once it had got that right, it recalled, on a Thursday, but in the excitement it had forgotten the rest.
        + It rested for a considerable while as a cushion, and it was nobody’s fault what happened then.
        + When it was {other}, it had the walk so perfectly that {other} grew shy and walked otherwise for a mile.
        + A bishop came by and bowed to them, and was seen from behind to be in very good spirits.
      `,
      help: `
        On the way back they came upon a chasm, and upon two posts where a bridge had [been|hung].
        / On the way back there was a chasm and no bridge, and the [echo|wind] was sorry too.
        @help The kitsune took a run at it and turned into a bridge with a tail.
        / It smelled of plums, and the kitsune turned into a bridge with a tail.
        + It was quite a good bridge, with a rail on either hand and planks that were warm, and breathed.
        + “On tiptoe, please,” it remarked, “and if it were not too much trouble, a scratch, on the third board, a little lower.”
        + {Other} went over it, bearing {thing}. It did sway somewhat, for it was ticklish, but it did not dream of letting go.
        + It was a fox again on the other bank, and very cast down about the tail, which nobody else had seen.
      `,
    },
  },
  Kraken: {
    noun: { a: 'a kraken', the: 'the kraken' },
    facts: { help: 'the kraken lifted all of it gently with many arms' },
    beginner: {
      arrives: `
        A long red sock came in at the [door|cat flap]. It was not done yet. It grew.
        / Click, click, click. Somebody knitted [in the pond|outside], and the wool had come in first.
        @friend At the other end sat a kraken in the pond and knitted.
        / It was a kraken, and the moon had a scarf.
        + “Do not mind [me|my size],” it said.
        / “I am [not all here|mostly out there],” it said.
        + It made itself small. Now it was as big as the shed.
        + “This is for you, {hero},” it said. The sock was for a giant.
        + It had ten arms and five pairs of needles. Click, click.
        + “I need you for {place},” it said. “I am no good with small.”
        + It pulled in its head till its eyes sat on the grass.
        + The ducks had all got hats.
      `,
      alone: `
        @friend In the deep a kraken knitted a [scarf|shawl] for a rock.
        “I wish I were [a shrimp|small],” it said.
        Then the sea told it of {place}.
        + It had a tiny chair. It looked at it at times.
        + Ships sailed round it. It waved with a mitten.
        + All the fish had caps. The eel had a very long one.
        + “I will fold up,” it said, “and go as a small one.”
        + It dropped one stitch, and a whirlpool came of it.
      `,
      dry: `
        The kraken sat in a rain cloud with its arms [in|crossed]. {Other} sat on the wool.
        / The kraken let the air in and got [big|round], like a balloon. {Other} held a stitch.
        [Click, click, they sailed|Knit one, purl one, off they went] {place.to}.
        + One arm hung out. It was the lightning, some said.
        + It knitted the cloud a bit longer at the end.
      `,
      wet: `
        “At home,” said the kraken, and it [sighed|smiled]. It held {other} in a bubble, like an egg.
        They sank, and did not bump, {place.to}.
        + It went on tiptoe past a sole. That was a lot of tips.
        + Ten arms put ten crabs aside.
      `,
      quirk: `
        The kraken tried to sit on a [toadstool|daisy]. “Do I fit?” it said.
        / “Can I hide here?” said the kraken. It had gone behind a [reed|cup].
        There was no more to see of it. “Nearly,” [said {other}|{other} said].
        / “I see a bit,” [said {other}|{other} said]. “Which bit?” it said.
        + It knitted as it went. The path had a border now.
        + “How big are you when you are small?” [said {other}|{other} said]. “Less,” it said.
        + It hid behind a leaf. It hid one eye.
        + It gave a bug a scarf. The bug could live in it.
        + It had a song. It went, “I am a teeny shrimp.” The hills shook.
      `,
      help: `
        On the way back a tree and a wall had [come down|fallen].
        / Half a hill lay on the way back, [trees|shed] and all.
        @help The kraken lifted all of it gently with its many arms.
        / With many arms the kraken gently lifted all of it.
        + One arm took the [tree|trunk].
        + One held a nest. One took each stone.
        + {Other} went by below with {thing}.
        + Then it put all of it back, stone on stone.
        + It wiped the dust off each leaf.
        + “I would be too small for that,” [said {other}|{other} said]. It knitted a very happy row.
      `,
    },
    intermediate: {
      arrives: `
        Through the cat flap came a sock, and it came and [came|did not end].
        / Someone in the yard had counted up to nine hundred [stitches|purl], and asked not to be talked to.
        @friend At its other end sat a kraken, in the garden pond, knitting.
        / It was a kraken, and its wool went twice round the house.
        + “Pay no attention to [me|the size of me],” it declared. “I am drawing in.”
        / “I take up no [room|space],” it said. “I am out here.”
        + It tucked in its arms one by one, until it was only as big as the house next door.
        + All its life it had wished to be small and to be offered a footstool.
        + “It is for you, {hero},” it said of the sock, which would have fitted a church.
        + “There is something tiny lost {place.in},” it said. “It takes somebody with proper fingers.”
        + It used five pairs of needles at a time. It sounded like rain on a tin roof.
        + The ducks on the pond wore bonnets now, and looked rather pleased.
      `,
      alone: `
        @friend At the bottom of the sea a kraken sat and knitted a cardigan for a [reef|rock].
        “A shrimp can sit in a [teacup|thimble],” it sighed.
        + Then it heard about {place}.
        + It owned one tiny chair, which it took out on Sundays and looked at.
        + When ships passed over, it waved a mitten, and they always left so fast.
        + Each fish in those parts had a cap. The eel had a very long one.
        + It dropped a stitch, and for a while there was a whirlpool.
        + “I shall fold myself in four,” it said, “and then perhaps they will ask me in.”
      `,
      dry: `
        The kraken packed itself into a [rain cloud|big grey cloud]. {Other} sat on the wool.
        / The kraken knitted {other} a basket, and held on to a [wind|breeze].
        To the click of the needles they floated {place.to}.
        / Row upon row went by, and then they were {place.in}.
        + From below one saw an arm hanging out now and then, with a half-done mitten.
        + It knitted the cloud a hem, because it had been fraying.
      `,
      wet: `
        The kraken was at home here. Its arms [unrolled|came out], one after another.
        + It held {other} in a bubble and sank {place.to}.
        + Past sleeping soles it went on tiptoe, and that was ten tiptoes.
        + Where it came by, the crabs put out their claws to be measured for gloves.
      `,
      quirk: `
        “Is there room for me?” asked the kraken, sitting down on a [toadstool|thimble].
        / “Is there a corner free?” asked the kraken, sitting in a [nutshell|bluebell].
        “There was,” [declared {other}|{other} declared].
        / “There is the edge,” [said {other}|{other} said].
        + It knitted as it went, and behind them the path had a neat border in blue.
        + It would sing, in a voice that moved the hills, “I am a teeny, tiny shrimp”.
        + It hid behind a fern, with such trust that they looked for it everywhere.
        + To a beetle it gave a scarf, and he has moved in.
        + “When you are small,” it asked {other}, “does one hear the grass?” “You must sit very still,” [observed {other}|{other} observed].
      `,
      help: `
        On the way back a landslide had come down, trees and stones and [all|fences].
        / Half the hill had come down upon the way back, with [pines|a barn] on top.
        @help The kraken put out its many arms and gently lifted all of it.
        / Arm after arm came up, and the kraken gently lifted all of it.
        + + One held the oak, one the wall, and [another|a third] a nest.
        + {Other} walked through below with {thing}, as under the roof of a hall.
        + It had held so much wool that it knew how to touch little things.
        + It then put everything back, stone upon stone, and dusted the ferns.
        + The bird in the nest had not even woken up.
        + “Somebody small could never have done that,” [said {other}|{other} said]. It had to count its stitches, out of joy.
      `,
    },
    advanced: {
      arrives: `
        @friend The sock that came in by the cat flap had no end to it but a kraken, who sat [in the pond|among the lilies] and knitted.
        / The thread that went through the letterbox, round the table and out again was leading to a [kraken|shy kraken].
        “Kindly overlook me,” it informed {hero}.
        / “Do not look up, {hero},” it begged. “There is more.”
        + It withdrew its arms as it spoke, until it was no larger than the house next door.
        + It had only ever wanted to be small, and to be asked by somebody whether it was sitting comfortably.
        + “A little thing has been lost {place.in},” it explained, “and I have merely got these.” It showed its ten arms.
        + The sock was a present, and would have been a good fit for a church.
        + On the pond the ducks were in bonnets, and could be seen to be admiring one another.
      `,
      alone: `
        @friend In the depths of the sea a kraken was knitting a cardigan for a [reef|cliff], and dreamed of being a shrimp.
        By the current it heard of {place}.
        + It had a chair, the size of a walnut, that it took out on Sundays only to look at.
        + When ships went over it waved to them, in mittens, and could not imagine why they were invariably in such a hurry.
        + It dropped a stitch, and for some minutes, in those waters, all compasses went round.
        + “Folded in four,” it told itself, “I might very nearly pass for something one could ask in.”
      `,
      dry: `
        The kraken had stowed itself in a rain cloud, with {other} on the [wool|best wool]. To a sound of needles they drifted {place.to}.
        / {Other} was given a bed in the work basket, the kraken let itself be blown, and knitting [plain|ribs] they came {place.to}.
        + The cloud, which had been fraying a little, was given a hem.
      `,
      wet: `
        Here it was at home, and arm after arm [unrolled|unfolded]. It bore {other} in a bubble, as one bears an egg, {place.to}.
        + Past sleeping soles it walked on tiptoe, which, with ten arms, is quite a procession.
      `,
      quirk: `
        “Should I be in your way here?” enquired the kraken, taking a seat upon a [toadstool|snail’s doorstep].
        / The kraken begged {other} to say at once if it was [crowding|sitting on] the toadstool.
        {Other} could no longer see the toadstool.
        / It was a question of which part.
        + It sang as it knitted, in a bass that shifted the hills, a ditty in which it was a teeny, tiny shrimp.
        + Behind a fern it hid from them, with one eye, and was so happy that they let it be for ages.
        + A beetle, on whom it had bestowed a scarf, took lodgers.
        + “If one is small,” it asked perfectly softly, “can one hear the grass?”
      `,
      help: `
        On the way back half a hillside had come down, with trees, walls and [gates|benches].
        / A landslide lay over the way back, and whole trees were [in it|sitting up in it].
        @help The kraken put forth its many arms and gently lifted all of it.
        / The kraken put by its wool, and its many arms gently lifted all of it.
        + One arm had the oak, a second the wall, and a third, perfectly level, a nest with somebody in it.
        + {Other} passed beneath with {thing}, as one walks through an enormous hall when they are all holding their breath.
        + It had learned on the wool how little things should be held. It had never dared to hope that this might come in useful.
        + Stone upon stone it set back, and dusted the ferns, and the bird in the nest dreamed straight on.
      `,
    },
  },
  Chimera: {
    noun: { a: 'a chimera', the: 'the chimera' },
    facts: { help: 'the chimera saw, smelled and remembered the way' },
    beginner: {
      arrives: `
        “Knock,” said one voice. “Knock,” said [the next|a second]. “Sss.”
        / Three heads looked in at the [window|gate]. Two said hello. One said no.
        @friend It was a chimera: a lion, a goat and a snake.
        / It was a chimera. It had lost to itself.
        + “We vote,” it said. “Who is for [going in|a chat]?”
        / “All who like {hero}?” it said. [Two tails|Six ears] went up.
        + “Good evening,” said the lion. “Meh,” said the goat. The snake said, “Ssame.”
        + “Is this {hero}?” Two heads said yes, and one slept.
        + “We go {place.to},” said one. “Hands up.” They had no hands.
        + The goat head ate the mat. It was two to one against that.
        + “Who leads?” [said {hero}|{hero} said]. Then it was very loud for a bit.
        + They all yawned, but in turn.
      `,
      alone: `
        @friend A chimera lay in its cave and [voted|took a vote]. It was about supper.
        The lion said meat. The goat said hay. The snake was full.
        + “Somebody calls {place.in},” they all said.
        + It was the first time that they had said the same.
        + They voted who was to sleep on the outside.
        + The goat head had eaten the last vote.
        + One head hummed. The other two wished that it would not.
        + “All for going?” It was three to none. They did it again, to hear it.
      `,
      dry: `
        The lion led, the goat [jumped|hopped], the snake steered. {Other} sat in the middle.
        / “Left!” said one head. {Other} held the [next|goat].
        [So they went|By vote they went] over hill and cloud {place.to}.
        + They voted at each star. It took a while.
        + “Who wants to be sick?” said the lion. “Only one at a time.”
      `,
      wet: `
        There were three [bubbles|glass hats] for three heads, and one for {other}.
        The snake was best at it. They sank {place.to}.
        + The goat ate a bit of weed. It voted for it.
        + They all said “blub”. For once it was all the same.
      `,
      quirk: `
        “Left,” said the lion. “Right,” said the goat. “[Ssit|Sstop],” said the snake. So it sat.
        / “I have a joke,” said the lion. “I ate it,” said the [goat|goat head].
        “May I vote too?” [said {other}|{other} said]. Now it was a tie.
        / {Other} laughed. They asked who that was for.
        + The lion told a joke. The goat told the end too soon.
        + They played hide and seek. It did not work.
        + One head slept while two walked. Then they swapped.
        + The snake held the hat. It had no ears for it.
        + They voted if they should vote. It was close.
      `,
      help: `
        On the way back there were nine [paths|dark paths]. They all looked the same.
        / Which path? There were nine on the way back, and it was [night|late].
        @help The chimera saw, smelled and remembered the way.
        / One saw, one smelled, one remembered. So the chimera found the way.
        + “I see a light,” said one. “I [smell|can smell] bread.”
        + One head looked. One head sniffed. One head thought.
        + For once they did not vote.
        + {Other} went with {thing} where all three noses showed.
        + “What would I do without you two?” said the lion head.
        + The goat head did not eat one thing. It was so moved.
      `,
    },
    intermediate: {
      arrives: `
        There was a knock, and another, and then a [hiss|polite hiss].
        / It could be heard that somebody had been outvoted, and then the [bell|knocker] rang.
        @friend It was a chimera, with the heads of a lion, a goat and a snake.
        / A chimera came in, of which one third had wanted to stay at home.
        + “Those in favour of [good evening|a greeting]?” it asked. Two were.
        / “There is a motion to like {hero},” it said. It was [carried|passed].
        + Everything was put to the vote, and the snake counted, since it could not be heard to blink.
        + “Is that {hero}?” asked the lion. “Agreed,” remarked the goat. “I abstain,” hissed the snake, “but gladly.”
        + “It has been decided that we are needed {place.in},” it said, “by three to nothing.”
        + That was so rare that they had framed it.
        + The goat had by this time eaten the mat, against the will of the majority.
        + “Which of you is the boss?” [asked {hero}|{hero} asked]; there was a silence, and then three answers.
      `,
      alone: `
        @friend In its cave a chimera lay and held its evening [vote|meeting].
        The lion was for [pie|stew], and the goat for thistles.
        + Then they heard a call {place.from}.
        + They agreed immediately, and were so startled that they counted again.
        + Most of the minutes had been eaten by the goat, and so few of the rules were known.
        + They drew lots every night for the outside of the bed.
        + One of them hummed in its sleep, and it had been agreed not to say who.
        + “Carried,” said the lion, with a break in its voice. “Carried, by everybody.”
      `,
      dry: `
        The lion chose the road, and the goat chose the [jumps|bends].
        / It was put to the vote who should carry {other}, and all three [won|were for it].
        + {Other} sat in the middle, all the way {place.to}.
        + At every star there was a show of tails.
        + One head was always asleep, and so it was never really night.
      `,
      wet: `
        The chimera put on three [diving helmets|glass bowls], and there was a fourth for {other}.
        + The snake swam, and so they came {place.to}.
        + “Blub,” announced all three. For the first time no one asked for a recount.
        + The goat tried the weed, the coral and the corner of an anchor.
      `,
      quirk: `
        “Left,” observed the lion. “Right,” said the goat. “[Sit|Ssit],” said the snake, and so it sat.
        / “We are lost,” said the lion. “By [two|a majority],” said the goat.
        {Other} was given a vote as well, and then it was a draw.
        / The snake asked {other} for a second opinion.
        + If the lion told a joke, the goat was there first with the end of it.
        + It once played hide and seek with itself, and they are still not sure who won.
        + There was a motion to stop voting; it was lost.
        + The snake wore the hat, for it was the fair thing. But it had nothing to hang it on.
        + Whichever head was sad was licked by the next one, and that was never put to the vote.
      `,
      help: `
        On the way back the path split into nine, and all nine looked [alike|the same].
        / Nine paths left from there on the way back, and each [lied|looked wrong].
        @help The chimera saw, smelled and remembered the way, each head in its own manner.
        / One saw, one smelled, one remembered, and so the chimera knew the way.
        + + “Light, ahead,” said one. “[Bread|Smoke],” said the next. “That stone,” said the third.
        + The lion looked, the goat sniffed, and the snake knew every pebble it had ever lain on.
        + Nobody asked for a vote, and it would have been three to none.
        + {Other} followed with {thing}, where the three chins pointed.
        + They walked in step, and this had last happened at their christening.
        + “Alone I should have been lost,” admitted the lion, and the other two pretended not to have heard.
      `,
    },
    advanced: {
      arrives: `
        @friend Two knocks and a hiss proved to be a chimera, whose heads, lion, goat and snake, were still [in session|voting].
        / Upon the mat there had been a debate, then a division, and then, by a [majority|narrow majority], the bell: it was a chimera.
        “Good evening,” it was resolved, “by two to one.”
        / “The house sits, {hero},” it said, and sat.
        + The snake kept count, having no eyelids, and nothing therefore escaped it.
        + “This is {hero},” the lion moved, the goat seconded, and the snake abstained with every mark of affection.
        + “We are to go {place.to},” it remarked, “unanimously,” and all three heads looked a little shaken.
        + The doormat had meanwhile been eaten by the goat, in defiance of the majority.
        + Asked who was in charge, it was silent for a moment, and then gave three different answers with complete conviction.
      `,
      alone: `
        @friend A chimera lay in its cave, the lion for meat, the goat for thistles, and the snake [abstaining|not hungry], as it had dined in March.
        + Then they all heard of {place}.
        + It was carried by three to nothing, and they called for a recount, just to hear it again.
        + Since the goat had eaten the minutes, nobody could be sure of what the rules had been.
        + As to which of them hummed in its sleep, it had been agreed to keep silence.
        + They drew lots nightly for the outside of the bed, and the lion invariably somehow gave it to the goat.
      `,
      dry: `
        The lion saw to the road, the goat to the leaps, and the snake to the [bends|curves]. {Other}, in the middle, was borne {place.to}.
        / {Other} had been seconded, and was carried; by two to one, and later by three to [none|nil], the chimera came {place.to}.
        + One of the heads was invariably asleep, so that for the others it never became entirely night.
      `,
      wet: `
        There were three helmets, and one for {other}. As the snake could [swim|dive], the others had to go too, {place.to}.
        + “Blub” was the only motion put, and it was passed without any debate.
      `,
      quirk: `
        “Left,” the lion held, the goat said right, the snake was for [sitting|lying] down, and so it sat.
        / The lion thought that they were lost, the goat that they were not, and the snake asked {other} to [sum up|take the chair].
        {Other}, being granted a vote, made it a draw.
        / They rose for lunch.
        + It was proposed to do away with proposals, and the proposal fell.
        + The lion’s jokes were good ones, but the goat could not be kept from the endings.
        + With itself it had once played hide and seek, and the result was still before the courts.
        + If one of the heads was sad, the next one licked its ear, and this was never minuted.
      `,
      help: `
        The path on the way back had divided into nine, as like as [nine peas|eggs].
        / The path was nine paths upon the way back, and none would [own up|speak].
        @help The chimera saw, smelled and remembered the way, for it had a head for each.
        / One head saw, one smelled, one remembered, and the chimera had the way.
        + “Light,” observed the lion, “and behind it bread,” said the goat, “and this,” said the snake, “is the stone that was warm.”
        + No one demanded a vote, as each of them, for once, had only to listen to the other two.
        + {Other} bore {thing} along the one path at which three chins were pointing.
        + They were in step all the way, as they had not been since they learned to walk.
      `,
    },
  },
}
