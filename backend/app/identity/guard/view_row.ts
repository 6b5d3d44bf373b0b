import { rawRows } from '#core/database/raw_rows'
import { sqlInstant } from '#core/database/instants'
import { writer } from '#core/database/writer'
import type User from '#identity/shared/user'
import { instantOf, personColumns, personOf, userOf, type Person } from './person_columns.js'

/** As whom an administrator looks at the portal in a session. */
export interface ViewRow {
  viewId: number
  person: Person
  /** Milliseconds since 1970. */
  endsAt: number
  toUser(): User
}

let select: string | null = null

/** A view that lasts, with its person; null where it has ended or the person is disabled. */
export async function findViewRow(viewId: number): Promise<ViewRow | null> {
  const [row] = await rawRows<any>(writer(), (select ??= selection()), [viewId, sqlInstant()])
  if (!row) return null
  return {
    viewId,
    person: personOf(row),
    endsAt: instantOf(row.view_ends_at),
    toUser: () => userOf(row),
  }
}

function selection(): string {
  const list = personColumns().map(([alias, column]) => `${column} AS ${alias}`)
  return `SELECT ${list.join(', ')}, person_views.ends_at AS view_ends_at
    FROM person_views
    INNER JOIN users ON users.id = person_views.viewed_id AND users.disabled_at IS NULL
    WHERE person_views.id = ? AND person_views.ended_at IS NULL AND person_views.ends_at > ?
    LIMIT 1`
}
