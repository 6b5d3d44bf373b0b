import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { atRate } from '#core/exchange_rates/at_rate'
import type { BookRole } from '#core/books/book_roles'
import { documentRate } from '#core/books/document_rate'
import { FactList } from '#core/books/fact_list'
import type { BookedDocument, BookParty, BookSource } from '#core/books/facts'
import { idsAfterOf } from '#core/books/ids_after'
import { BASE_CURRENCY } from '#engines/money/money'

/** What the work or the amount of a document of this type is; anything else is revenue. */
const MAIN_ROLES: Partial<Record<string, BookRole>> = {
  advance: 'client_advances',
  retention_release: 'retention_receivable',
}

/**
 * An issued invoice: the client owes what it asks, VAT is owed to the state, and a certificate moves what
 * is held back and recovers the advance. A credit note does the opposite of what it credits. Where money came
 * at another rate than the invoice's, the difference is realized when it settles the invoice.
 */
export const invoiceSource: BookSource = {
  kind: 'invoice',
  module: 'sales',
  idsAfter: idsAfterOf('invoices', (query) => query.whereNotNull('number')),
  async read(ids, trx) {
    const rows: any[] = await trx
      .from('invoices as i')
      .leftJoin('contracts as c', 'c.id', 'i.contract_id')
      .leftJoin('invoices as o', 'o.id', 'i.original_id')
      .whereIn('i.id', ids)
      .whereNotNull('i.number')
      .select('i.*', 'c.project_id', 'o.type as original_type')
    const settled = await foreignSettlements(rows, trx)
    const documents = new Map<number, BookedDocument>()
    for (const row of rows) {
      const rate = documentRate(row.exchange_rate_e6, row.currency, row.issued_on)
      if (rate === null) continue
      const list = new FactList()
      addIssue(list, row, rate)
      for (const one of settled.get(Number(row.id)) ?? []) addDifference(list, row, rate, one)
      documents.set(Number(row.id), { number: row.number, facts: list.facts })
    }
    return documents
  },
}

export const partyOf = (clientId: number | null): BookParty | null =>
  clientId === null ? null : { type: 'client', id: clientId }

function addIssue(list: FactList, row: any, rate: bigint) {
  const isCredit = row.type === 'credit_note'
  const sign = isCredit ? -1 : 1
  const { currency } = row
  const of = { on: row.issued_on, currency, rate, party: partyOf(row.client_id) }
  const amount = (column: string) => sign * Number(row[`${column}_minor`])
  const main = MAIN_ROLES[isCredit ? row.original_type : row.type] ?? 'revenue'
  list.add('receivable', amount('payable'), of)
  list.add('retention_receivable', amount('retention'), of)
  list.add('client_advances', amount('advance_recovery'), of)
  list.add('sales_deductions', amount('deductions'), { ...of, projectId: row.project_id })
  const vat = amount('vat')
  const baseVat = row.base_vat_minor === null ? atRate(vat, currency, rate) : amount('base_vat')
  list.put('vat_output', -baseVat, -vat, of)
  const rest = (name: 'amountMinor' | 'foreignMinor') =>
    -list.facts.reduce((sum, fact) => sum + fact[name], 0)
  const projectId = main === 'revenue' ? row.project_id : null
  const party = main === 'revenue' ? null : of.party
  list.put(main, rest('amountMinor'), rest('foreignMinor'), { ...of, party, projectId })
}

interface Settled {
  amountMinor: number
  beforeMinor: number
  on: string
  rate: bigint | null
}

/** What the money was worth on its day less what the invoice counted it for. */
function addDifference(list: FactList, row: any, rate: bigint, settled: Settled) {
  if (settled.rate === null) return
  const { beforeMinor, amountMinor } = settled
  const { currency } = row
  // as far as it is settled now less as far as it was before: all parts add up to the whole
  const counted =
    atRate(beforeMinor + amountMinor, currency, rate) - atRate(beforeMinor, currency, rate)
  const difference = atRate(amountMinor, currency, settled.rate) - counted
  const of = { on: settled.on, currency }
  list.put('receivable', difference, 0, { ...of, party: partyOf(row.client_id) })
  list.put('exchange_differences', -difference, 0, of)
}

/** What receipts have settled of invoices in foreign money, with the rates of the receipts. */
async function foreignSettlements(
  invoices: any[],
  trx: TransactionClientContract
): Promise<Map<number, Settled[]>> {
  const ids = invoices.filter(({ currency }) => currency !== BASE_CURRENCY).map(({ id }) => id)
  if (!ids.length) return new Map()
  const rows: any[] = await trx
    .from('invoice_settlements as s')
    .leftJoin('receipts as r', 'r.id', 's.receipt_id')
    .whereIn('s.invoice_id', ids)
    .orderBy('s.id')
    .select('s.invoice_id', 's.amount_minor', 's.settled_on', 's.receipt_id')
    .select('r.currency', 'r.received_on', 'r.exchange_rate_e6')
  const settled = new Map<number, Settled[]>()
  const before = new Map<number, number>()
  for (const row of rows) {
    const id = Number(row.invoice_id)
    const amountMinor = Number(row.amount_minor)
    const beforeMinor = before.get(id) ?? 0
    before.set(id, beforeMinor + amountMinor)
    if (row.receipt_id === null) continue
    const rate = documentRate(row.exchange_rate_e6, row.currency, row.received_on)
    const one = { amountMinor, beforeMinor, on: row.settled_on, rate }
    settled.set(id, [...(settled.get(id) ?? []), one])
  }
  return settled
}
