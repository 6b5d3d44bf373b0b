import type { HttpContext } from '@adonisjs/core/http'
import { conflict, notFound } from '#core/base/app_error'
import { lastBackup } from '#core/backup/backup_log'
import { validateBody } from '#core/http/validate'
import { answerList } from '#core/listing/answer_list'
import { writeRequest } from '#core/unit_of_work/write_request'
import { noBody } from '#core/validation/fields'
import { drillListing } from '#administration/restore_drills/listing'
import { orderDrill } from '#administration/restore_drills/order_drill'
import { presentDrills } from '#administration/restore_drills/present'
import RestoreDrill from '#administration/restore_drills/restore_drill'

/** Trial restores of backups, and one more now. */
export default class RestoreDrillsController {
  async index(ctx: HttpContext) {
    return presentDrills(await answerList(ctx, RestoreDrill, drillListing))
  }

  async show({ params }: HttpContext) {
    const drill = await RestoreDrill.find(params.id)
    if (!drill) throw notFound()
    const [presented] = await presentDrills([drill])
    return presented
  }

  async store(ctx: HttpContext) {
    await validateBody(ctx, noBody)
    ctx.response.status(202)
    return writeRequest(ctx, async (uow) => {
      if (!(await lastBackup(uow.trx))) throw conflict('NO_BACKUP')
      return orderDrill(uow, 'hand')
    })
  }
}
