import { atEveryLevel } from '../../../../first-set.ts'
import type { ThemesOf } from '../../../../language.ts'

export const discovering: ThemesOf<'discovering'> = {
  Adventure: {
    titles: `
      {hero}走了另一条路
      拐弯的后面
    `,
    refrain: {
      first: '拐个弯，看一看，前面有什么？走过去，就知道，前面有什么。',
      changed: '拐个弯，看一看，梦里有什么？闭上眼，就知道，梦里有什么。',
    },
    facts: { wrong: '{friend}要坐长椅吃面包', turn: '{hero}朝没人走过的路迈了一步', result: '拐过弯就找到了' },
    ...atEveryLevel({
      gate: `
        @spot {thing}{spot.at}，去那里有[两条路|一条熟路和一条生路]。
        一条有长椅，可是绕圈子，另一条[没人走过|谁也不认识]。
      `,
      wrong: `
        @wrong “我要长椅，还要面包。”{friend}[坐了下来|说]。
        走了一圈，又是[这把长椅|那把椅子]。
      `,
      doubt: `
        “想想就行了，不用去。”{friend}说。
      `,
      turn: `
        生路闻起来[有点凉|很新鲜]，心里痒痒的。
        @turn {hero}朝没人走过的路，[迈了一步|迈出了第一步]。
      `,
      works: `
        @result 拐过弯，{thing}就[在路中间|躺在那儿]。
        “这把长椅更好。”{friend}说，那其实是[石头|一块石头]。
      `,
      lesson: `
        走一步，[就有新的路|再走一步]。
      `,
    }),
  },
  Discovery: {
    titles: `
      {hero}往上看
      没人看的地方
    `,
    refrain: { first: '东看看，西看看，没人看的地方看一看。', changed: '东看看，西看看，今天再也不用看。' },
    facts: { wrong: '{friend}在地图的叉叉上挖坑', turn: '{hero}躺下来往上看', result: '原来一直在头顶上' },
    ...atEveryLevel({
      gate: `
        @spot 大家{spot.at}找{thing}，都[低着头|看着地]。
        每块石头都翻了，[没有|什么也没有]。
      `,
      wrong: `
        “地图上有个叉。”[其实是油点|那是面包渣]。
        @wrong {friend}就在叉叉上挖坑，[越挖越深|挖呀挖]。
      `,
      doubt: `
        “快了，快了。”坑里传来声音。
      `,
      turn: `
        “哪里还没人看过？”{hero}[想|问]。
        @turn {hero}躺下来，[慢慢地|静静地]往上看。
      `,
      works: `
        @result {thing}原来一直在[头顶上|大家的头顶上]。
        “这个坑留着吧。”{friend}说，“[以后有用|挺好的坑]。”
      `,
      lesson: `
        没人看的地方，[最好看|才有新东西]。
      `,
    }),
  },
  Wisdom: {
    titles: `
      三个盒子
      旧旧的盖子
    `,
    refrain: { first: '金的响，银的亮，问问老的怎么讲。', changed: '金的睡，银的凉，旧盒子里梦最香。' },
    facts: { wrong: '{friend}一把打开了金盒子', turn: '{hero}想了想，去问最老的飞蛾', result: '旧木盒里找到了' },
    ...atEveryLevel({
      gate: `
        @spot {spot.at}摆着三个盒子：金的，银的，[一个旧的|一个木头的]。
        只有一个里面有{thing}，[墙上写着|上面写着]。
      `,
      wrong: `
        @wrong {friend}一把打开了金盒子，[嘟|叭]！跳出一个棉拳头。
        “银的我[先不开|等会儿开]。”{friend}揉着鼻子。
      `,
      doubt: `
        还有两个盒子，都[不说话|关得紧紧的]。
      `,
      turn: `
        @turn {hero}想了想，去问最老的飞蛾，[哪个好|该选哪个]。
        “摸摸看，”它说，“[哪个常有人摸|哪个最滑]。”
      `,
      works: `
        木头盖子[光光的|滑滑的]，像肥皂。
        @result {thing}就在旧木盒里，“[常用的才好|金的只是好看]。”飞蛾说。
      `,
      lesson: `
        先摸一摸，[再打开|再决定]。
      `,
    }),
  },
  Change: {
    titles: `
      最后一片叶子
      再见，叶子
    `,
    refrain: { first: '叶子叶子，松松手，大地就在你下头。', changed: '叶子叶子，松松手，枕头就在你下头。' },
    facts: { wrong: '{friend}用蜂蜜把叶子粘了回去', turn: '{hero}谢谢叶子，跟它说再见', result: '叶子落下，下面有个新芽' },
    ...atEveryLevel({
      gate: `
        @spot {spot.at}有一棵小树，只剩[一片叶子|一片黄叶子]。
        它抓着不放，{thing}就压在下面，小树[在发抖|很害怕]。
      `,
      wrong: `
        叶子要落了。“不行！”{friend}[大叫|喊]。
        @wrong {friend}用蜂蜜把叶子粘了回去，[自己也粘住了|手也粘住了]。
      `,
      doubt: `
        “没有叶子，我就[光了|空了]。”小树小声说。
      `,
      turn: `
        {hero}摸摸树皮，[一下一下|轻轻地]。
        @turn “谢谢你，叶子，[你真好看|你黄得真好看]，再见。”{hero}说。
      `,
      works: `
        @result 小树松了手，叶子落下，下面有个[新芽|小小的新芽]。
        {thing}也[滚了出来|露出来了]，小树舒了口气。
      `,
      lesson: `
        叶子落了，[新的就来了|下面有新的]。
      `,
    }),
  },
  'Problem-solving': {
    titles: `
      调皮的跷跷板
      哪头下来？
    `,
    refrain: { first: '上上下下，下下上，停一停，想一想。', changed: '上上下下，慢慢晃，闭一闭，睡得香。' },
    facts: { wrong: '{friend}跑来跑去越跑越快', turn: '{hero}停下来，把石头滚到另一头', result: '跷跷板慢慢落下来' },
    ...atEveryLevel({
      gate: `
        @spot {spot.at}有一个长跷跷板，{thing}在[那一头|一头]。
        人一上去，那头就[翘得高高的|翘起来]。
      `,
      wrong: `
        @wrong {friend}跑来跑去，[越跑越快|快得看不清]。
        “差一点！”{friend}喘着气，[又翘起来了|又高了]。
      `,
      doubt: `
        跷跷板头晕了，{friend}[也头晕了|也是]。
      `,
      turn: `
        “等等。一头上去，[另一头呢|谁下来]？”{hero}说。
        @turn {hero}停下来，把石头滚到[另一头|对的那一头]。
      `,
      works: `
        @result 跷跷板慢慢落下来，[落到脚边|停在面前]。
        {thing}像[放在盘子里|端上来的]一样。
      `,
      lesson: `
        先停下，[再想|再动手]。
      `,
    }),
  },
  'Decision-making': {
    titles: `
      两扇门
      左边还是右边
    `,
    refrain: { first: '左一个，右一个，点到哪个是哪个。', changed: '左一只，右一只，两只眼睛都关上。' },
    facts: { wrong: '{friend}一会儿左一会儿右', turn: '{hero}给每扇门找个理由，选了一扇', result: '选的门后面找到了' },
    ...atEveryLevel({
      gate: `
        @spot {spot.at}有两扇门，月亮出来[就要关|门就关了]。
        一扇后面有{thing}，月亮[快出来了|露了一点头]。
      `,
      wrong: `
        @wrong {friend}说：“左。不，右。[不，左|还是左]。”
        “点兵点将……”{friend}[念个没完|又数了一遍]。
      `,
      doubt: `
        门[越来越窄|吱吱地动了]。
      `,
      turn: `
        “每扇门[一个理由|一个好理由]，就够了。”
        @turn {hero}给每扇门找了理由，选了[左边|有光的]一扇。
      `,
      works: `
        它们[挤了过去|缩着肚子进去]。
        @result 选的门后面，就是{thing}，[另一扇是柜子|选得不错]。
      `,
      lesson: `
        选好了，[就往前走|门才会开]。
      `,
    }),
  },
  'Goal-setting': {
    titles: `
      一百级台阶
      走到小石子那儿
    `,
    refrain: { first: '走到那，歇一下，再从那，走到那。', changed: '到这里，歇一下，今天晚上不走啦。' },
    facts: { wrong: '{friend}想一下跳上去', turn: '{hero}每十级放一颗小石子', result: '最后一颗石子就在最上面' },
    ...atEveryLevel({
      gate: `
        @spot {thing}{spot.at}，可前面有[一百级台阶|好多台阶]。
        最上面远得[发蓝|看不清]。
      `,
      wrong: `
        {friend}抬头一看，[头晕了|脸白了]。
        @wrong “一下跳上去！”{friend}一跳，[才上两级|坐在第二级上]。
      `,
      doubt: `
        “还有[九十八级|好多]。”{friend}叹气。
      `,
      turn: `
        {hero}在第十级放一颗石子。“[先到那儿|只到那儿]。”
        @turn 就这样，{hero}每十级放一颗小石子，[慢慢走|不着急]。
      `,
      works: `
        @result 最后一颗石子，就在[最上面|门口]。
        {thing}就在那里，[台阶像梳子|下面小小的]。
      `,
      lesson: `
        远路，[是好多段近路|一段一段走]。
      `,
    }),
  },
  Innovation: {
    titles: `
      倒着摇一摇
      十一只袜子
    `,
    refrain: { first: '摇啊摇，往前摇，一直都是这样摇。', changed: '摇啊摇，倒着摇，老机器要睡觉。' },
    facts: { wrong: '{friend}用力往前摇', turn: '{hero}倒着摇', result: '吐出十一只袜子和要找的东西' },
    ...atEveryLevel({
      gate: `
        @spot {spot.at}有一台老机器，[有个摇把|张着大嘴]。
        它吞了{thing}，上面写着：[只能往前摇|一直往前摇]。
      `,
      wrong: `
        @wrong {friend}用力往前摇，[再用力|越来越用力]。
        冒了烟，出来一只[袜子|花袜子]。
      `,
      doubt: `
        “一直都这样。”机器[累了|叹气]说。
      `,
      turn: `
        “有人[倒着摇过|试过倒着摇]吗？”没有。
        @turn {hero}就倒着摇，[慢慢地|一圈一圈]。
      `,
      works: `
        @result 机器打了个嗝，出来十一只袜子，[最后|还有]是{thing}。
        “啊，[舒服|好多了]。”机器说。
      `,
      lesson: `
        一直这样，[不一定对|也可以变]。
      `,
    }),
  },
}
