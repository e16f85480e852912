import type { ActivityContent } from '../../../language.ts'

export const activities: ActivityContent = {
  themes: {
    Kindness: {
      type: 'discussion',
      title: '他哪里疼？',
      description: '想一想，发脾气的人可能怎么了。',
      instructions: `想起今天谁不高兴。
一起猜三个原因。
想一句温和的问话。`,
      materials: [],
      minutes: 10,
      objectives: ['体会别人的心情'],
    },
    Friendship: {
      type: 'game',
      title: '三个人的垫子',
      description: '大家一起坐到一个垫子上。',
      instructions: `把垫子放在地上。
每个人都要坐到一点。
把垫子折小，再试一次。`,
      materials: ['垫子'],
      minutes: 10,
      objectives: ['学会让一让'],
    },
    Courage: {
      type: 'writing',
      title: '勇气小纸条',
      description: '写下害怕的事和最小的一步。',
      instructions: `画出有点怕的事。
旁边画最小的一步。
贴在床边。`,
      materials: ['纸', '笔'],
      minutes: 15,
      objectives: ['说出害怕'],
    },
    Patience: {
      type: 'creative',
      title: '不许拔的豆子',
      description: '让豆子发芽，每天画一画。',
      instructions: `把豆子放在湿棉花上。
每天晚上画下来，不去拔它。`,
      materials: ['豆子', '棉花', '杯子'],
      minutes: 10,
      objectives: ['学会等待'],
    },
    Honesty: {
      type: 'discussion',
      title: '会问话的门',
      description: '演一演和门说话。',
      instructions: `一个人当门，问：是谁？
先说假话，再说真话。
哪一种更轻松？`,
      materials: [],
      minutes: 10,
      objectives: ['谈谈诚实'],
    },
    Respect: {
      type: 'game',
      title: '趴下来看',
      description: '从地上看看房间。',
      instructions: `趴在地上看一圈。
什么变大了？
向三样东西问好。`,
      materials: [],
      minutes: 10,
      objectives: ['换个角度看'],
    },
    Responsibility: {
      type: 'game',
      title: '别让灯晃',
      description: '看谁把手电拿得稳。',
      instructions: `把房间变暗。
让光停在一个点上。
轮流来。`,
      materials: ['手电筒'],
      minutes: 10,
      objectives: ['坚持到底'],
    },
    Generosity: {
      type: 'creative',
      title: '最后一块饼干',
      description: '送出一样自己也喜欢的小东西。',
      instructions: `找一样小东西。
用纸包好。
想想送给谁。`,
      materials: ['纸', '线'],
      minutes: 15,
      objectives: ['乐意给别人'],
    },
    Curiosity: {
      type: 'game',
      title: '十个为什么',
      description: '对一样东西问十个问题。',
      instructions: `拿一把勺子。
轮流问十个为什么。
一起找一个答案。`,
      materials: ['勺子'],
      minutes: 10,
      objectives: ['爱提问'],
    },
    Creativity: {
      type: 'creative',
      title: '什么都能造的桥',
      description: '用手边的东西造桥。',
      instructions: `放两堆书。
用勺子、纸和绳子造桥。
看它能放多少东西。`,
      materials: ['书', '勺子', '纸', '绳子'],
      minutes: 25,
      objectives: ['大胆创造'],
    },
    Perseverance: {
      type: 'game',
      title: '再解一个',
      description: '解开十个绳结。',
      instructions: `在绳上打十个松结。
轮流解，大声数。
可以休息，不要停。`,
      materials: ['绳子'],
      minutes: 15,
      objectives: ['不放弃'],
    },
    'Self-belief': {
      type: 'discussion',
      title: '我可以试试',
      description: '找一句小小的真话。',
      instructions: `说一件还不会的事。
改成：我可以试试。
对着空碗说一遍。`,
      materials: ['碗'],
      minutes: 10,
      objectives: ['相信自己'],
    },
    Growth: {
      type: 'game',
      title: '学一样新本领',
      description: '十分钟学一样谁也不会的事。',
      instructions: `选一样小事。
轮流练，笑一笑。`,
      materials: [],
      minutes: 10,
      objectives: ['不怕出错'],
    },
    Learning: {
      type: 'writing',
      title: '蜗牛的字',
      description: '发明秘密文字。',
      instructions: `给十个字画圈圈。
写一个词，让别人猜。`,
      materials: ['纸', '笔'],
      minutes: 20,
      objectives: ['认识符号'],
    },
    Adaptability: {
      type: 'creative',
      title: '地图变帽子',
      description: '把旧纸折成新东西。',
      instructions: `拿一张写过的纸。
折成帽子或小船。
现在能做什么用？`,
      materials: ['旧纸'],
      minutes: 10,
      objectives: ['学会变通'],
    },
    Resilience: {
      type: 'creative',
      title: '第三座塔',
      description: '造一座可以倒两次的塔。',
      instructions: `用积木造塔。
倒了，看看哪里不稳。
把下面造宽一点。`,
      materials: ['积木'],
      minutes: 20,
      objectives: ['从失败中学'],
    },
    Sharing: {
      type: 'game',
      title: '分成五块',
      description: '不用尺子，分得公平。',
      instructions: `一个人分，一个人选。
用苹果试试。
公平吗？`,
      materials: ['苹果'],
      minutes: 10,
      objectives: ['学会分享'],
    },
    Teamwork: {
      type: 'game',
      title: '一起拉',
      description: '用毛巾抬球走一圈。',
      instructions: `每人抓一个角。
数一、二、走。
不让球掉下来。`,
      materials: ['毛巾', '球'],
      minutes: 10,
      objectives: ['合上节拍'],
    },
    Empathy: {
      type: 'discussion',
      title: '坐在旁边',
      description: '有人哭了，怎么办？',
      instructions: `说说上次谁安慰了你。
画三样能安慰人的东西。`,
      materials: ['纸', '笔'],
      minutes: 15,
      objectives: ['懂得心情'],
    },
    Understanding: {
      type: 'game',
      title: '普林！',
      description: '只用一个词说话。',
      instructions: `一个人只说普林。
另一个人看、学、猜。
再换过来。`,
      materials: [],
      minutes: 10,
      objectives: ['用心听'],
    },
    Communication: {
      type: 'game',
      title: '你是说……吗？',
      description: '传话以前先问一问。',
      instructions: `小声传一句话。
每次先问：你是说……吗？
比一比有没有走样。`,
      materials: [],
      minutes: 10,
      objectives: ['学会再问一遍'],
    },
    Leadership: {
      type: 'game',
      title: '慢慢走在前面',
      description: '带大家走过房间。',
      instructions: `一个人带，别人闭眼。
等一等最慢的人。`,
      materials: [],
      minutes: 10,
      objectives: ['照顾别人'],
    },
    Inclusion: {
      type: 'game',
      title: '大家的舞',
      description: '编一支人人会跳的舞。',
      instructions: `每人做一个动作。
连成一支舞。`,
      materials: ['音乐'],
      minutes: 15,
      objectives: ['不落下谁'],
    },
    Cooperation: {
      type: 'game',
      title: '你按住，我来系',
      description: '两个人各用一只手系蝴蝶结。',
      instructions: `每人只用一只手。
一起系好蝴蝶结。`,
      materials: ['带子', '杯子'],
      minutes: 10,
      objectives: ['一起做'],
    },
    Adventure: {
      type: 'writing',
      title: '走另一条路',
      description: '走新路，画下来。',
      instructions: `明天走一条没走过的路。
画三样新东西。`,
      materials: ['纸', '笔'],
      minutes: 20,
      objectives: ['试试新的'],
    },
    Discovery: {
      type: 'game',
      title: '躺着看',
      description: '躺下来找新东西。',
      instructions: `躺着看一分钟。
说出五样平时没看见的。`,
      materials: [],
      minutes: 5,
      objectives: ['仔细看'],
    },
    Wisdom: {
      type: 'discussion',
      title: '哪个盒子？',
      description: '怎么知道什么最好？',
      instructions: `找新的、好看的、常用的各一样。
你喜欢哪个？为什么？`,
      materials: [],
      minutes: 15,
      objectives: ['想一想再选'],
    },
    Change: {
      type: 'writing',
      title: '谢谢你，旧东西',
      description: '和小了的东西告别。',
      instructions: `找一样小了的东西。
写或画一句谢谢。
送给谁呢？`,
      materials: ['纸', '笔'],
      minutes: 15,
      objectives: ['学会放手'],
    },
    'Problem-solving': {
      type: 'game',
      title: '小跷跷板',
      description: '让尺子平下来。',
      instructions: `尺子放在铅笔上。
一头放橡皮，另一头放什么？`,
      materials: ['尺子', '铅笔', '橡皮'],
      minutes: 15,
      objectives: ['先想再做'],
    },
    'Decision-making': {
      type: 'discussion',
      title: '一扇门一个理由',
      description: '好好选一次。',
      instructions: `想出明天的两件事。
各找一个理由。
选好就不改。`,
      materials: [],
      minutes: 10,
      objectives: ['做决定'],
    },
    'Goal-setting': {
      type: 'creative',
      title: '小石子的路',
      description: '把大目标分成十步。',
      instructions: `画十颗小石子。
尽头画目标。
做到一步涂一颗。`,
      materials: ['纸', '笔'],
      minutes: 15,
      objectives: ['一步一步来'],
    },
    Innovation: {
      type: 'creative',
      title: '倒过来想',
      description: '给东西找新用处。',
      instructions: `拿锅、袜子和勺子。
各想三个新用处。`,
      materials: ['家里的东西'],
      minutes: 15,
      objectives: ['换个想法'],
    },
    Joy: {
      type: 'game',
      title: '没有理由地跳',
      description: '高兴一分钟。',
      instructions: `定时一分钟。
想怎么跳就怎么跳。
躺下听听心跳。`,
      materials: [],
      minutes: 5,
      objectives: ['感受快乐'],
    },
    Gratitude: {
      type: 'writing',
      title: '谁在悄悄扫地？',
      description: '谢谢没人看见的人。',
      instructions: `想想谁在悄悄帮你。
写或画一句谢谢。`,
      materials: ['纸', '笔'],
      minutes: 15,
      objectives: ['学会感谢'],
    },
    Hope: {
      type: 'discussion',
      title: '小小的火',
      description: '说说还会变好的事。',
      instructions: `把手拢成一团。
轮流说说盼望什么。`,
      materials: [],
      minutes: 10,
      objectives: ['怀着希望'],
    },
    Love: {
      type: 'creative',
      title: '家里的歌',
      description: '编一首晚安歌。',
      instructions: `选一个喜欢的调子。
唱出家里的三样东西。`,
      materials: [],
      minutes: 15,
      objectives: ['表达爱'],
    },
    Confidence: {
      type: 'game',
      title: '我在这里',
      description: '用各种声音说自己的名字。',
      instructions: `两只脚站稳。
小声、大声、清楚地说名字。
别人像门一样鞠躬。`,
      materials: [],
      minutes: 5,
      objectives: ['大方一点'],
    },
    Mindfulness: {
      type: 'game',
      title: '三种声音',
      description: '静下来听一听。',
      instructions: `慢慢呼吸三次。
找远的、近的、最近的声音。`,
      materials: [],
      minutes: 5,
      objectives: ['静下来'],
    },
    'Self-awareness': {
      type: 'creative',
      title: '我的天气',
      description: '把心情画成天气。',
      instructions: `问自己：今天什么天气？
画下来，混着也可以。`,
      materials: ['纸', '颜料'],
      minutes: 15,
      objectives: ['认识心情'],
    },
    Compassion: {
      type: 'creative',
      title: '给翅膀绑草',
      description: '折一只纸飞蛾，帮它绑好翅膀。',
      instructions: `用纸折飞蛾。
弯一只翅膀，用草秆绑好。`,
      materials: ['纸', '草秆', '线'],
      minutes: 20,
      objectives: ['轻轻帮忙'],
    },
    Nature: {
      type: 'game',
      title: '蚂蚁走哪里',
      description: '看小虫或小草两分钟。',
      instructions: `找一样活的东西。
看两分钟。
它接着会做什么？`,
      materials: [],
      minutes: 10,
      objectives: ['仔细观察'],
    },
    Conservation: {
      type: 'game',
      title: '三滴水',
      description: '用一杯水够不够？',
      instructions: `接一杯水。
刷牙、洗笔都用它。
还剩多少？`,
      materials: ['杯子', '水'],
      minutes: 10,
      objectives: ['爱惜水'],
    },
    Sustainability: {
      type: 'creative',
      title: '吃一个，种一个',
      description: '种一颗果核。',
      instructions: `留下苹果核。
种到土里，浇水。
写上日期。`,
      materials: ['果核', '土', '花盆'],
      minutes: 15,
      objectives: ['想着明天'],
    },
    Harmony: {
      type: 'game',
      title: '中间的那个音',
      description: '一起找一个好听的音。',
      instructions: `每人哼一个音。
一起找中间的音。`,
      materials: [],
      minutes: 5,
      objectives: ['互相听'],
    },
    Exploration: {
      type: 'creative',
      title: '房间地图',
      description: '画真正看见的东西。',
      instructions: `慢慢走一圈。
只画看见的。
留一块白的给明天。`,
      materials: ['纸', '笔'],
      minutes: 20,
      objectives: ['认真画'],
    },
    Stewardship: {
      type: 'game',
      title: '给后来的人',
      description: '收拾一个大家的角落。',
      instructions: `找一个角落。
一起收拾好。
放一样好看的东西。`,
      materials: [],
      minutes: 15,
      objectives: ['为别人着想'],
    },
    Balance: {
      type: 'game',
      title: '左边一点，右边一点',
      description: '走一条线。',
      instructions: `地上放一根绳子。
两手拿一样重的东西。
走到中间歇一歇。`,
      materials: ['绳子', '两个袋子'],
      minutes: 10,
      objectives: ['保持平衡'],
    },
    Unity: {
      type: 'creative',
      title: '好多小灯',
      description: '把小光合成大光。',
      instructions: `在黑纸上扎小孔。
后面放一盏灯。
孔多了就亮了。`,
      materials: ['黑纸', '灯'],
      minutes: 20,
      objectives: ['一起更亮'],
    },
  },
  settings: {
    'Enchanted Forest': {
      type: 'craft',
      title: '森林的灯笼',
      description: '做小灯笼。',
      instructions: `剪纸条。
卷成筒粘好。
围在灯旁边。`,
      materials: ['纸', '胶'],
      minutes: 25,
      objectives: ['边玩边做'],
    },
    'Magical Castle': {
      type: 'game',
      title: '不响的盔甲',
      description: '口袋装勺子，走路不出声。',
      instructions: `口袋里放勺子。
轻轻走过走廊。`,
      materials: ['勺子'],
      minutes: 10,
      objectives: ['边玩边做'],
    },
    'Underwater Kingdom': {
      type: 'musical',
      title: '蜗牛合唱',
      description: '在水下唱歌。',
      instructions: `慢慢唱一首歌。
停的时候吐泡泡。`,
      materials: [],
      minutes: 10,
      objectives: ['边玩边做'],
    },
    'Cloud City': {
      type: 'craft',
      title: '一口袋云',
      description: '用棉花做动物。',
      instructions: `把棉花捏成动物。
粘在蓝纸上。`,
      materials: ['棉花', '纸', '胶'],
      minutes: 20,
      objectives: ['边玩边做'],
    },
    'Secret Garden': {
      type: 'creative',
      title: '盘子里的花园',
      description: '做一座小花园。',
      instructions: `盘子里放土。
放上青苔、石子和小门。`,
      materials: ['盘子', '土', '青苔'],
      minutes: 30,
      objectives: ['边玩边做'],
    },
    'Crystal Cave': {
      type: 'musical',
      title: '会唱歌的杯子',
      description: '敲出高低音。',
      instructions: `杯子里倒不一样多的水。
用勺子轻敲。
找最低的音。`,
      materials: ['杯子', '水', '勺子'],
      minutes: 15,
      objectives: ['边玩边做'],
    },
    'Fairy Village': {
      type: 'craft',
      title: '拇指小屋',
      description: '用盒子做小屋。',
      instructions: `在盒子上剪门窗。
画红屋顶。`,
      materials: ['盒子', '颜料'],
      minutes: 25,
      objectives: ['边玩边做'],
    },
    "Dragon's Lair": {
      type: 'game',
      title: '勺子山',
      description: '叠勺子，不出声。',
      instructions: `轮流叠勺子。
响了就重来。`,
      materials: ['勺子'],
      minutes: 10,
      objectives: ['边玩边做'],
    },
    'Starlit Meadow': {
      type: 'creative',
      title: '我的星座',
      description: '画一个新星座。',
      instructions: `在黑纸上点星星。
连起来，取个名字。`,
      materials: ['黑纸', '亮色笔'],
      minutes: 20,
      objectives: ['边玩边做'],
    },
    'Rainbow Bridge': {
      type: 'creative',
      title: '第八种颜色',
      description: '调一种新颜色。',
      instructions: `混合两三种颜色。
给它取名字。`,
      materials: ['颜料', '纸'],
      minutes: 20,
      objectives: ['边玩边做'],
    },
    'Ancient Library': {
      type: 'craft',
      title: '一张书签',
      description: '画上故事里的朋友。',
      instructions: `剪一条硬纸。
画上{hero}和{friend}。`,
      materials: ['硬纸', '笔'],
      minutes: 20,
      objectives: ['边玩边做'],
    },
    "Wizard's Tower": {
      type: 'game',
      title: '倒着说',
      description: '把话倒过来说。',
      instructions: `倒着说一个词。
别人来猜。`,
      materials: [],
      minutes: 10,
      objectives: ['边玩边做'],
    },
    'Moonlit Beach': {
      type: 'musical',
      title: '贝壳里的海',
      description: '学海浪的声音。',
      instructions: `罐子里放米，轻轻摇。
一浪问，一浪答。`,
      materials: ['罐子', '米'],
      minutes: 15,
      objectives: ['边玩边做'],
    },
    'Floating Island': {
      type: 'craft',
      title: '挂起来的岛',
      description: '做一座飘着的岛。',
      instructions: `用硬纸剪一座岛。
挂上毛线当树根。
挂在窗边。`,
      materials: ['硬纸', '毛线'],
      minutes: 30,
      objectives: ['边玩边做'],
    },
    'Hidden Valley': {
      type: 'creative',
      title: '晚安信',
      description: '给远方的人写两句话。',
      instructions: `写或画一句晚安。
折好，明天寄出。`,
      materials: ['纸', '笔'],
      minutes: 15,
      objectives: ['边玩边做'],
    },
  },
  general: {
    musical: [
      {
        title: '一起念歌谣',
        description: '把故事里的歌谣念出来。',
        instructions: `打着拍子念。
第三遍轻轻念。`,
        materials: [],
        minutes: 10,
        objectives: ['感受节奏'],
      },
      {
        title: '给{friend}配音',
        description: '用声音讲故事。',
        instructions: `给{friend}和{thing}各找一个声音。
一个人讲，一个人配音。`,
        materials: ['锅', '勺子'],
        minutes: 15,
        objectives: ['用心听'],
      },
    ],
    writing: [
      {
        title: '给{friend}的信',
        description: '回来以后写封信。',
        instructions: `还想知道什么？
写三句话。`,
        materials: ['纸', '笔'],
        minutes: 20,
        objectives: ['学会表达'],
      },
      {
        title: '明天晚上',
        description: '后来会怎么样？',
        instructions: `下次丢了什么？
谁一起去？
写第一句。`,
        materials: ['纸', '笔'],
        minutes: 20,
        objectives: ['发挥想象'],
      },
    ],
    puzzle: [
      {
        title: '谁先谁后',
        description: '把四幅画排好。',
        instructions: `画四幅小画。
打乱。
再排好。`,
        materials: ['纸', '笔'],
        minutes: 20,
        objectives: ['记住顺序'],
      },
      {
        title: '找{thing}',
        description: '玩找东西的游戏。',
        instructions: `藏一样小东西。
只说冷和热。`,
        materials: ['小东西'],
        minutes: 10,
        objectives: ['仔细找'],
      },
    ],
    discussion: [
      {
        title: '要是那样呢？',
        description: '要是听了{friend}的，会怎么样？',
        instructions: `讲讲那一段。
换一个结果。`,
        materials: [],
        minutes: 10,
        objectives: ['想想原因'],
      },
      {
        title: '{keeper}的心情',
        description: '聊聊故事里的心情。',
        instructions: `开始时{keeper}怎么样？
后来呢？怎么看出来的？`,
        materials: [],
        minutes: 10,
        objectives: ['懂得心情'],
      },
    ],
    craft: [
      {
        title: '纸做的{friend}',
        description: '做出故事里的朋友。',
        instructions: `把纸对折。
剪半个样子。
画上脸。`,
        materials: ['纸', '剪刀', '笔'],
        minutes: 25,
        objectives: ['动动手'],
      },
      {
        title: '给{thing}做个家',
        description: '做一个软软的盒子。',
        instructions: `找一个小盒子。
里面铺软布。`,
        materials: ['盒子', '布'],
        minutes: 20,
        objectives: ['动手做'],
      },
    ],
    game: [
      {
        title: '我是谁？',
        description: '不说话，演给大家猜。',
        instructions: `演{hero}、{friend}或{keeper}。
别人来猜。`,
        materials: [],
        minutes: 10,
        objectives: ['学会表演'],
      },
      {
        title: '踮着脚走',
        description: '走一走故事里的路。',
        instructions: `用枕头铺路。
脚不碰地。`,
        materials: ['枕头'],
        minutes: 15,
        objectives: ['更灵活'],
      },
    ],
    creative: [
      {
        title: '晚安画',
        description: '画下最喜欢的一刻。',
        instructions: `闭上眼睛想。
只用三种颜色画。`,
        materials: ['纸', '颜料'],
        minutes: 20,
        objectives: ['记住美好'],
      },
      {
        title: '盒子里的世界',
        description: '做出故事里的地方。',
        instructions: `找一个盒盖。
用纸做出{place}。`,
        materials: ['盒盖', '纸', '胶'],
        minutes: 30,
        objectives: ['动手创造'],
      },
    ],
  },
  ageGroups: { beginner: '3–6 岁', intermediate: '7–10 岁', advanced: '11 岁以上' },
}
