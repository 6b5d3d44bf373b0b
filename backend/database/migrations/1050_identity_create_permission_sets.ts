import { BaseSchema } from '@adonisjs/lucid/schema'
import { addLetters } from '#database/letters'

/** Whose account belongs to which department, for lists of accounts. */
const VIEW = `CREATE VIEW user_departments AS
  SELECT user_id, department_id FROM employees WHERE user_id IS NOT NULL`

/** Sets of permissions with their members, and what accounts are granted or denied beside them. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('permission_sets', (table) => {
      table.increments('id')
      table.string('name', 80).notNullable()
      table.string('name_ar', 80).nullable()
      table.string('description', 500).nullable()
      table.text('permissions').notNullable()
      table.boolean('active').notNullable()
      table.integer('version').notNullable()
      table.integer('created_by').unsigned().nullable().references('users.id')
      table.integer('updated_by').unsigned().nullable().references('users.id')
      table.dateTime('created_at', { useTz: false }).notNullable()
      table.dateTime('updated_at', { useTz: false }).notNullable()
      table.unique(['name'], { indexName: 'permission_sets_name_unique' })
      table.index(['active', 'id'], 'permission_sets_active_index')
      table.index(['updated_at', 'id'], 'permission_sets_updated_at_index')
    })
    addLetters(this, 'permission_sets', 'name')
    this.schema.createTable('permission_set_members', (table) => {
      table.integer('permission_set_id').unsigned().notNullable().references('permission_sets.id')
      table.integer('user_id').unsigned().notNullable().references('users.id')
      table.primary(['permission_set_id', 'user_id'])
      table.index(['user_id', 'permission_set_id'], 'permission_set_members_user_index')
    })
    this.schema.alterTable('users', (table) => {
      // null: the account was never given a set or a denial, so all of `permissions` is its own
      table.text('own_permissions').nullable()
      table.text('denied_permissions').nullable()
    })
    this.schema.raw(VIEW)
  }

  async down() {
    this.schema.raw('DROP VIEW user_departments')
    this.schema.alterTable('users', (table) => {
      table.dropColumn('own_permissions')
      table.dropColumn('denied_permissions')
    })
    this.schema.dropTable('permission_set_members')
    this.schema.dropTable('permission_sets')
  }
}
