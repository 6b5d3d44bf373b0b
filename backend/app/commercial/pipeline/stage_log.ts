import db from '@adonisjs/lucid/services/db'

export interface StageChange {
  at: string
  by: string | null
  from: string | null
  to: string | null
}

/** Through which stages a quotation went, newest first, as the audit log has them. */
export async function stageLog(quotationId: number): Promise<StageChange[]> {
  const rows = await db
    .from('audit_logs')
    .where({ entity_type: 'quotation', entity_id: String(quotationId) })
    .where('changes', 'like', '%"stage"%')
    .orderBy('id', 'desc')
    .select('at', 'actor_name', 'changes')
  return rows.flatMap((row) => {
    const changes = JSON.parse(row.changes) as Record<string, { from?: unknown; to?: unknown }>
    const { from, to } = changes.stage ?? {}
    if (from === to) return []
    const text = (value: unknown) => (typeof value === 'string' ? value : null)
    const at = row.at instanceof Date ? row.at.toISOString() : String(row.at)
    return { at, by: row.actor_name, from: text(from), to: text(to) }
  })
}
