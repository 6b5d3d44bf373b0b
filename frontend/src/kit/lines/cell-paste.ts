import type { ClipboardEvent } from 'react'
import { http } from '../../api/http'
import type { LookupOption } from '../../api/types'
import { parseRows, pasteRows, placesOf, recordKey, type FoundRecords } from './operations'
import type { Line, LineColumn } from './types'

/** What of a pasted block would be lost: columns that no one knows, and codes of nothing. */
export interface PasteLoss {
  unread: string[]
  unknown: string[]
}

interface CellPaste {
  lines: Line[]
  columns: LineColumn[]
  /** With those that are kept away: a spreadsheet may name them. */
  all: LineColumn[]
  blank: () => Line
  onChange: (lines: Line[]) => void
  /** Whether to paste although something is lost. */
  confirmLoss: (loss: PasteLoss) => Promise<boolean>
  row: number
  column: number
}

/**
 * Text with tabs or several lines is a block of cells from a spreadsheet. Codes of records are looked
 * up; nothing is written before what would be lost was named.
 */
export function onCellPaste(event: ClipboardEvent, target: CellPaste): void {
  const text = event.clipboardData.getData('text/plain')
  if (!/[\t\n]/.test(text.replace(/\r?\n$/, ''))) return
  event.preventDefault()
  const rows = parseRows(text)
  const { unread, codes } = contents(target, rows)
  if (!unread.length && !codes.length) write(target, rows)
  else void lookUpAndWrite(target, rows, { unread, codes })
}

interface Code {
  column: LineColumn
  text: string
}

function contents(target: CellPaste, rows: string[][]): { unread: string[]; codes: Code[] } {
  const { places, block, unread } = placesOf(target, target, rows)
  const codes = new Map<string, Code>()
  for (const cells of block)
    for (const [at, text] of cells.entries()) {
      const column = places[at]
      if (column?.kind !== 'record' || !text.trim()) continue
      codes.set(recordKey(column, text), { column, text: text.trim() })
    }
  return { unread, codes: [...codes.values()] }
}

function write(target: CellPaste, rows: string[][], records?: FoundRecords) {
  const { lines, columns, all, blank, onChange, row, column } = target
  onChange(pasteRows(lines, { columns, all }, { row, column }, rows, blank, records))
}

async function lookUpAndWrite(
  target: CellPaste,
  rows: string[][],
  { unread, codes }: { unread: string[]; codes: Code[] }
) {
  const found = await Promise.all(codes.map(lookUp))
  const records = new Map<string, LookupOption>()
  const unknown: string[] = []
  for (const [at, { column, text }] of codes.entries()) {
    const option = found[at]
    if (option) records.set(recordKey(column, text), option)
    else unknown.push(text)
  }
  if ((unread.length || unknown.length) && !(await target.confirmLoss({ unread, unknown }))) return
  write(target, rows, records)
}

/** The one record whose code, or whole label, is the text; several or none is nothing found. */
async function lookUp({ column, text }: Code): Promise<LookupOption | null> {
  if (!column.lookup) return null
  const wanted = text.toLowerCase()
  const join = column.lookup.includes('?') ? '&' : '?'
  const path = `/api/${column.lookup}${join}q=${encodeURIComponent(text)}`
  const options = await http.get<LookupOption[]>(path).then(
    ({ data }) => data,
    () => []
  )
  const exact = options.filter(({ label }) => {
    const shown = label.toLowerCase()
    return shown === wanted || shown.startsWith(`${wanted} `)
  })
  return exact.length === 1 ? exact[0]! : null
}
