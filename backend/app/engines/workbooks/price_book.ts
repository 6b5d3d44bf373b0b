import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { DocumentError } from '#engines/ooxml/document_error'
import type { ZipArchive } from '#engines/ooxml/zip_archive'
import { lookupOf, type BookSheet } from '#engines/spreadsheet/workbook'
import { zipChunks, type ZipMember } from '#engines/spreadsheet/zip_chunks'
import type { PricedBook, PriceOrder } from './orders.js'
import { recalculated } from './patch_book.js'
import type { CellWrite } from './patch_row.js'
import { patchedSheet } from './patch_sheet.js'
import { planWrites } from './plan_writes.js'
import { soundSheets } from './read_book.js'
import { hasFormulas, withoutResults } from './stale_results.js'
import { unlockedStyles } from './unlocked_styles.js'

const BOOK = 'xl/workbook.xml'
const UTF8 = 0x0800

/**
 * Writes the client's own workbook with our prices in the cells that were mapped to them. Results of
 * formulas go, to be calculated when the file is opened; all other parts are taken over as they are
 * packed.
 * @throws DocumentError
 */
export async function priceBook(archive: ZipArchive, order: PriceOrder): Promise<PricedBook> {
  const { sheets, lines, units, target } = order
  const book: PricedBook = { rows: 0, cells: 0, calculated: 0, skips: [] }
  const lookup = await lookupOf(archive)
  const unlocked = await unlockedStyles(archive.read('xl/styles.xml'))
  const all = await soundSheets(archive)
  const patches = new Map<string, CellWrite[]>()
  const bySheet = Map.groupBy(lines, ({ sheet }) => sheet)
  for (const mapping of sheets) {
    const sheet = all[mapping.sheet]
    if (!sheet) throw new DocumentError('no_sheet')
    const source = { sheet, xml: archive.read(sheet.member), lookup, unlocked, units }
    const writes = await planWrites(source, mapping, bySheet.get(mapping.sheet) ?? [], book)
    if (writes.length) patches.set(sheet.member, writes)
  }
  const chunks = zipChunks(membersOf(archive, all, patches))
  await pipeline(Readable.from(chunks), createWriteStream(target, { flags: 'wx', mode: 0o600 }))
  return book
}

async function* membersOf(
  archive: ZipArchive,
  sheets: readonly BookSheet[],
  patches: ReadonlyMap<string, CellWrite[]>
): AsyncGenerator<ZipMember> {
  const cells = new Set(patches.size ? sheets.map(({ member }) => member) : [])
  for (const [name, entry] of archive.members) {
    const writes = patches.get(name)
    const xml = () => archive.read(name)
    if (writes) yield { name, content: withoutResults(patchedSheet(xml(), writes)) }
    else if (cells.has(name) && (await hasFormulas(xml())))
      yield { name, content: withoutResults(xml()) }
    else if (name === BOOK && patches.size) yield { name, content: once(await recalculated(xml())) }
    else
      yield {
        name: entry.fileNameRaw,
        bytes: archive.readPacked(entry),
        method: entry.compressionMethod,
        crc: entry.crc32,
        packed: entry.compressedSize,
        size: entry.uncompressedSize,
        isUtf8: (entry.generalPurposeBitFlag & UTF8) !== 0,
      }
  }
}

async function* once(bytes: Buffer) {
  yield bytes
}
