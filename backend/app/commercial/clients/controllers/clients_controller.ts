import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/base/app_error'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit_of_work/write_request'
import { lockClient } from '#commercial/clients/lock_client'
import { deleteClient } from '#commercial/clients/actions/delete_client'
import { createClient, updateClient } from '#commercial/clients/actions/save_client'
import { contactPointsOf } from '#commercial/shared/contact_points'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import {
  answerClients,
  findClient,
  recordOf,
  type ClientRecord,
} from '#commercial/clients/client_record'
import { nameOwner } from '#commercial/clients/owner_name'
import ClientTransformer from '#commercial/clients/transformers/client_transformer'
import { createClientValidator, updateClientValidator } from '#commercial/clients/validators/client'

export default class ClientsController {
  async index(ctx: HttpContext) {
    const clients = await answerClients(ctx)
    return ctx.serialize(ClientTransformer.transform(clients, ctx.abilities))
  }

  async show(ctx: HttpContext) {
    const client = await findClient(ctx.params.id)
    if (!client) throw notFound()
    return showClient(ctx, client)
  }

  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, createClientValidator)
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) => {
      const client = await createClient(uow, input)
      await nameOwner(client, uow)
      return showClient(ctx, recordOf(client), uow)
    })
  }

  async update(ctx: HttpContext) {
    const input = await validateBody(ctx, updateClientValidator)
    const expectedVersion = requireVersion(ctx)
    return writeRequest(ctx, async (uow) => {
      const client = await lockClient(uow, ctx.params.id, expectedVersion)
      await updateClient(uow, client, input)
      await nameOwner(client, uow)
      return showClient(ctx, recordOf(client), uow)
    })
  }

  async destroy(ctx: HttpContext) {
    const expectedVersion = requireVersion(ctx)
    ctx.response.status(204)
    return writeRequest(ctx, async (uow) => {
      await deleteClient(uow, await lockClient(uow, ctx.params.id, expectedVersion))
    })
  }
}

/** A client with its further contact details. */
async function showClient(ctx: HttpContext, client: ClientRecord, uow?: UnitOfWork) {
  const shown = await ctx.serialize(ClientTransformer.transform(client, ctx.abilities))
  const contactPoints = await contactPointsOf({ type: 'client', id: client.id }, uow?.trx)
  return { ...shown, contactPoints }
}
