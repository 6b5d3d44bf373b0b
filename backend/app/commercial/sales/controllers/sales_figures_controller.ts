import type { HttpContext } from '@adonisjs/core/http'
import { invalid } from '#core/base/app_error'
import { validateBody, validateQuery } from '#core/http/validate'
import { writeRequest } from '#core/unit_of_work/write_request'
import { saveTargets } from '#commercial/pipeline/save_pipeline'
import { bdPerformance } from '#commercial/sales/bd_performance'
import { pipelineAnalysis } from '#commercial/sales/pipeline_analysis'
import { pipelineBoard } from '#commercial/sales/pipeline_board'
import { pipelineSummary } from '#commercial/sales/pipeline_summary'
import { today } from '#core/settings/firm_clock'
import { visitList } from '#commercial/sales/visit_list'
import {
  periodValidator,
  targetsValidator,
  visitsValidator,
  yearValidator,
} from '#commercial/pipeline/validator'

/** Figures over the firm's quotations, as the commercial pages show them. */
export default class SalesFiguresController {
  async summary(ctx: HttpContext) {
    return pipelineSummary(await periodOf(ctx))
  }

  /** The pipeline as columns of cards. */
  async board(ctx: HttpContext) {
    return pipelineBoard(await periodOf(ctx), ctx)
  }

  async analysis(ctx: HttpContext) {
    return pipelineAnalysis(await periodOf(ctx))
  }

  async performance(ctx: HttpContext) {
    const { year = Number(today().slice(0, 4)) } = await validateQuery(ctx, yearValidator)
    return bdPerformance(year)
  }

  /** The visits that a figure counts. */
  async visits(ctx: HttpContext) {
    const { year, initials } = await validateQuery(ctx, visitsValidator)
    return visitList(year, initials, ctx.abilities.has('clients.view'))
  }

  async targets(ctx: HttpContext) {
    const input = await validateBody(ctx, targetsValidator)
    ctx.response.status(204)
    return writeRequest(ctx, (uow) => saveTargets(uow, input))
  }
}

/** The requested period, or the twelve months until today. */
async function periodOf(ctx: HttpContext) {
  const { from, to = today() } = await validateQuery(ctx, periodValidator)
  const start = from ?? `${Number(to.slice(0, 4)) - 1}${to.slice(4)}`.replace(/02-29$/, '02-28')
  if (start > to) throw invalid({ from: ['beforeStart'] })
  return { from: start, to }
}
