import { conflict, notFound } from '#core/base/app_error'
import { checkVersion } from '#core/http/version'
import { publishLive } from '#core/live/publish_live'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type { GuaranteeState } from '#finance/enums/guarantees'
import Guarantee from './guarantee.js'

/** `entity_type` of the audit log. */
export const GUARANTEE = 'guarantee'

interface Changes {
  before?: Record<string, unknown>
  after?: Record<string, unknown>
}

/** Writes to the audit log what a change did, and notifies open pages. */
export async function recordGuarantee(
  uow: UnitOfWork,
  action: string,
  guarantee: Guarantee,
  changes: Changes
) {
  const { id, number, beneficiary } = guarantee
  const about = { entityType: GUARANTEE, entityId: id, label: number ?? beneficiary }
  await uow.audit({ action, ...about, ...changes })
  const data = { resource: 'guarantees', id, action }
  uow.afterCommit(() => publishLive({ event: 'record', ability: 'guarantees.view-all', data }))
}

/** Locked until the unit ends. @throws AppError 404, 412; 409 LOCKED in a state that is not among `states` */
export async function lockGuarantee(
  uow: UnitOfWork,
  { id, expectedVersion }: { id: number; expectedVersion: number },
  states: readonly GuaranteeState[]
): Promise<Guarantee> {
  const query = Guarantee.query({ client: uow.trx }).where('id', id)
  const guarantee = await query.forUpdate().first()
  if (!guarantee) throw notFound()
  await checkVersion(guarantee, expectedVersion, uow.trx)
  if (!states.includes(guarantee.status)) throw conflict('LOCKED')
  return guarantee
}
