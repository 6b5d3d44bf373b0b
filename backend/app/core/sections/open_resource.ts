import type { HttpContext } from '@adonisjs/core/http'
import router from '@adonisjs/core/services/router'
import { AppError } from '#core/base/app_error'
import { abilityOf, domainOf } from '#core/http/secure'
import { requireLiveSection } from './require_live_section.js'

interface ListRoute {
  ability: string | undefined
  domain: string
}

const known = new Map<string, ListRoute>()

/** What `GET /api/<resource>` itself requires of who calls it. */
function listRoute(resource: string): ListRoute {
  const found = known.get(resource) ?? readRoute(resource)
  known.set(resource, found)
  return found
}

function readRoute(resource: string): ListRoute {
  const routes = Object.values(router.toJSON()).flat()
  const route = routes.find(
    ({ pattern, methods }) => pattern === `/api/${resource}` && methods.includes('GET')
  )
  return { ability: route && abilityOf(route), domain: domainOf(route) ?? '' }
}

/** The domain that answers `GET /api/<resource>`: whose section an export or search of it needs. */
export const domainOfResource = (resource: string): string => listRoute(resource).domain

/** Whether the viewer could open this list now: they have its ability, and its section is live. */
export async function isOpenTo(ctx: HttpContext, resource: string): Promise<boolean> {
  const { ability } = listRoute(resource)
  if (ability === undefined || !ctx.abilities.has(ability)) return false
  return isLive(ctx, resource)
}

/** Whether the section of this list is live for the viewer. */
export async function isLive(ctx: HttpContext, resource: string): Promise<boolean> {
  try {
    await requireLiveSection(ctx, domainOfResource(resource))
    return true
  } catch (error) {
    if (error instanceof AppError && error.status === 503) return false
    throw error
  }
}
