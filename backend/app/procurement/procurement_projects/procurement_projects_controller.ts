import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/base/app_error'
import { validateBody } from '#core/http/validate'
import { writeRequest } from '#core/unit_of_work/write_request'
import { setBudget } from './set_budget.js'
import { procurementProjects } from './procurement_projects.js'
import { budgetValidator } from '#procurement/material_tracking/validator'

export default class ProcurementProjectsController {
  /** Budget, requested, committed, received, billed, paid and remaining of every project. */
  async index({ response }: HttpContext) {
    const projects = await procurementProjects()
    response.header('X-Total-Count', String(projects.length))
    return projects
  }

  /** The same of one project. */
  async show({ params }: HttpContext) {
    const [project] = await procurementProjects(Number(params.id))
    if (!project) throw notFound()
    return project
  }

  /** Sets what a project may spend. */
  async update(ctx: HttpContext) {
    const { amount } = await validateBody(ctx, budgetValidator)
    return writeRequest(ctx, async (uow) => {
      await setBudget(uow, ctx.params.id, amount)
      return { amount }
    })
  }
}
