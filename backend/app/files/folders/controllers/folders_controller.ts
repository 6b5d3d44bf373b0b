import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { answerList } from '#core/listing/answer_list'
import { writeRequest } from '#core/unit_of_work/write_request'
import { openFolder } from '#files/shared/folder_access'
import { viewerOf } from '#files/shared/viewer'
import { createFolder, moveFolder, renameFolder } from '#files/folders/actions/save_folder'
import { trashFolder } from '#files/folders/actions/trash_folder'
import { changeableFolder } from '#files/files/lock_items'
import { folderListing } from '#files/folders/listing'
import Folder, { TOP_FOLDER } from '#files/shared/models/folder'
import { visibleLiveFolders } from '#files/shared/scopes'
import { viewFolder, viewFolders } from '#files/folders/view_folders'
import { createFolderValidator, updateFolderValidator } from '#files/folders/validator'

export default class FoldersController {
  async index(ctx: HttpContext) {
    const scope = visibleLiveFolders(viewerOf(ctx))
    return viewFolders(ctx, await answerList(ctx, Folder, folderListing, { scope }))
  }

  async show(ctx: HttpContext) {
    const { folder } = await openFolder(viewerOf(ctx), ctx.params.id, 'view')
    return viewFolder(ctx, folder)
  }

  async store(ctx: HttpContext) {
    const { parentId = TOP_FOLDER, ...names } = await validateBody(ctx, createFolderValidator)
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) => {
      const { folder: parent } = await openFolder(viewerOf(ctx), parentId, 'upload', { unit: uow })
      return viewFolder(ctx, await createFolder(uow, parent, names), uow)
    })
  }

  /** Renames, or moves into another folder. */
  async update(ctx: HttpContext) {
    const { parentId, ...names } = await validateBody(ctx, updateFolderValidator)
    const expectedVersion = requireVersion(ctx)
    const viewer = viewerOf(ctx)
    return writeRequest(ctx, async (uow) => {
      const folder = await changeableFolder(uow, viewer, ctx.params.id, expectedVersion)
      if (Object.keys(names).length) await renameFolder(uow, folder, names)
      if (parentId !== undefined) {
        const { folder: target } = await openFolder(viewer, parentId, 'upload', { unit: uow })
        await moveFolder(uow, folder, target)
      }
      return viewFolder(ctx, folder, uow)
    })
  }

  async destroy(ctx: HttpContext) {
    const expectedVersion = requireVersion(ctx)
    ctx.response.status(204)
    return writeRequest(ctx, async (uow) => {
      await trashFolder(
        uow,
        await changeableFolder(uow, viewerOf(ctx), ctx.params.id, expectedVersion)
      )
    })
  }
}
