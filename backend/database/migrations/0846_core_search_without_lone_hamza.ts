import { BaseSchema } from '@adonisjs/lucid/schema'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'

/** Texts are searched without the hamza that stands by itself: those that are stored lose it. */
export default class extends BaseSchema {
  async up() {
    this.defer(async (db) => {
      for (const table of await searchedTables(db))
        await db.rawQuery(
          `UPDATE ${table} SET search_text = REPLACE(search_text, 'ء', '') WHERE search_text LIKE '%ء%'`
        )
    })
  }

  /** The texts are found as well without it. */
  async down() {}
}

async function searchedTables(db: QueryClientContract): Promise<string[]> {
  if (db.dialect.name === 'mysql') {
    const [rows] = await db.rawQuery(
      `SELECT c.table_name AS name FROM information_schema.columns c
       JOIN information_schema.tables t ON t.table_schema = c.table_schema AND t.table_name = c.table_name
       WHERE c.table_schema = DATABASE() AND c.column_name = 'search_text' AND t.table_type = 'BASE TABLE'`
    )
    return rows.map(({ name }: { name: string }) => name)
  }
  const rows = await db.rawQuery(
    `SELECT m.name FROM sqlite_master m JOIN pragma_table_info(m.name) c
     WHERE m.type = 'table' AND c.name = 'search_text' AND m.sql NOT LIKE 'CREATE VIRTUAL%'`
  )
  return rows.map(({ name }: { name: string }) => name)
}
