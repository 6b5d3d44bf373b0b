import { percentOf } from '#engines/money/money'

/** What tells when an instalment is paid. */
export interface Dated {
  position: number
  /** Null until what it waits for has happened. */
  dueOn: string | null
}

/** As it was agreed when the bill was recorded, in minor units. */
export interface Agreed extends Dated {
  agreedMinor: number
}

export interface Instalment extends Dated {
  amountMinor: number
  settledMinor: number
  discountBp: number
  /** The last day on which its discount holds. */
  discountOn: string | null
}

/** The oldest first; what has no day yet comes last. */
export function inDueOrder<Row extends Dated>(rows: readonly Row[]): Row[] {
  const last = '9999'
  return rows.toSorted(
    (a, b) => (a.dueOn ?? last).localeCompare(b.dueOn ?? last) || a.position - b.position
  )
}

/**
 * What is left of each instalment and what of it is settled, in the order of the rows; it follows from
 * what is to be paid of the bill and what was paid, whatever happened first. A credit takes off the
 * last ones: what is due sooner may be paid already or be on its way to the bank, and its day and its
 * discount stand. What is paid settles the oldest. Beyond them the vendor owes, no instalment does.
 */
export function settle(rows: readonly Agreed[], payableMinor: number, settledMinor: number) {
  const due = inDueOrder(rows)
  let off = rows.reduce((sum, { agreedMinor }) => sum + agreedMinor, 0) - Math.max(0, payableMinor)
  const amounts = new Map<Agreed, number>()
  for (const row of due.toReversed()) {
    const taken = Math.min(off, row.agreedMinor)
    amounts.set(row, row.agreedMinor - taken)
    off -= taken
  }
  let left = Math.max(0, settledMinor)
  const settled = new Map<Agreed, number>()
  for (const row of due) {
    const part = Math.min(left, amounts.get(row)!)
    settled.set(row, part)
    left -= part
  }
  return rows.map((row) => ({ amountMinor: amounts.get(row)!, settledMinor: settled.get(row)! }))
}

/** The day of a bill: that of its oldest open instalment; of one that is settled the last day it had. */
export function dueOnOf(
  rows: readonly Pick<Instalment, 'dueOn' | 'amountMinor' | 'settledMinor'>[]
) {
  const days = (some: typeof rows) => some.flatMap(({ dueOn }) => dueOn ?? []).toSorted()
  const open = rows.filter(({ amountMinor, settledMinor }) => amountMinor > settledMinor)
  return open.length ? (days(open)[0] ?? null) : (days(rows).at(-1) ?? null)
}

/** What paying an instalment early saves: a share of it, VAT included. */
export const discountOf = (row: Pick<Instalment, 'amountMinor' | 'discountBp'>) =>
  percentOf(row.amountMinor, row.discountBp)

/** What settles the first open instalments together: so much paid, so much saved, by this day. */
export interface Offer {
  amountMinor: number
  discountMinor: number
  until: string
}

/**
 * What may be paid with a discount on a day: the oldest open instalments in full, each of them less its
 * discount where the day is not past. Nothing is offered that would save all of an instalment.
 */
export function offersOn(rows: readonly Instalment[], paidOn: string): Offer[] {
  const offers: Offer[] = []
  const sofar = { openMinor: 0, discountMinor: 0, until: '' }
  for (const row of inDueOrder(rows)) {
    const open = row.amountMinor - row.settledMinor
    if (open <= 0) continue
    const saved = row.discountOn !== null && paidOn <= row.discountOn ? discountOf(row) : 0
    sofar.openMinor += open
    if (saved > 0 && saved < open) {
      sofar.discountMinor += saved
      if (!sofar.until || row.discountOn! < sofar.until) sofar.until = row.discountOn!
    }
    const { discountMinor, until } = sofar
    if (discountMinor)
      offers.push({ amountMinor: sofar.openMinor - discountMinor, discountMinor, until })
  }
  return offers
}

/** The offers of every day until the last discount has ended, each with the last day it holds on. */
export function allOffers(rows: readonly Instalment[]): Offer[] {
  const days = [...new Set(rows.flatMap(({ discountOn }) => discountOn ?? []))].toSorted()
  return days.flatMap((day) => offersOn(rows, day).filter(({ until }) => until === day))
}
