import type { FriendsOf } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const sea: FriendsOf<Noun, 'sea'> = {
  Dolphin: {
    noun: { a: 'a dolphin', the: 'the dolphin' },
    facts: { help: 'the dolphin clicked and so found the way' },
    beginner: {
      arrives: `
        Splash, splash! It came from the bathtub, [and twice|two times].
        / Splosh! The bath had only just been [run|filled]. Now it had a fin.
        @friend In the tub was a dolphin, [and it turned over for joy|with foam on its nose].
        / A dolphin put out its head and turned a somersault.
        + “Hello, hello!” it said. “[Come, come|Quick, quick], {hero}!”
        / “I found you, found you!” it said. “Are you [wet yet|dry, dry], {hero}?”
        + It did a somersault. Now the bath was empty, and the floor was full.
        + “Sorry, sorry,” it said, and did one more.
        + It blew a big bubble to travel in. “Get in, get in!”
        + “Why twice?” [said {hero}|{hero} said]. “Once is for you, once is for me,” it said.
        + “There is trouble {place.in},” it said. “Trouble, trouble!”
        + It clicked like a small clock that has good news.
        + The soap swam past. The dolphin gave it a kiss.
      `,
      alone: `
        @friend In the bay a dolphin jumped over the [moon|moon’s light].
        It jumped again, since once is not enough.
        “Something is wrong, is wrong,” it said, “{place.in}.”
        + Splash! It came down on its back. It had meant to.
        + It clicked into the dark, and the dark clicked back.
        + It told a crab good night. It told it twice.
        + It wanted to lie still. It turned over at once.
        + “I will go,” it said. “I will go.” So that was two of them.
      `,
      dry: `
        The dolphin rolled along in a [bubble|big bubble]. {Other} sat on top.
        / The dolphin blew a ball of [air|foam] and got in. {Other} got on.
        [Over hill and sky it bounced|It rolled, it hopped, it flew|Splash by splash they came] {place.to}.
        + “Left, left!” it said. “Now right, right!” They went straight on.
        + Each time it jumped, it went as high as the stars.
      `,
      wet: `
        {Other} held the fin and got a [bubble|big bubble].
        Down, down went the dolphin {place.to}.
        + It did not swim straight. Straight is no fun, no fun.
        + The light got green, and then it got very blue.
      `,
      quirk: `
        The dolphin turned head [over tail|over fin]. It did not stop with that.
        / “I swim like a post now,” said the dolphin. It [span|turned] like a top.
        “You said that you would be still,” [said {other}|{other} said]. “I am, I am!” it said.
        / “That was no post,” [said {other}|{other} said]. “A glad one, glad one!” it said.
        + It laughed at a pebble. Then it told it why.
        + It told a joke twice. Both times it was new.
        + Upside down it looked just as happy.
        + It counted the stars. “Two, two,” it said.
        + {Other} sang one line, and it sang that back two times.
      `,
      help: `
        On the way back it got too [murky|foggy] to see.
        / Murk lay on the way back, as [thick|green] as soup.
        @help The dolphin clicked [and listened, and so it|and heard, and so it] found the way.
        / Click, click! So the dolphin found the way.
        “[Wall, wall|Stone, stone],” it said. “Gap, gap!”
        / “Left of the [rock|frog], the frog,” it said.
        + Click went the sound. It came back and told it all.
        + It turned no somersault. It was as straight as a pin.
        + {Other} held on with {thing} and heard the dark go click.
        + “That is a snail,” it said. “It says hello, hello.”
        + It said a thing only once. “Here,” it said. They were there.
      `,
    },
    intermediate: {
      arrives: `
        There was a splash in the bathroom, and [then|right after it] a second one.
        / The bath water got up, looked over the edge and [lay down|went down the hall].
        @friend In the tub sat a dolphin, [and most of the water was on the floor|applauding the taps].
        / A dolphin was bathing there, and it had brought its own waves.
        + “Good evening, good evening!” it [said|cried]. “Are you {hero}, {hero}?”
        + It had a travelling bubble with it, folded up small like a raincoat.
        + “Only one somersault,” it begged, “only one, only one,” and it did four.
        + “They are in trouble {place.in}, in trouble,” it remarked. “I came immediately, at once.”
        + It said everything twice, in case somebody should have been under water the first time.
        + The towel, the soap and two ducks were floating down the hall towards the stairs.
        + When it laughed it clicked, like somebody shaking a box of good ideas.
      `,
      alone: `
        @friend Out in the bay a dolphin was leaping over the moon’s [reflection|path].
        It had been good all day, and only [forty|fifty] somersaults had got out.
        + Then it heard that {place} was sad, was sad.
        + It clicked to ask why. The echo came back limping.
        + “Lie still,” it told itself, and turned over twice out of obedience.
        + It said good night to all the crabs, and then again, so that none should feel left out.
        + The water was as warm as a bed, and as hard to stay in.
        + “Somebody must go, must go,” it cried, and saw that it was on its way already.
      `,
      dry: `
        In a bubble like a [hay cart|garden shed] the dolphin rolled over the land.
        / “Get in, get in,” it said, and blew a bubble with a [door|roof].
        {Other} ran inside it to steer, and so they came {place.to}.
        / Upside down and back again, they bowled along {place.to}.
        + On the mountains it bounced, and on the clouds it bounced higher.
        + “Which way is up, is up?” it asked. It was such fun not to know.
      `,
      wet: `
        {Other} took hold of its fin and was given a [clear|silver] bubble to wear.
        In loops and rings they plunged {place.to}.
        + Straight, it said, was for eels, for eels.
        + Above them the moon grew small and wobbled like a coin in a well.
      `,
      quirk: `
        The dolphin promised to be quiet, to be quiet, and turned a [somersault|cartwheel].
        / “From now on I am serious, serious,” said the dolphin, [upside down|in mid-air].
        “That one got out,” it told {other}. “It got out.”
        / “Who did that?” it asked {other}. “Who did that so well?”
        + It told them a joke, laughed, and told it again with the same surprise.
        + Whatever it found amusing, and this included pebbles, it showed to everybody twice.
        + Standing on its nose, it said, one saw that most problems were upside down.
        + When {other} hummed, it hummed along, always half a turn behind.
        + It applauded the wind with both fins, and so it had to be picked up again.
      `,
      help: `
        On the way back everything went as murky as [dishwater|old soup].
        / The way back was one big murk, and they could not see their own [fins|fingers].
        @help The dolphin clicked into the dark and listened, and so it found the way.
        / Softly, into the murk, the dolphin clicked and so found the way.
        + “Rock, rock,” it murmured. “Then a gap, a [gap|big gap].”
        + Each click went out like a small hand and came back knowing something.
        + {Other} kept hold of the fin and of {thing}, and could see neither.
        + Not one somersault got out, though at one corner it was close.
        + It told them how far, how deep and how old, and even what sort of moss.
        + “Here,” it remarked at last. It said so only once, and that was how they knew it was true.
      `,
    },
    advanced: {
      arrives: `
        @friend The second splash from the bathroom explained the first, for there was a dolphin in the tub, [turning over|upside down].
        / The bath, when {hero} looked in, was found to contain a dolphin, and no [water|more water].
        “{Hero}, {hero}!” it called. “Finally, finally!”
        / “We met in a dream, {hero}, a dream,” it said, “or shall do.”
        + It said everything twice, so that those who had been under water at the time should not miss it.
        + “One somersault,” it pleaded, “and no more, no more,” and what remained of the bath went down the stairs.
        + It had brought a bubble to travel by, which it carried folded, like a mackintosh.
        + “There is something wrong {place.in}, wrong,” it reported, as gravely as one can when standing on one’s nose.
        + Its laugh was a string of clicks, as if someone were counting out good news in small coins.
      `,
      alone: `
        @friend In the bay a dolphin, who had [resolved|meant] to be still that evening, was jumping over the moon.
        Then it heard, it heard, that there was trouble {place.in}.
        + It had only let out forty somersaults since noon, and considered this a triumph of the will.
        + It clicked to ask what the matter was, and the echo came home with its shoulders drooping.
        + To every crab it wished a good night, and then another, lest the first should wear off.
        + Happiness, in its view, was a thing best said again.
      `,
      dry: `
        In a bubble the size of a [hay cart|summer house] the dolphin bowled over the countryside. {Other} trotted inside to steer it {place.to}.
        / It blew a bubble for two, got in with {other}, and the dolphin and the bubble went over hill and [dale|steeple] {place.to}.
        + It bounced upon the hills and higher upon the clouds, and asked for nothing better, nothing better.
      `,
      wet: `
        {Other} was handed a bubble and a fin. In loops, since straight lines are for [eels|herrings], the dolphin took them down {place.to}.
        + Above, the moon shook like a coin that somebody has wished upon, and grew small.
      `,
      quirk: `
        The dolphin swore to be sensible, and had hardly sworn it when there was a [somersault|double somersault].
        / “Observe how calm I am,” said the dolphin to {other}, on its way [round|through] the third loop.
        “[It slipped out|There were two in there],” it told {other}, “slipped out.”
        / It blamed the hill, the hill.
        + It related a joke about a haddock, was overcome by it, and related it again to find out how it ended.
        + A pebble that had pleased it had to be admired by each of them, and then by each of them again.
        + “Most troubles,” it declared, standing on its nose, “are merely the wrong way up, way up.”
        + Applauding the wind with both fins, it fell over, and it applauded that too.
      `,
      help: `
        The way back grew as murky as [dishwater|gravy], and their eyes were suddenly no use.
        / On the way back the murk came up like [gravy|tea], and eyes were of no more use.
        @help But the dolphin clicked, and listened, and so found the way.
        / Then the dolphin clicked, bent its head to the echo, and so found the way.
        + Every click went out into the murk like a messenger and came back a little later with its hat off.
        + It knew how far, how deep and how old, and whether there was someone asleep behind it.
        + {Other} held its fin and {thing}, and felt that dark was perhaps just another way of seeing.
        + “Here,” it observed, when they had arrived, and as it said this only once, everybody fell silent.
      `,
    },
  },
  Whale: {
    noun: { a: 'a whale', the: 'the whale' },
    facts: { help: 'the whale blew a fountain that carried them up' },
    beginner: {
      arrives: `
        All the spoons [shook|hummed] in the drawer. Mmmm, it went, very low.
        / The moon went out. Something very [big|large] had come and was sorry.
        @friend Over the roof hung a cloud, and in it lay a whale.
        / A whale lay in a cloud and tried to look thin.
        “Am I in the [way|light]?” it said.
        / “Do I [drip|press] on you?” it said.
        + It moved. Now it was in the way of the moon.
        + “Oh dear,” said the whale. “Sorry, moon. Sorry, {hero}.”
        + One eye looked in. It filled the whole window.
        + “They miss a thing {place.in},” it said. “I may be too big for it.”
        + “You are just right for a whale,” [said {hero}|{hero} said]. It hummed for joy, and cups fell.
        + “Come up,” it said. “I have room. I have only room.”
      `,
      alone: `
        @friend A whale lay in the sea and made itself [thin|small].
        “Am I in the way?” it asked a sprat. The sprat said no.
        It heard a sad hum from {place}.
        + Its hum went round the world. It came home by night.
        + A boat sailed by. The whale held in its tummy.
        + It had never been in a house. It had once been an island.
        + “I will go on tiptoe,” it said. It had no toes.
        + The stars lay on its back, as they did each night.
      `,
      dry: `
        The whale lay in its [rain cloud|soft cloud]. {Other} sat on top.
        / “Step on, [please|do],” said the whale. {Other} lay on its back like a crumb.
        [It hummed, and the cloud sailed|With one slow wave of the tail they came] {place.to}.
        + A few drops fell on a town. “Sorry, town,” it said.
        + “Is there room to turn?” it said. There was the whole sky.
      `,
      wet: `
        “Come in, [please|do],” said the whale. Its mouth was a hall.
        With {other} inside it went down {place.to}.
        + It hummed, and that shook like a train.
        + Two fish sat in there too. They had got lost in May.
      `,
      quirk: `
        The whale hummed a [song|tune]. A pine tree lost its cones.
        / The whale breathed in. It had two [geese|kites] on its nose then.
        “Was that too deep?” it said. “It tickles,” [said {other}|{other} said].
        / “Are they yours?” it said. “Not mine,” [said {other}|{other} said].
        + It said sorry to a hill. “I thought you were a friend of mine,” it said.
        + It let a fly go first. Then it let the next one go first.
        + It tried to hide behind a reed.
        + “How big is too big?” it said. {Other} did not know. Nor did the whale.
        + When it sighed, the wind turned round.
      `,
      help: `
        On the way back stood a [cliff|wall]. It went up and up.
        / A rock as high as the [clouds|moon] stood on the way back.
        @help The whale blew a fountain, [and it carried them up|and up it carried them].
        / Then the whale blew, and the fountain carried them up.
        + “I may be too [strong|wet],” it said. “Tell me if it tickles.”
        / “I will do it [softly|low],” it said.
        + {Other} sat on the jet with {thing}, like a pea.
        + Up they went, past the ivy, past the nests.
        + It set them down so softly that a daisy was not bent.
        + Then it came after. It had been in nobody’s way.
        + “It is good that you are big,” [said {other}|{other} said]. All the spoons in the land heard it hum.
      `,
    },
    intermediate: {
      arrives: `
        The spoons began to hum in the drawer, and then [the windows|all the glasses].
        / It grew dark, then darker, and then somebody [coughed|said sorry] above the chimney.
        @friend Above the roof there was a rain cloud, [and in the cloud a whale|full of whale].
        / It was a whale, holding on to its cloud with both fins.
        + “I hope I am not in the [way|light],” it said.
        + It moved aside for the moon, and so it came to lie across the Plough.
        + Nobody could have been more careful, and nobody else had to be.
        + “They need help {place.in},” it remarked. “I thought I would ask somebody of a handy size.”
        + One eye looked in at the window, as big as the window and much kinder.
        + “You fit very well,” [said {hero}|{hero} said], and it hummed so happily that the soup left the pot.
        + “Climb on, if you please,” it remarked. “There is room. There is always far too much of it.”
      `,
      alone: `
        @friend A whale was lying in the evening sea and [trying to be small|drawing itself in].
        “Do I bother you?” it asked a herring, who had not noticed it.
        + Then it heard how sad it sounded from {place}.
        + Its songs went once round the world and got back in time for breakfast.
        + If a ship came by, it held in its stomach and looked the other way.
        + Once some sailors had lit a fire on it. It had not liked to say anything.
        + “They will have no room for me there,” it thought. It set off all the same.
        + The stars came down to sit on its back, for it was the only place in the bay.
      `,
      dry: `
        Comfortable in its cloud, the whale sailed over the [roofs|dark roofs].
        / The whale begged the weathercock’s pardon, and [rose|cast off].
        {Other} sat on top and steered it {place.to}.
        / {Other} lay and saw only sky, all the way {place.to}.
        + It dripped on a small town, and apologised by name to each of the gardens.
        + “May I turn here?” it asked, in the middle of the sky.
      `,
      wet: `
        “Do step in,” declared the whale. Its mouth was like a [concert hall|station].
        With {other} inside it went down {place.to}.
        + There was an echo in there with excellent manners.
        + Two lost cod were waiting in there, and were glad of the company.
      `,
      quirk: `
        The whale hummed as it went, and far off a [church bell|flock of hats] joined in.
        / The whale sighed, and every [gate|shutter] in the valley opened.
        “Too low?” it asked. “It tickles in the knees,” [said {other}|{other} said].
        / “Tell me when it is over,” it begged {other}.
        + It wished a hill good evening, and begged its pardon afterwards, for it had looked like an uncle.
        + If it met a midge it stopped, and waved it past, and then its cousins too.
        + It had once hidden behind a lighthouse. Nobody had found the lighthouse.
        + “When I am grown up,” it sighed, “I should like to be a shrimp.”
        + It sneezed only with advance notice, and in writing.
      `,
      help: `
        On the way back a cliff rose before them, as [high|bare] as a winter morning.
        / On the way back stood a cliff, with its top [indoors|in a cloud].
        @help The whale took a breath and blew a fountain that carried them up.
        / Softly, so as not to blow too hard, the whale blew a fountain that carried them up.
        + “Tell me immediately,” it said, “if it is too [rough|wet].”
        + {Other} sat on top of the water with {thing}, like an egg in an eggcup.
        + They rose past ferns and nests, and a gull raised his hat.
        + It let the jet grow softer and softer. One could step off on to the grass.
        + Nothing had been broken, and nobody had been in the way.
        + “What luck that you are so big,” [remarked {other}|{other} remarked]. That night the spoons sang everywhere.
      `,
    },
    advanced: {
      arrives: `
        @friend It began with the spoons, which hummed in their drawer, and ended with a whale, in a rain cloud, [over the roof|above the chimney].
        / {Hero} took it for the weather, until the weather asked if it was [disturbing|pressing on] anyone, and was a whale.
        “[Am I in the way|Shall I hum lower]?” it asked.
        / “I can come in parts,” it offered.
        + It shifted for the sake of the moon. After that lay across the Plough, to which it apologised as well.
        + Never had {hero} met with so much caution, nor with so much animal to apply it to.
        + “They want help {place.in},” it explained, “and so I thought I had better bring somebody of a convenient size.”
        + An eye appeared, and was the window, and it was the gentlest thing that had ever looked in there.
        + Told that it fitted in very nicely, it hummed for joy, and the soup climbed out of the pot.
      `,
      alone: `
        @friend A whale lay in the evening sea, drawing itself in [on all sides|at the edges], so as not to be a burden to the bay.
        It hummed, and heard how sad {place} had become.
        + Its songs went round the world, and were back towards morning with regards from the other side.
        + Some sailors had once lit a fire upon it. It had not liked to mention the fact that it was not an island.
        + Whenever ships went by, it held in its stomach and thought of sardines.
        + “I shall be too large for it,” it told itself, “whatever it is,” and with that it set out.
      `,
      dry: `
        The whale reclined in its cloud, with {other} at the [helm|front]. Over the sleeping roofs they sailed {place.to}.
        / It had breathed out, so as to be less; {other} sat on top, and the whale was [blown|wafted] {place.to}.
        + It leaked a little upon a market town, and expressed its regret to each of the gardens in person.
      `,
      wet: `
        The whale held open its mouth, as one holds a door. {Other} took a seat among the [arches|pillars], and they went down {place.to}.
        + It was like travelling by cathedral, and somewhere in the nave two lost cod were singing.
      `,
      quirk: `
        The whale hummed to itself, quite [low|softly], and three parishes away somebody’s [bells|cupboards] took up the tune.
        / The whale sighed over some small matter, and in {other.s} hand the [map|bun] rolled up.
        {Other} felt it chiefly in the knees.
        / It asked the parishes to excuse it.
        + To a hill it said good evening, taking it for an uncle; the hill was said to have been flattered.
        + It gave way to a midge, and, as there were relations, it continued giving way for a good quarter of an hour.
        + “I once hid behind a lighthouse,” it recalled, “and for years they could not find it.”
        + It let it be known in advance if it was going to sneeze, so that people could bring in their washing.
      `,
      help: `
        A cliff stood across the way back, with [weather|snow] of its own.
        / A cliff stood on the way back, so high that it had [eagles|a hat on] halfway up.
        @help The whale begged their pardon, drew breath, and blew a fountain that carried them up.
        / The whale asked them all to sit down, and blew a fountain that carried them up.
        + {Other} sat on the top of it with {thing}, as a pea sits on a whistle, and rose past ferns, past nests, past a gull with his mouth open.
        + The jet grew gentler as it climbed, so that one stepped off at the top as from a stair.
        + Not a daisy was out of place. The whale looked twice, because it could not believe it.
        + “How fortunate,” {other} remarked, “that you are so large,” and on that night the spoons sang in every drawer in the country.
      `,
    },
  },
  Octopus: {
    noun: { a: 'an octopus', the: 'the octopus' },
    facts: { help: 'the octopus held eight lids shut at once' },
    beginner: {
      arrives: `
        Knock! It came from the door, the [wall|roof], the window and the pipe.
        / Slop, slop. Somebody tried [each key|the latch], all at the same time.
        @friend It was one octopus with eight arms, in a tub on wheels.
        / An octopus rolled in. It had eight arms and nine plans.
        “Left,” said one arm. “Right,” said [the next|two more].
        / “Stay,” said two arms. “Go,” said [three|five].
        + One arm shook hands. One arm took the cake. One put it back.
        + “Do not mind them, {hero},” it said. “They do not ask me.”
        + “We want you to come {place.to},” it said. “Six of us do.”
        + One arm did not want to. It held on to the door.
        + One arm wrote down the time. One rubbed it out.
        + Water went slop in the tub each time they all pointed.
        + “Who is for a hug?” it said. Eight arms went up.
      `,
      alone: `
        @friend In its cave an octopus had a [talk|row] with its arms.
        Three would sleep. Four would dance. One had a book.
        “Quiet,” it said. “Something is wrong {place.in}.”
        + It asked who would go. Five went up, and one waved.
        + It put on eight mittens. That took until the moon was up.
        + One arm had packed. One arm took it all out again.
        + It turned blue, and then pink, while it made up its mind.
        + “We go,” it said. The one with the book came too, and read.
      `,
      dry: `
        The octopus sat in its tub on wheels, and {other} [pushed|rode too].
        / Six arms rowed. One held {other}. One held a [bun|map].
        [Eight arms rowed in the air|The tub flew] {place.to}.
        + Three rowed left and three rowed right. Two waved at the moon.
        + The tub went slop, slop, slop, up hill and down.
      `,
      wet: `
        “Hold a hand,” said the octopus. {Other} had [eight|a lot] to choose from.
        It blew a bubble for the head. They sank {place.to}.
        + One arm told {other} the names of all the fish. One told them wrong.
        + It went soft as a scarf down there.
      `,
      quirk: `
        “Stop,” said one arm. “Go,” said [one more|the next]. The octopus sat in a knot.
        / Two arms shook hands. Two more had a [fight|race]. The octopus blushed.
        “Who is in charge?” [said {other}|{other} said]. All eight pointed at it. It was moved.
        / “Do they mind you?” [said {other}|{other} said]. “On Sundays,” it said.
        + It clapped for a frog. That was four times a clap.
        + It played rock, paper, string with two arms. A third one won.
        + One arm had picked a flower. It would not say for whom.
        + When it thought hard, it had stripes.
        + It scratched its head. There were seven in the queue.
      `,
      help: `
        On the way back the wind blew in at eight [holes|little doors]. It blew out each lamp.
        / Eight hatches stood open on the way back. In came the [storm|gale]!
        @help [The octopus|Up went the octopus and] held eight lids shut at once.
        / Clap! The octopus held eight lids shut at once.
        + “All of [us|you],” it told its arms. “Just this once.”
        + One arm, one lid. Not one of them had a row.
        + {Other} went through with {thing}, and the air was still.
        + Even the one with the book had put it down.
        + It turned a soft gold. It did so when it was proud.
        + Then it let go, one by one. The wind had gone off to bed.
      `,
    },
    intermediate: {
      arrives: `
        There was a knock at the door, the window, the pipe and [the cupboard|the wall].
        / All the drawers in the hall were [opened|pulled out], more or less together.
        @friend [They all belonged to one octopus|Behind it all was one octopus], sitting in a tub on wheels.
        / An octopus had come to visit, and its arms had come, too.
        + “Five of us are glad to [meet|see] you,” it declared.
        + Each of its arms had a mind of its own, and one of them had two.
        + While it shook hands, it took a piece of cake, put it back and wiped up the crumbs.
        + “We have been asked to come {place.to},” it said. “The vote was six to two.”
        + The two who were against it were holding on to the door frame.
        + It went pink with joy and then spotted with doubt. There was water all over the hall.
        + “Is there anybody for a hug?” it asked, and looked at its arms. There was no need to count.
      `,
      alone: `
        @friend An octopus sat in its cave, holding a [meeting|vote] with itself.
        Three arms were for supper and four for dancing, and one was reading.
        + Then they heard of trouble {place.in}.
        + “Those in favour of going?” it asked. Five went up, and one was only stretching.
        + It put on eight mittens, and when it got to the last, the first had come off again.
        + One arm packed the case. Another thought of the weather and packed it differently.
        + It had grown stripes from thinking, and now it turned the green of a decision.
        + The one with the book came too, on the condition that it need not look up.
      `,
      dry: `
        The octopus sat in its [tub|bathtub] on wheels. {Other} sat at the front.
        / Two arms had the reins of no [horse|pony], and {other} had the bell.
        [With eight oars in the air they rolled|After a short vote they sailed] {place.to}.
        + Four rowed, two argued, one steered, and one had its hand out in case it rained.
        + Downhill they all agreed, and that was the fastest part.
      `,
      wet: `
        The octopus gave {other} a bubble for the head and a [choice of hands|hand or three].
        Like a parachute it sank {place.to}.
        + One arm explained the fish. Another said that it was not so.
        + Down here it had no more corners than a song.
      `,
      quirk: `
        “We have to turn off here,” observed three arms, and [four said never|the others disagreed].
        / Five arms waved to a cow, and three thought that [forward|too familiar].
        The octopus sat in the path with {other}, tied in a knot.
        / {Other} was asked to count, and there was one arm too many.
        + “Who decides with you?” [asked {other}|{other} asked]. All eight pointed to it, and it was quite moved.
        + It scratched its ear, and then had to scratch the others, out of fairness.
        + Two arms played cards behind its back, and a third kept telling.
        + One had been carrying a daisy for miles, and none of them was to ask about it.
        + When it applauded, it sounded like a full house.
      `,
      help: `
        On the way back there were eight [hatches|shutters]. The storm blew in at them all.
        / The storm had found the shutters on the way back, all [eight|eight of them].
        @help The octopus stretched out and held eight lids shut at once.
        / Like a star in a picture the octopus stretched, and held eight lids shut.
        + “All of you,” it told its arms, “for [once|just once].”
        + There was one arm to every lid, and not one of them had another opinion.
        + {Other} could carry {thing} past. The lamp did not even tremble.
        + The one who read had laid its book aside, open, with its back up.
        + From stripes it changed to one deep gold, which nobody had ever seen on it before.
        + The wind rattled once more and went to see if it was wanted elsewhere.
      `,
    },
    advanced: {
      arrives: `
        @friend It knocked at the door, the window, the pipe and the cupboard. It was a single octopus, in a [hip bath|tub] on wheels.
        / As it was shaking hands with {hero}, winding the clock and trying the jam, it had to be an [octopus|only octopus].
        “[Five of us|The greater part of us],” it remarked, “are charmed.”
        / “There was a minority for tea,” it said.
        + Every one of its arms had views, and it presided over them as best it could, like the chairman of a lively club.
        + “It was six to two in favour of fetching you,” it informed {hero}, “and the two are still holding on to the gate.”
        + While one hand was being shaken, a second took cake, a third replaced it, and a fourth made a note.
        + “The matter concerns {place},” it observed, and turned the speckled mauve of something urgent.
        + Upon the question of a hug there was, for the first time that evening, no need for a count.
      `,
      alone: `
        @friend In its cave an octopus was holding its [nightly|evening] assembly, and had got as far as any other business.
        It was then that all eight heard about {place}.
        + Three were for supper, four for dancing, and one was reading and not to be disturbed.
        + “Those in favour of helping?” it inquired, and five went up, and a sixth that had merely been stretching.
        + Mittens were put on, which took some time, as those at the front kept coming off again at the back.
        + It went through several colours, and left in the green of a firm resolve.
      `,
      dry: `
        The octopus sat in its [tub|bath] on wheels, {other} at the prow. With four arms rowing and two debating, they came {place.to}.
        / {Other} sat in the tub and beat time, the arms being of several minds, and so the octopus rowed the [evening|air] {place.to}.
        + One held itself out for rain, and the eighth, as usual, had a book.
      `,
      wet: `
        {Other} received a bubble and a wide [choice|selection] of hands. Opening like a parachute, the octopus sank {place.to}.
        + On the left it was explained to them what fish these were, and on the right it was denied.
      `,
      quirk: `
        At the fork three arms were for the left, four for the right, and the octopus sat down by {other}, [in a bow|knotted].
        / An arm had stopped to pick [cress|bluebells], and the octopus and {other} waited round the corner for it to catch up.
        + “Democracy,” it observed, “is chiefly a matter of untying.”
        + Asked who was in charge, all eight pointed at it, and it had to borrow a handkerchief.
        + It scratched one ear and was then bound, in fairness, to go round the entire party.
        + Somewhere behind its back two of them were playing cards, and a third gave everything away.
        + One had been carrying a daisy since the hills, and blushed when it was looked at.
      `,
      help: `
        A storm came at them on the way back, through eight [hatches|shutters], all of them banging.
        / Eight shutters were open upon the way back, and the storm was [leafing|coming] in.
        @help The octopus rose to its full width and held eight lids shut at once.
        / One arm to each, the octopus held eight lids shut at once.
        + There was an arm to every lid, and for as long as it lasted they were of one mind.
        + {Other} bore {thing} down the middle, through air so calm that a lamp could have slept in it.
        + Even the reader had put down the book, open on its face, just before the thief was named.
        + It had turned a deep and even gold; it was told afterwards that this is the colour of agreement.
      `,
    },
  },
  'Sea Turtle': {
    noun: { a: 'a sea turtle', the: 'the sea turtle' },
    facts: { help: 'the sea turtle was their roof and their boat' },
    beginner: {
      arrives: `
        Shuff, shuff. Something had come up the path since [noon|lunch].
        / There was a smell of sea at the [gate|hedge]. It got here by and by.
        @friend Now it was at the door. [It was an old sea turtle|In came a sea turtle].
        / With it came a sea turtle with a grey chin.
        “I am [early|a bit early],” it said. “I am always early.”
        / “Are you born yet?” it said. “[Good|Ah, good].”
        + It was two hundred years old. It had a shawl on.
        + “I set off when you were born, {hero},” it said. “And here we are.”
        + “When I was young,” it said, “the moon was new.”
        + “They need us {place.in},” it said. “There is time. I have brought some.”
        + It sat on the mat and drank tea with salt.
        + It knew {hero.s} street from when it was still a sea.
      `,
      alone: `
        @friend On the sand lay a sea turtle, as old as a [church|tower]. It looked at the sea.
        “You were bigger once,” it told the sea. “But you [look well|are still good].”
        + A wave brought it word from {place}.
        / A gull brought it news from {place}.
        + It put on its shawl. It had been a sail once.
        + “If I start now,” it said, “I will be early.”
        + It knew a song with ninety verses. It was at sixty.
        + A crab ran by. “They grow up so fast,” it said.
        + The moon was an old friend, and they both nodded.
      `,
      dry: `
        The turtle swam through the air as if it were [water|the sea]. It had done that before.
        / “Air is thin sea,” it said, and [swam|pushed] off.
        + {Other} sat on the shell all the way {place.to}.
        + “Here there was once a forest,” it said. “It went for a walk.”
        + It moved one fin, and after tea the next.
      `,
      wet: `
        {Other} lay on its shell in a [big|round] bubble.
        Flap, flap. It flew down {place.to}.
        + “I knew this rock as a pebble,” it said. “It was a sweet pebble.”
        + It said good day to each wave by name.
      `,
      quirk: `
        “In the [old|olden] days,” said the turtle, “fog was thicker.”
        / “Once,” said the turtle, “the moon was a [slice|crumb].”
        “How thick?” [said {other}|{other} said]. “We had it on bread,” it said.
        / “Who told you?” [said {other}|{other} said]. “I was there,” it said.
        + It stopped to look at a stone. They had met before.
        + It took a sweet from its shell. It was from the last king.
        + “I am not slow,” it said. “I just look at it all.”
        + It once lost a race. The hare was so nice about it.
        + A young tree said hello. “You are your grandad all over,” it said.
      `,
      help: `
        On the way back it poured, and the path was [a lake|all water].
        / Rain came down on the way back. It [drummed|ran], and soon they had to swim.
        @help The turtle’s shell was their roof, and then it was their boat.
        / First the turtle was their roof, and then it was their boat.
        “[Come under|Come in],” it said.
        / “Sit [under me|down here],” it said.
        + The rain drummed on it like a hundred fingers.
        + {Other} sat dry with {thing}.
        + Then they swam, and the water was as flat as a plate.
        + “I was a boat in the big flood too,” it said. “There were two of all.”
        + It went slowly. So not one drop came in.
      `,
    },
    intermediate: {
      arrives: `
        All afternoon something had been [shuffling|coming] up the garden path.
        / The gate had clicked at noon, and now, towards eight, there was a [knock|scrape].
        @friend At bedtime it got to the door, [and was an aged sea turtle|and had wrinkles, and was a sea turtle].
        / It was a sea turtle, aged two hundred, and not at all out of breath.
        + “Good,” it declared. “I am [early|early again].”
        / “I ran the last [bit|yard],” it said.
        + It was two hundred years old, and it had never once been late.
        + “When you were born, {hero},” it declared, “I thought I had better start.”
        + It had a shawl about its shell and a bag of peppermints that had known an admiral.
        + “There is a thing to be put right {place.in},” it said. “In my day people did not lose so much.”
        + It praised the tea, and spoke of a pot it had liked even better, before the steam age.
        + In its wrinkles there was still sand from beaches that have moved away.
      `,
      alone: `
        @friend A sea turtle as old as the lighthouse lay on the [shore|beach] at dusk.
        “You used to be wetter,” it told the sea, not unkindly.
        + Then a wave brought news from {place}.
        + It had seen that sort of trouble before, in seventeen something. It had ended well.
        + It wrapped itself in its shawl, which had been a sail when it was younger.
        + “If I leave immediately,” it thought, “I shall be early,” and this made it content.
        + It was learning a song of ninety verses and had never been in a hurry to know the end.
        + The moon came up. They nodded, like ladies who have shared a bench for years.
      `,
      dry: `
        The turtle pushed off and swam through the air, [stroke by stroke|as calm as a clock].
        / The turtle took a stroke, and looked at the [view|moon] awhile.
        {Other} sat on its shell, and so they came {place.to}.
        / Nobody knew when they left, but there was {place}.
        + “Over there,” it remarked, “there was once a mountain. It was a very pleasant mountain.”
        + A swallow overtook them, and it advised her to pace herself.
      `,
      wet: `
        {Other} lay on the shell, wearing a [bubble|large bubble] like a bonnet.
        With slow strokes the turtle flew down {place.to}.
        + It knew each rock from the time when it was sand. It inquired about its family.
        + An eel asked to be told of the old days, and that was all it had needed.
      `,
      quirk: `
        “In the olden days,” began the turtle, “the [fog was thicker|stars were nearer].”
        / “When the moon was young,” began the turtle, “she [came lower|had a sister].”
        “How was that?” [asked {other}|{other} asked]. “We spread it on bread,” it remarked.
        / “Is that true?” [asked {other}|{other} asked]. “I held the ladder,” it remarked.
        + It offered round a peppermint with the head of a former king on it.
        + There had been a race once, with a hare, and it still sent him a card at New Year.
        + It stopped in front of a stone. “You were taller,” it declared at length.
        + “I am not slow,” it explained. “I go at the speed of looking.”
        + Each young tree was told which of its grandfathers it took after.
      `,
      help: `
        On the way back it rained until the path had become a [lake|pond].
        / It poured on the way back, and the ditches [met|shook hands] across the path.
        @help First the turtle’s shell was their roof, and after that their boat.
        / They sat beneath the turtle’s shell, for a roof, and then upon it, for a boat.
        + “Underneath,” it said, “until it [stops|thins out], and then on top.”
        + The rain drummed on it, and it kept time with one flipper.
        + Then {other} sat up there with {thing}, and not one drop came aboard.
        + “I did this in the Great Flood,” it declared. “There were elephants. Two of them.”
        + It swam so slowly that the stars on the water did not come apart.
        + They arrived before it was time, naturally, and could sit for a moment and look.
      `,
    },
    advanced: {
      arrives: `
        @friend The shuffling on the path, which had begun at lunch, [arrived|reached the door] at bedtime, and was an ancient sea turtle.
        / Invited, it said, in the year of the comet, the sea turtle had come at once, and wiped its [feet|flippers].
        “Ah,” it remarked. “[Early again|There was no traffic].”
        / “You have her chin, {hero},” it said. “Your gran’s gran’s.”
        + It was two hundred years old and had not been late in any of them.
        + “When I heard that you were born, {hero},” it remarked, settling its shawl, “I thought that I should make a start.”
        + It handed round peppermints that had been through a sea battle, and tasted of it, though not unpleasantly.
        + “Something has been mislaid {place.in},” it explained. “In my young days people had fewer things, and sat on them.”
        + The street it remembered well, from the time when that had been a bay.
      `,
      alone: `
        @friend A sea turtle, rather older than the lighthouse, lay on the [sand|beach] at dusk and observed that the sea was not what it had been.
        + Then a wave brought word from {place}.
        + It had known a case of the kind in seventeen-something, and even that had come right by the weekend.
        + “By leaving now,” it calculated, “I ought to be early,” and it drew on its shawl, once the mainsail of a frigate.
        + There was a song of ninety verses it was getting by heart. It had been careful not to look at the last.
        + The moon and the turtle nodded to one another, like two old ladies who have kept the same bench.
      `,
      dry: `
        The turtle swam through the air with [unhurried|long] strokes, {other} on its shell. So they came {place.to}, and were early.
        / Nobody saw the turtle set off, but {other}, upon its shell, found that it was [later|lighter], and there was {place}.
        + It pointed out, below, where there had once been a mountain, of whom it had been fond.
      `,
      wet: `
        {Other} wore a bubble like a [bonnet|Sunday hat]. With slow strokes the turtle flew down {place.to}.
        + It had known the rocks as sand and the sand as rocks, and thought that both had their good points.
      `,
      quirk: `
        “In the olden days,” the turtle told {other}, “fog was so [thick|rich] that we had it on bread, with sugar on Sundays.”
        / The turtle told {other} of a winter so [hard|long] that the words had to be brought in and thawed.
        + It sighed over all the breakfasts that had gone by since then.
        + It had once run a race against a hare, and to this day they exchanged cards.
        + A boulder by the roadside gave it pause. “You used to be taller,” it declared, and patted it.
        + “I am by no means slow,” it stated. “I travel at the speed of looking.”
        + Peppermints were produced that bore the profile of a king who had long gone out of use.
      `,
      help: `
        On the way back it rained until the path gave up and [became|called itself] a lake.
        / First it rained upon the way back, and then the way back was [rain|water].
        @help For the rain the turtle’s shell was their roof, and for the lake their boat.
        / Beneath the turtle’s shell they had a roof, and upon it they had a boat.
        + The drops drummed upon it, and it beat time, recalling a Portuguese tune that had gone rather like that.
        + {Other} then sat on top with {thing}, and the water was so little disturbed that the stars stayed on it.
        + “I have done this before,” it mentioned. “There was a gentleman with a beard, and two of everything.”
        + They were there, as a matter naturally, too soon, and so could sit a while and watch it clear.
      `,
    },
  },
  Penguin: {
    noun: { a: 'a penguin', the: 'the penguin' },
    facts: { help: 'the penguin slid on its belly and carried them' },
    beginner: {
      arrives: `
        A small white card came in. It said: [I am here|Please look up].
        / “Allow me,” said somebody, and held the door for the [wind|dust].
        @friend [Behind it came a bowing penguin|In slid a bowing penguin] in black and white.
        / It was a penguin, and it fell on its front.
        + “Good evening, {hero},” it said. Then it [slipped|slid under the bed].
        / “I hope I find you [dry|standing], {hero},” it said. It lay on the mat.
        + It came out on the far side. It bowed once more.
        + “I hope you are well,” it said, flat on its back.
        + It had its own ice to stand on.
        + “I am sent to ask you {place.to},” it said. “It is in a fix.”
        + {Hero} bowed too. So it had to bow back. That took some time.
        + It bowed to the chair. “Do not get up,” it said.
      `,
      alone: `
        @friend On the ice a penguin [bowed|made its bow] to the moon.
        Then it fell over, as it did each night.
        A card had come. It was from {place}.
        + “Please come,” it said, “and mind the step.”
        + It brushed its coat. It brushed its other coat. It was the same one.
        + “Good night, ice,” it said. “Good night, other ice.”
        + It stood in line. It was the only one in it.
        + It left with a straight back, until the slope.
      `,
      dry: `
        The penguin lay down on its [belly|front]. “Please take a seat,” it said.
        / “May I be your [sledge|sled]?” it said. {Other} said that it might.
        {Other} sat on top. They slid down the moonlight {place.to}.
        / Down a moonbeam they went, head first, {place.to}.
        + It raised one wing to all they met.
        + “I do beg your pardon,” it said at each bump.
      `,
      wet: `
        “After you,” said the penguin at the edge. They went in [together|side by side].
        In a bubble, {other} came too, {place.to}.
        + On land it walks like a bottle. Down here it flew.
        + It bowed to a cod, and went right round.
      `,
      quirk: `
        The penguin bowed to a [post|tree]. It slipped and slid a good way.
        / The penguin let a snail go first, and [fell|slid] off the path.
        “Are you hurt?” [said {other}|{other} said]. “Not at all. And you?” it said.
        / “How kind you are,” [said {other}|{other} said]. It bowed, and was gone.
        + It got up. It bowed, to thank the ground.
        + “May I?” it said at each step. The step did not mind.
        + It gave its card to a bug. The bug ate it.
        + “One does not run,” it said. Then came the hill.
        + It held its wing out for {other}, as in a dance.
      `,
      help: `
        On the way back the slope was long, and [time was short|they were tired].
        / The last hill on the way back was all [ice|frost].
        @help The penguin slid on its belly, with the others on top.
        / On its belly the penguin slid, and carried them down.
        “[Kindly hold on|All aboard],” it said.
        / “Do sit [down|close],” it said.
        + Off! There was wind, and there was white.
        + {Other} held {thing} tight and laughed.
        + It steered with one wing, left and right.
        + At the end it stopped on the spot. It did not fall.
        + It got up, and bowed, and stood. All clapped.
      `,
    },
    intermediate: {
      arrives: `
        A visiting card came under the door, [edged in silver|with a gold rim].
        / Someone on the mat was [thanking|greeting] the bell for ringing.
        @friend After it came a penguin, [who bowed, slipped, and slid under the bed|who greeted the lamp and slid under the bed].
        / A penguin bowed its way in, backwards, and vanished down the cellar steps.
        + “I have the [honour|pleasure],” it declared from there.
        / “It is a [delight|joy] to drop in,” it called from below.
        + It came out at the other side, dusty but upright, and bowed once more.
        + It carried a slab of ice under its wing, so as to have something to stand on.
        + “{Hero}, I presume?” it asked. “I am to ask you {place.to}. It is a delicate matter.”
        + When {hero} bowed as well, it could not let that pass, and so it went on for a while.
        + It kissed the hand of the armchair and begged it to remain seated.
        + There was not a crease in it, and it smelled faintly of herring and polish.
      `,
      alone: `
        @friend On the edge of the ice stood a penguin, practising its evening bow.
        It went well until the [middle|knees], and then it went downhill.
        + There lay a card from {place}.
        + “The favour of your help is requested,” it read. “Please mind the step.”
        + It brushed its tailcoat with care, for it is not everybody who can never take it off.
        + It stood in a line for an hour before it saw that it was the entire line.
        + It wished each iceberg good night, in the order of their age.
        + Nobody had ever seen it lose its manners, only its footing.
      `,
      dry: `
        “Be so good as to take a seat,” said the penguin, lying down [on its front|flat].
        / “May I offer you my back?” it said, and lay down like a [tray|tea tray].
        + {Other} sat on its back. They slid over the moonlit clouds {place.to}.
        + It greeted left and right with a raised wing, without ever slowing down.
        + At the bumps it said “I beg your pardon”, and in the air “How do you do”.
      `,
      wet: `
        “After you,” said the penguin. “No, after you,” [said {other}|{other} said], [so they fell in|and in they fell].
        Side by side they shot down {place.to}.
        + On land it was a bottle with a sense of duty, but down here it was a swallow.
        + A sole was greeted so deeply that it made a complete turn.
      `,
      quirk: `
        The penguin bowed to a [signpost|milestone], lost its footing and was gone.
        / The penguin stood aside for the [wind|evening], and went over the edge.
        When {other} found it, it was asking the ditch to forgive the intrusion.
        / {Other} looked down, and it was begging a frog not to get up.
        + It gave its card to a hedgehog, a stump and a draught. The draught took it along.
        + “One never runs,” it said sternly, and just then the path became steep.
        + It introduced {other} to every tree, using all the names that it could think of.
        + It fell as others take off a hat, briefly and to all sides.
        + “My knees are very well brought up,” it explained. “They give way to everybody.”
      `,
      help: `
        On the way back there was a slope, long, steep and [smooth as glass|icy].
        / There was only ice on the way back. The hill was [white|glass].
        @help The penguin slid down it on its belly, and carried the others on top.
        / With a bow to the slope, the penguin slid on its belly and carried them all.
        + “This time,” it declared with dignity, “I slip on [purpose|principle].”
        + {Other} sat there with {thing}, and the wind blew their eyebrows flat.
        + It steered with the tip of one wing, round every stone, and greeted each of them.
        + They flew over a hump. For one breath it was a bird after all.
        + At the bottom it came to a stop, rose, bowed and did not fall.
        + The silence was deep, for such a thing had never happened to it before.
      `,
    },
    advanced: {
      arrives: `
        @friend The visiting card announced a penguin, and a penguin there was, [bowing|bent in two], as long as its feet permitted.
        / It had bowed to the knocker, which knocked, and so the penguin was [announced|expected].
        “[I have the honour|We have not met],” it remarked, from under the bed.
        / “{Hero}? Overjoyed,” it said, sliding by.
        + It emerged on the farther side, a little dusty, and resumed at the word at which it had been interrupted.
        + “I am instructed,” it informed {hero}, “to request your company {place.in}, where things are not as one would wish.”
        + Beneath one wing it bore a slab of ice, since one cannot be expected to stand on just anything.
        + {Hero} bowed, it bowed, {hero} bowed again. There might be no end to it even now, had the rug not moved.
        + The armchair it entreated most warmly not to get up on its account.
      `,
      alone: `
        @friend On the ice a penguin rehearsed its bow, which was perfect [as far as|down to] the knees.
        Down there it found a card, from {place}.
        + “Your kind assistance is requested,” it read, and in smaller letters, “please mind the step.”
        + It brushed its tails, as one must who can never be found without them.
        + For an hour it had been queuing before it occurred to it that it was the queue.
        + It had lost its balance times without number, but never, so far as anyone recalled, its composure.
      `,
      dry: `
        “Do be seated,” said the penguin, lying down, and {other} [sat|obeyed]. On its shirt front they slid over the clouds {place.to}.
        / It placed its shirt front at {other.s} disposal, and on this, with a wing out for [corners|bends], the penguin slid {place.to}.
        + It saluted on either side as it went by, and at bumps it begged to be excused.
      `,
      wet: `
        They argued over who should go [first|last], and fell in. {Other} wore a bubble, and the penguin flew down {place.to}.
        + On land it had been a bottle with a sense of duty, and here it was a swallow with a medal.
      `,
      quirk: `
        The penguin made its bow to a [milestone|pump], and was presently found by {other} at the bottom of the bank.
        / Asked by {other} to go first, the penguin would not hear of it, and they stood at a [stile|gate] until it rained.
        It was explaining itself to some nettles.
        / It sent up its apologies, and later its hat.
        + “One does not run,” it was saying, when the path became a hill and made a liar of it.
        + It left cards on a hedgehog, two stumps and a draught, of whom only the draught appeared to be at home.
        + {Other} was presented to each of the trees in turn, by title, and it had a knack for titles.
        + It fell as other people raise their hats, lightly and to everybody.
      `,
      help: `
        On the way back the slope was long, [steep|glassy], and no place for people with feet.
        / The path was on the way back a slide, which the [frost|ice] had polished.
        @help “Permit me,” said the penguin, and it slid on its belly and carried them down.
        / The penguin lay down with a bow, slid on its belly and carried them down.
        + It was the first time in its life, it remarked over its shoulder, that it had done so by appointment.
        + {Other} sat tight upon it with {thing}, and the wind combed everyone straight back.
        + There was a hump, and above the hump there was a moment in which it was undeniably a bird.
        + It stopped, rose and bowed, and remained standing, and no one quite dared to breathe.
      `,
    },
  },
  Seahorse: {
    noun: { a: 'a seahorse', the: 'the seahorse' },
    facts: { help: 'the seahorse tied itself in a knot and held on' },
    beginner: {
      arrives: `
        Ting, ting! It came from the [glass|water glass] by the bed.
        / “To arms!” cried a thin voice. It came out of the [vase|mug].
        @friend In it stood a seahorse, as small as a finger.
        / Up rode a seahorse, with a pin in its fin.
        “Halt! Who is [there|that]?” it said. “Is it {hero}? Then good.”
        / “Name?” it said. “{Hero}? Pass. I mean, [stay|hold me].”
        + It had a pin for a sword. It hit the glass with it. Ting!
        + “I ride {place.to},” it said. “Have no fear! I have none.”
        + A moth flew by. “Back!” said the seahorse, and stood in front of {hero}.
        + “I am the last knight of the deep,” it said. “I need a lift.”
        + It bowed so low that its nose got stuck in a bubble.
        + Its tail had hold of the straw. It always held on to something.
      `,
      alone: `
        @friend A seahorse stood guard by a [weed|blade of weed]. It guarded the weed.
        “Nobody gets past me,” it said. [Nobody came|A shrimp got past].
        A cry came from {place}.
        + It held on tight with its tail and shook its pin.
        + It had slain a crumb that morning. It was a big one.
        + “The small ones must be brave,” it said. “The big ones are big.”
        + It kissed the weed goodbye and tied a bow in it.
        + The sea was deep and black. “Come on, then,” it told it.
      `,
      dry: `
        The seahorse rode in a [jam jar|glass]. {Other} had the jar.
        / {Other} took the glass, and the seahorse took [command|the lead].
        “Charge!” it said, and off they went {place.to}.
        / “Up, [steed|horse]!” it said. They flew {place.to}.
        + It fought the wind with its pin. It won twice.
        + “Am I too fast for you?” it said from its jar.
      `,
      wet: `
        “Take my tail,” said the seahorse. “[I will pull|Do not let go].”
        It blew {other} a bubble. They sank {place.to}.
        + It swam upright, as a knight should.
        + “Make way!” it said to a whale. The whale made way.
      `,
      quirk: `
        “Stand back!” said the seahorse. There was a [leaf|ball of fluff]. It fought it.
        / A drop fell on the seahorse. “An [army|attack]!” it said, and drew its pin.
        “It gave up,” it told {other}. “It was a hard fight.”
        / “It will not do that again,” it told {other}. “It has soaked in.”
        + It held on to a button with its tail while it slept.
        + A bug said boo. “I like your style,” it said.
        + It made a speech to a shell. The shell was moved.
        + “How tall are you?” [said {other}|{other} said]. “That is not where I keep it,” it said.
        + It gave each of them a name. {Other} was Sir Big.
        + It was afraid of just one thing. It guarded that one too.
      `,
      help: `
        On the way back a rope began to [slip|slide]. They hung on it.
        / On the way back they hung on a rope. It was [wet|thin].
        @help The seahorse [tied itself in a knot|jumped up, tied itself in a knot] and held on.
        / Quick, quick! The seahorse tied itself in a knot and held on.
        + “I [have it|have got it],” it said.
        + It was as small as a finger. It was as strong as a nail.
        + {Other} came up with {thing}, hand by hand.
        + Its face got red, and its crown got bent.
        + “Let go now,” [said {other}|{other} said]. “Are all safe?” it asked. “Then yes.”
        + It stayed in a knot for a bit. It looked like a brooch.
      `,
    },
    intermediate: {
      arrives: `
        Something was striking the [water glass|tooth glass]: ting, ting, ting.
        / A shrill voice was demanding the surrender of the [toothbrush|soap].
        @friend In it stood a seahorse, no taller than a finger, with a pin.
        / It belonged to a seahorse, in the tooth glass, in full armour, with a pin.
        + “Halt!” it declared. “Friend or foe, or {hero}?”
        / “Kneel, {hero},” it said, “or I cannot [see you|reach].”
        + It was the bravest knight beneath the waves, and it needed somebody to carry the waves.
        + “They are in distress {place.in},” it said. “I have sworn an oath. It was a long one.”
        + When a moth flew up, it threw itself between her and {hero} and held its ground.
        + It wrapped its tail twice round the straw, since a knight must never be swept off.
        + “Are you not afraid?” [asked {hero}|{hero} asked]. “Not with you behind me,” it said. “Or in front.”
        + It bowed so deeply that it turned over, and it then bowed from that side as well.
      `,
      alone: `
        @friend A seahorse stood on guard, its tail round a blade of [weed|sea grass].
        Nobody had ever asked it to, and it had never once [left|fallen asleep].
        + Then it heard a cry for help from {place}.
        + It had beaten a crumb that morning, and the crumb had been twice its size.
        + “The large ones need no courage,” it liked to say. “They have elbows.”
        + It polished its pin upon a sponge until the entire sea was in it.
        + It took leave of the grass, and promised that it would write.
        + Deep and black the night lay before it. It told the night to mind its manners.
      `,
      dry: `
        The seahorse travelled in a [jar|lantern glass] full of sea, which {other} took charge of.
        / {Other} was appointed horse, and bore it in a [jar|tumbler] of good sea.
        + “Forward!” it cried, and they stormed over the hills {place.to}.
        + It fenced with the wind, and now and then the wind gave in.
        + From time to time it pointed. That was an enormous help to it.
      `,
      wet: `
        “Grasp my tail,” said the seahorse, “and [trust in me|have no fear].”
        {Other} took a bubble and the tail, and down they went {place.to}.
        + It swam bolt upright, as one rides into a town.
        + “Give way!” it called to a whale, and the whale apologised.
      `,
      quirk: `
        “Behind me!” cried the seahorse, and fought a [dandelion clock|ball of fluff].
        / “Leave him to me!” cried the seahorse, and charged a [crumb|petal].
        “It had allies,” it told {other}, picking them off.
        / “He fought well,” it told {other}, and gave it its sword back.
        + It made {other} a knight, and for this it had to be held up to the shoulder.
        + To sleep it tied itself on to something, mostly on to somebody.
        + “Size,” it said, “is for those who have nothing better.”
        + A beetle growled at it. It asked him for his address, so as to send him a challenge.
        + It gave a short speech to a shell. It was hard to tell which of them was more moved.
      `,
      help: `
        On the way back they were hanging on a rope, and the rope began to [slip|run].
        / There was nothing under them on the way back but [dark|air], and the rope was slipping.
        @help The seahorse sprang, tied itself in a knot round the rope, and held on.
        / Then the seahorse dropped its pin, tied itself in a knot and held on.
        + “Not an inch,” it remarked through its [teeth|small teeth]. “I have sworn.”
        + It was the size of a finger and the strongest knot in all the seas.
        + Up came {other} with {thing}, bit by bit, until everybody was standing on firm ground.
        + It turned red, then white, and its little crown went crooked.
        + “You can let go,” they told it. It looked round first to see if all were there.
        + For a while afterwards it could not be undone, and it was worn like a brooch.
      `,
    },
    advanced: {
      arrives: `
        @friend The ringing came from the tooth glass, in which a seahorse, about the length of a finger, was [beating an alarm|drumming] with a pin.
        / {Hero} was called upon to surrender, by a voice from the mug, and this was a [seahorse|very upright seahorse].
        “Friend, foe,” it demanded, “or {hero}?”
        / “You may keep your [slippers|spoon], {hero},” it added.
        + It was the most fearless knight under the waves, and lacked nothing but somebody to bring the waves along.
        + “{Place.in} there is distress,” it remarked, “and I have sworn an oath, with footnotes.”
        + A moth rose from the lamp. It flung itself in front of {hero}, so far as a glass permits.
        + Its tail was wound about a straw, for whoever is that light and that brave must take care to be attached to something.
        + It bowed, went over, and finished the bow on the other side as if it had been the custom.
      `,
      alone: `
        @friend A seahorse was standing guard over a blade of sea grass, as it had every night, [unasked|without orders].
        From {place} there came a cry for help.
        + A crumb of twice its size had yielded to it only that morning. On terms that were generous to the crumb.
        + “The great have elbows,” it was in the habit of saying, “and the rest of us must make do with valour.”
        + It took leave of the grass, which bent, and gave it its word that it would be relieved.
        + The dark before it was deep and altogether without a rim, and it saluted it, as one salutes an equal.
      `,
      dry: `
        The seahorse rode in a lantern glass of sea water, {other} in attendance. “[Forward|Onward]!” it cried, and they stormed {place.to}.
        / {Other} was to gallop, the seahorse was to shout, and the jar was not to [spill|slop]; in that order they came {place.to}.
        + It crossed swords with the wind at every corner, and on points it was slightly ahead.
      `,
      wet: `
        {Other} was given a bubble and told to [fear nothing|trust the tail]. Bolt upright, the seahorse led them down {place.to}.
        + A whale, called upon to make way, made it, and was some time in working out for whom.
      `,
      quirk: `
        “Behind me,” cried the seahorse to {other}, and engaged a [dandelion clock|thistle seed] in single combat.
        / A drop from a leaf had struck the seahorse, and it demanded of {other} the name of the [tree|cloud].
        It [broke up into allies|asked for terms].
        / Its honour was dried with a leaf.
        + {Other} was knighted on the spot, though the knight had to be lifted to the shoulder to do it.
        + It slept at its post, made fast to a button, and snored in a key that only shrimps can hear.
        + “Size,” it conceded, “has its uses, such as upper shelves.”
        + A beetle who had growled was asked, with every courtesy, for the name of his second.
      `,
      help: `
        On the way back they all hung on one rope, and the rope had begun to [slip|think of slipping].
        / The rope upon the way back was old, and [tired|slipping].
        @help The seahorse leapt, tied itself in a knot round it, and held on.
        / The seahorse threw down its pin, tied itself in a knot and held on.
        + It was the smallest of knots. There is not a ship on the sea that would not have been proud of it.
        + Beneath it came {other} with {thing}, foot by foot, until there was solid ground under them all.
        + “Not an inch,” it could be heard to say, in a thin voice, over and over, as others might say a rhyme.
        + Afterwards it could not be untied for quite some time, and was worn, at its own wish, as a brooch.
      `,
    },
  },
  Starfish: {
    noun: { a: 'a starfish', the: 'the starfish' },
    facts: { help: 'the starfish held fast to the wall as a step' },
    beginner: {
      arrives: `
        Flop. Something wet [hit|stuck to] the window. It had five arms.
        / Plip! On the pane sat a [red|wet] star and looked in five ways.
        @friend It was no star. It was a starfish, [and it waved|all arms].
        / It was a starfish, and it had rained down.
        “From here you are [tall|long],” it said. “From here you are flat.”
        / “You are upside [down|up],” it said. “Or one of us is.”
        + It had come with the rain. It walked down the glass, arm by arm.
        + “One side says hello, {hero},” it said. “Two sides say good night.”
        + “Side four says that we must go {place.to}.” “And side five?” [said {hero}|{hero} said]. “It waves.”
        + “Is it late?” it said. “On my left it is still early.”
        + It left five small marks, like a flower.
        + “It is sad there,” it said. “From one side I see hope.”
      `,
      alone: `
        @friend A starfish sat on a rock and looked at the night. It [had|saw] five of them.
        In one it was wet. In one it was late. In one {place} was sad.
        + “That one,” it said, and pointed there with all it had.
        + It did not know which arm was in front. They took turns.
        + A real star was over it. They thought of each other as twins.
        + “On the one hand, I am tired,” it said. “On the next, I am not.”
        + It lost an arm once. It grew a new one, which was an optimist.
        / It had lost an arm once. The new one was always glad.
        + It rolled off like a small wheel.
      `,
      dry: `
        The starfish rode on the lid of a [pot|pan] full of sea. {Other} went with it.
        / “Roll me,” said the starfish. {Other} rolled it like a [hoop|wheel].
        It pointed five ways, and one was right, {place.to}.
        / On its tips it ran, five at a time, {place.to}.
        + “That is up,” it said. “Or it is a very tall down.”
        + A wind came, and it spun like a top.
      `,
      wet: `
        The starfish blew a bubble like a [hood|hat] for {other}.
        Round and round they sank {place.to}.
        + “We fall,” said one side. “We fly,” said the next.
        + In the sand it met its aunt. She had six arms.
      `,
      quirk: `
        “Is this path long or [short|nice]?” [said {other}|{other} said]. “Yes,” said the starfish.
        / “Is it [steep|far]?” [said {other}|{other} said]. “On one arm,” said the starfish.
        “If you lie down,” it said, “it is a wall.”
        / “The rest of me thinks it is flat,” it said.
        + It lay on its back to see what the stones see.
        + It told a tale from five sides. In one the wolf was a good cook.
        + “I may be wrong,” it said. “But then I am right as well.”
        + It did a cartwheel. It has no other way to hurry.
        + It shook hands with five bugs at a time.
        + It thought that it was lost, found, and at home.
      `,
      help: `
        On the way back there was a wall, wet and [steep|smooth]. There was no step.
        / They had to go up a wall on the way back. It was [slick|bare] as glass.
        @help The starfish held fast to the wall and was a step.
        / But the starfish held fast to the wall as a step.
        + “Left foot on [me|side two],” it said. “That one is strong.”
        + {Other} stood on it with {thing}. It did not slip.
        + It went up a bit and was the next step.
        + It had a hundred small feet, and each one held on.
        + “Am I too heavy?” [said {other}|{other} said]. “From here you are a feather,” it said.
        + So it was a stair, with just one step.
      `,
    },
    intermediate: {
      arrives: `
        Something with five arms hit the window pane and [stayed there|stuck].
        / The rain knocked on the window, and some of it [held on|did not run down].
        @friend It was not a star but a starfish, [who had come with the rain|with an arm for each corner].
        / It was a starfish, and it was looking at all of them at once.
        + “From here you look [friendly|kind], {hero},” it said.
        + It saw five sides of everything, and liked to hear them all.
        + “One side of me says that it is late,” it said, “and one says that it is early tomorrow.”
        + Arm over arm it came down the glass, leaving small wet prints like daisies.
        + “They have a trouble {place.in},” it went on. “Seen from my left, it can be mended.”
        + “And from your right?” [asked {hero}|{hero} asked]. “From there I can see only your ear,” it remarked.
        + It waved with the arm that happened to be on top.
      `,
      alone: `
        @friend On a rock at low tide lay a starfish, considering the [night|evening] from all sides.
        From one it was wet, and from another it was beautiful.
        + From the fifth it could see that {place} was sad.
        + It had lost an arm once. The new one had turned out to be an optimist.
        + Nobody knew which end was its front, so they took it in turns to lead.
        + Right above it hung a real star, and each believed the other to be the reflection.
        + “On the one hand I am comfortable,” it remarked. “On the other four I am not.”
        + It got up on its edge, like a wheel with an idea, and was gone.
      `,
      dry: `
        The starfish travelled in a [soup plate|frying pan] full of sea water.
        / {Other} bowled the starfish along like a hoop, and it told them what it [saw|passed].
        + It pointed five ways, and the third one led {place.to}.
        + “This is up,” it remarked, “or a tall sort of down.”
        + In the wind it spun, and thus it got to know the country.
      `,
      wet: `
        The starfish sat on {other.s} head and [spread|made] an enormous bubble like a cap.
        Slowly turning, they sank {place.to}.
        + “We are falling,” remarked one side of it. “We are expected,” said another.
        + It greeted an aunt who had six arms and was rather grand.
      `,
      quirk: `
        “Is it far?” [asked {other}|{other} asked]. “Far, near, [uphill|round] and blue,” said the starfish.
        / “Which of us is right?” [asked {other}|{other} asked]. “Yes, [both|twice],” said the starfish.
        It had been looking [from all its sides immediately|at it with every arm].
        / It had thought it through as far as the third arm.
        + It lay on its back for a moment to get the view of the stones.
        + “Once upon a time,” it told them, five times over. In one the wolf was just the cook.
        + If it had to hurry it did cartwheels, and it thought about each one in between.
        + “You are right,” it told a thistle. “And so is the goat.”
        + It knew no quarrel that had fewer than five sides, and that soon tires people out.
      `,
      help: `
        On the way back there was a wall, steep and wet and [green|without a ledge].
        / Before them, on the way back, a wall went up like wet [slate|glass].
        @help The starfish pressed itself flat, held fast to the wall and was a step.
        / Flat as a stamp, the starfish held fast to the wall and was a step.
        + “Tread on side two,” it remarked. “It has the [best grip|most patience].”
        + {Other} stepped up with {thing}, and it did not give by a hair.
        + Then it walked up a little way and was the next step, and the next.
        + With a hundred little feet it held on, and each of them meant it.
        + “Am I not too heavy?” [asked {other}|{other} asked]. “From below you are. From inside, not at all,” it said.
        + So they went up a stair that had but a single step, and that was all it needed.
      `,
    },
    advanced: {
      arrives: `
        @friend What the rain had thrown at the window had five arms, and was not a star but a [starfish|wet starfish].
        / {Hero} had been looking at it for some time before it occurred to either that it was a [starfish|starfish on a pane].
        “Seen from here,” it told {hero}, “[you are very tall|you have one chin too few].”
        / “One of me,” it informed {hero}, “is pleased to be here.”
        + It was able to see five sides of anything, and held it only fair to mention all of them.
        + “Part of me thinks that it is late,” it declared, coming down the glass hand over hand, “and part, that it is early tomorrow.”
        + It left a trail of small damp daisies, and could not have told you which of its ends was leaving them.
        + “As to {place}, there is a trouble there. But on my left-hand side I make out a certain hope.”
        + Asked what it made out on its right, it turned a little and said that this was an ear.
      `,
      alone: `
        @friend A starfish lay on its rock at low tide and examined the evening, which from one side was wet and from [another|a second] lovely.
        + From the fifth, there was sorrow {place.in}.
        + An arm that it had lost in its youth had been replaced since by an optimist.
        + There hung a real star straight above it, and each of them took the other for the reflection.
        + “On the one hand I am perfectly comfortable,” it summed up, “but I find that I am outvoted.”
        + It rose on to its edge, wobbled like a wheel that has had a thought, and was off.
      `,
      dry: `
        The starfish toured in a [soup plate|saucepan], pointing five ways at a time. {Other} chose one, and so they came {place.to}.
        / {Other} bowled it like a hoop. At every turn it changed its [opinion|mind], till it found itself {place.in}.
        + “This,” it remarked of a hill, “is up, or else an unusually tall variety of down.”
      `,
      wet: `
        Upon {other.s} head sat the starfish, and beneath it hung a [bubble|bell of air]. So, gently revolving, they sank {place.to}.
        + Some of it maintained that they were falling, and some of it that they were being awaited.
      `,
      quirk: `
        {Other} asked if it was far, and was told by the starfish that it was far, near, [round|mauve] and, from below, a ceiling.
        / {Other} wanted only to know the time, and so the starfish told it for five [towns|places].
        It was trying to be fair.
        / Part of it wished to add something.
        + It lay down on its back beside the road, so that the stones should not go unrepresented.
        + The tale it told them had five sides, and in one the wolf had simply been asked to mind the pot.
        + “You are right,” it assured a thistle, and turning gradually round, “and so, poor thing, is the goat.”
        + Quarrels bored it if they had only two sides, and it would lend them some of its own.
      `,
      help: `
        On the way back there rose a wall, green, wet and quite without [ledges|sympathy].
        / The way back went, unfortunately, up a wall, on which even the [rain|ivy] had let go.
        @help The starfish laid itself flat on it, held fast to the wall and was a step.
        / Here the starfish sat down, held fast to the wall, and was a step.
        + “Side two,” it advised. “The others are willing, but it has the patience.”
        + {Other} trod on it with {thing}, and it gave no more than the mountain does.
        + Then it walked up a yard and was the next, and in this way the two of them climbed a staircase of one.
        + A hundred little feet were at work beneath it, none bigger than a pinhead, and every single one meant it.
      `,
    },
  },
  Seal: {
    noun: { a: 'a seal', the: 'the seal' },
    facts: { help: 'the seal balanced the way across for everyone' },
    beginner: {
      arrives: `
        Clap, clap, clap! Somebody clapped [in the hall|by the door].
        / “Bravo!” called somebody out in the [yard|dark].
        @friend It was a seal. [It had the lamp on its nose|There was a cup on its nose].
        / A seal slid in, with a boot on its nose.
        “Thank you, [thank you|you are too kind]!” it said, and clapped some more.
        / “Did you see how I came [in|through the door]?” it said. “Bravo, me!”
        + Nobody else had clapped yet. So {hero} did.
        + “You have taste, {hero}!” said the seal. “Next, a chair!”
        + On its nose went the chair. On the chair went the cat.
        + “I am off {place.to},” it said. “They need a lift there. I lift!”
        + It slid in on its tummy. It had its own small puddle with it.
        + It smelled of fish and of circus.
      `,
      alone: `
        @friend A seal lay on a rock with a ball on its nose. It was the [moon|full moon].
        So it looked, at least. It clapped for itself.
        + But nobody clapped {place.in}. It was so quiet there.
        + It put a fish on a shell. The shell on a stick.
        + “And now with closed eyes!” it said. Splash.
        + “I meant that,” it said, and clapped for that too.
        + It took a bow to the left. There was a gull. It slept.
        + “I will cheer them up,” it said. It packed its best ball.
      `,
      dry: `
        The seal stood on a big [ball|red ball] and walked. {Other} stood on the seal.
        / “Hop on the [ball|big ball],” said the seal. {Other} hopped on its head.
        So they rolled over hills and clouds {place.to}.
        / They rolled uphill too, all the way {place.to}.
        + The seal had a star on its nose for a while. It put it back.
        + “Look, no hands!” it said. It never had any.
      `,
      wet: `
        {Other} sat in a bubble on its [nose|black nose].
        The seal dived, and came {place.to}.
        + All the fish had to look. It clapped for the fish.
        + The bubble did not wobble. It turned on its back, and down was up.
      `,
      quirk: `
        The seal put a [snail|frog] on its nose. It clapped.
        / The seal had a bun on its nose. “Look, no [crumbs|teeth]!”
        “Now you,” it told {other}. It clapped for that as well.
        / {Other} clapped, and the seal cried a bit.
        + “I like it up here,” said a small voice. “One can see so far.”
        + It took a bow to a row of beans.
        + “What if it falls?” [said {other}|{other} said]. “Then I clap for the floor,” it said.
        + It had a hat on its nose and one on its head.
        + Each good thing got one clap. Each bad thing got two, to cheer it up.
      `,
      help: `
        On the way back there was just a pole to walk on. It [rolled|wobbled].
        / A thin, round pole lay on the way back. It [turned|spun] if you looked at it.
        @help The seal took them on its nose and balanced the way across.
        / All on its nose! The seal balanced the way across.
        + “No [clapping|clapping yet],” it said. It was the first time.
        / “Not a [breath|blink] now,” it said.
        + {Other} sat up there with {thing}.
        + A bit to the left. A bit to the right. And still.
        + It kept its eye on one small star.
        + The pole rolled. The seal rolled too, the other way.
        + Then it was grass. Now they all clapped, and it went red.
      `,
    },
    intermediate: {
      arrives: `
        Loud applause was coming from [the hall|the stairs], though nobody was there.
        / “Encore!” called somebody on the landing, and the [carpet|floor] shook.
        @friend It came from a seal, [who was balancing the lamp on its nose|who had come upstairs on its chin].
        / There lay a seal, with the umbrella stand on its nose, and umbrellas in that.
        + “Thank you,” it said, “you are too [kind|good].”
        + It clapped for itself, so as to get things going.
        + On top of the lamp it placed a slipper, and on the slipper the cat, who had been asleep.
        + “I am booked to appear {place.in},” it said. “Something is wrong there, and I shall hold it up.”
        + It slid over the boards on its tummy, always a little ahead of its own puddle.
        + “What can you balance, {hero}?” it asked, and for each answer it clapped.
        + It smelled of herring, sawdust and success.
      `,
      alone: `
        @friend A seal lay on its rock and balanced the moon on its [nose|whiskers].
        At least it looked so, from where it lay, and it clapped.
        + Then it noticed how quiet it had become {place.in}.
        + Nobody there was clapping at all, and that it could not bear.
        + It built a tower of a shell, a herring and a boot, and bowed to a sleeping gull.
        + “And now without looking!” it cried. The splash was remarkably good.
        + In its opinion there was too little applause in the world. It did what it could.
        + It packed two balls, a big one for the way and a small one for the mood.
      `,
      dry: `
        The seal walked on a [striped|great red] ball, and {other} stood on the seal.
        / First came the ball, then the seal upon it, then {other}, and on top a [lamp|kite].
        Over hill and cloud they rolled {place.to}.
        / To their own applause they rolled {place.to}.
        + For a while it carried a star on its nose. Then it put the star back.
        + Downhill they were quicker, and at every bend the wind clapped.
      `,
      wet: `
        Upon its nose the seal took a bubble. {Other} sat [inside|in the bubble].
        It plunged, and not once did it wobble, {place.to}.
        + A shoal formed a ring round them and held its breath, which is easy for a fish.
        + It turned over on its back, so that for a change the sea was on top.
      `,
      quirk: `
        “Your attention, please!” remarked the seal. It had a stone on its nose, and [a frog|a toad] on the stone.
        / “Silence, please, for the [pear|egg]!” The seal had it on its nose.
        It clapped, and then it made {other} clap.
        / When it had fallen it bowed, and {other} bowed too.
        + The frog asked if it might stay, for from up there he saw his pond for the first time.
        + “And if it falls down?” [asked {other}|{other} asked]. “Then I applaud the floor,” it declared.
        + It gave a bow to a bean field and was quite sure of a murmur.
        + Whatever failed got double applause, because it had had the harder time.
        + It balanced the hat of somebody who had only wished to ask the way.
      `,
      help: `
        On the way back there was no bridge, only a pole, and it [rolled|turned].
        / A pole was all that was left to cross on the way back, and it would not [lie still|keep still].
        @help The seal took them upon its nose and balanced the way across.
        / The seal piled them on its nose, wobbled once, and balanced the way across.
        + “Nobody clap,” it whispered, for the [first|only] time in its life.
        + {Other} sat up there, with {thing}, like the last plate on a pile.
        + It fixed its eye on one star. It set down one flipper, and then the next.
        + When the pole turned left, the seal turned right.
        + There was not a sound but its breath, which smelled of herring and care.
        + They clapped so long that it hid behind its flippers.
      `,
    },
    advanced: {
      arrives: `
        @friend The applause in the hall came from a seal, who had the lamp on its nose and was [leading it|clapping] by example.
        / The clapping upon the stairs grew louder, and there came up, beneath a [soup plate|tureen], a seal.
        “You are too kind,” it declared to {hero}.
        / “And now,” it told {hero}, “the landing.”
        + It clapped for itself, not out of conceit, but as others clear their throats.
        + There was soon a slipper on the lamp, and on the slipper the cat, who had not been consulted.
        + “I have an engagement {place.in},” it confided. “Matters there have slipped, and I am rather good with things that slip.”
        + It crossed the boards on its stomach, keeping just in front of its own puddle.
        + About it there hung an air of herring, sawdust and third encores.
      `,
      alone: `
        @friend On its rock lay a seal, with, as far as one could tell, the moon upon its [nose|whiskers], and gave itself a hand.
        + In the pause it noticed how silent {place} was.
        + That somewhere nobody should be clapping struck it as a thing that must not go on.
        + To a sleeping gull it presented a tower of shell, herring and boot, and then the same with its eyes shut.
        + The splash was applauded too, for what falls has had the harder part.
        + Two balls were packed, a large one for the journey and a small one for the general spirits.
      `,
      dry: `
        The seal walked upon a [striped|scarlet] ball, and upon the seal stood {other}. In this order they rolled {place.to}.
        / The seal mounted the ball, {other} the seal, and an [owl|admirer], unasked, {other}, and they all rolled {place.to}.
        + It wore a star on its nose for some part of the way, and afterwards hung it up again.
      `,
      wet: `
        With {other} in a bubble, and the bubble on its [nose|whiskers], the seal went down. Nothing wobbled all the way {place.to}.
        + The herring stood about in a ring and held their breath, which in herring is a compliment.
      `,
      quirk: `
        “Your attention,” remarked the seal, placing upon its nose a stone and on the stone a [frog|toad]. Then it looked at {other} until there was applause.
        / {Other} was requested to throw it something, and the seal caught the bun, the bag and a [passing|rather cross] wren, in that order.
        + The frog asked for leave to remain, having never before seen his pond in one piece.
        + Were it to fall, it explained, it would simply clap for the floor.
        + It bowed to a field of beans, in which it believed that it had heard a murmur.
        + Failure got twice the applause with it, on the ground that success could look after itself.
        + A gentleman who had asked them the way saw his hat go by on high, and took the other off to it.
      `,
      help: `
        In place of the bridge on the way back there was a pole, and the pole [turned|rolled].
        / The bridge upon the way back was by now a pole, and the pole by now was [wet|rolling].
        @help The seal took them all upon its nose and balanced the way across.
        / With all of them upon its nose, the seal balanced the way across.
        + “I must ask you,” it observed, and it was plain what this cost it, “not to clap.”
        + {Other} sat uppermost, with {thing}, like the last and best plate of a pile.
        + Whatever the pole did to the left, the seal undid to the right, so that the sum of it was a straight line.
        + It kept its gaze upon a single star; the star, to judge by its stillness, did its part.
        + When they were over, the clapping would not end, and it was found behind its flippers, quite overcome.
      `,
    },
  },
  Narwhal: {
    noun: { a: 'a narwhal', the: 'the narwhal' },
    facts: { help: 'the narwhal turned its horn in the keyhole' },
    beginner: {
      arrives: `
        A long white horn came through the [keyhole|letterbox]. It got stuck.
        / There was a knock, and then a hole. Through the hole came a [horn|long horn].
        @friend On the far end was a narwhal in a bath chair. [It blushed|It hid behind a hat].
        / A narwhal looked in after it, red to the ears.
        + “Sorry,” it said. “I only [wanted to knock|meant to knock].”
        / “I will pay for the [door|hole],” it said.
        + {Hero} pulled. Plop. It fell over, and so did the hat stand.
        + “Sorry, hat stand,” it said. “Sorry, {hero}.”
        + It had a sock on the tip, to be safe.
        + “They need somebody {place.in},” it said. “Not me. But I can bring you.”
        + “It is a fine horn,” [said {hero}|{hero} said]. “Please talk of other things,” it said, and glowed.
        + Two rings and a bun hung on it. It did not know since when.
      `,
      alone: `
        @friend In the cold sea a narwhal hid its horn behind a [rock|floe]. It stuck out.
        “Nobody look,” it said. [Nobody did|A seal looked].
        Then a sad sound came from {place}.
        + It bumped its horn on the ice. “Sorry, ice,” it said.
        + It drew a line in the snow by mistake. It was a good line.
        + It tried a hat. It tried three. They all slid down.
        + “I will go by night,” it said. “Nobody will see it.”
        + The tip shone a bit in the moon. It put a mitten on it.
      `,
      dry: `
        The narwhal sat in its bath chair, and {other} [pushed|sat too].
        / “Sit behind,” said the narwhal. “In front there is [me|too much].”
        [The horn pointed the way|Horn first, they rolled] {place.to}.
        + It popped a small cloud. “Sorry, cloud,” it said.
        + It held it up high, so as not to scratch the stars.
      `,
      wet: `
        {Other} held on to the horn. It was like a [rail|stair rail].
        With a bubble on, they went down {place.to}.
        + It said sorry to the jellyfish. They were not hurt.
        + Down there it was not clumsy at all.
      `,
      quirk: `
        The narwhal turned to say a thing, and [knocked over|bumped] a post. “Sorry,” it [told|said to] it.
        / The narwhal [nodded|bowed]. There went a post. “Sorry!” it said.
        It turned to say it to {other}. There was a second post.
        / “Just say yes,” [said {other}|{other} said]. It nodded.
        + A leaf, a glove and a fish cake hung on its horn.
        + “Does it look big from the side?” it said.
        + A bird sat down on it and sang. It held still for an hour.
        + It tried to walk behind itself.
        + “I would like an ear there,” it said, “or just a dot.”
        + A child bug slid down it. “More!” it cried.
      `,
      help: `
        On the way back a gate was shut. The keyhole was [so deep|too deep], and the key was gone.
        / On the way back they stood at a gate. It had a lock and [no key|no one had a key].
        @help The narwhal [put its horn in the keyhole and turned it|turned its horn in the keyhole].
        + “Oh,” it said. “It [fits|fits well].” Click.
        + It had shut its eyes, for it was so shy.
        + It turned to the left like a screw. The lock gave in.
        + {Other} went through with {thing}.
        + It drew a line in the sand to show the path.
        + “What a good horn,” [said {other}|{other} said]. It did not talk of other things.
      `,
    },
    intermediate: {
      arrives: `
        A white horn came in through the letterbox, and came, [and came|and then stuck].
        / Something long and white was trying to ring, and had so far rung the [lamp|cat].
        @friend At the other end there was a narwhal, [in a bath chair, blushing|looking at the floor].
        / It was a narwhal, in a bath chair, and it wished to be excused.
        + “I am so sorry,” it declared. “I only meant to [knock|ring].”
        + {Hero} helped it out backwards; it thanked the hat stand, and the hat stand fell down.
        + On the tip of its horn it wore a sock, so that no one should be hurt.
        + “They need somebody {place.in},” it remarked, “somebody with less in front.”
        + It carried two rings, a bun and a bird’s nest, and it could not say since when.
        + “It is splendid,” [remarked {hero}|{hero} remarked]. “Could we discuss the weather?” it begged, quite pink.
        + Before it spoke it always looked round, and that was generally the mistake.
      `,
      alone: `
        @friend In the cold blue sea a narwhal was hiding its horn behind a [floe|block of ice].
        It stuck out on the [other side|right], where a seal was admiring it.
        + Then there came a sad sound from {place}.
        + It had drawn a line in the snow by accident. It was as straight as a promise.
        + Hats had been tried, and they all looked as though they were for sale.
        + “If I go in the dark,” it declared, “nobody need see me coming. Only arriving.”
        + It bumped its way out of the bay and begged the pardon of each of the icebergs.
        + In the moonlight the horn shone, all the way up. It put a mitten on it.
      `,
      dry: `
        The narwhal rolled along in its bath chair, and {other} [steered|sat behind].
        / {Other} tied a red rag to the [tip|end] of the horn, for safety.
        Like a compass the horn pointed {place.to}.
        / Keeping to the left, they rolled on {place.to}.
        + It burst a small cloud, and it was unhappy about that for a mile.
        + It carried the horn upright, like an umbrella in a crowd.
      `,
      wet: `
        {Other} held on to the horn as to a [banister|rail], and had a bubble to breathe.
        + Turning gently like a screw, they went down {place.to}.
        + It apologised to a jellyfish, who had not felt a thing and had nothing to feel it with.
        + Down there it bumped into nobody. It was quite surprised at itself.
      `,
      quirk: `
        The narwhal turned round to apologise to a post, and [swept away|felled] the next one.
        / “May I point at the view?” asked the narwhal, and there was one [tree|post] less in it.
        “If I stood perfectly still,” it asked {other}, “would that help?”
        / “It was a good view before,” it said to {other}, sadly.
        + A robin took it for a branch. It did not move until the last verse was over.
        + It wished that it had an ear there, or a plume, or at most a dot.
        + Some beetles were using it as a slide. It pretended not to notice, so that they could go on.
        + “From the side,” it asked in a low voice, “is it very long?” It was.
        + By now it had a glove, a leaf and somebody’s supper on it.
      `,
      help: `
        On the way back a gate was locked; its key had been lost since [winter|the frost].
        / There was a gate on the way back with a great lock, and the key was [at sea|elsewhere].
        @help The narwhal put its horn in the keyhole, very shyly, and turned it.
        / Bright red, the narwhal tried, and turned its horn in the keyhole.
        + “Oh,” it declared. “It is as if it had been [made for me|expecting me].”
        + It had closed its eyes, because everybody was watching.
        + The horn had its thread like a screw, and slowly the lock remembered what it was for.
        + {Other} slipped through with {thing}, and the gate swung behind them without a sound.
        + With the tip it then drew a line in the sand. Nobody could go astray.
        + “What would we have done without it?” [asked {other}|{other} asked], and it left the mitten off.
      `,
    },
    advanced: {
      arrives: `
        @friend A horn came in through the letterbox and continued coming, until it stuck, and at its far end a narwhal [blushed|apologised].
        / {Hero} was looking out through the letterbox as a narwhal [looked in|rang].
        “I was [merely trying to knock|told there was a bell],” it observed.
        / “Do not get up,” it said. “I am in, up to here.”
        + Drawn out backwards by {hero}, it turned to thank the hat stand, which went down like a tree.
        + It wore a sock upon the point, out of consideration, and looked as if it were waiting for Christmas.
        + “They want somebody {place.in},” it explained, “who is not, so to speak, preceded by himself.”
        + When the horn was praised it pleaded for the weather as a subject, and turned the colour of a shrimp.
        + Two rings, a bun and a nest were hanging on it. It could give no account of any of them.
      `,
      alone: `
        @friend In the cold sea a narwhal had hidden its horn behind a floe, on whose far side it was [being admired|much admired] by a seal.
        + Then it heard a sad sound, from {place}.
        + Several hats had been tried on, and in every one of them it had looked like a shop.
        + Quite by accident it had drawn a line in the snow, as straight as a good intention.
        + “If I leave after dark,” it reasoned, “I shall be noticed only when I get there.”
        + It bumped its way out of the bay, and of each iceberg it begged pardon by name.
      `,
      dry: `
        The narwhal bowled along in its bath chair, {other} at the [back|tiller]. Its horn, to its embarrassment, kept pointing {place.to}.
        / Other traffic was kept off by {other}, with a lantern, and so the narwhal steered, [apologising|point first], {place.to}.
        + A small cloud was punctured on the way, and had to be talked about for a mile.
      `,
      wet: `
        {Other} went down by the horn, as by a [banister|spiral stair], in a bubble. Turning like a screw, the narwhal brought them {place.to}.
        + To a jellyfish it expressed its regret, though she had felt nothing and had little to feel it with.
      `,
      quirk: `
        The narwhal swung round to apologise to a post, and so came to [owe|need] the next one an apology too.
        / {Other} had dropped a glove, and the narwhal picked it up, along with a [sock|signpost].
        {Other} suggested standing still.
        / It was asked not to help any further.
        + A robin settled on its horn and sang, and it did not stir before the last verse, and not for a considerable time after.
        + It would gladly have had an ear there, it sighed, like other people, or at the outside a dot.
        + Beetles were sliding down it, and it looked the other way, so as not to spoil their fun by being there.
        + By evening it generally found itself wearing somebody’s supper.
      `,
      help: `
        The gate upon the way back was locked, and the key had been missing since [the frost|the winter].
        / The gate on the way back had a key, but the key had [left|a day off].
        @help The narwhal, scarlet, put its horn in the keyhole and turned it.
        / The narwhal shut its eyes, blushed, and turned its horn in the keyhole.
        + It had been ashamed of it all its life, and now the thing went in like the last word of a riddle.
        + There was a thread upon it like a screw’s, and gradually the lock recalled what locks are for.
        + {Other} passed through with {thing}, and the gate swung to behind them with a sound like “well, well”.
        + It drew them a line in the sand as well, straight to the door. It was observed to have left off the sock.
      `,
    },
  },
  Orca: {
    noun: { a: 'an orca', the: 'the orca' },
    facts: { help: 'the orca pushed a path clear with one wave' },
    beginner: {
      arrives: `
        It rang at [seven on the dot|seven sharp]. Somebody put the mat straight.
        / The boots got up and stood in [pairs|a row]. Someone had come.
        @friend At the door stood an orca [in its best black suit|with a clean white chin].
        / It was an orca, and it wiped the bell.
        + “Good evening,” it said. “Your shoes are [not straight|crooked].”
        / “You are [nearly|almost] even, {hero},” it said.
        + Now they were. So were the coats, the cups and the cats.
        + “You have one cat too few,” it said. “They do not come out even.”
        + It stood in a tub of sea. The tub had a clean rim.
        + “It is a mess {place.in},” it said. “A thing is not where it should be.”
        + It had a white napkin, and one to spare.
        + {Hero} put out the left hand. It put it back and took the right one.
      `,
      alone: `
        @friend An orca swam up and down and put the waves in [order|a row].
        Big ones went left. Small ones went right. All was well.
        + But one thing was not in its place, {place.in}.
        + It felt that, as one feels a crumb in bed.
        + It brushed its suit. The white was white, and the black was black.
        + It put the sprats in order of size. They did not hold still.
        + “I will be back by nine,” it said.
        + It told the stars that one was not straight.
      `,
      dry: `
        The orca stood in its tub on rails. {Other} stood [by it|on its left].
        / “Please stand on the [line|white line],” it said. {Other} stood on it.
        [It left on time, and on time they got|At eight it left. By ten past they had come] {place.to}.
        + “Tickets,” it said. It had them both itself.
        + Each cloud was moved a bit, so that they matched.
      `,
      wet: `
        “Please hold the [fin|big fin],” said the orca. “Both hands. Thank you.”
        {Other} got a clean bubble. Down they went {place.to}.
        + It swam so smoothly that no crease came in its suit.
        + All the fish swam in pairs when they saw it.
      `,
      quirk: `
        The orca put the stones on the path in [order|rows]. First came the grey ones.
        / The orca saw five [stones|pebbles]. It put them in a square.
        “They are all grey,” [said {other}|{other} said]. “But not as grey as this,” it said.
        / “One is left,” [said {other}|{other} said]. It found it a friend.
        + It folded a leaf in the middle. Now it was right.
        + A snail was not straight. It was asked to try again.
        + It got a spot on its suit. It was a star. It let it stay.
        + “Left foot, please,” it said. “We had the right one.”
        + {Other} hid one stone in the wrong row. It found it with its eyes shut.
      `,
      help: `
        On the way back there was [rubble|junk], wild and high. Nobody could get by.
        / A [hill|heap] of stuff lay on the way back. It was in no order at all.
        @help The orca sent one steady wave, and it pushed a path clear.
        / The orca pushed just one wave, and a path was clear.
        + “[By your leave|One side, please],” it said to the mess.
        + The wave was round and smooth and did not splash.
        + Big bits lay on the left, small bits on the right.
        + In the middle ran a path like a parting in wet hair.
        + {Other} went down it with {thing}.
        + One stick was still not straight. It looked at it. Then it left it.
      `,
    },
    intermediate: {
      arrives: `
        At seven precisely the bell rang, and [somebody straightened the mat|the mat was put straight].
        / Someone had straightened the pictures, the rug and [the cat|two cats].
        @friend Before the door stood an orca in evening dress, in a clean tub.
        / It was an orca in black and white, and it looked at its watch.
        + “{Hero},” it declared, “your laces are [different|uneven].”
        + It never went out in anything but its best suit. It never went anywhere late.
        + While it spoke the coats moved into order of size, and the umbrellas by temper.
        + “A thing is out of place {place.in},” it said. “I cannot sit down while I know that.”
        + It shook hands, looked at the hand, and gave it back cleaner.
        + There was a napkin in its pocket, and behind it a second napkin in case of the first.
        + “Your stairs are one too many,” it remarked, “but I shall say no more about it.”
      `,
      alone: `
        @friend In the bay an orca was arranging the waves by [height|size].
        It had done the large ones, and now the small ones [giggled|wriggled].
        + + Then it had a feeling that {place.in} a thing was not in its place.
        + That was for it what a crumb in the bed is for others.
        + Its suit was so black and so white that the night and the moon came to compare.
        + It asked the sprats to line up. It has been waiting for them since spring.
        + “I shall leave at eight,” it told the lighthouse, “so kindly flash at eight.”
        + One star stood a little out of line. It made a note.
      `,
      dry: `
        The orca travelled in a tub on [rails|silver rails].
        / “We leave now,” it said, and {other} heard a [whistle|bell].
        + On the minute, they were {place.in}.
        + On the way it pushed two clouds a little to the left, and now they matched.
        + It sold itself a ticket and wished itself a pleasant journey.
      `,
      wet: `
        “Kindly hold the fin,” said the orca, “with [both hands|care].”
        {Other} was given a polished bubble. They glided down {place.to}.
        + Nothing splashed, and its suit did not get so much as a crease.
        + At the sight of it the mackerel fell in, two by two, and even the crabs tried to walk straight.
      `,
      quirk: `
        The orca sorted the pebbles on the path by [colour|shade], from grey to grey.
        / The orca found two pebbles of [unequal|different] size, and moved the large one back.
        “They were all the same,” [observed {other}|{other} observed]. It closed its eyes in pain.
        / “And who will see it?” [asked {other}|{other} asked]. “I have,” it said.
        + It met a snail that was wound the wrong way. It was remarkably kind to her about it.
        + In passing it folded a leaf along the middle, as it had clearly been meant.
        + “Left, right,” it reminded them, “and then, if you do not mind, left again.”
        + A star had fallen on its sleeve. It was about to brush it off, and did not.
        + Even its hiccups came every seven seconds, and people liked to set their clocks by them.
      `,
      help: `
        On the way back everything lay [about|in heaps], and they could not pass.
        / The way back lay under a heap of all sorts, and none of it was [sorted|folded].
        @help The orca breathed in and, with one steady wave, pushed a path clear.
        / With one steady wave, and a sigh, the orca pushed a path clear.
        + “Large to the left,” it said. “Small to the [right|right, please].”
        + It was a round, well-mannered wave, and it did not splash a soul.
        + Through the middle ran a path like the parting in combed hair.
        + {Other} walked along it with {thing}. It would not have been possible to go astray.
        + Behind them the rubble lay in order of size, looking rather proud.
        + One twig was still crooked, and it looked at it long, and then it let it be.
      `,
    },
    advanced: {
      arrives: `
        @friend The bell rang at seven to the second, and on the mat, which had been straightened, stood an orca in [evening dress|white tie].
        / As the clock struck seven the hall grew tidy, and in it was an [orca|orca in black].
        “{Hero},” it said. “Your laces do not match in length.”
        / “I have sorted your umbrellas, {hero},” it said.
        + It possessed no other clothes but its best, and had been known to be early only for the sake of symmetry.
        + The coats in the hall, as it spoke, were moving into order of size, and the umbrellas of temper.
        + “{Place.in}, something is not in its place,” it declared, “and for as long as I know it, I cannot sit.”
        + In its breast pocket there was a napkin, and behind that another, in the event of the first.
        + That the house had one stair too many it mentioned only at parting, as a friend.
      `,
      alone: `
        @friend An orca in full evening dress was [sorting|arranging] the waves of the bay by height, and had come to the ripples.
        + Then it felt that, {place.in}, a thing was out of its place.
        + It felt this as others feel a crumb between the sheets, namely all over.
        + The sprats had been invited to form a line, and it had not given them up.
        + So black was it and so white that the night and the moon came down to compare.
        + A star stood slightly out of true, and it made a note, in pencil, not wishing to seem harsh.
      `,
      dry: `
        The orca laid rails for its tub, and {other} [took them up|collected them] behind. To the minute, they were {place.in}.
        / {Other} was punched a ticket, in the exact middle; at eight the orca drew out, and at nine they were {place.in}.
        + Two clouds were moved an inch to the left, in passing, so as to make a pair.
      `,
      wet: `
        {Other} was handed a polished bubble and [a fin|one fin]. Without one crease they glided down {place.to}.
        + The mackerel fell in by twos at the sight of it, and the crabs did their best to walk straight.
      `,
      quirk: `
        The orca was sorting the pebbles of the path, from grey to [grey|a different grey], when {other} said that they looked all alike.
        / {Other} had [one sock up|a crumb on one side], and the orca walked for a mile with its eyes upon the horizon.
        It had to sit down.
        / It forgave this, though not at once.
        + With a snail who was wound the wrong way round it was more than usually gentle.
        + Leaves it folded along the middle, as they had obviously been designed to be.
        + It hiccuped, when it did, at intervals of seven seconds, and in its home waters one set one’s clock by it.
        + A star had come to rest on its sleeve, and it raised a fin to brush it off, and then, inexplicably, did not.
      `,
      help: `
        On the way back all lay in heaps, as if a giant had lost his [keys|slippers].
        / What lay on the way back was everything, [anyhow|upside down], in one heap.
        @help The orca drew itself up and pushed a path clear with one wave.
        / The orca closed its eyes, drew breath, and with one wave pushed a path clear.
        + It was a round and civil wave, that splashed nobody. It set the large to the left and the small to the right.
        + Down the centre there was now a path, as straight as the parting of a boy on the day of his aunt’s visit.
        + {Other} walked along it with {thing}, and the rubble on either hand appeared to be standing at attention.
        + One twig remained crooked, and it considered it for some while; it is to its lasting credit that it went on.
      `,
    },
  },
}
