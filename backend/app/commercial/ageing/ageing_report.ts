import db from '@adonisjs/lucid/services/db'
import { BUCKETS, bucketOf, type Bucket } from '#core/reports/age_buckets'
import type { AgeingQuestion } from './question.js'
import { namesOf, openSums } from './open_sums.js'

/** An invoice, or what a receipt or credit note has not settled yet. */
export interface AgeingDocument {
  kind: 'invoice' | 'receipt' | 'credit_note'
  id: number
  number: string
  clientId: number | null
  clientName: string
  issuedOn: string
  dueOn: string | null
  bucket: Bucket | 'unallocated'
  /** Of an invoice. */
  contractId: number | null
  openMinor: number
}

/** Due before the day: what falls due on it is not late yet. */
export const isLate = ({ kind, dueOn }: AgeingDocument, asOf: string): boolean =>
  kind === 'invoice' && dueOn! < asOf

export interface AgeingRow {
  clientId: number | null
  clientName: string
  buckets: Record<Bucket, number>
  /** Receipts and credit notes without an invoice yet: negative. */
  unallocatedMinor: number
  /** Held back until handover; not due, so in no bucket and not in the sum. */
  retentionMinor: number
  outstandingMinor: number
  /** Of the outstanding amount what was due before the day. */
  overdueMinor: number
}

/** Every document with something open on the day, oldest first. */
export async function ageingDocuments(question: AgeingQuestion): Promise<AgeingDocument[]> {
  const [invoices, allCredits, allReceipts, refunds] = await Promise.all([
    invoiceRows(question, false),
    invoiceRows(question, true),
    receiptRows(question),
    refundRows(question),
  ])
  const credits = withoutRefunds(allCredits, refunds, 'credit_id')
  const receipts = withoutRefunds(allReceipts, refunds, 'receipt_id')
  return [
    ...invoices.map((row) => ({
      ...party(row),
      kind: 'invoice' as const,
      issuedOn: row.issued_on,
      dueOn: row.due_on,
      contractId: row.contract_id,
      openMinor: openOf(row),
      bucket: bucketOf(question.by === 'due' ? row.due_on : row.issued_on, question.asOf),
    })),
    ...credits.map((row) => ({
      ...party(row),
      kind: 'credit_note' as const,
      issuedOn: row.issued_on,
      dueOn: null,
      contractId: null,
      openMinor: -openOf(row),
      bucket: 'unallocated' as const,
    })),
    ...receipts.map((row) => ({
      ...party(row),
      kind: 'receipt' as const,
      issuedOn: row.received_on,
      dueOn: null,
      contractId: null,
      openMinor: -openOf(row),
      bucket: 'unallocated' as const,
    })),
  ]
}

/** What every client owes on a day, by age; the buckets and what is unallocated add up to the sum. */
export async function ageingReport(question: AgeingQuestion): Promise<AgeingRow[]> {
  const [open, held] = await Promise.all([openSums(question), retentionRows(question)])
  const rows = new Map<string, AgeingRow>()
  const rowOf = (clientId: number | null, clientName: string | null) => {
    const key = clientId === null ? `name ${clientName}` : String(clientId)
    const known = rows.get(key) ?? emptyRow(clientId, clientName ?? '')
    rows.set(key, known)
    return known
  }
  for (const { clientId, clientName, ...sums } of open) {
    const inBuckets = BUCKETS.reduce((total, bucket) => total + sums.buckets[bucket], 0)
    const outstandingMinor = inBuckets + sums.unallocatedMinor
    Object.assign(rowOf(clientId, clientName), { ...sums, outstandingMinor })
  }
  for (const one of held) rowOf(one.client_id, one.client_name).retentionMinor += Number(one.amount)
  const names = await namesOf([...rows.values()].flatMap(({ clientId }) => clientId ?? []))
  return [...rows.values()]
    .filter(hasSomething)
    .map((row) => ({ ...row, clientName: names.get(row.clientId ?? 0) ?? row.clientName }))
    .sort(
      (a, b) => b.outstandingMinor - a.outstandingMinor || a.clientName.localeCompare(b.clientName)
    )
}

/** Who has settled everything is not in the report. */
const hasSomething = ({ buckets, unallocatedMinor, retentionMinor }: AgeingRow) =>
  [...Object.values(buckets), unallocatedMinor, retentionMinor].some((minor) => minor !== 0)

/** All clients together. */
export function ageingTotals(rows: readonly AgeingRow[]): AgeingRow {
  const totals = emptyRow(null, '')
  for (const row of rows) {
    for (const bucket of BUCKETS) totals.buckets[bucket] += row.buckets[bucket]
    totals.unallocatedMinor += row.unallocatedMinor
    totals.retentionMinor += row.retentionMinor
    totals.outstandingMinor += row.outstandingMinor
    totals.overdueMinor += row.overdueMinor
  }
  return totals
}

