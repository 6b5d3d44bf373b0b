import type { HttpContext } from '@adonisjs/core/http'
import { invalid } from '#core/base/app_error'
import { findPage } from '#core/listing/find_page'
import { parseListQuery } from '#core/listing/parse_list_query'
import { queryMembers } from '#core/listing/query_members'
import { isOpenTo } from '#core/sections/open_resource'
import { countedList, type CountedList } from './counted_lists.js'

/**
 * How many rows each of these lists has for the viewer: `vendors`, or with conditions as the list
 * takes them, `purchase-orders?status=approved`. A list that the viewer may not open, or whose
 * section is closed, is left out.
 * @throws AppError 422 for a list that is not counted, or conditions that it does not know
 */
export async function countLists(
  ctx: HttpContext,
  requested: readonly string[]
): Promise<Record<string, number>> {
  const counts = [...new Set(requested)].map(async (address) => {
    const [resource, conditions = ''] = address.split('?', 2)
    const list = countedList(resource)
    if (!list) throw invalid({ list: ['choice'] })
    if (!(await isOpenTo(ctx, resource))) return []
    return [[address, await countRows(ctx, list, conditions)] as const]
  })
  return Object.fromEntries((await Promise.all(counts)).flat())
}

async function countRows(ctx: HttpContext, list: CountedList, conditions: string) {
  if ('count' in list) {
    if (conditions) throw invalid({ list: ['filter'] })
    return list.count()
  }
  const query = parseListQuery(list.listing, queryMembers(conditions), ctx.abilities)
  const scope = await list.scope?.(ctx)
  const { total } = await findPage(list.listing, { ...query, start: 0, end: 0 }, scope)
  return total
}
