import type { PDFContext } from '@cantoo/pdf-lib'
import { readCharacterMap, writeCharacterMap, type CharacterMap } from './character_map.js'
import { EmbeddedFont } from './embedded_font.js'
import { replaceStream, streamText, type NamedFont } from './page_streams.js'

const ARABIC = /^[\p{Script=Arabic}\p{M}]+$/u
const MARKS = /^[\p{M} ]+$/u

export const isArabic = (text: string) => ARABIC.test(text)
export const isMarks = (text: string) => MARKS.test(text)

/** Letters from left to right, as glyphs are set; a mark that stands alone has a space in its form. */
export function inLine(text: string): string {
  const plain = text.normalize('NFKC')
  return [...(isMarks(plain) ? plain.replaceAll(' ', '') : plain)].reverse().join('')
}

const glyphOf = (code: string) => parseInt(code, 16)

/** What a font of a document says of its glyphs, in plain letters. */
export class FontLetters {
  readonly #before: CharacterMap
  readonly #map: CharacterMap
  readonly #embedded: EmbeddedFont | null

  private constructor(
    private readonly context: PDFContext,
    private readonly font: NamedFont,
    private readonly source: string
  ) {
    this.#before = readCharacterMap(source)
    this.#map = new Map(
      [...this.#before].map(([code, text]) => [code, isArabic(text) ? inLine(text) : text])
    )
    this.#embedded = EmbeddedFont.of(font.dict)
  }

  /** @returns null for a font that says nothing of its glyphs */
  static of(context: PDFContext, font: NamedFont): FontLetters | null {
    const source = streamText(context, font.toUnicode)
    return source === null ? null : new FontLetters(context, font, source)
  }

  has = (code: string) => this.#map.has(code)
  textOf = (code: string) => this.#map.get(code) ?? ''
  say = (code: string, text: string) => this.#map.set(code, text)

  get isDrawable() {
    return this.#embedded?.isReadable ?? false
  }

  /** How far the next glyph begins behind this one, the size of the font being 1. */
  widthOf = (code: string) => (this.#embedded?.widthOf(glyphOf(code)) ?? 0) / 1000

  /** The shape of a glyph as path operators. */
  outline = (code: string, place: Parameters<EmbeddedFont['outline']>[1]) =>
    this.#embedded?.outline(glyphOf(code), place) ?? ''

  /** @returns whether it has changed */
  save(): boolean {
    const [before, map] = [this.#before, this.#map]
    if (map.size === before.size && [...map].every(([code, text]) => before.get(code) === text))
      return false
    replaceStream(this.context, this.font.toUnicode, writeCharacterMap(this.source, map))
    return true
  }
}

/** The fonts of a document, each read once. */
export class LettersOfFonts {
  readonly #known = new Map<string, FontLetters | null>()

  constructor(private readonly context: PDFContext) {}

  of(font: NamedFont | undefined): FontLetters | null {
    if (!font) return null
    const key = font.toUnicode.tag
    const known = this.#known.get(key) ?? FontLetters.of(this.context, font)
    this.#known.set(key, known)
    return known
  }

  /** @returns how many have changed */
  save = () => [...this.#known.values()].filter((font) => font?.save()).length
}
