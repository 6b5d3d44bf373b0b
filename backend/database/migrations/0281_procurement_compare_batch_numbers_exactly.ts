import { BaseSchema } from '@adonisjs/lucid/schema'

/** Batch and serial numbers are folded by the portal: MariaDB compares them as they are, like SQLite. */
export default class extends BaseSchema {
  async up() {
    if (this.db.dialect.name === 'mysql')
      this.schema.raw(
        'ALTER TABLE stock_batches MODIFY batch_no VARCHAR(80) COLLATE utf8mb4_bin NOT NULL'
      )
  }

  async down() {
    if (this.db.dialect.name === 'mysql')
      this.schema.raw('ALTER TABLE stock_batches MODIFY batch_no VARCHAR(80) NOT NULL')
  }
}
