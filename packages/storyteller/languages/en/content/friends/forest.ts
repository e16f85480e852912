import type { FriendsOf } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const forest: FriendsOf<Noun, 'forest'> = {
  Fox: {
    noun: { a: 'a fox', the: 'the fox' },
    facts: { help: 'the fox smelled out the way back in the fog' },
    beginner: {
      arrives: `
        [Rustle, rustle|Scratch, scratch]. A roll of paper came under the door.
        / A paper bird [sailed|flew] in and unfolded itself. It had writing on it.
        @friend Behind the paper came a nose, and then [a whole|all of a] fox.
        / In came the one who wrote it, and that was a fox.
        + “You are {hero}, obviously,” it said. “I have a plan.”
        / “Good evening, {hero}. You are [point two|on page two],” it said.
        + The plan had four parts. Three of them were crossed out.
        + “First we dig,” said the fox. “No. First we fly. No.”
        + It dipped its tail in ink and signed the floor.
        / It signed the paper with the tip of its tail.
        + “Something smells wrong {place.in},” it said. “I need [one more head|somebody clever].”
        + “Which part of the plan is good?” [said {hero}|{hero} said]. “The part with you,” said the fox.
        + It smelled of leaves and [rain|cold moss].
        + It sat down in the lamplight and looked very clever.
        + “Shoes on or shoes off?” it said. “The plan does not say.”
      `,
      alone: `
        @friend [One evening|That evening] the fox lay in its den and made a plan.
        Then it [sniffed|stopped]. There was a new smell.
        “That is {place},” it said. “Obviously.”
        + The first plan was bad. So was the second one.
        + It signed each plan with its tail. The tail was blue with ink.
        + Outside, the leaves [fell|came down] without a sound.
        + The den was full of paper. There was hardly room for a fox.
        + It put its best plan in its hat. It had no hat, so it sat on the plan.
        + “A good plan needs legs,” said the fox. It got up on all four.
        + A smell like that could not wait until morning.
      `,
      dry: `
        The fox knew three short cuts {place.to}. Two were [wrong|no good].
        / “Left, obviously,” said the fox, and they were in a pond. So it was [right|up].
        The third one went up a moonbeam, [and it held|step by step].
        / They ran along the top of the wind, [nose first|one by one].
        + “I planned the moonbeam,” said the fox. “Nearly.”
        + {Other} walked behind the tail. It was as good as a lamp.
        + The first ended in a pond. The second ended in a bush.
      `,
      wet: `
        The fox put a [big jam jar|round glass] over its head. {Other} got one too.
        “Plan five,” it said, and down they [went|sank] {place.to}.
        + Its tail floated up behind it like weed.
        + The plan got wet. All the words swam away.
        + “Good,” said the fox. “That plan was too dry.”
      `,
      quirk: `
        The fox stopped at a stone and signed it [with its tail|in ink].
        / “Stop!” said the fox. It had to sign a [toad|gate]. The ink was not dry yet.
        “Why?” [said {other}|{other} said]. “So that people know I planned it,” said the fox.
        / “Is that yours?” [said {other}|{other} said]. “It is now,” said the fox.
        + “But you did not make the stone,” [said {other}|{other} said]. “Not all of it,” said the fox.
        + It signed a leaf, a puddle and a snail. The snail said thank you.
        + “Left, obviously,” it said, and went right.
        + It had four plans now. It gave {other} the worst one to hold.
        + “If a plan goes wrong, it is a surprise,” said the fox. “I plan those too.”
        + Its tail left a small blue dot at every [step|bend].
      `,
      help: `
        On the way back all [was fog|went white]. There was no path at all.
        / Then fog lay on the way back. It was [thick|grey] and had no end.
        @help The fox [put its nose down|shut both eyes] and smelled out the way back.
        / Sniff! Through the fog the fox smelled out the way back.
        + “We came past [here|this stone],” it said.
        / “Here you [sneezed|laughed],” it said. “It smells of that.”
        + “What do I smell of?” [said {other}|{other} said]. “Of bed and toast,” said the fox.
        + It had no plan this time. It had a nose.
        + Sniff, sniff, and left. Sniff, sniff, and straight on.
        + {Other} held on to the end of the tail.
        + {Thing} had a smell of its own, like [a cold spoon|new snow].
        + “And here I signed a leaf,” said the fox. So it had.
        + Soon there were lights in the fog, and voices.
      `,
    },
    intermediate: {
      arrives: `
        A roll of paper came [sliding|creeping] under the door, covered in arrows.
        / The letter box coughed and [spat out|dropped] a plan with eleven arrows.
        @friend After it came a [long red|sharp] nose, and a fox.
        / A fox was holding the other end of it, and it [bowed|came in] with the arrows.
        + “{Hero}, obviously,” it declared. “You are in my plan.”
        / “There are two people in my plan,” it said, “and you are [both|the brave one].”
        + “What happened to parts one, two and three?” [asked {hero}|{hero} asked]. “We do not talk about those,” said the fox.
        + Before anyone could stop it, the fox had dipped its tail in ink and signed the rug.
        + “There is a smell of trouble {place.in},” it said, “and trouble smells of burnt toast.”
        + It unrolled the paper on the floor and lay down on the worst part.
        + Its whiskers were full of [dew|fog], for it had come by way of four hedges.
        + “All plans need a clever one and a brave one,” said the fox. “I can be only one of them.”
        + It looked round the room as if it meant to buy it.
      `,
      alone: `
        @friend [Late one evening|At moonrise] the fox was at home, making plans.
        Plan nine was [nearly good|almost ready] when a strange smell came in.
        “Trouble {place.in},” it said. “Obviously.”
        + The den was so full of paper that the fox had to sleep standing up.
        + Every plan was signed, in blue, with the tip of a tail.
        + One of the plans was for catching the moon, and it had failed only twice.
        + A fox alone in the evening has nobody to be clever for, and that is a pity.
        + It crossed out supper, because supper had already happened.
        + The smell was cold and sad, like [an empty kitchen|a lamp just put out].
        + “No plan at all,” it declared, getting up. “How very exciting.”
      `,
      dry: `
        The fox knew three short cuts {place.to}, and two were mistakes.
        / The first was a cow, and the second was [somebody’s kitchen|a pond].
        The third ran [along a hedge and straight up a moonbeam|up a moonbeam and over the roofs].
        / By the third they climbed, [on tiptoe|in file], up a moonbeam.
        + “Do not look at your feet,” said the fox. “Look at my tail. Everybody does.”
        + {Other} stepped where the fox stepped, and the light bent a little and held.
        + After the mud and the brambles, nobody said the word plan for quite a while.
      `,
      wet: `
        The fox [fetched|borrowed] two goldfish bowls, one for each head.
        Then they walked down {place.to}.
        + “It was this or holding our breath,” it said, “and I like to talk.”
        + All its ink came off in the water and made a small blue cloud that followed them.
        + A shoal of herring swam along and read the plan with great interest.
      `,
      quirk: `
        The fox signed [every signpost they passed|everything they passed], neatly, with the tip of its tail.
        / The fox had found a [sleeping cow|milk churn], and it signed that too, on the left side.
        “You did not make any of this,” [said {other}|{other} said]. “I might have,” said the fox.
        / “It was finished before you came,” [said {other}|{other} said]. “Unsigned,” said the fox.
        + It explained plan ten, which needed a ladder, a trumpet and forty geese.
        + “We have no geese,” [observed {other}|{other} observed], and the fox crossed out the geese with a sigh.
        + Each time it said “obviously”, it walked into something.
        + A beetle asked for an autograph. The fox was polite about it for the rest of the way.
        + “The secret of a plan,” it remarked, “is to look as though you meant it.”
        + When the path forked it chose left, at once and wrongly, with its nose in the air.
      `,
      help: `
        On the way back a fog came down, as [thick|white] as porridge.
        / On the way back the hedges went, and then [their feet|the ground], into fog.
        @help The fox [shut its eyes, put its nose to the ground|asked for silence, bent down] and smelled out the way back.
        / The fox said nothing clever at all; it smelled out the way back.
        + “Here you laughed,” it told {other}. “It still smells of that.”
        + It found the stone where they had rested, and the leaf that it had signed.
        + For once there was no plan and no “obviously”, only a nose and four quiet feet.
        + {Other} kept close behind and saw nothing but the white tip of the tail.
        + “{Thing} smells of home,” said the fox. “It wants to get there as much as we do.”
        + Twice the fog tried to send them round in a circle, and twice the nose said no.
        + “And what does fog smell of?” [asked {other}|{other} asked]. “Of nothing, very strongly,” said the fox.
      `,
    },
    advanced: {
      arrives: `
        @friend A sheet of paper slid under the door, followed by a fox, who [stood|sat] on the worst parts.
        / What {hero} took for a draught was a fox, [pushing|posting] its plan through the keyhole, rolled up thin.
        “{Hero}, obviously,” it remarked. “[They need|We need] my plan {place.in}.”
        / “Do not get up, {hero},” it said. “On page one you are still [in bed|lying down].”
        + The plan had been crossed out so frequently that it looked like a portrait of a hedge.
        + “Three quarters of my ideas are bad,” the fox admitted, with some pride, “but nobody can say beforehand which three quarters.”
        + It dipped the tip of its tail into an inkwell of its own and signed the floorboard, the bedpost and, very lightly, {hero}’s elbow.
        + It had the manner of someone who has been expected, and the ears of someone who very much hopes so.
        + “What is my part in it?” enquired {hero}. The fox turned the paper round twice before pointing to a blot.
        + There was a breath of wet leaves and cold smoke in the room now, as if the wood had put its head in at the door.
      `,
      alone: `
        @friend The fox had spent all evening planning in its den, and had [run out of floor|inked both ears].
        Then came [another|a second] smell, thin and troubled, from {place}.
        + Plan eleven had promised well until it turned out to require a second fox.
        + It had signed every sheet with its tail, so that history would know whom to thank.
        + There are evenings when even a clever animal would like to be interrupted, and this, obviously, was one.
        + A smell like that, the fox knew, does not come knocking at just anybody’s nose.
        + It drew an arrow on a clean sheet, considered it from all sides, and decided to follow the arrow before it could turn into a plan.
      `,
      dry: `
        The fox’s first short cut was a bog; its second was a goose. The third climbed [a moonbeam|the moonlight] {place.to}.
        / Two of the fox’s three short cuts [were closed|had cows in them]; the third, which was moonlight, led up and over {place.to}.
        + “One walks on it quite normally,” observed the fox, walking on it like somebody crossing a decidedly hot kitchen.
        + {Other} followed the white tip of the tail, up and over the chimneys, until there was nothing below them but sleep.
      `,
      wet: `
        With [a goldfish bowl|a large pickle jar] over each of their heads, the fox and {other} strolled down the sea bed {place.to}.
        + Every word the fox spoke rose as a bubble, which made “obviously” look rather grand.
        + Plan twelve had dissolved on the way. For the first time that night they were making good progress.
      `,
      quirk: `
        [By now|All along the way] the fox had signed eleven stones, two toadstools and the back of somebody’s hat, invariably with a flourish of the tail.
        / A hen, a gate and a passing [mayor|magistrate] had been signed by the fox. It might, it felt, have thought of them.
        + “It is for those who come after,” it told {other}.
        + “So that they know who made the stones?” enquired {other}. The fox said modestly that it would not go as far as that.
        + Its latest plan involved a trumpet, and it was remarkably hard to talk it out of the trumpet.
        + Whenever it said “obviously”, {other} had learned to look out for a ditch.
        + The fox walked a little ahead, as leaders do, and glanced back every few steps, as leaders do who would rather not be alone.
        + When the path divided, it drew both ways in the dust, improved one of them, and then took the other by mistake.
      `,
      help: `
        Fog [rose around them|came down] on the way back, so thick that the path simply gave up.
        / The way back had been put away in fog, like [a chair|silver].
        @help The fox closed its eyes, lowered its famous nose and smelled out the way back.
        / Without one “obviously”, the fox sniffed, and it smelled out the way back.
        + Here, it said, {other} had laughed. There they had both been a little afraid, for such things stay in the moss for hours.
        + It did not once say “obviously”, and that was how one could tell that it was certain.
        + Behind it came {other}, watching the one pale tip of tail that served the two of them as a lantern.
        + “I never planned to have a nose,” it remarked somewhere in the whiteness, “and it is the best idea I ever had.”
        + Even {thing} appeared to lean a little in the right direction, like something that has smelled its own front door.
      `,
    },
  },
  Owl: {
    noun: { a: 'an owl', the: 'the owl' },
    facts: { help: 'the owl listened in the dark and led the way' },
    beginner: {
      arrives: `
        Tap, tap, tap. Then somebody sneezed [outside|at the window].
        / Bump. A bird flew [into|at] the wall. It went back and tried the window.
        @friend It was an owl, [a very small one on very big feet|and it wiped its very big feet].
        / It was an owl with a knot in each wing.
        + “Quick, quick!” said the owl. “Come with me {place.to}!”
        / “Come, we are late {place.in}!” it [cried|puffed].
        + “What for?” [said {hero}|{hero} said]. “I forgot,” said the owl. “But it was important.”
        + It sneezed again. One feather came loose and [sailed|floated] down.
        + It hopped in. Flap, flap, flap went the feet.
        + “Are you {hero}?” it said. “Say yes. I am in a hurry.”
        + The owl looked to the left. Then it looked so far left that it was right.
        + “I wrote it on my foot,” it said. But it had stepped in a puddle.
        + “Bless you,” [said {hero}|{hero} said]. “No time for that,” said the owl.
      `,
      alone: `
        @friend In a hollow tree lived a small owl [with|on] big feet.
        It woke up with a sneeze. There was something to do.
        + “[What was it|Now, what]?” it said. “It was {place.in}. So much I know.”
        + It looked under its left foot. Then it looked under the right.
        + The moon was up already. The owl was late, as it was each night.
        + It flew out, and came back, because it had not [said where|looked where].
        + A mouse went by, far down in the leaves. The owl heard each step.
        + “I will know it when I see it,” it said. It tied a knot in its scarf.
        + Its nest was full of knots. Each one meant something once.
      `,
      dry: `
        The owl flew ahead, much too [fast|far]. Then it flew back.
        / “Follow me!” said the owl, and [was off|shot off]. It came back for them.
        So it went three times. Then they [saw|could see] {place}.
        / It lost them just twice. Then there was {place}.
        + “Hold on to my feet,” it said. “They are big enough.”
        + {Other} felt the night wind, cool and soft as feathers.
        + Up it went, over trees, over roofs, and never made a sound.
      `,
      wet: `
        The owl took a deep breath and [sneezed|said atchoo]. That made a huge bubble.
        They sat in it. It sank all the way {place.to}.
        + Fish looked in. The owl looked out. Nobody blinked.
        + “Do not sneeze now,” [said {other}|{other} said]. The owl held its beak shut.
        + The big feet paddled in the air, for speed.
      `,
      quirk: `
        The owl [ran|hopped] three steps and stopped. “Where are we going?” it said.
        / The owl stood still on one [foot|leg]. “What was it that we want?” it said.
        {Other} told it. “Good. I knew that,” said the owl. “Quick!”
        / “I told you,” [said {other}|{other} said]. “You did? How kind!” said the owl.
        + Three steps on, it stopped again. “And why?” it said.
        + It trod on its own left foot. “Who put that there?” it said.
        + Then came a sneeze so big that the owl sat down.
        + “I can be slow,” it said. “Look.” It was slow for as long as a blink.
        + It counted its toes. It had not left one behind.
        + {Other} told it a word to keep. It kept it for almost a minute.
      `,
      help: `
        On the way back it got [very dark|dark as a sack]. Nobody could see a thing.
        / Out went the last light. Now it was as black as [tar|ink].
        @help The owl listened in the [dark|night], and then it led the way.
        / Then the owl listened in the dark and led the way.
        + “Ssh,” it said. “I can hear [a mouse|the way].”
        / “A beetle goes left,” it [breathed|said]. “So do we.”
        + A mouse ran home. Where a mouse runs, there is a path.
        + {Other} heard only one thing: flap, flap, the big soft feet.
        + For once the owl did not hurry. It put down one foot, and then the next.
        + It did not sneeze. It wanted to, but it did not.
        + “Stone,” it said. “Step. Root. Now nothing. Now stone.”
        + {Thing} was safe, and it was not far now.
        + “You hear so well,” [said {other}|{other} said]. “I forget the rest,” said the owl.
      `,
    },
    intermediate: {
      arrives: `
        Three [quick|hasty] taps came from the window, and then a sneeze.
        / Something [ran|hurried] along the gutter, ran back again and then sneezed down the chimney.
        @friend On the sill stood an owl no bigger than a teacup, on feet meant for a larger bird.
        / It was an owl with enormous feet, and it had soot on [both|all of it].
        + “Hurry!” it said. “We are late {place.in}.”
        + “What is it?” [asked {hero}|{hero} asked]; the owl opened its beak, and shut it again. “It will come back to me,” it said.
        + It had tied a knot in each of its wing feathers, and could not remember one of them.
        + It marched across the room, flap, flap, like somebody in borrowed boots.
        + “You must be {hero},” it said. “If you are not, then please be quick and become it.”
        + The second sneeze blew out of the room a moth that had only just come in.
        + Its head went all the way round to see who had sneezed.
        + “I started early,” said the owl, “and then I had to go back for myself.”
      `,
      alone: `
        @friend High in a hollow [beech|ash] tree an owl woke up late, and sneezed.
        There was something it had to do tonight, and it had [already forgotten|lost] what.
        + “{Place},” it remarked at last. “It was there.”
        + It was a very small owl on very large feet. It was always in a hurry.
        + Knots hung from every twig, and every knot was there to remember something by.
        + It set out, turned back for its scarf, and turned back again to find out why.
        + Below, a mouse crossed the wood on tiptoe, and the owl heard every toe.
        + The moon was halfway up already and looked as though it had been waiting.
        + “Think slowly,” the owl told itself, and managed it for one whole breath.
      `,
      dry: `
        The owl flew ahead, came back and flew ahead again.
        / The owl was there and back before {other} had [started|both eyes open].
        By the [third|fourth] time they could all see {place}.
        / At the third go they could all see {place}.
        + {Other} sat between its wings, which were wide and silent and smelled of moss.
        + “I am going slowly for your sake,” it called, from very far in front.
        + On the wind behind them hung one lost feather. It did its best to keep up.
      `,
      wet: `
        With one good sneeze the owl blew a bubble [like a barrel|for two].
        They stepped into it and sank, gently turning, {place.to}.
        + “Whatever happens,” [said {other}|{other} said], “do not point that beak at anything.”
        + The owl ran along the bottom of the bubble, thinking that this would help.
        + A ray glided beneath them. The owl asked it if it was the carpet.
      `,
      quirk: `
        Every hundred steps the owl [stopped|stopped dead] and asked what they were here for.
        / “One moment,” said the owl. “Are we going there or [coming|on our way home]?”
        Each time {other} told it, and each time it was delighted.
        / {Other} explained. “And I agreed to that?” it asked, full of admiration.
        + “What a good idea,” it remarked. “Was it mine?”
        + It was in such a hurry that it overtook its own shadow and was frightened by it.
        + It tried to tie a knot in its foot, so as to remember, and had to be untied.
        + When it sneezed, it looked round sternly to see who had done it.
        + “Feet this size,” it remarked, “are only of use to somebody who stands still. It is such a waste.”
        + For a little while it was silent, and then it said “Ah!” and then “No, gone again.”
      `,
      help: `
        On the way back all the lights went out, and it was as dark as [a pocket|the inside of a boot].
        / On the way back the night came down like a [sack|lid], and nobody had a light.
        @help Then the owl stood still, listened in the dark and led the way by ear.
        / The owl, for once in no hurry, listened in the dark and led the way.
        + Somewhere a mouse was going home, and a mouse never walks into a hole.
        + “Small feet on stone,” it whispered. “Now wood. Now left, round something asleep.”
        + It did not hurry at all, and it forgot nothing, not even one pebble.
        + {Other} kept one step behind the big soft feet and heard them think.
        + Once its beak began to tickle, and it held the sneeze in until its ears went pink.
        + Carefully, through a darkness full of little sounds, came {thing} and the two who had found it.
        + “How do you do it?” [asked {other}|{other} asked]. “I stop talking,” remarked the owl.
      `,
    },
    advanced: {
      arrives: `
        @friend Nobody had informed {hero} that owls sneeze, so the one on the sill [surprised|startled] them both.
        / An owl had been asking for {hero} at every house, and this was the [ninth|last], and it sneezed.
        “We are late,” it observed. “I forget for what. It is {place.in}.”
        / “Never mind hello,” it said. “{Place} is [waiting|in need].”
        + It was an owl the size of a teacup, standing on feet that had plainly been ordered for an eagle.
        + It had the ruffled look of a bird that has set out three times and come back twice to see what it had left behind.
        + “I had it written down,” it explained, raising one enormous foot, on which there was now only a grey smudge and part of an ant.
        + Its head turned gradually all the way round the room, as though the reason might be sitting on a shelf.
        + “You are {hero}, then,” it remarked, much relieved, “and I am somebody in a hurry, so there we have nearly everything.”
      `,
      alone: `
        @friend In its hollow tree a small owl woke with a sneeze and the [feeling|suspicion] of being late.
        For what, it could not say, but it was {place.in}.
        + Every twig about the place had a knot of grass tied to it. Every knot had once been meant as a reminder.
        + It had the feet of a much larger bird, and used them chiefly for going back to fetch things.
        + A mouse passed along the roots below, and the owl, who could forget its own supper, heard which of its shoes was loose.
        + The owl started, returned for its reasons, could not find them, and decided to start without any.
        + High up, the moon had the patient face of someone who has agreed to meet a particularly hurried bird.
      `,
      dry: `
        The owl flew every mile [thrice|three times]: ahead, and back, and ahead. Eventually {place} came to meet it.
        / It had left before {other} was [seated|ready], returned for {other}, returned for its scarf, and so came, in stages, {place.to}.
        + Between its wings {other} heard nothing whatever, for an owl’s flight is the quietest noise there is.
        + “I do so admire people who can take their time,” it shouted over its shoulder, already turning round to say it again.
      `,
      wet: `
        The owl filled both lungs, thought of pepper, and sneezed [a bubble|one bubble], in which it and {other} sank with dignity {place.to}.
        + It trotted forwards inside the entire way, like a mouse in a wheel, so as not to lose any time.
        + A turbot looked in. The two round faces regarded each other as relations do at a wedding.
      `,
      quirk: `
        “Remind me,” remarked the owl, [stopping in mid-stride|on one foot], “what it is that we are rushing towards.”
        / “I know precisely where we are,” said the owl, [under a signpost|in a ditch], “and I want only the name, and the reason.”
        {Other} told it, for the sixth time.
        + It received the news as though it were being handed a present, and ran on in high spirits.
        + It had begun counting its steps to keep calm, and had got as far as four on several occasions.
        + A sneeze overtook it on a corner and turned it round, so that for a considerable time it led them back the way they had come.
        + “I am told that slowness can be learned,” it remarked. “I have never sat through the lesson.”
        + Now and then it tripped over its own feet, apologised to them, and advised them to look where they were going.
      `,
      help: `
        On the way back the last light [failed|went out], as if somebody had put on a lid.
        / Halfway back the moon was [put out|covered up], and they stood in a dark without edges.
        @help The owl stood perfectly still, listened in the dark and led the way.
        / The owl asked for silence, got it, listened in the dark, and led the way.
        + A mouse somewhere was pattering home across stone and then across wood. The owl read those footsteps as other people read a map.
        + It had forgotten most things that evening, but of the way it had forgotten nothing, down to the last loose pebble.
        + Against all its habits it went gradually, putting down those remarkable feet like somebody laying a table in a house asleep.
        + “You see,” it breathed to {other}, “what I cannot keep in my head I keep in my ears.”
        + A sneeze came over it on the narrowest part, and it swallowed that too, for the sake of {thing}.
      `,
    },
  },
  Bear: {
    noun: { a: 'a bear', the: 'the bear' },
    facts: { help: 'the bear laid a tree trunk across the ditch' },
    beginner: {
      arrives: `
        Bump. Something big [leaned on|fell against] the door. Then it snored.
        / The door [creaked|bent]. The door sighed. It was being slept on.
        @friend {Hero} opened it, and in rolled a bear, fast asleep.
        / Through the gap came a [warm|big] nose, and then a bear.
        + “Is it spring?” it said. “No? Then come {place.to}.”
        / “Five more minutes,” it said. “No? Then we go {place.to}.”
        + It yawned. You could have put a pillow in that yawn.
        + “I wanted to knock,” said the bear. “But the door was so soft.”
        + “How far is it?” [said {hero}|{hero} said]. “Two honey pots,” said the bear.
        + It sat down on the rug. Now there was no more rug to see.
        + It smelled of honey and warm [fur|straw].
        + “I cannot sleep well tonight,” it said. “Only very well.”
        + “Something is missing there,” it said. “I feel it in my paws.”
      `,
      alone: `
        @friend In its cave the bear was [almost|nearly] asleep.
        But tonight one eye [would not shut|stayed open].
        “Something is wrong {place.in},” it [yawned|sighed].
        + It counted its honey pots. There were three, and all full.
        + It turned to the left, and it turned to the right. The bed creaked.
        + “I will go and look,” it said. “And then I will sleep all the better.”
        + It put one pot under its arm, for the way.
        + Outside the stars were out. They looked like spilt sugar.
        + It put on one slipper. The other one was asleep.
      `,
      dry: `
        {Other} rode on the bear, [deep|up] in the warm fur.
        / {Other} lay on its back. It was as [wide|soft] as a bed.
        The bear walked in its sleep, right {place.to}.
        / It snored, and it walked, and so they came {place.to}.
        + It even walked up the hill of a cloud and down again.
        + “How far now?” [said {other}|{other} said]. “Half a honey pot,” said the bear.
        + Each step was slow and soft. Pad, pad, pad.
      `,
      wet: `
        [Plop|Splash]! The bear sat down in a big bubble.
        {Other} sat on its lap, and they sank {place.to}.
        + A crab came by. The bear gave it a lick of honey.
        + “This is a soft bed,” said the bear, and shut one eye.
        + Its fur waved like weed on a stone.
      `,
      quirk: `
        The bear fell asleep [at each bend|while it walked]. “Wake up,” [said {other}|{other} said].
        / Thud. The bear had [dozed off|gone to sleep], in a bush.
        “I was only thinking,” said the bear, “with my eyes shut.”
        / “I just felt the moss,” said the bear. “It is good moss.”
        + “What did you think?” [said {other}|{other} said]. “Zzz,” said the bear.
        + It told a story. “Once there was a pot of honey,” it said. “Then it was gone.”
        + It leaned on a post to rest. The post sat down first.
        + It counted its steps in honey pots. They came to one big and one small.
        + It yawned, and a moth flew in and out again.
        + “I dreamed that I was walking,” it said. “It was so much work.”
      `,
      help: `
        On the way back there was a ditch, wide and [deep|black]. They could not jump it.
        / A ditch! It ran across the way back, as [dark|deep] as a sack.
        @help The bear laid [a fallen trunk|a big old trunk] across the ditch.
        / “Hup,” said the bear, and laid a trunk across the ditch.
        “[Up you get|Climb on],” it said.
        / “[Hold my ears|Sit in my fur],” it said.
        + It did not yawn once. It held its breath and set down each paw.
        + The trunk said creak. The bear said ssh.
        + {Other} sat up high and held {thing} safe.
        + “How wide was it?” [said {other}|{other} said]. “Four honey pots,” said the bear.
        + Then it laid the trunk back for the beetles.
        + “Were you afraid?” [said {other}|{other} said]. “I was awake,” said the bear. “It is much the same.”
      `,
    },
    intermediate: {
      arrives: `
        Something [heavy|large and soft] leaned against the door, and began to snore.
        / First the doorbell rang, very low down, and then [snoring|a long yawn] was heard.
        @friend {Hero} opened, and a bear fell in and slept on.
        / It was a bear, and it had used its [head|pillow] to knock.
        + “Is it spring?” it mumbled. “No? Then it is {place}.”
        + “Something is missing there,” it remarked after some thought, “and I cannot sleep properly until it is found.”
        + It had a honey pot under one arm and a pillow under the other, in case.
        + The rug had never been so warm, nor so hard to see.
        + “It is two honey pots from here,” said the bear. “Three, if one stops to taste.”
        + “You may ride on my back,” it told {hero}. “Only poke me if I turn into a rug.”
        + It yawned so wide that {hero} could hear the honey at the bottom.
        + Its fur smelled of warm straw and last year’s apples.
      `,
      alone: `
        @friend Deep in its cave lay the bear, as it lay every evening, [almost|nearly] asleep.
        Tonight the almost would not turn into quite, because of {place}.
        + “Something is missing there,” [it said to its pillow|it told the dark].
        + It had counted honey pots forwards. Then it had counted them backwards and eaten one.
        + The bear was not worried, for worrying is for people who are awake.
        + The wind passed the cave and did not even stop to hum.
        + “I shall just go and see,” it yawned, “and then I shall sleep until the apples come.”
        + It searched for its second slipper until it noticed that it had been sitting on it since autumn.
        + A thin moonbeam lay across the floor. It looked like a path.
      `,
      dry: `
        {Other} climbed up into the thick fur, and the bear set off, already [half|almost] asleep.
        / There is no softer seat than a bear, and {other} sank [in|into it] up to the ears.
        [Its feet knew the way|It walked on in its sleep] {place.to}.
        + They went uphill and up cloud, pad after pad, in the same steady time.
        + “Are we there?” [asked {other}|{other} asked]. “One lick of honey more,” said the bear from its dream.
        + It was like riding on a sofa that has decided to see the world.
      `,
      wet: `
        The bear sat down in the sea as if it were [an armchair|its bed], with {other} on its lap.
        In a great bubble they sank {place.to}.
        + On the way a shrimp combed its fur. The bear said that this was how life should be.
        + It snored once, and the entire sea rocked a little.
        + The honey pot floated up and had to be held down with one paw.
      `,
      quirk: `
        [In the middle of a word|Between two steps] the bear fell asleep, and {other} had to tickle its ear.
        / The bear had stopped, and only when {other} [knocked|called] did it open an eye.
        “I was resting my eyes,” it declared, “and [they were resting me|one of them won].”
        / “I was guarding us,” it said, “on the inside.”
        + It told a long tale about a pot of honey. The end was missing, because it had eaten it.
        + It measured everything in pots. A bridge turned out to be five pots and a lid.
        + It leaned on a wall, which groaned, and so they both apologised.
        + “Could you dream about something useful?” [asked {other}|{other} asked]. “I dreamed about lunch,” said the bear.
        + When it yawned, everybody on the path yawned too, down to the smallest beetle.
        + Nothing hurried it, and after a while it was hard to remember why one hurried at all.
      `,
      help: `
        On the way back [a deep ditch lay|there gaped a ditch] across the path.
        / The way back was cut in two by a ditch, as [black|deep] as a cellar.
        @help The bear [set its shoulder to|hugged] a fallen trunk and laid it across the ditch.
        / One grunt, and the bear had laid a whole trunk across the ditch.
        + “Up on my back,” it said, wide awake. “We go once, slowly.”
        + The trunk groaned, and the bear told it kindly to think of something else.
        + Four paws went forward, one by one, as if they were putting children to bed.
        + {Other} sat in the fur with {thing}, and did not look down, except once.
        + “Four honey pots and a spoon,” remarked the bear on the far side, looking back.
        + Then it rolled the trunk home to its hollow, because some woodlice had been waiting.
        + “I have never been so awake,” it said. “I do not think I shall make it a habit.”
      `,
    },
    advanced: {
      arrives: `
        @friend The knock was more of a lean, and when {hero} opened, a bear fell in and lay [snoring|down].
        / {Hero} opened, and since a bear slept [against|on] the other side, there was a bear in the room.
        “Not spring?” it asked. “Then it must be {place}.”
        / “I was sent for you, {hero},” it said. “It was {place}.”
        + It had evidently fallen asleep while raising its paw to knock, which saved the paw but not the door.
        + “Something is missing there,” it remarked with its eyes shut, “and a thing that is missing makes a draught. In a draught one cannot sleep.”
        + Distances it gave in honey pots, and the journey came to two, or to one and a half for people who do not stop to taste.
        + It had brought its own pillow, a piece of good manners that {hero} had never seen in a visitor before.
        + A yawn began somewhere near its heels and travelled the entire length of the animal, so that there was time to admire it.
      `,
      alone: `
        @friend The bear lay in its cave that evening almost asleep, which was [its usual condition|how it spent its life], and waited for the rest.
        But something was amiss {place.in}.
        + It had counted all its honey pots, and then, as a precaution, emptied the one that it had been unsure of.
        + There was nothing it wished for less than an adventure, and so it looked for its slippers with a heavy heart.
        + “If I go now,” it told the pillow, “I can be back before I notice.”
        + Moonlight lay upon the floor of the cave in one long strip, like a carpet put out for visitors.
        + A sleepless bear is a rare sight, and several bats had woken up to look at it.
      `,
      dry: `
        With {other} deep in its fur, the bear sleepwalked {place.to}. Its feet did not once [ask the way|need its head].
        / The bear, which always slept well when it walked, bore {other} over hill and [cloud|mist], in slippers, {place.to}.
        + Where the path left the ground, it walked on upwards in the same slippered time, like a large cloud going home.
        + “One honey pot more,” it murmured at intervals, and the distance, being spoken to so gently, grew less.
      `,
      wet: `
        The bear sat down in the sea as in an armchair. In one [vast|stately] bubble they went down {place.to}.
        + Its snore, under water, was a deep and friendly sound, and several whales answered it out of politeness.
        + The honey pot, which floats, had to be sat upon, and the bear said that it had sat on worse.
      `,
      quirk: `
        It was {other}’s task to notice when the bear had fallen asleep, which was [harder than it sounds|not easy], since it continued walking.
        / The bear said that it was wide awake, and {other} steered it, snoring, [round a pond|past a tree].
        + “I merely closed the shutters,” it declared.
        + Having no watch, it told the time by its stomach, and by that clock it had been supper since noon.
        + It began a story about a remarkable pot of honey, and broke off, moved, at the place where the spoon went in.
        + A signpost against which it leaned to think now points in an entirely different direction.
        + There was a kind of wisdom in its slowness, or perhaps only a kind of breakfast. But {other} found it soothing.
        + It yawned at a corner, and the corner, the wall and two passing beetles yawned after it.
      `,
      help: `
        Across the way back there [yawned|opened] a ditch.
        / What had been a path lay now on the far side of a [broad|black] ditch.
        @help The bear laid a fallen trunk across the ditch and took {other} on its back.
        / Having measured it in honey pots, the bear laid a trunk across the ditch and took {other} over.
        + It went over on four wide-awake paws, setting each one down like a full cup.
        + {Thing} rode up there as well, in the warmest seat there was.
        + Halfway across, the wood cracked its knuckles, and the bear waited politely until it had finished.
        + “Four pots and a teaspoon,” it remarked on the other side, for it liked a thing to be measured once it was over.
        + The trunk it carried back to where it had lain, as there were woodlice who had only just got the little ones to bed.
      `,
    },
  },
  Rabbit: {
    noun: { a: 'a rabbit', the: 'the rabbit' },
    facts: { help: 'the rabbit dug a tunnel right under the wall' },
    beginner: {
      arrives: `
        “Sorry,” said a voice [outside|at the door]. “Sorry, mat. I trod on you.”
        / “I beg your pardon,” someone told the [door|step]. “I did not see you there.”
        @friend It was a rabbit. It hopped in [and bumped into a chair|and wiped all its feet].
        / A rabbit looked in, one ear up, and bowed to the [rug|lamp].
        + “{Hero}?” it said. “We should go {place.to}.”
        / “If it is no trouble, {hero},” it said. “It is {place}.”
        + It thumped with one foot. So it was thinking.
        + “Do you always say sorry to chairs?” [said {hero}|{hero} said]. “Only when I bump them,” said the rabbit.
        + “Sorry that it is so late,” it said. “Sorry, clock.”
        + Its ears went up. One ear stayed up, and one fell over.
        + “Something is not right there,” it said. “I hope it was not me.”
        + It wiped all four feet. Then it wiped the mat.
        + The lamp shone pink through its long thin ears.
      `,
      alone: `
        @friend In its burrow a rabbit said good night to [its chairs|the chairs].
        Thump, thump, went its foot. So it was thinking of something.
        + “{Place},” said the rabbit. “Somebody there needs [help|a hand].”
        + It had said sorry to the stool. The stool had not been cross.
        + One ear lay on the pillow. The other one stood up and listened.
        + “I could stay here,” it told its cup. “Sorry, cup. I cannot.”
        + It smoothed the bed, so that the bed would not feel left.
        + Its nose went up and down like a tiny pump.
        + Far away, something was missing. A rabbit can feel that in the ground.
      `,
      dry: `
        The rabbit dug down in one place and [came|popped] up in another.
        / “Down here,” said the rabbit. Its tail was [white|bright] in the dark tunnel.
        {Other} came after. The last hole opened at {place}.
        / {Other} crept after it, up and down, and out {place.in}.
        + “Sorry, worm,” it said. “Sorry, root. Sorry, mole.”
        + One tunnel went up. It went up into the sky, and nobody knew how.
        + It was dark and dry and smelled of carrots.
      `,
      wet: `
        The rabbit blew air into its ears, like two [fat|pink] balloons.
        {Other} held one, and slowly they sank {place.to}.
        + “Sorry, fish,” said the rabbit. “May we come by?”
        + Its tail was the last thing to get wet. It was sorry about that.
        + On the sand it thumped once, and a flat fish woke up.
      `,
      quirk: `
        The rabbit [bumped into|trod on] a stone. “Oh, I am so sorry,” it told the stone.
        / The rabbit met a [round|grey] stone. “After you,” it said, and waited.
        “It is a stone,” [said {other}|{other} said]. “Sorry, {other},” said the rabbit.
        / “It cannot walk,” [said {other}|{other} said]. “How sad! Poor thing,” said the rabbit.
        + The stone was not hurt. The rabbit gave it a pat all the same.
        + Thump, thump. “What do you think?” [said {other}|{other} said]. “Sorry. It is gone,” said the rabbit.
        + It made a bow to a post. The post did not bow back.
        + “Sorry, air,” it said, and walked through it with care.
        + {Other} asked it not to be sorry for a while. It was sorry for that too.
        + When it was glad, it jumped and kicked. Then it said sorry to the sky.
      `,
      help: `
        On the way back stood a wall. It had not been there [before|in the evening].
        / The way back was shut. A wall stood in it, [grey|flat] and tall.
        @help [Thump|Thump, thump]! The rabbit dug a tunnel under the wall.
        / Sand flew! The rabbit dug a tunnel right under the wall.
        + “Sorry, wall,” it said. “[You are in the way|We are in a hurry].”
        + Sand flew. Stones flew. Two feet went too fast to see.
        + {Other} crept through, and so did {thing}, and nobody got stuck.
        + Inside it was round and warm, like the inside of a bun.
        + It put all the sand back. You could not see where the hole had been.
        + “That was quick,” [said {other}|{other} said]. “Sorry,” said the rabbit. “No,” [said {other}|{other} said]. “It was good.”
        + Then its ears went up, both of them, and they stayed up.
      `,
    },
    intermediate: {
      arrives: `
        “Oh, I beg your pardon,” said somebody [outside|in the hall] to the doormat.
        / The doorbell rang once, softly, and then somebody [thanked it|said sorry to it].
        @friend In came a rabbit, [bumped into the chair and bowed to it|wiping each foot twice].
        / A rabbit stood there and made way for the [draught|cat].
        + “Sorry, {hero},” it said. “Could we go {place.to}?”
        + It thumped the floor with one hind foot, and apologised to the people downstairs, of whom there were none.
        + “I think something is missing there,” it remarked. “I looked to see whether I was standing on it.”
        + One ear stood up like a question, and the other lay down like an answer.
        + “You need not be sorry,” [said {hero}|{hero} said]. “I know,” said the rabbit. “Sorry.”
        + It wiped its feet for so long that the mat looked younger.
        + It had brought a carrot as a present, and on the way it had brought rather less of it.
        + The lamp shone pink through its ears, and it turned them so as not to waste the light.
      `,
      alone: `
        @friend In its burrow the rabbit was wishing [the furniture|all its chairs] good night.
        Suddenly its hind foot thumped, as it did when something was wrong.
        + “{Place},” thought the rabbit. “Somebody there is in need, and I am sitting about.”
        / “It comes from {place},” said the rabbit, feeling the ground. “Somebody there is unhappy.”
        + It had just begged the teapot’s pardon for pouring it out.
        + It lay down for a moment, but a thought that thumps does not let anyone sleep.
        + Through the roof came the smell of clover and the slow steps of the dew.
        + It was not a brave rabbit, but it was so polite that it could not keep trouble waiting.
        + “Sorry, bed,” it remarked, folding back the blanket. “It is not because of you.”
        + The candle bent down, as if to see where it was off to.
      `,
      dry: `
        The rabbit dug, and {other} came after, [in and out|under hill and hedge].
        / The rabbit dug, and {other} crept in behind a [white|bobbing] tail.
        The last tunnel came out right before {place}.
        / Down they went, and up, and then they were {place.in}.
        + It begged the pardon of each root, and each root moved up a little.
        + Down there it was dark and warm and smelled of pepper and earth.
        + “Is this up or down?” [asked {other}|{other} asked]. “It was down when I began,” remarked the rabbit.
      `,
      wet: `
        The rabbit blew into its own ears until they stood up like [two balloons|two fat sausages].
        {Other} took hold, and so they sank {place.to}.
        + It said excuse me to every single herring, and it was a very large shoal.
        + When it thumped on the sea floor, a sole rose in a huff and moved two steps on.
        + “My tail is wet,” it noted. “Sorry, tail. I should have asked.”
      `,
      quirk: `
        The rabbit walked into a post, and [held out a paw to it|asked whether it was hurt].
        / The rabbit stood in front of a gate, waiting for it to [go first|finish].
        “It is made of wood,” [said {other}|{other} said]. “Then it will be shy,” said the rabbit.
        / “It cannot hear you,” [said {other}|{other} said]. “One asks all the same,” whispered the rabbit.
        + It thumped, stopped, shook its head and thumped again, for it was a difficult thought.
        + {Other} suggested that it might be sorry only once an hour. The rabbit agreed, and was sorry for the trouble.
        + It would not tread on a single shadow, and so it went in hops and curves.
        + “I do not mind being small,” it remarked. “I only mind if I am in the way.”
        + To be on the safe side it also apologised to the stretch that lay ahead.
        + A ditch made it jump, and the jump was so good that for once it forgot to say anything.
      `,
      help: `
        On the way back they [met|came upon] a wall with no gate and no end.
        / Now there was a wall on the way back. It had [no door|no gate].
        @help The rabbit thumped twice, spat on its paws and dug a tunnel under the wall.
        / “So sorry,” said the rabbit, and with that it had dug a tunnel under the wall.
        + “Pardon me,” it told the wall. “It will tickle only a little.”
        + Earth flew out behind it like water from a fountain.
        + {Other} crept in after the white tail, and took good care that {thing} did not get dusty.
        + The tunnel was round and neat, with a place halfway for sitting down.
        + Not once did it say sorry to the sand, because for that it had no time.
        + On the other side it filled in the hole and patted it, so that the wall could sleep well.
        + “That was magnificent,” [observed {other}|{other} observed]. The rabbit’s ears went up, both at once.
      `,
    },
    advanced: {
      arrives: `
        @friend First it apologised to the doormat. Only then did the rabbit [come in|enter] and fall over the chair.
        / The rabbit let the draught go first, then the cat, and then it [came|stepped] in.
        “So sorry,” it told the chair. “{Hero}, we must go {place.to}.”
        / “If it is not too late, {hero},” it began, “it is {place}.”
        + It had looked with enormous care to make sure that whatever was wrong was not its own fault, and it was still not entirely certain.
        + “Please do not get up,” it begged the furniture, which had shown no sign of doing so.
        + When it reflected, it thumped, and it reflected so hard about how to begin that a picture came off its hook.
        + One ear stood upright and the other had lain down to rest, so that it looked immediately very awake and very much not.
        + It had carried a carrot the entire way as a gift, and what was left of it was offered with both paws and a blush.
      `,
      alone: `
        @friend The rabbit was going round its burrow, [wishing each chair|wishing every cup] a good night.
        At the stool its hind foot thumped, all by itself, because of {place}.
        + A foot like that knows things long before the rest of the rabbit has been told.
        + Someone was in trouble over there, and it seemed impolite to lie down while it lasted.
        + It begged the bed’s pardon, for the bed had been warmed and had every right to be disappointed.
        + There are bolder animals, but there is none that finds it harder to keep anybody waiting.
        + Above the roof the grass was drinking its dew, quietly, so as not to disturb the house.
      `,
      dry: `
        The rabbit dug and {other} crept behind, through hill after hill. The [last|final] tunnel opened upon {place}.
        / Of that journey {other} saw only a white tail, [now above|now below], until there was daylight of a sort, and {place}.
        + How a tunnel can lead upwards into the sky is something that only rabbits understand, and they are too modest to explain it.
        + It asked leave of each root in turn, and the roots, who are seldom asked, drew in their toes.
      `,
      wet: `
        With its ears blown up like [bladders|balloons], the rabbit took {other} in tow. Apologising, they sank {place.to}.
        + It was an immense shoal of sprats that they passed, and the rabbit excused itself to every one by turns.
        + “I fear that I am dripping,” it remarked, at the bottom of the sea, and looked for somewhere to wipe its feet.
      `,
      quirk: `
        The rabbit collided with a [milestone|signpost], asked anxiously after its health, and would not be comforted by {other}.
        / The rabbit, having trodden upon a [puddle|shadow], stayed with it until it was calm, and {other} held its hat.
        + “It said nothing,” it whispered. “The proud ones never do.”
        + It was finally agreed that it should be sorry once an hour, and it spent most of that hour looking forward to it.
        + Its thumping could be heard some way off, and a family of moles came out to ask whom they should let in.
        + It took great pains not to step on anyone’s shadow, which made for slow and rather beautiful walking.
        + “If I could only be sure that I am not in the way,” it sighed, “I should take up so much more room.”
        + For one moment it forgot itself and leapt into the air with joy, and then it apologised to the air.
      `,
      help: `
        Across the path there now [stood|ran] a wall, high and in no mood to talk.
        / The way back had been walled up, from [left|one end] to right.
        @help The rabbit thumped once, asked its pardon and dug a tunnel under the wall.
        / The rabbit begged pardon all round and dug a tunnel under the wall.
        + It was a master at work. {Other} saw nothing of it but two blurred paws and a fountain of earth.
        + Halfway through there was even a small bench cut out of the clay, for travellers with something precious, such as {thing}.
        + The wall, which nobody had ever asked for anything, was so taken aback that it let them pass.
        + On the far side the rabbit put back every crumb and smoothed it over, as one smooths a bed.
        + When {other} told it that it was wonderful, it opened its mouth to apologise, found no reason, and closed it again.
      `,
    },
  },
  Deer: {
    noun: { a: 'a deer', the: 'the deer' },
    facts: { help: 'the deer carried lights on its antlers' },
    beginner: {
      arrives: `
        Somebody [coughed|gave a small cough] behind the curtain.
        / “May I?” said somebody. The coats on the hook [bowed|moved].
        @friend It was a deer, [with the curtain on its antlers|with a hat on each antler].
        / Under all the coats stood a deer, on thin legs.
        “Good evening, {hero},” it said. “I seem to be dressed.”
        / “Dear {hero},” it said, “are these yours? I only said [hello|good evening].”
        + A sock hung on the left antler. A kite hung on the right.
        + “May I ask you something?” it said. “Would you come {place.to}?”
        + {Hero} took the curtain down. “Too kind,” said the deer.
        + It bowed. Then the lamp hung on it as well.
        + “I got caught on two trees and the moon,” it said.
        + It stood on thin legs and hardly dared to breathe.
        + “They need some light there, I think,” said the deer. “And somebody nice.”
      `,
      alone: `
        @friend In the wood a deer [hung|was hanging] lanterns on its antlers.
        One, two, three, they shone.
        “But it is dark {place.in},” it said.
        + An old hat hung there too. It had been there since May.
        + It bowed to the moon. The moon did not fall down.
        + The deer was too polite to sigh. So it only breathed, a bit long.
        + Dew fell. It said thank you to every drop.
        + “If nobody goes,” it said, “then I should like to go, please.”
        + Its hooves were thin and clean. They clicked like little cups.
      `,
      dry: `
        The deer took {other} up between its antlers, and it [leaped|sprang].
        / {Other} sat in the antlers as in a [tree|chair]. “Please,” it said.
        It jumped hedge after hedge, all the way {place.to}.
        / One jump, two jumps, and each was higher, {place.to}.
        + “Am I too high for you?” it said, over a roof.
        + One jump picked up a weathercock. It gave it back.
        + The lanterns swung. They drew thin lines of gold.
      `,
      wet: `
        The deer said please and walked [in|into the sea].
        With air on its antlers it went {place.to}.
        + Small fish came to sit in the antlers, as in a tree.
        + “After you,” said the deer to a crab. The crab went first.
        + They breathed one ball. Then they breathed the next.
      `,
      quirk: `
        The deer stood still. Its antlers had [got hold of|caught] a branch.
        / A hedge would not let go of the deer. “Do you like [me|my lamps]?” it said to it.
        “Please let go of me,” it said to the branch. It waited.
        / “It is stuck to you,” [said {other}|{other} said]. “It is only fond,” said the deer.
        + {Other} took the branch off. “You have a gift for that,” said the deer.
        + “After you,” it said. “No, after you,” [said {other}|{other} said]. It took a while.
        + It had a nest on its head now, and one surprised bird.
        + It hung a light on each twig it wore. “Now it looks meant,” it said.
        + A bug got in its way. The deer asked it the time, so as not to push.
        + It bowed to {other}, and so a boot fell off. Nobody knew the boot.
      `,
      help: `
        On the way back it was dark, and the way was [thin|steep].
        / The sun had gone home. The way back was [narrow|black], and high up.
        @help The deer carried lights on its antlers [to show the way|and led the way].
        / The deer carried lights on its antlers, one by one.
        + It went first, [with its head up high|as slow as a tree].
        / “[After me|This way], please,” it said.
        + A light hung on each point. It was a tree full of stars.
        + {Other} put the last light up. “Too kind,” said the deer.
        + Left was a drop. Right was a drop. In the middle was gold.
        + Not one lamp got caught. The deer thought hard of every twig.
        + {Thing} shone in it too, just a bit.
        + “Is it bright enough for you?” it said. It was as bright as a feast.
      `,
    },
    intermediate: {
      arrives: `
        There was a polite cough, and the curtain [walked|came walking] into the room.
        / “With your permission,” somebody said, and the [hat stand|coat rack] stepped into the room.
        @friend Underneath stood a deer [with a kite on its antlers|with the neighbours’ washing on its antlers].
        / It was a deer, and it had come by way of the [laundry|orchard].
        + “Forgive me, {hero},” it said. “I am wanted {place.in}.”
        + “Would it be an enormous trouble to you to come along?” it asked. “You may say no. I should only cry a little.”
        + {Hero} unhooked a sock, a sieve, and then something that looked like a gate.
        + It bowed in thanks, and rose again wearing the lamp.
        + On its way it had caught on two fences, a pear tree and a wedding.
        + Its legs were so thin that it appeared to stand on four drawn lines.
        + “I fear it is dark there,” said the deer. “One does not leave anybody in the dark.”
        + Each time it wished to speak, it first asked whether it might.
      `,
      alone: `
        @friend [At dusk|In the blue hour] the deer walked out with lanterns on its antlers.
        + It did so every evening, so that nobody would stumble.
        But over {place} it was dark. The deer could not [overlook|forget] it.
        + A scarf and a birdcage also hung there, because nobody had come for them yet.
        + It had asked the night politely whether it might be of use. The night had not said no.
        + A moth came to look at the lamps and was given the best place.
        + It cleaned its hooves in the moss, for one does not go on a visit with muddy feet.
        + “I do not wish to push in,” it told the oldest oak, “but I think that I will.”
        + Its breath stood in front of it like a small white question.
      `,
      dry: `
        With {other} among the lanterns, the deer [leapt|sprang] over hedges and chimneys.
        / {Other} sat in the branches, and it [leapt|sprang] over the first hedge.
        One last jump took them {place.to}.
        / Soon they went on without hedges, {place.to}.
        + Somewhere on the way they gained a weathercock, and later they lost it again.
        + “Do say if I jump too high,” it asked, from rather too high.
        + Behind them the lamplight lay across the sky in long and golden loops.
      `,
      wet: `
        “May I come in?” asked the deer, and the sea [moved over|said yes].
        + Air hung from its antlers in glass drops, enough all the way {place.to}.
        + {Other} picked one whenever breath ran short, as one picks cherries.
        + Small fish settled in the branches. They sang, as birds do.
        + It let so many crabs go first that they very nearly did not arrive.
      `,
      quirk: `
        The deer stopped, for [the scenery was|a whole bush was] hanging on its antlers again.
        / A bush had walked along with the deer for some [way|time]. It was too polite to speak.
        “Take your time,” it told the bush. “I would not wish to hurry you.”
        / “I thought it might be going our way,” it told {other}.
        + {Other} worked it loose, and was given a bow, and had to work loose the next bush.
        + At each narrow place it said “after you”, and since {other} said it too, they grew old there.
        + A spider had strung a web between its ears, and so it carried its head perfectly still.
        + Whatever it caught it decorated with a small lantern, so that it should look intended.
        + It never asked the way, for fear that somebody might feel bad for not knowing.
        + “Were you ever rude?” [asked {other}|{other} asked]. “Once,” whispered the deer. “To a nettle.”
      `,
      help: `
        The way back led along [a narrow ridge|the edge of things], in the dark.
        / To the left was a drop, and to the right it was [dark|darker].
        @help So the deer carried lights on its antlers, one on each point, and walked ahead.
        / The deer had its lights lit, and carried them ahead on its antlers.
        + It looked as if a tree had put on stars and gone out for a walk.
        + {Other} hung up the last lamp. Now there was not a dark spot left on the path.
        + It thought of every branch. For the first time that night it was not caught on a single one.
        + “I hope that it does not dazzle anybody,” it said to the abyss.
        + To the left it was deep and to the right it was deeper. But between them ran a golden line.
        + {Thing} shone in that warm light as if it were home already.
        + Behind them a long row of moths had joined on, quite sure that there was going to be a ball.
      `,
    },
    advanced: {
      arrives: `
        @friend There was a courteous cough, and the curtain came in, with a deer [beneath|under] it.
        / {Hero} had never seen a hat stand [bow|curtsy]. It was a deer, who had met the hats.
        “{Hero}, forgive my dress,” it observed. “They need us {place.in}.”
        / “A thousand pardons, {hero},” it said. “It is about {place}.”
        + Having been freed from the curtain, it bowed its thanks, and rose from the bow with the lampshade.
        + In the course of the evening it had been caught on two fences, a pear tree and a wedding, and had been asked to stay at the wedding.
        + “I should quite understand if you preferred to sleep,” it remarked, in the tone of somebody who would understand it until dawn.
        + On its antlers there hung besides a kite, a birdcage and a single stocking, all of which it was hoping to return.
        + It stood on its four thin legs so carefully, one might have thought the floor had been lent to it.
      `,
      alone: `
        @friend The deer was out, hanging small lanterns on its antlers [so that no one should stumble|for those who were late].
        Only over {place} did it stay dark.
        + One cannot overlook that sort of thing, at least not if one has been properly brought up.
        + A scarf, a sieve and somebody’s wedding wreath also hung there, waiting to be asked for.
        + It put the matter to the oldest oak, which rustled, and the deer took this to mean that it might go.
        + It hated to intrude. But it hated still more the thought of anyone sitting in the dark and being too polite to say so.
        + Before it left, it wiped its hooves in the moss, hind feet first, as its mother had taught it.
      `,
      dry: `
        Seated among lanterns, {other} flew with the deer over hedge and [roof|steeple]. In seven leaps they were {place.in}.
        / “If nobody minds,” said the deer, and leapt. {Other} saw chimneys, then [owls|bats], then only stars, all the way {place.to}.
        + On the fourth of these leaps they acquired a weathercock, and on the fifth they gave it back, with apologies.
        + Where they had passed, the light hung for a considerable while in golden loops, as if somebody had signed the dark.
      `,
      wet: `
        The deer asked leave to enter, and the sea stepped [aside|back]. With air in its antlers it led {other} {place.to}.
        + One plucked a drop whenever one’s breath grew short, and it tasted faintly of morning.
        + So many crabs were begged to go ahead that, towards the end, it was really a procession.
      `,
      quirk: `
        A [hawthorn|bramble] had taken hold of the deer’s antlers. Unwilling to offend, the deer spoke of the weather.
        / The deer was found by {other} in conversation with a hedge, which had it by the [antlers|left antler] and would not hear of parting.
        It took {other} some while to part the two.
        / It promised to write.
        + At every gap in the path each of them said “after you”, until a snail, who had no time for it, went first.
        + Where it had caught something for good, it hung a lantern on it, so that it might pass for intention.
        + “I was discourteous once,” it confessed in a low voice, “to a nettle, and I still think of what I should have said.”
        + By now it wore a robin too, who had been asleep in the thorn and saw no reason to get up.
        + It would have liked to ask the way, but feared that somebody might be ashamed of not knowing it.
      `,
      help: `
        The way back ran [along|over] a ridge no wider than a shelf, in the dark.
        / The way back was no broader than a [book|hand], and night lay on either side of it.
        @help The deer carried lights on its antlers and went gradually before them.
        / With a light on each point the deer went ahead, and carried them on its antlers.
        + It was as if a tree had put on all its stars and gone for a walk with them.
        + This time it caught on absolutely nothing, neither on thorn nor on thread. It was thinking too hard of {thing}.
        + {Other} hung up the last small lamp, standing on tiptoe, and the deer held still for it like a candlestick.
        + “I trust nobody is being dazzled,” it remarked into the depths, from which there came no complaint.
        + One after another the moths fell in behind, convinced that at the end of so much light there would surely be dancing.
      `,
    },
  },
  Squirrel: {
    noun: { a: 'a squirrel', the: 'the squirrel' },
    facts: { help: 'the squirrel let down a rope of ivy for them' },
    beginner: {
      arrives: `
        Something [scratched|dug about] in the pocket of a coat. Then the pocket spoke.
        / The umbrella stand [rattled|shook]. “Not in here,” it said.
        @friend Out climbed a squirrel, [tail first|with your left glove].
        / Out of it came a squirrel with [dust|cobwebs] on its nose.
        + “One, good evening,” it said. “Two, come {place.to}!”
        / “One, no nut,” it said. “Two, {place}. Three, [hurry|run]!”
        + “Three, where is my nut?” It looked in every shoe.
        + “Did you lose something?” [said {hero}|{hero} said]. “All of it,” said the squirrel.
        + It had a list. The list was lost as well.
        + It ran up the curtain and down the lamp, in one blink.
        + “Four, you are {hero},” it said. “Five, that is good.”
        + It found a button, a bead and an old bun. It hid all three again.
        + “Something is lost there too,” it said. “I know how that feels.”
      `,
      alone: `
        @friend The squirrel ran round its tree and looked for a nut. It had [hidden|put away] a hundred.
        “One, not here,” it said. “Two, not there.”
        + It found a key, a bell and a spoon, but no nut.
        + In the last hole there was a cold wind. It came from {place}.
        + “Three,” said the squirrel, “somebody else has lost something.”
        + It hid its tail behind its back and looked for that too.
        + The moon was out. The squirrel could not think who had put it there.
        + “I shall help to look,” it said. “I am very good at looking.”
      `,
      dry: `
        Up the trunk, along the branch, hop! The squirrel [knew|took] the high road {place.to}.
        / The squirrel ran along a fence, a roof and the [moon|night].
        {Other} held on to the big red tail.
        / “Do not lose my tail,” it said to {other}.
        + From the last tree they jumped to a cloud.
        + “One, jump,” it said. “Two, do not look. Three, there we are.”
      `,
      wet: `
        The squirrel opened a huge nut. [It was empty|There was no nut in it]. They both got in.
        + Shut went the shell, and down it sank {place.to}.
        + Through a crack they saw a fish go by with a lamp.
        + “One, dry,” said the squirrel. “Two, snug.”
      `,
      quirk: `
        The squirrel dug a hole and [hid|put in] a bead. “That is for winter,” it said.
        / The squirrel [hid|put away] a bead. Then it hid the hole.
        Three steps on, it stopped. “Where is my bead?” it said.
        / “Where did I stand?” it said. {Other} did not know it either.
        + {Other} showed it the hole. “Who put it there?” said the squirrel.
        + “One, dig,” it said. “Two, hide. Three, forget. I do it each day.”
        + It looked in the ear of {other}. “No nuts,” it said.
        + It hid its list well, and had to write a new one.
        + It found a nut from last year. They were both so glad.
        / It found a bell that it had lost as a child.
      `,
      help: `
        On the way back stood a wall of rock, [smooth|bare] and high.
        / A cliff stood on the way back, with no [step|hold] in it.
        @help The squirrel ran straight up and let down a rope of ivy.
        / Zip! The squirrel was up, and it let down a rope of ivy.
        “One, hold tight,” it said. “Two, [come up|climb].”
        / “One, two, [up with you|hup],” it called.
        + Its claws went tick, tick, tick on the stone.
        + {Thing} came up too, as light as a nut.
        + Halfway up it found three acorns. It left them there. That was hard.
        + {Other} climbed, and the leaves smelled green.
        + “Three, well done,” said the squirrel. “I did not lose you.”
        + It knew each crack of that wall. It had hidden things in most of them.
      `,
    },
    intermediate: {
      arrives: `
        Something was rummaging in the coat on the hook, and [pennies fell|a glove fell] out.
        / All three drawers came open by themselves, and out of the lowest [flew|sailed] a sock.
        @friend From the left pocket climbed a squirrel, [and it looked worried|with a thimble on its head].
        / A squirrel came after, and asked who had [moved|tidied] everything.
        + “One, {hero},” it remarked. “Two, {place.to}, immediately.”
        + “Three, has anybody seen an acorn?” it added, and searched both slippers.
        + It had made a list of everything to remember and stored it in a very safe place.
        + “What have you lost?” [asked {hero}|{hero} asked]. “That is the trouble,” observed the squirrel. “I had a list of it.”
        + Up the curtain it went and down the lamp cord, and it hid a button on the way.
        + “Something is lost there too,” it said, “and nobody knows more about that than I.”
      `,
      alone: `
        @friend All evening long the squirrel had been looking for [one single|a certain] nut.
        It had stored a thousand of them and could not find one.
        + “They have lost something {place.in} too,” it said.
        + It could tell from the wind, which sounded like somebody searching through drawers.
        + Instead of nuts it found two keys, a thimble and a letter that said: look in the other tree.
        + Its tree had forty holes, and each one was the safest.
        + “Item two, I help to look. Item three, perhaps my nut is there,” it declared.
        + It brushed its tail, and out fell a list from the year before.
      `,
      dry: `
        The squirrel took the high road: trunk, branch, gap, [branch|twig], gap.
        / From roof to roof went the squirrel, and to a [weathercock|star].
        {Other} clung on, and the longest jump took them {place.to}.
        / {Other} had its tail to hold, the whole way {place.to}.
        + After the tallest tree came a cloud, which bent under them like a thin bough.
        + “Item one, do not let go,” it called. “There is no item two.”
      `,
      wet: `
        The squirrel rolled out a walnut as big as a [pumpkin|barrel].
        In it they sank, snug and dry, {place.to}.
        + “So that is where I put the inside of it,” it declared. “I ate it.”
        + A curious eel knocked on the shell, and the squirrel told it they were full.
      `,
      quirk: `
        Every few steps the squirrel buried something, and [then|afterwards] it patted the place flat.
        / “I never forget a place,” said the squirrel, digging up [the wrong one|somebody’s turnip].
        “How will you find it again?” [asked {other}|{other} asked]. “Find?” said the squirrel.
        / “Whose is that?” [asked {other}|{other} asked]. “Mine, from before I was born,” it said.
        + It kept a list of its hiding places, and the list was hidden in one of them.
        + “Reasons for storing,” it said. “One, winter. Two, it might be winter. Three, habit.”
        + It discovered a brass bell that it had lost in its youth, and wept, and mislaid it again.
        + It looked into {other.s} ear, just in case, and found nothing to speak of.
        + When a list came to seven it had to start anew, because it had only so many toes to hand.
      `,
      help: `
        On the way back there rose a wall of rock without a [ledge|handle].
        / The way back went straight up. The rock was as bare as a [plate|bell].
        @help The squirrel shot up it like a spark and let down a rope of ivy.
        / There was a flash of red, and then the squirrel let down a rope of ivy.
        + “Item one, hold on,” it called down. “Item two, up.”
        + {Other} climbed hand over leaf, and {thing} swung along like a small lantern.
        + In a crack it came across four acorns from long ago, and passed them by with closed eyes.
        + It had bitten off the longest stem and tied it round a root with a proper knot.
        + Its claws ticked on the stone like a clock that has somewhere to go.
        + “And item three,” it said at the top, “nobody got lost. I should like to write that down.”
      `,
    },
    advanced: {
      arrives: `
        @friend The coat on its hook was rummaging in its own pockets, and out of one [came|rose] a squirrel.
        / A voice from inside the piano was counting what was not there, and it [belonged to|was] a squirrel.
        “One, good evening. Two, we are needed {place.in}.”
        / “Item one, {hero}. Item two, {place}. Item three, [a nut|the lid, please].”
        + It held a list on which everything had been ticked, and it could no longer read what any of it was.
        + “Three,” it went on, lifting up a slipper, “you do not by any chance have an acorn of mine?”
        + It had mislaid more that year than most people ever own, and bore it like a merchant with a fleet at sea.
        + “Something is lost over there,” it informed {hero}, “and in that field I am, if I may say so, an authority.”
        + In passing, it concealed a button beneath the rug, where it was certain to be safe from squirrels.
      `,
      alone: `
        @friend Since noon the squirrel had searched forty holes for one [particular|certain] nut.
        In the last of them there was a draught, and it came from {place}.
        + There were two keys, a thimble, and a stern letter to itself about putting things back.
        + “Item one,” it observed, with its ear to the wood, “over there too somebody is turning out drawers.”
        + It felt the deep fellowship that joins all those who have only just had it in their hand.
        + By moonlight it drew up a list of reasons to stay at home, and lost it, which settled the matter.
      `,
      dry: `
        The squirrel kept to the high road, with {other} in tow. From [cloud|treetop] to cloud they sprang {place.to}.
        / “Item one, up,” said the squirrel, and went by gutter, spire and [vapour|moonbeam], {other} hanging on, {place.to}.
        + “Item one, never look down,” it called over its shoulder, looking down, so that there was no item two for quite a time.
      `,
      wet: `
        The squirrel had stored a walnut the size of a [barrel|wardrobe]. In this they sank {place.to}.
        + The nut itself was missing, and the squirrel remembered with some emotion a long and happy Thursday.
      `,
      quirk: `
        The squirrel buried a bead, [paced out|noted] the spot, and had forgotten both before {other} caught up.
        / With great cunning the squirrel buried a [button|thimble], brushed out the tracks, and asked {other} who had been here.
        + “There is a system,” it remarked. “I hid it somewhere.”
        + According to this, there were things one keeps, things one needs, and things one trips over, and these were all the same things.
        + It came upon a bell that it had lost as a child, and the two of them had a great deal to tell each other.
        + “Nothing is ever lost,” it declared, with its head down a hole, “it is merely very, very well put away.”
        + Out of politeness {other} let it search every pocket, and was given a list of what was not there.
      `,
      help: `
        A cliff now barred the way back, as [smooth|bald] as an egg.
        / A wall of rock stood in the way back, without a [wrinkle|crack].
        @help The squirrel ran up it like a lit fuse and let down a rope of ivy.
        / One red streak, a pause for knots, and the squirrel let down a rope of ivy.
        + It was the best knot of its life, and it noted with regret that it would never find this root again.
        + Some acorns winked at it from a crack, old friends all. It went by with its eyes shut and its tail trembling.
        + Up came {other}, leaf over leaf, and up came {thing}, turning gradually in the dark like a particularly small moon.
        + “Item one, everybody is here,” it observed at the top, counting twice, “and item two, I believe that I have just kept something.”
      `,
    },
  },
  Hedgehog: {
    noun: { a: 'a hedgehog', the: 'the hedgehog' },
    facts: { help: 'the hedgehog made a soft heap of leaves' },
    beginner: {
      arrives: `
        A [brown|round] ball rolled in and bumped against a foot.
        / Bump, bump, bump came a ball down the [stairs|steps].
        “[Nobody says hello|Not one hello],” said the ball. “I am going home.”
        / “And no one asks if it [hurt|was steep],” it said.
        @friend “Hello,” [said {hero}|{hero} said], and the ball turned into a hedgehog.
        / “Did it hurt?” [said {hero}|{hero} said]. Then the ball was a hedgehog.
        + “Well,” it said. “That was nice. Now I can stay.”
        + “You are {hero}. I am upset. We must go {place.to}.”
        + “Why are you upset?” [said {hero}|{hero} said]. “You did not ask before,” said the hedgehog.
        + “And then it rained on me,” it said. It shut like a box.
        / It said one more word and shut like a box.
        + {Hero} waited. One black eye looked out.
        + A leaf, a straw and a bus ticket sat on its back.
        + “They want someone brave there,” it said. “I said you, and also me.”
      `,
      alone: `
        @friend Under a hedge lived a hedgehog. That evening it was [cross|upset] with the rain.
        “It fell on me,” it said. “It did [not say sorry|it twice].”
        + Then a drop hung on its nose and shone. So it was not cross any more.
        + It swept its house of leaves with its own back.
        + In the wind there was a sad sound. It came from {place}.
        + “Nobody asked me to come,” it said. “So I will come by surprise.”
        + It rolled up to think. In there it was dark, and it smelled of hedgehog.
        + It said good night to its lamp. Then it took it back.
      `,
      dry: `
        The hedgehog rolled up, and [off it went|it was off]. Down one hill and up the next!
        / “Roll me,” it said, and {other} rolled it. It ran [on and on|up and down].
        {Other} ran behind it {place.to}.
        / {Other} came after, over hill and cloud, {place.to}.
        + It rolled right up the side of the sky.
        + “Am I too fast?” it called. “If so, I am not sorry.”
      `,
      wet: `
        There was a bubble on each of its spikes. [It shone|They shone] like a ball of glass.
        + “Hold on,” it said, and down they went {place.to}.
        + {Other} took a bubble now and then, for air.
        + A sea urchin said hello. “At last,” said the hedgehog, “a cousin.”
      `,
      quirk: `
        “I shall now sing you a song,” said the hedgehog. “It goes [la|tum]…”
        / “You walk in front,” said the hedgehog. “So I am [last|no one].”
        Then it rolled up. {Other} had looked the other way for a moment.
        / {Other} let it go in front. Now it was too alone, and shut.
        + “I like your song,” [said {other}|{other} said]. Out came a nose. “How much?” it said.
        + “So much,” [said {other}|{other} said]. “That will do,” said the hedgehog.
        + A stone lay in its way. It took that to heart.
        + It picked up a leaf, a crumb and half a map.
        + “I am not upset,” it said from inside. “I am only round.”
      `,
      help: `
        On the way back the path [stopped|broke off]. Far below was hard ground.
        / The way back ended in the air. It was a [long|big] drop.
        @help The hedgehog rolled down and made a soft heap of leaves.
        / So the hedgehog rolled round, and made a soft heap of leaves.
        + “Jump!” it called from [under them|inside]. “It is soft.”
        + It rolled once, it rolled twice. It got fat with leaves.
        + Then it shook, and all the leaves fell off.
        + {Other} jumped with {thing}. Floff!
        + For one moment there were leaves all over, red and gold.
        + “Did you see me roll?” it said. “All the way,” [said {other}|{other} said].
        + It was so proud that it forgot to be upset.
      `,
    },
    intermediate: {
      arrives: `
        A brown ball came rolling in, hit the leg of the bed, and [waited|sighed].
        / Down the stairs it came, step by step, a brown ball with a [sniff|grudge].
        @friend “Nobody greets me,” it said. It was a hedgehog.
        / “I was not caught,” it said, and turned out to be a hedgehog.
        + “I shall count to three. Then I am [deeply hurt|leaving].”
        / “Everyone else gets a good evening,” it told the [bedpost|rug].
        + “Hello,” said {hero} quickly. At once the ball opened, and it beamed.
        + It was offended by the doorstep, by the draught, and by something the gate had said.
        + “I have been chosen to fetch you {place.to},” it remarked. “Well, I chose myself.”
        + In the middle of its story it rolled up, and so the story stopped.
        + On its spikes there were two leaves, a bus ticket and a bit of cheese.
        + “Over there they have a trouble,” it remarked, “and I know all about those. I have them daily.”
      `,
      alone: `
        @friend The hedgehog sat in its house of leaves, offended [by the rain|with the moon].
        It had fallen on its nose, twice, without a word.
        + Then a drop stayed hanging on its nose with the entire moon in it, and it forgave everybody.
        / Then the clouds moved on, and it was comforted, for that was easily done.
        + There was a sad noise in the wind. It came from {place}.
        + “They have not asked for me,” it said bitterly. “How glad they will be when I come!”
        + It rolled up once, to be alone with its decision.
        + It swept the floor by rolling over it, and then it wore the sweepings.
        + A snail had gone by that morning and had not waved, though snails seldom do.
      `,
      dry: `
        The hedgehog rolled up, and {other} gave it [a push|one push].
        / {Other} blew, and the hedgehog, by then round, began to [roll|move].
        Over hill and cloud it bowled {place.to}.
        / Uphill hurt, downhill did not, and they came {place.to}.
        + {Other} ran behind, picking up all that it had gathered on the way.
        + “If anybody is laughing,” called the ball, “I can feel it through my back.”
      `,
      wet: `
        With air on each spike, it looked like a [chandelier|silver ball].
        So they sank {place.to}.
        + “I am lighter than I look,” it remarked, and was a little hurt that nobody was surprised.
        + A sea urchin bowed to it, and for the first time it felt understood.
      `,
      quirk: `
        The hedgehog began to tell them of its [great|saddest] day. “It was in May, and I…”
        / “Ask me how I am,” the hedgehog began. “No, [not like that|with more feeling].”
        It had rolled up, for {other} had yawned a little.
        / {Other} asked it once more, and it shut with a snap, for it had been asked twice.
        + “I should love to hear it,” [said {other}|{other} said]. Out came one eye. “Truly?” it asked. “All of it?”
        + It took offence at a thistle because it had more spikes.
        + Comforting it was quite easy: you said something nice and waited until it was opened.
        + “I am not sulking,” it remarked from within. “I am gathering myself.”
        + Wherever it rolled it became a little larger, and a beetle had to be picked out again.
      `,
      help: `
        On the way back the path [broke off|ended], high above hard ground.
        / Where the way back had been there was a [drop|cliff], and stones at the bottom.
        @help The hedgehog rolled down and made a soft heap of leaves.
        / Down went the hedgehog, rolling, and made a soft heap of leaves.
        + “Now jump!” it called. “It is quite soft, apart from me.”
        + With each turn it took on more leaves, until it was as fat as a haystack.
        + {Other} jumped, holding {thing}, and vanished with a great, soft rustle.
        + Then the ball shook itself, and autumn flew about on every side.
        + Nobody had ever been so pleased with its spikes, not even the hedgehog.
        + It waited a moment to see if there was anything to be offended at, and found nothing.
      `,
    },
    advanced: {
      arrives: `
        @friend The ball that rolled in might have been a brush, until it [sighed|spoke] and was a hedgehog.
        / {Hero} saw only slowly that the ball in the hall was a hedgehog, and [sulking|waiting].
        “No greeting,” it observed. “And I had come about {place}.”
        / “You all seem so cheerful,” it said. “{Place} is not.”
        + {Hero} said good evening, and that was all it had needed, for the ball sprang open like a flower with a snout.
        + In the past hour it had been wounded by a doorstep, two puddles, and the tone of voice of a gate.
        + “I was going to say something important,” it remarked, “but somebody has raised an eyebrow,” and with that it shut.
        + There were leaves on its back, and a tram ticket, and a morsel of cheese which it claimed not to have noticed.
        + “They are in distress there,” it observed, “and there is nobody alive who has been distressed as frequently as I have.”
      `,
      alone: `
        @friend The hedgehog had withdrawn to its leaves, [hurt|stung] by the rain, which had not apologised.
        Then the wind brought a sad note from {place}.
        + A drop had remained upon its nose with the moon inside it, and over this all had been forgiven.
        + Nobody had asked for it, it noted, and so its coming would be all the nobler.
        + It was the kind of animal that is offended nine times before breakfast and has forgotten eight of them by lunch.
        + For the sake of order it rolled up once more, so that the decision could be taken without witnesses.
      `,
      dry: `
        “Push me,” said the hedgehog, rolling up, and {other} pushed. Over [hill and cloud|roof and cloud] they went {place.to}.
        / One push from {other} was too little, it said, and a second one [unkind|rude]; and so the hedgehog bowled {place.to}.
        + It arrived considerably larger than it had set out, with half a hedge on its back and a letter for somebody else.
      `,
      wet: `
        With a bubble on every [spine|spike], it looked like a chandelier. So the hedgehog and {other} sank {place.to}.
        + On the sea bed it met an urchin, and there was between these two a silence such as exists only among relations.
      `,
      quirk: `
        “The saddest day of my life,” began the hedgehog, and [rolled up|closed], for {other} had blinked without feeling.
        / {Other} had greeted a beetle first, and now walked beside a [ball|sphere].
        It took [two compliments|an apology and half a bun] to get it open.
        / In there, it said, one was at least among friends.
        + It was never rude to anyone; it only became, at the slightest breath, entirely spherical.
        + A thistle by the wayside gave it much to think about, being pricklier than it was and apparently content.
        + “I am not in the least offended,” declared the ball after a considerable while, in a muffled voice, “and I should like somebody to ask me so again.”
        + Once comforted, it was the merriest of companions. This could last for as much as a quarter of a mile.
      `,
      help: `
        On the way back the path broke off like a [sentence|dry twig], high above the ground.
        / There was a drop on the way back, and it was [stony|all stones] below.
        @help The hedgehog rolled down, growing as it went, and made a soft heap of leaves.
        / The hedgehog, waiting to be asked, rolled down and made a soft heap of leaves.
        + “You may now jump,” it called up from within, “and I should be obliged if you did not laugh on the way down.”
        + {Other} jumped, {thing} held tight, and for a long, rustling moment there was nothing but autumn.
        + There were beech leaves in it and maple leaves, and half of a newspaper.
        + It looked round for something to take amiss, and found only friends.
      `,
    },
  },
  Wolf: {
    noun: { a: 'a wolf', the: 'the wolf' },
    facts: { help: 'the wolf howled, and the moon lit the path' },
    beginner: {
      arrives: `
        A note [came|slid] under the door. “I am outside,” it said. “Do not be afraid.”
        / Somebody [sang|hummed] by the gate. It was a low song, so as not to scare.
        @friend {Hero} looked out. Behind the hedge stood a wolf.
        / {Hero} saw a bow, two ears and a wolf.
        “[Was that all right|Was I too loud]?” it said.
        / “I have [soft paws|no bite],” it called.
        + Then it smiled. It was a smile with a lot of teeth.
        + “Too much?” said the wolf. It took some of the smile back.
        + “I need a friend for the way {place.to},” it said. “There is trouble there.”
        + “I have practised on a bucket,” it said. “The bucket was not afraid.”
        + It wore a blue bow. It had tied it on by itself.
        + {Hero} held out a hand, and a big cold nose touched it.
        + “You did not scream,” said the wolf. “This is a very good evening.”
      `,
      alone: `
        @friend A wolf sat by the pond and looked in. It was [trying out|learning] a smile.
        The first one had too many teeth. The next one was [better|not so bad].
        + A duck swam by. “That was all right,” it said. The wolf went red.
        + Then the wind brought a small, sad sound. It came from {place}.
        + “If I go, they may be afraid,” said the wolf.
        + It tied its bow. A bow makes one look less like a wolf.
        + “I will go on tiptoe,” it said, “and I will say please.”
        + The moon looked at it, and the moon was never afraid.
      `,
      dry: `
        The wolf ran, and {other} [rode on its back|sat in its fur].
        / “Hold my ears,” said the wolf, and {other} held them. They were [silky|soft].
        It ran over hills and the wind {place.to}.
        / It ran so fast that the wind said oh, {place.to}.
        + It said good evening to all the sheep. “Good evening!” they said, from far off.
        + “Say if you are scared,” it said. “Then I will run more kindly.”
      `,
      wet: `
        The wolf blew very [well|hard], and made a bubble like a house.
        In it they sank {place.to}.
        + It smiled at a cod. The cod fainted a bit.
        + “I only ever blew one house down,” it said. “It was mine.”
      `,
      quirk: `
        “How is this one?” said the wolf, and it [smiled|showed a smile]. A beetle ran off.
        / The wolf met a [goat|goose]. It hid its teeth with both paws.
        “Try with less,” [said {other}|{other} said]. The wolf tried with [one tooth|no teeth].
        / “You look kind,” [said {other}|{other} said]. “From the back too?” it said.
        + “It is good,” [said {other}|{other} said]. “Now you look like a cushion.”
        + It sang, so that nobody would be surprised by it.
        + A moth sat down on its nose. The wolf held its breath for joy.
        + “Boo,” said a very small mouse. The wolf hid behind {other}.
        + It had a card. It said: good wolf, please turn over. On the back it said: thank you.
      `,
      help: `
        On the way back the path was gone. It was dark [all round|and still].
        / A cloud ate the moon, and the way back [went too|was gone].
        @help The wolf put up its head and howled. The moon lit the path.
        / So the wolf howled long, and the moon lit the path.
        + “[Oooo|Aooo],” it went, quite low. It was a song with one word.
        + “Was that too loud?” it said. “It was just right,” [said {other}|{other} said].
        + The moon came out, as if somebody had called its name.
        + Now each stone had a bright side and a dark side.
        + {Thing} shone a bit too, as if it had been asked.
        + A small light answered. That was the right way.
        + Nobody was afraid. The wolf looked twice to be sure.
      `,
    },
    intermediate: {
      arrives: `
        Under the door came a note: “I am standing outside. [Please do not be afraid|Take your time].”
        / On the gate hung a sign that had not been there at noon: “Wolf, [very gentle|quite harmless].”
        @friend {Hero} looked out, and [behind the hedge there waited a wolf|a wolf waved from as far off as it could].
        / By the gate sat a wolf, with its paws [together|tucked in].
        + “If this is a bad moment,” it said, “I can go.”
        + It tried a smile, saw what the smile did to the cat, and put most of it away.
        + It had combed its ears flat and tied on a bow, and it had brought its own slippers.
        + “All day I practised on a bucket,” it declared. “It stayed where it was. I took that as a good sign.”
        + “They need someone {place.in},” it went on. “But I cannot go there alone, looking like myself.”
        + {Hero} reached out, and the wolf held so still that one could hear it hoping.
      `,
      alone: `
        @friend By the pond a wolf practised its [evening smile|smile] on the water.
        It had got as far as the ninth, which was almost without teeth.
        + The frogs gave it marks. This time there was a six.
        + Then came a sad sound, borne by the wind from {place}.
        + “Somebody ought to go,” remarked the wolf, “somebody who does not frighten people. And I am all there is.”
        + It had a little card, on which there stood in neat writing that it had already eaten.
        + Nobody in the wood had such soft paws; nobody thought so much about where to set them.
        + It tied its bow by moonlight, three times, until it sat straight.
      `,
      dry: `
        The wolf ran in a long, low gallop, and {other} [sat|lay] deep in the grey fur.
        / {Other} held on, and the wolf ran, [asking pardon|saying sorry].
        After the hills it ran on wind {place.to}.
        / When the hills were used up, there was {place}.
        + It sang under its breath, so that no one on the way should get a fright.
        + “Is this too wild?” it asked at every jump. “I can also run like a cow.”
      `,
      wet: `
        The wolf blew a bubble as big as a [house|cottage], with a doorstep.
        In it they sank {place.to}.
        + It waved through the wall at an eel, with one paw, and hid the other five claws.
        + A school of sprats fled. They came back and asked for it again.
      `,
      quirk: `
        “Please look at this one,” said the wolf, and showed {other} its smile [number twelve|with the chin down].
        / The wolf had met a lamb, and it was lying on its back so as to look [smaller|like a rug].
        [A stump nearby|A bush behind it] appeared to edge away a little.
        / “It is nicer from the side,” [said {other}|{other} said].
        + “Think of something nice,” [declared {other}|{other} declared]. It thought of soup, and that was far worse.
        + Before each bend it coughed three times, so that whoever was behind it could be prepared.
        + When a vole said boo, the wolf leapt on a stone. “Teach me that,” it begged.
        + A moth settled on its nose, and it walked as if it wore a crown.
        + “What do you do when you are the frightening one?” [asked {other}|{other} asked]. “I carry things for people,” it said.
      `,
      help: `
        On the way back the path slipped away from under their [feet|steps] into the dark.
        / Clouds came over on the way back, and they could not see their own [hands|noses].
        @help Then the wolf lifted its head and howled, softly, and the moon lit the path.
        / So the wolf sat down, put back its ears and howled, and the moon lit the path.
        + It was a long note with a bend in it. It made the hair stand up in the nicest way.
        + The clouds moved apart, just as people do when somebody is called to the front.
        + “I am sorry,” it whispered. “I am told that it carries.” “It carried us,” [remarked {other}|{other} remarked].
        + Every pebble had its own little shadow now, and all of them pointed home.
        + Somewhere a very small creature howled back, out of tune and not at all frightened.
        + In the new light {thing} gleamed, and the wolf was smiling without having thought about it.
      `,
    },
    advanced: {
      arrives: `
        @friend “Kindly do not be alarmed,” remarked the note under the door, in a [small|careful] hand. “I am the wolf behind your hedge.”
        / It had left its card, its hat and a bunch of [clover|daisies] on the step before it dared to be seen: a wolf.
        “I could also come tomorrow,” it called.
        / “Tell me if I loom, {hero},” it said.
        + It wore a bow and its ears were combed flat, and it had rehearsed its good evening on a bucket until the bucket was quite at ease.
        + Its smile, a thing of many teeth, came out, looked about the room, and was quickly put away again.
        + “I am needed {place.in},” it confessed to {hero}, “but when I come alone they are invariably just leaving.”
        + The cat, who had left by the chimney, came back to look at anybody who says “if it is not too much trouble”.
        + So gentle was the nose it laid in {hero.s} hand that it might have been delivering a snowflake.
      `,
      alone: `
        @friend By the pond sat a wolf, who was [rehearsing|practising] a smile before an audience of frogs.
        Then the wind brought something sad from {place}.
        + It carried a printed card for such occasions, and the card stated that it had already dined.
        + “One ought to go,” it reflected, “and one ought to be somebody else, but one cannot have everything.”
        + It is not easy to be afraid all day that others may be afraid, and it had made the wolf uncommonly kind.
        + The moon, who had known it as a cub, gave it a nod across the water.
      `,
      dry: `
        The wolf’s gallop was as long and [soft|low] as a yawn. It bore {other} over the hills and the wind {place.to}.
        / “I shall go round the sheep,” said the wolf, and did, by way of the [clouds|sky], with {other} in its fur, {place.to}.
        + It hummed as it ran, a tune about soup, so that nobody who met it in the dark need think the worst.
      `,
      wet: `
        The wolf huffed, and puffed, and blew a bubble with a [sofa|doorstep]. In this they sank {place.to}.
        + To every fish that fled it lifted one paw, and two or three of them, farther off, were seen to wave.
      `,
      quirk: `
        The wolf [tried out|showed] smile number twelve on {other}, adding that there was also a version without teeth, for weekdays.
        / It practised a harmless walk for {other}, with the wolf’s toes [turned in|pointing at each other], and was overtaken by a hen.
        A tree stump moved back a little.
        / It thanked {other} for not screaming.
        + At every corner it gave a cough, so that anyone who wished to be elsewhere might still arrange it.
        + A vole leapt out and said boo, and it took some time to get the wolf down from the signpost.
        + “When people are frightened of you,” it told {other}, “you get the entire bench to yourself, and that is the trouble.”
        + It had been trusted by a moth, who rode upon its nose. It bore her along like the crown of a large kingdom.
      `,
      help: `
        On the way back the path had got up and [left|gone].
        / Every path back had slipped off into the [dark|night] without a word.
        @help “If nobody minds,” remarked the wolf, and it howled, long and low, until the moon lit the path.
        / The wolf begged their pardon in advance; it howled, and the moon came and lit the path.
        + The sound went up with a bend in it, and the clouds drew aside like curtains for somebody’s great-aunt.
        + Down every stone there now ran one clear edge of silver, and all the edges led the same way.
        + From beyond the dark some very small creature howled back, badly, and with no trace of fear.
        + “I hope it was not too wolfish,” it murmured, and {other} replied that it had been exactly wolfish enough.
      `,
    },
  },
  Raccoon: {
    noun: { a: 'a raccoon', the: 'the raccoon' },
    facts: { help: 'the raccoon opened the latch with its fingers' },
    beginner: {
      arrives: `
        The window was shut. Click. Now it was [open|not].
        / Drip, drip. Somebody was [busy|splashing] in the bath.
        @friend On the sill a raccoon [in a mask|all in soap] washed its hands.
        / A raccoon sat there and dried each finger.
        “I did not [break in|steal in],” it said. “I dropped in. Hello, {hero}.”
        / “Your soap is very [clean|white] now, {hero},” it said.
        + It washed a pencil, a block and the ear of a toy.
        + “Is that your spoon?” [said {hero}|{hero} said]. “Borrowed,” said the raccoon. “Not taken.”
        + It picked up a letter and washed that too. Now it was a white letter.
        + “It was for you,” it said. “It said to come {place.to}.”
        + Its fingers were thin and quick and never still.
        + “You look clean,” it said. “Good. We can start.”
      `,
      alone: `
        @friend By the brook sat a raccoon and [did its washing|washed its things].
        It washed a cup, a key and then a letter. The [ink|words] swam away.
        + Only this was left: come {place.to}.
        + “To whom was it?” it said. “To me, now. I have borrowed it.”
        + All its things hung on a line, and the wind turned them.
        + It washed its hands once more, front and back.
        + It could see its mask in the water. It washed that, but it stayed black.
        + “Is something shut there?” it said. “I am good at that.”
      `,
      dry: `
        The raccoon knew all the back doors. Click went the [first|gate], clack went the next.
        / “Not by the road,” said the raccoon. It lifted up a [hedge|bush] like a lid.
        Behind the last one was {place}.
        / One by one they went through, {place.to}.
        + One door was in a cloud. It had a very small latch.
        + {Other} shut each door again. “Good,” it said. “Nobody saw us.”
      `,
      wet: `
        The raccoon turned a [washtub|tin tub] upside down. There was air in it.
        They put their heads in. Down they walked {place.to}.
        + “So much water,” it said happily, “and all of it for washing.”
        + It washed three fish on the way. They were clean before.
      `,
      quirk: `
        The raccoon found a leaf and washed it, [on both sides|with care]. Then it washed a stone.
        / “This stone is [dusty|grey],” said the raccoon, and washed it.
        “The stone was clean,” [said {other}|{other} said]. “Now it knows that,” said the raccoon.
        / “It was dry,” [said {other}|{other} said]. “You see?” said the raccoon.
        + It had a hat on. Nobody had seen it take a hat.
        + “I will bring it back,” it said. “I bring all things back, if I am asked.”
        + It shook hands with a post, and then it washed its hand.
        + It washed a puddle. That took a while.
        + Out of its fur it took two spoons and a small clock. “Borrowed,” it said.
        / From its sleeve fell a fork. It had no sleeve, but it had a fork.
      `,
      help: `
        On the way back a [gate|grey gate] was shut. Nobody had a key.
        / Clack! The gate on the way back fell shut. It had a [lock|latch] of iron.
        @help The raccoon opened the latch with its thin fingers.
        / The raccoon’s thin fingers went in and opened the latch.
        “[Hush|Ssh],” it said. “Locks are shy.”
        / “[Slowly|Softly],” it told the gate.
        + It shut its eyes, for fingers can see in the dark.
        + {Other} held {thing} and did not even breathe.
        + First it gave the lock a good wash, as was right.
        + The gate swung open and did not creak. It was too surprised.
        + “And the bolt?” [said {other}|{other} said]. It was in its pocket. It put it back.
        + “Opened,” said the raccoon, “not broken.” It was very proud.
      `,
    },
    intermediate: {
      arrives: `
        There was a click, and the window that had been locked was [no longer locked|open].
        / Someone had done the washing up, and it [had not been|was not] anyone in the house.
        @friend On the sill sat a raccoon, [rinsing its hands in the vase|holding {hero.s} other sock to the light].
        / A raccoon was hanging the last cup on a [line|string].
        + “I let myself in,” it remarked, “[quietly|to spare the bell].”
        + “Is that our teaspoon?” [asked {hero}|{hero} asked]. “Borrowed,” it declared with dignity, “not taken.”
        + It had brought a letter, and had washed it so well that only three words were left.
        + “Come, please, {place.to},” the raccoon recited. “The rest went down the brook.”
        + While it talked it polished the doorknob, two marbles and one of {hero.s} shoes.
        + Its fingers were busy all the time, like ten small people tidying up.
      `,
      alone: `
        @friend The raccoon was kneeling by the brook, doing the [evening wash|washing].
        Cups, keys and somebody’s medal it had done, and now came the post.
        + The ink floated off, and only one line held on: come quickly, {place.to}.
        + It was not clear to whom this letter belonged, and so it borrowed it.
        + On the line between two alders hung eleven socks, no two of them related.
        + “They will have something stuck,” it thought. “Most troubles are a kind of lid.”
        + In the water was a face with a mask. It scrubbed it every evening, in vain.
        + It put three keys in its fur in case, and gave one back to the owl.
      `,
      dry: `
        The raccoon used back doors: a [hedge|cellar], a hatch in a cloud.
        / “Never by the front,” it said, and unhooked a [waterfall|mist].
        Behind the last one lay {place}.
        / There were stairs, and then there was {place}.
        + {Other} closed each door behind them, and they left no more than a faint smell of soap.
        + “I have never seen a front door from the front,” it declared. “Are they nice?”
      `,
      wet: `
        The raccoon turned its washtub over, [full of|filled with] air.
        With their heads in it, they walked {place.to}.
        + “All this water,” it sighed, “and nobody doing any laundry.”
        + It rubbed a spot off a plaice. The plaice was upset, for it had been one of its own.
      `,
      quirk: `
        The raccoon could pass nothing without [washing|rinsing] it, be it an acorn or a step.
        / The raccoon held a twig under the [pump|spring] and asked how old the dirt was.
        “That is a stick,” [declared {other}|{other} declared]. “It was a dirty stick,” it declared.
        / “Wood is brown,” [said {other}|{other} said]. “So they say,” it said, and rubbed.
        + When it shook itself, there fell from its fur two forks, a thimble and a small bell.
        + “I write down all that I borrow,” it explained, and searched for the pencil it had borrowed.
        + It was wearing a hat, and a scarecrow some way back was not.
        + It had washed the map as well, and now there was much more sea on it.
        + “And what do you give back?” [asked {other}|{other} asked]; the raccoon thought hard. “Everything,” it said, “in time.”
      `,
      help: `
        On the way back a gate had [slammed|fallen] shut.
        / The gate on the way back was locked. The key had [gone|got lost].
        @help The raccoon reached through with its thin, clever fingers and opened the latch.
        / The raccoon blew on its clever fingers, felt about in the dark and opened the latch.
        + “You must not hurry a lock,” it murmured. “It wants to be asked.”
        + It looked up at the sky as it worked, since its hands had no need of its eyes.
        + There was a click, then a clack, then a tiny sigh as of someone taking off tight shoes.
        + {Other} was clutching {thing} and counting the clicks.
        + Afterwards it dried the bolt and oiled it with a bit of cheese.
        + “Opened,” it said, “and not taken,” and then it went back and put down the hinge.
      `,
    },
    advanced: {
      arrives: `
        @friend {Hero} had surely shut the window, and yet a raccoon was [seated|sitting] on the sill.
        / The sound of polishing, which might have been [mice|rain], was a raccoon, on the doorknob.
        “An agreeable little latch,” it observed. “I left it cleaner than I found it.”
        / “I only borrowed the key,” it said. “Here is [the lock|your watch], too.”
        + It rinsed its hands in the vase, shook them, and rinsed them again, with the air of a surgeon.
        + “Borrowed,” it remarked, following {hero.s} eye to the teaspoon behind its ear, “which is not at all the same as taken.”
        + Of the letter that it brought nothing remained but “{place}” and “please”, for it had been through the wash.
        + It wore its black mask as others wear spectacles, to look more serious, and with about the same success.
        + All the while its fingers wandered over buttons, keys and corners, saying good evening to each of them.
      `,
      alone: `
        @friend A raccoon knelt at the brook and did its [laundry|washing], which today included the post.
        Of one letter there was left only: come {place.to}.
        + For whom it had been meant could no longer be made out, and so the raccoon felt free to borrow it.
        + Eleven socks hung on the line, each one a stranger to the next.
        + “As a rule it is a lid,” it observed to itself. Most griefs, it had found, can be opened with patience and a hairpin.
        + The mask had refused to come off again, and looked back at it from the water with an expression of innocence.
      `,
      dry: `
        The raccoon took {other} {place.to} by back doors only, [on tiptoe|in socks]. There is one in every hedge and most clouds.
        / It lifted a loose piece of [dusk|evening], held it for {other}, and the raccoon and its laundry went by the back stairs {place.to}.
        + It had nothing against front doors, it said, but they did so like to be noticed.
      `,
      wet: `
        The raccoon turned over a washtub full of [air|good air]. Beneath it they walked {place.to}.
        + It rubbed so tenderly at a passing plaice that one of the spots came off and had to be returned.
      `,
      quirk: `
        The raccoon [laundered|rinsed] whatever it met, from acorns to signposts, and hung it up on {other} to dry.
        / {Other} had sat still for one moment, and so the raccoon had [rinsed|washed] an elbow, a bootlace and half a bun.
        + “Dirt,” it observed, “is only a matter of not having got round to it.”
        + A scarecrow they had passed was without its hat, and the raccoon, who had not been wearing one, now was.
        + It kept a ledger of its loans, in which it also noted, scrupulously, the loan of the ledger.
        + As it hopped across a ditch, there was a chime of forks. It remarked that the night was full of bells.
        + It had washed the map until there was mostly ocean on it, and thought it an enormous improvement.
      `,
      help: `
        The gate on the way back had [fallen|swung] shut.
        / On the way back they met a gate that had made up its [mind|bolt].
        @help The raccoon reached through, contemplated the sky and opened the latch with its fingers.
        / With its eyes on the moon the raccoon felt its way in and opened the latch, as if by chance.
        + “One must never force them,” it breathed. “A lock is simply somebody who has been told to say no.”
        + There was a click, and a second, and then that small sigh of metal which means that someone has been understood.
        + {Other} stood close by with {thing} and noticed how quiet busy hands can be.
        + When they were through it came back alone, and the gate, which felt lighter, was given its hinge again.
      `,
    },
  },
  Beaver: {
    noun: { a: 'a beaver', the: 'the beaver' },
    facts: { help: 'the beaver built a crossing in ten bites' },
    beginner: {
      arrives: `
        Flap, flap, flap. Somebody was measuring the [door|step] outside.
        / Tap, tap. Someone [knocked on|tried] each step to hear if it was good.
        @friend It was a beaver, [and it used its own flat tail|and it shook its head].
        / It was a beaver with a pencil behind its ear.
        “Two tails high,” it said. “[Too low|Not bad]. Are you {hero}?”
        / “This step [sings|hums],” it said. “I can stop that, {hero}.”
        + Then it saw the chair. “A good chair,” it said. “I can make it better.”
        + Crunch. Now the chair had a slope. “For books,” said the beaver.
        + “It was fine before,” [said {hero}|{hero} said]. “Yes,” said the beaver. “That is why.”
        + “Something is broken {place.in},” it said. “They did not call me. I heard it.”
        + It had a pencil behind each ear, and it chewed both.
        + “Bring what you like,” it said. “I bring my teeth.”
        + It knocked on the wall and put its ear to it. “Hm,” it said.
      `,
      alone: `
        @friend The beaver sat on its dam in the evening. The dam was [done|good]. That was bad.
        “There is nothing to fix,” it said, and its tail went flap.
        + It made the door wider. Then it made it less wide.
        + The brook ran by and hummed. The beaver made it hum a bit lower.
        + Then it heard a thing that did not work. It was far off, {place.in}.
        + “I should not go,” said the beaver. It was on its way by then.
        + It put wood shavings in its bag, in case it got hungry.
        + The moon was not quite round. “I could do that,” it said.
      `,
      dry: `
        The beaver built stairs, [one step|a step] and then the next.
        / Bite, bite, and there was a [ramp|ladder]. It went up into the blue.
        [{Other} came behind. It went up|With {other} behind, it built on] {place.to}.
        + It took each step away and used it in front.
        + “Six tails to go,” it said. Flap went the tail.
      `,
      wet: `
        The beaver built a [hut|house] with no floor.
        It was full of air. In it they walked {place.to}.
        + “A house with four legs,” it said. “It took me two bites.”
        + Its flat tail was the rudder. Left, flap. Right, flap.
      `,
      quirk: `
        There was a good bench. The beaver [looked at|saw] it. “I can do better,” it said.
        / The beaver came to a bench that stood [well|very straight]. “Hm,” it said.
        Now it was a bad bench. “It needs one more bite,” it told {other}.
        / “Leave it,” [said {other}|{other} said]. “I only made it lower,” said the beaver.
        + It measured {other} with its tail. “You are just right,” it said. “Do not change.”
        + It turned a signpost round, so that it would look nicer.
        + “What if a thing works?” [said {other}|{other} said]. “Then I hurry,” said the beaver.
        + It spat out a nail and found a good place for it.
        + It made a path straight. Some ants had liked it bent.
        / It bit a bit off its pencil. It had been too long for some time.
      `,
      help: `
        On the way back was a [gap|drop], wide and black. No bridge went over it.
        / The bridge on the way back had fallen in. There was just a [hole|gap].
        @help The beaver built a crossing in ten bites.
        / “Stand back,” said the beaver, and built a crossing in ten bites.
        + Crunch, crunch, [crunch|and crunch]. [That was that.|Done!]
        / It spat out a [chip|nail]. “There.”
        + Chips flew past and smelled sweet.
        + {Other} counted each bite out loud.
        + It felt the wood with its tail. “It will hold,” it said.
        + They went over with {thing}, and nothing shook at all.
        + “Will you make it better?” [said {other}|{other} said]. The beaver looked. “No,” it said. “It is right.”
        + It had never said that before.
      `,
    },
    intermediate: {
      arrives: `
        Something flat was slapping the door frame, [once|first] across and then up.
        / Someone was walking about on the roof, [knocking|tapping] and saying “tut”.
        @friend “Two tails by five,” said a beaver, writing it down. “Who built this?”
        / A beaver came down the drainpipe, which was [now|from then on] a bit shorter.
        + It looked at {hero} with great kindness. “[Do not worry|Never mind],” it remarked.
        / “The house leans, {hero},” it said, “but I have [seen worse|brought teeth].”
        + It improved the chair, which had been quite all right, and now was interesting.
        + “Something has stopped working {place.in},” it declared. “I can hear it from my pond. It keeps me awake.”
        + It had a pencil behind each ear and sawdust in its eyebrows.
        + “What shall I bring?” [asked {hero}|{hero} asked]. “Somebody with an idea,” observed the beaver. “I have only teeth.”
        + While it waited, it rounded off the corners of the table, since someone might be in a hurry one day.
      `,
      alone: `
        @friend The beaver had finished its dam, and so it was a [sad|difficult] evening.
        Everything worked, nothing dripped, and there was nothing to bite.
        + It moved the door to the left, and then, after supper, back again.
        + Then it pricked up its ears, for something {place.in} had stopped.
        + “Nobody has sent for me,” it said, packing its pencil. “They will be so surprised.”
        + It had tuned the brook that spring. It now hummed in a comfortable low voice.
        + Over the pond stood the moon, with a dent in one side that anybody could have mended.
        + It measured the night with its tail and found it long enough.
      `,
      dry: `
        The beaver built the road [as it walked|in front of them], plank after plank.
        / The beaver bit a stair, and {other} [carried|held] the nails.
        So it climbed, tail by tail, {place.to}.
        / It rose by a tail a step, and so they climbed {place.to}.
        + There were never more than nine planks, but they were always in the right place.
        + “It has a slight lean,” it declared, halfway up the sky. “I shall see to it later.”
      `,
      wet: `
        In three bites the beaver made a hut [without a floor|with air in the roof].
        In it they walked {place.to}.
        + Every so often it stopped to put in another window.
        + With its tail it steered, and with its teeth it hummed, as builders do.
      `,
      quirk: `
        They came to a bench that was perfect, and the beaver’s [teeth began to itch|eyes lit up].
        / There was a bench with nothing wrong with it, and the beaver went round it [twice|in circles].
        “Please do not,” [said {other}|{other} said], but there was a crunch already.
        / “Walk on,” [said {other}|{other} said], too late, for it had three legs.
        + “Now it rocks,” it declared. “A bench ought to give one something to think about.”
        + It measured {other} from top to toe, and declared that here, for once, nothing had to be done.
        + It changed a signpost, because the arrow had looked bored.
        + “Why mend what works?” [asked {other}|{other} asked]. “Who mends it later, when I am not there?” it asked back.
        + It never threw out a chip, and gave the smallest to a beetle as a front step.
      `,
      help: `
        On the way back there was a gap where the path had been, and [no way round|wind in it].
        / Half of the way back had slid off into the [valley|dark].
        @help The beaver looked at it once, spat on its paws and built a crossing in ten bites.
        / The beaver hummed. It had built a crossing in ten bites.
        + Each bite was in exactly the right spot, and {other} counted aloud, to ten.
        + It laid its tail on the wood and listened with it. “That will carry a cow,” it said.
        + Over they went with {thing}, and not a board complained.
        + Sweet yellow chips had fallen into the depths, turning like little leaves.
        + “And what will you improve?” [asked {other}|{other} asked], and it looked for a long time. “Nothing,” it said.
        + The beaver signed it underneath, where nobody sees, with two small teeth marks.
      `,
    },
    advanced: {
      arrives: `
        @friend The slapping at the door was a beaver, [measuring the frame|taking its size] with its tail.
        / {Hero} heard the stairs being tested, one by one, by a beaver, who jumped on each and [sighed|took notes].
        “Two by five,” it sighed. “{Hero}, how brave of you to live here.”
        / “It will stand until we are back, {hero},” it said, “if no one [sneezes|sings].”
        + It could not see a thing that worked without wishing to help it, and the chair was assisted before {hero} could speak.
        + “A piece is missing {place.in},” it observed. “One hears it, at night, if one has an ear for joinery.”
        + There was sawdust in its eyebrows, and behind either ear a pencil, chewed to a thoughtful point.
        + “I am good at the how,” it admitted, “but never at the what, and so I invariably bring someone along for that.”
        + Before they left, it took the corners off the table, in case anyone should ever be in a hurry.
      `,
      alone: `
        @friend The dam was finished, and the beaver sat on it in the low spirits of a [master|craftsman].
        Then it heard something not working, far off {place.in}.
        + It had moved the front door twice since supper, once to the left and once, for comparison, back.
        + The brook, which it had tuned in the spring, was humming a third lower than other brooks and sounded most distinguished.
        + It was aware that nobody had asked it, but then nobody had asked it for the dam.
        + Even the moon had a dent that evening, and no one was doing a thing about it.
      `,
      dry: `
        With nine planks the beaver built a [stair|road] as it walked. {Other} passed up the last, and so they came {place.to}.
        / {Other} handed up planks from below, the beaver took planks from behind, and so one short [stair|bridge] went {place.to}.
        + It leaned a little to the left by the time they reached the clouds, and the beaver promised to lose sleep over it.
      `,
      wet: `
        On the [shore|beach] the beaver bit together a hut without a floor. Inside it they walked {place.to}.
        + It stopped now and again to add a window, for there was considerably to look at.
      `,
      quirk: `
        The bench they came to was faultless, and {other} saw the beaver’s [whiskers|teeth] begin to tremble.
        / The beaver begged {other} for just one bite of a [stile|signpost] that it could see was nearly perfect.
        A crunch, and it rocked. “Now it is alive,” declared the beaver.
        / It was perfect now, it said, in another direction.
        + It took the measure of everything with its tail, and of {other} too, where to its own surprise it found nothing to correct.
        + A signpost was turned to face the better view, and what became of the travellers is not known.
        + “Whatever works today,” it liked to say, “is only a ruin that has not had the time,” and it said this quite cheerfully.
        + Of each chip that fell it asked what it would like to be, and most of them wished to be wedges.
      `,
      help: `
        Where the path back had run there was now [a gap|an edge].
        / The way back had dropped out of the [hill|landscape], and wind stood in the gap.
        @help The beaver closed one eye, spat on its paws and built a crossing in ten bites.
        / The beaver measured the wind with its tail, and built a crossing in ten bites.
        + They were ten such bites as one is given to see once in a lifetime, and {other} counted them like the strokes of a clock.
        + It laid its tail along the beam, as a doctor lays an ear to a chest, and said that it would carry a piano.
        + They bore {thing} across, and the wood made no more remark than a table does.
        + It looked back for quite a while, with its teeth at the ready. Then it said, in a puzzled voice, that it would leave it so.
      `,
    },
  },
}
