import { createHash } from 'node:crypto'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { Infer } from '@vinejs/vine/types'
import { invalid } from '#core/base/app_error'
import { readPowers, readSets, type KnownSets } from '#identity/shared/read_powers'
import { needsSecondPerson } from '#identity/users/held_access'
import { powersWith, samePowers, type Powers } from '#identity/shared/powers'
import { people } from '#identity/shared/people'
import type User from '#identity/shared/user'
import type { previewValidator } from './validator.js'

export type MatrixChange = Infer<typeof previewValidator>

/** What a change makes of one person. */
export interface PlannedChange {
  user: User
  before: Powers
  after: Powers
  /** Waits for a second person. */
  held: boolean
}

export interface Plan {
  sets: KnownSets
  /** Only those for whom something changes, by id. */
  changes: PlannedChange[]
  /** Recognizes the plan: the same people in the same state, and the same outcome. */
  digest: string
}

/**
 * What a change would make of the people it names. Within a transaction their rows and all sets are locked.
 * @throws AppError 422 on people or sets that do not exist, and on a permission with two wishes
 */
export async function planChange(client: QueryClientContract, change: MatrixChange): Promise<Plan> {
  requireOneWish(change)
  const sets = await readSets(client)
  const wanted = [...(change.addSets ?? []), ...(change.removeSets ?? [])]
  if (wanted.some((id) => !sets.has(id))) throw invalid({ addSets: ['absent'] })
  const users = await readUsers(client, change)
  const powers = await readPowers(client, users)
  const source = change.copyFrom === undefined ? null : powers.get(change.copyFrom)!
  const targets = users.filter(({ id }) => change.userIds.includes(id))
  const planned = targets.map((user) => {
    const before = powers.get(user.id)!
    const after = powersWith(before, wished(source ? copied(before, source) : before, change), sets)
    return { user, before, after, held: needsSecondPerson(user, after) }
  })
  const changes = planned.filter(({ before, after }) => !samePowers(before, after))
  return { sets, changes, digest: digestOf(changes) }
}

async function readUsers(client: QueryClientContract, { userIds, copyFrom }: MatrixChange) {
  const ids = copyFrom === undefined ? userIds : [...new Set([...userIds, copyFrom])]
  const query = people(client).whereIn('id', ids).preload('permissionSets').orderBy('id')
  const users = await (client.isTransaction ? query.forUpdate() : query)
  if (users.length < ids.length) throw invalid({ userIds: ['absent'] })
  return users
}

/** Everything but the role, which is each person's own. */
const copied = (before: Powers, { ownPermissions, deniedPermissions, setIds }: Powers): Powers => ({
  ...{ ...before, ownPermissions, deniedPermissions, setIds },
})

function wished(from: Powers, change: MatrixChange): Powers {
  const { addSets = [], removeSets = [], grant = [], deny = [], clear = [] } = change
  const touched: string[] = [...grant, ...deny, ...clear]
  const rest = (names: string[]) => names.filter((name) => !touched.includes(name))
  return {
    ...from,
    setIds: [...from.setIds.filter((id) => !removeSets.includes(id)), ...addSets],
    ownPermissions: [...rest(from.ownPermissions), ...grant],
    deniedPermissions: [...rest(from.deniedPermissions), ...deny],
  }
}

function requireOneWish({
  grant = [],
  deny = [],
  clear = [],
  addSets = [],
  removeSets = [],
}: MatrixChange) {
  const touched = [...grant, ...deny, ...clear]
  if (new Set(touched).size < touched.length) throw invalid({ deny: ['grantedAndDenied'] })
  if (addSets.some((id) => removeSets.includes(id)))
    throw invalid({ removeSets: ['addedAndRemoved'] })
}

function digestOf(changes: readonly PlannedChange[]): string {
  const parts = changes.map(({ user, before, after, held }) => [
    ...[user.id, user.version, held],
    ...[before, after].map(({ role, permissions, ownPermissions, deniedPermissions, setIds }) => [
      ...[role, Object.keys(permissions), ownPermissions, deniedPermissions, setIds],
    ]),
  ])
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}
