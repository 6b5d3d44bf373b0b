import type { HttpContext } from '@adonisjs/core/http'
import { isLive } from '#core/sections/open_resource'
import { registeredSources, type SearchSource } from './sources.js'

/** The kinds that the viewer may search now: allowed to them, and their department is open. */
export async function openSources(ctx: HttpContext): Promise<SearchSource[]> {
  const allowed = registeredSources().filter(({ ability }) => ctx.abilities.has(ability))
  const open = await Promise.all(allowed.map(({ resource }) => isLive(ctx, resource)))
  return allowed.filter((_, index) => open[index])
}
