import { answerRows, findRow, type RecordColumns } from '#core/listing/answer_rows'
import { userNameSql } from '#core/base/user_names'
import type { HttpContext } from '@adonisjs/core/http'
import { clientListing } from '#commercial/clients/listing'
import { CLIENT_FIELDS, type ClientField } from '#commercial/clients/models/client'
import type Client from '#commercial/clients/models/client'
import { CONSENT_FIELDS, type ConsentField } from '#commercial/clients/consents'
import { ownerNameOf } from '#commercial/clients/owner_name'

type Instant = string | Date

/** What is shown of a client: a plain row, or the values of a model that was just saved. */
export interface ClientRecord
  extends Record<ClientField, string | null>, Record<ConsentField, unknown> {
  consentState: string
  id: number
  version: number
  name: string
  ownerId: number | null
  ownerName: string | null
  createdBy: number | null
  companyId: number | null
  pictureFileId: number | null
  lastContactAt: Instant | null
  createdAt: Instant
  updatedAt: Instant
}

const NAMES = [
  'id',
  'version',
  ...CLIENT_FIELDS,
  ...CONSENT_FIELDS,
  'consentState',
  'ownerId',
  'createdBy',
  'companyId',
  'pictureFileId',
  'lastContactAt',
  'createdAt',
  'updatedAt',
] as const

const columnOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const OWN = NAMES.map((name) => `clients.${columnOf(name)} AS ${name}`).join(', ')
const columns: RecordColumns = (language) =>
  `${OWN}, ${userNameSql('clients.owner_id', language)} AS ownerName`

export function answerClients(ctx: HttpContext): Promise<ClientRecord[]> {
  return answerRows<ClientRecord>(ctx, clientListing, columns)
}

export function findClient(id: number): Promise<ClientRecord | null> {
  return findRow<ClientRecord>(clientListing, columns, id)
}

/** The same of a model that brings the name of its owner along. */
export function recordOf(client: Client): ClientRecord {
  const { lastContactAt, createdAt, updatedAt } = client
  const fields = Object.fromEntries(CLIENT_FIELDS.map((name) => [name, client[name]]))
  const consent = Object.fromEntries(CONSENT_FIELDS.map((name) => [name, client[name] ?? null]))
  return {
    ...(fields as Record<ClientField, string | null>),
    ...(consent as Record<ConsentField, unknown>),
    consentState: client.consentState,
    id: client.id,
    version: client.version,
    name: client.name,
    ownerId: client.ownerId,
    createdBy: client.createdBy,
    companyId: client.companyId ?? null,
    pictureFileId: client.pictureFileId ?? null,
    ownerName: ownerNameOf(client),
    lastContactAt: lastContactAt?.toJSDate() ?? null,
    createdAt: createdAt.toJSDate(),
    updatedAt: updatedAt.toJSDate(),
  }
}
