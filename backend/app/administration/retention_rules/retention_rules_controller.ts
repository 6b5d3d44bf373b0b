import type { HttpContext } from '@adonisjs/core/http'
import { isoInstant } from '#core/database/instants'
import { validateBody, validateQuery } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { previewPast } from '#core/retention/past_rows'
import { cutoffOf } from '#core/retention/rules'
import { writeRequest } from '#core/unit_of_work/write_request'
import { noBody } from '#core/validation/fields'
import { orderSweep } from './order_sweep.js'
import { presentRules } from './present.js'
import { kindOf, requireLongEnough, saveRule } from './save_rule.js'
import { previewValidator, saveRuleValidator } from './validator.js'

/** How long what is kept for some time only is kept. `:kind` is the name of a kind. */
export default class RetentionRulesController {
  async index() {
    return presentRules()
  }

  async preview(ctx: HttpContext) {
    const kind = kindOf(ctx.params.kind)
    const { days } = await validateQuery(ctx, previewValidator)
    requireLongEnough(kind, days)
    const before = cutoffOf(days)
    return { ...(await previewPast(kind, before)), before: isoInstant(before) }
  }

  async update(ctx: HttpContext) {
    const kind = kindOf(ctx.params.kind)
    const { days } = await validateBody(ctx, saveRuleValidator)
    const expectedVersion = requireVersion(ctx)
    return writeRequest(ctx, async (uow) => {
      await saveRule(uow, kind, { days, expectedVersion })
      return presentRules(uow.trx)
    })
  }

  async run(ctx: HttpContext) {
    await validateBody(ctx, noBody)
    ctx.response.status(202)
    return writeRequest(ctx, orderSweep)
  }
}
