import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import ApprovalAuthor from '#core/approvals/models/approval_author'
import { withOperators } from '#core/approvals/same_person'
import type ApprovalRequest from '#core/approvals/models/approval_request'

/** Where the audit log tells who wrote a document: its own entries, and those of what it was made from. */
export interface Writing {
  entityType: string
  entityId: number
  /** Those that change what is decided on; sending, printing and receiving do not. */
  actions: readonly string[]
}

/**
 * Keeps everyone who wrote the document since it was last approved in full, no matter who submitted it,
 * those who changed it after a rejection and its creator included, and who else is involved in it. None of
 * them decides on the request.
 */
export async function keepAuthors(
  uow: UnitOfWork,
  request: ApprovalRequest,
  writtenIn: readonly Writing[],
  involved: readonly number[] = []
) {
  const since = await lastSettled(uow.trx, request)
  const named = [request.requestedBy, request.authoredBy, ...involved]
  const people = new Set(withOperators(named.filter((id) => id != null)))
  for (const writing of writtenIn)
    for (const id of await writersIn(uow.trx, writing, since)) people.add(id)
  await ApprovalAuthor.createMany(
    [...people].map((userId) => ({ requestId: request.id, userId })),
    { client: uow.trx }
  )
  await request.load('authors')
}

/** How far the audit log has come; what is written of a document later belongs to its next request. */
export async function auditPosition(trx: TransactionClientContract): Promise<number> {
  const row = await trx.from('audit_logs').max('id as last').first()
  return Number(row?.last ?? 0)
}

async function lastSettled(
  trx: TransactionClientContract,
  { documentType, documentId }: ApprovalRequest
): Promise<number> {
  const row = await trx
    .from('approval_requests')
    .where({ document_type: documentType, document_id: documentId })
    .max('settled_at_audit as last')
    .first()
  return Number(row?.last ?? 0)
}

/** Everyone who wrote a record by these actions, after an entry of the log where one is named. */
export async function writersIn(
  trx: QueryClientContract,
  { entityType, entityId, actions }: Writing,
  since = 0
): Promise<number[]> {
  const rows = await trx
    .from('audit_logs as a')
    .join('users', 'users.id', 'a.actor_id')
    .where({ 'a.entity_type': entityType, 'a.entity_id': String(entityId) })
    .where('a.id', '>', since)
    .whereIn('a.action', [...actions])
    .distinct('a.actor_id as id')
  return withOperators(rows.map(({ id }) => Number(id)))
}

/** Who wrote each of these records by these actions, with the place of their entry in the log. */
export async function writersOf(
  client: QueryClientContract,
  { entityType, ids, actions }: { entityType: string; ids: number[]; actions: readonly string[] }
): Promise<{ recordId: number; userId: number; at: number }[]> {
  if (!ids.length) return []
  const rows = await client
    .from('audit_logs as a')
    .join('users', 'users.id', 'a.actor_id')
    .where('a.entity_type', entityType)
    .whereIn('a.entity_id', ids.map(String))
    .whereIn('a.action', [...actions])
    .groupBy('a.entity_id', 'a.actor_id')
    .select('a.entity_id', 'a.actor_id')
    .min('a.id as at')
  return rows.flatMap((row) =>
    withOperators([Number(row.actor_id)]).map((userId) => ({
      ...{ recordId: Number(row.entity_id), userId, at: Number(row.at) },
    }))
  )
}
