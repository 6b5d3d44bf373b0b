import type { HttpContext } from '@adonisjs/core/http'
import { sendFile } from '#files/files/send_file'

export default class FileContentsController {
  async show(ctx: HttpContext) {
    return sendFile(ctx, Number(ctx.params.id), { inline: ctx.request.qs().inline === '1' })
  }
}
