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
