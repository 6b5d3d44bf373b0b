import { registerSeries } from '#core/numbering/series'

export const BUDGETS = registerSeries({
  prefix: 'BG',
  table: 'budgets',
  column: 'number',
  entityType: 'budget',
})
