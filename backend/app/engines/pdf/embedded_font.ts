import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFName,
  PDFNumber,
  PDFRawStream,
} from '@cantoo/pdf-lib'
import { create, type Font } from 'fontkit'

const [DESCENDANTS, DESCRIPTOR, FILE, GLYPHS, WIDTHS, DEFAULT_WIDTH] = [
  ...['DescendantFonts', 'FontDescriptor', 'FontFile2', 'CIDToGIDMap', 'W', 'DW'],
].map((of) => PDFName.of(of)) as [PDFName, PDFName, PDFName, PDFName, PDFName, PDFName]
/** In thousandths of the size of the font, by the format where it is not said. */
const USUAL_WIDTH = 1000
/** Of coordinates: a hundredth of a point is less than any printer shows. */
const DIGITS = 2

/** A font whose codes are the numbers of its glyphs, as Chromium embeds TrueType. */
export class EmbeddedFont {
  #font: Font | null | undefined

  private constructor(
    private readonly dict: PDFDict,
    private readonly file: PDFRawStream
  ) {}

  /** @returns null for a font of another kind */
  static of(font: PDFDict): EmbeddedFont | null {
    const dict = font.lookupMaybe(DESCENDANTS, PDFArray)?.lookupMaybe(0, PDFDict)
    if (!dict || dict.get(GLYPHS) !== PDFName.of('Identity')) return null
    const file = dict.lookupMaybe(DESCRIPTOR, PDFDict)?.lookup(FILE)
    return file instanceof PDFRawStream ? new EmbeddedFont(dict, file) : null
  }

  /** Whether the outlines of its glyphs can be read: of a font that fontkit doesn't know they stay glyphs. */
  get isReadable() {
    return this.font !== null
  }

  /** Read once, and only where a shape is wanted. */
  private get font(): Font | null {
    if (this.#font === undefined) this.#font = fontOf(this.file)
    return this.#font
  }

  /** The outline of a glyph as path operators, one unit of it being the size of the font. */
  outline(glyph: number, place: (x: number, y: number) => [number, number]): string {
    const { font } = this
    if (!font) return ''
    const { path } = font.getGlyph(glyph)
    const size = font.unitsPerEm
    let last = [0, 0]
    return path.commands
      .map(({ command, args }) => {
        const points: [number, number][] = []
        for (let at = 0; at < args.length; at += 2)
          points.push([args[at]! / size, args[at + 1]! / size])
        // a curve by one point is one by two of them, a third of the way to each end
        const [control, to] = points
        if (command === 'quadraticCurveTo' && control && to) {
          const towards = (end: readonly number[]) =>
            [0, 1].map((i) => (end[i]! + 2 * control[i]!) / 3) as [number, number]
          points.splice(0, 1, towards(last), towards(to))
        }
        last = points.at(-1) ?? last
        const numbers = points.flatMap(([x, y]) => place(x, y)).map((one) => one.toFixed(DIGITS))
        return `${numbers.join(' ')} ${OPERATORS[command]}\n`
      })
      .join('')
  }

  /** Width of a glyph, from a list of «first [widths]» and «first last width». */
  widthOf(glyph: number): number {
    const list = this.dict.lookupMaybe(WIDTHS, PDFArray)
    const numberAt = (array: PDFArray, place: number) => array.lookup(place, PDFNumber).asNumber()
    for (let at = 0; list && at < list.size() - 1;) {
      const first = numberAt(list, at)
      const next = list.lookup(at + 1)
      if (next instanceof PDFArray) {
        const place = glyph - first
        if (place >= 0 && place < next.size()) return numberAt(next, place)
        at += 2
      } else {
        if (glyph >= first && glyph <= numberAt(list, at + 1)) return numberAt(list, at + 2)
        at += 3
      }
    }
    return this.dict.lookupMaybe(DEFAULT_WIDTH, PDFNumber)?.asNumber() ?? USUAL_WIDTH
  }
}

function fontOf(file: PDFRawStream): Font | null {
  try {
    const read = create(Buffer.from(decodePDFRawStream(file).decode()))
    return 'numGlyphs' in read ? read : null
  } catch {
    return null
  }
}

const OPERATORS = {
  ...{ moveTo: 'm', lineTo: 'l', quadraticCurveTo: 'c', bezierCurveTo: 'c', closePath: 'h' },
} as const
