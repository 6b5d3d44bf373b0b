import { forbidden } from '#core/base/app_error'
import type { Language } from '#core/base/language'
import type { Report } from '#core/reports/report'
import { staffingPaper } from '#people/project_staffing/staffing_paper'
import type { StaffingQuestion } from '#people/project_staffing/find_staffing'
import type { PaperName } from '#people/reports/enqueue_paper'
import { openReport } from '#people/reports/open_report'
import type { FigurePlace, ReportQuestion } from '#people/reports/report_definition'
import type { ReportName } from '#people/reports/report_list'
import { factsPaper, figuresPaper } from '#people/reports/report_paper'
import { peopleFor, type ReportViewer } from '#people/reports/report_people'

interface ReportPaper {
  report: ReportName
  question: ReportQuestion
  /** The figure whose rows are written; null for the figures themselves. */
  place: FigurePlace | null
}

/** How each paper is made, of those whom the viewer may see now; null where there is none. */
export const PAPERS = {
  report: {
    async make({ report: name, question, place }: ReportPaper, viewer: ReportViewer) {
      const { report, ask } = await openReport(name, question, viewer)
      return place ? factsPaper(report, ask, place) : figuresPaper(report, ask)
    },
    nameOf: ({ report, question }: ReportPaper) => `${report}-${question.asOf}`,
  },
  staffing: {
    async make(question: StaffingQuestion, viewer: ReportViewer, language: Language) {
      const people = await peopleFor(viewer)
      if (people === 'nobody') throw forbidden()
      return staffingPaper(question, people, language)
    },
    nameOf: ({ from }: StaffingQuestion) => `staffing-${from}`,
  },
} as const satisfies Record<
  PaperName,
  {
    make: (requested: never, viewer: ReportViewer, language: Language) => Promise<Report | null>
    nameOf: (requested: never) => string
  }
>
