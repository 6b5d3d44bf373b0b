import db from '@adonisjs/lucid/services/db'

export interface StatementRow {
  kind: 'invoice' | 'credit_note' | 'receipt' | 'receipt_reversal'
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
 * count whole, also what of them is not allocated yet; one that was taken back stands twice.
 * @param from,to days, both included
 */
export async function statementOf(
  clientId: number,
  currency: string,
  { from, to }: { from: string; to: string }
): Promise<Statement> {
  const invoices = await db
    .from('invoices')
    .where({ client_id: clientId, currency })
    .whereNotNull('number')
    .where('issued_on', '<=', to)
    .orderBy('issued_on')
    .orderBy('id')
    .limit(MOST)
    .select('id', 'number', 'type', 'issued_on as on', 'payable_minor as amount')
  const receipts = await db
    .from('receipts')
    .where({ client_id: clientId, currency })
    .where('received_on', '<=', to)
    .orderBy('received_on')
    .orderBy('id')
    .limit(MOST)
    .select('id', 'number', 'received_on as on', 'reversed_on', 'amount_minor as amount')
  const moves = [
    ...invoices.map((row) => {
      const credit = row.type === 'credit_note'
      const kind: StatementRow['kind'] = credit ? 'credit_note' : 'invoice'
      return { ...row, kind, amountMinor: (credit ? -1 : 1) * Number(row.amount) }
    }),
    ...receipts.map((row) => ({
      ...row,
      kind: 'receipt' as const,
      amountMinor: -Number(row.amount),
    })),
    ...receipts
      .filter(({ reversed_on: on }) => on && on <= to)
      .map((row) => ({
        ...row,
        on: row.reversed_on,
        kind: 'receipt_reversal' as const,
        amountMinor: Number(row.amount),
      })),
  ].sort((a, b) => (a.on === b.on ? a.id - b.id : a.on < b.on ? -1 : 1))
  let balance = 0
  const rows: StatementRow[] = []
  let openingMinor = 0
  for (const { kind, id, number, on, amountMinor } of moves) {
    balance += amountMinor
    if (on < from) openingMinor = balance
    else rows.push({ kind, id, number, on, amountMinor, balanceMinor: balance })
  }
  return { currency, openingMinor, rows, closingMinor: balance }
}
