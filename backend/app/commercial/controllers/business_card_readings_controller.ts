import type { HttpContext } from '@adonisjs/core/http'
import { conflict, invalid } from '#core/exceptions/app_error'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { isConvex, type Point } from '#core/imaging/geometry'
import { writeRequest } from '#core/unit/write_request'
import { lockCard } from '#commercial/actions/own_card'
import { orderReading } from '#commercial/actions/receive_card'
import { cardReadingValidator } from '#commercial/validators/card_reading'

export default class BusinessCardReadingsController {
  /** The person has shown where the card lies: it is straightened by that and read again. */
  async store(ctx: HttpContext) {
    const { front, back } = await validateBody(ctx, cardReadingValidator)
    const seen = requireVersion(ctx)
    requireQuads({ front, back })
    ctx.response.status(202)
    return writeRequest(ctx, async (unit) => {
      const card = await lockCard(unit, ctx, seen)
      if (card.status === 'confirmed') throw conflict('CARD_CONFIRMED')
      if (back && !card.backFileId) throw invalid({ back: ['absent'] })
      const before = { status: card.status, corners: card.corners }
      card.merge({ status: 'queued', error: null, version: card.version + 1, updatedBy: unit.actor.id }) // prettier-ignore
      const job = await orderReading(unit, card, { front, back })
      await unit.audit({
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
