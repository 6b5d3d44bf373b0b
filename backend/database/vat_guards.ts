import type { BaseSchema } from '@adonisjs/lucid/schema'

type Runner = Pick<BaseSchema, 'defer'>

const TEXT = 'what a filed return reports is never changed'

/** What was filed stays as it was filed: the database itself refuses any change of a row that has its return. */
export function keepReported(schema: Runner, table = 'vat_entries', filed = 'vat_return_id') {
  schema.defer(async (db) => {
    const sqlite = db.dialect.name === 'better-sqlite3'
    const each = sqlite ? '' : 'FOR EACH ROW '
    const refused = `OLD.${filed} IS NOT NULL`
    const refuse = sqlite
      ? `SELECT RAISE(ABORT, '${TEXT}') WHERE ${refused};`
      : `IF ${refused} THEN SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = '${TEXT}'; END IF;`
    for (const event of ['UPDATE', 'DELETE'])
      await db.rawQuery(
        `CREATE TRIGGER ${table}_${event.toLowerCase()} BEFORE ${event} ON ${table} ${each}BEGIN ${refuse} END`
      )
  })
}
