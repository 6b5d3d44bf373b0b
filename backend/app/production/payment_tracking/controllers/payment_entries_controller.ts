import type { HttpContext } from '@adonisjs/core/http'
import { validateQuery } from '#core/http/validate'
import { EXPECTED, type ExpectedFigure } from '#production/payment_tracking/figures'
import { expectedEntries } from '#production/payment_tracking/queries/expected_entries'
import { projectEntries } from '#production/payment_tracking/queries/project_entries'
import { entriesValidator } from '#production/payment_tracking/validator'
import { findProject } from '#production/projects/find_project'

const isExpected = (figure: string): figure is ExpectedFigure =>
  EXPECTED.some((one) => one === figure)

export default class PaymentEntriesController {
  /** The documents behind one figure. */
  async index(ctx: HttpContext) {
    const project = await findProject(ctx.params.id)
    const { figure, ...question } = await validateQuery(ctx, entriesValidator)
    return isExpected(figure)
      ? expectedEntries(project, { figure, ...question })
      : projectEntries({ projectId: project.id, figure, ...question })
  }
}
