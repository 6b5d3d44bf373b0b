import db from '@adonisjs/lucid/services/db'
import type { PaymentKind } from '#procurement/purchase_orders/retention'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'

export interface PaymentRow {
  id: number
  purchase_bill_id: number
  /** Below zero where the vendor paid back. */
  kind: PaymentKind | 'refund'
  paid_on: string
  amount_minor: number
  discount_minor: number
  withheld_minor: number
  borne_minor: number
  reference: string | null
  note: string | null
  bank_account_id: number | null
  cheque_id: number | null
  created_by: number | null
}

/** What was paid of each of these bills, the oldest payment first. */
export async function billPayments(
  ids: number[],
  uow?: UnitOfWork
): Promise<Map<number, PaymentRow[]>> {
  const rows: PaymentRow[] = await (uow?.trx ?? db)
    .from('purchase_payments')
    .whereIn('purchase_bill_id', ids)
    .orderBy('paid_on')
    .orderBy('id')
    .select('id', 'purchase_bill_id', 'kind', 'paid_on', 'amount_minor', 'discount_minor')
    .select(
      'withheld_minor',
      'borne_minor',
      'reference',
      'note',
      'bank_account_id',
      'cheque_id',
      'created_by'
    )
  return Map.groupBy(rows, ({ purchase_bill_id }) => purchase_bill_id)
}
