import { BaseSchema } from '@adonisjs/lucid/schema'

/** How much a client may owe, in riyals; none: it may owe anything. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('clients', (table) => {
      table.bigInteger('credit_limit_minor').nullable()
    })
  }

  async down() {
    this.schema.alterTable('clients', (table) => table.dropColumn('credit_limit_minor'))
  }
}
