import type { HttpContext } from '@adonisjs/core/http'
import { requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit/write_request'
import { readerOf } from '#files/access/reader'
import { restoreFile } from '#files/actions/change_file'
import { changeableFile, homeOf } from '#files/actions/lock_items'
import { viewFile } from '#files/queries/view_files'

export default class FileRestorationsController {
  async store(ctx: HttpContext) {
    const seen = requireVersion(ctx)
    return writeRequest(ctx, async (unit) => {
      const { file } = await changeableFile(unit, readerOf(ctx), Number(ctx.params.id), seen, {
        trashed: true,
      })
      await restoreFile(unit, file, await homeOf(unit, file.folderId))
      return viewFile(ctx, file, unit)
    })
  }
}
