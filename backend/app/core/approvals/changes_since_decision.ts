import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { changesIn, type Change } from '#core/audit/append_audit'
import { hiddenFields } from '#core/history/hidden_fields'
import type { Decidable } from './decidable.js'
import type ApprovalRequest from './models/approval_request.js'

/** What every submission and decision changes, which says nothing about what is decided on. */
const OF_THE_PROCESS = new Set(['status', 'rejectionReason', 'reason', 'comment'])
const MOST = 500

/**
 * What was changed in a document between the last decision on it and the request that is open now, as
 * far as a holder of these abilities may read it; null where nothing was decided before.
 */
export async function changesSinceDecision(
  client: QueryClientContract,
  decidable: Required<Decidable>,
  request: ApprovalRequest,
  abilities: ReadonlySet<string>
): Promise<Change[] | null> {
  const entries = await entriesSince(client, decidable, request)
  return entries && merged(entries, hiddenFields(decidable.entityType, abilities))
}

/** The entries of the log after that decision, oldest first: those of one request are read once for many. */
export async function entriesSince(
  client: QueryClientContract,
  { entityType, decisions }: Required<Decidable>,
  { documentId, steps }: ApprovalRequest
): Promise<Change[][] | null> {
  const about = { entity_type: entityType, entity_id: String(documentId) }
  // steps of this very request may have been decided since
  const own = steps.filter(({ decidedBy }) => decidedBy !== null).length
  const last = await client
    .from('audit_logs')
    .where(about)
    .whereIn('action', [...decisions])
    .orderBy('id', 'desc')
    .offset(own)
    .limit(1)
    .select('id')
    .first()
  if (!last) return null
  const rows = await client
    .from('audit_logs')
    .where(about)
    .where('id', '>', last.id)
    .whereNotIn('action', [...decisions])
    .orderBy('id')
    .limit(MOST)
    .select('changes')
  return rows.map(({ changes }) => changesIn(changes))
}

/** One change for each field, from what it was first to what it was last. */
export function merged(entries: readonly Change[][], hidden: ReadonlySet<string>): Change[] {
  const changes = new Map<string, Change>()
  for (const { field, before, after } of entries.flat()) {
    if (hidden.has(field) || OF_THE_PROCESS.has(field)) continue
    const first = changes.get(field)
    changes.set(field, { field, before: first ? first.before : before, after })
  }
  return [...changes.values()].filter((one) => !isSame(one))
}

const isSame = ({ before, after }: Change) => JSON.stringify(before) === JSON.stringify(after)
