import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/base/app_error'
import { requireVersion, checkVersion } from '#core/http/version'
import { validateBody } from '#core/http/validate'
import { writeRequest } from '#core/unit_of_work/write_request'
import Baseline from '#production/baselines/baseline'
import { baselineDates } from '#production/baselines/baseline_dates'
import { presentBaseline, presentVariance } from '#production/baselines/present_baseline'
import { scopeChanges } from '#production/baselines/scope_changes'
import { deleteBaseline, takeBaseline } from '#production/baselines/take_baseline'
import { baselineValidator } from '#production/baselines/validator'
import { findProject } from '#production/projects/find_project'
import type Project from '#production/projects/project'
import { readPlan } from '#production/schedules/plan_state'
import { outlineOf } from '#production/tasks/outline'
import { engineCalendars, planCalendars } from '#production/work_calendars/plan_calendars'

export default class BaselinesController {
  /** The baselines of a project, oldest first. */
  async index(ctx: HttpContext) {
    const project = await findProject(ctx.params.id)
    const baselines = await Baseline.query()
      .where('projectId', project.id)
      .orderBy('takenOn')
      .orderBy('id')
    return baselines.map((baseline) => presentBaseline(baseline, showOf(ctx, project)))
  }

  /** Keeps the schedule as it is now. */
  async store(ctx: HttpContext) {
    const project = await findProject(ctx.params.id)
    const { name } = await validateBody(ctx, baselineValidator)
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) =>
      presentBaseline(await takeBaseline(uow, project, name), showOf(ctx, project))
    )
  }

  /** A baseline with the variance of each of its tasks. */
  async show(ctx: HttpContext) {
    const baseline = await findBaseline(ctx.params.id)
    const project = await findProject(baseline.projectId)
    const show = showOf(ctx, project)
    const [state, planned] = [await readPlan(project.id), await baselineDates(baseline.id)]
    const { settings, tasks } = state
    const calendars = engineCalendars(await planCalendars(), settings.start)
    const calendarOf = (id: number | null) => calendars.get(id ?? settings.calendarId)!
    const outline = outlineOf(tasks.values())
    return {
      ...presentBaseline(baseline, show),
      ...scopeChanges({ outline, tasks, planned }, show),
      tasks: outline.flatMap((placed) => {
        const dates = planned.get(placed.task.id)
        return dates
          ? [presentVariance(placed, dates, calendarOf(placed.task.calendarId), show)]
          : []
      }),
    }
  }

  async destroy(ctx: HttpContext) {
    const { id, projectId } = await findBaseline(ctx.params.id)
    const project = await findProject(projectId)
    const expectedVersion = requireVersion(ctx)
    ctx.response.status(204)
    return writeRequest(ctx, async (uow) => {
      const baseline = await Baseline.query({ client: uow.trx }).where('id', id).forUpdate().first()
      if (!baseline) throw notFound()
      await checkVersion(baseline, expectedVersion, uow.trx)
      await deleteBaseline(uow, project, baseline)
    })
  }
}

async function findBaseline(id: number): Promise<Baseline> {
  const baseline = await Baseline.find(id)
  if (!baseline) throw notFound()
  return baseline
}

const showOf = ({ abilities }: HttpContext, { currency }: Project) => ({
  currency,
  prices: abilities.has('projects.prices'),
  manages: abilities.has('schedules.manage'),
})
