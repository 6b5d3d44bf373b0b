import type { HttpContext } from '@adonisjs/core/http'
import { listOrderMaterials } from './order_materials.js'

export default class PurchaseOrderMaterialsController {
  /** Every line of every order: ordered, received, outstanding, late. */
  async index(ctx: HttpContext) {
    return listOrderMaterials(ctx)
  }
}
