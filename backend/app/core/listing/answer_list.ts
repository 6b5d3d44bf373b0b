import type { HttpContext } from '@adonisjs/core/http'
import type { LucidModel, LucidRow, ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import type { Listing } from './definition.js'
import { parseListQuery } from './parse_list_query.js'
import { findPage, nearPage, type Page, type Scope } from './run_listing.js'

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
  const asked = parseListQuery(listing, ctx.request.qs(), ctx.abilities)
  const query = () => {
    const rows = model.query() as ModelQueryBuilderContract<Model, InstanceType<Model>>
    options.prepare?.(rows)
    return rows
  }
  const near = await nearPage<InstanceType<Model>>(
    listing,
    asked,
    options.scope ?? null,
    () => query() as never
  )
  const { rows, total } =
    near ?? (await byIds(query, await findPage(listing, asked, options.scope)))
  ctx.response.header('X-Total-Count', String(total))
  ctx.response.header('Access-Control-Expose-Headers', 'X-Total-Count')
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
