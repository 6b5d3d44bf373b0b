import { DocumentError } from '#engines/ooxml/document_error'
import { xmlItems } from '#engines/ooxml/xml_items'
import { ZipArchive } from '#engines/ooxml/zip_archive'
import type { TableRow } from './table_row.js'
import { lookupOf, sheetsOf } from './workbook.js'
import { SheetVisitor } from './xlsx_sheet.js'

/**
 * The rows of the first sheet of a workbook, one at a time. Dates come as `YYYY-MM-DD`, formulas as
 * the value that was last calculated; nothing is calculated here.
 * @throws DocumentError when it is no workbook, or one too large
 */
export async function* xlsxRows(path: string): AsyncGenerator<TableRow> {
  const archive = await ZipArchive.open(path)
  try {
    const [{ member }] = await sheetsOf(archive)
    if (!archive.members.has(member)) throw new DocumentError('no_sheet')
    const lookup = await lookupOf(archive)
    yield* xmlItems<TableRow>(archive.read(member), (emit) => new SheetVisitor(lookup, emit))
  } finally {
    archive.close()
  }
}
