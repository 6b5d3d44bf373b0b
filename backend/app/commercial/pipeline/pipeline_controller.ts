import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { answerList } from '#core/listing/answer_list'
import { writeRequest } from '#core/unit_of_work/write_request'
import { signedNames } from '#identity/shared/signed_names'
import { pipelinePeople } from './pipeline_people.js'
import { savePipelineEntry } from './save_pipeline.js'
import { pipelineListing } from './listing.js'
import PipelineQuotation from './pipeline_quotation.js'
import { stageLog } from './stage_log.js'
import PipelineTransformer from './pipeline_transformer.js'
import { pipelineEntryValidator } from './validator.js'

export default class PipelineController {
  /** The quotations behind a figure. */
  async index(ctx: HttpContext) {
    const rows = await answerList(ctx, PipelineQuotation, pipelineListing)
    return ctx.serialize(PipelineTransformer.transform(rows, await signedNames()))
  }

  /** Whom quotations may be narrowed down to. */
  async people() {
    return pipelinePeople()
  }

  /** Through which stages a quotation went. */
  async show({ params }: HttpContext) {
    return stageLog(Number(params.id))
  }

  async update(ctx: HttpContext) {
    const input = await validateBody(ctx, pipelineEntryValidator)
    const expectedVersion = requireVersion(ctx)
    ctx.response.status(204)
    return writeRequest(ctx, (uow) =>
      savePipelineEntry(uow, Number(ctx.params.id), expectedVersion, input)
    )
  }
}
