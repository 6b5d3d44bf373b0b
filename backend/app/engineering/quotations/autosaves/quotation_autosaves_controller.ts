import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/base/app_error'
import { validateBody, validateQuery } from '#core/http/validate'
import { writeRequest } from '#core/unit_of_work/write_request'
import { forgetAutosave, keepAutosave } from './keep_autosave.js'
import { autosavesOf, autosaveWithContent } from './autosaves.js'
import { autosavesQueryValidator, autosaveValidator } from './validator.js'

/** Unsaved forms of quotations: everyone sees and changes their own only. */
export default class QuotationAutosavesController {
  async index(ctx: HttpContext) {
    const { quotationId } = await validateQuery(ctx, autosavesQueryValidator)
    return autosavesOf(ctx.actor!.id!, quotationId ?? null)
  }

  async show(ctx: HttpContext) {
    const autosave = await autosaveWithContent(ctx.actor!.id!, keyOf(ctx))
    if (!autosave) throw notFound()
    return autosave
  }

  async update(ctx: HttpContext) {
    const key = keyOf(ctx)
    const input = await validateBody(ctx, autosaveValidator)
    return writeRequest(ctx, (uow) => keepAutosave(uow, key, input))
  }

  async destroy(ctx: HttpContext) {
    const key = keyOf(ctx)
    ctx.response.status(204)
    return writeRequest(ctx, (uow) => forgetAutosave(uow, key))
  }
}

/** The key a form has drawn for itself. @throws AppError 404 when nothing could lie under it */
function keyOf({ params }: HttpContext): string {
  if (!/^[0-9a-f]{32}$/.test(params.key)) throw notFound()
  return params.key
}
