import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { contentDisposition, plainFileName } from '#core/storage/file_name'
import { readerOf } from '#files/access/reader'
import { recordDownload } from '#files/record_download'
import { zipValidator } from '#files/validators/file'
import { collectEntries } from '#files/zip/collect'
import { streamZip } from '#files/zip/stream_zip'

/** A selection as one archive. */
export default class FileZipsController {
  async store(ctx: HttpContext) {
    const { name = 'files', ...selection } = await validateBody(ctx, zipValidator)
    const entries = await collectEntries(readerOf(ctx), selection)
    await recordDownload(ctx, entries.map(({ file }) => file), 'zip') // prettier-ignore
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
