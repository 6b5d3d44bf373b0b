import { AppError } from '#core/base/app_error'
import { Job, PermanentJobError, registerJob, type JobContext } from '#core/jobs/define_job'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type { ScheduleFile } from '#engines/schedule_files/schedule_file'
import Project from '#production/projects/project'
import { changeSchedule } from '#production/schedules/change_schedule'
import { readPlan } from '#production/schedules/plan_state'
import { BROUGHT, mayAdd } from '#production/schedule_files/lacked_rights'
import { ensureCalendars, matchCalendars } from '#production/schedule_files/match_calendars'
import { ensureResources, matchResources } from '#production/schedule_files/match_resources'
import { readImport, requireRight } from '#production/schedule_files/read_import'
import { revisionOf } from '#production/schedule_files/revision'
import ScheduleImport from '#production/schedule_files/schedule_import'
import type { ScheduleImportOrder } from './read_schedule_job.js'

/** Makes the schedule of a project the one of a file, in one transaction, as it was previewed. */
export class ApplyScheduleJob extends Job<ScheduleImportOrder> {
  static jobName = 'production.apply_schedule'
  static timeoutSeconds = 600

  async handle(context: JobContext<ScheduleImportOrder>) {
    const { payload, job, signal } = context
    const abilities = await requireRight(job.createdBy)
    const batch = await ScheduleImport.find(payload.importId)
    const project = batch && (await Project.find(batch.projectId))
    if (!project) throw new PermanentJobError('jobs.reasons.record_gone')
    const { read } = await readImport(batch, project, signal)
    // as it was judged: with what a schedule here can hold
    const { file, fault } = read
    if (fault) throw new PermanentJobError('schedule_files.refused')
    await context.progress(40)
    await context.complete((uow) => apply(uow, { importId: batch.id, project, file, abilities }))
  }
}

interface Application {
  importId: number
  project: Project
  file: ScheduleFile
  /** Of the person who ordered it. */
  abilities: ReadonlySet<string>
}

async function apply(uow: UnitOfWork, { importId, project, file, abilities }: Application) {
  const { trx } = uow
  const batch = await ScheduleImport.query({ client: trx })
    .where('id', importId)
    .forUpdate()
    .firstOrFail()
  if (batch.status === 'applied') throw new PermanentJobError('schedule_files.applied')
  await requireAdditions(file, abilities, trx)
  const calendars = await ensureCalendars(uow, file)
  const resources = await ensureResources(uow, file)
  const { changes, ...revision } = revisionOf(file, await readPlan(project.id, trx), {
    calendars,
    resources,
  })
  const expectedVersion = batch.scheduleVersion ?? 0
  try {
    await changeSchedule(uow, { project, expectedVersion, changes, prices: false })
  } catch (error) {
    throw error instanceof AppError ? refusal(error) : error
  }
  batch.merge({ status: 'applied', version: batch.version + 1, updatedBy: uow.actor.id })
  await batch.save()
  const { added, changed, removed, linksAdded, linksRemoved } = revision
  return {
    ...{ projectId: project.id, linksAdded, linksRemoved },
    ...{ added: added.length, changed: changed.length, removed: removed.length },
  }
}

/** @throws PermanentJobError where the file brings what the person may not add, or may no longer */
async function requireAdditions(
  file: ScheduleFile,
  abilities: ReadonlySet<string>,
  trx: UnitOfWork['trx']
) {
  const known = {
    calendars: await matchCalendars(file, trx),
    resources: await matchResources(file, trx),
  }
  for (const kind of BROUGHT)
    if (!mayAdd(kind, abilities) && [...known[kind].values()].includes(null))
      throw new PermanentJobError('schedule_files.forbidden')
}

/** The plan has changed since, or has no dates: trying again changes neither. */
const refusal = (error: AppError) =>
  new PermanentJobError(
    error.code === 'STALE_VERSION' ? 'schedule_files.changed' : 'schedule_files.refused',
    {},
    { cause: error }
  )

registerJob(ApplyScheduleJob)
