import type { HttpContext } from '@adonisjs/core/http'
import { requireVersion } from '#core/http/version'
import { answerList } from '#core/listing/answer_list'
import { PHOTOS } from '#core/storage/kinds'
import { receiveUpload } from '#core/storage/receive_upload'
import { writeRequest } from '#core/unit_of_work/write_request'
import { deleteCard } from '#commercial/business_cards/delete_card'
import { lockCard, ownCard } from '#commercial/business_cards/card_owner'
import { receiveCard } from '#commercial/business_cards/receive_card'
import { businessCardListing } from '#commercial/business_cards/listing'
import BusinessCard from '#commercial/business_cards/business_card'
import { duplicatesOfCard } from '#commercial/business_cards/card_duplicates'
import BusinessCardTransformer from '#commercial/business_cards/business_card_transformer'

/** A phone's photograph may weigh more than a document. */
const MAX_PICTURE = 20 * 1024 * 1024

export default class BusinessCardsController {
  async index(ctx: HttpContext) {
    const cards = await answerList(ctx, BusinessCard, businessCardListing, {
      scope: (query) => void query.where('business_cards.created_by', ctx.actor!.id!),
    })
    return ctx.serialize(BusinessCardTransformer.transform(cards))
  }

  async show(ctx: HttpContext) {
    const card = await ownCard(ctx)
    return ctx.serialize(BusinessCardTransformer.transform(card, await duplicatesOfCard(card)))
  }

  /** Takes front and back, answers at once with the job that reads them. */
  async store(ctx: HttpContext) {
    const upload = await receiveUpload(ctx, {
      files: { front: { max: 1 }, back: { max: 1, optional: true } },
      maxBytes: MAX_PICTURE,
      kinds: PHOTOS,
    })
    ctx.response.status(202)
    return writeRequest(
      ctx,
      async (uow) => {
        const { card, job } = await receiveCard(uow, upload.file('front'), upload.files.back?.[0])
        return { ...job, cardId: card.id }
      },
      upload.fingerprint
    )
  }

  async destroy(ctx: HttpContext) {
    const expectedVersion = requireVersion(ctx)
    ctx.response.status(204)
    return writeRequest(ctx, async (uow) => {
      await deleteCard(uow, await lockCard(uow, ctx, expectedVersion))
    })
  }
}
