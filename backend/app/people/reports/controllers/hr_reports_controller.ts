import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/base/app_error'
import { validateQuery } from '#core/http/validate'
import { openReport, questionOf, reportsFor } from '#people/reports/open_report'
import { presentFigures } from '#people/reports/present_report'
import type { PeopleReport } from '#people/reports/report_definition'
import { REPORTS } from '#people/reports/report_list'
import { reportNameOf, viewerOf } from '#people/reports/requested_report'
import { questionValidator } from '#people/reports/validator'

export default class HrReportsController {
  /** The reports that the viewer may open. */
  async index(ctx: HttpContext) {
    const names = await reportsFor(viewerOf(ctx))
    return names.map((name) => {
      const { title, hint, by, asks, charted, facts }: PeopleReport = REPORTS[name]
      return {
        ...{ name, title: title.en, titleAr: title.ar, hint: hint.en, hintAr: hint.ar },
        ...{ by: by.en, byAr: by.ar },
        ...{ asks: [...asks], charted: [...charted] },
        facts: {
          ...{ on: facts.on?.en ?? null, onAr: facts.on?.ar ?? null },
          ...{ what: facts.what?.en ?? null, whatAr: facts.what?.ar ?? null },
        },
      }
    })
  }

  /** The figures of one of them. @throws AppError 404, 403 */
  async show(ctx: HttpContext) {
    const name = reportNameOf(ctx)
    if (!name) throw notFound()
    const question = questionOf(await validateQuery(ctx, questionValidator))
    const { report, ask } = await openReport(name, question, viewerOf(ctx))
    return { name, ...question, ...presentFigures(await report.figures(ask)) }
  }
}
