import { Job, PermanentJobError, type JobContext } from '#core/jobs/define_job'
import { REPORT_MEDIA, reportFile } from '#core/reports/report_file'
import { abilitiesOfRequester } from '#identity/guard/abilities'
import { storeBuffer } from '#core/storage/store_file'
import type { ReportName } from '#commercial/reports/report_request'
import { REPORTS } from './report_kinds.js'
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
    const content = await reportFile(report, { format, language }, signal)
    const fileName = `${name}-${Object.values(requested).join('-')}.${format}`
    await complete(async (uow) => {
      const label = { name: fileName, mime: REPORT_MEDIA[format], extension: format, content }
      const file = await storeBuffer(uow, label, { ownerType: reportOwner(name), ownerId: null })
      return { fileId: file.id, fileName }
    })
  }
}
