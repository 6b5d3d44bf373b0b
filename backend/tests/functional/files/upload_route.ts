import type { HttpContext } from '@adonisjs/core/http'
import router from '@adonisjs/core/services/router'
import vine from '@vinejs/vine'
import { secure } from '#core/http/secure'
import { DOCUMENTS } from '#core/storage/kinds'
import { receiveUpload } from '#core/storage/receive_upload'
import { storeFile } from '#core/storage/store_file'
import { writeRequest } from '#core/unit_of_work/write_request'
import { registerFileOwner } from '#files/shared/file_owners'

export const UPLOADS = '/api/test-uploads'
export const MOST_BYTES = 200 * 1024

const validator = vine.create({ title: vine.string().maxLength(20).optional() })

/** A route as departments make them: one required file, up to two more, one text field. */
secure(
  router.post(UPLOADS, async (ctx: HttpContext) => {
    const upload = await receiveUpload(ctx, {
      files: { file: { max: 1 }, more: { max: 2, optional: true } },
      fields: validator,
      maxBytes: MOST_BYTES,
      kinds: DOCUMENTS,
    })
    ctx.response.status(201)
    return writeRequest(
      ctx,
      async (uow) => {
        const all = Object.values(upload.files).flat()
        const stored = []
        for (const received of all) {
          stored.push(await storeFile(uow, received, { ownerType: 'test-records', ownerId: 7 }))
        }
        if (upload.fields.title === 'fail') throw new Error('after storing')
        return { ...stored[0], count: stored.length, title: upload.fields.title ?? null }
      },
      upload.fingerprint
    )
  }),
  'engineering.open'
)

/** The records of this owner are open to estimators only. */
registerFileOwner('test-records', {
  ability: 'quotations.manage',
  also: (_, { ownerId }) => ownerId === 7,
})
