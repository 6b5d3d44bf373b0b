import { Job, PermanentJobError, registerJob, type JobContext } from '#core/jobs/define_job'
import { isScheduleFileFault, ScheduleFileError } from '#engines/schedule_files/errors'
import { offeredBaselines } from '#production/baselines/imported_baselines'
import Project from '#production/projects/project'
import type { PlanState } from '#production/schedules/plan_state'
import type { ReadSchedule } from '#engines/schedule_files/orders'
import { beforeProject } from '#production/schedule_files/before_project'
import { previewOf } from '#production/schedule_files/import_preview'
import { matchCalendars } from '#production/schedule_files/match_calendars'
import { matchResources } from '#production/schedule_files/match_resources'
import { readImport, requireRight } from '#production/schedule_files/read_import'
import { revisionOf } from '#production/schedule_files/revision'
import ScheduleImport from '#production/schedule_files/schedule_import'

export interface ScheduleImportOrder {
  importId: number
}

/** Reads an uploaded schedule and keeps what applying it would do; changes nothing of the plan. */
export class ReadScheduleJob extends Job<ScheduleImportOrder> {
  static jobName = 'production.read_schedule'
  static timeoutSeconds = 300

  async handle(context: JobContext<ScheduleImportOrder>) {
    const { payload, job, signal } = context
    await requireRight(job.createdBy)
    const batch = await ScheduleImport.find(payload.importId)
    const project = batch && (await Project.find(batch.projectId))
    if (!project) throw new PermanentJobError('jobs.reasons.record_gone')
    await context.progress(10)
    const found = await look(batch, project, signal)
    await context.complete(async ({ trx }) => {
      const latest = await ScheduleImport.query({ client: trx }).where('id', batch.id).firstOrFail()
      latest.merge({ ...found, version: latest.version + 1 })
      await latest.save()
      return { importId: batch.id, status: found.status }
    })
  }
}

async function look(batch: ScheduleImport, project: Project, signal: AbortSignal) {
  try {
    const { read, state } = await readImport(batch, project, signal)
    const preview = JSON.stringify(
      await compare(read, state, { project, fileName: batch.fileName })
    )
    return { status: 'ready' as const, preview, scheduleVersion: state.settings.version }
  } catch (error) {
    if (!(error instanceof ScheduleFileError) || !isScheduleFileFault(error.code)) throw error
    const detail = error.message === error.code ? null : error.message.slice(0, 200)
    return { status: 'failed' as const, fault: error.code, faultDetail: detail }
  }
}

interface Of {
  project: Project
  fileName: string
}

async function compare(read: ReadSchedule, state: PlanState, of: Of) {
  const { file } = read
  const known = { calendars: await matchCalendars(file), resources: await matchResources(file) }
  const revision = revisionOf(file, state, known)
  const early = beforeProject(file, of.project)
  const baselines = await offeredBaselines(of.project, file, of.fileName)
  return previewOf(file, read, known, { revision, early, baselines })
}

registerJob(ReadScheduleJob)
