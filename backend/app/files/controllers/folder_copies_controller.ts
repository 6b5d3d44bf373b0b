import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { writeRequest } from '#core/unit/write_request'
import { openFolder } from '#files/access/folder_access'
import { readerOf } from '#files/access/reader'
import { copyFolder } from '#files/actions/copy_folder'
import { viewFolder } from '#files/queries/view_folders'
import { copyFileValidator } from '#files/validators/file'

/** A folder with what is in it, as far as it may be seen, once more in another folder. */
export default class FolderCopiesController {
  async store(ctx: HttpContext) {
    const { folderId } = await validateBody(ctx, copyFileValidator)
    const reader = readerOf(ctx)
    ctx.response.status(201)
    return writeRequest(ctx, async (unit) => {
      const { folder: source } = await openFolder(reader, ctx.params.id, 'view', { unit })
      const { folder: target } = await openFolder(reader, folderId, 'upload', { unit })
      return viewFolder(ctx, await copyFolder(unit, reader, source, target), unit)
    })
  }
}
