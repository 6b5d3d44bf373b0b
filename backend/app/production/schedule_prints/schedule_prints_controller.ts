import type { HttpContext } from '@adonisjs/core/http'
import { conflict, invalid } from '#core/base/app_error'
import { languageOf } from '#core/base/language'
import { validateBody } from '#core/http/validate'
import { writeRequest } from '#core/unit_of_work/write_request'
import Baseline from '#production/baselines/baseline'
import { findProject } from '#production/projects/find_project'
import ScheduleResource from '#production/schedule_resources/schedule_resource'
import { readPlan } from '#production/schedules/plan_state'
import PrintScheduleJob from './print_schedule_job.js'
import type { SchedulePrint } from './schedule_print.js'
import { schedulePrintValidator } from './validator.js'

export default class SchedulePrintsController {
  /** Requests the Gantt chart as PDF; a second click gets the same job unless the plan has changed. */
  async store(ctx: HttpContext) {
    const project = await findProject(ctx.params.id)
    const body = await validateBody(ctx, schedulePrintValidator)
    const { paper, from = null, to = null, language = languageOf(ctx) } = body
    const { baselineId = null, resourceIds = [] } = body
    if (from !== null && to !== null && to < from) throw invalid({ to: ['range'] })
    await requireKnown(project.id, baselineId, resourceIds)
    const { settings, tasks } = await readPlan(project.id)
    if (![...tasks.values()].some(({ removedIn }) => removedIn === null))
      throw conflict('SCHEDULE_EMPTY')
    const order: SchedulePrint = {
      ...{ projectId: project.id, paper, from, to, language },
      ...{ baselineId, resourceIds },
    }
    const drawn = [baselineId, resourceIds.join('+')]
    const what = [paper, from, to, language, ...drawn, settings.version].join(':')
    ctx.response.status(202)
    return writeRequest(ctx, (uow) =>
      uow.enqueue({
        type: PrintScheduleJob.jobName,
        title: `Gantt chart of ${project.code}`,
        titleAr: `مخطط جانت للمشروع ${project.code}`,
        payload: { ...order },
        entityType: 'project',
        entityId: project.id,
        dedupKey: `schedule-print:${ctx.actor!.id}:${project.id}:${what}`,
      })
    )
  }
}

/** @throws AppError 422 for a baseline of another project, or a resource that there is not */
async function requireKnown(projectId: number, baselineId: number | null, resourceIds: number[]) {
  if (baselineId !== null && !(await Baseline.findBy({ id: baselineId, projectId })))
    throw invalid({ baselineId: ['absent'] })
  const found = await ScheduleResource.query().whereIn('id', resourceIds).select('id')
  if (found.length < resourceIds.length) throw invalid({ resourceIds: ['absent'] })
}
