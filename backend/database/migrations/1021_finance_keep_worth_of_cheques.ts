import { BaseSchema } from '@adonisjs/lucid/schema'

/** A cheque that pays several bills is worth what these come to in riyals, each of them rounded. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('cheques', (table) => {
      // null where it is worth its amount at the rate of its document
      table.bigInteger('document_base_minor').nullable()
    })
  }

  async down() {
    this.schema.raw('ALTER TABLE cheques DROP COLUMN document_base_minor')
  }
}
