import type { HttpContext } from '@adonisjs/core/http'
import { languageOf } from '#core/http/language'
import { answerList } from '#core/listing/answer_list'
import { validateBody } from '#core/http/validate'
import { writeRequest } from '#core/unit/write_request'
import { saveScoringConfig } from '#engineering/actions/save_scoring_config'
import db from '@adonisjs/lucid/services/db'
import { scoringConfigListing } from '#engineering/listing'
import ScoringConfig from '#engineering/models/scoring_config'
import { activeScoring } from '#engineering/queries/active_scoring'
import { requireChoices } from '#engineering/rules/known_choices'
import { scoreProject } from '#engineering/scoring/score_project'
import { presentScore } from '#engineering/transformers/present_score'
import ScoringConfigTransformer from '#engineering/transformers/scoring_config_transformer'
import { scoringPreviewValidator } from '#engineering/validators/quotation'
import { scoringConfigValidator } from '#engineering/validators/scoring'

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
    return writeRequest(ctx, async (unit) => {
      const config = await saveScoringConfig(unit, written)
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
