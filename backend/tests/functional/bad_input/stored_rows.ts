import db from '@adonisjs/lucid/services/db'

/** Tables that a refused request may touch. */
const ASIDE = new Set(['user_sessions', 'row_counts', 'number_sequences'])

let query = ''

/** To be called before a test's transaction: the list of tables is read over a connection of its own. */
export async function learnTables() {
  query ||= await countingQuery()
}

/** Says in one text how many rows every table holds and how often its records were changed. */
export async function storedRows(): Promise<string> {
  const [row] = await db.from(db.raw(`(${query}) as counted`) as never).select('*')
  return JSON.stringify(row)
}

async function countingQuery() {
  const names = (await db.connection().getAllTables()) as string[]
  const tables = names.filter(
    (name) => !ASIDE.has(name) && !/_fts|adonis_schema|sqlite_/.test(name)
  )
  const parts: string[] = []
  for (const table of tables) {
    const columns = await db.connection().columnsInfo(table)
    const versions = 'version' in columns ? ` + coalesce(sum(version), 0) * 1000003` : ''
    parts.push(`(select count(*)${versions} from ${table}) as ${table}`)
  }
  return `select ${parts.join(', ')}`
}
