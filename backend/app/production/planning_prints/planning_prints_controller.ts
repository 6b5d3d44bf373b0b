import type { HttpContext } from '@adonisjs/core/http'
import { languageOf } from '#core/base/language'
import { validateBody } from '#core/http/validate'
import { today } from '#core/settings/firm_clock'
import { writeRequest } from '#core/unit_of_work/write_request'
import { findProject } from '#production/projects/find_project'
import type Project from '#production/projects/project'
import type { PlanningPrint } from './planning_print.js'
import PrintPlanningJob from './print_planning_job.js'
import { lookAheadPrintValidator, weeklyPlanPrintValidator } from './validator.js'

const TITLES = {
  look_ahead: { en: 'Look-ahead of', ar: 'الخطة الاستباقية للمشروع' },
  weekly_plan: { en: 'Weekly plan of', ar: 'الخطة الأسبوعية للمشروع' },
} as const

/** Prints are in the language of who asks for them, unless another one is named. */
export default class PlanningPrintsController {
  async lookAhead(ctx: HttpContext) {
    const project = await findProject(ctx.params.id)
    const body = await validateBody(ctx, lookAheadPrintValidator)
    const { paper, language = languageOf(ctx), day = today(), state = null } = body
    return enqueue(ctx, project, {
      ...{ kind: 'look_ahead', projectId: project.id, paper, language, day, state },
    })
  }

  async weeklyPlan(ctx: HttpContext) {
    const project = await findProject(ctx.params.id)
    const body = await validateBody(ctx, weeklyPlanPrintValidator)
    const { paper, language = languageOf(ctx), day = today() } = body
    return enqueue(ctx, project, {
      ...{ kind: 'weekly_plan', projectId: project.id, paper, language, day },
    })
  }
}

/** A second click while the first print still waits gets the same job. */
function enqueue(ctx: HttpContext, { id, code }: Project, order: PlanningPrint) {
  const title = TITLES[order.kind]
  ctx.response.status(202)
  return writeRequest(ctx, (uow) =>
    uow.enqueue({
      type: PrintPlanningJob.jobName,
      title: `${title.en} ${code}`,
      titleAr: `${title.ar} ${code}`,
      payload: { ...order },
      entityType: 'project',
      entityId: id,
      dedupKey: `planning-print:${ctx.actor!.id}:${Object.values(order).join(':')}`,
    })
  )
}
