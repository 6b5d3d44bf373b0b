import type { HttpContext } from '@adonisjs/core/http'
import { conflict } from '#core/base/app_error'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit_of_work/write_request'
import { lockCard } from '#commercial/business_cards/card_owner'
import { createClient } from '#commercial/clients/actions/save_client'
import { nameOwner } from '#commercial/clients/owner_name'
import { recordOf } from '#commercial/clients/client_record'
import ClientTransformer from '#commercial/clients/transformers/client_transformer'
import { createClientValidator } from '#commercial/clients/validators/client'

export default class BusinessCardConfirmationsController {
  /** The person has looked at picture and fields: the client comes to be, with its card. */
  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, createClientValidator)
    const expectedVersion = requireVersion(ctx)
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) => {
      const card = await lockCard(uow, ctx, expectedVersion)
      if (card.status === 'confirmed') throw conflict('CARD_CONFIRMED')
      const client = await createClient(uow, { ...input, dataSource: input.dataSource ?? 'card' })
      await nameOwner(client, uow)
      const before = { status: card.status, clientId: card.clientId }
      card.merge({
        status: 'confirmed',
        clientId: client.id,
        version: card.version + 1,
        updatedBy: uow.actor.id,
      })
      await card.save()
      await uow.audit({
        action: 'confirm',
        entityType: 'business_card',
        entityId: card.id,
        label: client.name,
        before,
        after: { status: card.status, clientId: client.id },
      })
      return ctx.serialize(ClientTransformer.transform(recordOf(client), ctx.abilities))
    })
  }
}
