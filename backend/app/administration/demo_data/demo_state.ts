import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { changesSince } from '#core/audit/find_entries'
import { personIn, userNames } from '#core/base/user_names'
import { sqlInstant } from '#core/database/instants'
import { isOwner } from '#identity/shared/owners'
import type User from '#identity/shared/user'

/** Keys of what the settings keep about the demo company; the log tells of them by rows of their own. */
export const DEMO_SINCE = 'demoSince'
export const DEMO_REMOVAL = 'demoRemoval'

/** Who has asked for the removal; with `failed` the last try left everything as it was. */
export interface RemovalRequest {
  by: number
  at: string
  failed?: boolean
}

async function kept<Value>(client: QueryClientContract, key: string): Promise<Value | null> {
  const row = await client.from('settings').where('key', key).select('value').first()
  return row ? JSON.parse(row.value) : null
}

/** Since when this portal shows the demo company; null where it never did. */
export const demoSince = (client: QueryClientContract) => kept<string>(client, DEMO_SINCE)

export const requestedRemoval = (client: QueryClientContract) =>
  kept<RemovalRequest>(client, DEMO_REMOVAL)

/** Writes what the settings keep under a key; null removes it. */
export async function keep(client: QueryClientContract, key: string, value: unknown) {
  await client.from('settings').where('key', key).delete()
  if (value === null) return
  await client
    .table('settings')
    .insert({ key, value: JSON.stringify(value), updated_at: sqlInstant() })
}

/** The demo company as an administrator sees it before removing it; null where there is none. */
export async function presentDemo(client: QueryClientContract, user: User) {
  const since = await demoSince(client)
  if (since === null) return null
  const removal = await requestedRemoval(client)
  const names = await userNames(removal ? [removal.by] : [], client)
  return {
    since,
    // what people have done goes with the demo company
    ...(await changesSince(client, since)),
    removal: removal && {
      requestedBy: personIn(names, removal.by),
      requestedAt: removal.at,
      failed: removal.failed ?? false,
    },
    can: { remove: removal === null && isOwner(user) },
  }
}
