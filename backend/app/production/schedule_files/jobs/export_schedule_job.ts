import { today } from '#core/settings/firm_clock'
import { Job, PermanentJobError, registerJob, type JobContext } from '#core/jobs/define_job'
import { newOwnKey } from '#core/storage/blob_keys'
import { storeFile } from '#core/storage/store_file'
import { removeTmpFile, writeTmpFile } from '#core/storage/tmp_files'
import type { ScheduleFormat } from '#engines/schedule_files/schedule_file'
import Project from '#production/projects/project'
import { readPlan } from '#production/schedules/plan_state'
import { fileOfPlan, withBaselines } from '#production/schedule_files/file_of_plan'
import { SCHEDULE_EXPORT } from '#production/schedule_files/file_rule'
import { requireRight } from '#production/schedule_files/read_import'
import { writtenFile } from '#production/schedule_files/write_file'

export interface ScheduleExportOrder {
  projectId: number
  format: ScheduleFormat
  language: 'en' | 'ar'
}

/** Writes the schedule of a project as a file of another program. */
export class ExportScheduleJob extends Job<ScheduleExportOrder> {
  static jobName = 'production.export_schedule'
  static timeoutSeconds = 300

  async handle({ payload, job, signal, complete }: JobContext<ScheduleExportOrder>) {
    const abilities = await requireRight(job.createdBy, 'schedules.view')
    const project = await Project.find(payload.projectId)
    if (!project) throw new PermanentJobError('jobs.reasons.record_gone')
    const plan = await fileOfPlan(payload.format, project, await readPlan(project.id))
    const prices = abilities.has('projects.prices')
    const file = plan.format === 'mspdi' ? await withBaselines(plan, project, prices) : plan
    const on = today()
    const { chunks, mime, extension } = writtenFile(file, on, payload.language)
    const written = await writeTmpFile(chunks, { signal })
    try {
      await complete(async (uow) => {
        const label = { name: `${project.code} schedule ${on}.${extension}`, mime, extension }
        const owner = { ownerType: SCHEDULE_EXPORT, ownerId: project.id }
        const stored = await storeFile(uow, { ...written, ...label }, owner, newOwnKey())
        return { fileId: stored.id, tasks: file.tasks.length }
      })
    } finally {
      await removeTmpFile(written.path)
    }
  }
}

registerJob(ExportScheduleJob)
