import type { HttpContext } from '@adonisjs/core/http'
import { bulkDelete } from '#core/unit_of_work/bulk_delete'
import { deleteVendor } from '#procurement/vendors/actions/delete_vendor'
import { lockVendor } from '#procurement/vendors/lock_vendor'

export default class VendorBulkDeletionsController {
  async store(ctx: HttpContext) {
    return bulkDelete(ctx, async (uow, id, version) => {
      await deleteVendor(uow, await lockVendor(uow, id, version))
    })
  }
}
