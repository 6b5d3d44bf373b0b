import type { HttpContext } from '@adonisjs/core/http'
import { writeRequest } from '#core/unit_of_work/write_request'
import { noBody } from '#core/validation/fields'
import { validateBody } from '#core/http/validate'
import { lockWorkbook } from '#engineering/quotations/client_workbooks/find_workbook'
import { PriceWorkbookJob } from '#engineering/quotations/client_workbooks/jobs/price_workbook_job'
import { presentPriced } from '#engineering/quotations/client_workbooks/present_workbook'
import { findQuotation } from '#engineering/quotations/queries/find_quotation'

export default class PricedWorkbooksController {
  async index({ params }: HttpContext) {
    const { id } = await findQuotation(params.id)
    return presentPriced(id)
  }

  /** A second click while the first still runs gets the same job. */
  async store(ctx: HttpContext) {
    const { id, number, version } = await findQuotation(ctx.params.id)
    await validateBody(ctx, noBody)
    ctx.response.status(202)
    return writeRequest(ctx, async (uow) => {
      const workbook = await lockWorkbook(uow, id)
      return uow.enqueue({
        type: PriceWorkbookJob.jobName,
        title: `Prices of ${number} in ${workbook.fileName}`,
        titleAr: `أسعار ${number} في ${workbook.fileName}`,
        payload: { workbookId: workbook.id },
        entityType: 'quotation',
        entityId: id,
        dedupKey: `price-workbook:${ctx.actor!.id}:${workbook.id}:${version}`,
      })
    })
  }
}
