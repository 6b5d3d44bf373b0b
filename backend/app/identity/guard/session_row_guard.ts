import { errors, symbols } from '@adonisjs/auth'
import type { AuthClientResponse, GuardContract } from '@adonisjs/auth/types'
import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import type User from '#identity/shared/user'
import UserSession from '#identity/shared/user_session'
import { sqlInstant } from '#core/database/instants'
import { writer } from '#core/database/writer'
import { openSession } from './session_cache.js'
import { absoluteHours, TOUCH_SECONDS } from './session_life.js'
import { renewCsrfToken } from './renew_csrf_token.js'
import type { Person, SessionRow } from './session_rows.js'
import { hashToken, newSessionToken } from './session_tokens.js'

const SESSION_KEY = 'sid'

/**
 * Signs people in by a row of `user_sessions`. The cookie only names the row: ended, expired or
 * someone disabled means signed out at once, whatever cookie is sent.
 */
export class SessionRowGuard implements GuardContract<User> {
  declare [symbols.GUARD_KNOWN_EVENTS]: {}
  readonly driverName = 'session_row'
  authenticationAttempted = false
  isAuthenticated = false
  #row: SessionRow | null = null
  #user?: User
  #session?: UserSession

  constructor(private readonly ctx: HttpContext) {}

  get user(): User | undefined {
    return (this.#user ??= this.#row?.toUser())
  }

  get session(): UserSession | undefined {
    return (this.#session ??= this.#row?.toSession())
  }

  /** Who is signed in and in which session, without making models of it. */
  get signedIn(): { person: Person; sessionId: number } | null {
    if (this.#row) return { person: this.#row.person, sessionId: this.#row.sessionId }
    if (!this.#user || !this.#session) return null
    const { id, username, name, role, permissions, passwordDue } = this.#user
    const person = {
      ...{ id, username, name, role, passwordDue },
      permissions: JSON.stringify(permissions),
    }
    return { person, sessionId: this.#session.id }
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

  /** Starts a session for a person whose credentials were just checked. */
  async login(user: User): Promise<UserSession> {
    const { request, session } = this.ctx
    // nothing from before the sign-in survives it: neither the id nor the CSRF secret
    session.clear()
    session.regenerate()
    const token = newSessionToken()
    const row = await createSessionRow(user, token, request.ip(), request.header('user-agent'))
    session.put(SESSION_KEY, token)
    await renewCsrfToken(this.ctx)
    this.#row = null
    this.#user = user
    this.#session = row
    this.isAuthenticated = this.authenticationAttempted = true
    return row
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

  /** For tests: what a browser would carry for this person. */
  async authenticateAsClient(user: User): Promise<AuthClientResponse> {
    const token = newSessionToken()
    await createSessionRow(user, token, '127.0.0.1', 'test client')
    return { session: { [SESSION_KEY]: token } }
  }

  private async readSession() {
    this.authenticationAttempted = true
    const token = this.ctx.session.get(SESSION_KEY)
    if (typeof token !== 'string') return
    const row = await openSession(hashToken(token))
    if (!row || row.isExpired) return
    this.#row = row
    this.isAuthenticated = true
    await this.touch(row)
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

function createSessionRow(user: User, token: string, ip: string, agent?: string) {
  const now = DateTime.utc()
  return UserSession.create({
    userId: user.id,
    tokenHash: hashToken(token),
    ip: ip.slice(0, 64),
    agent: agent?.slice(0, 300) ?? null,
    createdAt: now,
    lastSeenAt: now,
    absoluteExpiresAt: now.plus({ hours: absoluteHours() }),
    revokedAt: null,
    revokedReason: null,
  })
}
