import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/base/app_error'
import { validateBody } from '#core/http/validate'
import { presentFiles } from '#core/storage/present_files'
import { writeRequest } from '#core/unit_of_work/write_request'
import PrintSettlementJob, { SETTLEMENT_PDF } from '#people/settlements/pdf/print_settlement_job'
import { recordSettlement } from '#people/settlements/record_settlement'
import Settlement from '#people/settlements/settlement'
import { printSettlementValidator } from '#people/settlements/validator'

export default class SettlementPrintsController {
  async index({ params }: HttpContext) {
    const { id } = await find(params.id)
    return presentFiles(SETTLEMENT_PDF, id)
  }

  /** A second click on the same version while the first still runs gets the same job. */
  async store(ctx: HttpContext) {
    const { language } = await validateBody(ctx, printSettlementValidator)
    const settlement = await find(ctx.params.id)
    const { id, number, version } = settlement
    ctx.response.status(202)
    return writeRequest(ctx, async (uow) => {
      await recordSettlement(uow, 'view_pay', settlement)
      return uow.enqueue({
        type: PrintSettlementJob.jobName,
        title: `Print of ${number}`,
        titleAr: `طباعة ${number}`,
        payload: { settlementId: id, language },
        entityType: 'settlement',
        entityId: id,
        dedupKey: `settlement-print:${ctx.actor!.id}:${id}:${version}:${language}`,
      })
    })
  }
}

async function find(id: number) {
  const settlement = await Settlement.find(id)
  if (!settlement) throw notFound()
  return settlement
}
