import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { writeRequest } from '#core/unit/write_request'
import { listMaterialTracking } from '#procurement/queries/material_tracking'
import { installMaterial } from '#procurement/tracking/install'
import { installationValidator } from '#procurement/validators/tracking'

export default class MaterialTrackingsController {
  /** The way of every material line: how much at which stage, since when. */
  async index(ctx: HttpContext) {
    return listMaterialTracking(ctx)
  }

  /** Notes that some of a line has been built in. */
  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, installationValidator)
    ctx.response.status(201)
    return writeRequest(ctx, (unit) => installMaterial(unit, ctx.params.id, input))
  }
}
