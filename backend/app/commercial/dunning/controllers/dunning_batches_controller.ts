import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { writeRequest } from '#core/unit_of_work/write_request'
import { batchValidator } from '#commercial/dunning/validator'
import { WRITE_DUNNING_BATCH } from '#commercial/shared/job_names'

export default class DunningBatchesController {
  /** Writes every letter that is due, as a job. */
  async store(ctx: HttpContext) {
    const { currency } = await validateBody(ctx, batchValidator)
    ctx.response.status(202)
    return writeRequest(ctx, (uow) =>
      uow.enqueue({
        type: WRITE_DUNNING_BATCH,
        title: `Reminder letters (${currency})`,
        titleAr: `خطابات المطالبة (${currency})`,
        payload: { currency },
      })
    )
  }
}
