import { registerSeries } from '#core/numbering/series'

/** Numbered by the year of joining. */
export const EMPLOYEES = registerSeries({
  prefix: 'EMP',
  table: 'employees',
  column: 'number',
  entityType: 'employee',
})
