import { Job, registerJob, type JobContext } from '#core/jobs/define_job'
import { KINDS } from '#core/storage/kinds'
import { writeExport, type ExportFormat, type ExportPayload } from './write_export.js'

const XLSX: ExportFormat = {
  extension: 'xlsx',
  mime: KINDS.xlsx.mime,
  async *chunks(headings, rows, { title, language }) {
    const { xlsxChunks } = await import('#engines/spreadsheet/xlsx_chunks')
    // a tab's name has 31 characters at most, and not these
    const name = title.replace(/[\\/?*[\]:]/g, ' ').slice(0, 27)
    yield* xlsxChunks(headings, rows, { name, rightToLeft: language === 'ar' })
  },
}

/** A list as a workbook. */
export class ExportXlsxJob extends Job<ExportPayload> {
  static jobName = 'exports.xlsx'
  static timeoutSeconds = 900

  async handle(context: JobContext<ExportPayload>) {
    await writeExport(context, XLSX)
  }
}

registerJob(ExportXlsxJob)
