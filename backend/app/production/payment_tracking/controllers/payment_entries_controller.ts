import type { HttpContext } from '@adonisjs/core/http'
import { validateQuery } from '#core/http/validate'
import { projectEntries } from '#production/payment_tracking/queries/project_entries'
import { entriesValidator } from '#production/payment_tracking/validator'
import { findProject } from '#production/projects/find_project'

export default class PaymentEntriesController {
  /** The documents behind one figure. */
  async index(ctx: HttpContext) {
    const { id } = await findProject(ctx.params.id)
    const question = await validateQuery(ctx, entriesValidator)
    return projectEntries({ projectId: id, ...question })
  }
}
