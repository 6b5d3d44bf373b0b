import { BaseSchema } from '@adonisjs/lucid/schema'
import { describeCompanies } from '#database/describe_companies'
import { addRowCount, addSearchIndex } from '#database/search_index'

const SORTED = ['name', 'legal_name', 'vat_number', 'country', 'city', 'updated_at']
const TEXTS: [name: string, length: number][] = [
  ['legal_name', 200],
  ['legal_name_ar', 200],
  ['country', 2],
  ['vat_number', 20],
  ['other_id', 30],
  ['building_number', 10],
  ['street', 200],
  ['district', 200],
  ['city', 100],
  ['postal_code', 10],
  ['additional_number', 10],
]
const ADDED = [...TEXTS.map(([name]) => name), 'search_text', 'version', 'updated_by', 'updated_at']

/** A company has tax data and a page of its own. Null in `updated_at`: only its name is known. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('companies', (table) => {
      for (const [name, length] of TEXTS) table.string(name, length).nullable()
      table.text('search_text').nullable()
      table.integer('version').notNullable().defaultTo(1)
      table.integer('updated_by').unsigned().nullable()
      table.dateTime('updated_at').nullable()
      for (const column of SORTED) table.index([column, 'id'], `companies_${column}_index`)
    })
    this.defer((db) => describeCompanies(db))
    addSearchIndex(this, 'companies')
    addRowCount(this, 'companies')
    this.defer(async (db) => {
      if (db.dialect.name === 'better-sqlite3')
        await db.rawQuery("INSERT INTO companies_fts(companies_fts) VALUES ('rebuild')")
      const { total } = await db.from('companies').count('* as total').firstOrFail()
      await db
        .from('row_counts')
        .where({ table_name: 'companies', shard: 0 })
        .update({ total: Number(total) })
    })
  }

  async down() {
    this.defer(async (db) => {
      for (const event of ['insert', 'delete'])
        await db.rawQuery(`DROP TRIGGER IF EXISTS companies_count_${event}`)
      await db.from('row_counts').where('table_name', 'companies').delete()
      if (db.dialect.name !== 'better-sqlite3') return
      for (const event of ['ai', 'ad', 'au'])
        await db.rawQuery(`DROP TRIGGER IF EXISTS companies_fts_${event}`)
      await db.rawQuery('DROP TABLE IF EXISTS companies_fts')
    })
    this.schema.alterTable('companies', (table) => {
      for (const column of SORTED) table.dropIndex([column, 'id'], `companies_${column}_index`)
    })
    // one by one: together SQLite would write the table anew
    for (const name of ADDED) this.schema.raw(`ALTER TABLE companies DROP COLUMN ${name}`)
  }
}
