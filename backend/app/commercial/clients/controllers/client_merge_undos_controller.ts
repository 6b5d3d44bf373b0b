import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { noBody } from '#core/validation/fields'
import { writeRequest } from '#core/unit_of_work/write_request'
import { undoMerge } from '#commercial/clients/actions/undo_merge'
import ClientMergeTransformer from '#commercial/clients/transformers/client_merge_transformer'

export default class ClientMergeUndosController {
  async store(ctx: HttpContext) {
    await validateBody(ctx, noBody)
    const expectedVersion = requireVersion(ctx)
    return writeRequest(ctx, async (uow) =>
      ctx.serialize(
        ClientMergeTransformer.transform(await undoMerge(uow, ctx.params.id, expectedVersion))
      )
    )
  }
}
