import logger from '@adonisjs/core/services/logger'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { writer } from '#core/database/writer'
import { isDiskFull, isTransient, isUnavailable } from '#core/database/failures'
import { transact } from '#core/unit_of_work/transact'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type { PastRow, RetentionKind } from './kinds.js'
import { pastRows, stillPast } from './past_rows.js'
import { cutoffOf, keptDays } from './rules.js'

/** Rows of one transaction: no lock is held for long. */
const BATCH = 200
/** So many that cannot be removed are named in the log. */
const MOST_NAMED = 20

/** Meanwhile a rule keeps for longer what is being removed. */
export class RuleChanged extends Error {}

export interface Swept {
  removed: number
  bytes: number
  /** Could not be removed: something else needs them. */
  left: number
}

/** What is written with every batch, in its transaction, e.g. how many have gone. */
type Note = (uow: UnitOfWork, batch: PastRow[]) => Promise<void>

interface Sweep {
  before: string
  note?: Note
  signal?: AbortSignal
}

/** Removes all rows of a kind that are past, in small transactions. */
export async function sweepPast(
  kind: RetentionKind,
  { before, note = async () => {}, signal }: Sweep
): Promise<Swept> {
  const swept: Swept = { removed: 0, bytes: 0, left: 0 }
  // what stays is not looked at twice
  let after: PastRow | null = null
  for (let singly = 0; ; singly--) {
    signal?.throwIfAborted()
    const most = singly > 0 ? 1 : BATCH
    const rows: PastRow[] = await pastRows(kind, { before, most, after }, writer())
    if (!rows.length) break
    try {
      const gone = await transact(SYSTEM_ACTOR, async (uow) => {
        // as they are now: one may have come into use since
        const past = await stillPast(kind, { before, rows }, uow.trx)
        await removeRows(kind, uow, past)
        await note(uow, past)
        return past
      })
      swept.removed += gone.length
      swept.bytes += gone.reduce((sum, row) => sum + row.bytes, 0)
      after = rows.at(-1)!
    } catch (error) {
      if (!isOfRow(error)) throw error
      // one row that something needs keeps no other one: the batch is gone through singly
      if (rows.length > 1) {
        singly = rows.length + 1
        continue
      }
      const about = { err: error, kind: kind.name, id: rows[0]!.id }
      if (++swept.left <= MOST_NAMED) logger.warn(about, 'a past row is left')
      after = rows[0]!
    }
  }
  await kind.finish?.(before)
  return swept
}

/** Otherwise the next row would fail just so. */
const isOfRow = (error: unknown) =>
  !(error instanceof RuleChanged || isTransient(error) || isUnavailable(error) || isDiskFull(error))

/** The same by the rule as it is stored; nothing goes that is kept for ever. */
export async function sweepByRule(kind: RetentionKind, now = Date.now()): Promise<Swept> {
  const days = await keptDays(kind.name)
  if (days === null) return { removed: 0, bytes: 0, left: 0 }
  return sweepPast(kind, { before: cutoffOf(days, now) })
}

async function removeRows(kind: RetentionKind, uow: UnitOfWork, rows: PastRow[]) {
  const ids = rows.map(({ id }) => id)
  if (!ids.length) return
  if (kind.remove) await kind.remove(uow, ids)
  else await uow.trx.from(kind.table).whereIn('id', ids).delete()
}
