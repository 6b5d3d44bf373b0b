import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { bankAccountView, shownAccounts } from '#core/bank_accounts/shown_account'
import { day, id, money, nullable, object, oneOf, text } from '#core/openapi/schema'
import { formatMoney } from '#engines/money/money'
import { RECEIPT_METHODS } from './invoicing_types.js'

/** Money that went back to a client. */
export interface RefundView {
  id: number
  number: string
  paidOn: string
  method: (typeof RECEIPT_METHODS)[number]
  reference: string | null
  reason: string
  bankAccount: { id: number; label: string } | null
  amount: string
}

export const refundView = object({
  id,
  number: text,
  paidOn: day,
  method: oneOf(RECEIPT_METHODS),
  reference: nullable(text),
  reason: text,
  bankAccount: bankAccountView,
  amount: money,
})

/** What was paid back of a credit note or of a receipt, oldest first. */
export async function refundsOf(
  of: { credit_id: number } | { receipt_id: number },
  client: QueryClientContract = db.connection()
): Promise<RefundView[]> {
  const rows = await client.from('client_refunds').where(of).orderBy('id')
  const accountOf = await shownAccounts(
    rows.map((row) => row.bank_account_id),
    client
  )
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    paidOn: row.paid_on,
    method: row.method,
    reference: row.reference ?? null,
    reason: row.reason,
    bankAccount: accountOf(row.bank_account_id),
    amount: formatMoney(Number(row.amount_minor), row.currency),
  }))
}
