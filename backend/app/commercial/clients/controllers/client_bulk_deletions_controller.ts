import type { HttpContext } from '@adonisjs/core/http'
import { bulkDelete } from '#core/unit_of_work/bulk_delete'
import { deleteClient } from '#commercial/clients/actions/delete_client'
import { lockClient } from '#commercial/clients/lock_client'

export default class ClientBulkDeletionsController {
  async store(ctx: HttpContext) {
    return bulkDelete(ctx, async (uow, id, version) => {
      await deleteClient(uow, await lockClient(uow, id, version))
    })
  }
}
