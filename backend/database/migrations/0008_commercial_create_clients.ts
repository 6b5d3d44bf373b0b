import { BaseSchema } from '@adonisjs/lucid/schema'
import { stamps } from '#database/columns'
import { addRowCount, addSearchIndex } from '#database/search_index'

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('clients', (table) => {
      table.increments('id')
      table.string('name', 200).notNullable()
      table.string('job_title', 160).nullable()
      table.string('company', 200).nullable()
      table.string('company_type', 60).nullable()
      table.string('mobile', 40).nullable()
      table.string('email', 254).nullable()
      table.string('phone', 40).nullable()
      table.string('location', 160).nullable()
      table.string('address', 400).nullable()
      table.string('website', 200).nullable()
      table.text('notes').nullable()
      // canonical twins, for duplicates: E.164 numbers, lower-case address, folded name
      table.string('mobile_key', 20).nullable()
      table.string('phone_key', 20).nullable()
      table.string('email_key', 254).nullable()
      table.string('domain_key', 200).nullable()
      table.string('name_key', 200).nullable()
      table.text('search_text').notNullable()
      stamps(table)
      for (const column of [
        'name',
        'company',
        'company_type',
        'location',
        'created_at',
        'updated_at',
        'email',
        'mobile',
        'phone',
        'job_title',
        'website',
        'address',
      ]) {
        table.index([column, 'id'], `clients_${column}_index`)
      }
      for (const column of ['mobile_key', 'phone_key', 'email_key', 'domain_key', 'name_key']) {
        table.index([column], `clients_${column}_index`)
      }
    })
    addSearchIndex(this, 'clients')
    addRowCount(this, 'clients')
    this.schema.createTable('business_cards', (table) => {
      table.increments('id')
      table.integer('client_id').unsigned().nullable().references('clients.id').onDelete('CASCADE')
      table.integer('front_file_id').unsigned().notNullable().references('files.id')
      table.integer('back_file_id').unsigned().nullable().references('files.id')
      table.string('status', 20).notNullable().defaultTo('queued')
      table.text('fields').nullable()
      table.text('raw_text').nullable()
      table.string('error', 500).nullable()
      table.string('job_id', 36).nullable()
      stamps(table)
      table.index(['created_by', 'status'], 'business_cards_owner_index')
      table.index(['client_id'], 'business_cards_client_index')
    })
  }

  async down() {
    this.schema.dropTable('business_cards')
    this.schema.raw('DROP TABLE IF EXISTS clients_fts')
    this.schema.dropTable('clients')
  }
}
