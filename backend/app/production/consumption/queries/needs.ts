import { divided } from '#core/database/divided'

/** The table `needs`: what tasks of schedules need, and how far each is. */
export const NEEDS = `(SELECT n.project_id, n.material_id, n.quantity_e4, t.percent_e2
  FROM material_needs n JOIN tasks t ON t.id = n.task_id WHERE t.removed_in IS NULL) needs`

/**
 * SQL for the progress of the work that needs a material, in basis points, rounded half up.
 * @param needed quantities added up, above zero
 * @param done each times how far its task is, in hundredths of a percent
 */
export const progressOfNeeds = (needed: string, done: string) =>
  divided(`2 * ${done} + ${needed}`, `2 * ${needed}`)
