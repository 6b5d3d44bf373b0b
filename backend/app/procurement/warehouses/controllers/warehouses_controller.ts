import { PlainController } from '#core/resources/plain_controller'
import Warehouse from '#procurement/warehouses/models/warehouse'
import { warehouses } from '#procurement/warehouses/resource'
import { refuseToClose, renameLevels } from '#procurement/warehouses/stock_of_warehouse'

export default class WarehousesController extends PlainController {
  resource = warehouses
  model = Warehouse
  hooks = { beforeUpdate: refuseToClose, afterUpdate: renameLevels }
}
