import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { AppError, notFound } from '#core/base/app_error'
import { withholdRights } from './withhold_rights.js'

type RouteLike = { use(middleware: unknown): unknown }
type Gate = (ctx: HttpContext, ability: string, proof: boolean) => Promise<void>
type SectionCheck = (ctx: HttpContext, domain: string) => Promise<void>

let gate: Gate | null = null
let checkSection: SectionCheck | null = null
const declared = new WeakMap<object, string>()

/** Identity hands in how an ability is decided; core itself knows no user. */
export function installGate(decide: Gate) {
  gate = decide
}

/** How a route of a department that is switched off or in maintenance is refused. */
export function installSectionCheck(check: SectionCheck) {
  checkSection = check
}

/** For routes that move money or rights. */
export const PROOF = { proof: true }

/**
 * Declares who may call a route, and lets no one else reach its controller. A route made without it
 * stops the boot (see `requireAbilities`).
 * @param ability a name of the access table, or `public`
 * @param more.proof what moves money or rights: who signs in with a code enters a fresh one before it
 */
export function secure<R extends RouteLike>(route: R, ability: string, { proof = false } = {}): R {
  const check = async (ctx: HttpContext, next: NextFn) => {
    if (!gate) throw new Error('no gate installed')
    await gate(ctx, ability, proof)
    const domain = domainOf(ctx.route)
    if (domain) await checkSection?.(ctx, domain)
    refuseEndlessIds(ctx)
    await next()
    // buttons that a page would show for nothing
    if (ctx.actor?.viewedBy) withholdRights(ctx)
  }
  declared.set(check, ability)
  route.use(check)
  return route
}

/** An id of hundreds of digits is cast to no exact number; a database may take `Infinity` for a column. */
function refuseEndlessIds({ params }: HttpContext) {
  const inexact = (value: unknown) => typeof value === 'number' && !Number.isSafeInteger(value)
  if (Object.values(params).some(inexact)) throw notFound()
}

interface KnownRoute {
  pattern: string
  methods: string[]
  handler: unknown
  middleware: Guarded['middleware']
}

interface Guarded {
  middleware: { all(): Set<unknown> }
}

const domains = new WeakMap<object, string>()

/**
 * The domain that a route belongs to: that of its controller, e.g. `procurement`. Undefined when it
 * is answered by no controller, which the boot refuses.
 */
export function domainOf(route: { handler: unknown } | undefined): string | undefined {
  const handler = route?.handler as { importExpression?: string | null } | undefined
  if (!handler?.importExpression) return undefined
  let domain = domains.get(handler)
  if (!domain) {
    domain = /#(?:app\/)?([a-z]+)\//.exec(handler.importExpression)?.[1]
    if (domain) domains.set(handler, domain)
  }
  return domain
}

/** The ability of a route as the router knows it; undefined when it declared none. */
export function abilityOf(route: Guarded): string | undefined {
  for (const handler of route.middleware.all()) {
    const ability = declared.get(handler as object)
    if (ability) return ability
  }
  return undefined
}

/** Whether the caller may call a route as well, one of the domain that this request has reached. */
export async function mayRead(ctx: HttpContext, route: Guarded & { handler: unknown }) {
  const ability = abilityOf(route)
  if (!gate || !ability || domainOf(route) !== domainOf(ctx.route)) return false
  try {
    await gate(ctx, ability, false)
    return true
  } catch (error) {
    if (error instanceof AppError && error.status === 403) return false
    throw error
  }
}

/**
 * @throws Error naming every route that forgot to declare an ability, names an unknown one, or has
 * no controller that shows its domain
 */
export function requireAbilities(routes: KnownRoute[], known: ReadonlySet<string>) {
  const wrong = routes.filter((route) => !known.has(abilityOf(route) ?? '') || !domainOf(route))
  if (!wrong.length) return
  const names = wrong.map((route) => `${route.methods.join('|')} ${route.pattern}`)
  throw new Error(`routes without a declared ability or a controller: ${names.join(', ')}`)
}
