import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { writeRequest } from '#core/unit_of_work/write_request'
import { openFolder } from '#files/shared/folder_access'
import { viewerOf } from '#files/shared/viewer'
import { copyFolder } from '#files/folders/actions/copy_folder'
import { viewFolder } from '#files/folders/view_folders'
import { copyFileValidator } from '#files/files/validator'

/** A folder with what is in it, as far as it may be seen, once more in another folder. */
export default class FolderCopiesController {
  async store(ctx: HttpContext) {
    const { folderId } = await validateBody(ctx, copyFileValidator)
    const viewer = viewerOf(ctx)
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) => {
      const { folder: source } = await openFolder(viewer, ctx.params.id, 'view', { unit: uow })
      const { folder: target } = await openFolder(viewer, folderId, 'upload', { unit: uow })
      return viewFolder(ctx, await copyFolder(uow, viewer, source, target), uow)
    })
  }
}
