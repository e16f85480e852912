import type { Companion, Token } from '../../../world.ts'
import type { Noun } from '../grammar.ts'

export const companions: Record<Companion, Noun> = {
  firefly: { noun: 'luciole', gender: 'f' },
  snail: { noun: 'escargot', gender: 'm' },
  mouse: { noun: 'souris', gender: 'f' },
  moth: { noun: 'papillon de nuit', gender: 'm' },
  ladybird: { noun: 'coccinelle', gender: 'f' },
  frog: { noun: 'grenouille', gender: 'f' },
}

export const tokens: Record<Token, Noun> = {
  scarf: { noun: 'écharpe', gender: 'f' },
  handkerchief: { noun: 'mouchoir', gender: 'm' },
  mitten: { noun: 'moufle', gender: 'f' },
  'paper-boat': { noun: 'bateau en papier', gender: 'm' },
  'jam-jar': { noun: 'pot de confiture', gender: 'm' },
  cap: { noun: 'bonnet', gender: 'm' },
  basket: { noun: 'petit panier', gender: 'm' },
  sock: { noun: 'chaussette', gender: 'f' },
}
