import type { HttpContext } from '@adonisjs/core/http'
import { languageOf } from '#core/base/language'
import { answerList } from '#core/listing/answer_list'
import { validateBody } from '#core/http/validate'
import { writeRequest } from '#core/unit_of_work/write_request'
import { saveScoringConfig } from './save_scoring_config.js'
import db from '@adonisjs/lucid/services/db'
import { scoringConfigListing } from './listing.js'
import ScoringConfig from './scoring_config.js'
import { activeScoring } from './active_scoring.js'
import { requireChoices } from '#engineering/shared/require_choices'
import { scoreProject } from '#engineering/scoring_configs/engine/score_project'
import { presentScore } from './present_score.js'
import ScoringConfigTransformer from './scoring_config_transformer.js'
import { scoringPreviewValidator } from './preview_validator.js'
import { scoringConfigValidator } from './validator.js'

export default class ScoringConfigsController {
  async index(ctx: HttpContext) {
    // the condition holds for all rows: no trigger counts this small table
    const configs = await answerList(ctx, ScoringConfig, scoringConfigListing, {
      scope: (query) => void query.whereNotNull('scoring_configs.id'),
    })
    return ctx.serialize(ScoringConfigTransformer.transform(configs))
  }

  async store(ctx: HttpContext) {
    const written = await validateBody(ctx, scoringConfigValidator)
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) => {
      const config = await saveScoringConfig(uow, written)
      await config.refresh()
      return ctx.serialize(ScoringConfigTransformer.transform(config))
    })
  }

  async active(ctx: HttpContext) {
    return ctx.serialize(ScoringConfigTransformer.transform(await activeScoring()))
  }

  /** What a quotation with these values would score; nothing is written. */
  async preview(ctx: HttpContext) {
    const input = await validateBody(ctx, scoringPreviewValidator)
    await requireChoices(db.connection(), input)
    const { rules } = await activeScoring()
    return presentScore(scoreProject(rules, input), languageOf(ctx))
  }
}
