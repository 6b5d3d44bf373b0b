import { PROJECT_SOURCES } from '#core/budgets/cost_sources'
import { baseMoney } from '#core/exchange_rates/at_rate'
import { formatDecimal } from '#engines/money/money'
import type { Profitability } from './profitability.js'

export interface NamedProject {
  id: number
  code: string
  name: string
  name_ar: string | null
  status: string
}

/** A project with what it brings and costs, as it is answered. */
export function presentProfitability(project: NamedProject, one: Profitability) {
  const { id, code, name, name_ar: nameAr, status } = project
  return {
    ...{ id, code, name, nameAr, status },
    ...{ contract: baseMoney(one.worth.contract), variations: baseMoney(one.worth.variations) },
    ...{ pending: baseMoney(one.worth.pending), revised: baseMoney(one.revisedMinor) },
    ...{ invoiced: baseMoney(one.worth.invoiced), received: baseMoney(one.worth.received) },
    ...{ actual: baseMoney(one.actualMinor), committed: baseMoney(one.committedMinor) },
    ...{ toComplete: baseMoney(one.toCompleteMinor), forecastBy: one.forecastBy },
    ...{ forecast: baseMoney(one.forecastMinor), margin: baseMoney(one.marginMinor) },
    marginPercent: one.marginBp === null ? null : formatDecimal(one.marginBp, 2),
  }
}

/** The same with its costs by source and by cost head, and the cost that was stated for it. */
export function presentDetail(project: NamedProject, one: Profitability) {
  const { estimate } = one
  return {
    ...presentProfitability(project, one),
    version: estimate?.version ?? 0,
    sources: PROJECT_SOURCES.map((source) => ({ source, amount: baseMoney(one.bySource[source]) })),
    heads: one.byHead.map(({ head, actualMinor, committedMinor, budgetMinor }) => ({
      ...{ costHead: head, budget: baseMoney(budgetMinor) },
      ...{ actual: baseMoney(actualMinor), committed: baseMoney(committedMinor) },
    })),
    estimate: estimate && {
      ...{ cost: baseMoney(estimate.costMinor), note: estimate.note },
      updatedAt: estimate.updatedAt.toUTC().toISO()!,
    },
  }
}
