import type { HttpContext } from '@adonisjs/core/http'
import { invalid } from '#core/base/app_error'
import { validateQuery } from '#core/http/validate'
import { projectInsights } from './project_insights.js'
import { dayAfter } from '#engineering/quotations/follow_up'
import { today } from '#core/settings/firm_clock'
import { insightsValidator } from './validator.js'

const YEAR = 365
/** More months than this no chart can show. */
const MOST_DAYS = 5 * YEAR

export default class ProjectInsightsController {
  async show(ctx: HttpContext) {
    const requested = await validateQuery(ctx, insightsValidator)
    const to = requested.to ?? today()
    const from = requested.from ?? dayAfter(to, -YEAR)
    if (from > to || from < dayAfter(to, -MOST_DAYS)) throw invalid({ from: ['beforeStart'] })
    return projectInsights({ from, to, prices: ctx.abilities.has('quotations.prices') })
  }
}
