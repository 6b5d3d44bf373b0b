import type { Schema } from '../../../api/types'

export const PLANNING = 'production.planning'

export type Constraint = Schema<'TaskConstraint'>

/** The tabs of the page, each with an address of its own. */
export const PLANNING_TABS = [
  { key: 'look_ahead', path: '/production/planning' },
  { key: 'constraints', path: '/production/planning/constraints' },
  { key: 'weekly_plan', path: '/production/planning/weekly-plan' },
  { key: 'results', path: '/production/planning/results' },
] as const

export type PlanningTab = (typeof PLANNING_TABS)[number]['key']

/** What anything of planning is read from: all of it is read again after a change. */
export const READ_AGAIN =
  /^\/api\/(look-ahead|planning-results|weekly-promises|projects\/\d+\/(weekly-plan|overview))/
