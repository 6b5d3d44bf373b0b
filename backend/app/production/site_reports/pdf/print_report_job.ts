import { Job, type JobContext } from '#core/jobs/define_job'
import { printJob } from '#core/printing/print_and_store'
import { abilitiesOfRequester } from '#identity/guard/abilities'
import Project from '#production/projects/project'
import { withRows } from '#production/site_reports/record_report'

export interface ReportPrint {
  reportId: number
  language: 'en' | 'ar'
}

/** `ownerType` of PDFs of a report; their `ownerId` is the report's. */
export const SITE_REPORT_PDF = 'site_report_pdf'

/** Prints a site report in the requested language; the PDF is kept with it. */
export default class PrintReportJob extends Job<ReportPrint> {
  static jobName = 'production.print_site_report'
  static timeoutSeconds = 300

  async handle(context: JobContext<ReportPrint>) {
    const { payload, job } = context
    await printJob(context, () => reportPdfOf(payload, job.createdBy))
  }
}

/** The PDF of a report, visible to everyone who may read reports. */
async function reportPdfOf({ reportId, language }: ReportPrint, createdBy: number | null) {
  const abilities = await abilitiesOfRequester(createdBy)
  const report = await withRows().where('id', reportId).first()
  if (!report || !abilities.has('site-reports.view')) return null
  return {
    name: `${report.number}-${language}.pdf`,
    owner: { ownerType: SITE_REPORT_PDF, ownerId: report.id },
    html: async () => {
      const { reportPdfData } = await import('./pdf_data.js')
      const { reportPdf } = await import('./report_pdf.js')
      const project = await Project.findOrFail(report.projectId)
      return reportPdf(await reportPdfData(report, project), language)
    },
  }
}
