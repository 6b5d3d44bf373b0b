import { BaseSchema } from '@adonisjs/lucid/schema'

/** When a code was last entered in a session: what moves money or rights asks for a recent one. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('user_sessions', (table) => {
      table.dateTime('proven_at', { useTz: false }).nullable()
    })
  }

  async down() {
    this.schema.alterTable('user_sessions', (table) => table.dropColumn('proven_at'))
  }
}
