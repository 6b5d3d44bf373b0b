import { BaseSchema } from '@adonisjs/lucid/schema'

/** Leave of a year is added up by its days from the index alone. */
const COLUMNS = ['status', 'from_on', 'to_on', 'leave_type_id', 'days_e4', 'employee_id']
const NAME = 'leave_requests_days_index'

export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('leave_requests', (table) => table.index(COLUMNS, NAME))
  }

  async down() {
    this.schema.alterTable('leave_requests', (table) => table.dropIndex(COLUMNS, NAME))
  }
}
