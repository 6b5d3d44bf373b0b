import { deflateSync, inflateSync } from 'node:zlib'
import { PDFDocument, PDFName, PDFRawStream, type PDFContext } from '@cantoo/pdf-lib'

/** Text of a glyph that stands for several letters, as Chromium writes it beside the glyph. */
const SEVERAL_LETTERS = /(\/ActualText <FEFF)((?:[0-9A-F]{4}){2,})(>)/gi
const LETTER = /[0-9A-F]{4}/gi
const ARABIC = /^\p{Script=Arabic}|^\p{M}/u

/**
 * Chromium sets Arabic from left to right and leaves it to the reader to turn a line around. A glyph of
 * several letters (lam and alef) it describes in the other order, so that readers turn its letters once
 * too often: a search for «الأعمال» finds nothing. Their letters are put into the order of their line.
 *
 * @returns the same document, byte for byte where it has no such glyph
 */
export async function withLettersInOrder(pdf: Buffer): Promise<Buffer> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false })
  let turned = 0
  for (const [ref, object] of document.context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFRawStream) || !holdsContent(object)) continue
    const before = inflateSync(object.contents).toString('latin1')
    const after = before.replace(SEVERAL_LETTERS, turn)
    if (after === before) continue
    document.context.assign(ref, packed(document.context, object, after))
    turned++
  }
  if (!turned) return pdf
  return Buffer.from(await document.save({ updateFieldAppearances: false }))
}

/** What draws a page: not pictures, fonts or their tables, which say what they are. */
function holdsContent({ dict }: PDFRawStream): boolean {
  if (dict.get(PDFName.of('Filter')) !== PDFName.of('FlateDecode')) return false
  const kind = dict.get(PDFName.of('Subtype'))
  if (kind) return kind === PDFName.of('Form')
  return !dict.has(PDFName.of('Length1')) && !dict.has(PDFName.of('Type'))
}

function turn(whole: string, begin: string, letters: string, end: string): string {
  const codes = letters.match(LETTER)!
  const isArabic = codes.every((code) => ARABIC.test(String.fromCodePoint(parseInt(code, 16))))
  return isArabic ? begin + codes.reverse().join('') + end : whole
}

function packed(context: PDFContext, { dict }: PDFRawStream, content: string): PDFRawStream {
  const bytes = deflateSync(Buffer.from(content, 'latin1'))
  dict.set(PDFName.of('Length'), context.obj(bytes.length))
  return PDFRawStream.of(dict, bytes)
}
