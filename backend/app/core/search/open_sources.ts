import type { HttpContext } from '@adonisjs/core/http'
import { AppError } from '#core/base/app_error'
import { requireLiveSection } from '#core/sections/require_live_section'
import { domainOfResource } from '#core/sections/section_of_resource'
import { registeredSources, type SearchSource } from './sources.js'

/** The kinds that the asking user may search now: allowed to them, and their department is open. */
export async function openSources(ctx: HttpContext): Promise<SearchSource[]> {
  const allowed = registeredSources().filter(({ ability }) => ctx.abilities.has(ability))
  const open = await Promise.all(allowed.map(({ resource }) => isOpen(ctx, resource)))
  return allowed.filter((_, index) => open[index])
}

async function isOpen(ctx: HttpContext, resource: string): Promise<boolean> {
  try {
    await requireLiveSection(ctx, domainOfResource(resource) ?? '')
    return true
  } catch (error) {
    if (error instanceof AppError && error.status === 503) return false
    throw error
  }
}
