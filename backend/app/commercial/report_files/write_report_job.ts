import type { Language } from '#core/base/language'
import { Job, PermanentJobError, type JobContext } from '#core/jobs/define_job'
import { printDocument } from '#core/printing/print_document'
import { printedCompany } from '#core/printing/printed_company'
import { abilitiesOfRequester } from '#identity/guard/abilities'
import { KINDS } from '#core/storage/kinds'
import { storeBuffer } from '#core/storage/store_file'
import { reportSheet } from '#commercial/reports/report_sheet'
import type { ReportName } from '#commercial/reports/report_request'
import { REPORTS } from './report_kinds.js'
import type { Report } from '#commercial/reports/report'
import { WRITE_REPORT } from '#commercial/shared/job_names'
import type { ReportRequest } from '#commercial/reports/report_request'

/** Like every export, the file is gone after a while. */
export const reportOwner = (name: ReportName) => `exports.commercial_${name}`

/** Writes figures into a file, for the person who requested it. */
export default class WriteReportJob extends Job<ReportRequest> {
  static jobName = WRITE_REPORT
  static timeoutSeconds = 180

  async handle({ payload, job, signal, progress, complete }: JobContext<ReportRequest>) {
    const { report: name, format, language, asked: requested } = payload
    const abilities = await abilitiesOfRequester(job.createdBy)
    if (!abilities.has(REPORTS[name].ability)) throw new PermanentJobError('exports.forbidden')
    const report = await REPORTS[name].make(requested as never)
    if (!report) throw new PermanentJobError('jobs.reasons.record_gone')
    await progress(30)
    const content =
      format === 'pdf' ? await pdf(report, language, signal) : await workbook(report, language)
    const fileName = `${name}-${Object.values(requested).join('-')}.${format}`
    await complete(async (uow) => {
      const label = { name: fileName, mime: KINDS[format].mime, extension: format, content }
      const file = await storeBuffer(uow, label, { ownerType: reportOwner(name), ownerId: null })
      return { fileId: file.id, fileName }
    })
  }
}

async function pdf(report: Report, language: Language, signal: AbortSignal): Promise<Buffer> {
  const { reportPdf } = await import('#commercial/reports/report_pdf')
  return printDocument(reportPdf(report, await printedCompany(), language), signal)
}

async function workbook(report: Report, language: Language): Promise<Buffer> {
  const { xlsxChunks } = await import('#engines/spreadsheet/xlsx_chunks')
  const { name, headings, rows } = reportSheet(report, language)
  const pieces: Uint8Array[] = []
  const book = { name, rightToLeft: language === 'ar' }
  for await (const piece of xlsxChunks(headings, onceWith(rows), book)) pieces.push(piece)
  return Buffer.concat(pieces)
}

async function* onceWith<T>(rows: T) {
  yield rows
}
