import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { languageNow, type Language } from '#core/base/language'
import { rawRows } from '#core/database/raw_rows'
import type { Listing, ListQuery } from './definition.js'
import { findPage, isNear } from './find_page.js'
import { orderOf } from './order.js'
import { parseListQuery } from './parse_list_query.js'
import { inLanguage } from './reader_columns.js'
import { sendTotal } from './send_total.js'

/** The columns of a record as the wire names them, in SQL; its own are written `table.column`. */
export type RecordColumns = (language: Language) => string

/**
 * Answers a list request as `answerList` does, with rows as the database gives them: where nothing
 * but columns is shown, making models of them costs more than reading them.
 */
export async function answerRows<Row extends { id: number }>(
  ctx: HttpContext,
  listing: Listing,
  columns: RecordColumns
): Promise<Row[]> {
  const listQuery = parseListQuery(listing, ctx.request.qs(), ctx.abilities)
  const page =
    (await nearRows<Row>(listing, listQuery, columns)) ??
    (await rowsByIds<Row>(listing, listQuery, columns))
  sendTotal(ctx, page.total)
  return page.rows
}

/** One record of the same columns; null where no one has that id. */
export async function findRow<Row>(
  { table }: Listing,
  columns: RecordColumns,
  id: number
): Promise<Row | null> {
  const sql = `SELECT ${columns(languageNow())} FROM ${table} WHERE ${table}.id = ?`
  const [row] = await rawRows<Row>(db.connection(), sql, [id])
  return row ?? null
}

/** Near the beginning the rows come with the total that triggers keep, in one statement. */
async function nearRows<Row>(listing: Listing, listQuery: ListQuery, columns: RecordColumns) {
  if (listing.search !== true || !isNear(listQuery)) return null
  const { table } = listing
  const order = orderOf(inLanguage(listing), listQuery).map((column) => column.join(' '))
  const rows = await rawRows<Row & { keptRows: number | string }>(
    db.connection(),
    `SELECT ${columns(languageNow())},
       (SELECT SUM(total) FROM row_counts WHERE table_name = '${table}') AS keptRows
     FROM ${table} ORDER BY ${order.join(', ')} LIMIT ? OFFSET ?`,
    [listQuery.end - listQuery.start, listQuery.start]
  )
  // behind the last row there is no row with the total
  return rows.length ? { rows: rows as Row[], total: Number(rows[0].keptRows) } : null
}

async function rowsByIds<Row extends { id: number }>(
  listing: Listing,
  listQuery: ListQuery,
  columns: RecordColumns
) {
  const { ids, total } = await findPage(listing, listQuery)
  if (!ids.length) return { rows: [], total }
  const { table } = listing
  const marks = ids.map(() => '?').join(', ')
  const found = await rawRows<Row>(
    db.connection(),
    `SELECT ${columns(languageNow())} FROM ${table} WHERE ${table}.id IN (${marks})`,
    ids
  )
  const byId = new Map(found.map((row) => [row.id, row]))
  return { rows: ids.flatMap((id) => byId.get(id) ?? []), total }
}
