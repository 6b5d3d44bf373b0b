import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/base/app_error'
import { DOCUMENTS } from '#core/storage/kinds'
import { receiveUpload } from '#core/storage/receive_upload'
import { writeRequest } from '#core/unit_of_work/write_request'
import { addClientFile, removeClientFile } from '#commercial/clients/actions/client_documents'
import { lockClient } from '#commercial/clients/lock_client'
import Client from '#commercial/clients/models/client'

/** Files kept with a client. */
export default class ClientDocumentsController {
  async store(ctx: HttpContext) {
    // an absent client is rejected before ten megabytes have been sent
    if (!(await Client.find(ctx.params.id))) throw notFound()
    const upload = await receiveUpload(ctx, { files: { file: { max: 1 } }, kinds: DOCUMENTS })
    ctx.response.status(201)
    return writeRequest(
      ctx,
      async (uow) => {
        const client = await lockClient(uow, ctx.params.id)
        const { id, name, mime, size } = await addClientFile(uow, client, upload.file('file'))
        return { id, originalFilename: name, mime, size, url: `/api/files/${id}/content` }
      },
      upload.fingerprint
    )
  }

  async destroy(ctx: HttpContext) {
    ctx.response.status(204)
    return writeRequest(ctx, async (uow) => {
      await removeClientFile(uow, await lockClient(uow, ctx.params.id), ctx.params.fileId)
    })
  }
}
