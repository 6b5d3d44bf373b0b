import db from '@adonisjs/lucid/services/db'

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
 * count whole, also what of them is not allocated yet; a reversed one is listed twice.
 * @param from,to days, both included
 */
export async function statementOf(
  clientId: number,
  currency: string,
  { from, to }: { from: string; to: string }
): Promise<Statement> {
  const account = { client_id: clientId, currency }
  const moves = [
    ...(await invoiceMoves(account, to)),
    ...(await receiptMoves(account, to)),
    ...(await refundMoves(account, to)),
    ...(await writeOffMoves(account, to)),
  ]
  moves.sort((a, b) => (a.on === b.on ? a.id - b.id : a.on < b.on ? -1 : 1))
  let balance = 0
  const rows: StatementRow[] = []
  let openingMinor = 0
  for (const move of moves) {
    balance += move.amountMinor
    if (move.on < from) openingMinor = balance
    else rows.push({ ...move, balanceMinor: balance })
  }
  return { currency, openingMinor, rows, closingMinor: balance }
}

type Move = Omit<StatementRow, 'balanceMinor'>
type Account = { client_id: number; currency: string }

async function invoiceMoves(account: Account, to: string): Promise<Move[]> {
  const rows = await db
    .from('invoices')
    .where(account)
    .whereNotNull('number')
    .where('issued_on', '<=', to)
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

async function receiptMoves(account: Account, to: string): Promise<Move[]> {
  const rows = await db
    .from('receipts')
    .where(account)
    .where('received_on', '<=', to)
    .orderBy('received_on')
    .orderBy('id')
    .limit(MOST)
    .select('id', 'number', 'received_on as on', 'reversed_on', 'amount_minor as amount')
  const receipts = rows.map(({ id, number, on, amount }): Move => ({
    ...{ kind: 'receipt', id, number, on },
    amountMinor: -Number(amount),
  }))
  const reversals = rows
    .filter(({ reversed_on: on }) => on && on <= to)
    .map(({ id, number, reversed_on: on, amount }): Move => ({
      ...{ kind: 'receipt_reversal', id, number, on },
      amountMinor: Number(amount),
    }))
  return [...receipts, ...reversals]
}

/** Money that went back: the client owes more by it. A link leads to what was paid back. */
async function refundMoves(account: Account, to: string): Promise<Move[]> {
  const rows = await db
    .from('client_refunds')
    .where(account)
    .where('paid_on', '<=', to)
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

/** What the firm gave up, and what of it is owed again. */
async function writeOffMoves(account: Account, to: string): Promise<Move[]> {
  const rows = await db
    .from('invoice_write_offs')
    .where(account)
    .where('written_off_on', '<=', to)
    .orderBy('written_off_on')
    .orderBy('id')
    .limit(MOST)
  return rows.flatMap(({ id, number, written_off_on: on, reversed_on: back, amount_minor }) => {
    const amountMinor = Number(amount_minor)
    const given: Move = { kind: 'write_off', id, number, on, amountMinor: -amountMinor }
    const owed: Move = { kind: 'write_off_reversal', id, number, on: back, amountMinor }
    return back && back <= to ? [given, owed] : [given]
  })
}
