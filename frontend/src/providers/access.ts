import type { AccessControlProvider } from '@refinedev/core'
import type { Ability, CurrentUser } from '../api/types'
import { currentUserQuery, useCurrentUser } from './current-user'
import { abilityOf } from './endpoints'
import { queryClient } from './query-client'

export { useCurrentUser } from './current-user'

/** True when the server listed this ability for the user. */
export function hasAbility(user: CurrentUser | null | undefined, ability: Ability): boolean {
  return user?.abilities.includes(ability) ?? false
}

/** False where no ability is named. */
export function useAbility(name: Ability | undefined): boolean {
  const user = useCurrentUser()
  return name !== undefined && hasAbility(user, name)
}

/** While the portal is looked at as someone else; what is theirs alone isn't asked for. */
export const useIsViewing = (): boolean => Boolean(useCurrentUser()?.viewing)

/** The ability an action needs: its own if the resource names one, else that of the resource. */
function neededAbility(resource: string, action: string, meta?: Record<string, unknown>) {
  const own = (meta?.abilities as Record<string, Ability> | undefined)?.[action]
  return own ?? abilityOf(resource)
}

/** Who looks at the portal as someone else changes nothing. */
const WRITES = new Set(['create', 'clone', 'edit', 'delete'])

/**
 * Refine's question "may the user do this?" answered from the abilities the server sent. A record's
 * own `can` object, where the server sends one, is stricter and is read by the screens.
 */
export const accessControlProvider: AccessControlProvider = {
  can: async ({ resource, action, params }) => {
    const user = await queryClient.ensureQueryData(currentUserQuery)
    if (user?.viewing && WRITES.has(action)) return { can: false }
    const name = resource ?? params?.resource?.name
    const ability = name ? neededAbility(name, action, params?.resource?.meta) : undefined
    return { can: ability === undefined || hasAbility(user, ability) }
  },
  options: {
    buttons: { enableAccessControl: true, hideIfUnauthorized: true },
    queryOptions: { staleTime: 120_000 },
  },
}
