import { checkVersion } from '#core/http/version'
import { deleteFile } from '#core/storage/delete_file'
import type { Unit } from '#core/unit/unit'
import type { Change } from '#engineering/actions/change_quotation'
import { lockQuotation } from '#engineering/actions/lock_quotation'
import { logQuotation } from '#engineering/actions/log_quotation'
import { requireTransition } from '#engineering/rules/quotation_life'

/**
 * Deletes a draft with its lines, documents and sheets.
 * @throws AppError 404, 409 LOCKED, 412
 */
export async function deleteQuotation(unit: Unit, { id, seen, by }: Change) {
  const quotation = await lockQuotation(unit, id)
  requireTransition('delete', quotation, by)
  await checkVersion(quotation, seen, unit.trx)
  const before = quotation.toAudit()
  await quotation.load('documents')
  await quotation.load('trackingSheets')
  const papers = [...quotation.documents, ...quotation.trackingSheets]
  for (const paper of papers) await paper.useTransaction(unit.trx).delete()
  await quotation.delete()
  for (const { fileId } of papers) await deleteFile(unit, fileId)
  await logQuotation(unit, 'delete', quotation, { before })
}
