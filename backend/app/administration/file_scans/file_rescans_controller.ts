import type { HttpContext } from '@adonisjs/core/http'
import { conflict, notFound } from '#core/base/app_error'
import { validateBody } from '#core/http/validate'
import { orderRescan } from '#core/scanning/rescan_job'
import { enqueueScan } from '#core/storage/note_arrival'
import { scanningOn } from '#core/storage/scan_gate'
import { writeRequest } from '#core/unit_of_work/write_request'
import { noBody } from '#core/validation/fields'
import FileScan from '#administration/file_scans/file_scan'

/** Files are scanned again: one, or all of them after new signatures. */
export default class FileRescansController {
  async all(ctx: HttpContext) {
    await validateBody(ctx, noBody)
    requireScanner()
    ctx.response.status(202)
    return writeRequest(ctx, async (uow) => {
      await uow.audit({ action: 'rescan', entityType: 'file_scan', entityId: 0 })
      return orderRescan(uow)
    })
  }

  async store(ctx: HttpContext) {
    await validateBody(ctx, noBody)
    requireScanner()
    ctx.response.status(202)
    return writeRequest(ctx, async (uow) => {
      const scan = await FileScan.find(ctx.params.id, { client: uow.trx })
      if (!scan || scan.state === 'removed') throw notFound()
      const { id, name } = scan
      await uow.audit({ action: 'rescan', entityType: 'file_scan', entityId: id, label: name })
      return enqueueScan(uow, scan, uow.actor)
    })
  }
}

function requireScanner() {
  if (!scanningOn()) throw conflict('NO_SCANNER')
}
