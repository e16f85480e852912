import type { SettingContent } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const cloudCity: SettingContent<Noun, 'Cloud City'> = {
  place: { name: 'Cloud City', in: 'in Cloud City', to: 'to Cloud City', from: 'from Cloud City' },
  beginner: {
    arrival: `
      @place And there was Cloud City, [white|all white] on the dark blue sky.
      / Out of the mist came Cloud City, with [towers|soft towers] and bells.
      / [Up|Higher] they came. There was Cloud City, a [heap|hill] of [warm|clean] [washing|snow].
      / “[Wipe|Mind] your feet,” said a [wind|gate]. They were in [soft|white] Cloud City.
      The streets were mist. You sank in a [bit|little], and it [held you|tickled].
      + A lift of wind went [ping|ding]. “Going up,” it said.
      + It smelt of rain and [soap|clean sheets].
      + The houses had no corners. They had [cheeks|curves].
      + “Wipe your feet,” said a sign. “Then [float|hop].”
      + A lamp hung on [nothing|nothing at all], and shone.
      + “Is that safe?” [asked {friend}|{friend} asked]. The cloud said [pff|puff].
      + Down below lay the world, like a [dark rug|map in bed].
      + A man watered a cloud. It [grew|got fat].
      + The bells went [dim, dom|bim, bam], but [as if|as though] in wool.
      + {Hero} left round holes in the road. They [closed|filled up] again.
    `,
    life: `
      Here live the cloud mice. They make [pillows|all the pillows].
      / The cloud people live here. They are [round|pale] and very [polite|light].
      In the evening they beat the clouds until they are [soft|thick].
      / At night they hang the [day|blue of the day] out to air.
      + A cloud sheep slept on each [roof|chimney].
      + A granny combed the [fog|mist]. It had [knots|bits of kite in it].
      + Two boys slid down a [rainbow end|gutter]. It was allowed.
      + “Tie the baby down,” said a mother. “It is [windy|a light one].”
      + A baker sold [air buns|puffs]. You got ten for [nothing|a smile].
      + Larks washed the stars, [one by one|one after another], with [soap|small brushes].
      + The lift of wind sang the floors: [one, two, blue|up, up, sky].
      + A thunderstorm, very young, was being put to [bed|sleep].
      + They tie a string to their [beds|slippers], so as not to drift.
      + “Sleep high,” they say there at [night|the end].
    `,
    way: `
      The way {spot.to} went over roofs of [mist|white].
      / They went {spot.to}, by the lift of wind.
      They saw a cloud asleep. They heard the rain [practise|hum] next door.
      / First it was like snow. Then it was like [cotton|soup]. Then it was air.
      + It smelt of [storm|tin] here, and of [washing|apples] there.
      + A kite was stuck in a [wall|chimney]. It [waved|said hello].
      + A star hung so low that it [tickled|bumped] them.
      + “Mind the gap,” [said the street|the street said]. There was [moon|night] in it.
      + A bird had put its nest on a [lamp|street sign].
      + [Somebody|Someone] had left one [glove|umbrella] in the sky.
      + {Hero} stepped from puff to puff. [Pff|Puff], they said.
      + {Friend} did not look down. {Friend} looked at [its nose|the moon].
      + A small wind came [along|with them] like a dog.
      + It got [whiter|stiller], till even the mist held its breath.
    `,
    thanks: `
      They all waved [sheets|pillows]. It snowed a bit of [down|feather].
      / The whole city blew them a [kiss|soft kiss]. You could see it fly.
      {Keeper} gave {hero} a [small|little] cloud in a [bag|matchbox].
      / “For you,” [said {keeper}|{keeper} said]. It was a feather that [hummed|stayed up].
      + “Let it out when it is [hot|too loud],” [said {keeper}|{keeper} said].
      + {Friend} got an air bun and [floated|lost it].
      + The lift of wind said, “Down, and [thank you|all the way home].”
      + The young storm said [boom|grr], very low.
      + The sheep on the roofs looked [up|over the edge].
      + [Somebody|Someone] cut the string. It was a [soft|small] goodbye.
      + A bell went [dom|bim], far in the wool.
      + “Sleep high!” they called. “[Sleep|And you] low!” called {friend}.
    `,
  },
  intermediate: {
    arrival: `
      @place Out of the mist rose Cloud City, white and [round|soft] against the night.
      / And there lay Cloud City, with its towers and its [pillow shops|bells of wool].
      / Cloud City [lay|hung] at [anchor|rest] above the [last|highest] roof, and let down a [stair|street] for them.
      / A [gate|bank] of [steam|mist] swung [back|aside], and there, [heaped|piled] up like [cream|pillows], was Cloud City.
      The streets were made of mist, and gave [a little|a bit], like a [good cake|mattress].
      + A lift of wind stopped next to them and said: “[Up|Going up]?”
      + It smelt of rain, of soap and [clean sheets|a little of kites].
      + None of the houses had corners, for corners [blow off|are for the ground].
      + Lamps hung on nothing in particular, and [shone|nobody wondered].
      + Far below lay the world, like a dark [rug|coat on a chair].
      + {Hero} left round holes in the road, which [filled up again|closed].
      + “Is it safe?” [asked {friend}|{friend} asked]. “Pff,” said the [cloud|road] kindly.
      + A man was watering a [small|little] cloud, and it [grew|was thirsty].
    `,
    life: `
      Cloud mice live here, who make every pillow in the [world|sky].
      / The cloud people are round and pale, and never [raise their voices|slam doors].
      In the evening they beat the clouds until these are soft enough for the [night|moon].
      / At dusk they take in the blue and hang it up to [air|dry].
      + A mother was tying her baby down, because it was a [windy evening|light one].
      + Two boys slid down the end of a rainbow, and had to [go again|carry it back].
      + A granny combed the fog, and found a [kite|hat] in it.
      + On every roof lay a cloud sheep, chewing [nothing|mist] and asleep.
      + The baker sold air buns, ten for a [smile|song].
      + A very young storm was being put to bed, and [grumbled|wanted water].
      + Everybody sleeps with a string round one [slipper|toe], so as not to drift.
      + “Sleep high,” they say here, instead of [good night|sleep well].
    `,
    way: `
      The way {spot.to} went over the rooftops, from one [puff|cushion of mist] to the next.
      / They took the lift of wind, and asked it to go {spot.to}.
      [They saw a cloud asleep, and next door|A cloud was sleeping, and next door|They passed a cloud in bed, and next door] the rain was [practising|doing scales].
      / First the road was like snow, then like wool, and then [like nothing much|air].
      + It smelt of tin and storm, and round the corner of [washing|apples].
      + A kite had got stuck in a chimney, and was [happy there|living there].
      + One star hung so low that they had to [duck|beg its pardon].
      + “Mind the gap,” [said the street|the street said|the street declared]. There was [night|the moon] in it.
      + {Friend} did not look down. {Friend} had decided to admire the [moon|clouds].
      + A small wind came along with them, like a [puppy|dog out for a walk].
      + Somebody had left one umbrella in the sky, [open|and not come back].
      + It grew so still that the mist held its [breath|own breath].
    `,
    thanks: `
      They all shook their pillows out of the windows, and it [snowed|snowed feathers].
      / The city blew them a kiss, and one could watch it [coming|fly].
      {Keeper} gave {hero} a [very small|tiny] cloud in a [matchbox|paper bag].
      / “Take it,” [said {keeper}|{keeper} said|{keeper} declared], and it was a feather that would not [fall|come down].
      + “Let it out when things get too [loud|hot],” [said {keeper}|{keeper} said|{keeper} declared].
      + {Friend} was given an air bun, and needed [a string|holding down].
      + “Down,” declared the lift of wind, “and I am [sorry|sad] to say it.”
      + The very young storm said boom, but [in a whisper|half asleep].
      + The sheep looked over the edges of the [roofs|gutters].
      + “Sleep high,” they called. “Sleep low,” called {friend}, to be [polite|exact].
      + A bell went dom, [as if|as though] it were [wrapped in wool|under a quilt].
    `,
  },
  advanced: {
    arrival: `
      @place Out of the mist came Cloud City, as white and as quiet as a [laid table|held thought].
      / Where others have a horizon they had Cloud City, [rising|steaming a little] against the stars.
      / They came [up|out] through the floor of the [sky|weather], as one does, and were in Cloud City.
      / [Quite|Rather] without [foundations|a foot to stand on], and [none|not at all] the worse for it, Cloud City [floated|hung] before them.
      + Its streets are of mist, and give underfoot like a particularly good [cake|excuse].
      + A lift of wind drew up beside them and inquired whether they were going [up|far].
      + It smelt of rain and clean sheets, with a trace of [lightning|tin].
      + There are no corners to the houses, since corners up there [blow away|do not last].
      + Lamps were hanging from absolutely nothing, with perfect [confidence|ease].
      + Below lay the world with its lights out, like a coat over a [chair|chair back].
      + {Hero} left a row of round holes in the road, which filled up again [tactfully|from below].
      + {Friend} asked whether it was safe, and the road replied, in a word, [pff|puff].
      + A gentleman was watering a [small|little] cloud, and stepped back to [look at it|give it room].
    `,
    life: `
      It is the home of the cloud mice, from whose workshops come all the [pillows|better pillows] of the world.
      / The citizens are pale and round and courteous, and go through doors like [steam|rumours].
      + Towards evening the clouds are beaten until they are fit to be slept [on|under].
      + At dusk the blue is taken in, shaken, and hung over the [railings|line] to air.
      + A mother was tying down her baby, it being a breezy night and a [light|restless] child.
      + While combing the fog a grandmother had come [upon|on] a kite, two hats and a [postman|clarinet].
      + There are boys here who slide down the end of a rainbow, and must [carry it up again|bring it back].
      + A thunderstorm of tender years was being put to bed, and [rumbled about it|wanted the light on].
      + The baker sells air at ten for a smile, and does a brisk [trade|business].
      + Everybody sleeps with a string about the toe, for fear of waking up over [Portugal|the sea].
      + On each roof lay a sheep, and it is not known [who put them there|whose].
    `,
    way: `
      The way {spot.to} took them across the roofs, from one puff of mist to the [following|next].
      / They told the lift of wind to let them off {spot.to}, and it [hummed|went by way of everything].
      + [One cloud lay asleep across the street|Across the street lay a sleeping cloud|One cloud had gone to sleep in the street], and in the next house the rain was doing its [scales|exercises].
      + The ground resembled snow at first, then wool, and then a [promise|good intention].
      + It smelt of storms on the one hand, and on the other of [ironing|apples].
      + A kite that had caught on a chimney had settled down there and [married|taken in a swallow].
      + Of the stars there was one that hung so low that they had to [duck|ask it to move].
      + “Mind the gap,” [remarked the street|the street observed|said the street]. In the gap was [the night|all the rest].
      + {Friend} never once looked down, having formed a sudden interest in the [moon|upper floors].
      + A small wind had joined them, and ran ahead and came back, as [dogs do|puppies will].
      + Someone’s umbrella stood open in mid-air, and had evidently been [there for years|forgotten].
    `,
    thanks: `
      From every window they shook out pillows, until it [snowed|was snowing feathers] as far as the bells.
      / The city, as one, blew them a kiss, and they stood and watched it [approach|come].
      + {Keeper} presented {hero} with a [small|little] cloud in a matchbox, with [airholes|a window].
      + “It is for use,” [remarked {keeper}|{keeper} observed|said {keeper}], “whenever the world becomes too [loud|bright].”
      + {Friend} ate an air bun in one mouthful, and was [brought down again|taken by the foot].
      + “Down,” remarked the lift, “which I have never liked [saying|to say].”
      + The young storm had been let up to say boom, and [said it beautifully|whispered it].
      + Along the gutters the sheep looked over, all [chewing|in a row].
      + “Sleep high,” the people called, and {friend}, after some thought, called back to [sleep low|mind their heads].
      + Long after that they could hear a bell, [as if|as though] through several [quilts|eiderdowns].
    `,
  },
  troubles: {
    'cloud-whistle': {
      keeper: { a: 'a cloud shepherd', the: 'the cloud shepherd' },
      thing: { a: 'a wooden whistle', the: 'the wooden whistle' },
      spot: { at: 'on the lowest cloud', to: 'to the lowest cloud' },
      facts: {
        ask: 'Why did the clouds stray all over the streets?',
        cause: '{thing} fell through a hole in the shepherd’s pocket',
        mended: 'the clouds came home',
      },
      beginner: {
        trouble: `
          @keeper In the road [stood|waited] the cloud shepherd, with a [crook|long crook].
          / Between two clouds [sat|waited] the cloud shepherd on a [step|bucket].
          @thing “My wooden whistle is [gone|lost]. Now the clouds [stray|will not come].”
          / “I [cannot|can’t] call them. I have lost the wooden whistle.”
          @cause “There was a hole in my pocket, and it fell [through|out].”
          / “It fell through a hole in my pocket. [So big|This big].”
          @feeling The shepherd was tired. The crook held him [up|on his feet].
          / He was tired. He yawned at the end of each [word|step].
          The clouds stood all over the [streets|city], and they chewed.
          + “I call and call,” he said. “They think I am [singing|joking].”
          + “It fell down {spot.to},” he said. “My knees [say no|will not go].”
          + A cloud licked {hero.s} [ear|nose]. It was wet.
          + One stood in the lift. It would not [get out|move].
          + “Shoo,” [said {friend}|{friend} said]. The cloud [came closer|liked that].
          + He had run after them [all day|since noon]. Clouds run [well|softly].
        `,
        worry: `
          [Nobody|No one] could get by. In each street stood a [cloud|fat cloud].
          / The clouds stood in the [doors|way] and looked kind.
          One lay in the town hall and it [rained|rained on the hats].
          / One had gone to bed with the [baker|mayor]. Both were wet.
          + A cloud ate the washing. It was [white|good], too.
          + “Is that my [bed|house],” said a man, “or a cow?” It was a cloud.
          + The babies thought they were [toys|pillows]. They [bit|hugged] them.
          + And in the fields of the sky there was [nobody|not one].
          + Down on the earth they looked up. “No [clouds|rain] tonight?”
          + The smallest cloud cried. It cried a [bucket|puddle].
        `,
        mend: `
          {Hero} gave the whistle back. The shepherd blew the [dust|mist] out of it.
          / The shepherd put the wooden whistle to his [lips|mouth].
          @mended [Fee-oo|Fuu-ee]. [One by one|One after another] the clouds came [home|home to him].
          / He blew. And the clouds came home, from all the [streets|roofs].
          + They came out of doors and [windows|lifts], a bit ashamed.
          + He counted them with his [crook|chin]. None was [missing|left out].
          + The streets were [empty|clear], and you saw the stars in them.
          + They lay down in the fold like [sheep|big soft sheep].
          + The smallest came last. It [ran|hopped] and was picked up.
          + “Good,” [said the shepherd|the shepherd said]. “[Good|There]. Good clouds.”
          + {Friend} said goodbye to a fat one. It had [dripped|leaned] on it.
          + Now and then one [baaed|sighed]. That was the wind.
          + The moon walked over their [backs|wool].
        `,
        joy: `
          They had mist tea. The shepherd put his feet [up|on a stool].
          / There was cloud cheese. It is as light as [air|a joke].
          [Somebody|Someone] sewed his pocket. {Hero} [held|bit off] the thread.
          / {Hero} was allowed to blow once, and a [star|kite] came.
          + {Friend} sat on a [cloud|fat cloud] and sank in. Only one ear was left.
          + They danced, but [slowly|low], not to wake the clouds.
          + The mayor hung up his [hat|coat] to dry.
          + They sang the song of the [wet sheep|nine white sheep].
          + The shepherd slept in the middle of [a yawn|verse two].
          + They put the crook [by|next to] him and a blanket on.
        `,
      },
      intermediate: {
        trouble: `
          @keeper In the middle of the road [stood|waited] the cloud shepherd, leaning on his [crook|long crook].
          / On an upturned bucket sat the cloud shepherd, [yawning|with his boots off].
          @thing “My wooden whistle is [lost|gone],” he declared, “and the clouds [stray everywhere|do not hear me].”
          / “Without the wooden whistle,” he [declared|said], “I cannot call the clouds [home|in].”
          @cause “There is a hole in my pocket, and it fell [through|right through].”
          / “It fell through a hole in my pocket, while I [ran|was running].”
          @feeling He was so tired that his yawns had [yawns|yawns of their own].
          / The shepherd was tired down to his [bootlaces|stick].
          All over the streets stood clouds, chewing [something|the washing], and did not move.
          + “When I call,” he said, “they think it is a [song|game], and listen.”
          + “It fell down {spot.to},” he remarked, “and my knees will not [have it|go].”
          + One cloud had got into the lift, and wished to [stay|see the top].
          + “Shoo,” said {friend} to a cloud. It took this for [friendship|a name].
          + He had been running after them since noon. Clouds run [softly|in all directions].
        `,
        worry: `
          Nobody could pass, because in every street stood a [large|very gentle] cloud.
          / They stood in doorways and on stairs, and looked [sorry|as kind as cows].
          One lay in the town hall, and it rained on the [papers|best chairs].
          / One had gone to bed with the mayor, and both were [damp|wet through].
          + A whole line of washing had been eaten, down to the [pegs|socks].
          + Babies hugged them; a few were [hugged back|carried off a bit].
          + In the pastures of the sky stood nobody [at all|but a gate].
          + Down on the earth they looked up and wondered at so much [moon|blue].
          + The smallest cloud was crying; there was a [bucket|tub] beneath it.
          + “Is this my bed or a cloud?” somebody asked. It was [both|hard to say].
        `,
        mend: `
          {Hero} gave him the wooden whistle, and the shepherd shook the [mist|drops] out of it.
          / The shepherd put the wooden whistle to his lips, and closed his [eyes|tired eyes].
          @mended He blew two notes, and the clouds came [home|home, one behind the other].
          / Fee-oo, it went, and from all the streets the clouds came home.
          + They came out of doors, windows and beds, rather [ashamed|crumpled].
          + He counted them with his crook, and then he counted [again|for joy].
          + The streets were clear, and at the end of each there was a [star|bit of sky].
          + In the fold they lay down, turned round, and were a [hill|range of hills].
          + The smallest came last and was [carried|lifted over the gate].
          + “There,” [said the shepherd|the shepherd said|the shepherd declared]. It was his whole [speech|prayer].
          + {Friend} had become attached to one of them, and [wrung out its ears|waved].
          + Over their backs went the moon, on [bare feet|tiptoe].
        `,
        joy: `
          There was mist tea in thick cups, and cloud cheese, which [weighs nothing|floats].
          / They sat on the gate of the fold and ate air buns with [honey|sky honey].
          Somebody sewed up the pocket, and {hero} [held the lamp|bit off the thread].
          / {Hero} might blow the whistle once; a kite came, and two [hats|larks].
          + {Friend} sat down on the fattest cloud, and only [a nose|one ear] was left.
          + They danced as well. But in socks, so as not to [wake them|start the rain].
          + The mayor’s hat hung by the fire, and [steamed|dripped in time].
          + A song was sung about nine white sheep, and most got to [six|seven].
          + In verse two the shepherd fell asleep, [standing|crook and all].
          + They laid a blanket over him; it was one of the [sheep|small clouds].
        `,
      },
      advanced: {
        trouble: `
          @keeper In the middle of the street, propped [upon|on] his crook, stood the cloud shepherd, [all but asleep|yawning].
          / On an upturned bucket [sat|waited] the cloud shepherd, with his boots [beside him|off].
          @thing “My wooden whistle is [lost|gone],” he [remarked|said], “and the clouds go where they [please|like].”
          / He [had lost|could not find] the wooden whistle, without which no cloud will [come|take advice].
          @cause “It fell through a hole in my [pocket|coat pocket].”
          / There had been a hole in his pocket, and it had fallen [through|out].
          @feeling He was tired, and his very yawns were [yawning|worn out].
          / He [was|felt] so tired that the crook was doing most of the [standing|work].
          The streets were full of clouds, chewing [thoughtfully|other people’s curtains].
          + “If I call them, they believe that I am singing,” he observed, “and [settle down|gather round] to listen.”
          + It lay {spot.to}, by his reckoning, and his knees had declined to [discuss it|go].
          + One of the flock had entered the lift and was going [up and down|to all floors].
          + “Shoo,” [said|remarked|observed] {friend} to the nearest, and found that it had made a [friend|conquest].
          + He had been after them since noon, and had caught [a cold|his own coat twice].
        `,
        worry: `
          There was no getting through, since at [each|every] corner stood a cloud of the [gentlest|friendliest] disposition.
          / You cannot push a cloud; you merely [go in|get wet], and come out later.
          + It was raining in the town hall, on the best chairs and the [treasurer|minutes].
          + Another had climbed into bed with the mayor, and neither would [give way|speak of it].
          + A week’s washing had been eaten, and the [socks|handkerchiefs] pronounced excellent.
          + The babies were delighted. Several had been [adopted|carried some way].
          + In the upper pastures, meanwhile, there stood a gate, and [nothing else|a bucket].
          + On the earth below they looked up, and wondered what had become of the [weather|rain].
          + The smallest of the flock was in tears, and there was a queue of [buckets|flowerpots].
        `,
        mend: `
          {Hero} put the wooden whistle into the shepherd’s hand, and he shook the [mist|sky] out of it.
          / The shepherd set the wooden whistle to his lips as one [bites an apple|kisses a child].
          @mended Two notes he blew, no more, and the clouds came [home|home, from every side].
          / At the second note the clouds came home.
          + They issued from doorways, lifts and beds, looking [crumpled|anywhere but at him].
          + He told them over with the end of his crook, then again, out of pure [pleasure|luxury].
          + The streets stood empty, each with a star at the end of it, like a [lamp|shop sign].
          + Within the fold they turned round once, sank, and became [landscape|hills].
          + The smallest, being last, was lifted across the [gate|gate like a parcel].
          + “There,” [remarked the shepherd|the shepherd observed|said the shepherd], which for him was [a speech|eloquence].
          + {Friend} parted from its admirer, who [wept on it|rained a little].
        `,
        joy: `
          They drank mist tea from thick white cups, and with it there was a cheese that had to be [held|weighted].
          / The fire was lit beside the fold, and people brought what they had, chiefly [air|buns].
          + His pocket was sewn up by seven grandmothers, {hero} [holding the lamp|biting the thread].
          + {Hero} was allowed one blast, and it fetched a kite, two larks and [somebody’s uncle|the postman].
          + Of {friend}, who had sat on the fattest, nothing could be seen but an [ear|expression].
          + They danced in their socks, as it takes little to start a [drizzle|shower].
          + Near the fire hung the mayor’s hat, steaming like a [pudding|small kettle].
          + There is a song about nine white sheep, of which [the ninth is seldom reached|few have heard the end].
          + The shepherd slept, upright, in the [second verse|first pause], and they leaned him on the gate.
        `,
      },
    },
    'first-feather': {
      keeper: { a: 'a pillow maker', the: 'the pillow maker' },
      thing: { a: 'a first feather', the: 'the first feather' },
      spot: { at: 'on the weathercock’s balcony', to: 'to the weathercock’s balcony' },
      facts: {
        ask: 'Why were all the pillows hard?',
        cause: 'somebody left the window open and {thing} flew out',
        mended: 'the pillows puffed up',
      },
      beginner: {
        trouble: `
          @keeper At a long table [sat|waited] the pillow maker, a [small|white] cloud mouse.
          / “Mind your heads,” [said the pillow maker|the pillow maker said]. It was a cloud mouse.
          @thing “The first feather is [gone|lost]. All the pillows are [hard|like stones].”
          / “They are hard. I do not have the first feather any more.”
          @cause “[Somebody|Someone] left the window [open|wide open], and it flew out.”
          / “It flew out. [Somebody|Someone] had left the window open.”
          @feeling The mouse [was|felt] so sad that it could not [sew|thread the needle].
          / It was sad. A tear fell on a pillow. It went [tock|clack].
          The first feather shows all the rest how to be [soft|light].
          + “I saw it go up {spot.to},” it said. “I get so [dizzy|giddy] up there.”
          + {Friend} tried a pillow. “[Ow|Ouch],” [said {friend}|{friend} said].
          + On the shelf lay pillows like [bricks|loaves of old bread].
          + A sign said “[Soft|As soft as ever]”. [Somebody|Someone] had [turned it round|hung a cloth on it].
          + “It may have been me,” it said. “I like [fresh air|air so much].”
        `,
        worry: `
          All the people in the city lay on [bricks|boards], in a way.
          / There was a knocking all night. It was [heads|heads on pillows].
          “I sleep on my [hat|arm],” said one. “I do not [sleep|sleep at all],” said one.
          / They tried [cakes|buns] as pillows. They got crumbs in their ears.
          + A pillow fight was [called off|stopped]. It was a good thing.
          + The babies had bumps, and the bumps had [names|numbers].
          + A lark lay with its head on a [star|lark]. “Move,” [said the lark|the lark said].
          + Even the wind had a [stiff|bad] neck.
          + They counted sheep. The sheep were [cross|awake, too].
          + The mouse heard it all through the [wall|window]. Tock. Tock.
        `,
        mend: `
          {Hero} laid the first feather on the [table|long table]. It lay there and [breathed|glowed].
          / They put the first feather in the first [pillow|pillow of all]. {Hero} held it open.
          @mended [Pff|Fff]. And the pillows puffed up, one and all.
          / And then the pillows puffed up, [white|high] and round.
          + They got as fat as [hens|geese] and as soft as dough.
          + On the shelves they [pushed|nudged] each other. One fell. You heard [nothing|no sound].
          + The mouse put its face in one. It came out [smiling|an hour later].
          + “[Mmm|Aah],” [said the city|the city said], from end to end.
          + No more tock. There was only a soft [fff|huff].
          + Now the window was shut. They [left|let] a [small|little] gap for air.
          + {Friend} fell onto ten of them, just to [see|be sure].
          + Heads sank in, [deep|ear by ear], and were gone.
          + A few small feathers flew and [danced|took their time].
        `,
        joy: `
          There was a pillow fight, the [softest|slowest] ever.
          / They made a hill of pillows and [rolled|slid] down.
          {Hero} won. Or {friend} did. One could not [see|tell].
          / {Hero} sat at the top, and got a [paper|sugar] crown.
          + They ate whipped cream. Some ate [pillow|a pillow], by mistake.
          + The mouse gave a [talk|speech]. It was [muffled|under a pillow].
          + It sewed a [small|little] [heart|moon] on {hero.s} pillow.
          + The sign was turned round. “[Soft|As soft as ever],” it said.
          + They sang with their [faces|mouths] in the pillows. It was [lovely|low].
          + The first ones slept where they had [fallen|landed].
        `,
      },
      intermediate: {
        trouble: `
          @keeper At a long table [sat|waited] the pillow maker, a cloud mouse in a [white apron|paper hat].
          / “Mind your heads,” declared a cloud mouse. It was the pillow maker.
          @thing “The first feather is [gone|lost],” it [said|sighed], “and [every|each] pillow is as hard as a [brick|loaf].”
          / “I have lost the first feather,” it [said|sighed], “and all the pillows have [gone hard|turned to bricks].”
          @cause “Somebody left the window open, and out it [flew|flew, just like that].”
          / “It flew out, [because|since] somebody had left the window [open|wide open].”
          @feeling The mouse was so sad that it [could not thread a needle|sewed its own sleeve].
          / It [was|felt] sad, and a tear fell on a pillow with a [clack|tock].
          Every night the first feather shows the others how to be [soft|light].
          + “It went up {spot.to},” it said, “and I get dizzy on a [chair|thick carpet].”
          + {Friend} tried one. “Very well [made|sewn],” it said, and rubbed its ear.
          + “I like fresh air,” it whispered. “It may have been [me|myself who did it].”
          + Above the door it said “As Soft as Ever”, with a cloth [over it|hung in front].
        `,
        worry: `
          All night long there was a knocking in the city, and it came from [heads|heads on pillows].
          / The whole city lay on bricks, and [turned them over|looked for the soft side].
          Some slept on their hats, and some on one another, in [turns|heaps].
          / They tried it with cakes, and got [crumbs in their ears|hungry at midnight].
          + The pillow fight at the school had been called off, [luckily|by all parents].
          + “Ow,” [said the babies|the babies said|the babies declared]. For some it was a first [word|word, and a useful one].
          + A lark had laid its head on another lark, who [objected|did not sleep].
          + Even the wind had a stiff neck and blew only to the [left|right].
          + They counted sheep, and the sheep complained of the [noise|beds].
          + The mouse heard each knock, and it [counted them|was sorry each time].
        `,
        mend: `
          {Hero} held open the very first pillow, and the first feather went [in|in, and sighed].
          / {Hero} laid the first feather on the table, where it [breathed|lifted a little].
          @mended Fff, it went, and all the pillows [puffed up|puffed up immediately].
          / Then the pillows puffed up, on every shelf and under [every ear|each head].
          + They grew as fat as geese, and as [white|good-natured].
          + One of them fell off the shelf, and one could hear [nothing|not a thing].
          + The mouse put its face into one, and [came out smiling|stayed for a while].
          + A long “aah” went over the city, from [roof to roof|end to end].
          + No more knocking was heard; there was just a [huff|soft huff].
          + {Friend} fell onto ten of them, backwards, in the interest of [safety|science].
          + Somebody closed the window, and left a gap for [fresh air|the mouse].
          + A few feathers were still in the air, and took their [time|time coming down].
        `,
        joy: `
          There was a pillow fight, the softest and the [slowest|longest] there ever was.
          / A hill was made of all the pillows, and they [rolled|slid] down it.
          {Hero} won it, or possibly {friend}; there were too many [feathers|feathers to see].
          / {Hero} was crowned on the top of it, with a [bun|paper hat].
          + There was whipped cream, and a few people ate [pillow|a corner of pillow].
          + The mouse made a speech into a pillow, and was [much moved|hard to follow].
          + On {hero.s} pillow it sewed a moon, with [nine stitches|a small face].
          + The cloth was taken down: “As Soft as [Ever|Ever, and More]”.
          + They sang with their mouths full of [down|pillow], like bees in a rose.
          + Many fell asleep just where they [landed|had been hit].
        `,
      },
      advanced: {
        trouble: `
          @keeper Behind a long table [sat|waited] the pillow maker, a cloud mouse with [needles in its cap|a paper hat].
          / “Mind your heads,” [said|remarked|observed] the pillow maker, who was a cloud mouse and [spoke from experience|had a bump].
          @thing “The first feather is [lost|gone],” it [remarked|said], “and [every|each] pillow in the city is as hard as a [brick|doorstep].”
          / It [had lost|could not find] the first feather, and all pillows had [turned to brick|gone as hard as loaves].
          @cause “Somebody left the window open, and it flew [out|off].”
          / [Somebody|Someone] had left the window open, and it had flown [out|away].
          @feeling The mouse [was|felt] so sad that it had sewn itself to its own [sleeve|apron].
          / It [was|felt] sad, and its tears went clack as they [landed|fell on the goods].
          It is from the first feather that the others learn, nightly, to be [soft|light].
          + “It rose {spot.to},” it remarked, “and I turn giddy on a thick [carpet|slice of bread].”
          + Having tried a pillow, {friend} praised the [stitching|corners].
          + “I have a weakness for fresh air,” it murmured, and contemplated the [window|hinge].
          + Over the door it said “As Soft as Ever”, and someone had hung a [towel|cloth] over that.
        `,
        worry: `
          All across the city one could hear a knocking, as heads were [laid to rest|lowered].
          / The citizens were turning over their pillows, in search of the [softer|less stony] side.
          + Some slept on hats, some on cake, and some, by arrangement, on [each other|the neighbours].
          + The annual pillow fight had been called off, to the relief of the [glaziers|hospital].
          + Several babies had spoken their first word, and it was [ow|the same].
          + One lark had rested its head on another, who was [being very good about it|counting to ten].
          + The wind itself woke with a stiff neck, and could only blow [left|sideways].
          + People counted sheep, until these asked to be left [alone|out of it].
          + Each of the knocks was heard by the mouse, and it [bowed its head to every one|had good ears].
        `,
        mend: `
          {Hero} laid the first feather [upon|on] the table, where it rose and sank [as if|as though] it [breathed|slept].
          / {Hero} held the first of the pillows open, and the first feather [slipped in|let itself down].
          @mended There was a long soft fff, and the pillows [puffed up|puffed up, every one].
          / Then, shelf [upon|on] shelf, the pillows puffed up.
          + They swelled like geese at a compliment, and [began|started] to [jostle|lean on each other].
          + One toppled from the shelf, and everybody listened, and there was [nothing|no sound at all].
          + The mouse went into the nearest, face first, and was [gone some while|not seen until tea].
          + Over the roofs went an “aah” such as had not been heard in [years|public].
          + {Friend} let itself fall backwards [upon|on] ten of them, as a matter of [science|duty].
          + The window was shut, all but an inch, which was the mouse’s [own|share].
          + A few last feathers hung in the air and saw no reason to [come down|hurry].
        `,
        joy: `
          The pillow fight was held after all, and went down as the [slowest|gentlest] on record.
          / They heaped all the pillows into a hill, and rolled from it, the mayor [first|with a cry].
          + It was won by {hero}, or else by {friend}; the judges had [feathers in their eyes|been buried].
          + There was whipped cream, in which by an oversight some pillow was [eaten|included].
          + The mouse addressed them through a bolster, and there was not a dry [eye|word] in it.
          + It stitched a moon in the corner of {hero.s} pillow, with a face [like its own|that dozed].
          + Down came the towel from the sign, to [cheering|muffled applause].
          + They sang into the pillows, and it sounded like a [hive|swarm] in good spirits.
          + People slept where they had been [struck|felled], and it was thought the highest praise.
        `,
      },
    },
    'star-cloth': {
      keeper: { a: 'a star-washer', the: 'the star-washer' },
      thing: { a: 'a star cloth', the: 'the star cloth' },
      spot: { at: 'at the rail’s end', to: 'to the rail’s end' },
      facts: { ask: 'Why were the stars dull?', cause: '{thing} blew off the washing line', mended: 'the stars shone again' },
      beginner: {
        trouble: `
          @keeper On a ladder sat the star-washer, a [small brown lark|lark with a bucket].
          / A lark came down with a bucket. It was the star-washer.
          @thing “My star cloth is [gone|lost]. All the stars are [dull|grey].”
          / “Look how dull they are! I have lost my star cloth.”
          @cause “It hung on the line to dry. It blew [off|away].”
          / “The wind came, and it blew off the washing line.”
          @feeling The lark was worried and hopped from rung to [rung|rung and back].
          / It was so worried that it sang [up and down|the wrong way round].
          There was dust on the stars, as on [old lamps|things in a loft].
          + “It blew off {spot.to},” [said the lark|the lark said]. “There are no more [rungs|steps] there.”
          + “I tried my [tail|wing],” it said. “Now that is [grey|dull], too.”
          + {Friend} blew at a star. “[Hatchoo|A-choo],” [said the star|the star said].
          + One star looked like a [potato|button]. It was shy about it.
          + The soap was [dry|lonely], and so was the poor old bucket.
        `,
        worry: `
          Under dull stars you cannot [wish|make a good wish].
          / All over the world they looked up and rubbed their [eyes|windows].
          The ships went round and [round|in rings] on the sea.
          / A captain said, “Was it left at that [star|lamp]? Or is it a [fly|crumb]?”
          + A boy had a wish in his hand, and it got [cold|old].
          + The moon was alone. It had so [much|far] to shine.
          + The owls bumped into [trees|owls].
          + A poet wrote: “The stars are like” and did not know [more|what].
          + “Is it dusty up there?” asked the [grannies|mothers]. It [was|hurt].
          + The small stars coughed, and hid [behind|in] the big ones.
        `,
        mend: `
          The lark took the star cloth. It [breathed|blew] on a star and rubbed.
          / {Hero} held the bucket. The lark dipped in the star cloth and [wiped|rubbed].
          @mended [Wisk|Squeak]. And the stars shone again, one after the other.
          / One rub, two rubs. And the stars shone again, all of [them|them by and by].
          + The first one was so bright that it [blushed|sneezed].
          + Then the next one. “[Me too|Me]!” [said the next|the next said].
          + The lark rubbed and sang. It is [the same work|one job] to a lark.
          + {Hero} did a low one. It was as warm as [toast|an egg].
          + {Friend} did one, too. It had a [streak|print] on it, but it shone.
          + “[Oh|Ah],” said the world down there, and the ships turned [home|left].
          + The sky was so clear that you heard it [ring|tinkle].
          + The potato was a star. It had [known|hoped] it.
          + The moon smiled. It was [not alone|in company] any more.
        `,
        joy: `
          They had a feast on the rail, with the stars as [lamps|candles].
          / The lark sang so high that only [stars|mice] could hear it.
          {Hero} had a wish, and it was a [clean|quick] one.
          / “Wish now,” [said the lark|the lark said]. {Hero} [did|shut both eyes].
          + {Friend} looked at itself in a star and [bowed|winked].
          + The soap was blown into [bubbles|a hundred bubbles].
          + They drank dew with a [star|spark] in it.
          + The cloth was pegged with ten [pegs|pegs this time].
          + A boy far down had his wish. He [told nobody|slept on it].
          + One star fell, just for [joy|fun]. {Friend} soon caught it again.
        `,
      },
      intermediate: {
        trouble: `
          @keeper From the top of a ladder came the star-washer, a lark with a [bucket|sponge].
          / On a tall ladder [sat|waited] the star-washer, a brown lark, and [did not sing|sighed].
          @thing “My star cloth is [lost|gone],” it remarked, “and the stars get [duller and duller|dull].”
          / “I cannot polish without [the|that] star cloth,” it [said|sighed], “and all the stars are dull.”
          @cause “It was on the washing line, and blew [off|clean off].”
          / “It blew off the washing line, in spite of two [pegs|good pegs].”
          @feeling The lark [was|felt] so worried that it sang its song [backwards|from the end].
          / It [was|felt] worried, and hopped from rung to rung and [back|down again].
          On the stars there was dust, as on lamps in an [attic|old house].
          + “It flew {spot.to},” it remarked, “and my ladder is not so [long|brave].”
          + “I have tried it with my tail,” it said. “Now there are two dull [things|things more].”
          + {Friend} blew on one of the stars; it [coughed|sneezed].
          + One looked like a potato, and had turned its face to the [wall|dark].
          + “Two thousand,” [said the lark|the lark said|the lark declared], “and each of them [asks me why|looks at me].”
        `,
        worry: `
          You cannot wish on a dull star; the wish [slides off|does not hold].
          / All over the world people looked up, and then cleaned their [glasses|windows].
          Ships sailed in circles. “Left at the bright one,” said the [map|captain], and there was none.
          / On the sea a captain asked his parrot for the way, and [followed it|that was brave].
          + A poet had written “the stars are like”, and did not know [how to go on|what].
          + The moon had to do it all alone, and was quite [thin|hoarse] from it.
          + Owls bumped into trees, and then into [one another|the tree’s owls].
          + A boy stood at a window with a wish in his hand, until it was [cold|late].
          + “Does nobody dust up there?” asked a granny; that [hurt|was heard].
          + The little stars coughed and hid behind the [big ones|moon].
        `,
        mend: `
          The lark took the star cloth, breathed on the nearest star, and [rubbed|rubbed hard].
          / {Hero} held up the bucket, and the lark wrung out the star cloth with both [feet|wings].
          @mended One rub, two rubs, and the stars shone [again|again, row by row].
          / Squeak, it went, and [one after another|one by one] the stars shone again.
          + The first was so bright that it was [embarrassed|quite startled].
          + “Me next,” [said the next|the next said|the next declared], and the one after [that|it had said so already].
          + The lark sang as it polished; for larks it is the same [job|motion].
          + {Hero} was given a low one to do, and it was warm as an [egg|egg in a nest].
          + {Friend} did one as well. It has a streak, but [shines|it is proud of it].
          + The ships turned and went home, each by its own [star|light].
          + Such a clear sky it was that you could hear it [ring|tinkle].
          + The potato turned round, and was a [star|star after all].
        `,
        joy: `
          They laid the feast along the rail, with clean stars for [candles|lamps].
          / The lark sang so high that only stars could hear the [end|last note].
          “Wish, while they are fresh,” [said the lark|the lark said|the lark declared], and {hero} [did|closed both eyes].
          / {Hero} had a wish to spare, and gave it to [{friend}|{keeper}].
          + {Friend} used a star as a mirror, and was [satisfied|some time].
          + With the rest of the soap they blew bubbles, and each had a [sky|star] in it.
          + The cloth was hung up again, with ten [pegs|pegs and a knot].
          + The poet wrote: “like stars”, and was very [happy|pleased].
          + One star fell down for joy, and was [caught|put back].
          + The moon sat down; it had been a long [week|time alone].
        `,
      },
      advanced: {
        trouble: `
          @keeper Down a remarkably long ladder came the star-washer, a lark, with an [idle sponge|empty bucket].
          / At the head of a ladder [sat|waited] the star-washer, a lark, not [singing|making a sound].
          @thing “My star cloth is [gone|lost],” it observed, “and they are all going [dull|dull on me].”
          / It [had lost|could not find] the star cloth, and the stars were growing [dull|duller].
          @cause “It blew off the washing [line|line at noon].”
          / For all its pegs it had blown off the washing line.
          @feeling The lark [was|felt] so worried that it had sung its song [backwards|from the wrong end].
          / It [was|felt] worried, and went up and down its ladder like a [scale|finger on a piano].
          The dust lay on the stars as it does on lamps in an [attic|empty house].
          + “It sailed off {spot.to},” it declared, “and that is beyond my [ladder|rungs].”
          + It had tried with its own tail, and now had dull stars and a [dull tail|tail to match].
          + {Friend} blew [upon|on] one of them, and it [sneezed|coughed in its face].
          + There was one that resembled a potato and, knowing it, had turned to the [wall|dark].
          + “Two thousand of them,” [remarked the lark|the lark observed|said the lark], “and they do not [complain|say a word]. That is the worst.”
        `,
        worry: `
          A wish will not hold [upon|on] a dull star; it [slips|slides off], and comes down somewhere in the sea.
          / All over the world people were looking up, and then going in to clean their [spectacles|windows].
          + At sea the ships went round and round, and their captains [began|started] to [consult parrots|wave].
          + A poet had got as far as “the stars are like”, and had been [sitting there since|left alone with it].
          + The moon was doing it single-handed, and had lost [weight|a quarter].
          + Owls flew into trees, begged pardon, and flew into the [owls|next].
          + “One would think that somebody might dust,” [said|remarked|observed] a grandmother. It [carried|was heard].
          + At a window stood a boy with a wish, which he was keeping [warm|in both hands].
          + The smallest coughed, and got behind the [others|moon].
        `,
        mend: `
          The lark received the star cloth, breathed [upon|on] the nearest star and [rubbed|set to work].
          / {Hero} held the bucket, and the lark wrung the star cloth out, and [began|reached up].
          @mended It squeaked, it flashed, and row [upon|on] row the stars shone again.
          / One rub, then another, and the stars shone again.
          + The first of them was so bright that it looked [away|embarrassed].
          + “Me,” [remarked the next|the next observed|said the next], and “me,” they declared behind it, as children do when there is [icing|a spoon to lick].
          + A lark polishes and sings with the same [movement|muscles], and could not tell you which is which.
          + A low one was entrusted to {hero}, and was as warm as a [new-laid egg|loaf].
          + {Friend} did another. To this day it has a streak, of which it is [vain|fond].
          + Far below the ships put about, and each went home by a light of its [own|choosing].
          + The potato, when its turn came, was found to be [a star|of the first magnitude].
        `,
        joy: `
          They dined along the rail, by the light of what they had just [washed|dried].
          / The lark presented them with a song whose upper half could be heard by [stars|no one] only.
          + “Wish while they are wet,” it advised, and {hero} wished, with [both eyes shut|great speed].
          + {Friend} caught sight of itself in a star and was not available for some [time|minutes].
          + What was left of the soap went up in bubbles, a [sky|night] in every one.
          + They put ten pegs to the cloth, a knot, and a [polite notice to the wind|sleeping mouse].
          + The poet had meanwhile written “like stars,” and lain down, [exhausted|fulfilled].
          + A star fell off, out of sheer happiness, and was [caught in a hat|handed back].
          + The moon was given a chair, and it [sighed|had earned it].
        `,
      },
    },
  },
}
