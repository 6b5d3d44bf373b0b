import type { DateTime } from 'luxon'
import { decideQuotation } from '#engineering/quotations/actions/decide_quotation'
import type { DemoContext } from '#database/seeders/demo/context'
import { DemoUnit, sqlTime } from './demo_unit.js'

interface PastDecision {
  id: number
  /** The version decided on. */
  expectedVersion: number
  by: { id: number; name: string }
  at: DateTime
  decision: 'approve' | 'reject'
  comment: string | null
}

/** An approver decides on a quotation at a time in the past. */
export async function decide(
  { trx }: DemoContext,
  { id, expectedVersion, by, at, ...rest }: PastDecision
) {
  await decideQuotation(new DemoUnit(trx, { at, by }), {
    id,
    expectedVersion,
    by: { userId: by.id, abilities: new Set(['quotations.approve']), role: 'staff' },
    ...rest,
  })
  const moment = sqlTime(at)
  await trx.from('quotations').where('id', id).update({ decided_at: moment, updated_at: moment })
  const request = { document_type: 'quotation', document_id: id }
  await trx.from('approval_requests').where(request).update({ decided_at: moment })
  const requests = trx.from('approval_requests').where(request).select('id')
  await trx
    .from('approval_steps')
    .whereIn('request_id', requests)
    .whereNotNull('decided_at')
    .update({ decided_at: moment })
}
