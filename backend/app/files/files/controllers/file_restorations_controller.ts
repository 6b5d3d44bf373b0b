import type { HttpContext } from '@adonisjs/core/http'
import { requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit_of_work/write_request'
import { viewerOf } from '#files/shared/viewer'
import { restoreFile } from '#files/files/change_file'
import { changeableFile, homeOf } from '#files/files/lock_items'
import { viewFile } from '#files/files/queries/view_files'

export default class FileRestorationsController {
  async store(ctx: HttpContext) {
    const expectedVersion = requireVersion(ctx)
    return writeRequest(ctx, async (uow) => {
      const { file } = await changeableFile(
        uow,
        viewerOf(ctx),
        Number(ctx.params.id),
        expectedVersion,
        {
          trashed: true,
        }
      )
      await restoreFile(uow, file, await homeOf(uow, file.folderId))
      return viewFile(ctx, file, uow)
    })
  }
}
