/*
 * Reads a client's workbook, and writes prices into a copy of it, in a process of its own: what a
 * stranger's file does to the reader, it does to this process, which has little memory and little time.
 */
import { stat } from 'node:fs/promises'
import { WORKBOOK } from '#engines/limits/reading'
import { DocumentError } from '#engines/ooxml/document_error'
import { ZipArchive } from '#engines/ooxml/zip_archive'
import { serveCalls } from '#engines/processes/serve_calls'
import { outlineSheets, readBill } from './read_book.js'
import type { BillOrder, PriceOrder } from './orders.js'
import { priceBook } from './price_book.js'

serveCalls({
  outline: ({ path }: { path: string }) => opened(path, outlineSheets),
  read: (order: BillOrder) => opened(order.path, (archive) => readBill(archive, order)),
  price: (order: PriceOrder) => opened(order.path, (archive) => priceBook(archive, order)),
})

async function opened<Answer>(
  path: string,
  work: (archive: ZipArchive) => Promise<Answer>
): Promise<Answer> {
  const { size } = await stat(path)
  if (size > WORKBOOK.bytes) throw new DocumentError('too_large')
  const archive = await ZipArchive.open(path)
  try {
    return await work(archive)
  } finally {
    archive.close()
  }
}
