import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { openFolder } from '#files/access/folder_access'
import { readerOf } from '#files/access/reader'
import { moveFile } from '#files/actions/change_file'
import { eachSelected } from '#files/actions/each_selected'
import { changeableFile, changeableFolder } from '#files/actions/lock_items'
import { moveFolder } from '#files/actions/save_folder'
import { moveSelectionValidator } from '#files/validators/file'

/** Several files and folders at once into another folder. */
export default class SelectionMovesController {
  async store(ctx: HttpContext) {
    const { folderId, ...selection } = await validateBody(ctx, moveSelectionValidator)
    const reader = readerOf(ctx)
    await openFolder(reader, folderId, 'upload')
    return eachSelected(ctx, selection, {
      file: async (unit, id, version) => {
        const { folder } = await openFolder(reader, folderId, 'upload', { unit })
        const { file } = await changeableFile(unit, reader, id, version)
        await moveFile(unit, file, folder)
      },
      folder: async (unit, id, version) => {
        const { folder: target } = await openFolder(reader, folderId, 'upload', { unit })
        await moveFolder(unit, await changeableFolder(unit, reader, id, version), target)
      },
    })
  }
}
