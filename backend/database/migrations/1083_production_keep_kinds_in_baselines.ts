import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * A baseline keeps which of its tasks were summaries: their budgets are those of the tasks under them, and
 * what is a summary today need not have been one. Null in baselines of earlier days.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('baseline_tasks', (table) => {
      table.boolean('is_summary').nullable()
    })
  }

  async down() {
    this.schema.alterTable('baseline_tasks', (table) => {
      table.dropColumn('is_summary')
    })
  }
}
