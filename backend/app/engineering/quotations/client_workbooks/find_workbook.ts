import { conflict, notFound } from '#core/base/app_error'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import ClientWorkbook from '#engineering/quotations/workbook_files/models/client_workbook'

/** The workbook of a quotation, once it has been read. @throws AppError 404, 409 WORKBOOK_UNREAD */
export async function lockWorkbook({ trx }: UnitOfWork, quotationId: number) {
  const workbook = await ClientWorkbook.query({ client: trx })
    .where({ quotationId })
    .forUpdate()
    .first()
  if (!workbook) throw notFound()
  if (workbook.status !== 'ready') throw conflict('WORKBOOK_UNREAD')
  return workbook
}
