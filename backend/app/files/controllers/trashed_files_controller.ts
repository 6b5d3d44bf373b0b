import type { HttpContext } from '@adonisjs/core/http'
import { answerList } from '#core/listing/answer_list'
import { readerOf } from '#files/access/reader'
import { trashedFileListing } from '#files/listings/file_listing'
import File from '#files/models/file'
import { trashedItems } from '#files/queries/scopes'
import { viewFiles } from '#files/queries/view_files'

export default class TrashedFilesController {
  async index(ctx: HttpContext) {
    const scope = trashedItems('files', readerOf(ctx))
    return viewFiles(ctx, await answerList(ctx, File, trashedFileListing, { scope }))
  }
}
