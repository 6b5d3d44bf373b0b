import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { writeRequest } from '#core/unit_of_work/write_request'
import { listMaterialTracking } from './material_tracking.js'
import { installMaterial } from './install.js'
import { installationValidator } from './validator.js'

export default class MaterialTrackingsController {
  /** The way of every material line: how much at which stage, since when. */
  async index(ctx: HttpContext) {
    return listMaterialTracking(ctx)
  }

  /** Notes that some of a line has been built in. */
  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, installationValidator)
    ctx.response.status(201)
    return writeRequest(ctx, (uow) => installMaterial(uow, ctx.params.id, input))
  }
}
