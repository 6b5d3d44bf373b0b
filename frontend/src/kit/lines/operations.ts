import { headerNames } from '@binaa/backend/header-names'
import type { LookupOption } from '../../api/types'
import { toDecimalText } from '../digits'
import type { Line, LineColumn } from './types'

let made = 0

/** A key that no other line on the page has. */
export function newLineKey(): string {
  made += 1
  return `line-${made}`
}

/** Gives lines that come from the server their browser keys. */
export function withKeys<L extends object>(lines: L[]): (L & { key: string })[] {
  return lines.map((line) => ({ ...line, key: newLineKey() }))
}

/** True when nothing has been typed into any of the columns, defaults aside. */
export function isBlank(line: Line, columns: LineColumn[], blank: () => Line): boolean {
  const empty = blank()
  return columns.every(({ key }) => (line[key] ?? '') === (empty[key] ?? ''))
}

/** Writes several cells of one line at once. */
export function fillLine(lines: Line[], index: number, values: Partial<Line>): Line[] {
  return lines.map((line, at) => (at === index ? ({ ...line, ...values } as Line) : line))
}

export function duplicate(lines: Line[], index: number): Line[] {
  const source = lines[index]
  if (!source) return lines
  const copy = { ...source, key: newLineKey(), id: undefined }
  return [...lines.slice(0, index + 1), copy, ...lines.slice(index + 1)]
}

/** A new line below another one. */
export function insertBelow(lines: Line[], index: number, line: Line): Line[] {
  return [...lines.slice(0, index + 1), line, ...lines.slice(index + 1)]
}

export function remove(lines: Line[], index: number): Line[] {
  return lines.filter((_, at) => at !== index)
}

export function move(lines: Line[], from: number, to: number): Line[] {
  const rest = remove(lines, from)
  const moved = lines[from]
  return moved ? [...rest.slice(0, to), moved, ...rest.slice(to)] : lines
}

/** Splits text copied from a spreadsheet; quoted cells may hold tabs, newlines and `""`. */
export function parseRows(text: string): string[][] {
  const source = text.replace(/\r\n?/g, '\n').replace(/\n$/, '')
  const rows: string[][] = [['']]
  let isQuoted = false
  for (let at = 0; at < source.length; at += 1) {
    const row = rows.at(-1)!
    const cell = row.length - 1
    const character = source[at]!
    if (isQuoted) {
      if (character !== '"') row[cell] += character
      else if (source[at + 1] === '"') {
        row[cell] += '"'
        at += 1
      } else isQuoted = false
    } else if (character === '"' && row[cell] === '') isQuoted = true
    else if (character === '\t') row.push('')
    else if (character === '\n') rows.push([''])
    else row[cell] += character
  }
  return rows
}

function cellValue(column: LineColumn, text: string): string {
  const trimmed = text.trim()
  if (column.kind === 'decimal') return toDecimalText(trimmed)
  if (column.kind !== 'choice') return trimmed
  const option = column.options?.find(
    ({ value, label }) => value === trimmed || label.toLowerCase() === trimmed.toLowerCase()
  )
  return option?.value ?? column.fallback ?? ''
}

const bare = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/**
 * Which columns a row of a spreadsheet names, in the order of its cells: by their other names, best
 * first, or their titles, whatever the case and punctuation. A cell names one column and a column is
 * read from one cell: of "Item" and "Description" the second is the description. Null when fewer
 * than two are named.
 */
export function headerOf(columns: LineColumn[], cells: string[]): (LineColumn | null)[] | null {
  const heads = cells.map(bare)
  const found: (LineColumn | null)[] = cells.map(() => null)
  for (const column of columns) {
    const names = [
      ...(column.headers ?? []),
      column.title,
      column.key,
      ...headerNames(column.key),
    ].map(bare)
    const isFree = (name: string) => (head: string, at: number) => head === name && !found[at]
    const name = names.find((one) => one !== '' && heads.some(isFree(one)))
    if (name !== undefined) found[heads.findIndex(isFree(name))] = column
  }
  return found.filter(Boolean).length >= 2 ? found : null
}

interface PasteTarget {
  row: number
  /** Index among `columns`. */
  column: number
}

/** Records that pasted codes were found to be, by `recordKey`. */
export type FoundRecords = ReadonlyMap<string, LookupOption>
const NO_RECORDS: FoundRecords = new Map()

export const recordKey = ({ key }: LineColumn, text: string): string =>
  `${key} ${text.trim().toLowerCase()}`

/** A code that nothing was found for is no id: its cell stays empty. */
function recordValues(
  column: LineColumn,
  line: Line,
  option: LookupOption | undefined
): Partial<Line> {
  const { key } = column
  if (!option) return { [key]: '', [`${key}Label`]: '' }
  const chosen = { [key]: String(option.id), [`${key}Label`]: option.label }
  // what else stands in the row is written after it, or was written before: only gaps are filled
  const filled = Object.entries(column.fill?.(option, line) ?? {}).filter(([name]) => !line[name])
  return { ...chosen, ...Object.fromEntries(filled) }
}

interface Columns {
  columns: LineColumn[]
  all?: LineColumn[]
}

/** Which column each cell of a pasted row goes to, the rows below its heading, and what it has no place for. */
export function placesOf(
  { columns, all = columns }: Columns,
  target: PasteTarget,
  rows: string[][]
) {
  const heading = rows[0] ?? []
  const header = headerOf(all, heading)
  const unread = header ? heading.filter((cell, at) => cell.trim() !== '' && !header[at]) : []
  return {
    places: header ?? columns.slice(target.column),
    block: header ? rows.slice(1) : rows,
    unread,
  }
}

/**
 * Writes a block of cells into the lines from the target on, adding lines where they run out. A
 * first row that names columns, of those on screen or of `all`, decides where the cells go, and is
 * not written itself.
 */
export function pasteRows(
  lines: Line[],
  { columns, all = columns }: Columns,
  target: PasteTarget,
  rows: string[][],
  blank: () => Line,
  records: FoundRecords = NO_RECORDS
): Line[] {
  const result = [...lines]
  const { places, block } = placesOf({ columns, all }, target, rows)
  block.forEach((cells, offset) => {
    const index = target.row + offset
    const line = { ...(result[index] ?? blank()) }
    cells.forEach((text, at) => {
      const column = places[at]
      if (!column) return
      if (column.kind === 'record') {
        Object.assign(line, recordValues(column, line, records.get(recordKey(column, text))))
        return
      }
      const value = cellValue(column, text)
      Object.assign(line, { [column.key]: value, ...column.sets?.(value, line) })
    })
    result[index] = line
  })
  return result
}
