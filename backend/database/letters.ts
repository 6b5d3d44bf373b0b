import type { BaseSchema } from '@adonisjs/lucid/schema'

/** Letters that stand in one place of the alphabet with another one. */
const TOGETHER = [
  ['أ', 'ا'],
  ['إ', 'ا'],
  ['آ', 'ا'],
  ['ٱ', 'ا'],
  ['ؤ', 'و'],
  ['ئ', 'ي'],
  ['ى', 'ي'],
  ['ة', 'ه'],
] as const
/** The stretch of a word and the marks of vowels have no place in it. */
const NOWHERE = ['ـ', 'ً', 'ٌ', 'ٍ', 'َ', 'ُ', 'ِ', 'ّ', 'ْ']

/** A name as it is sorted: by the letters of the Arabic alphabet, and Latin ones without their case. */
function lettersOf(column: string, isMysql: boolean): string {
  const text = isMysql ? inBytes : (letters: string) => `'${letters}'`
  const pairs = [...TOGETHER, ...NOWHERE.map((mark) => [mark, ''] as const)]
  return pairs.reduce(
    (inner, [letter, as]) => `REPLACE(${inner}, ${text(letter)}, ${text(as)})`,
    isMysql ? `LOWER(${column}) COLLATE utf8mb4_bin` : `LOWER(${column})`
  )
}

/** MariaDB keeps an expression in characters of its own, in which others are lost. */
function inBytes(letters: string): string {
  if (!letters) return "''"
  const hex = Buffer.from(letters).toString('hex').toUpperCase()
  return `CONVERT(UNHEX('${hex}') USING utf8mb4)`
}

/** Adds the column `<name>_letters` by which a list is sorted by a name, with an index that ends in the id. */
export function addLetters(migration: BaseSchema, table: string, column: string) {
  const isMysql = migration.db.dialect.name === 'mysql'
  const letters = `${column}_letters`
  migration.schema.raw(`ALTER TABLE ${table} ADD COLUMN ${letters} VARCHAR(200)
    GENERATED ALWAYS AS (${lettersOf(column, isMysql)}) VIRTUAL`)
  migration.schema.raw(`CREATE INDEX ${table}_${letters}_index ON ${table} (${letters}, id)`)
}

export function dropLetters(migration: BaseSchema, table: string, column: string) {
  const letters = `${column}_letters`
  migration.schema.alterTable(table, (from) => {
    from.dropIndex([letters, 'id'], `${table}_${letters}_index`)
  })
  migration.schema.raw(`ALTER TABLE ${table} DROP COLUMN ${letters}`)
}
