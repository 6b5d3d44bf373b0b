import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { writer } from '#core/database/writer'

const PAGE = 500

/** All rows of a table in order of their ids, page by page, so that memory stays small. */
export async function* pagesOf(
  table: string,
  columns: string[],
  narrow: (query: DatabaseQueryBuilderContract<any>) => void = () => {}
): AsyncGenerator<any[]> {
  let last = 0
  for (;;) {
    const query = writer().from(table).where('id', '>', last).orderBy('id').limit(PAGE)
    narrow(query)
    const rows = await query.select('id', ...columns)
    if (!rows.length) return
    yield rows
    last = rows[rows.length - 1].id
  }
}

/** Rows of a child table by the id of their parent, in the order of their positions by default. */
export async function childrenOf(
  table: string,
  parentColumn: string,
  parents: number[],
  order = 'position'
): Promise<Map<number, any[]>> {
  const rows = await writer().from(table).whereIn(parentColumn, parents).orderBy(order)
  const grouped = new Map<number, any[]>(parents.map((id) => [id, []]))
  for (const row of rows) grouped.get(row[parentColumn])!.push(row)
  return grouped
}
