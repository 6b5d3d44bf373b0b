import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { writeRequest } from '#core/unit/write_request'
import { setBudget } from '#procurement/actions/set_budget'
import { procurementProjects } from '#procurement/queries/procurement_projects'
import { budgetValidator } from '#procurement/validators/tracking'

export default class ProcurementProjectsController {
  /** Budget, requested, committed, received, billed, paid and remaining of every project. */
  async index({ response }: HttpContext) {
    const projects = await procurementProjects()
    response.header('X-Total-Count', String(projects.length))
    return projects
  }

  /** Sets what a project may spend. */
  async update(ctx: HttpContext) {
    const { amount } = await validateBody(ctx, budgetValidator)
    return writeRequest(ctx, async (unit) => {
      await setBudget(unit, ctx.params.id, amount)
      return { amount }
    })
  }
}
