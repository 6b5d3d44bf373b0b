import { checkVersion } from '#core/http/version'
import { deleteFile } from '#core/storage/delete_file'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type { Change } from './change_quotation.js'
import { clearWorkbooks } from '#engineering/quotations/workbook_files/keep_workbook'
import { lockQuotation } from '#engineering/quotations/lock_quotation'
import { logQuotation } from '#engineering/quotations/log_quotation'
import { requireAction } from '#engineering/quotations/states'

/**
 * Deletes a draft with its lines, documents and sheets.
 * @throws AppError 404, 409 LOCKED, 412
 */
export async function deleteQuotation(uow: UnitOfWork, { id, expectedVersion, by }: Change) {
  const quotation = await lockQuotation(uow, id)
  requireAction('delete', quotation, by)
  await checkVersion(quotation, expectedVersion, uow.trx)
  const before = quotation.toAudit()
  await quotation.load('documents')
  await quotation.load('trackingSheets')
  const documents = [...quotation.documents, ...quotation.trackingSheets]
  for (const document of documents) await document.useTransaction(uow.trx).delete()
  await clearWorkbooks(uow, id)
  await quotation.delete()
  for (const { fileId } of documents) await deleteFile(uow, fileId)
  await logQuotation(uow, 'delete', quotation, { before })
}
