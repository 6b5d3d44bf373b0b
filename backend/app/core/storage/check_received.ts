import { AppError } from '#core/base/app_error'
import { cleanFileName } from './file_name.js'
import { inspectPicture } from './inspect_picture.js'
import { isPicture, KINDS, type Kind } from './kinds.js'
import { isOtherWorkbook } from './other_workbook.js'
import type { Part } from './read_parts.js'
import { plainTextKind } from './plain_text.js'
import { sniffKind } from './sniff_kind.js'
import type { TmpFile } from './tmp_files.js'

/** An uploaded file whose bytes have been looked at; ready for `storeFile`. */
export interface ReceivedFile extends TmpFile {
  field: string
  /** Only a label: safe to show, never a path. */
  name: string
  kind: Kind
  mime: string
  extension: string
  /** Pixels, for pictures. */
  width?: number
  height?: number
}

/**
 * @throws AppError 422 FILE_TYPE_REFUSED when the bytes are not one of `kinds`, WORKBOOK_REFUSED when
 * they are a workbook to be saved as another kind
 */
export async function checkReceived(part: Part, kinds: readonly Kind[]): Promise<ReceivedFile> {
  const refused = (code: string) => new AppError(422, code, { params: { name: part.label } })
  const sniffed = await sniffKind(part.path)
  const kind = sniffed && kinds.includes(sniffed) ? sniffed : await plainTextKind(part)
  if (!kind || !kinds.includes(kind)) {
    const canBeSaved = kinds.includes('xlsx') && (await isOtherWorkbook(part.path, sniffed))
    throw refused(canBeSaved ? 'WORKBOOK_REFUSED' : 'FILE_TYPE_REFUSED')
  }
  const picture = isPicture(kind) ? await inspectPicture(part.path, kind) : null
  if (isPicture(kind) && !picture) throw refused('FILE_TYPE_REFUSED')
  const { mime, extensions } = KINDS[kind]
  const { field, path, size, sha256 } = part
  return {
    field,
    path,
    size,
    sha256,
    name: cleanFileName(part.label, extensions),
    kind,
    mime,
    extension: extensions[0],
    ...picture,
  }
}
