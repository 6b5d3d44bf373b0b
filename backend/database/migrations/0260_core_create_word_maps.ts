import { BaseSchema } from '@adonisjs/lucid/schema'

const TABLES = ['word_map_changes', 'word_maps', 'word_map_orders', 'word_map_sets']

/** Which rows have which words, for tables too large for MySQL's full-text index; SQLite's is quick enough. */
export default class extends BaseSchema {
  async up() {
    if (this.db.dialect.name === 'better-sqlite3') return
    this.schema.createTable('word_map_sets', (table) => {
      table.string('table_name', 60).primary()
      // 0: there are no maps of this table
      table.integer('set_id').unsigned().notNullable().defaultTo(0)
      table.integer('last_id').unsigned().notNullable().defaultTo(0)
      table.dateTime('built_at').nullable()
    })
    this.schema.raw(
      `CREATE TABLE word_maps (
        table_name VARCHAR(60) NOT NULL, set_id INT UNSIGNED NOT NULL,
        word VARCHAR(84) NOT NULL COLLATE utf8mb4_bin, form CHAR(4) NOT NULL, ids MEDIUMBLOB NOT NULL,
        PRIMARY KEY (table_name, set_id, word))`
    )
    this.schema.raw(
      `CREATE TABLE word_map_orders (
        table_name VARCHAR(60) NOT NULL, set_id INT UNSIGNED NOT NULL, part INT UNSIGNED NOT NULL,
        ids MEDIUMBLOB NOT NULL, PRIMARY KEY (table_name, set_id, part))`
    )
    // some thousand rows at most: without a further index a note costs the writer next to nothing
    this.schema.createTable('word_map_changes', (table) => {
      table.bigIncrements('id')
      table.string('table_name', 60).notNullable()
      table.integer('row_id').unsigned().notNullable()
    })
    this.#noteChanges('clients', 'name')
    this.schema.raw("INSERT INTO word_map_sets (table_name) VALUES ('clients')")
  }

  /** In the transaction of the change itself, so that no search misses it. */
  #noteChanges(table: string, orderedBy: string) {
    const note = (row: 'NEW' | 'OLD') =>
      `INSERT INTO word_map_changes (table_name, row_id) VALUES ('${table}', ${row}.id)`
    const same = ['search_text', orderedBy].map(
      (column) => `BINARY NEW.${column} <=> BINARY OLD.${column}`
    )
    for (const [event, work] of [
      ['INSERT', note('NEW')],
      ['UPDATE', `IF NOT (${same.join(' AND ')}) THEN ${note('NEW')}; END IF`],
      ['DELETE', note('OLD')],
    ]) {
      const name = `${table}_words_${event.toLowerCase()}`
      this.schema.raw(`CREATE TRIGGER ${name} AFTER ${event} ON ${table} FOR EACH ROW ${work}`)
    }
  }

  async down() {
    for (const event of ['insert', 'update', 'delete'])
      this.schema.raw(`DROP TRIGGER IF EXISTS clients_words_${event}`)
    for (const table of TABLES) this.schema.dropTableIfExists(table)
  }
}
