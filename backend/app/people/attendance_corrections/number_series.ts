import { registerSeries } from '#core/numbering/series'

export const ATTENDANCE_CORRECTIONS = registerSeries({
  prefix: 'ATC',
  table: 'attendance_corrections',
  column: 'number',
  entityType: 'attendance_correction',
})
