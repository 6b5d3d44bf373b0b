import { BaseSchema } from '@adonisjs/lucid/schema'
import { day } from '#database/columns'

/** What happens to a quotation after its approval, its revisions, and when to ask again. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('quotations', (table) => {
      table.dateTime('sent_at').nullable()
      table.dateTime('closed_at').nullable()
      table.string('lost_reason', 60).nullable()
      table.string('competitor', 160).nullable()
      table.string('outcome_note', 1000).nullable()
      day(table, 'follow_up').nullable()
      table.integer('reminders').notNullable().defaultTo(0)
      table.integer('revises_id').unsigned().nullable()
      // 1 while this revision is not approved yet: the unique key allows one at a time
      table.integer('open_revision').nullable()
      table.unique(['root_number', 'open_revision'], { indexName: 'quotations_revision_unique' })
      table.index(['stage', 'valid_until_on'], 'quotations_expiry_index')
      table.index(['stage', 'follow_up_on'], 'quotations_follow_up_index')
      table.index(['follow_up_on', 'id'], 'quotations_follow_up_on_index')
      table.index(['lost_reason', 'id'], 'quotations_lost_reason_index')
    })
  }

  async down() {
    this.schema.alterTable('quotations', (table) => {
      table.dropUnique(['root_number', 'open_revision'], 'quotations_revision_unique')
      table.dropIndex(['stage', 'valid_until_on'], 'quotations_expiry_index')
      table.dropIndex(['stage', 'follow_up_on'], 'quotations_follow_up_index')
      table.dropIndex(['follow_up_on', 'id'], 'quotations_follow_up_on_index')
      table.dropIndex(['lost_reason', 'id'], 'quotations_lost_reason_index')
      table.dropColumns('sent_at', 'closed_at', 'lost_reason', 'competitor', 'outcome_note')
      table.dropColumns('follow_up_on', 'reminders', 'revises_id', 'open_revision')
    })
  }
}
