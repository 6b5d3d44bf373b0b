import { registerSeries } from '#core/numbering/series'

export const SETTLEMENTS = registerSeries({
  prefix: 'EOS',
  table: 'settlements',
  column: 'number',
  entityType: 'settlement',
})
