import type { Companion, Token } from '../../../world.ts'
import type { Noun } from '../grammar.ts'

export const companions: Record<Companion, Noun> = {
  firefly: { name: '萤火虫', one: '一只萤火虫' },
  snail: { name: '小蜗牛', one: '一只小蜗牛' },
  mouse: { name: '小老鼠', one: '一只小老鼠' },
  moth: { name: '小飞蛾', one: '一只小飞蛾' },
  ladybird: { name: '瓢虫', one: '一只瓢虫' },
  frog: { name: '小青蛙', one: '一只小青蛙' },
}

export const tokens: Record<Token, Noun> = {
  scarf: { name: '围巾', one: '一条围巾' },
  handkerchief: { name: '手帕', one: '一块手帕' },
  mitten: { name: '手套', one: '一只手套' },
  'paper-boat': { name: '纸船', one: '一只纸船' },
  'jam-jar': { name: '果酱瓶', one: '一个果酱瓶' },
  cap: { name: '毛线帽', one: '一顶毛线帽' },
  basket: { name: '小篮子', one: '一个小篮子' },
  sock: { name: '袜子', one: '一只袜子' },
}
