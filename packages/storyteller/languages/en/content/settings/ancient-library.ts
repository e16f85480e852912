import type { SettingContent } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const ancientLibrary: SettingContent<Noun, 'Ancient Library'> = {
  place: { name: 'the Ancient Library', in: 'in the Ancient Library', to: 'to the Ancient Library', from: 'from the Ancient Library' },
  beginner: {
    arrival: `
      @place Shh. The door went shut, and they were {place.in}.
      / @place They came {place.to} on tiptoe. A thousand books looked [down|up].
      / [Dust|Paper] and [warm|old] wood, up to the stars. They were {place.in}.
      / [A sign|The mat] said “[Ssh|Shoes off]”. So, [with care|on soft feet], they were {place.in}.
      + The shelves went up so high that [clouds sat there|they got small].
      + The dust wrote a word in the air: [Hello|Shh].
      + It smelled of glue and [old sun|biscuits].
      + The ladders stood in a row like [horses|tall birds].
      + A lamp put itself on. It had a [green hat|sleepy eye].
      + “Do not bend a page,” [said {friend}|{friend} said]. “They [feel it|tell].”
      + One book [sneezed|coughed]. All the rest said, “Bless you.”
      + A globe turned by itself and [stopped|hummed].
      + Far up, a page went [over|swish].
      + A chair bowed to them, [deep|with a creak].
    `,
    life: `
      At night the books here read [each other|themselves to sleep].
      / When no one looks, the books change [places|hats].
      + A fat book told a thin one about [the moon|ants].
      + A cook book was warm. They all leaned [on it|that way].
      + Two poems held [hands|their breath].
      + “And then?” said a small blue one. “And [then|what then]?”
      + A map lay on its back and drew a [bay|lake].
      + By the stove sat the long words and [drank tea|got shorter].
      + A spider hung a [comma|hook] in the corner.
      + A tale with a wolf in it had to sit [alone|apart].
      + The big words helped the small ones [up|home].
      + One book read with a [lamp|glow-worm] in bed.
    `,
    way: `
      They went by letter B. [Letter C sang|Letter D was shut].
      It was a lane of books, and it [bent|had two ends].
      + A ladder rolled along. It wanted to [see|help].
      + Some of the books had [beards|feet]. Those were old.
      + “Not in here,” said a red one. “Try [M|the end].”
      + {Hero} blew off some dust. It fell [up|as a word].
      + The floor creaked in [French|rhyme].
      + Under N they had to stop. It was [napping|night].
      + {Friend} said sorry to all the [thin ones|books, one by one].
      + Here and there a word had [dropped|got out].
      + A book of maps showed them the [way|sea].
      + A bell went ding, as soft as a [moth|crumb].
    `,
    thanks: `
      {Keeper} gave {hero} an empty page, for [later|a rainy day].
      / “Here is a new word,” said {keeper} to {hero}. “[Mind it|Take care].”
      + The books clapped. They do it with their [covers|backs].
      + “Bring us back,” said one, “in [three weeks|one piece].”
      + The lamp saw them to the [door|mat].
      + A small blue one came along to [C|the stairs].
      + The dust wrote Bye. Then it [fell|lay down].
      + {Friend} had to give back a [pen|map]. It was stuck.
      + A long word bowed. It took a [while|bit].
      + The ladders all stood [straight|to one side].
    `,
  },
  intermediate: {
    arrival: `
      @place The door closed as softly as a good book, and [they stood|there they were] {place.in}.
      / @place Nobody enters on their heels, [and so|so] it was on tiptoe that they came {place.to}.
      / It [smelt|spoke] of [paper|old leather] and sleep {place.in}, and the [lamps|ladders] turned to [see|look].
      / A [page|bookmark] was [held|put] out like a [hand|small bridge], and over it they [came|walked] {place.to}.
      + The shelves rose until there was [weather|mist] around the upper ones.
      + The dust, which is well read, wrote something on the air: [Visitors|Mind the step].
      + There was a smell of leather, glue and [somebody’s biscuit|a long-ago summer].
      + The ladders waited in a rank, like [cabs|tall, patient birds].
      + Under a green shade a lamp woke and [looked them over|moved up].
      + “Never bend a corner,” whispered {friend}. “They [remember|talk].”
      + A book sneezed, and eleven thousand others [wished it well|said bless you].
    `,
    life: `
      At night the books here read one another, the [thick to the thin|old ones with a glass].
      / After closing time they change places, and nobody [tells on them|is in alphabetical order before dawn].
      + An atlas was drawing itself a bay, since it had always [wanted one|missed the sea].
      + The cookery book was warm, and [everyone leaned that way|was asked to tea].
      + By the stove sat the long words, growing [shorter|drowsy].
      + Two poems stood with their backs together and [did not speak|hummed].
      + “And then?” asked a small blue one. “Yes, but [and then|what did the bear say]?”
      + A spider was hanging commas in a corner, to [dry|catch moths that read].
      + A thin volume of verse was doing its [exercises|feet].
    `,
    way: `
      They walked by the first letter, where it echoed, and by the second, where [they were baking|it was windy].
      / The lane between the shelves made turns that nobody [had asked for|could have planned].
      + A ladder came rolling after them out of pure [curiosity|kindness].
      + “Not here,” said a stout red volume. “Try [the ending|under M].”
      + {Hero} blew away some dust, and it came down again as [a sentence|snow].
      + The floorboards creaked in rhyme, more or [less|frequently than not].
      + At N they had to be quiet, because [that is where the night is kept|it was napping].
      + {Friend} apologised to each book in turn and had [a long way to go|only reached Ab].
      + Somewhere a page was turned, [for company|with a wet thumb].
    `,
    thanks: `
      {Keeper} gave {hero} a blank page, “because one always [needs one|wishes one had].”
      / As a keepsake {hero} was lent a word that has never been used, [to be brought back worn|for life].
      + The books clapped with their covers, which makes a sound like [pigeons|rain starting].
      + “Due back in three weeks,” remarked one of them, and [blushed|did not mean it].
      + The lamp went with them as far as its [cord|courage] allowed.
      + The dust wrote Goodbye, thought again, and [added a comma|left out the good].
      + It was noticed at the door that {friend} had a [map|poem] stuck underneath.
      + The ladders saluted. One of them [fell over|rolled].
    `,
  },
  advanced: {
    arrival: `
      @place The door closed behind them with the sound of a book that has [satisfied somebody|come to its end], and [they were|there they were] {place.in}.
      / @place [There is no rule about it, and yet everybody|No rule says so, and yet everybody|Nobody has ever asked for it, but everybody] lowers the voice {place.in}; and so did they.
      / [Somewhere|Far up] a page was turned, and the [draught|sigh] of it [told|let] them know that they were [expected|now] {place.in}.
      / Shelf [upon|above] shelf went up into the [dark|lamplight] {place.in}, until the [top|last] ones were [only rumours|read by owls].
      + The shelves went up past the lamps, and past where lamps would be of any use, into [weather|a sort of dusk].
      + Being well read, the dust disposed itself upon the air in the word [Visitors|Welcome, misspelt].
      + It smelled of calf and glue and, faintly, of [a biscuit eaten in secret|summers that other people had had].
      + “Whatever you do,” breathed {friend}, “bend nothing. They have [long memories|indexes].”
      + Somewhere under S a volume sneezed, and was blessed in [nine languages|alphabetical order].
    `,
    life: `
      When the last reader has gone the books take down [one another|their spectacles], and a rustling begins.
      / It [is after hours that one learns what they think|is only when it shuts that one learns what they think|is at night that one finds out what they think] of [each other|us], for then the books are read by their neighbours.
      + An atlas of the better sort was treating itself to [a bay|an island or two].
      + Round the stove the long words had loosened their syllables and were by now [quite short|dozing in parts].
      + Everyone contrived to stand next to the cookery book, which is [warm, and knows about onions|never without butter].
      + “And then?” a small blue one could be heard to say, down by the skirting; “[yes, but then|and was he sorry]?”
      + The dictionaries had, as usual, the last [word|two words].
    `,
    way: `
      They passed through A, in which one’s steps come back to one, and skirted B, where there was [baking|a draught].
      / The lane ran between the shelves as a thought runs, by [turnings that seem natural afterwards|way of something else].
      + One of the ladders had attached itself to them, and followed at a [respectful squeak|distance it thought discreet].
      + “I should try the last chapter,” said a stout red volume, not [unkindly|looking up].
      + Where {hero} blew upon a ledge the dust got up, turned round, and [sat down again as a proverb|became a sentence about cats].
      + N they took in stockinged feet, for that is where the [night|nap] is kept.
      + Somebody turned a page, a long way up, and [considered it|sighed].
    `,
    thanks: `
      {Keeper} chose for {hero} a leaf of perfectly good paper with [nothing on it|only a margin], saying that it was the best thing in the house.
      / In parting {hero} was lent a word, of three syllables and never yet used, and told to [bring it back a little worn|say it when the time came].
      + The books applauded, which they do with their boards, and which sounds like [pigeons rising|a shower on a tin roof].
      + Upon examination {friend} was found to be leaving with [a sonnet|part of Portugal]. It was peeled off, and forgiven.
      + And the dust, having written Goodbye, regarded it from several sides and [let it fall|added a comma].
    `,
  },
  troubles: {
    'last-page': {
      keeper: { a: 'a bookworm with spectacles', the: 'the bookworm' },
      thing: { a: 'a last page', the: 'the last page' },
      spot: { at: 'on the highest shelf', to: 'to the highest shelf' },
      facts: { ask: 'Why could the story not end?', cause: 'a draught took {thing} away', mended: 'the end of the story was read out' },
      beginner: {
        trouble: `
          @keeper Out of a book came {keeper} and [wiped its specs|blinked].
          @thing “It just stops here. {Thing} is [gone|lost]!”
          @cause “There was a draught, and it [took|carried] it away.”
          @feeling {Keeper} was so worried, it [chewed a comma|turned in a knot].
          + “The prince has one foot in the [boat|air],” it said.
          + “He has been so since [noon|tea]. His leg hurts.”
          + {Hero} looked into the book. He [waved|was wet].
          + With no end no one in it can [sleep|sit down].
          + “Make one up!” [said {friend}|{friend} said]. “He [sneezes|is a fish].” They all said no.
          + A bit of string hung out, where it [was|used to be].
          + The page had a fold in one [corner|edge], they said.
          + It had the word home on it, and a [dot|boat].
          + The book sighed. Its back [hurt|was bent].
        `,
        worry: `
          In the book it rained, as it must on page [nine|ten].
          + The queen held up her [hand|cup] and could not put it down.
          + A dog in it had been about to [bark|eat] all day.
          + “I am ever after,” said a small voice. “I am [not on yet|late].”
          + {Keeper} read them page one, for [comfort|a change].
          + The prince said it was a fine night, to [cheer them|his horse].
          + His horse had [no words left|the hiccups].
          + The cook stirred one pot, [on and on|all day].
          + It dripped. It was [a book|so wet].
          + No one sat. No one could [nod|sit].
        `,
        mend: `
          {Hero} put in {thing}, and it [fitted|went click].
          @mended By the lamp the end of the story was read out.
          + The prince stepped into the boat. [At last|He said ahh].
          + The dog barked, once, and [lay down|was so glad].
          + The rain stopped with a [dot|small sun].
          + Then came the last word, and it was [home|bed].
          + {Keeper} took off its specs, to [wipe them|hide a tear].
          + One by one they all [yawned|went to sleep], in the book.
          + The queen drank her tea. It was [cold|good].
          + The horse found its [words|bed] again.
          + “So that is how,” said a small [book|voice].
          + The book shut its own [cover|eyes].
        `,
        joy: `
          There was ink tea, and cake with [letters|raisins] on it.
          + {Friend} ate the A, the [B|Z] and half the M.
          + “From the top?” said a thin book. They [laughed low|shook their backs].
          + The prince sent up a [wave|thank you], very small.
          + {Hero} was let to turn the lamp [down|low].
          + They stuck the page in with [jam|good glue].
          + A poem came by and stood there, [nice and short|in rows].
          + The dust wrote Hooray, quite [small|low].
          + They read the last page [twice|once more].
        `,
      },
      intermediate: {
        trouble: `
          @keeper From a hole in a cover rose {keeper}, and set its [spectacles|glasses] straight.
          @thing “In mid-sentence!” it declared. “And {thing} is [gone|nowhere].”
          @cause “A draught took it away, [just as it was getting good|at the very moment].”
          @feeling {Keeper} was so worried that it had eaten [two commas|part of the preface].
          + “The prince has had one foot in the boat since [noon|lunch].”
          + {Hero} bent over the page and saw a knee that was [shaking|wet].
          + Whoever has no ending cannot go to bed, that is [the rule|how books are].
          + {Friend} made one up on the spot, with a fish in it, and the prince [begged them not to|looked alarmed].
          + A loose thread hung where the page had [been|been sewn in].
          + It was a [sad|long] pause.
        `,
        worry: `
          On page ninety it had rained since morning, for want of [a better|instructions].
          + The queen was holding a cup and could neither drink it nor [put it down|drop it].
          + A dog had been about to bark all [day|this time], and its eyes watered.
          + “I am the happy ever after,” declared a voice in the wings. “Is it [me yet|my turn]?”
          + {Keeper} read them the beginning again, which was [something|kind].
          + To cheer the others, the prince remarked on the [weather|fine night].
        `,
        mend: `
          {Thing} slid in between the covers with [a sigh|hardly a seam].
          @mended Everyone came nearer, and the end of the story was read out.
          + The prince put down his other foot and said, [“Ah.”|a word that is not in the book.]
          + The dog got out its bark and turned round [three times|and lay down].
          + The rain stopped at the full stop, [as rain should|to the drop].
          + There was a last word, and it was the kind that [shuts the door softly|one says again].
          + {Keeper} took off its spectacles and [looked for a handkerchief|saw quite as well].
          + The queen set down her cup, and it went [tock|clink].
        `,
        joy: `
          They drank tea as black as ink and ate letters, [iced|with butter].
          + {Friend} had an A, a Z and most of [the M|Wednesday].
          + “Once more, from the top?” a thin book asked, and the shelves [shook|laughed themselves crooked].
          + From page ninety came a wave of the hand, and it was [dry|the prince].
          + {Hero} was allowed to paste it in, with [plum jam|the good glue].
          + It was read again, and it ended [again|just as well].
          + The dust spelt a word that was only [just|nearly] polite.
        `,
      },
      advanced: {
        trouble: `
          @keeper Out of the spine of a novel came {keeper}, who lives there, and adjusted [a pair of spectacles|its view of them].
          @thing “It breaks off,” it [remarked|said], “in the middle of a clause, because {thing} is not [there|to be had].”
          @cause A draught, at the worst of moments, [took|carried] it away.
          @feeling From worry it had consumed two commas and [was looking at a third|the whole of the dedication].
          + The prince, they learned, had been standing since noon with one foot in the [boat|next sentence].
          + {Hero}, leaning over, could make out the knee, which had begun to [tremble|steam].
          + {Friend} extemporised a conclusion, with a pike in it, and from the page there was a cry of [“No!”|dismay, followed by coughing].
        `,
        worry: `
          Nothing can be done about rain when nobody has [written that it stops|provided for it], and on page ninety it had been raining for hours.
          + The queen held her cup in the air, and with it [the entire conversation|her breath].
          + A dog, which had been upon the point of barking since luncheon, had tears in [its eyes|all the wrong places].
          + And behind the margin a patient little voice could be heard to ask whether [ever after was on yet|it was still wanted].
          + It rained. It [rained|went on raining].
        `,
        mend: `
          {Thing} went in like a hand into its own [glove|sleeve].
          @mended The lamp was turned up, the nearest shelves bent down, and the end of the story was read out.
          + The prince got his other foot into the boat and made a remark which is [not in the text|still being footnoted].
          + The dog disposed of its bark, went round itself three times, and [was a rug|let the matter drop].
          + Of the final word it need only be said that it [closed of itself|was a small one], like a good gate.
          + The book closed [itself|softly].
          + The rain [ceased|was over].
        `,
        joy: `
          The tea was as black as ink, and the biscuits were letters, so that one heard things like: [pass me a vowel|who has had the Q].
          + {Friend} got through an A, a Z and the greater part of [an argument|Wednesday].
          + It was a thin book that said, “Again? From the [top|woods]?” and the whole of fiction shook.
          + Paste was made, of flour and plum jam, and {hero} put the page in [to stay|crooked, and for ever].
          + It ended again [beautifully|on request].
        `,
      },
    },
    bookmark: {
      keeper: { a: 'a librarian moth', the: 'the librarian moth' },
      thing: { a: 'a silver bookmark', the: 'the silver bookmark' },
      spot: { at: 'inside the big clock', to: 'to the big clock' },
      facts: {
        ask: 'Why did all the books talk at once?',
        cause: 'somebody cut cheese with {thing} and mislaid it',
        mended: 'the books found their places and were quiet',
      },
      beginner: {
        trouble: `
          @keeper At the desk sat {keeper}, a [feeler|wing] in each ear.
          @thing “They lost their place!” it cried. “I need {thing}!”
          @cause “[Somebody|Someone] cut cheese with it and mislaid it. It was [good cheese|me].”
          @feeling {Keeper} was so ashamed, it [hid in a lamp|went grey].
          + All the books spoke at [once|the top of their voice].
          + “Take two eggs!” “He drew his [sword|bath]!”
          + “North of here lies a…” “…[big fat hen|cup of salt]!”
          + {Hero} put a hand on one. It [bit|hummed].
          + “What?” [said {friend}|{friend} said]. “[WHAT|Eggs]?” “Just so,” said the moth.
          + On the plate lay a [rind|crumb], all alone.
          + A cook book told a ghost book how to [boil|fry].
          + The moth ran from book to [book|shelf], on six feet.
          + “Page nine!” cried one. “No, [ten|ten and a half]!”
        `,
        worry: `
          One told out loud who [did it|the thief was]. That was mean.
          + A hymn and a joke had got [mixed|stuck].
          + The atlas did not know where [it|Wales] was.
          + The small blue one cried, “Where was [I|the bear]?”
          + The lamps had put on their [hats|ear caps].
          + “Page nine,” sobbed one. “Or [ninety|none].”
          + {Keeper} said shh. It sounded like [a moth|snow].
          + A poem had lost its [end|feet].
          + The lamp put its hood [down|on its ears].
          + A map said left and a tale said [once|right].
        `,
        mend: `
          From book to book went {thing}, [one touch each|like a cool hand].
          @mended One by one the books found their places and were quiet.
          + “Ah,” said a fat one. “[Here I was|The bear].”
          + The last to stop was a [cook book|song]. It said, “…salt.”
          + Then you heard pages turn, like [waves|leaves].
          + The lamps took off their [caps|hats].
          + {Keeper} dared to look. It was all [in rows|calm].
          + You could hear the clock [think|swallow].
          + One by one the books found their [place|page].
          + The cook book went back to the [soup|eggs].
          + “Ah,” said the lamp, and [glowed|came up].
        `,
        joy: `
          There was cheese, and a real [knife|cheese cutter].
          + “It was my cheese,” [said {keeper}|{keeper} said]. They had all [known|smelled it].
          + A poem was read, the one with the [owl|sea].
          + {Friend} cried at the end of it. It was [four lines|not sad].
          + {Hero} got to stamp a [card|hand]. Thump.
          + They sat on the soft words by the [stove|lamp].
          + Nobody spoke, and all at [once|ease].
          + The cheese was cut with a [knife|string] this time.
          + The poems danced, two [by two|feet each].
        `,
      },
      intermediate: {
        trouble: `
          @keeper At the desk, a feeler in each ear, [sat|waited] {keeper}.
          @thing “They have all lost their place,” it cried, “for want of {thing}!”
          @cause “[Somebody|Someone] cut cheese with it and mislaid it,” it declared, and [looked at the rind|swallowed].
          @feeling It [was|felt] so ashamed that it had gone grey, [and it was grey to begin with|right to the fringe].
          + “Take two eggs!” cried one shelf. “And he drew his [sword|curtains]!” cried the next.
          + “North of the river lies a large [ham|and honest sister].”
          + {Hero} laid a hand on the nearest, and it [hummed with fright|told a joke].
          + {Friend} answered them all, which [did not help|took it up with the eggs].
          + A book of recipes was shouting down a book of [ghosts|hymns].
          + Nobody [heard|listened].
        `,
        worry: `
          A detective story shouted out who it had been, and [several others wept|spoiled seven evenings].
          + A hymn and a limerick had got into each other and could not [get out|stop].
          + The atlas no longer knew where it [was|had put the sea].
          + “Where was I?” sobbed a small blue one. “Was there a [bear|door]?”
          + The lamps had drawn their shades down over their [ears|eyes].
          + {Keeper} called for silence, and it was like [a snowflake calling|moths’ work].
        `,
        mend: `
          From book to book went {thing}, and gave to each [a light touch|its page], like a cool hand.
          @mended Shelf by shelf the books found their places and were quiet.
          + “Ah,” observed a fat one, “here I was,” and [sank into itself|turned over].
          + The last to stop was the cookery book, which still had to say [“salt”|something about dumplings].
          + After that there was only the turning of pages, like [small waves|a wood at night].
          + The lamps put up their shades and [looked round|glowed].
          + One could hear the big clock swallow its [tick|surprise].
          + The lamp came out from under its [shade|hood].
        `,
        joy: `
          There was cheese, and this time there was a [knife|proper one].
          + “It was I,” {keeper} confessed. Everybody had [smelled it|known for hours].
          + One of the poems said itself, the one with [the sea in it|four lines].
          + {Friend} was moved and wished it had been [longer|about cheese].
          + {Hero} might stamp whatever came to hand, and [it was the cake|left dates on everyone].
          + For the cheese they used [a knife, for once|a thread].
          + The poems took the floor, on [all their feet|tiptoe].
        `,
      },
      advanced: {
        trouble: `
          @keeper Behind the desk, with a feeler stopped in either ear, was {keeper}, [at the end of its tether|mouthing something].
          @thing What it said, when the noise allowed, was that they had lost their places, [every|each] one, and all for want of {thing}.
          @cause “Somebody,” it added, avoiding a certain plate, “cut cheese with it and mislaid it.”
          @feeling It is hard for a moth to turn grey with shame, but this one had [contrived it|done so twice].
          + “Take two eggs,” they heard, “and run him through [with butter|the heart]!”
          + “North of the river,” bawled the geography, “there lies a [large and tender ham|widow of forty].”
          + To {hero.s} hand the nearest volume was hot, and beat like [a bird|something picked up from the road].
        `,
        worry: `
          A tale of detection had let out at the top of its voice who did it, and whole shelves were in [tears|mourning].
          + Somewhere under H a hymn had become entangled in a limerick, and neither would [let go first|be parted until the rhyme].
          + The atlas, pale, was asking passers-by if they had seen [Wales|the equator].
          + And {keeper} called for silence, in the voice of moths, which is that of [flour|snow upon flour].
          + The lamp had [withdrawn|drawn in].
        `,
        mend: `
          {Thing} only touched them, going along the rows, as one lays [a hand to a forehead|a finger to one’s lips].
          @mended And row upon row the books found their places and were quiet.
          + “Ah,” a fat one was heard to say, “the [bear|bishop],” and shut its eyes.
          + Longest of all held out the cookery book, which could not rest until it had got off its mind the word [“salt”|“dumpling”].
          + What remained was a sound of leaves, such as one hears, half asleep, from [the wood behind the house|a shore].
          + The lamp came [out again|forward].
          + Nobody [stirred|coughed].
        `,
        joy: `
          The cheese was brought out again, and beside it, on a napkin, lay [a knife|an instrument made for the purpose].
          + “I was the somebody,” [remarked {keeper}|{keeper} remarked]. And it was a kindness, on the part of the entire collection, to be [astonished|a moment late with its surprise].
          + A poem of four lines recited itself, and was over before {friend} had [found a seat|finished crying at the first].
          + The stamp was entrusted to {hero}, with the result that a good many things there are [due on Thursday|to be returned, including a cake].
        `,
      },
    },
    'full-stop': {
      keeper: { a: 'an ink sprite', the: 'the ink sprite' },
      thing: { a: 'a full stop', the: 'the full stop' },
      spot: { at: 'behind the thickest dictionary', to: 'to the thickest dictionary' },
      facts: {
        ask: 'Why could nobody stop talking?',
        cause: '{thing} rolled off the page',
        mended: 'everyone stopped talking and it was quiet',
      },
      beginner: {
        trouble: `
          @keeper Up out of the ink popped {keeper}, and [talked|talked on].
          @thing “And I lost {thing} and so,” it said, “and [so|then].”
          @cause “And it rolled off the page and off the desk and [off|on].”
          @feeling {Keeper} was so confused, it [forgot how to end|sat on its own head].
          + “And you are {hero} and I am [blue|me] and.”
          + It was a small thing, black and [round|shy], like a seed.
          + With no stop no one can [stop|breathe out].
          + “And I like cheese,” [said {friend}|{friend} said], “and [toes|hats] and.”
          + Oh no. Now {friend} [had it too|was at it].
          + {Hero} tried to stop. It went on [inside|in there].
          + The stairs talked. The [door|mat] talked.
          + No one could get a [yawn|breath] in.
          + A [fly|moth] told them all.
        `,
        worry: `
          The chairs talked. The stairs talked. They had [a lot|years] to tell.
          + “And my left leg,” said one, “and my [right|other left].”
          + A mouse was at the part with [its aunt|the cat].
          + No one could hear, for no one [did not talk|was shut].
          + Babies in the town said all they [knew|had], which was da.
          + The moon moved its lips. It was too [far|late].
          + {Keeper} went red, and it was [blue ink|the green sort].
          + A clock told the time, and [told it|told it on].
        `,
        mend: `
          {Hero} set {thing} down at the end, [pat|with one tap].
          @mended At once everyone stopped talking and it was quiet.
          + So. [Quiet|Like that].
          + You could hear the lamp [glow|hum].
          + You could hear the dust [land|sit down].
          + {Friend} shut its mouth and was [amazed|proud of it].
          + {Keeper} put a lid on the ink, [soft|so soft].
          + Not one word. It was [lovely|as good as cake].
          + Then it was so still that dust [fell|lay down].
          + A book shut its mouth with a [sigh|snap].
          + They all looked at each [other|shelf].
          + No one said a word. It was [sweet|lovely].
          + Far off a clock ticked, just [once|the once].
        `,
        joy: `
          They sat in a ring, said [nothing|no more], and liked it.
          + They had soup, with no [slurp|sound].
          + {Keeper} drew a [moon|sheep]. That was all it said.
          + {Friend} had one thing to say and [kept it|did not].
          + A clock came in on its [toes|tick].
          + {Hero} smiled. They all [heard it|smiled back].
          + It was the best talk they had had in [years|a week].
          + They shook hands and did not [speak|say].
          + {Friend} pointed at the cake. That was [enough|clear].
        `,
      },
      intermediate: {
        trouble: `
          @keeper Out of the inkwell shot {keeper}, dripping and [talking|in the middle of a story].
          @thing “And I have lost {thing} and so I cannot,” it said, “and [so|then].”
          @cause “And it rolled off the page and off the desk and [away|I ran].”
          @feeling It was so confused that it had [forgotten how one ends|started its own name in the middle].
          + The thing is no bigger than a poppy seed, and without it [nothing ends|no one can breathe out].
          + “And I am fond of cheese,” {friend} remarked, “and of knees, and [of Tuesdays|of trees] and.”
          + So now {friend} had [caught it|got it too].
          + {Hero} kept both lips shut, and felt the words [knocking|queue up] behind.
          + Even the stairs [talked|had views].
          + {Keeper} could not [stop|finish].
        `,
        worry: `
          The chairs were talking, and chairs have [much to bear|heard everything].
          + A mouse had begun with its childhood and was now at [its second aunt|the cheese of that summer].
          + In the town the babies had said all they knew, and [said it again|it was da].
          + Nobody heard anything, since nobody was left over [to listen|who did not speak].
          + The fire crackled without a pause, about [wood|its uncle, the sun].
          + {Keeper} grew redder and redder, which in blue ink comes out [violet|as thunder].
        `,
        mend: `
          {Hero} took {thing} between two fingers, or [what there was|nearly], and set it down.
          @mended From one moment to the next everyone stopped talking and it was quiet.
          + It was so quiet that one heard the lamp [glowing|being a lamp].
          + A grain of dust came down and made [a thump|more noise than it liked].
          + {Friend} closed its mouth and felt it from the outside, [with wonder|twice].
          + {Keeper} put the cork in the ink, and nobody said [well done|a word].
          + They only looked at each other, and that was [plenty|long enough].
          + You could hear the dust [land|sit down].
        `,
        joy: `
          They sat round the desk and said nothing, one after [another|the other, in turn].
          + The soup was eaten with [wooden spoons|great delicacy].
          + {Keeper} drew a sheep, by way of a [speech|toast].
          + {Friend} had thought of something, and eventually [kept it|put it in a pocket].
          + Everybody agreed, without a word, that it had been an excellent [conversation|talk].
          + Cake was handed round by [nods|signs alone].
          + Nobody proposed a [toast|speech], and it was much enjoyed.
        `,
      },
      advanced: {
        trouble: `
          @keeper Out of the inkwell, in the middle of a sentence, came {keeper}.
          @thing “And that is how I lost {thing},” it was saying, “and since then one simply cannot, and [so|what is more].”
          @cause It had rolled off the page, and off the desk, and the sentence [had gone with it|was now in its second day].
          @feeling The poor thing [was|felt] so confused that it had begun its own name and [could not get out of it|was looking for the end].
          + One thinks little of a dot the size of a poppy seed until there is none to be [had|put].
          + “I am partial to cheese,” [observed {friend}|{friend} observed], “and to knees, and, while we are about it, [to Tuesdays|to the sea], and.”
          + {Hero}, with lips pressed tight, could feel the words behind them [forming a line|shifting their feet].
          + Nobody heard [it|themselves].
          + It rained [remarks|commas].
        `,
        worry: `
          The chairs had started, and there is very little that has not been [said within their hearing|put upon them].
          + A mouse which had opened with its early years was now describing, without pause, [a second aunt|the draughts at that address].
          + Since everyone talked there was nobody over to [be told|whom one might have begged to stop].
          + The fire had got on to the subject of [its uncle, who is the sun|logs it had known].
          + A clock, having begun to tell the time, could find no place at which to [leave off|stop].
        `,
        mend: `
          {Hero} picked {thing} up on one moistened finger and put it, without haste, [where it belonged|after the last word].
          @mended And everyone stopped talking and it was quiet.
          + The lamp could be heard to [shine|hold its light].
          + A speck of dust alighted, and looked about it, [embarrassed|sorry for the noise].
          + {Friend} shut its mouth and went over it, outside, with a sort of [respect|tourist’s pleasure].
          + Nobody remarked on how pleasant it was; that was the [pleasant thing|whole of it].
          + There followed a silence in which one could distinguish the several kinds of [dust|paper].
        `,
        joy: `
          For the rest of the evening they sat about the desk and did not speak, each [in turn|as well as he could].
          + {Keeper} proposed a toast, by means of a drawing of [a sheep|a closed door with light under it].
          + A thought came to {friend}, and was turned round and round, and finally [kept|swallowed with the soup].
          + When they rose it was felt on every side to have been a most remarkable [conversation|flow of talk].
          + Cake was offered and accepted entirely by means of the [eyebrows|spoon].
        `,
      },
    },
  },
}
