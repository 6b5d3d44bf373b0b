import db from '@adonisjs/lucid/services/db'
import { addDays, weeksFrom } from '#core/settings/days'
import { today } from '#core/settings/firm_clock'
import type { AgeingDocument } from '#commercial/ageing/ageing_report'
import { keepsOutOn } from '#commercial/shared/dunning_pause_of'
import PaymentPromise from '#commercial/payment_promises/payment_promise'
import { keptOf } from '#commercial/payment_promises/promise_status'
import { medianDaysLate } from './payment_behaviour.js'

export const EXPECTED_BY = ['promise', 'habit', 'due'] as const

/** What is to come in of an invoice, when, and what says so; no day where nothing does. */
export interface ExpectedReceipt {
  document: AgeingDocument
  on: string | null
  by: (typeof EXPECTED_BY)[number] | null
  amountMinor: number
}

/**
 * When what is open is to come in: on the day that the client promised, else as late after the due day
 * as this client pays. Nothing can be said of what is disputed, or later already than the client pays.
 * The amounts add up to what is open.
 */
export async function expectedReceipts(
  open: readonly AgeingDocument[],
  asOf: string
): Promise<ExpectedReceipt[]> {
  const clientIds = [...new Set(open.flatMap(({ clientId }) => clientId ?? []))]
  const [promises, habits, disputed] = await Promise.all([
    promisedAmounts(asOf),
    medianDaysLate(clientIds, asOf),
    disputedInvoices(asOf),
  ])
  return open.flatMap((document) => {
    if (disputed.has(document.id)) return [rest(document, document.openMinor, null, null)]
    const promise = promises.get(document.id)
    const promisedMinor = Math.min(promise?.amountMinor ?? 0, document.openMinor)
    const late = document.clientId === null ? 0 : Math.max(0, habits.get(document.clientId) ?? 0)
    const on = addDays(document.dueOn!, late)
    const by = late > 0 ? 'habit' : 'due'
    const leftMinor = document.openMinor - promisedMinor
    return [
      ...(promisedMinor > 0 ? [rest(document, promisedMinor, promise!.on, 'promise')] : []),
      ...(leftMinor > 0
        ? [rest(document, leftMinor, on >= asOf ? on : null, on >= asOf ? by : null)]
        : []),
    ]
  })
}

const rest = (
  document: AgeingDocument,
  amountMinor: number,
  on: string | null,
  by: ExpectedReceipt['by']
): ExpectedReceipt => ({ document, amountMinor, on, by })

/** Of each invoice what is promised on a day, and still to come. */
async function promisedAmounts(asOf: string) {
  const promises = await PaymentPromise.query()
    .where('dueOn', '>=', asOf)
    .where((standing) => void standing.whereNull('cancelledOn').orWhere('cancelledOn', '>', asOf))
    .orderBy('id')
  const made = promises.filter(({ createdAt }) => today(createdAt) <= asOf)
  const kept = await keptOf(made)
  return new Map(
    made.map((one) => [
      one.invoiceId,
      {
        on: one.dueOn,
        amountMinor: Math.max(0, one.amountMinor - kept.get(one.id)!.receivedMinor),
      },
    ])
  )
}

async function disputedInvoices(asOf: string): Promise<Set<number>> {
  const rows = await db
    .from('dunning_pauses')
    .where('kind', 'dispute')
    .where((pauses) => keepsOutOn(pauses, asOf))
    .select('invoice_id')
  return new Set(rows.map((row) => row.invoice_id))
}

const WEEKS = 8
/** Name of the row of what no day can be named for. */
export const UNDATED = 'undated'

/** The coming weeks by the day that each starts on; the last one has no end. */
export const comingWeeks = (asOf: string): { from: string; to: string | null }[] => [
  ...weeksFrom(asOf, WEEKS),
  { from: addDays(asOf, 7 * WEEKS), to: null },
]

/** What is to come in within a week, or of which no day is known. */
export const expectedIn = (
  expected: readonly ExpectedReceipt[],
  week: { from: string; to: string | null } | typeof UNDATED
) =>
  expected.filter(({ on }) =>
    week === UNDATED
      ? on === null
      : on !== null && on >= week.from && (week.to === null || on <= week.to)
  )
