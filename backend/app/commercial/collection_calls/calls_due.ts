import db from '@adonisjs/lucid/services/db'
import { clientsOverLimit } from '#commercial/credit_limits/clients_over_limit'
import { letterOf, overdueInvoices } from '#commercial/dunning/overdue'
import { keepsOutOn } from '#commercial/shared/dunning_pause_of'
import PaymentPromise from '#commercial/payment_promises/payment_promise'
import { keptOf } from '#commercial/payment_promises/promise_status'
import { promiseScores, type PromiseScore } from '#commercial/payment_promises/promise_score'
import { CALL_REASONS, reasonsFor, type OpenPromise, type Reasons } from './call_reasons.js'

/** More calls are not made on a day: the most pressing are shown. */
const MOST = 200

export interface CallDue extends Reasons {
  clientId: number
  clientName: string
  phone: string | null
  level: number | null
  score: PromiseScore
  lastCall: { calledOn: string; result: string; note: string | null } | null
}

/**
 * Whom to call on a day about what they owe in a currency, the most pressing first: who broke a promise
 * or promised to pay today, who is over the credit limit, to whom a letter is due, who is overdue. Who was
 * called is not on it before the day that was agreed.
 */
export async function callsDue(question: CallsQuestion) {
  const ranked = await callsOf(question)
  return { count: ranked.length, rows: await completed(ranked.slice(0, MOST)) }
}

interface CallsQuestion {
  on: string
  currency: string
}

/** Whom to call and why, the most pressing first. */
export async function callsOf({ on, currency }: CallsQuestion) {
  const [overdue, promises, overLimit] = await Promise.all([
    overdueInvoices({ on, currency }),
    openPromises(on, currency),
    clientsOverLimit(),
  ])
  const dunned = Map.groupBy(overdue, ({ clientId }) => clientId)
  const promised = Map.groupBy(promises, ({ clientId }) => clientId)
  const off = await calledUntil(on)
  const found = [...new Set([...dunned.keys(), ...promised.keys()])].flatMap((clientId) => {
    if (off.has(clientId)) return []
    const own = dunned.get(clientId) ?? []
    const level = letterOf(own)?.level ?? null
    const reasons = reasonsFor({
      ...{ on, promises: promised.get(clientId) ?? [], letterLevel: level },
      overdue: own.filter(({ isPaused }) => !isPaused),
      isOverLimit: overLimit.has(clientId),
    })
    return reasons ? [{ clientId, level, ...reasons }] : []
  })
  return found.sort(
    (a, b) => rankOf(a) - rankOf(b) || b.amountMinor - a.amountMinor || a.clientId - b.clientId
  )
}

const rankOf = ({ reasons }: Reasons) => CALL_REASONS.indexOf(reasons[0]!)

/** The last promise of each open invoice that is not paused, and what is left of it. */
async function openPromises(on: string, currency: string): Promise<OpenPromise[]> {
  const rows = await PaymentPromise.query()
    .where('currency', currency)
    .whereNull('cancelledOn')
    .whereNotNull('clientId')
    .whereIn(
      'invoiceId',
      (open) => void open.from('invoices').where('balance_minor', '>', 0).select('id')
    )
    .whereNotIn('invoiceId', (paused) => {
      void paused
        .from('dunning_pauses')
        .where((pauses) => keepsOutOn(pauses, on))
        .select('invoice_id')
    })
    .orderBy('id')
  const last = [...new Map(rows.map((one) => [one.invoiceId, one])).values()]
  const kept = await keptOf(last)
  return last.map((one) => ({
    ...{ invoiceId: one.invoiceId, clientId: one.clientId!, dueOn: one.dueOn },
    status: kept.get(one.id)!.status,
    leftMinor: Math.max(0, one.amountMinor - kept.get(one.id)!.receivedMinor),
  }))
}

/** Clients whose last call says to wait longer. */
async function calledUntil(on: string): Promise<Set<number>> {
  const last = db.from('collection_calls').groupBy('client_id').max('id as id')
  const rows = await db
    .from('collection_calls')
    .whereIn('id', last as never)
    .where('next_on', '>', on)
    .whereNotNull('client_id')
    .select('client_id')
  return new Set(rows.map((row) => row.client_id))
}

/** With whom to ask for, what was agreed last, and how the client keeps promises. */
async function completed(rows: (Reasons & { clientId: number; level: number | null })[]) {
  const ids = rows.map(({ clientId }) => clientId)
  if (!ids.length) return []
  const [clients, calls, scores] = await Promise.all([
    db.from('clients').whereIn('id', ids).select('id', 'name', 'company', 'mobile', 'phone'),
    db.from('collection_calls').whereIn('client_id', ids).orderBy('id').select('*'),
    promiseScores(ids),
  ])
  const clientOf = new Map(clients.map((row) => [row.id, row]))
  const lastOf = new Map(calls.map((row) => [row.client_id, row]))
  return rows.map((row): CallDue => {
    const client = clientOf.get(row.clientId)
    const last = lastOf.get(row.clientId)
    return {
      ...row,
      clientName: client.company ? `${client.company} — ${client.name}` : client.name,
      phone: client.mobile ?? client.phone,
      score: scores.get(row.clientId)!,
      lastCall: last ? { calledOn: last.called_on, result: last.result, note: last.note } : null,
    }
  })
}
