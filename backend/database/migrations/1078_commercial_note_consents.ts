import { BaseSchema } from '@adonisjs/lucid/schema'
import { day } from '#database/columns'

/** For what a contact is held, on which ground, where the data came from, and what they agreed to. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('clients', (table) => {
      table.text('purposes').nullable()
      table.string('legal_basis', 30).nullable()
      table.string('data_source', 20).nullable()
      day(table, 'consent').nullable()
      table.string('consent_by', 160).nullable()
      table.string('consent_how', 20).nullable()
      day(table, 'consent_withdrawn').nullable()
      table.string('consent_note', 1000).nullable()
      // follows from the days: none, given, withdrawn
      table.string('consent_state', 10).notNullable().defaultTo('none')
      for (const column of ['legal_basis', 'data_source', 'consent_state'])
        table.index([column, 'id'], `clients_${column}_index`)
    })
  }

  async down() {
    this.schema.alterTable('clients', (table) => {
      for (const column of ['legal_basis', 'data_source', 'consent_state'])
        table.dropIndex([column, 'id'], `clients_${column}_index`)
      table.dropColumns(
        ...['purposes', 'legal_basis', 'data_source', 'consent_on', 'consent_by', 'consent_how'],
        ...['consent_withdrawn_on', 'consent_note', 'consent_state']
      )
    })
  }
}
