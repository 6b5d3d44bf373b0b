import { registerSeries } from '#core/numbering/series'

export const LEAVE_REQUESTS = registerSeries({
  prefix: 'LVR',
  table: 'leave_requests',
  column: 'number',
  entityType: 'leave_request',
})
