import type { Cell } from '#engines/csv/csv_line'
import type { CsvHeading } from '#engines/csv/csv_chunks'
import { defuse } from '#engines/csv/defuse'
import { serialOf } from './xlsx_dates.js'
import {
  contentTypes,
  PACKAGE_LINKS,
  SHEET_END,
  sheetHead,
  STYLE,
  STYLES,
  workbookLinks,
  workbookXml,
} from './xlsx_parts.js'
import { escapeXml } from './xml_text.js'
import { zipChunks, type ZipMember } from './zip_chunks.js'

type Rows = readonly (readonly Cell[])[]

/** A sheet holds 1,048,576 rows; a longer list goes on in the next one. */
const ROWS_PER_SHEET = 1_000_000
const LONGEST_CELL = 32_767
const DECIMAL = /^-?\d{1,15}(?:\.\d{1,15})?$/
/** Beyond this many digits a spreadsheet rounds; the amount then stays text and stays exact. */
const EXACT_DIGITS = 15

interface Book {
  name: string
  rightToLeft: boolean
}

/**
 * A workbook piece by piece: heading, one row per record, frozen heading, right to left in Arabic.
 * Texts are stored as texts, so nothing of the data is ever calculated; rows are read as fast as the
 * pieces are taken, so a file of any length needs the memory of one batch.
 */
export function xlsxChunks(
  headings: readonly CsvHeading[],
  batches: AsyncIterable<Rows>,
  book: Book
): AsyncGenerator<Uint8Array> {
  return zipChunks(members(headings, batches, book))
}

async function* members(
  headings: readonly CsvHeading[],
  batches: AsyncIterable<Rows>,
  { name, rightToLeft }: Book
): AsyncGenerator<ZipMember> {
  const source = batches[Symbol.asyncIterator]()
  const state = { done: false }
  let sheets = 0
  do {
    sheets++
    const content = sheetText(headings, source, rightToLeft, state)
    yield { name: `xl/worksheets/sheet${sheets}.xml`, content }
  } while (!state.done)
  const parts: [string, string][] = [
    ['xl/styles.xml', STYLES],
    ['xl/workbook.xml', workbookXml(sheets, name)],
    ['xl/_rels/workbook.xml.rels', workbookLinks(sheets)],
    ['_rels/.rels', PACKAGE_LINKS],
    ['[Content_Types].xml', contentTypes(sheets)],
  ]
  for (const [path, text] of parts) yield { name: path, content: once(text) }
}

async function* once(text: string) {
  yield text
}

async function* sheetText(
  headings: readonly CsvHeading[],
  source: AsyncIterator<Rows>,
  rightToLeft: boolean,
  state: { done: boolean }
): AsyncGenerator<string> {
  yield sheetHead(rightToLeft, headings.length)
  yield rowXml(
    headings.map(({ label }) => textXml(label, STYLE.heading)),
    1
  )
  for (let rows = 0; rows < ROWS_PER_SHEET;) {
    const { value, done } = await source.next()
    if (done) {
      state.done = true
      break
    }
    yield value
      .map((row, at) =>
        rowXml(
          row.map((cell, index) => cellXml(cell, headings[index])),
          rows + at + 2
        )
      )
      .join('')
    rows += value.length
  }
  yield SHEET_END
}

/** Every row and cell says where it is: the format does without, some programs that read it do not. */
function rowXml(cells: string[], row: number): string {
  const placed = cells.map((cell, index) => `<c r="${columnName(index)}${row}"${cell.slice(2)}`)
  return `<row r="${row}">${placed.join('')}</row>`
}

/** `A` to `Z`, then `AA`. */
function columnName(index: number): string {
  const last = String.fromCharCode(65 + (index % 26))
  return index < 26 ? last : columnName(Math.floor(index / 26) - 1) + last
}

function cellXml(cell: Cell, { type }: CsvHeading): string {
  if (cell === null || cell === undefined || cell === '') return '<c/>'
  if (typeof cell === 'number' && Number.isFinite(cell)) return numberXml(String(cell))
  const text = String(cell)
  const exact = text.replace(/\D/g, '').length <= EXACT_DIGITS
  if (type === 'number' && exact && DECIMAL.test(text)) return numberXml(text)
  const serial = type === 'day' || type === 'instant' ? serialOf(text) : null
  if (serial !== null) return numberXml(String(serial), STYLE[type as 'day'])
  return textXml(text, defuse(text) === text ? STYLE.text : STYLE.quoted)
}

const numberXml = (digits: string, style: number = STYLE.number) =>
  `<c s="${style}"><v>${digits}</v></c>`

function textXml(text: string, style: number) {
  const cut = text.length > LONGEST_CELL ? text.slice(0, LONGEST_CELL) : text
  return `<c s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(cut)}</t></is></c>`
}
