import type { ActivityContent } from '../../../language.ts'

// Themes never share a type with settings (craft, musical), so that every story gets activities of four types or more.
export const activities: ActivityContent = {
  themes: {
    Kindness: {
      type: 'game',
      title: 'Secret helpers',
      description: 'In the story nobody had ever asked the gnome what hurt. Be somebody who does ask, and help without being caught.',
      instructions: `
        Everybody draws a name from a cap and tells nobody.
        Until bedtime, do that person three small kindnesses, as quietly as {friend} would on a good day.
        At the end, guess together who helped whom.`,
      materials: ['paper slips', 'a pencil', 'a cap or a bowl'],
      minutes: 20,
      objectives: ['Noticing what somebody needs', 'Helping without being asked'],
    },
    Friendship: {
      type: 'game',
      title: 'Room for one more',
      description: '{Hero} moved over, and there was room for three. How many fit on your blanket?',
      instructions: `
        Spread a blanket on the floor. Everybody stands on it.
        Fold it in half and find a way to stay on, all together.
        Fold it again. Invite a soft toy as well: who makes room for it?`,
      materials: ['an old blanket', 'soft toys'],
      minutes: 10,
      objectives: ['Making room for others', 'Solving a problem side by side'],
    },
    Courage: {
      type: 'discussion',
      title: 'One step and then one more',
      description:
        '{Hero} said “I am afraid” and went all the same. Talk about what is a little scary, and where the first small step might be.',
      instructions: `
        Each of you names one thing that makes your tummy flutter. Grown-ups too.
        Find the smallest possible first step towards it.
        Say it aloud: “I am a bit afraid, and I can do this much.”`,
      materials: ['a cosy place to sit'],
      minutes: 10,
      objectives: ['Giving fear a name', 'Breaking something scary into small steps'],
    },
    Patience: {
      type: 'game',
      title: 'Who hears the last drop?',
      description: 'The bud opened only when nobody tugged. Practise waiting, and find out what happens while nothing happens.',
      instructions: `
        Rest an ice cube on a saucer and sit around it.
        Guess how long it takes to melt. Nobody may touch it or blow.
        While you wait, hum as {hero} did. Whoever sees the last bit go, whispers “now”.`,
      materials: ['one ice cube', 'a saucer'],
      minutes: 20,
      objectives: ['Waiting calmly', 'Watching closely'],
    },
    Honesty: {
      type: 'discussion',
      title: 'The door with the locks',
      description: 'Every fib put one more lock on the door. Talk about why the true words were so hard to say, and so good to have said.',
      instructions: `
        What did {friend} say to the door? Why do you think so?
        What made the locks spring open when {hero} spoke?
        Each of you tells one small true thing that was hard to say. The others only say: thank you.`,
      materials: ['a cosy place to sit'],
      minutes: 10,
      objectives: ['Seeing why people fib', 'Finding that the truth can be said kindly'],
    },
    Respect: {
      type: 'game',
      title: 'May I pass, Your Smallness?',
      description: 'The thumb-sized folk wanted only to be asked. Build them a kingdom and cross it politely.',
      instructions: `
        Line up small toys on the floor as a kingdom, with a gap here and there.
        Cross the room on tiptoe. At each toy stop, bow and ask: “May I pass?”
        The other player answers in a tiny voice, and may ask for a favour: a song, a hop, a joke.`,
      materials: ['small toys or building bricks'],
      minutes: 15,
      objectives: ['Asking before acting', 'Taking small ones seriously'],
    },
    Responsibility: {
      type: 'game',
      title: 'Keeper of the lamp',
      description: '{Hero} held the little lamp to the very end. Can you keep a light steady when there is so much else to look at?',
      instructions: `
        Fill a cup almost to the brim. It is the lamp, and you are its keeper.
        Carry it once around the room while the others sing, dance and pull faces.
        Not a drop spilt? Hand it over to the next keeper with both hands.`,
      materials: ['a cup of water', 'a cloth for spills'],
      minutes: 10,
      objectives: ['Staying with a task', 'Feeling that others rely on you'],
    },
    Generosity: {
      type: 'discussion',
      title: 'The full bowl',
      description: 'The stone bowl gave only to those who gave. Fill a bowl with things that cost nothing.',
      instructions: `
        Put an empty bowl in the middle.
        In turn, name something you can give: a hug, the first go, ten minutes. Write or draw it on a slip and drop it in.
        Tomorrow morning each of you draws a slip and gives what is on it.`,
      materials: ['a bowl', 'paper slips', 'a pencil'],
      minutes: 15,
      objectives: ['Giving gladly', 'Knowing that time and attention are gifts'],
    },
    Curiosity: {
      type: 'game',
      title: 'Why is this one warm?',
      description: '{Hero} asked about one stone in a plain wall. Look for a wonder in the plainest corner you have.',
      instructions: `
        Choose a corner of a room that nobody ever looks at.
        Sit before it and ask ten questions in turn, beginning with why, how or what if.
        Pick the best question and try to find out together.`,
      materials: ['paper', 'a pencil'],
      minutes: 15,
      objectives: ['Asking good questions', 'Looking twice at ordinary things'],
    },
    Creativity: {
      type: 'creative',
      title: 'The bridge that never was',
      description: 'A ladle, some string, an umbrella: {hero} made a bridge of odds and ends. Now you.',
      instructions: `
        Put two chairs a step apart. Between them is a deep gorge.
        Collect five things that were never meant for a bridge.
        Build. It may squeak and sway, but it must carry one soft toy across.`,
      materials: ['two chairs', 'string', 'spoons, boxes, cardboard', 'a soft toy'],
      minutes: 30,
      objectives: ['Using things in new ways', 'Trying, failing and trying differently'],
    },
    Perseverance: {
      type: 'game',
      title: 'A hundred knots, or ten',
      description: '{Friend} stopped after three knots. How far do you get with “one more, and one more”?',
      instructions: `
        Tie ten knots in a string for one another, not too tight.
        Swap and undo them. Before each knot say: “One more.”
        Stuck? Breathe, look at it from behind, and begin again.`,
      materials: ['two long pieces of thick string or shoelaces'],
      minutes: 15,
      objectives: ['Keeping on when it is hard', 'Working with nimble fingers'],
    },
    'Self-belief': {
      type: 'writing',
      title: 'I can try',
      description: 'The steps shrank when {hero} said “I can try”. Build a stair of your own.',
      instructions: `
        Draw a stair with five steps.
        On each step write or dictate something you could not do a year ago and can do now.
        On the top step put one thing you mean to try. Hang the stair where you can see it.`,
      materials: ['paper', 'coloured pencils'],
      minutes: 15,
      objectives: ['Seeing how far you have come', 'Speaking kindly to yourself'],
    },
    Growth: {
      type: 'game',
      title: 'Grow, moon-bean!',
      description: 'The bean grew whenever somebody did what they could not do before. Grow one on your door.',
      instructions: `
        Draw a bean low down on a strip of paper and hang it on a door.
        Choose something new: whistling, hopping backwards, tying a bow.
        For every honest try draw one more leaf. A try that goes wrong counts too.`,
      materials: ['a long strip of paper', 'sticky tape', 'a green pencil'],
      minutes: 20,
      objectives: ['Enjoying practice', 'Seeing mistakes as part of learning'],
    },
    Learning: {
      type: 'game',
      title: 'Snail school',
      description: 'The snail knew how to read the door. Tonight the youngest is the teacher.',
      instructions: `
        The youngest thinks of something to teach the others: a word, a trick, a dance step.
        The pupils say: “I don’t know. Will you teach me?”
        Change over, until everybody has been both snail and pupil.`,
      materials: ['nothing but yourselves'],
      minutes: 15,
      objectives: ['Asking for help without shame', 'Explaining step by step'],
    },
    Adaptability: {
      type: 'game',
      title: 'The wandering stones',
      description: 'The stones would not stay where the map had them. Cross the room when the way keeps changing.',
      instructions: `
        Lay cushions across the floor as stepping stones.
        One player crosses. After each step another player moves one cushion.
        Do not complain of the map: look, think, and go as the stones go.`,
      materials: ['six cushions'],
      minutes: 15,
      objectives: ['Changing a plan in time', 'Keeping your balance'],
    },
    Resilience: {
      type: 'game',
      title: 'The third tower stands',
      description: 'The stair fell, and fell again. {Hero} built it wider. Build something that is allowed to tumble.',
      instructions: `
        Build a tower of anything that stacks, as high as you dare.
        When it falls, say one thing you have found out from it.
        Build the next one better. How tall is the third?`,
      materials: ['building bricks, boxes or cups'],
      minutes: 20,
      objectives: ['Getting up after a mishap', 'Learning from what went wrong'],
    },
    Sharing: {
      type: 'game',
      title: 'One bun for everybody',
      description: '{Hero} broke the only bun into pieces for all. Can you share so fairly that nobody minds?',
      instructions: `
        Take one bun or apple and count who is there.
        One divides it; the others choose their piece first.
        Eat it slowly under one blanket and tell one another what was good today.`,
      materials: ['a bun or an apple', 'a blanket'],
      minutes: 10,
      objectives: ['Dividing fairly', 'Finding that shared things taste better'],
    },
    Teamwork: {
      type: 'game',
      title: 'One, two, now!',
      description: 'The lid moved when all pulled at once. Lift something that one alone cannot lift.',
      instructions: `
        Spread a small towel and lay a soft ball or a rolled sock in the middle.
        Everybody holds a corner. Count together: one, two, now!
        Toss it and catch it. How many times without dropping it?`,
      materials: ['a towel', 'a rolled-up sock'],
      minutes: 10,
      objectives: ['Moving at the same moment', 'Counting on one another'],
    },
    Empathy: {
      type: 'discussion',
      title: 'What the puddle knew',
      description: '{Hero} said nothing, sat down, and then found the right words. Talk about what helps when somebody cries.',
      instructions: `
        Why did {friend.s} jokes not help, do you think?
        What helps you when you are sad: words, a hug, or somebody just sitting there?
        Make a list for everybody in the house and keep it.`,
      materials: ['paper', 'a pencil'],
      minutes: 15,
      objectives: ['Feeling with somebody', 'Knowing different ways to comfort'],
    },
    Understanding: {
      type: 'game',
      title: 'Plim!',
      description: '“Plim” meant slippery. Invent words of your own and see whether anybody understands.',
      instructions: `
        Think of a thing in the room and of a new word for it.
        Say the word and show with your hands, but say nothing else.
        The others listen, copy and guess. Whoever understands invents the next word.`,
      materials: ['nothing but yourselves'],
      minutes: 10,
      objectives: ['Listening closely', 'Understanding without common words'],
    },
    Communication: {
      type: 'game',
      title: 'Did you mean …?',
      description: 'Pull, full or bull? Draw what somebody tells you, and ask before you go wrong.',
      instructions: `
        Sit back to back. One describes a simple picture, the other draws it.
        Before each line ask: “Did you mean …?” and say it in your own words.
        Compare, laugh, change over.`,
      materials: ['paper', 'pencils'],
      minutes: 15,
      objectives: ['Saying clearly what you mean', 'Asking back'],
    },
    Leadership: {
      type: 'game',
      title: 'The slowest light leads',
      description: '{Hero} walked ahead slowly and waited. Lead a line of little lights safely through the house.',
      instructions: `
        One leads, the others follow with eyes shut and a hand on the next shoulder.
        The leader walks slowly, says what is coming, and waits for the smallest.
        Then the smallest leads. Was it easier to lead or to trust?`,
      materials: ['a clear floor'],
      minutes: 10,
      objectives: ['Leading with care', 'Trusting somebody'],
    },
    Inclusion: {
      type: 'game',
      title: 'Everybody hops',
      description: 'One light hopped instead of stepping, so {hero} changed the dance. Make a dance that suits all of you.',
      instructions: `
        Everybody shows one movement that is easy for them. Sitting ones count.
        String the movements together into one dance.
        Dance it in a ring until everybody knows all of it.`,
      materials: ['music or humming'],
      minutes: 15,
      objectives: ['Changing the rules so that all can join', 'Valuing differences'],
    },
    Cooperation: {
      type: 'game',
      title: 'You hold, I turn',
      description: 'One guard had the key, one knew the keyhole. Do everyday things with one hand each.',
      instructions: `
        Two players stand side by side, each with one hand behind the back.
        Together put on a sock, open a jar and tie a bow.
        Say what your hand is about to do. Then try it without a word.`,
      materials: ['a sock', 'a jar with a lid', 'a piece of string'],
      minutes: 15,
      objectives: ['Joining two halves of a task', 'Fitting in with somebody else'],
    },
    Adventure: {
      type: 'game',
      title: 'The path nobody knows',
      description: '{Friend} wanted the path with the benches. Take the other one, in your own home.',
      instructions: `
        Toss a coin at every door and corner: heads is left, tails is right.
        After seven turns stop. What is here that you have never looked at?
        Give the place a name and draw it on a card.`,
      materials: ['a coin', 'paper', 'a pencil'],
      minutes: 20,
      objectives: ['Enjoying the unknown', 'Seeing a familiar place afresh'],
    },
    Discovery: {
      type: 'game',
      title: 'Look where nobody looks',
      description: '{Thing} had hung above them all the time. Hide something where everybody could see it, if only they looked.',
      instructions: `
        Hide a spoon in plain sight: high up, low down or very near.
        The others search without touching anything, also lying on their backs.
        Whoever finds it says nothing, sits down and smiles.`,
      materials: ['a spoon'],
      minutes: 15,
      objectives: ['Looking from a new side', 'Searching patiently'],
    },
    Wisdom: {
      type: 'game',
      title: 'Three boxes',
      description: 'Golden, silver or worn? Set one another a riddle that only thinking can solve.',
      instructions: `
        Hide a button under one of three cups.
        Give three hints, of which the best is the quietest.
        Before choosing, the others must say why. Then lift the cup.`,
      materials: ['three cups', 'a button'],
      minutes: 15,
      objectives: ['Thinking before choosing', 'Giving reasons'],
    },
    Change: {
      type: 'discussion',
      title: 'Thank you, leaf',
      description: 'The tree was afraid of letting go. Say goodbye to something, and see what it makes room for.',
      instructions: `
        Each of you names something that has become different: a tooth, a room, a friend who moved.
        What was good about it before? Thank it aloud.
        What new bud may come? Draw it as a leaf and a bud.`,
      materials: ['paper', 'coloured pencils'],
      minutes: 15,
      objectives: ['Talking about change', 'Letting go with thanks'],
    },
    'Problem-solving': {
      type: 'game',
      title: 'Up, down and why',
      description: '{Hero} stopped running and looked. Build a see-saw and make the light end lift the heavy one.',
      instructions: `
        Lay a ruler across a pencil. Put a coin on each end.
        Now two coins on one side: how can one coin lift them?
        Guess before each try, and say what happened.`,
      materials: ['a ruler', 'a thick pencil', 'a few coins'],
      minutes: 20,
      objectives: ['Looking before acting', 'Testing an idea'],
    },
    'Decision-making': {
      type: 'discussion',
      title: 'Left or right?',
      description: 'One good reason for each door, then a choice, then keeping to it. Try it with what you decide tomorrow.',
      instructions: `
        Choose a real question: which game, which walk, which pudding?
        Find one good reason for each side. Only one!
        Decide, shake hands on it, and do not look back.`,
      materials: ['a real question of your own'],
      minutes: 10,
      objectives: ['Weighing reasons', 'Standing by a choice'],
    },
    'Goal-setting': {
      type: 'writing',
      title: 'Only as far as the pebble',
      description: 'A hundred steps are ten times ten. Put down pebbles for something you would like to reach.',
      instructions: `
        Write or draw your goal at the top of a sheet.
        Draw a path to it with five pebbles. Beside each goes one small step.
        Colour the first pebble as soon as you have got there.`,
      materials: ['paper', 'coloured pencils'],
      minutes: 20,
      objectives: ['Cutting a big goal into small ones', 'Planning a first step'],
    },
    Innovation: {
      type: 'creative',
      title: 'Has anybody tried backwards?',
      description: 'The old machine had always been cranked forwards. Turn something upside down and see what it becomes.',
      instructions: `
        Choose three things from the kitchen drawer.
        Find a use for each that nobody has thought of.
        Draw your invention with its crank, give it a name, and show the family what comes out.`,
      materials: ['three kitchen things', 'paper', 'pencils'],
      minutes: 25,
      objectives: ['Questioning habits', 'Inventing new uses'],
    },
    Joy: {
      type: 'game',
      title: 'The statue that giggled',
      description: 'No joke helped; hopping did. Who can stand like stone, and who can make the stone giggle?',
      instructions: `
        One player is the statue and does not move a muscle.
        The others hop, hum and wobble for the fun of it. No touching!
        When the statue giggles, it joins in, and somebody else turns to stone.`,
      materials: ['nothing but yourselves'],
      minutes: 10,
      objectives: ['Playing for the fun of it', 'Catching somebody’s good mood'],
    },
    Gratitude: {
      type: 'writing',
      title: 'A letter to the sweeper',
      description: 'Somebody tiny swept the path every night, and {hero} saw it. Who does something for you that nobody sees?',
      instructions: `
        Think of somebody who makes your day easier.
        Write or draw a very small letter: what you noticed, and thank you.
        Hide it where that person will find it.`,
      materials: ['a small piece of paper', 'a pencil'],
      minutes: 15,
      objectives: ['Noticing quiet help', 'Saying thank you in words'],
    },
    Hope: {
      type: 'discussion',
      title: 'Both hands round the ember',
      description: '{Hero} kept both hands round the last ember and waited. What keeps you warm when something is hard?',
      instructions: `
        Cup your hands as if an ember lay in them. Breathe on it gently.
        Tell one another about a time when something came right after all.
        Pass the ember on, each with one hope for tomorrow.`,
      materials: ['a dim, cosy room'],
      minutes: 10,
      objectives: ['Speaking of hopes', 'Remembering what helped before'],
    },
    Love: {
      type: 'discussion',
      title: 'What cannot be bought',
      description: 'Buttons and coins did not open the lock. A good-night song did. Collect what nobody can buy.',
      instructions: `
        In turn, name something lovely that has no price.
        Which song, word or smell means home to you?
        Agree on a family good-night word that only you know.`,
      materials: ['a cosy place to sit'],
      minutes: 10,
      objectives: ['Putting love into words', 'Treasuring small habits'],
    },
    Confidence: {
      type: 'game',
      title: 'Who is there?',
      description: 'The gate wanted to hear it loud and clear. Practise saying your own name so that a gate would bow.',
      instructions: `
        One player is the gate and asks: “Who is there?”
        Put both feet on the ground, breathe in, and say your name: first small, then clear, then so that it rings.
        The gate bows and opens only when it believes you.`,
      materials: ['nothing but yourselves'],
      minutes: 10,
      objectives: ['Speaking clearly before others', 'Standing firmly'],
    },
    Mindfulness: {
      type: 'discussion',
      title: 'The snow lies down',
      description: 'The snow settled when all was still. Make a glass of whirling thoughts, and watch it grow clear.',
      instructions: `
        Stir a spoonful of sand or rice in a jar of water.
        Take three slow breaths. Name a sound far away, one nearer, the nearest one.
        When the jar is clear, tell one another what has grown quiet inside.`,
      materials: ['a jar with a lid', 'water', 'a spoonful of sand or rice'],
      minutes: 10,
      objectives: ['Calming down by breathing', 'Listening to what is here'],
    },
    'Self-awareness': {
      type: 'discussion',
      title: 'Weather report',
      description: '{Friend} was NOT cross, and had a thundercloud overhead. What is the weather like in you?',
      instructions: `
        Draw today’s weather as it was inside you: sun, fog, three drops of rain.
        Tell the others about it like a weather report.
        Is there a cloud that wants to be named? Then it may rain and go.`,
      materials: ['paper', 'coloured pencils'],
      minutes: 15,
      objectives: ['Naming feelings', 'Knowing that feelings pass'],
    },
    Compassion: {
      type: 'discussion',
      title: 'Stopping all the same',
      description: 'There was no time, and {hero} stopped all the same. Whom have you met who needed somebody to stop?',
      instructions: `
        Why did {friend} say “afterwards”? Was that unkind or only in a hurry?
        Think of an animal or person who needed help lately.
        Plan one small helpful thing for this week, and who does what.`,
      materials: ['paper', 'a pencil'],
      minutes: 15,
      objectives: ['Seeing who needs help', 'Turning pity into a deed'],
    },
    Nature: {
      type: 'game',
      title: 'Follow the ant',
      description: '{Hero} watched the ants and found the way. Go out, or to the window, and follow somebody small.',
      instructions: `
        Find an ant, a beetle, a bird or a snail.
        Follow it with your eyes for five minutes and do not disturb it.
        Tell the others its story: where it came from, what it carried, whom it met.`,
      materials: ['a window, garden or park'],
      minutes: 20,
      objectives: ['Watching living things', 'Moving gently among them'],
    },
    Conservation: {
      type: 'game',
      title: 'Three drops, no more',
      description: 'Three drops were enough. How little water does a good wash need?',
      instructions: `
        Fill one cup with water. It has to do for hands, face and teeth.
        Each of you guesses how much will be left, then tries it.
        Give what is left to a plant.`,
      materials: ['a cup', 'water', 'a toothbrush'],
      minutes: 10,
      objectives: ['Using only what is needed', 'Knowing the worth of water'],
    },
    Sustainability: {
      type: 'discussion',
      title: 'Take one, plant one',
      description: '{Hero} took one berry and planted one. What could last longer in your home?',
      instructions: `
        Save the pips of an apple and press them into a cup of soil. Who waters them?
        Walk through one room and find three things that could be mended or used again.
        Agree on one of them for this week.`,
      materials: ['apple pips', 'a cup of soil', 'a little water'],
      minutes: 20,
      objectives: ['Thinking of later', 'Using things again'],
    },
    Harmony: {
      type: 'game',
      title: 'The note between',
      description: 'Each chime rang its own till {hero} hummed the note between them. Find it together.',
      instructions: `
        Everybody shuts their eyes and hums any note.
        Listen, and let your note slide slowly towards the others.
        When all hum the same one, let it grow softer until it is gone.`,
      materials: ['nothing but yourselves'],
      minutes: 10,
      objectives: ['Listening while making sound', 'Finding what fits together'],
    },
    Exploration: {
      type: 'creative',
      title: 'The white spot on the map',
      description: '{Friend} knew all about it without having been there. You go and look, and draw only what is really there.',
      instructions: `
        Walk through your home or garden with paper and pencil.
        Draw a map step by step: doors, carpets, the cupboard that creaks.
        Leave a white spot where you have not been. Then go there.`,
      materials: ['paper', 'a pencil', 'something firm to write on'],
      minutes: 30,
      objectives: ['Finding your bearings', 'Telling what is seen from what is guessed'],
    },
    Stewardship: {
      type: 'game',
      title: 'For those who come after',
      description: 'It was not their mess, and {hero} tidied it all the same, corner by corner.',
      instructions: `
        Choose one corner: a shelf, a drawer, a bit of the path.
        Tidy it together for as long as one song lasts.
        Leave something pretty there for whoever comes next.`,
      materials: ['a basket for finds', 'a cloth'],
      minutes: 15,
      objectives: ['Caring for shared places', 'Thinking of those who come later'],
    },
    Balance: {
      type: 'game',
      title: 'Some left, some right',
      description: 'Too much on one side, and {friend} ran in a circle. Cross the beam without tipping.',
      instructions: `
        Lay a string on the floor as a beam.
        Cross it with a book on each hand; then with two books on one hand.
        Rest in the middle and breathe. What could you put down?`,
      materials: ['a long string', 'four light books'],
      minutes: 15,
      objectives: ['Keeping your balance', 'Knowing when it is too much'],
    },
    Unity: {
      type: 'creative',
      title: 'Many small ones are one big one',
      description: 'A hundred little lights came close together. Make one big picture out of many small ones.',
      instructions: `
        Tear coloured paper into small bits, one colour for each of you.
        Lay them close together as one great light on dark paper.
        Glue them down. Could anybody have made it alone?`,
      materials: ['coloured paper or old magazines', 'a dark sheet', 'glue'],
      minutes: 30,
      objectives: ['Making something together', 'Seeing your part in the whole'],
    },
  },
  settings: {
    'Enchanted Forest': {
      type: 'craft',
      title: 'A lantern for the talking trees',
      description: 'Make a paper lantern that would have done nicely {place.in}.',
      instructions: `
        Fold a sheet of paper in half and cut slits from the fold, not quite to the edge.
        Open it, roll it so that the slits bulge, and tape the ends. Add a paper handle.
        Put leaves or moss-green scraps on it and hang it up for {friend} to find.`,
      materials: ['paper', 'scissors', 'sticky tape', 'coloured pencils'],
      minutes: 20,
      objectives: ['Cutting along a line', 'Turning a flat sheet into a shape'],
    },
    'Magical Castle': {
      type: 'craft',
      title: 'A castle with a working drawbridge',
      description: 'Build a castle out of a box, with a bridge that comes down when the right guest knocks.',
      instructions: `
        Draw a gate on one side of a box. Cut the top and the sides, not the bottom edge.
        Make two holes in the gate and two above it; thread string through them.
        Pull: up. Let go: down. Where would {keeper} live in it?`,
      materials: ['a cardboard box', 'scissors', 'string', 'pencils'],
      minutes: 35,
      objectives: ['Building something that moves', 'Planning before cutting'],
    },
    'Underwater Kingdom': {
      type: 'musical',
      title: 'The choir of glasses',
      description: 'Down {place.in} even the snails sing in a choir. Make water sing for you.',
      instructions: `
        Fill five glasses with more and more water.
        Tap each gently with a spoon. Which sounds deepest?
        Play a slow tune for fish that are going to bed.`,
      materials: ['five glasses', 'water', 'a spoon'],
      minutes: 20,
      objectives: ['Hearing high and low', 'Inventing a tune'],
    },
    'Cloud City': {
      type: 'craft',
      title: 'A cloud for your ceiling',
      description: 'Bring a bit of {place} home and hang it above the bed.',
      instructions: `
        Draw a cloud on thin cardboard and cut it out.
        Dab glue on it and cover it with cotton wool or bits of tissue.
        Hang paper drops or stars from it on threads of different lengths.`,
      materials: ['thin cardboard', 'cotton wool or tissues', 'glue', 'thread'],
      minutes: 30,
      objectives: ['Working with soft materials', 'Balancing a hanging shape'],
    },
    'Secret Garden': {
      type: 'craft',
      title: 'A garden on a plate',
      description: 'Plant a tiny secret garden that fits on a window sill.',
      instructions: `
        Spread soil or damp moss on an old plate.
        Lay a path of pebbles and plant it with twigs, leaves and grass.
        Add a wall with a gate. Only {hero} and {friend} know how it opens.`,
      materials: ['an old plate', 'soil or moss', 'pebbles', 'twigs and leaves'],
      minutes: 30,
      objectives: ['Shaping a small landscape', 'Handling plants with care'],
    },
    'Crystal Cave': {
      type: 'craft',
      title: 'Paper crystals',
      description: 'Fold crystals that catch the light as they do {place.in}.',
      instructions: `
        Fold a strip of paper like a fan, then fold the fan to a point.
        Colour each face a little lighter than the last.
        Stand the crystals on a tray and shine a lamp on them from the side. What do the shadows do?`,
      materials: ['paper', 'coloured pencils', 'a tray', 'a lamp'],
      minutes: 25,
      objectives: ['Folding exactly', 'Exploring light and shadow'],
    },
    'Fairy Village': {
      type: 'craft',
      title: 'A house for somebody thumb-sized',
      description: 'Build one more house for {place}, with a door no taller than your thumb.',
      instructions: `
        Turn a small box or an egg carton upside down.
        Cut a door and two windows; glue on a roof of leaves or paper.
        What is in the larder? Put one real crumb there, just in case.`,
      materials: ['a small box or egg carton', 'scissors', 'glue', 'leaves or paper'],
      minutes: 30,
      objectives: ['Building small', 'Imagining how others live'],
    },
    "Dragon's Lair": {
      type: 'musical',
      title: 'The spoon orchestra',
      description: 'There are mountains of spoons {place.in}. Two are enough for a concert.',
      instructions: `
        Hold two spoons back to back, a finger between the handles, and clap them on your knee.
        Find a rumbling rhythm for a big dragon and a tinkling one for a small one.
        Play them together, then ever softer, until the dragon’s egg sleeps.`,
      materials: ['two spoons each', 'a pot or a box as a drum'],
      minutes: 15,
      objectives: ['Keeping a rhythm', 'Playing loud and soft'],
    },
    'Starlit Meadow': {
      type: 'craft',
      title: 'Your own constellation',
      description: 'The scarecrow knew every picture in the sky. Make one that is missing.',
      instructions: `
        Draw ten dots on dark cardboard and join them with lines until you see something.
        Prick each dot through with a pencil, with a grown-up’s help.
        Hold it before a lamp in the dark. What is your constellation called, and what is its story?`,
      materials: ['dark cardboard', 'a light pencil', 'a lamp'],
      minutes: 25,
      objectives: ['Seeing pictures in patterns', 'Telling a short story'],
    },
    'Rainbow Bridge': {
      type: 'craft',
      title: 'Seven lanes of colour',
      description: 'Build a rainbow that stands by itself, as wide as a small traveller needs.',
      instructions: `
        Colour seven strips of paper, each a little shorter than the last.
        Lay them one on another, bend them into an arch and tape the ends to cardboard.
        Let a toy {friend.bare} cross. Which lane would you take?`,
      materials: ['paper', 'coloured pencils', 'sticky tape', 'cardboard'],
      minutes: 30,
      objectives: ['Ordering colours and lengths', 'Making an arch stand'],
    },
    'Ancient Library': {
      type: 'craft',
      title: 'A book no bigger than a matchbox',
      description: 'Make a tiny book for a shelf {place.in}.',
      instructions: `
        Fold a sheet of paper three times and cut the edges open.
        Stitch or tie the fold with thread and add a cover.
        Put one sentence on each page about how {thing} got lost and was found.`,
      materials: ['paper', 'scissors', 'thread', 'a pencil'],
      minutes: 30,
      objectives: ['Binding a simple book', 'Retelling in few words'],
    },
    "Wizard's Tower": {
      type: 'musical',
      title: 'A spell in rhythm',
      description: 'Spells come out backwards when nobody keeps the beat. Make one that works.',
      instructions: `
        Invent three magic words of one, two and three claps.
        Clap and say them in a row, again and again, over a slow stamp.
        Now backwards. What does the spell do this time?`,
      materials: ['hands and feet', 'a wooden spoon as a wand'],
      minutes: 15,
      objectives: ['Clapping syllables', 'Repeating a pattern'],
    },
    'Moonlit Beach': {
      type: 'musical',
      title: 'A sea in a box',
      description: 'Let the waves {place.in} come in time, in your own room.',
      instructions: `
        Put rice or dried peas into a flat box and close it with tape.
        Tilt it slowly from side to side until it sounds like waves.
        Breathe with them: in with one wave, out with the next. Who hums the sea’s song?`,
      materials: ['a flat box with a lid', 'rice or dried peas', 'sticky tape'],
      minutes: 15,
      objectives: ['Making a sound with simple means', 'Breathing slowly'],
    },
    'Floating Island': {
      type: 'craft',
      title: 'An island that hangs in the air',
      description: 'Hang an island from the ceiling, roots and all.',
      instructions: `
        Crumple old newspaper into a lump, pointed below, and tape it round.
        Stick on trees, a mill and paper grass; let threads hang down as roots.
        Hang it up by three strings so that it does not tip. What is its anchor?`,
      materials: ['old newspaper', 'sticky tape', 'string', 'coloured paper'],
      minutes: 35,
      objectives: ['Modelling with paper', 'Finding the point of balance'],
    },
    'Hidden Valley': {
      type: 'craft',
      title: 'Weave a blanket of mist',
      description: 'A blanket of mist lies over the valley at night. Weave a little one.',
      instructions: `
        Cut notches into two ends of a piece of cardboard and wind thread from notch to notch.
        Weave wool or strips of cloth over and under, over and under.
        Slip it off and tie the ends. Which toy will sleep under it?`,
      materials: ['stiff cardboard', 'thread', 'wool or strips of old cloth', 'scissors'],
      minutes: 40,
      objectives: ['Weaving over and under', 'Working steadily'],
    },
  },
  general: {
    musical: [
      {
        title: 'The sounds of the story',
        description: 'Tell the story once more, without words: only with sounds.',
        instructions: `
          Find a sound for {hero}, one for {friend} and one for {thing}.
          Tell the way {place.to} and home again, each sound in its turn.
          End so softly that only the nearest one hears it.`,
        materials: ['spoons, boxes, paper, keys', 'your own voice'],
        minutes: 15,
        objectives: ['Matching sounds to characters', 'Remembering the order of events'],
      },
      {
        title: 'A lullaby for {keeper}',
        description: 'After such an evening {keeper} could do with a lullaby. Make one up.',
        instructions: `
          Take a tune that you all know.
          Find two new lines about {place} and two about going to sleep.
          Sing it three times, each time slower and softer.`,
        materials: ['a tune you know'],
        minutes: 15,
        objectives: ['Fitting words to a tune', 'Feeling rhythm and rhyme'],
      },
    ],
    writing: [
      {
        title: 'A letter from {place}',
        description: 'What would {friend} write home about that night? Write it, or dictate it.',
        instructions: `
          Begin with “Dear” and somebody who was not there.
          Tell three things: one seen, one heard, one that went wrong.
          Sign it the way {friend} would, and draw a stamp.`,
        materials: ['paper', 'a pencil', 'coloured pencils'],
        minutes: 20,
        objectives: ['Telling events in order', 'Writing in somebody’s voice'],
      },
      {
        title: 'The next chapter',
        description: 'The night after that, something else is missing {place.in}. What is it?',
        instructions: `
          Decide what is lost, who lost it and why it matters.
          Write or dictate five sentences: at home, off we go, a problem, an idea, bed.
          Read it aloud tomorrow night instead of a story.`,
        materials: ['paper', 'a pencil'],
        minutes: 25,
        objectives: ['Building a story with beginning, middle and end', 'Inventing a problem and a solution'],
      },
    ],
    puzzle: [
      {
        title: 'In the right order',
        description: 'Draw the story in six pictures, mix them up, and let somebody sort them.',
        instructions: `
          Draw six little pictures: at home, on the way, {keeper} in trouble, the mistake, the good idea, bed.
          Cut them apart and shuffle them.
          Who can lay them in the right order and tell why?`,
        materials: ['paper', 'pencils', 'scissors'],
        minutes: 25,
        objectives: ['Remembering the order of events', 'Linking cause and effect'],
      },
      {
        title: 'Who am I?',
        description: 'Make riddles about everybody and everything in the story.',
        instructions: `
          Think of someone or something: {friend}, {keeper}, {thing} …
          Say three clues, the hardest first: “I am …, I can …, without me …”
          Whoever guesses makes the next riddle.`,
        materials: ['nothing but yourselves'],
        minutes: 10,
        objectives: ['Describing without naming', 'Drawing conclusions from clues'],
      },
    ],
    discussion: [
      {
        title: 'What would you have done?',
        description: 'Talk over the moment when things went wrong.',
        instructions: `
          What did {friend} try first? Why did it seem a good idea?
          What did {hero} do differently, and what was hard about it?
          What would you have done? Is there a third way?`,
        materials: ['a cosy place to sit'],
        minutes: 10,
        objectives: ['Giving reasons for an opinion', 'Seeing a matter from two sides'],
      },
      {
        title: 'The best, the oddest, the softest',
        description: 'Three questions that turn a story over once more before sleep.',
        instructions: `
          Which was the best moment, and which the oddest?
          When did {keeper} feel bad, and how could you tell?
          Which moment would you like to dream about?`,
        materials: ['a cosy place to sit'],
        minutes: 10,
        objectives: ['Talking about a story', 'Reading feelings from what people do'],
      },
    ],
    craft: [
      {
        title: 'Make {thing}',
        description: 'The whole story turns on {thing}. Make your own, and keep it safe.',
        instructions: `
          How big is it? Look in the story, then decide.
          Shape it from paper, foil, dough or whatever is in the house.
          Make a place for it to rest at night, so that it is never lost again.`,
        materials: ['paper or foil', 'glue or sticky tape', 'coloured pencils'],
        minutes: 25,
        objectives: ['Shaping something from a description', 'Using what is at hand'],
      },
      {
        title: 'A puppet of {friend}',
        description: 'With an old sock and a little glue the story can be played again.',
        instructions: `
          Slip a clean old sock over your hand and find its mouth.
          Glue or draw on eyes and what makes it {friend.a}.
          Let the puppet tell the story, including what it would rather leave out.`,
        materials: ['an old sock', 'buttons or paper', 'glue', 'a pen'],
        minutes: 30,
        objectives: ['Working with cloth and paper', 'Retelling through play'],
      },
    ],
    game: [
      {
        title: 'Find {thing}',
        description: 'Hide it, and lead the others there with nothing but “warm” and “cold”.',
        instructions: `
          Choose a small object to stand for {thing}.
          One hides it; the others search.
          Give hints by humming: low is cold, high is warm.`,
        materials: ['any small object'],
        minutes: 15,
        objectives: ['Searching carefully', 'Following signals'],
      },
      {
        title: 'Move like {friend.a}',
        description: 'Everybody in the story has a way of moving. Can you guess whose it is?',
        instructions: `
          Move through the room like somebody from the story.
          The others guess who it is and join in.
          For the last round: go to bed the way {friend} would.`,
        materials: ['some room on the floor'],
        minutes: 10,
        objectives: ['Expressing a character by movement', 'Watching closely'],
      },
    ],
    creative: [
      {
        title: 'The moment it worked',
        description: 'Paint what could be seen {place.in} when all was well again.',
        instructions: `
          Shut your eyes and look at that moment: what is bright, what is near?
          Paint it large, the brightest thing first.
          Hide {hero} and {friend} somewhere in the picture for others to find.`,
        materials: ['paper', 'paints or coloured pencils'],
        minutes: 30,
        objectives: ['Picturing a scene in the mind', 'Using colour to show a mood'],
      },
      {
        title: 'A stage in a shoebox',
        description: 'Build {place} in a box and play the story in it.',
        instructions: `
          Stand a shoebox on its side and paint the back of it.
          Cut out {hero}, {friend} and {keeper} and tape each to a strip of paper.
          Play your favourite scene for somebody who has not heard it.`,
        materials: ['a shoebox', 'paper', 'scissors', 'sticky tape', 'pencils'],
        minutes: 40,
        objectives: ['Designing a scene', 'Retelling for an audience'],
      },
    ],
  },
  ageGroups: { beginner: 'Ages 3–6', intermediate: 'Ages 7–10', advanced: 'Ages 11+' },
}
