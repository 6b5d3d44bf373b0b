import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/base/app_error'
import { validateBody } from '#core/http/validate'
import { writeRequest } from '#core/unit_of_work/write_request'
import PrintReportJob, { SITE_REPORT_PDF } from '#production/site_reports/pdf/print_report_job'
import SiteReport from '#production/site_reports/site_report'
import { printSiteReportValidator } from '#production/site_reports/validator'
import { presentFiles } from '#core/storage/present_files'

export default class SiteReportPrintsController {
  async index({ params }: HttpContext) {
    const { id } = await this.#find(params.id)
    return presentFiles(SITE_REPORT_PDF, id)
  }

  /** Orders the print; a second click on the same version while the first still runs gets the same job. */
  async store(ctx: HttpContext) {
    const { language } = await validateBody(ctx, printSiteReportValidator)
    const { id, number, version } = await this.#find(ctx.params.id)
    ctx.response.status(202)
    return writeRequest(ctx, (uow) =>
      uow.enqueue({
        type: PrintReportJob.jobName,
        title: `Print of ${number}`,
        titleAr: `طباعة ${number}`,
        payload: { reportId: id, language },
        entityType: 'site_report',
        entityId: id,
        dedupKey: `site-report-print:${ctx.actor!.id}:${id}:${version}:${language}`,
      })
    )
  }

  /** @throws AppError 404 */
  async #find(id: number): Promise<SiteReport> {
    const report = await SiteReport.find(id)
    if (!report) throw notFound()
    return report
  }
}
