import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { QuotationTemplates } = controllers.engineering.quotationTemplates

router
  .group(() => {
    secure(router.get('', [QuotationTemplates, 'index']), 'quotations.view')
    secure(router.post('', [QuotationTemplates, 'store']), 'quotations.manage')
    secure(router.delete(':id', [QuotationTemplates, 'destroy']), 'quotations.manage')
    secure(router.post(':id/quotations', [QuotationTemplates, 'use']), 'quotations.manage')
  })
  .where('id', router.matchers.number())
  .prefix('/api/quotation-templates')
