import {
  inDueOrder,
  offersOn,
  type Instalment,
  type Offer,
} from '#procurement/bill_instalments/settle'

export interface Wanted {
  /** The last day of what is due. */
  dueThroughOn: string
  /** The day of the payment, on which discounts must still hold. */
  executeOn: string
  /** Discounts that end before it would be lost; null where they are left. */
  nextRunOn: string | null
}

/** What is to be paid of a bill, in minor units. */
export interface Chosen {
  amountMinor: number
  discountMinor: number
  /** The day of the oldest instalment. */
  dueOn: string | null
}

/**
 * What of a bill's instalments a run pays: those due, and further ones whose discount would be lost before
 * the next run. A payment settles the oldest first, so what lies before a discount is paid with it.
 * @returns null where nothing of it is wanted
 */
export function chooseInstalments(rows: readonly Instalment[], wanted: Wanted): Chosen | null {
  const open = inDueOrder(rows).filter((row) => row.settledMinor < row.amountMinor)
  const last = open.findLastIndex((row) => isDue(row, wanted) || losesDiscount(row, wanted))
  if (last < 0) return null
  const taken = open.slice(0, last + 1)
  const sum = taken.reduce((total, row) => total + row.amountMinor - row.settledMinor, 0)
  const offer = offersOn(rows, wanted.executeOn).find((one) => settles(one) === sum)
  const discountMinor = offer?.discountMinor ?? 0
  return { amountMinor: sum - discountMinor, discountMinor, dueOn: taken[0]!.dueOn }
}

const isDue = ({ dueOn }: Instalment, { dueThroughOn }: Wanted) =>
  dueOn !== null && dueOn <= dueThroughOn

const losesDiscount = ({ discountOn, discountBp }: Instalment, { executeOn, nextRunOn }: Wanted) =>
  nextRunOn !== null &&
  discountBp > 0 &&
  discountOn !== null &&
  discountOn >= executeOn &&
  discountOn < nextRunOn

const settles = ({ amountMinor, discountMinor }: Offer) => amountMinor + discountMinor

/** Whether a discount is the agreed one for paying so much on a day. */
export const isAgreed = (
  rows: readonly Instalment[],
  { amountMinor, discountMinor }: Pick<Chosen, 'amountMinor' | 'discountMinor'>,
  paidOn: string
) =>
  offersOn(rows, paidOn).some(
    (offer) => offer.amountMinor === amountMinor && offer.discountMinor === discountMinor
  )

/**
 * What is left to pay of a vendor's bills in their order once its credits are set off: as much as is owed
 * over all of its bills and no more. What is cut loses its discount, which is for whole instalments.
 */
export function setOff<Item extends Chosen>(items: readonly Item[], owedMinor: number): Item[] {
  let left = Math.max(0, owedMinor)
  return items.map((item) => {
    const amountMinor = Math.min(item.amountMinor, left)
    const discountMinor = amountMinor === item.amountMinor ? item.discountMinor : 0
    left = Math.max(0, left - amountMinor - discountMinor)
    return { ...item, amountMinor, discountMinor }
  })
}
