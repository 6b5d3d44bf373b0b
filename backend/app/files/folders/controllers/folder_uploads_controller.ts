import type { HttpContext } from '@adonisjs/core/http'
import { receiveUpload } from '#core/storage/receive_upload'
import { writeRequest } from '#core/unit_of_work/write_request'
import { openFolder } from '#files/shared/folder_access'
import { viewerOf } from '#files/shared/viewer'
import { keepFile } from '#files/files/keep_file'
import { LIBRARY_KINDS } from '#files/shared/library_kinds'
import { viewFile } from '#files/files/queries/view_files'
import { folderUploadValidator } from '#files/files/validator'

/** An upload into a folder that the address names: who may not put anything there sends nothing. */
export default class FolderUploadsController {
  async store(ctx: HttpContext) {
    const viewer = viewerOf(ctx)
    await openFolder(viewer, ctx.params.id, 'upload')
    const upload = await receiveUpload(ctx, {
      files: { file: { max: 1 } },
      fields: folderUploadValidator,
      kinds: LIBRARY_KINDS,
    })
    ctx.response.status(201)
    return writeRequest(
      ctx,
      async (uow) => {
        const place = await openFolder(viewer, ctx.params.id, 'upload', { unit: uow })
        return viewFile(ctx, await keepFile(uow, place, upload.file('file'), upload.fields), uow)
      },
      upload.fingerprint
    )
  }
}
