import type { HttpContext } from '@adonisjs/core/http'
import { bulkDelete } from '#core/http/bulk_delete'
import { deleteVendor } from '#procurement/actions/delete_vendor'
import { lockVendor } from '#procurement/actions/lock_vendor'

export default class VendorBulkDeletionsController {
  async store(ctx: HttpContext) {
    return bulkDelete(ctx, async (unit, id, version) => {
      await deleteVendor(unit, await lockVendor(unit, id, version))
    })
  }
}
