import type { HttpContext } from '@adonisjs/core/http'
import { answerList } from '#core/listing/answer_list'
import { readerOf } from '#files/access/reader'
import { trashedFolderListing } from '#files/listings/folder_listing'
import Folder from '#files/models/folder'
import { trashedItems } from '#files/queries/scopes'
import { viewFolders } from '#files/queries/view_folders'

export default class TrashedFoldersController {
  async index(ctx: HttpContext) {
    const scope = trashedItems('folders', readerOf(ctx))
    return viewFolders(ctx, await answerList(ctx, Folder, trashedFolderListing, { scope }))
  }
}
