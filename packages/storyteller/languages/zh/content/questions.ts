import type { QuestionWords } from '../../../language.ts'

export const questions: QuestionWords = {
  ask: {
    keeper: `
      在{place}，是谁说出了那件麻烦事？
      {place}出了事，是谁讲给大家听的？
    `,
    thing: `
      在{place}，不见了的是什么东西？
      大家要找回来的是什么？
    `,
    spot: `
      {thing}最后是在哪里找到的？
      {hero}和{friend}在哪里找到了{thing}？
    `,
    place: `
      这个故事发生在哪里？
      {hero}和{friend}一起去了什么地方？
    `,
    friend: `
      陪着{hero}一起去的是谁？
      是谁跟{hero}一起上路的？
    `,
    feeling: `
      {thing}不见了，{keeper}心里是什么感觉？
      丢了{thing}的时候，{keeper}觉得怎么样？
    `,
    wrong: `
      {friend}先试了什么办法，没有成功？
      一开始，{friend}是怎么做错的？
    `,
    turn: `
      后来，{hero}是怎么做的？
      {hero}做了什么，事情才变好了？
    `,
    result: `
      {hero}那样做了以后，发生了什么？
      接下来发生了什么事？
    `,
    help: `
      回来的路上，{friend}是怎么帮忙的？
      {friend}用什么办法帮大家回来？
    `,
    mended: `
      {thing}放回去以后，{place}怎么样了？
      {thing}回来了，然后发生了什么？
    `,
    token: `
      {hero}用什么把{thing}带回来？
      {hero}从家里带了什么东西？
    `,
    prediction: `
      下一次又遇到难事，{hero}可能会怎么做？
      你猜，下回碰到麻烦，{hero}会怎么样？
    `,
  },
  hint: {
    keeper: '想一想：刚到那里的时候，是谁先开口讲这件事的？',
    thing: '它小小的，丢了它，一件大事就不行了。',
    spot: '找一找他们走完那段路以后，到了什么地方。',
    place: '想一想刚到的时候看见了什么，闻到了什么。',
    friend: '想一想故事开头来的是谁。',
    feeling: '看看说话的样子，听听它说了什么，就知道它的心情。',
    cause: '东西不见以前，出了一件小小的事。是什么事呢？',
    wrong: '第一次试的办法没有用，还有一点好笑。',
    turn: '事情是从哪里开始变好的？看看那一段。',
    result: '做对了以后，马上就有了变化。',
    help: '这个办法，只有这个朋友才会。',
    mended: '东西放回去以后，看见了什么？听见了什么？',
    token: '出门前带上的，回来的路上用到了。',
    prediction: '想想今晚学会的办法，下次也用得上。',
  },
  feelings: {
    worried: '担心',
    sad: '难过',
    tired: '很累',
    confused: '糊涂',
    ashamed: '不好意思',
    proud: '得意',
    angry: '生气',
    bored: '无聊',
  },
  predictions: {
    right: '先停下来想一想再试',
    wrong: ['马上转身回家，再也不出门了', '把难事都推给{friend}，自己去睡觉', '大喊大叫，一直到别人来做完', '装作什么也没看见，绕过去走开'],
  },
  leading: ['因为', '是', '在', '就是', '它', '那个', '这个', '那只', '这只', '一个', '一只', '我想', '我觉得', '应该是'],
}
