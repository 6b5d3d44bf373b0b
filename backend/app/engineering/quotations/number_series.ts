import { registerSeries } from '#core/numbering/series'

/** A revision keeps the number of its first one and is known by its suffix. */
export const QUOTATIONS = registerSeries({
  prefix: 'Q',
  table: 'quotations',
  column: 'number',
  entityType: 'quotation',
})
