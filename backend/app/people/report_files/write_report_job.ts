import { AppError } from '#core/base/app_error'
import { Job, PermanentJobError, type JobContext } from '#core/jobs/define_job'
import { REPORT_MEDIA, reportFile } from '#core/reports/report_file'
import { storeBuffer } from '#core/storage/store_file'
import { abilitiesOfRequester } from '#identity/guard/abilities'
import { WRITE_HR_REPORT, type PaperRequest } from '#people/reports/enqueue_paper'
import { PAPERS } from './papers.js'

/**
 * Like every export, the file is gone after a while; until then it needs what its figures needed: the
 * right to see pay, everyone, or who is below in the line of managers.
 */
export const REPORT_FILES = {
  pay: 'exports.hr_reports_pay',
  everyone: 'exports.hr_reports_all',
  team: 'exports.hr_reports',
} as const

/** Writes figures into a file, for the person who asked for them and as far as they may see them now. */
export default class WriteReportJob extends Job<PaperRequest> {
  static jobName = WRITE_HR_REPORT
  static timeoutSeconds = 180

  async handle({ payload, job, signal, progress, complete }: JobContext<PaperRequest>) {
    const { paper, format, language, requested } = payload
    const { make, nameOf } = PAPERS[paper]
    const viewer = {
      userId: job.createdBy,
      abilities: await abilitiesOfRequester(job.createdBy),
    }
    const report = await make(requested as never, viewer, language).catch(refused)
    if (!report) throw new PermanentJobError('jobs.reasons.record_gone')
    await progress(30)
    const content = await reportFile(report, { format, language }, signal)
    const fileName = `${nameOf(requested as never)}.${format}`
    await complete(async (uow) => {
      const label = { name: fileName, mime: REPORT_MEDIA[format], extension: format, content }
      const owner = { ownerType: ownerTypeFor(viewer.abilities), ownerId: null }
      const file = await storeBuffer(uow, label, owner)
      return { fileId: file.id, fileName }
    })
  }
}

function ownerTypeFor(abilities: ReadonlySet<string>): string {
  if (abilities.has('employees.pay')) return REPORT_FILES.pay
  return abilities.has('employees.private') ? REPORT_FILES.everyone : REPORT_FILES.team
}

/** Rights may have changed since it was asked for. */
function refused(error: unknown): never {
  if (error instanceof AppError) throw new PermanentJobError('exports.forbidden')
  throw error
}
