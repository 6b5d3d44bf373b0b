import { invalid } from '#core/base/app_error'
import type { KnownSets } from '#identity/shared/read_powers'
import { namesOf, type OwnPowers, type Powers } from '#identity/shared/powers'

/** What a request says a person shall have; what it leaves out stays. */
interface StatedPowers {
  role?: string
  /** Granted to the account itself. */
  permissions?: Record<string, boolean | undefined>
  deniedPermissions?: string[]
  permissionSetIds?: number[]
}

/**
 * What is stated as powers. A permission is granted or denied, never both: what is granted now is denied no
 * longer, and the other way round.
 * @throws AppError 422 on `deniedPermissions` where both are stated, on `permissionSetIds` for unknown sets
 */
export function statedPowers(
  stated: StatedPowers,
  before: Powers,
  sets: KnownSets
): Partial<OwnPowers> {
  const { role = before.role, permissions, deniedPermissions, permissionSetIds } = stated
  const setIds = permissionSetIds ?? before.setIds
  if (setIds.some((id) => !sets.has(id))) throw invalid({ permissionSetIds: ['absent'] })
  const granted = permissions && namesOf(permissions)
  if (granted && deniedPermissions?.some((name) => granted.includes(name)))
    throw invalid({ deniedPermissions: ['grantedAndDenied'] })
  const without = (names: string[], others: string[] = []) =>
    names.filter((name) => !others.includes(name))
  return {
    ...{ role, setIds },
    ownPermissions: granted ?? without(before.ownPermissions, deniedPermissions),
    deniedPermissions: deniedPermissions ?? without(before.deniedPermissions, granted),
  }
}
