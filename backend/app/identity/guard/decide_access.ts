import type { HttpContext } from '@adonisjs/core/http'
import { AppError, forbidden } from '#core/base/app_error'
import { spendOfPerson } from '#core/limits/spend_request'
import { abilitiesFor } from '#identity/access/access'
import { accessSettings } from '#identity/shared/access_settings'
import { delegations, lendersTo, standInsOf } from '#identity/delegations/delegated_abilities'
import type { Person } from './session_rows.js'

/** All that is open to someone who has to choose a password first. */
const BEFORE_ALL = 'password.own'

/**
 * Decides one request: 401 without a session, 403 without the ability or before a due change of password. It also tells the rest
 * of the request who acts and what they may.
 */
export async function decideAccess(ctx: HttpContext, ability: string): Promise<void> {
  if (ability === 'public') return
  if (!(await ctx.auth.check())) throw new AppError(401, 'SIGNED_OUT')
  await delegations.fresh()
  identify(ctx)
  spendOfPerson(ctx.actor!.id!)
  if (ctx.auth.use('web').signedIn?.person.passwordDue && ability !== BEFORE_ALL)
    throw forbidden('PASSWORD_CHANGE_REQUIRED')
  if (!ctx.abilities.has(ability)) throw forbidden()
}

/** Fills `ctx.actor` and `ctx.abilities` from the signed-in user. */
export function identify(ctx: HttpContext) {
  const { signedIn } = ctx.auth.use('web')
  if (!signedIn) return
  const { person, sessionId } = signedIn
  ctx.actor = {
    id: person.id,
    name: person.name,
    sessionId,
    ip: ctx.request.ip(),
    agent: ctx.request.header('user-agent') ?? null,
    requestId: ctx.request.id() ?? null,
  }
  ctx.abilities = abilitiesNow(person)
  const standsFor = lendersTo(person.id)
  const standIns = standInsOf(person.id)
  if (!standsFor.length && !standIns.length) return
  ctx.lent = { own: ctx.abilities, standsFor, standIns }
  const delegated = standsFor.flatMap(({ abilities }) => [...abilities])
  ctx.abilities = new Set([...ctx.abilities, ...delegated])
}

const KEPT = 1000
const known = new Map<string, ReadonlySet<string>>()

/** Everything that abilities follow from is in the key: a changed right is another key. */
function abilitiesNow({ id, username, role, permissions }: Person): ReadonlySet<string> {
  const key = `${id} ${username} ${role} ${permissions}`
  let abilities = known.get(key)
  if (!abilities) {
    if (known.size >= KEPT) known.clear()
    const subject = { id, username, role, permissions: JSON.parse(permissions) }
    abilities = new Set(abilitiesFor(subject, accessSettings))
    known.set(key, abilities)
  }
  return abilities
}
