import type { HttpContext } from '@adonisjs/core/http'
import { answerHistory } from '#core/history/record_history'
import { findReadableFile } from '#files/files/find_readable_file'

export default class FileHistoriesController {
  async index(ctx: HttpContext) {
    const { id } = await findReadableFile(ctx, Number(ctx.params.id))
    return answerHistory(ctx, 'file', id)
  }
}
