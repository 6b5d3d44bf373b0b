import { notFound } from '#core/base/app_error'
import { deleteFile } from '#core/storage/delete_file'
import type { ReencodedImage } from '#core/storage/reencode_image'
import { storeBuffer } from '#core/storage/store_file'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { publishChange } from '#commercial/shared/publish_change'
import type Client from '#commercial/clients/models/client'
import { aboutClient } from './log_activity.js'

/** `ownerType` of the photo or logo of a client; its `ownerId` is the client's. */
export const CLIENT_PICTURE = 'client_picture'

/** Gives a locked client a photo or logo in place of the one before. */
export async function setClientPicture(uow: UnitOfWork, client: Client, picture: ReencodedImage) {
  const { bytes, mime, extension } = picture
  const file = await storeBuffer(
    uow,
    { content: bytes, name: `picture.${extension}`, mime, extension },
    { ownerType: CLIENT_PICTURE, ownerId: client.id }
  )
  await replacePicture(uow, client, file.id)
}

/** @throws AppError 404 when a locked client has none */
export async function removeClientPicture(uow: UnitOfWork, client: Client) {
  if (!client.pictureFileId) throw notFound()
  await replacePicture(uow, client, null)
}

async function replacePicture(uow: UnitOfWork, client: Client, fileId: number | null) {
  const old = client.pictureFileId
  await client
    .merge({ pictureFileId: fileId, version: client.version + 1, updatedBy: uow.actor.id })
    .save()
  if (old) await deleteFile(uow, old)
  await uow.audit({
    action: 'change_picture',
    ...aboutClient(client),
    before: { picture: !!old },
    after: { picture: fileId !== null },
  })
  publishChange(uow, 'clients', client.id, 'update')
}
