import type { SettingContent } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const dragonsLair: SettingContent<Noun, "Dragon's Lair"> = {
  place: { name: 'the Dragon’s Lair', in: 'in the Dragon’s Lair', to: 'to the Dragon’s Lair', from: 'from the Dragon’s Lair' },
  beginner: {
    arrival: `
      @place The stone was warm under their feet. They were {place.in}.
      / @place Past a big dark door, and they were {place.in}.
      / [Smoke in, smoke out|Steam in, steam out]: something [slept|breathed]. They were {place.in}.
      / It smelt of [toast|gold] {place.in}. All the [walls|pots] [shone|glowed] a bit.
      + On the door hung a note: “[Out|Back soon]. The Dragon.”
      + There were hills of spoons, and a [lake|bath] of gold.
      + It smelled of smoke and [toast|old jam].
      + {Friend} put on a crown. It was a [cake tin|sieve].
      + Clink, went a hill, and a [ladle|fork] slid down.
      + “It is a very tidy dragon,” [said {hero}|{hero} said]. “[It was|Look, hooks],” [said {friend}|{friend} said].
      + On the wall hung the dragon at the [sea|fair], with ice.
      + Each cup had its name on. They were all [Bob|Ann].
      + The door mat was warm and [purred|snored].
    `,
    life: `
      Here they rub the gold each night, [spoon by spoon|and hum].
      / Those who live here count and rub, and then [rub|have tea].
      + An imp stirred a pot as big as a [church|boat].
      + A row of kettles sat and [gossiped|kept warm].
      + One lizard slept on a [clock|lamp]. It ticked in its sleep.
      + “One for the dragon, one for [me|the cat],” sang a mouse.
      + The bath had feet. It had [walked off|run away] twice.
      + A rug was out for a [walk|breath of air].
      + They had hung the forks up by [size|mood].
      + “What day is it?” asked a pot. It was [Fork|Soap] Day.
      + They rubbed one spoon till it [laughed|blinked].
      + One imp had a sock on each [hand|horn], to rub with.
    `,
    way: `
      They went up spoons and down [plates|forks]. It rang.
      Drip, said the roof. Where it fell, it went [tss|fzz].
      + On the left was a hall of [pots|hats], and it echoed.
      + {Hero} saw {hero.s} own face in a pan. It was [long|wide].
      + {Friend} walked on cups and broke [none|just the one].
      + It got warm, then [hot|warmer], then warm.
      + A stuffed chair was in the way. It [moved|said sorry].
      + They slid down a tray. [Wheee|Twice], in fact.
      + A lamp with a dragon’s face [yawned|winked].
      + The teaspoons giggled. They are [ticklish|young].
      + A sign said: To the Bath. It may [move|be out].
    `,
    thanks: `
      {Keeper} gave {hero} a [bent|star] spoon.
      / {Keeper} gave {hero} a coal. It stays [warm|red].
      + The kettles all blew a [note|kiss].
      + “Say hello to the [fire|sea],” said a lamp.
      + The bath came with them to the [door|steps].
      + {Friend} had to give back a [cake tin|crown].
      + A card came from the dragon. It was [singed|warm].
      + Bye, went the spoons, in a long low [ting|slide].
      + An imp rubbed {friend} till it [shone|squeaked].
      + “Come back soon,” said the mat. “It [tickles|was nice].”
    `,
  },
  intermediate: {
    arrival: `
      @place Behind a door as tall as a house they found themselves {place.in}.
      / @place The stone grew warm, the dark turned golden, and [they were|there they were] {place.in}.
      / A [draught|wind] came and [went|came], like [breath|snores]. They followed it {place.to}.
      / “[Knock|Ring] twice,” said the [sign|brass plate], and they were {place.in}, up to the [ankles|knees] in [coins|spoons].
      + On the door hung a note: “Gone travelling. Please [dust|be good].”
      + There were mountains of spoons, with [foothills|a small railway] of teaspoons.
      + In the corner stood a bath, full to the brim with [gold|coins and one sponge].
      + {Friend} tried a crown and was told that it was for [baking|jelly].
      + It smelled of smoke, cinnamon and [toast|a dragon who washes].
      + All along the wall were pictures: the dragon at the sea, the dragon [with ice cream|in a hat].
      + Somewhere a ladle slid, and it took the echo [a while|both hands] to carry it off.
    `,
    life: `
      The household here polishes from morning till night, and is [never done|happy].
      / Whoever lives with a treasure spends the evenings counting, rubbing and [counting again|having tea].
      + An imp was stirring a kettle into which one could have [moored a boat|put the post office].
      + The smaller kettles sat in rows and told each other what was [boiling|going on].
      + “One for the dragon, one for the [draught|cat],” sang a mouse on a heap.
      + The bath has lion’s feet and has twice been [brought back|seen in town].
      + A lizard lay asleep on the clock and struck [half past|with its tail].
      + The carpet had been let out for its [walk|evening run].
      + Somebody was polishing a spoon until it [laughed|blinked].
    `,
    way: `
      The way led uphill over spoons and downhill over [saucers|forks], and rang at every step.
      / They climbed from plate to plate, and {friend} broke only [one|the ones that were broken].
      + From the ceiling came warm drops, which said [tss|fzz] and were not there.
      + In a frying pan {hero} met {hero.s} own face, [rather wide|and bowed].
      + They passed a hall of hats, and a smaller one of [left gloves|umbrellas].
      + An armchair stood in the path, apologised, and [moved|went round them].
      + A long tray took them down the last hill. They [went back and did it again|did not scream].
      + It smelled more and more of [bread|warm pennies].
      + A signpost said To the Bath, and underneath, [if in|please knock].
    `,
    thanks: `
      {Keeper} gave {hero} a piece of coal, which is always warm and never [burns|black].
      / For {hero} there was a spoon with a tiny star, “for [boiled eggs|difficult soups].”
      + The kettles whistled them off, in [two parts|harmony].
      + The bath walked with them as far as the [mat|draught].
      + {Friend} returned a crown, with [tears|a little cake in it].
      + A postcard had come, singed at one [corner|end]: “It is too cold here.”
      + From deep inside one last spoon said [ting|goodbye].
      + An imp gave {friend} a last polish, and it [shone|squeaked] for days.
    `,
  },
  advanced: {
    arrival: `
      @place One enters by a door that was hung for [somebody|someone] else, and [they stood|there they were] {place.in}.
      / @place The rock grew warm as the flank of an animal, the dark gold, and [they were|there they were] {place.in}.
      / A [warm|slow] wind blew [out|towards them], and then [in|back] again, for they were {place.in}, and it [slept|was occupied].
      / There is a [smell|kind of warmth], of [pepper|hot pennies] and long [afternoons|naps], which one [meets|finds] only {place.in}.
      + There was a note: “Travelling till autumn. Do not [feed the bath|alphabetise].”
      + What from a distance one took for mountains were [spoons, and at closer quarters very clean|spoons, with a tree line of forks].
      + {Friend} put on a crown, of which it was gently observed that it was for [jellies|blancmange].
      + The walls were hung with views: the dragon at the seaside; the dragon, [stout, on a small horse|with an ice].
      + Far in, a ladle slid, and was [answered|spoken of by the echo for a considerable time].
    `,
    life: `
      A treasure, as they will tell you there, is nine parts [dusting|polish].
      / They count it, rub it, and count it over, and towards evening they have [tea, off the worst of it|a good cry].
      + An imp with his sleeves rolled up was stirring a cauldron in which one might have [moored a yacht|christened a bishop].
      + On the hob sat the kettles, who know [everything that is brewing|each other’s lids].
      + The bath, having feet, has been fetched home on two occasions, from [a ball|the coast].
      + “One for the dragon,” sang a mouse upon its heap, “and one for the [look of it|draught], and one for the dragon.”
      + A spoon was being polished that had already [thanked them twice|begun to giggle].
    `,
    way: `
      They went by a pass between two ranges of teaspoons, and every step [was rung out|announced them].
      / From the last saucer they came down upon forks, and {friend}, to be on the safe side, [apologised to each|walked as if on eggs].
      + Warm drops let go of the roof and were, with a small [hiss|remark], no longer drops.
      + {Hero} was met in a frying pan by a broad and friendly [face|person], and it was {hero}.
      + They passed a gallery of hats, all of them for [one very large head|the left ear].
      + The descent was made by tea tray; and, when it had been talked over, [made again|again].
      + A signpost pointed to the bath, and below, in pencil, somebody had put: [if in|it went left].
    `,
    thanks: `
      {Keeper} wrapped up for {hero} a coal of the sort that is invariably warm and has [never been known to burn|no other ambition].
      / It was a spoon that {hero} was given, with a star let into the handle, and it was [not to be used on puddings|for the first egg of the year].
      + The kettles saw them out in two parts, with a [descant|tear on the lid].
      + {Friend} gave up a crown, not without [a struggle|having it tried on everyone].
      + On the mat lay a card, singed, and it said: “[Sea is wet. Home presently|Everyone very kind. No spoons].”
      + An imp went over {friend} with a cloth, until one could see one’s face in [it|its feet].
    `,
  },
  troubles: {
    ember: {
      keeper: { a: 'a stoker imp', the: 'the stoker imp' },
      thing: { a: 'a last ember', the: 'the last ember' },
      spot: { at: 'behind the spoon mountain', to: 'to the spoon mountain' },
      facts: {
        ask: 'Why was the lair so cold?',
        cause: 'a drop fell on {thing}, and it hid',
        mended: 'the great fire burned and the kettles sang',
      },
      beginner: {
        trouble: `
          @keeper By a cold stove hopped {keeper}, [hands in armpits|in six socks].
          @thing “The fire is out. I have lost {thing}!”
          @cause “A drop fell on it, from the roof. And so it hid.”
          @feeling {Keeper} was so worried, it bit its [tail|poker].
          + “It is shy,” it said. “It has a [small|thin] glow.”
          + You could see your breath, and the kettles had [hats on|gone blue].
          + “Rub two sticks!” [said {friend}|{friend} said]. They were [spoons|cold too].
          + {Hero} looked in the stove. It was as black as a [hat|boot].
          + “If the dragon comes home and sneezes, it will be [ice|snow]!”
          + One warm spot was left on the [floor|step]. It was like a bun.
          + The spoons had slid close, to keep [warm|still].
        `,
        worry: `
          The pots had goose [bumps|skin].
          + A lizard could not move. It was stuck in a [wave|yawn].
          + The mouse counted with [mitts|a scarf] on: one, brr.
          + The bath had ice on it. The gold was [chilly|stiff].
          + “Think of toast,” said the kettles. That was [worse|sad].
          + They all sat on the one warm [spot|brick], in turns.
          + The lamp lent its light. It gave no [heat|warmth].
          + One imp blew on its hands. They just [tinkled|creaked].
        `,
        mend: `
          {Thing} went in the stove, on a bed of [hay|fluff].
          @mended Pff, it said. Then the great fire burned and the kettles sang.
          + First one, thin and high. Then [three|the fat one].
          + The warm went from stone to [stone|toe].
          + A lizard, stuck in a [wave|yawn], got to the end.
          + Off came the socks, [one, two, six|all six].
          + {Keeper} hugged the stove. [Ow|It hugged back].
          + All the gold went [gold|soft] again.
          + The kettles took their [hats|caps] off and steamed.
          + “Ah,” said the stones. “[Ah|Aah],” said the bath.
          + {Friend} turned round once, to toast the [back|other side].
        `,
        joy: `
          They had toast on long [forks|swords], with jam.
          + {Friend} burned one and ate it [all the same|with pride].
          + The ember got a small roof of its [own|tin].
          + {Hero} got to poke the [fire|coals], one poke.
          + The kettles did a song in [parts|steam].
          + {Keeper} lay on its back and [steamed|shone].
          + “Good old glow,” it said, and patted the [door|stove].
          + The bath thawed. It did a [dance|lap].
          + “More jam?” asked a pot. “[Always|More],” they said.
        `,
      },
      intermediate: {
        trouble: `
          @keeper In front of a stove like a barn door hopped {keeper}, on one [foot|cold foot] and the other.
          @thing “The great fire is out,” it chattered, “and {thing} is [gone|nowhere].”
          @cause “A drop fell on it from the ceiling, and it hid. It is so easily [hurt|offended].”
          @feeling {Keeper} [was|felt] so worried that it had begun to gnaw the [poker|bellows].
          + One could see the words as they came out. The kettles wore [woollen hats|one another].
          + {Friend} rubbed two things together. They were both [spoons|its own feet].
          + “When the dragon comes home and has a cold,” it said, “it will be [hail|icicles].”
          + On the hearth there was one last warm patch, no bigger than a [bun|saucer].
        `,
        worry: `
          All the pots had goose pimples; a lizard was stuck in the middle of a [wave|word].
          + The mouse counted in mittens and got [muffled numbers|everything twice].
          + A skin of ice lay on the bath. Under it the gold looked [thoughtful|blue].
          + They took turns on the warm patch, by [the clock|age], and were polite about it.
          + “Think of toast,” the kettles advised. They all [did, and wept|wished they had not].
          + An imp breathed on its fingers, and they [tinkled|creaked].
        `,
        mend: `
          On a nest of fluff, under {hero.s} breath, {thing} [went in|was put back].
          @mended Pff, it said; there was a crackle, and the great fire burned and the kettles sang.
          + One began, thin and true. The others came in at their own [heat|boiling point].
          + Warmth went from stone to stone, like [good news|someone lighting lamps].
          + A lizard, stuck in the middle of a wave, finished it, a little [late|shy].
          + Sock after sock was taken off and hung [up|on the bath].
          + {Keeper} put both arms round the stove and [only then said ow|held on].
          + The bath thawed, stretched all four feet, and [sighed|sneezed].
        `,
        joy: `
          They made toast on swords, which are [long enough|the only thing for it].
          + {Friend} burned a slice and defended it to the last [crumb|black bite].
          + For the ember there was a tin roof of its own, with [a chimney|eaves].
          + {Hero} was given the poker, for one [poke|good poke]. There were sparks.
          + The kettles sang the round about the [spout|sea], till they were dry.
          + The bath did a lap of the hall, out of pure [happiness|good health].
        `,
      },
      advanced: {
        trouble: `
          @keeper Before the stove, hopping, with its hands in its own armpits, was {keeper}.
          @thing “It has gone out,” it [observed|said], “because I no longer have {thing}.”
          @cause A drop fell on it from the roof, and, being of a retiring nature, it hid.
          @feeling {Keeper} was worried to the point of having [eaten the end of the poker|bitten its tail].
          + What one said hung for a considerable while before one’s face, and could be [read|taken back].
          + {Friend}, who had heard of rubbing, rubbed, and found that it was [spoons|both of them cold].
          + “There will come a day when he sneezes,” it remarked of the master, “and it will be [hail|flakes].”
          + The kettles had drawn together and wore [hats|one another’s cosies].
        `,
        worry: `
          The kettles sat with their cosies pulled down, and the subject of toast had been [forbidden|raised, and regretted].
          + The cold had overtaken a lizard in mid-wave. Everyone, in passing, [waved back|promised to return].
          + The last warm place, upon the hearth, had the area of a bun. It was shared out by [the minute|lot].
          + Beneath its ice the bath gave off a blue and [rueful|respectable] gleam.
          + An imp had breathed upon its fingers, and they answered, it reported, with a faint sound of [glass|bells].
        `,
        mend: `
          They bedded {thing} in lint, and {hero} [blew|blew, gently].
          @mended There was a pff, as when somebody makes up his mind; and the great fire burned and the kettles sang.
          + It was the smallest that began; the rest came in as they [boiled|were able].
          + The warmth passed along the stones, like news of [peace|a birth], without any hurry.
          + A lizard that had frozen in mid-wave now, to applause, [concluded its wave|put down its hand].
          + Socks came off, one after another, and were hung upon the [bath|master’s portrait].
          + The stove was embraced by {keeper}, who said ow, and [held on|did it again].
        `,
        joy: `
          For toast, at such a fire, nothing will do but [a sword|two-handed swords].
          + {Friend} burned its slice, ate it, and held that it had been [intended|better so].
          + The ember was presented with a roof, in tin, on four [pins|legs], and went redder than ever.
          + {Hero} was handed the poker, as one is handed [a flag|the carving knife], and there were sparks to the ceiling.
          + The bath thawed, and did a lap of the hall for its [circulation|own pleasure].
        `,
      },
    },
    'smallest-coin': {
      keeper: { a: 'a counting mouse', the: 'the counting mouse' },
      thing: { a: 'a smallest coin', the: 'the smallest coin' },
      spot: { at: 'underneath the golden bathtub', to: 'to the golden bathtub' },
      facts: {
        ask: 'Why was nobody allowed to go to bed?',
        cause: 'the mouse sneezed and {thing} rolled away',
        mended: 'the sum came out right',
      },
      beginner: {
        trouble: `
          @keeper On a gold hill sat {keeper}, with a [list|long list].
          @thing “It is one short,” it said. “I have lost {thing}.”
          @cause “I sneezed, and it rolled away. [Atchoo|Just one sneeze]!”
          @feeling {Keeper} was so tired, its threes had [gone flat|lain down].
          + “And till it is right, no one may [sleep|go to bed].”
          + It was no more than a [pea|crumb], that coin.
          + “Nine, and nine, and a [bun|yawn],” it said. “No. Again.”
          + {Friend} gave it a button. It did not [fit|count].
          + {Hero} sat down to help. It was a [big|steep] hill.
          + “Each night I count,” it said. “It is so [nice|long].”
          + Its list ran down the hill and out of the [door|hall].
          + “Is it in my ear?” it asked. It was [not|just dust].
        `,
        worry: `
          The lizards sat on their beds. Nobody was let [in|under].
          + “Is it right yet?” said a kettle, in its [sleep|lid].
          + The lamp had to hold its eyes [up|open] with forks.
          + One imp slept on its feet. It [fell|rang like a bell].
          + “Nine,” said the mouse, and then a bit of [dream|snore].
          + A rug lay at the door and [waited|would not roll].
          + They all yawned. It got quite [windy|draughty].
          + “Just nine more hills,” they said. “[Or ten|Big ones].”
        `,
        mend: `
          {Hero} put {thing} on the top, with a [tink|small tink].
          @mended “And one!” said the mouse. The sum came out right.
          + It drew a line, and then one more [line|below].
          + It put a dot, so round and [good|fat].
          + “Bed,” it said. It was the best [word|thing it said].
          + A lamp let go of its [eyes|lids] and went out.
          + All the gold lay still and was [there|enough].
          + The bath walked off to its [mat|corner].
          + “It was right!” said a lizard. “[Right|Good night]!”
          + They rolled up the list. It took a [while|lizard].
          + {Friend} helped to count the [dots|yawns]. There were nine.
        `,
        joy: `
          There were buns with a coin of [jam|sugar] on top.
          + They gave {keeper} a [thimble|glove] for a bed.
          + {Friend} counted its toes. It came out [right|one more].
          + {Hero} got to blow out the [light|last lamp].
          + “It winked at me,” [said {hero}|{hero} said]. “[It does|The coin]?”
          + All went up to bed, hand in [hand|glove], on tiptoe.
          + “Good night, nine,” said a small [voice|mouse].
          + {Thing} got a cushion, as big as a [crumb|nut].
          + The lizards got in bed, boots and [all|hats].
        `,
      },
      intermediate: {
        trouble: `
          @keeper High on a hill of coins, [behind a strip of paper that reached to the ground|behind a bill that hung down as far as the door|wound up in a strip of paper], [sat|waited] {keeper}.
          @thing “It will not come out,” it remarked. “I lack {thing}, [just the one|and nothing else].”
          @cause “I sneezed, and it rolled away, [down that side|with a giggle].”
          @feeling {Keeper} [was|felt] so tired that its threes had fallen over and were [eights now|asleep].
          + “And until the sum is right nobody may go to bed. [It is the rule|That is in the contract].”
          + {Friend} offered a button, and it was entered under [miscellaneous|errors].
          + “Nine hundred thousand and ninety,” it murmured, “and a [bread roll|small cloud].”
          + {Hero} found the hollow where it had lain, which was the size of a [lentil|freckle].
        `,
        worry: `
          On the edges of their beds sat the lizards, washed and [waiting|not allowed in].
          + The lamp was holding its lids up with two [forks|matchsticks].
          + An imp had gone to sleep standing. At every [yawn|quarter of an hour] it fell over, with a clang.
          + So much was being yawned that there was quite a [draught|wind in the spoons].
          + “Nine,” remarked the mouse. “Nine, and a [dream|cheese].”
          + “Is it right yet?” a kettle asked, and did not hear the [answer|sigh].
        `,
        mend: `
          {Hero} laid {thing} upon the very top, where it said [tink|its one word].
          @mended “And one,” whispered the mouse, drew a line, and the sum came out right.
          + It was checked from below, and it was right from [there too|underneath].
          + Then came a full stop, the roundest that was ever [drawn|seen], with feeling.
          + “Bed,” it said; and all through the cave one heard brooms [drop|lie down].
          + The gold lay perfectly still, and it was [all there|nothing but gold].
          + The list was rolled up. It was a job for [two lizards|the bath].
          + Far below, the lizards fell into their [beds|pillows].
        `,
        joy: `
          In an enormous hurry they ate one bun each, with a [sugar coin|gold button of icing].
          + {Keeper} was carried down the hill in a [gravy boat|glove], and did not wake.
          + {Friend} counted its own toes. They were [all there|correct].
          + {Hero} blew out the last lamp, and it said [thank you|ah].
          + “Good night, all nine hundred thousand,” came from [the glove|under a napkin], “and one.”
          + {Thing} was given a cushion the size of a [lentil|thumbnail].
        `,
      },
      advanced: {
        trouble: `
          @keeper Upon the summit of the gold, at the upper end of a strip of paper, they came on {keeper}.
          @thing “I am one out,” it [observed|said], “and the one, I need hardly say, is {thing}.”
          @cause The mouse had sneezed, at a delicate moment, and the coin rolled away.
          @feeling So tired was it by now that its threes had toppled and were [adding up as eights|asleep on their backs].
          + “Nobody goes to bed before the total does,” it informed them; “it is [in the lease|older than the dragon].”
          + {Friend} tendered a button, which was carried forward under [Sundries|Remorse].
          + “Nine hundred thousand,” it went on, “and ninety, and a [lawn|small, warm loaf].”
          + {Hero} lifted spoon after spoon, and it was [under none of them|not there].
        `,
        worry: `
          The lizards had been sitting since nine upon the edges of their beds, with their [slippers together|washing on].
          + With two oyster forks the lamp was propping up its [lids|duty].
          + A sleeping imp would fall, from time to time, among the trays, and be [stood up again|thanked].
          + Such was the yawning that among the teaspoons there had begun to be a [breeze|tide].
          + A kettle asked, without waking, whether it was right yet, and was told [no|hush].
        `,
        mend: `
          {Hero} set {thing} on the peak, where it said [tink|the one word it knows].
          @mended “And one,” said the mouse; it drew a line; and the sum came out right.
          + It was gone through from the bottom, for form’s sake, and was right [upwards|on the way back].
          + What followed was a full stop, for which it took [a fresh pen|both paws].
          + “Bed,” it remarked then; and the word went through the caverns like a [hand over candles|broom].
          + The paper was rolled up, for which there were needed [two lizards|a lizard and a slope].
          + In the dormitory the lizards fell, all together, [sideways|out of their slippers].
        `,
        joy: `
          Of the feast it must be said that it was [brief|held standing, with the eyes shut]: a bun each, and on the bun, in icing, a coin.
          + {Keeper} was brought down in the gravy boat by [six|the lizards], and added to the silver.
          + {Friend}, having reckoned up its toes, was found to be [in credit|solvent].
          + “Good night,” one heard from under a napkin, “nine hundred thousand, and [ninety, and one|all the rest of you].”
          + {Thing} has had, from that night, a cushion of its [own|size].
        `,
      },
    },
    'humming-stone': {
      keeper: { a: 'a lizard nurse', the: 'the lizard nurse' },
      thing: { a: 'a humming stone', the: 'the humming stone' },
      spot: { at: 'on the chimney ledge', to: 'to the chimney ledge' },
      facts: {
        ask: 'Why could the dragon’s egg not sleep?',
        cause: 'the egg itself kicked {thing} out of the nest',
        mended: 'the egg fell fast asleep',
      },
      beginner: {
        trouble: `
          @keeper By a big green egg sat {keeper}, and [rocked it|sang].
          @thing “It will not sleep,” she said. “It needs {thing}.”
          @cause “And the egg itself kicked it out of the nest. [Bam|Hup]!”
          @feeling {Keeper} was worried. “It has a [crack|hot shell] from no sleep!”
          + Bop, went the egg. [Bop, bop|It hopped].
          + “How can an egg kick?” [said {hero}|{hero} said]. “[With its all|Watch].” Bop.
          + {Friend} told it a joke. It [hopped more|liked it too much].
          + “The stone hums,” she said. “Low, like a [cat|bee].”
          + There was a dent in the hay, as round as a [bun|plum].
          + “I have sung all I know,” she said, “and the [soup list|rest].”
          + A row of toys lay about. It had kicked [those|them], too.
        `,
        worry: `
          The egg rolled to the left, and she [ran|caught it].
          + Then it rolled to the right, so [quick|bad] was it.
          + Out of the egg came a small [hic|hiccup].
          + “Shh,” said a pot. “Shh,” said [all|the spoons]. That was loud.
          + It was way past its [time|bed time], and it knew it.
          + Three nurses lay flat on the [floor|mat].
          + It had run so hot that they [made tea on it|dried socks on it].
          + “One more hop and then bed,” they said. It did [nine|ten].
          + The spoons told it of sheep. It [hopped over|kicked] them.
        `,
        mend: `
          {Hero} put {thing} in the hay. It began to [hum|hum low].
          @mended The egg hopped once, and half, and fell fast asleep.
          + Mmm, it went. It went through the [floor|feet].
          + The egg lay on its side, like a [cheek|cat].
          + Out of it came a very small [snore|snort], and a puff.
          + {Keeper} did not move. No one [did|breathed].
          + Even the fire went on its [toes|tips].
          + Mmm, said the stone. All is [well|warm].
          + The spoons lay down, one by [one|two].
          + You could hear the fire breathe, and the [egg|pots].
          + {Friend} yawned, and so did the [roof|door].
        `,
        joy: `
          They were glad, but in a [whisper|hush].
          + They ate soft things: [jam|eggs, no, not eggs], and pie.
          + {Hero} put one hand on the shell. It was [warm|home].
          + {Friend} clapped with its [eyes|lids].
          + “It will be a good one,” [said {keeper}|{keeper} said]. “It has a [kick|will].”
          + She knitted a sock for it, with room for [claws|five].
          + Three more nurses slept, in a [heap|row].
          + The spoons clapped, but on [wool|hay].
          + “Did I do that?” [asked {friend}|{friend} asked]. “A [bit|toe] of it.”
        `,
      },
      intermediate: {
        trouble: `
          @keeper Next to an egg the size of a barrel [sat|waited] {keeper}, rocking it with [one foot|her tail].
          @thing “It will not sleep,” she [declared|said], “for it is used to {thing}.”
          @cause “And the egg itself kicked it out of the nest, an hour ago, [with a run-up|and laughed].”
          @feeling {Keeper} was worried: “Feel the shell. It is [far too warm|hot with being awake].”
          + Bop, went the egg, and came down [an inch further on|on her toe].
          + “How does it kick?” [asked {hero}|{hero} asked], and the egg [showed it|was glad to show it].
          + {Friend} told it a joke, and it wanted [another|them all].
          + “The stone hums,” she said, “about as low as a [cat in another room|cow’s thought].”
          + She had sung everything, lastly the [shopping|rules of the house].
        `,
        worry: `
          The egg rolled to the left and was caught. It rolled to the right and was [nearly not|caught by two].
          + From within came hiccups, small ones, [with smoke|in threes].
          + “Shh!” observed all the spoons immediately, which did not [help|sound like quiet].
          + Three under-nurses lay flat on the hearth and could not be [counted on|moved].
          + They were drying socks on it by now. Still it was [hopping|as bright as a button].
          + “One more hop and then bed,” they told it, for the [ninth|last] time.
        `,
        mend: `
          {Hero} pushed {thing} down into the straw, and after a moment it [began|started to hum].
          @mended The egg hopped once, and then only half, and fell fast asleep.
          + It went mmm, so deep that one heard it with the [soles of the feet|stomach].
          + It leaned over, as a head does in a [train|lap].
          + A snore came out, no longer than a [thimble|comma], and a ring of smoke.
          + {Keeper} stayed as she was, with one foot in the [air|cradle].
          + Even the fire lay down and went on [quietly|in slippers].
          + The spoons lay down, one after [another|the other].
        `,
        joy: `
          The feast was held in whispers, with [soft cheese|things that do not crunch].
          + {Hero} laid a hand on the shell and felt it [rise and fall|being happy].
          + {Friend} applauded with its [eyelids|tail, once, on wool].
          + “It has a will,” said {keeper} proudly, “and a good left [foot|leg].”
          + She cast on a sock, in green, with room for the [claws|future].
          + The spoons clapped, having first been wrapped in [wool|napkins].
          + “It will want to thank you when it hatches,” they whispered, “[with its feet|so stand back].”
        `,
      },
      advanced: {
        trouble: `
          @keeper At the side of an egg as [big|large] as a barrel, one foot upon the rocker, [sat|waited] {keeper}.
          @thing “It is wide awake,” she [observed|said], “and will be, until there is {thing}.”
          @cause “And the egg itself, mind you, kicked it out of the nest, [after a run|and crowed].”
          @feeling One could hear that she was worried by the way she went on [in the middle of other words|rocking the empty air].
          + As to how an egg may kick, {hero} had only to [ask|look].
          + {Friend} tried it with an anecdote, and it hopped for [the sequel|joy, and had to be fetched].
          + “It hums,” observed the nurse, “at about the depth of a [cat in the next room|cello, thinking]; one can’t do it with the throat.”
        `,
        worry: `
          It rolled to the left, and was saved; to the right, and was saved by [a tray|inches]; and then it pretended to be still.
          + There were hiccups, from within, at intervals, and with a little [smoke|steam in them].
          + “Hush!” cried some nine thousand spoons, in a [body|passion].
          + Of the under-nurses three had been laid in a row, where it was [cool|quieter], and murmured.
          + “One more hop,” it was told, for the [ninth|very last] time, “and then bed.”
        `,
        mend: `
          {Hero} worked {thing} down through the straw, till it lay against the [shell|warm shell].
          @mended The egg hopped once more; it hopped half; and it fell fast asleep.
          + Mmm, it went, below hearing, so that one noticed it in the [knees|soup].
          + Little by little it came over on one side, as a head does, [in a coach|that has found a shoulder].
          + There was a snore, of the length of a comma, and upon the snore a [ring of smoke|small blue ring].
          + The spoons lay down, and for once nobody heard a single one of them [do it|ring].
        `,
        joy: `
          They were beside themselves, and in [stockings|whispers], and ate what does not crunch.
          + Beneath {hero.s} palm the shell went up a little and went [down|a little down].
          + {Friend} gave its applause by way of the [eyelids|tail, upon a cushion].
          + “You’ll see,” {keeper} told them, turning the heel of something green, “it has a [will|left foot] on it.”
          + The spoons, having been put into napkins, were allowed to [applaud|clap] as well.
        `,
      },
    },
  },
}
