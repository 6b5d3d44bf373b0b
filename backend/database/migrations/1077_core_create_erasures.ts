import { BaseSchema } from '@adonisjs/lucid/schema'

/** Whose personal data were erased at their request, and by what they are recognized if they come again. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('erasures', (table) => {
      table.increments('id')
      table.string('subject_kind', 20).notNullable()
      table.integer('subject_id').unsigned().notNullable()
      // the records of this person, by id: what they are found by is itself erased
      table.text('records').notNullable()
      table.string('reason', 500).notNullable()
      table.integer('requested_by').unsigned().notNullable().references('users.id')
      table.integer('confirmed_by').unsigned().notNullable().references('users.id')
      table.string('job_id', 36).nullable()
      // rows by area, once it is done
      table.text('counts').nullable()
      table.dateTime('created_at', { useTz: false }).notNullable()
      table.dateTime('completed_at', { useTz: false }).nullable()
      table.index(['subject_kind', 'subject_id'], 'erasures_subject_index')
    })
    this.schema.createTable('erased_records', (table) => {
      table.increments('id')
      table.string('entity_type', 40).notNullable()
      table.integer('entity_id').unsigned().notNullable()
      table.integer('erasure_id').unsigned().notNullable().references('erasures.id')
      table.dateTime('erased_at', { useTz: false }).notNullable()
      table.unique(['entity_type', 'entity_id'], { indexName: 'erased_records_entity_unique' })
    })
    // addresses and numbers as keyed digests, which no one can read back
    this.schema.createTable('erased_keys', (table) => {
      table.increments('id')
      table.integer('erasure_id').unsigned().notNullable().references('erasures.id')
      table.string('digest', 80).notNullable().unique('erased_keys_digest_unique')
    })
  }

  async down() {
    for (const table of ['erased_keys', 'erased_records', 'erasures']) this.schema.dropTable(table)
  }
}
