import { BaseTransformer } from '@adonisjs/core/transformers'
import { isoInstant } from '#core/database/instants'
import { storedJson } from '#core/database/stored_json'
import { CONSENT_FIELDS } from '#commercial/clients/consents'
import { CLIENT_FIELDS } from '#commercial/clients/models/client'
import type { ClientRecord } from '#commercial/clients/client_record'

/** A client with what the asking person may do with it. */
export default class ClientTransformer extends BaseTransformer<ClientRecord> {
  constructor(
    client: ClientRecord,
    private readonly abilities: ReadonlySet<string>
  ) {
    super(client)
  }

  toObject() {
    const client = this.resource
    const manage = this.abilities.has('clients.manage')
    return {
      ...this.pick(client, ['id', 'version', ...CLIENT_FIELDS, 'ownerId', 'createdBy']),
      ...this.pick(client, [...CONSENT_FIELDS, 'consentState']),
      purposes: storedJson<string[] | null>(client.purposes),
      companyId: client.companyId,
      ownerName: client.ownerName,
      pictureUrl: client.pictureFileId ? `/api/files/${client.pictureFileId}/content` : null,
      lastContactAt: isoInstant(client.lastContactAt),
      createdAt: isoInstant(client.createdAt),
      updatedAt: isoInstant(client.updatedAt),
      can: { update: manage, merge: manage, delete: manage },
      allowedActions: manage ? ['update', 'merge', 'delete'] : [],
    }
  }
}
