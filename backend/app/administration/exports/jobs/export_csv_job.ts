import { csvChunks } from '#engines/csv/csv_chunks'
import { Job, registerJob, type JobContext } from '#core/jobs/define_job'
import { writeExport, type ExportFormat, type ExportPayload } from './write_export.js'

const CSV: ExportFormat = {
  extension: 'csv',
  mime: 'text/csv; charset=utf-8',
  chunks: (headings, rows) => csvChunks(headings, rows),
}

/** A list as a CSV file. */
export class ExportCsvJob extends Job<ExportPayload> {
  static jobName = 'exports.csv'
  static timeoutSeconds = 900

  async handle(context: JobContext<ExportPayload>) {
    await writeExport(context, CSV)
  }
}

registerJob(ExportCsvJob)
