import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/base/app_error'
import { validateBody } from '#core/http/validate'
import { answerList } from '#core/listing/answer_list'
import { blobFacts, openBlob } from '#core/storage/blobs'
import { removeTmpFile } from '#core/storage/tmp_files'
import { writeRequest } from '#core/unit_of_work/write_request'
import { findReadableFile } from '#files/files/find_readable_file'
import { createShare } from '#files/shares/actions/create_share'
import { newShareCode } from '#files/shares/code'
import { findShare, shareScope } from '#files/shares/find_share'
import { shareListing } from '#files/shares/listing'
import Share from '#files/shares/share'
import { sealCopy } from '#files/shares/seal'
import ShareTransformer from '#files/shares/share_transformer'
import { createShareValidator } from '#files/shares/validator'

const THREE_DAYS = 72

export default class SharesController {
  async index(ctx: HttpContext) {
    const { everybody, ...rest } = ctx.request.qs()
    ctx.request.updateQs(rest)
    const scope = shareScope(ctx, everybody === 'true')
    const shares = await answerList(ctx, Share, shareListing, { scope })
    return ctx.serialize(ShareTransformer.transform(shares))
  }

  async show(ctx: HttpContext) {
    return ctx.serialize(ShareTransformer.transform(await findShare(ctx)))
  }

  /** The code is in this answer and nowhere else: a repeated request gets the share without it. */
  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, createShareValidator)
    const { fileId, expiresInHours = THREE_DAYS, maxDownloads = 1, recipient = null } = input
    const original = await findReadableFile(ctx, fileId)
    if (!(await blobFacts(original.storageKey))) throw notFound()
    const code = newShareCode()
    // before the transaction: encrypting takes longer than one should last
    const sealed = await sealCopy(await openBlob(original.storageKey), code)
    let made = false
    ctx.response.status(201)
    try {
      const answer = await writeRequest(ctx, async (uow) => {
        made = true
        const terms = { expiresInHours, maxDownloads, recipient }
        const share = await createShare(uow, original, sealed, terms)
        return ctx.serialize(ShareTransformer.transform(share))
      })
      return { ...answer, code: made ? code : null }
    } finally {
      await removeTmpFile(sealed.file.path)
    }
  }
}
