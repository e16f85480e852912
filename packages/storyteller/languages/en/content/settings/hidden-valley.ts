import type { SettingContent } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const hiddenValley: SettingContent<Noun, 'Hidden Valley'> = {
  place: { name: 'the Hidden Valley', in: 'in the Hidden Valley', to: 'to the Hidden Valley', from: 'from the Hidden Valley' },
  beginner: {
    arrival: `
      @place And there it was, the Hidden Valley, [soft and green|small and still].
      / That was the Hidden Valley, [tucked in|folded up] between its hills.
      / [Round|Past] the [rock|hill], and again. There the Hidden Valley [lay|was], like [a cat|milk] in a bowl.
      / No [sign|map] had it. But there was the [long|quiet] Hidden Valley, with [smoke|sheep] in it.
      Stone walls leaned on each other, [like old friends|half asleep].
      + A brook ran by and told [a long tale|old news] to the stones.
      + It smelled of hay and [rain|mint|warm bread].
      + Three sheep-shaped [rocks|clouds] lay on the hill.
      + {Friend} said hello to one of them. It did not answer.
      + A gate swung [open|shut] all by itself. Creak.
      + Somewhere a window was lit, [no bigger than a stamp|small and gold].
      + “Walk softly,” [said {friend}|{friend} said]. “The valley hears [all|every step].”
      + {Hero} walked softly. The grass [whispered|tickled].
      + The hills stood round [like big warm bears|in a ring].
      + A path came down [to meet them|in five lazy bends].
    `,
    life: `
      Here live the wall folk. They go to bed [by the brook’s clock|when the mist comes].
      One of them was [hanging up|folding] the day, like a big sheet.
      / One was [sweeping|brushing] the road, for the night to walk on.
      + Two old stones were telling a joke. It takes them [a year|all summer].
      + A marmot child was [brushing its teeth|saying good night to its toes].
      + The brook knows every name. It said “{hero}” [quite well|twice].
      + In one house they were baking [moon buns|honey cakes].
      + “Is it far to bed?” asked a very small voice. “[Two fields|One yawn],” said a big one.
      + A cat with grey ears was counting [the hills|the chimneys]. Eleven, as always.
      + On the wall sat seven [snails|swallows], in order of size.
      + Somebody was playing [a flute|a comb] very badly and very softly.
      + A hat went by. There was [a mouse|a child] under it.
    `,
    way: `
      They went along the brook, [stone by stone|bend by bend].
      The grass was wet, and it [washed their feet|shone].
      + It smelled of [mushrooms|wet wood|cold stones] now.
      + Plip, said the brook. Plop, it said [a bit later|to itself].
      + A big toad sat in the way. They [bowed|waited]. It let them by.
      + {Hero} saw a star in every puddle and [stepped over|jumped over] them all.
      + “I know this hill,” [said {friend}|{friend} said]. “No. It was [another hill|a different hill].”
      + A bridge of one plank went [hop, hop|bend, bend] under them.
      + Far off, an owl-clock struck [something|eight and a half].
      + The fog came up to look at them and [went away|lay down] again.
      + There were blue flowers, [shut for the night|nodding off].
      + Once they lost the path. Then the path found [them|their feet].
      + A gate stood in a field, [without a fence|all alone]. They went through it all the same.
    `,
    thanks: `
      {Keeper} gave {hero} a [round white stone|blade of sweet grass].
      / “For you,” [said {keeper}|{keeper} said]. It was a [button of moss|bell of grass].
      + The brook said both their names, so as not to [forget|lose] them.
      + All the small windows [winked|blinked] once.
      + “Come back when the [plums|nuts] are ripe,” said a wall.
      + {Friend} had to shake hands with [all the hills|eleven chimneys].
      + A marmot ran along for a bit, [then sat down|and waved].
      + Nobody said goodbye loudly. In the valley one [says it softly|only nods].
      + The gate held itself open for them, [very politely|with a bow].
      + {Hero} waved, and the mist [waved|bowed] back.
    `,
  },
  intermediate: {
    arrival: `
      @place The hills moved [apart|aside] [a little|a bit], the way people make room on a bench. There [lay|was] the Hidden Valley.
      / Behind the last bend, where no map has anything to say, [lay|was] the Hidden Valley.
      / They [pushed|went] through a [hedge|gap] that [nobody|no one] would have [noticed|believed], and [looked|there they were]: the Hidden Valley.
      / [First|Just] one [bell|light], then [three|a few], and then, all [at once|together], the Hidden Valley.
      + Its stone walls leaned together so closely that nobody could tell [who was holding up whom|which one had begun].
      + A brook hurried through the middle, [repeating everything it had ever heard|muttering to itself like somebody looking for glasses].
      + The air smelled of hay, wet slate and [somebody’s supper|plum jam].
      + {Hero} counted five roofs, eleven chimneys and [one very thoughtful goose|a ladder that led nowhere].
      + “It only lets you in if you come quietly,” [said {friend}|{friend} said], [quite loudly|and tripped over a root].
      + On every wall grew small ferns, combed [to the left|by the wind into neat partings].
      + The evening came down here earlier than elsewhere, and [sat down in the grass|took off its shoes].
      + Even the echo appeared to [whisper|walk on tiptoe].
      + A single lit window looked at them, [blinked|thought it over], and stayed awake.
    `,
    life: `
      The wall folk live here, no taller than a milk jug. Every evening they [fold the day up|carry the last of the light indoors].
      / Whoever lives here lives slowly. The wall folk were just [putting their stones to bed|combing the grass for the night].
      + One was ringing a flower to see whether it was still [in tune|awake].
      + Two grandmothers played chess with [snails|pebbles], which makes for a long game.
      + The brook was telling the ducks the story of [a boot it once met|the great rain]. They had heard it before.
      + A boy marmot was explaining to his sister why he, being older, needed [more blanket|the softer stone].
      + From a chimney came smoke in the shape of [a question mark|a sleeping dog].
      + Somebody had hung eleven pairs of very small socks [across the lane|between two thistles].
      + {Friend} was offered a chair, a biscuit and [a second chair for the biscuit|a hat], all of them tiny.
      + “You are tall,” declared one of the wall folk to {hero}, [with pity|and fetched a ladder to shake hands].
      + It was a [slow|mild] evening.
    `,
    way: `
      The way led along the brook, which ran beside them and [read their names aloud from the stones|gave advice].
      / They followed a path so narrow that they had to [think|walk] one behind the other.
      + On the left the hill smelled of thyme, and on the right of [cold water|old coins].
      + A wall asked them where they were going, in the slow voice of [a thing that has stayed|granite].
      + They crossed a bridge of three planks, of which [the middle one sang|only two could be trusted].
      + {Friend} greeted a scarecrow by mistake and was [too polite to stop|rather hurt by the silence].
      + High up, a late swallow wrote something on the sky and [crossed it out again|forgot the full stop].
      + Frogs were rehearsing in a ditch. But only [the beginnings|the same two words].
      + The mist reached their knees, then their [elbows|pockets], and went no further.
      + {Hero} picked up a feather, and the feather [seemed glad of the company|pointed left].
      + Once something rustled, looked at them with [round eyes|interest], and rustled on.
      + The brook [coughed|chattered].
    `,
    thanks: `
      At parting {keeper} gave {hero} a [pebble with a hole in it|stalk of grass, tied in a knot], “to look back through.”
      / {Keeper} pressed a [small warm stone|dry leaf with all its veins] into the luggage and would hear no thanks.
      + The wall folk lined up by size, which took [some time|three arguments].
      + “Nobody finds us twice,” said the oldest, “except [friends|the ones who were quiet].”
      + The brook promised to keep their names and to [say them in the evenings|practise the difficult one].
      + {Friend} made a speech. It was short, because [a yawn got into it|the second half had been forgotten].
      + Behind them the hills moved [together|close] again, like a curtain.
      + The thoughtful goose walked them to the gate and [said nothing, kindly|bowed].
      + In eleven chimneys the smoke stood up straight, [as one does for guests|out of respect].
    `,
  },
  advanced: {
    arrival: `
      @place Nobody comes upon the Hidden Valley by looking for it. They were looking at something else entirely when it [opened in front of them|lay there like a letter on a table].
      / There are places that must be told you are coming. The Hidden Valley, having been told, [had drawn its hills aside|had left a light on].
      / The last hill [turned|stepped] aside with the [air|look] of a [servant|doorman] who has [read|seen] the list, and there was the Hidden Valley.
      / [On|To] every map it is a [fold|crease], for [somebody|someone] [meant|intended] it so; they [stood|walked] now in that fold, the Hidden Valley.
      + Dry stone walls ran up the slopes in long grey sentences, and here and there a lamb had been put in like a [comma|full stop].
      + The brook, which has never been known to finish a story, was [in the middle of a good one|only too happy to begin another].
      + It smelled of peat and mint and of bread that somebody had [forgiven|taken out] just in time.
      + “One is supposed to lower one’s voice,” {friend} announced, in a tone that [brought down a pebble|woke two ducks].
      + {Hero} had the curious feeling of having [left something here|been expected here], long ago, and of having been thought of kindly since.
      + The light was already leaving by the upper gate, and the evening, a punctual guest, was [wiping its feet|waiting its turn] at the lower.
    `,
    life: `
      The people of the walls, who are small and grey and stay where they are put, were busy with [the evening’s work of folding up the day|persuading the last of the light to come indoors].
      / By long custom each household of the wall folk [says good night to its own stones by name|brings in one armful of daylight for the lamp].
      + Two of the elders had reached the fortieth year of an argument about [a hat|the correct way to hum], and were enjoying it more than ever.
      + The ducks, who had been told the tale of the great rain every night since it fell, [supplied the endings|moved their lips along with it].
      + A young marmot was delivering a lecture on blankets to a sister who had quietly [taken the blanket|fallen asleep in the second chapter].
      + In a window no larger than a postage stamp somebody was reading aloud. The moths had [come in rows|bought, one felt, the good seats].
      + {Friend} was received with a ceremony involving a thimble of soup, four bows and [a chair that had to be apologised to|the loan of somebody’s best hat].
      + It is a [quiet|patient] people.
      + Nobody [hurries|shouts].
      + The brook [approves|listens].
    `,
    way: `
      [The path kept to the brook, and the brook kept to|The path stayed by the brook, and the brook stayed with|There was the path, there was the brook, and the brook kept to] the subject, which was [everybody who had ever walked this way|the many advantages of flowing downhill].
      / They went in single file, since the path had evidently been made by someone [thin|who preferred to think alone].
      + From the slope came the cold, clean breath of stone, and under it, like a second thought, [the smell of thyme|something that might have been plums].
      + A wall enquired after their business. By the time it had finished they were [two fields further on|on their way back, or so {friend} claimed].
      + The frogs in the ditch had engaged a conductor, though to judge by the result he was [also a frog|new to the post].
      + {Hero} stepped from stone to stone and noticed that every one of them had been [hollowed by other feet|waiting], which was strangely comforting.
      + Overhead a last swallow was correcting the sky with great severity. The mist had come up to their knees to listen, and [lay down like a dog|thought better of their elbows].
    `,
    thanks: `
      {Keeper} did not care for farewells. {Hero} was simply given [a pebble with a hole, through which one can see the way back|a twist of grass that would smell of this evening until spring].
      / “We do not say goodbye here,” [said {keeper}|{keeper} said], handing over [a stone that was still warm|a leaf as flat as a secret]. “We say: mind the step.”
      + The wall folk had arranged themselves by height for the occasion and were only slightly [out of tune|cross with one another] about it.
      + {Friend} replied on behalf of everyone, in a speech much admired for [its shortness|the yawn in the middle].
      + The brook undertook to remember both their names, and to [practise the harder of the two on winter evenings|tell the ducks that it had known them well].
      + Behind their backs the hills went softly together again, so that one could almost believe [there had been nothing there at all|the whole valley had turned over and pulled up the covers].
    `,
  },
  troubles: {
    'mist-shuttle': {
      keeper: { a: 'a mist weaver', the: 'the mist weaver' },
      thing: { a: 'a shuttle', the: 'the mist shuttle' },
      spot: { at: 'behind the waterfall', to: 'to the waterfall' },
      facts: {
        ask: 'Why was there a hole in the blanket of mist?',
        cause: 'the brook carried {thing} away',
        mended: 'the blanket of mist closed over the valley',
      },
      beginner: {
        trouble: `
          @keeper “Look at that,” [said {keeper}|{keeper} said], [a grey spider|on eight thin legs].
          @thing “My blanket has a hole, and {thing} is [gone|lost].”
          @cause “[I put it down|I washed it], and the brook carried it away.”
          @feeling {Keeper} was so tired that [all eight|even the] knees shook.
          + The moon shone right through [the hole|it], into every bed.
          + Nobody in the valley could [sleep|shut both eyes].
          + “I weave the mist each night,” [said {keeper}|{keeper} said]. “It keeps us [warm|dark].”
          + One thread hung down, [long and sad|all alone].
          + {Hero} felt it. It was cool, and as soft as [breath|milk].
          + “Can you knit instead?” [asked {friend}|{friend} asked]. It was [a kind|not a good] question.
          + A duck had put its head [in a boot|under a pot], against the light.
          + “I have looked [here|all over],” [said {keeper}|{keeper} said]. “Then I had to sit down.”
        `,
        worry: `
          The whole valley lay awake, [row by row|house by house].
          + A small stone cried because its [shadow|dream] would not come.
          + The hens thought it was [morning|noon] and had breakfast.
          + Then they thought it was noon and had [lunch|lunch too].
          + A marmot wore sun hats on [both ears|its head and feet].
          + “I counted sheep,” said a boy. “They [were awake too|counted me].”
          + The brook felt bad and ran [on tiptoe|very low].
          + {Keeper} tried with a thread of [hay|smoke]. It broke.
          + “Then I tried with [spit|string],” came the answer. “We will not talk about that.”
          + {Hero} looked up at the hole. The moon looked [down|sorry].
        `,
        mend: `
          @mended Then the blanket of mist closed over the valley, [soft and thick|row by row].
          {Hero} had given back {thing}.
          To and fro, to and fro, went [the thread|{keeper}].
          + It was like [combing|stroking] the night.
          + First the hill went grey, then [the roofs|the brook] did.
          + The hole was a plate, a [plum|cup], a pea.
          + And then it was [shut|gone]. Ahh, said the walls.
          + The moon was a [soft round|pale] lamp now, behind wool.
          + One by one the small windows [went out|shut their eyes].
          + The duck took [the boot|the pot] off again and sighed.
          + “Oh,” [said {keeper}|{keeper} said]. “My poor dear knees. [They may rest|Now].”
          + All the hens were [ashamed|asleep] at once.
          + {Friend} was under the mist, [all but one ear|up to the nose].
        `,
        joy: `
          They had warm milk, [out of acorn cups|in the dark], and nobody spoke.
          + The wall folk passed round [a bun|a plum] for all.
          + {Keeper} wove one more thread, [just for fun|for {hero}].
          + It had a tiny knot in it. “That is [your name|tonight],” [said {keeper}|{keeper} said].
          + A marmot danced, but lying [down|flat].
          + Somebody [clapped|cheered] in a whisper.
          + The brook told the tale, and got it [nearly|almost] right.
          + {Friend} wanted to sing. They [let it be a hum|hummed along].
          + “This is the best part,” said a voice in the wool. “The [nothing|quiet].”
        `,
      },
      intermediate: {
        trouble: `
          @keeper On a gatepost sat {keeper}, a very old spider, [with a sigh|winding up its thread].
          @thing “There is a hole in my mist,” came the answer, “and without {thing} I [cannot|can’t] close it.”
          @cause “I only meant to rinse it. The brook carried it away [before I could say stop|like a postman in a hurry].”
          @feeling {Keeper} had been up since yesterday and was almost too tired to [sigh|be sad].
          + Through the hole the moon shone straight into every bedroom, as rude as a [lamp|policeman].
          + Half the valley was awake, and the other half was [asking whether it was|pretending not to be].
          + “Mist is no work for the fingers,” [observed {keeper}|{keeper} observed], holding up [eight sore feet|a thread that fell apart like steam].
          + {Hero} put a hand under the loose end, which was cool and [weighed less than a thought|tickled].
          + “Has anyone tried a curtain?” [asked {friend}|{friend} asked], and was given [a look|eight looks].
          + “It will have washed ashore somewhere,” [said {keeper}|{keeper} said], “among things that [shine|have been forgotten].”
          + It was [bright|too bright].
          + The brook [blushed|said nothing].
          + Nobody was [asleep|pleased].
        `,
        worry: `
          In the bright lanes people in nightshirts stood about and were [politely cross|careful with each other].
          + The hens, taking the moon for the sun, had already had two breakfasts and were [discussing a third|getting rather stout].
          + A baby marmot looked at its own shadow in alarm and [tried to shoo it out|hid behind it].
          + Somebody had pulled a sock over [the weathercock|the church lamp], which did not help.
          + “I have counted every sheep we have,” said an old man, “and [they have begun counting me|now we are all tired].”
          + The brook, who knew whose fault it was, ran past very low and [looked the other way|said nothing at all, for once].
          + {Keeper} had mended the worst of it with spider thread. But the wind [put a thumb through|laughed at it].
          + {Hero} saw a little face at a window, wide awake, and [made up its mind for both of them|waved].
          + The ducks [complained|wore hats].
          + It was a very [long|bright] night.
          + Someone [sneezed|sighed].
        `,
        mend: `
          @mended {Keeper} took {thing}, and slowly the blanket of mist closed over the valley.
          / @mended To and fro it went, and the blanket of mist closed over the valley [like an eyelid|without a seam].
          + It made a sound like somebody [stroking velvet|turning over in bed].
          + The hole shrank from a pond to a plate, and from a plate to a [button|buttonhole].
          + When the last thread was in, the moon was nothing but a [pearl|coin] behind wool.
          + House by house the windows let their [lids|shoulders] sink.
          + The hens put their heads under their wings and [would not speak of it again|pretended it had been a drill].
          + {Keeper} sat down at last on all eight knees and said a single word, which was “[Oh|There].”
          + {Friend} yawned so widely that some of the mist [got in|had to be picked out again].
          + The brook, forgiven, began to murmur, [just above hearing|a good deal more softly than before].
          + Nobody [spoke|moved].
          + It grew [dark|soft].
          + The hens [slept|lay down].
        `,
        joy: `
          There was warm milk for everybody, and a plate of [plum cakes|moon buns], heard rather than seen.
          + {Keeper} wove a corner for the guests, with a very small [star|knot] in it by way of thanks.
          + Someone proposed three cheers. They were given in a [whisper|yawn], in good order.
          + A fiddle was tuned and then put away again, [because the quiet was better|which got the most applause].
          + The old man shook hands with each of his sheep and [let them go|told them they were dismissed].
          + {Friend} danced once round the gatepost, slowly, with [the mist|a hen] for a partner.
          + “To the brook,” declared somebody generously, “who [means well|at least brought us company].”
          + And the small face at the window was [gone, which was the best of all|fast asleep against the glass].
          + It was all very [quiet|dim].
        `,
      },
      advanced: {
        trouble: `
          @keeper Their guide was {keeper}, a spider of great age and perfect manners, [looking extremely grey|eight slippers in hand].
          @thing “You will have noticed the hole,” [said {keeper}|{keeper} said]. “Without {thing}, I must tell you, it will have to stay.”
          @cause The brook, it appeared, had carried it away [while a thread was wrung out|between one rinse and the next].
          @feeling There was no complaint in this. It was only very tired, in [all eight legs|every separate leg].
          + Through the gap the moon poured into bedroom after bedroom with the [thoughtless good cheer|brightness] of a visitor who has not been told the hour.
          + “One cannot do it by hand,” {keeper} explained, and showed them a length of mist that [parted in the telling|came to pieces as gently as a rumour].
          + {Friend} enquired whether a large curtain might answer, and was thanked for the suggestion [eight times|in a way that closed the subject].
          + {Hero} took the loose end for a moment. It lay across the palm like [the memory of cold water|something about to be said].
        `,
        worry: `
          It is a hard thing for a whole valley to lie awake. The people bore it by being [extraordinarily polite|kind to one another in doorways].
          + The hens, who hold strong views on daylight, had breakfasted three times and were becoming [philosophical|difficult to lift].
          + One old shepherd had counted his flock so often that the sheep, out of courtesy, had [begun to count him back|offered to do it themselves].
          + Small children had discovered their shadows and were trying, with some success, to [put them to bed first|tuck them in].
          + The brook slunk by on the far side of its own bed, and for the first time in living memory it had [nothing to say|no version of events to offer].
          + In an upper window {hero} caught sight of a very small face. It looked out into the brightness as one looks at [a joke one has not understood|rain on a feast day].
        `,
        mend: `
          @mended {Thing} went to and fro, with a noise like pages being turned, and the blanket of mist closed over the valley.
          / @mended Nobody spoke while {keeper} worked, and the blanket of mist closed over the valley, [thread by thread|without a single seam].
          + The hole became a pond, a plate, a penny, and at the very last a sort of [buttonhole|apology], through which the moon bowed and withdrew.
          + All down the lanes one heard shutters being let go and shoulders [coming down|following them].
          + The hens retired in a body, having agreed that the three breakfasts [had never taken place|should be put down to the heat].
          + {Keeper} folded one leg after another, looked for a moment at the finished work, and [permitted a sigh|found nothing in it to be ashamed of].
          + And the brook took up its story again, though so far under its breath that one had to be [nearly asleep|kin to it] to follow.
          + It was [done|dark].
          + The valley [breathed out|slept].
        `,
        joy: `
          The festivities were held in complete darkness, as is proper. They consisted of warm milk, plum cake and [the sound of people being comfortable|guessing].
          + {Keeper} added, in the corner where nobody would look, a knot that [was not strictly necessary|anyone who loved {hero} could have read].
          + A toast was whispered to the brook, which ran [red|a little faster] with embarrassment and was heard to promise something.
          + The shepherd thanked each of his sheep by number. At the last of them he [sat down and stayed|ran out of evening].
          + {Friend} took a slow turn round the gatepost in the arms of the mist, to a waltz that [nobody was playing|only one of them could hear].
          + As for the face at the window, there was now [nothing above the sill but a tuft of hair|only its breath on the glass, coming and going].
        `,
      },
    },
    'last-letter': {
      keeper: { a: 'a post swift', the: 'the post swift' },
      thing: { a: 'a last good-night letter', the: 'the last letter' },
      spot: { at: 'on the swing bridge', to: 'to the swing bridge' },
      facts: {
        ask: 'Why did somebody wait in vain for a letter?',
        cause: 'the wind pulled {thing} out of the bag',
        mended: 'the last letter was read aloud',
      },
      beginner: {
        trouble: `
          @keeper Down came {keeper}, with a [flat|thin] bag and wet eyes.
          @thing “I have lost {thing},” said the bird. “[Just one|Only one].”
          @cause “The wind put a hand in. It pulled {thing} out of [the bag|my bag].”
          @feeling And {keeper} was [so sad|very sad], and hid under one wing.
          + “Someone is waiting for it, [by the gate|at the last house].”
          + “She will not sleep [before it comes|without it].”
          + The other letters were [all home|safe in bed] by now.
          + {Hero} looked into the bag. There was [a crumb|a draught] in it.
          + “Can she read another one?” [asked {friend}|{friend} asked]. “No. It must be [hers|that one].”
          + “In ten years I lost [none|not one],” [said {keeper}|{keeper} said].
          + “I lose [ten a day|everything],” [said {friend}|{friend} said]. That was meant kindly.
          + The wind went round the hill, [whistling|as if it knew nothing].
        `,
        worry: `
          At the last house an old mole sat [on the step|in her shawl].
          + “It is only late,” she said. “[Post is late|That happens].”
          + She had put on her [best|blue] glasses, to be ready.
          + Her tea was cold, and so was the [second cup|bun].
          + Each night she gets [one page|two lines] from her brother.
          + “What does he write?” [asked {hero}|{hero} asked]. “[Good night|Sleep well],” said the mole.
          + “That is all. But it is [from him|his].”
          + A moth read her the tea tin. It was [not the same|kind of the moth].
          + The lamp at her door was [burning low|nearly out].
          + {Friend} gave a big sniff and blamed it on [the hay|a fly].
        `,
        mend: `
          @mended Then the last letter was read aloud, [on the step|in the lamplight].
          The old mole had it in her [lap|paw], but not her glasses.
          + They were on her [nose|head], by the way.
          + It said: “[Good night, old girl|Sleep well, my dear]. The moon is fat here too.”
          + She had it read [twice|three times], and then once more.
          + Then she folded it [small|in four] and put it under her cap.
          + “Good,” said the mole. “Now it is [night|bedtime].”
          + {Keeper} stood up as tall as [a spoon|a candle].
          + The bag was empty, the way it should be [empty|of an evening].
          + She blew out the lamp. [Puff|Foo], it went.
          + All over the valley you could hear her [snore|smile].
          + {Friend} wanted a letter as well, [some day|with a stamp].
        `,
        joy: `
          There was tea for all, [hot this time|with jam], and the good cups.
          + {Keeper} flew three loops over the [roof|chimney].
          + One of them went wrong. It was the [best|prettiest].
          + The wind came back, [red in the face|quite small], and said sorry.
          + It had to carry [crumbs|napkins] for the rest of the night.
          + The mole wrote back at once. “[Good night|Me too],” she wrote.
          + She let {hero} lick the stamp. It tasted of [plum|mint].
          + “Who else has no letter?” [asked {friend}|{friend} asked], [looking at the sky|very casually].
          + So they all wrote {friend} one. It said “[You|Dear friend]”.
        `,
      },
      intermediate: {
        trouble: `
          @keeper A thin dark bird landed at their feet. It was {keeper}, with an [empty bag|untied bag].
          @thing “Forty-one delivered,” [said {keeper}|{keeper} said], “and {thing} is [lost|gone].”
          @cause “The wind pulled it out of the bag [on the corner|by the chapel], for no reason but that it was there.”
          @feeling {Keeper} had never cried on duty before, and was doing it [as neatly as possible|sadly and with great correctness].
          + “There is somebody at the last house who will not [sleep|blow out the lamp] before it comes.”
          + {Hero} turned the bag upside down. Out fell [a crumb and a draught|half a stamp].
          + “Could one not write another?” [said {friend}|{friend} said], and was given [a shocked look|the look of a bird offered a hat].
          + The wind was standing behind the barn with its hands in its pockets, [whistling|looking at the sky].
          + “In eleven years I have lost nothing but [feathers|time],” [observed {keeper}|{keeper} observed].
          + On the round there was only one gate whose little flag was still [up|waiting].
        `,
        worry: `
          On the last step sat an old mole in her Sunday glasses, [listening to the road|holding a cold cup].
          + “It is never long,” she said, “but my brother’s handwriting is [so warm|like his walk].”
          + Every night for thirty years he had wished her good night from [the other side of the mountain|two hills away].
          + A friendly moth had offered to read her the tea tin. She had [listened politely|thanked it and said it lacked feeling].
          + She had told herself the post was late, then very late, and now she was [telling the cat|out of words for it].
          + “He may have a cold,” she remarked. “He writes [shorter|rounder] when he has a cold.”
          + {Friend} suddenly had something in the eye, and [then in the other one|blamed the hay].
          + The lamp beside her burned low and was [turned up again|not allowed to go out].
          + The cat [listened|yawned].
        `,
        mend: `
          @mended And so, on the step and by the light of the small lamp, the last letter was read aloud.
          / @mended The swift’s glasses could not be found. So it was by {hero} that the last letter was read aloud.
          + “[Good night, you old shovel|Sleep well, little sister],” it said. “The moon is fat on this side too.”
          + She had it read three times: for the words, for the voice, and [for luck|to be sure of it].
          + Then she folded it along its folds and put it [beneath her cap|where the other ten thousand were].
          + The little flag on the gate went [down|click], all by itself.
          + {Keeper} looked into the empty bag the way one looks at [a clean plate|a finished field].
          + “That,” [said {keeper}|{keeper} said], standing as tall as a candle, “was [the last one|forty-two].”
          + The lamp was blown out, and the valley grew darker by exactly [one window|one worry].
          + {Friend} wondered aloud, and several times, how one comes to [get letters|have a brother].
          + She [nodded|smiled].
          + The moon [listened|came nearer].
          + The valley was [quiet|content].
        `,
        joy: `
          The mole put the kettle on again. There was tea with [plum jam|honey] in the good cups.
          + {Keeper} flew three loops over the chimney, of which the second was [an accident and the best|not in the rule book].
          + The wind slunk in, apologised to everybody in order of age, and was made to [dry the cups|carry the napkins].
          + An answer was written on the spot: “[Same to you|And to you], you old rake.”
          + {Hero} was allowed to lick the stamp, which tasted of [mint and far away|Sundays].
          + {Friend} was given a letter too, folded small, and would not [open it|let go of it] before tomorrow.
          + The moth recited the tea tin. This time there was [applause|a request for more].
          + Everyone agreed that it had been worth [being late for|the cold tea].
        `,
      },
      advanced: {
        trouble: `
          @keeper Down out of the dusk, in the tightest possible spiral, came {keeper}, with the bag of the valley post [unbuckled|on back to front].
          @thing “Forty-one delivered,” [said {keeper}|{keeper} said]. “{Thing} is not [among them|where it should be].”
          @cause The wind, it seemed, pulled it out of the bag by the chapel, [for no motive at all|as one pulls at a ribbon].
          @feeling {Keeper} wept in silence, standing to attention. There is no sadder way in which to [weep|do it].
          + “There is a lady at the last house,” said the bird at length, “who has not put out her lamp without it [in thirty years|since I was an egg].”
          + {Friend}, anxious to be of use, proposed writing another in a disguised hand. {Keeper} turned away as one does [at an indelicacy|when a child says a word it cannot have understood].
          + The wind meanwhile leaned against a barn and whistled, with every appearance of [being somewhere else|having been there all day].
          + {Hero} looked at the one little flag still standing at its gate. It was [surprising|odd] how much a flag could expect.
        `,
        worry: `
          The lady of the last house was a mole in her Sunday spectacles. She sat on the step beside a cup of tea that had given up hope [some time ago|before she had].
          + “They are quite short,” she told them, “but he has such a warm hand, my brother; one can [dry one’s paws at it|feel the pen lean].”
          + For thirty years two lines had come over the mountain every evening, and she could say [most of them|the first four thousand] by heart.
          + A well-meaning moth had read her the inscription on the tea tin, with expression. She had [wept a little at the part about Ceylon|allowed that it was kindly meant].
          + She had got from late to very late without difficulty. But beyond very late there lay a word that she [did not look at|walked with enormous care around].
          + {Friend} was discovered to have something in the eye, and shortly afterwards, for the sake of symmetry, [in the other|had moved it across].
        `,
        mend: `
          @mended No one could find the spectacles, which she was wearing. So it was in {hero.s} voice that the last letter was read aloud.
          / @mended On the cold step, with half the valley pretending not to listen, the last letter was read aloud.
          + “Good night, you old shovel,” it ran in full. “The moon is fat on this side too.” She nodded at every word, [as though she had thought as much|like someone counting change].
          + It had to be read a second time for the sense and a third for [the handwriting|the pleasure of its being in no hurry].
          + At the gate the little flag lay down with a click. One understood that it had been [holding its breath|awake for all of them].
          + {Keeper} inspected the empty bag at some length, with the look of a gardener before [bare, well-dug ground|the last swept path of autumn].
          + Then the lamp was put out, and the darkness that came was not the absence of anything but [a thing delivered|the right size finally].
        `,
        joy: `
          There was fresh tea in the cups with the blue rim. There was also a jar of jam, about which [a number of speeches were made|nobody could be sensible].
          + {Keeper}, off duty, performed three loops above the chimney, the second of which is [not to be found in any manual|still spoken of].
          + The wind presented itself at the door and begged pardon. It was put to [drying saucers|the washing-up], which it did with a will and some breakage.
          + A reply was composed by the whole company. It came to three words, of which the mole thought two [too many|rather gushing].
          + {Friend} was presented with a small letter. It was held for the rest of the evening [as one holds an egg|unopened].
        `,
      },
    },
    'smallest-bell': {
      keeper: { a: 'a dwarf bell-founder', the: 'the bell-founder' },
      thing: { a: 'a smallest bell', the: 'the smallest bell' },
      spot: { at: 'in the pond reeds', to: 'to the pond reeds' },
      facts: {
        ask: 'Why did the evening chime sound wrong?',
        cause: '{thing} rolled down the slope for fun',
        mended: 'the evening chime was whole again',
      },
      beginner: {
        trouble: `
          @keeper Bim, bam, bom, went the bells. {Keeper} [pulled at a beard|held both ears].
          @thing “No, no! {Thing} is [missing|not there]!” said the dwarf.
          @cause “It rolled down the slope, [just for fun|because slopes are fun].”
          @feeling {Keeper} was confused and put [the hat on a bell|a bell on, for a hat].
          + Bim, bam, bom, and then a [hole|gap].
          + “There should be a bing,” [said {keeper}|{keeper} said]. “A [small|thin] one.”
          + With no bing the day does not know [how to stop|when it is over].
          + So it was still [a bit|nearly] day, and nobody was sleepy.
          + “Can I say bing?” [asked {friend}|{friend} asked]. “[BING|Bing, bing]!” It was not the same.
          + {Hero} counted the hooks. One was [empty|bare].
          + “It is so little,” [said {keeper}|{keeper} said]. “It [giggles|hops] a lot.”
          + The big bell hung its head and [hummed|sulked].
        `,
        worry: `
          A cow went to bed, got up, and went [to bed again|back in].
          + “Is it now?” asked the frogs. “Is it [now|now, then]?”
          + The sun had one foot over the hill and did not [go|move].
          + Some had their boots on [in bed|over their slippers].
          + A baby said its first word, and it was “[Well|So]?”
          + {Keeper} rang a spoon. The spoon [felt silly|went tock].
          + A bird sang half of [its song|a song] and had to wait.
          + “I feel like a door with no [handle|house],” said the big bell.
          + All the clocks looked at each [other|face].
          + {Hero} felt it too: the day [itched|would not lie down].
          + No one could [nod|yawn].
          + It was not day. It was not [night|dusk].
        `,
        mend: `
          @mended Bim, bam, bom, bing! The evening chime was whole again.
          {Keeper} had hung up {thing} with [a kiss|two knots].
          + The bing was thin and clear, like [a drop|cold water].
          + It went up the hill and [came back|sat down] there.
          + “There,” said the day, and [stopped|went out].
          + The sun pulled in its [foot|other foot].
          + The cow went to bed and [stayed|slept] this time.
          + Every boot fell off. [Plop, plop|Bump, bump].
          + {Keeper} laughed till the [beard|hat] shook.
          + “Roll on Sundays,” the dwarf told it, “and [on a string|with me].”
          + The big bell hummed a low, [happy|fat] hum.
          + {Friend} said bing too, but [inside|in a whisper].
        `,
        joy: `
          They all sat on the slope and ate [bell cake|soft cake].
          + One by one they were let to ring [once|one bell].
          + {Hero} chose the small one. [Bing|Bing, bing]!
          + {Friend} chose the big one and got [stuck|a fright].
          + {Keeper} told how to make a bell. It takes [tin|a wish].
          + “What is the secret?” “You [laugh into it|sing in it] while it is soft.”
          + The frogs sang the bam. They had [it nearly|no bom].
          + A goat wore a bell for a hat. It [suited her|rang].
          + And they rolled down the slope, [just for fun|all of them, one time].
        `,
      },
      intermediate: {
        trouble: `
          @keeper From the bell loft came three fine notes and a gap. In the gap [stood|waited] {keeper}, [with tin in the beard|hammer in hand].
          @thing “Bim, bam, bom, and nothing!” cried {keeper}. “{Thing} is gone.”
          @cause “It got away while I was polishing, and rolled down the slope for fun, [laughing|with that silly laugh].”
          @feeling {Keeper} [was|felt] so confused that the same bell had been [counted four times|hung up twice and taken down three times].
          + Without its last note the evening could not finish, and stood about like [a sentence with no end|a guest in the hall].
          + The sun, half over the hill, kept [looking at its watch|asking whether that was all].
          + “I could do the bing,” offered {friend}, and did, and a [window|goat] fell over.
          + {Hero} found the empty hook, still swinging, and still a little [warm|sticky with laughter].
          + “It is the youngest,” [declared {keeper}|{keeper} declared]. “I cast it on a [windy|merry] day, and it shows.”
          + The great bell hummed to itself, in the tone of a [grandfather who has been saying so for years|cow with a grievance].
        `,
        worry: `
          In the lanes nobody knew whether it was still today, and so they [went on being polite about it|did everything by halves].
          + The cows had gone to bed four times and were beginning to [lose faith|be short with the cowherd].
          + A thrush had sung the first half of its song and was holding [the other half|its breath].
          + Some wore nightcaps with boots, and some [boots on their hands|only the good intention].
          + All eleven clocks were waiting for one another to [begin|say it first].
          + “I am a house without a doorknob,” remarked the great bell. Nobody could think of [an answer|anything kind].
          + {Keeper} struck a spoon, a bucket and [a passing goat|the coal shovel]. But none of them was a bing.
          + {Hero} had the feeling one has with a sneeze that will not [come|go].
        `,
        mend: `
          @mended {Keeper} hung up {thing} and pulled, and with a bing the evening chime was whole again.
          / @mended Bim, said the bells, bam, bom, and bing. The evening chime was whole again.
          + The small note ran up the hill, looked over, and [came home|let the dark in].
          + “Ah,” declared the day, and [put itself out|sat down for good].
          + The sun took in its foot, the thrush let go of [the other half|its song], and eleven clocks struck immediately.
          + From every house came the bump of boots being [dropped|forgiven].
          + “On Sundays,” {keeper} told it severely, “and [only on a string|only with me],” and gave it a kiss.
          + The great bell went on humming long after the rest, like [someone who was right|a cat in a hayloft].
          + {Friend} practised the note all the way down the ladder. But [inwardly|on an in-breath].
          + It grew dark the way it ought to, from the [corners|bottom of the valley] up.
        `,
        joy: `
          On the slope they ate bell cake, which is round and has a hole in it where [the sound goes|the jam was].
          + Each guest might ring one bell, once. {Hero} chose [the small one, naturally|the last].
          + {Friend} took the great one and was carried up by the rope, with [dignity|a surprised face].
          + “A bell is tin, and copper, and whatever you [think of|laugh at] while you pour,” {keeper} explained.
          + The frogs gave the piece in their own arrangement, which was [mostly bam|strong in the middle].
          + A goat came wearing the cracked one as a bonnet and was told it [brought out her eyes|suited her].
          + And since the slope was there, they [all rolled down it|found out why it had been done].
          + {Keeper} went last, beard and all, and was heard to laugh [that silly laugh|in exactly the same key].
          + The day was [over|done].
          + Nobody [minded|hurried].
          + The sun had [gone|set].
        `,
      },
      advanced: {
        trouble: `
          @keeper Three notes came down from the bell loft, and after them a silence with {keeper} in it, [leaning out|beard full of filings].
          @thing “You heard it,” [said {keeper}|{keeper} said], “or rather you did not. {Thing} is [gone|missing].”
          @cause The truth was that it rolled down the slope for fun, [half polished|as it had been threatening to].
          @feeling So confused was its maker that [every|each] other bell had been hung, unhung and [apologised to|counted as two].
          + An evening that lacks its final note cannot properly be said to have happened. This one stood about in the valley like [an uncle with his coat on|a sentence waiting for its verb].
          + The sun hung over the ridge with one leg across it and wore the look of someone who has [been told to wait for a signal|walked out on the wrong applause].
          + {Friend} kindly supplied the missing tone from memory, whereupon [a window cracked|several geese left the district].
          + {Hero} put up a finger to the empty hook and found it still swinging, [as a swing does when the child has just run off|with a kind of afterglow of mischief].
        `,
        worry: `
          The difficulty with a day that will not end is that nobody likes to [be the first to sit down|use up tomorrow’s bread], and so the lanes were full of people being provisional.
          + The cows had retired four times, on the best of authority, and were now demanding to [have it in writing|see somebody].
          + A thrush which had got exactly halfway through its evening piece was holding the remainder [in its cheeks|like a tray of full glasses].
          + Eleven clocks stood with their hands raised, each too well brought up to [strike before the others|speak first].
          + “I am a house with no doorknob,” the great bell observed from above. It was so low and so true that [no one liked to answer|a cow proceeded to cry].
          + {Hero} recognised the feeling finally: it was that of a sneeze, [multiplied by a valley|promised and withheld].
          + Nobody [slept|knew].
        `,
        mend: `
          @mended {Keeper} tied {thing} to its hook with two knots and a warning. One pull of the rope, and the evening chime was whole again.
          / @mended It was not loud, that fourth note, hardly more than a drop in a glass. But with it the evening chime was whole again.
          + One could follow it up the hillside to the ridge, where it appeared to [speak to the sun|hold a door], and the sun, with visible relief, took in its other leg.
          + The thrush set down the second half of its song without [spilling any|a single crack], and eleven clocks forgot their manners all at once.
          + From end to end of the valley came the double thud of boots, and after it that long domestic silence which is [made of blankets|the lowest note there is].
          + “Sundays only,” {keeper} told it, “and on a string,” and was then observed, when nobody was supposed to be looking, to [kiss it|laugh].
          + The day was [over|done].
          + The valley [sighed|approved].
        `,
        joy: `
          There was bell cake on the slope. It is baked with a hole through the middle, so that [one invariably has something left|the best of it can be heard].
          + By ancient privilege every guest may ring one bell. {Hero}, after long thought, [passed over the great ones|chose what anybody would have].
          + {Friend} selected the largest. Its rope rose to a considerable height, and {friend} [remained calm|waved, as royalty does] until fetched down.
          + “Copper and tin,” {keeper} confided over the crumbs, “and whatever is on your mind. That week, I am sorry to say, I was [happy|delighted].”
          + As the slope was there, it was felt that the matter should be [looked into|properly investigated]. One after another, the founder last of all, they lay down and rolled.
        `,
      },
    },
  },
}
