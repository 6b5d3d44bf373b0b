import type { HttpContext } from '@adonisjs/core/http'
import Warehouse from '#procurement/warehouses/models/warehouse'
import { localizedName } from '#procurement/shared/localized_names'

/** A firm has some dozens of stores; all that are open fit into one choice. */
const MOST = 500

export default class WarehouseLookupsController {
  async index(ctx: HttpContext) {
    const { q, id } = ctx.request.qs()
    const query = Warehouse.query().orderBy('name').limit(MOST)
    // one that was closed since it was chosen still has its name
    void (id === undefined ? query.where('active', true) : query.whereIn('id', idsOf(id)))
    const requested = String(q ?? '')
      .trim()
      .toLowerCase()
    return (await query)
      .filter(({ code, name, nameAr }) =>
        `${code} · ${name} ${nameAr ?? ''}`.toLowerCase().includes(requested)
      )
      .map(({ id: of, code, name, nameAr }) => ({
        id: of,
        label: `${code} · ${localizedName(name, nameAr)}`,
        nameAr,
      }))
  }
}

const idsOf = (requested: unknown) => [requested].flat().map(Number).filter(Number.isSafeInteger)
