import { arrayOf, day, flag, id, named, nullable, object } from '#core/openapi/schema'
import type { TaskReady } from './material_ready.js'

/** When the materials of a task are there, as schedules show it. */
export const taskMaterial = named(
  'TaskMaterial',
  object({ taskId: id, readyOn: nullable(day), complete: flag })
)
export const taskMaterials = arrayOf(taskMaterial)

export const presentReady = (ready: ReadonlyMap<number, TaskReady>) =>
  [...ready].map(([taskId, { readyOn, complete }]) => ({ taskId, readyOn, complete }))
