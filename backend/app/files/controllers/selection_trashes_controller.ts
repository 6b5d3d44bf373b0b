import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { readerOf } from '#files/access/reader'
import { trashFile } from '#files/actions/change_file'
import { eachSelected } from '#files/actions/each_selected'
import { changeableFile, changeableFolder } from '#files/actions/lock_items'
import { trashFolder } from '#files/actions/trash_folder'
import { selectionValidator } from '#files/validators/file'

/** Several files and folders at once into the trash. */
export default class SelectionTrashesController {
  async store(ctx: HttpContext) {
    const selection = await validateBody(ctx, selectionValidator)
    const reader = readerOf(ctx)
    return eachSelected(ctx, selection, {
      file: async (unit, id, version) =>
        trashFile(unit, (await changeableFile(unit, reader, id, version)).file),
      folder: async (unit, id, version) =>
        trashFolder(unit, await changeableFolder(unit, reader, id, version)),
    })
  }
}
