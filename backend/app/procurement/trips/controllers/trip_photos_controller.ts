import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/base/app_error'
import { PHOTOS } from '#core/storage/kinds'
import { receiveUpload } from '#core/storage/receive_upload'
import { storeFile } from '#core/storage/store_file'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { writeRequest } from '#core/unit_of_work/write_request'
import Trip from '#procurement/trips/trip'
import { TRIP_PHOTO } from '#procurement/trips/photo'
import { recordTrip } from '#procurement/trips/actions/save_trip'
import { showTrip } from '#procurement/trips/show_trip'

export default class TripPhotosController {
  /** A picture of the goods as they were handed over; a later one takes its place. */
  async store(ctx: HttpContext) {
    const upload = await receiveUpload(ctx, { files: { file: { max: 1 } }, kinds: PHOTOS })
    ctx.response.status(201)
    const work = async (uow: UnitOfWork) => {
      const query = Trip.query({ client: uow.trx }).where('id', ctx.params.id)
      const trip = await query.forUpdate().first()
      if (!trip) throw notFound()
      const owner = { ownerType: TRIP_PHOTO, ownerId: trip.id }
      const file = await storeFile(uow, upload.file('file'), owner)
      trip.merge({ podFileId: file.id, version: trip.version + 1 })
      await trip.save()
      await recordTrip(uow, 'add_photo', trip, { after: { photo: file.name } })
      return showTrip(ctx, trip.id, uow)
    }
    return writeRequest(ctx, work, upload.fingerprint)
  }
}
