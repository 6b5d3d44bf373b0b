import { BaseSchema } from '@adonisjs/lucid/schema'
import { addRowCount, addSearchIndex } from '#database/search_index'

const LISTED = ['state', 'kind', 'recipients', 'subject', 'created_at', 'sent_at']

/** Mails that the portal sends or keeps: written with what causes them, delivered by a job each. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('mails', (table) => {
      table.increments('id')
      table.string('kind', 40).notNullable()
      table.string('state', 10).notNullable()
      // all addresses in one line, for lists
      table.string('recipients', 500).notNullable()
      table.text('to_addresses').notNullable()
      table.text('cc_addresses').notNullable()
      table.string('reply_to', 254).nullable()
      table.string('subject', 300).notNullable()
      table.text('html', 'mediumtext').notNullable()
      table.text('plain', 'mediumtext').notNullable()
      table.string('language', 4).notNullable()
      // stored files with the names they are sent under
      table.text('attachments').notNullable()
      // what is printed for it before it goes
      table.text('document').nullable()
      table.string('entity_type', 40).nullable()
      table.integer('entity_id').unsigned().nullable()
      // the same at every attempt, by which a receiver knows a mail it has had
      table.string('message_id', 200).notNullable().unique('mails_message_id_unique')
      table.integer('attempts').notNullable().defaultTo(0)
      // why it did not go: a word for people, and what the server said
      table.string('reason', 40).nullable()
      table.string('last_error', 1000).nullable()
      // who is sending it now, and until when no one else tries
      table.string('claim', 36).nullable()
      table.dateTime('claimed_until').nullable()
      table.string('job_id', 36).nullable()
      table.dateTime('sent_at').nullable()
      table.integer('resend_of_id').unsigned().nullable()
      table.integer('created_by').unsigned().nullable().references('users.id')
      table.dateTime('created_at').notNullable()
      table.dateTime('updated_at').notNullable()
      table.text('search_text').notNullable()
      for (const column of LISTED) table.index([column, 'id'], `mails_${column}_index`)
      table.index(['entity_type', 'entity_id', 'id'], 'mails_entity_index')
      table.index(['created_by', 'created_at'], 'mails_created_by_index')
    })
    addSearchIndex(this, 'mails')
    addRowCount(this, 'mails')
  }

  async down() {
    this.schema.raw('DROP TABLE IF EXISTS mails_fts')
    this.schema.dropTable('mails')
  }
}
