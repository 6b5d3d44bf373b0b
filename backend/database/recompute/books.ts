import db from '@adonisjs/lucid/services/db'
import { today } from '#core/settings/firm_clock'
import { whole } from './arithmetic.js'
import { addTo, type Comparison } from './comparison.js'
import type { Invoicing } from './invoices.js'
import type { Purchasing } from './orders.js'
import { heldOn, owedOn, type Money } from './receivables.js'
import { rowsOf } from './read.js'

/** What the general ledger says of one role, by party and currency. */
async function ledgerOf(role: string): Promise<Map<string, bigint>> {
  const rows: any[] = await db
    .from('journal_lines')
    .where('role', role)
    .groupBy('party_id', 'currency')
    .select('party_id', 'currency')
    .sum('foreign_minor as amount')
  const sums = new Map<string, bigint>()
  for (const row of rows)
    addTo(sums, `${row.party_id ?? 'none'} ${row.currency}`, whole(row.amount))
  return without0(sums)
}

const without0 = (sums: Map<string, bigint>) =>
  new Map([...sums].filter(([, amount]) => amount !== 0n))

const turned = (sums: Map<string, bigint>) =>
  new Map([...sums].map(([of, amount]) => [of, -amount] as const))

/** Debits and credits, and the days of every account beside its lines. */
export async function compareLedger(to: Comparison) {
  const columns = ['SUM(debit_minor) as debit', 'SUM(credit_minor) as credit']
  const sums = async (table: string) =>
    db
      .from(table)
      .groupBy('account_id', 'posted_on')
      .select('account_id', 'posted_on', ...columns.map((column) => db.raw(column)))
  const [lines, days]: any[][] = [await sums('journal_lines'), await sums('ledger_balances')]
  const by = (rows: any[], side: string) =>
    new Map(rows.map((row) => [`account ${row.account_id} on ${row.posted_on}`, whole(row[side])]))
  for (const side of ['debit', 'credit'])
    to.addAll(`ledger days, ${side}`, by(lines!, side), by(days!, side))
  const total = (side: string) => lines!.reduce((sum, row) => sum + whole(row[side]), 0n)
  to.add('ledger in balance', 'all entries', total('debit'), total('credit'))
}

/** The accounts of clients: what they owe and hold back, and VAT that is owed for them. */
export async function compareClientAccounts(read: Invoicing, money: Money, to: Comparison) {
  const owed = new Map<string, bigint>()
  const held = new Map<string, bigint>()
  const currencies = new Set(read.issued.map(({ row }) => String(row.currency)))
  for (const { currency } of money.receipts) currencies.add(currency)
  for (const currency of currencies) {
    const evening = { day: today(), currency }
    for (const [of, amount] of owedOn(read, money, evening))
      addTo(owed, keyOf(of, currency), amount)
    for (const [of, amount] of heldOn(read, evening)) addTo(held, keyOf(of, currency), amount)
  }
  to.addAll('ledger: receivable', without0(owed), await ledgerOf('receivable'))
  to.addAll('ledger: retention of clients', without0(held), await ledgerOf('retention_receivable'))
  const vat = read.issued.reduce((sum, { row, sign }) => sum + sign * whole(row.base_vat_minor), 0n)
  to.add('ledger: VAT output, halalas', 'all invoices', -vat, await inHalalasOf('vat_output'))
}

/** `client 12` by its number; clients without a record are one. */
const keyOf = (of: string, currency: string) =>
  `${/^client (\d+)$/.exec(of)?.[1] ?? 'none'} ${currency}`

/** The accounts of vendors: what they are owed, what is held back of them, what they were paid ahead. */
export async function compareVendorAccounts({ bills }: Purchasing, to: Comparison) {
  const hasRate = await ratedBills()
  const [open, held, vat] = [new Map(), new Map(), new Map()] as Map<string, bigint>[]
  for (const bill of bills) {
    const { row, total, credited, creditedNet, advance, discount, retention, paid } = bill
    if (row.status === 'cancelled' || !hasRate(row)) continue
    const vendor = `${row.vendor_id} ${row.currency}`
    const due = total - credited - advance - retention
    addTo(open!, vendor, due - discount - (paid - bill.retentionPaid))
    addTo(held!, vendor, retention - bill.retentionPaid)
    addTo(vat!, vendor, bill.vat - (credited - creditedNet))
  }
  to.addAll('ledger: payable', without0(turned(open!)), await ledgerOf('payable'))
  to.addAll(
    'ledger: retention of vendors',
    without0(turned(held!)),
    await ledgerOf('retention_payable')
  )
  to.addAll('ledger: VAT input', without0(vat!), await ledgerOf('vat_input'))
  const ahead = new Map<string, bigint>()
  for (const row of await rowsOf('vendor_advances'))
    if (row.paid_on !== null)
      addTo(
        ahead,
        `${row.vendor_id} ${row.currency}`,
        whole(row.amount_minor) - whole(row.recovered_minor)
      )
  to.addAll('ledger: advances to vendors', without0(ahead), await ledgerOf('vendor_advances'))
}

/** What is worth nothing known in riyals on its day waits outside the ledger until a rate is entered. */
async function ratedBills() {
  const rows: any[] = await db
    .from('exchange_rates')
    .groupBy('currency')
    .select('currency')
    .min('effective_on as first')
  const since = new Map(rows.map(({ currency, first }) => [String(currency), String(first)]))
  return ({ currency, exchange_rate_e6: rate, billed_on: day }: any) =>
    currency === 'SAR' || rate !== null || (since.get(currency) ?? '9999') <= day
}

/** The account of stock beside what every store holds. */
export async function compareStockAccount(value: bigint, to: Comparison) {
  to.add('ledger: inventory, halalas', 'all stores', value, await inHalalasOf('inventory'))
}

async function inHalalasOf(role: string): Promise<bigint> {
  const row = await db
    .from('journal_lines as l')
    .join('journal_entries as e', 'e.id', 'l.entry_id')
    .where('l.role', role)
    // relief of bad debts, which no invoice asks for
    .whereNot('e.document_kind', 'vat_adjustment')
    .select(db.raw('SUM(l.debit_minor) - SUM(l.credit_minor) as amount'))
    .first()
  return whole(row?.amount)
}
