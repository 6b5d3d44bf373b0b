import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/exceptions/app_error'
import { requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit/write_request'
import { readerOf } from '#files/access/reader'
import { restoreVersion } from '#files/actions/add_version'
import { changeableFile } from '#files/actions/lock_items'
import FileVersion from '#files/models/file_version'
import { viewFile } from '#files/queries/view_files'

export default class FileVersionRestorationsController {
  async store(ctx: HttpContext) {
    const seen = requireVersion(ctx)
    return writeRequest(ctx, async (unit) => {
      const { file } = await changeableFile(unit, readerOf(ctx), Number(ctx.params.id), seen)
      const version = await FileVersion.query({ client: unit.trx })
        .where({ fileId: file.id, versionNo: Number(ctx.params.versionNo) })
        .first()
      if (!version) throw notFound()
      return viewFile(ctx, await restoreVersion(unit, file, version), unit)
    })
  }
}
