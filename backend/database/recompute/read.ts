import db from '@adonisjs/lucid/services/db'

const AT_ONCE = 2_000

/** All rows of a table in the order of their ids. */
export async function rowsOf(table: string, columns: string[] = ['*']): Promise<any[]> {
  const all: any[] = []
  for (let last = 0; ; last = all.at(-1).id) {
    const rows = await db
      .from(table)
      .where('id', '>', last)
      .orderBy('id')
      .limit(AT_ONCE)
      .select(...(columns[0] === '*' ? ['*'] : ['id', ...columns]))
    all.push(...rows)
    if (rows.length < AT_ONCE) return all
  }
}

/** The same by the id of what they belong to, in the order of their positions where they have one. */
export async function childrenBy(table: string, key: string): Promise<Map<number, any[]>> {
  const rows = await rowsOf(table)
  const groups = Map.groupBy(rows, (row) => Number(row[key]))
  for (const group of groups.values())
    group.sort((a, b) => Number(a.position ?? a.id) - Number(b.position ?? b.id))
  return groups
}

export const byId = (rows: any[]): Map<number, any> =>
  new Map(rows.map((row) => [Number(row.id), row]))
