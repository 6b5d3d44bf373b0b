import { WORKBOOK } from '#engines/limits/reading'
import { DocumentError } from '#engines/ooxml/document_error'
import { columnLetters } from '#engines/spreadsheet/column_names'
import { rangeOf } from './cell_ranges.js'
import { patchRow, type CellWrite } from './patch_row.js'
import { attributeOf, withAttribute, xmlTokens, type Token } from './xml_tokens.js'

/**
 * The XML of a sheet with numbers in some of its cells, piece by piece; everything else leaves as it
 * came, byte for byte. Text and bytes are told apart by no one here: each character is one byte.
 * @throws DocumentError when a row that was to be written is not there
 */
export async function* patchedSheet(
  stream: AsyncIterable<Buffer>,
  writes: readonly CellWrite[]
): AsyncGenerator<Buffer> {
  const patch = new SheetPatch(writes)
  for await (const tokens of xmlTokens(stream)) {
    let text = ''
    for (const token of tokens) text += patch.take(token)
    if (text) yield Buffer.from(text, 'latin1')
  }
  if (patch.left) throw new DocumentError('unreadable')
}

interface HeldRow {
  tokens: Token[]
  length: number
  writes: CellWrite[]
}

class SheetPatch {
  readonly #byRow = new Map<number, CellWrite[]>()
  readonly #last: number
  /** Rows that still wait. */
  left: number
  #isInside = false
  #row = 0
  #held: HeldRow | null = null

  constructor(writes: readonly CellWrite[]) {
    for (const write of writes) {
      const row = this.#byRow.get(write.row)
      if (row) row.push(write)
      else this.#byRow.set(write.row, [write])
    }
    this.left = this.#byRow.size
    this.#last = writes.reduce((last, { column }) => Math.max(last, column), 0)
  }

  /** What leaves in the place of a piece; nothing while the row that it belongs to is held. */
  take(token: Token): string {
    if (this.#held) return this.#hold(this.#held, token)
    const { name, kind, text } = token
    if (name === 'sheetData') this.#isInside = kind === 'open'
    if (name === 'dimension' && kind !== 'close' && !this.#isInside) return this.#dimension(text)
    if (name !== 'row' || kind === 'close' || !this.#isInside) return text
    const stated = attributeOf(text, 'r')
    this.#row = stated && /^\d{1,7}$/.test(stated) ? Number(stated) : this.#row + 1
    const writes = this.#byRow.get(this.#row)
    if (!writes) return text
    const held = { tokens: [token], length: text.length, writes }
    if (kind === 'empty') return this.#release(held)
    this.#held = held
    return ''
  }

  #hold(held: HeldRow, token: Token): string {
    held.tokens.push(token)
    held.length += token.text.length
    if (held.length > WORKBOOK.rowBytes) throw new DocumentError('too_large')
    if (token.name !== 'row' || token.kind !== 'close') return ''
    this.#held = null
    return this.#release(held)
  }

  #release({ tokens, writes }: HeldRow): string {
    this.left--
    this.#byRow.delete(this.#row)
    return patchRow(tokens, this.#row, writes)
  }

  /** What some readers take for the size of the sheet. */
  #dimension(tag: string): string {
    const range = rangeOf(attributeOf(tag, 'ref') ?? undefined)
    if (!range || range.right >= this.#last) return tag
    const { top, bottom, left } = range
    const ref = `${columnLetters(left)}${top}:${columnLetters(this.#last)}${bottom}`
    return withAttribute(tag, 'ref', ref)
  }
}
