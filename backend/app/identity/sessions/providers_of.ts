import { nullable, object, text } from '#core/openapi/schema'
import IdentityProvider from '#identity/shared/identity_provider'
import type UserSession from '#identity/shared/user_session'

/** Through which providers sessions began, by id; those that were deleted since are left out. */
export async function providersOf(sessions: readonly UserSession[]) {
  const ids = [...new Set(sessions.flatMap((one) => one.identityProviderId ?? []))]
  const providers = ids.length ? await IdentityProvider.query().whereIn('id', ids) : []
  return new Map<number | null, { name: string; nameAr: string | null }>(
    providers.map(({ id, name, nameAr }) => [id, { name, nameAr }])
  )
}

/** Null where a session did not begin through a provider that is still there. */
export const providerAnswer = nullable(object({ name: text, nameAr: nullable(text) }))
