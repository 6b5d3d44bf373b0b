import type { DateTime } from 'luxon'
import { signedRow } from '#core/audit/row_signature'
import type { Change } from '#core/audit/append_audit'
import { formatMoney } from '#engines/money/money'
import type { DemoContext } from '#database/seeders/demo/context'
import type { OrderStory } from './purchase_orders.js'

interface Decided {
  by: number
  at: DateTime
  comment: string | null
}

interface Entry {
  at: DateTime
  actorId: number
  action: string
  changes: Change[]
}

/** The audit rows that a story like this one would have left. */
export async function seedOrderHistory(
  { trx }: DemoContext,
  story: OrderStory,
  decisions: Decided[]
) {
  const people = await trx.from('users').select('id', 'name')
  const names = new Map(people.map(({ id, name }) => [id, name]))
  const entries = [...beginning(story), ...decided(story, decisions), ...cancelled(story)]
  await trx.table('audit_logs').multiInsert(
    entries.map(({ at, actorId, action, changes }) =>
      signedRow({
        at: at.toUTC().toISO(),
        actor_id: actorId,
        actor_name: names.get(actorId),
        action,
        entity_type: 'purchase_order',
        entity_id: String(story.id),
        entity_label: story.number,
        changes: JSON.stringify(changes),
      })
    )
  )
}

function beginning({ createdAt, submittedAt, author, currency, totalMinor }: OrderStory): Entry[] {
  const created: Change[] = [
    status(null, 'draft'),
    { field: 'currency', before: null, after: currency },
    { field: 'total', before: null, after: formatMoney(totalMinor, currency) },
  ]
  const entries: Entry[] = [{ at: createdAt, actorId: author, action: 'create', changes: created }]
  if (!submittedAt) return entries
  const changes = [status('draft', 'submitted')]
  return [...entries, { at: submittedAt, actorId: author, action: 'submit', changes }]
}

function decided(story: OrderStory, decisions: Decided[]): Entry[] {
  const action = story.status === 'rejected' ? 'reject' : 'approve'
  return decisions.map(({ by, at, comment }, index) => {
    const isLast = index === decisions.length - 1
    const reason: Change = { field: 'rejectionReason', before: null, after: comment }
    const changes = [
      ...(isLast ? [status('submitted', story.status)] : []),
      ...(comment ? [reason] : []),
    ]
    return { at, actorId: by, action, changes }
  })
}

function cancelled({ status: now, submittedAt, author, reason }: OrderStory): Entry[] {
  if (now !== 'cancelled') return []
  const why: Change = { field: 'cancelReason', before: null, after: reason }
  const changes = [status('submitted', 'cancelled'), why]
  return [{ at: submittedAt!.plus({ hours: 8 }), actorId: author, action: 'cancel', changes }]
}

const status = (before: string | null, after: string): Change => ({
  field: 'status',
  before,
  after,
})
