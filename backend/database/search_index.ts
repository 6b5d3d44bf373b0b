import type { BaseSchema } from '@adonisjs/lucid/schema'

type Runner = Pick<BaseSchema, 'defer'> & { db: BaseSchema['db'] }

/**
 * Full-text index over a table's folded `search_text`: FULLTEXT on MySQL, an external-content
 * FTS5 table kept true by triggers on SQLite.
 */
export function addSearchIndex(schema: Runner, table: string) {
  schema.defer(async (db) => {
    if (db.dialect.name !== 'better-sqlite3') {
      await db.rawQuery(
        `ALTER TABLE ${table} ADD FULLTEXT ${table}_search_text_fulltext (search_text)`
      )
      return
    }
    const fts = `${table}_fts`
    await db.rawQuery(
      `CREATE VIRTUAL TABLE ${fts} USING fts5(search_text, content='${table}', content_rowid='id',
       tokenize='unicode61 remove_diacritics 2', prefix='2 3')`
    )
    const insert = `INSERT INTO ${fts}(rowid, search_text) VALUES (new.id, new.search_text);`
    const remove = `INSERT INTO ${fts}(${fts}, rowid, search_text) VALUES ('delete', old.id, old.search_text);`
    await db.rawQuery(`CREATE TRIGGER ${table}_fts_ai AFTER INSERT ON ${table} BEGIN ${insert} END`)
    await db.rawQuery(`CREATE TRIGGER ${table}_fts_ad AFTER DELETE ON ${table} BEGIN ${remove} END`)
    await db.rawQuery(
      `CREATE TRIGGER ${table}_fts_au AFTER UPDATE OF search_text ON ${table} BEGIN ${remove} ${insert} END`
    )
  })
}

/**
 * An exact row count that costs nothing to read: triggers keep it in the same transaction as the
 * insert or delete. On MySQL it is spread over 16 rows by connection, so that concurrent inserts
 * do not wait for one counter row.
 */
export function addRowCount(schema: Runner, table: string) {
  schema.defer(async (db) => {
    const sqlite = db.dialect.name === 'better-sqlite3'
    const shards = sqlite ? 1 : 16
    await db
      .table('row_counts')
      .multiInsert(
        Array.from({ length: shards }, (_, shard) => ({ table_name: table, shard, total: 0 }))
      )
    const shard = sqlite ? '0' : 'CONNECTION_ID() % 16'
    for (const [event, step] of [
      ['INSERT', '+ 1'],
      ['DELETE', '- 1'],
    ]) {
      const update = `UPDATE row_counts SET total = total ${step} WHERE table_name = '${table}' AND shard = ${shard}`
      const name = `${table}_count_${event.toLowerCase()}`
      await db.rawQuery(
        sqlite
          ? `CREATE TRIGGER ${name} AFTER ${event} ON ${table} BEGIN ${update}; END`
          : `CREATE TRIGGER ${name} AFTER ${event} ON ${table} FOR EACH ROW ${update}`
      )
    }
  })
}

/** Refuses UPDATE and DELETE in the database itself: what is written stays. */
export function makeAppendOnly(schema: Runner, table: string) {
  schema.defer(async (db) => {
    const sqlite = db.dialect.name === 'better-sqlite3'
    for (const event of ['UPDATE', 'DELETE']) {
      const name = `${table}_no_${event.toLowerCase()}`
      const refuse = sqlite
        ? `BEGIN SELECT RAISE(ABORT, '${table} is append-only'); END`
        : `FOR EACH ROW SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = '${table} is append-only'`
      await db.rawQuery(`CREATE TRIGGER ${name} BEFORE ${event} ON ${table} ${refuse}`)
    }
  })
}
