import type { HttpContext } from '@adonisjs/core/http'
import { baseMoney } from '#core/exchange_rates/at_rate'
import { validateBody, validateQuery } from '#core/http/validate'
import { orderReport } from '#files/report_files/order_report'
import { budgetItems, presentItems } from '#finance/budgets/budget_items'
import { budgetSheet } from '#finance/budgets/budget_sheet'
import { findBudget } from '#finance/budgets/find_budget'
import { percentUsed } from '#finance/budgets/present_budgets'
import { budgetFileValidator, budgetItemsValidator } from '#finance/budgets/validator'

export default class BudgetFiguresController {
  /** What was spent of a budget and is committed, by cost head and by month. */
  async show(ctx: HttpContext) {
    const { lines, months } = await budgetSheet(await findBudget(ctx.params.id))
    return {
      lines: lines.map((line) => ({
        ...{ costHead: line.head, note: line.note },
        ...{ original: baseMoney(line.originalMinor), budget: baseMoney(line.budgetMinor) },
        sources: Object.entries(line.bySource).map(([source, minor]) => ({
          ...{ source, amount: baseMoney(minor) },
        })),
        ...{ actual: baseMoney(line.actualMinor), committed: baseMoney(line.committedMinor) },
        left: baseMoney(line.leftMinor),
        usedPercent: percentUsed(line.actualMinor + line.committedMinor, line.budgetMinor),
      })),
      months: months.map(({ month, budgetMinor, actualMinor, committedMinor }) => ({
        ...{ month, budget: budgetMinor === null ? null : baseMoney(budgetMinor) },
        ...{ actual: baseMoney(actualMinor), committed: baseMoney(committedMinor) },
      })),
    }
  }

  /** The documents behind a figure of it. */
  async items(ctx: HttpContext) {
    const budget = await findBudget(ctx.params.id)
    return presentItems(await budgetItems(budget, await validateQuery(ctx, budgetItemsValidator)))
  }

  /** A budget as a file, as it stands when it is written. */
  async store(ctx: HttpContext) {
    const { format } = await validateBody(ctx, budgetFileValidator)
    const { id } = await findBudget(ctx.params.id)
    return orderReport(ctx, { report: 'budget', format, asked: { id } })
  }
}
