import { ACTIVE_STAGES } from '#engineering/enums/quotation_stages'

type Query = Record<string, unknown>

/**
 * The filters `pending`, `active` and `all` of the list as conditions: active ones are approved and
 * not lost, expired or superseded, unless the stage is filtered by; all means no condition. Statuses
 * themselves pass through.
 */
export function statusGroups({ status, ...rest }: Query): Query {
  const requested = (Array.isArray(status) ? status : [status]).filter(
    (value) => value !== undefined
  )
  if (!requested.length || requested.includes('all')) return rest
  const alone = requested.every((value) => value === 'active')
  if (alone && rest.stage === undefined) return { ...rest, stage: [...ACTIVE_STAGES] }
  return { ...rest, status: requested.map((value) => (value === 'active' ? 'approved' : value)) }
}
