import { addDays } from '#core/settings/days'
import { carried, dueDay, type TermPart } from '#procurement/payment_terms/schedule'

/** A part of an order's payment as far as its bills go. */
interface OrderPart extends TermPart {
  /** Of the order's payment plan, once it is frozen. */
  id: number | null
  /** When its milestone was reached. */
  reachedOn: string | null
}

/** An instalment of a bill that is about to be recorded. */
export interface NewInstalment {
  dueFrom: TermPart['dueFrom'] | null
  planPartId: number | null
  months: number
  days: number
  dueOn: string | null
  agreedMinor: number
  discountBp: number
  discountOn: string | null
}

interface Splitting {
  payableMinor: number
  billedOn: string
  /** Retention is held back of the bill itself and has its own way. */
  retentionHeld: boolean
  /** When what is kept until the end of the order is owed. */
  retentionDueOn: string | null
}

/**
 * What is to be paid of a bill by the parts of its order's payment term. Advances are recovered by the
 * bill, so that what is left is spread over the other parts by their portions; rounding is carried along.
 * Delivered is what is billed: a part that waits for its delivery counts from the day of the bill.
 */
export function splitBill(parts: readonly OrderPart[], of: Splitting): NewInstalment[] {
  const own = parts.filter(
    ({ dueFrom }) => dueFrom !== 'approval' && !(dueFrom === 'retention' && of.retentionHeld)
  )
  if (!own.length) return [wholeOn(of.payableMinor, null)]
  const portions = own.map(({ portionBp }) => portionBp)
  const amounts = carried(of.payableMinor, portions)
  return own.map((part, i) => {
    const { dueFrom, months, days, discountBp } = part
    const dueOn = dayOf(part, of)
    const discountOn = discountBp ? addDays(of.billedOn, part.discountDays) : null
    const planPartId = dueFrom === 'milestone' ? part.id : null
    const agreedMinor = amounts[i]!
    return { dueFrom, planPartId, months, days, dueOn, agreedMinor, discountBp, discountOn }
  })
}

/** All of a bill on one day that it names itself. */
export const wholeOn = (agreedMinor: number, dueOn: string | null): NewInstalment => ({
  ...{ dueFrom: null, planPartId: null, months: 0, days: 0, dueOn, agreedMinor },
  ...{ discountBp: 0, discountOn: null },
})

function dayOf(part: OrderPart, { billedOn, retentionDueOn }: Splitting) {
  if (part.dueFrom === 'retention') return retentionDueOn
  if (part.dueFrom === 'milestone') return part.reachedOn && dueDay(part, part.reachedOn)
  return dueDay(part, billedOn)
}
