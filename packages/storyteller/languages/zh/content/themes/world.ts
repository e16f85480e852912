import { atEveryLevel } from '../../../../first-set.ts'
import type { ThemesOf } from '../../../../language.ts'

export const world: ThemesOf<'world'> = {
  Nature: {
    titles: `
      树根的墙
      蚂蚁走的路
    `,
    refrain: { first: '树根树根，往哪长，我们就往哪边让。', changed: '树根树根，睡着了，梦里还在往上长。' },
    facts: { wrong: '{friend}硬钻，卡住了', turn: '{hero}看着蚂蚁，轻轻拨开树根', result: '树根让开了' },
    ...atEveryLevel({
      gate: `
        @spot {spot.at}是一堵树根的墙，[密密的|像好多蛇]。
        从缝里看得见{thing}，[亮亮的|躺在那边]。
      `,
      wrong: `
        @wrong {friend}硬钻，[卡住了|屁股卡住了]。
        树根[更紧了|不高兴了]。
      `,
      doubt: `
        “我就住这儿了。”{friend}在里面说。
      `,
      turn: `
        蚂蚁[进进出出|一只只走过]，一点也不挤。
        @turn {hero}看着蚂蚁，轻轻拨开树根，[顺着它长的方向|不用力]。
      `,
      works: `
        @result 树根让开了，[一根一根|像窗帘]。
        {friend}掉了出来，{thing}[就在眼前|在前面]。
      `,
      lesson: `
        顺着它，[路就开了|它会告诉你]。
      `,
    }),
  },
  Conservation: {
    titles: `
      三滴光
      一口快干的泉
    `,
    refrain: { first: '三滴，只要三滴，剩下的留给别人。', changed: '三滴，只要三滴，剩下的留给月亮。' },
    facts: { wrong: '{friend}想跳进去洗澡', turn: '{hero}只取三滴，盖上盖子', result: '三滴就够了，泉水又涨了' },
    ...atEveryLevel({
      gate: `
        @spot {spot.at}很黑，有一口泉，流的是[光|亮亮的水]。
        泉快干了。“我[从前满满的|以前很大]。”它说。
      `,
      wrong: `
        @wrong “洗澡！”{friend}想跳进去，[洗个光的澡|还要助跑]。
        泉吓得[更小了|脸都白了]。
      `,
      doubt: `
        “就洗[大脚趾|一个脚趾]？”{friend}问。
      `,
      turn: `
        {hero}拿着小杯，[手很稳|慢慢接]。一，二，三。
        @turn {hero}只取三滴，[轻轻|马上]盖上盖子。
      `,
      works: `
        @result 三滴就够了，正好看见{thing}，泉水又[涨了|慢慢涨了]。
        咕嘟，[咕嘟|又咕嘟]，泉水在笑。
      `,
      lesson: `
        够用，[就好|就不多拿]。
      `,
    }),
  },
  Sustainability: {
    titles: `
      会亮的果子
      吃一个，种一个
    `,
    refrain: { first: '摘一个，种一个，你一个来我一个。', changed: '睡一个，长一个，梦里又长一小棵。' },
    facts: { wrong: '{friend}吃得打起光嗝', turn: '{hero}摘一个，种一个', result: '长出一棵新的，锁也开了' },
    ...atEveryLevel({
      gate: `
        @spot {spot.at}挂着一把锁，要[一个亮果子|果子]才开。
        旁边有一棵小树，[满是亮果子|果子蓝蓝的]。
      `,
      wrong: `
        @wrong {friend}吃呀吃，嗝，[冒出光来|肚子亮了]。
        树上[快没了|只剩几个]。嗝。“对不起。”
      `,
      doubt: `
        还有两个，[只有两个|就两个]。
      `,
      turn: `
        “一个现在用，[一个给以后|一个给别人]。”
        @turn {hero}摘一个开锁，[把另一个|另一个]种到土里。
      `,
      works: `
        @result 长出一棵新的，锁也[开了|啪地开了]。
        {thing}在里面，{friend}[给小树浇水|嗝，浇了水]。
      `,
      lesson: `
        种一个，[明天还有|以后都有]。
      `,
    }),
  },
  Harmony: {
    titles: `
      会响的门
      中间的声音
    `,
    refrain: { first: '叮叮当当，中间一声，大家合在一起听。', changed: '叮叮当当，慢慢轻，大家合在一起睡。' },
    facts: { wrong: '{friend}敲得最响', turn: '{hero}听了听，哼出中间的声音', result: '铃铛合在一起，门开了' },
    ...atEveryLevel({
      gate: `
        @spot {spot.at}有一扇铃铛门，[各响各的|乱响]。
        响得好听，[门才开|才让进]，{thing}在后面。
      `,
      wrong: `
        @wrong “越响越好！”{friend}敲得[最响|当当响]。
        铃铛[更乱了|都抢着响]，杯子碎了一个。
      `,
      doubt: `
        {hero}捂住耳朵，[又放下手|又听了听]。
      `,
      turn: `
        高的低的中间，[少一个声音|空着]。
        @turn {hero}听了听，哼出中间的[声音|那个声音]，轻轻的。
      `,
      works: `
        一个铃铛[听见了|静下来]，又一个。
        @result 铃铛合在一起，门开了，{thing}[在那里|就在门里]。
      `,
      lesson: `
        互相听，[才好听|就合上了]。
      `,
    }),
  },
  Exploration: {
    titles: `
      {hero}画地图
      白白的一块
    `,
    refrain: { first: '走一步，画一笔，看见什么画什么。', changed: '画一笔，歇一歇，白白一块也睡着。' },
    facts: { wrong: '{friend}没去过却说都知道', turn: '{hero}一步一步画下看见的东西', result: '地图空白的地方找到了' },
    ...atEveryLevel({
      gate: `
        @spot {thing}{spot.at}，要过[没人走过的|黑黑的]走道。
        三条？[也许四条|还是五条]？
      `,
      wrong: `
        @wrong “我都知道，只有萝卜。”{friend}没去过，[也这么说|却都知道]。
        第一条，没有萝卜，第二条[也没有|没有]。“萝卜会躲。”
      `,
      doubt: `
        又回到[开头|另一个开头]了。
      `,
      turn: `
        {hero}找到[粉笔|铅笔]和一张纸。
        @turn {hero}一步一步，画下[看见的东西|真的有的东西]。
      `,
      works: `
        地图画满了，只有一块[空白|白的]。
        @result 走过去，空白的地方就是{thing}，“[真没有萝卜|没有萝卜]。”
      `,
      lesson: `
        走过了，[才知道|画下来]。
      `,
    }),
  },
  Stewardship: {
    titles: `
      小花园
      给后来的人
    `,
    refrain: { first: '捡起来，放放好，明天有人会看到。', changed: '躺下来，放放好，明天有人会看到。' },
    facts: { wrong: '{friend}说不是我们弄的', turn: '{hero}一角一角收拾干净', result: '最后一片叶子下找到了' },
    ...atEveryLevel({
      gate: `
        @spot {spot.at}有个小花园，[堆满了垃圾|乱糟糟的]。
        落叶，纸，半只鞋，{thing}[压在下面|不知在哪]。
      `,
      wrong: `
        @wrong “不是我们弄的。”{friend}[抬着头|跨了过去]。
        随便一翻，[又塌了|全滑下来]。
      `,
      doubt: `
        有一朵小花[伸出头|透不过气]。
      `,
      turn: `
        “后面[还有人来|还会有人]。”{hero}说。
        @turn {hero}一角一角，[收拾干净|一片一片收好]。
      `,
      works: `
        @result 最后一片叶子下，是{thing}，[好好的|亮亮的]。
        花园里亮了一盏[小灯|扣子大的灯]，{friend}搬走了鞋。
      `,
      lesson: `
        也为[后来的人|不认识的人]收拾。
      `,
    }),
  },
  Balance: {
    titles: `
      窄窄的木头
      左一点，右一点
    `,
    refrain: { first: '左一点，右一点，走到中间歇一歇。', changed: '左一点，右一点，走到中间睡一睡。' },
    facts: { wrong: '{friend}东西都拿在一边', turn: '{hero}放下一半，两边分好', result: '平平安安走过了木头' },
    ...atEveryLevel({
      gate: `
        @spot {thing}{spot.at}，只有一根[木头|窄窄的木头]通过去。
        可是它们[东西太多|行李太多]了。
      `,
      wrong: `
        @wrong “我都拿。”{friend}把东西都拿在[一边|左边]。
        {friend}就[转圈走|一直转圈]，样子很好看。
      `,
      doubt: `
        “世界[歪了|今天有点歪]。”{friend}说。
      `,
      turn: `
        “什么是[真要的|用得着的]？”不是三条毯子。
        @turn {hero}放下一半，剩下的[两边分好|左右分好]。
      `,
      works: `
        走到中间，[歇了歇|吃了块饼]。
        @result 它们平平安安走过了木头，{thing}[就在那里|在等着]。
      `,
      lesson: `
        放下一点，[才走得稳|就平了]。
      `,
    }),
  },
  Unity: {
    titles: `
      一百盏小灯
      靠近一点
    `,
    refrain: { first: '小小小，合起来，就是一个大大大。', changed: '小小小，靠起来，暖暖和和睡下来。' },
    facts: { wrong: '{friend}想要一盏自己的大灯', turn: '{hero}请小灯靠在一起', result: '好多小灯合成了一盏大灯' },
    ...atEveryLevel({
      gate: `
        @spot {spot.at}很黑，挂着[一百盏小灯|好多小灯]。
        一盏太[小|弱]，只照见自己。
      `,
      wrong: `
        @wrong “我要一盏大的，[自己的|我一个人的]。”{friend}说。
        拿到一盏，[一样小|还是小]，还很孤单。
      `,
      doubt: `
        {friend}坐在旁边，[只照到鼻子|还是黑]。
      `,
      turn: `
        {hero}抬头看，[有了主意|想到了]。
        @turn “请[靠近一点|靠在一起]，好吗？”{hero}对小灯说。
      `,
      works: `
        @result 一盏，又一盏，合成了一盏[大灯|好大的灯]。
        什么都看见了，{thing}[也看见了|就在那里]。
      `,
      lesson: `
        小的在一起，[就大了|就亮了]。
      `,
    }),
  },
}
