import { BaseTransformer } from '@adonisjs/core/transformers'
import { ownerNameOf } from '#commercial/queries/owner_name'
import { CLIENT_FIELDS } from '#commercial/models/client'
import type Client from '#commercial/models/client'

/** A client with what the asking person may do with it. Needs the name of its owner brought along. */
export default class ClientTransformer extends BaseTransformer<Client> {
  constructor(
    client: Client,
    private readonly abilities: ReadonlySet<string>
  ) {
    super(client)
  }

  toObject() {
    const client = this.resource
    const manage = this.abilities.has('clients.manage')
    return {
      ...this.pick(client, ['id', 'version', ...CLIENT_FIELDS, 'ownerId', 'createdBy']),
      companyId: client.companyId ?? null,
      ownerName: ownerNameOf(client),
      lastContactAt: client.lastContactAt?.toUTC().toISO() ?? null,
      createdAt: client.createdAt.toUTC().toISO()!,
      updatedAt: client.updatedAt.toUTC().toISO()!,
      can: { update: manage, merge: manage, delete: manage },
      allowedActions: manage ? ['update', 'merge', 'delete'] : [],
    }
  }
}
