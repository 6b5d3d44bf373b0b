import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * A baseline keeps how long its tasks were to take and the work that they were to need, both in working
 * minutes: files of other programs state them. Null in baselines of earlier days, and where nobody said.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('baseline_tasks', (table) => {
      table.integer('duration').nullable()
      table.integer('work').nullable()
    })
  }

  async down() {
    this.schema.alterTable('baseline_tasks', (table) => {
      table.dropColumns('duration', 'work')
    })
  }
}
