import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { notFound } from '#core/exceptions/app_error'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { answerList } from '#core/listing/answer_list'
import type { Unit } from '#core/unit/unit'
import { writeRequest } from '#core/unit/write_request'
import { createWarehouse, deleteWarehouse, lockWarehouse, updateWarehouse } from '#procurement/actions/save_warehouse' // prettier-ignore
import { warehouseListing } from '#procurement/listings/warehouse_listing'
import Warehouse from '#procurement/models/warehouse'
import WarehouseTransformer from '#procurement/transformers/warehouse_transformer'
import { createWarehouseValidator, updateWarehouseValidator } from '#procurement/validators/warehouse' // prettier-ignore

export default class WarehousesController {
  async index(ctx: HttpContext) {
    const warehouses = await answerList(ctx, Warehouse, warehouseListing, {
      prepare: (query) => void query.preload('bins'),
    })
    return ctx.serialize(WarehouseTransformer.transform(warehouses, approverOf(ctx)))
  }

  async show(ctx: HttpContext) {
    return show(ctx, ctx.params.id)
  }

  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, createWarehouseValidator)
    ctx.response.status(201)
    return writeRequest(ctx, async (unit) => {
      const { id } = await createWarehouse(unit, input)
      return show(ctx, id, unit)
    })
  }

  async update(ctx: HttpContext) {
    const input = await validateBody(ctx, updateWarehouseValidator)
    const seen = requireVersion(ctx)
    return writeRequest(ctx, async (unit) => {
      const warehouse = await lockWarehouse(unit, ctx.params.id, seen)
      await updateWarehouse(unit, warehouse, input)
      return show(ctx, warehouse.id, unit)
    })
  }

  async destroy(ctx: HttpContext) {
    const seen = requireVersion(ctx)
    ctx.response.status(204)
    return writeRequest(ctx, async (unit) => {
      await deleteWarehouse(unit, await lockWarehouse(unit, ctx.params.id, seen))
    })
  }
}

async function show(ctx: HttpContext, id: number, unit?: Unit) {
  const warehouse = await Warehouse.query(unit && { client: unit.trx })
    .where('id', id)
    .preload('bins')
    .first()
  if (!warehouse) throw notFound()
  return ctx.serialize(WarehouseTransformer.transform(warehouse, approverOf(ctx)))
}
