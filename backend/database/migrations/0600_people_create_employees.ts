import { BaseSchema } from '@adonisjs/lucid/schema'
import { day, stamps } from '#database/columns'
import { addRowCount, addSearchIndex } from '#database/search_index'

/** Columns by which the list of employees is filtered or sorted. */
const LISTED = [
  'name',
  'name_ar',
  'position',
  'position_ar',
  'location',
  'grade',
  'employment_type',
  'join_on',
  'contract_end_on',
  'probation_end_on',
  'status',
  'nationality',
  'updated_at',
]

/** The departments of the firm, and who works in them. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('departments', (table) => {
      table.increments('id')
      table.string('code', 20).notNullable().unique('departments_code_unique')
      table.string('name', 120).notNullable()
      table.string('name_ar', 120).notNullable()
      table.integer('parent_department_id').unsigned().nullable().references('departments.id')
      // an employee; that table comes after this one, so the code sees to it that they exist
      table.integer('head_id').unsigned().nullable()
      table.string('cost_centre', 20).nullable()
      table.integer('budgeted_posts').notNullable().defaultTo(0)
      table.boolean('active').notNullable().defaultTo(true)
      stamps(table)
      for (const column of ['name', 'name_ar', 'cost_centre', 'budgeted_posts', 'active'])
        table.index([column, 'id'], `departments_${column}_index`)
      table.index(['parent_department_id'], 'departments_parent_index')
      table.index(['head_id'], 'departments_head_index')
      table.index(['updated_at', 'id'], 'departments_updated_at_index')
    })
    this.schema.createTable('employees', (table) => {
      table.increments('id')
      table.string('number', 40).notNullable().unique('employees_number_unique')
      table.string('name', 120).notNullable()
      table.string('name_ar', 120).notNullable()
      table.integer('user_id').unsigned().nullable().references('users.id')
      table.integer('photo_file_id').unsigned().nullable().references('files.id')
      table.integer('department_id').unsigned().notNullable().references('departments.id')
      table.integer('manager_id').unsigned().nullable().references('employees.id')
      table.string('position', 120).notNullable()
      table.string('position_ar', 120).notNullable()
      table.string('location', 120).nullable()
      table.string('email', 254).nullable()
      table.string('phone', 40).nullable()
      table.string('mobile', 40).nullable()
      // follows from the status: whether this person works here
      table.boolean('employed').notNullable().defaultTo(true)
      table.string('grade', 20).nullable()
      table.string('employment_type', 40).notNullable()
      day(table, 'join').notNullable()
      day(table, 'probation_end').nullable()
      table.string('contract_type', 40).nullable()
      day(table, 'contract_end').nullable()
      table.string('status', 20).notNullable()
      day(table, 'end').nullable()
      table.integer('weekly_hours').nullable()
      table.string('shift', 40).nullable()
      table.string('weekend', 40).nullable()
      table.string('nationality', 80).nullable()
      day(table, 'birth').nullable()
      table.string('gender', 20).nullable()
      table.string('marital_status', 20).nullable()
      table.string('personal_email', 254).nullable()
      table.string('personal_mobile', 40).nullable()
      table.string('home_address', 400).nullable()
      table.string('emergency_name', 120).nullable()
      table.string('emergency_phone', 40).nullable()
      table.string('social_insurance_number', 40).nullable()
      table.string('border_number', 40).nullable()
      table.string('visa_profession', 120).nullable()
      table.string('end_reason', 1000).nullable()
      table.string('notes', 2000).nullable()
      table.text('search_text').notNullable()
      stamps(table)
      table.unique(['user_id'], { indexName: 'employees_user_unique' })
      table.index(['department_id', 'employed'], 'employees_department_index')
      table.index(['manager_id', 'employed'], 'employees_manager_index')
      table.index(['employed', 'name', 'id'], 'employees_employed_index')
      for (const column of LISTED) table.index([column, 'id'], `employees_${column}_index`)
    })
    // where a department belonged, from which day on
    this.schema.createTable('department_moves', (table) => {
      table.increments('id')
      table
        .integer('department_id')
        .unsigned()
        .notNullable()
        .references('departments.id')
        .onDelete('CASCADE')
      table.integer('parent_department_id').unsigned().nullable().references('departments.id')
      day(table, 'effective').notNullable()
      table.string('reason', 400).nullable()
      stamps(table)
      table.unique(['department_id', 'effective_on'], { indexName: 'department_moves_day_unique' })
      table.index(['effective_on', 'id'], 'department_moves_effective_index')
      table.index(['parent_department_id'], 'department_moves_parent_index')
    })
    addRowCount(this, 'departments')
    addSearchIndex(this, 'employees')
    addRowCount(this, 'employees')
    this.schema.raw(EMPLOYEE_NAMES)
  }

  async down() {
    this.schema.raw('DROP VIEW employee_names')
    this.schema.dropTable('department_moves')
    this.schema.raw('DROP TABLE IF EXISTS employees_fts')
    this.schema.dropTable('employees')
    this.schema.dropTable('departments')
  }
}

/** What other departments may know of an employee: what everyone may know. */
const EMPLOYEE_NAMES = `CREATE VIEW employee_names AS
  SELECT id, number, name, name_ar, user_id, department_id, manager_id, position, position_ar, employed
  FROM employees`
