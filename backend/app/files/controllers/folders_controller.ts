import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { answerList } from '#core/listing/answer_list'
import { writeRequest } from '#core/unit/write_request'
import { openFolder } from '#files/access/folder_access'
import { readerOf } from '#files/access/reader'
import { createFolder, moveFolder, renameFolder } from '#files/actions/save_folder'
import { trashFolder } from '#files/actions/trash_folder'
import { changeableFolder } from '#files/actions/lock_items'
import { folderListing } from '#files/listings/folder_listing'
import Folder, { TOP_FOLDER } from '#files/models/folder'
import { visibleLiveFolders } from '#files/queries/scopes'
import { viewFolder, viewFolders } from '#files/queries/view_folders'
import { createFolderValidator, updateFolderValidator } from '#files/validators/folder'

export default class FoldersController {
  async index(ctx: HttpContext) {
    const scope = visibleLiveFolders(readerOf(ctx))
    return viewFolders(ctx, await answerList(ctx, Folder, folderListing, { scope }))
  }

  async show(ctx: HttpContext) {
    const { folder } = await openFolder(readerOf(ctx), ctx.params.id, 'view')
    return viewFolder(ctx, folder)
  }

  async store(ctx: HttpContext) {
    const { parentId = TOP_FOLDER, ...names } = await validateBody(ctx, createFolderValidator)
    ctx.response.status(201)
    return writeRequest(ctx, async (unit) => {
      const { folder: parent } = await openFolder(readerOf(ctx), parentId, 'upload', { unit })
      return viewFolder(ctx, await createFolder(unit, parent, names), unit)
    })
  }

  /** Renames, or moves into another folder. */
  async update(ctx: HttpContext) {
    const { parentId, ...names } = await validateBody(ctx, updateFolderValidator)
    const seen = requireVersion(ctx)
    const reader = readerOf(ctx)
    return writeRequest(ctx, async (unit) => {
      const folder = await changeableFolder(unit, reader, ctx.params.id, seen)
      if (Object.keys(names).length) await renameFolder(unit, folder, names)
      if (parentId !== undefined) {
        const { folder: target } = await openFolder(reader, parentId, 'upload', { unit })
        await moveFolder(unit, folder, target)
      }
      return viewFolder(ctx, folder, unit)
    })
  }

  async destroy(ctx: HttpContext) {
    const seen = requireVersion(ctx)
    ctx.response.status(204)
    return writeRequest(ctx, async (unit) => {
      await trashFolder(unit, await changeableFolder(unit, readerOf(ctx), ctx.params.id, seen))
    })
  }
}
