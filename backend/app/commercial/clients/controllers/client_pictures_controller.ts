import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/base/app_error'
import { PHOTOS } from '#core/storage/kinds'
import { receiveUpload } from '#core/storage/receive_upload'
import { reencodeImage } from '#core/storage/reencode_image'
import { writeRequest } from '#core/unit_of_work/write_request'
import { removeClientPicture, setClientPicture } from '#commercial/clients/actions/client_picture'
import { recordOf } from '#commercial/clients/client_record'
import { lockClient } from '#commercial/clients/lock_client'
import Client from '#commercial/clients/models/client'
import { nameOwner } from '#commercial/clients/owner_name'
import ClientTransformer from '#commercial/clients/transformers/client_transformer'

const MAX_PICTURE = 5 * 1024 * 1024
const SIDE = 400

/** The photo of a client or the logo of the firm. */
export default class ClientPicturesController {
  /** The picture is re-encoded, the whole of it within a square; what was see-through stays so. */
  async store(ctx: HttpContext) {
    // an absent client is rejected before five megabytes have been sent
    if (!(await Client.find(ctx.params.id))) throw notFound()
    const upload = await receiveUpload(ctx, {
      files: { picture: { max: 1 } },
      maxBytes: MAX_PICTURE,
      kinds: PHOTOS,
    })
    const source = upload.file('picture')
    const picture = await reencodeImage(source, {
      width: SIDE,
      height: SIDE,
      format: source.kind === 'jpeg' ? 'jpeg' : 'png',
    })
    return writeRequest(
      ctx,
      async (uow) => {
        const client = await lockClient(uow, ctx.params.id)
        await setClientPicture(uow, client, picture)
        await nameOwner(client, uow)
        return ctx.serialize(ClientTransformer.transform(recordOf(client), ctx.abilities))
      },
      upload.fingerprint
    )
  }

  async destroy(ctx: HttpContext) {
    ctx.response.status(204)
    return writeRequest(ctx, async (uow) => {
      await removeClientPicture(uow, await lockClient(uow, ctx.params.id))
    })
  }
}
