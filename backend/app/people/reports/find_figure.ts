import type { Ask, FigurePlace, PeopleReport } from './report_definition.js'

/** The row and the column of a figure that opens; null for any other. */
export async function findFigure(report: PeopleReport, ask: Ask, place: FigurePlace) {
  const { columns, rows, total } = await report.figures(ask)
  const column = columns.find(({ key, opens }) => key === place.column && opens)
  const row = [...rows, total].find(({ key }) => key === place.row)
  return column && row ? { column, row } : null
}
