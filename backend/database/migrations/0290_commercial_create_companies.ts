import { BaseSchema } from '@adonisjs/lucid/schema'
import { linkCompanies } from '#database/link_companies'

/** A company exists once, however many people work there; the person keeps its name as on the card. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('companies', (table) => {
      table.increments('id')
      table.string('name', 200).notNullable()
      // folded, so that one firm is one row however it is spelled
      table.string('name_key', 200).notNullable().unique('companies_name_key_unique')
    })
    // folded by the portal, so that both databases find the same firm
    if (this.db.dialect.name === 'mysql')
      this.schema.raw(
        'ALTER TABLE companies MODIFY name_key VARCHAR(200) COLLATE utf8mb4_bin NOT NULL'
      )
    this.schema.alterTable('clients', (table) => {
      table.integer('company_id').unsigned().nullable()
      table.index(['company_id', 'id'], 'clients_company_id_index')
    })
    this.defer((db) => linkCompanies(db))
  }

  async down() {
    this.schema.alterTable('clients', (table) => {
      table.dropIndex(['company_id', 'id'], 'clients_company_id_index')
      table.dropColumn('company_id')
    })
    this.schema.dropTable('companies')
  }
}
