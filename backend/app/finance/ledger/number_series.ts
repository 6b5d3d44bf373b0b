import { registerSeries } from '#core/numbering/series'

export const JOURNAL_ENTRIES = registerSeries({
  prefix: 'JE',
  table: 'journal_entries',
  column: 'number',
  entityType: 'journal_entry',
})
