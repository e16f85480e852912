import type { Companion, Token } from '../../../world.ts'
import type { Noun } from '../grammar.ts'

export const companions: Record<Companion, Noun> = {
  firefly: { a: 'a firefly', the: 'the firefly' },
  snail: { a: 'a snail', the: 'the snail' },
  mouse: { a: 'a mouse', the: 'the mouse' },
  moth: { a: 'a moth', the: 'the moth' },
  ladybird: { a: 'a ladybird', the: 'the ladybird' },
  frog: { a: 'a frog', the: 'the frog' },
}

export const tokens: Record<Token, Noun> = {
  scarf: { a: 'a scarf', the: 'the scarf' },
  handkerchief: { a: 'a handkerchief', the: 'the handkerchief' },
  mitten: { a: 'a mitten', the: 'the mitten' },
  'paper-boat': { a: 'a paper boat', the: 'the paper boat' },
  'jam-jar': { a: 'a jam jar', the: 'the jam jar' },
  cap: { a: 'a woolly cap', the: 'the woolly cap' },
  basket: { a: 'a little basket', the: 'the little basket' },
  sock: { a: 'a sock', the: 'the sock' },
}
