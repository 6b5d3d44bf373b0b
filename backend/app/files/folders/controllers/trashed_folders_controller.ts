import type { HttpContext } from '@adonisjs/core/http'
import { answerList } from '#core/listing/answer_list'
import { viewerOf } from '#files/shared/viewer'
import { trashedFolderListing } from '#files/folders/listing'
import Folder from '#files/shared/models/folder'
import { trashedItems } from '#files/shared/scopes'
import { viewFolders } from '#files/folders/view_folders'

export default class TrashedFoldersController {
  async index(ctx: HttpContext) {
    const scope = trashedItems('folders', viewerOf(ctx))
    return viewFolders(ctx, await answerList(ctx, Folder, trashedFolderListing, { scope }))
  }
}
