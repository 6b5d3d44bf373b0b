import type { HttpContext } from '@adonisjs/core/http'
import type { LucidModel, LucidRow, ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import type { Listing } from './definition.js'
import { parseListQuery } from './parse_list_query.js'
import type { Page, Scope } from './page.js'
import { findPage, nearPage } from './find_page.js'
import { sendTotal } from './send_total.js'

/**
 * Answers a list request: sets `X-Total-Count` and returns the page's models in order.
 * @param prepare preloads what the transformer reads
 */
export async function answerList<Model extends LucidModel>(
  ctx: HttpContext,
  model: Model,
  listing: Listing,
  options: {
    scope?: Scope
    prepare?: (query: ModelQueryBuilderContract<Model, InstanceType<Model>>) => void
  } = {}
): Promise<InstanceType<Model>[]> {
  const listQuery = parseListQuery(listing, ctx.request.qs(), ctx.abilities)
  const query = () => {
    const rows = model.query() as ModelQueryBuilderContract<Model, InstanceType<Model>>
    options.prepare?.(rows)
    return rows
  }
  const near = await nearPage<InstanceType<Model>>(
    listing,
    listQuery,
    options.scope ?? null,
    () => query() as never
  )
  const { rows, total } =
    near ?? (await byIds(query, await findPage(listing, listQuery, options.scope)))
  sendTotal(ctx, total)
  return rows
}

/** The full rows of a page whose ids are known, in the order of the ids. */
async function byIds<Model extends LucidModel>(
  query: () => ModelQueryBuilderContract<Model, InstanceType<Model>>,
  { ids, total }: Page
) {
  if (!ids.length) return { rows: [], total }
  const found = (await query().whereIn('id', ids)) as (InstanceType<Model> & LucidRow)[]
  const rows = new Map(found.map((row) => [row.$primaryKeyValue as number, row]))
  return { rows: ids.flatMap((id) => rows.get(id) ?? []), total }
}
