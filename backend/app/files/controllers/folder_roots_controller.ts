import type { HttpContext } from '@adonisjs/core/http'
import { levelIn } from '#files/access/folder_access'
import { readerOf } from '#files/access/reader'
import Folder, { TOP_FOLDER } from '#files/models/folder'
import { recordRoots } from '#files/records/record_roots'

/** Where a tree begins: the free folders, and each kind of record that the reader sees. */
export default class FolderRootsController {
  async index(ctx: HttpContext) {
    const reader = readerOf(ctx)
    const top = await Folder.findOrFail(TOP_FOLDER)
    const roots = recordRoots().filter(({ ability }) => ctx.abilities.has(ability))
    return [
      ...((await levelIn(reader, top)) ? [{ key: 'folders', folderId: TOP_FOLDER }] : []),
      ...roots.map(({ key }) => ({ key, folderId: null })),
    ]
  }
}
