import { PERMISSIONS, type Permission } from '#identity/access/permissions'
import type User from '#identity/shared/user'

/** Gives someone exactly these permissions, as an administrator would while they are signed in. */
export async function permit(user: User, ...permissions: Permission[]): Promise<User> {
  const granted = Object.fromEntries(permissions.map((name) => [name, true]))
  return user.merge({ role: 'staff', permissions: granted }).save()
}

/** Everything but to administer. */
export const ALL_BUT_ADMIN = PERMISSIONS.filter((name) => name !== 'admin')
