import type { Schema } from '../../../api/types'

export const REPORTS = 'people.reports'

/** A report as the list of them describes it. */
export type Report = Schema<'HrReport'>
export type ReportFigures = Schema<'HrReportFigures'>
export type FigureColumn = ReportFigures['columns'][number]
export type FigureRow = ReportFigures['rows'][number]
/** A row behind a figure. */
export type ReportRow = Schema<'HrReportRow'>

/** The figure whose rows are open. */
export interface OpenFigure {
  row: string
  column: string
}
