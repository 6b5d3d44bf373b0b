import type { HttpContext } from '@adonisjs/core/http'
import { requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit_of_work/write_request'
import { viewerOf } from '#files/shared/viewer'
import { changeableFolder, homeOf } from '#files/files/lock_items'
import { restoreFolder } from '#files/folders/actions/trash_folder'
import { viewFolder } from '#files/folders/view_folders'

export default class FolderRestorationsController {
  async store(ctx: HttpContext) {
    const expectedVersion = requireVersion(ctx)
    return writeRequest(ctx, async (uow) => {
      const folder = await changeableFolder(uow, viewerOf(ctx), ctx.params.id, expectedVersion, {
        trashed: true,
      })
      await restoreFolder(uow, folder, await homeOf(uow, folder.parentId))
      return viewFolder(ctx, folder, uow)
    })
  }
}
