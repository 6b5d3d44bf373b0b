import { BaseSchema } from '@adonisjs/lucid/schema'
import { stamps } from '#database/columns'

export default class extends BaseSchema {
  async up() {
    // one row: how the firm takes part in electronic invoicing
    this.schema.createTable('e_invoicing_settings', (table) => {
      table.increments('id')
      table.string('mode', 20).notNullable()
      table.string('simulation_url', 300).notNullable()
      table.string('production_url', 300).notNullable()
      table.string('branch', 100).nullable()
      table.string('business_category', 100).nullable()
      table.string('street', 200).nullable()
      table.string('building_number', 10).nullable()
      table.string('additional_number', 10).nullable()
      table.string('district', 127).nullable()
      table.string('city', 127).nullable()
      table.string('postal_code', 10).nullable()
      stamps(table)
    })
    this.defer(async (database) => {
      await database.table('e_invoicing_settings').insert({
        id: 1,
        mode: 'off',
        simulation_url: 'https://gw-fatoora.zatca.gov.sa/e-invoicing/simulation',
        production_url: 'https://gw-fatoora.zatca.gov.sa/e-invoicing/core',
        created_at: '2026-01-01 00:00:00',
        updated_at: '2026-01-01 00:00:00',
      })
    })

    // what signs: a key, its certificates, and the end of its chain of documents
    this.schema.createTable('e_invoice_units', (table) => {
      table.increments('id')
      table.string('environment', 20).notNullable()
      table.string('status', 20).notNullable()
      table.string('common_name', 100).notNullable()
      table.string('serial_number', 150).notNullable().unique('e_invoice_units_serial_unique')
      table.text('request').notNullable()
      // encrypted, bound to the unit and the field by the seal
      table.string('seal', 36).notNullable()
      table.text('private_key_sealed').notNullable()
      table.text('compliance_secret_sealed').nullable()
      table.text('secret_sealed').nullable()
      table.string('compliance_request_id', 60).nullable()
      table.text('compliance_certificate').nullable()
      table.text('certificate').nullable()
      table.dateTime('expires_at').nullable()
      table.text('checks').notNullable()
      table.integer('counter').unsigned().notNullable().defaultTo(0)
      table.string('last_hash', 88).notNullable()
      stamps(table)
      table.index(['environment', 'status', 'id'], 'e_invoice_units_status_index')
    })

    // each document as it was signed; a rejected invoice may have another one after it
    this.schema.createTable('e_invoices', (table) => {
      table.increments('id')
      table.integer('invoice_id').unsigned().notNullable().references('invoices.id')
      table.integer('attempt').unsigned().notNullable()
      table.integer('unit_id').unsigned().notNullable().references('e_invoice_units.id')
      table.integer('counter').unsigned().notNullable()
      table.string('uuid', 36).notNullable().unique('e_invoices_uuid_unique')
      table.boolean('simplified').notNullable()
      table.string('hash', 44).notNullable()
      table.string('previous_hash', 88).notNullable()
      table.text('xml', 'mediumtext').notNullable()
      table.text('cleared_xml', 'mediumtext').nullable()
      table.string('state', 20).notNullable()
      table.text('messages', 'mediumtext').notNullable()
      table.string('failure', 40).nullable()
      table.integer('sent_times').unsigned().notNullable().defaultTo(0)
      table.dateTime('next_at').nullable()
      table.dateTime('report_before').nullable()
      table.dateTime('alerted_at').nullable()
      table.dateTime('accepted_at').nullable()
      stamps(table)
      table.unique(['invoice_id', 'attempt'], { indexName: 'e_invoices_attempt_unique' })
      table.unique(['unit_id', 'counter'], { indexName: 'e_invoices_counter_unique' })
      table.index(['state', 'next_at'], 'e_invoices_state_index')
      table.index(['alerted_at', 'report_before'], 'e_invoices_deadline_index')
    })
  }

  async down() {
    this.schema.dropTable('e_invoices')
    this.schema.dropTable('e_invoice_units')
    this.schema.dropTable('e_invoicing_settings')
  }
}
