import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/base/app_error'
import { requireOpenable } from '#core/storage/scan_gate'
import { findReadableFile } from '#files/files/find_readable_file'
import { thumbnailOf } from '#files/files/thumbnails/find_thumbnails'

export default class FileThumbnailsController {
  /** A small picture of a file, for whoever may read the file. */
  async show(ctx: HttpContext) {
    const file = await findReadableFile(ctx, Number(ctx.params.id))
    await requireOpenable(file.storageKey)
    const content = await thumbnailOf(file)
    if (!content) throw notFound()
    const { response, request } = ctx
    const etag = `"${file.sha256.slice(0, 32)}-s"`
    // as the file itself: a lost permission takes effect at once
    response.header('Cache-Control', 'private, no-cache')
    response.header('ETag', etag)
    response.header('X-Content-Type-Options', 'nosniff')
    response.header('Content-Security-Policy', "sandbox; default-src 'none'")
    if (request.header('if-none-match')?.includes(etag)) return response.notModified()
    response.header('Content-Type', 'image/jpeg')
    return response.send(content)
  }
}
