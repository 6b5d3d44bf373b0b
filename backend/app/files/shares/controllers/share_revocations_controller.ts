import type { HttpContext } from '@adonisjs/core/http'
import { conflict } from '#core/exceptions/app_error'
import { checkVersion, requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit/write_request'
import { revokeShare } from '#files/shares/actions/end_share'
import { findShare } from '#files/shares/find_share'
import ShareTransformer from '#files/shares/transformers/share_transformer'

export default class ShareRevocationsController {
  async store(ctx: HttpContext) {
    const seen = requireVersion(ctx)
    return writeRequest(ctx, async (unit) => {
      const share = await findShare(ctx, unit)
      await checkVersion(share, seen, unit.trx)
      if (share.status !== 'open') throw conflict('SHARE_ENDED')
      await revokeShare(unit, share)
      return ctx.serialize(ShareTransformer.transform(share))
    })
  }
}
