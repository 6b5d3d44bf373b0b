import type { Infer } from '@vinejs/vine/types'
import { DateTime } from 'luxon'
import { conflict, invalid } from '#core/base/app_error'
import { emptyColumns } from '#core/database/empty_columns'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { holdersOf } from '#identity/shared/people'
import { requireTask } from '#production/tasks/require_task'
import { takeBlocker } from '#production/report_blockers/blockers'
import { recordConstraint } from './record_constraint.js'
import TaskConstraint from './task_constraint.js'
import type { createConstraintValidator, updateConstraintValidator } from './validator.js'

type Changes = Infer<typeof updateConstraintValidator>

/**
 * @throws AppError 422 for a task that is not in the schedule, an owner who can't open planning, or a blocker of
 *   another task, 409 BLOCKER_USED
 */
export async function createConstraint(
  uow: UnitOfWork,
  { taskId, blockerId, ...input }: Infer<typeof createConstraintValidator>
): Promise<TaskConstraint> {
  const { project_id: projectId } = await requireTask(uow, taskId)
  const constraint = new TaskConstraint().useTransaction(uow.trx)
  constraint.merge({ ...emptyColumns(TaskConstraint), projectId, taskId, version: 1 })
  if (blockerId !== undefined) {
    await takeBlocker(uow, blockerId, { table: 'task_constraints', projectId, taskId })
    constraint.blockerId = blockerId
  }
  constraint.createdBy = uow.actor.id
  // needed on the day that the task starts, unless something else is stated
  if (!input.fixedOn) input.leadDays ??= 0
  await fill(uow, constraint, input)
  await recordConstraint(uow, 'create', constraint, { after: constraint.toAudit() })
  return constraint
}

/** Changes a locked constraint. @throws AppError 409 LOCKED once it is resolved */
export async function updateConstraint(
  uow: UnitOfWork,
  constraint: TaskConstraint,
  input: Changes
) {
  requireOpen(constraint)
  const before = constraint.toAudit()
  constraint.version++
  await fill(uow, constraint, input)
  await recordConstraint(uow, 'update', constraint, { before, after: constraint.toAudit() })
}

/** Deletes a locked constraint that was a mistake. @throws AppError 409 LOCKED once it is resolved */
export async function deleteConstraint(uow: UnitOfWork, constraint: TaskConstraint) {
  requireOpen(constraint)
  await constraint.delete()
  await recordConstraint(uow, 'delete', constraint, { before: constraint.toAudit() })
}

/** Resolves a locked constraint, or opens it again. @throws AppError 409 when it is so already */
export async function resolveConstraint(
  uow: UnitOfWork,
  constraint: TaskConstraint,
  { isResolved, at = DateTime.utc() }: { isResolved: boolean; at?: DateTime }
) {
  if (constraint.isOpen !== isResolved) throw conflict('CONFLICT')
  const before = constraint.toAudit()
  constraint.version++
  constraint.updatedBy = uow.actor.id
  constraint.merge({
    resolvedAt: isResolved ? at : null,
    resolvedBy: isResolved ? uow.actor.id : null,
  })
  await constraint.save()
  const action = isResolved ? 'resolve' : 'reopen'
  await recordConstraint(uow, action, constraint, { before, after: constraint.toAudit() })
}

function requireOpen(constraint: TaskConstraint) {
  if (!constraint.isOpen) throw conflict('LOCKED')
}

async function fill(uow: UnitOfWork, constraint: TaskConstraint, input: Changes) {
  const { ownerId } = input
  if (ownerId !== undefined && ownerId !== constraint.ownerId)
    // who can't open the page could neither see nor resolve it
    if (!(await holdersOf('planning.view', uow.trx)).includes(ownerId))
      throw invalid({ ownerId: ['noPlanning'] })
  constraint.merge({ ...input, ...whenOf(constraint, input) })
  constraint.updatedBy = uow.actor.id
  await constraint.save()
}

/** Either days before the start or a fixed day: stating one takes the other away. */
function whenOf(constraint: TaskConstraint, { leadDays, fixedOn }: Changes) {
  if (leadDays != null && fixedOn) throw invalid({ fixedOn: ['oneOfBoth'] })
  if (fixedOn) return { fixedOn, leadDays: null }
  if (leadDays != null) return { fixedOn: null, leadDays }
  const kept = {
    fixedOn: fixedOn === undefined ? constraint.fixedOn : null,
    leadDays: leadDays === undefined ? constraint.leadDays : null,
  }
  if (kept.fixedOn === null && kept.leadDays === null) kept.leadDays = 0
  return kept
}
