import type { HttpContext } from '@adonisjs/core/http'
import { languageOf } from '#core/base/language'
import { validateBody } from '#core/http/validate'
import { activeScoring } from '#engineering/scoring_configs/active_scoring'
import { backTest } from './back_test.js'
import { clientPast, ratedInput } from '#engineering/quotations/client_past'
import { findQuotation } from '#engineering/quotations/queries/find_quotation'
import { scoringRules } from '#engineering/scoring_configs/scoring_rules'
import {
  chanceOf,
  historicalSuccessOf,
} from '#engineering/scoring_configs/engine/historical_success'
import { scoreProject } from '#engineering/scoring_configs/engine/score_project'
import { presentScore } from '#engineering/scoring_configs/present_score'
import {
  scoringBackTestValidator,
  scoringTrialValidator,
} from '#engineering/scoring_configs/validator'

/** Rules tried on what is real; nothing is written. */
export default class ScoringTrialsController {
  /** One quotation by the current rules and by those sent. */
  async store(ctx: HttpContext) {
    const { quotationId, ...written } = await validateBody(ctx, scoringTrialValidator)
    const quotation = await findQuotation(quotationId)
    const { rules } = await activeScoring()
    const configVersion = rules.configVersion + 1
    const requested = { ...scoringRules(written), configVersion }
    const language = languageOf(ctx)
    const input = await ratedInput(quotation)
    return {
      number: quotation.number,
      now: presentScore(scoreProject(rules, input), language),
      requested: presentScore(scoreProject(requested, input), language),
    }
  }

  async backTest(ctx: HttpContext) {
    const written = await validateBody(ctx, scoringBackTestValidator)
    return backTest({ ...scoringRules(written), configVersion: 0 })
  }

  /** What a client's past says about the next quotation to it. */
  async past(ctx: HttpContext) {
    const past = await clientPast(ctx.params.clientId)
    return {
      ...past,
      chance: Math.round(chanceOf(past) * 10_000) / 100,
      historicalSuccess: historicalSuccessOf(past),
    }
  }
}
