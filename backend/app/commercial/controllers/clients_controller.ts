import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/exceptions/app_error'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { answerList } from '#core/listing/answer_list'
import { writeRequest } from '#core/unit/write_request'
import { lockClient } from '#commercial/actions/lock_client'
import { deleteClient } from '#commercial/actions/delete_client'
import { createClient, updateClient } from '#commercial/actions/save_client'
import { clientListing } from '#commercial/listing'
import { nameOwner, withOwnerName } from '#commercial/queries/owner_name'
import Client from '#commercial/models/client'
import ClientTransformer from '#commercial/transformers/client_transformer'
import { createClientValidator, updateClientValidator } from '#commercial/validators/client'

export default class ClientsController {
  async index(ctx: HttpContext) {
    const clients = await answerList(ctx, Client, clientListing, {
      prepare: (query) => void withOwnerName(query),
    })
    return ctx.serialize(ClientTransformer.transform(clients, ctx.abilities))
  }

  async show(ctx: HttpContext) {
    const client = await withOwnerName(Client.query().where('id', ctx.params.id)).first()
    if (!client) throw notFound()
    return ctx.serialize(ClientTransformer.transform(client, ctx.abilities))
  }

  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, createClientValidator)
    ctx.response.status(201)
    return writeRequest(ctx, async (unit) => {
      const client = await createClient(unit, input)
      await nameOwner(client, unit)
      return ctx.serialize(ClientTransformer.transform(client, ctx.abilities))
    })
  }

  async update(ctx: HttpContext) {
    const input = await validateBody(ctx, updateClientValidator)
    const seen = requireVersion(ctx)
    return writeRequest(ctx, async (unit) => {
      const client = await lockClient(unit, ctx.params.id, seen)
      await updateClient(unit, client, input)
      await nameOwner(client, unit)
      return ctx.serialize(ClientTransformer.transform(client, ctx.abilities))
    })
  }

  async destroy(ctx: HttpContext) {
    const seen = requireVersion(ctx)
    ctx.response.status(204)
    return writeRequest(ctx, async (unit) => {
      await deleteClient(unit, await lockClient(unit, ctx.params.id, seen))
    })
  }
}
