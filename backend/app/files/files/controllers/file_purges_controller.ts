import type { HttpContext } from '@adonisjs/core/http'
import { forbidden } from '#core/base/app_error'
import { requireVersion } from '#core/http/version'
import { deleteFile } from '#core/storage/delete_file'
import { writeRequest } from '#core/unit_of_work/write_request'
import { reaches } from '#files/shared/folder_levels'
import { viewerOf } from '#files/shared/viewer'
import { aboutFile } from '#files/shared/about_file'
import { changeableFile } from '#files/files/lock_items'
import { publishChange } from '#files/shared/publish_change'

/** Out of the trash for good, with every version. */
export default class FilePurgesController {
  async store(ctx: HttpContext) {
    const expectedVersion = requireVersion(ctx)
    ctx.response.status(204)
    return writeRequest(ctx, async (uow) => {
      const { file, level } = await changeableFile(
        uow,
        viewerOf(ctx),
        Number(ctx.params.id),
        expectedVersion,
        { trashed: true }
      )
      if (!reaches(level, 'manage')) throw forbidden('NOT_YOUR_FILE')
      await deleteFile(uow, file.id)
      await uow.audit({ action: 'purge', ...aboutFile(file), before: file.toAudit() })
      publishChange(uow, 'files', file, 'delete')
    })
  }
}
