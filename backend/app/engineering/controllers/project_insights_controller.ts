import type { HttpContext } from '@adonisjs/core/http'
import { invalid } from '#core/exceptions/app_error'
import { validateQuery } from '#core/http/validate'
import { projectInsights } from '#engineering/queries/project_insights'
import { dayAfter } from '#engineering/rules/follow_up'
import { today } from '#core/settings/firm_clock'
import { insightsValidator } from '#engineering/validators/insights'

const YEAR = 365
/** More months than this no chart can show. */
const MOST_DAYS = 5 * YEAR

export default class ProjectInsightsController {
  async show(ctx: HttpContext) {
    const asked = await validateQuery(ctx, insightsValidator)
    const to = asked.to ?? today()
    const from = asked.from ?? dayAfter(to, -YEAR)
    if (from > to || from < dayAfter(to, -MOST_DAYS)) throw invalid({ from: ['beforeStart'] })
    return projectInsights({ from, to, prices: ctx.abilities.has('quotations.prices') })
  }
}
