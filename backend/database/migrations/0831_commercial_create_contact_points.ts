import { BaseSchema } from '@adonisjs/lucid/schema'

/** Further phones and e-mails of clients and companies, beside the first ones. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('contact_points', (table) => {
      table.increments('id')
      table.string('owner_type', 10).notNullable()
      table.integer('owner_id').unsigned().notNullable()
      table.integer('position').unsigned().notNullable()
      table.string('kind', 10).notNullable()
      table.string('label', 10).notNullable()
      table.string('value', 254).notNullable()
      // E.164 or a lower-case address; null where what was typed is no number
      table.string('value_key', 254).nullable()
      table.index(['owner_type', 'owner_id', 'position'], 'contact_points_owner_index')
      table.index(['value_key'], 'contact_points_value_key_index')
    })
  }

  async down() {
    this.schema.dropTable('contact_points')
  }
}
