import type { Infer } from '@vinejs/vine/types'
import type { Approver } from '#core/approvals/approver'
import { invalid } from '#core/base/app_error'
import { formatDecimal4 } from '#engines/money/money'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { receiveOrAsk } from '#procurement/stock_movements/actions/receive_transfer'
import { lockMovement } from '#procurement/stock_movements/queries/find_movement'
import { movementStates } from '#procurement/stock_movements/states'
import type Trip from './trip.js'
import type { proofValidator } from './validator.js'

/**
 * The proof of delivery of a transfer is its arrival at the second store: what came whole is received, what is
 * short or damaged is its loss, decided about as that of any other arrival.
 * @throws AppError 403 for who may not receive stock, 409 where the transfer is not on its way, 422 where the
 *   store has already received another quantity, or on a loss without a reason
 */
export async function receiveByProof(
  uow: UnitOfWork,
  trip: Trip,
  { reason }: Pick<Infer<typeof proofValidator>, 'reason'>,
  by: Approver
) {
  if (!trip.movementId) return
  const movement = await lockMovement(uow, trip.movementId)
  const delivered = new Map(
    trip.cargo.map(({ movementLineId, deliveredE4 }) => [movementLineId, deliveredE4!])
  )
  if (movement.receivedAt) {
    const same = movement.lines.every(({ id, receivedE4 }) => delivered.get(id) === receivedE4)
    if (!same) throw invalid({ lines: ['differsFromReceipt'] })
    return
  }
  movementStates.require('receive', movement, by)
  const rejections = new Set(trip.cargo.flatMap(({ rejectionReason }) => rejectionReason ?? []))
  await receiveOrAsk(uow, movement, {
    reason: reason || [...rejections].join('; ').slice(0, 1000) || null,
    lines: movement.lines.map(({ id }) => ({
      lineId: id,
      received: formatDecimal4(delivered.get(id) ?? 0),
    })),
  })
}
