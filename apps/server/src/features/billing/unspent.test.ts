import { describe, expect, it } from 'vitest'
import { type LedgerLine, unspentOf } from './unspent.ts'

const welcome: LedgerLine = { kind: 'welcome', reference: 'welcome', amount: 25 }
const purchase = (reference: string, amount = 50): LedgerLine => ({ kind: 'purchase', reference, amount })
const stories = (count: number): LedgerLine[] =>
  Array.from({ length: count }, (_, number) => ({ kind: 'story', reference: String(number), amount: -5 }))

describe('what is unspent of a purchase', () => {
  it('is all of it when stories were paid with older credits', () => {
    expect(unspentOf([welcome, purchase('a'), ...stories(5)], 'a')).toBe(50)
  })

  it('shrinks once the older credits are spent', () => {
    expect(unspentOf([welcome, purchase('a'), ...stories(7)], 'a')).toBe(40)
  })

  it('is not what a later purchase brought', () => {
    expect(unspentOf([welcome, purchase('a'), ...stories(15), purchase('b', 250)], 'a')).toBe(0)
    expect(unspentOf([welcome, purchase('a'), ...stories(15), purchase('b', 250)], 'b')).toBe(250)
  })

  it('counts what a refund took from its own purchase', () => {
    const refund: LedgerLine = { kind: 'refund', reference: 'b:500', amount: -25 }
    expect(unspentOf([welcome, purchase('a'), purchase('b'), refund], 'a')).toBe(50)
    expect(unspentOf([welcome, purchase('a'), purchase('b'), refund], 'b')).toBe(25)
  })
})
