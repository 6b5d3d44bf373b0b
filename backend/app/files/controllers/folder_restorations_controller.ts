import type { HttpContext } from '@adonisjs/core/http'
import { requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit/write_request'
import { readerOf } from '#files/access/reader'
import { changeableFolder, homeOf } from '#files/actions/lock_items'
import { restoreFolder } from '#files/actions/trash_folder'
import { viewFolder } from '#files/queries/view_folders'

export default class FolderRestorationsController {
  async store(ctx: HttpContext) {
    const seen = requireVersion(ctx)
    return writeRequest(ctx, async (unit) => {
      const folder = await changeableFolder(unit, readerOf(ctx), ctx.params.id, seen, {
        trashed: true,
      })
      await restoreFolder(unit, folder, await homeOf(unit, folder.parentId))
      return viewFolder(ctx, folder, unit)
    })
  }
}
