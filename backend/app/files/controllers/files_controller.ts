import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { answerList } from '#core/listing/answer_list'
import { receiveUpload } from '#core/storage/receive_upload'
import { writeRequest } from '#core/unit/write_request'
import { openFolder } from '#files/access/folder_access'
import { readerOf } from '#files/access/reader'
import { changeFile, moveFile, trashFile } from '#files/actions/change_file'
import { keepFile } from '#files/actions/keep_file'
import { changeableFile } from '#files/actions/lock_items'
import { findReadableFile } from '#files/find_readable_file'
import { fileListing } from '#files/listings/file_listing'
import File from '#files/models/file'
import { TOP_FOLDER } from '#files/models/folder'
import { inOpenFolder, visibleFiles } from '#files/queries/scopes'
import { viewFile, viewFiles } from '#files/queries/view_files'
import { LIBRARY_KINDS } from '#files/library_kinds'
import { updateFileValidator, uploadValidator } from '#files/validators/file'

export default class FilesController {
  /** One folder is opened by one look at its grants; a list over folders asks for each. */
  async index(ctx: HttpContext) {
    const { folderId, q } = ctx.request.qs()
    const reader = readerOf(ctx)
    const one = typeof folderId === 'string' && /^\d{1,9}$/.test(folderId)
    if (one) await openFolder(reader, Number(folderId), 'view')
    const scope = one ? inOpenFolder : visibleFiles(reader)
    const files = await answerList(ctx, File, fileListing, { scope })
    return viewFiles(ctx, files, { search: typeof q === 'string' ? q : undefined })
  }

  async show(ctx: HttpContext) {
    return viewFile(ctx, await findReadableFile(ctx, Number(ctx.params.id)))
  }

  async store(ctx: HttpContext) {
    const upload = await receiveUpload(ctx, {
      files: { file: { max: 1 } },
      fields: uploadValidator,
      kinds: LIBRARY_KINDS,
    })
    const { folderId = TOP_FOLDER, ...arrival } = upload.fields
    ctx.response.status(201)
    return writeRequest(
      ctx,
      async (unit) => {
        const place = await openFolder(readerOf(ctx), folderId, 'upload', { unit })
        return viewFile(ctx, await keepFile(unit, place, upload.file('file'), arrival), unit)
      },
      upload.fingerprint
    )
  }

  /** Renames, moves, or writes down what a drawing says. */
  async update(ctx: HttpContext) {
    const { folderId, ...changes } = await validateBody(ctx, updateFileValidator)
    const seen = requireVersion(ctx)
    const reader = readerOf(ctx)
    return writeRequest(ctx, async (unit) => {
      const { file } = await changeableFile(unit, reader, Number(ctx.params.id), seen)
      if (Object.keys(changes).length) await changeFile(unit, file, changes)
      if (folderId !== undefined) {
        const { folder } = await openFolder(reader, folderId, 'upload', { unit })
        await moveFile(unit, file, folder)
      }
      return viewFile(ctx, file, unit)
    })
  }

  async destroy(ctx: HttpContext) {
    const seen = requireVersion(ctx)
    ctx.response.status(204)
    return writeRequest(ctx, async (unit) => {
      const { file } = await changeableFile(unit, readerOf(ctx), Number(ctx.params.id), seen)
      await trashFile(unit, file)
    })
  }
}
