import { registerSeries } from '#core/numbering/series'

export const PROJECTS = registerSeries({
  prefix: 'PRJ',
  table: 'projects',
  column: 'code',
  entityType: 'project',
})
