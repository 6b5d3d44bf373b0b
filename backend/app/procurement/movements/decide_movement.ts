import type { Approver } from '#core/approvals/approver'
import { decide } from '#core/approvals/decide'
import { checkVersion } from '#core/http/version'
import type { Unit } from '#core/unit/unit'
import { placesOf, settleMovement } from '#procurement/movements/create_movement'
import { lockMovement } from '#procurement/movements/find_movement'
import { materialsOf } from '#procurement/movements/movement_lines'
import { requireMovementAction } from '#procurement/movements/movement_life'
import { recordMovement, saveNextMovement, STOCK_MOVEMENT } from '#procurement/movements/movement_records' // prettier-ignore
import { requireOpenDay } from '#procurement/stock/back_dating'
import { lockLevels } from '#procurement/stock/levels'

interface Decision {
  id: number
  /** Version that the decider has read. */
  seen: number
  decision: 'approve' | 'reject'
  comment: string | null
  by: Approver
}

/**
 * Approves or rejects what waits for a second person; approved, it is posted at once.
 * @throws AppError 403 SELF_APPROVAL, 409 ALREADY_DECIDED, or NO_STOCK when it has been used meanwhile
 */
export async function decideMovement(unit: Unit, { id, seen, decision, comment, by }: Decision) {
  const movement = await lockMovement(unit, id)
  const asked = { documentType: STOCK_MOVEMENT, documentId: id, decision, comment, by }
  // no open request: tells who decided, and when
  if (movement.status === 'posted' || movement.status === 'rejected') await decide(unit, asked)
  requireMovementAction(decision, movement, by)
  await checkVersion(movement, seen, unit.trx)
  const before = movement.toAudit()
  const { status } = await decide(unit, asked)
  if (status === 'approved') await post(unit, movement)
  if (status === 'rejected') movement.merge({ status: 'rejected', rejectionReason: comment })
  await saveNextMovement(unit, movement)
  const after = { ...movement.toAudit(), ...(comment && { comment }) }
  await recordMovement(unit, decision, movement, { before, after })
}

async function post(unit: Unit, movement: Awaited<ReturnType<typeof lockMovement>>) {
  const ids = movement.lines.map(({ materialId }) => materialId)
  const levels = await lockLevels(unit, placesOf(movement, ids))
  await requireOpenDay(unit, movement.movedOn)
  await settleMovement(unit, movement, await materialsOf(unit, ids), levels)
}
