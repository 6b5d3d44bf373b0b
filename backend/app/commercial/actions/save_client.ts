import { invalid } from '#core/exceptions/app_error'
import type { Unit } from '#core/unit/unit'
import Client, { type ClientField } from '#commercial/models/client'
import { refreshKeys } from './client_keys.js'
import { settleCompany } from './settle_company.js'

export type ClientInput = Partial<Record<ClientField, string | null>> & { ownerId?: number | null }

/** Adds a client within a unit of work; also the way a confirmed card becomes one. */
export async function createClient(unit: Unit, input: ClientInput): Promise<Client> {
  await requireOwner(unit, input)
  const client = new Client().useTransaction(unit.trx)
  client.merge({
    ...emptyClient(),
    ...input,
    ownerId: input.ownerId ?? unit.actor.id,
  } as Partial<Client>)
  client.merge({ version: 1, createdBy: unit.actor.id, updatedBy: unit.actor.id })
  refreshKeys(client)
  await settleCompany(unit, client)
  await client.save()
  await unit.audit({
    action: 'create',
    entityType: 'client',
    entityId: client.id,
    label: client.name,
    after: client.toAudit(),
  })
  return client
}

/** Changes a client that the caller has locked and whose version it has checked. */
export async function updateClient(
  unit: Unit,
  client: Client,
  input: ClientInput
): Promise<Client> {
  await requireOwner(unit, input)
  const before = client.toAudit()
  client.merge(input as Partial<Client>)
  refreshKeys(client)
  await settleCompany(unit, client)
  client.version++
  client.updatedBy = unit.actor.id
  await client.save()
  await unit.audit({
    action: 'update',
    entityType: 'client',
    entityId: client.id,
    label: client.name,
    before,
    after: client.toAudit(),
  })
  return client
}

/** @throws AppError 422 on `ownerId` when nobody has that id */
async function requireOwner(unit: Unit, { ownerId }: ClientInput) {
  if (!ownerId) return
  const owner = await unit.trx.from('users').where('id', ownerId).select('id').first()
  if (!owner) throw invalid({ ownerId: ['absent'] })
}

function emptyClient() {
  const none = null as string | null
  return {
    jobTitle: none,
    company: none,
    companyType: none,
    mobile: none,
    email: none,
    phone: none,
    location: none,
    address: none,
    website: none,
    notes: none,
    lastContactAt: null,
  }
}
