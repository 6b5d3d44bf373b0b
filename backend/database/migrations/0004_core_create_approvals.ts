import { BaseSchema } from '@adonisjs/lucid/schema'
import { money, stamps } from '#database/columns'

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('approval_rules', (table) => {
      table.increments('id')
      table.string('document_type', 40).notNullable()
      table.string('name', 120).notNullable()
      table.string('name_ar', 120).nullable()
      table.bigInteger('min_minor').notNullable().defaultTo(0)
      table.bigInteger('max_minor').nullable()
      table.string('department', 40).nullable()
      table.integer('priority').notNullable().defaultTo(100)
      table.text('steps').notNullable()
      table.boolean('active').notNullable().defaultTo(true)
      stamps(table)
      table.index(['document_type', 'active', 'priority'], 'approval_rules_match_index')
    })
    this.schema.createTable('approval_requests', (table) => {
      table.increments('id')
      table.string('document_type', 40).notNullable()
      table.integer('document_id').unsigned().notNullable()
      table.string('document_number', 60).notNullable()
      table.string('title', 300).notNullable()
      table.string('link', 200).notNullable()
      table.integer('document_version').notNullable()
      money(table, 'amount')
      table.string('currency', 3).notNullable()
      table.integer('rule_id').unsigned().nullable()
      table.string('status', 20).notNullable().defaultTo('pending')
      table.integer('current_step').notNullable().defaultTo(1)
      // null once decided: the unique key then allows only one open request per document
      table.integer('open_guard').nullable().defaultTo(1)
      table.integer('requested_by').unsigned().notNullable().references('users.id')
      table.dateTime('requested_at').notNullable()
      table.dateTime('decided_at').nullable()
      table.unique(['document_type', 'document_id', 'open_guard'], {
        indexName: 'approval_requests_open_unique',
      })
      table.index(['status', 'requested_at'], 'approval_requests_status_index')
    })
    this.schema.createTable('approval_steps', (table) => {
      table.increments('id')
      table.integer('request_id').unsigned().notNullable().references('approval_requests.id')
      table.integer('sequence').notNullable()
      table.string('name', 120).notNullable()
      table.string('name_ar', 120).nullable()
      table.string('approver_kind', 20).notNullable()
      table.string('approver_value', 80).notNullable()
      table.string('status', 20).notNullable().defaultTo('waiting')
      table.integer('decided_by').unsigned().nullable().references('users.id')
      table.dateTime('decided_at').nullable()
      table.string('comment', 1000).nullable()
      table.bigInteger('amount_seen_minor').nullable()
      table.unique(['request_id', 'sequence'], { indexName: 'approval_steps_sequence_unique' })
      table.index(['status', 'approver_kind', 'approver_value'], 'approval_steps_open_index')
    })
  }

  async down() {
    for (const table of ['approval_steps', 'approval_requests', 'approval_rules']) {
      this.schema.dropTable(table)
    }
  }
}
