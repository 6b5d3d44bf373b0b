import type { HttpContext } from '@adonisjs/core/http'
import { conflict, invalid } from '#core/base/app_error'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { isConvex, type Point } from '#engines/imaging/geometry'
import { writeRequest } from '#core/unit_of_work/write_request'
import { lockCard } from '#commercial/business_cards/card_owner'
import { enqueueOcr } from '#commercial/business_cards/receive_card'
import { cardReadingValidator } from '#commercial/business_cards/validator'

export default class BusinessCardReadingsController {
  /** The person has shown where the card lies: it is straightened by that and read again. */
  async store(ctx: HttpContext) {
    const { front, back } = await validateBody(ctx, cardReadingValidator)
    const expectedVersion = requireVersion(ctx)
    requireQuads({ front, back })
    ctx.response.status(202)
    return writeRequest(ctx, async (uow) => {
      const card = await lockCard(uow, ctx, expectedVersion)
      if (card.status === 'confirmed') throw conflict('CARD_CONFIRMED')
      if (back && !card.backFileId) throw invalid({ back: ['absent'] })
      const before = { status: card.status, corners: card.corners }
      card.merge({
        status: 'queued',
        error: null,
        version: card.version + 1,
        updatedBy: uow.actor.id,
      })
      const job = await enqueueOcr(uow, card, { front, back })
      await uow.audit({
        action: 'update',
        entityType: 'business_card',
        entityId: card.id,
        before,
        after: { status: card.status, corners: [front ?? null, back ?? null] },
      })
      return { ...job, cardId: card.id }
    })
  }
}

/** @throws AppError 422 where four corners lie on a line or cross */
function requireQuads(sides: Record<string, Point[] | undefined>) {
  for (const [name, corners] of Object.entries(sides))
    if (corners && !isConvex(corners)) throw invalid({ [name]: ['corners'] })
}
