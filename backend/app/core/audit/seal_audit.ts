import { createHash } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isDuplicate, isTransient } from '#core/database/failures'

export const GENESIS = '0'.repeat(64)
const BATCH = 500

interface LogRow {
  id: number
  [column: string]: unknown
}

/**
 * Chains the rows that have no seal yet, in order of their ids. Writers only append; one sealer at a
 * time links, so writes stay parallel. Two sealers at once collide on the unique key and one gives way.
 * @returns how many rows were sealed
 */
export async function sealAudit(): Promise<number> {
  let sealed = 0
  for (;;) {
    const count = await sealBatch().catch((error) => {
      if (isDuplicate(error) || isTransient(error)) return 0
      throw error
    })
    sealed += count
    if (count < BATCH) return sealed
  }
}

async function sealBatch() {
  return db.transaction(async (trx) => {
    const rows = await unsealed(trx)
    if (!rows.length) return 0
    const last = await trx.from('audit_seals').orderBy('id', 'desc').forUpdate().first()
    let previous: string = last?.hash ?? GENESIS
    const seals = rows.map((row) => {
      const hash = sealOf(previous, row)
      const seal = { audit_log_id: row.id, previous_hash: previous, hash }
      previous = hash
      return seal
    })
    await trx.table('audit_seals').multiInsert(seals)
    return rows.length
  })
}

function unsealed(trx: TransactionClientContract): Promise<LogRow[]> {
  return trx
    .from('audit_logs')
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
