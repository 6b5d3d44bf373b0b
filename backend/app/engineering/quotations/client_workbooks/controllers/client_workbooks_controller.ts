import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { notFound } from '#core/base/app_error'
import { receiveUpload } from '#core/storage/receive_upload'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { writeRequest } from '#core/unit_of_work/write_request'
import { WORKBOOK } from '#engines/limits/reading'
import { OutlineWorkbookJob } from '#engineering/quotations/client_workbooks/jobs/outline_workbook_job'
import { keepWorkbook, removeWorkbook } from '#engineering/quotations/workbook_files/keep_workbook'
import ClientWorkbook from '#engineering/quotations/workbook_files/models/client_workbook'
import ClientWorkbookSheet from '#engineering/quotations/workbook_files/models/client_workbook_sheet'
import {
  presentSheet,
  presentWorkbook,
} from '#engineering/quotations/client_workbooks/present_workbook'
import { lockQuotation } from '#engineering/quotations/lock_quotation'
import { findQuotation } from '#engineering/quotations/queries/find_quotation'
import { requireAction } from '#engineering/quotations/states'

export default class ClientWorkbooksController {
  /** Null while the client has sent none. */
  async show({ params }: HttpContext) {
    const { id } = await findQuotation(params.id)
    const workbook = await ClientWorkbook.query().where('quotationId', id).preload('sheets').first()
    return { workbook: workbook && presentWorkbook(workbook) }
  }

  /** The first rows of a sheet, by which its columns are named. */
  async sheet({ params }: HttpContext) {
    const workbook = await ClientWorkbook.findBy('quotationId', params.id)
    const sheet =
      workbook &&
      (await ClientWorkbookSheet.query()
        .where({ clientWorkbookId: workbook.id, position: params.position })
        .first())
    if (!sheet) throw notFound()
    return { ...presentSheet(sheet), rows: sheet.preview }
  }

  /** Takes the client's file and orders it to be read. */
  async store(ctx: HttpContext) {
    const { id } = await findQuotation(ctx.params.id)
    const upload = await receiveUpload(ctx, {
      files: { file: { max: 1 } },
      maxBytes: WORKBOOK.bytes,
      kinds: ['xlsx'],
    })
    ctx.response.status(202)
    const work = async (uow: UnitOfWork) => {
      const quotation = await lockQuotation(uow, id)
      requireAction('update', quotation, approverOf(ctx))
      const workbook = await keepWorkbook(uow, quotation, upload.file('file'))
      const job = await uow.enqueue({
        type: OutlineWorkbookJob.jobName,
        title: `Client workbook of ${quotation.number}`,
        titleAr: `ملف العميل لعرض السعر ${quotation.number}`,
        payload: { workbookId: workbook.id },
        entityType: 'quotation',
        entityId: id,
      })
      workbook.jobId = job.id
      await workbook.save()
      await workbook.load('sheets')
      return { workbook: presentWorkbook(workbook) }
    }
    return writeRequest(ctx, work, upload.fingerprint)
  }

  async destroy(ctx: HttpContext) {
    ctx.response.status(204)
    return writeRequest(ctx, async (uow) => {
      const quotation = await lockQuotation(uow, ctx.params.id)
      requireAction('update', quotation, approverOf(ctx))
      await removeWorkbook(uow, quotation)
    })
  }
}
