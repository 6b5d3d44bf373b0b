import { registerSeries } from '#core/numbering/series'

export const MANUAL_JOURNALS = registerSeries({
  prefix: 'JV',
  table: 'manual_journals',
  column: 'number',
  entityType: 'manual_journal',
})
