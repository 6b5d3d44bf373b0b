import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { writeRequest } from '#core/unit_of_work/write_request'
import { installOnSite } from '#production/consumption/actions/install_on_site'
import { findConsumption } from '#production/consumption/queries/list_consumption'
import { consumptionView } from '#production/consumption/consumption_view'
import { installValidator } from '#production/consumption/validator'

export default class MaterialInstallsController {
  /** Notes what was installed on site; a phone that sends it twice with one key has it noted once. */
  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, installValidator)
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) => {
      await installOnSite(uow, ctx.params.id, input)
      return consumptionView(await findConsumption(ctx.params.id, uow.trx), ctx.abilities)
    })
  }
}
