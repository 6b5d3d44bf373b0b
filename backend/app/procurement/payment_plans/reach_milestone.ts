import { conflict, invalid, notFound } from '#core/base/app_error'
import { today } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { dateInstalments } from '#procurement/bill_instalments/date_instalments'
import { dueDay } from '#procurement/payment_terms/schedule'
import PurchaseOrderInstalment from './purchase_order_instalment.js'

interface Reached {
  instalmentId: number
  /** Null takes the day back. */
  reachedOn: string | null
}

/**
 * Notes when a milestone of a locked order was reached: what waits for it, on its bills as well, is due.
 * @returns the day that it had before
 * @throws AppError 404, 409 where it waits for something else, 422 on a day before the order or to come
 */
export async function reachMilestone(
  uow: UnitOfWork,
  { id, orderedOn }: { id: number; orderedOn: string },
  { instalmentId, reachedOn }: Reached
) {
  const part = await PurchaseOrderInstalment.query({ client: uow.trx })
    .where({ id: instalmentId, purchaseOrderId: id })
    .forUpdate()
    .first()
  if (!part) throw notFound()
  if (part.dueFrom !== 'milestone') throw conflict('CONFLICT')
  if (reachedOn && reachedOn > today()) throw invalid({ reachedOn: ['inFuture'] })
  if (reachedOn && reachedOn < orderedOn) throw invalid({ reachedOn: ['beforeOrder'] })
  const before = part.reachedOn
  part.reachedOn = reachedOn
  await part.save()
  await dateInstalments(uow, id, 'milestone', () => {
    const dueOn = reachedOn && dueDay(part, reachedOn)
    return (row) => (row.planPartId === part.id ? dueOn : row.dueOn)
  })
  return before
}
