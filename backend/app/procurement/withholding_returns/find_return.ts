import { conflict, notFound } from '#core/base/app_error'
import { checkVersion } from '#core/http/version'
import { bookDocument } from '#core/books/book_document'
import { today } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { publishChange } from '#procurement/shared/publish_change'
import WithholdingReturn, { WITHHOLDING_RETURN } from './withholding_return.js'

/** @throws AppError 404 */
export async function findReturn(id: number): Promise<WithholdingReturn> {
  const one = await WithholdingReturn.find(id)
  if (!one) throw notFound()
  return one
}

/**
 * Locked until the unit ends, after what holds back whoever pays meanwhile.
 * @throws AppError 404, 412
 */
export async function lockReturn(uow: UnitOfWork, id: number, expectedVersion: number) {
  await uow.trx.from('withholding_filings').forUpdate().firstOrFail()
  const one = await WithholdingReturn.query({ client: uow.trx }).where('id', id).forUpdate().first()
  if (!one) throw notFound()
  await checkVersion(one, expectedVersion, uow.trx)
  return one
}

/** A month is reported after it is over, and after those before it. @throws AppError 409 */
export async function requireTurn({ trx }: UnitOfWork, { fromOn, toOn }: WithholdingReturn) {
  if (toOn >= today()) throw conflict('WITHHOLDING_MONTH_RUNNING')
  const earlier = await WithholdingReturn.query({ client: trx })
    .where('fromOn', '<', fromOn)
    .whereIn('status', ['open', 'prepared'])
    .first()
  if (earlier) throw conflict('EARLIER_WITHHOLDING_RETURN', { params: { month: labelOf(earlier) } })
}

/** Saves a return under its next version, with its row in the audit log. */
export async function saveReturn(
  uow: UnitOfWork,
  one: WithholdingReturn,
  action: string,
  before: Record<string, unknown>
) {
  one.merge({ version: one.version + 1, updatedBy: uow.actor.id })
  await one.useTransaction(uow.trx).save()
  const about = { entityType: WITHHOLDING_RETURN, entityId: one.id, label: labelOf(one) }
  await uow.audit({ action, ...about, before, after: one.toAudit() })
  await bookDocument(uow, WITHHOLDING_RETURN, one.id)
  publishReturn(uow, one.id, action)
}

/** Its month. */
export const labelOf = ({ fromOn }: Pick<WithholdingReturn, 'fromOn'>) => fromOn.slice(0, 7)

export const publishReturn = (uow: UnitOfWork, id: number, action: string) =>
  publishChange(uow, 'withholding-returns', id, action)
