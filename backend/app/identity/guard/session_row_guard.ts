import { errors, symbols } from '@adonisjs/auth'
import type { AuthClientResponse, GuardContract } from '@adonisjs/auth/types'
import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import IdentityProvider from '#identity/shared/identity_provider'
import type User from '#identity/shared/user'
import UserSession from '#identity/shared/user_session'
import { sqlInstant } from '#core/database/instants'
import { writer } from '#core/database/writer'
import { bearerOf } from '#core/http/bearer'
import { openSession } from './session_cache.js'
import { absoluteHours, CODE_MINUTES, TOUCH_SECONDS } from './session_life.js'
import { renewCsrfToken } from './renew_csrf_token.js'
import type { Person } from './person_columns.js'
import type { SessionRow } from './session_rows.js'
import type { ViewRow } from './view_row.js'
import { hashToken, newSessionToken } from './session_tokens.js'
import { findTokenRow, isFromAllowed, noteUse, type TokenRow } from './token_row.js'

const SESSION_KEY = 'sid'

export interface SignedIn {
  person: Person
  /** Null where a program acts with a token. */
  sessionId: number | null
  /** Begun with the password alone. */
  codeDue: boolean
  /** When a code or a passkey was last used in this session; milliseconds since 1970. */
  provenAt: number | null
  /** Through a provider: the portal's own password is not their concern. */
  bySso: boolean
  /** The provider vouched for a second factor. */
  vouched: boolean
  token?: TokenRow
  /** As whom they look at the portal, to see what that person sees. */
  viewing?: ViewRow | null
}

/**
 * Signs people in by a row of `user_sessions`. The cookie only names the row: ended, expired or
 * someone disabled means signed out at once, whatever cookie is sent. A request with a bearer token is
 * judged by that alone, whatever cookie comes with it.
 */
export class SessionRowGuard implements GuardContract<User> {
  declare [symbols.GUARD_KNOWN_EVENTS]: {}
  readonly driverName = 'session_row'
  authenticationAttempted = false
  isAuthenticated = false
  #row: SessionRow | null = null
  #token: TokenRow | null = null
  #user?: User
  #session?: UserSession

  constructor(private readonly ctx: HttpContext) {}

