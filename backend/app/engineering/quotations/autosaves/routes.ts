import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { quotations } = controllers.engineering

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
