import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { writeRequest } from '#core/unit/write_request'
import { openFolder } from '#files/access/folder_access'
import { readerOf } from '#files/access/reader'
import { copyFile } from '#files/actions/change_file'
import { findReadableFile } from '#files/find_readable_file'
import { viewFile } from '#files/queries/view_files'
import { copyFileValidator } from '#files/validators/file'

/** A file that may be read, also one of a record, as a new file of a folder. */
export default class FileCopiesController {
  async store(ctx: HttpContext) {
    const { folderId } = await validateBody(ctx, copyFileValidator)
    const source = await findReadableFile(ctx, Number(ctx.params.id))
    ctx.response.status(201)
    return writeRequest(ctx, async (unit) => {
      const { folder } = await openFolder(readerOf(ctx), folderId, 'upload', { unit })
      return viewFile(ctx, await copyFile(unit, source, folder), unit)
    })
  }
}
