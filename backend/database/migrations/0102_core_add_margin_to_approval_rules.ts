import { BaseSchema } from '@adonisjs/lucid/schema'

/** A rule may be for documents that leave less than so many basis points of their price. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('approval_rules', (table) => {
      table.integer('below_margin_bp').nullable()
    })
  }

  async down() {
    this.schema.alterTable('approval_rules', (table) => {
      table.dropColumn('below_margin_bp')
    })
  }
}
