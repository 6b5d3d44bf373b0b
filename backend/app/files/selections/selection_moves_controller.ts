import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { openFolder } from '#files/shared/folder_access'
import { viewerOf } from '#files/shared/viewer'
import { moveFile } from '#files/files/change_file'
import { eachSelected } from './each_selected.js'
import { changeableFile, changeableFolder } from '#files/files/lock_items'
import { moveFolder } from '#files/folders/actions/save_folder'
import { moveSelectionValidator } from '#files/files/validator'

/** Several files and folders at once into another folder. */
export default class SelectionMovesController {
  async store(ctx: HttpContext) {
    const { folderId, ...selection } = await validateBody(ctx, moveSelectionValidator)
    const viewer = viewerOf(ctx)
    await openFolder(viewer, folderId, 'upload')
    return eachSelected(ctx, selection, {
      file: async (uow, id, version) => {
        const { folder } = await openFolder(viewer, folderId, 'upload', { unit: uow })
        const { file } = await changeableFile(uow, viewer, id, version)
        await moveFile(uow, file, folder)
      },
      folder: async (uow, id, version) => {
        const { folder: target } = await openFolder(viewer, folderId, 'upload', { unit: uow })
        await moveFolder(uow, await changeableFolder(uow, viewer, id, version), target)
      },
    })
  }
}
