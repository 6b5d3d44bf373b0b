import type { RowCounts } from './database_copy.js'

const [QUOTE, BACKSLASH, OPEN, CLOSE, SEMICOLON, NEWLINE] = Array.from("'\\();\n", (sign) =>
  sign.charCodeAt(0)
)
/** The beginning of a line is enough to know it by. */
const HEAD = 200
const INSERT = /^INSERT INTO `(.+?)` VALUES/
const TABLE = /^CREATE TABLE `(.+?)`/
const TRIGGER = /^\/\*!50003 (?:CREATE\*\/.* TRIGGER|CREATE TRIGGER) /

/**
 * Counts what a dump holds as it passes: the rows of each table, and the triggers. Takes whole lines at a
 * time. Values are skipped with their quotes, so that a bracket in a text is none.
 */
export class DumpCounter {
  readonly rows: RowCounts = {}
  triggers = 0
  /** The table whose rows are read; null between statements. */
  #table: string | null = null
  #depth = 0
  #isQuoted = false

  /** Passes a dump on, unchanged. */
  async *read(lines: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of lines) {
      for (let at = 0; at < chunk.length;)
        at = this.#table === null ? this.#takeLine(chunk, at) : this.#takeValues(chunk, at)
      yield chunk
    }
  }

  /** @returns where the next line begins, or the rows of this one */
  #takeLine(chunk: Buffer, from: number): number {
    const newline = chunk.indexOf(NEWLINE!, from)
    const end = newline < 0 ? chunk.length : newline + 1
    const head = chunk.toString('latin1', from, Math.min(end, from + HEAD))
    const insert = INSERT.exec(head)
    if (insert) {
      this.#table = insert[1]!
      return from + insert[0].length
    }
    const table = TABLE.exec(head)?.[1]
    if (table) this.rows[table] ??= 0
    if (TRIGGER.test(head)) this.triggers++
    return end
  }

  /** @returns where the statement ends, or the chunk */
  #takeValues(chunk: Buffer, from: number): number {
    for (let at = from; at < chunk.length; at++) {
      const byte = chunk[at]
      if (this.#isQuoted) {
        if (byte === BACKSLASH) at++
        // a doubled quote closes and opens again, which comes to the same
        else if (byte === QUOTE) this.#isQuoted = false
      } else if (byte === QUOTE) this.#isQuoted = true
      else if (byte === OPEN && this.#depth++ === 0)
        this.rows[this.#table!] = (this.rows[this.#table!] ?? 0) + 1
      else if (byte === CLOSE) this.#depth--
      else if (byte === SEMICOLON && this.#depth === 0) {
        this.#table = null
        return at + 1
      }
    }
    return chunk.length
  }
}
