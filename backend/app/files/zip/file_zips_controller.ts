import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { contentDisposition, plainFileName } from '#core/storage/file_name'
import { requireAllOpenable } from '#core/storage/scan_gate'
import { viewerOf } from '#files/shared/viewer'
import { recordDownload } from '#files/files/record_download'
import { zipValidator } from '#files/files/validator'
import { collectEntries } from './collect.js'
import { streamZip } from './stream_zip.js'

/** A selection as one archive. */
export default class FileZipsController {
  async store(ctx: HttpContext) {
    const { name = 'files', ...selection } = await validateBody(ctx, zipValidator)
    const entries = await collectEntries(viewerOf(ctx), selection)
    await requireAllOpenable(entries.map(({ file }) => file.storageKey))
    await recordDownload(
      ctx,
      entries.map(({ file }) => file),
      'zip'
    )
    const { archive, stop } = streamZip(entries)
    const { response } = ctx
    response.header('Content-Type', 'application/zip')
    response.header(
      'Content-Disposition',
      contentDisposition('attachment', `${plainFileName(name)}.zip`)
    )
    response.response.once('close', stop)
    response.stream(archive)
  }
}
