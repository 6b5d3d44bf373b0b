import type { HttpContext } from '@adonisjs/core/http'
import { requireVersion } from '#core/http/version'
import { receiveUpload } from '#core/storage/receive_upload'
import { writeRequest } from '#core/unit/write_request'
import { readerOf } from '#files/access/reader'
import { addVersion } from '#files/actions/add_version'
import { changeableFile } from '#files/actions/lock_items'
import { findReadableFile } from '#files/find_readable_file'
import { LIBRARY_KINDS } from '#files/library_kinds'
import { viewFile } from '#files/queries/view_files'
import { viewVersions } from '#files/queries/view_versions'
import { versionValidator } from '#files/validators/file'

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
    const seen = requireVersion(ctx)
    ctx.response.status(201)
    return writeRequest(
      ctx,
      async (unit) => {
        const { file } = await changeableFile(unit, readerOf(ctx), id, seen)
        await addVersion(unit, file, upload.file('file'), upload.fields.note ?? null)
        return viewFile(ctx, file, unit)
      },
      upload.fingerprint
    )
  }
}
