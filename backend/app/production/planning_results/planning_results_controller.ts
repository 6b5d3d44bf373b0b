import type { HttpContext } from '@adonisjs/core/http'
import { invalid } from '#core/base/app_error'
import { validateQuery } from '#core/http/validate'
import { addDays, daysBetween } from '#core/settings/days'
import { today } from '#core/settings/firm_clock'
import { resultsOf } from '#production/planning_results/results_of'
import { resultsValidator } from '#production/planning_results/validator'
import { findProject } from '#production/projects/find_project'

const HALF_A_YEAR = 26 * 7
const MOST_DAYS = 5 * 366

export default class PlanningResultsController {
  /** What became of promises, of one project or of all. */
  async index(ctx: HttpContext) {
    const query = await validateQuery(ctx, resultsValidator)
    const { projectId, to = today() } = query
    const from = query.from ?? addDays(to, -HALF_A_YEAR)
    if (to < from) throw invalid({ to: ['beforeStart'] })
    if (daysBetween(from, to) > MOST_DAYS) throw invalid({ to: ['range'] })
    if (projectId !== undefined) await findProject(projectId)
    return resultsOf({ projectId, from, to })
  }
}
