import type { RawQueryBindings } from '@adonisjs/lucid/types/querybuilder'
import { writer } from '#core/database/writer'
import User from '#identity/shared/user'
import UserSession from '#identity/shared/user_session'
import { endOf } from './session_life.js'

type Columns = Record<string, unknown>
type Prefix = 'user_sessions' | 'users'

let select: string | null = null

/**
 * The open session of a token with its person, in one query. It goes to the writing server, since a
 * replica may not know yet that the session has been ended.
 */
export async function findSessionRow(tokenHash: string): Promise<SessionRow | null> {
  const answer = await writer().rawQuery((select ??= selection()), [tokenHash] as RawQueryBindings)
  // mysql2 answers rows and fields
  const rows: Columns[] = Array.isArray(answer[0]) ? answer[0] : answer
  return rows.length ? new SessionRow(rows[0]) : null
}

/** What no request asks of who is signed in; a password's hash shall not travel with each of them. */
const UNASKED = new Set([
  'users_password',
  'users_passcode',
  'users_disabled_at',
  'users_locked_until',
  'users_login_epoch',
  'users_last_login_at',
  'users_created_by',
  'users_updated_by',
  'users_created_at',
  'users_updated_at',
  'user_sessions_token_hash',
  'user_sessions_ip',
  'user_sessions_agent',
  'user_sessions_created_at',
  'user_sessions_revoked_at',
  'user_sessions_revoked_reason',
])

function selection(): string {
  const all = { ...UserSession.columnsForSelect(), ...User.columnsForSelect() }
  const columns = Object.fromEntries(Object.entries(all).filter(([alias]) => !UNASKED.has(alias)))
  const list = Object.entries(columns).map(([alias, column]) => `${column} AS ${alias}`)
  return `SELECT ${list.join(', ')} FROM user_sessions
    INNER JOIN users ON users.id = user_sessions.user_id AND users.disabled_at IS NULL
    WHERE user_sessions.token_hash = ? AND user_sessions.revoked_at IS NULL LIMIT 1`
}

/** One answer of that query. Most requests need a few values of it, models are made on demand. */
export class SessionRow {
  readonly sessionId: number
  readonly person: Person
  /** Milliseconds since 1970. */
  readonly absoluteEnd: number
  #lastSeen: number

  constructor(private readonly columns: Columns) {
    this.sessionId = Number(columns.user_sessions_id)
    this.person = personOf(columns)
    this.absoluteEnd = instantOf(columns.user_sessions_absolute_expires_at)
    this.#lastSeen = instantOf(columns.user_sessions_last_seen_at)
  }

  /** Milliseconds since 1970. */
  get lastSeen(): number {
    return this.#lastSeen
  }

  set lastSeen(time: number) {
    this.#lastSeen = time
    this.columns.user_sessions_last_seen_at = new Date(time)
  }

  get isExpired(): boolean {
    return Date.now() >= endOf(this.#lastSeen, this.absoluteEnd)
  }

  /** Not the whole record: what UNASKED names is missing. */
  toUser(): User {
    return User.$createFromAdapterResult(this.columnsOf('users'))! as User
  }

  /** Not the whole record: what UNASKED names is missing. */
  toSession(): UserSession {
    return UserSession.$createFromAdapterResult(this.columnsOf('user_sessions'))! as UserSession
  }

  private columnsOf(prefix: Prefix): Columns {
    const names = Object.keys(this.columns).filter((name) => name.startsWith(`${prefix}_`))
    return Object.fromEntries(
      names.map((name) => [name.slice(prefix.length + 1), this.columns[name]])
    )
  }
}

/** What a request needs to know of who is signed in. */
export interface Person {
  id: number
  username: string
  name: string
  role: string
  /** As the column holds it: JSON. */
  permissions: string
  /** Whether a password of their own is to be chosen first. */
  passwordDue: boolean
}

function personOf(columns: Columns): Person {
  return {
    id: Number(columns.users_id),
    username: String(columns.users_username),
    name: String(columns.users_name),
    role: String(columns.users_role),
    permissions: String(columns.users_permissions),
    passwordDue: Boolean(columns.users_password_due),
  }
}

/** MySQL answers dates, SQLite the UTC text that was stored. */
function instantOf(value: unknown): number {
  return value instanceof Date ? value.getTime() : Date.parse(`${String(value).replace(' ', 'T')}Z`)
}
