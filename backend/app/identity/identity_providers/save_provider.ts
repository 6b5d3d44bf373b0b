import type { Infer } from '@vinejs/vine/types'
import { conflict, invalid, notFound } from '#core/base/app_error'
import { checkVersion } from '#core/http/version'
import { publishLive } from '#core/live/publish_live'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { isAdmin } from '#identity/access/access'
import IdentityProvider, {
  TRUST_FIELDS,
  trustOf,
  type Trust,
} from '#identity/shared/identity_provider'
import { readSets } from '#identity/shared/read_powers'
import User from '#identity/shared/user'
import { holdProvider } from './held_provider.js'
import { givesAdministration } from './mapped_sets.js'
import { sealSecret } from './secret.js'
import type {
  createIdentityProviderValidator,
  updateIdentityProviderValidator,
} from './validator.js'

type Input = Infer<typeof updateIdentityProviderValidator>

/** More buttons than that help no one. */
const MOST = 10

const DEFAULTS = {
  ...{ nameAr: null, scopes: 'openid profile email', groupMappings: [] },
  ...{ usernameClaim: 'preferred_username', emailClaim: 'email', groupsClaim: 'groups' },
  ...{ trustsEmail: false, trustsSecondFactor: false, createsUsers: false, defaultRole: 'staff' },
  ...{ onlyWay: false, signsOut: false, active: false },
}

/** Adds a provider, by which no one signs in before it is switched on. @throws AppError 409 TOO_MANY_PROVIDERS, 422 */
export async function createProvider(
  uow: UnitOfWork,
  { clientSecret, ...input }: Infer<typeof createIdentityProviderValidator>
): Promise<IdentityProvider> {
  const known = await IdentityProvider.query({ client: uow.trx }).select('id').limit(MOST)
  if (known.length >= MOST) throw conflict('TOO_MANY_PROVIDERS')
  const provider = new IdentityProvider().useTransaction(uow.trx)
  provider.merge({ ...DEFAULTS, ...stated(input), secretSealed: sealSecret(clientSecret) })
  provider.merge({ version: 1, updatedBy: uow.actor.id })
  await requireGivable(uow, provider)
  await provider.save()
  await provider.refresh()
  await uow.audit({ action: 'create', ...about(provider), after: provider.toAudit() })
  publishChange(uow, provider, 'create')
  return provider
}

/**
 * Changes a locked provider. Whoever sets it decides who signs in as whom, so what it is trusted with takes
 * a second person while it is on; names, the secret and switching it off take effect at once.
 * @returns whether something is held
 * @throws AppError 409 PROVIDER_UNPROVEN, 422
 */
export async function updateProvider(uow: UnitOfWork, provider: IdentityProvider, input: Input) {
  const { name, nameAr, clientSecret, onlyWay, signsOut, ...rest } = input
  const { active = provider.active, ...wish } = rest
  const trust: Trust = { ...trustOf(provider), ...stated(wish) }
  await requireGivable(uow, trust)
  const holds = active && (!provider.active || !isSame(trust, trustOf(provider)))
  const before = provider.toAudit()
  provider.merge(stated({ name, nameAr, onlyWay, signsOut }))
  if (clientSecret) provider.secretSealed = sealSecret(clientSecret)
  if (!holds) provider.merge({ ...trust, active })
  if (onlyWay) await requireProven(uow, provider)
  if (provider.$isDirty) {
    await saveChanged(uow, provider)
    await uow.audit({ action: 'update', ...about(provider), before, after: provider.toAudit() })
  }
  if (holds) await holdProvider(uow, provider, trust)
  return holds
}

/** What is stated; what is left out stays. */
const stated = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined)
  ) as Partial<Fields>

const isSame = (a: Trust, b: Trust) =>
  TRUST_FIELDS.every((field) => JSON.stringify(a[field]) === JSON.stringify(b[field]))

/** @throws AppError 422 where a group would give nothing, both, an unknown set or administration */
async function requireGivable(uow: UnitOfWork, { groupMappings }: Pick<Trust, 'groupMappings'>) {
  if (!groupMappings.length) return
  const sets = await readSets(uow.trx)
  for (const { permissionSetId, role } of groupMappings) {
    if ((permissionSetId === null) === (role === null))
      throw invalid({ groupMappings: ['setOrRole'] })
    const set = permissionSetId === null ? null : sets.get(permissionSetId)
    if (set === undefined) throw invalid({ groupMappings: ['absent'] })
    if (set && givesAdministration(set)) throw invalid({ groupMappings: ['noAdministration'] })
  }
}

/** Passwords close only once an administrator has come in through the provider. @throws AppError 409 PROVIDER_UNPROVEN */
async function requireProven({ trx }: UnitOfWork, { id, active }: IdentityProvider) {
  const rows: { user_id: number }[] = await trx
    .from('user_identities')
    .where('provider_id', id)
    .whereNotNull('last_used_at')
    .select('user_id')
  const ids = rows.map((row) => Number(row.user_id))
  const people = active && ids.length ? await User.query({ client: trx }).whereIn('id', ids) : []
  if (!people.some((user) => isAdmin(user) && !user.isDisabled)) throw conflict('PROVIDER_UNPROVEN')
}

export async function saveChanged(uow: UnitOfWork, provider: IdentityProvider) {
  // a provider that is switched on again closes nothing by itself
  if (!provider.active) provider.onlyWay = false
  provider.merge({ version: provider.version + 1, updatedBy: uow.actor.id })
  await provider.save()
  publishChange(uow, provider, 'update')
}

/** Only one that is off goes: with it go the links of everyone. @throws AppError 409 PROVIDER_ON */
export async function deleteProvider(uow: UnitOfWork, provider: IdentityProvider) {
  if (provider.active) throw conflict('PROVIDER_ON')
  await provider.delete()
  await uow.audit({ action: 'delete', ...about(provider), before: provider.toAudit() })
  publishChange(uow, provider, 'delete')
}

/** @throws AppError 404, 412 */
export async function lockProvider(uow: UnitOfWork, id: number, expectedVersion?: number) {
  const provider = await IdentityProvider.query({ client: uow.trx })
    .where('id', id)
    .forUpdate()
    .first()
  if (!provider) throw notFound()
  if (expectedVersion !== undefined) await checkVersion(provider, expectedVersion, uow.trx)
  return provider
}

export const about = ({ id, name }: IdentityProvider) => ({
  entityType: 'identity_provider',
  entityId: id,
  label: name,
})

function publishChange(uow: UnitOfWork, { id }: IdentityProvider, action: string) {
  const data = { resource: 'identity-providers', id, action }
  uow.afterCommit(() =>
    publishLive({ event: 'record', ability: 'identity-providers.manage', data })
  )
}
