import type { HttpContext } from '@adonisjs/core/http'
import { validateQuery } from '#core/http/validate'
import { lookupIds } from '#core/listing/lookup'
import { clientListing } from '#commercial/clients/listing'
import { findDuplicates } from '#commercial/clients/find_duplicates'
import Client from '#commercial/clients/models/client'
import { duplicatesValidator } from '#commercial/clients/validators/duplicates'

export default class ClientLookupsController {
  /** Id and label for a choice; for people who may refer to clients but not read the directory. */
  async index(ctx: HttpContext) {
    const ids = await lookupIds(ctx, { listing: clientListing, shown: ['name', 'company'] })
    const clients = await Client.query().whereIn('id', ids).orderBy('name').orderBy('id')
    return clients.map(({ id, name, company }) => ({
      id,
      name,
      company,
      label: company ? `${name} — ${company}` : name,
    }))
  }

  /** Whom the typed person might already be in the directory as. */
  async duplicates(ctx: HttpContext) {
    const { excludeId, ...source } = await validateQuery(ctx, duplicatesValidator)
    return findDuplicates(source, excludeId)
  }
}
