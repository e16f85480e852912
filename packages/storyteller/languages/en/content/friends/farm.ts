import type { FriendsOf } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const farm: FriendsOf<Noun, 'farm'> = {
  Horse: {
    noun: { a: 'a horse', the: 'the horse' },
    facts: { help: 'the horse galloped home without waking anyone' },
    beginner: {
      arrives: `
        Crash, clatter! [Pots|Pails] fell down outside.
        / A gate, a pail and a rake fell [over|down], one by one.
        @friend It was a horse. [It had been told to drop everything|It had dropped all it had].
        / There stood a horse. “Drop in, they said,” it said.
        “So I [dropped|let go of] it,” it said. “And here I am.”
        / “Is that [right|it]?” it asked. “I can drop more, {hero}.”
        + “They said, hold your horses,” it said. “But I have just me.”
        + “It rains cats and dogs {place.in},” it said. “I brought a net.”
        + “Hello, {hero}. I am to lend you a hand.” It looked at its hooves.
        + It ran on the spot, for it was so glad. The cups danced.
        + “Shall we hit the road?” [said {hero}|{hero} said]. “What did it do?” said the horse.
        + Its breath was warm and smelled of hay.
      `,
      alone: `
        @friend A horse stood by the gate. It had been told to [stay put|wait there].
        Then the wind brought news from {place}.
        + “Time flies,” a goose had said. It had looked up for it all day.
        + It had heard that every cloud has a silver lining. It had asked one.
        / It had an apple. It was the apple of its eye, so it kept it.
        + “Somebody is down,” it said. “I will go and get them up.”
        + It ran on the spot. The grass there had long gone.
        + “I will put my best foot first,” it said. It thought which one.
        + The moon was up. Nobody had told it to be.
      `,
      dry: `
        {Other} sat up. “Like the wind,” it [was told|heard]. So it blew a bit.
        / “Fly!” [said {other}|{other} said]. The horse felt for [wings|feathers]. It had none, and ran.
        [Then it ran up hill and cloud|So with a clip and a clop they went] {place.to}.
        + “Hold your tongue,” said an owl. {Other} did not have to.
        + Its hooves went over the roofs like rain.
      `,
      wet: `
        The horse put a [diving pot|pail] on its head. {Other} had one too.
        It trotted down the sand {place.to}.
        + “In at the deep end,” it said. “They did say so.”
        + It met a small one of its kind. It had no legs at all.
      `,
      quirk: `
        “We must turn over a new leaf,” [said {other}|{other} said]. So the horse [did|turned one over].
        / “New leaf!” [said {other}|{other} said]. The horse saw [one|a leaf], and turned it.
        It turned over nine more. There was a bug under each.
        / It turned all the rest as well, to be safe.
        + “Keep an eye out,” it heard. It could not get it out.
        + It ran on the spot and got there last.
        + “It is a piece of cake,” [said {other}|{other} said]. It had been looking for the cake since.
        + It was told to hold on. It looked for a handle.
        + When told to take a seat, it took it along.
        + It laughed with all its teeth.
      `,
      help: `
        On the way back all were [asleep|in bed], and the way was long.
        / It was late on the way back. All the windows were [dark|shut].
        @help The horse galloped home, so softly that nobody woke.
        / Soft as snow the horse galloped home, and nobody woke.
        + “[As quick as a flash|Quick and quiet],” it was told. It was.
        / “On [tiptoe|your toes],” it was told. It had hooves. It did it.
        + It had put a sock on each hoof.
        + {Other} held on to the mane and to {thing}.
        + Past the beds it flew, and just the curtains moved.
        + A baby frog turned over and slept on.
        + “You do not let grass grow under your feet,” [said {other}|{other} said]. It looked. It was true.
      `,
    },
    intermediate: {
      arrives: `
        There was a dreadful clatter in the yard, as if someone had [dropped|let go of] everything.
        / Something in the yard fell down, and was followed by [all the rest|a great many pans].
        @friend Someone had. It was a horse, [and it had been told to|and it looked for more to drop].
        / A horse was standing in the middle of it. “Break in, they said,” it reported.
        + “They said so, {hero},” it [explained|said].
        + It took people at their word, since it could not think what else to take them at.
        + “They are in a pickle {place.in},” it reported. “I have brought a fork.”
        + It had been asked to lend a hand, and stood looking at its hooves with some concern.
        + For sheer gladness it galloped on the spot, and in the kitchen the plates galloped too.
        + “Shall we hit the road?” [asked {hero}|{hero} asked]. It wanted to know first what the road had done.
        + Its breath was warm and smelled of hay, and of one apple, which it was saving for a rainy day.
      `,
      alone: `
        @friend A horse was standing at the gate, because it had been told to [wait a minute|hold on].
        That had been in spring, and nobody had said which minute.
        + Then it heard: all was upside down {place.in}.
        + That it had to see. It had only ever seen one beetle upside down.
        + “Time flies,” the goose had told it, and it had looked up all afternoon.
        + It galloped on the spot for a little, to be in good time.
        + Somebody had asked it to keep its hair on. It had tied a knot in it.
        + “Best foot forward,” it reminded itself, and spent a while on choosing.
      `,
      dry: `
        “Go like the wind,” [said {other}|{other} said], and the horse [whistled|howled] round a corner first.
        / “Step on it,” [said {other}|{other} said]. The horse asked on [what|whom].
        [Then it galloped|Then it ran like rain] {place.to}.
        + Its hooves upon the roofs sounded like kind rain.
        + It was told not to look back, so it asked {other} to do that for it.
      `,
      wet: `
        The horse put on a [bucket|copper kettle] with a window, and so did {other}.
        Steadily it trotted down the sea bed {place.to}.
        + “They told me to go and jump in the sea,” it said. “It was a good idea.”
        + It met a seahorse, looked for his legs, and said nothing, out of tact.
      `,
      quirk: `
        “This path is a piece of cake,” [said {other}|{other} said]. The horse looked for it for [ages|a mile].
        + It was told to keep its eyes peeled, and it would rather not.
        / It was asked to take a seat, and it took it along.
        “Straight from the horse’s mouth,” it remarked now and then. It liked that one.
        + When it was happy it galloped on the spot, and so they could always catch up with it.
        + “Let sleeping dogs lie,” declared an owl, and it went back to tell one that it might.
        + It turned over a new leaf, and then forty more, and was thanked by several woodlice.
        + Nobody could fool it, for it believed them straight away.
      `,
      help: `
        On the way back it was far. All the houses were [asleep|dark already].
        / The night had come down on the way back, and nobody was [up|awake] but the moon.
        @help The horse galloped home, and it did so without waking anyone.
        / The horse galloped home, soft as flour, without waking anyone.
        + “Not a sound,” it had been asked, and it took that [at its word|literally].
        + Over each hoof it had pulled a sock, and over its teeth a smile.
        + {Other} lay against its neck with {thing}, and heard the big heart beat in time.
        + The wind of it just lifted the curtains and laid them down again.
        + In one window a candle bowed, and in one bed a child turned over and dreamed of clouds.
        + “That was quick as a flash,” [remarked {other}|{other} remarked]. “But without the bang,” it remarked proudly.
      `,
    },
    advanced: {
      arrives: `
        @friend The crash in the yard was a horse, who had been told to drop everything and [come|fetch {hero}].
        / Every pail in the yard had been kicked, since the horse had heard of [somebody|a man] who kicked the bucket.
        “I dropped it as soon as I could,” it remarked.
        / “I kept an eye out for you, {hero},” it said. “It is back in.”
        + It took every saying at its word, having been brought up never to take anything else.
        + “They are in a pickle {place.in},” it went on, “and so I have brought a fork, and a net for the cats and dogs.”
        + Asked to lend a hand, it had set out immediately. Only on the way had it begun to look at its hooves.
        + Joy made it gallop on the spot, until the plates in the kitchen were galloping as well.
        + Before it would hit the road, it wished to hear the road’s side of the matter.
      `,
      alone: `
        @friend A horse stood at the gate, where somebody, in April, had asked it to hold on for a [minute|moment].
        Then news came that {place.in} all was upside down.
        + This it felt that it should see, its experience having been limited to one beetle.
        + “Time flies,” the goose had mentioned, and it had been watching the sky for it ever since.
        + It had been advised to put its best foot forward, and the choice was not an easy one.
        + A knot was tied in its mane, for it had promised someone to keep its hair on.
      `,
      dry: `
        Told by {other} to go like the wind, the horse rattled some [shutters|doors] first. Then over hill and cloud it galloped {place.to}.
        / “Make tracks,” [said {other}|{other} said]; the horse made some, [admired|inspected] them, and galloped over hill and cloud {place.to}.
        + Upon the roofs its hooves made a noise like rain at a time when everybody is in.
      `,
      wet: `
        Once told to go and jump in the sea, the horse now [did|found the time]. Under buckets they trotted down {place.to}.
        + To a seahorse it said good day, looking with great tact at his face only.
      `,
      quirk: `
        As {other} had called the path a piece of cake, the horse [nibbled|tried] it here and there.
        / The horse had been told by {other} that it would be a walk in the park, and [looked for|asked after] the park.
        “From the horse’s mouth,” it declared, “it is gravel.”
        / It was not, it said, the best it had had.
        + It had gone back half a mile to inform a sleeping dog that he was to be let lie.
        + A new leaf was to be turned over, and it did not stop at one, to the relief of several woodlice.
        + When it was happy it galloped on the spot, which is the reason why they never lost it.
        + Nobody had ever made a fool of it, since it believed them all beforehand.
      `,
      help: `
        On the way back they had far to go, and every window on the road was [dark|asleep].
        / It was long past bedtime on the way back, and the [doors|villages] were shut.
        @help The horse galloped home with them all, without waking anyone.
        / Past sill after sill the horse galloped home, without waking anyone.
        + “Not a sound,” {other} had whispered, and it was not in its nature to take that any way but one.
        + It had drawn a sock over each hoof, and held its breath downhill.
        + The wind of it lifted the curtains a little, looked in, and laid them down again.
        + {Other} held {thing} against the great warm neck, and through it came the sound of a heart being careful.
      `,
    },
  },
  Sheep: {
    noun: { a: 'a sheep', the: 'the sheep' },
    facts: { help: 'the sheep gave its wool as a thread to follow' },
    beginner: {
      arrives: `
        “One,” said somebody [outside|under the window]. Then there was a yawn.
        / “Is there one in [here|this bed]?” asked somebody at the door.
        @friend It was a sheep, as round as a cloud. It counted people.
        / In came a sheep with its pen out. It counted people.
        + “You are number [one|one tonight], {hero},” it said.
        / “One nose,” it said to {hero}. “That makes one of [you|them].”
        + It lay down on the mat. It got up again. “Two,” it told the lamp.
        + “You count us,” it said. “So it is only fair.”
        + “I cannot sleep,” it said. “They are one short {place.in}.”
        + It had a twig in its wool, and a pen.
        + “Jump over that stool, please,” it said. {Hero} did. “Lovely,” it said.
        + You could lean on it. You sank in up to the ears.
      `,
      alone: `
        @friend A sheep lay in the field and [counted|was counting] people.
        There was one man and his aunt. Then it ran out.
        “One thing is missing {place.in},” it said.
        + The man had jumped the gate well. The aunt did not want to.
        + It had counted stars. They would not jump.
        + Its wool was thick. A mouse had a room in it.
        + “I will go and see,” it said. “Then I can add it up.”
        + It yawned, and the whole field yawned.
      `,
      dry: `
        {Other} lay in the wool. The sheep [walked|hopped] from cloud to cloud.
        / {Other} lay on the sheep. The sheep lay on a [cloud|soft cloud].
        They looked just like it, all the way {place.to}.
        / It blew off with them, past nine stars, {place.to}.
        + One cloud said baa. That one was a real sheep.
        + It jumped a star and counted itself.
      `,
      wet: `
        The wool was full of air. {Other} put [a nose|just the nose] in and breathed.
        Like a sponge it sank {place.to}.
        + It counted fish. It woke up three times.
        + When it was wet through it was as big as a house.
      `,
      quirk: `
        “One, two,” said the sheep. It looked at {other} and fell [asleep|down asleep].
        / “One hat,” said the sheep. “One [boot|ear].” It sat down to rest.
        “Wake up,” [said {other}|{other} said]. “Oh,” it said. “Three?”
        / “There are two,” [said {other}|{other} said]. “So many!” it said.
        + It liked to count those who wore hats. Hats helped.
        + It lost a curl on each bush. The bushes were warm.
        + A goat had called it “cushion”. It had been glad of it.
        + “What comes after nine?” [said {other}|{other} said]. “I have never been awake for it.”
        + It said “maybe”. It came out as “maybaa”.
      `,
      help: `
        On the way back there was a [maze|tangle] of walls. Where had they come in?
        / Walls! There were walls on the way back, and walls [in them|upon walls].
        @help The sheep gave its wool. It was a thread to follow all the way.
        / But the sheep had let out its wool, a thread to follow.
        + It had tied one [end|curl] to a twig at the start.
        + So it had got thin. It was a bit cold at the back.
        + {Other} went hand over hand with {thing}.
        + The thread went left, and left, and round a post.
        + There was a fall at the end, and they fell on wool.
        + {Other} wound it all up and put it round the sheep. “One,” it said.
      `,
    },
    intermediate: {
      arrives: `
        “One,” remarked a soft voice beneath the window, [yawning|with a yawn].
        / The gate outside was being asked to [jump|step] over itself.
        @friend It belonged to a sheep, and it was counting people.
        / It was a sheep that asked, and it was here to count people.
        + “You are the first, {hero}. Please [jump|hop].”
        / “Over the bed, {hero}, if you can,” it said. “I will say [when|one].”
        + It seemed only fair to it, after all those who had been counting sheep.
        + {Hero} hopped over the stool, and it clapped, nodded off and had to be propped up.
        + “I cannot get to sleep,” it said. “It will not add up. {Place.in} there is one too few.”
        + It was as round as a cloud and about as easy to hold an argument with.
        + In its wool there were a bramble, a pencil and a family of mice with a clock.
        + Whoever leaned against it sank in as far as the ears and saw the world more kindly.
      `,
      alone: `
        @friend A sheep lay in its meadow and counted [people|passers-by], as it did every evening.
        There was a farmer, and his aunt, and then it was out of them.
        + But one was missing, {place.in}.
        + The farmer had cleared the gate perfectly well. The aunt preferred to go round.
        + Stars it had tried, but they would only shine, and none of them jumped.
        + On its left side a mouse had taken rooms, facing south.
        + “Unless it comes out even,” it said, “I shall be up all night.”
        + It gave a yawn that went right round the meadow and came back to it.
      `,
      dry: `
        {Other} lay deep in the fleece. The sheep hopped from [cloud|fleecy cloud] to cloud.
        / {Other} sank into the fleece, and the sheep let a warm [wind|draught] take it.
        All of them were going {place.to}.
        / Round and white it drifted {place.to}.
        + Some of the clouds said baa, and there they did not stop.
        + It counted every jump, and so it was asleep for most of them.
      `,
      wet: `
        In the fleece there was air enough for [two|a choir]. {Other} breathed through it.
        As slow as a sponge, the sheep sank {place.to}.
        + It counted herring, and this was much too strong for it.
        + Wet through, it was the size of a cottage and gave a home to some prawns.
      `,
      quirk: `
        “One, two,” said the sheep, looking at {other}, and lay [asleep|snoring] in the path.
        / It looked at {other} and said “one”. Then it looked at {other.s} other [shoe|ear].
        “Was I at three?” it asked. It was never at three.
        / Somebody would have to tell it about two.
        + It liked people in hats best. A hat, it said, rounds a number off.
        + On every bush it left a curl, and behind it the hedges looked quite cosy.
        + It was asked what came after nine, and it could not say, for it had always missed that.
        + Somebody had once called it a cushion, and it had not had such a compliment since.
        + In a flock it had been very happy, although nobody there could ever be counted properly.
      `,
      help: `
        On the way back they stood among walls and [corners|turnings]. They were all alike.
        / The way back was a great knot of walls, and it had no [end|ends].
        @help The sheep had tied its wool to a twig. That gave them a thread to follow.
        / But from the first corner the sheep had let out its wool, as a thread to follow.
        + It had let it run out behind it, curl by curl.
        + {Other} wound it up hand over hand, with {thing} held under one arm.
        + It led them left and left again, and twice round a pillar, where it had dozed.
        + The sheep had become slim by now, and a little chilly at the back.
        + At the end there was a drop, and what was left of it made a splendid cushion.
        + They wrapped it up in its own ball of wool. “One,” it declared happily, and slept.
      `,
    },
    advanced: {
      arrives: `
        @friend “One,” remarked the darkness under the window, and yawned, and [was|turned out to be] a sheep.
        / There was nothing to be seen in the yard but a bank of mist, which counted the [windows|gateposts], and was a sheep.
        “I count people,” it informed {hero}. “It is only fair.”
        / “Are there several of you, {hero}?” it enquired, “or one?”
        + It would be much obliged, it said, if {hero} could be so good as to jump over something, not too fast.
        + “It does not add up,” it complained. “There is one too few {place.in}, and until they find it I am awake.”
        + It had the outline of a cloud, and held opinions about as firmly.
        + Among its wool there were to be found a bramble, a pencil, and a household of mice with a clock.
        + Those who leaned on it went in up to the ears, and came out with a milder view of things.
      `,
      alone: `
        @friend A sheep lay in its meadow and counted people, of whom there were two, and one was [an aunt|not built for gates].
        But {place.in}, it felt, there was one too few.
        + The farmer had taken the gate in fair style, but the other had gone round by the lane, and it was not sure if that counted.
        + It had tried it with stars, who shone, but could not be got to jump.
        + The rooms on its south side were let to a mouse.
        + As a yawn left it, it went round the meadow once, and the evening lay down.
      `,
      dry: `
        With {other} in its fleece, the sheep skipped from cloud to cloud {place.to}. It was hard to say [which was which|who was who].
        / As the sheep walked it dozed, and as it dozed it rose, so that {other} drifted with it, among the [flocks|other clouds], {place.to}.
        + It counted every leap, and slept, therefore, through the finest of them.
      `,
      wet: `
        There was air in its fleece for {other} and a [choir|small choir]. Like a sponge, the sheep sank {place.to}.
        + It had begun to count the herring, and from then on it had to be led along gently.
      `,
      quirk: `
        “One, two,” began the sheep, with its eyes upon {other}, and [lay down|was asleep].
        / It had been counting {other} for a considerable distance, and invariably came to [one|the same].
        Of three it had only ever heard.
        / It was thought to be a promising start.
        + It preferred people with hats, for a hat, in its view, rounds a number off.
        + There hung a curl from every bush that they had passed, and the road behind them looked almost furnished.
        + A goat, years back, had called it a cushion, and it still blushed when it thought of it.
        + It asked what it was like after nine, as others ask about America.
      `,
      help: `
        On the way back they stood amid walls and turnings, all of them [new|alike].
        / Walls and turnings, on the way back, led only to [each other|more walls].
        @help But the sheep had given its wool, all the way in, as a thread to follow.
        / Behind the sheep, however, ran its own wool, as a thread to follow.
        + It had made it fast to a twig at the outset, thinking of nothing in particular, as it did when it was wise.
        + {Other} wound it in, hand over hand, past the pillar round which it had walked twice in its sleep.
        + The farther they came, the slimmer it got, and towards the end one could see that there had been a neck.
        + With {thing} safe, they put the ball of it about its shoulders. It said “one”, and meant all of them.
      `,
    },
  },
  Duck: {
    noun: { a: 'a duck', the: 'the duck' },
    facts: { help: 'the duck towed the others across on a leaf' },
    beginner: {
      arrives: `
        Slap, slap, slap. Wet feet came out of the [bathroom|bath].
        / The plug in the sink [popped|jumped]. Slap, slap, came some feet.
        @friend It was a duck. “It was a short cut,” it said.
        / “Is this the sea?” said a duck.
        It had come through [two ponds|a drain] and a bucket of mops.
        / It had [come by|swum in] a pipe, and it liked pipes.
        + “Hello, {hero}. I know the way {place.to}. It is a bit damp.”
        + It shook itself. Now the wall was wet, and the bed, and {hero}.
        + “Is there a puddle here?” it said. It made one.
        + It had a sea map. It was all blue, with one dot.
        + “They need us there,” it said. “I heard it in a pipe.”
        + It talked out of one side of its beak, like a sailor.
      `,
      alone: `
        @friend On the pond sat a duck, and planned a [short cut|new short cut].
        It ran past {place} and home.
        Then it heard that they needed help there.
        + It tried its feet. Slap, slap. All was in order.
        + A frog asked how far it was. “It is short,” it said, “but long.”
        + It had a puddle for each day. On Sunday it had the big one.
        + The rain said pit. The duck said pat.
        + “I will be there in no time,” it said. It went the wrong way first.
      `,
      dry: `
        “This way is quick,” said the duck. It led {other} through [nine puddles|a bog].
        / “Shoes off!” said the duck. It led {other} from [drip to drip|ditch to ditch].
        The last puddle was in a cloud, near {place}.
        / The next wet bit was {place}, or close to it.
        + “Now we are nearly there,” it said. It said that at each puddle.
        + Slap, slap went the feet on the moonlight.
      `,
      wet: `
        “At last a good road,” said the duck. It put {other} in a [bubble|jar] and dived.
        So it sank, tail up, {place.to}.
        + “No puddles,” it said. “It is all one puddle!”
        + It said “ahoy” to a mop that had got lost.
      `,
      quirk: `
        The path was dry and straight. “[I know|I have] a short cut,” said the duck.
        / “Not the bridge,” said the duck. “It is so [dry|high].”
        They came out wet, in the same place. “See?” it told {other}.
        / So they went by the ditch. “Now we are ahead,” it told {other}.
        + It could not pass a puddle. It had to ask how it was.
        + It gave its shoes to a frog. It had no shoes. They were {other.s} shoes.
        / It lent its umbrella to a fish.
        + “How long is short?” [said {other}|{other} said]. “It is shorter than a long one,” it said.
        + It left a map of feet on the path. They all went round and round.
        + It sang of the sea. It was a song with “glug” in it.
      `,
      help: `
        On the way back there was deep water, and [no boat|not a boat].
        / A lake lay on the way back. It had no [far side|other side].
        @help The duck towed the others across on a leaf.
        / The duck bit off a leaf and towed the others across.
        + “All [aboard|on the leaf],” it said. It took the stalk in its beak.
        / “Get [on|in the middle],” it said. “Feet up.”
        + Paddle, paddle. You could not see its feet. They were so quick.
        + {Other} sat on the leaf with {thing}, quite dry.
        + It went straight. It was the first time.
        + Ripples ran out left and right like a long smile.
        + “That was a true short cut,” [said {other}|{other} said]. It went pink in the beak.
      `,
    },
    intermediate: {
      arrives: `
        Wet feet came slapping out of the bathroom, though [nobody|no one] had gone in.
        / There was a gurgle in the bath and then, in the hall, a very wet “[ahoy|land]”.
        @friend “Short cut,” said a duck, and shook the drain off its tail.
        / A duck stood there, and it asked which sea this was.
        + “You are {hero}. I know a way {place.to}. It is [slightly|a little] damp.”
        + It knew a short cut to everywhere, and each of them went through a puddle.
        + It spoke out of the side of its beak, like an old sailor with a secret.
        + “Two ponds, a gutter, a bucket,” it counted up. “By road it would have been five minutes.”
        + It spread out its chart, which was blue from edge to edge, with a tea stain for land.
        + They were in trouble over there, it had heard it through the pipes.
        + As there was no puddle in the room, it made one and felt more at home.
      `,
      alone: `
        @friend On its pond a duck worked out a short cut to [the other bank|the same bank].
        Oddly, it led past {place}.
        The reeds said that they needed help there.
        + “Is it far?” asked a frog. “Short,” declared the duck, “but it takes a while.”
        + It had a puddle for every weekday, and the large one for when there was company.
        + It tested its feet on a stone, slap, slap, and the sound was good.
        + Old charts covered its nest, all blue, with the corners nibbled.
        + “I shall go by the quickest way,” it remarked, and sat down to rest for it.
      `,
      dry: `
        “The road is a detour,” said the duck, leading {other} through [a bog|the first ditch].
        / {Other} was led through a ditch, which saved a [corner|field].
        After nine puddles they were {place.in}.
        / One more puddle, and it was {place}.
        + The ninth of them lay in the middle of a cloud.
        + “Nearly there,” it remarked every time, and eventually it was right.
      `,
      wet: `
        “Finally a proper road,” said the duck, and blew {other} a [bubble|diving bubble].
        So they sank, tail up, {place.to}.
        + “It is one single puddle,” it called up, quite moved.
        + It knew a short cut here as well, and it led through a sunken bathtub.
      `,
      quirk: `
        The path lay before them, dry and straight. “I know a [better|shorter] one,” said the duck.
        / Before them was a good stone bridge. “A trap,” said the duck, and took to the [reeds|mud].
        When they came out, they were at the same spot, only wetter.
        / An hour later they met their own footprints.
        + “You see,” it told {other}, “it was quicker, if you count from the end.”
        + It could not go past a puddle without asking after its depth.
        + Its footprints went in circles, so that people who followed them were never lonely.
        + “What is wrong with the bridge?” [asked {other}|{other} asked]. “It is over the water,” it declared.
        + It hummed a shanty with forty verses, and all of them ended in glug.
      `,
      help: `
        On the way back there lay a wide, dark [water|lake], and of boats there were none.
        / The path ran down into a lake on the way back, and it [stayed|remained] there.
        @help The duck bit off a leaf and towed the others across on it.
        / With a leaf for a ferry, the duck took the stalk and towed the others across.
        + “Sit in the [middle|dry part],” it said with the stalk in its beak.
        + Above the water it was calm itself, and below it paddled like a sewing machine.
        + {Other} sat on the leaf with {thing}, and not one toe got wet.
        + It kept a straight line, which it had never done before. It looked surprised at it.
        + Behind them the ripples ran to either bank like a very wide smile.
        + “That really was the shortest way,” [remarked {other}|{other} remarked]. It had to put its head under for a moment.
      `,
    },
    advanced: {
      arrives: `
        @friend The wet footsteps coming from the bathroom, into which nobody had gone, were a [duck|duck’s].
        / Somebody in the bathroom was asking the way to the [sea|bathroom], and it was a duck.
        “Short cut,” it informed {hero}, and shook off the drain.
        / “You have this the wrong way up, {hero},” it said, of the umbrella.
        + It knew of a short cut to every place on earth, and there was no end to how long these could be.
        + “Two ponds, a gutter and a bucket,” it reckoned, from the corner of its beak. “By road one would have had to cross the street.”
        + It unfolded a chart on which all was blue, apart from a tea stain that it referred to as the mainland.
        + “They are in difficulties {place.in},” it observed. “One hears that kind of thing in the pipes.”
        + The absence of a puddle had been preying on it, and so it made a small one by the bed.
      `,
      alone: `
        @friend A duck sat upon its pond devising a short cut from the one bank to the other, and had got as far as [lunch|the horizon].
        + It led, strangely enough, by way of {place}.
        + From there, said the reeds, help was being called for, so that it was on the right road already.
        + Asked by a frog if it was a long way, it said no, it only went on for a considerable time.
        + There was a puddle for each day of the week. One with steps, for guests.
        + Its feet it tried on a flat stone, as a pianist tries a chord.
      `,
      dry: `
        “Roads go round,” said the duck, and took {other} through [nine puddles|the mire]. The last was in a cloud, by {place}.
        / It saved a field by going through the [pond|brook], and the brook by going round; so the duck brought {other} {place.to}.
        + “Nearly there,” it had remarked at every single one, and was not above being pleased when it came true.
      `,
      wet: `
        “Finally a proper road,” observed the duck. It blew {other} a [bubble|stout bubble], upended itself, and was off {place.to}.
        + There was a short cut even down here, and it led through a sunken bath.
      `,
      quirk: `
        The path was straight, dry and in plain sight, and the duck could not [bear|look at] it. It led {other} round by the ditch.
        / {Other} had set foot upon a bridge, and the duck [called|begged] from below that it was quicker.
        + They emerged where they had gone in, but it pointed out that they had now got it behind them.
        + No puddle could be passed without an inquiry after its depth, and a word with whoever was at home.
        + What it had against bridges, it said, was that they left out the best part.
        + Strangers who found its footprints and went after them are said to be going round quite happily.
      `,
      help: `
        On the way back they came to a lake, wide and black and without a [boat|ferry].
        / A lake had come over the way back, with one bank here and the other [hidden|in mist].
        @help The duck bit off a leaf, took its stalk in its beak, and towed the others across.
        / Taking a leaf for a raft, the duck towed the others across by the stalk.
        + From above it was the picture of repose, and underneath, as with so many calm people, it was pedalling for dear life.
        + {Other} sat amidships with {thing}. The stars on the water parted for them and closed again.
        + It swam for once in a line as straight as a ruler, and kept looking down at itself in wonder.
        + “That was as a matter of fact the shortest way,” it was told, and had to put its head under water until it had recovered.
      `,
    },
  },
  Butterfly: {
    noun: { a: 'a butterfly', the: 'the butterfly' },
    facts: { help: 'the butterfly landed on the only right spot' },
    beginner: {
      arrives: `
        Something came in at the window. It went out, it came in, [it went out|out again].
        / Was it a leaf? Was it a [spark|scrap]? It was up, it was down.
        @friend At the sixth go it was in, and it was a butterfly.
        / It was a butterfly, and it sat up on the tall clock.
        “Good eve, oh, a [lamp|cake],” it said.
        / “I have a, oh, [jam|a nose],” it said.
        + It could not fly straight. It could not talk straight, too.
        + “You are {hero}, and I like your, look, a curtain!”
        + It sat on {hero.s} nose and told half a secret.
        + “We have to, how blue, go {place.to},” it said.
        + Up, down, left, up. You got a stiff neck.
        + It was as light as a thing you nearly said.
      `,
      alone: `
        @friend A butterfly flew home to its leaf. It passed it [twice|six times].
        “Here I am,” it said. It was not there yet.
        The wind said that {place} was in need.
        + “I will go there, oh, a daisy,” it said. “There, I mean.”
        + It read a book by sitting on each third word.
        + It had nine ideas. It let eight of them go.
        + It slept on one wing, so it woke up on the other.
        + The moon was so round that it flew in a ring.
      `,
      dry: `
        “Come, this way, no, that,” said the butterfly. {Other} [ran after it|followed it].
        / {Other} held a thread with a butterfly on it. It went [up|left].
        [They zigged and zagged, and came|By nine daisies they came] {place.to}.
        + A straight way is short. But you see no daisies on it.
        + It asked each star if it was a flower.
      `,
      wet: `
        It folded its wings in a bubble. It [bobbed|rocked] left, and it bobbed right.
        {Other} was in it too. They sank {place.to}.
        + “Look, a, oh, a, oh!” it said. There were so many fish.
        + A ray flew by. It thought that was its gran.
      `,
      quirk: `
        “I want to say, [oh|look], a leaf,” said the butterfly.
        / “First we turn [left|up], or was that a bee?” said the butterfly.
        “And what was it?” [said {other}|{other} said]. “What was what?” it said.
        / “And then?” [said {other}|{other} said]. “Then what?” it said.
        + It sat down on a bug. The bug felt dressed up.
        + It set off for the left, so it came from the right.
        + It ended a word that it had begun in the morning. It was “…ple”.
        + {Other} tried to walk as it flew, and fell down twice.
        + It gave each flower a wave, in case they had met.
      `,
      help: `
        On the way back, of a hundred [stones|steps] just one would hold.
        / There were a hundred stones in the bog on the way back. Most of them [sank|tipped].
        @help The butterfly landed on the only right spot.
        / Flit, flit. It landed on the only right spot.
        “[Here|This one],” it said.
        / “It is [this|here],” it said.
        + It had gone left and right. Then it had gone quite still.
        + {Other} trod there with {thing}, and it held.
        + Then it flew on and sat, and flew on and sat.
        + It made a row of blue dots in the dark.
        + “How did you know?” [said {other}|{other} said]. “I have been wrong so much,” it said.
      `,
    },
    intermediate: {
      arrives: `
        Something fluttered in at the window, out again, in, and [out once more|under the lamp].
        / The lamp was visited, and the jug, and for a time the [keyhole|goldfish].
        @friend At the seventh attempt it was inside, [and it was a butterfly|and was a butterfly in need of a rest].
        / It was a butterfly, on its way from one to the other.
        + “Good evening, I have, what a [lovely|yellow] lamp.”
        + It could no more talk straight than fly straight.
        + “You are certainly {hero}, and we must immediately, is that marmalade?”
        + It meant to settle on the chair, and so it settled on {hero.s} ear.
        + “They are waiting {place.in},” it declared, between the curtain and the clock.
        + Its thoughts came one at a time. None of them had met.
        + It weighed as much as a forgotten word.
      `,
      alone: `
        @friend A butterfly flew home to its leaf, and [missed|passed] it six times.
        At the seventh it landed, on a neighbour.
        Then it heard of the need {place.in}.
        + “I shall fly there directly,” it remarked. It went round a daisy to think about that.
        + When it read, it sat on every third word, and so its books were full of surprises.
        + It had had nine ideas that day, and eight were still out there somewhere.
        + A bee had tried to draw it a map, and the map was now in bloom.
        + It packed for the journey: nothing, and a spare nothing.
      `,
      dry: `
        “After me,” called the butterfly, from [the left|above], and then from below.
        / The butterfly set off in six directions, and {other} chose the [third|last].
        In hooks and loops they came {place.to}.
        / They wound like wool, and so came {place.to}.
        + The straight way would have been shorter. But on it there were no daisies.
        + On the road it visited several stars, as they had looked like flowers.
      `,
      wet: `
        In a bubble with {other} the butterfly folded its wings and [hoped|held still].
        Swaying left and right, they sank {place.to}.
        + “Look, an, and there, oh. What a,” it said, for there were so many fish.
        + A ray swept past, and it was sure that this was family.
      `,
      quirk: `
        “What I have been wanting to tell you,” said the butterfly, “is, do you smell [thyme|mint]?”
        / “There is one thing you must never,” said the butterfly, “oh, [clover|a gnat].”
        “And what was it?” [asked {other}|{other} asked]. “Thyme,” it remarked.
        / “And the rest?” [asked {other}|{other} asked]. “Of what?” it said.
        + It finished a sentence that it had begun in the morning, and they had to guess the front.
        + A beetle on whom it was resting stood perfectly still, for he felt well dressed.
        + It wanted to go right, so it set out for the left and trusted to luck.
        + {Other} tried to walk the way it flew, and a snail asked if there was anything the matter.
        + “I am not lost,” it explained. “I am only very thorough.”
      `,
      help: `
        On the way back, of a hundred stones in the [bog|black water] only one would bear.
        / A bog lay on the way back, and of its stones [ninety-nine|all but one] were only pretending.
        @help The butterfly went to and fro, and landed on the only right spot.
        / Here and there and back went the butterfly, and landed on the only right spot.
        + “This,” it declared, and it [said nothing else|folded its wings].
        + {Other} stepped there, with {thing}, and it was firm.
        + It flew on, hesitated, and settled once more, and once more it was right.
        + So they crossed from blue dot to blue dot, as in a child’s drawing.
        + It had been on so many wrong places in its life that it knew them all.
        + “And what were you going to say this morning?” [asked {other}|{other} asked]. “That,” it declared.
      `,
    },
    advanced: {
      arrives: `
        @friend At its seventh attempt upon the open window the butterfly was in, rather to its own [surprise|regret].
        / {Hero} saw it come in, and out, and [in|by], and what finally sat on the marmalade was a butterfly.
        “I have come to, what a lamp,” it informed {hero}.
        / “{Hero}, there is not a moment to, is that [apricot|mint]?” it said.
        + It was able neither to fly nor to speak in a straight line, and in both cases one arrived late, but knew the district.
        + “It is a matter of some, is that marmalade, urgency,” it added, and had in the meantime been on the clock.
        + It was aiming at the chair, and it therefore alighted upon {hero.s} ear.
        + “{Place.in},” it brought out, somewhere between the curtain and the cup, “they wait.”
        + It had no more weight than a name that one very nearly remembers.
      `,
      alone: `
        @friend A butterfly was flying home to its leaf, which it had now [missed|gone past] six times, and came to rest on a neighbour’s.
        The wind told it of {place}.
        + It would leave directly, it resolved, and went round a daisy once or twice to see what directly might mean.
        + As it read only every third word, its library was one of the most exciting in the meadow.
        + Of the day’s nine ideas eight were still abroad, and it left the window open for them.
        + A bee, who believed in lines, had drawn it a map. It had sat on all the best parts.
      `,
      dry: `
        “Follow me,” called the butterfly from above, and [presently|then] from below. In hooks and loops {other} followed it {place.to}.
        / Where it flew there was no road, and where there was a road it [crossed|met] it; so {other} came, with a stiff neck, {place.to}.
        + There would have been a straight road, but nobody has ever come home from it with anything to tell.
      `,
      wet: `
        In a bubble with {other} it closed its wings. [Rocking|Swaying] like a thought that cannot decide, they sank {place.to}.
        + A ray went by overhead, and it was years since it had seen anyone on that side of the family.
      `,
      quirk: `
        “What I have long wished to say to you,” began the butterfly, and {other} [waited|stood perfectly still], “is thyme.”
        / “Promise me,” the butterfly said to {other}, “that you will always think of [thyme|mint].”
        It meant the herb.
        / It had been good advice, one felt.
        + A sentence from that morning was brought to an end before supper, and it was left to the others to find the beginning.
        + The beetle it rested on remained standing for a considerable time after, conscious of having been well dressed.
        + “I am never lost,” it maintained. “I am merely, look, thorough.”
        + {Other} tried its way of walking, and was asked by a snail, in confidence, whether it was love.
      `,
      help: `
        In the [bog|mire] on the way back lay a hundred stones, most of them false.
        / Of a hundred stones in the mire on the way back ninety-nine [lied|were bluffing].
        @help The butterfly wavered left, wavered right, and landed on the only right spot.
        / Up and down above them it went, and it landed on the only right spot.
        + “This,” it declared, and nothing further, and the silence in which it said so was like a lamp.
        + {Other} stepped upon it, {thing} held close, and it was as firm as a promise.
        + From blue dot to blue dot they came across, as a pencil does in a puzzle, until there was a path.
        + It had been mistaken, it explained, in so many places that eventually there were only the others left.
      `,
    },
  },
  Goat: {
    noun: { a: 'a goat', the: 'the goat' },
    facts: { help: 'the goat climbed the cliff and let down its beard' },
    beginner: {
      arrives: `
        Munch, munch. Somebody ate the note [on the door|at the door].
        / Chomp. There went the [bell rope|doormat]. Somebody swallowed.
        @friend It was a goat, and it stood on top of the wardrobe.
        / A goat looked in, and it was upstairs. It was outside, too.
        + “There was a [letter|note] for you, {hero},” it said. “It was good.”
        / “I got your [post|card], {hero},” it said. “It was crisp.”
        + “What did it say?” [said {hero}|{hero} said]. “It had a hint of ink,” it said.
        + It thought hard. “I think it said to come {place.to}.”
        + How it had got up there no one knew. It did not ask.
        + It had a long beard with a bow at the end.
        + It tried the curtain. “A bit dry,” it said.
        + “I will take you up and up,” it said. “Also down, if I must.”
      `,
      alone: `
        @friend On a roof stood a goat and ate a [map|road map]. It ate the north first.
        Then it found that it had eaten a letter. It came from {place}.
        + “Please come,” it had said. It could still taste it.
        + It stood on one foot on a chimney. It did not find that odd.
        + A sign said: Do not climb. It ate the sign and climbed.
        + It combed its beard with a rake.
        + “Up is where the view is,” it said. It had some of the view for tea.
        + It had read a lot of books, and each was crisp.
      `,
      dry: `
        The goat went up by roof and tree. {Other} held on to the [beard|long beard].
        / “Up!” said the goat. {Other} was on its back, and it was on the [church|chimney].
        From tip to tip it jumped {place.to}.
        / It stood on star after star, all the way {place.to}.
        + It ate a bit of cloud. “Too sweet,” it said.
        + It stood still on the church cock. It was for the fun of it.
      `,
      wet: `
        The goat climbed down a [sea cliff|steep cliff]. It blew a bubble for {other}.
        It held its beard up. So they came {place.to}.
        + It ate a starfish. “Hey,” said the starfish. So it was put back.
        + It stood on a rock, and then on a crab.
      `,
      quirk: `
        There was a [signpost|sign]. The goat read it from left to right. Now it was gone.
        / The goat had a map. It read it, bit by bit, to the [end|rim].
        “What did it say?” [said {other}|{other} said]. “Oak,” it said.
        / “Which way now?” [said {other}|{other} said]. “I am full,” it said.
        + It stood on a post, and the post stood on a wall.
        + “Why do you climb on all that?” [said {other}|{other} said]. “It is there,” it said.
        + It ate a hat. There was a bug on it. It set it down with care.
        + It would read {other} the map. It began with the sea.
        + It butted a bush, to say hello.
        + It said “Baa”. That was for fun. It was not a sheep.
      `,
      help: `
        On the way back there was a cliff. It was [smooth|wet] and had no path.
        / Rock, and no path up! The way back was [shut|bare and tall].
        @help The goat climbed the cliff and let down its beard.
        / From crack to crack the goat climbed the cliff. It let down its beard.
        + “Hold [tight|the bow],” it said.
        / “My [chin|beard] is strong,” it said.
        + Tick, tack went the hooves. There was just a crack to stand on.
        + {Other} came up by the beard with {thing}.
        + It did not eat the moss. It did not eat a thing.
        + It shut its eyes when it pulled. It did pull its chin.
        + On top it ate the rest of the note. “It was thank you,” it said.
      `,
    },
    intermediate: {
      arrives: `
        Somebody was chewing at the front door, and then [on the landing|in the room].
        / The calendar in the hall had got as far as June, and it was being [eaten|read] further.
        @friend On top of the wardrobe stood a goat, [swallowing|with a stamp on its lip].
        / It was a goat, and by now it stood on the piano.
        + “I had your letter, {hero},” it said. “[Excellent|Really good].”
        / “There is no [Thursday|August], {hero},” it said. “I am sorry.”
        + “What was in it?” [asked {hero}|{hero} asked]; it thought back. “Rag, chiefly, and a little glue.”
        + What it ought to have read, it ate; what it ought not to climb, it stood on.
        + “It spoke of {place},” it recalled, “and of haste. The haste was at the bottom.”
        + It wore a beard down to its knees, and took great care of it.
        + It tasted the wallpaper, and it preferred last year’s.
        + It had never asked itself how it got anywhere.
      `,
      alone: `
        @friend A goat stood on a chimney and read a [newspaper|novel], page by page, to the last crumb.
        Between two pages there had been a letter, from {place}.
        + “Come soon,” that one had tasted of. There was something salty about it, like tears.
        + A board said that climbing was forbidden. It had been a crisp little board.
        + It knew the entire library, though afterwards nobody else could.
        + It stood there on one leg, because the other three were thinking.
        + It combed its beard with a rake, and tied a bow, as one does for a visit.
        + “Up is simply where I end up,” it declared to a jackdaw.
      `,
      dry: `
        By gutter and treetop the goat [went up|climbed], with {other} on its back.
        / {Other} held on to its horns. It began with the [shed|fence].
        From cloud to cloud it sprang {place.to}.
        / Then it went by chimney and cloud {place.to}.
        + It tried one of them; it was mostly air and sugar.
        + It stood on every weathercock, for the sake of completeness.
      `,
      wet: `
        The goat climbed down the sea cliffs, its [beard|long beard] floating.
        With {other} in a bubble it came {place.to}.
        + It nibbled at a starfish, and it was spoken to, and put the arm back.
        + There was a wreck with a mast. One had to wait a little.
      `,
      quirk: `
        At the crossroads the goat read the signpost, from the left to the [right|very end].
        / Somebody had put up a notice, and the goat was [deep in|just finishing] it.
        “And where does it go?” [asked {other}|{other} asked]. “Down,” it declared, and swallowed.
        / “What did it forbid?” [asked {other}|{other} asked]. “Glue, I think,” it said.
        + It stood on a gatepost, on a barrel, and for a short time on a cow.
        + It had eaten three maps in its life, and so it had the entire county inside it.
        + “You are not meant to climb that,” {other} would say, to something already high up.
        + If it found a hat, it asked first whose it was; that was the sauce, it said.
        + It butted whatever it liked. One had to be glad, and to hold on to something.
      `,
      help: `
        On the way back a cliff stood before them, wet and [smooth|steep], without any path.
        / The way back stood up before them and was a cliff, as bare as a [wall|bone].
        @help The goat climbed the cliff, from nothing to nothing, and let down its beard.
        / The goat climbed the cliff by what was not there, and let down its beard.
        + “Take [hold|the bow],” it called. “It has carried heavier breakfasts.”
        + It had found a crack as wide as a coin, and on that it stood with all four feet.
        + {Other} came up the beard, as up a rope, and {thing} came too.
        + It bit its teeth together, and there was for once nothing between them.
        + Moss grew up there, thick and green. It did not so much as lick it before they were all safe.
        + “Now I know what was in the letter,” it declared at the top. “It said thank you.”
      `,
    },
    advanced: {
      arrives: `
        @friend What was being eaten at the door was a letter, and the goat now on the wardrobe was [just finishing|swallowing] it.
        / The doormat had said “welcome”, up to the goat, who had now come to the [“w”|“w” of it].
        “Addressed to {hero},” it declared. “Good paper.”
        / “I have read all your post, {hero},” it said. “[Thank you|You are in demand].”
        + It ate whatever it should have read and stood on whatever it should not, and was otherwise of excellent character.
        + As to the contents, it remembered rag, some glue, and, towards the end, a certain urgency.
        + “There was something about {place} in it,” it added, “and I must say that it was the part that lay heavy.”
        + The beard came down to its knees, and was worn with a bow.
        + It tried the wallpaper, thoughtfully, and gave it as its opinion that they had had better.
      `,
      alone: `
        @friend Upon a chimney stood a goat with a novel, and was at the last [page|chapter], which was a trifle dry.
        A letter had been tucked into it, from {place}.
        + It had tasted of haste, and faintly of salt, as paper does upon which somebody has wept.
        + The board that forbade climbing had been eaten on the way up, as a starter.
        + There was not a book in the valley that it did not know, nor one that anybody else would know after it.
        + “I do not climb,” it used to say. “I merely fail to stay down.”
      `,
      dry: `
        By gutter, ridge and [steeple|treetop] the goat went up, with {other} upon its back. So it came, from cloud to cloud, {place.to}.
        / The goat could not say how one gets up on to things. {Other}, upon it, was presently {place.in}, by way of a [pump|steeple].
        + At the weathercock it paused, and stood on him, for the sake of completeness.
      `,
      wet: `
        Down the sea cliffs went the goat, its beard [streaming|afloat]. {Other} had a bubble, and ledge by ledge they came {place.to}.
        + It bit a starfish, was addressed, and returned the arm with an apology.
      `,
      quirk: `
        The goat perused the signpost from left to right, and when {other} [inquired|asked] what it had said, replied, “Oak.”
        / {Other} had hung the map on a bush, and the goat had got as far as the [coast|index].
        It wiped its beard.
        / The hills, it said, wanted salt.
        + It carried within it three maps, an atlas and a railway guide, and was thus, as it said, familiar with the region.
        + One found it on gateposts, on barrels and, for a brief but happy while, on a cow.
        + Of a hat it first asked whose it was, as it thought that this brought out the flavour.
        + Those whom it liked it butted, and it was a friendly animal, so that one did well to hold on to something.
      `,
      help: `
        On the way back there was a cliff, as smooth as a [plate|tooth].
        / On the way back there was no path at all, and a good deal of [cliff|rock face].
        @help The goat climbed the cliff, from nothing to nothing, and let down its beard.
        / Standing upon next to nothing, the goat climbed the cliff and let down its beard.
        + Upon a crack the breadth of a coin it stood with all its feet, and looked as though it were waiting for a tram.
        + {Other} came up hand over hand, bringing {thing}, and not one hair of it gave.
        + There was moss all round it, of the best, and it kept its eyes on the stars.
        + “Now it comes back to me, what was in the letter,” it declared at the top, a little hoarse about the chin. “It said thank you.”
      `,
    },
  },
  Pig: {
    noun: { a: 'a pig', the: 'the pig' },
    facts: { help: 'the pig sniffed its way back to the others' },
    beginner: {
      arrives: `
        It smelled of [soap|roses] all of a sudden. Somebody wiped four feet, for long.
        / Drip, drip. Somebody washed each [hoof|foot] in the bird bath.
        @friend It was a pig, [as pink and clean as a bath|and it smelled of soap].
        / Then a pig stepped in, and it shone.
        “May I [wash my hands|brush my feet] first?” it said.
        / “Is your mat [clean|fresh], {hero}?” it said. “I will wait.”
        + It had its own towel with it. The towel had a towel.
        + “You thought of mud,” it said. “They all do, {hero}.”
        + It sniffed. “Cake,” it said. “Lemon. It was on Sunday.”
        + “It is not nice {place.in} now,” it said. “I can smell that it is sad.”
        + It sat down, but first it put a cloth there.
        + It had a pearl, and a bow, and a very good snout.
      `,
      alone: `
        @friend A pig sat in its tub with bubbles up to its [chin|ears].
        It sniffed the air. There was mint, and rain, and [tears|grief].
        The last of it came from {place}.
        + It had a soap for each foot.
        + “A pig is a misunderstood bird,” it said.
        + It dried each toe by name.
        + Six hills away there was cake. It had to be strong.
        + It put a drop of scent on, and it went.
      `,
      dry: `
        The pig walked round each [puddle|spot]. {Other} held the sunshade.
        / “This [way|cloud] is fresh,” it said. {Other} had the soap.
        It sniffed the wind and went on {place.to}.
        / It stepped over each star that was damp, {place.to}.
        + A cloud was damp, so it laid down a cloth.
        + “One can fly,” it said, “if one is clean.” And so they could.
      `,
      wet: `
        “A bath!” said the pig. It put on its [cap|bath cap] with air in it.
        {Other} had a cap too. They sank {place.to}.
        + It washed behind the ears of a crab. It had none.
        + The sea had no soap, so it had brought some.
      `,
      quirk: `
        There was mud. The pig went [pale|white]. “Carry me,” it told {other}.
        / There was a puddle. “I am [lost|undone]!” said the pig.
        They laid down a leaf, and it went over on its toes.
        / {Other} said “hop”. It hopped, with its eyes shut.
        + It sniffed a rose and praised its lunch.
        + “You are a pig,” said a toad. “And you, I see, are a judge,” it said.
        + It found a bar of soap by its smell. It was in a house, and the house was far.
        + It brushed a snail from the front to the back.
        + Cake drew it to the left. It said no to it, with tears.
      `,
      help: `
        On the way back all the [paths|ways] were the same. Which one was theirs?
        / All alike, all dark! The ways on the way back had [no sign|no names].
        @help The pig shut its eyes and sniffed its way back.
        / Up went the snout. The pig sniffed its way back.
        + “We came by [thyme|moss],” it said.
        + Its snout went from side to side like a small round broom.
        + {Other} came behind with {thing}.
        + There was mud on the way. It did not stop. It went right through.
        + “You have a spot,” [said {other}|{other} said]. “I know,” it said, and held its head up.
        + At last it smelled soup and friends.
      `,
    },
    intermediate: {
      arrives: `
        All at once it smelled of lavender, and somebody was [wiping|brushing] four feet.
        / Something was being scrubbed at the pump, with a great deal of [foam|care].
        @friend It took a good while, and then a pig came in, [pink and polished|on the tips of its toes].
        / It was a pig, and it handed in its card with two clean toes.
        + “Might one [wash|have a wash]?” it asked.
        + Its towel it carried with it, and also a small towel to dry the towel.
        + “You were expecting mud,” it said to {hero}, more in sorrow than in anger.
        + It lifted its snout. “Lemon cake,” it said with emotion. “On Sunday. By the window.”
        + “{Place.in} it smells of worry,” it went on. “It is a little like boiled cabbage.”
        + Before it sat down, it spread out a napkin, smoothed it, and asked it to excuse the liberty.
        + It was the most elegant animal in the county, and nobody had ever told it so.
      `,
      alone: `
        @friend A pig lay in its evening bath, in foam up to the [chin|second chin].
        It smelled mint, and rain on the [hills|road], and then tears.
        They came from {place}.
        + It possessed a soap for every day, and for Sundays one with a violet in it.
        + “The pig,” it told its wooden duck, “is the most misunderstood of birds.”
        + Six hills away a cake was put into an oven. It had to hold on to the taps.
        + It dried its toes in order of merit and tied its bow.
        + “One does not let people cry,” it said, “without at least bringing them a handkerchief.”
      `,
      dry: `
        Round every puddle walked the pig, with {other} to carry the [sunshade|parasol].
        / The upper road was cleaner. {Other} carried the [toothbrush|lavender].
        [It followed its snout, high over the hills|Sniffing left and right, it came], {place.to}.
        + For damp clouds it had a small folding mat.
        + People say that pigs cannot fly, and it found that remark in poor taste.
      `,
      wet: `
        “A bath without edges,” sighed the pig, and put on a [bathing cap|cap] full of air.
        + {Other} had one too. They sank {place.to}.
        + It soaped a lobster, who had not been asked and went quite pink.
        + Salt, it said, was good for the skin.
      `,
      quirk: `
        The path was muddy. The pig turned pale and sat down on its [handkerchief|napkin].
        / Somebody had left a footprint in the path, and the pig had to [lie down|be held].
        {Other} laid leaves for it, and it crossed them like a queen.
        / {Other} laid a leaf over it, and they spoke of roses.
        + It could tell from a rose who had been there before and what they had had for lunch.
        + “You are a pig,” observed a toad. “And how do you do?” it replied.
        + It combed a hedgehog, and both were surprised at the result.
        + Far off to the left there was cake, and it walked on, with its eyes shut, like a martyr.
        + At night, it confessed, it dreamed of mud, and it was not such a bad dream.
      `,
      help: `
        On the way back there were paths on all sides, and [none of them|not one] would say where it went.
        / They stood where nine paths met, and on the way back all nine looked [wrong|alike].
        @help The pig closed its eyes, raised its snout and sniffed its way back.
        / “Allow me,” said the pig, shut its eyes and sniffed its way back.
        + + “First thyme,” it said, “then [moss|fern], and then the dog.”
        + {Other} followed with {thing} and saw nothing but a curly tail with a bow on it.
        + It knew where they had rested, and who had had the last of the bun.
        + Right across the path there lay mud. It did not so much as slow down.
        + “Your foot,” said {other} gently. “It will wash,” it remarked. It had never been so elegant.
        + Finally there was a scent of soup and of people who are waiting.
      `,
    },
    advanced: {
      arrives: `
        @friend There was a scent of lavender, a prolonged wiping of feet, and then, pink and [polished|immaculate], a pig.
        / The tap in the yard ran for a quarter of an hour, and was then turned off, by a pig, [with its elbow|in gloves].
        “Might one wash?” it asked {hero}.
        / “You keep a clean step, {hero},” it said. “I have [wept|seen others].”
        + With it came its towel, and a lesser towel, for drying the first.
        + “You had been thinking of mud,” it observed, without bitterness, as somebody who has had to say it all its life.
        + Its snout went up. “Lemon cake,” it remarked, moved. “Sunday. It was cut by a person with cold hands.”
        + Over in the direction of {place} it smelled worry, which is like cabbage, but farther off.
        + A napkin was spread on the chair, smoothed, and then sat on with an apology.
      `,
      alone: `
        @friend Up to its [chin|chins] in foam lay a pig, taking its evening bath and reading the wind.
        There was mint in it, and rain, and, from {place}, tears.
        + It had a soap for each day of the week, and one with a violet for when it was thinking of its mother.
        + “We are,” it remarked to its wooden duck, “the most misunderstood of birds.”
        + Beyond six hills somebody shut an oven door upon a cake. It had to take hold of the taps.
        + One could not let people weep, it felt, without bringing them, at the very least, something clean to do it into.
      `,
      dry: `
        The pig circled every puddle, and {other} bore the [sunshade|parasol]. So, led by the snout, they came over the hills {place.to}.
        / A drop had been seen upon the road, so the pig and {other} went by [air|the clouds], which it wiped first, {place.to}.
        + That pigs might fly was, in its opinion, a remark in decidedly doubtful taste.
      `,
      wet: `
        “A bath without [edges|a rim],” breathed the pig. In bathing caps full of air, it and {other} went down {place.to}.
        + It soaped a passing lobster, who had never been so addressed, and blushed.
      `,
      quirk: `
        Mud lay upon the path, and the pig turned [white|faint], so that {other} had to put down leaves for it.
        / A puddle had winked at it, and the pig had to be [fanned|held up] by {other}.
        It crossed on the tips of its toes.
        / It did not come down off its toes till noon.
        + “You are a pig,” a toad informed it, and it thanked him, and hoped that he was well.
        + From a rose it read off who had been there, in what mood, and with what kind of sandwich.
        + Past a cake, far to the left of them, it went like a saint past an orchestra.
        + In dreams, it once let slip, it was all mud, and it had never woken from one of these in bad spirits.
      `,
      help: `
        On the way back the paths went off in all directions, like people after a [party|quarrel].
        / Nobody had marked the paths on the way back, all as like as [piglets|peas].
        @help The pig shut its eyes, raised its snout, and sniffed its way back.
        / With closed eyes and with one toe lifted, the pig sniffed its way back.
        + “Thyme,” it murmured, “and moss, and here one of us was afraid, and here there was half a bun.”
        + {Other} came after it with {thing}, steering by a curly tail and the bow on that.
        + Straight across their road lay mud, deep, black and laughing, and it walked through it without dropping a syllable.
        + It was told about its knees. “They are only knees,” it remarked, and was never in its life so distinguished.
      `,
    },
  },
  Chicken: {
    noun: { a: 'a chicken', the: 'the chicken' },
    facts: { help: 'the chicken crowed and woke the sun up a little' },
    beginner: {
      arrives: `
        “It will [happen|come] now!” The door flew open.
        / “Down! All get [down|under]!” somebody called.
        @friend In ran a chicken. Plop. It had laid an egg of fright.
        / A chicken flew in. Plop! There lay an egg of fright.
        “Did you hear [that|the plop]?” it said. “That was me.”
        / “It is [close|near],” it said. “I felt it in my toes.”
        + “What will happen?” [said {hero}|{hero} said]. “It,” said the chicken.
        + It ran under the bed and came out in a sock.
        + “{Hero}, you are still here! Then it has not begun yet.”
        + “It began {place.in},” it said.
        + The egg rolled. The chicken jumped. Now there were two eggs.
        + It put a pot on its head, in case of sky.
      `,
      alone: `
        @friend A chicken [waited|was waiting] for it to happen.
        The night was quiet. “Too quiet,” it said.
        And then it did happen. It was {place.in}.
        + “I knew it!” it said. It was nearly glad.
        + Then a leaf came down. It lay flat and sang the song for leaves.
        + It had eggs of all sorts: for wind, for bees, for spoons.
        + It looked under its wing. It was dark there. That was a sign.
        + “I am so brave,” it said, and it shook. Both were true.
      `,
      dry: `
        The chicken ran so fast that it flew. {Other} flew [behind it|with it].
        / The chicken took off its feet and [flew|screamed]. {Other} had its tail.
        + “It comes!” it called, {place.to}.
        + It laid one egg on a cloud. That may hatch rain.
        + Each new star gave it quite a turn.
      `,
      wet: `
        The chicken got into a [big egg|barrel] with {other}. It shut the lid.
        “Do not tell me when,” it said. They sank {place.to}.
        + A cod looked in, and there was one egg more.
        + “Is it over?” it said. It had not begun.
      `,
      quirk: `
        A twig [cracked|went crack]. The chicken stood on the head of {other}. “It was nice to know you,” it said.
        / Something [rustled|went tick]. The chicken was up in the hair of {other}. “Goodbye,” it said.
        “That was your foot,” [said {other}|{other} said]. “Oh,” it said, and [got|came] down.
        / “It was your wing,” [said {other}|{other} said]. “Mine?” it said, and came down.
        + It left an egg at each bend. So they could find the way.
        + “What if it does not happen?” That gave it the worst fright of all.
        + It saw a bun, ran off, and came back to eat it.
        + It said its last words. It had a lot of them.
        + When it was calm it hummed. It was calm for as long as “hm”.
      `,
      help: `
        On the way back it was [black|dark] night. They had lost the path.
        / The path had gone, and so had the moon. The way back was [shut|pitch black].
        @help The chicken crowed, and it woke the sun up a little.
        / So the chicken crowed, and woke the sun up a little.
        + + “It is [not my job|the cock’s job],” it had said. “But still.”
        + It shut its eyes, and held on to {other}. Cock-a-doo.
        + One thin ray came, like light under a door.
        + It lay on the path and on {thing}.
        + “Good,” said the sun. “Can I lie down now?” It did.
        + “It did happen,” said the chicken. “And it was nice.” There was no plop.
      `,
    },
    intermediate: {
      arrives: `
        “It is about to happen!” someone [cried|was shrieking], and the door flew open.
        / The door burst open, the curtains were drawn, and someone [begged|told] the lamp to hide.
        @friend In rushed a chicken, [saw {hero}, and laid an egg of fright|saw itself in the mirror, and laid an egg].
        / Under the rug ran a chicken, and behind it, one by one, lay three eggs.
        + “That,” it said, “was [not it yet|only the start].”
        / “Did it [follow|see] me?” it asked.
        + It had been sure all its life that something was about to happen. It had usually been right.
        + “What will happen?” [asked {hero}|{hero} asked]. “That is just what is so bad about it,” it whispered.
        + It vanished beneath the bed and came back with a sock on, which it took for a helmet.
        + “It started {place.in},” it reported, “and from there it spreads, like jam.”
        + The first egg rolled towards it, and this was how the second egg came about.
        + Under its wing it carried a saucepan, in case of sky.
      `,
      alone: `
        @friend On its perch sat a chicken and waited for it to happen, [as always|as on Tuesdays].
        It was still, and that was [suspicious|a bad sign].
        + Then it did happen, {place.in}.
        + “I said so,” it told the others, almost happy.
        + There were eggs of wind, eggs of bees and one that was due to a spoon.
        + It had seen a leaf come down and had already written to everyone.
        + “I am terribly brave,” it said, trembling. One thing was as true as the other.
        + It looked under the straw and behind the moon, and both looked back.
      `,
      dry: `
        The chicken was in such a fright that it [flew|could fly]. {Other} held on to its legs.
        / {Other} said boo, and the chicken was up among the [swifts|rooftops], and {other} as well.
        So they shot over hill and cloud {place.to}.
        / From fright to fright they flew {place.to}.
        + Every star that came out made it jump, and that took them higher.
        + Upon one cloud it left an egg, and people below spoke of hail.
      `,
      wet: `
        It found half a barrel and an [eggcup|old bell]. {Other} made a boat of them.
        + In it they sank {place.to}.
        + A cod looked in to ask the time, and there was one egg more.
        + It kept its eyes shut, said “Tell me when it is over”, and described what it was afraid of seeing.
      `,
      quirk: `
        A twig snapped, and the chicken was sitting on {other.s} head, [saying goodbye|and wept].
        / “Something touched me,” said the chicken, up in {other.s} [hair|hood]. “From below.”
        “It was your own foot,” [said {other}|{other} said]. It laid an egg for its foot.
        / “That is called the ground,” [said {other}|{other} said]. It laid an egg, to be safe.
        + “Suppose that nothing happens?” [asked {other}|{other} asked]. It had never heard anything so dreadful.
        + It had an enormous stock of last words, and it tried some of them out on a thistle.
        + Round every corner it sent somebody else first, mostly a beetle.
        + With its eggs they might have found their way home, if a hedgehog had not been so fond of them.
        + For the length of a bun it was perfectly calm.
      `,
      help: `
        On the way back it was the darkest hour, and the path had [vanished|been lost].
        / It was as dark on the way back as under a [hen|hat]. Nobody moved.
        @help The chicken drew itself up, crowed, and woke the sun up a little.
        / Somebody had to do it, so the chicken crowed and woke the sun up a little.
        + “One is not really [supposed to|allowed],” it remarked. “It is the cock’s.”
        + First it had held on to {other} and shut its eyes, and then it had simply dared.
        + A single ray came up over the edge, like the light beneath a nursery door.
        + It lay along the path, and on {thing}, for exactly as long as they needed.
        + “Is that all?” asked the sun, yawned, and turned over on the other side.
        + “Something happened,” said the chicken, amazed, “and I did it.” There was no egg at all.
      `,
    },
    advanced: {
      arrives: `
        @friend “It is about to happen!” cried a chicken, burst in, beheld {hero}, and laid an [egg|egg on the spot].
        / An egg came rolling into the hall, and then, by way of the [ceiling|chandelier], the chicken that had laid it.
        “That was not it,” it remarked. “It will be bigger.”
        / “Are we [all|still] alive, {hero}?” it asked, with interest.
        + It had been certain all its life that something was on the point of happening, and on the whole events had borne it out.
        + What it would be, it was asked, and it answered in a whisper that this was exactly the beauty of it.
        + It wore a saucepan, against the sky, and under the bed it had acquired a sock.
        + “It broke out {place.in},” it went on, “and if I know anything, it runs.”
        + The egg proceeded to roll, which led to another.
      `,
      alone: `
        @friend Upon its perch sat a chicken, waiting for it to happen, and found the silence [suspicious|overdone].
        Then, of all things, it did, and {place.in}.
        + “I have invariably said so,” it told the row, and was for a moment very nearly serene.
        + Its eggs were sorted by cause, into wind, bees, and things seen from the side.
        + One leaf had come down that afternoon, and it had already warned the bank.
        + “I am fearfully brave,” it assured itself, shaking, and the peculiar thing was how true that was.
      `,
      dry: `
        Its terror was such that the chicken [flew|took off], with {other} at its ankles. So they came, over cloud and hill, {place.to}.
        / {Other} dropped a [pin|hint], and the chicken went up like a firework. Holding its legs, one was soon {place.in}.
        + Each star, on coming out, sent it up by another good yard, with a shriek.
      `,
      wet: `
        In a barrel with a [lid|glass lid], the chicken closed its eyes and asked {other} to say when it was over. They sank {place.to}.
        + It gave meanwhile a full account of what it was afraid to see, and in this way saw a great deal more.
      `,
      quirk: `
        At the crack of a twig the chicken was upon {other.s} head, [taking its leave|bidding the world farewell].
        / The chicken had been touched from below, and {other} found it in a [milk can|churn], dictating.
        It had been its own foot.
        / It had been, on inquiry, the ground.
        + Suppose, it was put to it, that nothing were to happen, and it begged them not to say such things after dark.
        + It owned last words for nearly every occasion, and would occasionally let a thistle have some.
        + Into bends it liked to be preceded by a beetle.
        + A hedgehog had followed them for miles, with an expression of deep content, and a spoon.
      `,
      help: `
        It was the darkest hour of the way back, too dark even for [owls|bats].
        / Not a star was up on the way back, and the path had been mislaid in the [dark|gloom].
        @help The chicken rose on its toes, crowed, and woke the sun up a little.
        / With both eyes shut the chicken crowed, and so it woke the sun up a little.
        + It was the cock’s business, it knew, and there would be letters. But it had taken hold of {other} and done it.
        + Over the edge of the world came one single ray, like the light that shows under a nursery door.
        + It rested upon the path and upon {thing}, and stayed for precisely as long as it was needed.
        + “I have made something happen,” the chicken said, in a wholly new voice, and everyone listened for the egg, and there was none.
      `,
    },
  },
  Donkey: {
    noun: { a: 'a donkey', the: 'the donkey' },
    facts: { help: 'the donkey stood firm where everything slid away' },
    beginner: {
      arrives: `
        “No,” said a voice at the door. “No, I [will not come|am not coming] in.”
        / “I am not here,” somebody said on the [stairs|mat].
        @friend It was a donkey, and then it came in.
        / A donkey looked in. “No,” it said, and wiped its feet.
        + “Are you here for me?” [said {hero}|{hero} said]. “[No|Not at all],” it said. It was.
        / “Hello,” [said {hero}|{hero} said]. “No,” it said, and [sat down|came near].
        + “Will you sit down?” [said {hero}|{hero} said]. “No,” it said from the chair.
        + “Are we to go {place.to}?” “No. And you need a scarf for it.”
        + It said no first. Then it did it, and it did it well.
        + Its ears were long and soft. One said no, one said well, yes.
        + It shook hands. “That was not me,” it said.
        + “I do not like it when they are sad there,” it said.
      `,
      alone: `
        @friend A donkey stood in the field and said [no to|no at] the night. It came all the same.
        “Are you cold?” asked the wind. “No,” it said, [and sneezed|with a sneeze].
        + “They need you {place.in},” said the wind.
        + “No,” said the donkey. It had one foot out of the gate.
        + It did not like thistles. It ate nine.
        + “I will not look at the moon,” it said. It did for an hour.
        + It stood so still that a bird sat there and thought.
        + It packed a bag, in case it did not go.
      `,
      dry: `
        “No, no,” said the donkey. “[Get on|Get up].” {Other} got on.
        / “I carry no one,” said the donkey. It [knelt|lay] down for {other}.
        [It walked and walked|It did not run or stop], all the way {place.to}.
        + “I do not do clouds,” it said on the third one.
        + Step, step, step, like a good old clock.
      `,
      wet: `
        “I will not go in,” said the donkey. It gave {other} a [pail|pot].
        It put one on too, and walked {place.to}.
        + “It is not wet,” it said with a fish in its ear.
        + It did not smile at the crabs. They saw it all the same.
      `,
      quirk: `
        “Nice here,” [said {other}|{other} said]. “No, not very,” it said. It [stopped|stood still] to look.
        / “Is it far?” [said {other}|{other} said]. “No,” it said. It [was|was, very].
        “Shall we go on?” [said {other}|{other} said]. “No,” it said, and went on.
        / “So you know the way?” “No,” it said, and went left.
        + “Say no!” [said {other}|{other} said]. That made it think for long. “Yes,” it said.
        + It did not help a bug on to a leaf. The bug said thank you.
        + “I have no friends,” it said. It put its chin on {other}.
        + It would not sing. It sang the low part.
        + If you pushed, it stood. If you stood, it went.
      `,
      help: `
        On the way back all the [stones|ground] began to slide.
        / The hill on the way back got [loose|tired], and slid.
        @help The donkey stood firm where all the rest slid down.
        / But the donkey stood firm, and all the rest slid away.
        + “[No|No, no],” it said to the hill.
        / “[Not me|Not today],” it told the stones.
        + {Other} held on to its tail and to {thing}.
        + Its four feet stood there like four trees.
        + A pebble came, and it said no to that too.
        + Then it went down, slow and sure. It took step by step.
        + “Will you be my friend?” [said {other}|{other} said]. It did not say no.
      `,
    },
    intermediate: {
      arrives: `
        “No,” remarked somebody at the door. “I am [certainly|definitely] not coming in.”
        / The bell rang, once, and a voice said that it had not [rung|touched it].
        @friend Then it came in, and it was a donkey.
        / It was a donkey, and it would not dream of coming in, it said from the chair.
        + “I am not here for [you|anyone],” it remarked, and sat down.
        + It always said no first, so as to have that behind it, and then it did what was needed.
        + “I am not worried about {place},” it said. “I have not slept for three nights because of it.”
        + It was offered a bun and would not hear of it, and there were a few crumbs left.
        + Of its ears, one stood up for no and the other hung down for well, perhaps.
        + “You will not want a scarf,” it grumbled, and laid one round {hero.s} neck.
        + When it was stroked it looked away, and leaned.
      `,
      alone: `
        @friend A donkey stood on its hill and said no to the [evening|dusk], which was falling.
        “Cold?” asked the wind. “No,” it said, with [chattering teeth|a sneeze].
        + “They could do with somebody {place.in},” said the wind.
        + “Out of the question,” observed the donkey, and shut the gate behind it, from the outside.
        + It could not bear thistles. It was having them for the third time that day.
        + It did not look at the moon, and it did so for a good hour.
        + Since it stood so still, a robin had taken it into his plans.
        + It had packed, so that it would be ready in case it stayed at home.
      `,
      dry: `
        “I carry nobody,” declared the donkey, and [knelt|bent its knees] for {other}.
        / “There is no room up there,” said the donkey, and [moved|put] its ears aside for {other}.
        + At one pace it walked {place.to}.
        + “This far and no further,” it remarked every few steps.
        + One could have set a clock by its hooves, and an owl did.
      `,
      wet: `
        “I will not go in there,” remarked the donkey, and handed {other} a [bucket|pail].
        + With one on its own, it walked down {place.to}.
        + “I do not care for fish,” it remarked, and stood aside for every one of them.
        + It was not impressed. It took them a long time to pull it on.
      `,
      quirk: `
        “Is it not beautiful here?” [asked {other}|{other} asked]. “No,” said the donkey, and did not [move|stir] for a while.
        / “Are you tired?” [asked {other}|{other} asked]. “No,” said the donkey, lying in the [clover|ditch].
        “Shall we go back, then?” “No,” it declared, and went on.
        / “Then let us stay.” “No,” it said, and was up.
        + Whoever pushed it had to do so till the evening. One only had to walk ahead and look sad.
        + It declined to sing, and it took the second voice.
        + It did not help a beetle over a rut, and the beetle thanked it very much.
        + “Say no,” {other} proposed. There was a long silence, with two ears working in it.
        + It did not make friends, it said, and it knew everybody’s birthday.
      `,
      help: `
        On the way back the entire slope began to slide, gravel and [grass|fern] and all.
        / Something high up let go, on the way back, and the slope was [moving|on its way].
        @help The donkey put down its four feet and stood firm where everything slid away.
        / Nobody had asked the donkey; it stood firm where everything slid away.
        + “No,” it told the [mountain|slope], and this time it meant it.
        + {Other} held on to it, and to {thing}. The stones went by on either side.
        + It stood as if it had been planted there and was thinking about leaves.
        + The mountain tried once more, with a rock. “No,” it said, and the rock went round.
        + Then, step by step, as over eggs, it brought them down to the valley.
        + “Thank you,” [remarked {other}|{other} remarked]. “Do not mention it,” it said, and was so pleased when somebody did.
      `,
    },
    advanced: {
      arrives: `
        @friend “No,” remarked a donkey on the doorstep, “I am not coming in,” and it wiped its feet and [came|did].
        / A donkey was on the step, facing the other way, so that nobody should think it had [come|rung].
        It was not, it informed {hero}, looking for anyone.
        / “{Hero} means nothing to me,” it told the [cat|lamp].
        + It said no to everything, on principle and in advance, so as to have that behind it, and could then be as kind as it liked.
        + “{Place} means nothing to me,” it declared, “and I have not closed an eye over it since Monday.”
        + A bun was refused, and refused again, and eventually there was remarkably little of it left to refuse.
        + One ear was up for no, and the other drooped, for let us see.
        + When they stroked it, it gazed elsewhere, and leaned.
      `,
      alone: `
        @friend A donkey stood upon its hill and said no to the dusk, which went on [falling|regardless].
        The wind asked if it would help, {place.in}.
        + It was out of the question, the donkey said, closing the gate behind it, from without.
        + It did not hold with the moon, and was not to be got away from it for an hour.
        + It detested thistles, as anyone could see who watched how thoroughly it did away with them.
        + A robin, having never known it to move, had entered it in his plans for the spring.
      `,
      dry: `
        “I am not a conveyance,” said the donkey, and [knelt|bent down] for {other}. At the pace of a clock it walked {place.to}.
        / “No farther than the gate,” the donkey told {other}, and again at the [pond|mill], and so, gate by gate, they came {place.to}.
        + “Thus far, and no farther,” it declared, at intervals of some ten yards.
      `,
      wet: `
        It would not go in, said the donkey, not for a [kingdom|cartload]. It gave {other} a bucket, put one on, and walked {place.to}.
        + It was not impressed, and it remained so for such a time that they had to lead it on.
      `,
      quirk: `
        Was it not lovely here, asked {other}, and the donkey said no, and could not be [moved|got away] from the spot.
        / {Other} asked if the burden was heavy, and the donkey denied that there was a [burden|hill].
        Then it said no, and came on.
        / It denied the next one as well.
        + To push it was a day’s work, but one had merely to walk ahead, with rather round shoulders, and it followed.
        + It did not sing, it gave them to understand, as it took the lower part.
        + It made no friends, having no use for them, and had everybody’s birthday by heart.
        + {Other} requested it to say no, and there followed a silence such as philosophers know.
      `,
      help: `
        On the way back the hillside lost its [temper|footing] and went, with all that was on it, down.
        / Upon the way back the mountain had [had enough|made up its mind], and was coming down.
        @help The donkey set its four feet and stood firm where everything slid away.
        / Gate and goat went by; the donkey stood firm where everything slid away.
        + “No,” it remarked to the mountain, and one understood what it had been practising for all its life.
        + {Other} held fast to it and to {thing}, while the stones parted and went past, grumbling, on either side.
        + Once more it was tried, with a boulder. Then the mountain saw, as others had before it, that there was no use.
        + It then brought them down as one carries eggs, and would not be thanked; it looked round to see who was going to.
      `,
    },
  },
  Alpaca: {
    noun: { a: 'an alpaca', the: 'the alpaca' },
    facts: { help: 'the alpaca hummed until everyone there was calm' },
    beginner: {
      arrives: `
        “Good evening, {hero},” said somebody to the [hat stand|coat hook].
        / Somebody gave the coat a long hug. “You are so [thin|cold],” it hummed.
        @friend It was an alpaca [with its hair right over its eyes|in a great deal of hair].
        / It was an alpaca, and it let the coat go.
        + “How [tall|thin] you are,” it told the hat stand. It shook its arm.
        / “Are you {hero}?” it asked the [clock|jug]. “You tick well.”
        + “I am over here,” [said {hero}|{hero} said]. “Two of you!” it said. “How nice.”
        + It hummed. “Mmm,” it went, and the room grew round.
        + It sat down on the cat. It took it for a cushion. So did the cat.
        + “We are to go {place.to},” it told the lamp. The lamp said nothing.
        + Its hair was so soft that you wanted to whisper to it.
        + It was given a comb, and it ate it. “Dry,” it said.
      `,
      alone: `
        @friend An alpaca stood in the grass and hummed to [a stone|its friend]. It took it for a lamb.
        “Sleep well,” it said. The stone [slept|did so].
        + Then it felt a sad hum from {place}.
        + It took the moon for a cheese.
        + Its hair hung over its eyes like a curtain.
        + It greeted three posts. One was a shepherd.
        + “Mmm,” it hummed. All the flies sat down.
        + It went to get its coat. It was wearing it.
      `,
      dry: `
        “Follow that bird,” said the alpaca. It was a [house|church]. {Other} led it by the wool.
        / It took the moon for a [lamp|gate] and went in. {Other} held on.
        [It hummed, and so they floated|Mmm, it went, and they drifted] {place.to}.
        + It took a cloud for its aunt and told it the news.
        + They were there. “What a big sheep,” it said. It was {place}.
      `,
      wet: `
        There was air in its hair for a [week|month]. {Other} put a nose in it.
        Humming, it sank {place.to}.
        + It took the sea for a meadow. It thought that it was a wet year.
        + It said “good dog” to an eel.
      `,
      quirk: `
        “Hold my hand,” said the alpaca, and took hold of a [branch|thorn]. “How thin you got.”
        / It walked on with a [post|gate] on its arm. “How stiff you are.”
        “Here,” [said {other}|{other} said]. “Ah,” it said. “And who is this?”
        / “That is wood,” [said {other}|{other} said]. “Good wood,” it said.
        + It took a hill for a bed, and it was right.
        + {Other} held up its hair. “So much!” it said. Then it let it fall.
        + It told a joke to a bush. The bush had heard it.
        + It asked a scarecrow the way. It went where the arms went.
        + It was never wrong for long. It was soon wrong in some new way.
      `,
      help: `
        On the way back the [bees|bats] were cross. They buzzed all over the path.
        / Bees flew on the way back, and all were [cross|in a rage].
        @help The alpaca hummed, and it hummed until all were calm.
        / The alpaca sat down and hummed until all were calm.
        + “Mmm,” it went, low and [warm|round]. “Mmm.”
        / “[Mm|Mmmm],” it went, as when a big cat sleeps.
        + The buzz got slow. It got soft. It got to be a hum too.
        + {Other} went through with {thing}, on tiptoe.
        + One after the other they sat down in its hair and slept.
        + “Nice snow,” it said, and shook no one off.
        + Even a stone looked calmer than before.
      `,
    },
    intermediate: {
      arrives: `
        “Good evening, {hero}, how you have [grown|shot up],” remarked a voice to the hat stand.
        / Somebody in the hall was telling the umbrella how like its [father|mother] it was.
        @friend It was an alpaca, with all its hair hanging over its eyes.
        / It had wool down to the nose, and was an alpaca.
        + “And so [tall|thin],” it added.
        + “I am here,” [said {hero}|{hero} said]. “So there are two of you,” it remarked, delighted.
        + It mistook most things for others, and as a rule it liked them better that way.
        + When it hummed, the corners went out of the room, and even the clock sat back.
        + “I am to take you {place.to},” it informed the lamp. “You need not glow so.”
        + It took a seat on the cat, and as each of them thought the other was a cushion, nothing happened.
        + {Hero} gave it a comb, and it tasted a little of hair, it said.
      `,
      alone: `
        @friend An alpaca hummed a boulder to sleep, since it took it for a [lamb|calf].
        + The boulder had never slept so [well|deeply].
        + Then it felt something sad from {place}.
        + It wished good night to a post, a bush and a shepherd, and the bush answered.
        + Its hair hung in its eyes. Behind that it was always about four in the afternoon.
        + It went in to fetch its coat and found that it was standing in it.
        + The moon it took for a cheese on a high shelf, and praised the housekeeping.
        + “Mmm,” it hummed. For some way round all the midges folded their hands.
      `,
      dry: `
        “Just follow that goose,” declared the alpaca, meaning a [chimney|steeple]. {Other} turned it round by the wool.
        / It took a haystack for the hill, and then, led by {other}, the hill for a [cloud|haystack].
        + Humming, it floated over the hills {place.to}.
        + It met a cloud that it took for an aunt, and it told her everything.
        + “What a pretty cow,” it declared when they were there.
      `,
      wet: `
        In its hair there was air for a [fortnight|month]. {Other} was welcome to it.
        So they sank, to a low hum, {place.to}.
        + It took the sea for a meadow in a wet year.
        + It patted an eel and called him a good dog, and he has been thinking of it ever since.
      `,
      quirk: `
        “Give me your hand,” said the alpaca to a [branch|twig]. “You are cold. You should eat more.”
        / “How your beard has come on,” said the alpaca to a [goose|thistle].
        “I am on the other side,” [said {other}|{other} said]. “Both hands!” it said. “How kind.”
        / “That was nobody we know,” [said {other}|{other} said]. “So friendly, though,” it said.
        + {Other} lifted up its fringe. It looked at the world, said “Goodness”, and asked to be put back.
        + It inquired the way of a scarecrow, who pointed in both directions, and it took both.
        + It told a good story to a thornbush, and waited for the laugh.
        + What it took for a bed was a hillside, and there it was quite right.
        + If it recognised somebody, they were usually very surprised.
      `,
      help: `
        On the way back the air was full of [hornets|bees]. They were furious about something.
        / The hornets were up, on the way back, over a matter of [honour|plums].
        @help The alpaca walked in among them and hummed until everyone was calm.
        / In among them sat the alpaca, and it hummed until everyone was calm.
        + “What [lovely|soft] snow,” it said.
        + It was a deep, round, woollen sound, and one could have leaned on it.
        + The buzzing turned slower and lower. Eventually it was the second part of the same tune.
        + {Other} passed through with {thing}, and felt that it was really quite late and very nice.
        + One by one they settled in its hair, and took off their stripes for the night.
        + A rock beside the road had also grown calmer, though nobody had thought it was upset.
      `,
    },
    advanced: {
      arrives: `
        @friend The alpaca in the hall, whose hair hung down to its [nose|lips], was saying good evening to the hat stand.
        / The barometer in the hall was being [kissed|embraced] by an alpaca, who could see nothing for hair.
        “{Hero},” it told it, “how you have shot up.”
        / “How thin you are, {hero},” it said. “One sees that you have [suffered|risen].”
        + Put right on the matter, it was delighted that there should be two.
        + It took most things for others, and as it generally took them for something nicer, nobody was the worse for it.
        + As soon as it proceeded to hum the room lost its corners, and the clock stretched out its legs.
        + “I am asked to bring you {place.to},” it explained to the lamp, “and there is no need to glare.”
        + It sat on the cat. But since either took the other for a cushion, it passed off in perfect harmony.
      `,
      alone: `
        @friend An alpaca stood in its meadow, humming to a boulder, which it took for a [lamb|calf] that could not sleep.
        + A sadness reached it, from {place}, like a draught under a door.
        + It had said good night to a post, a thorn bush and a shepherd, and of these the bush had been the most forthcoming.
        + Behind its fringe it was at all seasons about four in the afternoon.
        + The moon was a cheese, it believed, on a particularly high shelf.
        + It turned back for its coat, and found, after some searching, that it was inside.
      `,
      dry: `
        “After that goose,” said the alpaca, meaning a [chimney|steeple]. {Other} steered it by the wool, and they floated {place.to}.
        / {Other} held the wool and said left, and it thanked the [owl|wind] for the advice, and floated {place.to}.
        + It had a long talk on the way with an aunt, who was a cloud, and had lost weight.
      `,
      wet: `
        There was air for a [fortnight|month] in its hair, and {other} shared it. To a hum that the whales took up, they sank {place.to}.
        + It thought the sea a meadow, and remarked how much they must have had to drink.
      `,
      quirk: `
        “You are so cold,” the alpaca said to a [branch|bough], holding it by the hand, while {other} stood on its other side.
        / The alpaca was in conversation with a gate, which it took for {other}, and found [open|deep].
        “You should eat.”
        / They had agreed to write.
        + Its fringe was lifted for it, it saw the world, and requested, with thanks, to have it let down again.
        + It asked a scarecrow for directions and, being given two, took both.
        + A thorn bush was told its best story, and it waited, and it put the silence down to emotion.
        + Once in a while it recognised somebody, and nobody could have been more taken aback than they were.
      `,
      help: `
        The air above the way back was black with [hornets|bees], all of them offended.
        / Bees filled the air upon the way back, and there had evidently been [words|a remark].
        @help The alpaca wandered in among them and hummed until everyone was calm.
        / There the alpaca took its stand, and hummed until everyone was calm.
        + “What thick snow,” it observed, and hummed on, a sound as round as a loaf and about as warm.
        + Their buzzing sank by a tone, and by another, until it found itself to be the second voice.
        + {Other} bore {thing} through the midst of them, and could not remember having been in a hurry.
        + By ones and twos they came down upon its hair and went to sleep. It carried them home to the hollow tree, under the impression that they were buttercups.
      `,
    },
  },
  Llama: {
    noun: { a: 'a llama', the: 'the llama' },
    facts: { help: 'the llama bore the load without a wobble' },
    beginner: {
      arrives: `
        Somebody knocked and [turned|licked] a page. Then there was the scratch of a pen.
        / “One step, lent,” said a voice. Then it came [up|in] by that step.
        @friend It was a llama, [and it had a thick book|with a pen in its ear].
        / It was a llama, and it paid the mat for the wipe.
        + “{Hero}?” it said. “One crust, to a [sparrow|robin]?”
        / “{Hero}? One smile, to a [slug|snail]?” it said.
        + “The bird owes you one,” it said. “So I have come.”
        + It wrote down each good deed with the day and the hour.
        + “Do you owe me for the book?” said the chair. No, that was a creak.
        + “{Place.in} they are low on kindness,” it said. “I bring some.”
        + It thanked {hero} for the seat and wrote that down too.
        + It looked down its nose, but that was how its nose went.
      `,
      alone: `
        @friend In the hills sat a llama with its book and [added up|did sums].
        The moon had lent it light. It wrote: [one light|light, one].
        “{Place} is in need,” it read in the wind.
        + A goat had let it pass. It owed the goat a pass.
        + The book was full of smiles. Each had a date.
        + “I am two up on the rain,” it said. “And one down on the sun.”
        + It shut the book, and thanked it.
        + It put a bag on each side, to be fair.
      `,
      dry: `
        {Other} sat between two [bags|bundles]. The llama took thin paths and thin clouds.
        / It put a bun on the left. {Other} was on the right. It took a [bite|nibble].
        [Not a thing shook|It walked as on a shelf], all the way {place.to}.
        + “We owe that star some light,” it said.
        + It nodded to each hill in turn.
      `,
      wet: `
        The llama had booked two [bubbles|good bubbles], one for each. {Other} signed for it.
        With dry lips it walked down {place.to}.
        + “For one path, with thanks,” it wrote. The ink swam off.
        + It let a crab go by. It wrote that down on a shell.
      `,
      quirk: `
        {Other} gave it a [leaf|smile]. “Received, one,” said the llama, and wrote. It gave one back.
        / A tree gave them shade. The llama wrote it down. It had to give the tree some [back|too].
        “You do not have to,” [said {other}|{other} said]. “It has to come out even,” it said.
        / “Are we even?” [said {other}|{other} said]. It did a sum. “Nearly.”
        + A bug said good day. It said good day. The bug said it once more. That took an hour.
        + “What does a hug cost?” [said {other}|{other} said]. “A hug,” it said.
        + It never spat. It had once. It paid for that still.
        + It owed the wind a hat.
        + In the book it found an old smile.
      `,
      help: `
        On the way back there was a high pass, full of [ice|wind].
        / There was ice on the pass on the way back. It was as [thin|smooth] as glass.
        @help The llama took the load and bore it over without a wobble.
        / The llama bore the load, and there was not one wobble.
        + “I have [room|a side] for one more,” it said.
        + {Thing} was on the left. {Other} was on the right. So it was even.
        + It set each foot down as one sets down a cup.
        + It was cold. It thought of all the good deeds in its book.
        + On top the wind pushed. It nodded, and it went on.
        + “What do we owe you?” [said {other}|{other} said]. It looked, and shut the book. “Not a thing,” it said.
      `,
    },
    intermediate: {
      arrives: `
        There was a knock, the rustle of a page, and the [scratching|squeak] of a pen.
        / “For the use of the knocker,” said somebody outside, and a [coin|nut] was laid on the step.
        @friend At the door stood a llama, [carrying a heavy ledger|with ink on its lip].
        / It was a llama, and it had the world’s good deeds under its arm.
        + “{Hero}: one crust, to a [sparrow|wagtail],” it read.
        + “Really?” [said {hero}|{hero} said]. “It is in ink,” it said. “The balance is in your favour.”
        + It kept exact accounts of all the kindnesses in the world, with the hour and the weather.
        + “They are overdrawn {place.in},” it said. “Somebody must go and pay something in.”
        + When it was offered a seat it thanked, sat down, and made a note of it.
        + It looked down its nose at people, but only because that was where its nose went.
        + On the last page, in pencil, stood what it had been given itself, and it was not very long.
      `,
      alone: `
        @friend High in the mountains sat a llama by moonlight, doing its [accounts|sums].
        “Lent by the moon,” it entered, “light, one [evening|evening’s worth].”
        + The wind said that {place} was in need.
        + A goat had made way for it that morning. It was still in the goat’s debt by half a path.
        + It was two up on the rain. But against the sun it would never come out even.
        + Every smile it was given had its own line, and some had been underlined.
        + “If I help them,” it worked out, “they will owe me nothing, for I still owe the sparrow.”
        + It strapped on two bags, weighed them against each other, and moved one button across.
      `,
      dry: `
        {Other} sat between the bags. The llama [paced|stepped] along ledges and the rims of clouds.
        / {Other} was entered as “one, precious”, and [put|strapped] on the left, with the buns on the right.
        + Without a sway they came {place.to}.
        + To each mountain it inclined its head, and each one was ticked off.
        + “Remind me,” it said, “that we owe that star for the light.”
      `,
      wet: `
        The llama had reserved two bubbles, and {other} had to [sign|sign for one].
        + With closed lips it walked down {place.to}.
        + Every crab that let it by was noted on a shell.
        + The ink floated off, and for one whole hour everything was simply given.
      `,
      quirk: `
        {Other} smiled at it. “One smile, [received|with thanks],” noted the llama, and returned it.
        / The wind had dried its ink, and the llama was looking for a way to dry the [wind|wind’s].
        “It was a present,” [declared {other}|{other} declared]. It looked for the column for that.
        / “You can keep it,” [said {other}|{other} said]. That, too, was noted.
        + A beetle wished it good day twice, and so there was one left over, and it had to go back.
        + “What does a hug come to?” [asked {other}|{other} asked]. “A hug,” it declared. “It is the only thing that does.”
        + In the summer the wind had carried it a leaf. It was still looking for something that the wind could use.
        + It had spat once, long ago, and it was paying that back in small amounts.
        + Sometimes, between the figures, there were little drawings of sparrows.
      `,
      help: `
        On the way back there was a pass, steep and [icy|windy] and as narrow as a plank.
        / The pass was white on the way back, with a [drop|sky] on either side.
        @help The llama took up the load and bore it over the pass without a wobble.
        / Cup-steady, the llama bore the load over the pass, without a wobble.
        + + “Kindly distribute yourselves,” it declared, “[left and right|evenly].”
        + {Thing} went on one side, and on the other went {other}, until it came out even.
        + It put down its feet as one puts down the cups when there is a baby asleep.
        + The wind leaned on it. It thought about all the good it had on paper, and leaned back.
        + Not a bell rang upon its harness, and not a pebble fell.
        + “What do we owe you?” [asked {other}|{other} asked]. It leafed through the ledger and closed it. “I have lost count,” it remarked.
      `,
    },
    advanced: {
      arrives: `
        @friend A knock, the turning of a page and the scratch of a nib, and there stood a llama with a [ledger|heavy ledger].
        / The step and the bell had been thanked, in writing, before anybody saw that it was a [llama|studious llama].
        “{Hero},” it read. “One crust, to a sparrow, in March.”
        / “You are owed one spring morning, {hero},” it said. “[Sign here|From a mole].”
        + It kept the accounts of all the kindnesses done in the world, to the hour, and with a note on the weather.
        + “The sparrow has asked me to settle,” it explained, “and as it happens, {place.in} they are badly overdrawn.”
        + A seat was offered it, accepted, and entered, under furniture.
        + If it looked down its nose at people, this was merely because there was so much of it, and it went that way.
        + What it had itself received was on the last page, in pencil, so as not to be in anybody’s way.
      `,
      alone: `
        @friend A llama sat among the peaks and did its accounts by the light of the moon, which it [entered|booked] as a loan.
        + The wind told it of need {place.in}.
        + A goat had let it pass that morning, and it was now in her debt by the half of a path.
        + With the rain it was quits, but as regards the sun it had long ago given up hope.
        + Certain smiles were underlined, and there was one that had a page to itself.
        + It packed two bags and weighed them, and shifted a single button from the left one to the right.
      `,
      dry: `
        With {other} between its bags, the llama walked the ledges and the [rims|edges] of the clouds. Without a sway it came {place.to}.
        / {Other} was weighed against [six buns|the lantern], and one bun was eaten, for justice; then the llama went, perfectly level, {place.to}.
        + It nodded to every mountain as it passed it, and ticked it off.
      `,
      wet: `
        Two bubbles had been reserved, for which {other} was asked to [sign|sign here]. The llama closed its lips and walked down {place.to}.
        + The ink ran, and for one hour nobody in the world owed anybody a thing.
      `,
      quirk: `
        {Other} smiled at the llama, who [noted|entered] the smile, dated it, and gave one back.
        / A robin had sung to them, and the llama asked {other} what that came to [in hay|by the verse].
        A gift, it was told. It could find no column for that.
        / It put down, for the time being, “much”.
        + Two good days had been said to it by one beetle, and it turned round, half a mile on, to hand in the other.
        + As to the price of a hug, it came, it said, to precisely a hug, and was the only thing in its books that invariably balanced.
        + In its youth it had spat, a single time, and it was still paying that off, in instalments.
        + Between the columns, where it thought that nobody would look, were remarkably small drawings of sparrows.
      `,
      help: `
        There was a pass upon the way back, iced and no broader than a [shelf|plank].
        / There was a pass on the way back, and it was [dark|night], and ice.
        @help The llama took up the load and bore it over the pass without a wobble.
        / The llama had them all on its back, and bore the load without a wobble.
        + {Thing} was hung upon its left and {other} upon its right, and it stood and felt them, until they came out even.
        + It set each foot down as one puts back a cup in a house where somebody has finally gone to sleep.
        + The wind leaned upon it with its whole weight, and it leaned back, with all those crusts and sparrows.
        + “And what do we owe you?” enquired {other}, beyond it. It turned the pages for a considerable while, and shut them. “I seem,” it remarked, “to have lost count.”
      `,
    },
  },
}
