import db from '@adonisjs/lucid/services/db'
import { FIRST_DAY, MOVES, owedByCurrency, type Period } from '#commercial/shared/owed'
import { addDays } from '#core/settings/days'

export interface StatementRow {
  kind:
    | 'invoice'
    | 'credit_note'
    | 'receipt'
    | 'receipt_reversal'
    | 'refund'
    | 'receipt_refund'
    | 'write_off'
    | 'write_off_reversal'
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
    ...(await refundMoves(account, period)),
    ...(await Promise.all(MOVES.map((move) => movesOf(account, period, move)))).flat(),
  ]
  moves.sort((a, b) => (a.on === b.on ? a.id - b.id : a.on < b.on ? -1 : 1))
  let balance = openingMinor
  const rows = moves.slice(0, MOST).map((move) => {
    balance += move.amountMinor
    return { ...move, balanceMinor: balance }
  })
  return { currency, openingMinor, rows, closingMinor: openingMinor + movedMinor }
}

/** By how much all documents of a period change what a client owes. */
async function owedBy(account: Account, period: Period): Promise<number> {
  const owed = await owedByCurrency((documents) => void documents.where(account), period)
  return owed.get(account.currency) ?? 0
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

async function movesOf(
  account: Account,
  { from, to }: Period,
  { table, day, kind, sign }: (typeof MOVES)[number]
): Promise<Move[]> {
  const rows = await db
    .from(table)
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
