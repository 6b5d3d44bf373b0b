import { BaseSchema } from '@adonisjs/lucid/schema'

/** What someone has typed into a quotation form and not saved yet; theirs alone. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('quotation_autosaves', (table) => {
      table.increments('id')
      table.integer('user_id').unsigned().notNullable().references('users.id')
      // made by the form: two open forms never write into each other's row
      table.string('form_key', 32).notNullable()
      table
        .integer('quotation_id')
        .unsigned()
        .nullable()
        .references('quotations.id')
        .onDelete('CASCADE')
      table.integer('base_version').nullable()
      table.integer('edition').notNullable().defaultTo(1)
      table.string('project_name', 200).nullable()
      table.text('content', 'mediumtext').notNullable()
      table.dateTime('saved_at').notNullable()
      table.unique(['user_id', 'form_key'], { indexName: 'quotation_autosaves_form_unique' })
      table.index(['user_id', 'quotation_id', 'saved_at'], 'quotation_autosaves_newest_index')
      table.index(['saved_at'], 'quotation_autosaves_saved_at_index')
    })
  }

  async down() {
    this.schema.dropTable('quotation_autosaves')
  }
}
