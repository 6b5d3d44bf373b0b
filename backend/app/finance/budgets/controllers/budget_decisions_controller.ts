import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit_of_work/write_request'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { commentValidator, reasonValidator } from '#core/validation/decisions'
import { noBody } from '#core/validation/fields'
import { actOnBudget } from '#finance/budgets/act_on_budget'
import type Budget from '#finance/budgets/budget'
import { cancelBudget, decideBudget, submitBudget } from '#finance/budgets/decide_budget'
import { showBudget } from '#finance/budgets/present_budgets'
import { lockBudget } from '#finance/budgets/record_budget'
import { copyBudget, reviseBudget } from '#finance/budgets/revise_budget'
import { budgetStates } from '#finance/budgets/states'
import { copyBudgetValidator } from '#finance/budgets/validator'

export default class BudgetDecisionsController {
  async submit(ctx: HttpContext) {
    return actOnBudget(ctx, 'submit', submitBudget)
  }

  async approve(ctx: HttpContext) {
    const { comment = null } = await validateBody(ctx, commentValidator)
    return actOnBudget(ctx, 'approve', (uow, one) =>
      decideBudget(uow, one, { decision: 'approve', comment, by: approverOf(ctx) })
    )
  }

  async reject(ctx: HttpContext) {
    const { reason: comment } = await validateBody(ctx, reasonValidator)
    return actOnBudget(ctx, 'reject', (uow, one) =>
      decideBudget(uow, one, { decision: 'reject', comment, by: approverOf(ctx) })
    )
  }

  async cancel(ctx: HttpContext) {
    const { reason } = await validateBody(ctx, reasonValidator)
    return actOnBudget(ctx, 'cancel', (uow, one) => cancelBudget(uow, one, reason))
  }

  /** Starts a revision; answers its draft. */
  async revise(ctx: HttpContext) {
    await validateBody(ctx, noBody)
    return this.#draft(ctx, 'revise', reviseBudget)
  }

  /** Starts a budget like this one for other months; answers its draft. */
  async copy(ctx: HttpContext) {
    const { fromMonth } = await validateBody(ctx, copyBudgetValidator)
    return this.#draft(ctx, 'copy', (uow, one) => copyBudget(uow, one, fromMonth))
  }

  #draft(
    ctx: HttpContext,
    step: 'revise' | 'copy',
    make: (uow: UnitOfWork, budget: Budget) => Promise<Budget>
  ) {
    const expectedVersion = requireVersion(ctx)
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) => {
      const budget = await lockBudget(uow, ctx.params.id, expectedVersion)
      budgetStates.require(step, budget, approverOf(ctx))
      const { id } = await make(uow, budget)
      return showBudget(ctx, id, uow)
    })
  }
}
