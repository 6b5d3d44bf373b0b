import type { HttpContext } from '@adonisjs/core/http'
import { answerHistory } from '#core/history/record_history'
import { openFolder } from '#files/shared/folder_access'
import { viewerOf } from '#files/shared/viewer'

export default class FolderHistoriesController {
  async index(ctx: HttpContext) {
    const { folder } = await openFolder(viewerOf(ctx), ctx.params.id, 'view')
    return answerHistory(ctx, 'folder', folder.id)
  }
}
