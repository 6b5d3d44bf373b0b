import { BaseSchema } from '@adonisjs/lucid/schema'

/** What other departments may know of equipment that is out: who has it, since when and until when. */
const VIEW = `CREATE VIEW equipment_in_custody AS
  SELECT c.id, c.equipment_id, c.holder_id, c.holder_name, c.project_name, c.out_on,
    c.expected_return_on, q.tag, q.name, q.name_ar, q.serial_no
  FROM equipment_custodies c JOIN equipment q ON q.id = c.equipment_id
  WHERE c.open_guard = 1`

export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('equipment_custodies', (table) => {
      table.index(['holder_id', 'open_guard'], 'equipment_custodies_holder_index')
    })
    this.schema.raw(VIEW)
  }

  async down() {
    this.schema.raw('DROP VIEW equipment_in_custody')
    this.schema.alterTable('equipment_custodies', (table) => {
      table.dropIndex(['holder_id', 'open_guard'], 'equipment_custodies_holder_index')
    })
  }
}
