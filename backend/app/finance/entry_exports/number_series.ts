import { registerSeries } from '#core/numbering/series'

export const ENTRY_EXPORTS = registerSeries({
  prefix: 'EX',
  table: 'entry_exports',
  column: 'number',
  entityType: 'entry_export',
})
