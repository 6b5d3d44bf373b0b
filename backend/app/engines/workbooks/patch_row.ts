import { columnLetters } from '#engines/spreadsheet/column_names'
import { columnOf } from './cell_ranges.js'
import {
  attributeOf,
  prefixOf,
  withAttribute,
  withoutAttributes,
  type Token,
} from './xml_tokens.js'

/** A number for a cell, as the file shall hold it. */
export interface CellWrite {
  row: number
  /** From 0. */
  column: number
  value: string
  /** Of a cell that the row does not have yet. */
  style: string
}

interface Piece {
  /** Null for what is no cell. */
  column: number | null
  text: string
}

/**
 * A row as it is written, with numbers in some of its cells. A cell keeps its style; one that is not
 * there is put where its column belongs. All else stays as it is.
 * @param tokens from the tag of the row to its end
 */
export function patchRow(
  tokens: readonly Token[],
  row: number,
  writes: readonly CellWrite[]
): string {
  const [head] = tokens
  const prefix = prefixOf(head.text)
  const pieces = piecesOf(tokens.slice(1, head.kind === 'empty' ? 1 : -1), row)
  let added = false
  for (const write of writes) {
    const at = pieces.findIndex(({ column }) => column === write.column)
    if (at >= 0)
      pieces[at] = { ...pieces[at], text: overwritten(pieces[at].text, prefix, write.value) }
    else {
      added = true
      pieces.splice(placeFor(pieces, write.column), 0, newCell(prefix, write))
    }
  }
  const open = head.kind === 'empty' ? head.text.replace(/\s*\/>$/, '>') : head.text
  const close = head.kind === 'empty' ? `</${prefix}row>` : tokens.at(-1)!.text
  return (added ? widened(open, writes) : open) + pieces.map(({ text }) => text).join('') + close
}

/** Cells that state no place stand behind the one before them; then each is told its own. */
function piecesOf(tokens: readonly Token[], row: number): Piece[] {
  const pieces: Piece[] = []
  let next = 0
  let open: Piece | null = null
  for (const token of tokens) {
    const isCell = token.name === 'c' && (token.kind === 'open' || token.kind === 'empty')
    if (isCell && !open) {
      const stated = columnOf(attributeOf(token.text, 'r') ?? undefined)
      const column = stated ?? next
      next = column + 1
      const address = `${columnLetters(column)}${row}`
      const text = stated === null ? withAttribute(token.text, 'r', address) : token.text
      open = { column, text }
      pieces.push(open)
      if (token.kind === 'empty') open = null
    } else if (open) {
      open.text += token.text
      if (token.name === 'c' && token.kind === 'close') open = null
    } else pieces.push({ column: null, text: token.text })
  }
  return pieces
}

/** Before the first cell of a later column, else behind the last cell. */
function placeFor(pieces: readonly Piece[], column: number): number {
  const later = pieces.findIndex((piece) => piece.column !== null && piece.column > column)
  if (later >= 0) return later
  return pieces.findLastIndex((piece) => piece.column !== null) + 1
}

/** What told of another kind of value goes with that value; the style stays. */
function overwritten(cell: string, prefix: string, value: string): string {
  const tag = /^<(?:[^"'>]|"[^"]*"|'[^']*')*>/.exec(cell)![0]
  const open = withoutAttributes(tag, ['t', 'cm', 'vm']).replace(/\s*\/?>$/, '>')
  return `${open}<${prefix}v>${value}</${prefix}v></${prefix}c>`
}

function newCell(prefix: string, { row, column, value, style }: CellWrite): Piece {
  const look = style === '0' ? '' : ` s="${style}"`
  const address = `${columnLetters(column)}${row}`
  return {
    column,
    text: `<${prefix}c r="${address}"${look}><${prefix}v>${value}</${prefix}v></${prefix}c>`,
  }
}

/** A row may state the columns that it reaches over. */
function widened(open: string, writes: readonly CellWrite[]): string {
  const [first, last] = (attributeOf(open, 'spans') ?? '').split(':').map(Number)
  if (!first || !last) return open
  const columns = writes.map(({ column }) => column + 1)
  const spans = `${Math.min(first, ...columns)}:${Math.max(last, ...columns)}`
  return spans === `${first}:${last}` ? open : withAttribute(open, 'spans', spans)
}
