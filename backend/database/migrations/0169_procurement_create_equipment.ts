import { BaseSchema } from '@adonisjs/lucid/schema'
import { day, decimal4, money, stamps } from '#database/columns'
import { addRowCount, addSearchIndex } from '#database/search_index'

const LISTED = [
  'tag',
  'name',
  'category',
  'ownership',
  'status',
  'project_name',
  'custodian_name',
  'expected_return_on',
  'due_on',
  'meter_e4',
  'created_at',
  'updated_at',
]

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('equipment', (table) => {
      table.increments('id')
      table.string('tag', 40).notNullable().unique('equipment_tag_unique')
      table.string('name', 200).notNullable()
      table.string('name_ar', 200).nullable()
      table.string('category', 40).notNullable()
      table.string('make', 80).nullable()
      table.string('model', 80).nullable()
      table.string('serial_no', 80).nullable()
      table.integer('year').nullable()
      table.string('ownership', 10).notNullable().defaultTo('owned')
      table.integer('vendor_id').unsigned().nullable().references('vendors.id')
      day(table, 'purchased').nullable()
      money(table, 'purchase_cost')
      // of rented equipment, for a day
      money(table, 'rental_rate')
      table.string('status', 12).notNullable().defaultTo('available')
      table.string('location', 200).nullable()
      table.string('registration_no', 40).nullable()
      day(table, 'registration_expires').nullable()
      day(table, 'insurance_expires').nullable()
      day(table, 'inspection_due').nullable()
      table.string('meter_type', 10).notNullable().defaultTo('none')
      decimal4(table, 'meter')
      // the plan: whichever of the two comes first
      table.bigInteger('service_every_e4').nullable()
      table.integer('service_every_days').nullable()
      day(table, 'serviced').nullable()
      table.bigInteger('serviced_at_e4').nullable()
      // what follows from the plan and the documents
      day(table, 'next_service').nullable()
      table.bigInteger('next_service_e4').nullable()
      table.boolean('meter_due').notNullable().defaultTo(false)
      day(table, 'due').nullable()
      // who has it now
      table.integer('custody_id').unsigned().nullable()
      table.string('custodian_name', 160).nullable()
      table.integer('project_id').unsigned().nullable().references('projects.id')
      table.string('project_name', 200).nullable()
      day(table, 'expected_return').nullable()
      table.text('search_text').notNullable()
      stamps(table)
      for (const column of LISTED) table.index([column, 'id'], `equipment_${column}_index`)
      table.index(['meter_due', 'id'], 'equipment_meter_due_index')
      table.index(['project_id', 'id'], 'equipment_project_index')
    })
    addSearchIndex(this, 'equipment')
    addRowCount(this, 'equipment')
    this.#custodies()
    this.schema.createTable('equipment_events', (table) => {
      table.increments('id')
      table
        .integer('equipment_id')
        .unsigned()
        .notNullable()
        .references('equipment.id')
        .onDelete('CASCADE')
      table.string('kind', 14).notNullable()
      day(table, 'happened').notNullable()
      table.bigInteger('meter_e4').nullable()
      money(table, 'cost')
      table.string('note', 1000).nullable()
      table.integer('created_by').unsigned().nullable().references('users.id')
      table.dateTime('created_at').notNullable()
      table.index(['equipment_id', 'id'], 'equipment_events_equipment_index')
    })
  }

  #custodies() {
    this.schema.createTable('equipment_custodies', (table) => {
      table.increments('id')
      table
        .integer('equipment_id')
        .unsigned()
        .notNullable()
        .references('equipment.id')
        .onDelete('CASCADE')
      table.integer('holder_id').unsigned().nullable().references('users.id')
      table.string('holder_name', 160).notNullable()
      table.integer('project_id').unsigned().nullable().references('projects.id')
      table.string('project_name', 200).nullable()
      day(table, 'out').notNullable()
      day(table, 'expected_return').nullable()
      table.string('out_condition', 10).notNullable()
      table.string('out_note', 1000).nullable()
      table.bigInteger('out_meter_e4').nullable()
      // strokes of a pen as the path of an SVG
      table.text('out_signature').nullable()
      day(table, 'back').nullable()
      table.string('back_condition', 10).nullable()
      table.string('back_note', 1000).nullable()
      table.bigInteger('back_meter_e4').nullable()
      table.text('back_signature').nullable()
      // 1 while it is out: a thing is with one person at a time
      table.integer('open_guard').nullable()
      table.integer('created_by').unsigned().nullable().references('users.id')
      table.integer('closed_by').unsigned().nullable().references('users.id')
      table.dateTime('created_at').notNullable()
      table.unique(['equipment_id', 'open_guard'], { indexName: 'equipment_custodies_open_unique' })
      table.index(['equipment_id', 'id'], 'equipment_custodies_equipment_index')
    })
  }

  async down() {
    for (const table of ['equipment_events', 'equipment_custodies']) this.schema.dropTable(table)
    this.schema.raw('DROP TABLE IF EXISTS equipment_fts')
    this.schema.dropTable('equipment')
  }
}
