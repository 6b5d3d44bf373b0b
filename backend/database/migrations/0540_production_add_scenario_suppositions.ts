import { BaseSchema } from '@adonisjs/lucid/schema'

/** What a scenario supposes beside more of some resources: dates of the contract, hours of the calendar. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('schedule_scenarios', (table) => {
      table.text('supposed').nullable()
    })
  }

  async down() {
    this.schema.alterTable('schedule_scenarios', (table) => {
      table.dropColumn('supposed')
    })
  }
}
