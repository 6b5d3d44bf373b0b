import { BaseSchema } from '@adonisjs/lucid/schema'
import { DateTime } from 'luxon'

/** A plan by days runs from the day of entry where no one has said when the thing was bought. */
export default class extends BaseSchema {
  async up() {
    this.defer(async (db) => {
      const planned = await db
        .from('equipment')
        .whereNotNull('service_every_days')
        .whereNull('next_service_on')
        .select('id', 'created_at', 'service_every_days', 'due_on')
      for (const row of planned) {
        const entered =
          row.created_at instanceof Date
            ? DateTime.fromJSDate(row.created_at, { zone: 'utc' })
            : DateTime.fromSQL(row.created_at, { zone: 'utc' })
        const next = entered.plus({ days: row.service_every_days }).toISODate()!
        const due = row.due_on && row.due_on < next ? row.due_on : next
        await db
          .from('equipment')
          .where('id', row.id)
          .update({ next_service_on: next, due_on: due })
      }
    })
  }

  /** What is planned stays planned. */
  async down() {}
}
