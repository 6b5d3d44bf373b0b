import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { isoInstant } from '#core/database/instants'
import type { Reached } from './events.js'
import type ApprovalRequest from './models/approval_request.js'

export interface Escalation {
  stepId: number
  reached: Reached
  userIds: number[]
  at: string
}

/** Whom the steps of a request were escalated to, in their order. */
export async function escalationsOf(
  { steps }: Pick<ApprovalRequest, 'steps'>,
  client: QueryClientContract
): Promise<Escalation[]> {
  const late = steps.filter(({ escalationLevel }) => escalationLevel > 0)
  if (!late.length) return []
  const rows = await client
    .from('approval_escalations')
    .whereIn(
      'step_id',
      late.map(({ id }) => id)
    )
    .orderBy('id')
  return rows.map(({ step_id: stepId, reached, user_ids: userIds, escalated_at: at }) => ({
    ...{ stepId, reached, userIds: JSON.parse(userIds) as number[], at: isoInstant(at as string) },
  }))
}
