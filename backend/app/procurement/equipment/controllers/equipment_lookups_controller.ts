import type { HttpContext } from '@adonisjs/core/http'
import { lookupIds } from '#core/listing/lookup'
import { equipmentListing } from '#procurement/equipment/listing'
import Equipment from '#procurement/equipment/models/equipment'
import { localizedName } from '#procurement/shared/localized_names'

export default class EquipmentLookupsController {
  /** Equipment for a choice: what it is called and how it stands, nothing of what it costs. */
  async index(ctx: HttpContext) {
    const ids = await lookupIds(ctx, {
      listing: equipmentListing,
      shown: ['tag', 'name', 'name_ar'],
    })
    const equipment = await Equipment.query()
      .whereIn('id', ids)
      .select('id', 'tag', 'name', 'nameAr', 'status')
      .orderBy('tag')
    return equipment.map(({ id, tag, name, nameAr, status }) => ({
      ...{ id, status, nameAr },
      label: `${tag} · ${localizedName(name, nameAr)}`,
    }))
  }
}
