import { PlainController } from '#core/resources/plain_controller'
import type { Input } from '#core/resources/save_record'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import PriceList from '#procurement/price_lists/models/price_list'
import { checkValidity, lockVendor } from '#procurement/price_lists/overlaps'
import { priceLists } from '#procurement/price_lists/resource'

export default class PriceListsController extends PlainController {
  resource = priceLists
  model = PriceList
  hooks = {
    beforeCreate: (uow: UnitOfWork, { vendorId }: Input) => lockVendor(uow, vendorId as number),
    beforeUpdate: (uow: UnitOfWork, list: PriceList, { vendorId = list.vendorId }: Input) =>
      lockVendor(uow, vendorId as number),
    checkSaved: checkValidity,
  }
}
