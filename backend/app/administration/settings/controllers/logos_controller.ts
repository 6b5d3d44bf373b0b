import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/base/app_error'
import { logoFileId, logoUrl } from '#core/settings/company'
import { openBlob } from '#core/storage/blobs'
import { deleteFile } from '#core/storage/delete_file'
import { findFile } from '#core/storage/find_files'
import { PHOTOS } from '#core/storage/kinds'
import { receiveUpload } from '#core/storage/receive_upload'
import { reencodeImage } from '#core/storage/reencode_image'
import { storeBuffer } from '#core/storage/store_file'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { writeRequest } from '#core/unit_of_work/write_request'
import { publishSettings, nextEdition, putSetting } from '#administration/settings/save_settings'

const MAX_LOGO = 5 * 1024 * 1024
/** Enough for print at 300 dots per inch, some four centimetres high. */
const SIDE = { width: 1200, height: 480 }

/** The firm's logo. Everyone sees it, on the sign-in screen too; administrators change it. */
export default class LogosController {
  async show({ response }: HttpContext) {
    const id = logoFileId()
    const file = id && (await findFile(id))
    if (!file) throw notFound()
    response.header('Content-Type', file.mime)
    // the address names the picture, so a browser may keep it
    response.header('Cache-Control', 'public, max-age=86400')
    return response.stream(await openBlob(file.storage_key))
  }

  /** The picture is re-encoded as PNG, see-through where it was. */
  async store(ctx: HttpContext) {
    const upload = await receiveUpload(ctx, {
      files: { logo: { max: 1 } },
      maxBytes: MAX_LOGO,
      kinds: PHOTOS,
    })
    const { bytes, mime, extension } = await reencodeImage(upload.file('logo'), {
      ...SIDE,
      format: 'png',
    })
    const owner = { ownerType: 'company_logo', ownerId: null }
    const fileId = await writeRequest(
      ctx,
      async (uow) => {
        const label = { content: bytes, name: 'logo.png', mime, extension }
        const file = await storeBuffer(uow, label, owner)
        await replaceLogo(uow, file.id)
        return file.id
      },
      upload.fingerprint
    )
    return { logoUrl: logoUrl() ?? `/api/logo?v=${fileId}` }
  }

  async destroy(ctx: HttpContext) {
    ctx.response.status(204)
    return writeRequest(ctx, (uow) => replaceLogo(uow, null))
  }
}

async function replaceLogo(uow: UnitOfWork, fileId: number | null) {
  await nextEdition(uow)
  const row = await uow.trx.from('settings').where('key', 'logoFileId').first()
  const old: number | null = row ? JSON.parse(row.value) : null
  await putSetting(uow, 'logoFileId', fileId)
  if (old) await deleteFile(uow, old)
  await uow.audit({
    action: 'change_logo',
    entityType: 'settings',
    entityId: 1,
    before: { logo: old !== null },
    after: { logo: fileId !== null },
  })
  publishSettings(uow)
}
