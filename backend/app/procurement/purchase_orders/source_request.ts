import db from '@adonisjs/lucid/services/db'
import type { Writing } from '#core/approvals/authors'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'

/** What in a purchase request decides what is bought, from whom and for how much. */
export const writingOfRequest = (entityId: number): Writing => ({
  entityType: 'purchase_request',
  entityId,
  actions: ['create', 'update', 'submit', 'quote', 'decline', 'award'],
})

export interface OriginOfOrder {
  id: number
  number: string
}

/** The purchase request whose award an order was drafted from; null for any other order. */
export async function requestOfOrder(
  orderId: number,
  uow?: UnitOfWork
): Promise<OriginOfOrder | null> {
  const row = await (uow?.trx ?? db)
    .from('purchase_request_awards as a')
    .join('purchase_requests as r', 'r.id', 'a.purchase_request_id')
    .where('a.purchase_order_id', orderId)
    .select('r.id', 'r.number')
    .first()
  return row ? { id: row.id, number: row.number } : null
}
