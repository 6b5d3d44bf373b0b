import { AppError } from '#core/base/app_error'
import { Job, PermanentJobError, registerJob, type JobContext } from '#core/jobs/define_job'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type { ScheduleFile } from '#engines/schedule_files/schedule_file'
import { importBaselines } from '#production/baselines/imported_baselines'
import Project from '#production/projects/project'
import { changeSchedule } from '#production/schedules/change_schedule'
import { readPlan } from '#production/schedules/plan_state'
import { BROUGHT, mayAdd } from '#production/schedule_files/lacked_rights'
import { ensureCalendars, matchCalendars } from '#production/schedule_files/match_calendars'
import { ensureResources, matchResources } from '#production/schedule_files/match_resources'
import { readImport, requireRight } from '#production/schedule_files/read_import'
import { revisionOf } from '#production/schedule_files/revision'
import ScheduleImport from '#production/schedule_files/schedule_import'
import type { Task } from '#production/tasks/task'

interface ApplicationOrder {
  importId: number
  /** Whether the baselines of the file are kept too. */
  baselines?: boolean
}

/** Makes the schedule of a project the one of a file, in one transaction, as it was previewed. */
export class ApplyScheduleJob extends Job<ApplicationOrder> {
  static jobName = 'production.apply_schedule'
  static timeoutSeconds = 600

  async handle(context: JobContext<ApplicationOrder>) {
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
    const withBaselines = payload.baselines !== false
    const given = { importId: batch.id, project, file, abilities, withBaselines }
    await context.complete((uow) => apply(uow, given))
  }
}

interface Application {
  importId: number
  project: Project
  file: ScheduleFile
  /** Of the person who ordered it. */
  abilities: ReadonlySet<string>
  withBaselines: boolean
}

async function apply(uow: UnitOfWork, given: Application) {
  const { importId, project, file, abilities } = given
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
  const order = { project, expectedVersion, changes, prices: false }
  const { draft } = await changeSchedule(uow, order).catch((error: unknown) => {
    throw error instanceof AppError ? refusal(error) : error
  })
  const baselines = given.withBaselines
    ? await keepBaselines(uow, given, batch.fileName, draft.state.tasks)
    : 0
  batch.merge({ status: 'applied', version: batch.version + 1, updatedBy: uow.actor.id })
  await batch.save()
  const { added, changed, removed, linksAdded, linksRemoved } = revision
  return {
    ...{ projectId: project.id, linksAdded, linksRemoved, baselines },
    ...{ added: added.length, changed: changed.length, removed: removed.length },
  }
}

/** The tasks of the file are those of the plan with the same code by now. */
function keepBaselines(
  uow: UnitOfWork,
  { project, file, abilities }: Application,
  fileName: string,
  tasks: ReadonlyMap<number, Task>
) {
  const open = [...tasks.values()].filter(({ removedIn }) => removedIn === null)
  const ids = new Map(open.map(({ code, id }) => [code, id]))
  const prices = abilities.has('projects.prices')
  return importBaselines(uow, { project, file, fileName, ids, prices })
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
