import { BaseSchema } from '@adonisjs/lucid/schema'

/** The work of a plan: what stands below a summary, not the summary. */
const LEAVES = `tasks t WHERE t.project_id = schedules.project_id AND t.removed_in IS NULL
  AND NOT EXISTS (SELECT 1 FROM tasks c WHERE c.parent_id = t.id AND c.removed_in IS NULL)`
const LENGTH = 'CASE WHEN t.duration > 1 THEN t.duration ELSE 1 END'

/** Lists of projects show how far each is without reading its tasks. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('schedules', (table) => {
      // of all work, in basis points; empty without any
      table.integer('progress_bp').nullable()
    })
    // by the durations; by the weights where each task has one, from the next change on
    this.schema.raw(`UPDATE schedules SET progress_bp =
      (SELECT ROUND(SUM((${LENGTH}) * t.percent_e2) / SUM(${LENGTH})) FROM ${LEAVES})`)
  }

  async down() {
    this.schema.alterTable('schedules', (table) => table.dropColumn('progress_bp'))
  }
}
