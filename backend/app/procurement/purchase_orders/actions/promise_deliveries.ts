import type { Infer } from '@vinejs/vine/types'
import { invalid } from '#core/base/app_error'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { DELIVERIES_PROMISED } from '#procurement/events/purchase_order_events'
import type PurchaseOrder from '#procurement/purchase_orders/models/purchase_order'
import type PurchaseOrderLine from '#procurement/purchase_orders/models/purchase_order_line'
import { recordChange } from '#procurement/purchase_orders/records'
import type { promisesValidator } from '#procurement/purchase_orders/validator'
import { saveNext } from './change_purchase_order.js'

type Promises = Infer<typeof promisesValidator>['lines']

/**
 * Notes on a locked order when the vendor delivers its lines, and publishes what changed.
 * @throws AppError 422 for a line that the order does not have, and a day before the order
 */
export async function promiseDeliveries(uow: UnitOfWork, order: PurchaseOrder, promises: Promises) {
  const changed = changedLines(order, promises)
  if (!changed.length) return
  const before = promisesOf(order)
  for (const { line, promisedOn } of changed)
    await line.useTransaction(uow.trx).merge({ promisedOn }).save()
  await saveNext(uow, order)
  const lines = changed.map(({ line, from, promisedOn }) => ({
    lineId: line.id,
    from,
    to: promisedOn,
  }))
  await recordChange(uow, 'update', order, { before, after: promisesOf(order) })
  const { id: purchaseOrderId, number, projectId } = order
  await uow.emit(DELIVERIES_PROMISED, { purchaseOrderId, number, projectId, lines })
}

interface Changed {
  line: PurchaseOrderLine
  from: string | null
  promisedOn: string | null
}

function changedLines(order: PurchaseOrder, promises: Promises): Changed[] {
  const own = new Map(order.lines.map((line) => [line.id, line]))
  const wrong: Record<string, string[]> = {}
  const changed = promises.flatMap(({ lineId, promisedOn }, i): Changed[] => {
    const line = own.get(lineId)
    // each line once
    own.delete(lineId)
    if (!line) wrong[`lines.${i}.lineId`] = ['absent']
    else if (promisedOn !== null && promisedOn < order.orderedOn)
      wrong[`lines.${i}.promisedOn`] = ['beforeOrder']
    if (!line || line.promisedOn === promisedOn) return []
    return [{ line, from: line.promisedOn, promisedOn }]
  })
  if (Object.keys(wrong).length) throw invalid(wrong)
  return changed
}

/** What the audit log compares. */
const promisesOf = ({ lines }: PurchaseOrder) => ({
  lines: lines.map(({ description, promisedOn }) => ({ description, promisedOn })),
})
