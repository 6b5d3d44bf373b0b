import { BaseSchema } from '@adonisjs/lucid/schema'
import { day, stamps } from '#database/columns'
import { addRowCount } from '#database/search_index'

/** What is to be done when someone joins or leaves: templates, and the lists that are made from them. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('checklist_templates', (table) => {
      table.increments('id')
      table.string('kind', 20).notNullable()
      table.string('name', 120).notNullable()
      table.string('name_ar', 120).notNullable()
      // whom it is for; without either, everyone
      table.integer('department_id').unsigned().nullable().references('departments.id')
      table.string('position', 120).nullable()
      table.boolean('active').notNullable().defaultTo(true)
      stamps(table)
      for (const column of ['name', 'name_ar', 'kind', 'active', 'updated_at'])
        table.index([column, 'id'], `checklist_templates_${column}_index`)
      table.index(['department_id'], 'checklist_templates_department_index')
    })
    this.schema.createTable('checklist_template_items', (table) => {
      table.increments('id')
      table
        .integer('template_id')
        .unsigned()
        .notNullable()
        .references('checklist_templates.id')
        .onDelete('CASCADE')
      table.integer('sequence').notNullable()
      wording(table)
      // days after the first or last day; below zero: before it
      table.integer('due_days').notNullable()
      table.index(['template_id', 'sequence'], 'checklist_template_items_template_index')
      table.index(['owner_user_id'], 'checklist_template_items_user_index')
    })
    this.schema.createTable('checklists', (table) => {
      table.increments('id')
      table
        .integer('employee_id')
        .unsigned()
        .notNullable()
        .references('employees.id')
        .onDelete('CASCADE')
      table
        .integer('template_id')
        .unsigned()
        .nullable()
        .references('checklist_templates.id')
        .onDelete('SET NULL')
      table.string('kind', 20).notNullable()
      table.string('name', 120).notNullable()
      table.string('name_ar', 120).notNullable()
      // the first or the last day at work
      day(table, 'anchor').notNullable()
      table.string('status', 20).notNullable().defaultTo('open')
      table.integer('item_count').notNullable()
      table.integer('done_count').notNullable().defaultTo(0)
      // of the open items the earliest; null once all are done
      day(table, 'next_due').nullable()
      stamps(table)
      table.index(['employee_id', 'kind', 'status'], 'checklists_employee_index')
      table.index(['status', 'next_due_on', 'id'], 'checklists_due_index')
      table.index(['kind', 'next_due_on', 'id'], 'checklists_kind_index')
      table.index(['anchor_on', 'id'], 'checklists_anchor_index')
      table.index(['template_id'], 'checklists_template_index')
    })
    this.schema.createTable('checklist_items', (table) => {
      table.increments('id')
      table
        .integer('checklist_id')
        .unsigned()
        .notNullable()
        .references('checklists.id')
        .onDelete('CASCADE')
      table.integer('sequence').notNullable()
      wording(table)
      table.integer('due_days').notNullable()
      day(table, 'due').notNullable()
      table.dateTime('done_at').nullable()
      table.integer('done_by').unsigned().nullable().references('users.id')
      table.string('note', 500).nullable()
      stamps(table)
      table.index(['checklist_id', 'sequence'], 'checklist_items_checklist_index')
      table.index(['owner_user_id', 'due_on', 'id'], 'checklist_items_user_index')
      table.index(['owner', 'due_on', 'id'], 'checklist_items_owner_index')
      table.index(['due_on', 'id'], 'checklist_items_due_index')
    })
    addRowCount(this, 'checklist_templates')
    this.schema.raw(ENTRIES)
    this.schema.raw(TASKS)
  }

  async down() {
    for (const view of ['checklist_task_entries', 'checklist_entries'])
      this.schema.raw(`DROP VIEW ${view}`)
    for (const table of [
      'checklist_items',
      'checklists',
      'checklist_template_items',
      'checklist_templates',
    ])
      this.schema.dropTable(table)
  }
}

/** What is to be done, and by whom. */
function wording(table: any) {
  table.string('title', 160).notNullable()
  table.string('title_ar', 160).notNullable()
  table.string('owner', 20).notNullable()
  table.integer('owner_user_id').unsigned().nullable().references('users.id')
}

const PERSON = `e.number AS employee_number, e.name AS employee_name,
    e.name_ar AS employee_name_ar, e.department_id`

/** What the register lists: each checklist with its person. */
const ENTRIES = `CREATE VIEW checklist_entries AS
  SELECT c.id, c.version, c.employee_id, c.kind, c.name, c.name_ar, c.anchor_on, c.status,
    c.item_count, c.done_count, c.next_due_on, c.updated_at, ${PERSON}
  FROM checklists c JOIN employees e ON e.id = c.employee_id`

/** What somebody has to do: each item with its checklist and its person. */
const TASKS = `CREATE VIEW checklist_task_entries AS
  SELECT i.id, i.version, i.checklist_id, i.title, i.title_ar, i.owner, i.owner_user_id, i.due_on,
    i.done_at, i.done_by, i.note, CASE WHEN i.done_at IS NULL THEN 0 ELSE 1 END AS is_done,
    c.kind, c.status AS checklist_status, c.employee_id, c.anchor_on, ${PERSON}
  FROM checklist_items i
    JOIN checklists c ON c.id = i.checklist_id
    JOIN employees e ON e.id = c.employee_id`
