import { notFound } from '#core/base/app_error'
import { checkVersion } from '#core/http/version'
import { publishLive } from '#core/live/publish_live'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import EntryExport from './entry_export.js'
import { ENTRY_EXPORTS } from './number_series.js'

/** Owner of the files, and `entity_type` of the audit log. */
export const ENTRY_EXPORT = ENTRY_EXPORTS.entityType

interface Changes {
  before?: Record<string, unknown>
  after?: Record<string, unknown>
}

/** Writes to the audit log what a step did, and notifies open pages. */
export async function recordExport(
  uow: UnitOfWork,
  action: string,
  { id, number: label }: EntryExport,
  changes: Changes
) {
  await uow.audit({ action, entityType: ENTRY_EXPORT, entityId: id, label, ...changes })
  const data = { resource: 'entry-exports', id, action }
  uow.afterCommit(() => publishLive({ event: 'record', ability: 'entry-exports.view', data }))
}

/** Locked until the unit ends. @throws AppError 404, 412 */
export async function lockExport(uow: UnitOfWork, id: number, expectedVersion: number) {
  const found = await EntryExport.query({ client: uow.trx }).where('id', id).forUpdate().first()
  if (!found) throw notFound()
  await checkVersion(found, expectedVersion, uow.trx)
  return found
}

export async function saveExport(uow: UnitOfWork, one: EntryExport) {
  one.merge({ version: one.version + 1, updatedBy: uow.actor.id })
  await one.save()
}
