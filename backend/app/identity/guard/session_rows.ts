import { rawRows } from '#core/database/raw_rows'
import { writer } from '#core/database/writer'
import type User from '#identity/shared/user'
import UserSession from '#identity/shared/user_session'
import {
  columnsOf,
  instantOf,
  personColumns,
  personOf,
  userOf,
  type Person,
} from './person_columns.js'
import { endOf } from './session_life.js'
import { findViewRow, type ViewRow } from './view_row.js'

type Columns = Record<string, unknown>

let select: string | null = null

/**
 * The open session of a token with its person, in one query, and a second one while someone looks at the
 * portal as another person. They go to the writing server, since a replica may not know yet that the session
 * has been ended.
 */
export async function findSessionRow(tokenHash: string): Promise<SessionRow | null> {
  const rows = await rawRows<Columns>(writer(), (select ??= selection()), [tokenHash])
  if (!rows.length) return null
  const viewId = rows[0].user_sessions_view_id
  return new SessionRow(rows[0], viewId ? await findViewRow(Number(viewId)) : null)
}

/** What no request asks of its session. */
const UNASKED = new Set([
  'user_sessions_token_hash',
  'user_sessions_ip',
  'user_sessions_agent',
  'user_sessions_created_at',
  'user_sessions_revoked_at',
  'user_sessions_revoked_reason',
  'user_sessions_id_token_sealed',
  'user_sessions_provider_sid_hash',
])

function selection(): string {
  const own = Object.entries(UserSession.columnsForSelect())
  const columns = [...own.filter(([alias]) => !UNASKED.has(alias)), ...personColumns()]
  const list = columns.map(([alias, column]) => `${column} AS ${alias}`)
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
  /** Begun with the password alone. */
  readonly codeDue: boolean
  /** When a code or a passkey was last used; milliseconds since 1970. */
  readonly provenAt: number | null
  readonly bySso: boolean
  readonly vouched: boolean
  #lastSeen: number

  constructor(
    private readonly columns: Columns,
    private readonly view: ViewRow | null
  ) {
    this.sessionId = Number(columns.user_sessions_id)
    this.person = personOf(columns)
    this.codeDue = Boolean(columns.user_sessions_code_due)
    this.bySso = columns.user_sessions_signed_in_by === 'sso'
    this.vouched = Boolean(columns.user_sessions_second_factor_vouched)
    const proven = columns.user_sessions_proven_at
    this.provenAt = proven ? instantOf(proven) : null
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

  /** As whom the portal is looked at now. */
  get viewing(): ViewRow | null {
    return this.view && Date.now() < this.view.endsAt ? this.view : null
  }

  get isExpired(): boolean {
    return Date.now() >= endOf(this.#lastSeen, this.absoluteEnd)
  }

  /** Not the whole record: what UNASKED names is missing. */
  toUser(): User {
    return userOf(this.columns)
  }

  /** Not the whole record: what UNASKED names is missing. */
  toSession(): UserSession {
    return UserSession.$createFromAdapterResult(
      columnsOf(this.columns, 'user_sessions')
    )! as UserSession
  }
}
