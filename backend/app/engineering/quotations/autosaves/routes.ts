import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { takesLargeBody } from '#core/http/large_bodies'
import { secure } from '#core/http/secure'
import { MOST_CONTENT } from './validator.js'

const { quotations } = controllers.engineering

takesLargeBody('PUT', '/api/quotation-autosaves/:key', 2 * MOST_CONTENT)

router
  .group(() => {
    secure(router.get('', [quotations.autosaves.QuotationAutosaves, 'index']), 'quotations.manage')
    secure(
      router.get(':key', [quotations.autosaves.QuotationAutosaves, 'show']),
      'quotations.manage'
    )
    secure(
      router.put(':key', [quotations.autosaves.QuotationAutosaves, 'update']),
      'quotations.manage'
    )
    secure(
      router.delete(':key', [quotations.autosaves.QuotationAutosaves, 'destroy']),
      'quotations.manage'
    )
  })
  .prefix('/api/quotation-autosaves')
