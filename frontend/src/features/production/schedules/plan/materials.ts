import type { LiveEvents } from '../../../../providers/live'
import type { ScheduleAnswer } from './types'

type Materials = ScheduleAnswer['materials']

const known = new WeakMap<Materials, ReadonlyMap<number, string>>()

/** The day on which the material of each task is there, where orders say one; the same map for the same answer. */
export function readyDays({ materials }: Pick<ScheduleAnswer, 'materials'>) {
  const found = known.get(materials)
  if (found) return found
  const days = new Map(
    materials.flatMap(({ taskId, readyOn }) =>
      readyOn === null ? [] : [[taskId, readyOn] as const]
    )
  )
  known.set(materials, days)
  return days
}

/** Whether a live message says that what is needed or bought for a project has changed: when the material of its tasks is there. */
export const isOfMaterials = ({ resource, id }: LiveEvents['record'], projectId: number) =>
  id === projectId && (resource === 'material-needs' || resource === 'project-supply')
