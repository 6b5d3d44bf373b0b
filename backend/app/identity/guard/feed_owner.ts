import User from '#identity/shared/user'
import { accessSettings } from '#identity/shared/access_settings'
import { holds } from '#identity/access/access'

/**
 * Whose right an address is read with. It outlives its owner's sign-ins, but neither their account nor
 * their right to what it shows.
 */
export async function feedOwner(
  userId: number | undefined,
  ability: Parameters<typeof holds>[1]
): Promise<User | null> {
  if (userId === undefined) return null
  const user = await User.query().where('id', userId).whereNull('disabled_at').first()
  return user && holds(user, ability, accessSettings) ? user : null
}
