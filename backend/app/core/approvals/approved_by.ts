import type { QueryClientContract } from '@adonisjs/lucid/types/database'

/** Who has taken part in the approval of a document. */
export interface ApprovalPart {
  /** Who approved a step, and in whose name. */
  people: ReadonlySet<number>
  /** How far the audit log had come at the last full approval; null before the first. */
  settledAt: number | null
}

interface Row {
  document_id: number
  decided_by: number | null
  on_behalf_of: number | null
  settled_at_audit: number | null
}

/** Everyone who approved any step of these documents, at any time, by document. */
export async function approvedBy(
  documentType: string,
  ids: readonly number[],
  client: QueryClientContract
): Promise<Map<number, ApprovalPart>> {
  if (!ids.length) return new Map()
  const rows: Row[] = await client
    .from('approval_requests as r')
    .join('approval_steps as s', 's.request_id', 'r.id')
    .where({ 'r.document_type': documentType, 's.status': 'approved' })
    .whereIn('r.document_id', [...ids])
    .select('r.document_id', 's.decided_by', 's.on_behalf_of', 'r.settled_at_audit')
  const groups = Map.groupBy(rows, (row) => Number(row.document_id))
  return new Map([...groups].map(([id, of]) => [id, partOf(of)]))
}

function partOf(rows: Row[]): ApprovalPart {
  const people = rows.flatMap(({ decided_by, on_behalf_of }) => [decided_by, on_behalf_of])
  const settled = rows.flatMap(({ settled_at_audit: at }) => (at === null ? [] : [Number(at)]))
  return {
    people: new Set(people.filter((id) => id !== null)),
    settledAt: settled.length ? Math.max(...settled) : null,
  }
}
