import { defuse } from './defuse.js'
import { phoneText } from './phone_text.js'

/** A number (also an exact one as decimal text, see `CsvColumn`), a text, or nothing. */
export type Cell = string | number | bigint | boolean | null | undefined

export interface CsvColumn {
  /**
   * `number`: plain decimals, also as text (`'-12.50'`), are written as numbers. `day` (`2026-11-21`)
   * and `instant` (`2026-11-21 09:30`): days that a workbook can count with; text elsewhere. `phone`:
   * numbers to dial, see `phoneText`.
   */
  type?: 'text' | 'number' | 'day' | 'instant' | 'phone'
}

const DECIMAL = /^-?\d{1,30}(?:\.\d{1,30})?$/

/** A value whose form in the file is known from its column. */
class Written {
  constructor(readonly text: string) {}
}

/** The value of one column as the formatters tell it apart. */
export function cellOf(cell: Cell, column: CsvColumn = {}): unknown {
  if (typeof cell !== 'string') return cell
  if (column.type === 'number' && DECIMAL.test(cell)) return new Written(cell)
  const phone = column.type === 'phone' ? phoneText(cell) : null
  return phone === null ? cell : new Written(quote(phone))
}

const text = (value: string) => quote(keepDigits(defuse(clean(value))))

/** Text of digits that a spreadsheet would round or take a leading zero off: `0501234567`. */
const FRAGILE = /^(?:0\d+|\d{16,})$/
const keepDigits = (value: string) => (FRAGILE.test(value) ? `'${value}` : value)

/**
 * How json2csv writes a cell after RFC 4180: text always quoted and never a formula, numbers bare.
 * Lone surrogates and NUL characters, which no reader understands, are replaced or dropped.
 */
export const CELL_FORMATTERS = {
  header: text,
  string: text,
  number: (value: number) => (Number.isFinite(value) ? `${value}` : text(String(value))),
  bigint: (value: bigint) => `${value}`,
  boolean: (value: boolean) => text(String(value)),
  undefined: () => '',
  object: (value: unknown) => (value instanceof Written ? value.text : ''),
}

function clean(text: string) {
  const whole = text.isWellFormed() ? text : text.toWellFormed()
  return whole.includes('\u0000') ? whole.replaceAll('\u0000', '') : whole
}

function quote(text: string) {
  return text.includes('"') ? `"${text.replaceAll('"', '""')}"` : `"${text}"`
}
