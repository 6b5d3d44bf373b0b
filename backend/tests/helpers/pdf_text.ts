import db from '@adonisjs/lucid/services/db'
import { readPdf } from '#engines/pdf/text/read_pdf'
import { readBlob } from '#core/storage/blobs'
import { removeTmpFile, writeTmpFile } from '#core/storage/tmp_files'

/** The text of a filed PDF, page by page, as pdf.js reads it. */
export async function pagesOf(fileId: number): Promise<string[]> {
  const file = await db.from('files').where('id', fileId).first()
  return textsOf(await readBlob(file.storage_key))
}

/** The text of a PDF, page by page, as pdf.js reads it. */
export async function textsOf(pdf: Buffer): Promise<string[]> {
  const tmp = await writeTmpFile([pdf])
  try {
    const { pages } = await readPdf(tmp.path)
    return pages.map(({ text }) => text ?? '')
  } finally {
    await removeTmpFile(tmp.path)
  }
}
