import { changesOfField } from '#core/audit/find_entries'

export interface StageChange {
  at: string
  by: string | null
  from: string | null
  to: string | null
}

const text = (value: unknown) => (typeof value === 'string' ? value : null)

/** Through which stages a quotation went, newest first, as the audit log has them. */
export async function stageLog(quotationId: number): Promise<StageChange[]> {
  const changes = await changesOfField('quotation', quotationId, 'stage')
  return changes.map(({ at, by, before, after }) => ({
    at,
    by,
    from: text(before),
    to: text(after),
  }))
}
