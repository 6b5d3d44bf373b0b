import { BaseSchema } from '@adonisjs/lucid/schema'

/** The trace that ordered a job, so that what the worker does stands in it: `traceparent` of W3C. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('jobs', (table) => {
      table.string('trace_parent', 55).nullable()
    })
  }

  async down() {
    this.schema.alterTable('jobs', (table) => {
      table.dropColumn('trace_parent')
    })
  }
}
