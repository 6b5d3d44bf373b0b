import type { HttpContext } from '@adonisjs/core/http'
import { validateQuery } from '#core/http/validate'
import { formatMoney } from '#engines/money/money'
import { valueIndices } from '#engines/scheduling/earned_value'
import { baselineOf } from '#production/baselines/baseline_dates'
import { baselineQueryValidator } from '#production/baselines/validator'
import { projectValue } from '#production/earned_value/project_value'
import { findProject } from '#production/projects/find_project'

export default class EarnedValuesController {
  /** Earned value against a baseline, the newest one unless another is named, with its curve by week. */
  async show(ctx: HttpContext) {
    const project = await findProject(ctx.params.id)
    const { baselineId } = await validateQuery(ctx, baselineQueryValidator)
    const baseline = await baselineOf(project.id, baselineId)
    const { currency } = project
    if (!baseline) return { projectId: project.id, baselineId: null, currency, value: null }
    const { asOf, labourUntil, unconvertedBills, figures, points } = await projectValue(
      project,
      baseline
    )
    const money = (amount: number | null) =>
      amount === null ? null : formatMoney(amount, currency)
    const { sv, cv, spi, cpi, eac, vac, tcpi } = valueIndices(figures)
    const { bac, pv, ev, ac } = figures
    const amounts = { bac, pv, ev, ac, sv, cv, eac, vac }
    return {
      projectId: project.id,
      baselineId: baseline.id,
      currency,
      value: {
        ...{ asOf, labourUntil, unconvertedBills },
        ...Object.fromEntries(Object.entries(amounts).map(([name, of]) => [name, money(of)])),
        ...{ spi, cpi, tcpi },
        points: points.map((point) => ({
          on: point.on,
          pv: money(point.pv),
          ev: money(point.ev),
          ac: money(point.ac),
        })),
      },
    }
  }
}
