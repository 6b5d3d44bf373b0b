import { notFound } from '#core/base/app_error'
import type { ReceivedFile } from '#core/storage/check_received'
import { deleteFile } from '#core/storage/delete_file'
import { giveFiles } from '#core/storage/find_files'
import { storeFile } from '#core/storage/store_file'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { emptyColumns } from '#core/database/empty_columns'
import ClientWorkbook from '#engineering/quotations/workbook_files/models/client_workbook'
import ClientWorkbookSheet from '#engineering/quotations/workbook_files/models/client_workbook_sheet'
import PricedWorkbook from '#engineering/quotations/workbook_files/models/priced_workbook'
import { CLIENT_WORKBOOK } from '#engineering/quotations/workbook_files/owner_types'
import { logQuotation } from '#engineering/quotations/log_quotation'
import type Quotation from '#engineering/quotations/models/quotation'

/** Takes the place of the workbook that the quotation had. Rows of that one are no rows of this. */
export async function keepWorkbook(uow: UnitOfWork, quotation: Quotation, file: ReceivedFile) {
  const before = await dropWorkbook(uow, quotation.id)
  const stored = await storeFile(uow, file, {
    ownerType: CLIENT_WORKBOOK,
    ownerId: quotation.id,
  })
  const workbook = new ClientWorkbook().useTransaction(uow.trx)
  workbook.merge({
    ...emptyColumns(ClientWorkbook),
    ...{ quotationId: quotation.id, fileId: stored.id, fileName: stored.name, version: 1 },
    ...{ createdBy: uow.actor.id, updatedBy: uow.actor.id },
  })
  workbook.status = 'reading'
  await workbook.save()
  await logQuotation(uow, 'upload_workbook', quotation, {
    ...(before && { before: { workbook: before.fileName } }),
    after: { workbook: stored.name },
  })
  return workbook
}

/** @throws AppError 404 */
export async function removeWorkbook(uow: UnitOfWork, quotation: Quotation) {
  const workbook = await dropWorkbook(uow, quotation.id)
  if (!workbook) throw notFound()
  const before = { workbook: workbook.fileName }
  await logQuotation(uow, 'delete_workbook', quotation, { before })
}

/** Its file goes with the last quotation that prices it. */
async function dropWorkbook(uow: UnitOfWork, quotationId: number) {
  const workbook = await ClientWorkbook.query({ client: uow.trx })
    .where({ quotationId })
    .forUpdate()
    .first()
  if (!workbook) return null
  const { fileId } = workbook
  await workbook.delete()
  const other = await ClientWorkbook.query({ client: uow.trx }).where({ fileId }).first()
  if (other) await giveFiles(uow, [fileId], other.quotationId)
  else await deleteFile(uow, fileId)
  return workbook
}

/** What a quotation leaves of its workbooks when it is deleted. Call it before. */
export async function clearWorkbooks(uow: UnitOfWork, quotationId: number) {
  await dropWorkbook(uow, quotationId)
  const copies = await PricedWorkbook.query({ client: uow.trx }).where({ quotationId })
  for (const copy of copies) {
    await copy.delete()
    await deleteFile(uow, copy.fileId)
  }
}

/** A revision prices the same rows of the same file. */
export async function shareWorkbook(uow: UnitOfWork, parentId: number, revisionId: number) {
  const parent = await ClientWorkbook.query({ client: uow.trx })
    .where({ quotationId: parentId, status: 'ready' })
    .preload('sheets')
    .first()
  if (!parent) return
  const { fileId, fileName, sheets } = parent
  const workbook = new ClientWorkbook().useTransaction(uow.trx)
  workbook.merge({
    ...emptyColumns(ClientWorkbook),
    ...{ quotationId: revisionId, fileId, fileName, version: 1 },
    ...{ createdBy: uow.actor.id, updatedBy: uow.actor.id },
  })
  workbook.status = 'ready'
  await workbook.save()
  for (const sheet of sheets) {
    const { id: _, ...values } = sheet.$attributes
    const copy = new ClientWorkbookSheet().useTransaction(uow.trx)
    await copy.merge({ ...values, clientWorkbookId: workbook.id }).save()
  }
}
