import { registerSeries } from '#core/numbering/series'

export const VAT_ADJUSTMENTS = registerSeries({
  prefix: 'VA',
  table: 'vat_adjustments',
  column: 'number',
  entityType: 'vat_adjustment',
})
