import { headerNames } from '#engines/text/header_names'
import { fold } from '#engines/text/fold'
import type { TableRow } from '#engines/spreadsheet/table_row'

/** What the columns of a client's bill hold. */
export const BILL_FIELDS = [
  'clientItem',
  'description',
  'unit',
  'quantity',
  'unitRate',
  'amount',
] as const
export type BillField = (typeof BILL_FIELDS)[number]

/** Column of the sheet, from 0; fields that the sheet has no column for are left out. */
export type BillColumns = Partial<Record<BillField, number>>

/** How one sheet of a workbook is read. */
export interface SheetMapping {
  /** Number of the row with the headings; lines stand below it. 0 where there is none. */
  header: number
  columns: BillColumns
}

/** Headings stand within the first rows that hold anything. */
const HEADER_WITHIN = 60
const CURRENCIES =
  /(^|\s)(sar|s\.?r\.?|usd|us\$|aed|eur|riyals?|ر\.?س\.?|ريال|بالريال|﷼)(?=\s|$)/giu

/** The row that names most columns of a bill, and which; null where none names enough of them. */
export function guessMapping(rows: readonly TableRow[]): SheetMapping | null {
  let best: SheetMapping | null = null
  for (const { number, cells } of rows.slice(0, HEADER_WITHIN)) {
    const columns = columnsOf(cells)
    const isBill =
      columns.description !== undefined &&
      (columns.quantity !== undefined || columns.unitRate !== undefined)
    const count = Object.keys(columns).length
    if (isBill && (!best || count > Object.keys(best.columns).length))
      best = { header: number, columns }
  }
  return best
}

function columnsOf(cells: readonly string[]): BillColumns {
  const headings = cells.map(readings)
  const columns: BillColumns = {}
  const taken = new Set<number>()
  const take = (field: BillField, names: readonly string[]) => {
    if (columns[field] !== undefined) return
    for (const name of names.map(plain)) {
      const at = headings.findIndex((heading, index) => !taken.has(index) && heading.includes(name))
      if (at < 0) continue
      columns[field] = at
      taken.add(at)
      return
    }
  }
  for (const field of BILL_FIELDS) take(field, headerNames(field))
  for (const field of BILL_FIELDS) {
    const at = cells.findIndex((cell, index) => !taken.has(index) && mentions(cell, field))
    if (columns[field] !== undefined || at < 0) continue
    columns[field] = at
    taken.add(at)
  }
  for (const field of BILL_FIELDS) take(field, LAST_RESORT[field] ?? [])
  return columns
}

/** Words in longer headings, as "Total quantity" and "Description and area". */
const WORDS: Readonly<Record<BillField, RegExp>> = {
  clientItem: /\b(code|item (no|ref))\b/,
  description: /\b(description|particulars)\b|الوصف|وصف|البيان/,
  unit: /^units?$/,
  quantity: /\b(quantity|quantities|qty)\b|الكميه|كميه/,
  unitRate: /\b(rate|unit price)\b|سعر الوحده|الفئه/,
  amount: /\b(amount|total)\b|اجمالي/,
}
const LONGEST_HEADING = 60

const mentions = (cell: string, field: BillField) =>
  cell.length <= LONGEST_HEADING && WORDS[field].test(fold(cell).replace(/\s+/g, ' ').trim())

/** Headings that mean these where no other column is called so. */
const LAST_RESORT: Partial<Record<BillField, readonly string[]>> = {
  description: ['item', 'works', 'البند', 'الاعمال'],
  clientItem: ['item', 'no', 'code', 'البند', 'البند رقم', 'الرقم', '#'],
}

/** A heading as it is compared: whole, and each of its languages and lines by itself. */
function readings(heading: string): string[] {
  const bare = heading.replace(/[([{].*?[)\]}]/g, ' ').replace(CURRENCIES, ' ')
  const parts = [bare, ...bare.split(/[\n/|\\–—]+/), ...bare.split(/(?<=\p{L})\s+-\s+/u)]
  const latin = bare.replace(/[^\p{Script=Latin}\p{N}\s.'/]/gu, ' ')
  const arabic = bare.replace(/[^\p{Script=Arabic}\p{N}\s.]/gu, ' ')
  const texts = [...parts, latin, arabic].map(plain)
  // a sign alone, as # for the number
  return [...texts.filter(Boolean), heading.trim()]
}

function plain(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}#]/gu, '')
}
