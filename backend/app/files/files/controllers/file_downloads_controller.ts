import type { HttpContext } from '@adonisjs/core/http'
import { forbidden, notFound } from '#core/base/app_error'
import { answerList } from '#core/listing/answer_list'
import { levelIn, mayManage } from '#files/shared/folder_access'
import { viewerOf } from '#files/shared/viewer'
import { findReadableFile } from '#files/files/find_readable_file'
import { downloadListing } from '#files/files/download_listing'
import FileDownload from '#files/shared/models/file_download'
import Folder from '#files/shared/models/folder'
import { viewDownloads } from '#files/files/queries/view_downloads'

/** Who has looked at a file or taken it along; for those who keep it in order. */
export default class FileDownloadsController {
  async index(ctx: HttpContext) {
    const file = await findReadableFile(ctx, Number(ctx.params.id))
    const viewer = viewerOf(ctx)
    const folder = file.inLibrary ? await Folder.find(file.folderId) : null
    if (!folder) throw notFound()
    if (!mayManage(await levelIn(viewer, folder), file, viewer.id)) throw forbidden('NOT_YOUR_FILE')
    const scope = (query: { where(column: string, value: number): unknown }) =>
      void query.where('file_downloads.file_id', file.id)
    return viewDownloads(await answerList(ctx, FileDownload, downloadListing, { scope }))
  }
}
