import { BaseSchema } from '@adonisjs/lucid/schema'

/** A section is named with all those it stands in. SQLite keeps texts of any length. */
export default class extends BaseSchema {
  async up() {
    if (this.db.dialect.name === 'mysql')
      this.schema.raw('ALTER TABLE quotation_lines MODIFY section VARCHAR(480) NULL')
  }

  async down() {
    if (this.db.dialect.name === 'mysql')
      this.schema.raw('ALTER TABLE quotation_lines MODIFY section VARCHAR(160) NULL')
  }
}
