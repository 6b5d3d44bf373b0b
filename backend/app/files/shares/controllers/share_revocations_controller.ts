import type { HttpContext } from '@adonisjs/core/http'
import { conflict } from '#core/base/app_error'
import { checkVersion, requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit_of_work/write_request'
import { revokeShare } from '#files/shares/actions/end_share'
import { findShare } from '#files/shares/find_share'
import ShareTransformer from '#files/shares/share_transformer'

export default class ShareRevocationsController {
  async store(ctx: HttpContext) {
    const expectedVersion = requireVersion(ctx)
    return writeRequest(ctx, async (uow) => {
      const share = await findShare(ctx, uow)
      await checkVersion(share, expectedVersion, uow.trx)
      if (share.status !== 'open') throw conflict('SHARE_ENDED')
      await revokeShare(uow, share)
      return ctx.serialize(ShareTransformer.transform(share))
    })
  }
}
