import type { HttpContext } from '@adonisjs/core/http'
import { requireVersion } from '#core/http/version'
import { DOCUMENTS } from '#core/storage/kinds'
import { receiveUpload } from '#core/storage/receive_upload'
import { writeRequest } from '#core/unit_of_work/write_request'
import { showDocument } from '#people/person_documents/present_documents'
import { lockDocument } from '#people/person_documents/record_document'
import { attachFile } from '#people/person_documents/save_document'

export default class DocumentFilesController {
  /** The scan of a document; one that it had goes. */
  async store(ctx: HttpContext) {
    const expectedVersion = requireVersion(ctx)
    // an absent document is refused before ten megabytes have been sent
    await showDocument(ctx, ctx.params.id)
    const upload = await receiveUpload(ctx, { files: { file: { max: 1 } }, kinds: DOCUMENTS })
    return writeRequest(
      ctx,
      async (uow) => {
        const document = await lockDocument(uow, ctx.params.id, expectedVersion)
        await attachFile(uow, document, upload.file('file'))
        return showDocument(ctx, document.id, uow)
      },
      upload.fingerprint
    )
  }
}
