import type { HttpContext } from '@adonisjs/core/http'
import { validateQuery } from '#core/http/validate'
import { parseListQuery } from '#core/listing/parse_list_query'
import { findPage } from '#core/listing/find_page'
import { clientListing } from '#commercial/clients/listing'
import { findDuplicates } from '#commercial/clients/find_duplicates'
import Client from '#commercial/clients/models/client'
import { duplicatesValidator } from '#commercial/clients/validators/duplicates'

const SHOWN = 20

export default class ClientLookupsController {
  /** Id and label for a choice; for people who may refer to clients but not read the directory. */
  async index({ request, abilities }: HttpContext) {
    const { q, id, _start } = request.qs()
    const start = Number(_start) || 0
    const raw = {
      ...(q && { q }),
      ...(id && { id }),
      _start: String(start),
      _end: String(start + SHOWN),
    }
    const { ids } = await findPage(clientListing, parseListQuery(clientListing, raw, abilities))
    const clients = await Client.query().whereIn('id', ids).orderBy('name').orderBy('id')
    return clients.map(({ id: clientId, name, company }) => ({
      id: clientId,
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
