import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { writeRequest } from '#core/unit_of_work/write_request'
import { openFolder } from '#files/shared/folder_access'
import { viewerOf } from '#files/shared/viewer'
import { copyFile } from '#files/files/copy_file'
import { findReadableFile } from '#files/files/find_readable_file'
import { viewFile } from '#files/files/queries/view_files'
import { copyFileValidator } from '#files/files/validator'

/** A file that may be read, also one of a record, as a new file of a folder. */
export default class FileCopiesController {
  async store(ctx: HttpContext) {
    const { folderId } = await validateBody(ctx, copyFileValidator)
    const source = await findReadableFile(ctx, Number(ctx.params.id))
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) => {
      const { folder } = await openFolder(viewerOf(ctx), folderId, 'upload', { unit: uow })
      return viewFile(ctx, await copyFile(uow, source, folder), uow)
    })
  }
}
