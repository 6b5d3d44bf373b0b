import { AppError } from '#core/exceptions/app_error'
import { translatorIn } from '#core/http/language'
import type { Unit } from '#core/unit/unit'
import { understood, type Reading, type ReadRow } from './import_rows.js'

/** What became of a batch; small enough to be kept with the job. */
export type BatchOutcome = {
  created: number
  updated: number
  /** Position within the batch. */
  failed: { at: number; message: string }[]
}

const LONGEST_MESSAGE = 300

/** Adds or changes the record of each row of a batch; a row that cannot be taken is told, not thrown. */
export async function applyRows(
  unit: Unit,
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
    ? await definition.find(unit.trx, keyField, [...new Set(keys.filter((key) => key !== null))])
    : new Map<string, number>()
  const reads = await readAll({ definition, language }, rows)
  await definition.prepare?.(
    unit,
    reads.flatMap((read) => ('input' in read ? [read.input] : []))
  )
  const save = async (at: number, read: (typeof reads)[number]) => {
    if ('problems' in read) return fail(at, read.problems.map(({ message }) => message).join(' '))
    const key = keys[at]
    const existing = key === null ? null : (known.get(key) ?? null)
    try {
      const id = await definition.save(unit, read.input, existing)
      // a later row with the same key changes the record that this one has made
      if (key !== null) known.set(key, id)
      if (existing === null) outcome.created++
      else outcome.updated++
    } catch (error) {
      // refused before anything was written; everything else rolls the batch back
      if (!(error instanceof AppError)) throw error
      fail(at, translatorIn(language)(`errors.${error.code}`))
    }
  }
  await unit.gatherAudits(async () => {
    for (const [at, read] of reads.entries()) await save(at, read)
  })
  return outcome
}

async function readAll(how: Pick<Reading, 'definition' | 'language'>, rows: readonly ReadRow[]) {
  const reads: Awaited<ReturnType<typeof understood>>[] = []
  for (const row of rows) reads.push(await understood(how, row))
  return reads
}
