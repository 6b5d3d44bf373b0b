import { AppError } from '#core/base/app_error'
import { translatorIn } from '#core/base/language'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { Against } from '#core/imports/against'
import { understood, type Reading, type ReadRow } from './import_rows.js'

/** What became of a batch; small enough to be kept with the job. */
export type BatchOutcome = {
  created: number
  updated: number
  /** Position within the batch. */
  failed: { at: number; message: string }[]
}

const LONGEST_MESSAGE = 300

/**
 * Adds or changes the record of each row of a batch; a row that can't be imported is reported, not thrown.
 * @param reads what the rows mean, by `readAll`
 */
export async function applyRows(
  uow: UnitOfWork,
  reading: Reading,
  keyField: string | null,
  rows: readonly ReadRow[],
  reads: readonly RowMeaning[]
): Promise<BatchOutcome> {
  const { definition } = reading
  const keys = rows.map(({ values }) => {
    const value = keyField && values[keyField]
    return value ? definition.keyOf(keyField, value) : null
  })
  const known = keyField
    ? await definition.find(uow.trx, keyField, [...new Set(keys.filter((key) => key !== null))])
    : new Map<string, number>()
  await definition.prepare?.(
    uow,
    reads.flatMap((read) => ('input' in read ? [read.input] : []))
  )
  const batch = new Batch(uow, reading, known)
  await uow.gatherAudits(async () => {
    for (const [at, read] of reads.entries()) await batch.take(at, keys[at], read)
    await batch.end()
  })
  return batch.outcome
}

export type RowMeaning = Awaited<ReturnType<typeof understood>>

/** The rows of a batch on their way into records, and what has become of them. */
class Batch {
  readonly outcome: BatchOutcome = { created: 0, updated: 0, failed: [] }
  readonly #waiting: NewRecords
  readonly #against: Against

  constructor(
    private readonly uow: UnitOfWork,
    private readonly reading: Pick<Reading, 'definition' | 'language'>,
    private readonly known: Map<string, number>
  ) {
    this.#waiting = new NewRecords(uow, reading.definition, known)
    this.#against = new Against(uow.trx, reading.language)
  }

  async take(at: number, key: string | null, read: RowMeaning) {
    if ('problems' in read)
      return this.#fail(at, read.problems.map(({ message }) => message).join(' '))
    const { definition } = this.reading
    const contradiction = await definition.contradiction?.(read.input, this.#against)
    if (contradiction) return this.#fail(at, contradiction)
    // a later row with the same key changes the record that an earlier one has made
    if (key !== null && this.#waiting.has(key)) await this.end()
    const existing = key === null ? null : (this.known.get(key) ?? null)
    if (existing === null && definition.create) return this.#waiting.add(read.input, key)
    return this.#save(at, key, read.input, existing)
  }

  /** Writes what still waits. */
  async end() {
    this.outcome.created += await this.#waiting.write()
  }

  async #save(at: number, key: string | null, input: unknown, existing: number | null) {
    const { definition, language } = this.reading
    try {
      const id = await definition.save(this.uow, input, existing)
      if (key !== null) this.known.set(key, id)
      if (existing === null) this.outcome.created++
      else this.outcome.updated++
    } catch (error) {
      // refused before anything was written; everything else rolls the batch back
      if (!(error instanceof AppError)) throw error
      this.#fail(at, translatorIn(language)(`errors.${error.code}`))
    }
  }

  #fail(at: number, message: string) {
    this.outcome.failed.push({ at, message: message.slice(0, LONGEST_MESSAGE) })
  }
}

/** Rows that add a record, until they are written together. */
class NewRecords {
  #rows: { input: unknown; key: string | null }[] = []
  readonly #keys = new Set<string>()

  constructor(
    private readonly uow: UnitOfWork,
    private readonly definition: Reading['definition'],
    private readonly known: Map<string, number>
  ) {}

  add(input: unknown, key: string | null) {
    this.#rows.push({ input, key })
    if (key !== null) this.#keys.add(key)
  }

  has(key: string): boolean {
    return this.#keys.has(key)
  }

  /** @returns how many were written; from now on they are known by their keys */
  async write(): Promise<number> {
    const rows = this.#rows
    if (!rows.length) return 0
    this.#rows = []
    this.#keys.clear()
    const inputs = rows.map(({ input }) => input)
    const ids = await this.definition.create!(this.uow, inputs)
    for (const [at, { key }] of rows.entries()) if (key !== null) this.known.set(key, ids[at])
    return rows.length
  }
}

/** What each row of a batch means; it needs no transaction, so none is held open for it. */
export async function readAll(
  how: Pick<Reading, 'definition' | 'language'>,
  rows: readonly ReadRow[]
): Promise<RowMeaning[]> {
  const reads: RowMeaning[] = []
  for (const row of rows) reads.push(await understood(how, row))
  return reads
}
