import { text as textOf } from 'node:stream/consumers'
import { dateStyles, isoOfSerial } from './xlsx_dates.js'
import { SpreadsheetError, xmlElements } from './xml_elements.js'
import { unescapeXml } from './xml_text.js'
import { openEntry, zipEntries } from './zip_entries.js'

/** A row of a table as text, with its number in the file (the first row is 1). */
export interface TableRow {
  number: number
  cells: string[]
  /** The line of a CSV file in which a quotation mark begins a cell that nothing ends. */
  unclosedLine?: number
}

/** Texts that a workbook keeps apart from its cells; beyond this it does not fit a small server. */
const MOST_SHARED_TEXT = 96 * 1024 * 1024
const MOST_COLUMNS = 500

/**
 * The rows of the first sheet of a workbook, one at a time. Dates come as `YYYY-MM-DD`, formulas as
 * the value that was last calculated; nothing is calculated here.
 * @throws SpreadsheetError when it is no workbook, or one too large
 */
export async function* xlsxRows(path: string): AsyncGenerator<TableRow> {
  const entries = await zipEntries(path)
  const read = async (name: string) => {
    const entry = entries.get(name)
    return entry ? textOf(await openEntry(path, entry)) : ''
  }
  const sheet = entries.get(firstSheet(await read('xl/workbook.xml'), await read(LINKS)))
  if (!sheet) throw new SpreadsheetError('no_sheet')
  const strings = entries.get('xl/sharedStrings.xml')
  const shared = strings ? await sharedTexts(await openEntry(path, strings)) : []
  const dates = dateStyles(await read('xl/styles.xml'))
  let last = 0
  for await (const row of xmlElements(await openEntry(path, sheet), 'row')) {
    const given = /^<[^>]*\sr="(\d+)"/.exec(row)
    last = given ? Number(given[1]) : last + 1
    yield { number: last, cells: cellsOf(row, shared, dates) }
  }
}

const LINKS = 'xl/_rels/workbook.xml.rels'

function firstSheet(workbook: string, links: string): string {
  const id = /<(?:\w+:)?sheet\b[^>]*?\br:id="([^"]+)"/.exec(workbook)?.[1]
  for (const [link] of links.matchAll(/<(?:\w+:)?Relationship\b[^>]*>/g)) {
    if (!link.includes(`Id="${id}"`)) continue
    const target = /Target="([^"]+)"/.exec(link)?.[1] ?? ''
    return target.startsWith('/') ? target.slice(1) : `xl/${target}`
  }
  return 'xl/worksheets/sheet1.xml'
}

async function sharedTexts(stream: AsyncIterable<Buffer>): Promise<string[]> {
  const texts: string[] = []
  let length = 0
  for await (const item of xmlElements(stream, 'si')) {
    const text = richText(item)
    length += text.length + 32
    if (length > MOST_SHARED_TEXT) throw new SpreadsheetError('too_large')
    texts.push(text)
  }
  return texts
}

/** The text of an element without its formatting and without phonetic readings. */
function richText(xml: string): string {
  const plain = xml.replace(/<(?:\w+:)?rPh\b[\s\S]*?<\/(?:\w+:)?rPh>/g, '')
  let text = ''
  for (const [, part] of plain.matchAll(/<(?:\w+:)?t(?:\s[^>]*)?>([\s\S]*?)<\/(?:\w+:)?t>/g))
    text += unescapeXml(part)
  return text
}

const CELL = /<(?:\w+:)?c\b([^>]*?)(?:\/>|>([\s\S]*?)<\/(?:\w+:)?c>)/g

function cellsOf(row: string, shared: string[], dates: ReadonlySet<number>): string[] {
  const cells: string[] = []
  for (const [, attributes, content = ''] of row.matchAll(CELL)) {
    const at = columnOf(attributes) ?? cells.length
    if (at >= MOST_COLUMNS) continue
    while (cells.length < at) cells.push('')
    cells[at] = valueOf(attributes, content, shared, dates)
  }
  return cells
}

function columnOf(attributes: string): number | null {
  const letters = /\br="([A-Z]{1,3})\d+"/.exec(attributes)?.[1]
  if (!letters) return null
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

function valueOf(
  attributes: string,
  content: string,
  shared: string[],
  dates: ReadonlySet<number>
): string {
  const type = /\bt="(\w+)"/.exec(attributes)?.[1] ?? 'n'
  if (type === 'inlineStr') return richText(content)
  const raw = /<(?:\w+:)?v(?:\s[^>]*)?>([\s\S]*?)<\/(?:\w+:)?v>/.exec(content)?.[1]
  if (raw === undefined) return ''
  const value = unescapeXml(raw)
  if (type === 's') return shared[Number(value)] ?? ''
  if (type === 'b') return value === '1' ? 'true' : 'false'
  if (type === 'e') return ''
  if (type !== 'n') return value
  const style = Number(/\bs="(\d+)"/.exec(attributes)?.[1] ?? 0)
  return dates.has(style) ? isoOfSerial(Number(value)) : plainNumber(value)
}

/** `1.0E3` and `0.1000000001` as a person would have typed them. */
function plainNumber(text: string): string {
  if (/^-?\d{1,15}(\.\d{1,9})?$/.test(text)) return text
  const number = Number(text)
  if (!Number.isFinite(number)) return text
  const short = Number(number.toPrecision(15))
  return Math.abs(short) < 1e21 ? String(short) : text
}
