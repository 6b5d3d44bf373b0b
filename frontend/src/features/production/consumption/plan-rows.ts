import { parseRows } from '../../../kit/lines/operations'
import { toDecimalText } from '../../../kit/digits'

export interface PlanRow {
  materialCode: string
  planned: string
  allowance?: string
}

/** What is read of a text: the rows, and the numbers of lines that are no rows. */
export interface ReadRows {
  rows: PlanRow[]
  unreadable: number[]
}

const NUMBER = /^\d+(\.\d{1,4})?$/

/**
 * Rows copied from a spreadsheet or a CSV file: code, planned quantity, allowed wastage in percent. A
 * heading in the first line is left out.
 */
export function readPlanRows(text: string): ReadRows {
  const separator = /\t/.test(text) ? '\t' : /;/.test(text) ? ';' : ','
  const lines = parseRows(
    text
      .replace(/^\uFEFF/, '')
      .split(separator)
      .join('\t')
  )
  const rows: PlanRow[] = []
  const unreadable: number[] = []
  for (const [at, cells] of lines.entries()) {
    const [materialCode = '', planned = '', allowance = ''] = cells.map((cell) => cell.trim())
    if (!materialCode && !planned) continue
    const [quantity, percent] = [toDecimalText(planned), toDecimalText(allowance.replace('%', ''))]
    if (materialCode && NUMBER.test(quantity) && (percent === '' || NUMBER.test(percent)))
      rows.push({ materialCode, planned: quantity, ...(percent && { allowance: percent }) })
    else if (at > 0) unreadable.push(at + 1)
  }
  return { rows, unreadable }
}
