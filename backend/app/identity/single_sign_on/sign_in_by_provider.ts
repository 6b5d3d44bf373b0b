import type { HttpContext } from '@adonisjs/core/http'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { transact } from '#core/unit_of_work/transact'
import { sealStatement } from '#identity/identity_providers/secret'
import { admit } from '#identity/sign_in/sign_in'
import type IdentityProvider from '#identity/shared/identity_provider'
import { findPerson } from './find_person.js'
import { followGroups } from './follow_groups.js'
import { sidHash } from './sid_hash.js'
import type { Stated } from './read_claims.js'
import { SignInRefused } from './refusal.js'

/** What is changed because of an answer is changed by no one who is signed in. */
export const providerActor = ({ request }: HttpContext, { name }: IdentityProvider) => ({
  ...SYSTEM_ACTOR,
  ...{ name: `Single sign-on · ${name}`, ip: request.ip(), requestId: request.id() ?? null },
  agent: request.header('user-agent') ?? null,
})

/** Longer ones don't fit into the address of a sign-out; the provider then asks who it is. */
const MOST_LETTERS = 4000

const keptStatement = ({ idToken }: Stated) =>
  idToken.length > MOST_LETTERS ? null : sealStatement(idToken)

/** Signs in who came back from a provider, with the rights of their groups. @throws SignInRefused */
export async function signInByProvider(
  ctx: HttpContext,
  provider: IdentityProvider,
  stated: Stated
) {
  const user = await transact(providerActor(ctx, provider), async (uow) => {
    const found = await findPerson(uow, provider, stated)
    if (found.isDisabled) throw new SignInRefused('disabled')
    await followGroups(uow, found, { provider, groups: stated.groups })
    return found
  })
  const vouched = provider.trustsSecondFactor && stated.usedSecondFactor
  const kept = { idTokenSealed: keptStatement(stated), providerSidHash: sidHash(stated.sid) }
  await admit(ctx, user, { by: 'sso', provider, vouched, ...kept })
  return user
}
