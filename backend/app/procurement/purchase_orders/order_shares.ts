import { conflict, notFound } from '#core/base/app_error'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { closeShares } from '#files/shares/actions/share_with_code'
import { publishChange } from '#procurement/shared/publish_change'
import type PurchaseOrder from './models/purchase_order.js'

/** Only what binds is given to a vendor; anything else says on its face that it does not. */
export const isBinding = (status: string) =>
  !['draft', 'submitted', 'rejected', 'cancelled'].includes(status)

/** Closes what vendors can open of a locked order: all of it, or what older versions state. */
export async function closeOrderShares(
  uow: UnitOfWork,
  { id, revision }: PurchaseOrder,
  which: 'all' | 'older'
) {
  const query = uow.trx
    .from('purchase_order_prints')
    .where('purchase_order_id', id)
    .whereNotNull('share_id')
  if (which === 'older') void query.where('revision', '<', revision)
  const rows: { share_id: number }[] = await query.select('share_id')
  await closeShares(
    uow,
    rows.map(({ share_id: shareId }) => shareId)
  )
}

/**
 * Closes the share of one PDF of a locked order, whoever printed it.
 * @throws AppError 404 for a PDF of another order, 409 SHARE_ENDED
 */
export async function closeShareOfPrint(uow: UnitOfWork, order: PurchaseOrder, printId: number) {
  const print = await uow.trx
    .from('purchase_order_prints')
    .where({ id: printId, purchase_order_id: order.id })
    .first()
  if (!print?.share_id) throw notFound()
  if (!(await closeShares(uow, [print.share_id]))) throw conflict('SHARE_ENDED')
  publishChange(uow, 'purchase-orders', order.id, 'print')
}
