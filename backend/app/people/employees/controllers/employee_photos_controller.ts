import type { HttpContext } from '@adonisjs/core/http'
import { forbidden, notFound } from '#core/base/app_error'
import { openBlob } from '#core/storage/blobs'
import { deleteFile } from '#core/storage/delete_file'
import { findFile } from '#core/storage/find_files'
import { PHOTOS } from '#core/storage/kinds'
import { receiveUpload } from '#core/storage/receive_upload'
import { reencodeImage, type ReencodedImage } from '#core/storage/reencode_image'
import { storeBuffer } from '#core/storage/store_file'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { writeRequest } from '#core/unit_of_work/write_request'
import Employee from '#people/employees/employee'
import { EMPLOYEE_PHOTO } from '#people/employees/employee_photo'
import { showEmployee } from '#people/employees/present_employee'
import { lockEmployee, recordEmployee } from '#people/employees/record_employee'

const MAX_PHOTO = 5 * 1024 * 1024
const SIDE = 320

export default class EmployeePhotosController {
  async show({ params, response }: HttpContext) {
    const employee = await Employee.find(params.id)
    const file = employee?.photoFileId && (await findFile(employee.photoFileId))
    if (!file) throw notFound()
    response.header('Content-Type', 'image/jpeg')
    // the address carries the id of the photo, so a browser may keep it
    response.header('Cache-Control', 'private, max-age=86400')
    return response.stream(await openBlob(file.storage_key))
  }

  /** One's own photo, or anyone's for HR. The picture is re-encoded as a square. */
  async store(ctx: HttpContext) {
    const { can } = await showEmployee(ctx, ctx.params.id)
    if (!can.changePhoto) throw forbidden('NOT_YOUR_PHOTO')
    const upload = await receiveUpload(ctx, {
      files: { file: { max: 1 } },
      maxBytes: MAX_PHOTO,
      kinds: PHOTOS,
    })
    const picture = await reencodeImage(upload.file('file'), {
      width: SIDE,
      height: SIDE,
      fit: 'cover',
    })
    return writeRequest(
      ctx,
      async (uow) => {
        await changePhoto(uow, ctx.params.id, picture)
        return showEmployee(ctx, ctx.params.id, uow)
      },
      upload.fingerprint
    )
  }
}

async function changePhoto(
  uow: UnitOfWork,
  id: number,
  { bytes, mime, extension }: ReencodedImage
) {
  const employee = await lockEmployee(uow, id)
  const old = employee.photoFileId
  const label = { content: bytes, name: 'photo.jpg', mime, extension }
  const file = await storeBuffer(uow, label, { ownerType: EMPLOYEE_PHOTO, ownerId: id })
  employee.merge({ photoFileId: file.id, updatedBy: uow.actor.id })
  employee.version++
  await employee.save()
  if (old) await deleteFile(uow, old)
  await recordEmployee(uow, 'change_photo', employee, {})
}
