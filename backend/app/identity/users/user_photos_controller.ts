import type { HttpContext } from '@adonisjs/core/http'
import { forbidden, notFound } from '#core/base/app_error'
import { openBlob } from '#core/storage/blobs'
import { refuseErased } from '#core/personal_data/erased'
import { deleteFile } from '#core/storage/delete_file'
import { findFile } from '#core/storage/find_files'
import { PHOTOS } from '#core/storage/kinds'
import { receiveUpload } from '#core/storage/receive_upload'
import { reencodeImage, type ReencodedImage } from '#core/storage/reencode_image'
import { storeBuffer } from '#core/storage/store_file'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { writeRequest } from '#core/unit_of_work/write_request'
import { people } from '#identity/shared/people'
import User from '#identity/shared/user'

const MAX_PHOTO = 5 * 1024 * 1024
const SIDE = 200

export default class UserPhotosController {
  async show({ params, response }: HttpContext) {
    const user = await User.find(params.id)
    const file = user?.photoFileId && (await findFile(user.photoFileId))
    if (!file) throw notFound()
    response.header('Content-Type', 'image/jpeg')
    // the address carries the version of the photo, so a browser may keep it
    response.header('Cache-Control', 'private, max-age=86400')
    return response.stream(await openBlob(file.storage_key))
  }

  /** One's own photo, or anyone's for an administrator. The picture is re-encoded, 200 by 200. */
  async store(ctx: HttpContext) {
    const id = Number(ctx.params.id)
    if (id !== ctx.actor!.id && !ctx.abilities.has('users.manage'))
      throw forbidden('NOT_YOUR_PHOTO')
    const upload = await receiveUpload(ctx, {
      files: { photo: { max: 1 } },
      maxBytes: MAX_PHOTO,
      kinds: PHOTOS,
    })
    const picture = await reencodeImage(upload.file('photo'), {
      width: SIDE,
      height: SIDE,
      fit: 'cover',
    })
    return writeRequest(ctx, (uow) => changePhoto(uow, id, picture), upload.fingerprint)
  }
}

async function changePhoto(
  uow: UnitOfWork,
  id: number,
  { bytes, mime, extension }: ReencodedImage
) {
  const user = await people(uow.trx).where('id', id).forUpdate().first()
  if (!user) throw notFound()
  await refuseErased('user', id, uow)
  const old = user.photoFileId
  const owner = { ownerType: 'user_photo', ownerId: id }
  const label = { content: bytes, name: 'avatar.jpg', mime, extension }
  const file = await storeBuffer(uow, label, owner)
  await user
    .merge({ photoFileId: file.id, version: user.version + 1, updatedBy: uow.actor.id })
    .save()
  if (old) await deleteFile(uow, old)
  const about = { entityType: 'user', entityId: id, label: user.username }
  await uow.audit({ action: 'change_photo', ...about })
  return { photoUrl: user.photoUrl }
}
