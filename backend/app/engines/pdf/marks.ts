import { hexOf } from './character_map.js'
import { isArabic, isMarks, type FontLetters, type LettersOfFonts } from './font_letters.js'
import type { Drawing } from './page_streams.js'

/** A change of the font, or a whole text with its places and glyphs. */
const PIECE = /\/([^\s/]+) [\d.]+ Tf|\bBT\n([\s\S]*?)\bET\n/g
const NUMBER = '(-?[\\d.]+)'
/** What Chromium writes in a text. A text with anything else stays as it is. */
const STEP = new RegExp(
  [
    `/([^\\s/]+) ${NUMBER} Tf`,
    `${Array(6).fill(NUMBER).join(' ')} Tm`,
    `${NUMBER} ${NUMBER} Td`,
    '<((?:[0-9A-F]{4})+)> Tj',
    '/\\w+ (?:<<.*?>>\\s*)?(?:BMC|BDC)|EMC',
    '\\s+',
  ].join('|'),
  'giy'
)
const isOther = (text: string) => /\p{L}/u.test(text) && !isArabic(text)
const GLYPH = /[0-9A-F]{4}/gi

interface Shown {
  font: FontLetters
  size: number
  code: string
  /** Of the beginning of the glyph, as the matrix of the text has it. */
  x: number
  y: number
  matrix: readonly number[]
  /** It is drawn as a shape, and stands unseen before its letter. */
  isApart?: boolean
  /** The marks that stand unseen before it. */
  marks?: Shown[]
  /** What a word says that begins here. */
  opens?: string
  /** The word ends here. */
  closes?: boolean
}

/**
 * Chromium draws a mark (a shadda, a tanwin) before its letter, at a height of its own: readers that put a
 * line together by the places of its glyphs part the word there, or put the mark on the letter beside. Here the
 * mark stands unseen on the line, and is drawn as a shape.
 */
export function withMarksOnLetters(
  content: string,
  { fonts: named }: Drawing,
  fonts: LettersOfFonts
): string {
  let current: FontLetters | null = null
  const use = (name: string) => (current = fonts.of(named.get(name)))
  return content.replace(PIECE, (whole: string, name?: string, body?: string) => {
    if (name) use(name)
    if (body === undefined) return whole
    const text = new TextBlock(use, current)
    const after = text.read(body)
    return after === null ? whole : `BT\n${after}ET\n${text.shapes()}`
  })
}

class TextBlock {
  #size = 0
  #matrix: readonly number[] = [1, 0, 0, 1, 0, 0]
  #at = [0, 0]
  #marks: Shown[] = []
  #word: Shown[] = []
  /** Behind a letter of another script: marks there are its own. */
  #isAfterOther = false
  readonly #apart: Shown[] = []
  readonly #out: (string | Shown[])[] = []

  constructor(
    private readonly use: (name: string) => FontLetters | null,
    private font: FontLetters | null
  ) {}

  /** @returns the text without the marks that are drawn apart; null when there are none, or it can't be read */
  read(body: string): string | null {
    STEP.lastIndex = 0
    for (let end = 0; end < body.length; end = STEP.lastIndex) {
      const step = STEP.exec(body)
      if (!step || step[0] === '') return null
      this.take(step)
    }
    this.endWord()
    if (!this.#apart.length) return null
    return this.#out.map((piece) => (typeof piece === 'string' ? piece : written(piece))).join('')
  }

  private take([whole, name, size, ...rest]: RegExpExecArray) {
    const matrix = rest.slice(0, 6)
    const [dx, dy, codes] = rest.slice(6)
    if (!codes && dx === undefined && whole.trim()) this.endWord()
    if (name) [this.font, this.#size] = [this.use(name), Number(size)]
    if (matrix[0] !== undefined) [this.#matrix, this.#at] = [matrix.map(Number), [0, 0]]
    if (dx !== undefined) this.#at = [this.#at[0]! + Number(dx), this.#at[1]! + Number(dy)]
    this.#out.push(codes && this.font ? this.show(this.font, codes) : whole)
  }

  private show(font: FontLetters, codes: string): Shown[] {
    const [left, y] = this.#at as [number, number]
    let x = left
    return codes
      .toUpperCase()
      .match(GLYPH)!
      .map((code) => {
        const shown: Shown = { font, size: this.#size, code, x, y, matrix: this.#matrix }
        x += font.widthOf(code) * this.#size
        const text = font.textOf(code)
        if (!isArabic(text)) this.endWord()
        else if (!isMarks(text)) this.join(shown)
        else if (!this.#isAfterOther) this.#marks.push(shown)
        this.#isAfterOther = isOther(text) || (this.#isAfterOther && isMarks(text))
        return shown
      })
  }

  private join(letter: Shown) {
    const marks = this.#marks
    this.#marks = []
    const { font } = letter
    this.#word.push(letter)
    // what takes up room can't be taken out of its line
    if (
      !marks.length ||
      !letter.size ||
      !font.isDrawable ||
      marks.some(({ code }) => font.widthOf(code))
    )
      return
    letter.marks = marks
    for (const mark of marks) mark.isApart = true
    this.#apart.push(...marks)
  }

  private endWord() {
    const word = this.#word
    this.#word = []
    this.#marks = []
    if (!word.some(({ marks }) => marks)) return
    const shown = word.flatMap((letter) => [...(letter.marks ?? []), letter])
    word[0]!.opens = shown.map(({ code, font }) => font.textOf(code)).join('')
    word.at(-1)!.closes = true
  }

  shapes = () => this.#apart.map(shapeOf).join('')
}

const show = (...codes: string[]) => (codes.length ? `<${codes.join('')}> Tj` : '')

/** Some readers take what stands beside the glyphs of a word, some the glyphs: both say the same. */
function written(shown: readonly Shown[]): string {
  const parts: string[] = []
  let plain: string[] = []
  const put = (...more: string[]) => {
    parts.push(show(...plain), ...more)
    plain = []
  }
  for (const { code, marks, opens, closes, isApart } of shown) {
    if (isApart) continue
    if (opens) put(`/Span<</ActualText <FEFF${hexOf(opens)}> >> BDC`)
    if (marks) put(`3 Tr ${show(...marks.map((mark) => mark.code))} 0 Tr`)
    plain.push(code)
    if (closes) put('EMC')
  }
  put()
  return parts.filter(Boolean).join(' ')
}

function shapeOf({ font, size, code, x, y, matrix }: Shown): string {
  const [a, b, c, d, e, f] = matrix as [number, number, number, number, number, number]
  const outline = font.outline(code, (right, up) => {
    const [across, along] = [x + right * size, y + up * size]
    return [a * across + c * along + e, b * across + d * along + f]
  })
  return outline && `${outline}f\n`
}
