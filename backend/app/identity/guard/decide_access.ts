import type { HttpContext } from '@adonisjs/core/http'
import type { Actor } from '#core/base/actor'
import { AppError, forbidden } from '#core/base/app_error'
import { spendOfPerson, spendOfToken } from '#core/limits/spend_request'
import { abilitiesFor } from '#identity/access/access'
import { accessSettings } from '#identity/shared/access_settings'
import { delegations, lendersTo, standInsOf } from '#identity/delegations/delegated_abilities'
import { arePasskeysPossible } from '#identity/shared/relying_party'
import { operators } from '#identity/shared/operators'
import { withNeeds } from '#identity/shared/service_abilities'
import { isPasswordDue } from '#identity/shared/password_age'
import { isTwoStepRequired, twoStepFor } from './two_step_required.js'
import { PROOF_MINUTES } from './session_life.js'
import type { Person } from './person_columns.js'
import type { SignedIn } from './session_row_guard.js'
import { isFromAllowed, type TokenRow } from './token_row.js'
import type { ViewRow } from './view_row.js'
import { abilitiesInView, requireOpenToViews } from './view_scope.js'

/** All that is open to someone whose code is still to come. */
const BEFORE_CODE = new Set(['current-user.own', 'two-step.answer'])
/** All that is open to someone who has to choose a password first. */
const BEFORE_PASSWORD = new Set(['current-user.own', 'password.own'])
/** All that is open to someone who has to set up the second step first. */
const BEFORE_TWO_STEP = new Set(['current-user.own', 'password.own', 'two-step.own'])

/**
 * Decides one request: 401 without a session, 403 without the ability, before the code, or before a due change of password
 * or of the way to sign in. It also tells the rest of the request who acts and what they may.
 */
export async function decideAccess(
  ctx: HttpContext,
  ability: string,
  proof = false
): Promise<void> {
  if (ability === 'public') return
  if (!(await ctx.auth.check())) throw new AppError(401, 'SIGNED_OUT')
  await delegations.fresh()
  await operators.fresh()
  identify(ctx)
  const { token, person, viewing } = ctx.auth.use('web').signedIn!
  if (token) spendOfToken(ctx, token.hash)
  else spendOfPerson(person.id)
  if (token) requireAllowedAddress(ctx, token)
  // a program has neither a password nor a phone
  if (!token?.service) requireFirst(ctx, ability)
  if (viewing) requireOpenToViews(ctx, ability, proof)
  if (!ctx.abilities.has(ability)) throw forbidden()
  if (proof) requireProof(ctx)
}

/** @throws AppError 403 NETWORK_NOT_ALLOWED where a service account is used from elsewhere */
function requireAllowedAddress({ request }: HttpContext, token: TokenRow) {
  if (!isFromAllowed(token, request.ip())) throw forbidden('NETWORK_NOT_ALLOWED')
}

/** What comes before everything else, in its order. */
function requireFirst(ctx: HttpContext, ability: string) {
  const { codeDue, person, bySso, vouched } = ctx.auth.use('web').signedIn!
  if (codeDue && !BEFORE_CODE.has(ability)) throw forbidden('TWO_STEP_CODE_REQUIRED')
  if (!BEFORE_PASSWORD.has(ability) && !codeDue && !bySso && isPasswordDue(person))
    throw forbidden('PASSWORD_CHANGE_REQUIRED')
  if (!BEFORE_TWO_STEP.has(ability) && !codeDue && !vouched && isTwoStepDue(person))
    throw forbidden('TWO_STEP_SETUP_REQUIRED')
}

/**
 * Of whoever has a second factor, a code or a passkey that was used lately in this session.
 * @throws AppError 403 PROOF_REQUIRED, NOT_BY_TOKEN for programs
 */
export function requireProof(ctx: HttpContext) {
  const { person, provenAt, token } = ctx.auth.use('web').signedIn!
  if (token) throw forbidden('NOT_BY_TOKEN')
  // passkeys of an address that no browser takes any for can't be asked for
  if (!person.twoStepOn && !(person.hasPasskeys && arePasskeysPossible())) return
  if (provenAt === null || Date.now() - provenAt > PROOF_MINUTES * 60_000)
    throw forbidden('PROOF_REQUIRED')
}

/** Whether someone has to set up a second step before anything else. */
export function isTwoStepDue({ twoStepOn, permissions, ...person }: Person): boolean {
  // asked with every request: of most people nothing is required
  if (twoStepOn || !twoStepFor().length) return false
  return isTwoStepRequired({ ...person, permissions: JSON.parse(permissions) })
}

/** Fills `ctx.actor` and `ctx.abilities` from the signed-in user. */
export function identify(ctx: HttpContext) {
  const { signedIn } = ctx.auth.use('web')
  if (!signedIn) return
  const { person, token, viewing } = signedIn
  ctx.actor = actorOf(ctx, signedIn)
  if (token?.service) {
    // neither a role nor a name gives it anything
    ctx.abilities = withNeeds(token.service.abilities.intersection(token.abilities))
    return
  }
  ctx.abilities = abilitiesNow(person)
  if (viewing) return lookAs(ctx, viewing)
  if (token) {
    // what colleagues have lent is for who stands in for them, not for programs
    ctx.abilities = ctx.abilities.intersection(token.abilities)
    return
  }
  const standsFor = lendersTo(person.id)
  const standIns = standInsOf(person.id)
  if (!standsFor.length && !standIns.length) return
  ctx.lent = { own: ctx.abilities, standsFor, standIns }
  const delegated = standsFor.flatMap(({ abilities }) => [...abilities])
  ctx.abilities = new Set([...ctx.abilities, ...delegated])
}

function actorOf(ctx: HttpContext, { person, sessionId, token }: SignedIn): Actor {
  return {
    ...(token && { tokenId: token.tokenId }),
    ...(token?.service && { isService: true }),
    id: person.id,
    name: person.name,
    sessionId,
    ip: ctx.request.ip(),
    agent: agentOf(ctx, token),
    requestId: ctx.request.id() ?? null,
  }
}

/**
 * From here on the request answers the viewed person, with no more than both may see; what colleagues have lent to
 * either of them is left out. Whatever is written is written by who looks, and says so.
 */
function lookAs(ctx: HttpContext, { person }: ViewRow) {
  const doer = ctx.actor!
  const agent = `Viewing as ${person.username} · ${doer.agent ?? 'no agent'}`
  ctx.actor = { ...doer, id: person.id, name: person.name, viewedBy: { ...doer, agent } }
  ctx.abilities = abilitiesInView(abilitiesNow(person), ctx.abilities)
}

/** The log names the token beside the program that used it. */
function agentOf({ request }: HttpContext, token: TokenRow | undefined): string | null {
  const agent = request.header('user-agent')
  const kind = token?.service ? 'Service account token' : 'API token'
  return token ? `${kind} ${token.name} · ${agent ?? 'no agent'}` : (agent ?? null)
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
