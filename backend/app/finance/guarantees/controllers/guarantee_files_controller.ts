import type { HttpContext } from '@adonisjs/core/http'
import { ENQUIRY_FILES } from '#core/storage/kinds'
import { presentFiles } from '#core/storage/present_files'
import { receiveUpload } from '#core/storage/receive_upload'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { writeRequest } from '#core/unit_of_work/write_request'
import { addFile, GUARANTEE_FILE, removeFile } from '#finance/guarantees/guarantee_files'
import { visibleGuarantee } from '#finance/guarantees/present_guarantees'

/** The paper itself, its extensions and letters of the bank. */
export default class GuaranteeFilesController {
  async index(ctx: HttpContext) {
    return shown(ctx, await visibleGuarantee(ctx))
  }

  async store(ctx: HttpContext) {
    // an absent record is rejected before ten megabytes have been sent
    const id = await visibleGuarantee(ctx)
    const upload = await receiveUpload(ctx, { files: { file: { max: 1 } }, kinds: ENQUIRY_FILES })
    ctx.response.status(201)
    return writeRequest(
      ctx,
      async (uow) => {
        await addFile(uow, id, upload.file('file'))
        return shown(ctx, id, uow)
      },
      upload.fingerprint
    )
  }

  async destroy(ctx: HttpContext) {
    const id = await visibleGuarantee(ctx)
    ctx.response.status(204)
    return writeRequest(ctx, (uow) => removeFile(uow, id, Number(ctx.params.fileId)))
  }
}

async function shown({ abilities }: HttpContext, id: number, uow?: UnitOfWork) {
  const files = await presentFiles(GUARANTEE_FILE, id, uow)
  return files.map((file) => ({ ...file, can: { delete: abilities.has('guarantees.manage') } }))
}
