import { PDFDocument } from '@cantoo/pdf-lib'
import { hexOf, textOf } from './character_map.js'
import { inLine, isArabic, LettersOfFonts, type FontLetters } from './font_letters.js'
import { withMarksOnLetters } from './marks.js'
import { drawingsOf, replaceStream, streamText, type Drawing } from './page_streams.js'

/** A change of the font, or a text that Chromium writes beside its glyphs. */
const PIECE =
  /\/([^\s/]+) [\d.]+ Tf|(\/Span<<\/ActualText <FEFF)((?:[0-9A-F]{4})+)(> >> BDC\n)((?:(?!BDC|BMC)[\s\S])*?)EMC\n/gi
const FONT = /\/([^\s/]+) [\d.]+ Tf/
const SHOWN = /<((?:[0-9A-F]{4})+)> Tj/gi
const GLYPH = /[0-9A-F]{4}/gi

/**
 * Chromium sets Arabic from left to right and leaves it to the reader to turn a line around. What its glyphs
 * stand for it writes as forms of letters («ﻋ» for «ع») or beside each glyph, a glyph of several letters (lam and
 * alef) in the other order. Readers of PDF each make something else of that: one takes every glyph for a word
 * of its own, one finds no letter at all, one turns lam and alef twice. Here each font says the plain letters of
 * its glyphs, in the order of the line, and nothing stands beside them but words with marks, which poppler,
 * pdf.js and MuPDF all read as it is written.
 *
 * @returns the same document, byte for byte where it has no Arabic
 */
export async function withLettersInOrder(pdf: Buffer): Promise<Buffer> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false })
  const { context } = document
  const fonts = new LettersOfFonts(context)
  let changed = 0
  for (const drawing of drawingsOf(document)) {
    const before = streamText(context, drawing.ref)
    if (before === null) continue
    const after = withMarksOnLetters(withoutTexts(before, drawing, fonts), drawing, fonts)
    if (after === before) continue
    replaceStream(context, drawing.ref, after)
    changed++
  }
  changed += fonts.save()
  return changed ? Buffer.from(await document.save({ updateFieldAppearances: false })) : pdf
}

/** Texts beside glyphs go where the font says the same, or can be made to. */
function withoutTexts(content: string, { fonts: named }: Drawing, fonts: LettersOfFonts): string {
  let font: FontLetters | null = null
  const use = (name: string) => (font = fonts.of(named.get(name)))
  return content.replace(PIECE, (whole: string, name: string, ...rest: string[]) => {
    if (name) {
      use(name)
      return whole
    }
    const [begin, hex, between, body] = rest as [string, string, string, string]
    const own = FONT.exec(body)?.[1]
    if (own) use(own)
    const text = textOf(hex)
    if (!isArabic(text)) return whole
    const turned = inLine(text)
    return font && says(font, body, turned)
      ? body
      : `${begin}${hexOf(turned)}${between}${body}EMC\n`
  })
}

/**
 * Whether the glyphs shown stand for a text; beyond the paper none are shown. A glyph of which its font says nothing
 * is given it.
 */
function says(font: FontLetters, body: string, text: string): boolean {
  const shown = [...body.matchAll(SHOWN)].flatMap(([, codes]) => codes!.toUpperCase().match(GLYPH)!)
  if (!shown.length) return true
  if (shown.length === 1 && !font.has(shown[0]!)) font.say(shown[0]!, text)
  return shown.map((code) => font.textOf(code)).join('') === text
}
