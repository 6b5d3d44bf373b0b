import { DateTime } from 'luxon'
import { isDuplicate } from '#core/database/failures'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { isGuarded } from '#identity/delegations/guarded'
import type IdentityProvider from '#identity/shared/identity_provider'
import User from '#identity/shared/user'
import UserIdentity, { type LinkedBy } from '#identity/shared/user_identity'
import { createPerson } from './create_person.js'
import { tell } from './identities.js'
import type { Stated } from './read_claims.js'
import { SignInRefused } from './refusal.js'
import { sha256 } from './sid_hash.js'

/** By what the portal knows someone of a provider: never by an address, which may become someone else's. */
export const keyOf = (provider: IdentityProvider, { subject }: Pick<Stated, 'subject'>) => ({
  providerId: provider.id,
  issuerHash: sha256(provider.issuer),
  subjectHash: sha256(subject),
})

const lockUser = ({ trx }: UnitOfWork, id: number) =>
  User.query({ client: trx }).where('id', id).forUpdate().firstOrFail()

/**
 * The account of who came back from a provider, locked: the one that is linked, else the one with their
 * verified address, else a new one where the provider makes accounts.
 * @throws SignInRefused
 */
export async function findPerson(uow: UnitOfWork, provider: IdentityProvider, stated: Stated) {
  const linked = await linkOf(uow, provider, stated)
  if (linked) {
    await linked.merge({ email: stated.email, lastUsedAt: DateTime.utc() }).save()
    return lockUser(uow, linked.userId)
  }
  const email = requireAddress(provider, stated)
  const known = await personAt(uow, email)
  if (!known) {
    const user = await createPerson(uow, provider, { ...stated, email })
    await link(uow, user, { provider, stated, by: 'created' })
    return user
  }
  if (known.isDisabled) throw new SignInRefused('disabled')
  // whoever makes addresses at the provider would become an administrator or an approver here
  if (await isGuarded(known, uow.trx)) throw new SignInRefused('link_first')
  await link(uow, known, { provider, stated, by: 'email' })
  return known
}

/**
 * Links the account of someone who is signed in. @throws SignInRefused
 * @param userId who has entered their password to do so
 */
export async function linkOwn(
  uow: UnitOfWork,
  userId: number,
  { provider, stated }: Pick<Link, 'provider' | 'stated'>
) {
  requireAddress(provider, stated)
  const linked = await linkOf(uow, provider, stated)
  if (linked && linked.userId !== userId) throw new SignInRefused('linked_elsewhere')
  const user = await lockUser(uow, userId)
  if (!linked) await link(uow, user, { provider, stated, by: 'person' })
}

const linkOf = ({ trx }: UnitOfWork, provider: IdentityProvider, stated: Stated) =>
  UserIdentity.query({ client: trx }).where(keyOf(provider, stated)).forUpdate().first()

function requireAddress(provider: IdentityProvider, { email, isEmailVerified }: Stated): string {
  if (!email) throw new SignInRefused('no_email')
  if (!isEmailVerified) throw new SignInRefused('email_unverified')
  const domain = email.slice(email.lastIndexOf('@') + 1)
  if (!provider.emailDomains.includes(domain)) throw new SignInRefused('domain')
  return email
}

async function personAt(uow: UnitOfWork, email: string): Promise<User | null> {
  // a firm has hundreds of users: no index
  const found = await uow.trx
    .from('users')
    .whereRaw('LOWER(email) = ?', [email])
    .limit(2)
    .select('id')
  // one mailbox of several people: which of them it is is not known
  if (found.length > 1) throw new SignInRefused('link_first')
  return found.length ? lockUser(uow, Number(found[0].id)) : null
}

interface Link {
  provider: IdentityProvider
  stated: Stated
  by: LinkedBy
}

async function link(uow: UnitOfWork, user: User, { provider, stated, by }: Link) {
  const now = DateTime.utc()
  await UserIdentity.create(
    {
      ...keyOf(provider, stated),
      ...{ userId: user.id, subject: stated.subject, email: stated.email, linkedBy: by },
      ...{ createdAt: now, lastUsedAt: by === 'person' ? null : now },
    },
    { client: uow.trx }
  ).catch((error) => {
    // the account is already that of someone else there
    throw isDuplicate(error) ? new SignInRefused('other_link') : error
  })
  await uow.audit({
    ...{ action: 'link_identity', entityType: 'user', entityId: user.id, label: user.username },
    after: { identityProvider: provider.name, identityEmail: stated.email, linkedBy: by },
  })
  // an account that has just been made is no one's yet
  if (by === 'created') return
  await tell(uow, { userId: user.id, what: 'linked', providerName: provider.name, ...stated })
}
