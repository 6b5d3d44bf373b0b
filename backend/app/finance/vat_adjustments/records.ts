import { conflict, invalid, notFound } from '#core/base/app_error'
import { bookDocument } from '#core/books/book_document'
import { checkVersion } from '#core/http/version'
import { publishLive } from '#core/live/publish_live'
import { today } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { VAT_ADJUSTMENTS } from './number_series.js'
import VatAdjustment from './vat_adjustment.js'

/** `document_type` of approvals, `entity_type` of the audit log and `kind` in the books. */
export const VAT_ADJUSTMENT = VAT_ADJUSTMENTS.entityType

interface Changes {
  before?: Record<string, unknown>
  after?: Record<string, unknown>
}

/** Writes to the audit log what a step did, tells the books and the returns, and notifies open pages. */
export async function recordAdjustment(
  uow: UnitOfWork,
  action: string,
  { id, number: label }: VatAdjustment,
  changes: Changes
) {
  await uow.audit({ action, entityType: VAT_ADJUSTMENT, entityId: id, label, ...changes })
  await bookDocument(uow, VAT_ADJUSTMENT, id)
  const data = { resource: 'vat-adjustments', id, action }
  uow.afterCommit(() => publishLive({ event: 'record', ability: 'vat-returns.view', data }))
}

export async function saveAdjustment(uow: UnitOfWork, adjustment: VatAdjustment) {
  adjustment.merge({ version: adjustment.version + 1, updatedBy: uow.actor.id })
  await adjustment.save()
}

/** Locked until the unit ends. @throws AppError 404, 412 */
export async function lockAdjustment(uow: UnitOfWork, id: number, expectedVersion: number) {
  const found = await VatAdjustment.query({ client: uow.trx }).where('id', id).forUpdate().first()
  if (!found) throw notFound()
  await checkVersion(found, expectedVersion, uow.trx)
  return found
}

/**
 * Its day is not to come, and of a return that is open.
 * @throws AppError 422 on `adjustsOn`, 409 VAT_ADJUSTMENT_FILED
 */
export async function requireOpenDay({ trx }: UnitOfWork, adjustsOn: string) {
  if (adjustsOn > today()) throw invalid({ adjustsOn: ['inFuture'] })
  const { filed_through_on: through } = await trx.from('vat_filings').forShare().firstOrFail()
  if (through && adjustsOn <= through) throw conflict('VAT_ADJUSTMENT_FILED')
}
