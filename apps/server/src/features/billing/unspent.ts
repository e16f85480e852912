import type { LedgerKind } from '@nightlight/contract/enums'

export type LedgerLine = { kind: LedgerKind; reference: string; amount: number }

/** A refund's reference names its purchase first: one purchase may be given back in parts. */
export const refundReference = (paymentId: string, reversed: number) => `${paymentId}:${reversed}`
export const isRefundOf = (line: LedgerLine, paymentId: string) => line.kind === 'refund' && line.reference.startsWith(`${paymentId}:`)

/** How many credits of a purchase are left, when stories are paid with the oldest credits first. `lines`: the account's, the oldest first. */
export function unspentOf(lines: readonly LedgerLine[], paymentId: string): number {
  const lots: { left: number; paymentId: string | undefined }[] = []
  for (const line of lines) {
    if (line.amount > 0) {
      lots.push({ left: line.amount, paymentId: line.kind === 'purchase' ? line.reference : undefined })
      continue
    }
    let owed = -line.amount
    const own = lots.filter(lot => lot.paymentId !== undefined && isRefundOf(line, lot.paymentId))
    for (const lot of [...own, ...lots]) {
      const taken = Math.min(lot.left, owed)
      lot.left -= taken
      owed -= taken
    }
  }
  return lots.find(lot => lot.paymentId === paymentId)?.left ?? 0
}
