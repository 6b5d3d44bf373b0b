import type { BookRole } from '#core/books/book_roles'
import { rawRows } from '#core/database/raw_rows'
import { writer } from '#core/database/writer'
import { BASE_CURRENCY } from '#engines/money/money'
import { fault, note, word, type Finding } from './check.js'
import { documentsUnderWay } from './ledger.js'

/**
 * What the departments keep as open, by the role whose account stands for it: rows of a party, a currency and
 * minor units of it, a debit above zero.
 */
const OPEN: [role: BookRole, rows: string[]][] = [
  [
    'receivable',
    [
      `SELECT client_id as party, currency,
        CASE WHEN type = 'credit_note' THEN -balance_minor ELSE balance_minor END as amount
        FROM invoices WHERE number IS NOT NULL`,
      'SELECT client_id as party, currency, -unallocated_minor as amount FROM receipts',
    ],
  ],
  ['retention_receivable', [ofContracts('retention', 'e.amount_minor')]],
  ['client_advances', [ofContracts('advance', '-e.amount_minor')]],
  [
    'payable',
    [
      ofBills(`retention_minor + advance_minor + credited_minor + discount_minor
        + paid_minor - retention_paid_minor - total_minor`),
    ],
  ],
  ['retention_payable', [ofBills('retention_paid_minor - retention_minor')]],
  [
    'vendor_advances',
    [
      `SELECT vendor_id as party, currency, amount_minor - recovered_minor as amount
        FROM vendor_advances WHERE paid_on IS NOT NULL`,
    ],
  ],
  [
    'withholding_payable',
    [
      `SELECT vendor_id as party, '${BASE_CURRENCY}' as currency, -base_tax_minor as amount
        FROM withholdings`,
      `SELECT NULL as party, '${BASE_CURRENCY}' as currency, due_minor as amount
        FROM withholding_returns WHERE paid_on IS NOT NULL`,
    ],
  ],
]

function ofContracts(account: string, amount: string) {
  return `SELECT i.client_id as party, i.currency, ${amount} as amount FROM contract_entries e
    JOIN invoices i ON i.id = e.invoice_id WHERE e.account = '${account}'`
}

function ofBills(amount: string) {
  return `SELECT vendor_id as party, currency, ${amount} as amount FROM purchase_bills
    WHERE status <> 'cancelled'`
}

type Sums = Map<string, number>

interface Row {
  party: number | null
  currency: string
  amount: string | number
}

/**
 * Receivables, payables, both retentions, advances and withheld tax, by party and currency, and the value of stock are in the
 * ledger what the documents and stores keep as open, to the minor unit.
 */
export async function checkControlAccounts(): Promise<Finding> {
  const finding: Finding = { checked: 0, problems: [] }
  for (const [role, sources] of OPEN) {
    const open: Sums = new Map()
    for (const rows of sources) await addOpen(open, rows)
    compare(finding, role, open, await inLedger(role))
  }
  const stock = await writer()
    .from('stock_levels')
    .sum('value_minor as stored')
    .sum('transit_value_minor as onWay')
    .first()
  const value = Number(stock?.stored ?? 0) + Number(stock?.onWay ?? 0)
  const stores: Sums = new Map([[`– ${BASE_CURRENCY}`, value]])
  compare(finding, 'inventory', stores, await inLedger('inventory'))
  const { size } = await documentsUnderWay()
  // until the last of them is posted, the ledger says what was before
  return size ? { ...finding, problems: [], notes: [note('under_way', size)] } : finding
}

async function addOpen(sums: Sums, rows: string) {
  const sql = `SELECT party, currency, SUM(amount) as amount FROM (${rows}) part
    GROUP BY party, currency`
  for (const row of await rawRows<Row>(writer(), sql)) add(sums, row)
}

async function inLedger(role: BookRole): Promise<Sums> {
  const sums: Sums = new Map()
  const rows = await writer()
    .from('journal_lines')
    .where('role', role)
    .groupBy('party_id', 'currency')
    .select('party_id as party', 'currency')
    .sum('foreign_minor as amount')
  for (const row of rows) add(sums, row)
  return sums
}

function add(sums: Sums, row: Row) {
  const key = `${row.party ?? '–'} ${row.currency}`
  sums.set(key, (sums.get(key) ?? 0) + Number(row.amount))
}

function compare(finding: Finding, role: string, open: Sums, ledger: Sums) {
  for (const key of new Set([...open.keys(), ...ledger.keys()])) {
    const [kept, posted] = [open.get(key) ?? 0, ledger.get(key) ?? 0]
    finding.checked++
    if (kept !== posted)
      finding.problems.push(fault('control', { role: word('roles', role), key, kept, posted }))
  }
}
