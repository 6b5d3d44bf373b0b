import type { HttpContext } from '@adonisjs/core/http'
import { conflict, invalid } from '#core/base/app_error'
import { validateBody } from '#core/http/validate'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { writeRequest } from '#core/unit_of_work/write_request'
import { parseDecimal } from '#engines/money/money'
import { findProject } from '#production/projects/find_project'
import { scenarioOf } from '#production/schedule_scenarios/find_scenario'
import { OptimizeScheduleJob } from '#production/schedule_scenarios/jobs/optimize_schedule_job'
import { presentScenarios } from '#production/schedule_scenarios/present_scenario'
import ScheduleScenario from '#production/schedule_scenarios/scenario'
import { createScenarioValidator } from '#production/schedule_scenarios/validator'

const SHOWN = 20
const SECONDS = 10
const SEED = 1

export default class ScheduleScenariosController {
  /** The last scenarios of a project, newest first, without their moves. */
  async index({ params }: HttpContext) {
    const { id } = await findProject(params.id)
    const scenarios = await ScheduleScenario.query()
      .where('projectId', id)
      .orderBy('id', 'desc')
      .limit(SHOWN)
    return presentScenarios(scenarios)
  }

  /** One scenario with the tasks that it moves, and why. */
  async show({ params }: HttpContext) {
    const { id } = await findProject(params.id)
    const [scenario] = await presentScenarios([await scenarioOf(id, params.scenarioId)], {
      moves: true,
    })
    return scenario
  }

  /** Orders a search for a better plan. */
  async store(ctx: HttpContext) {
    const project = await findProject(ctx.params.id)
    const {
      seconds = SECONDS,
      seed = SEED,
      extra = [],
    } = await validateBody(ctx, createScenarioValidator)
    ctx.response.status(202)
    return writeRequest(ctx, async (uow) => {
      await uow.trx.from('projects').where('id', project.id).forUpdate().select('id')
      await requireNoneRunning(uow, project.id)
      await requireResources(
        uow,
        extra.map(({ resourceId }) => resourceId)
      )
      const extras = extra.map(({ resourceId, units }) => ({
        resourceId,
        unitsE4: Number(parseDecimal(units, 4)),
      }))
      const { id: author } = uow.actor
      const scenario = await ScheduleScenario.create(
        {
          ...{ projectId: project.id, status: 'queued', seconds, seed, jobId: null },
          extraCapacity: JSON.stringify(extras),
          ...{ scheduleVersion: null, acceptedVersion: null, outcome: null },
          ...{ version: 1, createdBy: author, updatedBy: author },
        },
        { client: uow.trx }
      )
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
      const [shown] = await presentScenarios([scenario], { trx: uow.trx })
      return shown
    })
  }
}

/** A search takes a whole core: one at a time for each project. @throws AppError 409 SCENARIO_RUNNING */
async function requireNoneRunning({ trx }: UnitOfWork, projectId: number) {
  const running = await trx
    .from('schedule_scenarios as s')
    .join('jobs as j', 'j.id', 's.job_id')
    .where('s.project_id', projectId)
    .where('s.status', 'queued')
    .whereIn('j.status', ['queued', 'active'])
    .select('s.id')
    .first()
  if (running) throw conflict('SCENARIO_RUNNING')
}

async function requireResources({ trx }: UnitOfWork, ids: number[]) {
  const known = await trx.from('schedule_resources').whereIn('id', ids).select('id')
  const unknown = ids.findIndex((id) => !known.some((row) => row.id === id))
  if (unknown >= 0) throw invalid({ [`extra.${unknown}.resourceId`]: ['absent'] })
}
