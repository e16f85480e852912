import type { FriendsOf } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const jungle: FriendsOf<Noun, 'jungle'> = {
  Tiger: {
    noun: { a: 'a tiger', the: 'the tiger' },
    facts: { help: 'the tiger opened the thicket like a curtain' },
    beginner: {
      arrives: `
        Somebody was counting [outside|at the window]. “Eighty-one, eighty-two…”
        / The mirror in the hall [rocked|shook]. “Sixty, sixty-one,” it said.
        @friend It was a tiger, [and it counted its own stripes|and it liked what it saw].
        / In front of the mirror sat a tiger.
        “Oh, {hero}!” it said. “Now I have [lost count|to start again].”
        / “Was it sixty or seventy, {hero}?” it said. “You [coughed|came in].”
        + It looked at itself in the dark window. “Very fine,” it said.
        + “Is the left side best, or the right?” it said.
        + “Both,” [said {hero}|{hero} said]. “That is correct,” said the tiger.
        + “They need somebody {place.in},” it said. “Why not somebody striped?”
        + It walked round the bed, to be seen from there too.
        + “There is a gap in my stripes,” it said. “Tell nobody.”
        + Its paws made no noise on the floor.
        + “You have no stripes at all,” it said. “How brave you are.”
      `,
      alone: `
        @friend By the pool sat a tiger and counted its stripes.
        It got to ninety. Then a drop fell, and [all the stripes shook|it had to start again].
        + “Something is wrong {place.in},” it said.
        + It turned round to see its back. Its back turned too.
        + “One, two, three,” it said. “What fine ones I have.”
        + The leaves sighed. The tiger sighed back, with style.
        + It licked each paw, and then each stripe on it.
        + “If I go,” it said, “they will at least see something nice.”
        + The moon made a stripe on the water. It was a good one.
      `,
      dry: `
        The tiger went on soft paws, and {other} [rode on top|sat on its back].
        / {Other} held on to two [good|wide] stripes. The tiger went like smoke.
        Through long grass and long clouds they went {place.to}.
        / The tiger looked into each pond, all the way {place.to}.
        + “Hold on to any stripe,” it said. “But not the thin one.”
        + The grass did not even bend.
      `,
      wet: `
        The tiger put on a big glass hat. {Other} [had one too|got one as well].
        It swam, its chin up, right {place.to}.
        + “My stripes do not wash off,” it said. It looked twice.
        + A striped fish swam by. They looked at each other for long.
      `,
      quirk: `
        The tiger stopped at each [puddle|thing that shone] to count. “Forty, forty-one…”
        / “I have one more at the [back|side],” said the tiger. “Did you see it?”
        “Look, a bug,” [said {other}|{other} said]. “Oh no,” said the tiger. “One, two…”
        / “That is your shadow,” [said {other}|{other} said]. “It suits me,” said the tiger.
        + It found a new stripe. It was mud.
        + “Is my tail part of it?” it said. “Please say yes.”
        + {Other} counted for it and got to ninety-nine. “More,” said the tiger.
        + It met a bee. “You have copied me,” it said. “But well.”
        + It walked past a post three times. The post said nothing.
        + A zebra, it said, was only a tiger without salt.
      `,
      help: `
        On the way back there was a thicket, full of [thorns|sharp thorns].
        / Thorns had shut the way back. They were [long|thin] and sharp as pins.
        @help The tiger crept in low, and the thicket opened like a curtain.
        / The tiger bowed, and the thicket opened like a curtain.
        “[Follow my tail|Walk where I walk],” it said.
        / “Keep [low|close],” it said.
        + It made itself flat. It made itself long.
        + Each twig slid along the stripes and did not catch.
        + {Other} came behind with {thing}. Not a leaf moved.
        + The light fell in lines, and the tiger was gone in them.
        + “Where are you?” [said {other}|{other} said]. “All round you,” said the tiger.
        + It did not count at all. It had no time.
      `,
    },
    intermediate: {
      arrives: `
        “Ninety-one, ninety-two,” declared a deep voice [at the glass|outside].
        / Someone was walking up and down in front of the [hall mirror|big mirror].
        @friend A tiger stood there, [counting itself in the window|breathing on the pane and polishing it].
        / It was a tiger, trying to see how it looked from behind.
        + “You have made me lose my place, {hero},” it remarked.
        / “You may [look|stay], {hero},” it said. “I am at sixty.”
        + It had never come further than ninety-nine, because somebody always admired it then.
        + “Before we begin,” it asked, “which is my better side?” “The one with the tail,” [remarked {hero}|{hero} remarked].
        + Round the room it went, slowly, so that all the furniture could have a look.
        + “I have heard of a trouble {place.in},” it remarked. “I thought a little beauty might help.”
        + One of its stripes was bent, and it always sat down on that one.
        + Whoever has no stripes, it said kindly, can still have a good character.
      `,
      alone: `
        @friend At the forest pool sat a tiger, counting its stripes by moonlight.
        It had reached [eighty-eight|ninety-seven] when a ripple shook them all up.
        + The ripple had come from {place}.
        + “Something is amiss,” observed the tiger, “and I do not mean my whiskers.”
        + It combed itself with a thorn, from the front to the back.
        + A heron called it magnificent. The tiger asked it to speak up.
        + Nobody had ever seen it get past a hundred, least of all the tiger.
        + “I shall go there,” it decided, “and be looked at for a good cause.”
        + In the dark grass its shadow lay down in stripes and waited.
      `,
      dry: `
        {Other} sat on the tiger’s back, [behind the ears|between two stripes].
        / The tiger lay down to be [mounted|climbed], and it looked noble.
        Silent as smoke, they flowed over hill and cloud {place.to}.
        / It crossed the hills without a sound, {place.to}.
        + The grass opened in front of them and closed behind. It never knew why.
        + “If you must hold on,” it said, “please hold on along the pattern.”
      `,
      wet: `
        The tiger put a glass bell over [its head|both their heads].
        With its chin held high it swam down {place.to}.
        + Striped fish came from all sides and swam beside it like a family.
        + Twice it turned round to make sure that nothing had washed off.
      `,
      quirk: `
        At every puddle the tiger [stopped|had to stop] and began at one.
        / The tiger saw a puddle, excused itself and [sat down|counted] in front of it.
        “How many is it now?” [asked {other}|{other} asked]. “You spoke,” it sighed. “One, two…”
        / “Shall we?” [asked {other}|{other} asked]. “We two can hardly leave,” it told the puddle.
        + It discovered a new stripe, was overjoyed, and then learned that it was mud.
        + When a bee flew past, it remarked that imitation was a kind of praise.
        + {Other} offered to count and was told to do it with feeling.
        + The last stripe on its tail was always a problem, because it would not keep still.
        + “Vain?” it asked. “Not at all. I simply happen to agree with everybody.”
      `,
      help: `
        On the way back a [thorny|tangled] thicket stood across the path.
        / Brambles had locked the way back from [left to right|top to bottom].
        @help The tiger crept in, and the thicket opened like a curtain.
        / The tiger narrowed its eyes and its shoulders, and the thicket opened like a curtain.
        + “Walk in my shadow,” it [purred|said]. “It has no thorns.”
        + Low and long it went, and each twig slid along its sides without a scratch.
        + {Other} followed with {thing}, through light and dark and light again.
        + Between the stripes of the branches one could hardly tell where the tiger ended.
        + For the first time it did not care at all how it looked.
        + Behind them the thorns closed again with a sigh, as after a good play.
        + “Ninety-nine, a hundred,” [said {other}|{other} said], who had walked behind it all the way.
      `,
    },
    advanced: {
      arrives: `
        @friend A voice at the window had got to ninety-three, and it belonged to a tiger, [counting|adding up] its own reflection.
        / The mirror in the hall had been occupied for an hour, by a tiger, who could not [tear itself away|leave it].
        “Now, {hero},” it observed, “you have made me lose my place.”
        / “{Hero}, you are [just|exactly] in the light,” it said.
        + It had never once come to the end of its stripes, because at about ninety it was invariably overcome with admiration.
        + “I understand that there is distress {place.in},” it observed. “I thought that the sight of me might be a comfort.”
        + It took a turn about the room, so unhurriedly that no chair could complain of having missed it.
        + There was one stripe on it that was bent, and it had arranged its whole way of sitting round that stripe.
        + That {hero} had none at all it passed over in silence, as one does with a misfortune.
      `,
      alone: `
        @friend A tiger sat that evening beside the pool and counted its stripes, which it did [as others say their prayers|every night].
        + At ninety-seven the water trembled, and the tremor came from {place}.
        + To begin again would have been possible, but one cannot count in good style while somebody is unhappy.
        + It combed its whiskers with a thorn and practised an expression of noble concern.
        + A heron, asked for its opinion, said that it was splendid, and was asked to say so again from the other side.
        + In the tall grass nothing could be seen of it now but a certain satisfaction.
      `,
      dry: `
        The tiger carried {other} [through grass|over hills]. Its walk was a sentence without a comma, and it ended {place.in}.
        / {Other} rode it through long grass, which parted, [bowed|sighed] and shut again. So they went, admired on all sides, {place.to}.
        + It asked only to be held along the pattern, and never, please, against it.
      `,
      wet: `
        Under a glass bell, with its chin in the air, the tiger swam down {place.to}. {Other} held on to a [middle|well-chosen] stripe.
        + It paused before every shell that shone, to make entirely certain that it was not running.
      `,
      quirk: `
        Each puddle was a mirror to the tiger, and at each it began again at one, until {other} [coughed|spoke].
        / {Other} found the tiger at the edge of a well, [bidding|wishing] itself goodnight.
        “Nobody,” it observed, “has any idea how hard I am to add up.”
        / They were a handsome pair, it said.
        + A stripe that had not been there before filled it with joy, until it proved to be mud and came off on a fern.
        + It let a bee go by with an indulgent nod, as an enormous painter might look upon a postcard.
        + “I am not vain,” it explained. “I merely happen to share the general opinion.”
        + When {other} tried the counting, it listened with closed eyes, as one listens to music.
      `,
      help: `
        Where the path had been, there stood a thicket, and every inch of it was [armed|sharp].
        / A hedge of thorns had grown across the way back, and [each|all of it] looked at them.
        @help The tiger sank down, crept forward, and the thicket opened like a curtain.
        / The tiger walked on as if expected, and the thicket opened like a curtain.
        + It went through the thorns as a thread goes through cloth, and not one of them so much as touched it.
        + {Other} kept to its shadow with {thing} held close, through a darkness ruled in fine lines like a page.
        + Somewhere in there the tiger ceased to be seen, and it did not even seem to mind.
        + Behind them the branches fell together again, softly, and one almost expected applause.
      `,
    },
  },
  Elephant: {
    noun: { a: 'an elephant', the: 'the elephant' },
    facts: { help: 'the elephant lifted everyone over with its trunk' },
    beginner: {
      arrives: `
        “PSST!” The whole house shook. A grey trunk came in at the window.
        / “HUSH!” A plate fell off the [shelf|rack]. Then a second one did.
        @friend Behind the trunk stood an elephant, on [tiptoe|its toes].
        / An elephant had said it. It hid behind a [pole|lamp post].
        “DO NOT WAKE ANYBODY,” it [whispered|breathed].
        / “I AM NOT [HERE|HERE YET],” it whispered.
        + A picture fell off the wall. “SORRY,” it whispered, and two more fell.
        + “I know you, {hero}. You had a red sock in March.”
        + “I never forget a thing,” it said. “Only, why am I here?”
        + The trunk felt about. It patted the pillow and then {hero}.
        + “AH!” it said. “Now I have it. We must go {place.to}.”
        + Its big ears moved the air like two warm fans.
        + It smelled of hay and peanuts.
      `,
      alone: `
        @friend At the edge of the jungle stood an elephant and thought.
        It knew each leaf by name. But what did it [want|come here for]?
        + “{Place},” it whispered. Birds fell off their twigs.
        + It knew last week. It knew the rain of nine years ago.
        + It did not know where it had put its hat. It was on its head.
        + There was a knot in its trunk. It was for thinking.
        + “Who is sad there?” it thought. “I feel it in my feet.”
        + It left on tiptoe, and only six trees shook.
      `,
      dry: `
        {Other} sat high up on the elephant, [by the ear|as on a roof].
        / It made a [step|stair] of its trunk for {other}. “UP,” it whispered.
        It knew the way {place.to}. It had seen it once, [as a baby|in a dream].
        / “I KNOW EACH HILL,” it said, all the way {place.to}.
        + It flapped its ears at the edge. Up they went!
        + “LEFT AT THE STAR,” it whispered, and the star winked.
      `,
      wet: `
        The elephant walked into the sea, with its trunk [up|in the air]. That was the pipe.
        + {Other} sat in a bubble, all the way {place.to}.
        + Each step made the sand jump. “SORRY, SAND,” it whispered.
        + It blew, and a row of bubbles went up like beads.
      `,
      quirk: `
        “CAN YOU KEEP A SECRET?” the elephant [whispered|asked]. A whole wood woke up.
        / “NOW WE ARE QUIET,” said the elephant. A [pear|nut] fell off its tree.
        “Not now,” [said {other}|{other} said]. “Now they all know it.”
        / “I heard you,” [said an owl|said a mole], two hills off.
        + It stopped in a gap. “Why did I come in here?” it said.
        + It greeted an ant by name, and asked for all her sisters.
        + “In the year of the big rain,” it said, “you sneezed twice.”
        + It hid behind a thin tree. It thought that it could not be seen.
        + {Other} showed it how to whisper. Now it was only as loud as a door.
      `,
      help: `
        On the way back a [thorn hedge|deep ditch] lay right across the path.
        / On the way back there were [nettles|thistles]. They stood as high as a house.
        @help The elephant lifted them over with its trunk, one by one.
        / With its trunk the elephant lifted them over, soft as soft.
        + “[Up you go|One, two, up],” it said. It set them down like eggs.
        + First went {thing}, then {other}, then a snail who had asked.
        + The trunk was strong, and soft at the end.
        + It had to step over by itself. It held its breath.
        + “I will never forget this,” [said {other}|{other} said]. “Nor I,” said the elephant.
        + Nobody got so much as a scratch.
        + It had put them down just where the path went on.
      `,
    },
    intermediate: {
      arrives: `
        “PSST!” it went, and all the [cups|glasses] in the house rang.
        / The floorboards whispered, the lamp swung, and a [hat|clock] fell off its hook.
        @friend A trunk came in, and outside stood an elephant [on tiptoe|with a finger’s worth of trunk on its lips].
        / In the garden an elephant was walking on the tips of its toes.
        + “I DO HOPE I AM NOT [DISTURBING|WAKING] ANYBODY,” it whispered.
        / “I AM JUST A [MOUSE|BREEZE],” it breathed.
        + Three pictures came down, and it whispered that it was sorry, and down came the fourth.
        + “You are {hero},” it remarked. “You dropped a spoon two winters ago. It sounded lovely.”
        + It remembered every spoon, every rain and every birthday, but not what it had come for.
        + “It was to do with {place},” it murmured. “Something is missing. Or was that my hat?”
        + The tip of the trunk felt round the room and shook hands with the bedpost.
        + Whenever it was thinking, its ears went to and fro, and the curtains with them.
      `,
      alone: `
        @friend An elephant stood among the trees, on a spot it had gone to on purpose.
        For what purpose, it [could not say|had forgotten].
        + “IT CONCERNS {place},” it whispered, and a hundred parrots woke up.
        + It could tell you the weather of any Tuesday since it was born.
        + In its trunk was a knot. The knot was there to remind it of another knot.
        + Far away someone was sad, for an elephant hears such things with its feet.
        + It searched for its hat, found it on its head, and set off in good spirits.
        + It went on tiptoe, and only the nearer hills trembled.
      `,
      dry: `
        {Other} rode behind the [great|grey] ears, as high as a chimney.
        / {Other} flew [up|aloft] on its trunk, as on a swing.
        The elephant remembered the way {place.to} from when it was small.
        / It knew each stone on the way {place.to}.
        + Where the ground ended, it flapped its ears twice and kept going.
        + “AT THIS CLOUD,” it whispered, “I ONCE LOST A TOOTH.”
      `,
      wet: `
        With its trunk held up like a chimney, the elephant walked [into the sea|under].
        + {Other} travelled in an air bubble behind one ear, {place.to}.
        + It trod with great care, and even so all the oysters shut.
        + A sea cucumber looked familiar to it. They worked out that they had met before.
      `,
      quirk: `
        “LET US BE QUITE QUIET NOW,” whispered the elephant, and [a hillside|the next valley] answered.
        / “FROM HERE ON TIPTOE,” breathed the elephant, and a [barn|chimney] sat down.
        “That was your quiet?” [asked {other}|{other} asked]. It nodded proudly.
        / {Other} showed it how to whisper. “LIKE THIS?” it asked.
        + It walked through an arch, stopped, and went back to remember why it had walked through.
        + It knew the family of every ant they met, and it asked after the one with the cough.
        + Behind a sapling it played hide and seek, with its eyes closed for safety.
        + “Your left lace came undone last Friday,” it told {other}, “at ten past four.”
        + Forgetting, it said, must be like taking off a hat. It would have liked to try.
      `,
      help: `
        On the way back a [hedge of thorns|ditch full of nettles] barred the path.
        / Nettles had grown on the way back, taller than a [gate|man on a ladder].
        @help The elephant lifted them over with its trunk, one after the other.
        / “One at a time,” said the elephant, and lifted them over with its trunk.
        + “It is [like a swing|quite easy],” it declared. “Only do not let go of yourself.”
        + {Thing} went first, held as gently as one holds a soap bubble.
        + Then {other} flew through the air in a slow, wide, comfortable curve.
        + A snail and two beetles had joined the queue, and it lifted those as well.
        + Last of all it stepped over by itself, one leg a minute, with its breath held.
        + “I SHALL REMEMBER THIS,” it whispered, and far away some pears dropped.
      `,
    },
    advanced: {
      arrives: `
        @friend The whisper that made the cups [dance|ring] was an elephant’s, and the trunk at the window was asking for silence.
        / An elephant had come on tiptoe so as not to be noticed, and every [dog|lamp] in the street was wide awake.
        “I TRUST I HAVE WOKEN NOBODY,” it breathed.
        / “THERE IS NO NEED TO WHISPER,” it whispered to {hero}.
        + Four pictures left the wall, and it murmured an apology that accounted for the fifth.
        + “{Hero},” it declared. “Of course. Two winters ago you dropped a spoon, and I have been humming it ever since.”
        + It forgot nothing, neither rain nor face nor birthday, except as a rule the reason why it had come in.
        + “{Place},” it recalled at last, when it had untied the knot in its trunk. “Something is missing there, unless that was my hat.”
        + The end of the trunk, meanwhile, went about the room by itself, shaking hands.
      `,
      alone: `
        @friend An elephant stood in a clearing where it had gone on purpose, and attempted to [recall|remember] the purpose.
        + It was {place}, it knew, for the ground was sad in that direction.
        + It could have told you the weather on any Tuesday of its life, and would have liked to be asked.
        + The knot in its trunk was there to remind it of a second knot, and so far all was in good order.
        + On tiptoe, out of regard for the sleepers, it took its leave. For some miles nobody slept.
        + Its hat, for which it had been searching since supper, accompanied it on its head.
      `,
      dry: `
        {Other} rode on the elephant as one rides on a [roof|hill]. It had seen the way {place.to} once, as a calf, and once was plenty.
        / Hoisted by trunk, {other} rode among the [swallows|treetops]; the elephant had once been told the way, and it led {place.to}.
        + When the ground gave out, it spread its ears, remarked that it remembered this part, and walked on.
      `,
      wet: `
        Its trunk a chimney above the waves, the elephant strolled {place.to}. {Other} sat [dry|snug] behind its ear.
        + Though it trod as softly as it could, a whole bank of oysters slammed their doors.
      `,
      quirk: `
        “FROM NOW ON,” whispered the elephant, “NOT A SOUND,” and [three valleys|the far hills] passed it on.
        / The elephant stood still to [recall|remember] what it had been told to forget, and {other} reminded it.
        {Other} asked whether this had been its whisper; it had.
        / “I NEVER BREATHED A WORD,” it told the county.
        + In every gateway it halted, having forgotten what it wanted on the other side, and went back to fetch the thought.
        + It greeted all the ants by name and inquired, with tact, after an aunt.
        + To forget, it imagined, must be like taking off one’s hat in the evening, and it asked to be told about it.
        + Behind a birch no thicker than a wrist it hid from them, and was so happy that nobody found it for ages.
      `,
      help: `
        A [bank of nettles|hedge of thorns] had drawn itself across the way back, too wide for any leap.
        / Thorns had taken over the way back, [twelve|twenty] yards of them.
        @help The elephant gave it one look and lifted them over with its trunk, one by one.
        / The elephant bent its knees and lifted them over with its trunk.
        + {Thing} travelled first, held as one holds a sleeping bird or a decidedly full spoon.
        + After it {other} rose and sank in a curve so slow that there was time to look at the stars.
        + There was soon a small queue, and it included a snail who had been trying since the spring.
        + “THINK NOTHING OF IT,” the elephant whispered, modestly, and some miles away a baker sat up in bed.
      `,
    },
  },
  Monkey: {
    noun: { a: 'a monkey', the: 'the monkey' },
    facts: { help: 'the monkey swung across the gap on a vine' },
    beginner: {
      arrives: `
        Ding, ding, ding, went the bell. It did not [stop|end].
        / Click, dark. Click, light. Somebody had [found|got at] the switch.
        @friend A monkey hung from the bell rope, [by its tail|by one toe].
        / A monkey sat on the lamp and swung.
        “[It hung there|It was dangling],” it said. “So I had to.”
        / “It has a [string|cord], {hero},” it said. “What should I do?”
        + It saw the lamp cord. Click, dark. Click, light.
        + “Do not look at the curtain,” [said {hero}|{hero} said]. The monkey looked at it.
        + “Hello, {hero}! Does your ear come off?” It did not.
        + “There is trouble {place.in},” it said from up there. “And ropes, I hope!”
        + It ate a peel and threw away the banana.
        + “I came by washing line,” it said. It wore three socks.
        + It sat still once. That was when it scratched.
      `,
      alone: `
        @friend A monkey sat in its tree. Nothing was [dangling|hanging down].
        Then a long thread of mist [came|hung] by.
        It [went|led] {place.to}.
        + It swung by one hand. It swung by its tail. It swung by a root.
        + It pulled a vine, and somewhere a coconut fell. “Ow,” said somebody.
        + It put five figs in its cheeks for later.
        + “I will pull it only a bit,” it said. It always said so.
        + Far away it was too quiet. Monkeys do not like that.
      `,
      dry: `
        From lamp to branch, from branch to star! The monkey [swung|flew].
        / The monkey threw its tail round a [chimney|star] and jumped.
        {Other} held its tail, all the way {place.to}.
        / “My foot!” it told {other}. So they flew {place.to}.
        + One cloud had a string. It had to pull that, and it rained.
        + “Let go now!” it said. “And now hold on! Good!”
      `,
      wet: `
        The monkey found a long reed to [breathe|puff] through. It found two.
        Hand under hand it climbed down a rope {place.to}.
        + It pulled the beard of a mussel. The mussel shut.
        + “So much weed!” it said. “And all of it dangles!”
      `,
      quirk: `
        A string hung from a branch. “No,” [said {other}|{other} said]. “[Only a little|Only once],” said the monkey.
        / There was a bell on a goat. The monkey [looked at|saw] it. It looked once more.
        It pulled. Something fell on them. [It was figs|It was a boot].
        / One small tug! It rained nuts.
        + “See?” said the monkey, with its mouth full.
        + It hung upside down. “Why do you all walk on the roof?” it said.
        + It found a beard. There was an old gnome on it.
        + It tied its hands up in its tail. It was good for a while.
        + It put on a hat, and then a leaf.
        + It asked {other} to hold its tail. That helped them both.
      `,
      help: `
        On the way back there was a gap. The bridge was [gone|not there].
        / Half the bridge was on this side of the way back. The rest was [air|gone].
        @help The monkey took a vine and swung across the gap.
        / “Watch!” said the monkey, and swung across on a vine.
        + Back it came. “[Hop on|Hold tight],” it said. “Now it may dangle!”
        + Swish, over it went, and swish, back again.
        + {Other} held {thing}, and the monkey held {other}.
        + The wind whistled. It was like one long breath.
        + The monkey let go at the right time, not too soon.
        + It had pulled on each vine before. It knew which one held.
        + “Again?” said the monkey. “Once was just right,” [said {other}|{other} said].
      `,
    },
    intermediate: {
      arrives: `
        The bell rang, and then it rang [eleven more times|without a stop].
        / In the hall all the coats changed hooks, and the [hats|scarves] with them.
        @friend When {hero} opened, a monkey was [hanging from the cord|upside down in the doorway].
        / On a coat hook hung a monkey, by its collar.
        + “I wanted to knock,” it declared, “but this was [dangling|so much nicer].”
        / “Before you ask,” it said, “it was [loose|like that] when I came.”
        + It went through the room from lamp to curtain to coat hook and never touched the floor.
        + Three peculiar socks hung on it, for it had come by way of the washing line.
        + “Something has gone {place.in},” it declared. “It was not me. I asked myself twice.”
        + Click went the light, and click, and click again, until {hero} held its hand.
        + It sat as still as it could, and that was for as long as one scratch takes.
        + “Does that come off?” it asked, of the doorknob, and it did.
      `,
      alone: `
        @friend High in a fig tree sat a monkey with nothing left to pull.
        + Every vine had been rung like a bell, and [twice|all the coconuts were down].
        Then came a thread of mist, from {place}.
        + “I shall not pull it,” said the monkey to itself. “I shall only hold it firmly and lean.”
        + It had once pulled the tail of the night, it said, and that was how mornings began.
        + It stuffed its cheeks with figs, one for the way and eight for itself.
        + Something was wrong over there, for it was much too quiet.
        + Down below a tapir asked it to stop, before it had even started.
      `,
      dry: `
        From branch to lamp to weathercock, the monkey [swung|flew] through the night.
        / It took hold of a washing line, a gutter and a [comet|goose], in that order.
        + {Other} clung to it, and one last swing took them {place.to}.
        + At one cloud there hung a cord. So it rained a little somewhere.
        + “Now let go,” it called, “and now do not, and now again!”
      `,
      wet: `
        The monkey picked two long reeds to [breathe through|puff air through].
        Hand under hand they climbed down an anchor rope {place.to}.
        + All around them dangled weed. It did not know where to pull first.
        + It shook an octopus by the hand, and by the hand, and by the hand.
      `,
      quirk: `
        “Please do not pull that,” [observed {other}|{other} observed], [as they passed|below] a thin grey string.
        / There was a rope, and at the end of the rope was a [bell|bucket]. The monkey swallowed.
        “I am only looking,” observed the monkey, “with my fingers.”
        / “Think of figs,” [said {other}|{other} said]. It did, and pulled.
        + There was a rumble, and it rained figs, acorns and one surprised dormouse.
        + Upside down it went along beneath a branch and asked why everyone walked on the ceiling.
        + It tied up both hands with its own tail and then could not reach its nose.
        + It tugged at some moss. There turned out to be an old gnome behind it.
        + “Dangling things are lonely,” it explained. “They only want somebody at the other end.”
      `,
      help: `
        On the way back the bridge was gone, and there was [only air|a long drop].
        / The way back broke off at two posts and a bit of [string|rope].
        @help The monkey chose a vine, took a run and swung across.
        / With a vine in each hand and one for luck, the monkey swung across.
        + “This one holds,” it [called|cried]. “I have pulled them all!”
        + Back it came for {other} and for {thing}. It held both as if they were made of glass.
        + The wind rushed past, the stars went by below, and then there was grass.
        + It let go just at the right moment, which is the entire secret, and it has two.
        + A string dangled on the far side, and it left it alone, though it hurt.
        + Nobody laughed at its long arms now, least of all the gap.
      `,
    },
    advanced: {
      arrives: `
        @friend The bell did not ring so much as [riot|run wild], and from its cord, by the tail, hung a monkey.
        / {Hero} discovered, when the curtain was drawn and then [redrawn|drawn again], that a monkey was working it with one foot.
        “I had meant to knock,” it informed {hero}, “but this dangled.”
        / “It has a cord,” it told {hero}, in its own defence.
        + It crossed the room by way of the lamp, the curtain and the coat hook, and thought nothing of floors.
        + On its head and both its feet were socks, none of them related, for it had come by the washing line.
        + “They are missing something {place.in},” it observed. “I have been through all my pockets, and for once it is not me.”
        + The light went off and on again until {hero} took it kindly by the hand.
        + Of the doorknob it only wished to know if that came off, and it was a fair question, as it turned out.
      `,
      alone: `
        @friend A monkey sat sadly in its tree, for it had pulled everything that [could be pulled|dangled].
        Then there came a thread of mist from {place}.
        + It was resolved not to touch it, and took hold of it only so as to be certain.
        + Once it had tugged at the tail of the night, and ever since there had been mornings.
        + Something was amiss over there, for it was quiet, and in its experience quiet was never an accident.
        + A tapir below called up to it to leave that alone, on principle, whatever it might be.
      `,
      dry: `
        The monkey swung from bough to [star|moonbeam], and {other} went with it, sideways. One last swing, and they were {place.in}.
        / The monkey took hold of the night by whatever [hung down|was loose], and {other} of the monkey, and so they swung {place.to}.
        + A cord had been hanging from a certain cloud, and now it was raining upon a village that had not expected it.
      `,
      wet: `
        With a reed to breathe through, the monkey climbed hand under hand down an old [anchor|harbour] rope. {Other} followed it {place.to}.
        + It shook hands with an octopus, and it was a decidedly long time before they had finished.
      `,
      quirk: `
        A string hung from a bough, and {other} said no before the monkey had [seen it|looked up].
        / {Other} had its left hand and a friend had its right, so the monkey took the bell rope in its [tail|teeth].
        “I am looking at it,” it remarked, “in my own way.”
        / It was a fire bell, as they learned.
        + What came down was figs chiefly, along with a dormouse who had been told that the lease was safe.
        + For some distance it walked beneath the branch and wished to know why everybody was using the ceiling.
        + It pulled at a tuft of moss, found a gnome on the other end of it, and they parted on good terms.
        + “Whatever dangles is lonely,” it remarked, quite seriously. “It has an end, you see, and nobody is holding it.”
      `,
      help: `
        The bridge had gone from the way back, and what it left behind was [chiefly air|a great deal of air].
        / All that was left of the bridge on the way back was the [idea|railing].
        @help The monkey tested nine vines, chose the tenth, and swung across on it.
        / The monkey spat on its palms, chose a vine by ear, and swung across.
        + It knew them all by their first names, for this was what the pulling had been for, though nobody had suspected it.
        + Back it came and took {other} round the waist, and {thing} with them, and the night rushed by like a river.
        + One has to let go neither early nor late, it says. That is the whole of the art and most of life.
        + A string was dangling from a bough on the far bank, and it walked past it with the face of a hero.
      `,
    },
  },
  Giraffe: {
    noun: { a: 'a giraffe', the: 'the giraffe' },
    facts: { help: 'the giraffe looked over the wall and was the ladder' },
    beginner: {
      arrives: `
        A head looked in at the [top|high] window. There was no body with it.
        / Something [tapped|nibbled] at the roof. Then a long face came down to the window.
        @friend It was a giraffe. [The body stood down in the yard|It had to bow to see in].
        / It was a giraffe with a leaf in its mouth.
        + “Hello!” [said {hero}|{hero} said]. “[Hello|Good evening],” it said, later.
        / “What?” it said. Nobody had spoken [yet|for a while].
        + Words have a long way to go up there.
        + There was cloud on its ears, like wool.
        + “How are you?” [said {hero}|{hero} said]. “{Hero}?” said the giraffe. “Yes, that is me. You, I mean.”
        + “Something is wrong {place.in},” it said. “I could see it from up here.”
        + It laughed. That was about the bump it got before.
        + It put its chin on the sill and rested.
        + “Nice and low here,” it said. It was the top floor.
      `,
      alone: `
        @friend A giraffe stood in the wood with its head [in a cloud|over the trees].
        It was soft up there, and a bit wet.
        Far away it could see {place}. It was too dark there.
        + Down below, an owl said good evening. “Good morning,” it said then.
        + It chewed the top of a tree and thought.
        + Its feet had wanted to go for a while. Now it heard of it.
        + “I am on my way,” it told the moon. They were face to face.
        + A bird sat between its horns and told it the news.
      `,
      dry: `
        {Other} sat up on the [long|high] neck. One step was a mile.
        / {Other} rode behind the [ears|two horns]. Up there it was another day.
        Ten steps, and they were {place.in}.
        / The giraffe took six steps, and the sixth was {place.in}.
        + The stars were so near that one had to duck.
        + “Did you say stop?” it said, two hills too late.
      `,
      wet: `
        The giraffe walked into the sea. Its head stayed [up|dry] for long.
        Then it put on a glass hat, and went {place.to}.
        + The feet were there first. The head came to tea.
        + A fish asked it for the weather up there.
      `,
      quirk: `
        “Mind that branch!” [said {other}|{other} said]. Bonk. “[What branch|Which branch]?” said the giraffe.
        / “Here is a low [arch|bridge]!” [said {other}|{other} said]. Bonk.
        “Oh, that,” it said a bit later. “Thank you.”
        / “Is it low?” said the giraffe, on the other side.
        + It laughed at a joke. Nobody had told one for an hour.
        + “I can see tomorrow from here,” it said. “It has jam.”
        + It had to bend its knees to see its knees.
        + A cloud got stuck on its horns. It wore it like a hat.
        + {Other} said good night to a bug. “Good night,” said the giraffe to a star.
        + It asked a bird if its feet were cold.
      `,
      help: `
        On the way back stood a wall, as high as a [tower|house].
        / A wall ran across the way back. It was [smooth|steep], and nobody saw the top.
        @help The giraffe looked over the wall, and then it was the ladder.
        / But the giraffe looked over the wall and was the ladder.
        + “[Climb up|Up you come],” it said. “Mind my ears.”
        / “Begin at my [knee|toe],” it said.
        + It saw the path, and it saw the lights. “Not far,” it said.
        + {Other} went up spot by spot with {thing}.
        + At the top it was like a tree house with eyes.
        + Then down they slid, on the far side. Whee!
        + How did it get over? It just lifted its legs, one by one.
        + It heard “thank you” when they were far down the path.
      `,
    },
    intermediate: {
      arrives: `
        A head was leaning in at the top window, chewing [thoughtfully|a leaf].
        / High up in the dark somebody was eating the [wisteria|ivy] off the house.
        @friend The rest of the giraffe stood in the flower bed.
        / It was a giraffe, and it swallowed, which took [a while|until eight].
        + “Good evening,” [said {hero}|{hero} said]. It was [long|quite long] before it answered.
        + Whatever you say to a giraffe has to climb, and it does not hurry.
        + There was a shred of cloud on each of its horns.
        + “I saw from up there that things are not right {place.in},” it said.
        + Then it chuckled, for a joke from yesterday had just arrived.
        + “Would you like to come in?” [asked {hero}|{hero} asked]. “I am in,” it declared. “As far as I go.”
        + It rested its chin on the sill, and its eyelashes swept the dust off it.
      `,
      alone: `
        @friend A giraffe stood in the evening with its head [truly|quite] in the clouds.
        + It was quiet up there, like the inside of a pillow.
        It saw {place} from there, and something was missing.
        + “Good evening,” an owl had said an hour ago. Now it answered politely.
        + It told its feet to start, and waited for the message to get through.
        + The moon was just at the height of its eyes. They had known each other for years.
        + A bird with news sat between its horns, and most of the news was about worms.
        + It took a last bite from the top of an acacia, where the leaves taste of sky.
      `,
      dry: `
        {Other} sat behind the giraffe’s horns, [as in a crow’s nest|up with the bats].
        / {Other} climbed, and met two [swallows|bats] coming down.
        With steps like bridges it walked over wood and river {place.to}.
        / The giraffe took a step, and a second. That one was {place.in}.
        + “Ow,” it remarked calmly, about a treetop two hills back.
        + The stars hung so low there that they had to bow to one or two.
      `,
      wet: `
        The giraffe waded in. For a long while only its [legs|feet] were wet.
        Finally it put on a diving bell and carried {other} {place.to}.
        + Its feet had arrived long before its head had left the beach.
        + A flying fish asked if it might sit down for a moment on its nose.
      `,
      quirk: `
        “Look out, a branch!” called {other}; then came the [knock|bump].
        / “There is a bridge, duck!” {other} had called, before the [bump|bang].
        “What is that about a branch?” asked the giraffe after a while.
        / “Who has knocked?” asked the giraffe, some time later.
        + It answered every question eventually, but it was usually the one before.
        + “From here I can see Thursday,” it said dreamily. “It looks quite nice.”
        + A cloud had caught on its horns, and it would not have it taken off.
        + In the middle of the silence it burst out laughing, and told them later what about.
        + “Are my feet still there?” it asked. {Other} counted them and called up the result.
      `,
      help: `
        On the way back they came to a wall [without a door|as tall as a church].
        / Now a wall blocked the way back, so high that it had [snow|moss] on it.
        @help The giraffe looked over the wall, and then it was the ladder.
        / The giraffe took a look over the wall, and then leaned on it and was the ladder.
        + “I can see the lights,” it said. “[Kindly climb me|Do come up].”
        + {Other} went from spot to spot up the warm neck, with {thing} held tight.
        + From the top one saw the entire way home, like a ribbon somebody had dropped.
        + On the other side the neck came down like a slide, and it was a very good one.
        + It then lifted its legs over, one by one, as if the wall were a doorstep.
        + “Thank you!” they had called. “You are welcome,” it said, quite a bit later.
      `,
    },
    advanced: {
      arrives: `
        @friend At the highest window a head was chewing, and lower down it became a [whole giraffe|giraffe].
        / The ivy up there was being eaten by a [calm|thoughtful] face, and below this, at length, came a giraffe.
        A greeting was sent up, and in due course it was answered.
        / {Hero} wished it good evening, and eventually received an answer.
        + Nothing that is said to a giraffe gets there immediately, and some of it, they say, never does.
        + “From where I am,” it remarked, with a wisp of cloud on either horn, “one can see that something is wrong {place.in}.”
        + It laughed then, softly, at a joke that somebody had made in the morning.
        + It was asked to come in, and said that it had, as far as it generally went.
        + Its lashes were so long that they dusted the sill whenever it agreed with something.
      `,
      alone: `
        @friend A giraffe stood at dusk with its head in the clouds, [quite literally|up to the neck].
        Through a gap it saw that something was missing {place.in}.
        + An owl had wished it a good evening towards six, and this it now returned.
        + It sent word to its feet that they might begin, and used the time to finish an acacia.
        + With the moon, who was just at eye level, it had long been on speaking terms.
        + Down on the ground, it had heard, people hurry, and it wondered how they managed to see anything.
      `,
      dry: `
        {Other} rode behind its horns, [bowing to|ducking under] the lower stars. In forty steps, each like a bridge, the giraffe was {place.in}.
        / The lower clouds came up to its chin, and {other} sat [above|higher]. In a dozen thoughtful strides they were {place.in}.
        + It said “ow”, without reproach, about a poplar that they had passed some time ago.
      `,
      wet: `
        The giraffe waded in, and for long only its [ankles|knees] were wet. Under a diving bell it bore {other} {place.to}.
        + Its feet had been there since tea, and were already on friendly terms with a crab.
      `,
      quirk: `
        {Other} called out that there was a branch, the branch was heard, and [some while|a little] later so was the warning.
        / The word “arch” was sent up by {other} in [good|plenty of] time, and met the bump on its way down.
        “You are quite right,” declared the giraffe.
        / It asked who had knocked.
        + It answered whatever it was asked, though as a rule it was the last question but one.
        + “I can see Thursday from here,” it remarked, narrowing its eyes, “and I should take a scarf.”
        + A small cloud had settled upon its horns, and it moved with care so as not to wake it.
        + Now and then it asked to be told about its feet, of which it had invariably heard good things.
      `,
      help: `
        A wall [crossed|cut off] the way back, too high even for ivy.
        / The way back ended at a wall that was for [birds|eagles] only.
        @help The giraffe simply looked over the wall, and after that it was the ladder.
        / Its chin upon the top, the giraffe looked over the wall, and it was the ladder.
        + {Other} climbed from spot to spot with {thing}, and it was like going upstairs in a warm and breathing tower.
        + From between the horns one saw the whole of the way home, lying there like a ribbon.
        + The descent was made by neck, at speed, and was afterwards spoken of as the best part.
        + Its own legs it lifted over singly, and the last of the thanks reached it when they were round the corner.
      `,
    },
  },
  Lion: {
    noun: { a: 'a lion', the: 'the lion' },
    facts: { help: 'the lion blew the fog away with one roar' },
    beginner: {
      arrives: `
        There was a roar [under the bed|behind the chair]. Then there was a small “oh”.
        / Boom! All the [cups|spoons] jumped. Then somebody said sorry.
        @friend A lion crept out and hid behind the curtain.
        / A lion lay under the table, with its paws on its eyes.
        + “Was that me?” it said. “I [was asleep|must have dreamed]. Sorry, {hero}.”
        / “Has it [gone|stopped]?” it said. “It roars when I nap, {hero}.”
        + The mane stuck out on both sides of the curtain.
        + “Does my mane look all right?” it said. “Be honest. No, do not.”
        + {Hero} held out the comb, and that made it purr.
        + “They need a brave one {place.in},” it said. “I came to tell you. You can go.”
        + “Will you come too?” [said {hero}|{hero} said]. “Oh,” said the lion, and went pink.
        + It had a ribbon in its paw, and hid it.
        + When you looked at it, it looked at its feet.
      `,
      alone: `
        @friend A lion slept on a warm rock. In its sleep it [roared|gave a roar].
        That woke it. “Who was that?” it said, and hid in the grass.
        But {place} was far too still.
        + It combed its mane ten times to the left. Then it felt too left.
        + A mouse said good evening. The lion could not think what to say.
        + “Somebody must go,” it said. “Why does it look like me?”
        + It practised in the pond. “Good day. I am a lion. Sorry.”
        + The wind came and undid its hair. It sighed.
      `,
      dry: `
        {Other} sat in the mane. It was like a [haystack|big nest].
        / The lion lay down flat, and {other} climbed into warm [gold|wool].
        On gold paws they went {place.to}, over the hill.
        / It was shy, so it was far {place.to}.
        + “Is it windy up there?” it said. “Is it all blown about?”
        + When people came, it hid behind {other}. That did not work.
      `,
      wet: `
        The lion tied a bag over its mane. It was full of [air|good air].
        {Other} had a bit too. So they sank {place.to}.
        + “If it gets wet,” it said, “I look like a mop.”
        + A lionfish swam by. The lion was too shy to say hello.
      `,
      quirk: `
        The lion took a nap of three steps. It [roared|gave a roar]. A bush ran away.
        / The lion dozed off on its feet, and [growled|roared] at a bee.
        “That was you,” [said {other}|{other} said]. “Oh dear,” said the lion.
        / “Was that a lion?” it said, and hid behind {other}.
        + It wanted to ask the way. It practised first, and then the post had gone.
        + It looked in a drop of dew. “Too flat,” it said. It fluffed.
        + Somebody clapped. The lion hid its face in its own hair.
        + “You are the king,” [said {other}|{other} said]. “Only when I am not awake,” it said.
        + A wind came. It held its mane with both paws, so it sat down.
        + It gave a yawn to a flower, and the flower bent.
      `,
      help: `
        On the way back there was fog, as [thick|white] as wool.
        / Fog came in from the [left|hill]. It sat down on the way back.
        @help The lion gave one warm roar, and it blew the fog away.
        / Then the lion roared, soft and warm, and blew the fog away.
        + “Was that [too much|me]?” it said. It was wide awake.
        / “[Sorry, fog|Pardon me],” it said.
        + It had to think of it first. Then it shut its eyes.
        + The roar was round and gold. It was not cross at all.
        + The fog rolled up like a rug and went.
        + {Other} saw the path, and {thing} shone.
        + Its mane stood out on all sides. It did not even look.
        + “That was brave,” [said {other}|{other} said]. The lion went pink to the tail.
      `,
    },
    intermediate: {
      arrives: `
        A roar rolled through the room, and after it came a [small|shocked] silence.
        / The lamp trembled, the cat left, and then a deep voice [apologised|said oh no].
        @friend Behind the curtain stood a lion, [with its mane out at both sides|looking at its own paws].
        / Beneath the table a lion was looking for a place to be small.
        + “I do beg your pardon,” it declared. “I was [asleep|napping]. Awake I never would.”
        + It could roar only in its sleep, and each time it frightened itself.
        + “Tell me frankly,” it declared, “does it look flat at the back? No, do not tell me.”
        + {Hero} held out a comb, and the purr made the lamp hum.
        + “They want somebody brave {place.in},” it whispered, “so I thought of you.”
        + Nobody had ever offered it a hand before, and it looked to see what was in it.
        + It blushed under its fur, and so one could not see it but only feel the warmth.
      `,
      alone: `
        @friend On a warm rock a lion lay asleep and roared.
        The echo woke it, and it [hid in the grass|put its paws on its ears].
        Then it noticed that {place} was too still.
        + A mouse had wished it a good evening, and it was still looking for the answer.
        + It parted its mane to the left, then to the right, and then it felt divided.
        + “They will be expecting a hero,” it thought. “Perhaps I can bring one.”
        + In front of the pond it practised its name until the frogs knew it by heart.
        + A lion has courage, people say, but nobody says where it is kept.
      `,
      dry: `
        {Other} sat deep in the mane, [like an egg in a nest|as warm as bread].
        / {Other} lay in lion up to the chin, and it [trotted|hummed].
        The lion loped over hill and wind, and so they came {place.to}.
        / Round every crowd it went, and so came {place.to}.
        + Whenever it met someone, it looked hard at a flower until they had passed.
        + “Please say if it blows to one side,” it called back. “I shall turn round.”
      `,
      wet: `
        The lion put its mane into an oilskin bag. That [held|kept] air for two.
        Arm in arm with {other}, it sank {place.to}.
        + Wet, it confessed, it looked like a mop with a title.
        + A shoal mistook it for the sun going down and went to bed.
      `,
      quirk: `
        The lion nodded off as it walked, and roared, and [three bushes|a gatepost] fainted.
        / Someone had asked the lion the time, and it had [gone pink|hidden], all two yards of it.
        “Who does that?” it asked, hiding behind {other}.
        / “Did I say something?” it asked {other} from inside a hedge.
        + It had a question for a passing beetle. By the time it dared, the beetle had grown up.
        + At each drop of dew it checked its parting, and at each it found a new one.
        + The wind rose, and it sat down immediately with both paws on its hair.
        + “They call me king,” it told {other}. “I never applied.”
        + When somebody said “How fine you are”, it walked into a tree, out of happiness.
      `,
      help: `
        On the way back the fog came, and it was as thick as [felt|cold soup].
        / Fog was sitting on the way back like a [hen|cushion], and it did not get up.
        @help The lion, wide awake, gave one warm roar and blew the fog away.
        / So the lion, blushing, gave one warm roar and blew the fog away.
        + “Excuse me,” it said afterwards, [to the fog|to everybody].
        + It had taken a long breath and a short look at {other}. Then it had dared.
        + It was a golden, round, good-natured roar, and it smelled of hay.
        + The fog rolled up from the edges like a rug before a dance.
        + There lay the path, and beside it the lights, and {thing} glittered.
        + Its mane stood up in all directions, and for once it forgot to ask how it looked.
      `,
    },
    advanced: {
      arrives: `
        @friend The roar shook the lamp, and the silence after it was so embarrassed that {hero} immediately looked behind the curtain, where a lion [stood|was hiding].
        / The cups had rung and the cat had gone before {hero} found, [folded up|very small] beneath the table, a lion.
        + “It happens,” it remarked, “when I doze.”
        + Awake it had never raised its voice, and it held the other lion, the one in its sleep, to be a ruffian.
        + “Is it flat at the back?” it asked about its mane. “Be candid, but not immediately.”
        + “They are in want of somebody brave {place.in},” it went on, addressing its paws, “and I thought that I might perhaps carry the bags.”
        + {Hero} offered it a comb, and its purr set the water in the glass shivering.
        + It blushed, as lions do, invisibly, and the room became a few degrees warmer.
      `,
      alone: `
        @friend A lion roared in its sleep, awoke, and hid in the grass until the [brute|stranger] had gone.
        But how still {place} had become!
        + A mouse had bidden it good evening at sunset, and it was still polishing its reply.
        + Everyone assumed that a lion has courage, but in all those years nobody had told it where to look.
        + It parted its mane on the left, then on the right, and was for a considerable time of two minds.
        + “If I leave before I have thought about it,” it reflected, “I may be there before I am afraid.”
      `,
      dry: `
        {Other} sat in the mane as in a [haystack|warm bakery]. Shying only at strangers, the lion loped over hill and wind {place.to}.
        / Combed for the road, the lion loped over hill and [haze|wind]. {Other}, in its hair, saw only gold, the whole way {place.to}.
        + It asked to be told in good time about any gust from the left.
      `,
      wet: `
        The lion tied up its mane in an oilskin bag, with [air|breath] in it for two. Side by side with {other} it sank {place.to}.
        + A shoal of sprats took it for the setting sun and retired for the night.
      `,
      quirk: `
        In mid-stride the lion dropped off, roared, and was [found|discovered] behind {other}, asking who that had been.
        / Told by a wren that it was handsome, the lion walked into a [pond|pump]. {Other} helped it out.
        A gatepost had to be brought round.
        / It ran, it whispered, in the family.
        + It wished to ask a beetle the way, and rehearsed so long that eventually it was a different beetle.
        + At every dewdrop it looked into the question of its parting and came away unsure.
        + “King,” it observed, when somebody called it that, “is merely a word they have for whoever has the most hair.”
        + Praise bewildered it, and after a kind word it could be relied on to walk into something.
      `,
      help: `
        The fog that came down on the way back was as thick as [felt|flannel].
        / Fog had moved in on the way back, and it had brought its [furniture|relations].
        @help Then the lion, though wide awake, gave one warm roar and blew the fog away.
        / The lion asked if it might, and with one warm roar, awake, it blew the fog away.
        + It had first looked at {other}, and then at {thing}, and then for a moment inward, where there turned out to be rather a lot.
        + It was no roar for frightening people, but a golden one, with hay in it and long afternoons.
        + From its edges the fog proceeded to roll itself up, like a carpet before a ball.
        + The lion’s hair stood out in every direction. It was some time before anybody had the heart to mention it.
      `,
    },
  },
  Panther: {
    noun: { a: 'a panther', the: 'the panther' },
    facts: { help: 'the panther saw in the dark and led the others' },
    beginner: {
      arrives: `
        There was no knock. There was no [sound|step] at all.
        / The lamp went out. When it was lit again, the [rug|chair] had eyes.
        @friend There was just a panther, as black as its corner.
        / On the rug lay a panther, as black as a hat.
        “Oh!” it said. “[I did not hear me|You gave me a fright].”
        / “Has someone [come in|come]?” it asked. “Was it me?”
        + {Hero} had jumped. The panther had jumped higher.
        + “I am so quiet that I never hear me,” it said.
        + Two green eyes hung in the dark like lamps.
        + It wore a small bell. The bell was quiet too.
        + “It is too dark {place.in},” it said. “And I know dark.”
        + It trod on a toy that squeaks. It did not squeak.
        + “Could you hum?” it said. “Then I will know where we are.”
      `,
      alone: `
        @friend On a branch lay a panther, and made no noise [at all|whatever].
        It breathed. “Who is that?” it said. It was the panther.
        The dark had a hole in it, {place.in}.
        + It jumped down to have a look. It did not hear itself land.
        + “Am I here?” it said. A moth said yes.
        + Its eyes were green, and they shone on the leaves.
        + It tried to stamp. It was like snow on wool.
        + “I will go,” it thought. It was so quiet, it thought it twice.
      `,
      dry: `
        The panther went like a shadow, and {other} [rode on it|sat on top].
        / {Other} sat on it as on a bit of [night|velvet]. There was no sound.
        [No leaf moved|Not a dog woke], all the way {place.to}.
        + “Are we going?” it said. “I cannot hear us.”
        + They even went past the wind without a rustle.
      `,
      wet: `
        The panther slid under the [waves|water], and there was no splash.
        With air on its fur it swam {place.to}.
        + Fish swam right up. They thought that it was night.
        + “Boo,” said a shrimp. The panther was gone for a bit.
      `,
      quirk: `
        “Somebody is here,” said the panther. “I [feel|know] it.” It turned round.
        / “Listen,” said the panther. “I hear [nothing|no one], and it comes closer.”
        “It is your tail,” [said {other}|{other} said]. “Oh, good evening,” it said.
        / “That is you,” [said {other}|{other} said]. “Then I am good,” it said.
        + A twig broke. It had waited for that for years.
        + “Was that me?” it said. “Was I loud? Say that I was loud.”
        + {Other} hummed, so that it would not get lost.
        + It saw two green eyes in a pond. It went up a tree.
        + It tried to sing. You could see it, but not hear it.
        + It shook its bell. A bell like that is really a flower.
      `,
      help: `
        On the way back the dark was as [thick|black] as ink.
        / The night [shut|fell in] on the way back. No one saw.
        @help But the panther saw in the dark and led the others.
        / The panther’s eyes lit up. It saw in the dark and led the others.
        + “[I know it|This is home],” it said. “I was made of the same stuff.”
        / “Good dark, this,” it said. “It is [ripe|old].”
        + It knew each root, and it knew each stone.
        + {Other} held on to the tail and hummed.
        + The green eyes went first, like two small lamps.
        + {Thing} was close behind, and nobody fell.
        + For once it was not startled by a thing.
        + “Now up,” it said. “Now down. Now there is a frog. Mind it.”
      `,
    },
    intermediate: {
      arrives: `
        Nobody had knocked, and nothing had [creaked|moved].
        / The room was empty, {hero} would have sworn, until the [dark|cushion] yawned.
        @friend And yet a panther sat there, as black as a keyhole.
        / But in the armchair lay a panther, wide awake.
        “Goodness!” it said. “How did I [get in|come here]?”
        / “Hush,” it said. “I think I heard [me|myself].”
        + {Hero} gave a start, and so did it, and it hit its head on the lamp.
        + It moved so quietly that it was always being surprised by itself.
        + Round its neck hung a bell, so that it would know where it was, but the bell had given up.
        + “The dark {place.in} has gone wrong,” it whispered. “I can tell good dark from bad.”
        + In its eyes one saw the entire room, only green.
        + “Would you hum as we go?” it asked. “I should like to hear that somebody is there.”
      `,
      alone: `
        @friend On a high branch lay a panther, listening to [nothing|the hush].
        It listened so hard that its own heart gave it a shock.
        + Then it noticed that in {place} the dark was not as it should be.
        / Then it saw that the dark over {place} had come out wrong.
        + “Is anybody there?” it asked, and was rather relieved to find nobody.
        + It knew a hundred kinds of black, from plum to coal to Sunday hat.
        + A moth sat down on it, thinking that it was the night.
        + It jumped down, waited for the thud, and eventually went on without it.
        + Somebody was afraid of the dark over there. It took that rather to heart.
      `,
      dry: `
        {Other} rode through the night on a [piece of it|bit of night].
        / {Other} felt fur, and wind, and no [ground|lamps]. That was all.
        The panther [did not stir one leaf|went like a breath], all the way {place.to}.
        + They passed under the nose of an owl. She went on with her story.
        + “Say something now and then,” it begged, “or I shall think that we are not here.”
      `,
      wet: `
        The panther slipped into the sea without a [ring|splash].
        + On its fur the air lay like glass. {Other} shared it all the way {place.to}.
        + The fish came out of their holes, because they thought that it was evening.
        + When a bubble burst behind it, it climbed the nearest coral.
      `,
      quirk: `
        “We are being followed,” whispered the panther. “It is [black|soft], and it has a tail.”
        / “Something walks behind us,” said the panther. “It has no [steps|sound].”
        “It is yours,” [said {other}|{other} said]. It greeted it with great relief.
        / “That is only you,” [said {other}|{other} said], and it thanked them both.
        + A twig snapped beneath its paw, and it could hardly believe its luck.
        + In a puddle it met two green eyes, and it took them three hundred steps to calm down.
        + It asked {other} to hum, and whenever the humming stopped it held its breath.
        + “I once crept up on myself,” it told them. “It was on a Monday.”
        + It had tried boots, and it had tried gravel, but all of it had gone quiet.
      `,
      help: `
        On the way back it grew so dark that one could [touch it|lean on it].
        / Somebody had poured [ink|tar] on the way back, and the stars too.
        @help Only the panther saw in the dark, and it led the others.
        / To the panther it was as plain as noon: it saw in the dark, and it led the others.
        + “This is a kind one,” it said. “It is [nearly|almost] plum.”
        + {Other} held the tip of its tail like the end of a rope.
        + Step by step it told them what was there: a root, a stone, a sleeping frog.
        + {Thing} came along in the middle, where it was safest.
        + The two green eyes went ahead, looking back from time to time, like a lamp that cares.
        + Nothing startled it now, for somebody had to be the calm one.
        + “You are not afraid at all,” [observed {other}|{other} observed]. “Oh,” said the panther. “So I am not.”
      `,
    },
    advanced: {
      arrives: `
        @friend The darkest corner of the room had whiskers, {hero} noticed, and [was a panther|turned into a panther].
        / The cushion in the armchair got up, stretched, and was a panther, to its own considerable [alarm|surprise].
        “Heavens!” it cried. “[How long have I been here|Am I expected]?”
        / “Nobody told me,” it whispered, “that I had come, {hero}.”
        + It went about so noiselessly that its own arrival nearly invariably took it by surprise.
        + There was a bell about its neck for this very reason, but that had long since lost heart.
        + “I am something of a judge of darkness,” it remarked, “and what they have {place.in} tonight is not the proper kind.”
        + They had both jumped, {hero} about a foot and the panther as far as the lamp.
        + It begged only to be hummed to on the road, since otherwise it tended to think that nobody had come.
      `,
      alone: `
        @friend A panther lay along its branch and listened to the silence, until its own heart [startled|alarmed] it.
        Then it noticed the dark above {place}.
        + There were a hundred blacks it could tell apart, from plum to coal to Sunday hat. This was none of them.
        + A moth alighted on it in the belief that it was the night, and it had not the heart to correct her.
        + It sprang to the ground, waited in vain to hear itself land, and finally took it on trust.
        + That anyone should be afraid of the dark had invariably appeared to it a sad misunderstanding.
      `,
      dry: `
        {Other} crossed the night on the back of a [portion|part] of it. The panther disturbed not one leaf between home and {place}.
        / All that {other} ever said of it was that one had sat on something warm, and it was dark, and then one was {place.in}.
        + An owl, beneath whose nose they went by, did not so much as lose the thread of her anecdote.
      `,
      wet: `
        The panther entered the sea without a [ripple|ring]. With air like glass upon its fur, it led {other} {place.to}.
        + Fish came yawning out of their caves, under the impression that it was evening.
      `,
      quirk: `
        “Do not turn round,” breathed the panther, “but something [dark|long] is following us.”
        / The panther had just [heard|noticed] a heartbeat, and was halfway up a pine.
        {Other} turned round, and introduced it to its tail.
        / {Other} assured it that it was itself.
        + When a twig broke beneath its foot it stood perfectly still for joy, and hoped that everyone had heard.
        + It had once crept up on itself, it said, on a Monday, and it had never entirely got over it.
        + Boots it had tried, and gravel, but in its presence even gravel lowered its voice.
        + A pond showed it a pair of green eyes, and it was talked down from the tree only by degrees.
      `,
      help: `
        On the way back it became so dark that one could have [leaned|hung a hat] on it.
        / The last lamp went out upon the way back, and the [path|world] with it.
        @help But the panther saw in the dark and led the others, like a host in his own house.
        / But the panther saw in the dark, and led the others on, as to supper.
        + “Plum,” it observed, with its head on one side, “going over into coal, and there is a step here.”
        + {Other} held its tail by the very tip, and carried {thing}, and had never felt less alone.
        + Stones were announced and roots, and one sleeping frog, who was asked to excuse them.
        + It dawned on the panther rather late that it had not been startled for a good half mile. The thought quite startled it.
      `,
    },
  },
  Jaguar: {
    noun: { a: 'a jaguar', the: 'the jaguar' },
    facts: { help: 'the jaguar leaped across with the other on its back' },
    beginner: {
      arrives: `
        Whoosh! Something ran round the house. [There it was again|And again, and again].
        / A spotted streak went by the door. Then the [door|mat] went too.
        @friend At the third round it stopped, [and it was a jaguar|and there stood a jaguar].
        / It came in on the mat, and was a jaguar.
        + “Who [won|was first]?” it said. “Was it me or my shadow?”
        + “It was the shadow,” [said {hero}|{hero} said]. “By a bit.” “Again!” said the jaguar.
        + The mat was still sliding. So was the jaguar.
        + “Quick, {hero}! They need us {place.in},” it said. “I will race you.”
        + It drank a whole bowl of water and looked back.
        + “It starts too soon,” it said. “It cheats at corners.”
        + It had spots all over, and no breath left.
        + “When the lamp is off,” [said {hero}|{hero} said], “it cannot run.” The jaguar thought about that.
      `,
      alone: `
        @friend A jaguar ran through the wood, and its shadow ran ahead.
        “Stop,” it [called|puffed]. The shadow stopped when it did.
        + “From here to {place}!” it said. Something was wrong there.
        + It had lost on Monday. It had lost each day so far.
        + The moon stood behind it. So the shadow was in front.
        + It counted to three, and it started at two.
        + A tapir waved a leaf for the winner. It did not say which.
        + It lay down for a bit, and the shadow lay down too. A tie!
      `,
      dry: `
        {Other} [jumped|got] on. “Three, two, go!” said the jaguar.
        / “Are you on?” said the jaguar. {Other} was [not quite|nearly].
        There was a whoosh, and they were {place.in}.
        / Two trees, a hill, a star, and they were {place.in}.
        + The shadow got there first. It always did.
        + Trees went past, then stars, then the ends of stars.
      `,
      wet: `
        The jaguar raced a bubble down. It held {other} [tight|close].
        The bubble was big. It had air for two all the way {place.to}.
        + “Who won?” it said. It was the bubble.
        + Down there its shadow was slow. It liked that.
      `,
      quirk: `
        “To that stone!” said the jaguar, and [was gone|off it shot].
        / “Race you to the [gate|hill]!” said the jaguar. Zoom!
        “It won again,” it said when {other} came. It meant its shadow.
        / “I let it win,” it told {other}. It patted its shadow.
        + It asked {other} to hold the shadow, just for a moment.
        + It hid in the shade. “Now I have lost it,” it said. It missed it.
        + It ran so fast that it missed the path.
        + “I was second,” it told a snail. “I was third,” said the snail.
        + It tried to start first. So it went without itself.
      `,
      help: `
        On the way back there was a drop, [wide|deep] and cold.
        / The earth had a [crack|split] in it, right across the way back.
        @help The jaguar [leaped across with the other on its back|took the other on its back and leaped across].
        “[Hold on|Not yet],” it said. “One, two, and, and, now!”
        / “Is it far?” it said. “[Good|Fine]. I like far.”
        + {Other} held {thing}, and shut both eyes.
        + There was wind. Then there was nothing. Then there was grass.
        + It had run up ten steps, and each was longer.
        + It came down so softly that a daisy only nodded.
        + Its shadow had been down there the whole time. It came after.
        + “I won!” it said. “I think I won.” It had.
      `,
    },
    intermediate: {
      arrives: `
        Something tore round the house three times, and [the windows hummed|all the curtains flew].
        / A wind ran up the stairs, down the stairs and into the [coal|umbrellas].
        @friend Then a jaguar [came sliding down the hall on the mat|stood in the hall, looking behind it].
        / It had spots, and when it had sat up it was a jaguar.
        + “Quick, {hero}!” it panted. “Which of us [won|was first]?”
        + It meant its shadow, which lay on the floor beside it and was not even out of breath.
        + They had raced every night since it was a cub, and it had never won.
        + “There is need of us {place.in},” it said. “We could be there before I finish this sen…”
        / “There is need of us {place.in},” it said. “I could be there and back by now.”
        + {Hero} switched off the lamp, and it stared about and whispered, “Where did it go?”
        + It drank up the flower vase in one draught and handed back the flowers.
        + Its spots were still arriving, or so it looked.
      `,
      alone: `
        @friend All evening the jaguar had been racing its shadow, and it had lost.
        It lost by a [nose|whisker], and it lost by the same one every time.
        + “Best of a thousand,” it said. “As far as {place}.”
        + Something was wrong there, and whatever is wrong cannot wait.
        + The trouble was the moon, which always helped the other side.
        + A tapir kept the score on a tree, and had run out of tree.
        + When it lay down to rest, the shadow lay down under it, and they were friends.
        + It started on two, because three is so far away.
      `,
      dry: `
        “Hold on,” remarked the jaguar, and {other} [just managed to|did].
        / “[Go|Now],” said the jaguar, and {other} had one leg over.
        There was a long, spotted whoosh, and they were {place.in}.
        / The night went past in one piece, and there was {place}.
        + The stars turned into stripes as they went by.
        + “I slowed down for the view,” it declared. “Did you like it?”
      `,
      wet: `
        The jaguar raced an enormous air bubble to the bottom, with {other} [inside it|in it].
        They came in second and third {place.to}.
        + Down there its shadow was blurred and slow, and it felt sorry for it.
        + A tuna offered it a race. They have not been heard of since Friday.
      `,
      quirk: `
        “As far as that rock!” cried the jaguar, and [there was only dust|it was gone].
        / The jaguar beat a hare, two swallows and a [rumour|train], and lost to its shadow.
        When {other} came up, it was lying down, beaten by its shadow.
        / “It knew the way,” it said to {other}. “I had to look.”
        + It was so quick that it frequently had to come back to hear the end of a word.
        + {Other} was asked to hold down the shadow by the tail, only for a moment.
        + In the shade it thought that it had won at last, and then it felt lonely.
        + “I was second,” it told a snail. “How lovely,” said the snail. “I am still first here.”
        + Walking was hard for it, and it did so by running in very small pieces.
      `,
      help: `
        On the way back the ground had a [crack|gap] in it as wide as a street.
        / On the way back the earth had opened like a [mouth|drawer] and not shut again.
        @help The jaguar [leaped across with the other on its back|took the other on its back and leaped across].
        + “Do not breathe until I [do|land],” it declared, and it ran up.
        + Ten steps it took, each longer than the last, and then there were no more.
        + {Other} held on to the spots, and to {thing}.
        + Below them there was dark, above them there was star, and in their ears was wind.
        + It landed so softly that the grass took it for evening.
        + Its shadow had to go all the way down and up again, and so came in last.
        + “Well?” it asked. “You won,” [remarked {other}|{other} remarked]. It did not know where to look.
      `,
    },
    advanced: {
      arrives: `
        @friend Something tore round the house three times, and the third time it came in on the doormat and was a [jaguar|spotted jaguar].
        / Before the doorbell had finished ringing, the jaguar that rang it had been twice round the [house|garden], and lost.
        “Quick, {hero},” it gasped. “Which of us won?”
        / “By a whisker, {hero},” it panted, “and not [even mine|one of mine].”
        + It was speaking of its shadow, which lay beside it on the boards, cool, flat and not in the least winded.
        + They had raced every evening since it was a cub, and so far it had shown itself a gallant loser.
        + “We are wanted {place.in},” it added, “and I would have been there by now, but I came to fetch you.”
        + When {hero} put out the lamp, it looked all about and asked, quite shaken, what had become of the other fellow.
        + It drained the vase and returned the flowers with a bow.
      `,
      alone: `
        @friend For the thousandth time a jaguar had raced its shadow, and for the thousandth time it was [beaten|second], by a whisker.
        + “Again,” it declared. “From here to {place}.”
        + The moon, in its opinion, ought not to be allowed to stand just wherever she liked.
        + A tapir kept the score upon a tree trunk, and by this time on the neighbouring trunks as well.
        + There was something wrong out there, and it held that whatever is wrong should be got to at a run.
        + In the evenings, when they lay down, the two of them fitted so well that it could bear no grudge.
      `,
      dry: `
        “Ready?” asked the jaguar, and by the time {other} had [nodded|answered], they were nearly there. One last bound took them {place.to}.
        / {Other} remembered mounting, and a stripe that was [the county|Wednesday], and getting off again. The jaguar had gone {place.to}.
        + It had gone unhurriedly, it assured them, on account of the view.
      `,
      wet: `
        The jaguar raced a vast bubble down, with {other} [riding|sitting] inside it. It was beaten by a length, and they arrived {place.to}.
        + Its shadow grew faint and slow in the deep, and it swam back twice to ask if anything was the matter.
      `,
      quirk: `
        “To the rock,” cried the jaguar, and then there was [dust|wind]. {Other} found it there, being gracious to its shadow.
        / {Other} was to fire the starting [acorn|chestnut], and when it fell the jaguar was already coming back for the result.
        + It was so rapid that it generally had to come back for the ends of sentences.
        + On a shady stretch it believed for one moment that it was alone in front, and it did not like it half so well.
        + “I was second,” it told a snail, who congratulated it, being herself still the first by some margin on that leaf.
        + To walk was torment to it, and it managed this by running in extremely short pieces.
        + It inquired if {other} could not tread on the shadow’s tail just once, at the start, in passing.
      `,
      help: `
        The way back was cut by a cleft as wide as a [street|river].
        / Across the way back ran a crack, and out of it rose [a cold breath|the cold].
        @help The jaguar took ten paces and leaped across with the other on its back.
        / With the other on its back the jaguar ran, lengthened, and leaped across.
        + Every pace had been longer than the one before, and the eleventh simply did not come down.
        + {Other} clung to its spots, with {thing} between them, while the stars went by on both sides.
        + It landed so gently that a daisy did not look up.
        + As the shadow had been obliged to go by way of the bottom, it came in well behind, and both were much moved.
      `,
    },
  },
  Orangutan: {
    noun: { a: 'an orangutan', the: 'the orangutan' },
    facts: { help: 'the orangutan reached across with arms like bridges' },
    beginner: {
      arrives: `
        A long red arm came down from the [roof|eaves]. It waved a leaf.
        / A leaf [came|sank] down from above. A hand came after it, to pick it up.
        @friend At the other end of the arm was an orangutan.
        / It was an orangutan, and it was all arms.
        It looked at {hero}. It thought. “[Evening|Hello],” it said.
        / It sat. It blinked. “[Nice|Night],” it told {hero}.
        + Then it thought again. The clock ticked. “Come,” it said.
        + “Where?” [said {hero}|{hero} said]. It looked at the moon for a bit. “There,” it said.
        + It had a leaf on its head for a hat. It tipped it.
        + It held out its hand. There was room in it for two.
        + On the leaf was written: {place}. It had used a twig.
        + It sat down. It was as if the room had a wise old rug.
      `,
      alone: `
        @friend High in a tree an orangutan sat and [thought|was thinking].
        It had thought since noon. The sun went down. “Hm, yes,” it said.
        + It had thought of {place}.
        + A bird asked it something. It would know by spring.
        + It put a leaf on its head, as it did each night.
        + It peeled a fruit in one long piece.
        + When it was sure, it was very sure. It stood up.
        + “Go,” it said to its left foot. The right foot came too.
      `,
      dry: `
        {Other} sat on its [wide|warm] back. It reached for the next tree, and the next.
        / It put {other} on its neck and held on to a [branch|star].
        Arm over arm they went {place.to}.
        / It swung, and rested, and swung on {place.to}.
        + After the last tree it took hold of a cloud.
        + “High?” [said {other}|{other} said]. It thought for a mile. “Yes,” it said.
      `,
      wet: `
        The orangutan put a big leaf over them, like a [roof|bell]. There was air in it.
        It let its long arms lead them down {place.to}.
        + It held hands with an octopus. There were plenty.
        + A fish stopped and waited for it to say something.
      `,
      quirk: `
        “Left or right?” [said {other}|{other} said]. The orangutan sat down and [thought|shut its eyes].
        / The orangutan had a thought. They could see it [come|grow].
        A moth laid eggs. A leaf fell. “Yes,” it said.
        / “And what was it?” [said {other}|{other} said]. “Long,” it said.
        + It looked at a nut for a long time. Then it gave it to {other}.
        + “What do you think about?” [said {other}|{other} said]. “This,” it said, much later.
        + It held a leaf over a small bug, for it might rain.
        + It did rain. Nobody was surprised but the rest.
        + It scratched its ear with the hand from the far side.
        + It said one word more than it had to. It needed a rest.
      `,
      help: `
        On the way back there was a gap from [edge to edge|here to there].
        / On the way back the path stopped. It went on [over there|much later].
        @help The orangutan reached across with arms like bridges.
        / The orangutan’s arms were like bridges. It reached across.
        “[Walk|Cross],” it said. [No more than that.|It waited.]
        + One hand held this side, and one hand held that.
        + {Other} walked along the red fur with {thing}.
        + It was as soft as a lawn, and as warm.
        + It did not shake. It did not even blink.
        + A row of ants came too, since they were there.
        + “Thank you,” [said {other}|{other} said]. It thought, and then it smiled.
      `,
    },
    intermediate: {
      arrives: `
        A long red arm came down past the window, [feeling its way|without any hurry].
        / Someone was hanging from the gutter, in no [hurry|need] to come in.
        @friend It was followed by the other one, [and then by an orangutan|and between the two hung an orangutan].
        / It was an orangutan, and it had all evening.
        + It looked at {hero} for [a while|some time]. “Evening,” it remarked.
        + It thought so long about each word that only the good ones were left.
        + “Is something wrong?” [asked {hero}|{hero} asked], and it considered that from all sides. “Yes,” it said.
        + It pointed with one long finger across the roofs, where {place} lay.
        + On its head it wore a leaf, and this it raised.
        + It then held out a hand like a small armchair.
        + The clock grew quieter, as if it would have liked to be asked as well.
      `,
      alone: `
        @friend An orangutan had been sitting on a branch since noon, [thinking|in thought].
        The sun went down, the moon came up. “Hm,” it remarked.
        + What it had thought of was {place}.
        + Something was missing there. It had gone through what that might be, in order of size.
        + A hornbill had asked it a question in the spring, and the answer was nearly done.
        + It peeled a fig in one long ribbon and gave the ribbon to a beetle.
        + For the night it put on a fresh leaf, and bent it over one eye.
        + Then it rose, for when it had thought a thing through, there was nothing more to say.
      `,
      dry: `
        {Other} sat on its back, and the orangutan [reached|went] from tree to tree.
        / {Other} held on. It took one tree, [thought|rested], and took the next.
        It missed out every second one, and so came {place.to}.
        / At last it left out the ground, and was {place.in}.
        + Where the trees were at an end, it took hold of the rim of a cloud and went on.
        + “Far?” [asked {other}|{other} asked], and it pondered for about a mile. “Not now,” it declared.
      `,
      wet: `
        The orangutan bent a [giant leaf|lily leaf] into a bell, full of air.
        Beneath it they let themselves down, arm by arm, {place.to}.
        + It met an octopus. The two compared arms in a friendly silence.
        + Fish gathered round, for it looked as though it might be about to speak.
      `,
      quirk: `
        “Which way?” [asked {other}|{other} asked], and the orangutan [sat down|took a seat] to think.
        / The orangutan looked at a fork in the path, and then [lay down|sat] in it.
        The moon moved on by one tree. “Forward,” it said.
        / The owls had supper. “Both,” it said to {other}.
        + If one asked it what it was thinking about, it thought about that too.
        + Quite without a word it held a leaf over a beetle, and a moment later the rain began.
        + It looked at an acorn for as long as others need for a book.
        + Its beard was full of crumbs, which it kept for a certain mouse.
        + “You do not say much,” [said {other}|{other} said]. It nodded. It had nothing to add to that.
      `,
      help: `
        On the way back a [ravine|deep cut] lay before them, and no tree leaned over it.
        / There was a gap on the way back, and its far edge was in [mist|fog].
        @help The orangutan took hold of both edges and reached across, its arms like bridges.
        / The orangutan reached across, and its arms were like bridges.
        + “[Walk|Come],” it remarked, and it was not a word too few.
        + {Other} walked over the long red fur with {thing}. It was like walking on a warm lawn.
        + It did not tremble, not even when a troop of ants joined in.
        + Its eyes were closed, and it appeared to be thinking of something nice.
        + With one swing it then brought itself across too, last of all, the way a bridge would if it could.
        + “Was it heavy?” [asked {other}|{other} asked]. It thought it over all evening. “No,” it said.
      `,
    },
    advanced: {
      arrives: `
        @friend First one long red arm came down past the window and then another, and then an [orangutan|elderly orangutan].
        / In the pear tree, where nobody had ever [sat|thought], an orangutan had been considering the house since tea.
        It thought. “Evening,” it observed to {hero}.
        / It raised its leaf to {hero}. “Well,” it said.
        + It weighed its words so carefully that as a rule no more than one was left on the scales.
        + Asked if there was something wrong, it looked into the matter for as long as it takes to wind a clock. “Yes,” it observed.
        + One finger, longer than most people’s plans, pointed over the roofs to where {place} lay.
        + A leaf sat on its head, and it raised this with a courtesy that has gone out of fashion.
        + In its presence even the clock proceeded to wonder whether there was really any need to tick.
      `,
      alone: `
        @friend An orangutan had begun a thought at noon, and at moonrise it [came to the end of it|reached the end].
        The thought was this: something is missing {place.in}.
        + It had gone through all that it could be, from the smallest upwards, and without hurry.
        + A hornbill had put a question to it in the spring, and could expect to hear in the autumn.
        + It bent a fresh leaf over one eye, as one puts on a hat to go into town.
        + Once it had made up its mind, it simply stood up, which looked like a hill deciding to leave.
      `,
      dry: `
        With {other} on its back, it reached from tree to tree, [leaving out|skipping] every second one, so they came {place.to}.
        / The orangutan did not hurry. It merely [reached|was long], and {other}, upon its neck, was {place.in}.
        + After the last tree it took hold of a cloud. It was asked if it was far, and after about a mile it said that it no longer was.
      `,
      wet: `
        It curved a leaf into a bell, and under it they went down, [arm by arm|hand under hand]. So they came, unhurried, {place.to}.
        + With an octopus that it met it compared arms, and there was between them a deep, admiring silence.
      `,
      quirk: `
        {Other} asked it which way, and the orangutan [sat down|took a seat]. The moon had crossed three branches before it said “Yes.”
        / Something had struck the orangutan, and {other} waited. It was, when at last it [came|spoke], “Hm”, but a different one.
        + What it was thinking about it could not tell, since then it should have had to begin again.
        + It held a leaf over a beetle, for no reason that anyone could see, and then it started to rain.
        + Over an acorn it could spend the time that others spend on novels, and with more profit.
        + “You say so little,” [remarked {other}|{other} remarked], and it considered for a considerable while whether this called for an answer.
        + Crumbs were kept in its beard for a mouse of its acquaintance.
      `,
      help: `
        On the way back the ground ended and did not [go on|begin again] for some time.
        / They came back to where the path had been, and it had [gone|dropped] away.
        @help The orangutan took hold of the edge and reached across, with arms like bridges.
        / Slowly, as one opens a shutter, the orangutan reached across, its arms like bridges.
        + {Other} walked over, holding {thing}, on red fur as warm and springy as a lawn in August.
        + It hung there without a tremor, its eyes shut, and was perhaps only now getting round to the hornbill.
        + As soon as it became known that there was a bridge, there were ants, in rows of four.
        + “Was that heavy?” it was asked afterwards, and it gave the question all the thought that it deserved.
      `,
    },
  },
  Gorilla: {
    noun: { a: 'a gorilla', the: 'the gorilla' },
    facts: { help: 'the gorilla moved the stone and put it back' },
    beginner: {
      arrives: `
        Something rustled on the rug. There was a [heap|pile] of leaves, and it grew.
        / Somebody came in with an arm full of [ferns|moss].
        @friend On the heap sat a gorilla. [It was making a bed|It patted them flat].
        / It was a gorilla, and it tucked in the chair.
        + “Come and [try|feel],” it said in a low voice. “Is it soft?”
        + “Very soft,” [said {hero}|{hero} said]. “Not there,” it said, and put one more leaf.
        + It had come in quietly, with its arms full of green.
        + “They sleep badly {place.in},” it said. “I can feel it in my back.”
        + It held out one finger, and {hero} shook it.
        + It had a daisy behind its ear.
        + It was so big that the room felt safe.
        + “I made one for you, and one for the mouse,” it said.
      `,
      alone: `
        @friend In the hills a gorilla made its bed, [leaf by leaf|bit by bit].
        But it did not lie down.
        “They cannot rest {place.in},” it said.
        + First came ferns. Then came moss. Then came one flower.
        + It made a small bed as well, if a bird should come.
        + A bird did come. It tucked it in.
        + It beat its chest, but only as one pats a pillow.
        + “I will take some leaves along,” it said. It took a lot.
      `,
      dry: `
        {Other} sat on the gorilla’s arm, as on a [bench|soft bench].
        / “Are you lying well?” said the gorilla. {Other} lay in the [crook|bend] of its arm.
        [It walked slow and sure|Step by soft step it went] {place.to}.
        + It left a leaf now and then, in case someone got tired.
        + “Are you warm?” it said. It asked that at each star.
      `,
      wet: `
        The gorilla took a [big dome|bell] of glass like a hut.
        {Other} stood in it too. They walked {place.to}.
        + It made a soft bed of weed for a sole.
        + It moved each crab aside with just one finger.
      `,
      quirk: `
        The gorilla sat down and [made a bed|built a bed] of leaves. It took three breaths.
        / The gorilla heaped up moss and [patted|smoothed] it. “A bed,” it said.
        “We want to go on,” [said {other}|{other} said]. “Yes,” it said. “It is for the next one.”
        / “Who is it for?” [said {other}|{other} said]. “For who needs it,” it said.
        + A beetle came and lay down in it. “You see?” said the gorilla.
        + It asked a snail which way to carry it.
        + It would not step on moss. It asked the moss first.
        + It had twigs in its fur. It was half a bed itself.
        + “Is that stone lying well?” it said, and turned it a bit.
        + It hummed a low hum, and a bush went to sleep.
      `,
      help: `
        On the way back a [great stone|huge stone] lay on the path. Nobody could move it.
        / A rock as big as a [hut|cart] sat on the way back. It would not roll.
        @help The gorilla moved the stone, and later it put it back.
        / With both arms the gorilla moved the stone. Then it put it back.
        + “[By your leave|Good evening],” it said to the stone.
        + It bent its knees. It put its arms round it like a friend.
        + It did not push. It picked it up.
        + {Other} went by with {thing}, and so did two newts.
        + Then it set it down, and the moss fitted.
        + “Why back?” [said {other}|{other} said]. “Someone lives under it,” it said.
        + It put a leaf on it, for the cold.
      `,
    },
    intermediate: {
      arrives: `
        On the rug there was a rustling, and a heap of leaves grew [higher and higher|bit by bit].
        / It smelt of fern in the hall, and the umbrella stand had been [tucked in|made up] for the night.
        @friend On top of it sat a gorilla, [pressing down the corners|with a pillow under each arm].
        / Beside it knelt a gorilla, looking for a corner to fold.
        + “Try it,” it said [softly|kindly]. “Tell me where it pricks.”
        + It had come in backwards, so as not to frighten anybody with its front.
        + Wherever the gorilla went it made a bed, for there is always somebody tired.
        + “They cannot rest {place.in},” it declared, “and I cannot rest when others cannot.”
        + It gave {hero} one finger to shake. One was plenty.
        + It had a daisy tucked behind its ear and a ladybird on the daisy.
        + There was a second bed, as small as a saucer, and that was for the mouse.
      `,
      alone: `
        @friend High in the hills a gorilla was building its bed for the [night|evening].
        Ferns came first, then moss, and on top one flower.
        + But it did not lie down, because of {place}.
        + Someone over there was lying awake. It could feel that like a pea through ferns.
        + It built a small bed too, in case a bird came by, and a bird came by.
        + It patted its chest a little, as one pats a cushion, and listened to the echo.
        + Nobody was stronger than it for three mountains round. Nobody closed doors more gently.
        + It took along an armful of leaves, and after some thought one armful more.
      `,
      dry: `
        {Other} sat in the crook of its arm, as in a [window seat|soft chair].
        / It walked as with a full bowl, and the bowl was {other}.
        The gorilla [walked without haste over hill and wind|carried on, hushing the wind] {place.to}.
        + It left a leaf or two for whoever might come after.
        + “Is there a draught?” it asked, and found some more moss.
      `,
      wet: `
        On its back the gorilla took a [glass dome|diving bell] down, as big as a hut.
        {Other} stood in the middle, and so they walked {place.to}.
        + Out of weed it made a bed for a flounder, who did not know how to lie.
        + It asked each crab in its path to step aside. It carried those who were slow.
      `,
      quirk: `
        The gorilla sat down and made a [bed|round bed] of leaves, as it did at every bend.
        / The gorilla found a corner that was [cold|hard], and made it up with ferns.
        “But nobody is tired,” [observed {other}|{other} observed]. “Not yet,” it said wisely.
        / “No one will come here,” [said {other}|{other} said]. “They always do,” it said.
        + They had hardly gone when a toad climbed in and sighed with joy.
        + It turned a stone over, because it was lying on its bad side.
        + It asked each snail where she was going, and took her a bit of the way.
        + In its fur there were many twigs. A wren had begun to look at rooms.
        + Its humming was so low that one by one the daisies shut.
      `,
      help: `
        On the way back there lay a [boulder|rock] on the path, as big as a barn.
        / A rock lay on the way back, and ten men could not have [shifted|rolled] it.
        @help The gorilla moved the stone that nobody could move, and then it put it back.
        / The gorilla breathed in, moved the stone, and when they were through it put it back.
        + It did not roll it, for it might have been dizzy. It carried it.
        / It lifted it in both arms, as one lifts a sleeping child.
        + First it knocked on it and excused itself.
        + {Other} went past with {thing}, and behind them came two newts with luggage.
        + It laid the rock down again so exactly that the moss grew on without a seam.
        + “Why did you put it back?” [asked {other}|{other} asked]. “It is somebody’s roof,” it said.
        + It was not even out of breath, only a little bit of fern was.
      `,
    },
    advanced: {
      arrives: `
        @friend What rustled on the rug was a heap of leaves, and on the leaves, making up a bed, [sat|knelt] a gorilla.
        / It was the smell of moss that [led|drew] {hero} to the hall, where a gorilla was turning down the doormat.
        “Do lie down, {hero},” it declared. “Tell me where it pricks.”
        / “I was only passing, {hero},” it said, “and it looked [cold|hard].”
        + It had entered the house backwards, in order that nobody should be alarmed by the front of it.
        + It made beds wherever it went, on the sound principle that somebody somewhere is invariably tired.
        + “{Place.in} they lie awake,” it declared in its deep voice, “and I feel it here, like a pea.”
        + To shake hands it presented {hero} with one finger, and even that had to be held with both.
        + A second bed, no larger than a saucer, stood by the wall, with the covers turned down for the mouse.
      `,
      alone: `
        @friend On its mountain a gorilla made its bed, the ferns first, then the moss, and then did not [lie down|get in].
        Somebody was lying awake {place.in}, and it knew it.
        + It felt this sort of thing as a princess does a pea, through any number of ferns.
        + For three valleys round there was no one stronger, nor anyone who closed a door with so much tact.
        + As a bird might come by, it had made up a bed for a bird, and turned down a corner.
        + It set off with one armful of leaves, then came back, troubled, for a second.
      `,
      dry: `
        {Other} sat in the crook of its arm as in a [bay window|window seat]. Over hill and wind, in no haste, the gorilla walked {place.to}.
        / {Other} was carried like a tray of eggs, over hills that had been asked to [hush|lie still], and so the gorilla came {place.to}.
        + It left a few leaves at every good spot, for people it would never meet.
      `,
      wet: `
        Bearing a glass dome like a [pedlar’s pack|hut], with {other} inside, the gorilla walked down the sea bed. So they came {place.to}.
        + For a flounder it made up a bed of weed, and the flounder was at a loss how to be any flatter.
      `,
      quirk: `
        At every bend the gorilla made a bed of leaves, though {other} [assured it|swore] that nobody was tired.
        / {Other} looked round for the gorilla, which had stopped to turn a sleeping [newt|mole] on to the other side.
        “Give them time,” it observed.
        / It could hear, it said, a yawn on its way.
        + Behind them, one after another, a toad, a vole and a family of earwigs were sinking down with a sigh.
        + It turned over a boulder, very slightly, since it appeared to be lying on its bad side.
        + In its fur there was so much twig that a wren had been to view it, twice, with her husband.
        + It hummed as it walked, so low that the daisies along the road proceeded to close.
      `,
      help: `
        A boulder the size of a [barn|chapel] had sat down on the way back.
        / A rock had rolled on to the way back and gone, so it [seemed|looked], to sleep there.
        @help The gorilla asked its pardon, moved the stone, and afterwards put it back.
        / In a whisper the gorilla moved the stone, let them by, and put it back.
        + It had not rolled it, since that might have made it giddy; it had taken it up in both arms like a child.
        + Past its elbow went {other} with {thing}, and after them two newts, with luggage.
        + It let the stone down into its own hollow so exactly that the moss closed over without a seam.
        + “But why put it back?” it was asked, and it said, in some surprise, that it was somebody’s ceiling.
      `,
    },
  },
  Sloth: {
    noun: { a: 'a sloth', the: 'the sloth' },
    facts: { help: 'the sloth hung so calmly that the bridge hung still' },
    beginner: {
      arrives: `
        Something hung from the curtain rail. It had hung there [since yesterday|all day].
        / “Shh,” said the coat hook. It had a [smile|hand] on it, and moss.
        @friend {Hero} looked up, and it was a sloth. [It smiled|It had begun to wave].
        / It took a while to see it. It was a sloth.
        + “Good,” it said. [Some time went by|The clock struck]. “Evening.”
        / “I am,” it said. The [milk|soup] grew cold. “Here.”
        + It had come for tomorrow, to be in good time.
        + “I have,” it said. {Hero} sat down. “News,” it said.
        + Green moss grew on its back. A moth lived there.
        + “From {place},” it said at last. “We must be quick.”
        + It waved. It was a very long wave.
        + {Hero} put on one sock, and then one more. It was still waving.
      `,
      alone: `
        @friend A sloth hung in a tree. It began to [blink|yawn] on Monday.
        Now it was done. It looked at the moon, and the moon waited.
        + “Somebody,” it said. “Needs me. {Place.in}.”
        + It had a leaf in its mouth. It would eat it soon.
        + A snail went by like the wind.
        + It let go with one hand. So it had begun.
        + The moss on its back was warm and full of moths.
        + “No rush,” it told itself. It had never been so glad of that.
      `,
      dry: `
        The sloth hung from a cloud. {Other} hung on to the [sloth|fur].
        / They held on to the moon’s [edge|rim], for it went that way. It took its time.
        [The cloud went slowly, but it went|Nobody was in a hurry on the road] {place.to}.
        + They had a nap, and a leaf, and a nap.
        + “So fast,” said the sloth with shining eyes.
      `,
      wet: `
        The sloth held a stone and let itself [sink|go]. {Other} held the sloth.
        + Both had a bubble on, all the way {place.to}.
        + A fish fell asleep beside it.
        + It had breathed in at home. That was still enough.
      `,
      quirk: `
        “Do you know,” said the sloth. They [walked a while|went a bit]. “What?” [said {other}|{other} said].
        / “Look,” said the sloth. {Other} [looked|turned]. By then it was a moth.
        They walked some more. “I forget,” it said. “But it was nice.”
        / It got dark. “It was nice,” it said, “to look.”
        + The sloth saw a leaf fall. It saw all of it.
        + “Mind the,” it said. {Other} fell over it. “Step,” it said.
        + It told a joke. They would hear the end of it in spring.
        + Ivy had begun to grow up one of its arms.
        + It was in a hurry. You could tell by the one toe.
        + A bug asked it to move. It moved out.
      `,
      help: `
        On the way back there was a rope bridge. It [shook|swung] and shook.
        / The rope bridge back [bucked|jumped] like a foal.
        @help The sloth hung under it so calmly that the bridge hung still.
        / The sloth got hold, so calmly that the bridge hung still.
        + “[Now|So],” it said. It had all the time there was.
        / “Sleep,” it [said|told it], “bridge.”
        + It hung by all four, with its eyes half shut.
        + The ropes grew slow, and then they slept.
        + Over walked {other} with {thing}, and not a board shook.
        + The wind came. It saw the sloth, and it sat down.
        + “Thank you,” [said {other}|{other} said]. The next day it said, “With joy.”
        + It never hurried. It was just what was needed.
      `,
    },
    intermediate: {
      arrives: `
        From the curtain rail there hung something that had not been there [on Monday|last week].
        / The hat stand had one hat more than [yesterday|usual], and the hat was smiling.
        @friend When it smiled, very slowly, {hero} saw that it was a sloth.
        / By three toes it hung there, and was a sloth.
        + “Good,” it said, and the [tea grew cold|clock struck]. “Evening.”
        / “I,” it said, and outside the [snow melted|leaves turned]. “Knocked.”
        + It had been invited for tomorrow and had set out early in the spring.
        + “I bring,” it said, and {hero} fetched a cushion and sat down. “News,” it said.
        + On its back grew moss, in the moss lived a moth, and the moth knew most of its stories.
        + “It is about {place},” it said in the course of the evening. “It is. Urgent.”
        + It began a wave, and the wave was so fine that one did not like to wave back too soon.
        + Around it all things grew slow, and even the dust took a seat.
      `,
      alone: `
        @friend A sloth hung in its tree and was just about to [blink|yawn].
        It had been about to since Tuesday, and it was going well.
        + “They need,” it thought, “help. {Place.in}.”
        + One thought took it from the first star to the last bat.
        + A snail shot by underneath, and it shook its head at the pace of the world.
        + In the moss on its back someone was singing a small one to sleep.
        + It let go with one finger, and the journey had begun.
        + Whoever starts slowly, it told itself, is already on the way for longer.
      `,
      dry: `
        The sloth hooked itself under a passing [cloud|night cloud], and {other} held on.
        / It and {other} took a slow wind, and asked to be [woken|put off].
        It was slow, but it was going {place.to}.
        / It called at every hill, and at {place}.
        + They had two naps and a leaf, and they saw each star from every side.
        + “What. Speed,” it whispered, with its fur on end.
      `,
      wet: `
        The sloth picked a stone, let go, and sank [peacefully|like a leaf].
        + In the bubble about its head there was room for {other} all the way {place.to}.
        + Fish that swam beside it began to yawn, one fin at a time.
        + It had taken one breath at home. It was still using it.
      `,
      quirk: `
        “Have you heard,” asked the sloth, and [a moth grew up|they went on for some time], “the one about the snail?”
        / “Now listen,” said the sloth, and while it took a [breath|seat] a mushroom came up beside it.
        {Other} had not, and the story is still going on.
        / {Other} sat down, and it got as far as “once”.
        + “Careful,” it remarked, “there is,” and {other} lay on the ground. “A root,” it said.
        + Ivy had taken it for a tree and got as far as the elbow.
        + It saw each leaf fall from the very beginning to the very end.
        + When it was truly in a hurry, it moved one toe, and one did well to stand back.
        + A beetle wished to overtake. It pulled in, and by then it was Thursday.
      `,
      help: `
        On the way back there was a rope bridge, and it [swayed|danced] like a goat.
        / The rope bridge on the way back was having a [dance|fit], and nobody wished to join in.
        @help The sloth hung beneath it so calmly that the bridge hung still.
        / The sloth hooked on, one toe at a time, so calmly that the bridge hung still.
        + “There,” it declared to the ropes. “There is. No [hurry|rush].”
        + It did nothing at all, and nobody does that as thoroughly as a sloth.
        + First the boards grew quiet, then the ropes, and last of all the wind.
        + {Other} walked across with {thing}, and it was like walking over a lake.
        + Its smile hung there, upside down, and so it looked like a small boat.
        + “Thank you,” [said {other}|{other} said]. It answered the following evening, and it was worth it.
      `,
    },
    advanced: {
      arrives: `
        @friend {Hero} could not have said since when there had been a sloth on the curtain rail. But it now [proceeded to smile|smiled].
        / {Hero} had dusted it twice before the [thing|bundle] turned out to be a sloth, and grateful.
        “Good,” it remarked, and a candle burned down, “evening.”
        / “How do,” it told {hero}, and, that [week|evening], “you do.”
        + It had been asked for tomorrow and, knowing itself, it had set out in the spring.
        + There was moss on its back, and in the moss there dwelt a moth, who occasionally finished its sentences to save time.
        + “It is urgent,” the moth explained, while it was still drawing breath, “and it concerns {place}.”
        + It waved, and the wave was such a thorough piece of work that to wave back immediately would have been hasty.
        + Everything about it slowed, until even the dust in the lamplight had found somewhere to sit.
      `,
      alone: `
        @friend In its tree a sloth was engaged on a yawn, begun on [Tuesday|Monday], of which it had great hopes.
        Halfway through it thought of {place}.
        + There, it sensed, help was needed, and the thought lasted from the first star to the last bat.
        + Underneath a snail tore past, and it wondered what they were all running from.
        + It let go with a single finger, which was, in its opinion, how great journeys begin.
        + In the moss of its back someone small was being sung to, and it waited, so as not to disturb the ending.
      `,
      dry: `
        The sloth attached itself to a cloud that happened to be going {place.to}, and {other} to the sloth. It was not a [rapid|fast] cloud.
        / {Other} wished to know when they would leave, and the sloth revealed that they [had|were half there]; thus they came {place.to}.
        + “What speed,” it whispered in between two naps, and its eyes shone.
      `,
      wet: `
        The sloth chose a pebble and sank as a [thought|feather] sinks. In its bubble there was air for {other} all the way {place.to}.
        + A brisk mackerel swam beside it for a considerable while, and then had to lie down.
      `,
      quirk: `
        “Have you heard,” began the sloth, and [dusk fell|a moth came of age], “the one about the snail?”
        / “Do watch this,” it said to {other}, and the sloth and a bud looked at each other until it was a [rose|flower].
        {Other} had not, and it is hoped to reach the end by autumn.
        / One had to have seen the beginning, it said.
        + “Take care,” it called, “there is,” and after the thud, “a root.”
        + The ivy had mistaken it for a tree and was making itself at home as far as the elbow.
        + It saw every leaf fall from beginning to end, and thought that most people leave before the best part.
        + In great haste, it moved one toe, and the moth on its back held on to her hat.
      `,
      help: `
        The rope bridge on the way back swayed like a [goat|boat] with good news.
        / The bridge back was of rope, and it was [cross|out of temper].
        @help The sloth hung beneath it so calmly that presently the bridge hung still.
        / Hand by hand the sloth took hold of it, so calmly that in the end the bridge hung still.
        + It did nothing, and it did it with a mastery that has to be inherited.
        + The planks were the first to give in, then the ropes, and at length the wind sat down as well.
        + {Other} crossed with {thing} as one crosses a room where somebody is sleeping.
        + Seen from above, its smile was upside down, and looked like a small boat moored for the night.
      `,
    },
  },
}
