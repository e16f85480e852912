import type { Companion, Token } from '../../../world.ts'
import type { Noun } from '../grammar.ts'

export const companions: Record<Companion, Noun> = {
  firefly: { noun: 'luciérnaga', gender: 'f' },
  snail: { noun: 'caracol', gender: 'm' },
  mouse: { noun: 'ratón', gender: 'm' },
  moth: { noun: 'polilla', gender: 'f' },
  ladybird: { noun: 'mariquita', gender: 'f' },
  frog: { noun: 'rana', gender: 'f' },
}

export const tokens: Record<Token, Noun> = {
  scarf: { noun: 'bufanda', gender: 'f' },
  handkerchief: { noun: 'pañuelo', gender: 'm' },
  mitten: { noun: 'manopla', gender: 'f' },
  'paper-boat': { noun: 'barquito de papel', gender: 'm' },
  'jam-jar': { noun: 'tarro de mermelada', gender: 'm' },
  cap: { noun: 'gorro de lana', gender: 'm' },
  basket: { noun: 'cestita', gender: 'f' },
  sock: { noun: 'calcetín', gender: 'm' },
}
