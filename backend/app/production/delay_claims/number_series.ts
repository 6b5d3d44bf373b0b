import { registerSeries } from '#core/numbering/series'

/** Extensions of time; one run for each project. */
export const DELAY_CLAIMS = registerSeries({
  prefix: 'EOT',
  table: 'delay_claims',
  column: 'number',
  entityType: 'delay_claim',
})
