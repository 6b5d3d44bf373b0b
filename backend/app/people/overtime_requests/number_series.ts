import { registerSeries } from '#core/numbering/series'

export const OVERTIME_REQUESTS = registerSeries({
  prefix: 'OTR',
  table: 'overtime_requests',
  column: 'number',
  entityType: 'overtime_request',
})
