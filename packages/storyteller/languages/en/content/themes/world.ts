import type { ThemesOf } from '../../../../language.ts'

export const world: ThemesOf<'world'> = {
  Nature: {
    titles: `
      The wall of roots
      Where the ants go in
      {Hero} strokes a root
    `,
    refrains: [
      {
        first: 'Root and leaf and stem and stone | ask the way that it has grown.',
        changed: 'Root and leaf and stem and stone | now we know how you have grown.',
      },
      {
        first: 'Push, and the root will push you back | follow the ant on the ant’s own track.',
        changed: 'Nobody pushed, and it all drew back | thank you, ant, for the loan of your track.',
      },
      {
        first: 'Ask the ant, ask the plant.',
        changed: 'Thank the ant, thank the plant.',
      },
    ],
    facts: {
      wrong: '{friend} got stuck in the roots with its behind',
      turn: '{hero} watched the ants and stroked the root aside',
      result: 'the roots moved apart and let them in',
    },
    beginner: {
      gate: `
        @spot {Spot.at} was a wall of [roots|thick roots]. It went up and down and all across.
        Behind it lay {thing}. You could see it [shine|gleam] through.
        + The roots were as thick as arms and as thin as [hair|string].
        + They held on to each other, like people in the cold.
        + It smelled of earth and [rain|mushrooms].
        + Ants ran up and down on it. They had a lot to do.
        + “Is there a door?” [said {hero}|{hero} said]. There was no door.
        + The roots were not mean. They were just [there|at home].
        + One of them moved, so slowly that you could not see it.
      `,
      wrong: `
        “I’ll break through,” [said {friend}|{friend} said]. “[One, two, three!|Out of the way!]”
        @wrong It ran, and got stuck in the roots with its [behind|round behind].
        + The front was in, and the back was out. Or the other way.
        + “Pull!” it cried. “Don’t pull! Pull a bit!”
        + The more it kicked, the more the roots held on.
        + “They bite!” it said. They did not bite. They [hugged|held].
        + An ant ran over its nose. “Pardon,” said the ant.
        + {Hero} pulled. It went [plop|pop], like a cork.
        + There were three leaves on its behind. They looked quite good.
      `,
      doubt: `
        They sat by the wall. It was as thick as [before|ever].
        + “It won’t let us,” [said {friend}|{friend} said]. “It does not like us.”
        + {Hero} looked at it. A root does not know what a [hurry|visit] is.
        + It was here long before them. It was at home here.
        + We come and push. What must it [think|feel]?
        + A drop ran down on it, from knot to knot.
        + It was so old that it had [moss|moss in its ears].
        + “We could come back with an axe,” [said {friend}|{friend} said]. They both felt bad at once.
      `,
      turn: `
        {Hero} sat down and watched the [ants|little ants]. They went in here and came out there.
        @turn So {hero} stroked the root aside, the way that it [grew|had grown].
        + You must go with it. Not against it, but along.
        + “Excuse me, root,” [said {hero}|{hero} said]. “May we [pass|come in]?”
        + It was cool and a bit [rough|furry]. It gave way, like a sleeping cat.
        + First a thin one, then a thick one. [Slow, slow.|No pulling.]
        + {Friend} did it, too, with one toe. “It moves!” it said.
        + “Left one over, right one under,” [said {hero}|{hero} said]. So it had been plaited.
        + It was hard to be so slow. {Thing} was so near!
      `,
      works: `
        @result Crick, crack. The roots moved apart and [let|gently let] them in.
        It was like a small green [room|cave]. In it lay {thing}.
        + It smelled of moss, and it was as soft as a bed.
        + A root had lain around it, so it would not get [wet|cold].
        + “You kept it for us,” [said {hero}|{hero} said]. “Thank you.”
        + The ants had a road there, with [signs|a bridge].
        + {Hero} took {thing}, and nothing was torn.
        + Then the roots closed up again, as you close a [curtain|book].
        + “It does like us,” [said {friend}|{friend} said]. “You just have to [ask|know how].”
      `,
      lesson: `
        What grows, grows in its [own way|own time]. Look at it first, and go along.
        / “I pushed,” [said {friend}|{friend} said], “and you [looked|watched].” The ants knew the way.
      `,
    },
    intermediate: {
      gate: `
        @spot {Spot.at} they came upon a wall of roots, and {thing} was [behind it|on the far side].
        You could see it gleam through the gaps, but not even a [finger|paw] could get at it.
        + It smelled of earth and mushrooms, and of being left in peace.
        + Ants were going up and down it as though it were the high street.
        + There was no door and no handle, for roots don’t expect [visitors|callers].
        + If you looked for a very long time, something moved by the breadth of a hair.
        + Some were like arms and some like hair. [All of them held hands.|All held on.]
        + It smelled of mushrooms. [It was remarkably quiet.|Nobody had been here.]
        + Was there a door? [There was none.|They found none.]
      `,
      wrong: `
        “We’ll soon be through,” [said {friend}|{friend} said]. “It only takes a bit of [strength|a run-up].”
        @wrong It charged at the wall, and got stuck in the roots with its [behind|entire behind].
        + “Push!” came its voice, from inside. “No, pull! What are you doing back there?”
        + The more it kicked, the more firmly the roots held on.
        + “They’ve got me!” it cried, but nobody had got it; it had only got [in|itself].
        + The ants made a small detour round the new obstacle.
        + Eventually it came out, like a cork, with leaves where its [dignity|pride] had been.
      `,
      doubt: `
        They sat in front of it and were out of breath, the wall least of [all|the three].
        + “It’s against us,” [remarked {friend}|{friend} remarked], and picked a leaf off its behind.
        + It wasn’t against anybody, {hero} thought; it had [just|only] been here first.
        + For a hundred years it had grown in peace, and now somebody came along and pushed.
        + “With an axe …” {friend} began, and both of them were ashamed that it had been said.
        + A drop ran from knot to knot, without any [hurry|trouble], and was through.
        + It had time. [They had not.|It always had.]
      `,
      turn: `
        {Hero} sat perfectly still and watched the ants, where they went in and [came out|out].
        @turn Then {hero} stroked the root aside, gently, the way that it had [grown|always grown].
        + It was cool and a little rough, and it yielded like a [cat|sleeper] turning over.
        + “Excuse us, please,” [observed {hero}|{hero} observed], since it was, after all, somebody’s house.
        + One over, one under: the entire thing was plaited like a loaf.
        + It went so slowly that it was hardly to be borne, with {thing} so [near|close].
        + {Friend} tried it, too, with one careful toe. “It’s giving way!” it breathed.
        + A little this way. [A little that.|And a little more.]
      `,
      works: `
        @result With a faint creak the roots moved apart, one by one, and let them [in|both in].
        Inside it was green and quiet as a [church|tent], and on the moss lay {thing}.
        + A root had curled itself about it, as one lays an arm round something that’s been [lost|crying].
        + “It wasn’t shut away,” [declared {hero}|{hero} declared]. “It was being looked after.”
        + There was an ant road in there, with bends and a [crossing|bridge], all in order.
        + Nothing had been broken, and {friend} was the one who said goodbye to each root [singly|by hand].
        + Then the roots closed again. [It was like a curtain.|They did it gently.]
        + They had not torn one. [Not even a thin one.|They were glad.]
      `,
      lesson: `
        What has grown has its own way of [growing|opening]. Whoever goes along with it is let in.
        / “I went against it,” [said {friend}|{friend} said], “and you went with it.” That was the [door|whole secret].
      `,
    },
    advanced: {
      gate: `
        @spot {Spot.at} a wall of roots barred the way, and behind it lay {thing}.
        One could see it gleam, but there was no gap that would admit so much as a [paw|finger].
        + It gave out a smell of earth and mushrooms, and of having been left in [peace|perfect peace] for a considerable time.
        + Some of the roots were as thick as an arm and others as fine as hair; all held on to one another.
        + Ants were passing up and down; to them, no doubt, it was the high [street|road].
        + The wall had no opinion of visitors.
      `,
      wrong: `
        {Friend} took the view that a wall is a thing one goes [through|straight through].
        @wrong It charged, and got stuck in the roots with its behind, the rest of it being [elsewhere|inside].
        + Conflicting instructions reached {hero} from within: to push, to pull, and on no account to look.
        + The harder it kicked, the tighter they held. It is a way that roots have, and [affection|porridge] too.
        + When at length it was drawn, with a pop, it wore three leaves in a place where it could not see them.
      `,
      doubt: `
        They sat before it, out of breath, and of the three it was the wall that minded [least|the least].
        + “It has taken against us,” [said {friend}|{friend} said]. But it had merely been here first, by about a [century|hundred years].
        + The word “axe” fell, and lay between them, and nobody [cared|liked] to pick it up.
        + A drop of water was finding its way from knot to knot; it did not seem to meet with any resistance.
      `,
      turn: `
        {Hero} sat perfectly still, and watched where the ants went in and where they [came out|left].
        @turn And {hero} stroked the root aside, with a flat hand, the way that it had [grown|wanted to go].
        + “I beg your pardon,” [said {hero}|{hero} said], as one does on entering a stranger’s house rather late.
        + One over and one under: it was plaited, they now saw, and could be unplaited, by anyone with [time|patience].
        + With {thing} so close it was remarkably nearly unbearable to go at the pace of wood.
        + It was rough and cool; it yielded by degrees, like a large cat on a [sofa|bed].
      `,
      works: `
        @result Creaking softly, the roots moved apart, each in its turn, and let them [in|through].
        It was green in there, and as hushed as a chapel, and upon the moss lay {thing}.
        + About it a root had laid itself, as one puts an arm round somebody who has had a bad [evening|day].
        + It had not been shut away at all, {hero} understood, but merely [looked after|kept warm].
        + Behind them the wall drew together like a curtain, and not a fibre of it was broken.
        + They thanked it, on their way out, aloud.
      `,
      lesson: `
        Everything that grows has a direction. It opens to those who trouble to find out [which|what it is].
        / “One can’t argue with a root,” [remarked {friend}|{friend} remarked], “but it turns out that one can [agree|agree with it].”
      `,
    },
  },

  Conservation: {
    titles: `
      Three drops of light
      The spring that was nearly dry
      {Hero} takes no more than three
    `,
    refrains: [
      {
        first: 'One drop, two drops, three, no more | leave the rest for those next door.',
        changed: 'One drop, two drops, three, no more | now there’s more than was before.',
      },
      {
        first: 'A sip for me and a lid for you | little spring, what you give will do.',
        changed: 'A sip for us both, and the lid for you | little spring, how you grew and grew.',
      },
      {
        first: 'Three small drops, and there it stops.',
        changed: 'Three small drops, and out it pops.',
      },
    ],
    facts: {
      wrong: '{friend} wanted a bath in the spring of light',
      turn: '{hero} took only three drops from the spring',
      result: 'three drops of light were just enough to see by',
    },
    beginner: {
      gate: `
        @spot {Spot.at} it was dark. [There|Near by] was a little spring. It had light in it!
        But it was nearly [dry|empty]. One had to fill a cup to find {thing}.
        + The cup was as small as a [thimble|nutshell]. It hung on a hook.
        + There was a lid, too, of wood. Somebody had left it off.
        + Blub, it said. A drop of gold came up. Then it had to [rest|wait].
        + A [frog|newt] sat there. “It was full once,” it said.
        + “All took from it,” it said. “They took a lot, to be safe.”
        + The light in it was as thin as [tea|honey in milk].
      `,
      wrong: `
        “Oh!” [said {friend}|{friend} said]. “How it [shines|glows]!”
        @wrong {Friend} wanted a bath in the spring of light. It had one [foot|foot over it] in.
        + “Just a short one,” it said. “I’d glow so nicely!”
        + The spring went pale. It shrank back from the foot.
        + “And a bit for my hair,” it said. “And a jug for home.”
        + “Then there is none left,” [said {hero}|{hero} said]. “There will be [more|some]!” [said {friend}|{friend} said].
        + It had brought a big towel. And a duck.
        + One toe of it shone now. It was very [proud|pleased].
        + Blub, said the spring, but so low that it [hurt|was sad].
      `,
      doubt: `
        The spring was just a [dot|glimmer] now. It got darker round them.
        + “If I don’t take it, the next one will,” [said {friend}|{friend} said].
        + That’s what all the others had said, [too|as well].
        + {Hero} was afraid in the dark. A big, big light would be [nice|so good].
        + One could take it all. Nobody [saw|was looking].
        + But what will they do who come after?
        + A small moth came to drink. It looked in, and went away.
        + {Friend} took its toe out. It did not [say|look at] a thing.
      `,
      turn: `
        {Hero} took the cup, and thought how [much|little] they needed.
        @turn One drop. Two drops. Three. {Hero} took only three drops, and [stopped|no more].
        + It’s hard to stop when it is so [lovely|bright].
        + “Just one more!” [said {friend}|{friend} said]. “No,” [said {hero}|{hero} said]. “It is enough.”
        + {Hero} put the lid back on, so that the light could [rest|sleep].
        + They brushed the leaves away from the rim.
        + {Friend} gave back the drop from its toe. Plip.
        + The three drops lay in the cup. They looked so small in there.
        + “Thank you,” said {hero} to the spring. It is right to say so.
      `,
      works: `
        {Hero} held up the [cup|little cup]. It was not much.
        @result But three drops of light were just enough. There, in a [corner|nook], they saw {thing}!
        + You don’t need much light if you [look|look well].
        + Blub, said the spring. Blub, blub! Did you hear? It [rose|came up]!
        + It had only had to [rest|be left] a bit.
        + A newt took off its hat. “That’s the first time,” it said.
        + {Hero} took {thing}, and they left the cup on its hook.
        + The moth came back, and there was a drop for it.
        + {Friend} shone a little at the toe. That was for [free|later].
      `,
      lesson: `
        Take what you [need|need, no more]. Then the spring can rise again.
        / “I wanted it all,” [said {friend}|{friend} said], “and three drops [did|were plenty].” The rest is for those who come after.
      `,
    },
    intermediate: {
      gate: `
        @spot {Spot.at} it was dark, and {thing} was not to be seen. But there was a spring of [light|pure light].
        It was nearly dry. It had a small cup, like a [thimble|nutshell].
        + A wooden lid lay in the grass, where somebody had left it.
        + “Blub,” it declared, and brought up one golden drop, and needed a [rest|pause].
        + “It used to be full,” said a newt. “Then they all came and took plenty, to be on the safe side.”
        + The light at the bottom was as thin as [tea|very weak tea].
        + On a board one could still read “Please”, and what came after that was worn away.
      `,
      wrong: `
        “That’s just what my [complexion|skin] needs,” [said {friend}|{friend} said], leaning over.
        @wrong It wanted a bath in the spring of light, and had one foot [in|in it] before you could say “newt”.
        + “Only a short one,” it said. “I’ve always wanted to glow a bit.”
        + The spring shrank back from its foot and grew [paler|pale].
        + It had a towel along, and a brush, and a duck to [float|keep it company].
        + “And the next person?” [asked {hero}|{hero} asked]. “They can have my bath [water|light] after me,” it said.
        + One of its toes was already shining, and it couldn’t stop looking at it.
      `,
      doubt: `
        There was only a [glimmer|shimmer] left at the bottom, and the dark came a step nearer.
        + “If we don’t take it, somebody will,” [said {friend}|{friend} said]. Everybody had said that, one after the [other|next].
        + {Hero} didn’t like the dark, and a large light would have been a [comfort|comfort now].
        + Nobody would have noticed. It is just such moments that one [remembers|notices] oneself.
        + A moth came by for a drink, looked in, and flew off without one.
        + After a time {friend} took its foot out and held it as though it were somebody else’s.
      `,
      turn: `
        {Hero} took the cup, held it under, and thought about how little they really [needed|needed to see].
        @turn And {hero} took only three drops, one, two, three, [no more|and then stopped].
        + To stop is quite hard when a thing is beautiful and it’s [free|there].
        + “A fourth! For the way home!” begged {friend}. “Three’s enough,” [said {hero}|{hero} said].
        + Then the lid was put on again, and the leaves were cleared [away|from the rim].
        + With a sigh {friend} held its toe over the spring and gave back what was on it.
        + In the cup the three drops lay close together, like people under [one umbrella|a small roof].
      `,
      works: `
        {Hero} lifted the cup; it gave no more light than a [glow-worm|cat’s eye].
        @result But three drops of light were just enough to see by, and what they [saw|saw there] was {thing}.
        + One doesn’t need an enormous light to find a thing, only a careful one.
        + And under its lid the spring said “blub”, and then, quite quickly, said it [twice more|again].
        + “It’s rising!” cried a newt. “It only ever wanted to be let alone!”
        + {Hero} took {thing} and hung the cup back on its hook, for whoever came next.
        + The next was a moth. It drank its drop and [bowed|shone].
      `,
      lesson: `
        They’d taken what they needed and [closed the lid|no more]. So there was enough, and soon there was more.
        / “I wanted to bathe in it,” [remarked {friend}|{friend} remarked], “when one can see by [three drops|so little].”
      `,
    },
    advanced: {
      gate: `
        @spot {Spot.at}, in deep darkness, lay {thing}, and close by was a spring of [light|pure light].
        It had all but run dry; a cup went with it, the size of a [thimble|nutshell].
        + “Blub,” it declared, brought up a single golden drop, and was obliged to rest after the [effort|exertion].
        + “It used to overflow,” observed a newt. “But everyone took rather more than enough, so as to be certain.”
        + On a board beside it one could still decipher the word “Please”; the remainder had been worn away by [elbows|visitors].
      `,
      wrong: `
        {Friend} had heard that light was excellent for the [complexion|skin].
        @wrong It wanted a bath in the spring, and had a foot in it before anybody could so much as [cough|object].
        + It tried the temperature, and was content.
        + It had come provided with a towel, a brush and, against loneliness, a [duck|wooden duck].
        + The light drew back from its foot as one draws back from a cold [spoon|hand], and lost colour.
        + “Whoever comes after,” it observed handsomely, “is very welcome to it when I have [finished|done].”
      `,
      doubt: `
        There remained a faint shimmer at the very bottom, and round about them the darkness took a [step|chair].
        + “If we don’t have it, then others will,” {friend} argued. So, one after another, had all the others.
        + {Hero} was no lover of the dark, and no one would have [noticed|seen], except, naturally, {hero}.
        + A moth came to drink, looked in at the rim, and with great politeness went away again.
      `,
      turn: `
        @turn {Hero} held the cup and considered how very little it would [take|need]. Then {hero} took only three drops from the spring, and did the hard thing, and [stopped|ceased].
        + Sighing deeply, {friend} held its one radiant toe over the spring until it had given everything back.
        + “A fourth,” pleaded {friend}. The fourth was to stay there, for somebody else.
        + The lid was laid in its place; the leaves were cleared away from the [edge|brim].
        + There was nobody about to be impressed by it, which made it, if anything, a little harder still.
      `,
      works: `
        As lamps go it was modest; a glow-worm would have [apologised|blushed].
        @result And yet three drops of light were just enough to see by, and there, quite near, was {thing}.
        + It needs no great lamp to find a thing, if one is a little careful where one [looks|points it].
        + They hung the cup back on its hook for the next comer, who proved to be a moth, and thirsty.
        + Under its lid the spring said “blub”, and said it again; a newt removed its [hat|cap].
        + The spring was rising again.
      `,
      lesson: `
        They had left nearly all of it behind. It was that, and not the three drops, which [grew|was growing].
        / “I should have been so very clean,” [remarked {friend}|{friend} remarked], “and the rest of the world [in the dark|so dark].”
      `,
    },
  },

  Sustainability: {
    titles: `
      One to take and one to plant
      The bush of glow-berries
      {Hero} plants a berry
    `,
    refrains: [
      {
        first: 'One to take and one to sow | one for now, and one to grow.',
        changed: 'One we took and one we sowed | look how soon the two have glowed.',
      },
      {
        first: 'Don’t eat tomorrow before it is due | put it to bed, and it wakes up as two.',
        changed: 'We tucked in tomorrow, as clever folk do | good morning, berry, and look, you are two.',
      },
      {
        first: 'Pick one, plant one.',
        changed: 'Picked one, got two, one for you.',
      },
    ],
    facts: {
      wrong: '{friend} picked all the glow-berries it could eat',
      turn: '{hero} took one glow-berry and planted another',
      result: 'a second bush grew and its berry opened the lock',
    },
    beginner: {
      gate: `
        @spot {Spot.at} stood a bush of glow-berries. They [shone|glowed] like small blue lamps.
        Next to it was a [box|small box] with {thing} in it. A berry will open its lock.
        + The lock had a small round mouth. It was [open|hungry].
        + It was the only bush far and wide.
        + “One is enough,” said a [bird|jay] on it. “There are not many left.”
        + The berries smelled of plums and [cold|night].
        + When the bush shook, it tinkled [a bit|like glass].
        + “They look so sweet,” [said {friend}|{friend} said]. It licked its lips, or such.
        + The leaves had holes in them. The bush was old.
      `,
      wrong: `
        “Just to [try|taste],” [said {friend}|{friend} said]. “Just one. And one. And one.”
        @wrong It picked all the glow-berries it could [eat|eat, and more].
        + Then it turned blue. First the nose, then all the rest.
        + “Hic,” it said, and it lit up. “Hic!” Now it was a [lamp|blue lamp].
        + With each hiccup it shone, on and off, on and off.
        + “I don’t feel so [well|good],” it said. “I feel round.”
        + The bush was almost bare. It did not tinkle [now|at all].
        + “They were so good,” it said, “hic, up to nine.”
        + There were just two left, right at the top.
      `,
      doubt: `
        Two berries. The bush stood there and looked [thin|cold].
        + “If we take both, we are safe,” [said {friend}|{friend} said]. “Hic.”
        + One for the lock, and one just in [case|reserve].
        + And then? Then it’s the last bush there ever [was|was here].
        + {Hero} was hungry, too. They smelled so [sweet|nice].
        + “It takes years to make one,” said a bird. “I know. I’m old.”
        + The wind went through the leaves and [found|rang] nothing.
        + {Friend} hid its blue face. “Hic,” it went, very low.
      `,
      turn: `
        {Hero} thought of those who come [after|next year]. They need a berry as well.
        @turn {Hero} took one glow-berry and planted the [other|other one]. Pat, it was in.
        + That was hard. You can’t eat it [then|any more].
        + A hole, a berry, a bit of earth. [Pat, pat.|Tap, tap.]
        + “It’s gone!” cried {friend}. “Hic! Now it’s only one!”
        + “It’s not gone,” [said {hero}|{hero} said]. “It’s just [down there|asleep].”
        + {Friend} held itself over it, for a lamp. That was nice.
        + They had no can, so they fetched some drops in a leaf.
        + “Grow well,” [said {hero}|{hero} said], and [waited|kept still].
      `,
      works: `
        Some nights go fast in such a [place|land]. This one took a minute.
        @result Up came a second bush! Its first berry opened the [lock|little lock], click. There lay {thing}!
        + It grew a stem, and leaves, and then small blue [lamps|lights].
        + So {hero} gave it back its berry. It [tinkled|shone].
        + “Two bushes!” said a bird. “That has [never|not] been before.”
        + {Friend} did not pick a thing. It held its own [mouth|tummy] shut.
        + “Next year there’ll be four,” it said. “Hic. I can wait.”
        + It was still a bit blue, but it was a nice [blue|shade].
        + They did not need the old bush’s berry at all.
      `,
      lesson: `
        Who takes one should plant [one|one, too]. Then there is some for tomorrow.
        / “I ate them all,” [said {friend}|{friend} said], “and you [planted|put one in].” So there are more now.
      `,
    },
    intermediate: {
      gate: `
        @spot {Spot.at} stood a bush full of glow-berries, like little blue [lamps|lanterns].
        Under it was a box with {thing} in it. Its lock opened to a single [berry|glow-berry].
        + The lock had a small round mouth, which stood open like a young bird’s.
        + “There’s no other bush far and wide,” a jay informed them. “So only the one, if you please.”
        + They smelled of plums and snow, and when the bush moved it [tinkled|chimed].
        + {Friend} had already stopped listening. It was looking at them as one looks at a [cake|shop window].
        + The bush was old, with holes in its leaves and a stick to lean on.
      `,
      wrong: `
        “One has to know whether they’re [ripe|good],” [declared {friend}|{friend} declared], and tried one. It was [so|ripe].
        @wrong After that it picked all the glow-berries it could eat, and then a [few|handful] more.
        + At the ninth its nose went blue, and at the twentieth so did the remainder.
        + “Hic,” it remarked, and lit up from within. “Hic!” It could be seen for [miles|a long way].
        + “I believe,” it said, flickering, “that I’ve had [enough|a sufficiency].”
        + The bush no longer tinkled; there was nothing left on it to tinkle with.
        + Right at the top, out of reach of any stomach, two berries were still hanging.
      `,
      doubt: `
        There were two left. Take one, and it is the last but one. Take both, and it is [over|all over].
        + “One for the lock and one in case,” {friend} advised, between two [hiccups|flashes].
        + {Hero} was hungry as well, and they smelled so good, and nobody would [count|know].
        + “It needs three years for each of them,” said a jay, and looked the other way.
        + Somebody will come here after us, {hero} thought, and look for the lamps.
        + The wind went through the twigs and found nothing to play on.
      `,
      turn: `
        {Hero} climbed up and picked them, and held one in each [hand|hand for a while].
        @turn Then {hero} took one glow-berry for the lock and planted the other in the [earth|soft earth].
        + It was an odd feeling, to bury something that one would rather have [eaten|kept].
        + “It’s gone!” wailed {friend}, lighting up. “It’s only gone [ahead|to bed],” [declared {hero}|{hero} declared].
        + They pressed the earth down and brought it drops of water in a leaf.
        + {Friend} stood over it, hiccuping, and so it had [light|a lamp] into the bargain.
        + Then they did what one does with seeds: they left it in [peace|peace and hoped].
      `,
      works: `
        Perhaps nights are shorter there; this one lasted about a [minute|minute or so].
        @result A second bush grew, and its first ripe berry opened the lock. And there was {thing}!
        + So the other berry could go back to the old bush, which [tinkled|rang] with surprise.
        + Leaf by leaf it went, until there were more little lamps than {friend} could [eat|have eaten].
        + It didn’t touch a single one. It had put both its [hands|paws] behind its back, or tried to.
        + “Two,” said a jay. “In my time there have never been two.”
        + {Friend} worked out how many there’d be in ten years, and had to sit [down|down for it].
      `,
      lesson: `
        One to take, one to plant: in this way there’s still some when [tomorrow|the next one] comes.
        / “I had twenty,” [remarked {friend}|{friend} remarked], “and now there are none. You had two, and [look|look at them].”
      `,
    },
    advanced: {
      gate: `
        @spot {Spot.at} there stood a bush of glow-berries, shining like small blue [lamps|lanterns].
        Beneath it was a box with {thing}, whose lock would open to one [berry|such berry].
        + The lock had a round mouth, and held it open, after the manner of very young [birds|thrushes].
        + “There’s not another for miles,” a jay told them, “so one will do, if it is all the same to you.”
        + They smelled of plums and snow. {Friend} was looking at them as one looks into a [bakery|shop].
        + It was late in the year.
      `,
      wrong: `
        It was only prudent, said {friend}, to see whether they were [ripe|wholesome].
        @wrong They were, and it picked all the glow-berries it could eat, and some that it [couldn’t|could not].
        + {Friend} was still hungry.
        + With the ninth its nose went blue; by the twentieth the colour had become [general|a matter of principle].
        + It said “hic”, and was lit up from within, so that moths came from a considerable distance to [look|admire it].
        + The bush had ceased to tinkle, there being nothing left on it but two, at the very top.
      `,
      doubt: `
        Two remained, and it’s a curious number: one can just still tell it from [none|nothing].
        + “One for the lock, and the other to be safe,” advised {friend}, going on and off like a [lighthouse|buoy].
        + {Hero} was hungry too, and there was nobody about who would be [counting|keeping the score].
        + “Three summers it needs for each of them,” announced a jay, and with great delicacy studied the horizon.
      `,
      turn: `
        {Hero} fetched them down, and for a time simply [held|weighed] them, one on either side.
        @turn One glow-berry {hero} took, for the lock; the other {hero} [planted|planted in the earth].
        + It goes against the grain to bury what one would a great deal [sooner|rather] have eaten.
        + “But now it is gone!” {friend} lamented, flaring up. “It has merely gone on ahead,” [observed {hero}|{hero} observed].
        + Earth was pressed down, water brought in a leaf, and light, in brief instalments, supplied by {friend}.
        + Then they stood back, as one does.
      `,
      works: `
        They keep short nights there, and this was over in a [minute|minute or so].
        @result A second bush grew up, and with its first ripe berry they opened the lock upon {thing}.
        + The other berry could thus be given back to the old bush, which was audibly [moved|touched].
        + “In ten years’ time,” it calculated, “there would be over a thousand,” and it sat down and glowed.
        + {Friend} walked all round it, its arms, so to speak, folded; it touched nothing.
        + The new bush shone on them both, very blue.
      `,
      lesson: `
        What is taken is gone by evening. It is what was [planted|put back] that one can go on taking from.
        / “I had today’s,” {friend} said, with a last blue hiccup, “and tomorrow’s, and [yours|the jay’s].”
      `,
    },
  },

  Harmony: {
    titles: `
      The gate of chimes
      {Hero} finds the note between
      Each one rang its own
    `,
    refrains: [
      {
        first: 'Ding for you and dong for me | find the note where both agree.',
        changed: 'Ding for you and dong for me | now we ring in harmony.',
      },
      {
        first: 'Louder is only a bigger sound | hum down low till the note is found.',
        changed: 'Nobody shouted, and look what we found | hum, it went, and the gate swung round.',
      },
      {
        first: 'Ding, dong, where’s the song?',
        changed: 'Ding, dong, there’s the song.',
      },
    ],
    facts: {
      wrong: '{friend} rang the loudest of all the chimes',
      turn: '{hero} listened and hummed the note between the chimes',
      result: 'the chimes found one note and the gate swung open',
    },
    beginner: {
      gate: `
        @spot {Spot.at} stood a gate of [chimes|little chimes]. Behind it lay {thing}.
        Each chime rang its own. It opens when they ring [as one|together].
        + “I’m right!” rang one. “No, me!” rang the [next|other].
        + There were long ones and short ones and one like a [spoon|pot].
        + The gate opens when they ring as one. They never [do|did].
        + Each one thought the others were [wrong|too low].
        + A bird put moss in its ears.
        + “How can one sleep here?” [said {hero}|{hero} said]. One could not.
        + Clang, went the thick one. It always came too late.
      `,
      wrong: `
        “They just need a [lead|boss],” [said {friend}|{friend} said]. “I’ll ring it for them!”
        @wrong And {friend} rang the loudest of them [all|all, bong]! BONG!
        + It had found a pot lid. That is a loud thing.
        + “Like me!” it cried. “All like ME!” Bong, bong.
        + The chimes rang louder. They would not be [beaten|told].
        + Now nobody could hear a thing. Not even the [bong|lid].
        + A nut fell off its twig in fright.
        + “They have no ear,” [said {friend}|{friend} said]. Its own ears rang.
        + {Hero} took the lid away, and sat on it.
      `,
      doubt: `
        Ding, dong, clang. It did not [stop|end]. {Hero.s} head was full of it.
        + To be loud did not help. To be cross did not [help|either].
        + Was there one sound that all of them [liked|could]?
        + “Each one is right,” [said {friend}|{friend} said]. “But all of it is bad.”
        + {Hero} knew that from home. There all talk at once.
        + In between there was a small gap, and it was nice there.
        + Oh, to have moss in both ears!
      `,
      turn: `
        {Hero} shut both eyes and [listened|listened hard]. The high one. The low one. The thick one.
        @turn Then {hero} hummed the note between [them|the chimes], quite low. Mmmm.
        + It was not the high one’s note, and not the low one’s. It had a bit of both.
        + Nobody heard it at first. {Hero} hummed [on|all the same].
        + It’s hard to be so soft when all are so loud.
        + “What’s that?” rang the smallest. It [stopped|leaned in] to hear it.
        + You can’t hear a hum if you clang.
        + {Friend} hummed, too, a bit [under it|too low], and then just right.
        + Mmmm. It felt warm in the [nose|tummy].
      `,
      works: `
        @result One by one the chimes found the note, even the thick one. The gate [swung|swung wide] open!
        And there, as if in a song, lay {thing}.
        + The small one found it first. Then the high one did.
        + It was like a big warm blanket made of [sound|ding].
        + “Is that us?” they rang. It was!
        + None was too loud and none was lost. You could hear each [one|one in it].
        + {Hero} took {thing}, and hummed it a bit.
        + A bird took the moss out of its ears and [sighed|smiled].
        + {Friend} gave one small bong at the end. It [fitted|was right].
      `,
      lesson: `
        Loud does not make it [good|nice]. Listen for the note between. There you meet.
        / “I wanted them like me,” [said {friend}|{friend} said]. “You heard them [all|out first].” So it rang.
      `,
    },
    intermediate: {
      gate: `
        @spot {Spot.at} stood a gate all of [chimes|bells and chimes], and behind it lay {thing}.
        It opens when they ring together. But each one rang its own, and [loudly|loudest].
        + “Ding!” went one, and “Dong!” another, and “Clang!” a fat one, always a bit too late.
        + Each of them was of the opinion that the others were out of [tune|order].
        + There were long thin ones and short ones, and one that had once been a [ladle|saucepan].
        + A bird on the gatepost had stuffed moss in its ears.
        + It wasn’t one wrong note. It was eleven right ones, all at [once|cross purposes].
      `,
      wrong: `
        “What’s missing here is someone to give the note,” [said {friend}|{friend} said]. “[Namely, me.|I have one.]”
        @wrong It took a saucepan lid and rang the loudest of [all|all the chimes]: BONG!
        + “Follow me!” it shouted. BONG! “What’s so hard about [that|it]?”
        + The chimes took a breath and rang louder; no one likes to be [drowned|out-bonged].
        + By now there was such a din that it couldn’t hear its own lid.
        + Three nuts and a [caterpillar|beetle] fell off a twig.
        + “They won’t be told,” it remarked, or so one had to guess from its lips.
      `,
      doubt: `
        Ding, dong, clang; one could no longer hear oneself [think|think about it].
        + “Each is right, and together it’s a [mess|pain],” {friend} shouted in {hero.s} ear.
        + {Hero} knew that from the supper table, on evenings when everyone has had a day.
        + Being louder hadn’t helped, and being angry was only another kind of [loud|noise].
        + But between the dings and the dongs there was a gap now and then, as long as a breath.
        + It was nice in the gap. {Hero} waited for the [next|next one].
      `,
      turn: `
        {Hero} closed both eyes and listened, first to the high one, then to the low, then to the [fat one|last].
        @turn And then {hero} hummed, quite softly, the note [between|in between] the chimes.
        + It was nobody’s own note, but there was a little of each one in it.
        + At first it was as good as inaudible; {hero} hummed it just the [same|same, and again].
        + It’s very hard not to grow loud among so many who are.
        + Next to {hero} somebody else was humming, too low at first, and then [right|just right].
        + “What’s that?” rang the smallest. [To hear, it had to stop.|It stopped ringing to hear.]
        + It was only a hum. [It was warm.|It was remarkably low.]
      `,
      works: `
        @result One by one the chimes found the note, the fat one last, and the gate [swung|swung slowly] open.
        The sound lay over everything like a blanket, and beneath it lay {thing}.
        + “Are we doing that?” they rang, enchanted; not one of them was [lost|missing], and none stuck out.
        + {Friend} was allowed to add one last bong, and it was in the [right place|right key].
        + A bird took out its moss. [It listened.|It put its head on one side.]
        + You could still hear each one. [It was only that they fitted.|That was the lovely part.]
        + Even the hinges hummed.
      `,
      lesson: `
        The note was not any louder than the others. It only had room for [all of them|each one].
        / “I wanted them to ring like me,” [declared {friend}|{friend} declared], “and you wanted to hear them.” That made it a chord.
      `,
    },
    advanced: {
      gate: `
        @spot {Spot.at} stood a gate composed of [chimes|chimes and bells], and beyond it lay {thing}.
        It would open if they rang as one, but each rang its own, and [never stopped|with conviction].
        + The high ones went “ding” and the low ones “dong”, and a stout one, invariably late, went “clang”.
        + It was not that any note was wrong. There were eleven right ones, and they were not on [speaking|listening] terms.
        + On the gatepost a bird was sitting, with moss in its ears and the eyes of someone who has moved to the wrong [street|district].
      `,
      wrong: `
        What they lacked, {friend} considered, was somebody to give them a [lead|firm lead].
        @wrong It got hold of a saucepan lid and rang the loudest of all, in order to be [followed|an example].
        + “Like me!” it could be seen to shout, between two bongs. It was [heard|followed] by nobody. Far away a dog joined in.
        + The chimes, so far from giving way, drew breath; for nobody cares to be drowned by a piece of [kitchenware|tin].
        + Before long there was a din in which the lid itself could no longer be made out, and several nuts fell.
      `,
      doubt: `
        It went on, ding, dong and clang, until thinking was a thing one could only [remember|recall].
        + “Every one of them is right,” {friend} bawled, “and it is quite [unbearable|dreadful]!”
        + And yet, between a ding and a dong, there would come a gap, no longer than a breath, and very [beautiful|restful].
        + {Hero} had known such evenings at table; everybody has had a day, and begins with it immediately.
      `,
      turn: `
        {Hero} listened to the high, to the low, and patiently to the [stout one|late one].
        @turn Then {hero} hummed, so softly that it was hardly a sound, the note between the [chimes|two].
        + It belonged to none of them, but each, on hearing it, might have recognised a [cousin|relation].
        + One needs some stubbornness to be quiet among so many who [aren’t|are not]; {hero} hummed on.
        + “What is that?” rang the smallest, and was forced, in order to find out, to be [silent|still] itself.
        + There was room in it for everybody.
      `,
      works: `
        The smallest took it up, and passed it on to a thin one at the [side|top].
        @result One by one the chimes found the note, the stout one last, and the gate swung open upon {thing}.
        + “Can that be us?” they wondered, and continued ringing, for fear that it might [not be|stop].
        + None was lost in it and none stood out; one could have named each, like threads in a [cloth|coat].
        + {Friend} was granted one last bong; it came in exactly on [time|the beat].
        + It was, they found, a great deal less work.
      `,
      lesson: `
        It had never needed a louder note, but only one with [room|a place] in it for all the others.
        / “I offered them my own,” {friend} said, “and you offered them [theirs|one another’s].”
      `,
    },
  },

  Exploration: {
    titles: `
      The white spot on the map
      {Hero} draws what is there
      Only turnips, said {friend}
    `,
    refrains: [
      {
        first: 'Left and right and straight and round | draw a line for what is found.',
        changed: 'Left and right and straight and round | now it’s drawn, and now it’s found.',
      },
      {
        first: 'Nobody’s been there, but all know best | draw me one corner, and then the rest.',
        changed: 'Somebody’s been there, and that is best | that little white spot was worth all the rest.',
      },
      {
        first: 'Step by step, dot by dot.',
        changed: 'Dot by dot, we’ve got the lot.',
      },
    ],
    facts: {
      wrong: '{friend} described the passages without having been there',
      turn: '{hero} drew a map of what was really there',
      result: 'on the white spot of the map they found it',
    },
    beginner: {
      gate: `
        @spot {Spot.at} there were [passages|dark passages], left and right. Nobody had ever been in.
        In one of them was {thing}. But in [which|which one]? There was no map.
        + “Don’t ask me,” said a [beetle|toad]. “I live out here.”
        + There were five doors, or six. One was just a [shadow|dent].
        + A sign hung there. It was quite [empty|blank].
        + “Hello?” [said {hero}|{hero} said]. “Hello, lo, o,” said the third.
        + It was like a cheese with very long holes.
        + A cool breath came out of one. One hummed.
        + It was cold in there.
      `,
      wrong: `
        “I know all about it,” [said {friend}|{friend} said]. “[Just turnips.|It’s well known.]”
        @wrong It told all about the passages, and had never [been there|been in one].
        + “On the left, turnips. On the right, old turnips. Down there, a [big one|king of them].”
        + “How do you know?” [said {hero}|{hero} said]. “One just [does|knows].”
        + It lay down in front and told more and more.
        + In the fourth one lived a [general|baker], it said. With a drum.
        + “So we need not look,” it said. “I told you it all.”
        + There was just one thing it did not know. That was where {thing} lay.
        + A wind came out and smelled of mint, not turnip.
      `,
      doubt: `
        The holes were [dark|black]. It was so nice to sit here and know it all.
        + “There may be a wrong turn,” [said {friend}|{friend} said]. “There are [such things|a lot].”
        + {Hero} had never been in a place with no name.
        + What if you go in and do not come [out|back]?
        + What you don’t know is white on the map. White looks at [you|one].
        + Hum, it went in there. It was not a [turnip|bad] hum.
        + {Hero} found a pencil. It was very short.
      `,
      turn: `
        {Hero} took a pencil and a [leaf|big leaf] and went in.
        @turn At each bend {hero} drew what was [really there|there] on the map.
        + Ten steps, a drip. {Hero} drew the [drip|drop].
        + A left bend, a warm wall. That was drawn in, [too|as well].
        + If it was wrong, {hero} went back and [rubbed it out|drew it right].
        + “And where are the turnips?” [said {friend}|{friend} said], from [behind|the back].
        + “So far there are none,” [said {hero}|{hero} said]. “I only draw what I see.”
        + The heart went thump. That was drawn in as a [dot|little dot].
        + The map grew, and the dark grew small.
        + Step by step it went, with one hand on the wall.
      `,
      works: `
        Soon it was all drawn in, but for one white [spot|bit]. “There I have not been,” [said {hero}|{hero} said].
        @result They went to the white spot on the map. And there lay {thing}!
        + It was a round room with stars of [glass|stone] on top.
        + Nobody had seen it before. They said “oh” for quite a while.
        + “No turnip,” [said {friend}|{friend} said]. “Not one. It’s much [nicer|better].”
        + With the map they found the way out at once.
        + They hung it on the empty sign, for [all|those who come].
        + {Hero} drew it on the map, with a [sun|star].
      `,
      lesson: `
        To know it, you have to [go in|see it]. Draw what is there, step by step.
        / “I knew it all,” [said {friend}|{friend} said], “and it was not so.” It’s better to [look|go].
      `,
    },
    intermediate: {
      gate: `
        @spot {Spot.at} a number of passages opened, in which nobody had ever [been|set foot].
        In one must be {thing}. There was no map, only a sign with [nothing|no name] on it.
        + A cool draught came from the first, a humming from the second, and from the third their own “hello”.
        + “I couldn’t say,” declared a toad. “I’ve only lived [beside|outside] it for sixty years.”
        + The whole thing was like a cheese that has grown too [large|long] for itself.
        + One of the doors was merely a shadow. Or was that a door as well?
        + {Hero} looked in and saw exactly as far as the light [went|reached].
      `,
      wrong: `
        “Oh, I know all about [those|passages],” said {friend} and made itself comfortable.
        @wrong It described the passages, without having been there. “Turnips,” it said. “[Only|Just] turnips.”
        + “On the left they are smaller, and on the right they’re from last year.”
        + “And how do you know?” [asked {hero}|{hero} asked]. “It’s [common knowledge|well known],” [declared {friend}|{friend} declared].
        + In the fourth there lived, it seemed, a retired general with a drum.
        + The more it told, the better it knew; eventually it even knew the general’s [aunt|birthday].
        + There was a smell of mint in the air. Of turnips there was none.
      `,
      doubt: `
        It was pleasant, sitting there and knowing everything; only {thing} didn’t [come|turn up].
        + {Hero} looked into the darkness, which had no name and no [number|end].
        + “One might go wrong in there,” [said {friend}|{friend} said]. “That I’ve also heard.”
        + On maps the unknown is white, and that can be worse than black.
        + And still there was this humming, and it sounded like somebody who’d be glad of a [visit|caller].
        + In a fold of everything there was a pencil, a very short one.
      `,
      turn: `
        {Hero} took the pencil and a large leaf and went [in|inside], with one hand on the wall.
        @turn And at every bend {hero} drew a map of what was really there, and of nothing [else|more].
        + Twelve steps, a drip from above. A bend to the left. A wall that was warm.
        + What turned out wrong was crossed out and drawn again, and that was no [disgrace|shame].
        + “And the general?” {friend} asked from behind. “I haven’t seen him [yet|so far],” [declared {hero}|{hero} declared].
        + It takes some nerve to put down “I don’t know” in the middle of a map.
        + But with every line the dark got a [little|bit] smaller and the leaf more crowded.
      `,
      works: `
        By and by all was drawn in but for one white spot, [right|just] in the middle.
        @result So they went to the white spot on the map, and there they found {thing}.
        + “Not a turnip,” {friend} admitted, turning round and round. “I was [misinformed|told wrong].”
        + {Hero} drew {thing} on the leaf, with a star, and then it was finished.
        + Thanks to the map they were out again in no [time|time at all].
        + They hung it on the empty sign, and a toad studied it with growing [wonder|interest].
        + The ceiling was full of glass stars. [“Oh,” they said.|Nobody had ever said “oh” there.]
        + It was not dark any more. [It was only new.|They knew it now.]
      `,
      lesson: `
        To know about a place is one thing. To have [been|been in] it is quite another.
        / “Turnips were simpler,” [said {friend}|{friend} said], “but the stars were [true|real].”
      `,
    },
    advanced: {
      gate: `
        @spot {Spot.at} several passages opened, in none of which had anybody ever [been|set foot].
        One of them held {thing}; there was a sign, but it was [blank|quite blank].
        + Out of the first came a coolness, out of the second a hum, and out of the third their own voices.
        + “I couldn’t tell you,” declared a toad. “I have merely lived at the entrance for sixty [years|summers].”
        + {Hero} looked in, and saw precisely as far as the light went, and not an inch [beyond|further].
        + It was all still waiting.
      `,
      wrong: `
        @wrong “You need only [ask|have asked],” [remarked {friend}|{friend} remarked], making itself comfortable; it described the passages one by one, never having been there: they held [nothing|little] but turnips.
        + The left-hand turnips were of the smaller sort, it added, and in the fourth resided a general, retired.
        + Asked for its sources, it replied that such things were generally known in the better [circles|families].
        + It is an enormous aid to certainty not to have been there. So much less gets in the [way|picture].
      `,
      doubt: `
        One could have listened to it for hours, and for [one|some] of them they did.
        + “People have been known to take a wrong turning,” [said {friend}|{friend} said], lowering its voice a little.
        + And yet that hum went on, and it sounded less like a danger than like a kettle in another [house|room].
        + In a corner of a pocket, or the like, there was a pencil, worn down to a [stub|thumb’s length].
        + Upon maps the unknown is white; {hero} had never noticed how white can [stare|look at one].
      `,
      turn: `
        {Hero} took a leaf as large as a tray, touched the wall, and went [in|inside].
        @turn And bend by bend {hero} drew a map, not of what might be, but of what was [there|really there].
        + Twelve paces and a drip; a curve to the left; a stretch of wall that, for no reason yet, was [warm|lukewarm].
        + Whatever proved mistaken was struck out and drawn afresh, which did the map no [harm|discredit].
        + “You will have come to the general,” [said {friend}|{friend} said], close behind; he had not, so far, been [met|sighted].
        + It was slow work.
      `,
      works: `
        At length the leaf was full, but for a single white spot in the [middle|centre].
        @result They made for the white spot on the map, and there, under stars of stone, they [found|met] {thing}.
        + It was a round room, hung with small bright crystals, to which no one had ever said “oh” till [then|that night].
        + “I fear I was misinformed,” [remarked {friend}|{friend} remarked], turning unhurriedly about. “There isn’t a turnip in the [place|room].”
        + The map, when they had come out by it, was hung upon the blank sign, and a toad put on its [spectacles|glasses].
      `,
      lesson: `
        Hearsay is comfortable and never gets its feet wet; but it’s the feet that find things [out|eventually].
        / “I preferred it,” [said {friend}|{friend} said], “when I knew everything, but it was [less|not so] beautiful.”
      `,
    },
  },

  Stewardship: {
    titles: `
      The tiny garden
      Under the last leaf
      {Hero} tidies up
    `,
    refrains: [
      {
        first: 'Leaf by leaf and bit by bit | make it nice for those who’ll sit.',
        changed: 'Leaf by leaf and bit by bit | see how well the lamps are lit.',
      },
      {
        first: 'I didn’t drop it, and nor did you | let us just pick up a leaf or two.',
        changed: 'Nobody asked us, and now it’s like new | sit down, next ones, it’s all for you.',
      },
      {
        first: 'Sweep, sweep, heap by heap.',
        changed: 'Sweep, sweep, gone is the heap.',
      },
    ],
    facts: {
      wrong: '{friend} said that it was not their mess',
      turn: '{hero} tidied the tiny garden for those who would come after',
      result: 'under the last dead leaf it lay, and the garden lit up',
    },
    beginner: {
      gate: `
        @spot {Spot.at} there was a [garden|little garden], like a bed. It was full of rubbish!
        Somewhere under it all lay {thing}. But [where|where was that]?
        + There were dead leaves and strings and a shoe with no [friend|toe].
        + A tiny bench stood there, on its head. A tiny pond was full of [lids|crumbs].
        + “It was so nice once,” said a [bee|worm]. “All just leave it.”
        + One flower looked out from a tin. It was [pale|yellow] with dust.
        + On a tiny sign stood “Welcome”. It hung by one nail.
        + Nobody had done that on purpose. Nobody had done a thing.
        + It smelled of wet [paper|socks] and a bit of thyme.
      `,
      wrong: `
        @wrong “It’s not our mess,” [said {friend}|{friend} said]. “[Not ours!|Not mine!] Who did it should clean it.”
        It sat down on the heap and [waited|peeled a nut]. The shells fell just there.
        + “We did not throw the shoe,” it said. That was [true|so].
        + “But we need {thing},” [said {hero}|{hero} said]. “Then poke for it,” [said {friend}|{friend} said].
        + It poked with a stick. All of it slid, and it was worse.
        + “If all said that …” said {hero}. “They do,” said a bee.
        + Now there was a new heap, on top of the old [one|two].
        + {Friend} threw the stick on it, too.
      `,
      doubt: `
        It was so [much|much mess]. And really, it was not theirs.
        + A bee sat on the tin and did not [hum|say a thing].
        + {Hero} was tired, and nobody would say [thanks|well done].
        + But a snail came along, quite small. It wanted to [sit|sleep] here.
        + It looked for the bench. It sighed, and went on.
        + If it’s nobody’s, whose is it [then|in the end]?
        + {Hero} picked up one leaf. Under it was a spot of [green|moss].
        + It looked quite glad.
      `,
      turn: `
        “For the next ones,” [said {hero}|{hero} said], and began in [a corner|one corner].
        @turn And {hero} tidied the tiny garden, leaf by [leaf|dry leaf].
        + The lids here, the string there. The shoe was made a [house|flower pot].
        + The bench was put on its feet. It was just as big as a [spoon|bun].
        + It was long, and it was not [fun|all fun]. {Hero} hummed.
        + {Friend} looked on. Then it looked at the nutshells.
        + {Friend} picked up the shells, one by one. “These are [mine|ours],” it said.
        + Then it did the pond, and then the sign. It was good at [signs|nails].
        + They gave the one flower a drink from a cap.
        + So it went, corner by corner.
      `,
      works: `
        Now there was just one leaf [left|more], a brown one.
        @result Under the last leaf lay {thing}! And the tiny garden [lit up|began to shine].
        + There were small lamps in the grass. They had only been [under it|dusty].
        + The pond had a moon in it, as big as a [pea|coin].
        + “Oh!” said a bee. It hummed so much that it [shook|flew up].
        + The small snail came back. It sat on the bench, and it [sighed|was glad].
        + {Hero} took {thing} and wiped both feet at the gate.
        + “It’s not our garden,” [said {friend}|{friend} said]. “But it’s our [clean|nice]!”
      `,
      lesson: `
        It was not our mess. [But it is our world.|We tidied it all the same.] Leave it nicer for the next.
        / “Who did it?” [said {friend}|{friend} said]. “[We did|You did it]. I mean, the clean.” And it was proud.
      `,
    },
    intermediate: {
      gate: `
        @spot {Spot.at} they found a garden as small as a bed. It was full of [rubbish|mess].
        {Thing} had to be somewhere beneath all this, under leaves and lids and [string|one shoe].
        + A tiny bench lay there on its back, and a pond like a saucer was full of crumbs.
        + “Welcome”, it said on a little sign, which was hanging by a [single|last] nail.
        + “It was lovely once,” said a bee. “And then everyone just left a bit.”
        + No one had done it on purpose. That is how most of it [happens|gets there].
        + A single flower was looking out of a tin, pale with dust.
      `,
      wrong: `
        @wrong “It isn’t our mess,” {friend} said at once. “Let [those|the people] tidy up who made it.”
        And it sat down on the heap and cracked nuts, and the shells fell where they [fell|liked].
        + “I never owned such a shoe,” it added. That could not be [denied|disputed].
        + Then it poked about with a stick, and the heap slid over and became two.
        + “If everyone says that,” {hero} began. “Everyone does,” said a bee.
        + “There ought to be somebody for it,” [said {friend}|{friend} said]. “Somebody with a [hat|badge].”
        + The stick, when it was done with it, went on top.
      `,
      doubt: `
        It was a great deal of mess for such a small garden, and it really was not [theirs|their own].
        + {Hero} was tired, and there was nobody who would ever [notice|thank them].
        + A little snail came crawling in, looked for the bench, sighed, and crawled on.
        + Something that belongs to no one is very [lonely|poor], thought {hero}.
        + It looked up, if moss can, as though it had been [asked|called].
        + {Hero} lifted one leaf. [Under it was something green.|It was green below.]
        + Was it too late? [It did not look so.|Not for moss.]
      `,
      turn: `
        “Not for those who were here,” {hero} said, “but for those who are [coming|still to come].”
        @turn And {hero} tidied the tiny garden, corner by corner, from the gate to the [pond|last lid].
        + The lids went here and the string there, and the shoe was planted with [thyme|moss].
        + The bench was put on its legs, which took only one finger, but two [tries|goes].
        + It was not exciting. It was one leaf, and then one leaf, and then one leaf.
        + After a while {friend} was seen gathering nutshells. “These I [recognise|know],” it said.
        + Then it nailed the sign on straight, and stood back, and nailed it straighter.
      `,
      works: `
        Finally there was nothing but a single brown leaf, and they lifted it [together|by its stalk].
        @result Under this last leaf lay {thing}, and all at once the entire garden [lit up|began to glow].
        + There were lamps all along the path, as small as pinheads, and they’d only been [covered|buried].
        + The pond had a moon of its own now, about the size of a [lentil|button].
        + The little snail came back, climbed on the bench, and stayed there without [sighing|a sigh].
        + “It still isn’t our garden,” [remarked {friend}|{friend} remarked], “but the [shine|tidiness] is ours.”
        + They wiped their feet as they left. [It was the wrong way round.|It felt right.]
        + A bee hummed. [It had not hummed for a year.|It hummed on two notes.]
      `,
      lesson: `
        One needn’t have made a mess in order to [clear it up|tidy it]; somebody comes after us.
        / “I looked for who did it,” [said {friend}|{friend} said]. “You looked for who’d [need|sit in] it.”
      `,
    },
    advanced: {
      gate: `
        @spot {Spot.at} was a garden no larger than a bed, and it was buried in [rubbish|litter].
        {Thing} must be somewhere beneath the leaves, the lids and the one remaining [shoe|boot].
        + A bench lay with its legs in the air, and in a pond the size of a saucer there were crumbs and a cork.
        + “It was charming once,” a bee said. “After that, everybody left only a [very little|trifle].”
        + There was a sign reading “Welcome”, which held on by a single nail, and by force of [habit|character].
      `,
      wrong: `
        @wrong “It is not our mess,” {friend} [observed|pointed out]. “Let those see to it who made it.”
        It then sat on the heap, and passed the time with [nuts|a few nuts], and dropped the shells.
        + The shoe in particular it had never seen before in its life, a statement which was quite [true|correct].
        + It prodded here and there with a stick, whereupon the heap subsided and there were two of them.
        + “There must be an official for this sort of thing,” it remarked, “with a cap,” and threw the stick on [top|the pile].
      `,
      doubt: `
        For so small a garden it was an enormous amount of mess, and it was [undeniably|certainly] not theirs.
        + Nobody would thank them, and nobody, in all likelihood, would ever so much as [know|remark on it].
        + A very young snail came in, looked round for the bench, gave a sigh, and travelled [on|on again].
        + What belongs to no one, {hero} reflected, has no one; lifted, more or less by way of trial, a leaf.
        + It was cool and green underneath.
      `,
      turn: `
        “Never mind who has been here,” [said {hero}|{hero} said]. “It’s for whoever is [coming|coming next].”
        @turn And {hero} tidied the tiny garden, corner after corner, for people whom they would never [meet|see].
        + The lids were put with the lids; the bench was set upon its feet; the shoe was filled with earth, and given thyme.
        + There was nothing heroic about it whatever; there was a leaf, and when that was done there was [another|a leaf].
        + Presently {friend} was observed to be collecting nutshells, which it [claimed|believed] to have recognised.
      `,
      works: `
        Eventually there was only one brown leaf, and they [paused|stood perfectly still].
        @result Under that last leaf was {thing}; and along every path, all at once, the garden [lit up|was alight].
        + The lamps were no larger than pinheads, and had been burning the entire time, under the [rubbish|leaves].
        + “The garden isn’t ours,” [remarked {friend}|{friend} remarked], wiping its feet on the way out, “but I feel rather [responsible|proud].”
        + The pond had a moon; the bench, before very long, had a snail, and it did not sigh.
        + It was a small, warm light.
      `,
      lesson: `
        A place belongs, for the time being, to whoever takes [care|the trouble] of it, and afterwards to the next.
        / “I asked who had done it,” [observed {friend}|{friend} observed], “when the question was who [would|was going to].”
      `,
    },
  },

  Balance: {
    titles: `
      The beam and the luggage
      Some left, some right
      {Hero} rests in the middle
    `,
    refrains: [
      {
        first: 'Some for left and some for right | not too heavy, not too light.',
        changed: 'Some for left and some for right | over we came, safe and light.',
      },
      {
        first: 'Put down the kettle, put down the chair | half of the load is a load to spare.',
        changed: 'Left went the kettle and right went the chair | steady we stood in the middle of air.',
      },
      {
        first: 'Not all this, half is bliss.',
        changed: 'Half of this, and what bliss.',
      },
    ],
    facts: {
      wrong: '{friend} carried everything on one side and ran in a circle',
      turn: '{hero} left half the luggage and shared out the rest left and right',
      result: 'they came across the narrow beam',
    },
    beginner: {
      gate: `
        @spot A thin beam led to {thing}, {spot.at}. It was as thin as a [foot|plank], and it wobbled.
        And they had so much [luggage|to carry]! Bags and pots and a chair.
        + “Who packed all that?” [said {hero}|{hero} said]. It had just [grown|come along].
        + Below the beam it was deep and [grey|misty].
        + A [crane fly|spider] ran across. It had nothing with it.
        + On the beam stood: “One at a time. And not too [much|fat].”
        + It went eek if you just looked at it.
        + There was a lamp, and a spare lamp for the [lamp|first one].
        + The beam was long.
      `,
      wrong: `
        “I’ll take it all!” [said {friend}|{friend} said]. “[It’s light!|I am strong!]”
        @wrong It carried it all on one side, and ran in a [circle|ring].
        + Round and round it went, like a dog with a tail.
        + “I go straight!” it cried. “It’s the beam that [turns|is bent]!”
        + Then a pot fell, and it ran round the other way.
        + It put the chair on its head. That was not [better|good].
        + {Hero} pulled it back by the bag.
        + On the beam it hung head down, like [washing|a sock]. “Help!” it said.
        + All the spoons fell out of the bag.
      `,
      doubt: `
        There lay the bags. There lay the beam. It did not get [wider|fat].
        + “I need it all,” [said {friend}|{friend} said]. “I may need it some day.”
        + You can be so full that you can’t walk [straight|on].
        + And with nothing at all? Then you’d blow away.
        + A spider went by again, left, right, left.
        + It did not rush. It sat down in the [middle|very middle] and had a rest.
        + {Hero} had a lot as well: a [thought|plan], and a fear.
        + Those do not go in a bag.
      `,
      turn: `
        {Hero} looked at it all. “What do we [need|really need]?” It was hard to say goodbye to the pots.
        @turn So {hero} left half of it there. The rest was shared, some left, some [right|on the right].
        + The lamp went left and the bun went right. That was [even|good].
        + Then came a step, and a breath, and a [step|small step].
        + In the middle {hero} had a rest. That was the best [bit|idea].
        + “Don’t you want to be done?” [said {friend}|{friend} said]. “Yes. That’s why I [rest|stop].”
        + A bit left. A bit right. Not stiff, like a [reed|stem].
        + {Friend} came after, with one bag on each side.
        + It did not look down, and it did not run.
      `,
      works: `
        A last step, and one [more|small one].
        @result And they were across the [beam|thin beam]. There lay {thing}! None had [fallen|dropped].
        + {Friend} put down its two bags. It felt as light as a [kite|bird].
        + “I did not miss the chair,” it said. “How [odd|strange]!”
        + {Hero} took {thing}. There was just room for it, on the [left|right].
        + So one thing more had to go to the other side.
        + The beam went eek, but it was a [nice|kind] eek.
        + “And the pots?” A spider lives in one now.
        + They sat for a bit. It was so nice and [light|quiet].
      `,
      lesson: `
        Not too much, and not all on one [side|end]. And rest in the middle.
        / “I took it all,” [said {friend}|{friend} said], “and went round. Half of it goes [straight|better].”
      `,
    },
    intermediate: {
      gate: `
        @spot The way to {thing}, {spot.at}, led over a beam as narrow as a [ruler|skate].
        And they had far too much luggage: bags and pots, a [chair|folding chair], a lamp, and a spare.
        + No one could say who had packed it. It had gathered, the way luggage does.
        + Beneath the beam it was deep and misty, with an [echo|echo in it].
        + A spider crossed over. She had nothing on her but her own thread.
        + “One at a time,” was carved in the wood, “and think about your [elbows|hat].”
        + At the mere look of them it went “eek”.
      `,
      wrong: `
        “Give it all to me,” [said {friend}|{friend} said]. “I’m very well [built|made] for it.”
        @wrong It carried everything on one side, leaned, and ran in a [circle|circle, clinking].
        + “I’m going straight ahead,” it called, each time that it came past.
        + A pot dropped off, and for a change it ran round the other way.
        + With one step on the beam it tipped over, and hung there upside down like a [bat|coat].
        + “I can see it from here,” it said, while the spoons were falling. “I only can’t [get there|reach it].”
        + It was hauled in by the strap of a bag.
      `,
      doubt: `
        The luggage lay in a heap; it had looked smaller while it was being [carried|packed].
        + “I need every bit,” [said {friend}|{friend} said]. “There could be a [feast|flood], or soup.”
        + {Hero} was carrying something, too, that wasn’t in any bag: a worry, and a plan, and another worry.
        + You can be so laden that you go round in circles without [noticing|seeing it].
        + But with nothing at all one would be blown off. So it had to be something in [between|the middle].
        + Out on the beam a spider was having a rest, in no [hurry|haste].
      `,
      turn: `
        “What do we need,” [asked {hero}|{hero} asked], “and what do we only [have|own]?”
        @turn Then {hero} left half of the luggage behind and shared out the rest, some left, some [right|to the right].
        + The lamp was as heavy as the bread, and so they got on [well|nicely].
        + One step, one breath; nothing was stiff, for what is stiff falls [over|off].
        + And in the middle, of all places, {hero} stopped and had a rest.
        + “Here?” hissed {friend}. “Just here,” [remarked {hero}|{hero} remarked]. “It’s the same distance [either way|to everything].”
        + Behind came {friend} with a bag on each side; it did not run.
      `,
      works: `
        A little to the left still, a little to the [right|right again], one last “eek”.
        @result And they were across the beam, both of them, and in front of them lay {thing}.
        + “I haven’t missed the chair at all,” [said {friend}|{friend} said], and looked about for what was [different|so light].
        + For {thing} they had to move the bread over, so that it came out even [again|once more].
        + It was good to stand there and have one’s hands nearly [empty|free].
        + Then they went back, with a rest in the middle, since it was so nice there.
        + The biggest pot had a spider in it now. [She was hanging curtains.|She had moved in.]
        + Then they went back. [They rested in the middle.|It went “eek”, but kindly.]
        + {Hero} felt light. [They could have danced.|They nearly floated.]
      `,
      lesson: `
        It isn’t a matter of carrying much. It is some on the left, some on the right, and a [pause|rest].
        / “I had it all on one side,” [observed {friend}|{friend} observed]. “No wonder the world went [round|in a circle].”
      `,
    },
    advanced: {
      gate: `
        @spot A beam led across to {thing}, {spot.at}; it was about as wide as a [ruler|skate].
        They, however, had luggage: bags, pots, a lamp, a spare lamp, and a [chair|folding chair].
        + No one recalled having packed all this; it had simply accumulated, as luggage and worries [do|will].
        + A spider crossed before their eyes, carrying nothing but what she had thought of on the [way|spot].
        + “One at a time,” somebody had carved into the wood, “and mind your [elbows|opinions].”
        + It said “eek” at the mere sight of them.
      `,
      wrong: `
        “I’ll manage that,” [remarked {friend}|{friend} remarked], who had a name for [managing|it].
        @wrong It carried everything on one side, took on a list, and ran in a [circle|wide circle].
        + It was a strong creature, and went round faster than most.
        + “Straight ahead,” it could be heard asserting, whenever it came round; and it believed it.
        + A pot fell off, and by way of variety it now went round to the [left|other side].
        + Its first step upon the beam was also the last; after that it hung beneath it, like an overcoat, and spoons rained into the [mist|deep].
      `,
      doubt: `
        Spread out on the ground, it looked a great deal more than it had while they were [carrying|packing] it.
        + “There’s nothing there that one might not need,” {friend} insisted, “in the event of [soup|a siege].”
        + To carry all is to go in circles, and to carry nothing is to be blown away.
        + Somewhere out on the beam a spider had sat down for a rest, precisely in the middle.
        + {Hero} too had things to carry that were in no bag: a worry, say, and a [plan|second worry].
      `,
      turn: `
        “What do we need,” {hero} asked each thing, “and what do we merely [have|own]?”
        @turn Half of the luggage {hero} left, and shared out the rest, some to the left, some to the [right|other].
        + The lamp, as it happened, was just as heavy as the bread, and they kept each other [steady|company].
        + In the very middle, to the horror of {friend}, {hero} stopped, and had a rest, and [enjoyed|looked at] the view.
        + It went by steps and breaths. Nothing was held stiffly, for it’s the stiff that [fall|topple].
      `,
      works: `
        There was one more “eek”, in a [minor|rather higher] key, and one more step.
        @result They had come across the beam, with all that they had kept, and there lay {thing}.
        + “I ask myself,” [said {friend}|{friend} said], turning its head with unaccustomed ease, “what I wanted with a [chair|second lamp].”
        + When {thing} was added on the left, something had to go over to the right; it was getting to be a [habit|pleasure].
        + On the far bank a spider had taken possession of the largest pot, and was putting up nets.
        + {Thing} weighed very little, on the whole.
      `,
      lesson: `
        The art had been less in carrying than in leaving; and, half-way over, in sitting [down|still for a bit].
        / “With everything on one side,” {friend} noted, “one gets nowhere [quickly|at great speed].”
      `,
    },
  },

  Unity: {
    titles: `
      A hundred tiny lights
      {Hero} calls them close
      Many small ones are one big one
    `,
    refrains: [
      {
        first: 'One is little, two are few | come up close, I’ll shine with you.',
        changed: 'One was little, all are bright | come up close, and there’s the light.',
      },
      {
        first: 'I am a pinprick and you are a spark | who is afraid of a great big dark?',
        changed: 'You are a pinprick and I am a spark | together we’re more than a match for the dark.',
      },
      {
        first: 'Little light, come in tight.',
        changed: 'All in tight, and what a light!',
      },
    ],
    facts: {
      wrong: '{friend} wanted a bigger light for itself alone',
      turn: '{hero} asked the tiny lights to come close together',
      result: 'the hundred tiny lights became one great one',
    },
    beginner: {
      gate: `
        @spot {Spot.at} it was so dark! {Thing} was [there|in there], but nobody could see it.
        There were tiny lights, a [hundred|hundred of them]. Each one was too small.
        + They sat far apart, each on its own [stone|spot].
        + “I try so hard,” said one. You could just see its own [foot|nose] by it.
        + “I’m too small,” said the next. They all said [that|so].
        + From far they looked like crumbs on a black [cloth|plate].
        + The dark was as thick as [fur|jam] between them.
        + {Hero} held out both arms and ran into a [stone|wall].
      `,
      wrong: `
        “I need a bigger one,” [said {friend}|{friend} said]. “One for [me|me alone]!”
        @wrong {Friend} wanted a big light just for [itself|itself, no less]. It looked for one all over.
        + It blew at one, to make it grow. It went [out|nearly out].
        + “You’re too small,” it said to each. “And you. And [you|you, too].”
        + They got so shy that they shone even less.
        + It looked for the [switch|big one] and fell into a hole.
        + “Is that my toe?” it called. It was a [mushroom|pebble].
        + Then it took the tiniest one for itself. It still saw just its [knee|toe].
      `,
      doubt: `
        Dark here, dark there, and a few [dots|dots in it]. All of them alone.
        + “Small is no good,” [said {friend}|{friend} said]. “I’m small, too, in the dark.”
        + {Hero} felt as small as they did. What can one small one [do|do here]?
        + A light cried. It was a [spark|drop] that you could hear.
        + “Are there more of us?” it said. It could not see the [others|rest].
        + They all thought they were the only [one|ones].
        + {Hero} saw them all from here. They did look like stars.
      `,
      turn: `
        {Hero} thought: one is [small|tiny]. But if all were at one spot?
        @turn “Come [close|up close],” {hero} asked the tiny lights. “All of you, side by side!”
        + They were shy. “But I’m so small,” said [one|each].
        + “That’s all right,” [said {hero}|{hero} said]. “We need you just [so|as you are].”
        + The first one came. Then it was not so alone, and so came [two|the next].
        + It took long. Some had a long way on very small [legs|feet].
        + {Friend} put its own one down with them. That was hard, [too|for it].
        + “Is there room for me?” “There is,” [said {hero}|{hero} said]. “Just [here|next to this one].”
        + Closer, and still closer. It tickled.
      `,
      works: `
        @result And the hundred tiny lights were one big [light|warm light]! It was as bright as a moon.
        They could all see {thing}. And they could see each [other|face].
        + “So many!” they cried. “Is that [us|all us]?”
        + Not one of them was bigger than before. They were only [near|close].
        + It was warm, too. The dark sat down at the [edge|rim] and was nice.
        + {Hero} took {thing} and held it up. They all cheered, pling!
        + The tiniest sat right on top. Without it there was a [gap|hole].
        + “I have a big light now,” [said {friend}|{friend} said]. “We all [do|have it].”
      `,
      lesson: `
        One small light is [small|only a dot]. A hundred of them are a big one.
        / “I wanted one for me,” [said {friend}|{friend} said]. “This is for [all|all of us].” It’s bigger so.
      `,
    },
    intermediate: {
      gate: `
        @spot {Spot.at} it was dark right down to the bottom, and somewhere there was {thing}.
        There were lights, about a hundred, but each was tiny, and sat [alone|by itself].
        + From a distance they looked like crumbs on a black tablecloth.
        + “I do what I can,” said the nearest. It could just light up its own [feet|chin].
        + Each believed that it was the only one, and [rather|a bit] a failure.
        + Between them the darkness was as thick as fur.
        + {Hero} took three steps and knew this from [experience|one toe].
      `,
      wrong: `
        “These are no use,” [said {friend}|{friend} said]. “I need one [big|proper] light, for me.”
        @wrong It went to look for a bigger one for itself alone, and told each one that it was too [small|dim].
        + It blew on one, as you do with embers, and very nearly had it [out|on its conscience].
        + The lights grew so shy that they burned even lower.
        + “Aha!” it called from a hole, and then, “No. A [mushroom|wet pebble].”
        + Eventually it put the smallest under its arm and kept it. Now it could see its own elbow.
        + “It’s all a question of [size|having enough],” it declared, and walked into a wall.
      `,
      doubt: `
        So there they all were, a hundred and two, each in a dark of its [own|very own].
        + “In here I’m small as well,” [remarked {friend}|{friend} remarked], and it wasn’t said to [anyone|be funny].
        + {Hero} asked what one small one can possibly do, and got no answer.
        + One of the lights was weeping in sparks. “Is anybody [there|else there]?” it asked.
        + It couldn’t see the rest. To do that it would’ve had to be here, where {hero} was.
        + From here they looked like a sky that had fallen [apart|to bits].
      `,
      turn: `
        “One is too small,” thought {hero}, “but who says that it has to be [one|only one]?”
        @turn And {hero} asked all the tiny lights to come close together, as close as they [could|dared].
        + “Me?” asked each. “I’m hardly worth the [walk|trouble].” Each had to be asked by itself.
        + “We need you just the size you are,” [said {hero}|{hero} said], a hundred times, and meant it.
        + The first came, and then there was one, to whom a second could come.
        + They were shy and they were slow. A few had to be carried over a [puddle|crack].
        + {Friend} stood there for a while, and then it brought back the one under its [arm|elbow].
      `,
      works: `
        @result They moved up close, [and the hundred tiny lights became one great one|and out of a hundred tiny lights came one great one|until the hundred tiny lights were a single great one], round as a [moon|full moon].
        {Thing} lay before them, so [clear|plain] that it cast a shadow.
        + “Are there so many of us?” they cried. It was the first time that they’d ever seen each [other|other’s faces].
        + None had grown by so much as a spark. They’d merely moved [closer|together].
        + The smallest was put on the very top, and had a good [view|place].
        + {Hero} lifted up {thing}, and in all that brightness nobody could say whose light it was.
        + “Now I’ve got a big one,” [remarked {friend}|{friend} remarked], in the middle of it, and then: “No. We [have|do].”
      `,
      lesson: `
        A hundred small lights, each for itself, are a hundred [dots|crumbs]. Together they are a moon.
        / “I was looking for a bigger one,” [remarked {friend}|{friend} remarked], “and it was standing [round me|about in pieces].”
      `,
    },
    advanced: {
      gate: `
        @spot {Spot.at} it was dark to the very [bottom|dregs], and somewhere in that dark was {thing}.
        [Of lights there were a hundred; but each|There were a hundred lights; but each|A hundred lights there were, and each] was tiny, and each sat [alone|by itself].
        + At a distance it looked as though somebody had shaken out the crumbs on a black tablecloth.
        + “I do what I can,” said the nearest; it had so far succeeded in illuminating its own [chin|feet].
        + Every one of them took itself to be the only one, and, as such, a [disappointment|failure].
        + It was a poor sort of life.
      `,
      wrong: `
        Lights of this sort, said {friend}, were neither here nor [there|anywhere].
        @wrong [It set out to find a bigger light, for itself alone|It wished for a bigger light, and for itself alone|It went off in search of a bigger light, its own], and told each in passing that it was [small|dim].
        + They burned, upon hearing this, smaller still, since few things shrink one like being [measured|told].
        + A cry of discovery from a hole turned out to concern a [mushroom|particularly pale mushroom].
        + It ended with the least of them under its arm; by this it had a remarkably fair view of its elbow.
        + No light had the heart to answer back.
      `,
      doubt: `
        So there they were, a hundred and two of them, and as many separate [nights|darknesses].
        + “I had no idea,” [said {friend}|{friend} said], not quite steadily, “how little of one is left when it is [dark|this dark].”
        + What is one small one to do? {Hero} asked it of the blackness, which had no [suggestions|views].
        + “Is anybody there?” wept one of the lights; from where it sat, the answer would have been [no|that nobody was].
        + From where {hero} stood they were a sky, only that it had come apart.
      `,
      turn: `
        “Who says,” thought {hero}, “that it has to be a single [one|light]?”
        @turn And {hero} asked them, one after another, to come close together, and then [closer|closer than that].
        + “I’m scarcely worth the journey,” each protested, and to each it had to be said that it was [wanted|expected].
        + It’s easier to be the second than the first. So, when one had come, there was [another|presently another].
        + {Friend} stood by for a considerable time, and then, clearing its throat, gave back the one that it had under its [arm|wing, as it were].
      `,
      works: `
        @result Shoulder to shoulder, the hundred tiny lights became one great one, as round as the [moon|harvest moon].
        There lay {thing}, so distinct that it had a [shadow|shadow of its own].
        + “But how many we are!” they exclaimed, since none of them had ever till then had light enough to see the others.
        + Not one was larger than it had been by so much as a [spark|glint]. They had simply left off being far apart.
        + “I have an enormous light now,” [remarked {friend}|{friend} remarked], and then, after looking about at all the faces, “That is to say: [we|one] have.”
      `,
      lesson: `
        None of them had grown. It was only the [distance|dark] between them that had become smaller.
        / “I sought a great one,” {friend} summed up, “and overlooked a hundred, of which I was [nearly|almost] one.”
      `,
    },
  },
}
