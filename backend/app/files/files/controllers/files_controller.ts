import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { answerList } from '#core/listing/answer_list'
import { receiveUpload } from '#core/storage/receive_upload'
import { writeRequest } from '#core/unit_of_work/write_request'
import { openFolder } from '#files/shared/folder_access'
import { viewerOf } from '#files/shared/viewer'
import { changeFile, moveFile, trashFile } from '#files/files/change_file'
import { keepFile } from '#files/files/keep_file'
import { changeableFile } from '#files/files/lock_items'
import { findReadableFile } from '#files/files/find_readable_file'
import { fileListing } from '#files/files/listing'
import File from '#files/shared/models/file'
import { TOP_FOLDER } from '#files/shared/models/folder'
import { inOpenFolder, visibleFiles } from '#files/shared/scopes'
import { viewFile, viewFiles } from '#files/files/queries/view_files'
import { LIBRARY_KINDS } from '#files/shared/library_kinds'
import { updateFileValidator, uploadValidator } from '#files/files/validator'

export default class FilesController {
  /** One folder is opened by one look at its grants; a list over folders asks for each. */
  async index(ctx: HttpContext) {
    const { folderId, q } = ctx.request.qs()
    const viewer = viewerOf(ctx)
    const one = typeof folderId === 'string' && /^\d{1,9}$/.test(folderId)
    if (one) await openFolder(viewer, Number(folderId), 'view')
    const scope = one ? inOpenFolder : visibleFiles(viewer)
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
      async (uow) => {
        const place = await openFolder(viewerOf(ctx), folderId, 'upload', { unit: uow })
        return viewFile(ctx, await keepFile(uow, place, upload.file('file'), arrival), uow)
      },
      upload.fingerprint
    )
  }

  /** Renames, moves, or writes down what a drawing says. */
  async update(ctx: HttpContext) {
    const { folderId, ...changes } = await validateBody(ctx, updateFileValidator)
    const expectedVersion = requireVersion(ctx)
    const viewer = viewerOf(ctx)
    return writeRequest(ctx, async (uow) => {
      const { file } = await changeableFile(uow, viewer, Number(ctx.params.id), expectedVersion)
      if (Object.keys(changes).length) await changeFile(uow, file, changes)
      if (folderId !== undefined) {
        const { folder } = await openFolder(viewer, folderId, 'upload', { unit: uow })
        await moveFile(uow, file, folder)
      }
      return viewFile(ctx, file, uow)
    })
  }

  async destroy(ctx: HttpContext) {
    const expectedVersion = requireVersion(ctx)
    ctx.response.status(204)
    return writeRequest(ctx, async (uow) => {
      const { file } = await changeableFile(
        uow,
        viewerOf(ctx),
        Number(ctx.params.id),
        expectedVersion
      )
      await trashFile(uow, file)
    })
  }
}
