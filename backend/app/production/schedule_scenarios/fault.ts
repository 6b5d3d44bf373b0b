import type { Fault as SearchFault } from '#engines/optimizer/errors'

/** Why there is no plan, in terms of the schedule. */
export interface Fault {
  code: SearchFault['code'] | 'NOTHING_TO_PLAN'
  taskIds: number[]
  resourceId: number | null
}

/** What the search says of its activities, said of tasks and resources. */
export function faultOf(
  fault: SearchFault,
  taskIdOf: (activity: number) => number | null,
  resourceIds: readonly number[]
): Fault {
  const activities =
    'activities' in fault ? fault.activities : 'activity' in fault ? [fault.activity] : []
  return {
    code: fault.code,
    taskIds: activities.map(taskIdOf).filter((id) => id !== null),
    resourceId: 'resource' in fault ? (resourceIds[fault.resource] ?? null) : null,
  }
}
