import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { answerList } from '#core/listing/answer_list'
import { writeRequest } from '#core/unit/write_request'
import { savePipelineEntry } from '#commercial/actions/save_pipeline'
import { pipelineListing } from '#commercial/listings/pipeline'
import PipelineQuotation from '#commercial/models/pipeline_quotation'
import { stageLog } from '#commercial/queries/stage_log'
import PipelineTransformer from '#commercial/transformers/pipeline_transformer'
import { pipelineEntryValidator } from '#commercial/validators/pipeline'

export default class PipelineController {
  /** The quotations behind a figure. */
  async index(ctx: HttpContext) {
    const rows = await answerList(ctx, PipelineQuotation, pipelineListing)
    return ctx.serialize(PipelineTransformer.transform(rows))
  }

  /** Through which stages a quotation went. */
  async show({ params }: HttpContext) {
    return stageLog(Number(params.id))
  }

  async update(ctx: HttpContext) {
    const input = await validateBody(ctx, pipelineEntryValidator)
    const seen = requireVersion(ctx)
    ctx.response.status(204)
    return writeRequest(ctx, (unit) => savePipelineEntry(unit, Number(ctx.params.id), seen, input))
  }
}
