import type { HttpContext } from '@adonisjs/core/http'
import { invalid } from '#core/base/app_error'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { answerList } from '#core/listing/answer_list'
import { writeRequest } from '#core/unit_of_work/write_request'
import { lockClient } from '#commercial/clients/lock_client'
import { mergeClients } from '#commercial/clients/actions/merge_clients'
import { clientMergeListing } from '#commercial/clients/merge_listing'
import ClientMerge from '#commercial/clients/models/client_merge'
import ClientMergeTransformer from '#commercial/clients/transformers/client_merge_transformer'
import { mergeClientsValidator } from '#commercial/clients/validators/client_merge'

export default class ClientMergesController {
  async index(ctx: HttpContext) {
    const merges = await answerList(ctx, ClientMerge, clientMergeListing)
    return ctx.serialize(ClientMergeTransformer.transform(merges))
  }

  /** Takes another client into this one. */
  async store(ctx: HttpContext) {
    const { otherId, otherVersion, take = [] } = await validateBody(ctx, mergeClientsValidator)
    const expectedVersion = requireVersion(ctx)
    const keptId = Number(ctx.params.id)
    if (otherId === keptId) throw invalid({ otherId: ['choice'] })
    return writeRequest(ctx, async (uow) => {
      // always in the order of the ids: two merges of the same pair must not wait for each other
      const wanted = [
        { id: keptId, version: expectedVersion },
        { id: otherId, version: otherVersion },
      ].sort((a, b) => a.id - b.id)
      const locked = []
      for (const { id, version } of wanted) locked.push(await lockClient(uow, id, version))
      const kept = locked.find(({ id }) => id === keptId)!
      const other = locked.find(({ id }) => id === otherId)!
      const merge = await mergeClients(uow, kept, other, [...new Set(take)])
      return ctx.serialize(ClientMergeTransformer.transform(merge))
    })
  }
}
