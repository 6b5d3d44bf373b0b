import { conflict, notFound } from '#core/base/app_error'
import { checkVersion } from '#core/http/version'
import { publishLive } from '#core/live/publish_live'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import Closing, { CLOSING } from './closing.js'

interface Changes {
  before?: Record<string, unknown>
  after?: Record<string, unknown>
}

/** Writes to the audit log what a step did, and notifies open pages. */
export async function recordClosing(
  uow: UnitOfWork,
  action: string,
  { id, fromOn }: Closing,
  changes: Changes
) {
  const about = { entityType: CLOSING, entityId: id, label: fromOn.slice(0, 7) }
  await uow.audit({ action, ...about, ...changes })
  const data = { resource: 'closings', id, action }
  uow.afterCommit(() => publishLive({ event: 'record', ability: 'closings.view', data }))
}

/** Locked until the unit ends. @throws AppError 404, 412 */
export async function lockClosing(uow: UnitOfWork, id: number, expectedVersion: number) {
  const found = await Closing.query({ client: uow.trx }).where('id', id).forUpdate().first()
  if (!found) throw notFound()
  await checkVersion(found, expectedVersion, uow.trx)
  return found
}

/** A closed month keeps its checklist as it was. @throws AppError 409 */
export function requireOpen({ status }: Closing) {
  if (status !== 'open') throw conflict('CLOSING_CLOSED')
}

export async function saveClosing(uow: UnitOfWork, one: Closing) {
  one.merge({ version: one.version + 1, updatedBy: uow.actor.id })
  await one.save()
}
