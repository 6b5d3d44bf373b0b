import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit_of_work/write_request'
import { reasonValidator } from '#core/validation/decisions'
import { closeYear, reopenYear } from '#finance/closings/actions/close_year'
import { presentYear } from '#finance/closings/present_closings'
import { yearValidator } from '#finance/closings/validator'
import YearClosing from '#finance/closings/year_closing'

/** Closings of years that are answered: the last ones. */
const SHOWN = 50

export default class YearClosingsController {
  async index(ctx: HttpContext) {
    const years = await YearClosing.query().orderBy('id', 'desc').limit(SHOWN)
    return years.map((one) => presentYear(ctx, one))
  }

  async store(ctx: HttpContext) {
    const { year } = await validateBody(ctx, yearValidator)
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) => presentYear(ctx, await closeYear(uow, year)))
  }

  async reopen(ctx: HttpContext) {
    const { reason } = await validateBody(ctx, reasonValidator)
    const expectedVersion = requireVersion(ctx)
    return writeRequest(ctx, async (uow) =>
      presentYear(ctx, await reopenYear(uow, ctx.params.id, { expectedVersion, reason }))
    )
  }
}
