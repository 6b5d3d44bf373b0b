import { BaseSchema } from '@adonisjs/lucid/schema'
import { day } from '#database/columns'

/** What other departments may know of a piece of equipment: what it is called, and how it stands. */
const names = (called: (name: string) => string) => `CREATE VIEW equipment_names AS
  SELECT id, tag, name, name_ar, status, ${called('name')} AS called,
    ${called(`COALESCE(NULLIF(name_ar, ''), name)`)} AS called_ar
  FROM equipment`

const CALLED = {
  sqlite: (name: string) => `tag || ' · ' || ${name}`,
  mysql: (name: string) => `CONCAT(tag, ' · ', ${name})`,
}

/** The days on which it can't be used; the one that is open lasts as long as its status. */
const DOWNTIME = `CREATE VIEW equipment_downtime AS
  SELECT id, equipment_id, kind, from_on, back_on, COALESCE(open_guard, 0) AS is_open
  FROM equipment_outages`

const OUT = ['maintenance', 'breakdown', 'retired', 'lost']

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('equipment_outages', (table) => {
      table.increments('id')
      table
        .integer('equipment_id')
        .unsigned()
        .notNullable()
        .references('equipment.id')
        .onDelete('CASCADE')
      table.string('kind', 12).notNullable()
      day(table, 'from').notNullable()
      // the day it can be used again; empty until someone knows
      day(table, 'back').nullable()
      table.string('note', 1000).nullable()
      // 1 while it is out by its status: one at a time
      table.integer('open_guard').nullable()
      table.integer('created_by').unsigned().nullable().references('users.id')
      table.dateTime('created_at').notNullable()
      table.unique(['equipment_id', 'open_guard'], { indexName: 'equipment_outages_open_unique' })
      table.index(['equipment_id', 'from_on', 'id'], 'equipment_outages_equipment_index')
    })
    this.schema.raw(names(this.db.dialect.name === 'mysql' ? CALLED.mysql : CALLED.sqlite))
    this.schema.raw(DOWNTIME)
    this.#outSince()
  }

  /** What is out of service already is so at least since it was last written about. */
  #outSince() {
    this.schema.raw(`INSERT INTO equipment_outages
        (equipment_id, kind, from_on, open_guard, created_by, created_at)
      SELECT id, status, DATE(updated_at), 1, updated_by, updated_at FROM equipment
      WHERE status IN (${OUT.map((status) => `'${status}'`).join(', ')})`)
  }

  async down() {
    for (const view of ['equipment_downtime', 'equipment_names'])
      this.schema.raw(`DROP VIEW ${view}`)
    this.schema.dropTable('equipment_outages')
  }
}
