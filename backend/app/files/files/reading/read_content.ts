import { readOfficeText } from '#engines/documents/read_document'
import { OFFICE_FILES } from '#engines/ooxml/office_text'
import { readPdf } from '#engines/pdf/text/read_pdf'
import { readForWork } from '#core/scanning/work_bytes'
import { removeTmpFile, writeTmpFile } from '#core/storage/tmp_files'
import { MOST_TEXT } from './enqueue_ocr.js'
import type File from '#files/shared/models/file'
import { READABLE_PICTURES } from './readable.js'
import { recognisePicture } from './recognise.js'

export interface ReadText {
  content: string
  pages: number | null
}

/**
 * The text inside a file: of a PDF or an office file its own, of scans and pictures what text recognition sees in
 * them (English and Arabic).
 * @throws PdfUnreadable, DocumentError, HelperFailure
 */
export async function readContent(
  file: Pick<File, 'storageKey' | 'mime'>,
  signal: AbortSignal,
  progress: (percent: number) => Promise<void>
): Promise<ReadText> {
  const bytes = await readForWork(file.storageKey, signal)
  if (file.mime.startsWith('text/'))
    return { content: bytes.toString('utf8').slice(0, MOST_TEXT), pages: null }
  if (READABLE_PICTURES.has(file.mime))
    return { content: await recognisePicture(bytes, signal), pages: 1 }
  const tmp = await writeTmpFile([bytes])
  try {
    if (OFFICE_FILES.has(file.mime))
      return { content: await officeText(tmp.path, file.mime, signal), pages: null }
    const { pages, count } = await readPdf(tmp.path, signal)
    const texts: string[] = []
    for (const [i, { text, png }] of pages.entries()) {
      texts.push(text ?? (png ? await recognisePicture(png, signal) : ''))
      await progress(10 + (85 * (i + 1)) / pages.length)
    }
    return { content: texts.join('\n').slice(0, MOST_TEXT), pages: count }
  } finally {
    await removeTmpFile(tmp.path)
  }
}

function officeText(path: string, mime: string, signal: AbortSignal): Promise<string> {
  return readOfficeText({ path, mime, most: MOST_TEXT }, signal)
}
