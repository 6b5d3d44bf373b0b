import { rewrittenPicture } from '#engines/imaging/confined_pictures'
import { firstPage } from '#engines/pdf/text/first_page'
import { readForWork } from '#core/scanning/work_bytes'
import { removeTmpFile, writeTmpFile } from '#core/storage/tmp_files'
import type File from '#files/shared/models/file'

/** Pixels across or down: sharp on a tile of 160 on a screen of twice the density. */
const SIZE = 320
const QUALITY = 70
/** A small picture that is this large is none. */
const MOST_BYTES = 64 * 1024

type Stored = Pick<File, 'storageKey' | 'mime'>

/**
 * A file small: of a picture the picture, upright, of a PDF its first page, as JPEG on white. Both are
 * opened in processes with limits of memory and time.
 * @returns null where the picture stays too large
 * @throws HelperFailure, PdfUnreadable where it cannot be opened within the limits
 */
export async function drawThumbnail(
  { storageKey, mime }: Stored,
  signal: AbortSignal
): Promise<Buffer | null> {
  const source = await writeTmpFile([await readForWork(storageKey, signal)])
  try {
    if (mime !== 'application/pdf') return await small(source.path)
    const page = await writeTmpFile([await firstPage(source.path, SIZE * 2, signal)])
    try {
      return await small(page.path)
    } finally {
      await removeTmpFile(page.path)
    }
  } finally {
    await removeTmpFile(source.path)
  }
}

async function small(path: string): Promise<Buffer | null> {
  const size = { width: SIZE, height: SIZE, fit: 'inside' } as const
  const { bytes } = await rewrittenPicture({ path, ...size, format: 'jpeg', quality: QUALITY })
  return bytes.length > MOST_BYTES ? null : Buffer.from(bytes)
}
