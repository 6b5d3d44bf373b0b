import { AppError } from '#core/base/app_error'
import { translatorIn } from '#core/base/language'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { understood, type Reading, type ReadRow } from './import_rows.js'

/** What became of a batch; small enough to be kept with the job. */
export type BatchOutcome = {
  created: number
  updated: number
  /** Position within the batch. */
  failed: { at: number; message: string }[]
}

const LONGEST_MESSAGE = 300

/** Adds or changes the record of each row of a batch; a row that can't be imported is reported, not thrown. */
export async function applyRows(
  uow: UnitOfWork,
  { definition, language }: Reading,
  keyField: string | null,
  rows: readonly ReadRow[]
): Promise<BatchOutcome> {
  const outcome: BatchOutcome = { created: 0, updated: 0, failed: [] }
  const fail = (at: number, message: string) =>
    outcome.failed.push({ at, message: message.slice(0, LONGEST_MESSAGE) })
  const keys = rows.map(({ values }) => {
    const value = keyField && values[keyField]
    return value ? definition.keyOf(keyField, value) : null
  })
  const known = keyField
    ? await definition.find(uow.trx, keyField, [...new Set(keys.filter((key) => key !== null))])
    : new Map<string, number>()
  const reads = await readAll({ definition, language }, rows)
  await definition.prepare?.(
    uow,
    reads.flatMap((read) => ('input' in read ? [read.input] : []))
  )
  const waiting = new NewRecords(uow, definition, known)
  const save = async (at: number, read: (typeof reads)[number]) => {
    if ('problems' in read) return fail(at, read.problems.map(({ message }) => message).join(' '))
    const key = keys[at]
    // a later row with the same key changes the record that an earlier one has made
    if (key !== null && waiting.has(key)) outcome.created += await waiting.write()
    const existing = key === null ? null : (known.get(key) ?? null)
    if (existing === null && definition.create) return waiting.add(read.input, key)
    try {
      const id = await definition.save(uow, read.input, existing)
      if (key !== null) known.set(key, id)
      if (existing === null) outcome.created++
      else outcome.updated++
    } catch (error) {
      // refused before anything was written; everything else rolls the batch back
      if (!(error instanceof AppError)) throw error
      fail(at, translatorIn(language)(`errors.${error.code}`))
    }
  }
  await uow.gatherAudits(async () => {
    for (const [at, read] of reads.entries()) await save(at, read)
    outcome.created += await waiting.write()
  })
  return outcome
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

async function readAll(how: Pick<Reading, 'definition' | 'language'>, rows: readonly ReadRow[]) {
  const reads: Awaited<ReturnType<typeof understood>>[] = []
  for (const row of rows) reads.push(await understood(how, row))
  return reads
}
