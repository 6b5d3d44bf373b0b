import { conflict, notFound } from '#core/base/app_error'
import { checkVersion } from '#core/http/version'
import { publishLive } from '#core/live/publish_live'
import { today } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import VatReturn, { VAT_RETURN } from './vat_return.js'

/** @throws AppError 404 */
export async function findReturn(id: number): Promise<VatReturn> {
  const one = await VatReturn.find(id)
  if (!one) throw notFound()
  return one
}

/**
 * Locked until the unit ends, after what holds back whoever records documents meanwhile.
 * @throws AppError 404, 412
 */
export async function lockReturn(uow: UnitOfWork, id: number, expectedVersion: number) {
  await holdFilings(uow)
  const one = await VatReturn.query({ client: uow.trx }).where('id', id).forUpdate().first()
  if (!one) throw notFound()
  await checkVersion(one, expectedVersion, uow.trx)
  return one
}

/** One at a time opens, prepares and files. */
export const holdFilings = ({ trx }: UnitOfWork) =>
  trx.from('vat_filings').forUpdate().firstOrFail()

/** A period is reported after it is over, and after those before it. @throws AppError 409 */
export async function requireTurn({ trx }: UnitOfWork, { fromOn, toOn }: VatReturn) {
  if (toOn >= today()) throw conflict('VAT_PERIOD_RUNNING')
  const earlier = await VatReturn.query({ client: trx })
    .where('fromOn', '<', fromOn)
    .whereNot('status', 'filed')
    .first()
  if (earlier) throw conflict('EARLIER_VAT_RETURN', { params: { day: earlier.toOn } })
}

/** Saves a return under its next version, with its row in the audit log. */
export async function saveReturn(
  uow: UnitOfWork,
  one: VatReturn,
  action: string,
  before: Record<string, unknown>
) {
  one.merge({ version: one.version + 1, updatedBy: uow.actor.id })
  await one.useTransaction(uow.trx).save()
  const about = { entityType: VAT_RETURN, entityId: one.id, label: labelOf(one) }
  await uow.audit({ action, ...about, before, after: one.toAudit() })
  publishReturn(uow, one.id, action)
}

export const labelOf = ({ fromOn, toOn }: VatReturn) => `${fromOn} – ${toOn}`

export function publishReturn(uow: UnitOfWork, id: number, action: string) {
  const data = { resource: 'vat-returns', id, action }
  uow.afterCommit(() => publishLive({ event: 'record', ability: 'vat-returns.view', data }))
}
