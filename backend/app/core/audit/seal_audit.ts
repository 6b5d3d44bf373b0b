import { createHash } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isDuplicate, isTransient } from '#core/database/failures'
import { inTransaction } from '#core/database/commit'
import { multiInsert } from '#core/database/multi_insert'

export const GENESIS = '0'.repeat(64)
/** Rows per transaction: each waits for the disk once. */
const BATCH = 2000
/**
 * So far behind the last sealed row a row can still lack its seal: its transaction got the id first and
 * was committed later. Further back only a walk through the whole log finds any.
 */
const BEHIND = 10_000
const WHOLE_LOG_EVERY_MS = 3_600_000

/** A row of the log as the table has it. */
export interface LogRow {
  id: number
  [column: string]: unknown
}

/**
 * Chains the rows that have no seal yet, in order of their ids. Writers only append; one sealer at a
 * time links, so writes stay parallel. Two sealers at once collide on the unique key and one gives way.
 * @returns how many rows were sealed
 */
export async function sealAudit(): Promise<number> {
  let from = await firstToLookAt()
  let sealed = 0
  for (;;) {
    const ids = await sealBatch(from).catch((error): number[] => {
      if (isDuplicate(error) || isTransient(error)) return []
      throw error
    })
    sealed += ids.length
    if (ids.length < BATCH) return sealed
    // what is committed behind these rows meanwhile is found by the next walk
    from = ids[ids.length - 1] + 1
  }
}

let walkedAt = -Infinity

/** The id from which on rows without a seal are looked for: now and then the first, to miss none. */
async function firstToLookAt(): Promise<number> {
  if (Date.now() - walkedAt >= WHOLE_LOG_EVERY_MS) {
    walkedAt = Date.now()
    return 0
  }
  const last = await db.from('audit_seals').max('audit_log_id as id').first()
  return Math.max(0, Number(last?.id ?? 0) - BEHIND)
}

/** @returns the ids of the rows it sealed, in order */
async function sealBatch(from: number): Promise<number[]> {
  return inTransaction(db.connection(), async (trx) => {
    const rows = await unsealed(trx, from)
    if (!rows.length) return []
    const last = await trx.from('audit_seals').orderBy('id', 'desc').forUpdate().first()
    let previous: string = last?.hash ?? GENESIS
    const seals = rows.map((row) => {
      const hash = sealOf(previous, row)
      const seal = { audit_log_id: row.id, previous_hash: previous, hash }
      previous = hash
      return seal
    })
    await multiInsert(trx, 'audit_seals', seals)
    return rows.map(({ id }) => id)
  })
}

function unsealed(trx: TransactionClientContract, from: number): Promise<LogRow[]> {
  return trx
    .from('audit_logs')
    .where('audit_logs.id', '>=', from)
    .leftJoin('audit_seals', 'audit_seals.audit_log_id', 'audit_logs.id')
    .whereNull('audit_seals.id')
    .orderBy('audit_logs.id')
    .limit(BATCH)
    .select('audit_logs.*')
}

const SEALED_COLUMNS = [
  'id',
  'at',
  'actor_id',
  'actor_name',
  'session_id',
  'ip',
  'agent',
  'request_id',
  'action',
  'entity_type',
  'entity_id',
  'entity_label',
  'changes',
]

/** The seal of a row: SHA-256 over the previous seal and every column in a fixed order. */
export function sealOf(previous: string, row: LogRow): string {
  const content = JSON.stringify(SEALED_COLUMNS.map((column) => row[column] ?? null))
  return createHash('sha256').update(previous).update('\n').update(content).digest('hex')
}
