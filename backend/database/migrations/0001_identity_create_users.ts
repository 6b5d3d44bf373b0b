import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('users', (table) => {
      table.increments('id')
      const username = table.string('username', 60).notNullable().unique('users_username_unique')
      // a canonical form compared byte by byte: no look-alike signs in as someone else
      if (this.db.dialect.name === 'mysql') username.collate('utf8mb4_bin')
      table.string('name', 200).notNullable()
      table.string('name_ar', 200).nullable()
      table.string('email', 254).nullable()
      table.string('role', 40).notNullable().defaultTo('staff')
      table.text('permissions').notNullable()
      table.string('password', 255).notNullable()
      table.string('passcode', 255).nullable()
      table.integer('photo_file_id').unsigned().nullable()
      table.string('language', 20).nullable()
      table.string('theme', 20).nullable()
      table.string('digits', 20).notNullable().defaultTo('latin')
      table.dateTime('disabled_at').nullable()
      table.dateTime('locked_until').nullable()
      // raised by an unlock: attempts counted under the old value no longer count
      table.integer('login_epoch').notNullable().defaultTo(0)
      table.dateTime('last_login_at').nullable()
      table.integer('version').notNullable().defaultTo(1)
      table.integer('created_by').unsigned().nullable()
      table.integer('updated_by').unsigned().nullable()
      table.dateTime('created_at').notNullable()
      table.dateTime('updated_at').notNullable()
    })
    this.schema.createTable('user_sessions', (table) => {
      table.increments('id')
      table.integer('user_id').unsigned().notNullable().references('users.id')
      table.string('token_hash', 64).notNullable().unique('user_sessions_token_hash_unique')
      table.string('ip', 64).nullable()
      table.string('agent', 300).nullable()
      table.dateTime('created_at').notNullable()
      table.dateTime('last_seen_at').notNullable()
      table.dateTime('absolute_expires_at').notNullable()
      table.dateTime('revoked_at').nullable()
      table.string('revoked_reason', 40).nullable()
      table.index(['user_id', 'revoked_at'], 'user_sessions_user_index')
    })
  }

  async down() {
    this.schema.dropTable('user_sessions')
    this.schema.dropTable('users')
  }
}
