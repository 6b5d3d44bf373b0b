import type { Infer } from '@vinejs/vine/types'
import { conflict, invalid } from '#core/base/app_error'
import { jobStates } from '#core/jobs/job_states'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { parseDecimal } from '#engines/money/money'
import { readTasks } from '#production/tasks/task_rows'
import type Project from '#production/projects/project'
import { OptimizeScheduleJob } from './optimize_schedule_job.js'
import ScheduleScenario from './scenario.js'
import type { createScenarioValidator } from './validator.js'
import type { WhatIf } from './what_if.js'

type Input = Infer<typeof createScenarioValidator>

const DEFAULTS = { seconds: 10, seed: 1 }

/**
 * Orders a search for a better plan of a project.
 * @throws AppError 409 SCENARIO_RUNNING while another one runs, 422 for an unknown resource
 */
export async function orderScenario(uow: UnitOfWork, project: Project, input: Input) {
  await uow.trx.from('projects').where('id', project.id).forUpdate().select('id')
  await requireNoneRunning(uow, project.id)
  const scenario = await newScenario(uow, project.id, input)
  const job = await uow.enqueue({
    type: OptimizeScheduleJob.jobName,
    title: `Optimization of the schedule of ${project.code}`,
    titleAr: `تحسين جدول ${project.code}`,
    payload: { scenarioId: scenario.id },
    entityType: 'project',
    entityId: project.id,
    dedupKey: `schedule-scenario:${scenario.id}`,
  })
  scenario.jobId = job.id
  await scenario.save()
  const about = { entityType: 'schedule_scenario', entityId: scenario.id, label: project.code }
  await uow.audit({ action: 'create', ...about, after: scenario.toAudit() })
  return scenario
}

async function newScenario(uow: UnitOfWork, projectId: number, input: Input) {
  const { extra = [], dates = [], hours = [], seconds, seed } = input
  await requireResources(
    uow,
    extra.map(({ resourceId }) => resourceId)
  )
  const extras = extra.map(({ resourceId, units }) => ({
    resourceId,
    unitsE4: Number(parseDecimal(units, 4)),
  }))
  await requireTasks(
    uow,
    projectId,
    dates.map(({ taskId }) => taskId)
  )
  const whatIf: WhatIf = { dates: dates.map((date) => ({ weight: 1, ...date })), hours }
  const { id: author } = uow.actor
  return ScheduleScenario.create(
    {
      ...{ projectId, status: 'queued', jobId: null },
      ...{ seconds: seconds ?? DEFAULTS.seconds, seed: seed ?? DEFAULTS.seed },
      ...{ extraCapacity: JSON.stringify(extras), supposed: JSON.stringify(whatIf) },
      ...{ scheduleVersion: null, acceptedVersion: null, outcome: null },
      ...{ version: 1, createdBy: author, updatedBy: author },
    },
    { client: uow.trx }
  )
}

async function requireTasks({ trx }: UnitOfWork, projectId: number, ids: number[]) {
  if (!ids.length) return
  const tasks = await readTasks(trx, projectId)
  const known = new Set(tasks.filter(({ removedIn }) => removedIn === null).map(({ id }) => id))
  const unknown = ids.findIndex((id) => !known.has(id))
  if (unknown >= 0) throw invalid({ [`dates.${unknown}.taskId`]: ['absent'] })
}

/** A search takes a whole core: one at a time for each project. @throws AppError 409 SCENARIO_RUNNING */
async function requireNoneRunning({ trx }: UnitOfWork, projectId: number) {
  const open = await ScheduleScenario.query({ client: trx }).where({ projectId, status: 'queued' })
  const jobs = await jobStates(
    open.flatMap(({ jobId }) => jobId ?? []),
    trx
  )
  const isRunning = [...jobs.values()].some(
    ({ status }) => status === 'queued' || status === 'active'
  )
  if (isRunning) throw conflict('SCENARIO_RUNNING')
}

async function requireResources({ trx }: UnitOfWork, ids: number[]) {
  const known = await trx.from('schedule_resources').whereIn('id', ids).select('id')
  const unknown = ids.findIndex((id) => !known.some((row) => row.id === id))
  if (unknown >= 0) throw invalid({ [`extra.${unknown}.resourceId`]: ['absent'] })
}
