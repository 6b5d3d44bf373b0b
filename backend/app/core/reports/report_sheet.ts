import type { Cell } from '#engines/csv/csv_line'
import type { Language } from '#core/base/language'
import { isBilingual, type Report } from './report.js'

/** Heads the column that says which table a row is of. */
const GROUP = { en: 'By', ar: 'حسب' }

/**
 * Figures as rows of one sheet: where a report has several tables, the first column says which one.
 */
export function reportSheet(report: Report, language: Language) {
  const named = report.tables.some(({ title }) => title)
  const columns = named ? [{ label: GROUP, number: false }, ...report.columns] : report.columns
  const text = (cell: Parameters<typeof isBilingual>[0]): Cell =>
    isBilingual(cell) ? cell[language] : cell
  const rows = report.tables.flatMap(({ title, rows: own }) =>
    own.map((row) => [...(named ? [title?.[language] ?? null] : []), ...row.map(text)])
  )
  return {
    name: report.title[language],
    headings: columns.map(({ label, number }) => ({
      label: label[language],
      type: number ? ('number' as const) : ('text' as const),
    })),
    rows,
  }
}
