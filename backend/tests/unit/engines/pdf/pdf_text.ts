import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFRawStream,
  PDFString,
  decodePDFRawStream,
  type PDFObject,
} from '@cantoo/pdf-lib'

/** What a test wants to know of a PDF, read without any program outside npm. */
export interface PdfFacts {
  pages: number
  lang: string | undefined
  title: string | undefined
  tagged: boolean
  outline: boolean
  /** Base names of the fonts, and whether each carries its own glyphs. */
  fonts: { name: string; embedded: boolean }[]
  /** Text of each page; Arabic runs in reading order. */
  text: string[]
}

/** Reads structure and text of a PDF as Chromium writes them. */
export async function pdfFacts(pdf: Uint8Array): Promise<PdfFacts> {
  const document = await PDFDocument.load(pdf)
  const { catalog, context } = document
  const lang = catalog.lookup(PDFName.of('Lang'))
  const fonts = context.enumerateIndirectObjects().flatMap(([, object]) => describedFont(object))
  return {
    pages: document.getPageCount(),
    lang: lang instanceof PDFString || lang instanceof PDFHexString ? lang.decodeText() : undefined,
    title: document.getTitle(),
    tagged: catalog.has(PDFName.of('StructTreeRoot')),
    outline: catalog.has(PDFName.of('Outlines')),
    fonts,
    text: document.getPages().map((page) => {
      const resources = page.node.Resources()
      return resources ? contentText(contents(page.node.Contents()), resources) : ''
    }),
  }
}

function describedFont(object: PDFObject): { name: string; embedded: boolean }[] {
  if (!(object instanceof PDFDict)) return []
  if (object.lookup(PDFName.of('Type')) !== PDFName.of('FontDescriptor')) return []
  const name = String(object.lookup(PDFName.of('FontName'))).slice(1)
  const embedded = ['FontFile', 'FontFile2', 'FontFile3'].some((key) => object.has(PDFName.of(key)))
  return [{ name, embedded }]
}

function contents(object: PDFObject | undefined): string {
  if (object instanceof PDFRawStream) return latin1(decodePDFRawStream(object).decode())
  if (!(object instanceof PDFArray)) return ''
  return object
    .asArray()
    .map((_, index) => contents(object.lookup(index)))
    .join('\n')
}

function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('latin1')
}

type Glyphs = Map<number, string>

/** Text objects of a page, one a line, each glyph decoded through its font's own table. */
function contentText(content: string, resources: PDFDict): string {
  const fonts = resources.lookupMaybe(PDFName.of('Font'), PDFDict)
  const tables = new Map<string, Glyphs>()
  let current: Glyphs = new Map()
  const lines: string[] = []
  let glyphs: string[] = []
  for (const [token, font, shown] of content.matchAll(
    /\/(\S+) [\d.-]+ Tf|(\[[^\]]*\]|<[0-9A-Fa-f]*>)\s*T[jJ]|\bET\b/g
  )) {
    if (token === 'ET') {
      lines.push(readingOrder(glyphs))
      glyphs = []
    } else if (font) {
      current = tables.get(font) ?? glyphTable(fonts?.lookupMaybe(PDFName.of(font), PDFDict))
      tables.set(font, current)
    } else {
      glyphs.push(...decode(shown, current))
    }
  }
  return lines.join('\n')
}

function decode(shown: string, table: Glyphs): string[] {
  return [...shown.matchAll(/<([0-9A-Fa-f]*)>/g)].flatMap(([, hex]) =>
    (hex.match(/.{4}/g) ?? []).map((code) => table.get(Number.parseInt(code, 16)) ?? '')
  )
}

/**
 * Glyphs stand from left to right: every Arabic stretch is turned round. The letters of a ligature
 * already stand in reading order, and presentation forms are folded into the letters they show.
 */
function readingOrder(glyphs: string[]): string {
  const arabic = (glyph: string) => /[\u0600-\u06ff\ufb50-\ufefc]/.test(glyph)
  const out: string[] = []
  let stretch: string[] = []
  for (const glyph of glyphs) {
    if (arabic(glyph) || (stretch.length > 0 && glyph === ' ')) {
      stretch.unshift(glyph)
    } else {
      out.push(...stretch, glyph)
      stretch = []
    }
  }
  return [...out, ...stretch].join('').normalize('NFKC')
}

function glyphTable(font: PDFDict | undefined): Glyphs {
  const table: Glyphs = new Map()
  const stream = font?.lookup(PDFName.of('ToUnicode'))
  if (!(stream instanceof PDFRawStream)) return table
  const cmap = latin1(decodePDFRawStream(stream).decode())
  for (const [, block] of cmap.matchAll(/beginbfchar([\s\S]*?)endbfchar/g)) {
    for (const [, code, text] of block.matchAll(/<(\w+)>\s*<(\w+)>/g)) {
      table.set(Number.parseInt(code, 16), utf16(text))
    }
  }
  for (const [, block] of cmap.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)) {
    for (const [, from, to, first] of block.matchAll(/<(\w+)>\s*<(\w+)>\s*<(\w+)>/g)) {
      const start = Number.parseInt(from, 16)
      for (let code = start; code <= Number.parseInt(to, 16); code++) {
        table.set(code, String.fromCharCode(Number.parseInt(first, 16) + code - start))
      }
    }
  }
  return table
}

function utf16(hex: string): string {
  return (hex.match(/.{4}/g) ?? [])
    .map((unit) => String.fromCharCode(Number.parseInt(unit, 16)))
    .join('')
}
