import { atEveryLevel } from '../../../../first-set.ts'
import type { ThemesOf } from '../../../../language.ts'

export const feeling: ThemesOf<'feeling'> = {
  Joy: {
    titles: `
      石像笑了
      没有理由地跳
    `,
    refrain: { first: '跳一跳，跳一跳，没有理由也要跳。', changed: '静一静，静一静，没有理由也安静。' },
    facts: { wrong: '{friend}照着单子讲笑话', turn: '{hero}忘了石像，自己跳着玩', result: '石像咯咯笑了' },
    ...atEveryLevel({
      gate: `
        @spot {spot.at}站着一个石像，[板着脸|一点也不笑]。
        它拿着{thing}：“让我笑，[就给你|才给]。”
      `,
      wrong: `
        @wrong {friend}照着单子讲笑话，[一个接一个|讲了十二个]。
        讲到第七个，{friend}[生气了|喊]：“要笑啊！”
      `,
      doubt: `
        石像[看着远处|一动不动]。
      `,
      turn: `
        地上有[圆圆的石头|一圈一圈的花纹]，{hero}脚痒了。
        @turn {hero}忘了石像，自己[跳着玩|跳来跳去]。
      `,
      works: `
        {friend}也[跟着跳|跳起来]，扑通，扑通。
        @result 石像咯咯笑了，{thing}[掉了下来|滚了下来]。
      `,
      lesson: `
        快乐，[叫是叫不来的|跳着跳着就来了]。
      `,
    }),
  },
  Gratitude: {
    titles: `
      小小的扫帚
      谁在扫地
    `,
    refrain: { first: '扫一扫，扫一扫，谁来看我扫一扫。', changed: '扫一扫，扫好了，一声谢谢睡着了。' },
    facts: { wrong: '{friend}只嫌灰多', turn: '{hero}看见小扫帚，说了谢谢', result: '它红了脸，指出了地方' },
    ...atEveryLevel({
      gate: `
        @spot {spot.at}有谁在扫地，小得像[顶针|坚果]，没人看见。
        只有它知道{thing}[在哪块石头下|藏在哪儿]。
      `,
      wrong: `
        @wrong “灰真多。”{friend}只嫌灰多，[咳了两声|挥挥手]。
        小扫帚[停了停|慢了]，又接着扫。
      `,
      doubt: `
        找来找去，到处都[干干净净|很整齐]。
      `,
      turn: `
        “路为什么这么干净？”{hero}[弯下腰|蹲下来]。
        @turn {hero}看见小扫帚，说：“[谢谢你|谢谢你天天扫]。”
      `,
      works: `
        @result 它红了脸，亮了起来，指出了[地方|那块石头]。
        {thing}就在那里，{friend}也小声说[谢谢|谢谢你]。
      `,
      lesson: `
        一声谢谢，[能把人点亮|暖暖的]。
      `,
    }),
  },
  Hope: {
    titles: `
      最后一点火
      捧着光
    `,
    refrain: { first: '小火小火，慢慢亮，一切都会好起来。', changed: '小火小火，睡一觉，一切已经好起来。' },
    facts: { wrong: '{friend}喊全完了', turn: '{hero}护着小火等着', result: '小火亮了，远处也有一点亮了' },
    ...atEveryLevel({
      gate: `
        @spot {spot.at}很黑，只有一点[小火|快灭的火]。
        {thing}就在附近，[看不见|可是太黑了]。
      `,
      wrong: `
        @wrong “全完了！”{friend}喊，“[我还饿|脚也麻了]。”
        叹一口气，火[更小了|抖了一下]。
      `,
      doubt: `
        现在只有一个[红点|针尖大的光]。
      `,
      turn: `
        “它还在。”{hero}[只说了这句|轻轻说]。
        @turn {hero}护着小火，[一直等着|静静地等着]。
      `,
      works: `
        @result 小火亮了，远处也有一点[亮了|回答它]。
        一点，又一点，照见了{thing}，[暖暖的|亮亮的]。
      `,
      lesson: `
        只要还有光，[就再等等|就没有完]。
      `,
    }),
  },
  Love: {
    titles: `
      买不到的锁
      晚安歌
    `,
    refrain: { first: '啦啦啦，家里的歌，最黑的门也能开。', changed: '啦啦啦，歌唱完了，我们都在家里了。' },
    facts: { wrong: '{friend}拿扣子和钱换', turn: '{hero}轻轻唱了家里的晚安歌', result: '锁像眼睛一样睁开了' },
    ...atEveryLevel({
      gate: `
        @spot {spot.at}有一把锁，没有锁眼，[暖暖的|圆圆的]。
        “我只为[买不到的东西|钱买不来的]打开。”
      `,
      wrong: `
        @wrong {friend}拿出三个扣子，一个钱，[一块好石头|第二好的石头]。
        “谢谢，[不行|可惜不是]。”锁说。
      `,
      doubt: `
        {friend}又加上最好的石头，[很舍不得|想了很久]。
      `,
      turn: `
        {hero}想起了家，[想起门缝的光|想起走廊的灯]。
        @turn {hero}轻轻唱了家里的晚安歌，[从头到尾|一直唱完]。
      `,
      works: `
        @result 锁像眼睛一样，[慢慢|轻轻]睁开了。
        {thing}就在里面。“[再唱一遍|还要听]。”锁说。
      `,
      lesson: `
        最好的钥匙，[买不到|在家里]。
      `,
    }),
  },
  Confidence: {
    titles: `
      听不清的大门
      我在这里
    `,
    refrain: { first: '我在这里，站得稳，声音响亮又清楚。', changed: '我在这里，躺得稳，声音轻轻又清楚。' },
    facts: { wrong: '{friend}忽然说嗓子疼', turn: '{hero}站稳了，大声说出自己的名字', result: '大门鞠了一躬' },
    ...atEveryLevel({
      gate: `
        @spot {spot.at}有一扇大门。“谁？[大声点|说清楚]！”
        {thing}在门后面，旁边[坐着好多飞蛾|飞蛾都在听]。
      `,
      wrong: `
        @wrong {friend}忽然嗓子疼，指着[脖子|嘴]：“呃。”
        “呃是谁？[不认识|没听过]。”大门说。
      `,
      doubt: `
        {hero}试了试，声音[小小的|像蚊子]。
      `,
      turn: `
        两脚站稳，[吸一口气|再来一次]。
        @turn {hero}大声说出自己的名字：“[我在这里|是我]，{hero}！”
      `,
      works: `
        @result 大门鞠了一躬，[吱呀一声|很深很深]。
        门开了，{thing}[就在里面|在等着]。
      `,
      lesson: `
        站稳了，[声音就大了|话就清楚了]。
      `,
    }),
  },
  Mindfulness: {
    titles: `
      玻璃球里的雪
      三次呼吸
    `,
    refrain: { first: '吸一口，呼一口，雪花慢慢落下来。', changed: '吸一口，呼一口，夜也慢慢落下来。' },
    facts: { wrong: '{friend}摇着球说个不停', turn: '{hero}呼吸三次，静静地听', result: '球里的雪落定了' },
    ...atEveryLevel({
      gate: `
        @spot {spot.at}有一个玻璃球，里面[下着大雪|雪乱飞]。
        {thing}在里面，[安静了|四周都静了]才看得清。
      `,
      wrong: `
        @wrong {friend}摇着球，[说个不停|一直说话]。
        “怪了，雪[更大了|越下越大]，你看，你看。”
      `,
      doubt: `
        里面只有[白白的|一片白]。
      `,
      turn: `
        @turn {hero}坐下来，呼吸三次，[静静地听|只是听]。
        远远一声，近一点一滴，最近的是[呼吸|自己的心跳]。
      `,
      works: `
        连{friend}也[不说话了|静了]，真难得。
        @result 球里的雪落定了，{thing}[清清楚楚|就在底下]。
      `,
      lesson: `
        静下来，[就看清了|雪就落了]。
      `,
    }),
  },
  'Self-awareness': {
    titles: `
      头上的小乌云
      有点气，有点困
    `,
    refrain: { first: '我怎么样？说说看，一点这样，一点那样。', changed: '我怎么样？说说看，一点点困，很喜欢。' },
    facts: { wrong: '{friend}喊我没有生气', turn: '{hero}说我有点气，也有点困', result: '雾散了' },
    ...atEveryLevel({
      gate: `
        @spot {spot.at}起了雾，[像粥一样|浓浓的]，{thing}在里面。
        雾是[没说出口的心情|不肯说的心情]变的。
      `,
      wrong: `
        “你生气了。”雾[好好地|轻轻]说。
        @wrong “我没有生气！”{friend}喊，头上[一朵乌云|打了个小雷]。
      `,
      doubt: `
        雾更浓了，[看不见脚|什么也看不见]。
      `,
      turn: `
        {hero}听听自己的心，[有点红，有点灰|里面有东西]。
        @turn “我有点气，[也有点困|还有点困]。”{hero}说。
      `,
      works: `
        乌云下了[三滴雨|三滴暖雨]，没有了。
        @result 雾散了，{thing}就[在路中间|湿湿地躺着]。
      `,
      lesson: `
        说出来，[心就轻了|只剩三滴雨]。
      `,
    }),
  },
  Compassion: {
    titles: `
      翅膀弯了的飞蛾
      没时间，没时间
    `,
    refrain: { first: '停一停，谁疼了？我有时间陪着你。', changed: '停一停，不疼了，我有时间陪着你。' },
    facts: { wrong: '{friend}说以后再说', turn: '{hero}停下来，帮飞蛾绑好翅膀', result: '两百只飞蛾送来了' },
    ...atEveryLevel({
      gate: `
        @spot {thing}{spot.at}，快来不及了，路边有[一只飞蛾|一只灰飞蛾]。
        它的翅膀[弯了|折了]。“你们走吧，[别管我|你们忙]。”
      `,
      wrong: `
        @wrong “以后再说。”{friend}[指着月亮|跑在前面]说。
        飞蛾[看着它们|低下了头]。
      `,
      doubt: `
        再拐个弯，[就看不见它了|就太远了]。
      `,
      turn: `
        {hero}站住了，[有的事不能等|心里不舒服]。
        @turn {hero}停下来，用草帮飞蛾[绑好翅膀|绑好了翅膀]。
      `,
      works: `
        “谢谢。”它[轻轻叫了一声|叫了叫]，四周软软的一片灰。
        @result 两百只飞蛾，[姑姑和叔叔|一大家子]，送来了{thing}。
      `,
      lesson: `
        停一停，[也会到|有时更快]。
      `,
    }),
  },
}
