import { approverOf } from '#core/approvals/approver'
import { writersIn } from '#core/approvals/authors'
import { withOperators } from '#core/approvals/same_person'
import { notFound } from '#core/base/app_error'
import { publishLive } from '#core/live/publish_live'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type { HttpContext } from '@adonisjs/core/http'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import Delay from './delay.js'
import { auditRows } from './delay_rows.js'
import { projectScope } from './scope.js'

/** `entity_type` of the audit log. */
export const DELAY = 'delay'

/** What the log says of a delay now. */
export const auditOf = async (uow: UnitOfWork, delay: Delay) => ({
  ...delay.toAudit(),
  ...(await auditRows(uow, delay)),
})

/** Saves a change of a delay under its next version, with what it changed from. */
export async function saveDelay(
  uow: UnitOfWork,
  delay: Delay,
  { action, before, note }: { action: string; before: Record<string, unknown>; note?: object }
) {
  delay.version++
  delay.updatedBy = uow.actor.id
  delay.refreshSearchText()
  await delay.save()
  await recordDelay(uow, action, delay, {
    before,
    after: { ...(await auditOf(uow, delay)), ...note },
  })
}

/** Writes to the audit log what a change did, and notifies open pages. */
export async function recordDelay(
  uow: UnitOfWork,
  action: string,
  { id, number }: Delay,
  changes: { before?: Record<string, unknown>; after?: Record<string, unknown> }
) {
  await uow.audit({ action, entityType: DELAY, entityId: id, label: number, ...changes })
  const data = { resource: 'delays', id, action }
  uow.afterCommit(() => publishLive({ event: 'record', ability: 'delays.view', data }))
}

/** Everyone who wrote what a delay says. */
export async function authorsOf(client: QueryClientContract, { id, createdBy }: Delay) {
  const actions = ['create', 'update', 'record', 'correct', 'end', 'give_notice']
  const writers = await writersIn(client, { entityType: DELAY, entityId: id, actions })
  return withOperators([...writers, ...(createdBy === null ? [] : [createdBy])])
}

/** A delay with what decides who may act on it. */
export async function statedDelay(client: QueryClientContract, delay: Delay) {
  const { status, lastOn, noticeOn, projectId } = delay
  const project = await client.from('projects').where('id', projectId).select('manager_id').first()
  const managerId: number | null = project?.manager_id ?? null
  return { status, lastOn, noticeOn, managerId, authors: await authorsOf(client, delay) }
}

/** A delay of a project that the viewer belongs to. @throws AppError 404 */
export async function findDelay(ctx: HttpContext, id: number, uow?: UnitOfWork): Promise<Delay> {
  const query = Delay.query(uow && { client: uow.trx }).where('delays.id', id)
  projectScope(approverOf(ctx), 'delays.project_id')?.(query as never)
  if (uow) void query.forUpdate()
  const delay = await query.first()
  if (!delay) throw notFound()
  return delay
}
