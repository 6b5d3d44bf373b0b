import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'
import { job } from '#core/openapi/records'
import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  each,
  id,
  instant,
  money,
  named,
  nullable,
  object,
  text,
  whole,
} from '#core/openapi/schema'
import { certificateValidator } from './certificates_controller.js'

const { withholdingCertificates } = controllers.procurement

router
  .group(() => {
    secure(router.get('', [withholdingCertificates.Certificates, 'index']), 'withholding.view')
    secure(router.post('', [withholdingCertificates.Certificates, 'store']), 'withholding.view')
  })
  .where('id', router.matchers.number())
  .prefix('/api/vendors/:id/withholding-certificates')

const file = object({
  ...{ id, originalFilename: text, mime: text, url: text, uploadedAt: instant },
  uploadedByName: nullable(text),
})

describe('/api/vendors/:id/withholding-certificates', {
  GET: {
    summary: 'List the years in which tax was withheld of a vendor, and printed certificates',
    answer: named(
      'WithholdingCertificates',
      object({
        years: arrayOf(object({ year: whole, ...each(['subject', 'tax'], money) })),
        files: arrayOf(file),
      })
    ),
  },
  POST: {
    summary: 'Print the certificate of a year, as a job',
    ...{ body: certificateValidator, answer: job, status: 202 },
  },
})
