import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'
import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  day,
  decimal,
  each,
  flag,
  id,
  money,
  named,
  nullable,
  object,
  text,
} from '#core/openapi/schema'
import { withholdingListing } from './listing.js'

const { withholdings } = controllers.procurement

secure(router.get('/api/withholdings', [withholdings.Withholdings, 'index']), 'withholding.view')

const kind = object({ id, code: text, name: text, nameAr: text })

const withheld = named(
  'Withholding',
  object({
    ...{ id, withheldOn: day, reportedOn: day, documentNumber: text, currency: text },
    ...{ vendorId: id, vendorName: text, kind, rate: decimal, certificate: nullable(text) },
    ...{ isCorrection: flag, taxBorne: flag, billId: nullable(id), advanceId: nullable(id) },
    // the taxable base and the tax: in riyals, and in the currency that was paid
    ...each(['subject', 'tax', 'foreignSubject', 'foreignTax'], money),
  })
)

describe('/api/withholdings', {
  GET: {
    summary: 'List what was withheld of payments',
    list: withholdingListing,
    answer: arrayOf(withheld),
  },
})