function emptyRow(clientId: number | null, clientName: string): AgeingRow {
  const buckets = Object.fromEntries(BUCKETS.map((bucket) => [bucket, 0])) as Record<Bucket, number>
  return {
    clientId,
    clientName,
    buckets,
    unallocatedMinor: 0,
    retentionMinor: 0,
    outstandingMinor: 0,
    overdueMinor: 0,
  }
}

interface Row {
  id: number
  number: string
  client_id: number | null
  client_name: string
  contract_id: number | null
  issued_on: string
  due_on: string
  received_on: string
  amount: number | string
  settled: number | string | null
}

const openOf = ({ amount, settled }: Row) => Number(amount) - Number(settled ?? 0)
const party = ({ id, number, client_id: clientId, client_name: clientName }: Row) => ({
  id,
  number,
  clientId,
  clientName,
})

async function invoiceRows({ asOf, currency, clientId }: AgeingQuestion, credits: boolean) {
  const key = credits ? 's.credit_id' : 's.invoice_id'
  const rows: Row[] = await db
    .from('invoices as i')
    .leftJoin('invoice_settlements as s', (join) =>
      join.on(key, 'i.id').andOnVal('s.settled_on', '<=', asOf)
    )
    .whereNotNull('i.number')
    .where('i.currency', currency)
    .where('i.issued_on', '<=', asOf)
    .where('i.type', credits ? '=' : '<>', 'credit_note')
    .if(clientId, (query) => query.where('i.client_id', clientId!))
    .groupBy(
      'i.id',
      'i.number',
      'i.client_id',
      'i.client_name',
      'i.contract_id',
      'i.issued_on',
      'i.due_on',
      'i.payable_minor'
    )
    .havingRaw('i.payable_minor <> coalesce(sum(s.amount_minor), 0)')
    .orderBy('i.issued_on')
    .orderBy('i.id')
    .select(
      'i.id',
      'i.number',
      'i.client_id',
      'i.client_name',
      'i.contract_id',
      'i.issued_on',
      'i.due_on',
      'i.payable_minor as amount'
    )
    .sum('s.amount_minor as settled')
  return rows
}

async function receiptRows({ asOf, currency, clientId }: AgeingQuestion) {
  const rows: Row[] = await db
    .from('receipts as r')
    .leftJoin('invoice_settlements as s', (join) =>
      join.on('s.receipt_id', 'r.id').andOnVal('s.settled_on', '<=', asOf)
    )
    .where('r.currency', currency)
    .where('r.received_on', '<=', asOf)
    .where((query) => void query.whereNull('r.reversed_on').orWhere('r.reversed_on', '>', asOf))
    .if(clientId, (query) => query.where('r.client_id', clientId!))
    .groupBy('r.id', 'r.number', 'r.client_id', 'r.client_name', 'r.received_on', 'r.amount_minor')
    .havingRaw('r.amount_minor <> coalesce(sum(s.amount_minor), 0)')
    .orderBy('r.received_on')
    .orderBy('r.id')
    .select(
      'r.id',
      'r.number',
      'r.client_id',
      'r.client_name',
      'r.received_on',
      'r.amount_minor as amount'
    )
    .sum('s.amount_minor as settled')
  return rows
}

/** Credits less what was paid back of them; those of which nothing is left are gone. */
function withoutRefunds(rows: Row[], refunds: Refund[], of: 'credit_id' | 'receipt_id'): Row[] {
  const back = new Map(refunds.filter((one) => one[of]).map((one) => [one[of], Number(one.amount)]))
  return rows
    .map((row) => ({ ...row, settled: Number(row.settled ?? 0) + (back.get(row.id) ?? 0) }))
    .filter((row) => openOf(row) !== 0)
}

interface Refund {
  credit_id: number | null
  receipt_id: number | null
  amount: number | string
}

async function refundRows({ asOf, currency, clientId }: AgeingQuestion): Promise<Refund[]> {
  return db
    .from('client_refunds')
    .where('currency', currency)
    .where('paid_on', '<=', asOf)
    .if(clientId, (query) => query.where('client_id', clientId!))
    .groupBy('credit_id', 'receipt_id')
    .select('credit_id', 'receipt_id')
    .sum('amount_minor as amount')
}

function retentionRows({ asOf, currency, clientId }: AgeingQuestion) {
  return db
    .from('contract_entries as e')
    .join('contracts as c', 'c.id', 'e.contract_id')
    .where('e.account', 'retention')
    .where('e.entered_on', '<=', asOf)
    .where('c.currency', currency)
    .if(clientId, (query) => query.where('c.client_id', clientId!))
    .groupBy('c.client_id', 'c.client_name')
    .having('amount', '<>', 0)
    .select('c.client_id', 'c.client_name')
    .sum('e.amount_minor as amount')
}
