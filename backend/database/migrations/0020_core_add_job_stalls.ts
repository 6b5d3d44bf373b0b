import { BaseSchema } from '@adonisjs/lucid/schema'

/** Died workers are counted apart from failed attempts; an effect keeps what it answered. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('jobs', (table) => {
      table.integer('stalls').notNullable().defaultTo(0)
    })
    this.schema.alterTable('job_effects', (table) => {
      table.text('result', 'mediumtext').nullable()
      table.index(['created_at'], 'job_effects_created_index')
    })
  }

  async down() {
    this.schema.alterTable('job_effects', (table) => {
      table.dropIndex(['created_at'], 'job_effects_created_index')
      table.dropColumn('result')
    })
    this.schema.alterTable('jobs', (table) => table.dropColumn('stalls'))
  }
}
