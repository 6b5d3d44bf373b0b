import { BaseSchema } from '@adonisjs/lucid/schema'
import { decimal4, stamps } from '#database/columns'
import { addRowCount, addSearchIndex } from '#database/search_index'

const LISTED = [
  'type',
  'status',
  'vehicle',
  'driver',
  'planned_start_at',
  'planned_end_at',
  'started_at',
  'ended_at',
  'is_open',
  'created_at',
  'updated_at',
]

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('trips', (table) => {
      table.increments('id')
      table.string('number', 40).notNullable().unique('trips_number_unique')
      table.string('type', 14).notNullable()
      table.string('status', 20).notNullable().defaultTo('planned')
      table.string('priority', 10).notNullable().defaultTo('normal')
      table.string('carrier', 10).notNullable().defaultTo('own')
      table.integer('vendor_id').unsigned().nullable().references('vendors.id')
      table.integer('equipment_id').unsigned().nullable().references('equipment.id')
      table.string('vehicle', 120).notNullable()
      table.string('driver', 120).notNullable()
      table.string('driver_phone', 40).nullable()
      // as they are compared: the same plate and the same person, however written
      table.string('vehicle_key', 120).notNullable()
      table.string('driver_key', 120).notNullable()
      table.string('waybill_no', 60).nullable()
      table.dateTime('planned_start_at').notNullable()
      table.dateTime('planned_end_at').notNullable()
      table.dateTime('started_at').nullable()
      table.dateTime('ended_at').nullable()
      // false once it has come to an end of any kind
      table.boolean('is_open').notNullable().defaultTo(true)
      table.integer('purchase_order_id').unsigned().nullable().references('purchase_orders.id')
      table.integer('movement_id').unsigned().nullable().references('stock_movements.id')
      table.integer('warehouse_id').unsigned().nullable().references('warehouses.id')
      table.integer('project_id').unsigned().nullable().references('projects.id')
      table.string('note', 1000).nullable()
      table.string('reason', 1000).nullable()
      table.string('pod_name', 160).nullable()
      table.text('pod_signature').nullable()
      table.integer('pod_file_id').unsigned().nullable().references('files.id')
      table.dateTime('pod_at').nullable()
      // the goods receipt that the proof of delivery has become
      table.integer('receipt_id').unsigned().nullable().references('goods_receipts.id')
      table.text('search_text').notNullable()
      stamps(table)
      for (const column of LISTED) table.index([column, 'id'], `trips_${column}_index`)
      table.index(['vehicle_key', 'is_open'], 'trips_vehicle_key_index')
      table.index(['driver_key', 'is_open'], 'trips_driver_key_index')
      table.index(['purchase_order_id', 'id'], 'trips_order_index')
      table.index(['movement_id', 'id'], 'trips_movement_index')
    })
    addSearchIndex(this, 'trips')
    addRowCount(this, 'trips')
    this.schema.createTable('trip_stops', (table) => {
      table.increments('id')
      table.integer('trip_id').unsigned().notNullable().references('trips.id').onDelete('CASCADE')
      table.integer('position').notNullable()
      table.string('place', 200).notNullable()
      table.string('contact', 160).nullable()
      table.dateTime('planned_at').nullable()
      table.dateTime('arrived_at').nullable()
      table.dateTime('left_at').nullable()
      table.index(['trip_id', 'position'], 'trip_stops_position_index')
    })
    this.#cargo()
    this.schema.createTable('trip_events', (table) => {
      table.increments('id')
      table.integer('trip_id').unsigned().notNullable().references('trips.id').onDelete('CASCADE')
      table.string('status', 20).notNullable()
      table.dateTime('happened_at').notNullable()
      table.string('note', 1000).nullable()
      table.integer('created_by').unsigned().nullable().references('users.id')
      table.index(['trip_id', 'id'], 'trip_events_trip_index')
    })
    // one row for each vehicle and each driver, locked while a trip is planned with them
    this.schema.createTable('trip_resources', (table) => {
      table.string('key', 140).primary()
    })
  }

  #cargo() {
    this.schema.createTable('trip_cargo', (table) => {
      table.increments('id')
      table.integer('trip_id').unsigned().notNullable().references('trips.id').onDelete('CASCADE')
      table.integer('position').notNullable()
      table.integer('order_line_id').unsigned().nullable().references('purchase_order_lines.id')
      table.integer('movement_line_id').unsigned().nullable().references('stock_movement_lines.id')
      table.string('description', 1000).notNullable()
      table.string('unit', 20).nullable()
      decimal4(table, 'quantity')
      table.bigInteger('delivered_e4').nullable()
      table.bigInteger('rejected_e4').nullable()
      table.string('rejection_reason', 300).nullable()
      table.index(['trip_id', 'position'], 'trip_cargo_position_index')
      table.index(['order_line_id', 'id'], 'trip_cargo_order_line_index')
    })
  }

  async down() {
    for (const table of ['trip_resources', 'trip_events', 'trip_cargo', 'trip_stops'])
      this.schema.dropTable(table)
    this.schema.raw('DROP TABLE IF EXISTS trips_fts')
    this.schema.dropTable('trips')
  }
}
