import { xmlItems } from '#engines/ooxml/xml_items'
import type { BookSheet } from '#engines/spreadsheet/workbook'
import type { TableRow } from '#engines/spreadsheet/table_row'
import type { Lookup } from '#engines/spreadsheet/xlsx_sheet'
import { columnLetters } from '#engines/spreadsheet/column_names'
import { isInside } from './cell_ranges.js'
import { billNumber } from './bill_numbers.js'
import type { BillColumns } from './bill_fields.js'
import type { MappedSheet, PricedBook, PricedLine, SkipReason } from './orders.js'
import type { CellWrite } from './patch_row.js'
import { BillReader, type BillItem, type Units } from './read_bill.js'
import { SheetWatch } from './watch_sheet.js'

interface SheetSource {
  sheet: BookSheet
  xml: AsyncIterable<Buffer>
  lookup: Lookup
  /** Styles that may be written while a sheet is protected. */
  unlocked: ReadonlySet<string>
  units: Units
}

const SHOWN = 120

/** Which cells of one sheet take which numbers, and what is left as it is. Nothing is written here. */
export async function planWrites(
  source: SheetSource,
  mapping: MappedSheet,
  lines: readonly PricedLine[],
  book: PricedBook
): Promise<CellWrite[]> {
  const { columns } = mapping
  const watched = [columns.unitRate, columns.amount].filter((column) => column !== undefined)
  const reader = new BillReader(mapping, source.units)
  const found = new Map<number, { item: BillItem; row: TableRow }>()
  let watch!: SheetWatch
  const rows = xmlItems<TableRow>(
    source.xml,
    (emit) => (watch = new SheetWatch(source.lookup, new Set(watched), emit))
  )
  for await (const row of rows) {
    const item = reader.take(row)
    if (item) found.set(item.row, { item, row })
  }
  return new SheetPlan(source, columns, watch, found, book).writesOf(lines)
}

class SheetPlan {
  readonly #writes: CellWrite[] = []

  constructor(
    readonly source: SheetSource,
    readonly columns: BillColumns,
    readonly watch: SheetWatch,
    readonly found: ReadonlyMap<number, { item: BillItem; row: TableRow }>,
    readonly book: PricedBook
  ) {}

  writesOf(lines: readonly PricedLine[]): CellWrite[] {
    const byRow = Map.groupBy(lines, ({ row }) => row)
    for (const [row, claims] of byRow) {
      const reason = this.#reasonAgainst(row, claims)
      if (reason) this.#skip(row, null, reason, claims[0].description)
      else this.#write(claims[0])
    }
    for (const [row, { item }] of this.found)
      if (!byRow.has(row)) this.#skip(row, null, 'not_in_quotation', item.description)
    return this.#writes
  }

  /** What speaks against pricing the row as this line: it would be a price of something else. */
  #reasonAgainst(row: number, claims: readonly PricedLine[]): SkipReason | null {
    const here = this.found.get(row)
    if (!here) return 'row_gone'
    if (claims.length > 1) return 'twice'
    const [{ description, quantity, unit }] = claims
    if (here.item.description !== description) return 'description_changed'
    if (here.item.quantity !== quantity) return 'quantity_changed'
    if (here.item.unit !== unit) return 'unit_changed'
    return null
  }

  #write(line: PricedLine) {
    const { cells } = this.found.get(line.row)!.row
    const before = this.book.cells
    for (const [field, value] of [
      ['unitRate', line.rate],
      ['amount', line.amount],
    ] as const) {
      const column = this.columns[field]
      if (column === undefined || value === null) continue
      const reason = this.#reasonAgainstCell(line.row, column)
      // an amount that the file calculates is as it should be
      if (reason === 'formula' && field === 'amount') this.book.calculated++
      else if (reason) this.#skip(line.row, column, reason, line.description)
      else if (line.isUnpriced && !holdsNumber(cells[column])) {
        if (field === 'unitRate') this.#skip(line.row, column, 'unpriced', line.description)
      } else {
        const style = this.watch.styleOf(line.row, column)
        this.#writes.push({ row: line.row, column, value, style })
        this.book.cells++
      }
    }
    if (this.book.cells > before) this.book.rows++
  }

  #reasonAgainstCell(row: number, column: number): SkipReason | null {
    const { cells, calculated, merged, isProtected } = this.watch
    const isCalculated = calculated.some((range) => isInside(range, row, column))
    if (isCalculated || cells.get(`${row}:${column}`)?.hasFormula) return 'formula'
    // of merged cells only the first shows what it holds
    const isCovered = merged.some(
      (range) => isInside(range, row, column) && (range.top !== row || range.left !== column)
    )
    if (isCovered) return 'merged'
    const isLocked = isProtected && !this.source.unlocked.has(this.watch.styleOf(row, column))
    return isLocked ? 'locked' : null
  }

  #skip(row: number, column: number | null, reason: SkipReason, description: string) {
    const cell = column === null ? null : `${columnLetters(column)}${row}`
    const sheet = this.source.sheet.name
    this.book.skips.push({ sheet, row, cell, reason, description: description.slice(0, SHOWN) })
  }
}

const holdsNumber = (text: string | undefined) => !!text && billNumber(text) !== null
