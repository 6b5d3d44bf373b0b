import type { HttpContext } from '@adonisjs/core/http'
import { languageOf } from '#core/base/language'
import type { Bilingual } from '#core/reports/report'
import type { ReportFormat } from '#core/reports/report_file'
import { writeRequest } from '#core/unit_of_work/write_request'
import type { Language } from '#core/base/language'
import { filedReport } from './reports.js'

export const FILE_REPORT = 'files.write_report'

export interface ReportOrder {
  report: string
  format: ReportFormat
  asked: Record<string, string | number | undefined>
}

interface OrderedAs {
  /** What the job is called, where the title of the report does not say enough. */
  title?: Bilingual
}

export type OrderedReport = ReportOrder & { language: Language }

/** Answers 202 with the job that writes a report into a file. */
export function orderReport(
  ctx: HttpContext,
  order: ReportOrder,
  { title = filedReport(order.report).title }: OrderedAs = {}
) {
  ctx.response.status(202)
  return writeRequest(ctx, (uow) =>
    uow.enqueue({
      type: FILE_REPORT,
      title: title.en,
      titleAr: title.ar,
      payload: { ...order, language: languageOf(ctx) },
    })
  )
}
