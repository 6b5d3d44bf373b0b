import { WeeklyPlanSchema } from '#database/schema'
import type { WeeklyPlanStatus } from '#production/enums/planning'

/** What the people of a project promise for a week. Its version counts changes of its promises, too. */
export default class WeeklyPlan extends WeeklyPlanSchema {
  declare status: WeeklyPlanStatus
}
