import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/base/app_error'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { answerList } from '#core/listing/answer_list'
import { writeRequest } from '#core/unit_of_work/write_request'
import { noBody } from '#core/validation/fields'
import AccessReview from '#identity/shared/access_review'
import { completeReview } from './complete_review.js'
import { accessReviewListing } from './listing.js'
import { openReview } from './open_review.js'
import { presentReviews } from './present.js'
import { openReviewValidator } from './validator.js'

/** Reviews of who may do what: what there is, one more, and its end. */
export default class AccessReviewsController {
  async index(ctx: HttpContext) {
    return presentReviews(await answerList(ctx, AccessReview, accessReviewListing), ctx.abilities)
  }

  async show({ params, abilities }: HttpContext) {
    const review = await AccessReview.find(params.id)
    if (!review) throw notFound()
    return (await presentReviews([review], abilities))[0]
  }

  async store(ctx: HttpContext) {
    const { note = null } = await validateBody(ctx, openReviewValidator)
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) => {
      const review = await openReview(uow, { origin: 'hand', note })
      return (await presentReviews([review], ctx.abilities, uow.trx))[0]
    })
  }

  async complete(ctx: HttpContext) {
    await validateBody(ctx, noBody)
    const version = requireVersion(ctx)
    return writeRequest(ctx, async (uow) => {
      const review = await completeReview(uow, ctx.params.id, version)
      return (await presentReviews([review], ctx.abilities, uow.trx))[0]
    })
  }
}
