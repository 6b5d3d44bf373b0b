import { toDate } from '#core/database/instants'
import User from '#identity/shared/user'

type Columns = Record<string, unknown>

/** What no request asks of who is signed in; a password's hash shall not travel with each of them. */
const UNASKED = new Set([
  'users_password',
  'users_passcode',
  'users_disabled_at',
  'users_locked_until',
  'users_login_epoch',
  'users_last_login_at',
  'users_own_permissions',
  'users_denied_permissions',
  'users_created_by',
  'users_updated_by',
  'users_created_at',
  'users_updated_at',
])

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
  /** Milliseconds since 1970; null where it is not known. */
  passwordChangedAt: number | null
  /** Whether they sign in with a code as well. */
  twoStepOn: boolean
  /** Whether devices of theirs have keys that sign in. */
  hasPasskeys: boolean
}

/** The columns of a person that a query for a request asks for, as `users_…`. */
export const personColumns = (): [alias: string, column: string][] =>
  Object.entries(User.columnsForSelect()).filter(([alias]) => !UNASKED.has(alias))

/** The person of a row that such a query answered. */
export function personOf(columns: Columns): Person {
  const changedAt = columns.users_password_changed_at
  return {
    id: Number(columns.users_id),
    username: String(columns.users_username),
    name: String(columns.users_name),
    role: String(columns.users_role),
    permissions: String(columns.users_permissions),
    passwordDue: Boolean(columns.users_password_due),
    passwordChangedAt: changedAt ? instantOf(changedAt) : null,
    twoStepOn: Boolean(columns.users_two_step_on),
    hasPasskeys: Boolean(columns.users_has_passkeys),
  }
}

/** The columns of one table in such a row, by their own names. */
export function columnsOf(columns: Columns, table: 'user_sessions' | 'users'): Columns {
  const names = Object.keys(columns).filter((name) => name.startsWith(`${table}_`))
  return Object.fromEntries(names.map((name) => [name.slice(table.length + 1), columns[name]]))
}

/** Not the whole record: what UNASKED names is missing. */
export const userOf = (columns: Columns) =>
  User.$createFromAdapterResult(columnsOf(columns, 'users'))! as User

/** Milliseconds since 1970 of a column that is known to hold an instant. */
export const instantOf = (value: unknown): number => toDate(value as string | Date).getTime()
