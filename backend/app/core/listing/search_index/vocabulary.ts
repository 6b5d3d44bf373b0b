import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import { keptRows } from '#core/listing/kept_rows'
import { VERY_MANY } from '#core/listing/large'
import { noBits, setBit, type Bits } from './bitmap.js'
import type { MapSet } from './index_state.js'

/** Few enough that reading them holds up no other request. */
const READ_AT_ONCE = 1000
/** Parts one word from the next. */
const END = '\n'

/**
 * The different words of a table's search texts, and the rows of each, as they stood when the table's
 * set was made or later. What has changed since the set was made is noted with it, so anyone who asks
 * leaves those rows out.
 */
export class Vocabulary {
  constructor(
    readonly key: string,
    private readonly lastId: number,
    /** All words, one behind the other. */
    private readonly bytes: Buffer,
    /** Where each word begins in `bytes`, and where the last one ends. */
    private readonly starts: Uint32Array,
    /** Where the rows of each word begin in `rows`, and where those of the last one end. */
    private readonly firsts: Uint32Array,
    private readonly rows: Uint32Array
  ) {}

  /** The rows that have this part inside a word. @param part letters and digits alone */
  rowsWith(part: string): Bits {
    const found = noBits(this.lastId)
    const searched = Buffer.from(part)
    for (let word = 0, at = 0; ;) {
      at = this.bytes.indexOf(searched, at)
      if (at < 0) return found
      word = this.#wordAt(at, word)
      for (let i = this.firsts[word]; i < this.firsts[word + 1]; i++) setBit(found, this.rows[i])
      at = this.starts[word + 1]
    }
  }

  /** The word that a place lies in, by halves; it is none before `from`. */
  #wordAt(place: number, from: number): number {
    let [low, high] = [from, this.starts.length - 2]
    while (low < high) {
      const middle = (low + high + 1) >>> 1
      if (this.starts[middle] <= place) low = middle
      else high = middle - 1
    }
    return low
  }
}

const atHand = new Map<string, Vocabulary>()
const reading = new Set<string>()

const keyOf = ({ id, builtAt }: MapSet) => `${id}/${builtAt}`

/**
 * The words of a table if they are at hand; else they are read, and anyone who asks later has them. They
 * need a tenth of a kilobyte for each row, so those of a table with very many are not kept.
 */
export function vocabularyOf(table: string, set: MapSet): Vocabulary | null {
  const vocabulary = atHand.get(table)
  if (vocabulary?.key === keyOf(set)) return vocabulary
  void remember(table, set)
  return null
}

/** To be called when a set is made or removed in this process: their numbers may begin again. */
export const forgetVocabulary = (table: string) => void atHand.delete(table)

async function remember(table: string, set: MapSet) {
  if (reading.has(table)) return
  reading.add(table)
  try {
    if ((await keptRows(table)) < VERY_MANY) atHand.set(table, await read(table, set))
    else atHand.delete(table)
  } catch (error) {
    logger.warn({ err: error, table }, 'the words of a table could not be read; searches scan it')
  } finally {
    reading.delete(table)
  }
}

async function read(table: string, set: MapSet): Promise<Vocabulary> {
  const words = new Map<string, number>()
  const pairs: [words: number[], rows: number[]] = [[], []]
  for (let last = 0; ;) {
    const rows: { id: number; text: string }[] = await db
      .from(table)
      .where('id', '>', last)
      .where('id', '<=', set.lastId)
      .orderBy('id')
      .limit(READ_AT_ONCE)
      .select('id', 'search_text as text')
    for (const { id, text } of rows) {
      for (const word of new Set(text.match(/[\p{L}\p{N}]+/gu))) {
        if (!words.has(word)) words.set(word, words.size)
        pairs[0].push(words.get(word)!)
        pairs[1].push(id)
      }
    }
    if (rows.length < READ_AT_ONCE) break
    last = rows.at(-1)!.id
  }
  const bytes = Buffer.from([...words.keys(), ''].join(END))
  const { firsts, rows } = byWord(words.size, pairs)
  return new Vocabulary(keyOf(set), set.lastId, bytes, startsIn(bytes, words.size), firsts, rows)
}

function startsIn(bytes: Buffer, count: number): Uint32Array {
  const starts = new Uint32Array(count + 1)
  for (let word = 1; word <= count; word++)
    starts[word] = bytes.indexOf(END, starts[word - 1]) + END.length
  return starts
}

/** Sorts pairs of word and row by their words, by counting. */
function byWord(count: number, [words, rows]: [words: number[], rows: number[]]) {
  const firsts = new Uint32Array(count + 1)
  for (const word of words) firsts[word + 1]++
  for (let word = 0; word < count; word++) firsts[word + 1] += firsts[word]
  const next = firsts.slice()
  const sorted = new Uint32Array(rows.length)
  for (const [i, word] of words.entries()) sorted[next[word]++] = rows[i]
  return { firsts, rows: sorted }
}
