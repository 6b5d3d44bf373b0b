import type { HttpContext } from '@adonisjs/core/http'
import { presentFiles } from '#core/storage/present_files'
import { validateBody } from '#core/http/validate'
import { writeRequest } from '#core/unit_of_work/write_request'
import { VARIATION_PDF } from '#production/variation_orders/documents'
import { findVariation } from '#production/variation_orders/find_variation'
import PrintVariationJob from '#production/variation_orders/pdf/print_variation_job'
import { printVariationValidator } from '#production/variation_orders/validator'

export default class VariationPrintsController {
  async index({ params }: HttpContext) {
    const { id } = await findVariation(params.id)
    return presentFiles(VARIATION_PDF, id)
  }

  /** Orders the print; a second click on the same version while the first still runs gets the same job. */
  async store(ctx: HttpContext) {
    const { language } = await validateBody(ctx, printVariationValidator)
    const { id, number, version } = await findVariation(ctx.params.id)
    ctx.response.status(202)
    return writeRequest(ctx, (uow) =>
      uow.enqueue({
        type: PrintVariationJob.jobName,
        title: `Print of ${number}`,
        titleAr: `طباعة ${number}`,
        payload: { variationId: id, language },
        entityType: 'variation_order',
        entityId: id,
        dedupKey: `variation-print:${ctx.actor!.id}:${id}:${version}:${language}`,
      })
    )
  }
}
