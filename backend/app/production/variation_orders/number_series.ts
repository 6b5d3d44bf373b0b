import { registerSeries } from '#core/numbering/series'

export const VARIATION_ORDERS = registerSeries({
  prefix: 'VO',
  table: 'variation_orders',
  column: 'number',
  entityType: 'variation_order',
})
