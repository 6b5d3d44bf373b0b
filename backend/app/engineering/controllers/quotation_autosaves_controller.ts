import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/exceptions/app_error'
import { validateBody, validateQuery } from '#core/http/validate'
import { writeRequest } from '#core/unit/write_request'
import { forgetAutosave, keepAutosave } from '#engineering/actions/keep_autosave'
import { autosavesOf, autosaveWithContent } from '#engineering/queries/autosaves'
import { autosavesQueryValidator, autosaveValidator } from '#engineering/validators/autosave'

/** Unsaved forms of quotations: everybody sees and changes their own only. */
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
    return writeRequest(ctx, (unit) => keepAutosave(unit, key, input))
  }

  async destroy(ctx: HttpContext) {
    const key = keyOf(ctx)
    ctx.response.status(204)
    return writeRequest(ctx, (unit) => forgetAutosave(unit, key))
  }
}

/** The key a form has drawn for itself. @throws AppError 404 when nothing could lie under it */
function keyOf({ params }: HttpContext): string {
  if (!/^[0-9a-f]{32}$/.test(params.key)) throw notFound()
  return params.key
}
