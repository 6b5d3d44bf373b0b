import { divideHalfUp } from '#engines/money/money'
import type { PurchaseOrderStatus } from '#procurement/enums/purchase_order_statuses'

interface Line {
  quantityE4: number
  acceptedE4: number
  /** In quarantine: it has come, accepted or not. */
  waitingE4?: number
  billedE4: number
  netMinor: number
}

/** A charge has no goods: it counts in what was billed, not in what has come. */
interface BilledCharge {
  netMinor: number
  billedMinor: number
}

export interface Progress {
  receivedBp: number
  billedBp: number
}

/**
 * How much of an order has come (for inspection, too) and been billed, in basis points of its value before VAT; a line or
 * charge counts at most in full. An order of free lines counts by its lines. What has no weight, since
 * it is free or next to nothing, still keeps "some" from "none" and "all": an order of which anything
 * has come is not cancelled, and one that still waits for anything has not all come.
 */
export function progressOf(lines: Line[], charges: BilledCharge[] = []): Progress {
  const charged = charges
    .filter(({ netMinor }) => netMinor > 0)
    .map(({ netMinor, billedMinor }) => ({ netMinor, whole: netMinor, done: billedMinor }))
  const part = (done: (line: Line) => number) =>
    lines.map((line) => ({ netMinor: line.netMinor, whole: line.quantityE4, done: done(line) }))
  return {
    receivedBp: shareDone(
      part(cameOf),
      lines.every((line) => cameOf(line) >= line.quantityE4)
    ),
    // no one has to ask for what is free
    billedBp: shareDone([...part((line) => line.billedE4), ...charged], true),
  }
}

/** Accepted, or in quarantine. */
export const cameOf = ({ acceptedE4, waitingE4 = 0 }: Pick<Line, 'acceptedE4' | 'waitingE4'>) =>
  acceptedE4 + waitingE4

/** @param mayBeAll false where something is missing that the parts' values do not tell */
function shareDone(
  parts: { netMinor: number; whole: number; done: number }[],
  mayBeAll: boolean
): number {
  const isFree = parts.every(({ netMinor }) => netMinor === 0)
  const weight = ({ netMinor }: { netMinor: number }) => BigInt(isFree ? 1 : netMinor)
  const whole = parts.reduce((sum, part) => sum + weight(part), 0n)
  if (!whole) return 0
  const done = parts.reduce((sum, part) => sum + doneOf(part.whole, part.done) * weight(part), 0n)
  const bp = Number(divideHalfUp(done * 10_000n, SCALE * whole))
  if (bp === 10_000 && (done < SCALE * whole || !mayBeAll)) return 9_999
  return bp === 0 && parts.some((part) => part.done > 0) ? 1 : bp
}

const SCALE = 1_000_000_000n

function doneOf(quantityE4: number, doneE4: number): bigint {
  if (doneE4 >= quantityE4) return SCALE
  return (BigInt(doneE4) * SCALE) / BigInt(quantityE4)
}

/** The state that follows from what has come; what was closed stays closed. */
export function statusAfter(
  status: PurchaseOrderStatus,
  { receivedBp }: Progress,
  sent: boolean
): PurchaseOrderStatus {
  if (status === 'closed' || status === 'cancelled') return status
  if (receivedBp >= 10_000) return 'received'
  if (receivedBp > 0) return 'partially_received'
  return sent ? 'sent' : 'approved'
}

/** What a firm takes more than it ordered (setting `receiptToleranceBp`), over all trucks together. */
export const RECEIPT_TOLERANCE_BP = 200

/** How much may be accepted in all: the order and its tolerance, over all receipts together. */
export function mostAcceptable(quantityE4: number, toleranceBp: number): number {
  return Number((BigInt(quantityE4) * BigInt(10_000 + toleranceBp)) / 10_000n)
}

/** How much of an order's total was paid, in basis points; the whole only when nothing is open. */
export function paidBp(paidMinor: number, totalMinor: number): number {
  if (totalMinor <= 0) return 0
  if (paidMinor >= totalMinor) return 10_000
  return Math.min(9_999, Number((BigInt(paidMinor) * 10_000n) / BigInt(totalMinor)))
}
