import { columnNumber } from './column_names.js'
import { DocumentError } from '#engines/ooxml/document_error'
import type { Attributes, XmlVisitor } from '#engines/ooxml/xml_items'
import { TABLE } from '#engines/limits/reading'
import type { TableRow } from './table_row.js'
import { isoOfSerial } from './xlsx_dates.js'

/** A sheet has no more of them. */
const LAST_ROW = 1_048_576

/** What the cells of a sheet refer to. */
export interface Lookup {
  texts: readonly string[]
  /** Numbers of the styles that show a day. */
  dates: ReadonlySet<number>
}

interface OpenCell {
  at: number
  type: string
  style: number
  text: string
}

/** Makes rows of the elements of a sheet; a text of its own in a cell comes without phonetic readings. */
export class SheetVisitor implements XmlVisitor {
  #number = 0
  #length = 0
  #cells: string[] | null = null
  #cell: OpenCell | null = null
  #listens = false
  #readings = 0

  constructor(
    readonly lookup: Lookup,
    readonly emit: (row: TableRow) => void
  ) {}

  open(name: string, attributes: Attributes) {
    if (name === 'row') this.#openRow(attributes.r)
    if (name === 'c' && this.#cells) this.#cell = cellOf(attributes, this.#cells.length)
    if (name === 'rPh') this.#readings++
    const holder = this.#cell?.type === 'inlineStr' ? 't' : 'v'
    this.#listens = name === holder && !this.#readings
  }

  text(text: string) {
    if (!this.#listens || !this.#cell) return
    this.#cell.text += text
    this.#count(text)
  }

  close(name: string) {
    this.#listens = false
    if (name === 'rPh') this.#readings--
    if (name === 'c') this.#closeCell()
    if (name === 'row' && this.#cells) {
      this.emit({ number: this.#number, cells: this.#cells })
      this.#cells = null
    }
  }

  #openRow(given: string | undefined) {
    this.#number = given && /^\d{1,9}$/.test(given) ? Number(given) : this.#number + 1
    if (this.#number > LAST_ROW) throw new DocumentError('unreadable')
    this.#cells = []
    this.#length = 0
  }

  #closeCell() {
    const cell = this.#cell
    const cells = this.#cells
    this.#cell = null
    if (!cell || !cells || cell.at >= TABLE.columns) return
    while (cells.length < cell.at) cells.push('')
    const value = valueOf(cell, this.lookup)
    if (cell.type === 's') this.#count(value)
    cells[cell.at] = value
  }

  #count({ length }: string) {
    this.#length += length
    if (this.#length > TABLE.longestRow) throw new DocumentError('too_large')
  }
}

function cellOf({ r, t = 'n', s = '0' }: Attributes, next: number): OpenCell {
  const letters = r && /^([A-Z]{1,3})\d+$/.exec(r)?.[1]
  return { at: letters ? columnNumber(letters) : next, type: t, style: Number(s), text: '' }
}

function valueOf({ type, style, text }: OpenCell, { texts, dates }: Lookup): string {
  if (type === 'inlineStr' || text === '') return text
  if (type === 's') return texts[Number(text)] ?? ''
  if (type === 'b') return text === '1' ? 'true' : 'false'
  if (type === 'e') return ''
  if (type !== 'n') return text
  return dates.has(style) ? isoOfSerial(Number(text)) : plainNumber(text)
}

/** `1.0E3` and `0.1000000001` as a person would have typed them. */
function plainNumber(text: string): string {
  if (/^-?\d{1,15}(\.\d{1,9})?$/.test(text)) return text
  const number = Number(text)
  if (!Number.isFinite(number)) return text
  const short = Number(number.toPrecision(15))
  return Math.abs(short) < 1e21 ? String(short) : text
}
