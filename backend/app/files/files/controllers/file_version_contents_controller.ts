import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/base/app_error'
import { findReadableFile } from '#files/files/find_readable_file'
import FileVersion from '#files/shared/models/file_version'
import { sendContent } from '#files/files/send_file'

/** The bytes of one version: an address that always means the same content. */
export default class FileVersionContentsController {
  async show(ctx: HttpContext) {
    const file = await findReadableFile(ctx, Number(ctx.params.id))
    const versionNo = Number(ctx.params.versionNo)
    const options = { inline: ctx.request.qs().inline === '1' }
    if (versionNo === file.versionNo) return sendContent(ctx, { ...contentOf(file) }, options)
    const version = await FileVersion.findBy({ fileId: file.id, versionNo })
    if (!version) throw notFound()
    return sendContent(ctx, { ...contentOf(version), id: file.id }, options)
  }
}

type Stored = Pick<
  FileVersion,
  'id' | 'storageKey' | 'originalName' | 'mime' | 'sha256' | 'versionNo'
>

function contentOf({ id, storageKey, originalName, mime, sha256, versionNo }: Stored) {
  return { id, storageKey, originalName, mime, sha256, versionNo }
}
