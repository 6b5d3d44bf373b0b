import type { Approver } from '#core/approvals/approver'
import { decide } from '#core/approvals/decide'
import { conflict } from '#core/base/app_error'
import { lockedThrough } from '#core/period_locks/require_unlocked'
import { checkVersion } from '#core/http/version'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { placesOf, settleMovement } from './create_movement.js'
import { judgeMovement, hasRisenSince } from '#procurement/stock_movements/approval'
import { lockMovement } from '#procurement/stock_movements/queries/find_movement'
import { materialsOf } from '#procurement/stock_movements/queries/movement_lines'
import { movementStates } from '#procurement/stock_movements/states'
import {
  recordMovement,
  saveNextMovement,
  STOCK_MOVEMENT,
} from '#procurement/stock_movements/records'
import { forgetArrival, lossOf, postArrival } from './receive_transfer.js'
import { postReversal } from './reverse_movement.js'
import { postRevaluation } from '#procurement/stock_movements/revaluations/post_revaluation'
import { requireWithProject } from '#procurement/stock_movements/project_balance'
import { closedThrough, requireOpenDay } from '#procurement/stock_ledger/back_dating'
import { today } from '#core/settings/firm_clock'
import { lockLevels } from '#procurement/stock_ledger/levels'

interface Decision {
  id: number
  /** Version that the decider has read. */
  expectedVersion: number
  decision: 'approve' | 'reject'
  comment: string | null
  by: Approver
}

/**
 * Approves or rejects what waits for a second person; approved, it is posted at once.
 * @throws AppError 403 SELF_APPROVAL, 409 ALREADY_DECIDED, or NO_STOCK when it has been used meanwhile
 */
export async function decideMovement(
  uow: UnitOfWork,
  { id, expectedVersion, decision, comment, by }: Decision
) {
  const movement = await lockMovement(uow, id)
  const about = { documentType: STOCK_MOVEMENT, documentId: id, amountMinor: amountOf(movement) }
  const requested = { ...about, decision, comment, by }
  // no open request: the error states who decided, and when
  if (movement.status === 'posted' || movement.status === 'rejected') await decide(uow, requested)
  movementStates.require(decision, movement, by)
  await checkVersion(movement, expectedVersion, uow.trx)
  const before = movement.toAudit()
  const { status } = await decide(uow, requested)
  if (status === 'approved') await post(uow, movement)
  if (status === 'rejected') await giveBack(uow, movement, comment)
  await saveNextMovement(uow, movement)
  const after = { ...movement.toAudit(), ...(comment && { comment }) }
  await recordMovement(uow, decision, movement, { before, after })
}

async function post(uow: UnitOfWork, movement: Awaited<ReturnType<typeof lockMovement>>) {
  const ids = movement.lines.map(({ materialId }) => materialId)
  const levels = await lockLevels(uow, placesOf(movement, ids))
  if (movement.type === 'transfer' && !movement.reversalOfId) return postArrival(uow, movement)
  if (movement.reversalOfId) {
    const reversed = await lockMovement(uow, movement.reversalOfId)
    return postReversal(uow, reversed, movement)
  }
  if (movement.type === 'revalue') return postRevaluation(uow, movement)
  await dayOfPosting(uow, movement)
  const materials = await materialsOf(uow, ids)
  // others may have brought it back while this return waited
  if (movement.type === 'return')
    await requireWithProject(uow, movement.projectId!, movement.lines, materials)
  // what was asked for was so much; the ledger's cost may be another since
  const { valueMinor } = await judgeMovement(uow, movement, materials, levels)
  if (hasRisenSince(movement, movement.valueMinor, valueMinor)) throw conflict('AMOUNT_CHANGED')
  await settleMovement(uow, movement, materials, levels)
}

/**
 * A movement is posted on its own day. A count is not stranded by a closing meanwhile: its difference
 * is of what the books say now, and is posted today.
 */
async function dayOfPosting(uow: UnitOfWork, movement: Awaited<ReturnType<typeof lockMovement>>) {
  if (movement.type === 'count') {
    const closed = [await closedThrough(uow), await lockedThrough(uow, 'stock')]
    if (closed.some((day) => day && movement.movedOn <= day)) movement.movedOn = today()
  }
  await requireOpenDay(uow, movement.movedOn)
}

/** What is decided about: of a transfer only what is short. */
const amountOf = (movement: Awaited<ReturnType<typeof lockMovement>>) =>
  movement.status === 'submitted' && movement.type === 'transfer' && !movement.reversalOfId
    ? lossOf(movement)
    : movement.valueMinor

/** A rejected arrival leaves its transfer on its way; a rejected reversal leaves room for another. */
async function giveBack(
  uow: UnitOfWork,
  movement: Awaited<ReturnType<typeof lockMovement>>,
  rejectionReason: string | null
) {
  movement.rejectionReason = rejectionReason
  if (movement.type === 'transfer' && !movement.reversalOfId) return forgetArrival(uow, movement)
  movement.merge({ status: 'rejected', reversalOfId: null })
}
