import { WORKBOOK } from '#engines/limits/reading'
import { DocumentError } from '#engines/ooxml/document_error'
import { xmlItems } from '#engines/ooxml/xml_items'
import type { ZipArchive } from '#engines/ooxml/zip_archive'
import type { TableRow } from '#engines/spreadsheet/table_row'
import { lookupOf, sheetsOf, type BookSheet } from '#engines/spreadsheet/workbook'
import type { Lookup } from '#engines/spreadsheet/xlsx_sheet'
import { guessMapping } from './bill_fields.js'
import type { BillOrder, ReadBill, SheetOutline } from './orders.js'
import { BillReader } from './read_bill.js'
import { SheetWatch } from './watch_sheet.js'

/** Rows among which the headings are looked for. */
const LOOKED_AT = 60

/** The sheets that hold cells, in the order of the workbook. @throws DocumentError */
export async function soundSheets(archive: ZipArchive): Promise<BookSheet[]> {
  const sheets = await sheetsOf(archive)
  const members = new Set(sheets.map(({ member }) => member))
  if (sheets.length > WORKBOOK.sheets) throw new DocumentError('too_large')
  // two sheets of one part would be written twice
  const isSound =
    members.size === sheets.length && [...members].every((name) => archive.members.has(name))
  if (!isSound) throw new DocumentError('no_sheet')
  return sheets
}

/** What every sheet looks like, and how it would be read. */
export async function outlineSheets(archive: ZipArchive): Promise<SheetOutline[]> {
  const lookup = await lookupOf(archive)
  const outlines: SheetOutline[] = []
  for (const sheet of await soundSheets(archive))
    outlines.push(await outlineOf(archive, sheet, lookup))
  return outlines
}

async function outlineOf(
  archive: ZipArchive,
  { name, member, isHidden }: BookSheet,
  lookup: Lookup
): Promise<SheetOutline> {
  const { rows, watch } = rowsOf(archive, member, lookup)
  const head: TableRow[] = []
  let reader: BillReader | null = null
  let lines = 0
  const count = (row: TableRow) => {
    if (reader?.take(row)) lines++
  }
  const begin = () => {
    const mapping = guessMapping(head)
    reader = mapping && new BillReader(mapping, {})
    head.forEach(count)
    return mapping
  }
  let mapping: SheetOutline['mapping'] | undefined
  for await (const row of rows) {
    if (!row.cells.some((cell) => cell.trim())) continue
    if (head.length < LOOKED_AT) head.push(row)
    else {
      mapping ??= begin()
      count(row)
    }
  }
  mapping ??= begin()
  const { isProtected } = watch()
  const sections = (reader as BillReader | null)?.sections ?? 0
  return {
    ...{ name, isHidden, isProtected, mapping, lines, sections },
    rows: head.slice(0, WORKBOOK.shownRows).map(shown),
  }
}

const shown = ({ number, cells }: TableRow): TableRow => ({
  number,
  cells: cells
    .slice(0, WORKBOOK.shownColumns)
    .map((cell) => cell.replace(/\s+/g, ' ').trim().slice(0, WORKBOOK.shownText)),
})

/** The lines of the sheets that were mapped, and what of them could not be read. */
export async function readBill(
  archive: ZipArchive,
  { sheets, units }: BillOrder
): Promise<ReadBill> {
  const lookup = await lookupOf(archive)
  const all = await soundSheets(archive)
  const bill: ReadBill = { items: [], problems: [] }
  for (const { sheet, ...mapping } of sheets) {
    if (!all[sheet]) throw new DocumentError('no_sheet')
    const reader = new BillReader(mapping, units)
    for await (const row of rowsOf(archive, all[sheet].member, lookup).rows) {
      const item = reader.take(row)
      if (item) bill.items.push({ ...item, sheet })
      if (bill.items.length > WORKBOOK.lines) throw new DocumentError('too_large')
    }
    for (const problem of reader.problems) bill.problems.push({ ...problem, sheet })
  }
  return bill
}

function rowsOf(archive: ZipArchive, member: string, lookup: Lookup) {
  let watch!: SheetWatch
  const rows = xmlItems<TableRow>(
    archive.read(member),
    (emit) => (watch = new SheetWatch(lookup, new Set(), emit))
  )
  return { rows, watch: () => watch }
}
