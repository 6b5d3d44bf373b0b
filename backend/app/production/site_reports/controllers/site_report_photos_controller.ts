import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { PHOTOS } from '#core/storage/kinds'
import { receiveUpload } from '#core/storage/receive_upload'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { writeRequest } from '#core/unit_of_work/write_request'
import { addPhoto, removePhoto } from '#production/site_reports/photos'
import { showReport } from '#production/site_reports/present_report'
import { lockReport } from '#production/site_reports/record_report'
import type SiteReport from '#production/site_reports/site_report'
import { siteReportStates } from '#production/site_reports/states'

/** Photos do not change the version of their report: a phone sends them one by one after its text. */
export default class SiteReportPhotosController {
  async store(ctx: HttpContext) {
    const upload = await receiveUpload(ctx, { files: { file: { max: 1 } }, kinds: PHOTOS })
    ctx.response.status(201)
    const work = this.#onOpen(ctx, (uow, report) => addPhoto(uow, report, upload.file('file')))
    return writeRequest(ctx, work, upload.fingerprint)
  }

  async destroy(ctx: HttpContext) {
    const fileId = Number(ctx.params.fileId)
    return writeRequest(
      ctx,
      this.#onOpen(ctx, (uow, report) => removePhoto(uow, report, fileId))
    )
  }

  /** @throws AppError 404, 403, 409 LOCKED on a report that was submitted */
  #onOpen(ctx: HttpContext, change: (uow: UnitOfWork, report: SiteReport) => Promise<void>) {
    return async (uow: UnitOfWork) => {
      const report = await lockReport(uow, ctx.params.id)
      siteReportStates.require('update', report, approverOf(ctx))
      await change(uow, report)
      return showReport(ctx, report.id, uow)
    }
  }
}
