import { registerSeries } from '#core/numbering/series'

export const CHEQUES = registerSeries({
  prefix: 'CQ',
  table: 'cheques',
  column: 'number',
  entityType: 'cheque',
})
