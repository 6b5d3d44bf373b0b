import type { HttpContext } from '@adonisjs/core/http'
import { forbidden } from '#core/exceptions/app_error'
import { requireVersion } from '#core/http/version'
import { deleteFile } from '#core/storage/delete_file'
import { writeRequest } from '#core/unit/write_request'
import { reaches } from '#files/access/folder_levels'
import { readerOf } from '#files/access/reader'
import { aboutFile } from '#files/actions/keep_file'
import { changeableFile } from '#files/actions/lock_items'
import { announce } from '#files/live'

/** Out of the trash for good, with every version. */
export default class FilePurgesController {
  async store(ctx: HttpContext) {
    const seen = requireVersion(ctx)
    ctx.response.status(204)
    return writeRequest(ctx, async (unit) => {
      const { file, level } = await changeableFile(
        unit,
        readerOf(ctx),
        Number(ctx.params.id),
        seen,
        { trashed: true }
      )
      if (!reaches(level, 'manage')) throw forbidden('NOT_YOUR_FILE')
      await deleteFile(unit, file.id)
      await unit.audit({ action: 'purge', ...aboutFile(file), before: file.toAudit() })
      announce(unit, 'files', file, 'delete')
    })
  }
}
