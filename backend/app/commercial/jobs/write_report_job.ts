import type { Language } from '#core/http/language'
import { Job, PermanentJobError, type JobContext } from '#core/jobs/define_job'
import { printDocument } from '#core/pdf/print_document'
import { printedCompany } from '#core/pdf/printed_company'
import { abilitiesOfOrderer } from '#identity/abilities'
import { KINDS } from '#core/storage/kinds'
import { storeBuffer } from '#core/storage/store_file'
import { reportSheet } from '#commercial/documents/report_sheet'
import { REPORTS, type ReportName } from '#commercial/reports/known'
import type { Report } from '#commercial/reports/report'
import { WRITE_REPORT } from './names.js'

export interface ReportOrder {
  report: ReportName
  format: 'pdf' | 'xlsx'
  language: Language
  asked: Record<string, string | number>
}

/** Like every export, the file is gone after a while. */
export const reportOwner = (name: ReportName) => `exports.commercial_${name}`

/** Writes figures into a file, for who asked. */
export default class WriteReportJob extends Job<ReportOrder> {
  static jobName = WRITE_REPORT
  static timeoutSeconds = 180

  async handle({ payload, job, signal, progress, complete }: JobContext<ReportOrder>) {
    const { report: name, format, language, asked } = payload
    const abilities = await abilitiesOfOrderer(job.createdBy)
    if (!abilities.has(REPORTS[name].ability)) throw new PermanentJobError('exports.forbidden')
    const report = await REPORTS[name].make(asked as never)
    if (!report) throw new PermanentJobError('jobs.reasons.record_gone')
    await progress(30)
    const content = format === 'pdf' ? await paper(report, language, signal) : await workbook(report, language) // prettier-ignore
    const fileName = `${name}-${Object.values(asked).join('-')}.${format}`
    await complete(async (unit) => {
      const label = { name: fileName, mime: KINDS[format].mime, extension: format, content }
      const file = await storeBuffer(unit, label, { ownerType: reportOwner(name), ownerId: null }) // prettier-ignore
      return { fileId: file.id, fileName }
    })
  }
}

async function paper(report: Report, language: Language, signal: AbortSignal): Promise<Buffer> {
  const { reportPaper } = await import('#commercial/documents/report_paper')
  return printDocument(reportPaper(report, await printedCompany(), language), signal)
}

async function workbook(report: Report, language: Language): Promise<Buffer> {
  const { xlsxChunks } = await import('#core/spreadsheet/xlsx_chunks')
  const { name, headings, rows } = reportSheet(report, language)
  const pieces: Uint8Array[] = []
  const book = { name, rightToLeft: language === 'ar' }
  for await (const piece of xlsxChunks(headings, onceWith(rows), book)) pieces.push(piece)
  return Buffer.concat(pieces)
}

async function* onceWith<T>(rows: T) {
  yield rows
}
