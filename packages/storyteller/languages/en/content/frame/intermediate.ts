import type { FrameScenes } from '../../../../language.ts'

export const intermediate: FrameScenes = {
  opening: {
    adventurous: `
      It was too fine a night for sleep, and {hero} [said so|had told the pillow].
      / {Hero} had gone to bed, but only with [one leg|the left half].
      / Bedtime had come and gone, and {hero} was [still awake|planning something with a rope].
      / {Hero} was in bed by [order|agreement], and at the [window|foot of it] by [choice|nature].
      / “[Good night|Lights out],” the house had [said|called]. “[For some|So you think],” [thought {hero}|{hero} thought].
      Outside, the wind was [looking for somebody to run with|trying all the gates in the street].
      / Over the roofs the moon set out, [without a coat|all alone], as always.
      / Far away a [train|ship] was [going somewhere|under way], and did not say [where|how far] until it was [past|gone].
      / A [leaf|newspaper] hurried [along|down] the street as if it had a [ticket|boat to catch].
      + The rug was the sea and the chair was a [ship|whale]; the sock had been [lost|eaten by sharks].
      / [The map on the wall had one white patch; that|There was one white patch on the wall map; that|On the map was a white patch, and that] was the [best|most promising] part of it.
      + Ten toes marched about under the blanket. None of them [kept in step|knew the way].
      / {Hero} had packed a bag with string, a candle and [one bun|half a bun].
      + “If anybody is setting out tonight, I am [free|ready],” {hero} told the window.
      / “I would be back by breakfast,” {hero} said to the [slippers|lamp]. 
      + The lamp did not say no. {Hero} took this for a [yes|kind of yes].
      / The curtain puffed itself out, like a sail in a [hurry|good mood].
      + Somewhere a gate went click. Many a [journey|good thing] begins with a click.
      / A train called, [far off|far away], like somebody with a [ticket|long way to go].
      + Even the floor felt like the deck of [something|a thing about to leave].
    `,
    calm: `
      The day was put away, and {hero} lay and listened to the [quiet|house].
      / Bath, teeth and stairs were done; {hero} had only to [lie there|breathe].
      / {Hero} was in bed, at the hour when even [kettles|streets] stop talking.
      / The [washing-up|day] had [stopped|come to rest], and {hero} lay as [straight|flat] as a [pencil in its box|letter in its envelope].
      / Even the [stairs|floorboards] had [finished|done] for today; {hero} [yawned|breathed out] and [let them|lay still].
      The lamp made a round yellow pond on the [ceiling|wall]; nothing swam in it.
      / The curtain rose and sank, as though the night were [breathing|asleep already].
      / [Somewhere|Downstairs] a tap [let fall|counted] a drop, [considered|thought it over], and [let fall|counted] another.
      / The [darkness|night] had folded its [arms|coat] on the [sill|chair] and was [in no hurry|staying].
      + One star had come early, to get a good [place|seat].
      / The moon came in and sat down on the [blanket|end of the bed].
      + Downstairs somebody put a spoon away [softly|very gently], so as not to wake the forks.
      / [Far away|Far off] a train said its one soft word and [was gone|rolled on].
      + {Hero} said good night to the chair, the [left shoe|door] and the dark.
      / The pillow had a cool side, and {hero} [was saving it|kept that for later].
      + It smelt of soap and clean sheets, and a [little|bit] of toast.
      / The clock in the hall appeared to have [taken its shoes off|put on slippers].
      + It was so quiet that you could hear [snow think|dust land].
      / On such a night a [very small|tiny] [thing|sound] can be heard coming.
      + Nothing was in a hurry, not even the [night|clock].
    `,
    mysterious: `
      It was late, and the room only pretended to be [asleep|the same as by day].
      / The clock said tick, and then it waited, and {hero} [waited too|held still].
      / Somebody had drawn a white door on the floor, and it was [probably|only] the moon.
      / The [stairs|shelves] had begun to [talk|mutter] in [wood|low voices], and {hero} could [almost|nearly] follow.
      / [Something|Somebody] had moved the [dark|shadow of the door] by a [hand|finger], and {hero} [noticed|saw it].
      There was mist in the street, and it leaned [on the glass|in at each window].
      / On the rug lay a leaf from no tree in the [street|town].
      / The [cat|dog] next door was [looking|staring] at the [air|corner] with [great interest|both ears].
      / There was a [smell|breath] of [rain|snow] in the room, and the [window|door] was [shut|closed].
      + The shadow of the chair had five legs. {Hero} counted them [twice|with care].
      / There was a round patch of breath on the window, on the [outside|far side].
      + “I know you are there,” {hero} told the dark. It kept [very|rather too] still.
      / {Hero} asked who was there, and nobody answered, very [softly|clearly].
      + It smelt of moss, though the night was [warm|mild] and dry.
      / [Far off|Far away] a bell rang once; there was no bell in [the town|that direction].
      + {Hero} pulled up the blanket and left both eyes [out|on watch].
      / It was not quite frightening; it was too [interesting|quiet] for that.
      + The keyhole shone a little, [as if|as though] it [knew something|had news].
      / Behind the curtain something sounded like a [page|tiny drawer].
      + [The night had cleared its throat, and|The night cleared its throat, and|One could hear the night clear its throat; it] was about to [begin|speak].
    `,
    joyful: `
      There were seven hops left in {hero.s} legs, and [bedtime had come all the same|it was bedtime].
      / {Hero} was in bed for the third time; this time the bed [laughed|bounced] too.
      / It had been a day with jam on both [sides|ends], and {hero} was still [licking it|smiling].
      / The [giggles|hiccups] had come [upstairs|to bed] with {hero}, and [nobody|not one] could make them [lie down|sleep].
      / {Hero} had said good night to [everyone|the whole house], and was [saying|singing] it [again|to the socks].
      Down, said the pillow; up, said the mattress, and {hero} [agreed with the mattress|went up].
      / One sock was on, and one hung from the lamp like a [flag|ham].
      / The blanket had been a [tent|sledge] and a [cake|king’s train], and [wanted|hoped] to be a [blanket|rug] now.
      / Every [toe|finger] had its own [song|opinion], and the [smallest|big one] was [the loudest|conducting].
      + The moon had a face like a bun, and looked [pleased|about to giggle].
      / {Hero} sang to the ceiling; the song had one word and [ten verses|no end].
      + Ten toes gave a concert, and the big one sang [alone|the low part].
      / “Good night, knees,” [said {hero}|{hero} said|{hero} declared], “and no [talking|giggling], you two.”
      + “Are you tired?” {hero} asked the pillow. It looked as [awake|lively] as a pillow can.
      / A button rolled over the floor, just for the [fun|joy] of it.
      + You cannot sleep with a laugh stuck inside. It has to [come out|be let out].
      / So many stars were out that it looked like a [party|sale of stars].
      + The night tapped its foot under the [window|tree].
      / Tonight was like a parcel with a [knot|bow] that was coming undone.
      + Something nice was on its way, and the toes [knew it|felt it first].
    `,
    inspiring: `
      {Hero} lay in bed and thought big thoughts in [small pyjamas|the dark].
      / At the window {hero} counted stars; the smallest one [shone hardest|was counted twice].
      / “What can one small person do?” {hero} had asked. [Nobody knew|It was a good question].
      / {Hero} had drawn a [bridge|ladder] that went [off the paper|up to the edge].
      / There was a [question|thought] in the bed, and {hero} [lay round|moved over for] it.
      The moon made no speech, and it just [got up and shone|lit what it could].
      / The lamp was no bigger than a pear, but the entire room [leaned towards it|lived by it].
      / High up, one [plane|bird] went over with its [one|tiny] light, [quite alone|all that way].
      / In a [pot|crack] on the sill something [green|new] was coming up without [asking|being told] anyone.
      + An acorn lay on the sill, and was [planning|quietly thinking of] a tree.
      / In a pot on the sill a seed had not given up [yet|hope].
      + “One day I shall be of use,” {hero} told the [lamp|moon]. It [nodded|burned on].
      / “It can be something little,” observed {hero} to the [pillow|dark], “as long as it helps.”
      + One day may look like any [other|day], and may even start at night.
      / Many great things were begun in socks, and [late|long after supper].
      + {Hero} sat up, because it is hard to think [tall|upright] thoughts lying down.
      / The blanket slid to the floor, and {hero} did not [notice|see it go].
      + Somewhere somebody needed a little help. You could [almost|nearly] hear it.
      / A light crossed the sky, small and slow and [sure of its way|not afraid].
      + The night looked along all the windows and [chose one|stopped at one].
    `,
  },
  dedication: {
    adventurous: `
      This is for {child}, who may lie down. {Hero} will do the [walking|climbing].
      / {Child}, here is a road, a dark night and {hero.a} to [go first|walk it].
      / Hold on to your pillow, {child}, and {hero} is about to [set off|leave].
    `,
    calm: `
      This story is for {child}; it goes as slowly as {hero} [at evening|likes to].
      / Lie back, {child}, and {hero} is not in a hurry [tonight|either].
      / Here is a quiet story for {child}, with {hero.a} and [the moon|no noise].
    `,
    mysterious: `
      Come close, {child}; this is a secret, and it is about {hero.a}.
      / {Child}, this began with {hero.a} and a [sound|light] in the dark.
      / This is for {child} alone; nobody knows it but {hero} and [me|us].
    `,
    joyful: `
      This one is for {child}. If it tickles, blame {hero}.
      / {Child}, here are {hero.a} and a [laugh or two|very good hop].
      / Are you comfortable, {child}? {Hero} is in [an excellent|a peculiar] mood.
    `,
    inspiring: `
      This is for {child}, about {hero.a} and one small [brave|good] thing.
      / {Child}, once there was {hero.a} who could not do it, [and did|at first].
      / Listen, {child}, to what {hero} did on one [plain|dark] night.
    `,
  },
  companion: {
    firefly: `
      Something bright came in backwards. It was a firefly, afraid of the [dark|night].
      / A firefly shot in. “Is it [dark|safe] in here as well?” it asked.
      “They need help {place.in}, {hero.bare},” it said, “but you [go|fly] first.”
      / “Something is wrong {place.in}, {hero.bare}. I can [shine|follow], if you lead.”
      + “But you are a lamp,” [said {hero}|{hero} said|{hero} declared]. “I only see the [back|end] of it,” [said {friend}|{friend} said|{friend} declared].
      / “The trouble with my light,” [said {friend}|{friend} said|{friend} declared], “is [the edge|where it stops].”
      + {Friend} came along, and said good evening to each shadow, [to be safe|just in case].
      / It stayed very close and shone [loudly|as hard as it could].
      + “I am not frightened,” it said. “I am just [well lit|very well lit].”
      / Once it flickered, and told everybody that [nothing had happened|this was normal].
      + The night is large when you are [half an inch long|mostly light].
    `,
    snail: `
      On the path stood a snail, out of breath. “I am [nearly|almost] there,” it declared.
      / “Wait for me,” said a [small|little] voice. [After a while|In time] a snail came with it.
      “There is trouble {place.in}. It was urgent [in spring|when I left].”
      / “They need you {place.in}, {hero.bare}, so I [hurried|ran] all the way.”
      + {Hero} offered it a ride. {Friend} agreed, if nobody [galloped|showed off].
      / {Friend} climbed aboard, which took [two songs|some time], and gave the sign to start.
      + “We have made splendid time,” it declared. They had not [left yet|begun].
      / It held its horns into the wind and asked {hero} to [slow down|take the bends gently].
      + It had no luggage, because a snail [is a suitcase|lives in its own].
      / Being nearly there, it said, is all in the [mind|way you look at it].
      + It greeted each stone as an old [friend|rival].
    `,
    mouse: `
      A large map came rustling in, and under it was a [mouse|very small mouse].
      / A mouse climbed out of a map as big as a [bed|door].
      “There is trouble {place.in}. I have a map of a [cheese shop|zoo].”
      / “They need us {place.in}. Look, it is under this [jam|jam stain].”
      + “Is that the right map?” [asked {hero}|{hero} asked]. “It is the one I [have|like],” [said {friend}|{friend} said|{friend} declared].
      / By the map, they were standing in the sea, and {friend} advised [wading|a boat].
      + Folding the map took a while; eventually {friend} was [inside|part of it].
      / The map had grown, as maps do, and they [wore it in turns|had to sit on it].
      + “You walk and I will read,” [said {friend}|{friend} said|{friend} declared], and so it was [done|agreed].
      / “Left at the butter,” ordered {friend}, and {hero} went [left|left, to be polite].
      + A map is there so that somebody can be [sure|in charge].
    `,
    moth: `
      Bump, went the lamp. “Forgive me, dear moon,” remarked a [moth|grey moth].
      / A grey moth flew in and made a [bow|deep bow] to the lamp.
      “There is trouble {place.in}, {hero.bare}. The [moons|near moon] told me.”
      / “All the moons say it, {hero.bare}. Something is wrong {place.in}.”
      + “That is a lamp,” [said {hero}|{hero} said|{hero} declared]. “It is a [modest|small] moon,” [said {friend}|{friend} said|{friend} declared].
      / {Hero} showed it the real moon. “Also [nice|quite good],” [said {friend}|{friend} said|{friend} declared].
      + {Friend} said goodbye to the lamp for some time, and came [along|away].
      / It came along and bowed to every [light|window] on the way.
      + There was dust on its nose. “Moon dust,” it said [proudly|and would not wipe it].
      / “So many moons tonight,” it sighed, and was [deeply moved|quite overcome].
      + It flew in loops, like somebody with too many [plans|loves].
    `,
    ladybird: `
      “Five, six, please do not talk,” said a ladybird, [counting its dots|busy with its back].
      / In the doorway sat a ladybird, counting its own [dots|back].
      “There is trouble {place.in}, {hero.bare}. I have [counted|checked] it twice.”
      / “You are needed {place.in}, {hero.bare}, and I make [two|two of us].”
      + “You have seven,” [said {hero}|{hero} said|{hero} declared]. “That is what [they|people] say,” [said {friend}|{friend} said|{friend} declared].
      / There was one spot it could not see, and that [worried it|was where the trouble lay].
      + It came along and counted clouds too, since they were [there|free].
      / It counted steps, and if you [laughed|sneezed] it had to start again.
      + “All there,” it said each time, [pleased|with fresh surprise].
      / “Once I had eight,” it declared. “Nobody could [sleep|explain it].”
      + It is good to travel with somebody who [counts|keeps count].
    `,
    frog: `
      A frog sat in the doorway. “I shall now explain [it|the door],” it remarked.
      / “Allow me to explain,” said a frog, damp and very [sure|sure of itself].
      “Things are wrong {place.in}, {hero.bare}. I mean, they are not [right|so].”
      / “You are needed {place.in}, {hero.bare}. To need is to [lack|be without].”
      + “I see,” [said {hero}|{hero} said|{hero} declared]. “No, you hear,” [said {friend}|{friend} said|{friend} declared]. “It is a [common|usual] mistake.”
      / “Is it far?” [asked {hero}|{hero} asked]. “Far is near with more in [it|the middle],” [said {friend}|{friend} said|{friend} declared].
      + It explained the moon to the path, and then the path to the [moon|puddles].
      / Before every hop there was a short [talk|speech] about hopping.
      + “The dark,” it said, “is simply light with its [eyes shut|coat on].”
      / “Wet is just dry with water in it,” it told the first [puddle|drop].
      + Nobody had asked it anything, but it [answered|was answering] already.
    `,
  },
  token: {
    scarf: `
      @token {Hero} took a scarf along, because a scarf is seldom [wrong|in the way].
      / “One scarf,” [said {hero}|{hero} said|{hero} declared], and [took it along|wound it round twice].
      / By the door hung a scarf, and {hero} took it [down|along], just in case.
      ?color It had {hero.s} own colour, from end to end: {color}.
      / There had never been any question about its colour: {color}.
      + The far end always arrived a little [later|after the rest] and looked surprised.
      / It was so long that it had been known to [tie itself|trip up its friends].
      + “What is it for?” [asked {friend}|{friend} asked]. “We shall [see|know in time],” [said {hero}|{hero} said|{hero} declared].
      / {Friend} tried one end of it; there was [plenty left|room for two].
      + It smelt of toast, of last winter and a bit of [soup|wet dog].
      / Through a hole in it you could see the moon, or [most of it|a fair bit of it].
      + Whoever knitted it had not known when to [stop|leave off].
    `,
    handkerchief: `
      @token Last of all {hero} took a handkerchief along, [clean|freshly ironed], and folded small.
      / “And a handkerchief,” [said {hero}|{hero} said|{hero} declared], taking the [good|big] one along.
      / {Hero} went back for a handkerchief, since somebody always [cries|sneezes].
      ?color There was no doubt about its colour: {color}.
      / Its hem was in the colour that {hero} liked best: {color}.
      + It can be a sail, a roof, or a [bed|tent] for a mouse.
      / You can wave it, tie it, or [hide under|sit on] it.
      + “Do you have a cold?” [asked {friend}|{friend} asked]. “Not [yet|at present],” [said {hero}|{hero} said|{hero} declared].
      / “Who will be crying?” [asked {friend}|{friend} asked]. “Nobody, I [hope|think],” [said {hero}|{hero} said|{hero} declared].
      + One corner had a knot in it; nobody remembered [why|what it was for].
      / It was still warm from the iron, and that was a [comfort|small joy].
      + For years it had lain in a drawer, waiting for a [story|night like this].
    `,
    mitten: `
      @token {Hero} took a mitten along; the other had [gone its own way|not come home].
      / On the shelf lay a single mitten, and {hero} [took it along|put it in].
      / “You come too,” observed {hero} to the [left mitten|only mitten].
      ?color You could tell it by the colour of its wool: {color}.
      / It was knitted in the colour of all good things: {color}.
      + The other one was lost in the snow, and was [happy there|doing well].
      / It held its thumb out, [as if|as though] it [wanted a ride|knew the way].
      + “What use is one?” [asked {friend}|{friend} asked]. “Half of [everything|a lot],” [said {hero}|{hero} said|{hero} declared].
      / {Friend} looked inside, and said that nobody was [in|at home].
      + Inside, it was as warm as a nest with the [owner|hen] in it.
      / A mitten is a [small|little] house with [one room|a spare room for the thumb].
      + At the bottom lay a crumb from some [earlier|other] winter.
    `,
    'paper-boat': `
      @token {Hero} took a paper boat along and held it [level|up out of the wind].
      / On the sill lay a paper boat, and {hero} took it [along|on a journey].
      / “The paper boat had better come,” [said {hero}|{hero} said|{hero} declared], “in case of [sea|rivers].”
      ?color It was painted, with a drip or two, in one colour: {color}.
      / By its colour you knew whose boat it was: {color}.
      + It had been a shopping list before, and was still called [Six Eggs|Half a Pound of Plums].
      / If you tilted it, you could still read [“butter”|“onions”] along its side.
      + It had crossed the bath twice and [come back|been brave both times].
      / It had no mast, and had never [asked for|missed] one.
      + “Who is the captain?” [asked {friend}|{friend} asked], and they [took turns|asked the boat].
      / {Friend} asked how many it could carry, and {hero} said: “[One|One, folded].”
      + A paper boat needs to be held in a calm [hand|way].
    `,
    'jam-jar': `
      @token {Hero} took an empty jam jar along, with a lid that [fitted|sang].
      / “A jam jar,” [said {hero}|{hero} said|{hero} declared], “is never [too much|a mistake].” So it came along.
      / From the shelf {hero} took a jam jar, washed and [hopeful|ready].
      ?color Its lid had been painted, long ago: {color}.
      / It wore a ribbon, and the ribbon had a colour: {color}.
      + On the label it still said Plum, and a [good|sunny] year.
      / If you put your nose in, there was still some [cherry|summer] left.
      + “It is empty,” [said {friend}|{friend} said|{friend} declared]. “That is the [point|use of it],” [said {hero}|{hero} said|{hero} declared].
      / They looked through it at each other, and had [huge noses|very wide faces].
      + The lid said tink now and then, like a [tiny|shy] bell.
      / You never know what a jam jar will be [full of|good for] next.
      + It held exactly one [handful|spoonful] of night.
    `,
    cap: `
      @token {Hero} took a woolly cap along, with a bobble that [nodded|said yes to everything].
      / “My woolly cap keeps the ideas warm,” [said {hero}|{hero} said|{hero} declared], and [took it|took it along].
      / Behind the door hung a woolly cap, and {hero} [woke it|took it down].
      ?color From rim to bobble it had just one colour: {color}.
      / Its colour was the only one for such a cap: {color}.
      + It came down over the eyes if you thought too [hard|much].
      / Grandmother had knitted it on a train, and it still leaned on the [bends|left].
      + {Friend} tried it on. “Night has [fallen|come early],” it remarked from inside.
      / “Does it suit me?” [asked {friend}|{friend} asked], from deep in the [wool|middle].
      + There was always more room in it than you [thought|needed].
      / A snowman had borrowed it once and [stretched it|brought it back clean].
      + With such a cap one can face nearly any [weather|wind].
    `,
    basket: `
      @token {Hero} took a little basket along, with [nothing but room in it|room in it].
      / A little basket stood by the wall, and {hero} took [it along|it by the handle].
      / “A little basket is better than big pockets,” [said {hero}|{hero} said|{hero} declared], and [took one|it came].
      ?color In it there lay a cloth in just the right colour: {color}.
      / Round its handle went a ribbon in this colour: {color}.
      + It creaked as it went, like a ship telling [a story|stories].
      / It had carried apples, and eggs, and once a [kitten|cross hen].
      + “What is in it?” [asked {friend}|{friend} asked]. “So far, [room|nothing],” [said {hero}|{hero} said|{hero} declared].
      / {Friend} looked under the cloth; nothing in there [bit|moved], it said.
      + It had a hole the size of a pea, and was [shy|sensitive] about it.
      / A spider lived in the lid, and did not [object to|mind] travel.
      + An empty basket looks a little like a [question|question with a handle].
    `,
    sock: `
      @token {Hero} took a sock along, because it was the [closest|nearest thing].
      / “One sock, for luck,” [said {hero}|{hero} said|{hero} declared], and [folded it up|took it along].
      / There was nothing useful about but a sock, so {hero} took [that|it along].
      ?color It was a very fine sock, thanks to its colour: {color}.
      / You could not lose it, with a colour like this: {color}.
      + Its partner was in the wash, and would be [sorry|jealous] later.
      / The other one had vanished on a Tuesday, and was never [seen again|explained].
      + “Is it clean?” [asked {friend}|{friend} asked]. “That is a [strong|big] word,” [said {hero}|{hero} said|{hero} declared].
      / {Friend} looked at it and said that it had not expected [this|a sock].
      + A sock holds more than a foot, if you [ask nicely|let it].
      / It had a red darn at the heel, where it had [danced|run] too much.
      + It hung there like a flag on a [still day|day off].
    `,
  },
  carry: {
    scarf: `
      {Hero} rolled {thing} up in the scarf, like [the jam in a roll|a baby].
      / So that was what the scarf was for: {thing} went [inside|in, round and round].
      / The scarf was unwound, and {thing} wrapped up [twice over|to the chin].
      ?color Even in the dark the bundle kept its colour: {color}.
      / By its colour you could have found the bundle anywhere: {color}.
      + There was so much scarf left that {friend} [wore the rest|was wrapped up too].
      / {Friend} held the other end, and was very [serious|proud] about it.
      + One knot on top, and a second in case the first [fell asleep|had doubts].
      / “If it falls, I will catch it,” [said {friend}|{friend} said|{friend} declared]. Nothing [fell|fell, sadly].
      + Nobody in the world was better [tucked in|wrapped] that night.
      / It was dark and soft in there, and {thing} made no [sound|complaint].
    `,
    handkerchief: `
      {Hero} laid {thing} on the handkerchief and tied up the [corners|four corners].
      / So it was not for crying. Into the handkerchief went {thing}, [and safely|with a knot].
      / The handkerchief was spread out, and {thing} put right in the [middle|centre].
      ?color The bundle glowed a little, in its own colour: {color}.
      / You could tell it was precious from the colour: {color}.
      + It looked like the bag of somebody leaving home for [an hour|the afternoon].
      / Two corners stuck up like the ears of a [rabbit|polite guest].
      + “Do not sneeze now,” [said {friend}|{friend} said|{friend} declared], and [felt a tickle|wanted to] [immediately|straight away].
      / {Friend} tested the knot, and then it [admired|trusted] the knot.
      + They carried it as you carry soup, with your [eyes|whole face].
      / Nobody spoke very much, so as not to [shake|wake] it.
    `,
    mitten: `
      {Thing} slid into the mitten [as if|as though] it had been [measured|made for it].
      / “In you go, it is warm,” [said {hero}|{hero} said|{hero} declared], and {thing} [went into|filled] the mitten.
      / The mitten was held open, and in went {thing}, [just|only just].
      ?color And its colour had never looked better: {color}.
      / The mitten, fat and proud, showed off its colour: {color}.
      + It stuck its thumb up, to say that all was [well|going to plan].
      / {Friend} held the thumb the entire way, and did not [let go|once let go].
      + Finally the mitten had something to [hold|look after] again.
      / It was not the other mitten it had missed, but [a job|somebody to warm].
      + {Hero} held it shut, and the wind could not [look|get] in.
      / Inside it was as dark as a pocket and twice as [soft|warm].
    `,
    'paper-boat': `
      {Thing} went on board the paper boat and got the [only|best] seat.
      / “All aboard,” [said {hero}|{hero} said|{hero} declared], and set {thing} in the [paper boat|middle of the paper boat].
      / There was one place in the paper boat, and {thing} [took|had] it.
      ?color So it sailed through the night, in its own colour: {color}.
      / From [far off|far away] you would have seen it go by in {color}.
      + {Hero} held it so level that not one [wave|drop] of moonlight was spilt.
      / They walked [as if|as though] there were deep water on both sides.
      + “I am the captain, and I say slowly,” [said {friend}|{friend} said|{friend} declared], and was [obeyed|right].
      / {Friend} called “ahoy” at the bends, but in a [whisper|bedtime voice].
      + The paper creaked, but it held, for it was a [good|brave] ship.
      / It had come a long way for a [shopping list|list of eggs].
    `,
    'jam-jar': `
      {Hero} let {thing} down into the jam jar and put the lid [on|on, not too tight].
      / {Thing} lay in the jam jar now, like [the last plum|a rare fish].
      / Into the jam jar went {thing}, and the lid said [tink|tink, very softly].
      ?color Above it all was that ribbon, in its colour: {color}.
      / Even the night took on a little of its colour: {color}.
      + You could look at it from all sides, and {friend} [did|tried them all].
      / {Friend} leaned close, until the glass [misted over|went white].
      + “Does it get enough air?” [asked {friend}|{friend} asked], so they gave the lid a [turn|half turn].
      / It needed no label, but {friend} thought of one [all the same|with a rhyme].
      + They carried it by turns, as carefully as they [could|had ever done anything].
      / It did not [smell|scent] of plums now, but of [luck|night].
    `,
    cap: `
      {Hero} laid {thing} in the woolly cap, where it was [warm immediately|as snug as an egg].
      / Into the woolly cap went {thing}, and the rim was [folded|tucked] round it.
      / What warms ideas will warm {thing}, and so it went into the [cap|woolly cap].
      ?color From outside you saw only wool, in its colour: {color}.
      / The cap was round and full now, in all its {color}.
      + The bobble hung below and swung like a [bell|bell that knows the hour].
      / The bobble nodded at [each|every] step, and had [reason|something] to nod at.
      + “Is there room for me?” [asked {friend}|{friend} asked]. [It had been a long day|The answer was no].
      / “It looks like a pudding,” [said {friend}|{friend} said|{friend} declared], and meant it [kindly|as praise].
      + {Hero.s} head was cold now, but that was [fair|no matter].
      / The cap had never gone anywhere without a [head|head in it].
    `,
    basket: `
      {Thing} was laid in the little basket, like the first [egg|egg of the year].
      / Finally the little basket had an answer; the answer was {thing}.
      / The room in the little basket was exactly as big as {thing}.
      ?color The cloth was drawn up over it, in its colour: {color}.
      / From the handle that colour shone again: {color}.
      + {Friend} kept watch on the one small hole, and let [nothing|nobody] through.
      / {Friend} walked underneath, in case of a hole, and [met a wall|bumped into things].
      + It creaked in a deeper voice now, like a ship with [cargo|gold].
      / The spider in the lid moved over and [said welcome|asked no questions].
      + The basket would have swung well, but they did not [swing|try] it.
      / Now and then they looked under the cloth, and [nodded|yes, there it was].
    `,
    sock: `
      {Hero} let {thing} slide down the sock, right into the [toe|tip].
      / “So that is why,” [said {friend}|{friend} said|{friend} declared], as {thing} [slid into|went down] the sock.
      / {Thing} was dropped into the sock, and the top was [tied|knotted].
      ?color No prince has a purse with a better colour: {color}.
      / It was easy to keep in sight, with its colour: {color}.
      + It looked like a snake after [lunch|a good lunch], but very respectable.
      / With the knot in its neck it looked like [an onion|a sad pear].
      + It swung as they went, and kept [time|step with them].
      / {Friend} listened at the heel, and said that all was [quiet|well].
      + Few socks ever get to do a thing like [that|this in life].
      / The other one in the wash would never [believe|hear the end of] it.
    `,
  },
  role: {
    hero: `
      “I will fetch it,” [said {hero}|{hero} said|{hero} declared], and was [surprised|a bit surprised] to hear it.
      / Every mouth was shut. Into the silence {hero} said [quietly|fast]: “I will go.”
      / Somebody had to do it, and {hero} was [somebody|the nearest somebody].
      + {Keeper} looked up, as you do for the first [snow|star].
      / “You would do that?” [asked {keeper}|{keeper} asked], and [had to sit down|asked it again].
      + “We will,” [said {friend}|{friend} said|{friend} declared]. “Well, you [first|mostly], and I right behind.”
      / {Friend} looked round for somebody braver; there was only [{hero}|a stone].
      + {Hero} felt hot about the ears, and a bit [taller|longer] than before.
      / {Hero.s} heart thumped twice, like somebody packing a [bag|trunk].
      + And so they set out {spot.to}, before the words were [cold|dry].
      / It was not so far {spot.to}, and it was only [dark|rather dark].
    `,
    helper: `
      “How can we help?” [asked {hero}|{hero} asked]; nobody had [asked|said] that before.
      / “You need not do it alone,” {hero} told {keeper}. “[We are here|Not any more].”
      / {Hero} did not ask whose fault it was, but what was [needed|to be done].
      + “For nothing?” [asked {keeper}|{keeper} asked]. “For the [fun|love] of it,” [said {hero}|{hero} said|{hero} declared].
      / {Keeper} breathed out, like somebody putting down a [piano|heavy bag].
      + {Friend} [wanted|wished] to help too, if it was not [heavy|wet].
      / “I will help you help,” [said {friend}|{friend} said|{friend} declared], and was very good at [that|standing near].
      + Some people can juggle; what {hero} could do was [help|see what was missing].
      / A trouble shared by three is much less than a [third|trouble].
      + {Keeper} pointed the way {spot.to}, and off they [went|were].
      / They would look {spot.to}, and they would look [well|until they found it].
    `,
    explorer: `
      “Where was it last seen?” [asked {hero}|{hero} asked], and studied the [ground|air].
      / “Let us find out,” [said {hero}|{hero} said|{hero} declared]. They were {hero.s} four [best|favourite] words.
      / Everything leaves a trace, and {hero} found this one [immediately|in no time].
      + It was just a scratch, but it pointed {spot.to}.
      / The trace led {spot.to}, as clear as [writing|a row of buttons].
      + {Friend} found a clue too; it was its own [footprint|shadow].
      / “I see mud,” [said {friend}|{friend} said|{friend} declared], but in a [learned|clever] voice.
      + “I have gone by there all day,” [said {keeper}|{keeper} said|{keeper} declared], [amazed|and blinked].
      / {Keeper} bent down as well and saw it for the first [time|time ever].
      + Behind every bend is a bit of world that nobody has [seen|counted] tonight.
      / The way was on no map, so {hero} went [faster|on with joy].
    `,
    leader: `
      “Right,” [said {hero}|{hero} said|{hero} declared]. “{Keeper} waits here, and we go {spot.to}.”
      / {Hero} made a short plan, with a place in it for [everyone|each of them].
      / {Hero} asked what each of them could do; then it was [clear|easy].
      + “And I?” [asked {friend}|{friend} asked]. “Beside me,” [said {hero}|{hero} said|{hero} declared]. “I [need|shall need] you there.”
      / {Friend} stood up straight and said “yes, [captain|chief]” in a deep voice.
      + {Hero} did not raise the voice, and still they all [heard|listened].
      / To lead is to go first, and to look back [frequently|now and then].
      + {Keeper} breathed out, because at last somebody had a [plan|real plan].
      / {Keeper} said the plan over twice, and looked less [crumpled|lost].
      + “Look, think, do,” [said {hero}|{hero} said|{hero} declared]. That was [the entire plan|all of it].
      / They set off in a line, as far as two can [make|be] one.
    `,
    friend: `
      {Hero} went and sat by {keeper} [for a while|for some time], and [said nothing|that was all].
      / “That is hard,” observed {hero} to {keeper}, and did not say [but|more].
      / {Hero} moved up close to {keeper}; it was [warmer|better] [immediately|straight away].
      + “Will you come back?” [asked {keeper}|{keeper} asked]. {Hero} [promised|said they would].
      / “Are we friends now?” [asked {keeper}|{keeper} asked]. “Since [just then|a minute ago],” [said {hero}|{hero} said|{hero} declared].
      + “I am a friend as well,” [said {friend}|{friend} said|{friend} declared], “and [free tonight|not a small one].”
      / {Friend} came closer, too, and asked if there was [room|a third place].
      + You do not leave a friend in trouble, so they set out {spot.to}.
      / It is never far {spot.to}, if you go for [somebody|someone you like].
      + “We will bring it,” [said {hero}|{hero} said|{hero} declared]. It was not a plan but a [promise|kind of vow].
      / Some things you do just for the face at the [end|finish].
    `,
  },
  challenge: {
    pebble: `
      On the way something came up that {hero} knew [from home|too well]: {challenge}.
      / There it was again, the old trouble from home: {challenge}.
      / {Hero} went quiet all [at once|of a sudden], because of this: {challenge}.
      / [Half-way|A little further] it was [suddenly|simply] there, and {hero} [knew|recognised] it: {challenge}.
      / “You have gone [pale|quiet],” [said {friend}|{friend} said]. {Hero} told it [why|the reason]: {challenge}.
      {Hero} told a pebble everything; the pebble [heard it out|did not interrupt].
      / By the path lay a round pebble, and {hero} told it [everything|the lot].
      / A [snail|slow beetle] was going [their way|past], and had [time for|listened to] the whole [of it|story].
      / {Hero} said it [aloud|out loud], once, to the [grass|evening], and it [shrank|got smaller] by a [size|shoe].
      + {Friend} walked beside {hero} and [hummed|said nothing], which was just right.
      / {Friend} had been going to say something wise, and [thought better of it|luckily forgot].
      / Nobody said “never mind”. They just [walked|stood] close.
      + Then {hero} put the worry down on the grass, to do the rest of its [worrying|work] alone.
      / “Wait here for me,” [said {hero}|{hero} said|{hero} declared] to the worry. It [sat down|had no plans].
      + “Is it gone?” [asked {friend}|{friend} asked]. “No, but it is [smaller|pocket-sized],” [said {hero}|{hero} said|{hero} declared].
      / {Friend} had one to tell too, and it was a [long|rather long] one.
    `,
    step: `
      Right in the middle of the way came the hard thing: {challenge}.
      / {Hero} stopped. Here was what {hero} had hoped to [miss|avoid]: {challenge}.
      / “Oh, not now,” thought {hero}. But there it was: {challenge}.
      / The path [narrowed|turned], and [there|round the corner] it [sat|stood], as [large as life|broad as a cow]: {challenge}.
      / There was [one thing|a thing] {hero} would have [swapped|lost]: {challenge}.
      All of it [at once|together] was too much, so {hero} began with [a corner|one small bit].
      / “I will only do the first bit,” [said {hero}|{hero} said|{hero} declared], and did [that|just that].
      / {Hero} [cut|broke] it into [slices|crumbs] and took the [thinnest|least].
      / “[One step|A bit],” [thought {hero}|{hero} thought], “and then [I’ll see|another].” It [worked|held].
      + The first bit was dreadful; the second was [bad|only bad], and the third was just long.
      / After each bit came a rest, and then a [smaller|less steep] bit.
      + {Friend} counted along, and when the numbers ran out it [hummed|invented some].
      / “How much more?” [asked {friend}|{friend} asked]. “One [bit|small bit],” [said {hero}|{hero} said|{hero} declared], every time.
      + Then there was no next bit, and {hero} was [through|on the other side].
      / From the far side it looked quite [short|ordinary].
    `,
    together: `
      “There is something I find hard,” [said {hero}|{hero} said|{hero} declared], and named it: {challenge}.
      / {Hero} had not [wanted|wished] to say it, but out it came: {challenge}.
      / Some things come along wherever you go; for {hero} it was this: {challenge}.
      / “[Wait|Stop a moment],” [said {hero}|{hero} said]. “You [ought to|should] know [something|this]: {challenge}.”
      / It is [easier|simpler] to say in the [dark|night], so {hero} [did|said it there]: {challenge}.
      {Friend} did not laugh. “I have one [like that|just like it] at home,” it said.
      / “Move over,” [said {friend}|{friend} said|{friend} declared]. “We will [carry|take] it side by side.”
      / {Friend} [considered|thought]. “[Two|Four] shoulders,” it said, “are [wider|better].”
      / {Friend} [came|stood] a [bit|step] [closer|nearer], and [hummed|nodded].
      + It was like a wardrobe: too big for one, but only [awkward|silly] for two.
      / So it went along between them, and grew no [bigger|worse].
      + “Say when it gets bad,” [said {friend}|{friend} said|{friend} declared]. {Hero} [said when|did], and it helped.
      / “Still?” asked {friend} occasionally; the yes got [smaller|shorter] each time.
      + {Friend} hummed, so badly that it was a great [help|comfort].
      / After a while they talked of [soup|hats], which is always a good sign.
    `,
  },
  power: {
    gap: `
      The path ended at a gap too wide for anyone. {Hero} had only this: {power}.
      / There was a lot of nothing in front of them, so {hero} used it: {power}.
      / Where the [bridge|plank] should have been there was [air|a draught], and {hero} [tried|answered with] this: {power}.
      / “[Too far|No good],” [said {friend}|{friend} said], [measuring|looking down]. “Not [quite|for us],” [said {hero}|{hero} said]: “{power}.”
      + It worked once, as it always does, and then they were [across|over there].
      / One blink later both stood on the far side, [counting each other|feeling the ground].
      + It cost {hero} a yawn so long that {friend} [caught it|sat down to wait].
      / After that {hero} was as hungry as [three bears|a bear in March].
      + {Friend} had shut its eyes, and had missed [everything|it all].
      / “Do it again,” [said {friend}|{friend} said|{friend} declared], but there was none [left|left for tonight].
      + How it was done, not even {hero} [knew|could have told].
    `,
    dark: `
      Round the bend it was as dark as a [sack|boot]. {Hero} had one thing left: {power}.
      / Not even the moon came in here, so {hero} did it, just once: {power}.
      / The [dark|night] here had been [saved up|put by] for [years|a long time], and {hero} [spent|used] one thing [on|against] it: {power}.
      / They could [hear|feel] their own [noses|knees], but not [see|find] them. So {hero} [did|tried] this: {power}.
      + The dark was so surprised that it [moved over|said pardon].
      / It worked for the length of a breath, and that was [enough|all they needed].
      + After that {hero} was cold through, and {friend} sat [close|very close].
      / It cost all the warmth in {hero.s} nose, right to the [tip|end].
      + “I could have done that,” [said {friend}|{friend} said|{friend} declared], “but not in the [dark|night].”
      / {Friend} had been brave in advance, and now had none [left|over].
      + Behind them it was only a corner with no [window|lamp].
    `,
    weight: `
      A stone as big as a cow lay in the way; {hero} had only this: {power}.
      / What stood in their way was too heavy, so {hero} used it: {power}.
      / A [tree|rock] had lain [down|across] there [for good|to rest], and would not [hear|be told]. {Hero} [had|knew] this: {power}.
      / “It would [take|need] a [giant|team of oxen],” [said {friend}|{friend} said]. It [took|needed] only this: {power}.
      + For a moment nothing happened. Then the heavy thing [moved|gave a sigh].
      / Once it worked, and the stone slid aside like a [drawer|cat].
      + After that {hero} had to sit down, as tired as on a [Friday|Friday night].
      / It took all the strength from {hero.s} knees, or [nearly all|most of it].
      + {Friend} had looked at the stone very hard, and felt it [helped|had done it].
      / “I loosened it with my eyes,” [said {friend}|{friend} said|{friend} declared], and was [thanked|not joking].
      + {Hero} thanked the stone, as one should with [stones|heavy things].
    `,
  },
  talent: {
    gatekeeper: `
      “Show me what you love to do,” declared a toad at a gate. {Hero} did: {talent}.
      / At a gate a badger [wanted|wished] to see what {hero} loved to do: {talent}.
      / [The way|Their way] was barred by a small [troll|goat], who liked [talents|a show], and {hero} [had one|knew one]: {talent}.
      / “[Passwords are dull|No passwords],” [said|sighed] a heron at a gate. “What do you [love|like] doing?” {Hero} [did it|showed it]: {talent}.
      + The gate was wide open before it was [over|half done].
      / “Most people only rattle,” it remarked, [touched|quite moved], and held the gate.
      + “And you?” it asked {friend}. “I love [gates|going through gates],” [said {friend}|{friend} said|{friend} declared].
      / {Friend} clapped the longest, partly to keep [warm|its courage up].
      + “Again on the way back?” it called, and {hero} [promised|nodded].
      / When they had gone by, they heard it [practising|trying it out].
      + What you love to do is a kind of [key|ticket].
    `,
    sleepless: `
      A tiny hedge mouse could not sleep, and sat in the way; {hero} tried this: {talent}.
      / Somebody small was crying on the path; {hero} knew a cure for that: {talent}.
      / A [tiny|very small] bat hung by the path and could not [drop off|doze]. {Hero} [helped|had an idea]: {talent}.
      / By the [path|way] lay a dormouse, [wide awake|awake] and [cross|sad] about it; {hero} [began|started] softly: {talent}.
      + First it stared, then it blinked, and then it [slept|was gone].
      / It asked for more, and in the middle of more it [slept|fell asleep].
      + {Friend} was nearly asleep as well, and had to be [steered|pushed on].
      / “Go on,” [said {friend}|{friend} said|{friend} declared], “I am only [resting|testing it].”
      + They put a leaf over it, turned down at the [edge|top].
      / They went by on tiptoe, or as near as they [could|knew how].
      + You do it for fun, until the night when it [helps|is needed].
    `,
    quarrel: `
      Two beetles were fighting about the path, and {hero} just showed them something: {talent}.
      / “My path!” cried one, “mine!” [cried the other|the other cried], and {hero} did this: {talent}.
      / A [frog|newt] and a [toad|beetle] were shouting, each about [a different thing|the other]; {hero} [quietly|simply] began: {talent}.
      + They stopped with their mouths open, and forgot the [quarrel|rest].
      / Later neither of them knew what had been so [wrong|important].
      + Now they only argued about who would [learn it|try it] first.
      / “Could you do that again?” they asked, [both at once|in one voice].
      + {Friend} had been about to shout, and swallowed it, and got [hiccups|a cough].
      / {Friend} had been on the left one’s side, and was now on [{hero.s}|nobody’s].
      + So the way was free, and there was plenty of [it|room].
    `,
  },
  best: {
    words: `
      What would {best} say now? {Hero} knew: “[Slow down|Start again], and from the other end.”
      / {Hero} thought of {best}, who always said: “[Breathe|Look] first. It is not over.”
      / In {hero.s} [ear|head] a voice like {best} [cleared its throat|spoke up]: “[Sit down|Breathe out] first. [Then|Now] try it [backwards|the other way].”
      / “[Half|Most] of it is [there|done],” {best} would have [said|pointed out], and {hero} [counted|saw], and it was [true|so].
      + It was as clear [as if|as though] {best} stood right [there|behind them].
      / Even the small cough was there, the one {best} [begins|starts] with.
      + “Who is {best}?” [asked {friend}|{friend} asked]. It heard, and said: “Then [listen|do it].”
      / {Friend} nodded, [as if|as though] it had known {best} for [years|ages].
      + Good friends talk to you even when they are at home in [bed|the bath].
      / It was just one sentence, but it was the one that was [missing|needed].
    `,
    gift: `
      {Hero} thought of a button that {best} once gave away, [just because|with both hands], and sat up.
      / At home, in a [small|little] box, there lay a nut that came from {best}.
      / {Hero} felt for the [knot|shell] that {best} had [tied|found], and held it [until it was warm|for luck].
      / There was a [pebble|ticket] that {best} had [painted|kept], and to think of it was [nearly|as good as] to [hold|have] it.
      + It was not a magic thing; it was from {best}, and that was [more|better].
      / “For when you are stuck,” {best} had said. {Hero} [was|was stuck].
      + “What can it do?” [asked {friend}|{friend} asked]. “It can be from {best},” [said {hero}|{hero} said|{hero} declared].
      / {Friend} [wanted|wished] to see it. “It works from [here|home],” [said {hero}|{hero} said|{hero} declared].
      + With it came an idea, as a tail comes with a [cat|kite].
      / {Best} had been sure that {hero} would think of something, so {hero} [did|now did].
    `,
    laugh: `
      {Hero} heard {best} laugh, only in thought, but [loudly|from the belly].
      / How {best} would laugh to see them [now|like this]! {Hero} nearly laughed, too.
      / Somebody [laughed|snorted], very far [off|inside]: it was {best}, the [way|time] when the [soup|chair] [went over|broke].
      / {Hero} [could see|saw] {best} [holding on to the table|bent double], with no [breath|air] left, and [that helped|felt better].
      + It is a laugh that starts with a snort and ends on the [floor|stairs].
      / Nobody stays stuck for long with that laugh in one [ear|or both ears].
      + “What is so funny?” [asked {friend}|{friend} asked]. “{Best} is,” [said {hero}|{hero} said|{hero} declared], and [grinned|that was all].
      / {Friend} looked round to see who was laughing, and saw [nobody|only {hero}].
      + Where the laugh had been there was room, and in it [lay an idea|something moved].
      / Afterwards it was all as hard as before, only [lighter|less heavy].
    `,
  },
  home: {
    moonlight: `
      The moon had [laid|painted] a white road all the [way|long way] [home|to the door].
      / [All|Both] they had to do was [follow|keep to] the moon, which was [going|walking] home [as well|too].
      / The moon [went|walked] in front, and {hero} and {friend} [came|went] after, [step for step|slow and content].
      / They went home by moonlight, which never [hurries|pushes] anyone.
      / [White|Bright] and [soft|slow] the road lay there, for the moon had [swept|ironed] it for them.
      / They had the moon for a [lantern|lamp] and the [hedges|stars] for company, and [came home|so it went].
      {Place} grew small behind them, then blue, and then it was [a spark|a thought].
      / Next to {hero} went a long shadow, and next to {friend} [a rounder one|another].
      / Here and there a [window|pond] had kept a [bit|piece] of [moon|light] for [itself|later].
      / {Friend} [hummed|told] the [end|last line] of something, and {hero} [had|supplied] the [beginning|tune].
      + {Token} came along empty, but somehow a little [prouder|heavier].
      / {Token} still smelt of {place}, if you put your nose [in|close].
      + “Are we nearly home?” [asked {friend}|{friend} asked], with a yawn in the [middle|question].
      / {Friend} yawned, and {hero} yawned, and the moon [yawned too|was next].
      + Behind them the night turned the small sounds [down|off, one by one].
      / One after another, the little noises sat down and [stayed there|rested].
      + {Hero} looked back once. Nothing was [missing|wrong], and nothing called.
      / “I shall keep this one,” [said {hero}|{hero} said|{hero} declared], and meant the [night|whole night].
      + Then came the door, which looked [as if|as though] it had [waited up|stayed awake].
      / And then it smelt of home, and nothing else smells like [that|home].
      + An owl asked who they were, and did not wait to [hear|be told].
    `,
    drift: `
      Something soft was going their way, and they let it [carry them|take them along].
      / For the way home they [just|only] lay back, [shut their eyes|yawned] and [drifted|were carried].
      / A [slow|soft] something came by, asked [nothing|no questions], and [took|brought] them [home|homewards].
      / The night [lifted|picked] them up like two [leaves|feathers], and [bore|took] them [home|along].
      / They were handed on from [hill to hill|cloud to cloud], like something [asleep|breakable].
      / The [night|dark] bent its [back|knee] and let them [ride|climb up], and it had a [slow|wide] step.
      It rocked them up a little and down a little, like [breath|a slow swing].
      / {Place} grew as small behind them as a [coin|far-off lamp].
      / Below them [roofs|hedges] went by, each with its own [sleepers|cat], like [pages|slow sheep].
      / It [made|asked for] no [noise|talk], and [smelt|spoke], as far as [one|they] could tell, of [hay|clean washing].
      + {Token} lay between them, like a friend who had [fallen asleep first|done enough].
      / {Hero} held on to {token} and forgot about the [rest|rest of the world].
      + “Who is steering?” [asked {friend}|{friend} asked]. “Nobody,” [said {hero}|{hero} said|{hero} declared]. “[Good|Then all is well].”
      / {Friend} [wanted|wished] to stay awake, and got as far as [wanting|the first wink].
      + Stars went by, and here and there one [nodded|moved over].
      / There was nothing to row, nothing to pull, and [nothing to find|little to think].
      + {Hero} thought of {keeper}, and of that small [glad|happy] face.
      / They still had the sound of {place} in their ears, but [softly|far off].
      + Something bumped very [gently|softly]; it was [home|the doorstep].
      / When they opened their eyes, home had [come to them|drifted up].
      + The night smelt of rain that had [changed its mind|gone to bed].
    `,
    slowly: `
      They [took|went] the long way home, since [nobody|no one] was waiting but the [bed|blanket].
      / They went home slowly, and then more slowly, as [flowers close|snow falls].
      / Nobody [said|had to say] “slowly”; they [went|walked] like that [by themselves|of their own accord].
      / The way [back|home] was the same [way|road], only [softer|sleepier], and they took it [in small sips|like warm milk].
      / It is [never|not] as far home as it was [out|there], so they [dawdled|stopped at each flower].
      / They [walked|went] in [half|small] steps, so as not to [wake|frighten] the road.
      {Place} fell asleep behind them, and ahead was only [night|the quiet].
      / First {hero} was in front, and then {friend}, and then [neither|nobody].
      / At each [gate|bend] they [said|left] a good night, and most of the [gates|bends] [creaked|gave one] back.
      / Their [feet|steps] had [stopped|given up] talking, and only [the night|the grass] had [something|a word] to say.
      + They carried {token} by turns, though it weighed no more than [a smile|air].
      / {Token} hung there [as if|as though] it were asleep, and [had earned it|perhaps it was].
      + “What was the best bit?” [asked {friend}|{friend} asked]. {Hero} thought for [a whole bend|ten steps].
      / {Friend} told it all again, and was a bit [taller|braver] in it.
      + Each step made a [small|little] sound, like a word in a [lullaby|soft language].
      / Now and then they stopped, heard nothing, and [liked it|went on].
      + A late breeze went by with its [shoes off|collar up].
      / The path lay down before them in easy bends, like a [cat|sleepy cat].
      + Round the last bend was a light, and it was [the right one|theirs].
      / And there was the door, just where they had [left|put] it.
      + A gate closed behind them, as gently as an [eye|eyelid].
    `,
  },
  bed: {
    adventurous: `
      {Hero} was in bed, where the long road slowly [rolled itself up|came to an end].
      / The ship was a chair again, and {hero} had [landed|come ashore] in bed.
      / The [sea|mountain] was a [rug|blanket] again; {hero} lay at [anchor|its foot].
      / {Hero} came home to a [pillow|bed] that had [kept|saved] the [dent|place], and [sank|fell] in.
      “Next time further,” [said {friend}|{friend} said|{friend} declared]. Then there was only the [window|night].
      / {Friend} said good night like a great [traveller|captain], and was gone.
      / “Sleep [quickly|hard],” [said {friend}|{friend} said], “the [map|road] is [long|big].” It [left|was gone].
      / {Friend} [sniffed|looked at] the [wind|dark], and [went|was off] with it.
      + The white patch on the map was a little less [white|big] than before.
      / Under the bed the bag lay and told the slippers [everything|its story].
      + The wind tried one last gate, and lay down in [front of it|the grass].
      / Outside, all the roads had been taken in for the [night|winter of one night].
      + Ten toes reported, [one by one|one after another], that they were [home|back].
      / It was a good, heavy tiredness with [stars|miles] in it.
      + ?color On the chair something still glowed in the dark: {color}.
      + Every journey needs a place to come back to, and this was [it|the place].
      / The softest spot on any map, thought {hero}, is [this|here].
      + The blanket rose like a hill, and sank, and [rose|slowly rose].
      / A last bit of wind [turned|read] one page of the map and left it.
    `,
    calm: `
      The bed took {hero} in without a word, and the pillow [sighed|made room].
      / {Hero} lay perfectly still, and the warm dark came up to the [chin|nose].
      / {Hero} was [put|laid] between the [cool|two] sheets like a [letter|leaf in a book], and [stayed|was still].
      / [Nothing|Not a thing] had to be [done|thought] any more, and {hero} was [good|quite excellent] at it.
      {Friend} stayed until the first yawn; at the [second|next], only the quiet was there.
      / “Sleep well,” [said {friend}|{friend} said|{friend} whispered], as softly as [snow|a curtain].
      / {Friend} [drew|pulled] the [evening|quiet] up over them [both|all] and [slipped|went] out at the [end|edge].
      / “[There|So],” [said {friend}|{friend} said], as one says to a [kettle|lamp] when it has [boiled|been put out].
      + The house breathed in by the door and out by the [chimney|roof].
      / Tick, said the clock; it thought [for a while|for some time], and [then said tock|said tock].
      + The moon moved across the blanket by an inch, and [rested|lay down].
      / A patch of moonlight lay on the wall and [wanted nothing|was content].
      + {Hero.s} hands lay open, for there was nothing more to [hold|carry].
      / First one foot grew warm, and then it told the [other|next one].
      + ?color Behind closed eyes there was one last bit of colour: {color}.
      + [Far away|Far off] lay {place}, and they were all [asleep|in bed] there.
      / Nothing had to be found now, and nothing [mended|put right].
      + The spoons lay in their drawer, side by side, [dreaming|and slept].
      / Even the stairs had stopped creaking for the [night|day].
    `,
    mysterious: `
      The room was the same as ever, but {hero} knew [better now|its other side].
      / {Hero} lay in bed with a secret as big as a [mouse|warm mouse].
      / The [clock|cupboard] and {hero} looked at [each other|one another] like [two|people] who [know|have met].
      / In the [dark|bed] lay {hero}, and behind the [wall|dark] lay the [rest|way], [shut|folded up small].
      “Not a word to the daylight,” [said {friend}|{friend} said|{friend} declared], and went out like a [lamp|light].
      / “Until you hear me,” [said {friend}|{friend} said|{friend} declared]. Then only the curtain [moved|was there].
      / {Friend} closed the [night|gap] behind it so [neatly|well] that not even the [draught|moth] could [tell|find it].
      / “If they [ask|want to know], we [slept|saw nothing],” [said {friend}|{friend} said], and [winked|faded], [eye|tail] last.
      + The chair had four legs again, and looked [as if|as though] it knew [nothing|no dance].
      / On the sill lay one leaf, so that {hero} could be [sure|certain] tomorrow.
      + Tick, said the clock, and then, because it was over, [tock|at last, tock].
      / The white door on the floor had moved, and was [shut|closed now].
      + The mist took its elbows off the glass and went [home|down the street].
      / The keyhole had gone dark, like an eye that is [content|asleep].
      + ?color For a moment there hung in the dark a breath of {color}.
      + A dark that you know by name is no [stranger|longer strange].
      / Behind the dark is just more dark, and it is [soft|on our side].
      + Somewhere a bell rang once, and it sounded like [yes|sleep].
      / The night put one finger to its [lips|mouth], and smiled.
    `,
    joyful: `
      The last of the seven hops took {hero} into bed, and [stayed there|was spent].
      / {Hero} lay in bed with a smile too big to [take off|put away].
      / {Hero} was [folded|laughed] out, as flat as a [sock|flag on a still day], and [rather|very] happy.
      / The bed [gave|tried] one last [boing|bounce], [for politeness|to show willing], and {hero} [lay|kept] still.
      “Let us laugh the rest in our sleep,” [said {friend}|{friend} said|{friend} declared], and [went|was off].
      / {Friend} bowed to the bed and the sock, and went off [humming|with a hop].
      / {Friend} told the [lamp|blanket] a [short|last] joke. The [lamp|light] went [out|down], [shaking|giggling].
      / “[First|Whoever is] asleep has [won|the prize],” [said {friend}|{friend} said], and by the [sound of it|snore] it [cheated|won].
      + One giggle was left over, and it turned round three times and [lay down|slept].
      / The toes sang the last verse [softly|in a whisper], without the big one.
      + Down, said the pillow, and this time the mattress [agreed|said yes].
      / The sock had come down from the lamp, [tired|worn out] and happy.
      + The moon had heard the joke, and sank smiling behind the [roof|trees].
      / The night tapped its foot more slowly, and then it [stopped|kept still].
      + ?color {Hero} thought of one more thing, and it was in {color}.
      + To be tired from joy is the best tired there [is|can be].
      / All the merry things were still there, only [lying down|on their sides].
      + A hiccup of laughter went through the blanket, and was [forgiven|the last].
      / Somebody had put the [concert|hops] away, neatly, for the morning.
    `,
    inspiring: `
      {Hero} lay in bed and was no longer than before, except [inside|on the inside].
      / The bed was the same size, and {hero} had to [think about that|wonder at it].
      / [Somewhere|Somehow] {hero} had [grown|got bigger]; the [pyjamas|bed] had [not noticed|no idea].
      / The [bed|room] had not [grown|changed], but {hero} [had|felt taller], lying down.
      “You did that,” [said {friend}|{friend} said|{friend} declared]. “I was there and [saw it|can tell].” Then it went.
      / “One day was today,” [said {friend}|{friend} said|{friend} declared], and left the door open a [crack|little].
      / “I shall [tell|sing] [this|it] at home, [slowly|twice],” said {friend} in the [door|doorway].
      / “One [light|spark] [more|is a lot],” [said {friend}|{friend} said], and [went|left] softly.
      + The smallest star was still at work, and {hero} [winked|waved] at it.
      / The lamp went out, content; it had lit all that it [could|had to].
      + [Far away|Far off] {keeper} turned over in bed, [at peace|without a worry].
      / {Place} was asleep now, and {hero} had a [part|hand] in that.
      + In the pot on the sill there was a crack in the [earth|soil].
      / The acorn had not moved, but it was [thinking in rings|getting on].
      + ?color In the dark one small light stayed on, and its colour was {color}.
      + Whoever has done a good thing lies [softer|warmer] at night.
      / Small is only a size, thought {hero}, and [yawned|fell half asleep].
      + The moon said nothing, but it stayed a little [longer|closer].
      / The blanket was back, and it lay on {hero} like a [medal|kind word].
    `,
  },
  bedAlone: {
    adventurous: `
      {Hero} was home again, and lay there with the entire road in [the bones|both ears].
      / At home {hero} lay down, and all the ways of the world [did too|could wait].
      “Tomorrow, further,” [said {friend}|{friend} said|{friend} declared], and got no further than [that|sleep].
      / {Friend} said good night, and was off already, by way of [sleep|dreams].
      + And you, {child}? Your blanket has hills and [valleys|a coast], too.
      / {Child}, put your feet to bed now; they have [listened|walked along] long enough.
      + The wind made one more round, to see that all were [home|in].
      / The paths lay rolled up, one beside the other, like [cats|sleeping cats].
      + It was a fine, thick tiredness with a [view|bit of weather] in it.
      / Home is where a journey takes off its [boots|hat].
      + ?color [Far away|Far off] one last light was on, and its colour was {color}.
      + {Place} was a long way off now, and a good [story|tale] already.
      / There was no softer spot on any map than [that one|just there].
      + No road called now, or so [far off|far away] that it sounded like [the sea|rain].
      / Somewhere a gate clicked shut, and that was the [end|last] of the day.
    `,
    calm: `
      {Hero} lay down at home, and the dark came and [lay down too|straightened the edges].
      / It was quiet at home, and {hero} made it a bit [quieter|softer].
      “Good night,” [said {friend}|{friend} said|{friend} declared], and there was a lot of [night|sleep] in it.
      / {Friend} [wanted|wished] to say something, but sleep [said it first|was faster].
      + And you, {child}? There is nothing left for you to [do|do but breathe].
      / Can you hear it, {child}? That is {hero}, almost [asleep|not moving].
      + A breath went in and came out, like the tide in a [small|little] [bay|pond].
      / One eye closed, and after a while the other [went too|followed].
      + The moon looked in at each of them, as a [nurse|grandmother] does.
      / Not a leaf moved that did not [have|want] to.
      + ?color The last thing to fall asleep was a colour: {color}.
      + In {place} the lights were out, and {keeper} [slept|snored a little].
      / Nothing was missing, here or there, and you could [feel it|hear that].
      + The quiet sat down on everything, like a large soft [hen|animal].
      / Somewhere a drop fell, and took its [time|time about falling].
    `,
    mysterious: `
      {Hero} was home, and the dark there had a [kind|well-known] face.
      / At home {hero} curled round a secret, to keep it [warm|safe].
      “We were never there,” [said {friend}|{friend} said|{friend} declared], and [winked|slept] [immediately|straight away].
      / {Friend} whispered a last word to the dark, and the dark [kept|hid] it.
      + Now you know it too, {child}, and so do I, and that is [all|enough].
      / If something rustles, {child}, it is just {hero}, [turning over|dreaming].
      + A wisp of mist had followed them home and meant no [harm|trouble].
      / The shadows lay down on top of each other, large ones [first|below].
      + What the night hides is mostly [sleep|more night].
      / Some things you see best with your eyes [shut|closed].
      + ?color One of the shadows was not grey at all, but {color}.
      + In {place} a light was left on for those who come in [dreams|late].
      / [Far away|Far off] {keeper} smiled in the dark, and only the moon [saw|knew].
      + A bell sounded, very low, [as if|as though] from under a [pillow|pond].
      / The keyhole of the night turned, just once, and [clicked|was shut].
    `,
    joyful: `
      {Hero} dropped into bed at home, and even the bed [laughed|was merry].
      / There was one hop left, and {hero} used it to get [home to bed|into bed].
      “And then I said,” began {friend}, and [giggled|slept] before the best part.
      / {Friend} was telling the joke in its sleep by now, and [well|not badly].
      + Are you smiling as well, {child}? It will [keep|keep overnight].
      / One giggle was saved for you, {child}, and it is [under your pillow|quite small].
      + The last bit of joy turned round, like a dog, and [lay down|chose its spot].
      / Pom, went the heart, and after a while, [pom|pom again].
      + In {place} somebody snored in a good mood, and it was [surely|perhaps] {keeper}.
      / {Place} was full of people who smiled in their [sleep|beds].
      + ?color It had been a day all in {color}, with a fringe.
      + It is a fine thing to be tired from nothing but [joy|fun].
      / The moon held its sides and sank behind the [hill|trees].
      + The merry things were back in their box, with the lid [open|not quite on].
      / Even the dark had a dimple in [it|its cheek].
    `,
    inspiring: `
      {Hero} came home no bigger than before, but the bed [knew|could tell].
      / {Hero} lay down at home, and the smallest star stood right [above|there].
      “I only watched,” [said {friend}|{friend} said|{friend} declared], “but I watched very [hard|well].”
      / “I will tell them all tomorrow,” [said {friend}|{friend} said|{friend} declared], and [began immediately|slept].
      + You will do such things too, {child}, once you have [slept|rested].
      / You are small as well, {child}, and so is every [seed|star] from here.
      + Something had grown tonight, by about the width of a [hair|leaf].
      / The dark was as big as ever, but it weighed [less|almost nothing].
      + In {place} all was well, because one heart had been [enough|stubborn].
      / {Keeper} slept now, [far away|far off], and smiled [while sleeping|about it].
      + ?color {Hero} closed both eyes, and a glow was left in {color}.
      + There is no softer pillow than a thing [well done|that went well].
      / A good deed makes no noise at night; it only keeps you [warm|company].
      + The moon sees many things, and had [seen|kept] this one, too.
      / Somewhere a seed [heard of it|turned over] and [began|started] to grow.
    `,
  },
  dream: `
    ?dream A dream [drew up|stopped] softly; on its [front|door] stood [where it was going|the name of the place]: {dream}.
    / The dream had a ticket ready; in [silver|small] letters it said: {dream}.
    / “Who is for this?” [asked the dream|the dream asked], and read it from a [leaf|shell]: “{dream}.”
    / The [dream|next dream] had only one stop that night: {dream}. [All aboard|In they got].
    / “[Anyone for this|Who else is going]?” [called|sang] the dream. “{Dream}!” The [doors|windows] were open.
    / A little [ferry|train] stood [at the bedside|by the bed], all lit up, and it had one stop: {dream}.
    / The night [wrote|put] the address on a [cloud|leaf], so that the dream would [find|not miss] it: {dream}.
    !dream Then a dream came [in|upstairs], on [soft shoes|tiptoe], and [held out a hand|asked if there was room].
    / A dream had [waited|stood] behind the [curtain|door], and now it [came out|took off its hat].
    / That night’s dream was a [wide|long] one, with [a river|a warm wind|a slow train] in it.
    / The [first|best] dream of the night [came up the stairs|stood by the door] and [took off its hat|waited, quite politely].
    / Then [sleep|the night] opened a [gate|small door], and [behind it|there] a dream had its lamp [on|lit].
    / [Sleep|The night] turned a page, and [there|on it] was a dream, [already|just] beginning.
    / On the [sill|bedpost] sat a dream, [swinging its legs|with its lamp lit], and had [time|waited].
    + {Friend} was in it too, and could do something it [never could|had always wanted].
    / By the window sat {friend}, with a [small|little] [suitcase|bag of buns].
    + You did not have to walk there, for the ground [came along|moved for you].
    / [In it everything was easy, since|There everything was easy, since|All was easy there, since] nobody [weighed anything|was in a hurry].
    + A light shone [far off|far away] in {place}, and somebody there [waved|kept it on].
    / {Keeper} stood by the road and waved, and grew [small|smaller].
    + It smelt of [apples|new bread|warm rain], and somebody was singing.
    / What else was in it, only {child} [knows|can tell], and only till breakfast.
    + Dream it slowly, {child}, because it has to last till [morning|breakfast].
    / Mind the step, {child}; it goes down [gently|softly], and it is all feathers.
  `,
  goodnight: `
    [Good night|Sleep well|Sleep now], {child}; the [moon|night|dark] has [come to sit with you|drawn its chair up|pulled the door to].
    / The [lamp|light] is out, the [moon|night] is in, and it is time to [sleep|say good night], {child}.
    / [Hush|Still now], {child}; one [breath|slow breath] in, one [breath|long one] out, and [good night|sleep does the rest|that is all].
    / The [house|street|wind] is asleep; the [stars|stairs|shoes] are asleep, and [so|almost so|very soon so] is {child}.
    / [Good night, roof|Good night, wind|Good night, moon], [good night, shoes|good night, sea|good night, far hills], good night, {child}.
    / [Somewhere|Far off] {friend} is [asleep|yawning], and here is {child}, [asleep|yawning] or [very nearly|as good as].
    / [Close|Shut] your eyes, {child}; [all is found|nothing is missing|everything is home], and [the night is long|it will keep|morning is far].
    / The [story|road] lies down [beside|next to] {child} and [pulls up the blanket|sleeps|shuts its eyes].
  `,
  moral: `
    “{Moral},” [said {hero}|{hero} said|{hero} declared], [half to {friend}|almost asleep|to nobody special].
    / So that was it, {hero} thought, on the way: “{moral}.”
    / {Friend} had been thinking, and [out it came|said it now]: “{moral}.”
    / It took only a few words, and {hero} [found|said] them: “{moral}.”
    / It was {keeper} who [called|said] it after them: “{moral}.”
  `,
}
