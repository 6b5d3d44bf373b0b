import { compare, isDecimal } from '@binaa/backend/decimal'
import { nestedTitles, rowKind } from '@binaa/backend/bill-rows'
import { SECTION_SEPARATOR } from '@binaa/backend/outline'
import { toDecimalText } from '../../../../kit/digits'
import { headerOf } from '../../../../kit/lines/operations'
import type { Line, LineColumn } from '../../../../kit/lines/types'

/** Column of the sheet (from 0) that each field is read from; absent fields are left out. */
export type Mapping = Partial<Record<string, number>>

/** What is wrong with one row of the sheet. */
export interface RowProblem {
  /** As the spreadsheet numbers it, from 1. */
  row: number
  field: string
  problem: 'missing' | 'not_a_number' | 'negative' | 'not_a_choice'
  text: string
}

export interface BillRows {
  lines: Line[]
  sections: string[]
  problems: RowProblem[]
}

const HEADER_WITHIN = 30

/** The first row that names columns, and which; row 0 and no mapping where none does. */
export function findHeader(
  rows: string[][],
  columns: LineColumn[]
): { header: number; mapping: Mapping } {
  for (const [index, cells] of rows.slice(0, HEADER_WITHIN).entries()) {
    const found = headerOf(columns, cells)
    if (!found) continue
    const mapping: Mapping = {}
    found.forEach((column, at) => {
      if (column && mapping[column.key] === undefined) mapping[column.key] = at
    })
    return { header: index, mapping }
  }
  return { header: -1, mapping: {} }
}

/**
 * The lines of a bill below its header. A row with a description but no quantity and no rate is the
 * title of the section that follows; sums and blank rows are passed over; a row that cannot be read
 * is reported and left out.
 */
export function readBill(
  rows: string[][],
  { header, mapping }: { header: number; mapping: Mapping },
  columns: LineColumn[],
  blank: () => Line
): BillRows {
  const result: BillRows = { lines: [], sections: [], problems: [] }
  let titles: string[] = []
  rows.slice(header + 1).forEach((cells, offset) => {
    const row = header + offset + 2
    const cell = (key: string) =>
      mapping[key] === undefined ? '' : (cells[mapping[key]!] ?? '').trim()
    const kind = kindOf(cell, mapping)
    if (kind === 'section') {
      titles = nestedTitles(titles, cell('description'), cell('clientItem'))
      result.sections.push(titles.join(SECTION_SEPARATOR))
    }
    if (kind !== 'line') return
    const { line, problems } = lineOf(cell, { row, columns, blank })
    if (problems.length) result.problems.push(...problems)
    else result.lines.push({ ...line, section: cell('section') || titles.join(SECTION_SEPARATOR) })
  })
  return result
}

type CellOf = (key: string) => string

function kindOf(cell: CellOf, mapping: Mapping) {
  const texts = {
    description: cell('description'),
    unit: cell('unit'),
    quantity: cell('quantity'),
    unitRate: cell('unitRate'),
  }
  return rowKind(texts, mapping.quantity !== undefined)
}

interface Reading {
  row: number
  columns: LineColumn[]
  blank: () => Line
}

function lineOf(cell: CellOf, { row, columns, blank }: Reading) {
  const line = blank()
  const problems: RowProblem[] = []
  for (const column of columns) {
    const text = cell(column.key)
    const problem = fill(line, column, text)
    if (problem) problems.push({ row, field: column.key, problem, text })
  }
  return { line, problems }
}

/** Puts one cell into the line. An empty rate is a rate of nothing: the client's bill comes unpriced. */
function fill(line: Line, column: LineColumn, text: string): RowProblem['problem'] | null {
  if (column.kind === 'decimal') {
    const number = text === '' ? '' : toDecimalText(text.replace(/(SAR|SR|ر\.?س\.?|﷼)/gi, ''))
    if (number !== '' && !isDecimal(number)) return 'not_a_number'
    if (column.key === 'unitCost' && compare(number, '0') < 0) return 'negative'
    if (number === '' && column.key === 'quantity') return 'missing'
    line[column.key] = number === '' && column.key === 'unitRate' ? '0' : number
    return null
  }
  if (text === '') return column.required ? 'missing' : null
  if (column.kind !== 'choice') {
    line[column.key] = column.kind === 'text' ? text : (optionOf(column, text) ?? text)
    return null
  }
  const value = optionOf(column, column.key === 'vatCategory' ? vatCategoryOf(text) : text)
  if (value === undefined) return 'not_a_choice'
  line[column.key] = value
  return null
}

function optionOf({ options }: LineColumn, text: string): string | undefined {
  const wanted = text.toLowerCase()
  return options?.find(({ value, label }) => value === wanted || label.toLowerCase() === wanted)
    ?.value
}

/** Bills give VAT as a rate or an amount as well: nothing is zero-rated, anything else is taxed. */
function vatCategoryOf(text: string): string {
  const number = toDecimalText(text.replace(/[%٪]/g, ''))
  if (!isDecimal(number)) return text
  return compare(number, '0') === 0 ? 'zero' : 'standard'
}
