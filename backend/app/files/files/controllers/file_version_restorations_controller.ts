import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/base/app_error'
import { requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit_of_work/write_request'
import { viewerOf } from '#files/shared/viewer'
import { restoreVersion } from '#files/files/add_version'
import { changeableFile } from '#files/files/lock_items'
import FileVersion from '#files/shared/models/file_version'
import { viewFile } from '#files/files/queries/view_files'

export default class FileVersionRestorationsController {
  async store(ctx: HttpContext) {
    const expectedVersion = requireVersion(ctx)
    return writeRequest(ctx, async (uow) => {
      const { file } = await changeableFile(
        uow,
        viewerOf(ctx),
        Number(ctx.params.id),
        expectedVersion
      )
      const version = await FileVersion.query({ client: uow.trx })
        .where({ fileId: file.id, versionNo: Number(ctx.params.versionNo) })
        .first()
      if (!version) throw notFound()
      return viewFile(ctx, await restoreVersion(uow, file, version), uow)
    })
  }
}
