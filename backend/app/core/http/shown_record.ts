import router from '@adonisjs/core/services/router'
import type { HttpContext } from '@adonisjs/core/http'
import { mayRead } from '#core/http/secure'

type Handler = { handle?: (resolver: unknown, ctx: HttpContext) => unknown }

/**
 * What GET at the address of this request answers the caller now, as JSON; undefined where there is
 * no such route, or none that the caller may read.
 */
export async function shownRecord(ctx: HttpContext): Promise<unknown> {
  const route = router.match(ctx.request.url(), 'GET', true)?.route
  if (!route || route.pattern !== ctx.route?.pattern) return undefined
  const { handle } = route.handler as Handler
  if (!handle || !(await mayRead(ctx, route))) return undefined
  const answer = await handle(ctx.containerResolver, ctx)
  return answer === undefined ? undefined : JSON.parse(JSON.stringify(answer))
}

/**
 * The member of a shown record that a sent one stands for. Rows of a list are the same by their id,
 * those without one by their place.
 * @param path names of members and places in lists, from the record down
 */
export function shownMember(shown: unknown, sent: unknown, path: string[]): unknown {
  let [here, beside] = [shown, sent]
  for (const name of path) {
    const next = memberOf(beside, name)
    here = Array.isArray(here) ? sameRow(here, next, name) : memberOf(here, name)
    beside = next
  }
  return here
}

/** @param path names of members and places in lists */
export const memberAt = (value: unknown, path: string[]): unknown => path.reduce(memberOf, value)

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined

function sameRow(rows: unknown[], sent: unknown, place: string) {
  const id = memberOf(sent, 'id')
  return id === undefined ? rows[Number(place)] : rows.find((row) => memberOf(row, 'id') === id)
}
