import { invalid } from '#core/base/app_error'
import { userNames } from '#core/base/user_names'
import { emptyColumns } from '#core/database/empty_columns'
import { insertRows } from '#core/database/insert_rows'
import { refuseErased } from '#core/personal_data/erased'
import { sqlInstant } from '#core/database/instants'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type { ModelAttributes } from '@adonisjs/lucid/types/model'
import {
  CONSENT_FIELDS,
  consentStateOf,
  requireConsistent,
  type Consent,
} from '#commercial/clients/consents'
import Client, { auditedClient, type ClientField } from '#commercial/clients/models/client'
import { foundBy, refreshKeys } from '#commercial/clients/client_keys'
import { settleTaxNumber } from '#commercial/companies/settle_tax_number'
import {
  changeContactPoints,
  replaceContactPoints,
  type ContactPoint,
} from '#commercial/shared/contact_points'
import { companyIdOf, settleCompany } from '#commercial/clients/settle_company'

export type ClientInput = Partial<Record<ClientField, string | null>> &
  Partial<Consent> & {
    ownerId?: number | null
    contactPoints?: ContactPoint[]
    /** Is kept with the company. */
    companyVatNumber?: string | null
  }

/** Adds a client within a unit of work; also the way a confirmed card becomes one. */
export async function createClient(uow: UnitOfWork, input: ClientInput): Promise<Client> {
  await requireOwner(uow, input)
  const attributes = await newClient(uow, input)
  const client = new Client()
  client.merge(attributes)
  await client.useTransaction(uow.trx).save()
  const { contactPoints = [] } = input
  if (contactPoints.length)
    await replaceContactPoints(uow, { type: 'client', id: client.id }, contactPoints)
  await auditCreation(uow, { ...attributes, contactPoints }, client.id)
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
  const clients: ClientAttributes[] = []
  for (const input of inputs) clients.push(await newClient(uow, input))
  const ids = await insertRows(uow.trx, Client.table, rowsOf(clients), 'name')
  await uow.gatherAudits(async () => {
    for (const [at, client] of clients.entries()) await auditCreation(uow, client, ids[at])
  })
  return ids
}

type ClientAttributes = Partial<ModelAttributes<Client>> & { name: string }

/** A client that is not stored yet, with all that follows from what was typed. */
async function newClient(
  uow: UnitOfWork,
  { contactPoints, companyVatNumber, ...input }: ClientInput
): Promise<ClientAttributes> {
  const { id } = uow.actor
  const by = { ownerId: input.ownerId ?? id, version: 1, createdBy: id, updatedBy: id }
  const companyId = await companyIdOf(uow, input.company)
  await settleTaxNumber(uow, companyId, companyVatNumber)
  const found = foundBy(input, contactPoints)
  requireConsistent(input)
  const consentState = consentStateOf(input)
  const attributes = { ...emptyColumns(Client), ...input, ...by, ...found, companyId, consentState }
  return attributes as ClientAttributes
}

/** Clients as rows of their table, added now; a column that all of them leave empty is left out. */
function rowsOf(clients: ClientAttributes[]): Record<string, unknown>[] {
  const now = sqlInstant()
  const all: Record<string, unknown>[] = clients
  const columns = Object.keys(clients[0] ?? {})
    .filter((name) => all.some((client) => client[name] != null))
    .map((name) => [name, columnOf(name)] as const)
  return all.map((client) => {
    const row: Record<string, unknown> = { created_at: now, updated_at: now }
    for (const [name, column] of columns) row[column] = storedValue(client[name])
    return row
  })
}

/** A list is kept as JSON. */
const storedValue = (value: unknown) =>
  Array.isArray(value) ? JSON.stringify(value) : (value ?? null)

const columnOf = (name: string): string => Client.$getColumn(name)!.columnName

type Created = ClientAttributes & { contactPoints?: ContactPoint[] }

function auditCreation(uow: UnitOfWork, client: Created, id: number) {
  return uow.audit({
    action: 'create',
    entityType: 'client',
    entityId: id,
    label: client.name,
    after: {
      ...auditedClient(client),
      ...(client.contactPoints?.length && { contactPoints: client.contactPoints }),
    },
  })
}

/** Changes a client that the caller has locked and whose version it has checked. */
export async function updateClient(
  uow: UnitOfWork,
  client: Client,
  { contactPoints, companyVatNumber, ...input }: ClientInput
): Promise<Client> {
  await refuseErased('client', client.id, uow)
  await requireOwner(uow, input)
  const before = client.toAudit()
  client.merge(input as Partial<Client>)
  // what was entered before there were such rules stays until someone changes it
  if (CONSENT_FIELDS.some((name) => input[name] !== undefined)) requireConsistent(client)
  client.consentState = consentStateOf(client)
  const points = await changeContactPoints(uow, { type: 'client', id: client.id }, contactPoints)
  await refreshKeys(uow, client)
  await settleCompany(uow, client)
  await settleTaxNumber(uow, client.companyId ?? null, companyVatNumber)
  client.version++
  client.updatedBy = uow.actor.id
  await client.save()
  await uow.audit({
    action: 'update',
    entityType: 'client',
    entityId: client.id,
    label: client.name,
    before: { ...before, ...points?.before },
    after: { ...client.toAudit(), ...points?.after },
  })
  return client
}

/** @throws AppError 422 on `ownerId` when no one has that id */
async function requireOwner(uow: UnitOfWork, { ownerId }: ClientInput) {
  if (!ownerId) return
  const owners = await userNames([ownerId], uow.trx)
  if (!owners.has(ownerId)) throw invalid({ ownerId: ['absent'] })
}
