import type { HttpContext } from '@adonisjs/core/http'
import { answerHistory } from '#core/audit/record_history'
import { openFolder } from '#files/access/folder_access'
import { readerOf } from '#files/access/reader'

export default class FolderHistoriesController {
  async index(ctx: HttpContext) {
    const { folder } = await openFolder(readerOf(ctx), ctx.params.id, 'view')
    return answerHistory(ctx, 'folder', folder.id)
  }
}
