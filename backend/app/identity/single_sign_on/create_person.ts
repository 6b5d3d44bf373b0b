import { isDuplicate } from '#core/database/failures'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { newSessionToken } from '#identity/guard/session_tokens'
import { accessSettings } from '#identity/shared/access_settings'
import { canonicalUsername } from '#identity/shared/canonical_username'
import type IdentityProvider from '#identity/shared/identity_provider'
import User from '#identity/shared/user'
import type { Stated } from './read_claims.js'
import { SignInRefused } from './refusal.js'

const MOST_LETTERS = 120

/**
 * Makes the account of someone whom the firm's provider knows and the portal doesn't: with the role that the
 * provider's settings name, and a password that no one knows.
 * @throws SignInRefused
 */
export async function createPerson(
  uow: UnitOfWork,
  provider: IdentityProvider,
  stated: Stated & { email: string }
): Promise<User> {
  if (!provider.createsUsers) throw new SignInRefused('no_account')
  const username = canonicalUsername((stated.username ?? '').split('@')[0]!)
  if (!username) throw new SignInRefused('username')
  // some powers follow from the name alone
  const { owners, approvers, approverIds } = accessSettings
  if ([...owners, ...approvers].includes(username)) throw new SignInRefused('username_taken')
  const user = await User.create(
    {
      ...{ username, name: (stated.name ?? username).slice(0, MOST_LETTERS), nameAr: null },
      ...{ email: stated.email, password: newSessionToken(), passcode: null, digits: 'latin' },
      ...{ role: provider.defaultRole, permissions: {}, loginEpoch: 0, version: 1 },
    },
    { client: uow.trx }
  ).catch((error) => {
    throw isDuplicate(error) ? new SignInRefused('username_taken') : error
  })
  if (approverIds.includes(user.id)) throw new SignInRefused('username_taken')
  await user.refresh()
  await user.load('permissionSets')
  const about = { entityType: 'user', entityId: user.id, label: username }
  await uow.audit({ action: 'create', ...about, after: user.toAudit() })
  return user
}
