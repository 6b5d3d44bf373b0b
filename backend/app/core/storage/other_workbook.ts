import { open } from 'node:fs/promises'
import type { Kind } from './kinds.js'

/** The first member of an OpenDocument file says what it is, stored as it stands. */
const OPEN_DOCUMENT = 'mimetypeapplication/vnd.oasis.opendocument.spreadsheet'
/** Of the header of a member, before its name. */
const BEFORE_NAME = 30

/**
 * Whether a refused file is a workbook that its owner can save as one that is read: of Excel 97 or an
 * OpenDocument spreadsheet.
 * @param sniffed what its bytes were found to be
 */
export async function isOtherWorkbook(path: string, sniffed: Kind | null): Promise<boolean> {
  if (sniffed) return sniffed === 'xls'
  const file = await open(path, 'r')
  try {
    const { buffer } = await file.read(Buffer.alloc(OPEN_DOCUMENT.length), {
      position: BEFORE_NAME,
    })
    return buffer.toString('latin1') === OPEN_DOCUMENT
  } finally {
    await file.close()
  }
}
