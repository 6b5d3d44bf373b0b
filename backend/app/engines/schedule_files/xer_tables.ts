import { SCHEDULE_FILE } from '#engines/limits/reading'
import { ScheduleFileError } from './errors.js'

/** A row of a table by the names of its columns; a column that is not there is an empty text. */
export type XerRow = (column: string) => string

export type XerTables = ReadonlyMap<string, XerRow[]>

/**
 * The tables of an XER file. Rows may be shorter than the header, and a text may hold line ends: a line
 * without a mark goes on with the last field of the row before it. Half a file is no schedule: every
 * program that writes one ends it with its mark.
 * @throws ScheduleFileError not_this_format, unreadable, too_large, cut_off
 */
export function xerTables(text: string): XerTables {
  if (!text.startsWith('ERMHDR')) throw new ScheduleFileError('not_this_format')
  const tables = new Map<string, XerRow[]>()
  let rows: XerRow[] | null = null
  let columns = new Map<string, number>()
  let open: string[] | null = null
  let count = 0
  let isWhole = false
  for (const line of text.split(/\r\n|\n|\r/)) {
    const mark = line.slice(0, 2)
    if (mark === '%R' && rows && columns.size) {
      if (++count > SCHEDULE_FILE.rows) throw new ScheduleFileError('too_large')
      open = line.split('\t').slice(1)
      rows.push(rowOf(open, columns))
    } else if (mark === '%F' && rows) {
      columns = new Map(line.split('\t').map((name, index) => [name.trim(), index - 1]))
      open = null
    } else if (mark === '%T') {
      const name = line.slice(2).trim()
      rows = tables.get(name) ?? []
      tables.set(name, rows)
      columns = new Map()
      open = null
    } else if (mark === '%E') {
      isWhole = true
      break
    } else if (open && line) open.push(`${open.pop()!}\n${line}`)
    else if (mark === '%R') throw new ScheduleFileError('unreadable', line.slice(0, 60))
  }
  if (!isWhole) throw new ScheduleFileError('cut_off')
  return tables
}

const rowOf =
  (cells: string[], columns: Map<string, number>): XerRow =>
  (column) => {
    const index = columns.get(column)
    return index === undefined ? '' : (cells[index]?.trim() ?? '')
  }

/** Writes tables; tabs and line ends within a text become blanks. */
export class XerWriter {
  private readonly lines: string[] = []

  constructor(head: readonly string[]) {
    this.lines.push(['ERMHDR', ...head].map(tidy).join('\t'))
  }

  private table(
    name: string,
    columns: readonly string[],
    rows: readonly (readonly unknown[])[]
  ): void {
    if (!rows.length) return
    this.lines.push(`%T\t${name}`, ['%F', ...columns].join('\t'))
    for (const row of rows) this.lines.push(['%R', ...row.map(tidy)].join('\t'))
  }

  /** The same from records: the columns are the names of the first. */
  records(name: string, rows: readonly { readonly [column: string]: unknown }[]): void {
    const columns = Object.keys(rows[0] ?? {})
    this.table(
      name,
      columns,
      rows.map((row) => columns.map((column) => row[column]))
    )
  }

  text(): string {
    return [...this.lines, '%E', ''].join('\r\n')
  }
}

// eslint-disable-next-line no-control-regex -- what no table may hold
const tidy = (value: unknown) => String(value ?? '').replace(/[\u0000-\u001f]+/g, ' ')
