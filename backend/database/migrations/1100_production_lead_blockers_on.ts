import { BaseSchema } from '@adonisjs/lucid/schema'

const TABLES = ['task_constraints', 'delays'] as const

/** A blocker of a site report becomes a constraint of its task or a delay of its project, each once. */
export default class extends BaseSchema {
  async up() {
    for (const name of TABLES)
      this.schema.alterTable(name, (table) => {
        table.integer('blocker_id').unsigned().nullable()
        table.unique(['blocker_id'], { indexName: `${name}_blocker_unique` })
      })
  }

  async down() {
    for (const name of TABLES)
      this.schema.alterTable(name, (table) => {
        table.dropUnique(['blocker_id'], `${name}_blocker_unique`)
        table.dropColumn('blocker_id')
      })
  }
}
