import { registerSeries } from '#core/numbering/series'

/** One run for each project. */
export const DELAYS = registerSeries({
  prefix: 'DLY',
  table: 'delays',
  column: 'number',
  entityType: 'delay',
})
