import type { HttpContext } from '@adonisjs/core/http'
import { answerHistory } from '#core/history/record_history'
import { validateBody } from '#core/http/validate'
import { answerList } from '#core/listing/answer_list'
import { writeRequest } from '#core/unit_of_work/write_request'
import { actOnBudget } from '#finance/budgets/act_on_budget'
import Budget from '#finance/budgets/budget'
import { budgetListing } from '#finance/budgets/listing'
import { listBudgets, showBudget } from '#finance/budgets/present_budgets'
import { BUDGET } from '#finance/budgets/record_budget'
import { createBudget, deleteBudget, updateBudget } from '#finance/budgets/save_budget'
import { createBudgetValidator, updateBudgetValidator } from '#finance/budgets/validator'

export default class BudgetsController {
  async index(ctx: HttpContext) {
    return listBudgets(ctx, await answerList(ctx, Budget, budgetListing))
  }

  async show(ctx: HttpContext) {
    return showBudget(ctx, ctx.params.id)
  }

  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, createBudgetValidator)
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) => {
      const { id } = await createBudget(uow, input)
      return showBudget(ctx, id, uow)
    })
  }

  async update(ctx: HttpContext) {
    const input = await validateBody(ctx, updateBudgetValidator)
    return actOnBudget(ctx, 'update', (uow, one) => updateBudget(uow, one, input))
  }

  async destroy(ctx: HttpContext) {
    return actOnBudget(ctx, 'delete', deleteBudget)
  }

  /** What happened to a budget, newest first. */
  async history(ctx: HttpContext) {
    const { id } = await showBudget(ctx, ctx.params.id)
    return answerHistory(ctx, BUDGET, id)
  }
}
