import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { formatMoney } from '#engines/money/money'
import type Invoice from '#commercial/invoices/models/invoice'

/** What took something off an invoice. */
export interface SettlementView {
  id: number
  kind: 'receipt' | 'credit_note' | 'invoice' | 'write_off'
  recordId: number
  number: string
  settledOn: string
  amount: string
}

/** What settled an invoice; of a credit note, the invoices that it was set against. */
export async function settlementsOf(
  { id, type, currency }: Invoice,
  client: QueryClientContract = db.connection()
): Promise<SettlementView[]> {
  if (type === 'credit_note') return setAgainst(id, currency, client)
  const rows = await client
    .from('invoice_settlements as s')
    .leftJoin('receipts as r', 'r.id', 's.receipt_id')
    .leftJoin('invoices as c', 'c.id', 's.credit_id')
    .leftJoin('invoice_write_offs as w', 'w.id', 's.write_off_id')
    .where('s.invoice_id', id)
    .orderBy('s.id')
    .select(
      's.*',
      'r.number as receipt_number',
      'c.number as credit_number',
      'w.number as write_off_number'
    )
  return rows.map((row) => ({
    id: row.id,
    ...whatSettled(row),
    settledOn: row.settled_on,
    amount: formatMoney(Number(row.amount_minor), currency),
  }))
}

function whatSettled(row: any): Pick<SettlementView, 'kind' | 'recordId' | 'number'> {
  if (row.receipt_id)
    return { kind: 'receipt', recordId: row.receipt_id, number: row.receipt_number }
  if (row.write_off_id)
    return { kind: 'write_off', recordId: row.write_off_id, number: row.write_off_number }
  return { kind: 'credit_note', recordId: row.credit_id, number: row.credit_number }
}

async function setAgainst(
  creditId: number,
  currency: string,
  client: QueryClientContract
): Promise<SettlementView[]> {
  const rows = await client
    .from('invoice_settlements as s')
    .join('invoices as i', 'i.id', 's.invoice_id')
    .where('s.credit_id', creditId)
    .orderBy('s.id')
    .select('s.id', 's.invoice_id', 's.settled_on', 's.amount_minor', 'i.number')
  return rows.map((row) => ({
    id: row.id,
    kind: 'invoice',
    recordId: row.invoice_id,
    number: row.number,
    settledOn: row.settled_on,
    amount: formatMoney(Number(row.amount_minor), currency),
  }))
}
