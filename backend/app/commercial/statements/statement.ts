import db from '@adonisjs/lucid/services/db'
import { addDays } from '#core/settings/days'

export interface StatementRow {
  kind: 'invoice' | 'credit_note' | 'receipt' | 'receipt_reversal' | 'refund' | 'receipt_refund'
  id: number
  number: string
  on: string
  /** What the client owes more (positive) or less (negative) by this, in minor units. */
  amountMinor: number
  balanceMinor: number
}

export interface Statement {
  currency: string
  openingMinor: number
  rows: StatementRow[]
  closingMinor: number
}

const MOST = 5000

/**
 * The account of a client in one currency: opening, every document of the period, closing. Receipts
 * count whole, also what of them is not allocated yet; a reversed one is listed twice. Of a very long
 * period the first documents are listed; opening and closing count all.
 * @param from,to days, both included
 */
export async function statementOf(
  clientId: number,
  currency: string,
  { from, to }: { from: string; to: string }
): Promise<Statement> {
  const account = { client_id: clientId, currency }
  const period = { from, to }
  const [openingMinor, movedMinor] = await Promise.all([
    owedBy(account, { from: FIRST_DAY, to: addDays(from, -1) }),
    owedBy(account, period),
  ])
  const moves = [
    ...(await invoiceMoves(account, period)),
    ...(await receiptMoves(account, period)),
    ...(await refundMoves(account, period)),
  ]
  moves.sort((a, b) => (a.on === b.on ? a.id - b.id : a.on < b.on ? -1 : 1))
  let balance = openingMinor
  const rows = moves.slice(0, MOST).map((move) => {
    balance += move.amountMinor
    return { ...move, balanceMinor: balance }
  })
  return { currency, openingMinor, rows, closingMinor: openingMinor + movedMinor }
}

const FIRST_DAY = '0001-01-01'

interface Period {
  from: string
  to: string
}

/** By how much all documents of a period change what a client owes. */
async function owedBy(account: Account, { from, to }: Period): Promise<number> {
  const within = (table: string, day: string) =>
    db.from(table).where(account).whereBetween(day, [from, to])
  const invoiced = await within('invoices', 'issued_on')
    .whereNotNull('number')
    .select(
      db.raw(
        "SUM(CASE WHEN type = 'credit_note' THEN -payable_minor ELSE payable_minor END) AS sum"
      )
    )
    .first()
  const sumOf = async (table: string, day: string) =>
    Number((await within(table, day).sum('amount_minor as sum').first())?.sum ?? 0)
  const [received, reversed, refunded] = await Promise.all([
    sumOf('receipts', 'received_on'),
    sumOf('receipts', 'reversed_on'),
    sumOf('client_refunds', 'paid_on'),
  ])
  return Number(invoiced?.sum ?? 0) - received + reversed + refunded
}

type Move = Omit<StatementRow, 'balanceMinor'>
type Account = { client_id: number; currency: string }

async function invoiceMoves(account: Account, { from, to }: Period): Promise<Move[]> {
  const rows = await db
    .from('invoices')
    .where(account)
    .whereNotNull('number')
    .whereBetween('issued_on', [from, to])
    .orderBy('issued_on')
    .orderBy('id')
    .limit(MOST)
    .select('id', 'number', 'type', 'issued_on as on', 'payable_minor as amount')
  return rows.map(({ id, number, type, on, amount }) => {
    const credit = type === 'credit_note'
    const kind = credit ? 'credit_note' : 'invoice'
    return { kind, id, number, on, amountMinor: (credit ? -1 : 1) * Number(amount) }
  })
}

/** What came in, and what of it was taken back. */
async function receiptMoves(account: Account, { from, to }: Period): Promise<Move[]> {
  const movesOn = async (day: string, kind: Move['kind'], sign: number) => {
    const rows = await db
      .from('receipts')
      .where(account)
      .whereBetween(day, [from, to])
      .orderBy(day)
      .orderBy('id')
      .limit(MOST)
      .select('id', 'number', `${day} as on`, 'amount_minor as amount')
    return rows.map(({ id, number, on, amount }): Move => ({
      ...{ kind, id, number, on, amountMinor: sign * Number(amount) },
    }))
  }
  return [
    ...(await movesOn('received_on', 'receipt', -1)),
    ...(await movesOn('reversed_on', 'receipt_reversal', 1)),
  ]
}

/** Money that went back: the client owes more by it. A link leads to what was paid back. */
async function refundMoves(account: Account, { from, to }: Period): Promise<Move[]> {
  const rows = await db
    .from('client_refunds')
    .where(account)
    .whereBetween('paid_on', [from, to])
    .orderBy('paid_on')
    .orderBy('id')
    .limit(MOST)
  return rows.map((row): Move => ({
    kind: row.receipt_id ? 'receipt_refund' : 'refund',
    id: row.receipt_id ?? row.credit_id,
    number: row.number,
    on: row.paid_on,
    amountMinor: Number(row.amount_minor),
  }))
}
