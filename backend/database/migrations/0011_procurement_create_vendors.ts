import { BaseSchema } from '@adonisjs/lucid/schema'
import { day, stamps } from '#database/columns'
import { addRowCount, addSearchIndex } from '#database/search_index'

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('vendors', (table) => {
      table.increments('id')
      table.string('name', 200).notNullable()
      table.string('type', 30).notNullable()
      table.string('group', 40).notNullable()
      table.string('business_address', 400).nullable()
      table.string('city', 80).nullable()
      table.string('country', 80).nullable()
      table.string('postal_code', 20).nullable()
      table.string('primary_contact_name', 200).nullable()
      table.string('phone', 40).nullable()
      table.string('mobile', 40).nullable()
      table.string('email', 254).nullable()
      table.string('fax', 40).nullable()
      table.string('website', 200).nullable()
      table.string('bank_name', 160).nullable()
      table.string('bank_city', 80).nullable()
      table.string('bank_country', 80).nullable()
      table.string('account_name', 200).nullable()
      // sealed to this vendor: a value moved to another row does not open
      table.string('bank_seal', 36).notNullable()
      table.text('account_number_sealed').nullable()
      table.string('account_number_tail', 4).nullable()
      table.text('iban_sealed').nullable()
      table.string('iban_tail', 4).nullable()
      table.string('swift_code', 11).nullable()
      table.string('purchasing_currency', 3).notNullable().defaultTo('SAR')
      table.integer('rating_score_bp').nullable()
      table.string('rating_standing', 20).nullable()
      table.text('search_text').notNullable()
      stamps(table)
      for (const column of [
        'name',
        'type',
        'group',
        'city',
        'country',
        'rating_score_bp',
        'rating_standing',
        'created_at',
        'updated_at',
        'email',
        'purchasing_currency',
        'primary_contact_name',
        'phone',
        'mobile',
      ]) {
        table.index([column, 'id'], `vendors_${column}_index`)
      }
    })
    addSearchIndex(this, 'vendors')
    addRowCount(this, 'vendors')
    this.schema.createTable('vendor_documents', (table) => {
      table.increments('id')
      table
        .integer('vendor_id')
        .unsigned()
        .notNullable()
        .references('vendors.id')
        .onDelete('CASCADE')
      table.integer('file_id').unsigned().notNullable().references('files.id')
      table.string('document_type', 40).notNullable()
      table.string('number', 80).nullable()
      day(table, 'issued').nullable()
      day(table, 'expires').nullable()
      table.integer('created_by').unsigned().nullable().references('users.id')
      table.dateTime('created_at').notNullable()
      table.index(['vendor_id', 'id'], 'vendor_documents_vendor_index')
      table.index(['expires_on'], 'vendor_documents_expires_index')
    })
    this.schema.createTable('vendor_ratings', (table) => {
      table.increments('id')
      table
        .integer('vendor_id')
        .unsigned()
        .notNullable()
        .references('vendors.id')
        .onDelete('CASCADE')
      for (const scale of [
        'quality',
        'delivery_performance',
        'responsiveness',
        'pricing_competitiveness',
        'reliability',
      ]) {
        table.string(scale, 40).notNullable()
      }
      table.integer('score_bp').notNullable()
      table.string('standing', 20).notNullable()
      table.string('note', 1000).nullable()
      table.integer('created_by').unsigned().nullable().references('users.id')
      table.dateTime('created_at').notNullable()
      table.index(['vendor_id', 'id'], 'vendor_ratings_vendor_index')
    })
  }

  async down() {
    for (const table of ['vendor_ratings', 'vendor_documents']) this.schema.dropTable(table)
    this.schema.raw('DROP TABLE IF EXISTS vendors_fts')
    this.schema.dropTable('vendors')
  }
}
