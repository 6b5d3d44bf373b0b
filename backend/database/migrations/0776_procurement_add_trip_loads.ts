import { BaseSchema } from '@adonisjs/lucid/schema'
import { money } from '#database/columns'

const TRIP = [
  'passengers',
  'arrived_at',
  'start_odometer_e4',
  'end_odometer_e4',
  'fuel_litres_e4',
  'fuel_cost_minor',
  'other_cost_minor',
]

/** What a trip weighs and costs, and what the vehicle showed at its start and end. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('trips', (table) => {
      table.integer('passengers').nullable()
      table.dateTime('arrived_at').nullable()
      table.bigInteger('start_odometer_e4').nullable()
      table.bigInteger('end_odometer_e4').nullable()
      table.bigInteger('fuel_litres_e4').nullable()
      money(table, 'fuel_cost')
      money(table, 'other_cost')
      table.index(['equipment_id', 'is_open'], 'trips_equipment_open_index')
    })
    this.schema.alterTable('trip_cargo', (table) => {
      // kilograms and cubic metres of the whole line
      table.bigInteger('weight_e4').nullable()
      table.bigInteger('volume_e4').nullable()
    })
  }

  async down() {
    this.schema.alterTable('trip_cargo', (table) => {
      for (const name of ['weight_e4', 'volume_e4']) table.dropColumn(name)
    })
    this.schema.alterTable('trips', (table) => {
      // the foreign key keeps an index of its own
      table.index(['equipment_id'], 'trips_equipment_index')
      table.dropIndex(['equipment_id', 'is_open'], 'trips_equipment_open_index')
      for (const name of TRIP) table.dropColumn(name)
    })
  }
}
