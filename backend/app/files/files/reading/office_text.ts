import { SpreadsheetError, xmlElements } from '#engines/spreadsheet/xml_elements'
import { unescapeXml } from '#engines/spreadsheet/xml_text'
import { openEntry, zipEntries } from '#engines/spreadsheet/zip_entries'

const OFFICE = 'application/vnd.openxmlformats-officedocument.'

/** Where the words of an office file lie, and the element that holds one piece of them. */
const PARTS: Record<string, { member: RegExp; element: string }> = {
  [`${OFFICE}wordprocessingml.document`]: {
    member: /^word\/(document|header\d*|footer\d*|footnotes|endnotes|comments)\.xml$/,
    element: 'p',
  },
  [`${OFFICE}spreadsheetml.sheet`]: {
    member: /^xl\/(sharedStrings|worksheets\/sheet\d+)\.xml$/,
    element: '(?:si|is)',
  },
}

export const OFFICE_FILES: ReadonlySet<string> = new Set(Object.keys(PARTS))

/** Unpacked bytes after which the rest is left: no letter is that long. */
const MOST_BYTES = 64 * 1024 * 1024

/** The file is no office file inside, whatever its outside says. */
export class OfficeUnreadable extends Error {}

/**
 * The text of a Word document or a workbook, up to `most` characters. It is unpacked as a stream and
 * only as far as it is wanted, so that a packed desert of zeros costs no memory.
 * @throws OfficeUnreadable
 */
export async function officeText(path: string, mime: string, most: number): Promise<string> {
  const { member, element } = PARTS[mime]
  try {
    const entries = await zipEntries(path)
    let text = ''
    for (const [name, entry] of entries) {
      if (!member.test(name)) continue
      const stream = await openEntry(path, entry)
      try {
        for await (const xml of xmlElements(limited(stream), element)) {
          const piece = wordsOf(xml)
          if (piece) text += `${piece}\n`
          if (text.length >= most) return text.slice(0, most)
        }
      } finally {
        stream.destroy()
      }
    }
    return text
  } catch (error) {
    if (error instanceof SpreadsheetError || isDamage(error)) throw new OfficeUnreadable()
    throw error
  }
}

async function* limited(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let bytes = 0
  for await (const chunk of stream) {
    bytes += chunk.length
    if (bytes > MOST_BYTES) return
    yield chunk
  }
}

/** The runs of one paragraph or cell, put together. */
function wordsOf(xml: string): string {
  let text = ''
  for (const [, run] of xml.matchAll(/<(?:\w+:)?t(?:\s[^>]*)?>([^<]*)<\/(?:\w+:)?t>/g))
    text += unescapeXml(run)
  return text.trim()
}

/** What zlib and the ZIP reader say of broken bytes. */
function isDamage(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string }
  return code.startsWith('Z_') || code === 'ERR_OUT_OF_RANGE' || message === 'unknown packing'
}
