import { DocumentError } from '#engines/ooxml/document_error'
import type { Attributes, XmlVisitor } from '#engines/ooxml/xml_items'
import type { TableRow } from '#engines/spreadsheet/table_row'
import { SheetVisitor, type Lookup } from '#engines/spreadsheet/xlsx_sheet'
import { columnOf, rangeOf, type CellRange } from './cell_ranges.js'

/** A cell that may be written, as the sheet has it. */
export interface SeenCell {
  style: string
  hasFormula: boolean
}

/** A sheet has no more merged or calculated blocks than this. */
const MOST_RANGES = 100_000

/**
 * The rows of a sheet, and beside them what decides whether a cell may be written: its formula, its
 * style, blocks that are merged or calculated as one, and whether the sheet is protected.
 */
export class SheetWatch implements XmlVisitor {
  readonly merged: CellRange[] = []
  readonly calculated: CellRange[] = []
  isProtected = false
  /** Cells in the columns that are watched, by `row:column`. */
  readonly cells = new Map<string, SeenCell>()
  readonly #rows: SheetVisitor
  #row = 0
  #next = 0
  #rowStyle = '0'
  #cell: SeenCell | null = null
  readonly #columnStyles: { from: number; to: number; style: string }[] = []

  /** @param columns those that may be written, from 0 */
  constructor(
    lookup: Lookup,
    readonly columns: ReadonlySet<number>,
    emit: (row: TableRow) => void
  ) {
    this.#rows = new SheetVisitor(lookup, emit)
  }

  open(name: string, attributes: Attributes) {
    this.#rows.open(name, attributes)
    if (name === 'row') this.#openRow(attributes)
    else if (name === 'c') this.#openCell(attributes)
    else if (name === 'f') this.#openFormula(attributes)
    else if (name === 'mergeCell') keep(this.merged, attributes.ref)
    else if (name === 'col') this.#openColumn(attributes)
    else if (name === 'sheetProtection')
      this.isProtected = /^(1|true)$/.test(attributes.sheet ?? '')
  }

  text(text: string) {
    this.#rows.text(text)
  }

  close(name: string) {
    if (name === 'c') this.#cell = null
    this.#rows.close(name)
  }

  /** The style that a cell has, or would have once something is written into it. */
  styleOf(row: number, column: number): string {
    return this.cells.get(`${row}:${column}`)?.style ?? this.#emptyStyle(row, column)
  }

  readonly #rowStyles = new Map<number, string>()

  #emptyStyle(row: number, column: number): string {
    const own = this.#rowStyles.get(row)
    if (own) return own
    return this.#columnStyles.find(({ from, to }) => column >= from && column <= to)?.style ?? '0'
  }

  #openRow({ r, s, customFormat }: Attributes) {
    const number = r && /^\d{1,7}$/.test(r) ? Number(r) : this.#row + 1
    // rows that stand twice or out of order are no sheet of any program
    if (number <= this.#row) throw new DocumentError('unreadable')
    this.#row = number
    this.#next = 0
    this.#rowStyle = s && /^(1|true)$/.test(customFormat ?? '') ? s : ''
    if (this.#rowStyle) this.#rowStyles.set(number, this.#rowStyle)
  }

  #openCell({ r, s = '0' }: Attributes) {
    const column = columnOf(r) ?? this.#next
    this.#next = column + 1
    if (!this.columns.has(column)) return
    const key = `${this.#row}:${column}`
    if (this.cells.has(key)) throw new DocumentError('unreadable')
    this.#cell = { style: s, hasFormula: false }
    this.cells.set(key, this.#cell)
  }

  #openFormula({ t, ref }: Attributes) {
    if (this.#cell) this.#cell.hasFormula = true
    if (t === 'array' || t === 'dataTable') keep(this.calculated, ref)
  }

  #openColumn({ min, max, style }: Attributes) {
    if (style && this.#columnStyles.length < MOST_RANGES)
      this.#columnStyles.push({ from: Number(min) - 1, to: Number(max) - 1, style })
  }
}

function keep(ranges: CellRange[], ref: string | undefined) {
  const range = rangeOf(ref)
  if (!range) return
  if (ranges.length >= MOST_RANGES) throw new DocumentError('too_large')
  ranges.push(range)
}
