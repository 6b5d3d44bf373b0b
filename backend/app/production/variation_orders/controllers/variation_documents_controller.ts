import type { HttpContext } from '@adonisjs/core/http'
import { presentFiles } from '#core/storage/present_files'
import { approverOf } from '#core/approvals/approver'
import { DOCUMENTS } from '#core/storage/kinds'
import { receiveUpload } from '#core/storage/receive_upload'
import { writeRequest } from '#core/unit_of_work/write_request'
import {
  addVariationFile,
  removeVariationFile,
  VARIATION_FILE,
} from '#production/variation_orders/documents'
import { findVariation } from '#production/variation_orders/find_variation'
import { variationStates } from '#production/variation_orders/states'
import { lockAnyVersion } from '#production/variation_orders/record_variation'

/** Files kept with a variation: drawings, instructions, the client's agreement. */
export default class VariationDocumentsController {
  async index({ params }: HttpContext) {
    const { id } = await findVariation(params.id)
    return presentFiles(VARIATION_FILE, id)
  }

  async store(ctx: HttpContext) {
    // an absent or cancelled variation is rejected before ten megabytes have been sent
    variationStates.require('attach', await findVariation(ctx.params.id), approverOf(ctx))
    const upload = await receiveUpload(ctx, { files: { file: { max: 1 } }, kinds: DOCUMENTS })
    ctx.response.status(201)
    return writeRequest(
      ctx,
      async (uow) => {
        const variation = await lockAnyVersion(uow, ctx.params.id)
        variationStates.require('attach', variation, approverOf(ctx))
        await addVariationFile(uow, variation, upload.file('file'))
        return presentFiles(VARIATION_FILE, variation.id, uow)
      },
      upload.fingerprint
    )
  }

  async destroy(ctx: HttpContext) {
    ctx.response.status(204)
    return writeRequest(ctx, async (uow) => {
      const variation = await lockAnyVersion(uow, ctx.params.id)
      variationStates.require('detach', variation, approverOf(ctx))
      await removeVariationFile(uow, variation, Number(ctx.params.fileId))
    })
  }
}
