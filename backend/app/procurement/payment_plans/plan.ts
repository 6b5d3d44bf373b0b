import type { DueTrigger } from '#procurement/enums/due_triggers'
import { carried, sumOfPortions, type TermPart } from '#procurement/payment_terms/schedule'

/** A part of an order's payment, frozen on it or as its payment term has it. */
export interface PlanPart extends TermPart {
  /** Null while it is not frozen. */
  id: number | null
  approvedOn: string | null
  reachedOn: string | null
}

export interface Planned extends PlanPart {
  amountMinor: number
}

interface Order {
  totalMinor: number
  /** What bills will hold back of it in all. */
  retentionMinor: number
}

/** What holds back of each bill, where the payment term names no part for it. */
const HELD: PlanPart = {
  ...{ id: null, portionBp: 0, dueFrom: 'retention', months: 0, days: 0 },
  ...{ discountBp: 0, discountDays: 0, approvedOn: null, reachedOn: null },
}

/**
 * What is paid of an order by which part; together they are its total, to the last minor unit. Advances
 * are their portion of the total. What bills hold back is paid by the retention parts, or by one of its
 * own. The other parts share the rest by their portions, rounding carried along.
 */
export function planOf(
  parts: readonly PlanPart[],
  { totalMinor, retentionMinor }: Order
): Planned[] {
  if (!parts.length) return []
  const is = (trigger: DueTrigger) => (part: PlanPart) => part.dueFrom === trigger
  const held = Math.min(retentionMinor, totalMinor)
  const own = held > 0 && !parts.some(is('retention')) ? [...parts, HELD] : [...parts]
  const amounts = new Map<PlanPart, number>()
  const advances = own.filter(is('approval'))
  const [agreed] = carried(totalMinor, [sumOfPortions(advances)], sumOfPortions(parts))
  const advanceMinor = Math.min(agreed!, totalMinor - held)
  spread(advances, advanceMinor, amounts)
  if (held > 0) spread(own.filter(is('retention')), held, amounts)
  const others = own.filter((one) => !amounts.has(one))
  const rest = totalMinor - advanceMinor - held
  if (others.length) spread(others, rest, amounts)
  // nothing else is there to pay it: it waits with the last part
  else amounts.set(own.at(-1)!, amounts.get(own.at(-1)!)! + rest)
  return own.map((one) => ({ ...one, amountMinor: amounts.get(one)! }))
}

/** An amount over parts by their portions, without a remainder. */
function spread(parts: readonly PlanPart[], minor: number, amounts: Map<PlanPart, number>) {
  const even = parts.every(({ portionBp }) => portionBp === 0)
  const weights = parts.map(({ portionBp }) => (even ? 1 : portionBp))
  for (const [i, share] of carried(minor, weights).entries()) amounts.set(parts[i]!, share)
}

/** What a plan agrees to pay in advance; null where it agrees no advance. */
export function advancesOf(plan: readonly Planned[]): number | null {
  const parts = plan.filter(({ dueFrom }) => dueFrom === 'approval')
  return parts.length ? parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0) : null
}

/** Money that went to the vendor of an order, in minor units. */
export interface Paid {
  advancesMinor: number
  /** Of bills, discounts included and retention aside. */
  billsMinor: number
  retentionMinor: number
}

/**
 * What of each part is paid. Advances pay the parts for them, released retention those for it, bills the
 * others; what is beyond these goes to the next that is open, so that no payment is lost.
 */
export function paidOf(plan: readonly Planned[], paid: Paid): number[] {
  const parts = (kind: 'approval' | 'retention' | null) =>
    plan.flatMap(({ dueFrom }, i) => {
      const own = dueFrom === 'approval' || dueFrom === 'retention' ? dueFrom : null
      return own === kind ? [i] : []
    })
  const [advances, held, others] = [parts('approval'), parts('retention'), parts(null)]
  const settled = plan.map(() => 0)
  const pay = (minor: number, order: number[]) => {
    let left = minor
    for (const i of order) {
      const taken = Math.max(0, Math.min(left, plan[i]!.amountMinor - settled[i]!))
      settled[i]! += taken
      left -= taken
    }
    return left
  }
  const left = [
    pay(paid.advancesMinor, advances),
    pay(paid.retentionMinor, held),
    pay(paid.billsMinor, others),
  ]
  pay(
    left.reduce((sum, minor) => sum + Math.max(0, minor), 0),
    [...others, ...advances, ...held]
  )
  return settled
}
