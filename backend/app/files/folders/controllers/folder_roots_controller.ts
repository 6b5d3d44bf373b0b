import type { HttpContext } from '@adonisjs/core/http'
import { levelIn } from '#files/shared/folder_access'
import { viewerOf } from '#files/shared/viewer'
import Folder, { TOP_FOLDER } from '#files/shared/models/folder'
import { openRoots } from '#files/shared/record_roots'

/** Where a tree begins: the free folders, and each kind of record that the viewer sees. */
export default class FolderRootsController {
  async index(ctx: HttpContext) {
    const viewer = viewerOf(ctx)
    const top = await Folder.findOrFail(TOP_FOLDER)
    return [
      ...((await levelIn(viewer, top)) ? [{ key: 'folders', folderId: TOP_FOLDER }] : []),
      ...openRoots(viewer).map(({ key }) => ({ key, folderId: null })),
    ]
  }
}
