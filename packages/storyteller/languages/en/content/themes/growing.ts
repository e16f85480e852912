import type { ThemesOf } from '../../../../language.ts'

export const growing: ThemesOf<'growing'> = {
  Curiosity: {
    titles: `
      The wall that hummed
      Why is this stone warm?
      {Hero} asks one more question
      Nothing there, said everybody
    `,
    refrains: [
      {
        first: 'Why and what and where and who? | ask a stone and it asks you.',
        changed: 'Why and what and where and when? | now I know, I’ll ask again.',
      },
      {
        first: 'Everyone says there is nothing to see | nothing is just the thing for me.',
        changed: 'Everyone said there was nothing to see | knock on a nothing, and who might it be?',
      },
      {
        first: 'Knock, knock, who’s in the rock?',
        changed: 'Knock, knock, undone is the lock.',
      },
    ],
    facts: {
      wrong: '{friend} went to sleep against the wall',
      turn: '{hero} asked why one stone was warm',
      result: 'the warm stone opened like a little door',
    },
    beginner: {
      gate: `
        @spot {Spot.at} they came to a [plain|bare] grey wall. It [stopped them|was in the way].
        “There is [nothing there|nothing here],” said a beetle. “There never was.”
        + It had no door and no [window|gap], not even a crack.
        + It was [stone upon stone|all stone], like a very long nap.
        + “[All of us|Everybody] says so,” said the beetle’s aunt. “Nothing there.”
        + {Hero} went [along|by] it, a bit left and a bit right.
        + It was [dull|grey] up to the top. It was dull to the end.
        + “Where can {thing} be?” [asked {hero}|{hero} asked]. “[Not here|Not in there],” said the beetle.
        + Somebody had put up a [sign|small sign]. It said: “Wall.”
        + {Hero} [looked|stared] at it for a while. It was a bit too plain.
      `,
      wrong: `
        “A wall is a wall,” [said {friend}|{friend} said], and [yawned|stretched].
        @wrong Then it [lay down|curled up] by the wall and went to sleep. [“Zzz,” it said.|It snored.]
        + “It is a good wall to [lean on|lie by],” it had said. “That is all.”
        + In its sleep it [pushed|rolled] closer. “Warm,” it mumbled.
        + “Wake up!” [said|called] {hero}. {Friend} only turned over.
        + A beetle [nodded|agreed]. “There’s nothing there. It is right to sleep.”
        + A leaf [fell|came down] on {friend}. Now it had a blanket.
        + Nobody finds {thing} in a [dream|nap].
        + “Five [minutes|more minutes],” [said {friend}|{friend} said]. It had been ten.
      `,
      doubt: `
        The wall said nothing. {Hero} [looked up|looked at it], and it went on and on.
        + If [all of them|everybody] says so, is it true?
        + A beetle and its aunt went [home|in to supper].
        + It would be nice to lie down, [too|as well]. Just for a bit.
        + “Nothing there,” said the [evening|air]. Or so it seemed.
        + {Friend} [snored|was snoring] up and down, like a little saw.
        + There was one [thought|small thought], and it did not want to sleep.
        + It went like this: but [why|what if]?
        + [A small wind came along.|A breath of air went by.] It went round the wall, not through.
      `,
      turn: `
        {Hero} touched the wall, here and here. It was [cold|cold as a fish].
        @turn “[But why|Why] is this one stone warm?” [asked {hero}|{hero} asked].
        + “And why does it [hum|buzz]?” It went hmm, very low.
        + Cold, cold, cold. And [then|there]: warm as a bun!
        + “Stones can be warm,” [said {friend}|{friend} said], with [one eye|half an eye] open.
        + “Yes, but why this [one|one and not that]?” [said {hero}|{hero} said].
        + {Hero} [knocked|tapped] on it. It went tock, and not tick.
        + It was silly to talk to a wall, and {hero} [did|did it].
        + It had a [thin|fine] line all round it. That was odd.
        + Who had worn it so [smooth|shiny] on one side?
      `,
      works: `
        @result The warm stone [opened|swung open]. It was a little [door|stone door]!
        Behind it was a [small|tiny] room with a lamp. There lay {thing}.
        + “At last!” said a [mouse|moth] inside. “You are the first to ask.”
        + It was [cosy|bright] in there. A kettle hummed on the fire.
        + {Friend} woke up and fell right [in|through the door].
        + “I slept on a [door|door all the time],” it said. “I thought it was a warm wall.”
        + {Hero} took {thing} and asked three more [things|questions].
        + “Why do you live in a wall?” “It’s [quiet|nice],” said the host. “Mostly.”
        + A beetle looked in. “There is nothing [there|in there],” it said, and left.
        + {Friend} now asked, too. It asked if there was [cake|soup].
      `,
      lesson: `
        [A small why|One small why] can open a wall. [So ask it.|Keep asking.]
        / “I only saw a wall,” [said {friend}|{friend} said]. “You [asked|asked it].” Questions are little doors.
      `,
    },
    intermediate: {
      gate: `
        @spot {Spot.at} the way ended at a plain grey [wall|stone wall] with neither door nor window.
        “Nothing there,” declared a beetle [in passing|and its aunt]. “[Everybody knows that.|Ask anyone.]”
        + It was so plain that the eye [slid off|slipped off] it like soup off a spoon.
        + A sign had been put up. It said “[Wall|A Wall]”, in case anyone should wonder.
        + “My grandfather never found anything [here, either|here],” the beetle added [proudly|with pride].
        + But the keeper had sent them here, and here {thing} [had to|must] be.
        + {Hero} walked along it to the left, and then back along it to the [right|start].
        + Some walls have faces if you look for [long enough|a while]; this one had not.
        + “Has anybody [looked|tried]?” [asked {hero}|{hero} asked]. “What for?” asked the beetle.
      `,
      wrong: `
        “I know a wall when I see one,” [said {friend}|{friend} said]. “A wall is a [wall|wall is a wall].”
        @wrong It leaned on it, [slid down|shut its eyes] and went to sleep against the wall.
        + In no time it was snoring, in [three parts|two notes], like a small brass band.
        + “Oddly comfortable,” it [mumbled|muttered] in its sleep. “Somebody has heated it.”
        + {Hero} pulled at it and called, but {friend} was [far|miles] away by then.
        + A beetle thought this very [sensible|sound]. “You can’t do better at a wall.”
        + It slept so [firmly|hard] that a snail took it for part of the stonework.
        + Its dream was about a door, it said [later|afterwards], but it had not thought to knock.
      `,
      doubt: `
        All was quiet but for the snoring. The wall [stood|just stood] there, as walls do.
        + When [everybody|everyone] says “nothing there”, it takes cheek to look again.
        + The beetle’s whole family had come out to see [somebody|people] look at nothing.
        + “They’ll [laugh|giggle],” thought {hero}, and one of the little ones already did.
        + It would have been so easy to lean back and be [tired|sensible], too.
        + But a question had got in, like a [pebble|crumb] into a bed.
        + It was a small one, with only three [letters|letters to it], and it would not lie still.
      `,
      turn: `
        {Hero} felt the wall with care, stone after stone. [Each|Every one] was cold as a [frog|fish].
        @turn “Then why,” asked {hero} suddenly, “is this one stone [warm|so warm]?”
        + “And why does it [hum|purr]?” For if you laid an ear against it, it did.
        + It was asked out loud, in front of [everybody|all the beetles], and that took some courage.
        + “Warm stones are [common|nothing new],” [said {friend}|{friend} said], not quite awake.
        + “But why this one, and not the one [next to it|beside it]?” {hero} went on.
        + Where the others were rough, it was worn as smooth as a [doorknob|bar of soap].
        + {Hero} knocked, politely. The others went “tick”, and this one went “[tock|tonk]”.
        + One question led to the next, [like stepping stones|hand in hand], and the last led inside.
      `,
      works: `
        @result The warm stone gave a [sigh|click] and swung open, for it was a [little door|door].
        Behind it, in a room with a stove, among [shelves|jars and teacups], lay {thing}.
        + By the stove sat a dormouse. “Four hundred years,” it said, “and [no one|nobody] ever asked.”
        + {Friend}, whose pillow had just [opened|swung away], rolled in over the doorstep.
        + “I was guarding it,” it [explained|said], “with my back.”
        + The humming was a kettle, and the warmth was the [stove|stove behind it]; it was all quite simple.
        + “Ask me something else,” remarked the [dormouse|host]. “I have been saving up answers.”
        + {Hero} did, and the third answer made both of them laugh till [the cups rattled|they hiccuped].
        + Outside, a beetle peered in. “Nothing there,” it remarked [firmly|to its aunt].
      `,
      lesson: `
        [Everyone|They] had said “nothing there”. It took [one question|one small why] to find the door.
        / “I slept on the [answer|door],” [said {friend}|{friend} said]. “You woke it up by asking.”
      `,
    },
    advanced: {
      gate: `
        @spot {Spot.at} they met a wall, grey and [featureless|forbidding], with nothing whatever to say.
        “There’s nothing there,” a beetle declared. “It is [generally|universally] known.”
        + Someone had nailed up a sign reading “Wall”, presumably to prevent [disappointment|false hopes].
        + The eye looked for a place to rest on it, found none, and [slid off|wandered away].
        + The beetle’s grandfather had found nothing there, too, and he had been a [thorough|famous] beetle.
        + All the same, {thing} had to be hereabouts, unless the entire story was [mistaken|a mistake].
        + “How does one know,” enquired {hero}, “if no one looks?” The beetle found this [impertinent|rather rude].
      `,
      wrong: `
        {Friend} surveyed it [critically|with enormous care] and concluded that a wall was a wall.
        @wrong It then settled down against the wall and went to sleep, like a sensible [person|creature].
        + Its snores [took on|had] a certain grandeur, as they were [echoed|answered] by the stone.
        + Once it murmured that the place was “nicely heated”, and did not [pursue|follow up] the matter.
        + Shaken by {hero}, it asked for breakfast, declined to discuss masonry and [dozed off|slept on].
        + It is very restful to be [certain|sure], which may be why so many people are.
        + A beetle regarded it with approval; here finally was a visitor who [understood|knew how to behave].
      `,
      doubt: `
        One can feel [remarkably|rather] foolish, standing in front of nothing with a look of interest.
        + Three generations of beetles had come out to watch, and the youngest was [giggling|nudging the others].
        + When the entire world says one thing, a single “but” sounds very [thin|small].
        + {Hero} very nearly lay down too; certainty looked so [comfortable|snug].
        + Yet a question had crept in, like a crumb into bed, and there was no more [lying still|comfort].
        + It had only three letters, and it would not [let go|be quiet].
      `,
      turn: `
        {Hero} laid an ear to the wall and examined it, stone by stone; each was as [clammy|chilly] as a carp.
        @turn “Then why,” enquired {hero}, [stopping|hesitating], “is this one stone warm?”
        + To ask aloud, under the eyes of so many beetles, required a [certain|fair amount of] nerve.
        + “Stones vary,” [observed {friend}|{friend} observed], opening one eye on [principle|trial] and shutting it again.
        + “But who polished it?” {hero} persisted. “Its neighbours are all as rough as [toast|old toast].”
        + Every question turned out to have another behind it, and the last of them [knocked|went tock].
        + Nor was that all, for what [earthly|good] reason could a stone in a wall have to be humming?
        + It is a small word, “why”, but once it has got a foot in, the [whole|entire] wall begins to look different.
      `,
      works: `
        @result With an [apologetic|almost inaudible] click the warm stone swung inwards, for it was a little door.
        Behind it were a lamplit room, a kettle that hummed, and {thing}.
        + “Four centuries,” remarked the elderly dormouse in the armchair, “and [not one knock|nobody so much as knocked].”
        + {Friend}, deprived of its [pillow|headrest], arrived on the hearthrug in a forward roll.
        + It wished it to be noted that it had been the first to [discover|notice] the heating.
        + The dormouse had been hoarding answers all these years, and was [delighted|overjoyed] to be rid of some.
        + Only a beetle remained firm; it looked in at the room and [confirmed|stated] that there was nothing there.
      `,
      lesson: `
        Everybody had known there was nothing there; it took one who did not know to [ask|find out].
        / “I had the answer at my back,” sighed {friend}, “but I never [put|thought of] the question.”
      `,
    },
  },

  Creativity: {
    titles: `
      A bridge of bits and bobs
      The ladle, the leaf and the umbrella
      {Hero} builds a what-is-it
      The thing that never was
    `,
    refrains: [
      {
        first: 'Bits and bobs and this and that | what’s a spoon could be a hat.',
        changed: 'Bits and bobs and odds and ends | that’s a bridge for all my friends.',
      },
      {
        first: 'It isn’t a boat and it isn’t a chair | wait till I’ve made it, and then it is there.',
        changed: 'It isn’t a boat and it isn’t a stair | it carried us over from here to there.',
      },
      {
        first: 'Bits and pieces, ends and strings.',
        changed: 'Bits and pieces, look, it swings!',
      },
    ],
    facts: {
      wrong: '{friend} filled in a form for a proper bridge',
      turn: '{hero} built a contraption out of odds and ends',
      result: 'the odd contraption swayed and carried them across',
    },
    beginner: {
      gate: `
        @spot [They could see {thing}|There was {thing}], {spot.at}. But in between was a [deep|wide] gap!
        There was no bridge. There was just a heap of [odds and ends|bits and bobs].
        + In the heap were a ladle, some [string|rope] and an umbrella.
        + There were big leaves, too, and [half a chair|a chair leg].
        + “Who left that here?” [asked|said] {hero}. Nobody knew.
        + The gap was [black|dark] in the middle. It was too wide to hop.
        + A wind came up from it and [smelled|smelt] of old stone.
        + “Oh,” [said {friend}|{friend} said]. “Oh [dear|no].”
        + On the far side {thing} lay and [waited|did nothing].
        + [The umbrella was red.|The umbrella had spots.] It had one bent rib.
      `,
      wrong: `
        “We need a proper bridge,” [said {friend}|{friend} said]. “With a [rail|railing]!”
        @wrong So it filled in a form for a [proper|real] bridge. “Name? Size? [Why?|How soon?]”
        + It wrote and it wrote. It [licked|chewed] the pencil.
        + “Now I post it,” it said. “They will write back in [May|a year].”
        + There was no [post box|place to post it]. It put it under a stone.
        + “Can’t we try [that|these things]?” [asked {hero}|{hero} asked]. “That’s junk,” [said {friend}|{friend} said].
        + A proper bridge has [pillars|two towers], it said. It has a band.
        + It drew a line for the name, and [one for|under it] the date.
        + The gap stayed a gap. A form is very [thin|flat].
        + “Done!” [said {friend}|{friend} said]. But nobody [came|built a thing].
      `,
      doubt: `
        They sat and [waited|looked across]. The wind [turned|lifted] a corner of the form.
        + “Is there a [letter|bridge] yet?” [asked {friend}|{friend} asked]. There was not.
        + {Hero} looked at the heap. A ladle is for [soup|soup, isn’t it]?
        + An umbrella is for rain. String is for [knots|knots and cats].
        + No book says how to build with [those|such things].
        + “It must look like a [bridge|real bridge],” [said {friend}|{friend} said]. “That is the rule.”
        + What if it [falls|breaks]? What if they laugh?
        + {Thing} was so [near|close]. It was just on the other side.
        + {Hero} [picked up|held] the ladle. It was long, and it had a hook.
      `,
      turn: `
        “What if a ladle is a [hook|hand]?” [said {hero}|{hero} said]. “And what if [a leaf|that] is a step?”
        @turn And {hero} [built|made] a thing from all the odds and ends.
        + First the string, then the [chair leg|leaves], and then a knot.
        + It fell [down|apart] once. {Hero} put it together another way.
        + The umbrella went [on top|in the middle]. Or was it a sail?
        + “What is it?” [asked|said] {friend}. “I don’t know yet,” [said {hero}|{hero} said].
        + {Friend} gave the form. It made a very good [flag|seat].
        + No one had made such a thing [before|ever]. There was no name for it.
        + It had a handle, [a wheel|a foot] and something like an ear.
        + [Snip, snap, knot.|Tie, twist, tie.] {Hero} hummed all the while.
      `,
      works: `
        @result The odd thing [swayed|rocked]. It [squeaked|creaked]. But it carried them across!
        They were [there|over]. And there lay {thing}, [just like that|safe and well].
        + “Eek, eek,” it went, like a [mouse|mouse on a swing].
        + In the middle it bounced. {Friend} [shut|closed] its eyes, and then it laughed.
        + “It has no rail!” it cried. “It is [lovely|so good]!”
        + {Hero} took {thing} and [patted|thanked] the ladle.
        + “What shall we call it?” “A [bridgelet|bumble-bridge],” [said {friend}|{friend} said].
        + The umbrella [opened|popped open] with a flop. It felt proud, too.
        + A small beetle came [over|across], and then its whole family.
        + And the form? It flapped on [top|high], like a flag.
      `,
      lesson: `
        You don’t need a [proper|real] thing for it. [You need an idea and some string.|Old bits can be something new.]
        / “I wanted one from the book,” [said {friend}|{friend} said]. You can make what [was never there|never was].
      `,
    },
    intermediate: {
      gate: `
        @spot They could see {thing} {spot.at}, but before it was a [gap|wide gap].
        On their side lay [odds and ends|a heap of things]. There was a ladle, and leaves like trays.
        + It looked as if an attic had sneezed. There was string, an [umbrella|old umbrella] and a deckchair.
        + The gap was too wide to [jump|leap], and nobody felt like asking how deep it was.
        + “If only that were a [bridge|plank],” [observed {hero}|{hero} observed], poking at the heap.
        + “If only that were a [dustbin|tidy heap],” [said {friend}|{friend} said].
        + Not one of the things had been made for a gap, and [all of them|none of them] seemed to mind.
        + A cool breath came up. [It smelled of cellars.|It smelled like the inside of a well.]
      `,
      wrong: `
        “We want a proper bridge,” [declared {friend}|{friend} declared]. “With [towers|two towers].”
        @wrong It sat down and filled in a form, in [neat|curly] writing, to apply for a proper bridge.
        + “Purpose of bridge,” it read out. “I shall put [‘crossing’|‘other side’].”
        + It needed three copies and a [stamp|signature], and there was only one pencil.
        + “And who will [build|come and build] it?” [asked {hero}|{hero} asked]. “The office,” [said {friend}|{friend} said].
        + It could not say which office, but there is [always|surely] one, it felt.
        + It laid the form under a stone to be [collected|picked up], and folded its arms.
        + Nobody [came to collect it|collected it], though a beetle read the first page.
      `,
      doubt: `
        Time went by; the gap did not [grow|get] any narrower, and the form got [damp|a bit damp].
        + “It may take six weeks,” [observed {friend}|{friend} observed], “if they are [quick|in a hurry].”
        + {Hero} looked from the ladle to the umbrella and back. None of it was for [bridges|this].
        + A thing that doesn’t exist yet is so easy to [laugh at|get wrong].
        + “Do you think it’s allowed,” {hero} asked, “to use them for something [else|else, just once]?”
        + “It doesn’t say so [anywhere|on the form],” {friend} replied.
        + Still, it didn’t say that it was [forbidden|not allowed], either.
      `,
      turn: `
        {Hero} held up the ladle. “Perhaps this is really a [hook|hand]. And the leaves are [stairs|steps].”
        @turn Then {hero} built something out of all those odds and ends that had never been before.
        + The string went [round|over] twice, the deckchair went under, and the umbrella went up.
        + It collapsed at the first try, [rather loudly|with a twang]. {Hero} laughed and began it differently.
        + “What is it going to be?” {friend} wanted to know. “I’ll tell you when I [see it|know],” [said {hero}|{hero} said].
        + Soon {friend} was handing up leaves and saying “left a bit”, for this was [better|more fun] than forms.
        + Not one piece was used for what it was made [for|to do], and each seemed [pleased|rather glad].
        + It was partly a swing and partly a [snail|kite]; one bit was only for show.
      `,
      works: `
        @result The thing swayed and squeaked and [smelled of soup|hummed a bit], but it carried them across.
        With a last “eek” it set them down on the far side, right [beside|next to] {thing}.
        + It dipped in the middle. [It came up again.|“Goodbye,” said {friend}, too early.]
        + “What is it called?” asked a beetle. “[Nothing yet|I don’t know],” [said {hero}|{hero} said].
        + “No towers,” it reported when it could [speak|talk], “no rail, and I want to do it again.”
        + It became the [Ladleway|Great Umbrelladuct], and a whole family of ants uses it to this day.
        + {Hero} picked up {thing}, and the umbrella [popped open|opened] in applause.
        + As for the form, it flew from the top, and made a very good [flag|pennant].
      `,
      lesson: `
        A ladle need not be a ladle for [ever|life]. [Somebody has to think it something else.|It can be an idea.]
        / “I was waiting for a bridge that [exists|existed],” [observed {friend}|{friend} observed]. It had to be made up first.
      `,
    },
    advanced: {
      gate: `
        @spot {Thing} was plainly to be seen {spot.at}, and so, alas, was the [gap|chasm] before it.
        There was no bridge, only a heap of [oddments|odds and ends] from some attic.
        + It comprised a ladle, a quantity of string, an umbrella, and most of a [deckchair|rocking chair].
        + Leaves as large as tea trays lay among them, [curling|curled] at the edges.
        + Of its depth one could say only that a pebble, once dropped, [did not report back|was not heard of again].
        + “Rubbish,” said {friend} of the heap; {hero} said nothing, but considered it [sideways|twice].
      `,
      wrong: `
        {Friend} was of the opinion that a gap called for a bridge, with [arches|pillars].
        @wrong It therefore sat down and [completed|filled in] a form for a proper one, in triplicate.
        + Under “Purpose” it wrote “the other side”, under “Urgency” it wrote [“yes”|“quite”].
        + The proposal included two towers, a [ticket office|railing] and somewhere to buy tea.
        + Asked where one sent it, {friend} placed it under a stone, [where|since] offices are known to look.
        + Nothing whatever [happened|occurred], which it took as a sign that things were under way.
        + There is hardly any difficulty that cannot be made to [wait|sit down] by means of a form.
      `,
      doubt: `
        The evening went on, the form grew [limp|damp], and the other side stayed where it was.
        + “Six weeks,” [remarked {friend}|{friend} remarked], “provided that they [approve|like] the towers.”
        + {Hero} weighed the ladle; a ladle was for soup, and everyone had invariably [said so|agreed on it].
        + And suppose it fell down? Then there would be only a heap again, and [laughter|red ears].
        + It is a lonely business to make what no one has made before, for there is nobody to [copy|copy from].
      `,
      turn: `
        “Suppose,” [remarked {hero}|{hero} remarked], “that it only looks like a ladle, and is [at heart|really] a hook.”
        @turn And out of all the odds and ends {hero} built a thing for which there was no [word|name].
        + It had the gait of a swing, the spine of a deckchair and, for [courage|luck], the umbrella on top.
        + The first version came apart with a twang, and was [promptly|cheerfully] declared to have been a sketch.
        + {Friend}, reluctantly at first, held one end; presently it was [demanding|suggesting] a second ear.
        + No piece was asked to be what it had been, and [one and all|all of them] seemed flattered.
        + “What is it?” “I’ll know,” [declared {hero}|{hero} declared], through a mouthful of string, “when it [works|does it].”
      `,
      works: `
        @result It swayed, it squeaked, it smelled [faintly|a little] of soup, but the contraption carried them across.
        With a [twang|creak] it put them down on the far side, at the feet of {thing}.
        + Half-way over it paused, as though it too were [surprised|wondering].
        + “It has not even a railing,” {friend} said, radiant with terror. “[Again!|May we do it again?]”
        + Engineers have since inspected it; they [shook|scratched] their heads and went across.
        + After some debate it was christened the Umbrelladuct, and ants [use|commute by] it daily.
        + The application now flew from its highest point; as a flag it was [excellent|a success].
      `,
      lesson: `
        Everything was there from the start but the idea, and that could [only be made up|not be ordered].
        / “No office would have [approved|allowed] it,” [remarked {friend}|{friend} remarked]. What never was has to begin with somebody.
      `,
    },
  },

  Perseverance: {
    titles: `
      A hundred knots
      {Hero} and the longest rope
      One more, and one more
      The hundredth knot
    `,
    refrains: [
      {
        first: 'One knot more and one knot more | that’s one less than was before.',
        changed: 'One knot more, and there was none | bit by bit, and now it’s done.',
      },
      {
        first: 'A hundred to go, and I’m feeling fine | now there are only ninety-nine.',
        changed: 'Ninety-nine gone, and I’m feeling fine | the very last one was a friend of mine.',
      },
      {
        first: 'Tug, tug, one knot less.',
        changed: 'Tug, tug, no more mess.',
      },
    ],
    facts: {
      wrong: '{friend} undid three knots and gave up',
      turn: '{hero} undid one knot after another',
      result: 'the last knot of the rope fell open by itself',
    },
    beginner: {
      gate: `
        @spot {Spot.at} stood a [chest|big chest]. {Thing} was [in it|inside].
        But round and round it went a rope, [all|full of] knots. There were a hundred!
        + They were [fat|big] and thin, and some had knots on their knots.
        + “Who ties a thing like [that|this]?” [asked {hero}|{hero} asked]. Nobody would say.
        + A [spider|small spider] sat on top. “A hundred,” it said. “I counted.”
        + [The lid would not lift.|They tried the lid.] It did not move a hair.
        + Through a crack they could see {thing}. It was so [near|close].
        + There was no knife here and no [pin|hook], not even a tooth.
        + The rope was [hard|stiff] and old. It smelled of ships.
        + “That is a lot of [rope|knot],” [said {friend}|{friend} said].
      `,
      wrong: `
        “I’ll do it [fast|in no time]!” cried {friend}. One. Two. [Three.|Oof, three.]
        @wrong Then it [gave up|lay down]. “Three knots! It won. The rope is [too strong|stronger].”
        + It shook hands with the rope. “Well [played|done],” it said.
        + “There are only ninety-seven [left|more],” [said {hero}|{hero} said]. That did not help.
        + It [blew|puffed] on its sore spots. It showed them to all.
        + One knot had come back. It had tied [itself|itself up again]!
        + “I am more for short [things|jobs],” [said {friend}|{friend} said].
        + {Friend} sat on the chest and [swung|dangled] what it could.
        + A spider wrote it up: rope ninety-seven, {friend} [three|only three].
        + “A knot has no [heart|manners],” it said. It sulked a little.
      `,
      doubt: `
        {Hero} looked at the rope. It was so [long|very long], and it was late.
        + Three were done. It did not [look|show] at all.
        + “You can’t see a [thing|difference],” [said {friend}|{friend} said], and that was true.
        + A hundred is a [big|fat] word. It is hard to lift.
        + A spider spun. It [hung up|made] one thread and then the next.
        + It did not look at the [whole|big] web. It just did the thread.
        + {Hero} [watched|saw] it for a while. Hm, thought {hero}.
        + [Home was far, and bed was soft.|Bed was soft, and bed was far.] Nobody said it.
      `,
      turn: `
        “Not a hundred,” [said {hero}|{hero} said]. “Just this [one|one here].” And it [came|fell] open.
        @turn So {hero} undid one knot, and one [more|after that], and one more.
        + Pick, pull, push. That was the [song|way] of it.
        + At ten it hurt. At twenty it hurt [a lot|more]. {Hero} blew, and went on.
        + “How many now?” [asked|said] {friend}. “One,” [said {hero}|{hero} said]. “It’s always one.”
        + At forty {friend} came and held the rope [end|tight].
        + One bad knot took as long as [ten|ten good ones].
        + {Hero} [cried|wept] one small tear at fifty. It went into a knot, and it helped.
        + At eighty they [sang|hummed]. At ninety they were too tired to sing.
        + The heap of rope grew, [loop|soft loop] on loop.
      `,
      works: `
        @result The last knot fell open by itself. It had [seen|heard of] the others!
        The rope slid down, [swish|flop]. The lid went up, and there lay {thing}.
        + “A hundred,” said a spider. It [put down|dropped] its pencil.
        + “It was scared of [you|us],” [said {friend}|{friend} said]. “I saw it.”
        + {Hero} looked at the [rope|long rope]. So long, and all done!
        + All was sore, but it was a good [sore|kind of sore].
        + {Hero} took {thing} out. It was as light as [air|anything] after so much rope.
        + “I did three,” [said {friend}|{friend} said]. “And I [held|helped]. That is three and a bit.”
        + They left the rope there, [straight|nice and straight] and smooth.
        + A spider gave them a [web|thread] to take home. It had no knots.
      `,
      lesson: `
        A hundred is too much for [anybody|one go]. [One more is always possible.|But one more can be done.]
        / “I stopped at three,” [said {friend}|{friend} said]. “You just did the next.” That is how you [get there|do a lot].
      `,
    },
    intermediate: {
      gate: `
        @spot {Spot.at} stood a chest, and through a [crack|gap] they could see {thing}.
        But the rope around it had a hundred knots, [fat ones|big ones] and small ones.
        + Some of them had knots on their knots, like [warts|buds].
        + “A hundred,” a spider [confirmed|told them] from the lid. “I counted them on Sunday, for fun.”
        + The rope was old and stiff, and it smelled of [ships|tar] and bad weather.
        + Whoever had tied it must have been very [worried|careful], or very bored.
        + {Friend} looked at it with its head on one [side|side, and then the other].
        + A knife lay beside it. [It was quite blunt.|It had given up long ago.]
      `,
      wrong: `
        {Friend} fell upon the rope; one knot, two knots, [three|and a third].
        @wrong Then it gave up, lay [flat|down] and said that the rope had won, ninety-seven to three.
        + “One must be able to [lose|lose well],” it declared, and shook the loose end politely.
        + It showed round its sore places and asked if there were [bandages|plasters].
        + “But you had got three [open|undone],” [declared {hero}|{hero} declared]. “Only three,” said {friend} darkly.
        + The trouble was that it had [looked|looked up] at the ninety-seven others.
        + A spider gave marks, and it did not [give|hand out] many.
        + “I am a sprinter,” {friend} explained from the ground. “This is a [long-distance|marathon] knot.”
      `,
      doubt: `
        The chest looked just as [tied up|shut] as before. You could not even see where the three had been.
        + {Hero} picked at a knot and thought of all the [others|ones behind it], and let go.
        + It was late, and home was a warm light a very [long|great] way off.
        + “A hundred,” {friend} groaned. “Say it slowly, and it’s even [more|bigger].”
        + A spider, meanwhile, hung up a thread, and then [another|one more].
        + She never looked at the entire [web|net], {hero} noticed, only at the next thread.
        + There was a thought in that, and it had [eight|thin] legs.
      `,
      turn: `
        {Hero} [covered up|looked away from] the rest, so that there was a single knot to see, and undid it.
        @turn Then {hero} undid one more, and one more, and did not [count|stop], sore or not.
        + By the tenth it stung, and by the thirtieth [everything|every bit of {hero}] ached.
        + “How many left?” {friend} would ask. “One,” [said {hero}|{hero} said], “[the next|this one].”
        + At sixty {friend} got up without a word and [began|started] to hold the slack.
        + Loop after loop dropped off, and the heap on the ground grew [taller|into a hill].
        + The fifty-second took as long as ten. [A tear fell on it, and that helped.|It cost a tear or two.]
        + They had a song for it. [It had one line, and that was “pull”.|It went “pull”.]
      `,
      works: `
        @result And the last knot? It fell open by itself, [when {hero} only looked at it|before anyone pulled].
        The rope slid off with a [sigh|long sigh], the lid rose, and there lay {thing}.
        + “It had heard about you,” [said|remarked] a spider, “from the other ninety-nine.”
        + She took back her marks and gave ten out of ten, and to {friend} [a six|four and a half].
        + {Hero} lifted {thing} out and felt like [somebody|a person] who has walked round the world.
        + “Sore is only [proud|pride] in another place,” [said {friend}|{friend} said], who had been thinking.
        + It tied one small knot eventually, [to remember it by|as a keepsake], and undid it again immediately.
        + There lay the rope, long and smooth. [It looked younger.|It looked relieved.]
      `,
      lesson: `
        Nobody can untie a hundred knots. [One more, though, anyone can.|But anyone can untie the next.]
        / “I looked at all of them,” [said {friend}|{friend} said], “you only at [one|the next].” So the rope lost after all.
      `,
    },
    advanced: {
      gate: `
        @spot {Spot.at} stood a chest, and through a crack in it one could [make out|see] {thing}.
        A rope was tied about it with a hundred knots, not one of them [friendly|polite].
        + There were knots upon knots, some as fat as [dumplings|onions], others hard and mean as peppercorns.
        + “A hundred exactly,” announced a spider in [professional|frank] admiration. “I would not have dared.”
        + A number of knives had been tried on it and lay round about, thoroughly [discouraged|blunt].
        + It smelled of tar and of somebody’s [extreme|very great] caution.
        + {Friend} cracked whatever it had that [cracked|could be cracked] and stepped forward.
      `,
      wrong: `
        {Friend} flung itself upon the rope and undid one knot, [two, three|another, a third].
        @wrong There it gave up, and conceded [victory|the match] to the rope by ninety-seven to three.
        + “A great opponent,” it observed hoarsely, and pressed the loose end in [token|recognition] of a fine game.
        + It was not the work that had defeated it but a glance at the [remainder|rest].
        + It exhibited its injuries, of which the most [serious|visible] was to its feelings.
        + “I am built for beginnings,” it explained. “The ends I [leave|have invariably left] to others.”
        + A spider entered the result in a small book and [sharpened|licked] her pencil.
      `,
      doubt: `
        {Hero} looked for the three, and could not even [find|tell] where they had been.
        + There is a kind of work so large that the first hour of it [leaves no mark|cannot be seen].
        + A hundred is a modest number in [arithmetic|a book], but not at that time of night.
        + High up on the lid a spider fastened one thread, considered, and [fastened|hung up] the next.
        + Not once did she look at the entire web; it struck {hero} that this might be the [secret|trick].
      `,
      turn: `
        {Hero} decided to know nothing of a hundred; there was a knot, this one, and it [came|could be] undone.
        @turn Then there was one more, and {hero} undid that too, and one more, and [so on|went on].
        + It smarted at ten and throbbed at thirty, and at forty {hero} [ceased|forgot] to ask.
        + “How many?” {friend} enquired at intervals, and the answer was invariably [“one”|the same: “one”].
        + The fifty-second took as long as ten others, and cost [a tear|two tears], which loosened it slightly.
        + Somewhere in the sixties {friend} came and held the slack, and [neither|not one] of them remarked on it.
        + The slack grew into a loop, the loop into a coil, and the coil into something like [a hill|a sleeping snake].
      `,
      works: `
        @result As for the last knot, it had seen how things were [going|done], and fell open by itself.
        Down slid the rope with a long [sigh|breath], up went the lid, and in the chest lay {thing}.
        + “Word had got round,” a spider [observed|said], and closed her book with respect.
        + Stretched out, that rope would have [reached|gone] twice round a house, all of it now perfectly smooth.
        + {Hero} took up {thing} in stinging triumph; nothing had ever weighed so [little|pleasantly].
        + “Strictly speaking I did three,” [said {friend}|{friend} said], “but I did them [first|very well].”
        + It went so far as to say that sore was merely [pride|proud], felt from the inside.
      `,
      lesson: `
        Nobody has ever undone a hundred knots; one undoes [one|a single one], and then again.
        / “I stopped because there were so many,” mused {friend}, “and you because there were [none|no more].”
      `,
    },
  },

  'Self-belief': {
    titles: `
      The wall that listened
      {Hero} says: I can try
      Steps that grow
      The echo of {place}
    `,
    refrains: [
      {
        first: 'Can’t, said the wall, and can’t, said the stair | I’ll try, I said, and put one foot there.',
        changed: 'Try, said the wall, and try, said the stair | I tried, I said, and now I am there.',
      },
      {
        first: 'Maybe I can’t and maybe I can | nobody knew before they began.',
        changed: 'Maybe I couldn’t, but look, I can | nobody knew before I began.',
      },
      {
        first: 'Can I? Can I? Let me try.',
        changed: 'Could I? Yes, and up so high.',
      },
    ],
    facts: {
      wrong: '{friend} told the echo wall that it could not',
      turn: '{hero} told the echo wall: “I can try”',
      result: 'the tall steps shrank to a little stair',
    },
    beginner: {
      gate: `
        @spot {Spot.at} were [tall|very tall] steps, and a wall. It was an echo [wall|wall, and it heard all].
        On top lay {thing}. Each step was as high as a [chair|table].
        + “Hello?” [said|called] {hero}. “Hello, hello,” said the wall.
        + It had [long|big] cracks for ears. It heard all you said.
        + “What a lot of [steps|stairs],” [said {friend}|{friend} said]. “Steps, steps,” said the wall.
        + If you sighed, it [sighed|puffed], too. It was not so nice.
        + They were steep and [grey|smooth], with no rail.
        + {Thing} looked very small up [there|on top].
        + A [beetle|small beetle] came by. “They grow,” it said. “Be careful what you say.”
        + “How can steps [grow|do that]?” [said {hero}|{hero} said].
      `,
      wrong: `
        @wrong “I can’t do [that|it],” said {friend} to the wall. “Can’t, can’t,” said the [wall|echo].
        And the steps [grew|rose]! Now they were as tall as a [door|cow].
        + “You see?” it [cried|said]. “I am too short!” “Short, short,” said the wall.
        + Up went the steps [again|some more], as high as a house.
        + “I never can!” “Never, [never|can],” it came back.
        + The wall said just what {friend} [said|told it]. It only said it twice.
        + {Friend} [sat|flopped] down. “It knows me so well.”
        + Now you could not see {thing} [any more|at all].
        + “Don’t say can’t,” [said {hero}|{hero} said]. “Can’t, [can’t|say can’t],” said the wall.
        + They [put|clapped] their mouths shut. It was too late.
      `,
      doubt: `
        The steps were [huge|so tall]. {Hero} felt as small as a [pea|crumb].
        + It was in {hero.s} mouth, too, that word. It wanted [out|to be said].
        + “Maybe the wall is right,” [whispered|said] {friend}. “Right,” said the wall.
        + A word is so [small|short]. How can it be so high?
        + What if you try, and it goes [wrong|badly]? Then all can see.
        + “I can” was too big, and it was not [true|true yet].
        + [It got dark behind the steps.|The steps made a long shadow.] The two sat in it.
        + They did not even dare to [hum|cough].
      `,
      turn: `
        {Hero} stood up and [looked|thought]. “I can” was too big a word. It was not true [yet|so far].
        @turn “I can try,” said {hero} to the wall. It was [small|soft], but it was true.
        + It went [quiet|very quiet]. The wall had to think.
        + “Try?” asked the echo. “Yes,” [said {hero}|{hero} said]. “I can [try|do that much].”
        + {Hero} put one foot [out|up]. It shook a bit.
        + “What if you [fall|slip]?” [said {friend}|{friend} said]. “Then I try again,” [said {hero}|{hero} said].
        + Nobody had ever told the wall such a [thing|word].
        + Again {hero} [said|told] it, not louder, just once more.
        + “Can I try, [too|as well]?” [asked {friend}|{friend} asked]. You can ask that.
        + {Hero} did not look at the top. Only at the [first|next] step.
      `,
      works: `
        “Try, try,” [sang|said] the wall. It [liked|loved] the word.
        @result The steps [shrank|got small], down to a nice little stair. Up went {hero} to {thing}.
        + First like a cow, then like a dog, then like a [book|loaf].
        + One, two, three. It was not so hard [now|at all].
        + On four {hero} slipped. “[Try|Again]?” asked the echo. And up {hero} went.
        + {Friend} came [after|too], step by step. “I can try! I can!”
        + On top there was a [nice|fresh] breeze, and a view.
        + {Hero} took {thing} and [called|shouted]: “We tried!” “Tried, tried!”
        + “It knows me so well,” said {friend} and [grinned|was happy].
        + Down the stair they went. They [hopped|skipped] the last one.
      `,
      lesson: `
        What you say to yourself, [the steps hear|you hear]. [“I can try” is always true.|So say: I can try.]
        / “I said can’t, and it grew,” [said {friend}|{friend} said]. “Now I [say|will say] try.” It is a good word.
      `,
    },
    intermediate: {
      gate: `
        @spot {Spot.at} rose some steep steps, with {thing} at the [top|very top] and a wall alongside.
        They were as high as [tables|chairs]. “Hello?” {hero} called. “Hello,” said the wall.
        + It was an echo wall, with cracks for ears, and it [missed|forgot] nothing.
        + “That’s steep,” [remarked {friend}|{friend} remarked]. “Steep, steep,” the wall [agreed|replied], and it sounded pleased.
        + A beetle warned them in [a whisper|sign language]. “Mind what you say. The steps can hear it.”
        + If you sighed, it sighed [back|with you], only longer and with more feeling.
        + There was no rail and no rope, and the stone was [smooth|polished] as a plate.
        + Nothing grew there but [echoes|a little moss] and doubts.
      `,
      wrong: `
        @wrong “I can’t do that,” {friend} told the wall. “Can’t, can’t do that,” [it said|said the echo].
        With a [grinding noise|groan], the steps grew until each was as tall as a [horse|door].
        + “See? I am far too [clumsy|small]!” “Small, so small,” the wall sang back, and they rose again.
        + Whatever it said, it got [twice|back twice], and in a deeper voice.
        + “It knows me,” {friend} whispered, quite [shaken|pale]. “It knows me better than my aunt does.”
        + By now {thing} was no more than a dot, up there among the [shadows|bats].
        + “Stop saying can’t!” [declared {hero}|{hero} declared]. “Can’t,” said the wall, who only [took|picked] the best bits.
        + The last step but one went up with a bang, like a [window|shutter].
      `,
      doubt: `
        They stood at the foot of it and [felt|were] tiny; nobody [dared|was willing] to say a word.
        + {Hero} had it in the mouth, too, that small hard word, like a [cherry stone|button].
        + “Suppose it only tells the [truth|truth about us],” declared {friend} without a sound.
        + To try is dangerous, for then [everybody|anyone] can see if it goes wrong.
        + But to call out “I can!” would have been a [fib|lie], and a wall can hear that.
        + Was there really nothing [between|in between] “I can’t” and “I can”?
        + {Hero} searched for it, the way you search for a [light|sock] in the dark.
        + It is remarkable how heavy a very little word can [become|get] on an evening like that.
        + It was getting late. [Not even the wall spoke.|The wall waited to be told.]
        + A word is a small thing. [It fits in a cheek.|It weighs nothing at all.]
      `,
      turn: `
        {Hero} took a breath. “I can” would have been [a fib|too big], and “I can’t” had done enough harm.
        @turn “I can try,” said {hero} to the wall. It was [quiet|small], but there was not a [crack|hole] in it.
        + The echo was silent; it [seemed|appeared] to be turning the words over.
        + “Try?” it asked at last, like someone tasting a [new|foreign] soup.
        + “Try,” [said {hero}|{hero} said], with [shaky|wobbly] knees, and climbed onto the first edge.
        + {Friend} held its breath so as not to say anything [by accident|wrong].
        + “And if it doesn’t [work|go well]?” it burst out eventually. “Then I’ll have tried,” [declared {hero}|{hero} declared].
        + It wasn’t a boast; it was simply true, and so it [held|stood firm].
        + Nobody had ever spoken to that wall in such a [quiet|simple] and honest manner before.
      `,
      works: `
        “Try, try,” sang the wall; it had never been given such a [nice|good] word.
        @result With a rumble the steps shrank to a [little|plain] stair. It led right up to {thing}.
        + They had been as tall as horses, then dogs, and [finally|now] they were like a row of books.
        + On the fourth {hero} slipped, and the echo asked [kindly|softly], “Try?”
        + “I can try, I can try,” panted {friend} behind, [partly|mostly] to the stair and partly to itself.
        + At the top you could see as far as [tomorrow|the day after tomorrow].
        + {Hero} held {thing} up high. “We tried!” “Tried,” the wall repeated, [deeply|much] moved.
        + It never said can’t again that night, [they say|though somebody sneezed], only something like “atch-try”.
      `,
      lesson: `
        You hear what you tell yourself, and so do [the steps|your feet]. [“I can try” is never a fib.|“I can try” is a start.]
        / “I can’t” had made them tall, and “I can try” made them [small|steps again], {friend} worked out.
      `,
    },
    advanced: {
      gate: `
        @spot {Spot.at} rose a formidable staircase, each step as high as a [table|chair], with {thing} at its summit; the wall alongside was listening [attentively|intently].
        + Its replies had an edge of satisfaction, like those of a great-aunt who has been [proved|found to be] right.
        + It was an echo of the opinionated kind, that [returned|gave back] only what suited it.
        + {Friend} observed that it was steep. “Steep,” the wall [concurred|agreed], with relish.
        + “Watch your words,” breathed a beetle in passing. “The masonry is [easily led|a good listener].”
        + It sighed when they sighed, but more [beautifully|musically] and for longer.
        + No rail ran up it and no rope hung down; it left one [entirely|alone] to oneself.
      `,
      wrong: `
        @wrong “I can’t possibly,” {friend} informed the echo wall; “can’t, can’t possibly,” it [agreed|concurred].
        Immediately every step grew to the height of a [wardrobe|horse].
        + Encouraged, {friend} mentioned its clumsiness, and then its [poor|weak] head for heights; both were confirmed.
        + With each confession they rose a [yard|storey] higher, and it felt a gloomy satisfaction at being right.
        + “How well it [knows|understands] me,” it whispered; but the wall knew only what it had been told.
        + {Thing} had dwindled to a [speck|full stop] among the shadows.
        + No enemy can talk us down so [ably|well] as we do it ourselves, and with an echo it is quicker still.
      `,
      doubt: `
        At the foot of such a stair one feels very much like [a crumb|something dropped].
        + The word lay ready in {hero.s} mouth as well, small and hard as a [cherry stone|pip].
        + To shout “I can!” would have been easy, and the wall would have [heard|known] immediately that it was hollow.
        + To attempt a thing is to let it be seen whether one [fails|manages]; it is safer to be certain one can’t.
        + Surely, thought {hero}, there must be [something|some ledge] between the one and the other.
      `,
      turn: `
        Neither “I can’t” nor “I can” was altogether [truthful|honest], and {hero} considered what remained.
        @turn “I can try,” {hero} told the wall, quite [softly|simply].
        + A silence [followed|fell]; for once the echo appeared to be at a loss for somebody else’s words.
        + “Try?” it [repeated|asked] at length, in the manner of a person offered an unknown fruit.
        + And {hero}, far from [steady|brave] about the knees, set about the lowest ledge.
        + {Friend} kept its mouth tightly closed; in the [circumstances|end], that was a considerable gift.
        + It was not boasting, and it was not despair; it was merely [the case|so], and it bore {hero.s} weight.
      `,
      works: `
        “Try, try,” sang the wall, [enchanted|delighted], and repeated it continually.
        @result Rumbling, the steps shrank to a perfectly ordinary little stair, above which lay {thing}.
        + From wardrobes they became stools, and from stools a [tidy|neat] row of books.
        + Where {hero} slipped, about half-way, a soft voice from the stones [enquired|asked], “Try?”
        + “I can try,” {friend} was heard [muttering|to mutter] behind, at first as one mutters a password, then as one hums.
        + From up there one could see the evening laid out like a [map|quilt], and nothing on it looked too far.
        + {Hero} raised {thing}, cried “We tried!”, and had to wait for the echo, which was [overcome|too moved to answer].
      `,
      lesson: `
        The stair had only ever been as high as what was said [to it|in front of it]. “I can try” was true, and it held.
        / “I have been [agreeing|arguing] with the wrong wall,” [remarked {friend}|{friend} remarked], and went down humming “try”.
      `,
    },
  },

  Growth: {
    titles: `
      The moon-bean
      A hand higher
      {Hero} learns to whistle
      The bean that grew by trying
    `,
    refrains: [
      {
        first: 'Little bean, oh little bean, grow what never yet has been.',
        changed: 'Little bean, oh little bean, look how tall we two have been!',
      },
      {
        first: 'Wobble and miss and wobble some more | I’m half an inch taller than before.',
        changed: 'Wobbled and missed, and I’m up from the floor | I’ve never been quite so tall before.',
      },
      {
        first: 'Puff and blow, and up we grow.',
        changed: 'Huff and puff, that’s tall enough.',
      },
    ],
    facts: {
      wrong: '{friend} stood on tiptoe and claimed to be tall',
      turn: '{hero} learned to whistle on a blade of grass',
      result: 'the moon-bean grew up to the ledge',
    },
    beginner: {
      gate: `
        @spot {Spot.at} was a ledge, [very|much too] high up. On the ledge lay {thing}.
        Below it grew a tiny moon-bean. It grows when you learn [a new thing|new things].
        + “It grows when you grow,” said a slug on a leaf.
        + “It wants to see a [new|brand-new] thing,” it said. “One you could not do before.”
        + The ledge was up, up, [up|and up again]. It hurt the neck.
        + The bean was pale and [round|curly], like a bit of moon.
        + “How do you make it [big|grow]?” [asked {hero}|{hero} asked]. “Not with water.”
        + There was no [ladder|rope]. There was just the bean.
        + It bent a bit to look at them. It was [shy|curious].
        + “I can do a lot [already|of things],” [said {friend}|{friend} said]. “That is old,” said the slug.
      `,
      wrong: `
        “I am [tall|big]!” [said {friend}|{friend} said]. “I can get it.”
        @wrong {Friend} stood on tiptoe and [puffed up|stretched]. “See how tall I am!”
        + It was as tall as [before|always]. The ledge was as high as before.
        + The bean did not [grow|move]. It even yawned.
        + “I was taller on [Monday|Sunday],” [said {friend}|{friend} said].
        + It put a stone on a stone, and [itself|a hat] on top. It wobbled.
        + “Tall is not new,” said the slug. “And tiptoe is a trick.”
        + {Friend} fell down in a [heap|knot].
        + “It nearly worked,” it said. It had not [worked at all|nearly worked].
        + The bean hung its leaf a [little|bit].
      `,
      doubt: `
        The ledge was [far off|so high]. The bean was as small as a [thumb|button].
        + “I can’t think of one new thing,” [said|sighed] {friend}.
        + What could {hero} not do? [Quite a lot.|Oh, lots of things.]
        + It is not nice to look at that [list|long list].
        + A thing you can’t do makes you feel [small|short].
        + The bean was small, too. But it did not seem to [mind|be sad].
        + Maybe small is [just|only] where you start.
        + {Hero} [looked at|picked] a blade of grass. It was long and green.
      `,
      turn: `
        “I can’t whistle on grass,” [said {hero}|{hero} said]. “So that would be [new|a new thing].”
        @turn Pff, went the grass, and pff. But {hero} learned to [whistle|whistle on it], bit by bit: wheee!
        + First it just [spat|tickled]. Then it went like a wet sock.
        + “That was a [duck|cough],” [said {friend}|{friend} said]. “Try again.”
        + Ten times it went pff. {Hero.s} face got [red|hot].
        + Once it went “whee”, but only by [luck|chance].
        + “Hold it more [tight|flat],” said the slug. It knew a lot of grass.
        + {Hero} did not say “I can’t”. {Hero} said “not [yet|just yet]”.
        + {Friend} [tried|had a go], too. It ate the grass by mistake.
        + It is hard to be bad at a [thing|new thing]. You just have to.
      `,
      works: `
        @result And the moon-bean [grew|shot up]! It grew a hand, and one hand more, up to the ledge.
        Up there its leaf [took|got] {thing}. It [set|put] it down by {hero}.
        + It [creaked|crackled] as it grew, like new shoes.
        + With each “wheee” it got a [new|fresh] leaf.
        + “More!” cried {friend}. So {hero} whistled [more|once more].
        + “I can do a new thing, too,” it said. “I can [eat grass|listen].” The bean grew one inch.
        + Now the bean was as tall as a [tree|house].
        + It had a flower at the top, [white|round] as the moon.
        + {Hero} took {thing} and felt a [bit|whole hand] taller.
        + “You did not get longer,” said the slug. “But you did [grow|get big].”
      `,
      lesson: `
        You grow a bit each time you try a [new|hard] thing. [First it goes pff.|It starts with pff.]
        / “On tiptoe I was not taller,” [said {friend}|{friend} said]. “You were, with a [whistle|blade of grass].”
      `,
    },
    intermediate: {
      gate: `
        @spot {Thing} lay {spot.at}, on a ledge so [high|very high] that it made your neck ache.
        Below it grew a tiny moon-bean, which grows when you learn something [new|quite new].
        + “It grows with you,” a slug [explained|told them]. “A hand for every new thing you learn.”
        + “Old things don’t count,” it [added|warned], “however well you do them.”
        + There was no ladder; there was [only|just] the bean, and it bent down to look them over.
        + “We could water it,” [remarked {hero}|{hero} remarked]. “It has had [enough|plenty],” said the slug.
        + It appeared to be waiting for [something|a show].
        + “I can do nearly everything [already|as it is],” [remarked {friend}|{friend} remarked]; the bean was not impressed.
      `,
      wrong: `
        “Growing?” [asked {friend}|{friend} asked]. “I’ve [long|already] done that. Watch this.”
        @wrong It stood on tiptoe, held its breath and claimed to be tall, [very tall|the tallest for miles].
        + Its face went from pink to [purple|plum]; the ledge stayed where it was.
        + Next it piled up three stones and a [pumpkin|turnip], and stood on that. It came down in reverse order.
        + “I am bigger than I look,” it [insisted|gasped] from below. “It’s my shape that hides it.”
        + The bean let its one leaf [droop|hang] and looked the other way.
        + “That wasn’t new,” said the slug. “People have [been doing|done] that since there were ledges.”
        + “I was much taller in [spring|the old days],” [said {friend}|{friend} said].
      `,
      doubt: `
        {Hero} thought about all the things one could not [do|do yet]; it was a long list.
        + It makes you feel short, such a list, and [rather|a bit] hot.
        + “Suppose I’m [finished|done] growing?” [said {friend}|{friend} said]. “Suppose this is all of me?”
        + The bean stood there, as small as a thumb, and did not seem [ashamed|bothered].
        + Perhaps it knew that every tall thing was [short|that small] once.
        + It’s much [nicer|easier] to show what you can do than to start something you can’t.
        + By {hero.s} side a long blade of grass moved, as if to [offer|say something].
      `,
      turn: `
        “I never could whistle on a blade of grass,” [remarked {hero}|{hero} remarked]. “So let me [learn|start] now.”
        @turn It went pff, it went prrt, but eventually {hero} learned to whistle [on that grass|a clear note on it].
        + The first try sounded like a wet sock, and the second like a [duck|goose] with a cold.
        + Even the slug [pulled in|shut] its horns for a moment, but then it gave advice.
        + “Tighter,” it remarked. “And think of [something nice|summer].”
        + To be bad at a thing while others [watch|listen] is the hardest part of learning it.
        + {Friend} took a blade as well, and [swallowed|ate] it on the third breath.
        + “Not yet,” said {hero} after every failure; it sounds quite [different|unlike] “never”.
        + Then, quite suddenly, there it was, thin and [wild|silver]: a whistle.
      `,
      works: `
        @result Creaking like new shoes, the moon-bean grew, hand over hand, up to the [ledge|high ledge].
        One leaf took {thing} and [passed|handed] it to the next, all the way down to {hero}.
        + For each clear note it put out a leaf. [The funny ones made tendrils.|Each squeak made a tendril.]
        + {Friend} had learned something too, it turned out, namely to [listen|clap in time].
        + At the very top a flower opened, as white as the [moon|moon’s own face].
        + “You’re no taller,” observed the slug to {hero}, “but there is more of you.”
        + And {hero} felt it, [somewhere inside|deep inside], about a hand’s breadth.
        + There was an inch in it for {friend}, too. [It was remarkably proud.|It never stopped talking of it.]
      `,
      lesson: `
        Growing starts with something you can’t do. First it [goes|says] pff, and one day it sings.
        / “I only made myself long,” [said {friend}|{friend} said]. “You [grew|really grew].” And it began to practise.
      `,
    },
    advanced: {
      gate: `
        @spot {Spot.at} there was a ledge, absurdly high, and on it, naturally, lay {thing}.
        Beneath it stood a moon-bean; it grows when somebody learns something [new|fresh].
        + It did so, a slug let them know, a hand’s breadth at a time, and never for [flattery|practice].
        + “Accomplishments of long standing are not [counted|admitted],” it added, “however brilliant.”
        + Watering it was useless; it had been watered by [experts|generations of the hopeful].
        + The bean inclined its single leaf towards them, like a small person at a [theatre|concert].
      `,
      wrong: `
        As far as growing went, {friend} let it be known, it had [finished|done that].
        @wrong To prove it, it stood on tiptoe, held its breath and claimed to be [uncommonly|remarkably] tall.
        + Its colour altered; its height did [not|no such thing]. The ledge looked on from where it had invariably been.
        + A tower of stones, crowned by itself, held for about as long as a [sneeze|compliment].
        + “It is my build that deceives,” it remarked from [beneath|among] the ruins.
        + “Tiptoe,” declared the slug, “is merely being short with [effort|strain].”
        + And the bean, which had seen this performance before, [lowered|averted] its leaf.
      `,
      doubt: `
        {Hero} proceeded to count the things that one could not do, and presently [ran out of|had no more] fingers, or the like.
        + Such a list makes one feel [short|shorter than usual], and warm about the neck.
        + How much pleasanter to show off what one can do [already|anyway]!
        + “What if I have come to the end of me?” {friend} asked, not quite in [jest|fun].
        + But the bean stood there, no bigger than a thumb, without the least [shame|embarrassment].
      `,
      turn: `
        “I’ve never managed to whistle on a blade of grass,” [said {hero}|{hero} said], and [plucked|chose] one.
        @turn There were hisses and [worse|honks], but little by little {hero} learned to whistle on it.
        + The first attempt resembled a wet sock; the second had something of a [goose|duck] with a grievance.
        + To be a beginner in private is a pleasure; in public it calls for [character|a strong stomach].
        + “Tighter,” advised the slug, who had withdrawn its horns [a little|for safety], “and think of summer.”
        + {Friend}, joining in, breathed the wrong way and found that grass has a [flavour|peppery taste].
        + “Not yet,” [declared {hero}|{hero} declared], each time; it is a [hopeful|patient] kind of no.
        + And then it came, thin and silver and utterly surprised: one [true|clear] note.
      `,
      works: `
        @result Creaking like new [shoes|boots], the moon-bean grew, hand upon hand, right up to the ledge.
        Leaf passed {thing} to leaf, like a bucket at a [fire|well], down to {hero}.
        + Each clear note put forth a leaf, and each [failure|squawk] a tendril, so that none was wasted.
        + {Friend} was found to have learned to listen, for which it was [credited|honoured] with an inch.
        + At the summit a flower unfolded, so like the moon that a moth made a [mistake|false landing].
        + “Your height is unaltered,” the slug told {hero}, after a [glance|long look]. “But you are more.”
        + It was perfectly true, and about a hand’s breadth of it could be [felt|felt beneath the ribs].
      `,
      lesson: `
        One grows at the edge of what one can do, just past the point where it [stops|starts to go pff].
        / “I stretched,” {friend} admitted, “whereas you grew,” and it has been seen [since|ever since] with a blade of grass.
      `,
    },
  },

  Learning: {
    titles: `
      The door in snail writing
      Will you teach me?
      {Hero} does not know
      Soup or Exit?
    `,
    refrains: [
      {
        first: 'I don’t know, I don’t know yet | ask, and see how far we get.',
        changed: 'I didn’t know, but now I do | someone kind has told me too.',
      },
      {
        first: 'One for the letter and two for the word | three for the oddest thing ever I heard.',
        changed: 'One was the letter and one was the word | that’s the best lesson I ever heard.',
      },
      {
        first: 'Snail, snail, teach me your trail.',
        changed: 'Snail, snail, I read your tail.',
      },
    ],
    facts: {
      wrong: '{friend} pretended to read the snail writing',
      turn: '{hero} asked an old snail for a reading lesson',
      result: 'a push opened the door with the silver writing',
    },
    beginner: {
      gate: `
        @spot {Spot.at} was a [round|small] door. {Thing} was on the other side.
        On the door stood a line. It was silver, and it [went round and round|had loops in it].
        + There was no [handle|bell], and no key in it.
        + “That is snail writing,” said a [moth|beetle]. “I can’t read it.”
        + The line shone [wet|bright] in the light.
        + It [began|started] at the bottom and went up, as snails do.
        + Near the door sat a very [old|old, grey] snail, and dozed.
        + “What does it [say|mean]?” [asked {hero}|{hero} asked]. That was the thing.
        + One [loop|bit] looked like an ear. One looked like a nose.
        + It must be [important|good]. It was so long.
      `,
      wrong: `
        “I can read that,” [said {friend}|{friend} said]. “[Of course.|It’s easy.]”
        @wrong It did as if it could read the snail writing. “It says [Exit|Out]. No, it says Soup!”
        + “Soup?” [asked|said] {hero}. “Pea soup,” [said {friend}|{friend} said]. “It’s all there.”
        + It held its head [to the left|low]. Then it read from the back.
        + It said “soup” to the door. It said it [twice|loud]. The door did not move.
        + “This one is a [D|W],” it said. It was a bit of moss.
        + The old snail opened [one|half an] eye, and shut it.
        + “Maybe it’s a [very old|hard] word for soup,” [said {friend}|{friend} said].
        + It pulled and pulled. [Nothing.|No good.] The door was shut.
        + {Friend.s} nose went [red|pink]. It was not so sure.
      `,
      doubt: `
        The line just [shone|glittered]. It was [pretty|nice], but it did not talk.
        + “I did not want to look [silly|dumb],” [said {friend}|{friend} said].
        + {Hero} couldn’t read it, either, not one [loop|bit].
        + It is hard to say so when others [can|know].
        + You can nod and smile. Then nobody [knows|can tell].
        + But then the door stays [shut|shut as well].
        + “Ask?” [whispered|said] {friend}. “Then it will know that we don’t know!”
        + The old snail [slept|dozed] on, with a drop on its nose.
      `,
      turn: `
        {Hero} went to an old snail by the door. It took a bit of [heart|pluck].
        @turn “I don’t know it,” [said {hero}|{hero} said]. “Will you [teach|please teach] me?”
        + “Ah,” said the old snail. It took a long [time|while]. “Nobody ever asks.”
        + It came [up|closer], inch by inch, and that was slow.
        + “This loop is a P,” it said. “See its [tummy|round tummy]?”
        + {Hero} said it after the snail: “P, [p, p|like pea].”
        + A wrong one came, and then a [right|better] one. The old snail just nodded.
        + “And that is a U. It is [open|a cup].” “U,” [said {hero}|{hero} said].
        + {Friend} looked [on|over]. “Can I learn it, too?” It could.
        + They [drew|traced] each one on the ground, big and slow.
      `,
      works: `
        “P, U, S, H,” [read|spelled] {hero}. “Push!”
        @result {Hero} gave the door a [push|little push]. It opened at once. There lay {thing}.
        + They had pulled and [pulled|tugged]. All that time it said push!
        + “It does not say soup at [all|the end]?” [asked {friend}|{friend} asked]. “Not at all.”
        + The old snail [laughed|smiled]. With snails, that takes a minute.
        + “Well [read|done],” it said. “I wrote it when I was young.”
        + {Hero} took {thing} and read the line [again|once more]. It was easy now!
        + On the other side stood one more [word|line]. “Mind the step,” they read.
        + {Friend} read it, too, all [alone|by itself]. It was so proud that it fell over the step.
        + “What else can you [teach|show] us?” [asked {hero}|{hero} asked].
      `,
      lesson: `
        “I don’t know” is not [silly|a bad thing]. [It opens doors.|That is how you start.]
        / “I said soup, and it was push,” [said {friend}|{friend} said]. “Next time I’ll [ask|ask first].”
      `,
    },
    intermediate: {
      gate: `
        @spot {Spot.at} was a small round door. You could see {thing} through a [knothole|crack in it].
        It had no handle, but it did have a silver line, full of [loops|curls].
        + “Snail writing,” a beetle told them. “Very old. Very [damp|good style].”
        + It started at the bottom, went twice round and ended in a [flourish|little tail].
        + Beside it a very old snail was dozing, with a shell as [grey|worn] as a pebble.
        + It shone when the light fell on it, like [frost|the track of a dream].
        + “It’s probably about [taxes|cabbage],” said a beetle and went on its way.
        + It must say how to open the door. [What else would it say?|But how did it say it?]
      `,
      wrong: `
        “Snail writing? I can read that, naturally,” [remarked {friend}|{friend} remarked].
        @wrong It pretended to read, with its nose right on the line. “It says Exit, or [possibly|perhaps] Soup.”
        + “Which soup?” [asked {hero}|{hero} asked]. “That’s further [on|down],” [said {friend}|{friend} said]. “Pea.”
        + The door was not [hungry|moved]; so {friend} pulled at the edge with all its might.
        + “You’re holding your head upside down,” {hero} [pointed out|said]. “It’s how one reads it,” [said {friend}|{friend} said].
        + One of its letters turned out to be [moss|a woodlouse] and walked away.
        + The old snail had opened an eye; it now closed it again, with [tact|a sigh].
        + It said “soup” to the door in a loud voice, and then “soup, please” in a [soft|sweet] one.
      `,
      doubt: `
        The line glittered and said nothing. {Friend} was [quiet|silent] as well, which was rare.
        + “I only wanted to be [somebody|one of those] who knows,” it remarked after a while.
        + {Hero} knew that [feeling|wish]. You nod along, and the longer you nod, the harder it gets to ask.
        + To say “I don’t know” feels like [undoing|losing] a button in front of everyone.
        + But a door will not open for people who [nod|look clever].
        + And there slept the snail, with all of it in its [head|shell].
        + Pretending is terribly hard work, and nobody ever [thanks|pays] you for it.
      `,
      turn: `
        Near the door dozed a very old snail, and {hero} [waited|coughed politely] until it woke.
        @turn “I don’t know what it says,” {hero} told it. “Will you teach me to [read|read it]?”
        + It was only a little sentence, but {hero.s} ears [glowed|were hot] saying it.
        + The old snail stretched out its horns, one by one. “I thought you’d [never|not] ask,” it remarked.
        + “This is a P,” it began, “with its tummy [full|out]. And this one’s a U, for the rain.”
        + {Hero} drew them on the ground, wrong at first, and then [less|a bit less] wrong.
        + Nobody laughed; the old snail had been [wrong|a beginner] itself, it said, for thirty years.
        + {Friend} sat down beside them, quite [meekly|quietly], and copied the tummy.
        + It went slowly, but there was no other [speed|pace] to be had from that teacher.
        + Every letter had its own little story, so it was [impossible|quite difficult] to forget.
      `,
      works: `
        “P-U-S-H,” {hero} spelled out [slowly|at last]. “It says push!”
        @result One push was [enough|all it took]; the door swung open without a sound, and there lay {thing}.
        + “So there is no [soup|pea soup] in it?” [asked {friend}|{friend} asked]. “Not a drop,” remarked the old snail.
        + They looked at each other; they had [pulled|tugged] at it for all they were worth.
        + It had written the line itself, [long ago|as a young snail], and been proud of the S.
        + On the inside there was a second line, and this time {friend} [read|spelled] it: “Mind the step.”
        + It was so happy to have read it that it did not mind the [step|step at all].
        + {Hero} picked up {thing}, and the letters all [stayed|were still there] in {hero.s} head, shining a little.
        + “Come again,” observed the old snail. “We haven’t done [commas|the Q].”
      `,
      lesson: `
        Knowing begins with “I don’t know”. Said to the right [person|snail], it opens a door.
        / “I was so busy knowing it,” [said {friend}|{friend} said], “that I [couldn’t|had no time to] learn it.”
      `,
    },
    advanced: {
      gate: `
        @spot {Spot.at} was a small door without a handle, and {thing} was [behind|beyond] it.
        Across it a silver line ran in [loops|curls] and spirals, plainly an instruction.
        + It was in snail, a beetle said, of the classical [period|school], and rather damp.
        + The line began at the bottom, strolled round twice and finished in a [flourish|graceful tail].
        + Whoever had written it had been in no [hurry|haste] at all.
        + Beside the door, grey as the stone and very [nearly|almost] as old, dozed a snail.
        + It glistened in what light there was, and it had the calm of things written without a [deadline|clock].
      `,
      wrong: `
        “Ah, snail,” [said {friend}|{friend} said], with the ease of one who has [travelled|read widely]. “Allow me.”
        @wrong And it pretended to read the writing off: “Exit,” it said, and [on reflection|then], “Soup.”
        + Asked what kind, it [consulted|went back to] the second loop and said pea.
        + One of the capitals got up at this point and was seen to be a [woodlouse|beetle].
        + The word was pronounced to the door in several [tones|accents]; the door was not to be fed.
        + The old snail had opened one eye to watch; out of sheer [courtesy|tact] it closed it again.
        + Eventually it simply pulled at the edge, there being things that [scholarship|learning] cannot do.
      `,
      doubt: `
        The line shone on, and the one who had read it so [fluently|well] was studying its own feet, or thereabouts.
        + “It’s not that I wanted to deceive,” [said {friend}|{friend} said]. “I wanted to be [one of those who know|clever].”
        + {Hero} understood this well; one nods, and after that one has to go on [nodding|with it].
        + To say “I don’t know” feels like coming down to breakfast in one’s [socks|vest].
        + But no door was ever [opened|impressed] by a nod.
      `,
      turn: `
        {Hero} sat down before a particularly old snail, and waited, as is [proper|right], until it woke.
        @turn “I don’t know what it says. Will you teach me?” {hero} asked, ears [burning|glowing].
        + Slowly, one after the other, two horns came out. “I had [begun|started] to think no one would ask.”
        + “That’s a P,” it remarked, “after dinner. And here’s a U, [set out|left out] for the rain.”
        + It had been wrong itself, said the teacher, for the first thirty years, and [rather|quite] missed it.
        + Somewhat to one side, as if by [chance|accident], {friend} was copying every stroke.
        + {Hero} traced them in the dust, wrongly at first, then almost rightly, and nobody [sighed|so much as sighed].
        + A lesson from a snail cannot be hurried, and that may be [why|the reason] one never forgets it.
        + It is astonishing how much lighter a head becomes when one stops [holding|propping] it up so high.
      `,
      works: `
        Letter by letter {hero} spelled it out: “P, U, S, H.” There was a thoughtful [pause|silence].
        @result Then {hero} gave a push, quite a small one, and the door opened [upon|on] {thing}.
        + “And soup,” {friend} enquired, “does not [come into it|occur at any point]?” It did not.
        + The old snail confessed to being the author, and to having [laboured|spent a summer] over the S.
        + There was a further line inside. “Mind the step,” {friend} read, in [triumph|ringing tones], and fell over it.
        + {Hero} took up {thing}; the four letters had [stayed|settled] somewhere behind {hero.s} eyes, and shone.
        + They did not speak of how hard they had pulled, nor for how [long|very long].
        + They were told to come back presently, since there were commas [still|yet] to be done, and the whole of the Q.
        + {Hero} would have liked to read something else immediately, and looked round for [anything silver|another door].
      `,
      lesson: `
        The key had been four words long: “Will you teach me?” It opens more [doors|things] than pulling.
        / “The trouble with knowing it already,” [remarked {friend}|{friend} remarked], “is that one [never finds out|stops there].”
      `,
    },
  },

  Adaptability: {
    titles: `
      The stones that wandered
      {Hero} wears the map
      The map said left
      Going the way the stones go
    `,
    refrains: [
      {
        first: 'This way, that way, round about | when it changes, try it out.',
        changed: 'This way, that way, round we came | nothing ever stays the same.',
      },
      {
        first: 'If the path goes hopping, then so shall we | hop goes the path, and hop goes me.',
        changed: 'The path went hopping, and so did we | hop went the path, and on it, me.',
      },
      {
        first: 'Go, stones, and we go, too.',
        changed: 'Whoa, stones, we came with you.',
      },
    ],
    facts: {
      wrong: '{friend} followed the map straight into the mud',
      turn: '{hero} folded the map into a hat and went as the stones went',
      result: 'the wandering stones carried them over the mud',
    },
    beginner: {
      gate: `
        @spot {Spot.at} was a big pool of [mud|brown mud]. {Thing} lay on the far side.
        There were stepping stones. But they [wandered|walked about]! They never stood still.
        + One went left. One went right. One spun [round|like a top].
        + They had moss on top and [mud|tiny feet] under.
        + “Good [evening|night],” said a stone, and slid by.
        + They had a map. It was old and [neat|had a red line].
        + The mud went [blub|blop]. It smelled of old boots.
        + “One, two, three,” [counted|said] {hero}. Then two was gone.
        + On the map each stone had a [number|place].
        + But nobody had told the [stones|stones about it].
      `,
      wrong: `
        “The map says left!” [said|cried] {friend}. There was no stone on the left.
        @wrong But {friend} followed the map, and went [splat|plop] into the mud.
        + “The map is [right|never wrong],” it said. There was mud in its ears.
        + It turned round, read, and went left [again|once more]. Splat!
        + “Stone four must be [here|this one],” it said. Stone four was over there.
        + It [shouted at|scolded] the stones. “Stand still! You are wrong!”
        + The stones only [slid|went] on, slow and calm.
        + Soon {friend} looked like a [pudding|cake] with eyes.
        + {Hero} pulled it out. It went [plop|thwock].
        + The map was dry. It was [still|also] wrong.
      `,
      doubt: `
        They sat by the mud and [looked|stared] at the map. Then they looked at the stones.
        + It was such a [nice|good] plan. It had a red line.
        + “I like it when things [stay put|stay],” [said {friend}|{friend} said].
        + {Hero} liked it, too. You know where you [are|stand] then.
        + But the stones went [on|by], left, right and round.
        + It is sad when a plan is [no good|over].
        + You can be cross with a [stone|map]. It does not help.
        + [Blub,|Blop,] went the mud. It had time.
      `,
      turn: `
        {Hero} looked at the map, and then at the stones. Now and then one came [close|quite near].
        @turn So {hero} folded the map into a [hat|paper hat]. {Hero} went as the stones went.
        + It was a fine [hat|hat, with a point]. It kept off the mud.
        + Hop, onto a [big|green] one. It slid to the right. “All right,” [said {hero}|{hero} said].
        + “But we want to go [left|that way]!” [said {friend}|{friend} said]. “It’ll turn,” [said {hero}|{hero} said].
        + It is hard to let go of a [plan|map]. {Hero} did it.
        + When a stone turned, {hero} turned [too|with it].
        + {Friend} hopped on [too|behind], with one eye shut.
        + “Which way [now|next]?” “Let’s see where it goes.”
        + Wait, wait, and then [hop|a jump]. That was all the trick.
      `,
      works: `
        @result Left, right and round, the stones [carried|took] them [over|across] the mud.
        They got off, as from a [cart|boat]. In front of them lay {thing}.
        + “Thank you,” [said {hero}|{hero} said]. “[Not at all|Any time],” said the stone.
        + It was like a [dance|merry-go-round], only slow.
        + “It was not on the [map|plan],” [said {friend}|{friend} said]. “But it was nice.”
        + The stones [liked|loved] to carry. Nobody had let them before.
        + {Hero} put {thing} under the hat. It [fitted|was dry there].
        + “May I have a [hat|map hat], too?” [asked {friend}|{friend} asked]. It could.
        + There was some mud [left|on its nose]. It looked good.
        + One stone turned round [three|two] times, just for fun.
      `,
      lesson: `
        When the way [changes|moves], go with it. [A map can still be a hat.|A good plan can bend.]
        / “I went by the [map|line],” [said {friend}|{friend} said]. “You went by the stones.” That is why you are dry.
      `,
    },
    intermediate: {
      gate: `
        @spot They saw {thing} {spot.at}. But a broad stretch of [mud|brown mud] lay before it.
        There were stepping stones. Only they did not [stay|stand] still, for they wandered.
        + One drifted left, one drifted right, and a [fat|flat] one turned slowly on the spot.
        + On the map each of them had a number and a place, drawn in [red|the neatest ink].
        + “Evening,” said a stone as it [passed|slid past].
        + You could hardly tell which one had been [first|number one], or for how long.
        + The mud said “blub” now and then, to show that it was [there|awake].
        + “Somebody should tell the stones about the [map|plan],” [said {friend}|{friend} said].
      `,
      wrong: `
        “Left,” {friend} read out, “then straight on to number [four|five].” It did not look up.
        @wrong It followed the map to the letter, and walked straight into the [mud|middle of the mud].
        + “According to this I’m on a [stone|big stone],” it declared, in up to the neck.
        + They got it out with a noise like a [cork|giant’s kiss].
        + It wiped the map, found its place, took [aim|a breath] and went left again. Blub.
        + “It’s a perfectly good map,” it insisted. “It’s the [place|ground] that’s wrong!”
        + Then it ordered number four to return to its [post|seat]; number four waved.
        + From the front it now looked like a [statue|jug] that is not quite finished.
      `,
      doubt: `
        They sat at the edge with the beautiful map between them. Not one line of it was [true|true any longer].
        + “I like to know [beforehand|where a thing is],” [declared {friend}|{friend} declared], and dripped.
        + {Hero} did as well. A plan is like a [handrail|railing], and it’s dreadful when it moves.
        + They could be angry with the stones; they tried it, but it [didn’t|did not] carry.
        + Or they could wait until all was as it had [been|once been]; the mud said “blub”.
        + It had been such a [pretty|neat] red line.
      `,
      turn: `
        For a while {hero} looked only at the stones; they didn’t wander [wildly|anyhow]. They took turns.
        @turn So {hero} folded the map into a hat, put it on, and went as the stones went.
        + That was harder than it sounds, for the first one set off in quite the wrong [direction|direction, it seemed].
        + “But it’s going right!” cried {friend}. “It’ll [think better of it|come round],” [said {hero}|{hero} said].
        + The art was to wait until the next one came [by|close], and then not to think too long.
        + When it turned, they [turned|leaned], and when it dawdled, they sat and dangled.
        + “What’s the plan now?” {friend} asked. “[This|That one there],” [said {hero}|{hero} said], and hopped.
        + It felt like dancing with somebody who [knows|makes up] the steps.
        + It meant letting go of the beautiful red line, and that was the [hardest|most difficult] step of all.
      `,
      works: `
        @result Right, left and once round, the wandering stones carried them [over|safely over] the mud.
        The last one set them down [neatly|gently], an arm’s length from {thing}.
        + “We’d [gladly|always] have done it,” it declared. “But they all look at that piece of paper.”
        + {Friend} asked whether one might go round again, purely to [see|learn] how it was done.
        + {Friend} wore its mud [home|proudly], like somebody who has seen the world.
        + Behind them the stones had already [changed|swapped] places; they did it for the fun of it.
        + It was a poor map. As a hat it was [splendid|really good], and {thing} kept dry beneath it.
        + They got off as you get off a [boat|slow train]; the mud said “blub” behind them.
        + It was great fun. [It was not even wet.|They hardly got wet.]
      `,
      lesson: `
        The map showed how it [was|had been]. The stones showed how it is, and it was they who carried.
        / “One should have a plan,” [said {friend}|{friend} said], “and a plan should make a good [hat|hat, too].”
      `,
    },
    advanced: {
      gate: `
        @spot {Thing} could be seen {spot.at}, beyond a [broad|wide] stretch of mud with stepping stones.
        Their one [flaw|fault] was that they stepped; they drifted about like guests.
        + On the map they had numbers, from one to nine, and the [calm|dignity] of things that stay put.
        + A large mossy one glided by and wished them a good [evening|night].
        + Number two had been on the left; now it was [hard to say|anybody’s guess].
        + From time to time the mud said “blub”, [as if|as though] clearing its throat.
      `,
      wrong: `
        “Left,” read {friend}, “then straight on to four,” and it strode off [without looking|immediately].
        @wrong It followed the map to the letter, and to the letter it walked into the mud.
        + “I am now standing on number four,” it [called|stated], from a depth of several feet.
        + On being pulled out, with a pop, it [checked|verified] the map and went in again at the same place.
        + There was nothing wrong with the map, it held; it was the [landscape|ground] that had made a mistake.
        + Four, when commanded to resume its [position|seat], replied with a friendly wave.
        + There is a certain grandeur in going under with one’s papers in order, but it is [wet|cold].
        + Many people would rather sink with a proper plan than [float|arrive] without one.
      `,
      doubt: `
        They sat on the edge, the handsome map between them, and not a [line|stroke] of it was true any more.
        + “I do so like a thing to be where it [is|was],” [remarked {friend}|{friend} remarked], dripping quietly.
        + {Hero} felt the same; a plan is a kind of handrail, and this one had [walked off|gone].
        + One might be indignant; they gave it a fair [trial|try], and nobody got across by it.
        + One might also wait until everything was as [before|it used to be], and the mud said “blub”.
      `,
      turn: `
        {Hero} stopped looking at the map and [began|started] to look at the stones, which was a different thing.
        @turn Then {hero} folded the map into a hat, and went [as|wherever] the stones went.
        + The first set off in quite the [wrong|opposite] direction; one had to let it.
        + “It is going right!” wailed {friend}. “For now,” [remarked {hero}|{hero} remarked], and [leaned|sat back].
        + There was an art to it: wait, wait, [and|then] do not think too long.
        + Where a stone dawdled, they dangled; where it [spun|turned], they spun with it.
        + It was like dancing with someone who makes up the steps, but who can [dance|hear the music].
        + {Hero} had rather loved that red [line|plan], and it is no small thing to wear one’s plan on one’s head.
        + They leaned with it as one leans with a [boat|friend], and did not ask at every turn where it would end.
      `,
      works: `
        @result By way of the right, the left and a [lazy|slow] circle, the wandering stones carried them over the mud.
        They were set down, with some [ceremony|style], directly in front of {thing}.
        + “We should invariably have been delighted to,” remarked the last of them, “but people [will|do] read.”
        + {Friend} asked to go back and be carried again, in the interests of [science|knowledge].
        + {Hero} put {thing} under the hat, the only [dry|unmuddied] place for yards around.
        + It had been an indifferent map, but as millinery it was a [triumph|success].
        + When they looked round, no two stones were where they had been; they [seemed|looked] to enjoy it.
      `,
      lesson: `
        The map had known how things were; what carried them was seeing how they [are|had become].
        / “Next time,” [declared {friend}|{friend} declared], “I shall plan in [pencil|soft pencil], and on something foldable.”
      `,
    },
  },

  Resilience: {
    titles: `
      The third stair
      Down it came, and up again
      {Hero} builds it wider
      The stair of loose stones
    `,
    refrains: [
      {
        first: 'Up it goes and down it goes | rub your knee and blow your nose.',
        changed: 'Up it goes and there it stays | falling down was just a phase.',
      },
      {
        first: 'Bump, said the floor, and ouch, said I | one for a grumble, two for a try.',
        changed: 'Bump, said the floor, and not now, said I | two for a tumble, three for the sky.',
      },
      {
        first: 'Down, down, and up again.',
        changed: 'Up, up, and count to ten.',
      },
    ],
    facts: {
      wrong: '{friend} sulked after the fall and called stairs silly',
      turn: '{hero} cried a little and built the stair again',
      result: 'the third stair stood firm',
    },
    beginner: {
      gate: `
        @spot {Thing} lay {spot.at}. But it lay [high|on a shelf]. They needed a stair.
        There were [loose|lots of loose] stones. So they [built one|made a stair]. And crash! It fell down.
        + “It was a [good|nice] stair,” [said {hero}|{hero} said]. “It was good for a moment.”
        + The dust went [up|round]. A stone rolled by and said nothing.
        + {Hero} sat in the middle of it with a [sore|scraped] knee.
        + It had had six [steps|fine steps]. Now it had none.
        + The top step lay at the [bottom|very bottom].
        + A [beetle|mouse] looked out from under a stone. “Again?” it said.
        + “[Ow|Ouch],” [said {friend}|{friend} said]. “And ow. And here, ow.”
      `,
      wrong: `
        @wrong {Friend} [sulked|began to sulk]. “Stairs are silly,” it said. “I never [liked|wanted] one.”
        It sat with its back to the stones. It [kicked|poked] one. “Ow!”
        + “We need {thing},” [said|began] {hero}. “Things are silly, too,” [said {friend}|{friend} said].
        + “Up is [silly|dumb],” it said. “Down is good. I like down.”
        + Its lip was so long! You could [sit on it|hang a hat on it].
        + “I will never [build|climb] again,” it said. “Not even a sandwich.”
        + A sulk is like a [box|cupboard]. You sit in it alone.
        + {Hero} put up a [second|new] stair, all alone. Crash!
        + “You see?” [said {friend}|{friend} said]. It was not [glad|happy] to be right.
      `,
      doubt: `
        The stones lay [there|all about]. {Hero} sat [between|among] them and did not move.
        + The knee [stung|hurt]. The nose ran. It was not a good hour.
        + “We can say it was [not there|gone],” [said {friend}|{friend} said].
        + Two times up, two times [down|flat]. Who wants a third?
        + It feels as if the stones are [cross|angry] with you. They are just stones.
        + One small tear [fell|ran down]. It made a dark dot in the dust.
        + {Friend} saw it. It came [closer|near], but it did not know what to say.
        + A stone is [heavy|so heavy] when you are sad.
      `,
      turn: `
        @turn {Hero} cried a little, and [rubbed|patted] the knee. Then {hero} built the stair [again|once more].
        But now it was [wide|very wide] at the bottom.
        + Cry first, then blow your [nose|nose hard]. Then look at why it fell.
        + “It was too [thin|narrow],” [said {hero}|{hero} said]. “It had no feet.”
        + The big stones went [down|under]. The small ones went up.
        + “Does it hurt?” [asked|said] {friend}. “Yes,” [said {hero}|{hero} said]. “Pass me that one.”
        + {Friend} came out of its sulk. It [passed|rolled] a stone. It passed two.
        + Thump, thump. It was [slow|slow work], but it was flat.
        + {Hero} tried each step with [care|one foot]. Push, wobble, more stones.
        + “What if it falls [down|again]?” “Then I will be cross. Then I’ll build.”
      `,
      works: `
        @result The third stair [stood|stood firm]. It did not [shake|wobble]. Not one bit!
        Up went {hero}, one, two, three. Up there lay {thing}.
        + “It holds!” [called|cried] {hero}. “It holds!” called a beetle.
        + {Friend} jumped on it [twice|three times]. It was firm as a hill.
        + “It is a nice stair,” it said. “I [always|do] like stairs.”
        + The knee [still|now] hurt, but not so much up here.
        + You could see all the [fallen|old] stones below. They looked small.
        + “We fell [two|only two] times,” [said {hero}|{hero} said]. “We got up three.”
        + {Hero} took {thing} and [sat|rested] on the top step.
        + A beetle moved in on step [four|two]. It wanted a view.
      `,
      lesson: `
        It is all right to [cry|fall]. [Then look why it fell, and build it wider.|Rub your knee, and then go on.]
        / “I sulked, and it lay there,” [said {friend}|{friend} said]. “You cried, and [then it stood|you built it].” I like yours more.
      `,
    },
    intermediate: {
      gate: `
        @spot They saw {thing} {spot.at}, on a shelf too high to reach. There were [only|just] loose stones about.
        So they piled up a [stair|fine stair], and it came down with a crash.
        + When the dust cleared, {hero} was sitting in it with a scraped [knee|elbow].
        + “It was fine as long as it [lasted|stood],” [remarked {hero}|{hero} remarked].
        + Six steps it had had, and the top one was now at the [bottom|very bottom].
        + A beetle lifted its hat from under a [slab|stone]. “The last ones also built it thin.”
        + {Friend} checked all its parts; they were [there|all there], but they were offended.
        + The stones lay about as though they had [never|not] been anything else.
      `,
      wrong: `
        @wrong {Friend} sulked; it turned its back on the stones and [declared|said] that stairs were silly anyway.
        “I didn’t want [up|to go up] in the first place,” it said. “Up is overrated.”
        + It kicked a pebble to show how little it [cared|minded], and hurt itself.
        + “And shelves,” it added, “are [stuck-up|show-offs], and so are heights in general.”
        + {Hero} tried it alone, and a second stair came down. “There,” [remarked {friend}|{friend} remarked], but it wasn’t [glad|happy].
        + It had rolled itself up in its sulk as in a [blanket|rug], and only its voice stuck out.
        + “I shall live down here,” it said, “[very|quite] simply, on roots.”
      `,
      doubt: `
        It grew quiet. {Hero} sat among the stones, [arms|head] on knees, so to speak, and did nothing.
        + When a thing breaks twice you begin to think that it [means|wants] it.
        + The scrape [burned|stung], and so did the eyes.
        + “We could say it wasn’t [there|to be found],” {friend} offered, in a smaller voice.
        + There is a moment when giving up is as soft as a [bed|cushion]. It’s just hard to get out of again.
        + {Friend} put a pebble on top of another one, when it thought that nobody [looked|could see].
        + It was not so much the tumble that hurt. It was having been so proud just [before|a minute ago].
      `,
      turn: `
        @turn {Hero} cried a little, because it [hurt|really did hurt], and then got up and built the stair again.
        Only this time it was [wide|broad] at the bottom, as wide as it was high.
        + “It didn’t hate us,” {hero} said, and sniffed. “It was [simply|just] too thin.”
        + The big ones went to the bottom, the small ones on top, and each was [tested|tried] with a foot.
        + “Are you still sad?” [asked {friend}|{friend} asked]. “Yes,” [said {hero}|{hero} said]. “Hand me the [flat|long] one.”
        + {Friend} crept out of its sulk backwards, so that it [would|did] not look like it.
        + By the second step it was [carrying|rolling] two at a time and humming.
        + Now and then something slid; then they said “[ow|bother]” and put it back.
      `,
      works: `
        @result The third stair stood. {Hero} pushed it, {friend} jumped on it, but it stood [firm|as firm as a hill].
        Step by step {hero} went up, and there was {thing}, [waiting|within reach].
        + “I have always liked stairs,” {friend} [called|said] from the fourth one. “It’s the falling I’m against.”
        + A beetle came out and walked up with its [hat off|hands behind its back], as you do in churches.
        + From the top you could see the [ruins|heaps] of the other two; they looked quite useful from there.
        + The knee still smarted, but it had become the knee of [somebody|one] who had built this.
        + “Down twice,” {hero} counted, “and up three times. That [leaves|makes] one up.”
        + They sat on the top step for a bit, with {thing} [between|beside] them.
      `,
      lesson: `
        Falling down is not the end of it. [You may cry, and then you build it wider.|It shows where to build wider.]
        / “A sulk has no [steps|stairs],” {friend} found. Crying a little and going on gets you higher.
      `,
    },
    advanced: {
      gate: `
        @spot {Thing} lay {spot.at}, upon a shelf beyond all [reach|reason], with loose stones below.
        They built a stair of these, and [admired|praised] it, and down it came with a crash.
        + The dust thinned, and in the midst of it sat {hero}, with one scraped [knee|elbow] and no expression.
        + What had been the top step was [now|at present] the bottom one, and cracked.
        + A beetle appeared from under the rubble, hat in hand. “They invariably build it [thin|narrow],” it remarked.
        + {Friend} took stock of its limbs; the number was [correct|right], but several were insulted.
      `,
      wrong: `
        @wrong {Friend} sulked on the [spot|instant], and declared that stairs were silly anyway; it had never cared for heights, it said with its back turned, nor for [shelves|upward things].
        + To show its contempt it kicked a [pebble|stone], which was firmer than it looked.
        + A second stair, which {hero} put up [alone|singlehanded], went the way of the first. “There you are,” declared the back.
        + A sulk is a remarkably small house; there is room for [one|one only], and it has no windows.
        + It proposed to remain down here for good, and to [live|lead a simple life] on moss.
      `,
      doubt: `
        A silence fell, and for a considerable while {hero} simply sat among the stones like [one|another] of them.
        + Something that has broken twice [begins|starts] to look as if it meant it.
        + There is a point at which giving up is as [soft|inviting] as a featherbed.
        + The scrape burned; so, from no scrape at all, did {hero.s} [eyes|throat].
        + Behind its own back, as it were, {friend} had laid one pebble on [another|top of another].
        + It is not the falling that takes the courage, on the whole, but the [looking round|silence] afterwards.
      `,
      turn: `
        @turn {Hero} cried a little, since there was reason to, and then [rose|got up] and built the stair again.
        But now it was broad at the base, for the ruins [showed|told] why it fell.
        + “They weren’t against us,” was the [finding|answer]. “They had nothing to stand on.”
        + The slabs went below and the small stuff above, and every stone was [tried|doubted] before it was trusted.
        + “Are you done being sad?” enquired {friend}. “Not yet,” [said {hero}|{hero} said]. “Pass me that [flat|long] one.”
        + {Friend} left its sulk by the back door, and [began|was soon] carrying stones as if it invariably had been.
        + Something slid, something held; they said “bother” to the one and nothing to the other.
        + It is quite possible to weep and to choose the right stone at the same time, if one goes [slowly|gently].
      `,
      works: `
        @result The third stair stood firm; it was pushed, stamped on and [leapt upon|insulted], and it stood.
        {Hero} went up, not fast, one hand on the wall, and [reached|there was] {thing}.
        + “Mine was never a quarrel with stairs,” [said {friend}|{friend} said], [from|seated on] the fifth. “Only with gravity.”
        + A beetle climbed it with its hat off, as one walks about in a [cathedral|church].
        + Seen from above, the first two did not look like failures, but like [drafts|sketches].
        + Twice down, three times up: however {hero} did the sum, it came out [one ahead|well].
        + The knee continued smarting, though by now with a certain [pride|distinction].
        + It is one thing to be unhurt, and entirely another, and a [prouder|better] one, to be mended.
      `,
      lesson: `
        One may weep over a fallen stair, and then one reads in the stones [why|how it fell], and builds it broader.
        / “It was the third that stood,” [declared {friend}|{friend} declared], “but I fancy it stood [on|upon] the first two.”
      `,
    },
  },
}
