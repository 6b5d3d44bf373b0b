import type { HttpContext } from '@adonisjs/core/http'
import { languageOf } from '#core/base/language'
import { validateBody, validateQuery } from '#core/http/validate'
import { writeRequest } from '#core/unit_of_work/write_request'
import { presentLiability } from './present_liability.js'
import { recordLook } from './record_look.js'
import { liabilityFileValidator, liabilityValidator } from './validator.js'
import WriteLiabilityJob from './write_liability_job.js'

export default class EndOfServiceController {
  async index(ctx: HttpContext) {
    return presentLiability(ctx, await validateQuery(ctx, liabilityValidator))
  }

  /** The same as a file, written by a job. */
  async export(ctx: HttpContext) {
    const wanted = await validateBody(ctx, liabilityFileValidator)
    ctx.response.status(202)
    return writeRequest(ctx, async (uow) => {
      await recordLook(uow, wanted.asOf)
      return uow.enqueue({
        type: WriteLiabilityJob.jobName,
        title: 'Export of end-of-service liability',
        titleAr: 'تصدير التزامات نهاية الخدمة',
        payload: { ...wanted, language: languageOf(ctx) },
      })
    })
  }
}
