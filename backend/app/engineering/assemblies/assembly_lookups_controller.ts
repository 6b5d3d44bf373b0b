import type { HttpContext } from '@adonisjs/core/http'
import { lookupIds } from '#core/listing/lookup'
import Assembly from './assembly.js'
import { assemblies } from './resource.js'

export default class AssemblyLookupsController {
  /** Assemblies for a choice, with what they ask for. */
  async index(ctx: HttpContext) {
    const ids = await lookupIds(ctx, {
      listing: assemblies.listing,
      shown: ['code', 'name', 'name_ar'],
      filters: { active: 'true' },
    })
    const found = await Assembly.query().whereIn('id', ids).orderBy('code')
    return found.map(({ id, code, name, nameAr, parameters }) => ({
      ...{ id, label: `${code} · ${name}`, name, nameAr, parameters },
    }))
  }
}
