import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { viewerOf } from '#files/shared/viewer'
import { trashFile } from '#files/files/change_file'
import { eachSelected } from './each_selected.js'
import { changeableFile, changeableFolder } from '#files/files/lock_items'
import { trashFolder } from '#files/folders/actions/trash_folder'
import { selectionValidator } from '#files/files/validator'

/** Several files and folders at once into the trash. */
export default class SelectionTrashesController {
  async store(ctx: HttpContext) {
    const selection = await validateBody(ctx, selectionValidator)
    const viewer = viewerOf(ctx)
    return eachSelected(ctx, selection, {
      file: async (uow, id, version) =>
        trashFile(uow, (await changeableFile(uow, viewer, id, version)).file),
      folder: async (uow, id, version) =>
        trashFolder(uow, await changeableFolder(uow, viewer, id, version)),
    })
  }
}
