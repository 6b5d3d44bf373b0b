import { BaseSchema } from '@adonisjs/lucid/schema'

const CHANGES = ['change_password', 'set_password']

/** When a password was chosen, and the ones before it: by setting they age and are not used again. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('former_passwords', (table) => {
      table.increments('id')
      table.integer('user_id').unsigned().notNullable().references('users.id')
      table.string('password_hash', 255).notNullable()
      table.dateTime('ended_at', { useTz: false }).notNullable()
      table.index(['user_id', 'id'], 'former_passwords_user_index')
    })
    this.schema.alterTable('users', (table) => {
      table.dateTime('password_changed_at', { useTz: false }).nullable()
    })
    // as the log knows it; a password that was never changed is as old as its account
    this.defer(async (db) => {
      await db.rawQuery('UPDATE users SET password_changed_at = created_at')
      const changes = await db
        .from('audit_logs')
        .where('entity_type', 'user')
        .whereIn('action', CHANGES)
        .groupBy('entity_id')
        .select('entity_id')
        .max('at as at')
      for (const { entity_id: id, at } of changes) {
        const changed = new Date(at).toISOString().slice(0, 19).replace('T', ' ')
        await db.from('users').where('id', Number(id)).update({ password_changed_at: changed })
      }
    })
  }

  async down() {
    this.schema.alterTable('users', (table) => table.dropColumn('password_changed_at'))
    this.schema.dropTable('former_passwords')
  }
}
