import { Job, registerJob, type JobContext } from '#core/jobs/define_job'
import { KINDS } from '#core/storage/kinds'
import { writeCard } from '#engines/vcards/write_card'
import { writeExport, type ExportFormat, type ExportPayload } from './write_export.js'

const VCF: ExportFormat = {
  extension: 'vcf',
  mime: KINDS.vcf.mime,
  async *chunks(_headings, rows, { keys }) {
    for await (const batch of rows) {
      const cards = batch.map((cells) =>
        Object.fromEntries(cells.map((cell, at) => [keys[at], String(cell ?? '')]))
      )
      yield cards.map(writeCard).join('')
    }
  },
}

/** A list of people as cards for an address book, in one file. */
export class ExportVcfJob extends Job<ExportPayload> {
  static jobName = 'exports.vcf'
  static timeoutSeconds = 900

  async handle(context: JobContext<ExportPayload>) {
    await writeExport(context, VCF)
  }
}

registerJob(ExportVcfJob)
