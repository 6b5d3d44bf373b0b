import { conflict, notFound } from '#core/base/app_error'
import { checkVersion } from '#core/http/version'
import { publishLive } from '#core/live/publish_live'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import Checklist from './checklist.js'
import ChecklistItem from './checklist_item.js'

/** `entity_type` of the audit log. */
export const CHECKLIST = 'checklist'

interface Changes {
  before?: Record<string, unknown>
  after?: Record<string, unknown>
}

/** Writes to the audit log what a change did, and notifies open pages. */
export async function recordChecklist(
  uow: UnitOfWork,
  action: string,
  { id, employeeId, name }: Checklist,
  changes: Changes
) {
  const person = await uow.trx.from('employees').where('id', employeeId).select('number').first()
  const label = `${person?.number ?? employeeId} · ${name}`
  await uow.audit({ action, entityType: CHECKLIST, entityId: id, label, ...changes })
  for (const resource of ['checklists', 'checklist-items']) {
    const data = { resource, id, action }
    uow.afterCommit(() => publishLive({ event: 'record', ability: 'people.open', data }))
  }
}

/** Saves a checklist under its next version with what follows from its items. */
export async function saveChecklist(uow: UnitOfWork, checklist: Checklist) {
  const items = await ChecklistItem.query({ client: uow.trx }).where('checklistId', checklist.id)
  checklist.refreshFrom(items)
  checklist.version++
  checklist.updatedBy = uow.actor.id
  await checklist.save()
}

/** Locked until the unit ends. @throws AppError 404, 412 */
export async function lockChecklist(
  uow: UnitOfWork,
  id: number,
  expectedVersion?: number
): Promise<Checklist> {
  const checklist = await Checklist.query({ client: uow.trx }).where('id', id).forUpdate().first()
  if (!checklist) throw notFound()
  if (expectedVersion !== undefined) await checkVersion(checklist, expectedVersion, uow.trx)
  return checklist
}

/** @throws AppError 409 LOCKED once it was cancelled */
export function requireOpen({ status }: Checklist) {
  if (status === 'cancelled') throw conflict('LOCKED')
}
