import { notFound } from '#core/base/app_error'
import { checkVersion } from '#core/http/version'
import { publishLive } from '#core/live/publish_live'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import Cheque from './cheque.js'

/** `entity_type` of the audit log, and `kind` in the books. */
export const CHEQUE = 'cheque'

interface Changes {
  before?: Record<string, unknown>
  after?: Record<string, unknown>
}

/** Writes to the audit log what a step did, and notifies open pages. */
export async function recordCheque(
  uow: UnitOfWork,
  action: string,
  { id, number }: Cheque,
  changes: Changes
) {
  await uow.audit({ action, entityType: CHEQUE, entityId: id, label: number, ...changes })
  const data = { resource: 'cheques', id, action }
  uow.afterCommit(() => publishLive({ event: 'record', ability: 'cheques.view', data }))
}

/** Locked until the unit ends: of two steps at once the second finds what the first left. @throws AppError 404, 412 */
export async function lockCheque(
  uow: UnitOfWork,
  id: number,
  expectedVersion?: number
): Promise<Cheque> {
  const cheque = await Cheque.query({ client: uow.trx }).where('id', id).forUpdate().first()
  if (!cheque) throw notFound()
  if (expectedVersion !== undefined) await checkVersion(cheque, expectedVersion, uow.trx)
  return cheque
}
