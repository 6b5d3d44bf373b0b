import { BaseSchema } from '@adonisjs/lucid/schema'
import { stamps } from '#database/columns'

/** Which nationality counts, and how many of a hundred people of a department or of the firm have to have it. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('nationality_goals', (table) => {
      table.increments('id')
      // null: of the firm
      table.integer('department_id').unsigned().nullable().references('departments.id')
      table.string('nationality', 80).notNullable()
      table.integer('percent').notNullable()
      stamps(table)
      table.index(['department_id'], 'nationality_goals_department_index')
      for (const column of ['nationality', 'percent', 'updated_at'])
        table.index([column, 'id'], `nationality_goals_${column}_index`)
    })
  }

  async down() {
    this.schema.dropTable('nationality_goals')
  }
}
