import { invalid } from '#core/base/app_error'
import { userNames } from '#core/base/user_names'
import { emptyColumns } from '#core/database/empty_columns'
import { insertRows } from '#core/database/insert_rows'
import { sqlInstant } from '#core/database/instants'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import Client, { type ClientField } from '#commercial/clients/models/client'
import { refreshKeys } from '#commercial/clients/client_keys'
import { settleCompany } from '#commercial/clients/settle_company'

export type ClientInput = Partial<Record<ClientField, string | null>> & { ownerId?: number | null }

/** Adds a client within a unit of work; also the way a confirmed card becomes one. */
export async function createClient(uow: UnitOfWork, input: ClientInput): Promise<Client> {
  await requireOwner(uow, input)
  const client = await newClient(uow, input)
  await client.useTransaction(uow.trx).save()
  await auditCreation(uow, client, client.id)
  return client
}

/**
 * Adds many clients at once, whose owners are known to exist.
 * @returns their ids in the order of the inputs
 */
export async function createClients(
  uow: UnitOfWork,
  inputs: readonly ClientInput[]
): Promise<number[]> {
  const clients: Client[] = []
  for (const input of inputs) clients.push(await newClient(uow, input))
  const now = sqlInstant()
  const rows = clients.map((client) => ({ ...columnsOf(client), created_at: now, updated_at: now }))
  const ids = await insertRows(uow.trx, Client.table, rows, 'name')
  await uow.gatherAudits(async () => {
    for (const [at, client] of clients.entries()) await auditCreation(uow, client, ids[at])
  })
  return ids
}

/** A client that is not stored yet, with all that follows from what was typed. */
async function newClient(uow: UnitOfWork, input: ClientInput): Promise<Client> {
  const client = new Client()
  client.merge({
    ...emptyColumns(Client),
    ...input,
    ownerId: input.ownerId ?? uow.actor.id,
  } as Partial<Client>)
  client.merge({ version: 1, createdBy: uow.actor.id, updatedBy: uow.actor.id })
  refreshKeys(client)
  await settleCompany(uow, client)
  return client
}

function columnsOf({ $attributes }: Client): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries($attributes).map(([name, value]) => [
      Client.$getColumn(name)!.columnName,
      value ?? null,
    ])
  )
}

function auditCreation(uow: UnitOfWork, client: Client, id: number) {
  return uow.audit({
    action: 'create',
    entityType: 'client',
    entityId: id,
    label: client.name,
    after: client.toAudit(),
  })
}

/** Changes a client that the caller has locked and whose version it has checked. */
export async function updateClient(
  uow: UnitOfWork,
  client: Client,
  input: ClientInput
): Promise<Client> {
  await requireOwner(uow, input)
  const before = client.toAudit()
  client.merge(input as Partial<Client>)
  refreshKeys(client)
  await settleCompany(uow, client)
  client.version++
  client.updatedBy = uow.actor.id
  await client.save()
  await uow.audit({
    action: 'update',
    entityType: 'client',
    entityId: client.id,
    label: client.name,
    before,
    after: client.toAudit(),
  })
  return client
}

/** @throws AppError 422 on `ownerId` when no one has that id */
async function requireOwner(uow: UnitOfWork, { ownerId }: ClientInput) {
  if (!ownerId) return
  const owners = await userNames([ownerId], uow.trx)
  if (!owners.has(ownerId)) throw invalid({ ownerId: ['absent'] })
}
