import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { presentFiles } from '#core/storage/present_files'
import { writeRequest } from '#core/unit_of_work/write_request'
import PrintOfferJob from '#engineering/offers/pdf/print_offer_job'
import { printOfferValidator } from '#engineering/offers/validator'
import { OFFER_PDF } from '#engineering/quotations/owner_types'
import { findQuotation } from '#engineering/quotations/queries/find_quotation'

export default class OffersController {
  async index({ params }: HttpContext) {
    const { id } = await findQuotation(params.id)
    return presentFiles(OFFER_PDF, id)
  }

  /** A second click on the same version while the first still runs gets the same job. */
  async store(ctx: HttpContext) {
    const { id, number, version } = await findQuotation(ctx.params.id)
    const { language } = await validateBody(ctx, printOfferValidator)
    ctx.response.status(202)
    return writeRequest(ctx, (uow) =>
      uow.enqueue({
        type: PrintOfferJob.jobName,
        title: `Offer ${number}`,
        titleAr: `العرض ${number}`,
        payload: { quotationId: id, language },
        entityType: 'quotation',
        entityId: id,
        dedupKey: `offer:${ctx.actor!.id}:${id}:${version}:${language}`,
      })
    )
  }
}
