import type { HttpContext } from '@adonisjs/core/http'
import type { Listing } from '#core/listing/definition'
import { parseListQuery } from '#core/listing/parse_list_query'
import type { Scope } from '#core/listing/page'
import { findPage } from '#core/listing/find_page'

const SHOWN = 20

/** Ids that a lookup shows for `q`, or those given by `id`; it has no other parameters. */
export async function lookupPage(
  { request, abilities }: HttpContext,
  listing: Listing,
  scope: Scope = null
): Promise<number[]> {
  const { q, id } = request.qs()
  const raw = {
    ...(q !== undefined && { q }),
    ...(id !== undefined && { id }),
    _end: String(SHOWN),
  }
  const { ids } = await findPage(listing, parseListQuery(listing, raw, abilities), scope)
  return ids
}
