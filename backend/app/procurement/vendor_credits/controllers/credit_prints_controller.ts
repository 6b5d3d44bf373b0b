import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/base/app_error'
import { validateBody } from '#core/http/validate'
import { presentFiles } from '#core/storage/present_files'
import { writeRequest } from '#core/unit_of_work/write_request'
import { printLanguageValidator } from '#procurement/purchase_orders/validator'
import VendorCredit from '#procurement/vendor_credits/models/vendor_credit'
import PrintCreditJob, { CREDIT_PDF } from '#procurement/vendor_credits/pdf/print_credit_job'
import { VENDOR_CREDIT } from '#procurement/vendor_credits/records'

export default class CreditPrintsController {
  async index({ params }: HttpContext) {
    const { id } = await findCredit(params.id)
    return presentFiles(CREDIT_PDF, id)
  }

  /** Orders the print; a second click while the first still runs gets the same job. */
  async store(ctx: HttpContext) {
    const { language } = await validateBody(ctx, printLanguageValidator)
    const { id, number, version } = await findCredit(ctx.params.id)
    ctx.response.status(202)
    return writeRequest(ctx, (uow) =>
      uow.enqueue({
        type: PrintCreditJob.jobName,
        title: `Print of ${number}`,
        titleAr: `طباعة ${number}`,
        payload: { creditId: id, language },
        entityType: VENDOR_CREDIT,
        entityId: id,
        dedupKey: `credit-print:${ctx.actor!.id}:${id}:${version}:${language}`,
      })
    )
  }
}

async function findCredit(id: number): Promise<VendorCredit> {
  const credit = await VendorCredit.find(id)
  if (!credit) throw notFound()
  return credit
}
