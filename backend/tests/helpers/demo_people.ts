import { DEMO_USERS } from '#database/seeders/demo/users'
import type { Subject } from '#identity/access/access'

/** Everybody in the demo company who may sign in, with what the access table judges them by. */
export const PEOPLE: readonly (Subject & { username: string })[] = DEMO_USERS.flatMap(
  (user, index) =>
    user.disabled
      ? []
      : {
          id: index + 1,
          username: user.username,
          role: user.role ?? 'staff',
          permissions: Object.fromEntries((user.permissions ?? []).map((name) => [name, true])),
        }
)
