import type { HttpContext } from '@adonisjs/core/http'
import { receiveUpload } from '#core/storage/receive_upload'
import { writeRequest } from '#core/unit/write_request'
import { openFolder } from '#files/access/folder_access'
import { readerOf } from '#files/access/reader'
import { keepFile } from '#files/actions/keep_file'
import { LIBRARY_KINDS } from '#files/library_kinds'
import { viewFile } from '#files/queries/view_files'
import { folderUploadValidator } from '#files/validators/file'

/** An upload into a folder that the address names: who may not put anything there sends nothing. */
export default class FolderUploadsController {
  async store(ctx: HttpContext) {
    const reader = readerOf(ctx)
    await openFolder(reader, ctx.params.id, 'upload')
    const upload = await receiveUpload(ctx, {
      files: { file: { max: 1 } },
      fields: folderUploadValidator,
      kinds: LIBRARY_KINDS,
    })
    ctx.response.status(201)
    return writeRequest(
      ctx,
      async (unit) => {
        const place = await openFolder(reader, ctx.params.id, 'upload', { unit })
        return viewFile(ctx, await keepFile(unit, place, upload.file('file'), upload.fields), unit)
      },
      upload.fingerprint
    )
  }
}
