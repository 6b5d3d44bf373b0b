import { isDecimal } from '@binaa/backend/decimal'
import { isBlank } from './operations'
import type { Line, LineColumn } from './types'

export type CellProblem = 'required' | 'not_a_number'

/** What is wrong with one cell, or null. */
export function problemOfCell(column: LineColumn, line: Line): CellProblem | null {
  const text = String(line[column.key] ?? '').trim()
  if (text === '') return column.required ? 'required' : null
  return column.kind === 'decimal' && !isDecimal(text) ? 'not_a_number' : null
}

/** Lines without the blank ones at the end, which only wait for the next entry. */
export function withoutTail(lines: Line[], columns: LineColumn[], blank: () => Line): Line[] {
  let end = lines.length
  while (end > 0 && isBlank(lines[end - 1]!, columns, blank)) end -= 1
  return lines.slice(0, end)
}

/** True when every cell of every line may be sent. */
export function areLinesValid(lines: Line[], columns: LineColumn[]): boolean {
  return lines.every((line) => columns.every((column) => problemOfCell(column, line) === null))
}

/** Lines as the API takes them: browser keys go, empty cells become null. */
export function linesBody(lines: Line[], columns: LineColumn[]): object[] {
  return lines.map((line) =>
    Object.fromEntries(columns.map((column) => [column.key, cellBody(column, line)]))
  )
}

function cellBody({ key, kind }: LineColumn, line: Line) {
  if (String(line[key] ?? '').trim() === '') return null
  return kind === 'record' ? Number(line[key]) : line[key]
}
