import type { FriendsOf } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const birds: FriendsOf<Noun, 'birds'> = {
  Eagle: {
    noun: { a: 'an eagle', the: 'the eagle' },
    facts: { help: 'the eagle spotted the way from high above' },
    beginner: {
      arrives: `
        Bump! Something flew right [past|into] the window frame.
        / The whole wall shook. Something large had [missed|not seen] the door.
        @friend It was an eagle. [It rubbed its beak|Its crown sat askew].
        / In by the wrong window came an eagle, very [tall|upright].
        + “I saw you from [nine|six] hills off,” it said. “Where are you now?”
        / “I saw you blink from [behind the hills|the top of the sky],” it said. “Hold still, where is your face?”
        + “Here,” [said {hero}|{hero} said]. It bowed to the lamp. “There you are, {hero}!”
        + It could see a flea on the moon. It could not see its own toes.
        + “Glasses?” it said. “Me? I have pride. I had it here a while ago.”
        + “I can see {place} from here,” it said. “They weep.”
        + It sat down next to the chair. It said that it liked the floor.
        + It read books from the end of the yard.
      `,
      alone: `
        @friend High on a rock sat an eagle. It saw [all of it|the whole land].
        It saw a mouse yawn, six hills away. It saw {place}.
        + It did not see its nest. It sat in it.
        + A tear fell there. It could see who wept it.
        + “I will go,” it said, and it flew into its own tree.
        + It had lost its comb. It sat in its crest.
        + It had a book with no words, for those were near.
        + “Far is best,” it said. “Near is just far that came too close.”
      `,
      dry: `
        {Other} sat on its back, and up it [went|sailed]. “I see it,” it said.
        / Up on its back [sat|rode] {other}. “There it is, far, far off,” said the eagle.
        [With two beats|In one long glide|On the high wind] it came {place.to}.
        + “Mind that star,” [said {other}|{other} said]. “What star?” it said.
        + It sailed past its own home and waved at a cow.
      `,
      wet: `
        It put on a glass bell. “Now I see [less|nothing],” it said.
        {Other} told it left and right. They sank {place.to}.
        + It said good day to a wreck, and called it “madam”.
        + A fish as big as a boat sat on its nose. It did not see it.
      `,
      quirk: `
        “Far off, an ant lost a [shoe|hat],” said the eagle. Bump.
        / “By the sea a frog has a [cold|cough],” said the eagle. Bump.
        “That was a tree,” [said {other}|{other} said]. “Where?” it said.
        / “You walked into an oak,” [said {other}|{other} said]. “So near?” it said.
        + It shook hands with a branch. “A firm grip,” it said.
        + It read a sign, and then walked into it.
        + It looked for a crumb on its beak till supper.
        + {Other} held its claw, just so.
        + “I see next week,” it said. “It is a bit cloudy there.”
        + It said good night to the moon and each star.
      `,
      help: `
        On the way back they were [lost|quite lost]. There was wood on all sides.
        / Wood and more wood! The way back was [gone|nowhere].
        @help The eagle [flew up high|rose up] and spotted the way from above.
        / So the eagle looked from the sky, and it spotted the way.
        + “Left at the [bent oak|big stone],” it called.
        / “Now right, and mind the [mud|toad],” it told them.
        + It hung in the sky, high up, like one small calm cross.
        + {Other} went with {thing} where it said.
        + It saw each stone on the path.
        + It saw a light, and who had lit it.
        + Then it came down. It missed the ground by a bit.
      `,
    },
    intermediate: {
      arrives: `
        There was a bump beside the window, and then [a second one|one at the wall].
        / First the gutter rang, and after it the [rain barrel|weathercock].
        @friend [At the third attempt|With its eyes on the horizon|By way of the coal shed] an eagle came in, holding its beak.
        / An eagle had arrived, though mostly in the flower bed, and now it [climbed|stepped] over the sill.
        + “I saw you at [noon|tea], {hero},” it told the curtain.
        / “From the [clouds|far ridge] I could count your lashes, {hero},” it said to the coat stand.
        + From nine mountains away it could see a flea scratch. But its own feet were a mystery to it.
        + Spectacles it did not wear, for reasons of pride, and because it could not find them.
        + “Over there, {place.in}, somebody is shedding a tear,” it declared. “The left eye.”
        + It sat down beside the chair with great dignity. It stayed there.
        + If it wished to read something, somebody had to take the book to the other side of the valley.
        + “You are smaller than you were from up there,” it remarked to the lamp.
      `,
      alone: `
        @friend On the highest crag sat an eagle and observed the [whole kingdom|wide world].
        Six hills off a mouse was yawning, and [far beyond|beyond her], {place.in}, a tear fell.
        + It could not find its nest, although it was sitting in it.
        + It polished its beak and combed its neck, or at any rate somebody’s.
        + “I am needed,” it remarked, spread its wings and flew into its own pine.
        + It knew everything about the moon and next to nothing about its breakfast.
        + “Near,” it used to say, “is only far that has lost its manners.”
        + A wren had offered to lead it. It had been looking for her since Monday.
      `,
      dry: `
        {Other} sat upon the eagle. It [soared|circled] until the world was a map.
        / {Other} climbed between the great wings, and [the roofs|trees] shrank to crumbs.
        “I have it,” it said, [and glided|and sailed] {place.to}.
        / One look, one lean, and they were gliding {place.to}.
        + “There is a cloud,” warned {other}, but by then they were wearing it.
        + It pointed out many things of interest, all of them in the next county.
      `,
      wet: `
        Under its glass bell the eagle saw [nothing at all|no further than its beak].
        With {other} to say left and right, it went down {place.to}.
        + It made its bow to a wreck and asked after the children.
        + A very large fish looked it in the eye. But it was too near.
      `,
      quirk: `
        “On the horizon,” said the eagle, “a beetle is crossing the [road|brook].” And it walked into a gate.
        / “Three valleys off a hen has [lost a button|dropped a stitch],” said the eagle, and hung over a gate.
        “That was a gate,” [said {other}|{other} said]. “[From where|Are you sure|Since when]?” it asked.
        / “Gates, too?” it asked, when {other} had [pulled it off|put it upright].
        + It shook a branch by the hand and told it that it was far too thin.
        + It had read the signpost an hour ago, from the hill; now it fell over it.
        + All evening it had been hunting for a crumb, and it was on its beak.
        + “Tomorrow will be fair,” it remarked, for it could see it from here.
        + {Other} led it round the puddles without saying a word, and it was grateful in the same manner.
      `,
      help: `
        On the way back the wood stood round them, and [every tree|each trunk] looked like the last.
        / The way back was gone, and there was [only wood|nothing but trunks] left, right and behind.
        @help The eagle [rose in wide rings|climbed until it was a speck|took one run] and spotted the way from above.
        / Up like smoke went the eagle, and from there it spotted the way.
        + “Left at the [bent|old] oak,” it called down.
        + It hung up there, as small as a comma, and forgot nothing.
        + {Other} walked with {thing} from word to word. Every one of them was true.
        + It saw where the path began, and who was standing there with a lantern.
        + “Four steps more, and there is a root,” it remarked, from a thousand feet up.
        + When it landed, it missed the meadow by a little, but nobody had seen anything.
      `,
    },
    advanced: {
      arrives: `
        @friend There were two bumps, to the [left and right|right and left] of the window, and then there was an eagle.
        / An eagle, which had seen the house from nine mountains off, now found it [again|once more], with its forehead.
        “I have observed you since noon, {hero},” it [told the curtain|assured the hatstand].
        / “I saw you [yawn|blink] from the next kingdom, {hero},” it told the lamp.
        + It could make out, over nine mountains, a flea in the act of scratching. But on the subject of its own feet it relied on report.
        + It wore no spectacles, out of pride, and also because it had put them down somewhere.
        + “There is a tear falling at this moment {place.in},” it observed, “from the left eye, I should say, of somebody honest.”
        + Beside the armchair, with perfect composure, it sat down.
        + A book had to be held for it on the far side of the valley, and turned over at a signal.
      `,
      alone: `
        @friend An eagle sat upon the highest crag and had the whole of the kingdom before it, down to a mouse, who [yawned|was yawning].
        Beyond her, {place.in}, it saw a tear.
        + It would have gone home to think it over, had it been able to find its nest, in which it was sitting.
        + On the moon it was a recognised authority, and it had not seen its breakfast for years.
        + “What is near,” it was accustomed to say, “is merely something distant that has lost its manners.”
        + It spread its great wings, and flew into its pine.
      `,
      dry: `
        {Other} sat upon the eagle, and it [rose|circled] until the land was a map. Then, without one beat, it glided down {place.to}.
        / The eagle took {other} up to where rivers look like [handwriting|loose thread], leaned on the wind, and glided {place.to}.
        + On the way it drew attention to a good deal that was of interest, all of it in the next county.
      `,
      wet: `
        In a glass bell the eagle could see no more than its [beak|own nose]. {Other} did the steering, and they went down {place.to}.
        + It bowed to a wreck, and inquired whether her sons were still at sea.
      `,
      quirk: `
        “At the edge of the world,” the eagle said to {other}, “a beetle is [hesitating|taking off a shoe],” and walked into a gate.
        / “In a harbour beyond the third range,” it told {other}, “a gull is [tying her shoe|having words],” and it was in the pond.
        [It begged its pardon|It asked it not to get up].
        / It apologised, to a heron, who had not been there.
        + That signpost it had read, word for word, from the hill, and so there was really no need to have noticed it now.
        + For a crumb that it knew to be somewhere about, it had been scanning the horizon since tea.
        + It thought that tomorrow would be fair, having had a look at it.
        + It was led by {other} round every puddle, in silence, and in silence it was touched.
      `,
      help: `
        On the way back the wood had closed round them, and every trunk was like the [one before|last].
        / Behind them the way back had healed over, and no tree [admitted to it|had seen it].
        @help The eagle went up in rings, [and from above|and from up there] it spotted the way.
        / Up went the eagle until the forest was a rug, and it spotted the way.
        + “Left at the bent oak,” the sky called down, “then on to the toad. But do not tread on his letter.”
        + For once all was as far away as it should be, and nothing, therefore, was hidden from it.
        + {Other} walked with {thing} from one of its words to the next, as over stones in a stream.
        + It could see the lantern, and the hand that held it, and that they would be in time.
      `,
    },
  },
  Parrot: {
    noun: { a: 'a parrot', the: 'the parrot' },
    facts: { help: 'the parrot called with the voice of somebody else' },
    beginner: {
      arrives: `
        “Ding-dong!” went the bell. But there was [no bell|no bell there].
        / “Anybody home?” called the [milkman|aunt]. But no one stood there.
        @friend On the hook sat a parrot, [as green as a lime|with its head on one side|upside down].
        / It was a parrot, green from top to tail.
        “Who left the [milk|light] on?” it said, with an aunt’s voice.
        / “Did you wash your [neck|ears]?” it said, just like an uncle.
        + It said what it had heard, but at the wrong time.
        + “Mind the step. One pound of figs. I love you,” it told {hero}.
        + “What do you want to say?” [said {hero}|{hero} said]. It thought hard. “Moo,” it said.
        + “Help us! Come {place.to}!” That was a small voice. It had heard it there.
        + It creaked like a door. A moth went in.
        + “Good night,” it said. It was not time yet.
      `,
      alone: `
        @friend On a roof sat a parrot. It said all it had [heard|picked up] that day.
        “Two eggs, please. Wipe your feet. [Achoo|Bless you].”
        The last was “Help”, from {place}.
        + It said that once more, and now it understood.
        + It did the rain so well that a cat went in.
        + It did itself. “Polly?” it said. “Who is that?”
        + A clock struck nine. So did it, and now it was late.
        + “I must go,” it said. That was its own voice. It was rather small.
      `,
      dry: `
        The parrot flew ahead and called like a [coach|train]. {Other} ran behind.
        / “Tickets, please!” cried the parrot, and flew. {Other} ran after the [puff, puff, puff|chuff-chuff].
        [“All aboard!” it called|“Next stop!” it sang|“Mind the gap!” it said], {place.to}.
        + It told the wind to wipe its feet.
        + “Are we there yet?” it said, with the voice of {other}.
      `,
      wet: `
        The parrot sat in a glass [float|ball], and {other} too. It said “blub”.
        They went down and round {place.to}.
        + A cod said not one word. It said that back, too.
        + “Hot buns!” it told a squid.
      `,
      quirk: `
        They crept by a wolf who slept. “[Breakfast!|Wake up!]” said the parrot.
        / Shh, a bear was asleep. “[Fire!|Fish for sale!]” said the parrot.
        “Sh,” [said {other}|{other} said]. “Sh,” it said, and “Sh, sh, sh,” to all the trees.
        / “Not so loud,” [said {other}|{other} said]. “Not so loud!” it told the whole hill.
        + “Is it far?” it said, with {other.s} voice. It gave the answer too.
        + It sang two songs, one on top of the other.
        + It said “Amen” in the middle of a joke.
        + When it is still, it is full. Then it all comes out.
        + It said a nice thing it had heard about {other}. That was at the right time.
      `,
      help: `
        On the way back a [big|huge] goose let no one by.
        / There stood a goose on the way back. It [hissed|would not move].
        @help The parrot called, [with the voice of the goose’s own mum|and its voice was the goose’s mum].
        / So the parrot called with somebody else’s voice: the goose’s mum.
        + “[Supper|Bath time]!” it called.
        / “My dear, your [soup|bath] gets cold!” it called.
        + It was the right voice, at the right time.
        + The way was free. You could hear feet, far off.
        + {Other} went by with {thing} and did not laugh.
        + “You said it just when it was time,” [said {other}|{other} said].
        + “Thank you so much,” it said. It had thought of that by itself.
      `,
    },
    intermediate: {
      arrives: `
        The doorbell rang, though there [was no|had never been a] doorbell.
        / A horn hooted, a gate squeaked and a [baby|kettle] sneezed, and all of that came from one bird.
        @friend It was a parrot. [“Ding-dong,” it remarked|“Coming, dear,” it called], and wiped its feet.
        / In marched a parrot, greeted itself and said that [it was a long time|it had grown].
        + “Who ate the [jam|plums]?” it said, like an aunt.
        / “Shoes off, I have [mopped|waxed the floor],” it ordered, in a cook’s voice.
        + It had a very good memory for what people said, and none at all for when.
        + “Mind the gap. A pound of figs. Marry me, Eulalia,” it told {hero}.
        + “And what do you want to say yourself?” [asked {hero}|{hero} asked]; it thought for a long time. “Moo,” it declared.
        + “Help us, somebody,” it said softly. It had heard that {place.in}, and it had kept it apart from the rest.
        + It could do a creaking door, and it did it so well that the cat went out through it.
        + Now and then it laughed like a baker, since it had once been happy in a bakery.
      `,
      alone: `
        @friend A parrot sat on the ridge of a roof and said everything it had [heard|collected] that day.
        “Two eggs. Wipe your feet. Who [is she|was it], then? Atchoo.”
        + Last came a small “Help”, from {place}.
        + It said it over to itself, and the second time it understood it.
        + It could do rain, and all along the street they took the washing in.
        + It had done the town clock at five, and it had been a confusing afternoon.
        + Of its own voice it was not quite sure, as it so seldom had any use for it.
        + “I am coming,” it said, and that it had heard from nobody.
      `,
      dry: `
        “Mind the doors!” called the parrot and flew ahead, puffing like a [train|steam engine].
        / “Tickets, ladies, tickets!” it cried, and let off [steam|a whistle] in a long white sound.
        {Other} [followed by ear|ran behind the whistle|changed twice, and came] {place.to}.
        + To the north wind it said, “Not with those feet.”
        + It asked, in the voice of {other}, how far it was.
      `,
      wet: `
        In a glass float the parrot sank with {other}, reciting the [shopping|price of figs].
        It went “blub” all the way {place.to}.
        + A cod looked at it in silence. It repeated the silence perfectly.
        + To a squid it offered hot buns, in the voice of a man from Naples.
      `,
      quirk: `
        They crept past somebody who was sleeping. “Breakfast!” cried the [parrot|bird].
        / They tiptoed past a badger in her hammock. “Wet fish!” [bawled|sang] the parrot.
        “Hush,” [hissed|whispered] {other}. “Hush!” it shouted, “hush, hush!”
        / {Other} held its beak. “Be good, you two!” it called, in a [nanny’s|teacher’s] voice.
        + It asked a question with one voice and replied with a second, and a third said that it was rude.
        + In the middle of a joke it said amen, and it was rather hard to laugh after that.
        + “What a good child,” it remarked as they walked, in somebody’s voice, and would not say whose.
        + It knew the entire quarrel of two herons, and did both of them, with splashes.
        + A short silence fell; it repeated it.
      `,
      help: `
        On the way back a huge [goose|gander] blocked the path and would let nobody by.
        / There was only one way back, and a goose was [standing|sitting] on all of it.
        @help [Then the parrot called|All at once the parrot called], with the voice of somebody else: the goose’s mother.
        / The parrot took a breath and called, with somebody else’s voice: the [goose’s|gander’s] mother.
        + “[Bath time|Bedtime]!” it called. “And not without your neck!”
        + For once it was the right voice, in the right place, at the right moment.
        + The goose turned pale, said “Coming”, and was off.
        + {Other} walked past with {thing}, lips pressed together.
        + From its whole treasure it had chosen this one thing. It had not so much as added the price of figs.
        + “That was well said,” [said {other}|{other} said]. “Thank you,” it answered, and this it had thought of by itself.
      `,
    },
    advanced: {
      arrives: `
        @friend The house had no bell, so that the one which now rang could only be a [parrot|green parrot].
        / A horse trotted up, a door creaked, a lady laughed, and all three were a [single|wet] parrot.
        “[Who has been at the plums|Whose are these galoshes]?” it asked {hero}, in an aunt’s voice.
        / “You have grown,” it told {hero}, as [great-aunts|uncles] do.
        + It forgot nothing that anybody had ever said, except, as a rule, the occasion.
        + “A pound of figs,” it went on, “and mind the step, and marry me, Eulalia.”
        + Asked what it would like to say for itself, it thought for a considerable while, and said, with some shyness, “moo”.
        + Beneath all this it carried, wrapped up small, a “Help”, which it had picked up {place.in}, and at that it lowered its head.
        + Its creaking door was a masterpiece, and the cat had just gone out by it.
      `,
      alone: `
        @friend On a roof sat a parrot and went through all it had heard that day, [beginning|starting] with two eggs.
        Last came a small “Help”, from {place}.
        + It said the word over again, in order to taste it, and then, all at once, it understood.
        + Its rain was so good that all the street was taking in the washing.
        + As to its own voice, it knew that there was one, for it had come across it once in the dark.
        + “I am coming,” it remarked, and looked about to see who had spoken.
      `,
      dry: `
        Puffing like a [train|locomotive] and calling out the stations, the parrot flew on ahead. {Other} followed it by ear {place.to}.
        / {Other} was [waved|whistled] aboard, and the parrot flew before, doing the engine, the guard and the dog, {place.to}.
        + It told the north wind, in passing, that it was not coming in with those feet.
      `,
      wet: `
        The parrot sank in a glass float beside {other}, [reciting|giving out] the price of figs. It was saying “blub” when they came {place.to}.
        + A cod regarded it in silence, and got it back, note for note.
      `,
      quirk: `
        As they were stealing past a sleeper, the parrot cried “[Breakfast|Muffins]!”, and {other} hissed at it to hush.
        / {Other} went on tiptoe past a hibernating badger, and so did the parrot, [singing|announcing] the price of mackerel.
        [“Hush!” it roared|“Yes, tiptoe!” it bellowed].
        / Reminded of the hour, it struck it.
        + It knew by heart the great quarrel of the herons, and would do both parts, and the pond.
        + It asked, in {other.s} voice, how far it was, replied in another, and was told by a third not to answer back.
        + A silence fell, and it could be seen to be learning it.
        + “There goes a good heart,” it remarked once of {other}, perfectly softly, in the voice of somebody whom it would not name.
      `,
      help: `
        A gander of great size held the way back, and [hissed|let it be known] that it was his.
        / The way back belonged, as it turned out, to a gander, who [sat there|hissed].
        @help Then the parrot called, with the voice of somebody else, [his mother|namely his mother].
        / So the parrot called, in the voice of somebody else. It was his mother’s.
        + “Bath,” was all it said, “and your neck as well,” and it said this at precisely the right moment of its life.
        + He turned the colour of milk, replied that he was coming, and could be heard for a considerable time, going.
        + {Other} passed by with {thing}, not laughing, which hurt.
        + It had had some nine thousand sentences to choose from, and had not even added the figs.
      `,
    },
  },
  Hummingbird: {
    noun: { a: 'a hummingbird', the: 'the hummingbird' },
    facts: { help: 'the hummingbird hovered with a light at the keyhole' },
    beginner: {
      arrives: `
        Hmmm! Something was here. It was there. It was [here|back].
        / Zip! The curtain [shook|blew]. Zip! Now the lamp did.
        @friend It was a hummingbird, [no bigger than a thumb|green as a bead|and it was out of breath].
        / A hummingbird stood in the air, as small as a plum.
        + “[You are late|So come on],” it said. “I have told you all of it!”
        / “There you are [at last|now],” it said. “We have been, and it was nice!”
        + “When?” [said {hero}|{hero} said]. “Just now, in between,” it said.
        + It spoke so fast that it was one long word.
        + “Comecomecome!” it said. “{Place.to}! Are we back yet?”
        + It drank from a flower on the wall. It was paint.
        + It said goodbye, and then hello, and then its name.
        + You could see its wings only if you did not look.
      `,
      alone: `
        @friend A hummingbird went to bed, slept, and got up. That took a [wink|blink].
        It had done all of tomorrow. [So it was bored|What now]?
        Then it heard of {place}.
        + “I will go at once,” it said. It had been there, and was back.
        + Its heart went like rain on a drum.
        + It had read its book, and it wrote one too.
        + It stood in the air and looked at the slow, slow moon.
        + “If they would all just hum,” it said.
      `,
      dry: `
        It tied a thread to {other} and [pulled|hummed]. It was off, and back, and off.
        / It hummed so high that {other} [rose|lifted] off the ground. Zip, zip, zip.
        So they flew, [as fast as “hm”|in one long hum], {place.to}.
        / A wink and a half, and they came {place.to}.
        + It had been there nine times by then.
        + “I will wait,” it said. It waited for a whole tick.
      `,
      wet: `
        It stood in a bubble and hummed. So the bubble [sank|spun down].
        {Other} was in it too, down {place.to}.
        + It asked a fish a thing and told it the answer.
        + The sea is slow. It had to hold on to itself.
      `,
      quirk: `
        “Have I told you the joke?” said the hummingbird. “You [laughed|liked it].”
        / “So then the duck said no!” said the hummingbird. “[That is all|The end].”
        “Not yet,” [said {other}|{other} said]. It was on the next one by then.
        / “Which joke?” [said {other}|{other} said]. It was past that, and round the bend.
        + It went there, came back, and told them how it was.
        + It said the end first. Then it had no time for the rest.
        + It flew round a snail, a hundred times. “Hurry,” it begged.
        + It sat still. That was the one time, and all of them missed it.
        + “Wait for me!” it called from in front.
      `,
      help: `
        On the way back a door was shut. It was [dark|so dark].
        / No moon, no lamp, and the door was shut! The way back [ended|stopped] there.
        @help [The hummingbird|Hmmm, the hummingbird] hovered with a light at the keyhole.
        / But the hummingbird took a light, and it hovered at the keyhole.
        + It stood in the [air|dark] like a lamp.
        / Not up, not down. It [hung|stayed] there like a star on a string.
        + It did not go left. It did not go right.
        + {Other} put the key in, and {thing} gleamed.
        + It could hold still like no one else. It just had to be very fast for it.
        + Click. The door was open.
        + “You waited,” [said {other}|{other} said]. “For so long!” it said. It was as long as a yawn.
      `,
    },
    intermediate: {
      arrives: `
        There was a hum at the window, at the lamp, and at [the window|both ears] again.
        / Something had been in the room, and left, and [come back twice|said hello], all in one breath.
        @friend [When it paused|Standing still in the air], it was a hummingbird, and no bigger than a thumb.
        / It was a hummingbird, as far as one could tell, for it was [never in one place|mostly somewhere else].
        + “{Hero}, I have [explained|told you] everything,” it said.
        / “Well, {hero}, that was a fine [trip|adventure],” it said. “Now let us begin it.”
        + “When was that?” [asked {hero}|{hero} asked]. “In between,” it declared. “You blinked.”
        + It spoke so rapidly that one heard a sentence only after it had gone.
        + “Come, come, we should have been {place.in} long ago, and back, and in bed,” it urged.
        + It tried a flower on the wallpaper and found it rather flat.
        + It took its leave, greeted everybody, and introduced itself, in that order.
        + Whoever wanted to see its wings had to look a little to one side.
      `,
      alone: `
        @friend A hummingbird had gone to bed, slept, and [risen|got up] while a moth folded her wings.
        It had done today, and a bit of [Thursday|tomorrow]. Now it was at a loss.
        + Then news reached it from {place}.
        + It flew there immediately, and came back, because it had forgotten to leave.
        + Its heart went so quickly that the leaves nearby were dancing.
        + It hung in the air and watched the moon, who rose as if she had swallowed a stone.
        + By the time it said “I am in a hurry”, it no longer was.
        + It had written a novel that evening. It was one line long.
      `,
      dry: `
        It took {other} in tow by a [thread|thread of spider silk] and hummed in a higher key.
        / “Hold this thread,” it said, and {other} had [no ground|the whole sky] underfoot.
        [A blur|One long green line], and they were {place.in}.
        / A hum, a streak, and they were {place.in}.
        + It had looked in there nine times already.
        + “I shall wait for you,” it called, and did so for a tick.
      `,
      wet: `
        Humming, it made a bubble spin, and with {other} inside it [screwed|drilled] itself down.
        So they came {place.to}.
        + Under water everything was so slow that it read the paper meanwhile.
        + To each fish it gave the answer first, and then it was gone.
      `,
      quirk: `
        “You laughed so [heartily|nicely] at my joke,” remarked the hummingbird.
        / “And that is why the hen sat in the [clock|teapot]!” it ended, shaking with laughter.
        “You have not told it yet,” [said {other}|{other} said]. But [it was two jokes further on|it was laughing at the next one].
        / “Which one?” [asked {other}|{other} asked], but by that time it had flown on to the moral.
        + It flew ahead, had an adventure, and came back and said that it had not been worth it.
        + It circled a snail and begged her, a hundred times a minute, to take care at that speed.
        + Once it sat perfectly still. Unfortunately nobody was looking.
        + Between two words of {other.s} it had lunch.
        + “Wait for me,” it called out, from far in front, for occasionally it overtook itself.
      `,
      help: `
        On the way back there was a locked door. It was too dark to see the [lock|keyhole].
        / There was a locked door in the dark, and nobody could find the [hole|keyhole].
        @help The hummingbird took a glowing seed [and hovered with that light|and hovered, like a lamp,] at the keyhole.
        / The hummingbird fetched a spark, and hovered with that light at the keyhole.
        + “[Take your time|No hurry],” it said, and those were words that it had never used.
        + It hung in the air like a lamp from a hook that was not there.
        + To stand so still, its wings had to go faster than they had ever gone.
        + {Other} held {thing}, looked for the key and found it.
        + The light did not tremble once, not even when the first turn was the wrong way.
        + “That took ages,” it declared as it opened. It had been no longer than a yawn.
      `,
    },
    advanced: {
      arrives: `
        @friend Something hummed at window, lamp and window, and in a pause it was a [hummingbird|very small hummingbird].
        / At first it was a sound, and then it was three sounds, and where they [met|crossed] there hung a hummingbird.
        “[I have told you everything|You took that very well], {hero},” it observed.
        / “So we are [agreed|quite agreed], {hero},” it said, to begin with.
        + As to when, it replied that it had been in between, while {hero} was blinking.
        + Its sentences were of such speed that one had them only afterwards, like the taste of something.
        + “By rights,” it urged, “we should have gone {place.to} by now, and come back, and be talking of it.”
        + It looked in at a flower on the wallpaper, whose conversation it found flat.
        + It had taken leave and said good evening, and was only waiting for the world to catch up.
      `,
      alone: `
        @friend While a moth was shutting her wings, a hummingbird had gone to bed, slept well, and [risen|had breakfast].
        Then it was told of {place}, and had left already.
        + It had to return, as it turned out, having forgotten to set off.
        + Today was done, and the better part of Thursday, and it hung before the moon, who was getting up as though by the back stairs.
        + Its heart beat at a rate that made the nearer leaves dance.
        + It had composed a novel after supper, in one line, and was at work upon cutting it.
      `,
      dry: `
        It took {other} in tow by a thread and [hummed|went up] by a semitone. There was a smear of stars, and they were {place.in}.
        / Of the journey {other} saw one single [green|golden] stripe; when it stopped humming, they were {place.in}.
        + It had looked in there nine times beforehand, to ask if they had come, and once to say that they had.
      `,
      wet: `
        Humming, it set a bubble spinning and, with {other} in it, [drilled|screwed] its way down. So they came {place.to}.
        + Everything there was so slow that it had to read a newspaper between any two fish.
      `,
      quirk: `
        “How you laughed at that,” said the hummingbird to {other}, of a joke that it had not yet [told|begun].
        / “I still think of that evening,” it told {other}, wiping its eyes, and it meant [this one|the one they were in].
        [It was already at the next|It had meanwhile heard two better ones].
        / By then it was tomorrow, on that side.
        + It went on before them, had an adventure, and was back to say that it had not come to much.
        + Round a snail it flew in rings, and implored her, for her children’s sake, to slow down.
        + Once that night it sat perfectly still, but as luck would have it, they were all looking elsewhere.
        + It was from time to time seen to overtake itself, with a nod.
      `,
      help: `
        The door on the way back was locked, and it was too [black|dark] to see.
        / The way back ended at a locked door, and the keyhole was [lost|gone].
        @help The hummingbird [took up|had found] a glowing seed and hovered with its light at the keyhole.
        / With a glowing seed the hummingbird hovered, like a held breath, at the keyhole.
        + To be so perfectly at rest cost it eighty strokes in the second, and it made no mention of that.
        + “There is no hurry,” it declared, slowly, as one says something in a foreign language for the first time.
        + {Other} set down {thing}, searched for the key, dropped it, and searched again, and the small light stayed where it was.
        + When the door had opened, it remarked that it had aged. It had all in all been no longer than a yawn.
      `,
    },
  },
  Swan: {
    noun: { a: 'a swan', the: 'the swan' },
    facts: { help: 'the swan carried them over the water like a boat' },
    beginner: {
      arrives: `
        Over the [wet|dark] lawn it came, white and slow, like a dream. Then it went flop.
        / Something white sailed up the path, and it was so [fine|calm]. Then it tripped.
        @friend It was a swan. [It had come to the step|It did not get up at once|It looked at its feet].
        / In the flower bed lay a swan.
        “On the water,” it said, “this does not [happen|occur].”
        / “I am better [wet|on a lake],” it said. “Do not look.”
        + It walked like two boots that do not match.
        + “Good evening, {hero}. I am grace. Could you move that chair?”
        + It fell over the chair. “Thank you,” it said from the floor.
        + “I glide {place.to} tonight,” it said. “I fear that part is on foot.”
        + It had a neck like a question and wore a pearl.
        + When it sat, it was a queen.
      `,
      alone: `
        @friend On the lake swam a swan. The lake was proud of [it|such a guest].
        The moon stood still to look. It [bowed|nodded].
        Then it was called {place.to}, on foot.
        + “Walk,” it said, as you say “soap soup”.
        + It tried it on the bank. A frog turned away to be kind.
        + It had two big black feet and hid them in the lake.
        + A poet had come, and gone, when it got out.
        + “Grace is not all,” it said to its feet. “You will have to help.”
      `,
      dry: `
        It ran, slap, slap, slap. It was not [pretty|nice]. Then it flew, and that was.
        / Slap, flap, slap! It ran at the [gate|pond] and just got over. But then it flew!
        {Other} [rode on its back|lay in soft white down|held its long neck] {place.to}.
        + Its wings sang with each beat.
        + It came down on a duck. It was sorry.
      `,
      wet: `
        “Ah, [water|wet],” said the swan. It put its neck down, and then all of it.
        {Other} went too, in a bubble, {place.to}.
        + It was as fair down there as it was on top.
        + You could see its feet now. A crab was nice about it.
      `,
      quirk: `
        “See how I step,” said the swan. Flop. It lay in a [bush|ditch].
        / “Watch how I turn,” said the swan. It turned, and [sat down|was in a pond].
        “Very nice,” [said {other}|{other} said]. “And then I rest,” it said.
        / “So smooth!” [said {other}|{other} said]. “And now I lie,” it said.
        + It held its wing out like a queen, and hit a post.
        + It knew three steps. The first one went well.
        + There was a puddle. It stood in it. It was the queen of it.
        + It asked {other} not to look, and then to look now.
        + Its left foot trod on its right. They were not on good terms.
      `,
      help: `
        On the way back there was a lake, [wide|cold] and still.
        / Black water lay on the way back, and no [bridge|boat].
        @help The swan carried them [over the water|all over the water] like a boat.
        / Then the swan was a boat. It carried them over the water.
        “[Step in|Sit down],” it said.
        / “Now it is my [turn|road],” it said.
        + It was all white, and the lake was all black.
        + {Other} sat in the soft down with {thing}.
        + It made no sound. There was just a line of light behind it.
        + The swan put up both wings against the wind.
        + “You are so fair,” [said {other}|{other} said]. Then came the bank. Flop.
      `,
    },
    intermediate: {
      arrives: `
        Across the wet grass something white came gliding like a dream, as far as the [step|doorstep].
        / The garden held its breath, for something lovely was [sailing|drifting] near.
        @friend [There it fell over|At the bottom step it tripped], and it was a swan.
        / Finally it arrived at the doormat, and was a swan.
        + “On water I am [quite different|better known],” it said.
        / “You should see me [wet|afloat],” it said from the boot rack.
        + It stood up again in several stages and did not look at its feet.
        + Poems had been written about it, all of them from the other side of a lake.
        + “I have come for you, {hero},” it declared. “We glide {place.to}. Some of it, I fear, is stairs.”
        + It walked as though it had borrowed each of its legs from somebody else.
        + Sitting, it was a queen immediately, and the doormat was a throne.
        + “Would you be so good as to move that chair?” it asked, and fell over where it had stood.
      `,
      alone: `
        @friend On the evening lake swam a swan, and even the [moon|reeds] held still for it.
        It was a picture, and it had been one since [lunch|four o’clock].
        + Then it was called {place.to}, on foot.
        + “On foot,” it repeated, as others might say “through the chimney”.
        + It rehearsed on the bank. The frogs had the kindness to look at the stars.
        + Its feet were large and black, and they lived below the water like a family secret.
        + “One may fall down,” it told its reflection, “as long as one falls to somebody’s aid.”
        + It folded its neck into the letter that swans begin with.
      `,
      dry: `
        It ran, slapping and flapping, and {other} [looked away|shut one eye].
        / It took off as a sack of potatoes would, and {other} [held on|hoped].
        Then it flew, [and it was music|and nothing was ever so smooth] {place.to}.
        / Once in the air it was all silk, the whole way {place.to}.
        + {Other} lay between its wings, as in a cradle.
        + It came down upon a haystack; it told it that it was a lake.
      `,
      wet: `
        First it put under its neck. Then it let the rest of it [follow|sink].
        With {other} in a bubble, it dived {place.to}.
        + Down there its feet could be seen, but crabs are not particular.
        + It sailed past a wreck, and for a moment the wreck sat up straight.
      `,
      quirk: `
        “One sets down the foot like [this|so],” said the swan, and then it lay in the ditch.
        / “Chin up, wing back, and one [glides|floats],” said the swan, gliding into a wheelbarrow.
        “Beautifully,” [remarked {other}|{other} remarked]. [“And then one rests,”|“One lies until one is admired,”] it remarked.
        / {Other} clapped. “The last part,” it [said|admitted], “I do not always do.”
        + It came by a puddle, stood in it, and was on the spot a queen again.
        + With its left foot it would stand on its right, and neither would give way.
        + It begged {other} to look away, and now to look, and now away.
        + When it turned round on a narrow path, several people lost their hats.
        + It had fallen so frequently that it did even that rather well.
      `,
      help: `
        On the way back a lake lay before them, broad and black, with [no bank|nothing] to walk on.
        / All that was left of the way back was water, [cold|as dark as ink].
        @help [The swan set out|The swan grew tall], and it carried them over the water like a boat.
        / Here the swan was at home. Like a boat it carried them over the water.
        + “Now it is my [turn|hour],” it said.
        + Without one sound it glided, and after it ran a single thread of light.
        + {Other} sat on its warm back with {thing}, as in a white room.
        + When a wind got up it raised its wings on both sides. It was calm inside.
        + The moon had lain down on the lake. It swam round her, so as not to wake her.
        + Then they were at the shore, and it climbed out. It was good that all of them loved it already.
      `,
    },
    advanced: {
      arrives: `
        @friend Over the lawn it came like music, and at the doorstep, where water ends, it fell flat, and was a [swan|white swan].
        / Never had anything so graceful come up that path; then came the [step|mat], and a swan lay on it.
        “Afloat,” it [informed {hero}|told {hero} from below], “I am considered well.”
        / “You have to imagine,” it told {hero}, “a [lake|pond] underneath me.”
        + It got to its feet in instalments, and passed over these as one passes over relations.
        + A great many poems had been made on it, every one of them from the far side of a lake.
        + “One glides {place.to},” it observed, “though I am warned that part of it may be stairs.”
        + When it was seated, it was without further notice a queen; the mat a kind of throne.
        + It requested that the chair be moved, thanked them, and went down over the place where it had been.
      `,
      alone: `
        @friend A swan was on the evening lake, and had been, since four o’clock, a [picture|painting].
        Then it was called {place.to}, and that was overland.
        + “On foot,” it remarked, in the voice of somebody who has been invited to come down the chimney.
        + On the bank it rehearsed a little, and the frogs, with great delicacy, discussed the stars.
        + Its feet were large, black and capable, and had never been presented to anybody.
        + “One may fall,” it reflected, forming its neck into that letter with which swans begin, “provided that it is in the right direction.”
      `,
      dry: `
        Of its run, with all that slapping, {other} saw [very little|nothing]. But then it flew, and it was music {place.to}.
        / {Other} never spoke of the swan’s run, nor of the [rose bed|washing]. But aloft it was silk, the whole way {place.to}.
        + It descended upon a haystack, to which it explained at once that it was a lake.
      `,
      wet: `
        It lowered its neck, as if to read, and [presently|gradually] the rest followed. It dived, with {other} in a bubble, {place.to}.
        + A wreck that they passed was seen to hold itself straighter for a considerable time.
      `,
      quirk: `
        “One puts the foot down so,” the swan instructed {other}, from the [ditch|nettles].
        / “Observe the ankle,” said the swan to {other}, and for a moment there was [nothing else|little else] to be observed.
        “And after that,” it added, [“one rests.”|“one is helped up.”|“there is applause.”]
        / It lay there with great style.
        + There was a puddle, and it stood in this, and was restored, for as long as it lasted, to the throne.
        + Its left foot was standing upon its right, and as both were proud it went on for some while.
        + If it turned about in a narrow place, hats were lost.
        + It had by now fallen so frequently that a certain line was coming into it.
      `,
      help: `
        There was a lake across the way back, broad and black and [deep|cold].
        / The way back went down into a lake, and there it [stayed|had remained].
        @help The swan carried them over the water like a boat, [upon its back of feathers|white upon black].
        / With a nod, as between equals, the swan carried them over the water like a boat.
        + Here nothing slapped and nothing stumbled, and behind it there ran out one long thread of light.
        + {Other} sat as in a white room with {thing}, and when the wind came, two wings were raised like walls.
        + It went round the moon, who was lying there, with care, and left her in one piece.
        + At the far shore it stepped out, and fell. It had never been more graceful than in the way it did not mind.
      `,
    },
  },
  Peacock: {
    noun: { a: 'a peacock', the: 'the peacock' },
    facts: { help: 'the peacock opened its fan of shining eyes' },
    beginner: {
      arrives: `
        Whoosh, crash! There went the [vase|flower pot]. “Oh!” said somebody.
        / Bang went the [lamp|jam]! “I am so sorry!” said somebody.
        @friend It was a peacock, [and its tail stood up like a wheel|and it was all tail].
        / A peacock looked in, and its tail was up like a tent.
        “It [opens|goes up] when I get a fright,” it said.
        / “I [saw a cat|met a moth],” it said. “It goes up by itself.”
        + It shut the tail. “Good evening,” [said {hero}|{hero} said]. Up it went! There went the jug.
        + “Please say all things slowly, {hero},” it begged.
        + A hundred blue eyes looked round the room.
        + “Some news came from {place}. It was so sudden. I lost a lamp,” it said.
        + It had a broom with it, for after.
        + It was shy, and you could see it from six hills off.
      `,
      alone: `
        @friend A peacock sat in the garden and kept [quite|very] calm. A pea fell.
        Whoosh! There went the [bench|bird bath]. “Just a pea,” it said.
        + Then it was told of {place}. Whoosh, and whoosh again.
        + It breathed in, and then out. A moth sat down, and it was gone again.
        + It had glued the pot nine times. It was more glue than pot.
        + It did not know its own tail. It met it each time.
        + “If I think first, then it will not shock me,” it said. It thought. Boo.
        + It put a ribbon on it to keep it shut.
      `,
      dry: `
        “Boo,” [said {other}|{other} said]. Up went the tail. The wind [took|blew] it like a sail.
        / They said “boo” on three. [Whoosh!|Swish!] The tail caught the wind like a kite.
        [They sailed on it|Off they blew|{Other} held tight] {place.to}.
        + A star shot by, and they went up a mile.
        + It kept its eyes shut, but a hundred were open.
      `,
      wet: `
        It opened its tail on the [sea|waves] like a shade. There was air below.
        {Other} held on, and down they went {place.to}.
        + A fish looked in. They stopped, with a jerk.
        + All the eyes looked at all the fish.
      `,
      quirk: `
        “Look, a bun,” [said {other}|{other} said]. The tail [sprang|went] up. The bun flew [off|into a tree].
        / “A bun!” [cried|called] {other}. Whoosh, and there went a hedge.
        “[I was not ready|Nobody warned me] for a bun,” said the peacock.
        / “It did not say that it was a bun,” said the peacock.
        / “A bun should knock,” said the peacock.
        + Its tail went into a hedge and got a nest.
        + It told itself, “There will be a bend now.” There was. Oh.
        + When they clapped, it hid in its own tail. That was no good.
        + “Are there always so many eyes?” said a frog. “They just look,” it said.
        + It swept up after itself and hummed.
      `,
      help: `
        On the way back it grew dark. They [heard|saw] nothing and no one.
        / Out went the last star. The way back was as black as [soot|boots].
        @help The peacock opened its fan. [There shone|Up shone] a hundred eyes of light.
        / So the peacock opened its fan, and all the eyes shone.
        It had [had no fright|done it by itself].
        / No one had said [boo|a word].
        + They were blue and green and gold.
        + {Other} walked in the light with {thing}.
        + Not one pot fell. There was no pot, but still.
        + Each eye looked another way, so none got lost.
        + “Boo,” it told itself at the end, and shut it softly.
      `,
    },
    intermediate: {
      arrives: `
        There was a rush as of silk, and then the [vase|jug] fell.
        / Something rustled like a ball gown, and then it [rained|hailed] teacups.
        @friend There stood a peacock, [with its tail up like a sunrise|blushing behind a fan as big as the room].
        / Among the pieces stood a peacock, and behind it, wide open, its [tail|whole tail].
        + “It goes off when I am [startled|surprised].”
        / “Your doorbell [rang|spoke],” it explained, “and it goes up when I jump.”
        + It folded it down with care. “Good evening,” [observed {hero}|{hero} observed], and up it went, and so did the lamp.
        + “If you could announce things first, {hero},” it begged, “for example: I am about to say hello.”
        + It was the shyest bird in the garden. It could be seen from the next village.
        + “I have had some news {place.from},” it remarked, “very suddenly. I was in a china shop.”
        + A small brush and a pot of glue it always had about it.
        + A hundred blue eyes looked round the room, and it apologised for all of them.
      `,
      alone: `
        @friend In the garden sat a peacock, keeping as calm as it could. A pea [dropped|fell].
        There was a rush, and the bird bath was lying on the [lawn|path].
        + Then it was told of {place}.
        + It practised not being surprised. It said “boo” to itself, and it worked very well, unfortunately.
        + Its teapot had been mended nine times and was now mostly glue, but it poured.
        + A ribbon held its tail together, as one ties up a parcel that might be a joke.
        + Most of all it was startled by its tail, which it had never expected.
        + “If I go there,” it thought, “at least they cannot be more frightened than I am.”
      `,
      dry: `
        “Boo,” [said {other}|{other} said], as agreed. Up flew its [tail|great fan], and the wind took hold of it.
        / {Other} coughed. Whoosh, went the fan, and the wind [filled|bellied] it.
        [In full sail|With a stiff wind] they came {place.to}.
        + A shooting star raised them by another mile.
        + It held its own eyes shut, and looked with the hundred others.
      `,
      wet: `
        It spread its tail on the waves, with [air|dry air] below it.
        {Other} held on, and they sank {place.to}.
        + A sprat looked in, the umbrella jumped. They were late by a little.
        + All its eyes looked at all the fish, and none of them knew who should blink first.
      `,
      quirk: `
        “I have brought you a bun,” [said {other}|{other} said]. There was a rush, and it hung in the [apple|next] tree.
        / {Other} held out a [bun|small bun]. There was a rush, and two fence posts went down.
        “[I was not prepared for a bun|I had not been told that there would be one],” said the peacock.
        / “Kindness,” said the peacock, out of a hedge, “is so sudden.”
        + It had talked itself through each bend, and yet it was the bend that surprised it.
        + When it was praised it hid, in the only place that it had, and that was its tail.
        + It went into a hedge, it came out of it, and somebody’s nest came too.
        + “Do they see anything?” asked a frog about the eyes. “They only stare,” it declared. “I have spoken to them.”
        + Behind them it swept up, mended, and left a little note.
      `,
      help: `
        On the way back it became so dark that the [path|road] closed its eyes.
        / The night shut over the way back, and one could not see one’s own [nose|beak].
        @help Then the peacock, [quite on purpose|with nobody to startle it], opened its fan of shining eyes.
        / Then, eye by shining eye, the peacock drew itself up and opened its fan.
        + Nobody had startled it. It had simply thought that it was time.
        / It had taken a deep breath, and it did not rush at all but rustled.
        + There were a hundred lights, blue and green and gold, and each looked another way.
        + In the midst of them walked {other} with {thing}, as in a slow firework.
        + There was nothing that fell, and nobody who ducked.
        + A moth, a hedgehog and a lost snail came along, because at last they could see.
        + “Did you know that you could do that?” [asked {other}|{other} asked]. “No,” it said, and was for once not surprised.
      `,
    },
    advanced: {
      arrives: `
        @friend There was a rush of silk and a crash of [china|porcelain], and between the two stood a peacock, its tail ablaze.
        / Nobody had said more than “hm”, but the [mirror|dresser] was down, and before a blazing tail stood a peacock.
        “[You startled me|One was not expecting you], {hero},” it declared.
        / “Nothing had prepared me, {hero},” it said, “for anybody [here|indoors].”
        + It was the most retiring of birds, and had the misfortune to be visible from the next parish.
        + It was wished a good evening, which it had not foreseen, and that was the lamp.
        + “If one could be told a little beforehand,” it pleaded, “as for instance, that one is about to be told.”
        + The news from {place} had reached it without warning, in a shop for glass.
        + For the hundred eyes, which were by now looking into everything, it begged to be excused, and got out its glue.
      `,
      alone: `
        @friend In its garden a peacock was keeping calm, and was doing so perfectly well until a [pea|petal] dropped.
        Straight upon this it learned of {place}.
        + It had tied up its tail with a ribbon, like a parcel of which one has one’s doubts.
        + It practised being surprised, to get used to it, and “boo” was the word it had chosen, and it was never ready.
        + Its teapot consisted, after nine repairs, of little else than goodwill, but it poured.
        + Nothing gave it such a turn, as a matter of fact, as its own splendour, which invariably came from behind.
      `,
      dry: `
        “Boo,” [remarked {other}|{other} remarked], by arrangement. Up went the tail, and the wind, who had [waited|hoped] for it, blew them {place.to}.
        / {Other} [hissed|whispered] “custard”, for which it was never prepared, and under full tail they sailed {place.to}.
        + At a shooting star they rose by a further mile, with apologies to the star.
      `,
      wet: `
        On the waves it opened its fan, with air beneath as in a [parasol|dome]. {Other} held on, and so they sank {place.to}.
        + A sprat put in his head, and for some moments they were going up again.
      `,
      quirk: `
        {Other} held out a bun to it, and a moment later that [hung|was] in an apple tree.
        / {Other} had merely wished it good health, and immediately two hedges and a [sundial|beehive] were lying down.
        “[One might have led up to it|There ought to be a gong],” declared the peacock.
        / It asked if that might be put in writing next time.
        + It told itself of every bend in advance, and was astonished each time to have been right.
        + As to whether they saw anything, those eyes, it said that it had asked them, and that they only looked.
        + Praise it fled, by the one way open to it, into the very thing that they were praising.
        + Where they had been, it swept, glued, and left behind a short, well-written note.
      `,
      help: `
        The dark came down upon the way back like a lid, and even the [stars|owls] gave it up.
        / In the darkness of the way back they [apologised|nodded] to one another by mistake.
        @help Then the peacock, [of its own free will|whom nothing had startled], opened its fan of shining eyes.
        / Feather after careful feather the peacock opened its fan of shining eyes.
        + There was no crash, as there had been no fright, but only a long rustle, as when a theatre rises.
        + A hundred lights looked out, in blue and green and gold. Each kept watch on a different piece of the night.
        + {Other} walked among them with {thing}, and so did a hedgehog, two moths and a snail, who had been waiting for something of the kind.
        + “And did you know that you could do it quietly?” it was asked; it said no, and took that, too, quite calmly.
      `,
    },
  },
  Flamingo: {
    noun: { a: 'a flamingo', the: 'the flamingo' },
    facts: { help: 'the flamingo stood like a post for them to hold' },
    beginner: {
      arrives: `
        Knock. Then there was a [bump|thud]. Then both at once.
        / Thud. Someone had knocked and [fallen|slipped] down.
        @friend It was a flamingo. [It had knocked with the foot it stood on|It lay on the mat, all legs].
        / On the step lay a flamingo, pink and in a [knot|heap].
        “Which [leg|one] is it tonight?” it said. “Left or right?”
        / “Did I use the [left|wrong] one?” it said. “I use one a day.”
        + “Right,” [said {hero}|{hero} said]. It changed legs and fell in.
        + It was as pink as the inside of a shell.
        + “I know a place, {hero},” it said. “It is {place}. But how do I start? With which?”
        + It slept for a bit in the middle of a word.
        + It drank some tea upside down.
        + “If I use both, I have none left,” it said.
      `,
      alone: `
        @friend A flamingo stood in the pond on [one leg|its left leg]. Or was it the right?
        “If it is the left,” it said, “I should [change|swap].” It thought.
        + Then it heard of {place}.
        + It had two legs. No one had told it which was first.
        + The moon stood too, and needed none.
        + A frog said, “Left.” A frog said, “Right.” They left by the middle.
        + It put its head under its wing to ask there.
        + “I will walk,” it said. “Then they both get a turn.”
      `,
      dry: `
        “One long step,” said the flamingo. {Other} sat on its [neck|back]. It ran, and it flew.
        / The flamingo tried left, then [right|left]. “Both!” it said, with {other} on top.
        [Its legs came after|Two pink legs hung down behind], {place.to}.
        + In the air it did not need to choose. So it sang.
        + It dropped one leg by a star. It was still on it.
      `,
      wet: `
        It walked in, and in, and in. It was a [long|tall] bird.
        {Other} went too, in a bubble, {place.to}.
        + “What a nice deep pond,” it said.
        + It stood on one leg on a rock. The rock was a ray.
      `,
      quirk: `
        They had to stop. The flamingo [changed|swapped] legs. “Wait,” it said. “No. Back.”
        / “Stop,” said the flamingo. “I have just used this one [twice|two times].”
        “Use them both,” [said {other}|{other} said]. “At the same time?” it said.
        / “Take turns,” [said {other}|{other} said]. “Who starts?” it said.
        + It walked for a bit with three. One was a stick.
        + It slept and did not fall. It woke up and fell.
        + “When you hop,” it said, “one of them has the day off.”
        + It asked a long pink worm how it did it.
        + It was so pink that a bee had a look.
      `,
      help: `
        On the way back the water was deep, and it [pulled|tugged].
        / A wild stream ran over the way back. It [roared|spat].
        @help [The flamingo|In went the flamingo. It] stood like a post for them to hold.
        / Then the flamingo stood in it like a post. They could hold on to that.
        + It stood there on [one leg|just one leg]. It did not ask which.
        / One leg was [up|put away]. It did not mind which.
        + The water pulled and pulled. It stood.
        + {Other} went hand over hand past it with {thing}.
        + Then it stood further on, and then further on.
        + A duck held on as well. It had nowhere to go.
        + “Was it the left?” [said {other}|{other} said]. “I forgot to look,” it said.
      `,
    },
    intermediate: {
      arrives: `
        There was a knock and a thud, and [again|once more] a knock and a thud.
        / One knock, no second knock, and the sound of something long [lying down|falling over].
        @friend [At the door lay a flamingo|On the mat sat a flamingo], for it knocked with the leg it stood on.
        / It was a flamingo that had knocked, but with the [only|very] leg it was using.
        + “Is it the [left|right] one tonight?” it asked.
        / “Tell me, is it an odd day or an [even one|uneven one]?” it asked. “I go by that.”
        + “The other one,” [remarked {hero}|{hero} remarked]. It changed over, and so it came in all at once.
        + It was as pink as the inside of a shell and about as easily confused.
        + “We ought to be off {place.to}, {hero},” it said. “I have got as far as the first foot.”
        + In the middle of a word it fell asleep, standing. Nobody liked to lean on anything.
        + It drank its tea with its head upside down, and said that the ceiling was charming.
        + “If I put down both,” it explained, “I have none left for emergencies.”
      `,
      alone: `
        @friend In the shallow lake stood a flamingo on one leg, and wondered [which|whose].
        If it was the left, then it was time for the [right|other].
        + Then somebody told it of {place}.
        + It lifted the one to look, and sat in the water. So it had been that one.
        + Two frogs had advised it. They were no longer speaking to each other.
        + The moon stood on no leg at all, and it admired that very much.
        + It tied a thread round one of them, to remember, but it forgot what.
        + “If I walk,” it said, “then each of them will have its turn, and nobody is hurt.”
      `,
      dry: `
        With {other} on its back, the flamingo ran on all the legs it [had|owned].
        / It argued with its knees, ran, and got [into the air|aloft], and {other} with it.
        Then it flew, [and its feet came behind|both legs trailing], {place.to}.
        + Up there one need not choose. It sang for as long as that lasted.
        + Upon landing it asked both sides, and there was a short debate.
      `,
      wet: `
        It simply waded in, and waded [on|further], since its legs were long enough.
        + {Other} had a bubble, all the way {place.to}.
        + “A delightful pool,” it declared. “A little deep about the ears.”
        + It stood on a rock to rest, and the rock swam off, as it was a ray.
      `,
      quirk: `
        At each milestone the flamingo changed legs, and [now and then|occasionally] it changed both.
        / Here it stopped, for its left had done [a hundred|ninety] steps more than its right.
        “What about using the two of them?” [asked {other}|{other} asked]. “[On a weekday|Before supper]?” it said.
        / “Could they not work together?” [asked {other}|{other} asked]. “They never met,” it said.
        + For a stretch it had three, until it turned out that one was a reed.
        + It could sleep on one leg for hours, and it fell over only on waking.
        + It interviewed a millipede, and it had to lie down for a while.
        + “Hopping,” it said, “is walking, with a holiday in it.”
        + A bee followed it for a mile, and then saw its knees.
      `,
      help: `
        On the way back the stream was deep, and it tore at [everything|everyone].
        / The stream on the way back had grown up, and it carried off [hats|fences].
        @help The flamingo [walked into the middle and|waded in, and there it] stood like a post for them to hold.
        / Where it was worst the flamingo stood, like a post for them to hold.
        + + It stood upon one leg and did not [ask|care] which.
        + The water pulled, the water pushed, and it might as well have been pulling at a church.
        + {Other} went round it, hand over hand, with {thing}.
        + Then it took one step, and was a post again, and so they got across.
        + A moorhen and a wet hedgehog held on too, as it was there.
        + “And which was it?” asked {other} on the bank. It looked down. “I was not thinking of me,” it said.
      `,
    },
    advanced: {
      arrives: `
        @friend A knock, a thud, a knock and a thud had to be a [flamingo|pink flamingo], who was knocking with the leg it stood on.
        / One knocks only once with the leg one is standing on, as the flamingo on the step had [again|once more] found out.
        “[Is it the left tonight|Would you call this one a right]?” it asked {hero}.
        / “You do not know, {hero},” it asked, “which [it was|I came on]?”
        + Told that it was the other, it changed over, and by this means entered the house in full length.
        + It had the pink of the inside of a shell, and much the same grasp of affairs.
        + “We should be off {place.to},” it explained. “I have the reasons all ready, and am only in some doubt about the foot.”
        + In mid-word it fell asleep, upright, and nobody dared to lean on anything.
        + Both at once was out of the question, it said, as one would then have nothing put by.
      `,
      alone: `
        @friend A flamingo stood in the shallows on one leg, wondering which, and was about to [ask|inquire] when word came of {place}.
        + There was one way to find out, and when it had done so it was sitting down.
        / There was a way to find out, but it was wet.
        + Two frogs had been called in to advise it, and had since ceased to be on terms.
        + A thread was tied about the left, or about the right, to remind it of something.
        + How the moon did it, on none, it had frequently wondered, and it put it down to family.
        + “By walking,” it saw, “one gives a turn to each, and neither need be told.”
      `,
      dry: `
        With {other} upon its back, the flamingo ran on every leg it [had|possessed]. It flew, and they followed after, {place.to}.
        / {Other} rode upon the flamingo while both its legs ran as they [pleased|thought best], and then, at peace, flew {place.to}.
        + In the air nobody has to choose, and for as long as this lasted it sang.
      `,
      wet: `
        It walked into the sea and, with such legs, [went on|kept] walking. {Other} had a bubble upon its beak, all the way {place.to}.
        + The rock that it paused on excused itself, and swam quietly away.
      `,
      quirk: `
        At every milestone the flamingo changed legs, and {other} [waited|looked on], while it changed them back.
        / {Other} was requested to keep count, for the flamingo suspected its left of [idling|letting the other do the work].
        Both together, it said, [was for Sundays|would be showing off].
        / The right, it added, was listening.
        + For a good mile it appeared to have three, until one of these proved to be a reed.
        + It put some questions to a millipede, and then it had to be laid in the shade.
        + Asleep it had never in its life fallen over, but it was apt to wake.
        + “What is hopping,” it mused, “but walking, with a holiday in it?”
      `,
      help: `
        A stream ran over the way back, deep and in a [rage|hurry].
        / The brook on the way back had become a river, in [no mood|a temper].
        @help The flamingo [walked to the middle and|strode in, and there it] stood like a post for them to hold.
        / In went the flamingo, to where it pulled hardest, and stood like a post for all to hold.
        + It stood upon one leg, and for the first time since it could think it had not asked which.
        + What the water tore at might as well have been a steeple, and round it, hand over hand, came {other} with {thing}.
        + It was a post a little farther on, and a little farther, until there was a railing from bank to bank, of one.
        + “And was it the left?” they inquired. It looked down, rather surprised, and said that it had been thinking of them.
      `,
    },
  },
  Crane: {
    noun: { a: 'a crane', the: 'the crane' },
    facts: { help: 'the crane folded a big leaf into a boat' },
    beginner: {
      arrives: `
        A letter slid in. It was [folded|white] and very thin. It began to unfold.
        / Under the door came a flat white thing. It [crackled|stretched]. A bit of it stood up.
        @friend [Out came a leg, a wing, a beak|First a knee came out, then a neck]. It was a crane.
        / It was a crane, once it had all come out.
        + “Here [I am|is the news],” it said. “I am the letter.”
        / “[Open me|Read me],” it said. “I came by post.”
        + “What do you say?” [said {hero}|{hero} said]. It looked at itself. “Come {place.to}, {hero},” it read.
        + It took the tablecloth, and it was a swan now.
        + Its hands were never still. It had no hands. It was all beak.
        + It folded the bed a bit at the edge.
        + It folded itself in half to say good evening.
        + “Flat things just wait to be asked,” it said.
      `,
      alone: `
        @friend By the lake stood a crane and folded the [mist|moonlight].
        It made a ship. It made a hat. It [smoothed them|let them go].
        + A flat leaf came from {place}.
        + “How bad it must be,” it said.
        + It had folded its map, and now it was a frog.
        + For the night it folded up its legs, neck and thoughts.
        + It gave a grass blade one knot, for luck.
        + It folded its way into a point, and then it flew.
      `,
      dry: `
        The crane folded a [kite|cloud] for {other} and took the string.
        / It bent a bit of [sky|mist] here and there. “Sit on that,” it told {other}.
        [With long calm beats it|With the string in its beak it] flew {place.to}.
        + It put a crease in the wind. Then it was not so rough.
        + It folded the long way in two. So it was half as long.
      `,
      wet: `
        It folded a [bell|box] out of a lily leaf. There was air in it.
        {Other} got in, and down they went {place.to}.
        + It made a wave into a fan. It fell apart.
        + A flat fish looked at it and swam off fast.
      `,
      quirk: `
        “Which way?” [said {other}|{other} said]. The crane had the map. It was a [hat|bird] now.
        / “Are we lost?” [said {other}|{other} said]. “No,” said the crane. “The map is a [cap|crown] now.”
        “[It looks well on you|It is warmer now],” it said.
        / It folded it once more, with sharp edges.
        + It folded a leaf, a ticket and one end of {other.s} sleeve.
        + A snail asked for a small boat. It got a fleet.
        + It did not like the round moon. You get no edge on it.
        + It sat down, and it went click, click, click. Then it was flat.
        + It told a tale with a bit of bark. At the end the bark bowed.
      `,
      help: `
        On the way back there was water and [no boat|not one boat].
        / A wide, wet lake! There was no [bridge|ferry] on the way back.
        @help The crane [took a big leaf and folded it into a boat|found a wide leaf, and folded it into a boat].
        / “Leaf,” said the crane. It folded that big leaf into a boat.
        + One fold, two folds. [Pull|Open]. “Get in,” it said.
        / It made it sharp at the front and [round|wide] at the back. “There.”
        + It had done it a hundred times, for fun. Now it was no fun. It was good.
        + {Other} got in with {thing}, and it did not leak.
        + It gave the boat a mast and a flag.
        + It walked next to it and held the string.
        + Then it made it a leaf again and thanked the tree.
      `,
    },
    intermediate: {
      arrives: `
        A letter was pushed under the door, and it [rustled|began to unfold].
        / What had looked like a letter stood up on the [rug|floorboards] and shook out its creases.
        @friend First came a leg, next a wing, [and at last a whole crane|and so on, till it was a crane].
        / It had an address on one side, and it was a crane.
        + “I thought I had better [bring|be] the letter,” it declared.
        / “No stamp,” it said, “so I [walked|came under the door].”
        + “And what do you say?” [asked {hero}|{hero} asked]. It looked under its wing and read: “Come {place.to}.”
        + It folded everything it met, and last of all, each evening, itself.
        + While they spoke, the tablecloth became a swan and the newspaper a fleet.
        + When it said good evening, it folded in the middle.
        + “Flat things are only waiting to be asked, {hero},” it remarked, with a look at the sheet.
        + It spoke slowly, in small neat sentences for the pocket.
      `,
      alone: `
        @friend In the reeds stood a crane and folded the [mist|light] into ships.
        It set them on the lake; the [wind|night] took them.
        + Then came a crumpled leaf, from {place}.
        + “Nobody crumples a leaf,” it said, “unless something is the matter.”
        + Its map had been folded so many times that it was now a frog.
        + For the night it put away its legs, neck, wings and thoughts.
        + It disliked the full moon, for it had nowhere to begin.
        + It tied the corner of a wave, so as to find the place again.
      `,
      dry: `
        The crane folded {other} a kite out of a [cloud|bit of cloud], and took the string.
        / The crane folded a [patch|corner] of fog into a sledge for {other}.
        [With long, calm strokes|Legs out behind,] it flew {place.to}.
        + It made a pleat in the wind, and behind that it was warm.
        + Since the way was long, it folded it once in the middle.
      `,
      wet: `
        Out of a lily leaf it folded a bell, [full of|with plenty of] air.
        With {other} inside it, they sank {place.to}.
        + A flounder saw them coming, felt himself, and hurried off.
        + It made a wave into a fan. But it could not get it to stay.
      `,
      quirk: `
        “May I see the map?” [asked {other}|{other} asked]; the crane handed over a [hat|small heron].
        / The map had been a map till [noon|tea], and now {other} was wearing it.
        “[North is in the brim|I improved it as we walked|It keeps off the rain],” it explained.
        / “We are in the fold,” it said.
        + It had folded two tickets, a fern and the end of {other.s} sleeve before it noticed.
        + A snail asked it for a boat and was given a harbour.
        + If it was moved, it creased a little at the neck.
        + It could sit down so small that people put things on it.
        + “Everything can be smoothed out again,” it said, “but it remembers.”
      `,
      help: `
        On the way back they came to a broad [water|river]. There was nothing to cross it in.
        / The stepping stones were gone. There was [water|river] only.
        @help The crane [broke off an enormous leaf|chose the biggest leaf on the bank] and folded it into a boat.
        / The crane chose a leaf like a tablecloth and folded it into a boat.
        + + “In, out, [over|under], and now breathe on it,” it remarked.
        + Its beak went so surely that the leaf held still, as hair does for a good comb.
        + {Other} climbed in with {thing}, and not one drop came through.
        + There was even time for a mast and a bench.
        + Beside them it waded on its long legs, holding the string like a kite’s.
        + Over there it turned the boat into a leaf again, and wished the tree good night.
      `,
    },
    advanced: {
      arrives: `
        @friend The letter that came under the door unfolded by itself, into a leg, a wing and, eventually, a [crane|grey crane].
        / It was the first letter in that house to [straighten its knees|shake out its wings] and be a crane.
        “[I am what it says|I was too long for an envelope],” it informed {hero}.
        / “To {hero},” it read off its wing. “[By hand|Urgent].”
        + It consulted the inside of its wing. “Come {place.to},” it read out, “at your earliest convenience, which is now.”
        + It could not leave a flat thing flat, and as they were speaking, the tablecloth became a swan.
        + At the words “good evening” it folded once across the middle, with an edge that one might have ruled by.
        + The sheet on the bed it eyed for some while, as a sculptor eyes a hill.
        + All that it said was short and clean, and could have been kept in a wallet.
      `,
      alone: `
        @friend In the reeds a crane was folding the evening mist, a [ship|hat] and then a ship, and letting them go.
        A leaf blew by, from {place}, and it was crumpled.
        + “One does not crumple,” it observed, “as long as there is hope,” and straightened the leaf upon its knee.
        + Its map had been creased so frequently that it was by this time a frog.
        + To the full moon it had an ancient objection, which was that there was nowhere to begin.
        + At night it put away its legs, its neck and its thoughts. What came out first in the morning was invariably a surprise.
      `,
      dry: `
        For {other} it folded a kite from the hem of a [cloud|small cloud], and took the string in its beak. So the crane flew {place.to}.
        / It asked {other} to stand on a cloud, [lifted|took up] its corners, made a point, and so the crane flew off {place.to}.
        + The way being long, it laid one neat fold in it, just about halfway.
      `,
      wet: `
        From the leaf of a lily it folded a bell, and {other} had [air|breath] in it for a week. Together they sank {place.to}.
        + A flounder took one look at its beak, and remembered an appointment.
      `,
      quirk: `
        Asked by {other} for the map, the crane passed over a [heron|three-cornered hat].
        / The map had grown smaller at every bend, until the crane could [set|perch] it on {other.s} head.
        “You will find the north,” it declared, “[in the brim|under the left wing|where the crease is].”
        / The scale, it owned, had suffered.
        + Two tickets, a fern and a portion of {other.s} sleeve had been through its beak before anyone noticed.
        + A snail had begged a boat of it, and was now the owner of a harbour.
        + It sat down in so few inches that people would put things on it, and apologise.
        + “All of it can be smoothed out again,” it once remarked, “but it remembers,” and whether it was speaking of paper nobody liked to ask.
      `,
      help: `
        There was a river over the way back, and there were no boats [at all|upon it].
        / A river had laid itself over the way back, and had [brought|left] no boat.
        @help The crane took an enormous leaf [between its feet|in its beak] and folded it into a boat.
        / On the bank grew a leaf like a door, and this the crane folded into a boat.
        + “In,” it murmured, “and under, and now one breathes on it,” and the leaf kept still, as hair does for a good comb.
        + {Other} stepped aboard with {thing}. There was a mast to it, and a bench, for the beak had not been able to stop.
        + It waded alongside on its long legs, with the string, like somebody walking a particularly light dog.
        + At the other bank it turned the boat into a leaf once more, and it was seen to bow to the tree.
      `,
    },
  },
  Albatross: {
    noun: { a: 'an albatross', the: 'the albatross' },
    facts: { help: 'the albatross glided across without one wing beat' },
    beginner: {
      arrives: `
        Thump, thump, thump! Someone ran down the whole [road|street]. “Mind your heads!”
        / Outside somebody ran, and ran, and [ran|puffed]. “I cannot stop!”
        @friend In slid an albatross. [It slid on into the wall|It took the rug along].
        / An albatross shot in on its [tummy|belly], all wings.
        + “I have to [run|start] a lot to fly,” it said.
        / “I come to a stop [slowly|later on],” it said.
        + Its wings went from the door to the window and out.
        + Then it slept. It always slept when it flew. It was not sure it had stopped.
        + “{Hero}?” it said in its sleep. “Left a bit. Mind the moon.”
        + “I am off {place.to},” it said. “There is no wind of joy there.”
        + It smelled of salt and far-off mail.
        + “May I use your hall?” it said. “I need it for the way out.”
      `,
      alone: `
        @friend Far out at sea an albatross flew and [slept|snored].
        It had slept from the cape to the [ice|bay]. Then it woke up.
        There was a sad wind. It came from {place}.
        + It turned. That took half of the sea.
        + It had a bed on land, but could not stop at it.
        + A ship said good night. “Is it?” it said. It had lost two days.
        + It knew each wave, but not by name.
        + “I am coming,” it said, and slept in that direction.
      `,
      dry: `
        It ran and ran. {Other} ran with it, and [jumped|hopped] on at the last house.
        / “Run!” it cried. {Other} ran along the wing until it [lifted|rose].
        [Then they hung|Now it was still. They hung] in the wind {place.to}.
        + It slept. {Other} held a wing up when they had to turn.
        + The end came soon. They had to go round it twice to stop.
      `,
      wet: `
        It ran, fell in, and sank like a big [tray|kite].
        In a bubble {other} sank too, {place.to}.
        + “So this is the bottom,” it said. It had always thought so.
        + It snored, and the bubble grew.
      `,
      quirk: `
        “One moment,” said the albatross. It went back six hills to [run up|start].
        / “I just need a [start|run],” said the albatross. It went off, and was a dot.
        They heard it come. They heard it go by. “Stop it,” it told {other}.
        / Then feet, feet, feet! {Other} held up a [hat|stop sign]. It was too late.
        + It slept while it walked and flew in its dream. So it bumped.
        + It tucked up its wings. It took three tries and a rope.
        + It said, “Is this the south?” It was a bush.
        + “What do you dream of?” [said {other}|{other} said]. “Of a short run,” it said.
        + It spread its arms for a hug, and a wood fell in.
      `,
      help: `
        On the way back the land [stopped|broke off]. Far below was fog.
        / The way back had a gap, as deep as a [dream|mile].
        @help The albatross glided across [without one wing beat|and there was not one wing beat].
        / The albatross ran and glided across. It did not beat one wing.
        + “[Hold on|Sit close],” it said, and ran.
        / “[Up you get|Lie flat],” it said. “And now nothing.”
        + It hung on the wind as you hang up a coat.
        + {Other} lay on its back with {thing}. Not a feather moved.
        + It did not sleep. It had its eyes wide open.
        + They could hear the fog think.
        + It even came down well. It had found a very soft hill.
      `,
    },
    intermediate: {
      arrives: `
        All the way down the street somebody came running. “Mind your [heads|hats]!”
        / Feet drummed nearer and nearer and [did not slow|showed no sign of stopping].
        @friend Into the hall slid an albatross, [and slid on as far as the wall|with the doormat under it].
        / An albatross went by the door, went by the window, and [came in|arrived] by the wash house.
        + “I need a long [run-up|start] and a long end,” it said.
        / “You have a [short|stubby] house,” it said, looking for its other wing.
        + Its wings reached from the kitchen to the garden, and there were people in between.
        + It slept when it flew, and it had not noticed yet that it was not flying.
        + “{Hero}, two degrees to the left,” it murmured, “and bring in the moon.”
        + “They are becalmed {place.in},” it said. “I have slept all round it, and I felt it in my dream.”
        + It smelled of salt, distance and somebody else’s post.
        + “When we set out,” it asked politely, “may I begin in your bathroom?”
      `,
      alone: `
        @friend Far out over the sea an albatross was flying, sound [asleep|asleep since noon].
        It had nodded off at the Cape, and it woke [at the ice|near the Pole].
        + Something sad lay on the wind, from {place}.
        + It decided to turn round, and the turn took in most of the ocean.
        + On land it owned a very good bed, which it had never been able to stop at.
        + A lighthouse wished it good night. It asked which one.
        + It knew all the winds, and had been to school with several.
        + “I shall come directly,” it said, closed its eyes and leaned that way.
      `,
      dry: `
        It ran through the entire village. {Other} jumped on at the [baker’s|last house].
        / It needed two streets and a [market|lane]. {Other} waited on the last wall.
        + Then they hung [upon the wind|like a lamp on a long chain] all the way {place.to}.
        / After that there was no more work in it, only wind, {place.to}.
        + Now it slept, and if there was a bend, {other} held up a wing.
        + They had to go round twice, like bath water, until they could stop.
      `,
      wet: `
        It ran along the shore, missed the [sky|wind], and went down like a tray.
        + {Other} had a bubble beneath its wing all the way {place.to}.
        + “So that is what holds up the sea,” it declared. It had frequently wondered.
        + It snored, and this made the bubble larger and larger.
      `,
      quirk: `
        “I shall just take a run,” said the albatross, and went back [six fields|over three hills].
        / “I will look from above,” said the albatross, and left to find a [road|beach].
        + They saw it go past. “[Could you stop me|Is that you]?” it asked {other}.
        / Presently it thundered by, waving. {Other} waved as well.
        + It dozed off on foot, dreamed of flying and went into a barn.
        + To fold its wings it needed three attempts, a wall and some encouragement.
        + It embraced them all, for it was in a good mood, and a hedge and two sheep with them.
        + “What do you dream about?” [asked {other}|{other} asked]. “A short start,” it said wistfully.
        + It was asked the time, and gave it for Cape Horn.
      `,
      help: `
        On the way back the land broke off, and nothing went on but [fog|cloud].
        / All at once the way back hung in the [air|cloud] like a loose thread.
        @help The albatross [ran to the edge|asked for room, ran], and glided across without one beat of its wings.
        / With one long run the albatross glided across, without a single beat.
        + + “From here,” it said, “there is nothing to [do|it].”
        + It lay on the wind as one lies in a hammock. The wind did not mind.
        + {Other} stretched out on its back with {thing}, and one could hear the stars.
        + This time it did not sleep. It had its eyes open the entire way.
        + The fog moved slowly by below them, like a flock going home.
        + For landing it had found a hill that was soft and long, and somebody had mown it.
      `,
    },
    advanced: {
      arrives: `
        @friend “Mind your heads!” cried someone who was running down the street, and in came an albatross, as far as the [wall|clock].
        / It sounded like suitcases in the street, and was an albatross, still [arriving|landing].
        “[It is the stopping|One arrives by degrees], {hero},” it remarked.
        / “Do go on, {hero},” it begged from [beneath|behind] the piano.
        + To start it required a mile, and to end two, and in between there was nobody to touch it.
        + As it slept only on the wing, it had not realised that it was no longer there.
        + “They lie becalmed {place.in},” it murmured, “two points to port, and take in the moon, somebody.”
        + Its wings were in the kitchen and the garden, and it apologised to people in both.
        + There hung about it a smell of salt, of distance, and of letters that had been a considerable time under way.
      `,
      alone: `
        @friend Far out an albatross was flying, fast asleep, as it had been since the [Cape|Azores].
        It was woken by something sad upon the wind, from {place}.
        + It resolved to turn, and the turn included the greater part of an ocean.
        + There was a bed that it owned, on an excellent cliff, past which it had frequently come.
        + Wished a good night by a lighthouse, it asked which of them was meant.
        + It had been at school with most of the winds, and it knew which could be leaned on.
      `,
      dry: `
        It ran the length of the village, and {other} leapt on at the [baker’s|pump]. Then they hung in silence all the way {place.to}.
        / First a [goat|hay cart] had to be moved. Then {other} heard nothing whatever, for the wind was carrying them {place.to}.
        + If there was a bend, one lifted the wing on that side, so as not to wake it.
      `,
      wet: `
        It ran, missed the wind, and [sank|went down] like a tray. {Other} had a bubble beneath it, all the way {place.to}.
        + “So that is what it stands on,” it remarked of the sea, of which it had long known the top.
      `,
      quirk: `
        The albatross begged to be excused while it took a run, and {other} [watched|heard] it go back over three hills, and return, and pass.
        / “I could fly up and look,” the albatross offered. {Other} held its [scarf|hat] and heard it run past, twice.
        + “You might,” it called from beyond, “have stopped me,” and after a time there was a sound of poultry.
        / “You might have caught hold of something,” it called from far beyond.
        + In its joy it put its arms around them, and around a hedge as well, and a sheep.
        + Folding up its wings called for a wall, three attempts and a kind word.
        + It would tell you the time if you asked it, and that was the time at Cape Horn.
        + Its dream, it confided, was of a short beginning.
      `,
      help: `
        On the way back the land broke off like a story that someone has been [called|fetched] away from.
        / The way back went on as far as a [cliff|cliff edge], and there it had left them.
        @help The albatross [ran up, and|leaned, and] glided across without one beat of its wings.
        / The albatross ran, leaned out, and glided across without a beat.
        + It lay on the wind as one does in a hammock, and did nothing, and knew precisely what it did.
        + {Other} was stretched on its back, with {thing}, in a quiet so large that there were stars in it.
        + It did not sleep, neither then nor at any time before they were over. It had never stayed up so long.
        + As for the landing, it had had its eye upon a certain long, soft hill, and had, in all secrecy, written to it.
      `,
    },
  },
  Macaw: {
    noun: { a: 'a macaw', the: 'the macaw' },
    facts: { help: 'the macaw marked the path with bright feathers' },
    beginner: {
      arrives: `
        “A thousand thunderclaps!” called a voice in the [drizzle|thin rain].
        / “Hail, house of the [mighty|brave]!” cried someone in the rain.
        @friend In flew a macaw, [red, blue and yellow all over|as red as ten tomatoes].
        / It was a macaw, and now the room had three more colours.
        + “I came through [nine storms|ten storms]!” it said. It was a bit damp.
        / “The sea [boiled|stood up]!” it said. “I ducked.” It had crossed a pond.
        + “I fought a cloud as big as a cow,” it said. “As ten cows!”
        + “Was it a small one?” [said {hero}|{hero} said]. “At the far end,” it said.
        + What it saw was true. But it put on more paint.
        + “{Place} is in a fix!” it said. “The worst, or at least a fix.”
        + “You are {hero}! They sing of you on all the seas!”
        + The room was grey before. Now it was not.
      `,
      alone: `
        @friend A macaw told its dull day to the [night|owl].
        “A nut fell!” it said. “No, [a rock|a house]!”
        + Then it heard of {place}. That was true as it was.
        + It looked for a word that was big enough. There was just “oh”.
        + It had red words, and a gold one for Sundays.
        + “I was in the jaws of a tiger!” It was a yawn, a mile off.
        + Its shadow was grey. It told it not to be.
        + “I will fly there,” it said, “through ice and fire!” It was a mild night.
      `,
      dry: `
        “Hold on! We fly over [volcanoes|sea snakes]!” It was a hedge. {Other} held on.
        / “A sea of fire!” [cried|called] the macaw. It was a lamp. {Other} shut both eyes.
        So they flew, [red on blue|in a bright curve], {place.to}.
        + It shouted “Land!” at each star.
        + The wind was soft. “A gale!” it said with joy.
      `,
      wet: `
        It put on a [jar|clay jar] with a window. {Other} had one too.
        “To the end of all seas!” it said. They sank {place.to}.
        + A shrimp came by. “A monster!” it said. The shrimp was so glad.
        + Its red did not wash off. It just got deep.
      `,
      quirk: `
        “Look, a dragon!” said the macaw. It was a [newt|lizard].
        / “A fire worm!” said the macaw. It was a [newt|slug].
        “It is small,” [said {other}|{other} said]. “It is far off,” it said. It sat on its foot.
        / “I see no fire,” [said {other}|{other} said]. “It saves it up,” it said.
        + It told how they met. There had been a flood, it seems.
        + A drop fell on it. “I am hit!” it said.
        + It told of the soup at noon till they felt full.
        + When it told it for the third time there were pirates.
        + “Is that true?” [said {other}|{other} said]. “It is as true as red,” it said.
      `,
      help: `
        On the way back all was grey. The path was [grey|lost] as well.
        / Mist came. The way back had no [edge|colour] at all.
        @help The macaw [threw down its bright feathers, to mark the path|pulled out its bright feathers and marked the path].
        / Then the macaw marked the path with its own bright feathers.
        + There was red by the [stone|root].
        / There lay a blue one at the [bend|gap].
        + It was just what it was, and it needed no more paint.
        + {Other} went from one to the next with {thing}.
        + It flew ahead and looked with care. It did not shout.
        + At the end it was a bit bare. “I am cold,” it said. That was all.
        + {Other} put them back in, one by one. “Like a king,” [said {other}|{other} said].
      `,
    },
    intermediate: {
      arrives: `
        “A hundred thousand thunderclaps!” somebody called out in the [drizzle|light rain].
        / “Make way, make way for the sole survivor!” it rang out over the [roofs|puddles].
        @friend In flew a macaw, so red and blue [that the room blinked|that the lamp looked pale].
        / It was a macaw, and beside it everything in the room had been washed too [often|hot].
        + “I came through nine [hurricanes|tempests],” it said.
        / “There were waves like [steeples|cathedrals],” it said, of the duck pond.
        + It never told a lie. It only painted the truth in louder colours.
        + “With my bare beak I held back the sea,” it declared, and {hero} moved the vase.
        + “{Place} stands at the brink,” it cried, “or, in any case, there is something wrong with it.”
        + “You are that {hero} of whom they sing on all the islands. It is quite a long song.”
        + There was a beetle on the sill, and it was introduced to them as a tiger in reduced circumstances.
        + Since it had come, the wallpaper looked like something one might have dreamed.
      `,
      alone: `
        @friend On a branch sat a macaw, telling the owl about its [day|afternoon], which had been quiet.
        “A nut came down,” it began. “What am I saying? A [cliff|palace]!”
        + Then it was told of {place}.
        + It searched for a word that was large enough, and all it had was “oh”.
        + For ordinary days it had red words and blue ones, and a golden one that it was saving.
        + Its shadow was grey, and it had spoken to it about that.
        + It had once been all but eaten by a tiger; he had yawned, in the next valley.
        + “Through fire and ice!” it cried and set out, into a mild and starry evening.
      `,
      dry: `
        “Hold tight, we are crossing the [volcanoes|sea of snakes]!” it cried. It was a hedge.
        / “Do not look down, that is the [abyss|end of the earth]!” it cried, over a cabbage patch.
        + [In bright colours|Like a flag in a high wind] it bore {other} {place.to}.
        + “Land!” it shouted at every cloud, and wept a little.
        + The breeze was lovely, and it was described to them as a typhoon.
      `,
      wet: `
        It donned a clay jar with a window and gave {other} the [second|one with the handle].
        + “To the bottom of all things!” it cried. They sank {place.to}.
        + A shrimp, whom it had called a monster, grew by half an inch.
        + Down there it was the only red for miles, and it bore this bravely.
      `,
      quirk: `
        “Behold, a dragon!” cried the macaw, and it was a [newt|gecko].
        / “Robbers, a whole [army|forest] of them!” cried the macaw. It was a scarecrow.
        “It is rather small,” [said {other}|{other} said]. “[It is a great way off|You should see the uncle],” it declared.
        / “There is only one,” [said {other}|{other} said]. “They take turns,” it whispered.
        + Of the bread they had eaten it told so well that they were full a second time.
        + A raindrop hit it, and it asked them to go on and remember it.
        + By the third telling there were pirates, and one of them was {other.s} uncle.
        + “Is that true?” [asked {other}|{other} asked]. “It is truer,” it said.
        + To a grey pebble it whispered something, and the pebble looked quite different.
      `,
      help: `
        On the way back it was all one grey, the [stones|hills], the air and the path.
        / Somebody had rubbed out the way back and left only a [smear|smudge] of grey.
        @help The macaw [flew ahead and threw its bright feathers|plucked out its bright feathers] to mark the path.
        / The macaw flew in front and marked the path with bright feathers.
        + “Here,” was all it said, “and [here|there].”
        / “Follow the [colours|red ones],” it said, and added nothing.
        + Red lay beside the root, blue before the bend, and yellow wherever it was deep.
        + {Other} walked from feather to feather with {thing}, and did not once go wrong.
        + It exaggerated nothing, since somebody had to rely on it.
        + When they arrived it was a little bare, and said just that it was a bit chilly.
        + They put them back, one by one. “You were tremendous,” [said {other}|{other} said]. For once that was the exact word.
      `,
    },
    advanced: {
      arrives: `
        @friend “A hundred thousand thunderclaps!” rang through the drizzle, and in flew a macaw, [scarlet|red] and a little damp.
        / The drizzle was declared to be a tidal wave, and out of it [stepped|swept] a macaw.
        “[Nine hurricanes|Whales wept], {hero},” it remarked.
        / “I alone was spared, {hero},” it announced, [dripping|with a bow].
        + It did not lie, and would have been hurt to hear it said, but it did paint the truth in a louder colour.
        + “{Place} is tottering upon the brink,” it reported, “or it is, at the very least, not itself.”
        + They sang of {hero}, it appeared, on all the islands, to an accompaniment of drums.
        + The beetle upon the sill was presented as a tiger who had come down in the world, and drew itself up.
        + Since it had entered, the wallpaper had the look of something that one is about to dream.
      `,
      alone: `
        @friend A macaw was telling an owl about its day, which had been [uneventful|quiet], so that it was obliged to use a good deal of red.
        + Of {place} it was told in plain words.
        + It searched its whole stock for one of the right size, and came back with “oh”.
        + A nut that had dropped at noon had by the evening become a palace, with people waving from it.
        + A golden word had been put by, years ago, for an occasion. It wondered now if this was it.
        + “Through fire and ice,” it cried, and flew off into an exceptionally mild night.
      `,
      dry: `
        “We are over the [volcanoes|whirlpools]!” cried the macaw, of a hedge, and {other} held on. Scarlet among the stars, it flew {place.to}.
        / {Other} was advised not to look at the [dark depths|abyss], which were beans. Like a flag the macaw flew on {place.to}.
        + A breeze that they met was described as a typhoon, and blew, from then on, with more self-respect.
      `,
      wet: `
        In clay jars with windows they sank to what the macaw [called|announced as] the end of the world. {Other} saw that it led {place.to}.
        + A shrimp whom it had hailed as a monster swam off, by half an inch the longer.
      `,
      quirk: `
        “Behold, a dragon,” cried the macaw, showing {other} a [newt|lizard], which was rather small.
        / The macaw pointed out a pirate to {other}, and it was a [hen|hedgehog] with one eye shut.
        + “But that,” it declared, “is [merely the distance|what he wants us to think].”
        / It saluted him, until the next bend.
        + At the third telling there were pirates in it, and at the fourth a wedding.
        + It spoke so well of their sandwiches that they were filled by them again.
        + Struck by a raindrop, it charged them to go on, and to name something after it.
        + It was more than true, it would say, if somebody asked, because it was finished.
      `,
      help: `
        Upon the way back a greyness had come down, without one [path|road].
        / The way back, which had been grey on grey, was now [blown out|put away].
        @help The macaw [flew on ahead and|took its best tail and] threw its bright feathers to mark the path.
        / The macaw, with no speech of any kind, marked the path with its bright feathers.
        + “Here,” it called, “and here,” and it did not say that it was the edge of the world.
        + There was red for a root and blue for a bend, and where it went down there was yellow. All of it was exactly so.
        + {Other} came along it with {thing}, from colour to colour, as one reads a sentence.
        + They found it at the end with hardly a stitch on, and it remarked that it was a trifle fresh.
        + Being told, as they put them in again, that it had been tremendous, it looked for a bigger word, and was content.
      `,
    },
  },
  Dove: {
    noun: { a: 'a dove', the: 'the dove' },
    facts: { help: 'the dove knew where home was and flew there' },
    beginner: {
      arrives: `
        “There is a letter,” said a soft voice at the [window|sill]. “It says come.”
        / “Post!” it [cooed|sighed] at the pane. “Get a hankie first.”
        @friend It was a dove. [It had read the letter on the way|It had tears on its beak].
        / A dove sat there. It knew the whole letter by heart.
        + “I [cried|wept] at the end,” it said.
        / “Page two is so [sad|good],” it said.
        + “May I read it too?” [said {hero}|{hero} said]. “Oh, yes. Do you want to? I can tell you.”
        + “Dear {hero}, they need you {place.in}. And so on. The dot was a bit fat.”
        + It had mended two words with its beak.
        + “The milkman gets one as well,” it said. “She says yes. But hush.”
        + It was as white as the page.
        + Its head went to and fro when it read.
      `,
      alone: `
        @friend On a roof a dove sorted the post. It [read|knew] all of it.
        One was sad. It came from {place}, and it was to no one.
        “To no one,” it said. “So it is [to me|mine].”
        + The one for the mill was dull. It had put in a joke.
        + It held a card up to the moon to see through.
        + “Kiss, kiss,” it read, and it put one more.
        + It always knew where home was. It was a pull, in its chest.
        + It put its bag on and looked round, as doves do.
      `,
      dry: `
        “It says straight on,” said the dove. {Other} [held|took] the bag and was light.
        / “It says: first left, then fly,” the dove [read out|told them]. {Other} flew with the post.
        [They flew, white and quiet,|As soft as paper they came|They sailed on white wings] {place.to}.
        + It read the stars on the way. It told {other} the end.
        + It put a letter in a nest, for an egg.
      `,
      wet: `
        It was for the sea this time. The dove put on a [wet bag|bag of glass].
        {Other} got in as well. They sank {place.to}.
        + “A card for the crab,” it said. “His aunt comes. I am sorry.”
        + It read the sand. It said “wave”.
      `,
      quirk: `
        “I do not read them,” said the dove. “They are just so [open|near].”
        / “I just smell them,” said the dove from its [bag|sack].
        “That one was shut,” [said {other}|{other} said]. “It was hot,” it said. “I let some air in.”
        / “You read it,” [said {other}|{other} said]. “It read itself,” it said. “I was only near.”
        + It told a goose she had won. She did not know of it yet.
        + It stopped to cry at a bill. “He writes it so well.”
        + It had a note for {other}. It gave it three months early.
        + It read what a snail wrote on a leaf. It took all day.
        + It put in a dot where one had been missed.
      `,
      help: `
        On the way back no one knew the [way|path]. It was night in all directions.
        / There were four ways back, and no one knew [which|them].
        @help But the dove knew where home was, [and it flew there|and it flew].
        / The dove did not ask. It knew where home was, and flew there.
        + It shut its eyes. “[There|That way],” it said.
        / “I can feel [the stove|our roof],” it said.
        + It was in its chest, like a thread. The thread was warm.
        + {Other} went with {thing} after the small white spot.
        + It did not read it off a thing. It just knew.
        + “Coo,” it said at each bend. That means “nearly”.
        + A light came. It had known of it the whole night.
      `,
    },
    intermediate: {
      arrives: `
        “You have a letter,” remarked a soft voice at the window. “It is a [lovely|moving] one.”
        / “Do sit down before you open it,” somebody begged, from the [sill|window box].
        @friend A dove sat there [with its bag, wiping its eyes|with a letter, and it knew the ending].
        / A dove had brought the evening post, and its handkerchief was [soaked|wet through].
        + “You must [come|come soon], {hero},” it sobbed.
        / “Such a hand, {hero},” it sighed, “and such a [sad|kind] little full stop.”
        + It delivered messages, and it read them on the way, only to see that they were comfortable.
        + “They need you {place.in},” it summed up. “On page two they put it better, but there is a blot.”
        + “May I open it myself?” [asked {hero}|{hero} asked]. “Do,” it said. “I glued it as well as I could.”
        + The miller, it let drop, would be getting a yes on Friday, but nobody had heard it from the dove.
        + It had corrected two commas, and added a kiss at the bottom that had clearly been forgotten.
        + When it thought of something sad, it looked to the left, and then, for the comfort, to the right.
      `,
      alone: `
        @friend On the roof a dove was sorting the post by how [much it made one cry|sad it was].
        + On the top lay one from {place}. It was addressed to nobody.
        + “Then it is for whoever has read it,” the dove reasoned, and that was itself.
        / “A letter to nobody is always to the postman,” it said, and put on its cap.
        + It held a blue one up against the moon and said “oh, at last”.
        + Into a dull one for the town clerk it had put a daisy.
        + In its breast there was a small pull, always, and that was where home was.
        + It could not have said how it knew. It was like knowing where one’s nose is.
      `,
      dry: `
        “Straight on, it says here,” said the dove, and gave {other} the [bag|strap of its bag] to hold.
        / The way was in a letter, in the third [line|verse]. {Other} held the stamp.
        + [Quietly they flew|With a sound of turning pages they came] {place.to}.
        + It read the stars as they went. But it would not tell how they ended.
        + At a nest it left a card for an egg, to be kept until called for.
      `,
      wet: `
        For the sea post the dove had a [glass|bottle] as big as a coach, with a cork.
        It and {other} took their seats and sank {place.to}.
        + “A card for the lobster,” it sighed. “His mother-in-law. I have smudged the date.”
        + To be posted like a letter was a thing that it had always wanted to try.
      `,
      quirk: `
        “I never read them,” said the dove. “They are simply [open|so very near].”
        / “I look at the stamps only,” said the dove, “and at what is [under them|round about them].”
        “This one was sealed,” [said {other}|{other} said]. “[It was stuffy in there|The wax slipped],” it said.
        / “Who is Harold?” [asked {other}|{other} asked]. It wept. “He should have written sooner.”
        + It congratulated a goose upon something that she would learn on Tuesday.
        + A bill made it weep, since whoever wrote it had had such cold hands.
        + It had a note for {other} too, dated next spring, and it blushed when it was asked.
        + Behind a comma it had pressed a violet.
        + On a leaf a snail had written a long line, and it read it to the end, walking beside it.
      `,
      help: `
        On the way back it was night on every side, and [nobody|no star] could tell where they were.
        / There stood a signpost on the way back, and the dark had eaten the [words|arms] off it.
        @help But the dove knew where home was, [turned round once, and flew|looked at nobody, and flew] there.
        / The dove never looked at it. It knew where home was, and flew there.
        + + “That way,” it said. It had not [looked|read it] anywhere.
        + It felt it in its breast, a small, warm thread that never tangled.
        + {Other} followed the white spot with {thing}, over stock and stone.
        + It flew low and slowly, and waited on every branch till they had come up.
        + “Coo,” it said from time to time, and that means “nearly” in every language.
        + A light came in sight. It had known of that all along, but had kept it as a surprise.
      `,
    },
    advanced: {
      arrives: `
        @friend “There is a letter for you,” announced a dove at the window, drying its [eyes|cheeks], “and, {hero}, it is so beautifully put.”
        / The post came late that evening, since the dove who [brought|carried] it had been obliged to sit down at page two.
        + It had read it on the road, though merely to see that it was comfortable in there.
        / It never read letters, it said. They just would not stop talking.
        + “They have need of you {place.in},” it summarised. “On the second page there is a blot, and that is where I broke down.”
        + Two commas had been set right, and at the foot there was a kiss, which must, it felt, have been forgotten.
        + As to the miller, it would only say that on Friday he was going to be very happy, and that it had said nothing.
        + It had glued down the flap again so lovingly that it took {hero} a knife and a kettle.
        + Before it spoke of sorrow it looked to the left, and then to the right, for consolation.
      `,
      alone: `
        @friend On the roof a dove was sorting the evening post, according to [tears|how one had wept], and had one over.
        It came from {place}, and was addressed to no one.
        + “What is meant for nobody,” it considered, “must be meant for the post,” and with that it put on its cap.
        + A pale blue one it held against the moon. It said “finally”, and had to sit down.
        + The town clerk’s was so dull that it had slipped in a daisy.
        + In its breast, as long as it had known itself, there was something that drew, and where it drew to was home.
      `,
      dry: `
        “Straight ahead,” read the dove, and gave {other} the [strap|end] of its bag. White and unhurried, they flew {place.to}.
        / “There is a postscript,” said the dove, drying an eye; and by it {other} was [taken|carried], second class, {place.to}.
        + A card was left at a nest, for an egg, to be kept until called for.
      `,
      wet: `
        For the sea mail there was a bottle like a [coach|carriage]. The dove drew in the cork behind {other}, and they sank {place.to}.
        + To be sent, for once, and not to send, it declared, was what it had invariably dreamed of.
      `,
      quirk: `
        “I do not read them,” the dove assured {other}, who was [looking|glancing] at a seal. “It was close in there.”
        / It asked {other}, who had said nothing, not to mention Harold; it had come upon him by [chance|accident], on page three.
        [It blushed to the beak|It changed the subject to stamps].
        / For a mile it hummed, as the innocent do.
        + A goose was wished joy of something that she was going to hear of only on Tuesday.
        + It shed tears over a bill, on account of the handwriting, which was that of somebody with cold fingers.
        + Where a comma had moved it, it would press a violet there.
        + There was one for {other} in the bag as well, dated in the spring, and nothing could induce it to say more than “oh”.
      `,
      help: `
        It was night upon the way back, in all directions [alike|equally].
        / Upon the way back there was no star and no signpost, and nobody [cared|liked] to say so.
        @help But the dove knew where home was, [turned once on the spot|tucked away its letters], and flew there.
        / The dove knew where home was, as one knows a tune, and flew there.
        + It had not read this anywhere, nor could it have put it in words, and perhaps it was the only thing that it kept to itself.
        + There was a thread in its breast, it said, quite short and very warm, that never tangled.
        + {Other} came after the small white spot with {thing}, and on every branch it sat and waited.
        + “Coo,” it remarked occasionally, and that, in whichever language, is “nearly”.
      `,
    },
  },
}
