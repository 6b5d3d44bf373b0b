import db from '@adonisjs/lucid/services/db'
import { inPortions } from '#core/database/in_portions'
import { bucketCase, BUCKETS, type Bucket } from '#core/reports/age_buckets'
import type { AgeingQuestion } from './question.js'

type Query = ReturnType<typeof db.from>

/** What one client owes on a day, in minor units. */
export interface OpenSums {
  clientId: number | null
  /** Of a document without a client in the directory. */
  clientName: string | null
  buckets: Record<Bucket, number>
  unallocatedMinor: number
  overdueMinor: number
}

/** Amounts that add up to what is open: of documents as they stand now, or of what happened to them since the day. */
interface Part {
  rows: (question: AgeingQuestion) => Query
  /** Of the row, in minor units. */
  amount: string
  /** The table of the client. */
  of: string
  isDated: boolean
}

const invoices = ({ asOf, currency }: AgeingQuestion, from: Query, isCredit: boolean) =>
  from
    .where('i.currency', currency)
    // a draft has no day
    .where('i.issued_on', '<=', asOf)
    .where('i.type', isCredit ? '=' : '<>', 'credit_note')

const receipts = ({ asOf, currency }: AgeingQuestion, from: Query) =>
  from
    .where('r.currency', currency)
    .where('r.received_on', '<=', asOf)
    .where((query) => void query.whereNull('r.reversed_on').orWhere('r.reversed_on', '>', asOf))

const settledSince = ({ asOf }: AgeingQuestion) =>
  db.from('invoice_settlements as s').where('s.settled_on', '>', asOf)

const refundedSince = ({ asOf, currency }: AgeingQuestion) =>
  db.from('client_refunds as b').where('b.currency', currency).where('b.paid_on', '>', asOf)

/** A document stood, on the day, at what it stands at now and what was taken off it since. */
const PARTS: Part[] = [
  {
    rows: (asked) =>
      invoices(asked, db.from('invoices as i').where('i.balance_minor', '<>', 0), false),
    ...{ amount: 'i.balance_minor', of: 'i', isDated: true },
  },
  {
    rows: (asked) =>
      invoices(asked, settledSince(asked).join('invoices as i', 'i.id', 's.invoice_id'), false),
    ...{ amount: 's.amount_minor', of: 'i', isDated: true },
  },
  {
    rows: (asked) =>
      invoices(asked, db.from('invoices as i').where('i.balance_minor', '<>', 0), true),
    ...{ amount: '-i.balance_minor', of: 'i', isDated: false },
  },
  {
    rows: (asked) =>
      invoices(asked, settledSince(asked).join('invoices as i', 'i.id', 's.credit_id'), true),
    ...{ amount: '-s.amount_minor', of: 'i', isDated: false },
  },
  {
    rows: (asked) =>
      invoices(asked, refundedSince(asked).join('invoices as i', 'i.id', 'b.credit_id'), true),
    ...{ amount: '-b.amount_minor', of: 'i', isDated: false },
  },
  {
    rows: (asked) =>
      receipts(asked, db.from('receipts as r').where('r.unallocated_minor', '<>', 0)),
    ...{ amount: '-r.unallocated_minor', of: 'r', isDated: false },
  },
  {
    rows: (asked) =>
      receipts(asked, settledSince(asked).join('receipts as r', 'r.id', 's.receipt_id')),
    ...{ amount: '-s.amount_minor', of: 'r', isDated: false },
  },
  {
    rows: (asked) =>
      receipts(asked, refundedSince(asked).join('receipts as r', 'r.id', 'b.receipt_id')),
    ...{ amount: '-b.amount_minor', of: 'r', isDated: false },
  },
  {
    // a receipt that was taken back stands at nothing, its allocations were met by their opposites
    rows: (asked) =>
      receipts(asked, db.from('receipts as r').where('r.reversed_on', '>', asked.asOf)),
    ...{ amount: '-r.amount_minor', of: 'r', isDated: false },
  },
]

/**
 * What is open on a day by client and bucket, added up by the database. It reads what is open now and what happened
 * since the day, never all that was ever paid.
 */
export async function openSums(question: AgeingQuestion): Promise<OpenSums[]> {
  const found = new Map<string, OpenSums>()
  for (const part of PARTS) {
    for (const isKnown of [true, false]) {
      for (const row of await sumsOf(part, question, isKnown)) add(found, row)
    }
  }
  return [...found.values()]
}

/** The names of clients as the directory has them now. */
export async function namesOf(clientIds: readonly number[]): Promise<Map<number, string>> {
  const rows = await inPortions([...clientIds], (some) =>
    db.from('clients').whereIn('id', some).select('id', 'name', 'company')
  )
  return new Map(rows.map(({ id, name, company }) => [Number(id), company ?? name]))
}

/** Those of clients in the directory are grouped by id alone, which an index answers without the rows. */
async function sumsOf(part: Part, question: AgeingQuestion, isKnown: boolean): Promise<any[]> {
  const { rows, amount, of, isDated } = part
  const query = rows(question).if(question.clientId, (narrowed) =>
    narrowed.where(`${of}.client_id`, question.clientId!)
  )
  const key = isKnown ? `${of}.client_id` : `${of}.client_name`
  void (isKnown ? query.whereNotNull(`${of}.client_id`) : query.whereNull(`${of}.client_id`))
  void query
    .groupBy(key)
    .select(key)
    .select(db.raw(`SUM(${amount}) as amount`))
  if (!isDated) return query
  const { asOf, by } = question
  const { sql, bindings } = bucketCase(by === 'due' ? 'i.due_on' : 'i.issued_on', asOf)
  return query
    .groupBy('bucket')
    .select(db.raw(`${sql} as bucket`, bindings))
    .select(db.raw(`SUM(CASE WHEN i.due_on < ? THEN ${amount} ELSE 0 END) as overdue`, [asOf]))
}

function add(found: Map<string, OpenSums>, row: any) {
  const clientId = row.client_id === undefined ? null : Number(row.client_id)
  const key = clientId === null ? `name ${row.client_name}` : String(clientId)
  const sums = found.get(key) ?? nothingOf(clientId, row.client_name ?? null)
  found.set(key, sums)
  if (row.bucket) sums.buckets[row.bucket as Bucket] += Number(row.amount)
  else sums.unallocatedMinor += Number(row.amount)
  sums.overdueMinor += Number(row.overdue ?? 0)
}

const nothingOf = (clientId: number | null, clientName: string | null): OpenSums => ({
  ...{ clientId, clientName, unallocatedMinor: 0, overdueMinor: 0 },
  buckets: Object.fromEntries(BUCKETS.map((bucket) => [bucket, 0])) as Record<Bucket, number>,
})
