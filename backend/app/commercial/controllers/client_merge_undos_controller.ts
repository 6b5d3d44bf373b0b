import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { noBody } from '#core/validation/fields'
import { writeRequest } from '#core/unit/write_request'
import { undoMerge } from '#commercial/actions/undo_merge'
import ClientMergeTransformer from '#commercial/transformers/client_merge_transformer'

export default class ClientMergeUndosController {
  async store(ctx: HttpContext) {
    await validateBody(ctx, noBody)
    const seen = requireVersion(ctx)
    return writeRequest(ctx, async (unit) =>
      ctx.serialize(ClientMergeTransformer.transform(await undoMerge(unit, ctx.params.id, seen)))
    )
  }
}
