import type { HttpContext } from '@adonisjs/core/http'
import { ENQUIRY_FILES } from '#core/storage/kinds'
import { receiveUpload } from '#core/storage/receive_upload'
import { writeRequest } from '#core/unit_of_work/write_request'
import type { RecordFileOwner } from './file_owners.js'
import { addFile, removeFile, requireRecord, showFiles, type Addressed } from './record_files.js'

/** Files kept with one kind of record; the routes of a record below another also name `recordId`. */
export abstract class RecordFilesController {
  protected abstract readonly owner: RecordFileOwner

  async index(ctx: HttpContext) {
    const addressed = addressOf(ctx)
    await requireRecord(this.owner, addressed, ctx)
    return showFiles(this.owner, addressed, { userId: ctx.actor!.id })
  }

  async store(ctx: HttpContext) {
    const addressed = addressOf(ctx)
    // an absent record is rejected before ten megabytes have been sent
    await requireRecord(this.owner, addressed, ctx)
    const upload = await receiveUpload(ctx, { files: { file: { max: 1 } }, kinds: ENQUIRY_FILES })
    ctx.response.status(201)
    return writeRequest(
      ctx,
      async (uow) => {
        await addFile(uow, this.owner, addressed, upload.file('file'))
        return showFiles(this.owner, addressed, { userId: uow.actor.id, uow })
      },
      upload.fingerprint
    )
  }

  async destroy(ctx: HttpContext) {
    ctx.response.status(204)
    const { owner } = this
    return writeRequest(ctx, (uow) =>
      removeFile(uow, owner, addressOf(ctx), Number(ctx.params.fileId))
    )
  }
}

function addressOf({ params }: HttpContext): Addressed {
  const parentId = Number(params.id)
  return { parentId, id: params.recordId === undefined ? parentId : Number(params.recordId) }
}
