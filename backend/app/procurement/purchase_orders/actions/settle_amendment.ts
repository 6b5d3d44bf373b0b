import { DateTime } from 'luxon'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { closeOrderShares } from '#procurement/purchase_orders/order_shares'
import { readSnapshot } from '#procurement/purchase_orders/version_snapshot'
import type PurchaseOrder from '#procurement/purchase_orders/models/purchase_order'
import { NOTHING_CAME } from '#procurement/purchase_orders/pricing/order_lines'
import { progressOf, statusAfter } from '#procurement/purchase_orders/progress'
import { billedCharges } from './save_progress.js'

interface Row {
  id: number
  revision: number
  snapshot: string
}

/** The version that an amendment under decision has replaced, if the order is being amended. */
async function openVersion(uow: UnitOfWork, order: PurchaseOrder): Promise<Row | null> {
  const row = await uow.trx
    .from('purchase_order_revisions')
    .where({ purchase_order_id: order.id, outcome: 'open' })
    .orderBy('id', 'desc')
    .first()
  return row ?? null
}

/**
 * Ends the amendment of a locked order: approved, it goes on from where its goods are; rejected, it
 * is restored.
 * @returns false when the order was not being amended
 */
export async function settleAmendment(
  uow: UnitOfWork,
  order: PurchaseOrder,
  status: 'approved' | 'rejected'
): Promise<boolean> {
  const version = await openVersion(uow, order)
  if (!version) return false
  if (status === 'rejected') await putBack(uow, order, version)
  // what the vendor now holds is no longer what was agreed
  else await closeOrderShares(uow, order, 'older')
  const progress = progressOf(order.lines, billedCharges(order))
  order.merge({ ...progress, status: statusAfter('approved', progress, order.sentAt !== null) })
  await uow.trx.from('purchase_order_revisions').where('id', version.id).update({ outcome: status })
  return true
}

async function putBack(uow: UnitOfWork, order: PurchaseOrder, { revision, snapshot }: Row) {
  const { fields, totals, lines, sentAt, sentBy } = readSnapshot(snapshot)
  order.merge({ ...fields, ...totals, revision, sentBy })
  order.sentAt = sentAt === null ? null : DateTime.fromISO(sentAt, { zone: 'utc' })
  const known = new Map(order.lines.map((line) => [line.id, line]))
  const before = new Set(lines.map(({ id }) => id))
  for (const line of order.lines)
    if (!before.has(line.id)) await line.useTransaction(uow.trx).delete()
  for (const values of lines) {
    const line = known.get(values.id)
    if (line) await line.useTransaction(uow.trx).merge(values).save()
    else await order.related('lines').create({ ...values, ...NOTHING_CAME })
  }
  await order.load('lines')
  order.refreshSearchText()
}
