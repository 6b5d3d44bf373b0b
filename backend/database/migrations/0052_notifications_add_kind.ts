import { BaseSchema } from '@adonisjs/lucid/schema'

/** The kinds as they were on the day of this migration. */
const PATTERNS: [string, RegExp][] = [
  ['approval_requests', /_approval_requested$/],
  ['decisions', /_(approved|rejected)$/],
  ['new_records', /_created$/],
  ['jobs_failed', /^job_failed$/],
  ['jobs_finished', /^job_/],
  ['expiries', /_expir(ing|ed)$/],
  ['security', /^session_/],
]
const kindOf = (type: string) => PATTERNS.find(([, pattern]) => pattern.test(type))?.[0] ?? 'other'

/** What a person may switch off is also what the list of notifications is filtered by. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('notifications', (table) => {
      table.string('kind', 30).notNullable().defaultTo('other')
      table.index(['user_id', 'kind', 'id'], 'notifications_kind_index')
    })
    this.defer(async (db) => {
      const types = await db.from('notifications').distinct('type')
      for (const { type } of types)
        await db
          .from('notifications')
          .where('type', type)
          .update({ kind: kindOf(type) })
    })
  }

  async down() {
    this.schema.alterTable('notifications', (table) => {
      table.dropIndex(['user_id', 'kind', 'id'], 'notifications_kind_index')
      table.dropColumn('kind')
    })
  }
}
