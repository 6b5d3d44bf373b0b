import type { HttpContext } from '@adonisjs/core/http'
import { requireVersion } from '#core/http/version'
import { receiveUpload } from '#core/storage/receive_upload'
import { writeRequest } from '#core/unit_of_work/write_request'
import { viewerOf } from '#files/shared/viewer'
import { addVersion } from '#files/files/add_version'
import { changeableFile } from '#files/files/lock_items'
import { findReadableFile } from '#files/files/find_readable_file'
import { LIBRARY_KINDS } from '#files/shared/library_kinds'
import { viewFile } from '#files/files/queries/view_files'
import { viewVersions } from '#files/files/queries/view_versions'
import { versionValidator } from '#files/files/validator'

export default class FileVersionsController {
  async index(ctx: HttpContext) {
    return viewVersions(await findReadableFile(ctx, Number(ctx.params.id)))
  }

  async store(ctx: HttpContext) {
    const id = Number(ctx.params.id)
    await findReadableFile(ctx, id)
    const upload = await receiveUpload(ctx, {
      files: { file: { max: 1 } },
      fields: versionValidator,
      kinds: LIBRARY_KINDS,
    })
    // a form may carry the version among its fields, which are known only now
    const expectedVersion = requireVersion(ctx)
    ctx.response.status(201)
    return writeRequest(
      ctx,
      async (uow) => {
        const { file } = await changeableFile(uow, viewerOf(ctx), id, expectedVersion)
        await addVersion(uow, file, upload.file('file'), upload.fields.note ?? null)
        return viewFile(ctx, file, uow)
      },
      upload.fingerprint
    )
  }
}
