import type { FrameScenes } from '../../../../language.ts'

export const beginner: FrameScenes = {
  opening: {
    adventurous: `
      It was bedtime, and {hero} was [not a bit tired|as wide awake as a spoon|wide awake].
      / Bed said yes. {Hero} said [not yet|no, thank you|in a minute].
      / The lamp was low. {Hero} was [wide awake|not tired at all].
      / {Hero} had gone to [bed|lie down], but {hero.s} [feet|toes] had not. They [ran|danced] on.
      / “One more [thing|trip],” {hero} told the [lamp. The lamp|bed. The bed] had [no plan|time].
      Outside, the [night|big dark night] was [just getting up|only just awake|putting its boots on].
      / The [wind|night wind] ran [round the house|over the roof|down the street] and back.
      / Over the [roofs|trees] the moon had [come out to play|begun its long climb].
      / A [leaf|paper bag] went by the [window|glass]. It [looked|was] busy. {Hero} [sat up|wanted to go too].
      / Far off [a dog|a train] called out, [once|just once]. It [meant|said]: [come|this way].
      + Ten toes [hopped|marched|danced] about under the [blanket|covers].
      / Both of {hero.s} feet [wanted to go|were still on the run].
      + On the wall hung a [big|wide blue|very old] map. It had [a hole|a white bit] in it.
      / The chair was a [ship|boat]. The rug was the sea. The sock was [lost|a fish].
      / There was a bag by the bed. In it were [one bun and some string|a rope and a bun].
      + “I could [sail|climb|walk] a long way tonight,” {hero} told the [lamp|pillow|wall].
      / “If [somebody|someone] [came now|asked me], I would go,” said {hero} to the [lamp|pillow].
      + The [bed|pillow] had no plans. It [liked|loved] to stay where it was.
      / The lamp [did not say no|gave a small wink]. It was that sort of lamp.
      + Somewhere a [gate|door|window] went click. Click is a [very good|fine] start.
      / Then a [board|stair] said creak. It sounded [just like go|like a door in a story].
      + It was a night with [a road|a long road|a path] in it.
    `,
    calm: `
      The day was [done|over|put away]. {Hero} lay in bed and [listened|did not have to do a thing].
      / {Hero} was in bed, and the bed was [warm|soft and warm|just right].
      / The bath was [over|done]. {Hero} smelt of [soap|soap and bed|soap and bun].
      / All that was [loud|quick] had gone [away|to bed]. {Hero} [lay|was] in the [rest of it|soft part].
      / It was [late|night]. {Hero} was [tucked|all] in, [up to the ears|like a bun].
      The [lamp|little lamp] made a round [yellow pool|warm spot] on the [wall|floor].
      / The house was [slow|quiet|soft] now. It [creaked|sighed|breathed] a bit, as old houses do.
      / The curtain went [in and out|up and down], like a [breath|slow breath].
      / The [moon|night] put its [light|chin] on the [sill|blanket] and [left it there|lay still].
      / A [tap in the house dripped. Then it dripped|clock in the house ticked. Then it ticked] again, [slower|with care].
      + [Far off|Far away], a train said its one [long|soft|small] word.
      / Down in the [street|kitchen] [somebody|someone] put a [cup|spoon] away.
      + The moon looked in. It [had all night|was not in a hurry|took its time].
      + Good things are [slow|quiet], most of the time.
      / One star was up. It had [come|got there] first and was [glad|proud] of it.
      + {Hero} said good night to [the chair|the left shoe|the lamp]. It did not [mind|answer].
      / {Hero} gave a [yawn|small yawn]. It was only [the first|a short one].
      + The blanket had [a hill|two hills] in it. The hill was {hero.s} [knee|feet].
      / The pillow had a [cool side|warm side], and {hero} [knew|found] it.
      + The [stairs|stones] let go of the warm day, tick by tick.
      / The [kettle|pot] was cold and had no more to say.
      + It was so quiet that [you could hear the dust|the clock walked on its toes].
      / Even the clock [went on its toes|went more softly than by day].
    `,
    mysterious: `
      It was late, and {hero} heard [something|a sound]. It was [very small|a sound with no name].
      / {Hero} was in bed. But this was not the [room|old room] of the day.
      / “[Hush|Listen],” said {hero} to the pillow. Something [was up|was different tonight].
      / The [dark|night] had a [door|corner] in it. {Hero} [saw|could see] it [move|open].
      / {Hero} lay [very still|still]. The [wall|cupboard] had just [coughed|said “m”].
      The [moon|thin moon] had drawn a [white line|white door|window] on the floor.
      / There was mist [at the window|in the street]. It [came close|leaned on the glass].
      / The shadow of the chair had [more legs|longer legs] than the chair.
      / On the [rug|floor] lay a [feather|grey feather]. [Whose|From where]? {Hero} had [no birds|never seen it].
      / The [clock|tap] stopped. [Something|The house] held its [breath|toes]. Then it [went on|ticked].
      + A [leaf|long leaf] lay on the rug. [Nobody|No one] had [put it there|brought it in].
      / On the glass was a [small wet print|round patch of breath]. It was not [there before|{hero.s}].
      + The clock said tick. Then it [waited|forgot the rest|held its breath].
      / The curtain moved a bit. But the [window was shut|wind was away].
      + “Who is it?” [asked {hero}|{hero} asked]. [Nobody|No one] was [very|rather] quiet about it.
      / “I know you are there,” {hero} told the dark. The dark [said nothing|kept still].
      + Somewhere a bell rang [once|one time]. [Nobody|No one] in the [street|house] had such a bell.
      / It smelt of [moss|rain|snow]. And yet it was a dry, [warm|mild] night.
      + {Hero} was not [scared|afraid], or not much. But {hero} did keep both feet [in|in bed].
      / Two eyes [looked|peeped] out over the edge of the blanket. They were {hero.s}.
    `,
    joyful: `
      {Hero} was in bed, more or less. One leg was [still dancing|out|still at it].
      / It was bedtime, and {hero} had [a hop|three hops|a giggle] left over.
      / The day had been [good|so good]. {Hero} could not [put it down|stop smiling].
      / Bed was [for later|a bad word]. {Hero} was [a frog|a drum] until the [lamp|stairs] said [stop|no].
      / “[Ha|Hee],” said {hero} to the [ceiling|pillow]. There was [no joke|no need of one].
      [Up|Boing], said the bed. Down, said the [pillow|night]. Up, said the bed.
      / The [left|one] sock was on. The other was on the [lamp|bear|chair].
      / {Hero} sang a [song|small song] to the ceiling. It had [one word|only one verse].
      / The [blanket|sheet] had been a [tent|cave], a [boat|hat] and a [fat king|cake]. Now it was [hot|tired].
      / A [giggle|laugh] had got [into|under] the [pillow|bed]. One [heard|felt] it [hop|run about].
      + It went like this: [la, and la, and la|pom, pom, and pom again].
      / The toes [sang|joined in] too, [all ten|all ten of them], with no sound.
      + The moon had a [very round face|face like a bun]. It looked [as if it would laugh|full of fun].
      / The stars were [out|up] and as [bright as buttons|wide awake as {hero}].
      + “Good night, [nose|left knee],” [said {hero}|{hero} said]. “Good night, [other knee|ears].”
      / “Are you tired?” {hero} asked the [bear|pillow]. The answer was [no|a kind of hop].
      + Even the chair looked [glad|merry]. That is not [easy|usual] for a chair.
      / A button rolled over the floor, just [for fun|because it could].
      + The blanket had been a [tent|cape], a [cave|sail] and a fat king.
      + [Nobody|No one] can sleep with a [laugh|tickle] in the [middle|tummy]. It has to [go|come out] first.
      / Tonight was a [pocket|box] with something [good|nice] in it.
    `,
    inspiring: `
      {Hero} lay in bed and [looked up|thought of big things]. The [sky|night] looked back.
      / At the window, {hero} [counted|was counting] stars and got to [nine|twelve].
      / {Hero} was small, and the night was big. That was [fine|all right].
      / “I am [not big|small],” {hero} told the dark. “But I am [here|up].” The dark [nodded|thought so too].
      / {Hero} had a [plan|wish] that was [too big|far too long] for the [bed|room]. It [hung out|stuck out] at the end.
      One star was [smaller|much smaller] than the rest. It [shone|did its best] all the same.
      / The [moon|big moon] did not shout. It [just shone|went on and shone].
      / A [tiny|very small] light went over the [sky|roofs], all on its own.
      / [Under|By] the [lamp|window] a [moth|seed] was [trying|at work]. It did not [stop|give up].
      / Far out, a [ship|house] had one [light|lamp] on. It was [enough|a good one].
      + “What can I do?” [asked {hero}|{hero} asked]. “I am not [very long|so very big] yet.”
      / “One day I will help [somebody|someone],” {hero} told the [lamp|moon].
      + The lamp was small, too. And yet the [whole room|dark] knew [about it|it was there].
      / The [acorn|seed] on the sill said nothing. But it [had plans|was going to be a tree].
      + “One day” [is far off|takes so long]. It could be [tonight|a night like this].
      / Somewhere, [somebody|someone] [had need of help|needed a hand]. {Hero} felt it, like a [draught|breath].
      + Big things start [small|in a small way], often in [bed|socks|the dark].
      / It was so still that you could hear a [thought|wish] get up.
      + The moon was only a [thin slice|half], but it [tried|did well].
      + {Hero} sat up. It is [hard|not easy] to think big lying down.
      / The blanket slid off. {Hero} did not [see|even see] it go.
    `,
  },
  dedication: {
    adventurous: `
      This is a tale for {child}, told [in the dark|at bedtime]. [Hold on|Hold tight]. It is about {hero.a}.
      / {Child}, [are you in bed|is the blanket up]? Good. Then {hero} can [set off|go].
      / Here is a road for {child}. You [can|may] lie down. {Hero} will do the walking.
    `,
    calm: `
      This tale is for {child}. [It is a quiet one|It goes slowly]. {Hero.a} lives in it.
      / {Child}, [lie still|lie back]. You need not do [a thing|anything]. Here comes {hero.a}.
      / Here is a quiet tale for {child}. {Hero} is in [it|no hurry].
    `,
    mysterious: `
      Hush, {child}. This is a [secret|dark blue] tale. [Even the lamp|Nobody] knows it but {hero}.
      / {Child}, come [close|a bit closer]. There is a [secret|riddle], and {hero.a} who [found it|heard it].
      / Put your ear to this, {child}. Can you hear {hero.a}? [I can|Not yet? Wait].
    `,
    joyful: `
      Here is a tale for {child}. It has [a hop|a laugh] in it, and {hero.a}.
      / {Child}, this one is yours. It [tickles|giggles] a bit, because of {hero}.
      / Are you there, {child}? So is {hero}, and in a [very good|fine] mood.
    `,
    inspiring: `
      This is for {child}. It is about {hero.a} and [one good deed|a thing that was hard].
      / {Child}, once there was {hero.a} who [tried|did try]. This is [how it went|what came of it].
      / Some tales make you [tall|taller]. This one is for {child}, with {hero.a}.
    `,
  },
  companion: {
    firefly: `
      Then came a firefly, [its lamp on|lamp first]. “[Ugh|Help],” it said. “It is so dark [out|here]!”
      / A [small light|light] came, [very fast|in a hurry]. It was a firefly. “Is it dark here?”
      “Something is wrong {place.in}, {hero.bare}. You go [first|in front].”
      / “They need help {place.in}. [I will come|I’ll come too], if you hold me.”
      + “You have a lamp,” [said {hero}|{hero} said]. “I know,” [said {friend}|{friend} said]. “[But look behind it|But it ends so soon]!”
      / “You glow,” [said {hero}|{hero} said]. “Only [at the back|behind],” [said {friend}|{friend} said]. “I never [see|get to see] it.”
      + It sat down [very|as] close [to {hero}|by {hero}] and [shut one eye|shone on everything twice].
      / {Friend} came along, and [looked into each shadow|lit up each stone].
      + “I am not [scared|afraid],” it said. “I am only [well lit|bright].”
      / “This is my [brave|best] face,” [said {friend}|{friend} said]. It [shook|shone] a bit.
    `,
    snail: `
      There was a snail on the [step|path|stone]. “I am [nearly|almost] there,” it said. “[Good evening|Hello].”
      / “[Wait|Stop],” said [somebody|someone]. It was a snail. “I [ran|raced] here.”
      “Something is wrong {place.in}. I left in spring to say so.”
      / “You are wanted {place.in}. It was urgent in May.”
      + “Are you coming too?” [asked {hero}|{hero} asked]. “I am [nearly|almost] ready,” [said {friend}|{friend} said].
      / “Get [on|up],” [said {hero}|{hero} said]. “No, no,” [said {friend}|{friend} said]. “I [would only|will just] get there too soon.”
      + It rode along, and its horns [went up and down|leaned into the wind].
      / In the end {friend} [rode|came along] on top. “[Not so fast|Gee up],” it said.
      + “We have made good time,” [said {friend}|{friend} said]. They had [not left yet|gone one step].
      / {Friend} looked [back|round]. “So far already!” it said. Home was [right there|very close].
    `,
    mouse: `
      A mouse came in with a [big|folded] map. “I know the way,” it said.
      / Something went rustle, rustle. It was a mouse [inside|in] a map.
      “They need you {place.in}. I have a map of a cheese shop.”
      / “Something is wrong {place.in}. My map [says so|shows it]. Or that is jam.”
      + “This is a map of Spain,” [said {hero}|{hero} said]. “[Good|Yes],” [said {friend}|{friend} said]. “Then we go [left|round it].”
      / “Is that the right map?” [asked {hero}|{hero} asked]. “It is the [best|only] one,” [said {friend}|{friend} said]. 
      + {Friend} [folded|rolled] it up. It was bigger [than before|now].
      / It took the mouse some time to [fold|shut] the map. In the end it sat [on it|in it].
      + “I’ll come too,” [said {friend}|{friend} said]. “A map [needs|likes] [somebody|someone] small.”
      / “You walk and I read,” [said {friend}|{friend} said]. It [held the map upside down|read with its whiskers].
    `,
    moth: `
      Bump. A moth met the lamp. “[Evening|Hello], moon,” it said.
      / A moth bowed to the lamp. “[Dear|Good] moon,” it said.
      “They need help {place.in}, {hero.bare}. I have it from the moon. That one.”
      / “{Hero.bare}, something is wrong {place.in}. The moons are [upset|all upset].”
      + “That is a lamp,” [said {hero}|{hero} said]. “Yes,” [said {friend}|{friend} said]. “The [small|warm] moon.”
      / “Moons are [up|in the sky],” [said {hero}|{hero} said]. “Some are,” [said {friend}|{friend} said]. “The [good|near] ones are not.”
      + {Friend} said goodbye to the [lamp|lamp twice] and came along.
      / It came along, and [nodded|bowed] to each light on the way.
      + “So many moons tonight!” [said {friend}|{friend} said]. It was very [happy|moved].
      / There was dust on its nose. “[Moon|It is moon] dust,” [said {friend}|{friend} said].
    `,
    ladybird: `
      A ladybird sat on the [sill|leaf]. “[Five, six|Three, four],” it said. “Do not [talk|move].”
      / “[Six|Four] … or did I do that one?” It was a ladybird, counting its dots.
      “Something is wrong {place.in}. I have [counted|counted it] twice. Come, {hero.bare}.”
      / “You are needed {place.in}, {hero.bare}. That makes [two|three] of us, with me.”
      + “You have seven,” [said {hero}|{hero} said]. “[Today|For now],” [said {friend}|{friend} said]. “One never knows.”
      / “How many today?” [asked {hero}|{hero} asked]. “All of [them|them, I think],” [said {friend}|{friend} said]. “But I [cannot see|have a blind spot].”
      + {Friend} came along and counted [steps|trees|clouds] as well. It [got|came] to one, a lot.
      / So it came too. “One of you,” it said. “One of me. [Right|That works].”
      + If you [spoke|laughed], it had to start again. It did not [mind|mind at all].
      / It counted out loud, [left to right|from the left], and then once more.
    `,
    frog: `
      A frog sat in the [way|doorway]. “Let me explain,” it said. “I am a frog.”
      / “Allow me to explain,” said a frog, [green and sure|damp and sure].
      “Something is wrong {place.in}. That is to say, not right. Come, {hero.bare}.”
      / “They want you {place.in}, {hero.bare}. To want is not to have.”
      + “I see,” [said {hero}|{hero} said]. “No,” [said {friend}|{friend} said], “you [hear|are hearing]. Seeing is with the eyes.”
      / “Is it far?” [asked {hero}|{hero} asked]. “Far,” [said {friend}|{friend} said], “is near, [with more|only more] in between.”
      + {Friend} came along and explained [the path|the moon] to the [path|moon].
      / It hopped along. “This is [hopping|a hop],” it said. “First up. Then [down|not up].”
      + “Wet is [dry|like dry],” [said {friend}|{friend} said], “only with water.” 
      / “The dark,” [said {friend}|{friend} said], “is light with its [eyes shut|coat on].”
    `,
  },
  token: {
    scarf: `
      @token {Hero} took a scarf along. A scarf is [good|useful] for [a lot of|most] things.
      / By the door hung a scarf, and {hero} took [it|it along].
      / “I will take my scarf,” [said {hero}|{hero} said]. “[It might be cold|You never know].”
      ?color The colour? {Color}, [of course|what else].
      / It had {hero.s} best colour: {color}.
      + It was so long that its end came along later.
      / It was [rather|very] long. The last bit was [always late|still at home].
      + “What is it for?” [asked {friend}|{friend} asked]. “We will [see|find out],” [said {hero}|{hero} said].
      / “Do I get one too?” [asked {friend}|{friend} asked]. There was [enough for two|room in it for two].
      + It smelt of [home|home and toast|winter], and a bit of [soup|bun].
      / One end had a [hole|small hole]. You could [look through|see the moon through] it.
      + [Somebody|Someone] had knitted it and [could not stop|forgot to stop].
    `,
    handkerchief: `
      @token {Hero} took a [clean|big clean] handkerchief along, [folded|folded up] small.
      / Last of all {hero} took a handkerchief. It was [clean, too|almost new].
      / “One handkerchief,” [said {hero}|{hero} said], and took it [from the drawer|along].
      ?color It had a good strong colour: {color}.
      / Its colour? {Color}, and [clean|ironed], too.
      + “Have you a cold?” [asked {friend}|{friend} asked]. “Not [yet|now],” [said {hero}|{hero} said].
      / “Who is going to cry?” [asked {friend}|{friend} asked]. “[Nobody|Maybe nobody],” [said {hero}|{hero} said].
      + A good handkerchief can be a [flag|sail], a [hat|bag] or a bed.
      / It could be a [tent|sail] for [somebody|someone] very [small|little].
      + It had been ironed. It still felt [warm|a bit warm].
      / In one corner was a [knot|small knot]. [Nobody|No one] knew [why|any more what for].
      + {Hero} put it where it was [easy|quick] to find.
    `,
    mitten: `
      @token {Hero} took a mitten along. It was only [one|the left one].
      / On the shelf was [one mitten|a lone mitten], and {hero} took it.
      / “Come on, mitten,” [said {hero}|{hero} said], and [took it along|off they went].
      ?color It was knitted in {hero.s} colour: {color}.
      / Its wool had only one colour: {color}.
      + “Where is the other?” [asked {friend}|{friend} asked]. “[Out|Away],” [said {hero}|{hero} said]. “It likes to [roam|travel].”
      / The other one had been lost [in snow|last winter]. This one [missed|thought of] it.
      + Inside, it was as warm as [a nest|bread|a bun].
      / A mitten is a [small warm house|house for a hand] with one room.
      + “It has a thumb,” [said {friend}|{friend} said]. “That is [clever|good].”
      / {Friend} looked inside. “[Nobody|No one] [home|in],” it said.
      + There was a [crumb|nut] in it from some other [day|winter].
    `,
    'paper-boat': `
      @token {Hero} took a paper boat along. It was [small and brave|ready to sail].
      / On the sill lay a paper boat. {Hero} took it [along|down].
      / “The paper boat comes too,” [said {hero}|{hero} said]. [So it did|And it came].
      ?color {Hero} had painted it [all over|with care]: {color}.
      / The paper was of one colour: {color}.
      + Once it had been a [letter|shopping list]. You could still read [milk|two eggs].
      / It was folded from a [page|list]. On the side it said [eggs|butter].
      + “Is there water?” [asked {friend}|{friend} asked]. “There may [be|be some],” [said {hero}|{hero} said].
      / “Who is the captain?” [asked {friend}|{friend} asked]. They [looked at the boat|took turns].
      + It had sailed in the [bath|sink] and [come back|not sunk].
      / It had no name yet. It had no [rudder|mast], either.
      + {Hero} held it [flat|up], so that no sea would spill.
    `,
    'jam-jar': `
      @token {Hero} took [a jam jar|an empty jam jar] along, with its lid.
      / “Best take a jam jar,” [said {hero}|{hero} said]. It was [empty|very clean].
      / There stood a jam jar, and {hero} took [that|it along].
      ?color Round its neck was a ribbon. The colour was {color}.
      / The lid had been painted. The colour: {color}.
      + If you [sniffed|smelt] hard, there was still some [plum|cherry] in it.
      / It had once been full of [plums|cherry jam]. That was a [good|sweet] time.
      + “There is nothing in it,” [said {friend}|{friend} said]. “[Not yet|No, not yet],” [said {hero}|{hero} said].
      / {Friend} looked through it. Now {hero} had a very [big|long] nose.
      + When you walked, the lid said [tink|clink], tink.
      / It rang a little, when you [tapped|touched] it.
      + You can put [a lot|half the night] in a jam jar.
    `,
    cap: `
      @token {Hero} took [a woolly cap|an old woolly cap] along.
      / There hung a woolly cap, and {hero} took it along.
      / “A woolly cap is never wrong,” [said {hero}|{hero} said], and took [one|it].
      ?color The colour? Guess. {Color}, [all of it|bobble and all].
      / It had the colour that {hero} liked: {color}.
      + On top was a [bobble|fat bobble]. It nodded at [each step|everything].
      / The bobble on top [wobbled|shook], [as if|as though] it [knew|agreed with] everything.
      + “It comes down over the eyes,” [said {friend}|{friend} said]. “[Only if I think|Not all the time],” [said {hero}|{hero} said].
      / {Friend} tried it on. Then it was [dark|night] in there.
      + It was a bit too big. So there was [room for more|room].
      / Granny had made it [on a train|in one night]. It was a bit [bent|long].
      + A cap keeps your [thoughts|ideas] warm.
    `,
    basket: `
      @token {Hero} took a little basket along, with [a lid|a handle].
      / By the wall stood a little basket. {Hero} took [it|that].
      / “And the little basket,” [said {hero}|{hero} said], and [took it|off it came].
      ?color It had a [cloth|ribbon] in it. The colour was {color}.
      / The handle was painted. Guess the colour: {color}.
      + It [creaked|squeaked] when you carried it, like a [tiny|small] ship.
      / It smelt of [apples|pears and hay]. Once it had held [some|them].
      + “What is in it?” [asked {friend}|{friend} asked]. “[Room|Just room],” [said {hero}|{hero} said].
      / {Friend} looked in. “It is full of [air|nothing],” it said. “Good.”
      + At the bottom was a [hole|thin spot], as big as a pea.
      / A [spider|small spider] lived in the lid and [did not mind|liked trips].
      + An empty basket is a kind of [question|wish].
    `,
    sock: `
      @token {Hero} took a sock along. It was a [long one|good clean one].
      / There lay a sock, [all alone|on its own], and {hero} took it.
      / “I take one sock,” [said {hero}|{hero} said]. “[You can never tell|One is enough].”
      ?color You could see it from far: {color}.
      / It came in only one colour: {color}.
      + “Just one?” [asked {friend}|{friend} asked]. “The other is [washing|in the wash],” [said {hero}|{hero} said].
      / “Is it [clean|quite clean]?” [asked {friend}|{friend} asked]. “[Nearly|It was],” [said {hero}|{hero} said].
      + A sock is a [bag|sack] that has been to school.
      / You can put more in a sock than [a foot|you think].
      + It had a [small darn|red stitch] at the heel. {Hero} [ran a lot|had danced].
      / There was a [patch|neat patch] on the toe, shaped like a [heart|bean].
      + It hung there like a [flag|small flag] with nothing to [say|do].
    `,
  },
  carry: {
    scarf: `
      {Hero} rolled {thing} up in the [scarf|long scarf].
      / Out came the scarf. {Thing} went [in|safe inside].
      / “Now I know what the scarf is for,” [said {hero}|{hero} said]. {Thing} [went in|fitted in just right].
      ?color In the dark it shone a bit: {color}.
      / There was that colour again: {color}.
      + It was soft in there. {Thing} [made no sound at all|lay quite still].
      / A [knot|good knot] on top, and nothing could fall [out|down].
      + “And if it slips?” [asked {friend}|{friend} asked]. It [did not slip|could not].
      / “I hold this end,” [said {friend}|{friend} said]. There was [plenty of|enough] scarf for two.
      + The scarf was long. {Friend} [walked on the end|wore the end of it].
      / No baby was ever tucked up [so well|with more care].
      + They took it slowly, end by end.
    `,
    handkerchief: `
      {Thing} was put in the handkerchief. They [tied|knotted] the corners.
      / “Good that it is clean,” [said {hero}|{hero} said]. {Thing} [went|now lay] in the handkerchief.
      / The handkerchief was [opened|spread out]. In the middle went {thing}.
      ?color The small bundle was easy to see: {color}.
      / What a fine bundle! Its colour was {color}.
      + It [looked|was] like a bag for a very [short|small] trip.
      / Two corners looked [up|out], like ears.
      + “Do not sneeze now,” [said {friend}|{friend} said]. {Hero} did not even sniff.
      / {Friend} looked at the [knot|bundle] twice. “It holds,” it said.
      + [Nobody|No one] ran. It was not that sort of [bundle|walk].
      / They went [softly|with care], as you go with a full cup.
    `,
    mitten: `
      {Thing} was put into the mitten. It fitted [just right|like a hand].
      / Into the mitten went {thing}. It was [warm|snug] there.
      / “Come in, it is warm,” said {hero} to {thing}. [In it went|So into the mitten it went].
      ?color And the mitten shone in its colour: {color}.
      / That colour had never looked so good: {color}.
      + It sat in there like a [mouse in a hole|bird in a nest].
      / {Hero} [closed|held] the mitten at the top. No wind came in.
      + “Is it asleep?” [asked {friend}|{friend} asked]. “[Nearly|It is only warm],” [said {hero}|{hero} said].
      / “Let me hold the thumb,” [said {friend}|{friend} said]. It [held|did hold] the thumb.
      + A mitten with one thing in it is [not lonely|quite full].
      / So the mitten had a [hand|friend] to hold again, in a way.
    `,
    'paper-boat': `
      They set {thing} in the paper boat. It was the [best|only] seat on board.
      / {Thing} went on board. The paper boat was [proud|a bit lower now].
      / “All aboard,” [said {hero}|{hero} said]. {Thing} went into the paper boat.
      ?color The boat [went|sailed] on in its colour: {color}.
      / The boat shone [a bit|in the dark]: {color}.
      + {Hero} held the boat [level|flat], [as if|as though] there were [waves|a sea].
      / It was [carried|held] so still that no wave could have [seen it|got in].
      + “I am the captain,” [said {friend}|{friend} said]. “I say [left|slow].”
      / “Ahoy,” [said {friend}|{friend} said], but [softly|only in a whisper].
      + The paper creaked [once|a bit]. But it [held fast|was a good ship].
      / For a list of eggs, it [did very well|had come so very far].
      + There was no wind. But the sail was [full|quite full].
    `,
    'jam-jar': `
      {Hero} put {thing} into the jam jar. [Tink|Clink], said the lid.
      / “In you go,” [said {hero}|{hero} said]. {Thing} lay in the jam jar, like [a sweet|a plum].
      / The jam jar was just [right|big enough]. {Thing} went in, and the lid went on.
      ?color The lid shone in its colour: {color}.
      / The jar now looked its best, in {color}.
      + You could see it from all sides, even from [below|under it].
      / {Friend} pressed [its nose|up close] to the glass. It [went misty|had to see].
      + “Not too tight,” [said {friend}|{friend} said]. “Things [need|like] air.”
      / Tink, said the lid at [each step|each turn]. It was a [glad|good] sort of tink.
      + They took turns to [hold it|carry it], with care.
      / No jam was ever [carried|looked after] like that.
    `,
    cap: `
      In the woolly cap {hero} [made room|found room]. {Thing} went [in|inside]. 
      / Into the woolly cap went {thing}. It was [warm|soft] in there.
      / “You need it more than me,” [said {hero}|{hero} said]. {Thing} got the cap.
      ?color You only saw wool in one colour: {color}.
      / The cap kept it safe, in plain {color}.
      + The bobble hung [down|below] and [swung|rang] like a bell with no sound.
      / The bobble [nodded|wobbled]. It [agreed|was pleased].
      + “Is there room for me, too?” [asked {friend}|{friend} asked]. There was [not|none].
      / “It looks like a [pudding|nest],” [said {friend}|{friend} said]. It did, [a bit|rather].
      + It was [warm|soft] in there, and dark, like [a burrow|under a hen].
      / {Hero.s} head was cold now. But {hero.s} [heart|inside] was not.
    `,
    basket: `
      {Thing} was laid in the little basket. It lay [still|well].
      / At last the little basket had something [in it|to carry]. It was {thing}.
      / “That is what the room was for,” [said {hero}|{hero} said]. {Thing} [lay|now lay] in the basket.
      ?color Over it [went|lay] a bit of cloth. Its colour was {color}.
      / The basket [showed|wore] its colour: {color}.
      + The basket [creaked|squeaked]. It was a [proud|deep] sort of [creak|sound].
      / [Somebody|Someone] had to mind the hole. {Friend} [did|saw to it].
      + They carried it [between them|by turns], and [nobody|no one] [swung it|skipped].
      / It was not heavy. But they [carried|held] it like [the moon|a full cup].
      + “I can see it [through the weave|wink],” [said {friend}|{friend} said].
      / Each of them looked in [now and then|twice]. Yes. It was there.
    `,
    sock: `
      {Thing} slid into the sock, [right to the toe|down to the heel].
      / So {thing} went into the sock. It made a [bump|lump] in the toe.
      / “A sock,” [said {friend}|{friend} said]. “At last I see.” And {thing} [slid|went] in.
      ?color It was a very fine sock now: {color}.
      / With that colour you saw it at once: {color}.
      + {Hero} tied a knot in the top. Now it was a [sack|safe].
      / With a [knot|twist] at the top, it looked like [an onion|a pear].
      + It swung as they went, from side to [side|side, like a tail].
      / “It has a [tummy|knee] now,” said {friend} about the sock.
      + Most socks never get as far from home as [that|that one did].
      / If the other sock could see [this|it now]! {Hero} would [tell|have to tell] it.
    `,
  },
  role: {
    hero: `
      “I will [get it|bring it back],” [said {hero}|{hero} said]. It was out before {hero} [knew|thought].
      / “Then I will go,” [said {hero}|{hero} said]. {Keeper} looked [up|very glad].
      / [Nobody|No one] spoke. So {hero} said, “I will [do it|try].”
      + “We will,” [said {friend}|{friend} said]. “[Well, mostly you|You first].”
      / {Friend} looked [round|behind]. There was [nobody else|no one there]. It had to be {hero}.
      + {Keeper} bowed. “[Nobody|No one] ever said that before.”
      / “You?” [asked {keeper}|{keeper} asked]. Then {keeper} looked [again|longer]. “Yes. [You|I see it].”
      + {Hero.s} heart went [bump, bump|fast]. It did that when [things began|it was glad].
      / It felt a bit [hot|strange] inside, and a bit [tall|bigger than before].
      + “Now we go {spot.to},” [said {hero}|{hero} said]. [So they went.|“Come on.”]
      / The way led {spot.to}. {Hero} took the first [bit|step] of it.
    `,
    helper: `
      “How can I help?” [asked {hero}|{hero} asked]. It is the [best|shortest] question there is.
      / “You need not do it alone,” {hero} told {keeper}. “[I can help|We are here].”
      / {Hero} [came|went] close to {keeper}. “Tell me what [to do|you need].”
      + “You help, too?” [asked {keeper}|{keeper} asked]. “[Just like that|For nothing]?” “Yes,” [said {hero}|{hero} said].
      / {Keeper} had to [swallow|sniff]. [Nobody|No one] had [asked|offered] for a long time.
      + “And what do I do?” [asked {friend}|{friend} asked]. “You help [me help|me].”
      / “I can [help|carry] too,” [said {friend}|{friend} said]. “If it is [light|not heavy].”
      + {Hero} was good at that: [to see|seeing] what was missing.
      / With two more to help, a job is [half as big|only half a job].
      + So off they went {spot.to}, to [look|look there].
      / {Keeper} [showed|told] them the way {spot.to}. 
    `,
    explorer: `
      “Where was it last seen?” [asked {hero}|{hero} asked], and looked [at the ground|very hard].
      / {Hero} looked for a [sign|clue]. And there was [one|a small one]!
      / “Let us find out,” [said {hero}|{hero} said]. Those were {hero.s} [best|four best] words.
      + A thin [track|trail] led away. It [led|went] {spot.to}.
      / “The track goes {spot.to},” [said {hero}|{hero} said]. “It is [quite new|still fresh].”
      + “I see [nothing|only mud],” [said {friend}|{friend} said]. “Look [lower|again],” [said {hero}|{hero} said].
      / “A clue!” [said {friend}|{friend} said]. It was a [leaf|pebble]. “[Oh|Well], nearly.”
      + {Keeper} [stared|blinked]. “I went by there [ten times|all day] and saw nothing.”
      / “You have good eyes,” said {keeper} to {hero}.
      + What was behind the [bend|next bend]? {Hero} had to [know|see].
      / [Nobody|No one] had been that way [for years|in a long time]. So much the [better|nicer].
    `,
    leader: `
      “[Right|Good],” [said {hero}|{hero} said]. “{Keeper} waits here. We two go {spot.to}.”
      / {Hero} thought for a bit. Then {hero} said who would do [what|which thing].
      / “Who comes along?” [asked {hero}|{hero} asked], and [went|was off] in front.
      + “And I?” [asked {friend}|{friend} asked]. “You go [next to me|with me],” [said {hero}|{hero} said]. “I need you.”
      / {Friend} stood up [straight|very straight]. “Yes, [chief|captain],” it said.
      + {Hero} did not shout. It is easy to follow a [calm|quiet] voice.
      / It is easy to go along when [somebody|someone] [knows where|looks back for you].
      + {Keeper} [nodded|breathed out]. At last [somebody|someone] had a [plan|plan, and a short one].
      / “First we look. Then we think. Then we [do|do it],” [said {hero}|{hero} said].
      + {Hero} looked round often, so that [nobody|no one] was [lost|left behind].
      / A good leader [waits|looks back]. {Hero} [did|did both].
    `,
    friend: `
      {Hero} went to {keeper} and [sat down|stayed] for a bit. Then it was [not so bad|better].
      / “[You are not|Now you are not] alone,” said {hero} to {keeper}. “We are here.”
      / “That is hard,” [said {hero}|{hero} said]. {Keeper} nodded. It helped [a little|already].
      + “Will you come back?” [asked {keeper}|{keeper} asked]. “[Yes|We will],” [said {hero}|{hero} said].
      / {Keeper} [sniffed|sighed]. “Are we friends?” “[Yes|For a while now],” [said {hero}|{hero} said].
      + “Me too,” [said {friend}|{friend} said]. “I am [also nice|friends as well].”
      / {Friend} moved up close. “Me as well,” it said. “[From now on|If I may].”
      + So off they went {spot.to}. That is [what friends do|how friends are].
      / You do not leave a friend [alone|like that]. They set off {spot.to}.
      + “We will get it for you,” [said {hero}|{hero} said], and [meant|did mean] it.
      / It is not far {spot.to}, not [with|for] a friend.
    `,
  },
  challenge: {
    pebble: `
      Then something from home came [up|back]: {challenge}.
      / {Hero} had to think of [it|that] again: {challenge}.
      / “It is here [again|too],” [said {hero}|{hero} said]. “You know: {challenge}.”
      / It [sat|stood] by the [way|road] and had [waited|time]: {challenge}.
      / {Friend} asked, “What [is it|is wrong]?” {Hero} said it [very low|to one shoe]: {challenge}.
      {Hero} told it all to a [pebble|small round pebble]. The pebble [listened|did not laugh].
      / There was a [pebble|flat pebble]. {Hero} told it [the whole thing|all about it].
      / A [snail|beetle] came [past|by], and {hero} told it [all of it|the lot]. It [nodded|had time].
      / {Hero} said it out [loud|loud, to the grass]. That made it a bit [smaller|less].
      + {Friend} came close and [waited|said nothing]. That helps, too.
      / The path was still there. It had all the time there [is|was].
      / Nobody said “[poor you|never mind].” They just [stood|sat] there.
      + Then {hero} put the worry down on the [path|moss]. It could [sit|stay] there.
      / “You [wait|stay] here,” [said {hero}|{hero} said] to the worry. They [walked|went] on.
      + “Is it gone now?” [asked {friend}|{friend} asked]. “No. But it is [small|this small].”
      / {Friend} had one to tell, too. It took [a while|some time].
    `,
    step: `
      And then it came, just like that: {challenge}.
      / {Hero} knew this one. It was the old [thing|trouble]: {challenge}.
      / “Oh no,” [said {hero}|{hero} said]. “Not now. It is this: {challenge}.”
      / The [way|road] made a [bend|turn], and [behind|round] it was this: {challenge}.
      / {Hero} [stood|stopped] with [one foot up|both eyes shut]. Here it [was|came]: {challenge}.
      “All at once is too much,” [said {hero}|{hero} said]. “I will take [one bit|a small bit] first.”
      / So {hero} did just a bit of it. Then [a rest|a breath]. Then the next bit.
      / {Hero} [took|did] a [crumb|corner] of it, [no more|and only that]. It was [fine|not so bad].
      / One [toe|step], then [two|one more]. {Hero} did it the way one [gets into|tries] cold [water|soup].
      + The [first|very first] bit was the worst. The [next|second] was only [bad|hard].
      / One bit was [hard|not easy]. Two bits were [easier|less hard].
      + “How many more?” [asked {friend}|{friend} asked]. “[One|Just one],” [said {hero}|{hero} said], each time.
      / “I count with you,” [said {friend}|{friend} said]. It could [only count to two|count up to four]. 
      + And then it was [behind|over], and {hero} had [done|got past] it.
      / At the end {hero} looked [back|round]. It looked [smaller|quite small] from here.
    `,
    together: `
      “I must tell you something,” said {hero} to {friend}. “It is this: {challenge}.”
      / {Hero} went slower [now|and slower]. “It is about this: {challenge}.”
      / Something was hard for {hero}: {challenge}.
      / {Hero} took {friend} [aside|to one side]. “There is this [thing|one thing]: {challenge}.”
      / “Do you ever [have|get] this?” [asked {hero}|{hero} asked]: “{challenge}.”
      “[Oh, that|That]?” [said {friend}|{friend} said]. “I have [one like it|one too]. Let us carry both.”
      / {Friend} did not laugh. “[Move up|Come close],” it said. “We do it [side by side|as two].”
      / “[I know|Ah],” [said {friend}|{friend} said]. “[Give me|I take] the [left|heavy] end.” So they [went|walked] on.
      / {Friend} [moved|came] a bit [closer|nearer]. It was [still there|as hard], but now [half|only half].
      + So they went on, side by side. It was half as [big|bad].
      / A hard thing is like a bag. With two it is only [half as heavy|half a bag].
      + “Tell me when it [is bad|comes],” [said {friend}|{friend} said]. {Hero} told. It [got better|helped].
      / “Now?” [asked {friend}|{friend} asked]. “Now it is [all right|better],” [said {hero}|{hero} said].
      + After a while they [talked|spoke] of other things, like [soup|hats].
      / {Friend} hummed a bit. It hummed [badly|out of tune], and that helped.
    `,
  },
  power: {
    gap: `
      There was a gap, too wide to [jump|cross]. Now {hero} had one [chance|thing left]: {power}.
      / The path just [stopped|ended]. Below was a lot of nothing. “I can do it,” said {hero}: “{power}.”
      / The bridge was [out|gone], and it was [too far|a long way] over. {Hero} had [this|only this]: {power}.
      / “No [way|road] here,” [said {friend}|{friend} said]. “There is [one|mine],” [said {hero}|{hero} said]: “{power}.”
      + It worked, [once|just once]. Then they were [on the other side|over].
      / One [blink|breath], and both of them stood [across|over there].
      + After that {hero} had to [yawn|yawn four times]. Magic makes you tired.
      / It cost a lot. {Hero} was as [hungry|empty] as a [bear in spring|drum].
      + “Again!” cried {friend}. But it [only works|works only] once a night.
      / “[How|How on earth] did you do that?” [asked {friend}|{friend} asked]. {Hero} [did not know|could not say].
      + {Friend} had kept its eyes shut. It had missed it [all|again].
      / “I want to do that, too,” [said {friend}|{friend} said]. It tried. It [stayed there|did not].
    `,
    dark: `
      Here it was so dark that the dark [had corners|was thick]. Then {hero} used it: {power}.
      / They came to a [black|very dark] bend. “There is only one way,” said {hero}: “{power}.”
      / They could not [see|find] their own [feet|noses]. {Hero} [did|tried] the one [thing|thing left]: {power}.
      / The [night|dark] was [like soup|shut] here. So {hero} [used|did] it, just [once|this once]: {power}.
      + Once, and only once, it [worked|really worked]. The dark moved [over|to one side].
      / It worked! The dark said [oh|pardon] and let them [by|through].
      + But it cost something. {Hero.s} [nose|left ear] tickled for [a long time|ages].
      / Then it was gone. {Hero} was cold for a bit, and {friend} [moved close|came near].
      + “Did I see that?” [asked {friend}|{friend} asked]. “You did not [see|see a thing]. It was dark.”
      / “You might have [said|told me],” [said {friend}|{friend} said]. “I was [scared for nothing|being brave for nothing].”
      + Behind the bend the path was just a [path|path again].
      / The dark was [only|just] a [bend with no moon|corner], after all.
    `,
    weight: `
      A stone lay on the path, [far too heavy|as big as a bed]. So {hero} did it: {power}.
      / Something heavy stood in the way. “I have something [for that|left],” said {hero}: “{power}.”
      / A [log|wall] had come [down|to sleep] right [there|on the way]. {Hero} [had|used] just this: {power}.
      / “It [weighs|is] more than a [house|cow],” [said {friend}|{friend} said]. {Hero} did [it|this]: {power}.
      + The stone thought [about it|it over]. Then it moved, [just|only] a bit.
      / It worked [this once|one time]. The big thing [slid off|rolled over] like a cat.
      + It cost a lot of [strength|breath]. {Hero} had to [sit down|lie flat] for a bit.
      / After that {hero} was so tired that [even blinking|sitting] was work.
      + “I had my eye on it,” [said {friend}|{friend} said]. “That [helped|must have helped].”
      / “And now do it [again|back],” [said {friend}|{friend} said]. But that was [all|it] for tonight.
      + “[Thank you|Thanks],” {hero} told the stone. One must be [polite|nice to stones].
      / There was just [room|enough room] to get by. [They held their breath|That was enough].
    `,
  },
  talent: {
    gatekeeper: `
      A toad sat by a little gate. “Show me what you [love|like best],” it said. {Hero} showed it: {talent}.
      / At a gate [somebody|someone] [round|small and round] held out an arm. “What can you do?” It was this: {talent}.
      / A [goose|goat] had the [road|bridge]. “What can you [do|show me]?” it [asked|said]. {Hero} had [this|one thing]: {talent}.
      / “[Halt|Stop],” said a [mole|hen] with a [stick|hat]. “Do [a thing|something].” So {hero} [did|showed it]: {talent}.
      + The gate [opened|went up] before {hero} had [quite ended|stopped].
      / “Go on, go on!” it said, and [forgot|quite forgot] to stop them.
      + “And you?” it asked {friend}. “I can [go through gates|come along],” [said {friend}|{friend} said].
      / {Friend} clapped the [longest|loudest], and not [only|just] to be polite.
      + “[Nobody|No one] shows me a thing [any more|these days],” it said. “They all [pay|push].”
      / “Once more, on the way back?” it [asked|begged]. {Hero} [said yes|nodded].
      + Then the way was [free|open], and behind them [somebody|someone] [tried it too|was humming].
    `,
    sleepless: `
      By the path sat a [tiny|small] hedge mouse. It could not sleep. {Hero} knew what to do: {talent}.
      / [Somebody|Someone] small was crying: it could not [sleep|fall asleep]. So {hero} tried this: {talent}.
      / In the [grass|ferns] lay a [calf|duckling] with [both eyes|its eyes] open. {Hero} [helped|knew a way]: {talent}.
      / “I am too [awake|full of day],” said a [moth|little owl]. {Hero} [came near|sat down] and [did it|tried this]: {talent}.
      + First it [looked|stared]. Then it [blinked|smiled]. Then it [slept|was gone].
      / The little one [yawned|sighed], turned round twice and [slept|was asleep].
      + {Friend} nearly fell asleep [too|as well]. {Hero} had to [nudge|wake] it.
      / “More,” [said {friend}|{friend} said]. “I am not [asleep|quite asleep] yet.”
      + A leaf was put over it. Now the path was [free|clear and quiet].
      / They went past on tiptoe, as well as they [could|knew how].
      + “It works on [everyone|all],” {friend} said, “even on [stones|me].”
    `,
    quarrel: `
      Two beetles stood in the way and had a [row|fight]. “Look here,” [said {hero}|{hero} said], and showed them: {talent}.
      / “My path!” “No, mine!” Two [beetles|crabs] would not move. Then {hero} did it: {talent}.
      / A [hen|frog] and a [goat|toad] were [very cross|at war] about a [leaf|puddle]. {Hero} just [began|did this]: {talent}.
      / Two [snails|moles] [shouted|yelled], nose to nose. They [stopped|were still] when {hero} [started|did it]: {talent}.
      + They stopped to look. They [forgot|no longer knew] who was right.
      / One said “[Oh|Ah].” The other said “[Oh|Ah]” too. That made [two|them one].
      + “Can you do that [again|once more]?” they asked, both [at once|straight away].
      / Now both [wanted|wished] to [learn|do] it. They went off to [try|practise].
      + “I was going to [shout|say that],” [said {friend}|{friend} said]. “But that was [better|good].”
      / {Friend} had been for the left one. Now it was for [{hero}|both].
      + So the path was [free|empty], and it was [wide|wide enough] for two.
    `,
  },
  best: {
    words: `
      {Hero} thought of {best}. What would {best} say now? “[Breathe first|One thing first]. Then look.”
      / “If only {best} were here,” [said {hero}|{hero} said]. And at once {hero} [knew|could hear] what {best} would say.
      / What was it that {best} [always|often] said? “[Slow down|Start again]. It is not [gone|over].”
      / In {hero.s} [head|ear] was {best}, and [said|sang]: “[Look|Try] the other [way|side].”
      / “[Easy|Now, now],” {best} would [say|tell us]. {Hero} said it [too|out loud], and it was [true|so].
      + It was [as if|as though] {best} stood [just behind|close by]. {Hero} [stood up straight|felt it].
      / {Hero} even heard the voice, with the [little laugh|small cough] in it.
      + “Who is {best}?” [asked {friend}|{friend} asked]. “My best friend,” [said {hero}|{hero} said]. “[Ah|Oh],” [said {friend}|{friend} said]. “Then [listen|do it].”
      / “Is {best} [clever|wise]?” [asked {friend}|{friend} asked]. “[Very|At night, yes],” [said {hero}|{hero} said].
      + A good friend is with you, even [from far off|from bed].
      / That [helped|did it]. {Hero} [stood up|sat up] and knew what to try.
      + “Right,” [said {hero}|{hero} said], just as {best} [would|always did].
    `,
    gift: `
      {Hero} thought of a [button|shell] that came from {best}. It helped.
      / Once {best} had given {hero} a [pebble|nut]. It was for [luck|bad days].
      / {Hero} knew it by heart, that [bead|acorn] that came from {best}. 
      / Long [ago|before], {best} had [found|made] a [ring|knot], and it was [for {hero}|now {hero.s}].
      / What would [help|do it]? {Hero} [felt|held] the [string|stone] that {best} had [tied|picked].
      + It did nothing. But it was [warm to think of|good to have].
      / It was not [magic|worth a thing]. It was from {best}. That was [more|enough].
      + “And what can it do?” [asked {friend}|{friend} asked]. “It can be from {best},” [said {hero}|{hero} said].
      / {Friend} [wanted|wished] to see it. “It is at home,” [said {hero}|{hero} said], “and [here too|still it helps].”
      + {Best} had said, “You will [find a way|think of something].” [So|And so] {hero} did.
      / With {best} in mind, {hero} [saw it|looked again] and had an idea.
      + The hard thing felt [smaller|less hard] now.
    `,
    laugh: `
      {Hero} thought of {best} and of that laugh. It [starts low|begins with a snort] and goes up.
      / How {best} would laugh [now|at this]! {Hero} [could hear it|nearly laughed, too].
      / All at once {hero} had to smile. It was because of {best} and [that laugh|the big laugh].
      / A [laugh|ha] came, just like {best} when the [milk|soup] [fell|went over].
      / {Hero} [saw|could see] {best}, with [both hands|a hand] on the [belly|knees]. [That laugh!|No air left!]
      + You cannot be quite [stuck|sad] with that laugh in your ear. It [helps|tickles].
      / It is hard to [give up|sulk] while you think of {best}. {Hero} tried.
      + “What is funny?” [asked {friend}|{friend} asked]. “{Best},” [said {hero}|{hero} said]. That was [all|the whole joke].
      / {Friend} looked [round|up]. “Did [somebody|someone] laugh?” “In my head,” [said {hero}|{hero} said].
      + After the laugh there was [a bit of room|some room].
      + “What would {best} do?” thought {hero}. [Laugh|Laugh first]. In it was an [idea|idea, a small one].
      / And behind the smile sat the [answer|next thing to do]. It had [waited|been shy].
    `,
  },
  home: {
    moonlight: `
      The moon had put down a [white road|long white path]. It went [all the way home|home].
      / They went home by the light of the moon. It was [slow|soft] and [wide|white].
      / Home was [easy to find|not hard to find]. The moon had left [its light on|a light on].
      / It was a [white|silver] night. The [road|path] home [shone|was lit] like [a fish|milk].
      / “[That way|Home],” said the [moon|light], and they [went|walked] where it [fell|lay].
      {Hero} and {friend} did not [say much|talk]. It was [good like that|not needed].
      / {Place} got [small|smaller] behind them. Then it was [a spot of light|just a glow].
      / One shadow was {hero.s}. One was {friend.s}. They went [side by side|arm in arm].
      / [Here and there|Now and then] a [leaf|mouse] [woke|moved]. It saw them, and [slept on|let them by].
      / {Friend} yawned [a bit|once]. {Hero} yawned too. The [night|moon] did [it|the same].
      + {Token} came along, [empty|empty now] and a bit [proud|tired].
      / “{Token} smells of {place}.” It [did|really did].
      + “Are we nearly there?” [asked {friend}|{friend} asked]. “[Nearly|We are],” [said {hero}|{hero} said].
      / {Friend} yawned. {Hero} yawned [back|too]. So did the [moon|moon, I think].
      + The night came along behind them and put out the [sounds|lights].
      / One after the other, the [stars|small sounds] [went to bed|lay down].
      + “I will [keep|remember] this one,” [said {hero}|{hero} said], and meant the night.
      / {Hero} looked back [once|one time]. Nothing [was missing|called]. All was well.
      + There was the [door|good old door]. It looked [glad to see them|just the same].
      / And then it smelt of home. That is [the best smell|a hard smell to beat].
      + Moths went by with messages. None of them was urgent.
      / A cat on a wall saw them go by. It [told nobody|kept it to itself].
    `,
    drift: `
      Something soft took hold of them and carried them [home|off home].
      / They let themselves [drift|be carried]. It was [slow|gentle], and it knew the way.
      / For the way home they did not have to do [a thing|anything]. They [drifted|just lay back].
      / A [cloud|breath of air] bent down and [took|had] them on its [back|knee]. Then it [went|set off].
      / {Hero} [shut|closed] both eyes. The [night|air] did the [rest|walking].
      Up and down it went, [up and down|soft and slow], like [breath|a swing].
      / {Place} was small behind them, and then [gone|out of sight].
      / {Hero} lay on one side, {friend} on the other. [Hush|Sh], it went. Hush.
      / [Roofs|Trees] went by below, [one by one|row by row], all [dark|asleep], like [sheep|beads].
      / It did not [bump|turn]. It [hummed|sang] a bit, [low|deep down], and [smelt|spoke] of [bread|hay].
      + {Token} lay between them. It had [done its work|had a long day].
      / “[Hold|Hold on to] {token},” [said {hero}|{hero} said]. {Friend} [held|did].
      + “Who is [pulling|pushing]?” [asked {friend}|{friend} asked]. “[Nobody|No one],” [said {hero}|{hero} said]. “[Good|How nice of nobody].”
      / {Friend} tried to stay awake. It [got as far as|said] “I am not” and [slept|stopped].
      + The stars went by, [one by one|slow and far]. 
      / [Nobody|No one] had to [row|steer]. [Nobody|No one] had to [think|look].
      + {Hero} thought of {keeper}, and of how it had [smiled|waved].
      / In {hero.s} ear there was still a bit of [{place}|the song].
      + The air was like a [lap|big soft lap]. It rocked a bit.
      + Then they bumped [softly|gently] against something. It was [home|the front step].
      / And at the end there was home, [just in time|right there].
    `,
    slowly: `
      They went home slowly, because [it was late|they were tired|there was time].
      / Step by step they went home. [Slow is good|There was no hurry] now.
      / They [took|went] the long way home, which is [soft|the slow one].
      / [One step, and one step|A slow step, and a slow step]. Home did not [run|go] away.
      / They [walked|went] as if the [road|grass] was [asleep|a bed]. It [was|might be].
      {Place} [stayed behind|fell asleep behind them]. In front there was [night|only quiet].
      / {Friend} went [slow|slower], and {hero} went slower. [So nobody|So no one] was first.
      / Now and then they [stood still|stopped] and listened. [Nothing|There was nothing]. It was lovely.
      / A [gate|lamp] said [good night|hush]. So did a [hill|pond]. {Hero} [said it|nodded] back.
      / {Friend} [sang|hummed] half a [song|tune]. {Hero} had the [other|end] half. [Then|Soon] it was [done|still].
      + {Hero} carried {token}. Then {friend} did. It was [no weight|as light as air].
      / {Token} hung down, [tired|as tired as they were].
      + “What was best?” [asked {friend}|{friend} asked]. {Hero} thought. “[All of it|The middle].”
      / “Tomorrow I will tell it,” [said {friend}|{friend} said]. “But [bigger|with more me].”
      + The path was soft. Each step made a [small|soft] sound, like a word.
      / A late [breeze|bit of air] came by and [smelt of sleep|went to bed].
      + {Hero.s} eyes were [small|half shut] now. The way [knew itself|was easy].
      / They could have gone with [both eyes shut|eyes shut]. They [did|nearly did].
      + One more bend, and a light. It was [home|the right light].
      / And there was the door, right where they had left it.
      + A [late snail|beetle] passed them. They were as slow as [that|all that].
    `,
  },
  bed: {
    adventurous: `
      {Hero} lay in bed again. The blanket was [the hill|a hill] and the pillow was [the sky|snow].
      / Back in bed, {hero} put [ten|all ten] toes down. They had been [far|a long way].
      / The bed had [waited|kept the place]. It was [still warm|good to land there].
      / {Hero} was [home|in bed], with [wind|far-off] still in the [hair|ears]. The bed [held on|did not mind].
      / The sea was a rug again. {Hero} was in [bed|port].
      “Good night,” [said {friend}|{friend} said]. “[Next time|Tomorrow] we go even further.” Then it was [gone|off].
      / “I must go,” said {friend} softly. “You can [call|whistle] if there is a road.”
      / {Friend} stood in the [moonlight|dark] a bit. “That was a [good|long] one,” it said, and went.
      / {Friend} stood at the [window|door]. “[Call|Sing],” it said, “and I will [come|be there].”
      / “[Sleep|Rest] fast,” [said {friend}|{friend} said]. “The [road|map] is [long|big].” It was off.
      + The map on the wall had [a new spot|one less white bit].
      / {Hero.s} legs were [heavy|as heavy as sleep]. It was a good [heavy|sort of tired].
      + The ship was a chair again. The sea was [calm|a rug].
      / The boots were [off|by the door]. They [slept|snored a bit] already.
      + The wind ran once round the house. Then it [lay down|stopped], too.
      / Out there all the roads [lay still|were rolled up].
      + ?color Something small glowed [by the bed|on the chair]: {color}.
      + Bed is the [last|best] place on any map.
      + Somewhere a bridge, a bend and a hill [missed them|were quiet now].
      / “Home again,” said {hero} to the [lamp|pillow]. The lamp went [out|off].
    `,
    calm: `
      {Hero} lay in bed. The [dark|night] was [soft|warm] and came up to the chin.
      / {Hero} was back in bed. Nothing more had to [happen|be done].
      / The bed took {hero} [in|back]. The pillow [said|went] “pff”.
      / [Warm and still|Still and warm] it was. {Hero} [sank|lay] down like a [spoon|stone] in [honey|cream].
      / The [sheet|blanket] was [cool|smooth] on top and [warm|soft] below. {Hero} was [in the middle|between].
      “[Sleep|Sleep well],” [said {friend}|{friend} said], and it was hardly [a word|a sound].
      / {Friend} stayed till {hero} yawned. Then it left, as soft as [wool|dust].
      / “Good night,” [said {friend}|{friend} said]. “Good night,” [said {hero}|{hero} said]. And [that|it] was all.
      / {Friend} [put|laid] one [soft|slow] look on the [pillow|blanket]. It [stayed|lay there].
      / “[There|So],” [said {friend}|{friend} said], as one says to a [kettle|lamp]. And [it|all] was [still|quiet].
      + The house [breathed|sighed]. In, and [out|out again].
      / The clock went [tick|slow], and had time between the [ticks|tocks].
      + {Hero.s} hands were open. There was nothing [to hold|more to carry].
      / One foot got warm. Then [so did|came] the other.
      + The moon [moved|went] over the blanket, an inch at a time.
      / On the wall a [bit|spot] of moonlight lay and [did nothing|slept].
      + ?color Behind shut eyes there was a colour: {color}.
      + The blanket was just as heavy as [a cat|a good blanket].
      + [Nobody|No one] [wanted|needed] anything. It was [quite|very] still.
      / [Far off|Far away], {place} was [asleep|quiet], too.
    `,
    mysterious: `
      The room was [as before|the old room]. {Hero} was in bed. But [now {hero} knew|the dark had a name now].
      / {Hero} lay in bed and knew a [secret|thing that was a secret].
      / In bed, {hero} heard [it|that sound] again. Now it was a [friend|kind sound].
      / The [cupboard|curtain] kept [still|quiet] now. It knew that {hero} had [seen|seen it].
      / [All|So] was [dark|night]. But {hero} had a [key|word] for it, and [smiled|kept it].
      “Not a word,” [said {friend}|{friend} said]. “[Only|Just] to the pillow.” And [then|like mist] it was gone.
      / {Friend} put the night [back|in order]. “You saw nothing,” it said, and [winked|was gone].
      / “Till [the next sign|you hear me],” [said {friend}|{friend} said]. Then only the curtain [moved|was there].
      / {Friend} [looked|winked] at the [night|dark]: [hush|sh]. Then there was just the [chair|dark].
      / “[We|The two of us] know,” [said {friend}|{friend} said]. “The [rest|others] may [guess|snore].” It [went|left].
      + On the sill lay a [leaf|tiny light]. [Nobody|No one] else [saw|would see] it.
      / By the bed there was a bit of [sand|mist]. It was [from far|real].
      + The shadow of the chair [bowed|waved]. {Hero} [nodded|waved back].
      / The chair had only four legs now. The rest had gone [home|to bed].
      + The clock said tick. And this time it [said|did say] tock.
      / The moon’s door on the floor was [shut|closed now]. Click.
      + ?color In the dark hung a last spot: {color}.
      + The dark was only [dark|night with a lid on]. It was [kind|warm].
      + The leaf, the bell and the mist were [friends|old friends] now.
      / Behind the dark was more dark, and it was [soft|on {hero.s} side].
    `,
    joyful: `
      {Hero} fell into bed, and the bed [laughed|gave a hop]. Then both lay [still|down].
      / In bed at last! All of {hero.s} hops were [used up|gone], down to the last.
      / {Hero} was in bed, and so was a smile. It [would not|did not] go.
      / The [bed|pillow] said [boing|hup], one last [time|boing], and {hero} lay [still|flat].
      / {Hero} had [laughed|hopped] it all [out|away], and [fitted|went] back [into|in] the bed.
      “That was fun,” [said {friend}|{friend} said]. “[Let us|We can] laugh the rest in our sleep.” And it [went|was off].
      / {Friend} bowed to the [bed|pillow]. “Good night, you [merry lot|all],” it said, and went.
      / “One more joke?” [asked {friend}|{friend} asked]. {Hero} [slept|smiled]. So it [kept|saved] it.
      / {Friend} [hid|left] a [giggle|laugh] under the [pillow|blanket]. “For [later|the morning],” it said, and [hopped|was] off.
      / “First to [sleep|yawn] [wins|gets the prize],” [said {friend}|{friend} said]. It [won|lost], and [went|left].
      + The toes sang their song [to the end|out], but [softly|so softly].
      / Pom, went the heart. [Pom|Slow pom]. Pom.
      + One giggle was left. It turned round and [lay down|slept].
      / The last laugh was so small that it [fitted|went] under the pillow.
      + The sock had come down from the [lamp|chair]. It was [tired|tired, too].
      / The moon, round as a bun, [sank|slid] behind the [roof|tree].
      + ?color {Hero} thought of something in {color} and smiled.
      + It is [nice|lovely] to be tired from joy.
      / All that was glad was still [glad|there], only [slower|lying down].
      + The ceiling had heard the song. It [hummed|knew the word].
    `,
    inspiring: `
      {Hero} lay in bed and was as small as [before|ever]. But [not inside|inside there was more room].
      / Back in bed, {hero} looked up. The [small|little] star was [still there|up, too].
      / The bed was the same, only {hero} was [a bit longer|not quite].
      / {Hero} was in bed and had [grown|got bigger]. It [did not show|was all inside].
      / [Down|Small] in the [pillow|bed] lay {hero}. [High|Far] up a star [waved|knew it].
      “You did that,” [said {friend}|{friend} said]. “[I saw it|I was there].” Then it [went|left] on soft feet.
      / {Friend} bent down low. “The night is brighter now,” it said. “[Good night|Sleep well].”
      / “One day,” [said {hero}|{hero} said]. “It was [tonight|today],” [said {friend}|{friend} said], and [went|was gone].
      / {Friend} [stood|stayed] in the door. “[Small|One] light,” it said, “[big|long] night. [Well done|And so it was].”
      / “I will [tell|say] it [on|at home],” [said {friend}|{friend} said]. “All of [it|them]. They will [sing|clap].”
      + The lamp went out. There was still [a bit of light|enough light] in the room.
      / The lamp was off. But {hero} [felt|was] warm and bright [inside|within].
      + {Place} slept [well|soundly] now. {Hero} had [helped with that|a part in it].
      / [Far off|Far away], {keeper} slept [well|too]. That was [good|fine].
      + The seed on the sill had a [crack|green tip].
      / Things grow [at night|in the dark]. So did {hero}.
      + ?color One spot of light stayed awake: {color}.
      + You need not be big to do some good. You need [one night|a start].
      / Tired can be a [good|fine] thing to be.
      + Even the small lamp was [proud|a bit proud].
    `,
  },
  bedAlone: {
    adventurous: `
      Home at last, {hero} lay down. All the [roads|paths] were [rolled up|put away].
      / {Hero} was home again. Bed was the best [land|place] of all.
      “Tomorrow we go further,” [said {friend}|{friend} said], and [was asleep|slept].
      / “Good night,” [said {friend}|{friend} said]. “You lead well. [I sleep now|And I am off].”
      + You [are|lie] in your bed too, {child}. Put your feet [down|to rest].
      / {Child}, your [blanket|bed] is a land, too. It has hills [and a warm valley|made of knees].
      + The wind ran round [once more|one more time]. Then it [lay down|stopped].
      / No road [called|moved]. Even the map [was asleep|had folded itself].
      + {Hero} was tired in a [good|fine] way, right down to the [tips|end].
      / It was a [good|deep] kind of tired, with miles in it.
      + {Hero} took one last long look at the [night|dark]. It [looked|winked] back.
      / [Far away|Far off] lay {place}. All was very well there, by now.
      + ?color One spot of night had a colour: {color}.
    `,
    calm: `
      {Hero} lay down at home. The dark [tucked the edges in|lay down too].
      / At home it was [warm|soft and dark]. {Hero} lay down and [was still|let go of the day].
      “[Sleep|Sleep well],” [said {friend}|{friend} said], and slept [at once|at that].
      / {Friend} said good night. It said it [once|so softly that nobody heard].
      + And you, {child}? Lie [soft|back], too. The dark is [kind|for everyone].
      / {Child}, hear how [still|quiet] it is. That is the sound of {hero} [asleep|nearly asleep].
      + In went the breath, and out it [went|came] again.
      / One eye closed. The other [waited a bit|followed]. 
      + The moon went by and [saw|found] [nobody|no one] awake, or [hardly anybody|only you].
      / There was nothing more to [do|put right]. It was all [done|in its own place].
      + [Far off|Far away], in {place}, they all slept as well.
      + Not a leaf [had plans|moved].
      / {Keeper} slept, {friend} slept, and [the stones|the path] slept.
      + ?color A colour was the last to sleep: {color}.
      + The dark had all the room [it liked|in the world].
    `,
    mysterious: `
      {Hero} was home. The dark there was [old and kind|an old friend].
      / At home {hero} lay down with a [secret|small secret]. It was [warm|still warm].
      “We never met,” [said {friend}|{friend} said]. “[Until|Till] next time.” And [it|the dark] closed its eyes.
      / {Friend} whispered [one word|something]. [Nobody|No one] but {hero} heard it. Then it [slept|was asleep].
      + You know it too now, {child}. Tell it [only|just] to the pillow.
      / {Child}, did you hear a [small sound|rustle]? {Hero} turned over.
      + A bit of mist lay at the [door|foot of the bed]. It [meant no harm|was tired].
      / By the bed lay one [tiny|strange] light. It went out, [by and by|slowly].
      + What does the night hide? [Mostly sleep|Only more night].
      / The shadows lay down, [long and soft|one on the other].
      + In {place} a light was left on, for [all|late moths].
      / Some things are [best|only] seen with the eyes [shut|closed].
      + ?color One of the shadows was not grey at all. It was this: {color}.
    `,
    joyful: `
      {Hero} dropped into bed at home. The bed [was in a good mood|gave a hop].
      / There was one hop left. {Hero} used it to get into bed.
      “Haha,” said {friend} in its sleep. It was [already|halfway] in a dream.
      / “The joke was,” [said {friend}|{friend} said], and [slept|fell asleep]. So [nobody|no one] [knows|ever heard] it.
      + Do you smile too, {child}? It is [catching|allowed]. It [sleeps|goes] with you.
      / {Child}, one [laugh|giggle] is for you. Put it under your [pillow|cheek].
      + Pom, went the heart, [slow and glad|and slower: pom].
      / The last [hop|giggle] turned round three times and [lay down|slept].
      + {Place} was full of [smiles|good cheer], and [they slept|it snored].
      / Somewhere {keeper} [laughed|smiled] in bed and did not know [why|it].
      + Joy makes you [tired|sleepy], and that is a fine [thing|sort of tired].
      / It had been a good, round sort of a day.
      + ?color The day had had a colour: {color}.
      + The giggles were all [folded|put away].
    `,
    inspiring: `
      {Hero} came home and was no [bigger|taller]. But the bed [noticed|knew] something.
      / At home, {hero} lay down. The [little|smallest] star was [up|still at work].
      “You did it,” [said {friend}|{friend} said]. “I [only|just] looked on, but I did it [well|loudly].” 
      / “I will tell [everyone|them all] tomorrow,” [said {friend}|{friend} said]. Then it [slept|was quiet].
      + You can do such things too, {child}. [Sleep first|But first you sleep].
      / {Child}, you are [small|little] as well. So is a [seed|star, from here].
      + Something had grown tonight, and it was not [only|just] the moon.
      / The dark was not quite as [big|dark] as [before|it had been].
      + {Place} had its [light|peace] again. One [heart|friend] had set it right.
      / {Keeper} slept well, far [off|away], thanks to {hero}.
      + One good deed is a soft [pillow|thing to lie on].
      + High up, the smallest star did its bit. [Nobody|No one] had told it to.
      / {Hero} closed both eyes. There was still some [glow|light] behind them.
      + ?color And the glow had a colour: {color}.
    `,
  },
  dream: `
    ?dream The dream came by with a [small boat|little cart|bag of stars]. “Where to?” it asked. “Here,” it read: “{dream}.”
    / The dream had a ticket. It said: {dream}. It [went|left] at once.
    / A sign stood at the [start|edge] of the dream. It said: {dream}. It was [the right way|not far].
    / The dream had a [lamp|flag]. [On|Across] it one [saw|could read]: {dream}.
    / “[Tickets|All in]!” called the [dream|moon]. “We go [here|to this]: {dream}.”
    !dream Then came the dream. It had [soft shoes|a soft coat] and [room for one|a seat by the window].
    / The dream stood by the bed and [held out a hand|had a lamp].
    / It was a [wide|slow] dream, with a [river|warm wind] in it.
    / A dream came up the [stairs|road]. It had [no shoes|soft feet] and a [pot|cup] of [blue|night].
    / There was a [gate|boat], and it was [open|waiting]. {Child} got [in|on], and it [went|swam].
    + “Is there room for {friend}, too?” “[In a dream|Here] there is room [for all|for a whale].”
    / {Friend} was in it as well. It could [fly|sing], at last.
    + In the dream all was [easy|light]. You [thought|wished] it, and there you were.
    / One did not have to [walk|go]. The dream came [under|up under] your feet.
    + There was a light in it, from {place}, far [off|away].
    / {Keeper} stood by the way and [waved|waved with a leaf].
    + It smelt of [warm grass|apples|snow and bread], as it does in dreams.
    / [Somebody|Someone] sang [far away|far off], and it was [a song you know|our song].
    + {Child} [will|can] tell it in the morning, [or not|if there is any left].
    / Dream it [well|slowly], {child}. It [lasts|goes on] till morning.
  `,
  goodnight: `
    [Good night|Sleep well|Sleep tight|Sweet dreams], {child}. [The moon is up|The night is soft|All is well|It is late]. [Sleep now|Shut your eyes|It watches|Hush].
    / [Hush|Hush now|Soft now|Still now], {child}. [One breath in|Breathe in|In goes the breath]. [One breath out|Breathe out|Out it goes]. [Good night|Sleep|There].
    / [The star is out|The lamp is off|The light is out|The day is shut]. [Good night|Sleep, sleep|Night, night], {child}, [good night|and sleep|and dream].
    / Now [the dark|the night|the house] is [soft|quiet|still]. Now {child} [is still|may sleep|is safe and warm]. [Good night|Hush|Ssh].
    / [Sleep, little house|Sleep, roof and tree|Sleep, wind]. [Sleep, moon|Sleep, street|Sleep, sky]. [Sleep|And you], {child}, [sleep|you too|good night].
    / [Night|The moon|The dark] has [come|sat down] by the bed. It [says|breathes] “{Child}”. It hums “[hush|sleep]”.
    / [Ssh|Still]. [A yawn|One yawn] for {friend}. [A yawn|One yawn] for {child}. [Good night|And now sleep|And then, sleep].
    / [Close|Shut] [your|both] eyes, {child}. {Place} is [asleep|dark|quiet]. [So are we|We are too|Good night].
  `,
  moral: `
    {Hero} said it, [half asleep|very softly]. “{Moral}.” {Friend} [nodded|thought so, too].
    / “Do you know what?” [said {hero}|{hero} said]. “{Moral}.” [Yes|So it is|It is so].
    / {Hero} had [found|learnt] one thing tonight. “{Moral}.” It was [not long|a good one].
    / {Friend} said it [at last|on the way]. “{Moral}.” {Hero} had [thought|felt] that, too.
    / {Keeper} had [called|said] it once more. “{Moral}.” That was [all|it].
  `,
}
