import db from '@adonisjs/lucid/services/db'
import { GENESIS, sealOf } from './seal_audit.js'

export interface AuditVerdict {
  valid: boolean
  checked: number
  /** Rows not yet chained (younger than a few seconds). */
  pending: number
  /** First row that does not fit, and why. */
  broken: { sealId: number; auditLogId: number; reason: 'edited' | 'missing' | 'relinked' } | null
  lastHash: string
}

const PAGE = 2000

/** Walks the whole chain: an edited, deleted, inserted or reordered row breaks it. */
export async function verifyAudit(): Promise<AuditVerdict> {
  let previous = GENESIS
  let lastId = 0
  let checked = 0
  for (;;) {
    const seals = await db.from('audit_seals').where('id', '>', lastId).orderBy('id').limit(PAGE)
    if (!seals.length) break
    const ids = seals.map((seal) => seal.audit_log_id)
    const rows = await db.from('audit_logs').whereIn('id', ids)
    const byId = new Map(rows.map((row) => [row.id, row]))
    for (const seal of seals) {
      const row = byId.get(seal.audit_log_id)
      const reason = !row
        ? 'missing'
        : seal.previous_hash !== previous
          ? 'relinked'
          : sealOf(previous, row) !== seal.hash
            ? 'edited'
            : null
      if (reason) {
        const broken = { sealId: seal.id, auditLogId: seal.audit_log_id, reason } as const
        return { valid: false, checked, pending: await pendingRows(), broken, lastHash: previous }
      }
      previous = seal.hash
      lastId = seal.id
      checked++
    }
  }
  return { valid: true, checked, pending: await pendingRows(), broken: null, lastHash: previous }
}

async function pendingRows() {
  const [row] = await db
    .from('audit_logs')
    .leftJoin('audit_seals', 'audit_seals.audit_log_id', 'audit_logs.id')
    .whereNull('audit_seals.id')
    .count('* as total')
  return Number(row.total)
}
