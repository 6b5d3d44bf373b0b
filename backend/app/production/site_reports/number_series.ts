import { registerSeries } from '#core/numbering/series'

export const SITE_REPORTS = registerSeries({
  prefix: 'DSR',
  table: 'site_reports',
  column: 'number',
  entityType: 'site_report',
})
