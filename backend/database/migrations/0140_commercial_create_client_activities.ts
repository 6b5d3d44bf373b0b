import { BaseSchema } from '@adonisjs/lucid/schema'
import { stamps } from '#database/columns'

export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('clients', (table) => {
      table.integer('owner_id').unsigned().nullable()
      // derived from the contacts below, kept here so that lists can sort by it
      table.dateTime('last_contact_at').nullable()
      table.index(['owner_id', 'id'], 'clients_owner_id_index')
      table.index(['last_contact_at', 'id'], 'clients_last_contact_at_index')
    })
    this.schema.createTable('client_activities', (table) => {
      table.increments('id')
      table
        .integer('client_id')
        .unsigned()
        .notNullable()
        .references('clients.id')
        .onDelete('CASCADE')
      table.string('kind', 20).notNullable()
      table.string('subject', 200).notNullable()
      table.text('details').nullable()
      table.dateTime('occurred_at').notNullable()
      stamps(table)
      table.index(['client_id', 'occurred_at', 'id'], 'client_activities_client_index')
      table.index(['created_by', 'occurred_at'], 'client_activities_person_index')
    })
    this.schema.createTable('client_merges', (table) => {
      table.increments('id')
      // no foreign keys: the merged client is gone, and the kept one may go later
      table.integer('kept_id').unsigned().notNullable()
      table.string('kept_label', 200).notNullable()
      table.integer('merged_id').unsigned().notNullable()
      table.string('merged_label', 200).notNullable()
      table.text('merged_row', 'mediumtext').notNullable()
      table.text('taken', 'mediumtext').notNullable()
      table.text('moved', 'mediumtext').notNullable()
      table.string('status', 20).notNullable().defaultTo('merged')
      table.dateTime('undo_until').notNullable()
      table.integer('undone_by').unsigned().nullable()
      table.dateTime('undone_at').nullable()
      stamps(table)
      table.index(['kept_id', 'id'], 'client_merges_kept_id_index')
      table.index(['merged_id', 'id'], 'client_merges_merged_id_index')
      table.index(['status', 'id'], 'client_merges_status_index')
      table.index(['created_at', 'id'], 'client_merges_created_at_index')
    })
  }

  async down() {
    for (const table of ['client_merges', 'client_activities']) this.schema.dropTable(table)
    this.schema.alterTable('clients', (table) => {
      table.dropIndex(['owner_id', 'id'], 'clients_owner_id_index')
      table.dropIndex(['last_contact_at', 'id'], 'clients_last_contact_at_index')
      table.dropColumns('owner_id', 'last_contact_at')
    })
  }
}
