import { compare } from '#engines/money/decimal'
import { SECTION_SEPARATOR } from '#engines/outline/outline'
import type { TableRow } from '#engines/spreadsheet/table_row'
import { fold } from '#engines/text/fold'
import type { BillField, SheetMapping } from './bill_fields.js'
import { billNumber, billQuantity } from './bill_numbers.js'
import { nestedTitles, rowKind } from './bill_rows.js'

/** One line of a client's bill. */
export interface BillItem {
  row: number
  clientItem: string | null
  section: string | null
  description: string
  unit: string | null
  /** With four decimals. */
  quantity: string
  unitRate: string
}

/** Why a row was left out, or what of it could not be kept as it is. */
export const ROW_PROBLEMS = ['missing', 'not_a_number', 'too_large', 'shortened'] as const

export interface BillProblem {
  row: number
  field: BillField
  problem: (typeof ROW_PROBLEMS)[number]
  text: string
}

/** What a line of a quotation holds at most. */
const LONGEST = { clientItem: 40, description: 1000, unit: 20, title: 160, section: 480 }
const LARGEST = { quantity: '10000000', unitRate: '100000000' }
const SHOWN = 80

type Texts = Record<Exclude<BillField, 'amount'>, string>

/** Units by their names in either language, folded. */
export type Units = Readonly<Record<string, string>>

/** Reads the rows of one sheet, in their order: what is a line, and the section that it stands in. */
export class BillReader {
  readonly problems: BillProblem[] = []
  sections = 0
  #titles: string[] = []

  constructor(
    readonly mapping: SheetMapping,
    readonly units: Units
  ) {}

  /** The line that a row is; null for what is none, or cannot be read. */
  take({ number, cells }: TableRow): BillItem | null {
    if (number <= this.mapping.header) return null
    const texts = this.#texts(cells)
    const kind = rowKind(texts, this.mapping.columns.quantity !== undefined)
    if (kind === 'section') {
      const title = texts.description.slice(0, LONGEST.title)
      this.#titles = nestedTitles(this.#titles, title, texts.clientItem)
      this.sections++
    }
    return kind === 'line' ? this.#line(number, texts) : null
  }

  #texts(cells: readonly string[]): Texts {
    const text = (field: BillField) => {
      const at = this.mapping.columns[field]
      return at === undefined ? '' : (cells[at] ?? '').replace(/\s+/g, ' ').trim()
    }
    return {
      clientItem: text('clientItem'),
      description: text('description'),
      unit: text('unit'),
      quantity: text('quantity'),
      unitRate: text('unitRate'),
    }
  }

  #line(row: number, texts: Texts): BillItem | null {
    const note = (field: keyof Texts, problem: BillProblem['problem']) => {
      this.problems.push({ row, field, problem, text: texts[field].slice(0, SHOWN) })
      return null
    }
    if (!texts.description) return note('description', 'missing')
    if (this.mapping.columns.quantity !== undefined && !texts.quantity)
      return note('quantity', 'missing')
    const quantity = texts.quantity ? billQuantity(texts.quantity) : '1.0000'
    if (quantity === null) return note('quantity', 'not_a_number')
    // words in the column of rates, as "included", are no rate of the client's
    const unitRate = (texts.unitRate && billNumber(texts.unitRate)) || '0.0000'
    for (const [field, value] of [
      ['quantity', quantity],
      ['unitRate', unitRate],
    ] as const)
      if (isBeyond(value, LARGEST[field])) return note(field, 'too_large')
    for (const field of ['clientItem', 'description', 'unit'] as const)
      if (texts[field].length > LONGEST[field]) note(field, 'shortened')
    return {
      ...{ row, quantity, unitRate },
      clientItem: texts.clientItem.slice(0, LONGEST.clientItem).trim() || null,
      section: this.#section(),
      description: texts.description.slice(0, LONGEST.description).trim(),
      unit: this.#unit(texts.unit),
    }
  }

  /** The outermost titles are what has to go where a path is too long. */
  #section(): string | null {
    let titles = this.#titles
    const path = () => titles.join(SECTION_SEPARATOR)
    while (path().length > LONGEST.section) titles = titles.slice(1)
    return path() || null
  }

  #unit(text: string): string | null {
    return this.units[unitKey(text)] ?? (text.slice(0, LONGEST.unit).trim() || null)
  }
}

const isBeyond = (value: string, most: string) =>
  compare(value, most) > 0 || compare(value, `-${most}`) < 0

/** A unit as it is compared: `M²`, `m2` and `sq. m` aside, `No.` is `no`. */
export function unitKey(text: string): string {
  return fold(text).replace(/[\s.]/g, '')
}
