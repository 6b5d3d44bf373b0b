import type { HttpContext } from '@adonisjs/core/http'
import { languageOf, type Language } from '#core/base/language'
import type { Bilingual } from '#core/reports/report'
import type { ReportFormat } from '#core/reports/report_file'
import { writeRequest } from '#core/unit_of_work/write_request'

export const WRITE_HR_REPORT = 'people.write_report'

/** The papers that may be written into a file; `report_files/papers` says how each is made. */
export type PaperName = 'report' | 'staffing'

export interface PaperRequest {
  paper: PaperName
  format: ReportFormat
  language: Language
  /** The question, as the paper takes it. */
  requested: object
}

/** Answers 202 with the job that writes a paper into a file. */
export function enqueuePaper(
  ctx: HttpContext,
  title: Bilingual,
  order: Omit<PaperRequest, 'language'>
) {
  ctx.response.status(202)
  return writeRequest(ctx, (uow) =>
    uow.enqueue({
      ...{ type: WRITE_HR_REPORT, title: title.en, titleAr: title.ar },
      payload: { ...order, language: languageOf(ctx) },
    })
  )
}
