import { PERMISSIONS } from '#identity/access/permissions'

/** What a set adds to its members. */
export interface GivingSet {
  id: number
  permissions: readonly string[]
  active: boolean
}

/** What a person is given, before sets, grants and denials are put together. */
export interface OwnPowers {
  role: string
  ownPermissions: string[]
  deniedPermissions: string[]
  setIds: number[]
}

/** All that a person's rights follow from, beside names fixed by the installation. */
export interface Powers extends OwnPowers {
  /** What holds in the end. */
  permissions: Record<string, boolean>
}

/**
 * What sets, grants and denials come to: everything that an active set or a grant gives, without what is
 * denied. A role and administration are no permissions, so no denial takes away what they give.
 */
export function effectivePermissions(
  { ownPermissions, deniedPermissions, setIds }: Omit<OwnPowers, 'role'>,
  sets: ReadonlyMap<number, GivingSet>
): Record<string, boolean> {
  const given = new Set(ownPermissions)
  for (const id of setIds) {
    const set = sets.get(id)
    if (set?.active) for (const name of set.permissions) given.add(name)
  }
  return flags([...given].filter((name) => !deniedPermissions.includes(name)))
}

const PLACES: readonly string[] = PERMISSIONS

/** In the order of the list of permissions, so that equal rights are written alike. */
export const inOrder = (names: Iterable<string>): string[] =>
  [...new Set(names)].sort((a, b) => PLACES.indexOf(a) - PLACES.indexOf(b))

export const flags = (names: Iterable<string>): Record<string, boolean> =>
  Object.fromEntries(inOrder(names).map((name) => [name, true]))

/** Only what is granted counts: an absent permission and a false one are the same. */
export const namesOf = (permissions: Readonly<Record<string, boolean | undefined>>): string[] =>
  inOrder(Object.keys(permissions).filter((name) => permissions[name]))

/** The same powers with some of them changed. Sets that do not exist give nothing and are left out. */
export function powersWith(
  before: Powers,
  change: Partial<OwnPowers>,
  sets: ReadonlyMap<number, GivingSet>
): Powers {
  const own = { ...before, ...change }
  const setIds = [...new Set(own.setIds)].filter((id) => sets.has(id)).sort((a, b) => a - b)
  const parts = {
    role: own.role,
    ownPermissions: inOrder(own.ownPermissions),
    deniedPermissions: inOrder(own.deniedPermissions),
    setIds,
  }
  return { ...parts, permissions: effectivePermissions(parts, sets) }
}

/** Whether two states of one person are the same, part by part. */
export const samePowers = (a: Powers, b: Powers): boolean => plain(a) === plain(b)

const plain = ({ role, permissions, ownPermissions, deniedPermissions, setIds }: Powers) =>
  JSON.stringify([role, namesOf(permissions), ownPermissions, deniedPermissions, setIds])
