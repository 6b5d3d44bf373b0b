import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { writeRequest } from '#core/unit_of_work/write_request'
import { openFolder } from '#files/shared/folder_access'
import { viewerOf } from '#files/shared/viewer'
import { copyFolder } from '#files/folders/copies/copy_folder'
import { orderCopy } from '#files/folders/copies/order_copy'
import { isCopiedAtOnce, planCopy } from '#files/folders/copies/plan_copy'
import { viewFolder } from '#files/folders/view_folders'
import { copyFileValidator } from '#files/files/validator'

/** A folder with what is in it, as far as it may be seen, once more in another folder: a large one by a job. */
export default class FolderCopiesController {
  async store(ctx: HttpContext) {
    const { folderId } = await validateBody(ctx, copyFileValidator)
    const viewer = viewerOf(ctx)
    return writeRequest(ctx, async (uow) => {
      const { folder: source } = await openFolder(viewer, ctx.params.id, 'view', { unit: uow })
      const { folder: target } = await openFolder(viewer, folderId, 'upload', { unit: uow })
      const plan = await planCopy(uow.trx, viewer, { source, target })
      const isSmall = isCopiedAtOnce(plan)
      ctx.response.status(isSmall ? 201 : 202)
      if (!isSmall) return orderCopy(uow, plan, target)
      return viewFolder(ctx, await copyFolder(uow, plan, target), uow)
    })
  }
}
