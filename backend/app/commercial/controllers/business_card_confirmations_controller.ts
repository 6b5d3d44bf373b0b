import type { HttpContext } from '@adonisjs/core/http'
import { conflict } from '#core/exceptions/app_error'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit/write_request'
import { lockCard } from '#commercial/actions/own_card'
import { createClient } from '#commercial/actions/save_client'
import { nameOwner } from '#commercial/queries/owner_name'
import ClientTransformer from '#commercial/transformers/client_transformer'
import { createClientValidator } from '#commercial/validators/client'

export default class BusinessCardConfirmationsController {
  /** The person has looked at picture and fields: the client comes to be, with its card. */
  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, createClientValidator)
    const seen = requireVersion(ctx)
    ctx.response.status(201)
    return writeRequest(ctx, async (unit) => {
      const card = await lockCard(unit, ctx, seen)
      if (card.status === 'confirmed') throw conflict('CARD_CONFIRMED')
      const client = await createClient(unit, input)
      await nameOwner(client, unit)
      const before = { status: card.status, clientId: card.clientId }
      card.merge({
        status: 'confirmed',
        clientId: client.id,
        version: card.version + 1,
        updatedBy: unit.actor.id,
      })
      await card.save()
      await unit.audit({
        action: 'confirm',
        entityType: 'business_card',
        entityId: card.id,
        label: client.name,
        before,
        after: { status: card.status, clientId: client.id },
      })
      return ctx.serialize(ClientTransformer.transform(client, ctx.abilities))
    })
  }
}
