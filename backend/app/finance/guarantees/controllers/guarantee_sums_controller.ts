import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/base/app_error'
import { validateQuery } from '#core/http/validate'
import { LINKS, linkChoices, type LinkKind } from '#finance/guarantees/guarantee_links'
import {
  guaranteeCosts,
  guaranteesElsewhere,
  uncoveredAdvances,
} from '#finance/guarantees/guarantee_sums'
import { costsValidator, linkQuestion } from '#finance/guarantees/validator'

export default class GuaranteeSumsController {
  /** What banks took for guarantees within some days. */
  async costs(ctx: HttpContext) {
    const { from, to } = await validateQuery(ctx, costsValidator)
    return guaranteeCosts(from, to)
  }

  /** Contracts with an advance that no guarantee covers. */
  async missing() {
    return uncoveredAdvances()
  }

  /** What projects and advances to vendors keep themselves. */
  async elsewhere() {
    return guaranteesElsewhere()
  }

  /** What a guarantee may belong to. */
  async links(ctx: HttpContext) {
    const { kind } = ctx.params as { kind: string }
    if (!(kind in LINKS)) throw notFound()
    const { q } = await validateQuery(ctx, linkQuestion)
    return linkChoices(kind as LinkKind, q)
  }
}
