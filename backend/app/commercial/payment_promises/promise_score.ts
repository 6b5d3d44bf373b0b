import db from '@adonisjs/lucid/services/db'
import { addDays } from '#core/settings/days'
import { today } from '#core/settings/firm_clock'
import { setting } from '#core/settings/settings'
import PaymentPromise from './payment_promise.js'
import { receivedFor, settledOf } from './promise_status.js'

/** Days after the promised one on which a promise still counts as kept. */
const TOLERANCE_DAYS = 3

/** How a client keeps promises: in time, late, or not at all; `percent` of those that are over. */
export interface PromiseScore {
  kept: number
  late: number
  broken: number
  pending: number
  percent: number | null
}

/** The score of each of these clients, also of those that have promised nothing. */
export async function promiseScores(
  clientIds: readonly number[],
  on: string = today()
): Promise<Map<number, PromiseScore>> {
  const scores = new Map(clientIds.map((id) => [id, emptyScore()]))
  if (!clientIds.length) return scores
  const promises = await PaymentPromise.query()
    .whereIn('clientId', [...clientIds])
    .whereNull('cancelledOn')
  const invoiceIds = [...new Set(promises.map(({ invoiceId }) => invoiceId))]
  const [settled, credited] = await Promise.all([settledOf(invoiceIds), closedInvoices(invoiceIds)])
  const tolerance = setting('promiseToleranceDays', TOLERANCE_DAYS)
  for (const promise of promises) {
    const last = addDays(promise.dueOn, tolerance)
    const inTime = receivedFor(promise, settled, last)
    const everMinor = receivedFor(promise, settled, on)
    const score = scores.get(promise.clientId!)!
    if (inTime >= promise.amountMinor) score.kept++
    else if (everMinor >= promise.amountMinor) score.late++
    // credited or written off: there was nothing left to pay
    else if (credited.has(promise.invoiceId) && everMinor === 0) continue
    else if (last >= on) score.pending++
    else score.broken++
  }
  for (const score of scores.values()) {
    const over = score.kept + score.late + score.broken
    score.percent = over ? Math.round((score.kept * 100) / over) : null
  }
  return scores
}

const emptyScore = (): PromiseScore => ({ kept: 0, late: 0, broken: 0, pending: 0, percent: null })

async function closedInvoices(ids: number[]): Promise<Set<number>> {
  if (!ids.length) return new Set()
  const rows = await db.from('invoices').whereIn('id', ids).where('balance_minor', 0).select('id')
  return new Set(rows.map(({ id }) => id))
}
