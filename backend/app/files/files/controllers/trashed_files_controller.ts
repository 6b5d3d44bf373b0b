import type { HttpContext } from '@adonisjs/core/http'
import { answerList } from '#core/listing/answer_list'
import { viewerOf } from '#files/shared/viewer'
import { trashedFileListing } from '#files/files/listing'
import File from '#files/shared/models/file'
import { trashedItems } from '#files/shared/scopes'
import { viewFiles } from '#files/files/queries/view_files'

export default class TrashedFilesController {
  async index(ctx: HttpContext) {
    const scope = trashedItems('files', viewerOf(ctx))
    return viewFiles(ctx, await answerList(ctx, File, trashedFileListing, { scope }))
  }
}
