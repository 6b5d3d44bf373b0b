import type { HttpContext } from '@adonisjs/core/http'
import { bulkDelete } from '#core/http/bulk_delete'
import { deleteClient } from '#commercial/actions/delete_client'
import { lockClient } from '#commercial/actions/lock_client'

export default class ClientBulkDeletionsController {
  async store(ctx: HttpContext) {
    return bulkDelete(ctx, async (unit, id, version) => {
      await deleteClient(unit, await lockClient(unit, id, version))
    })
  }
}
