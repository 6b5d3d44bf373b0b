import { projectWorth, type WorthFigure } from '#core/budgets/project_worth'
import { baseMoney } from '#core/exchange_rates/at_rate'
import { largestFirst } from '#core/reports/largest_first'
import { worthInBase } from './profitability.js'

/** The documents behind what a project is worth, at the rates of today. */
export async function worthItems(projectId: number, figure: WorthFigure) {
  const documents = await projectWorth().documents(projectId, figure)
  const { count, rows } = largestFirst(
    documents.map((one) => ({ ...one, amountMinor: worthInBase(one.amountMinor, one.currency) }))
  )
  return {
    count,
    rows: rows.map(({ kind, recordId, number, party, on, amountMinor }) => ({
      ...{ source: null, kind, recordId, number, party, on, amount: baseMoney(amountMinor) },
    })),
  }
}
