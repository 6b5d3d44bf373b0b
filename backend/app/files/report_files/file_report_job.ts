import { Job, PermanentJobError, type JobContext } from '#core/jobs/define_job'
import { REPORT_MEDIA, reportFile } from '#core/reports/report_file'
import { storeBuffer } from '#core/storage/store_file'
import { abilitiesOfRequester } from '#identity/guard/abilities'
import { FILE_REPORT, type OrderedReport } from './order_report.js'
import { filedReport, reportOwner } from './reports.js'

/** Writes figures into a file, for the person who asked for them and still may. */
export default class FileReportJob extends Job<OrderedReport> {
  static jobName = FILE_REPORT
  static timeoutSeconds = 180

  async handle({ payload, job, signal, progress, complete }: JobContext<OrderedReport>) {
    const { report: name, format, language, asked } = payload
    const { ability, make, nameOf } = filedReport(name)
    const abilities = await abilitiesOfRequester(job.createdBy)
    if (!abilities.has(ability)) throw new PermanentJobError('exports.forbidden')
    const report = await make(asked)
    if (!report) throw new PermanentJobError('jobs.reasons.record_gone')
    await progress(30)
    const content = await reportFile(report, { format, language }, signal)
    const called = nameOf?.(asked) ?? [name, ...Object.values(asked)].join('-')
    const fileName = `${called}.${format}`
    await complete(async (uow) => {
      const label = { name: fileName, mime: REPORT_MEDIA[format], extension: format, content }
      const file = await storeBuffer(uow, label, { ownerType: reportOwner(name), ownerId: null })
      return { fileId: file.id, fileName }
    })
  }
}
