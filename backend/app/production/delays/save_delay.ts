import type { Infer } from '@vinejs/vine/types'
import { invalid } from '#core/base/app_error'
import { emptyColumns } from '#core/database/empty_columns'
import { nextNumber } from '#core/numbering/next_number'
import { today } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { takeBlocker } from '#production/report_blockers/blockers'
import Delay from './delay.js'
import { replaceConcurrences, replaceTasks } from './delay_rows.js'
import { DELAYS } from './number_series.js'
import { auditOf, recordDelay, saveDelay } from './record_delay.js'
import { requireProject, type Viewer } from './scope.js'
import type {
  correctDelayValidator,
  createDelayValidator,
  noticeValidator,
  updateDelayValidator,
} from './validator.js'

type Changes = Infer<typeof updateDelayValidator>

/**
 * Enters a delay as a draft.
 * @throws AppError 403 for a project of others, 422 for an unknown project, task, delay or blocker, or days that run
 *   backwards, 409 BLOCKER_USED
 */
export async function createDelay(
  uow: UnitOfWork,
  { projectId, blockerId, ...input }: Infer<typeof createDelayValidator>,
  viewer: Viewer
) {
  const project = await uow.trx.from('projects').where('id', projectId).select('id').first()
  if (!project) throw invalid({ projectId: ['absent'] })
  await requireProject(uow.trx, viewer, projectId)
  const delay = new Delay().useTransaction(uow.trx)
  delay.merge({ ...emptyColumns(Delay), projectId, status: 'draft', version: 1 })
  if (blockerId !== undefined) {
    await takeBlocker(uow, blockerId, { table: 'delays', projectId })
    delay.blockerId = blockerId
  }
  delay.createdBy = uow.actor.id
  delay.updatedBy = uow.actor.id
  delay.number = await nextNumber(uow.trx, DELAYS, projectId)
  fill(delay, input)
  delay.refreshSearchText()
  await delay.save()
  await fillRows(uow, delay, input)
  await recordDelay(uow, 'create', delay, { after: await auditOf(uow, delay) })
  return delay
}

/** Changes a locked draft. @throws AppError 422 as above */
export async function updateDelay(uow: UnitOfWork, delay: Delay, input: Changes) {
  const before = await auditOf(uow, delay)
  fill(delay, input)
  await fillRows(uow, delay, input)
  await saveDelay(uow, delay, { action: 'update', before })
}

/** Corrects a locked delay that is recorded; the history keeps what stood, and why it does no more. */
export async function correctDelay(
  uow: UnitOfWork,
  delay: Delay,
  { reason, ...input }: Infer<typeof correctDelayValidator>
) {
  const before = await auditOf(uow, delay)
  fill(delay, input)
  await fillRows(uow, delay, input)
  await saveDelay(uow, delay, { action: 'correct', before, note: { correction: reason } })
}

/** From here on a delay is evidence. */
export async function submitDelay(uow: UnitOfWork, delay: Delay) {
  const before = await auditOf(uow, delay)
  delay.status = 'recorded'
  await saveDelay(uow, delay, { action: 'record', before })
}

/** Says when a delay that lasted is over. @throws AppError 422 for a day before its first, or to come */
export async function endDelay(uow: UnitOfWork, delay: Delay, lastOn: string) {
  const before = await auditOf(uow, delay)
  fill(delay, { lastOn })
  await saveDelay(uow, delay, { action: 'end', before })
}

/** Says when notice was given. @throws AppError 422 for a day before the delay, or to come */
export async function giveNotice(
  uow: UnitOfWork,
  delay: Delay,
  input: Infer<typeof noticeValidator>
) {
  const before = await auditOf(uow, delay)
  fill(delay, input)
  await saveDelay(uow, delay, { action: 'give_notice', before })
}

/** Deletes a locked draft; the audit log keeps its number. */
export async function deleteDelay(uow: UnitOfWork, delay: Delay) {
  const before = await auditOf(uow, delay)
  await uow.trx.from('delay_tasks').where('delay_id', delay.id).delete()
  await replaceConcurrences(uow, delay, [])
  await delay.delete()
  await recordDelay(uow, 'delete', delay, { before })
}

function fill(delay: Delay, { tasks: _tasks, concurrentIds: _ids, ...plain }: Changes) {
  delay.merge(plain)
  const { firstOn, lastOn, noticeOn } = delay
  const now = today()
  if (firstOn > now) throw invalid({ firstOn: ['inFuture'] })
  if (lastOn !== null && lastOn < firstOn) throw invalid({ lastOn: ['afterFrom'] })
  if (lastOn !== null && lastOn > now) throw invalid({ lastOn: ['inFuture'] })
  if (noticeOn !== null && noticeOn < firstOn) throw invalid({ noticeOn: ['afterFrom'] })
  if (noticeOn !== null && noticeOn > now) throw invalid({ noticeOn: ['inFuture'] })
}

async function fillRows(uow: UnitOfWork, delay: Delay, { tasks, concurrentIds }: Changes) {
  if (tasks !== undefined) await replaceTasks(uow, delay, tasks)
  if (concurrentIds !== undefined) await replaceConcurrences(uow, delay, concurrentIds)
}
