import { randomBytes } from 'node:crypto'
import { DateTime } from 'luxon'
import type { Infer } from '@vinejs/vine/types'
import { conflict, invalid, notFound } from '#core/base/app_error'
import { isDuplicate } from '#core/database/failures'
import { checkVersion } from '#core/http/version'
import { publishLive } from '#core/live/publish_live'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { operators } from '#identity/shared/operators'
import { isForServices, servicesOnly } from '#identity/shared/service_abilities'
import ServiceAccount from '#identity/shared/service_account'
import User from '#identity/shared/user'
import type { createServiceAccountValidator, updateServiceAccountValidator } from './validator.js'

type Input = Infer<typeof updateServiceAccountValidator>

const MOST = 200

/**
 * Adds an account that has no token yet.
 * @param own what the administrator may do by themselves: no account gets more
 * @throws AppError 409 TOO_MANY_SERVICE_ACCOUNTS, 422
 */
export async function createAccount(
  uow: UnitOfWork,
  input: Infer<typeof createServiceAccountValidator>,
  own: ReadonlySet<string>
): Promise<ServiceAccount> {
  const known = await ServiceAccount.query({ client: uow.trx }).select('id').limit(MOST)
  if (known.length >= MOST) throw conflict('TOO_MANY_SERVICE_ACCOUNTS')
  const user = await createActor(uow, input.name)
  const account = new ServiceAccount().useTransaction(uow.trx)
  account.merge({ userId: user.id, active: true, lastUsedAt: null, version: 1, notes: null })
  account.merge({ abilities: [], networks: [], operators: [], createdBy: uow.actor.id })
  await fill(uow, account, input, own)
  await saveAccount(uow, account)
  await account.refresh()
  await uow.audit({ action: 'create', ...about(account), after: account.toAudit() })
  publishChange(uow, account, 'create')
  return account
}

/** Changes a locked account. What it has may stay; what is added takes who has it. @throws AppError 422 */
export async function updateAccount(
  uow: UnitOfWork,
  account: ServiceAccount,
  input: Input,
  own: ReadonlySet<string>
) {
  const before = account.toAudit()
  await fill(uow, account, input, own)
  if (input.name !== undefined) await renameActor(uow, account)
  await saveChanged(uow, account, { action: 'update', before })
}

interface Change {
  action: string
  before: Record<string, unknown>
  after?: Record<string, unknown>
}

/** Saves a locked account that has changed, with its entry of the log. */
export async function saveChanged(
  uow: UnitOfWork,
  account: ServiceAccount,
  { action, before, after = {} }: Change
) {
  account.version++
  await saveAccount(uow, account)
  await uow.audit({
    ...{ action, ...about(account), before, after: { ...account.toAudit(), ...after } },
  })
  publishChange(uow, account, 'update')
}

/** Saves it; from then on what it wrote counts as written by its operators too. */
export async function saveAccount(uow: UnitOfWork, account: ServiceAccount) {
  account.updatedBy = uow.actor.id
  await account.save().catch((error) => {
    throw isDuplicate(error) ? invalid({ name: ['taken'] }) : error
  })
  uow.afterCommit(() => operators.changed())
}

async function fill(
  uow: UnitOfWork,
  account: ServiceAccount,
  input: Input,
  own: ReadonlySet<string>
) {
  const { name, purpose, responsibleId, abilities, networks, notes } = input
  if (abilities) account.abilities = givable(abilities, account.abilities, own)
  if (responsibleId !== undefined && responsibleId !== account.responsibleId) {
    if (!(await lockActive(uow, responsibleId))) throw invalid({ responsibleId: ['absent'] })
    account.responsibleId = responsibleId
    addOperator(account, responsibleId)
  }
  if (name !== undefined) account.name = name
  if (purpose !== undefined) account.purpose = purpose
  if (networks !== undefined) account.networks = networks
  if (notes !== undefined) account.notes = notes
}

/**
 * Locks someone who may sign in: who is disabled at the same moment is met afterwards by what follows from it.
 * @returns whether they are there
 */
export async function lockActive(uow: UnitOfWork, userId: number): Promise<boolean> {
  const user = await User.query({ client: uow.trx })
    .where('id', userId)
    .whereNull('disabled_at')
    .forUpdate()
    .first()
  return user !== null
}

/** @throws AppError 422 on what no service account may have, and on what the administrator doesn't have */
function givable(wished: readonly string[], before: readonly string[], own: ReadonlySet<string>) {
  const abilities = [...new Set(wished)].sort()
  if (!abilities.every(isForServices)) throw invalid({ abilities: ['notForServices'] })
  if (servicesOnly(abilities).size < abilities.length) throw invalid({ abilities: ['incomplete'] })
  const added = abilities.filter((ability) => !before.includes(ability))
  if (!added.every((ability) => own.has(ability))) throw invalid({ abilities: ['unknown'] })
  return abilities
}

/** Notes who has made a token of a locked account, where they did not operate it before. */
export async function keepOperator(uow: UnitOfWork, account: ServiceAccount, userId: number) {
  if (account.operators.includes(userId)) return
  const before = account.toAudit()
  addOperator(account, userId)
  await saveAccount(uow, account)
  await uow.audit({ action: 'update', ...about(account), before, after: account.toAudit() })
}

/** From now on this person counts as who wrote what the account writes, also once others have taken it over. */
function addOperator(account: ServiceAccount, userId: number) {
  if (!account.operators.includes(userId)) account.operators = [...account.operators, userId]
}

/** The row as which the account acts: disabled from the beginning, with a password that no one knows. */
async function createActor(uow: UnitOfWork, name: string): Promise<User> {
  const user = await User.create(
    {
      ...{ username: `service-${randomBytes(8).toString('hex')}`, name, nameAr: null, email: null },
      ...{ password: randomBytes(32).toString('base64url'), passcode: null },
      ...{ role: 'staff', permissions: {}, isService: true, disabledAt: DateTime.utc() },
      ...{ digits: 'latin', loginEpoch: 0, version: 1, createdBy: uow.actor.id },
    },
    { client: uow.trx }
  )
  await user.refresh()
  const entity = { entityType: 'user', entityId: user.id, label: user.username }
  await uow.audit({ action: 'create', ...entity, after: user.toAudit() })
  return user
}

async function renameActor(uow: UnitOfWork, { userId, name }: ServiceAccount) {
  const user = await User.findOrFail(userId, { client: uow.trx })
  if (user.name === name) return
  const before = user.toAudit()
  await user.merge({ name, version: user.version + 1, updatedBy: uow.actor.id }).save()
  const entity = { entityType: 'user', entityId: user.id, label: user.username }
  await uow.audit({ action: 'update', ...entity, before, after: user.toAudit() })
}

/** @throws AppError 404, 412 */
export async function lockAccount(uow: UnitOfWork, id: number, expectedVersion?: number) {
  const account = await ServiceAccount.query({ client: uow.trx })
    .where('id', id)
    .forUpdate()
    .first()
  if (!account) throw notFound()
  if (expectedVersion !== undefined) await checkVersion(account, expectedVersion, uow.trx)
  return account
}

export const about = ({ id, name }: ServiceAccount) => ({
  ...{ entityType: 'service_account', entityId: id, label: name },
})

function publishChange(uow: UnitOfWork, { id }: ServiceAccount, action: string) {
  const data = { resource: 'service-accounts', id, action }
  uow.afterCommit(() => publishLive({ event: 'record', ability: 'service-accounts.manage', data }))
}
