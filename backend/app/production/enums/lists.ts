import { CONTRACT_TYPES } from './contract_types.js'
import { GUARANTEE_KINDS } from './guarantees.js'
import { MILESTONE_CHANGES } from './milestones.js'
import { CONSTRAINT_KINDS, MISS_REASONS } from './planning.js'
import { RESOURCE_KINDS } from './resource_kinds.js'
import { TEAM_ROLES } from './team_roles.js'
import { SITE_BLOCKERS, SITE_TRADES, SITE_WEATHER } from './site_reports.js'
import { VARIATION_CAUSES } from './variation_orders.js'
import { DELAY_CAUSES, DELAY_RESPONSIBLES } from './delays.js'

/** Production's lists as `GET /api/lists/{name}` names them. */
export const PRODUCTION_LISTS: Record<
  string,
  readonly { value: string; label: string; labelAr: string }[]
> = {
  'delay-causes': DELAY_CAUSES,
  'delay-responsibles': DELAY_RESPONSIBLES.map(({ value, label, labelAr }) => ({
    ...{ value, label, labelAr },
  })),
  'constraint-kinds': CONSTRAINT_KINDS,
  'contract-types': CONTRACT_TYPES,
  'guarantee-kinds': GUARANTEE_KINDS,
  'milestone-changes': MILESTONE_CHANGES,
  'miss-reasons': MISS_REASONS,
  'resource-kinds': RESOURCE_KINDS,
  'team-roles': TEAM_ROLES,
  'site-blockers': SITE_BLOCKERS,
  'site-trades': SITE_TRADES,
  'site-weather': SITE_WEATHER,
  'variation-causes': VARIATION_CAUSES,
}
