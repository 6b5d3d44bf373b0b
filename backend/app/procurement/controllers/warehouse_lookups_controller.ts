import type { HttpContext } from '@adonisjs/core/http'
import Warehouse from '#procurement/models/warehouse'

/** A firm has some dozens of stores; all that are open fit into one choice. */
const MOST = 500

export default class WarehouseLookupsController {
  async index(ctx: HttpContext) {
    const asked = String(ctx.request.input('q') ?? '')
      .trim()
      .toLowerCase()
    const warehouses = await Warehouse.query().where('active', true).orderBy('name').limit(MOST)
    const options = warehouses.map(({ id, code, name, nameAr }) => ({
      id,
      label: `${code} · ${name}`,
      nameAr,
    }))
    return options.filter(({ label, nameAr }) =>
      `${label} ${nameAr ?? ''}`.toLowerCase().includes(asked)
    )
  }
}