  /** Whose portal it is: who is signed in, or as whom they look at it. */
  get user(): User | undefined {
    return (this.#user ??= (this.#row?.viewing ?? this.#row ?? this.#token)?.toUser())
  }

  /** Who is signed in, also while they look at the portal as someone else. */
  get signer(): User | undefined {
    return this.#row?.viewing ? this.#row.toUser() : this.user
  }

  get session(): UserSession | undefined {
    return (this.#session ??= this.#row?.toSession())
  }

  /** Who is signed in and in which session, without making models of it. */
  get signedIn(): SignedIn | null {
    if (this.#token) {
      const { person } = this.#token
      const plain = {
        sessionId: null,
        codeDue: false,
        provenAt: null,
        bySso: false,
        vouched: false,
      }
      return { ...plain, person, token: this.#token }
    }
    if (this.#row) {
      const { person, sessionId, codeDue, provenAt, viewing, bySso, vouched } = this.#row
      return { person, sessionId, codeDue, provenAt, viewing, bySso, vouched }
    }
    if (!this.#user || !this.#session) return null
    const { id, username, name, role, permissions, passwordDue, twoStepOn, hasPasskeys } =
      this.#user
    const person = {
      ...{ id, username, name, role, passwordDue, twoStepOn, hasPasskeys },
      permissions: JSON.stringify(permissions),
      passwordChangedAt: this.#user.passwordChangedAt?.toMillis() ?? null,
    }
    const { id: sessionId, codeDue, provenAt, signedInBy, secondFactorVouched } = this.#session
    const how = { bySso: signedInBy === 'sso', vouched: secondFactorVouched }
    return { person, sessionId, codeDue, provenAt: provenAt?.toMillis() ?? null, ...how }
  }

  async authenticate(): Promise<User> {
    if (!this.authenticationAttempted) await this.readSession()
    return this.getUserOrFail()
  }

  async check(): Promise<boolean> {
    if (!this.authenticationAttempted) await this.readSession()
    return this.isAuthenticated
  }

  getUserOrFail(): User {
    if (this.user) return this.user
    throw new errors.E_UNAUTHORIZED_ACCESS('signed out', { guardDriverName: this.driverName })
  }

  /** How the session was begun, for the whole one that follows its code. */
  async way(): Promise<Way> {
    const { id, identityProviderId, secondFactorVouched: vouched } = this.session!
    const by = this.session!.signedInBy as SignInWay
    if (!identityProviderId) return { by, vouched }
    const provider = (await IdentityProvider.find(identityProviderId)) ?? undefined
    // no request reads it with its session
    const { idTokenSealed, providerSidHash } = await UserSession.findOrFail(id)
    return { by, vouched, provider, idTokenSealed, providerSidHash }
  }

  /**
   * Starts a session for a person whose credentials were just checked.
   * @param login.by which credentials these were
   * @param login.codeDue only the password was checked: nothing is open before a code, and not for long
   */
  async login(user: User, { codeDue = false, ...way }: Login): Promise<UserSession> {
    const { request, session } = this.ctx
    await this.endReplaced()
    // nothing from before the sign-in survives it: neither the id nor the CSRF secret
    session.clear()
    session.regenerate()
    const token = newSessionToken()
    const row = await createSessionRow(user, token, {
      ...{ ip: request.ip(), agent: request.header('user-agent'), way, codeDue },
    })
    session.put(SESSION_KEY, token)
    await renewCsrfToken(this.ctx)
    this.#row = null
    this.#user = user
    this.#session = row
    this.isAuthenticated = this.authenticationAttempted = true
    return row
  }

  /** The session that this browser had: with its cookie it would go on until it is idle. */
  private async endReplaced() {
    const token = this.ctx.session.get(SESSION_KEY)
    if (typeof token !== 'string') return
    const known = await UserSession.query()
      .where('tokenHash', hashToken(token))
      .whereNull('revokedAt')
      .first()
    await known?.merge({ revokedAt: DateTime.utc(), revokedReason: 'replaced' }).save()
  }

  async logout(): Promise<void> {
    const { session } = this
    if (session && !session.revokedAt) {
      session.revokedAt = DateTime.utc()
      session.revokedReason = 'sign_out'
      await session.save()
    }
    this.ctx.session.clear()
    this.ctx.session.regenerate()
    await renewCsrfToken(this.ctx)
    this.#row = null
    this.#user = this.#session = undefined
    this.isAuthenticated = false
  }

  /** For tests: what a browser would carry for this person, who has just used the second factor that they have. */
  async authenticateAsClient(user: User): Promise<AuthClientResponse> {
    const token = newSessionToken()
    const from = { ip: '127.0.0.1', agent: 'test client' }
    const by = user.hasPasskeys ? 'passkey' : 'password'
    await createSessionRow(user, token, { ...from, way: { by }, codeDue: false })
    return { session: { [SESSION_KEY]: token } }
  }

  private async readSession() {
    this.authenticationAttempted = true
    const bearer = bearerOf(this.ctx)
    if (bearer !== null) return this.readToken(bearer)
    const token = this.ctx.session.get(SESSION_KEY)
    if (typeof token !== 'string') return
    const row = await openSession(hashToken(token))
    if (!row || row.isExpired) return
    this.#row = row
    this.isAuthenticated = true
    await this.touch(row)
  }

  private async readToken(bearer: string) {
    this.#token = await findTokenRow(hashToken(bearer))
    if (!this.#token) return
    this.isAuthenticated = true
    // what is refused because of where it comes from is no use of it
    if (isFromAllowed(this.#token, this.ctx.request.ip()))
      await noteUse(this.#token, this.ctx.request.ip())
  }

  /** Work extends the session; what the page does by itself (`X-Background: 1`) never does. */
  private async touch(row: SessionRow) {
    if (this.ctx.request.header('x-background')) return
    const { lastSeen } = row
    const now = Date.now()
    if (now - lastSeen < TOUCH_SECONDS * 1000) return
    // first in memory: requests that arrive meanwhile need not write it too
    row.lastSeen = now
    try {
      await writer()
        .from('user_sessions')
        .where('id', row.sessionId)
        .update({ last_seen_at: sqlInstant(0, now) })
    } catch (error) {
      row.lastSeen = lastSeen
      throw error
    }
  }
}

/** By which way people sign in; the session keeps it. */
export const SIGN_IN_WAYS = ['password', 'passcode', 'passkey', 'sso'] as const
export type SignInWay = (typeof SIGN_IN_WAYS)[number]

export interface Way {
  by: SignInWay
  /** Through which they came. */
  provider?: Pick<IdentityProvider, 'id' | 'name'>
  /** The provider vouched for a second factor. */
  vouched?: boolean
  /** What the provider stated, as it wants it back at the sign-out. */
  idTokenSealed?: string | null
  /** The session at the provider, which may end there. */
  providerSidHash?: string | null
}

interface Login extends Way {
  codeDue?: boolean
}

interface Beginning {
  way: Way
  codeDue: boolean
  ip: string
  agent: string | undefined
}

/**
 * A whole session of someone with a second step begins with a code, or with a passkey; what a provider
 * vouches for lets in, but is no code for what moves money or rights.
 */
const isProven = ({ twoStepOn }: User, { way, codeDue }: Pick<Beginning, 'way' | 'codeDue'>) =>
  way.by === 'passkey' || (twoStepOn && !codeDue && !way.vouched)

function createSessionRow(user: User, token: string, { ip, agent, way, codeDue }: Beginning) {
  const now = DateTime.utc()
  const life = codeDue ? { minutes: CODE_MINUTES } : { hours: absoluteHours() }
  return UserSession.create({
    userId: user.id,
    tokenHash: hashToken(token),
    ip: ip.slice(0, 64),
    agent: agent?.slice(0, 300) ?? null,
    createdAt: now,
    lastSeenAt: now,
    absoluteExpiresAt: now.plus(life),
    codeDue,
    signedInBy: way.by,
    identityProviderId: way.provider?.id ?? null,
    secondFactorVouched: way.vouched ?? false,
    idTokenSealed: way.idTokenSealed ?? null,
    providerSidHash: way.providerSidHash ?? null,
    provenAt: isProven(user, { way, codeDue }) ? now : null,
    revokedAt: null,
    revokedReason: null,
  })
}
