import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { ClientWorkbooks, WorkbookImports, PricedWorkbooks } =
  controllers.engineering.quotations.clientWorkbooks
const id = router.matchers.number()

router
  .group(() => {
    secure(router.get('workbook', [ClientWorkbooks, 'show']), 'quotations.view')
    secure(router.post('workbook', [ClientWorkbooks, 'store']), 'quotations.manage')
    secure(router.delete('workbook', [ClientWorkbooks, 'destroy']), 'quotations.manage')
    secure(
      router.get('workbook/sheets/:position', [ClientWorkbooks, 'sheet']).where('position', id),
      'quotations.view'
    )
    secure(router.post('workbook/lines', [WorkbookImports, 'store']), 'quotations.manage')
    secure(router.get('priced-workbooks', [PricedWorkbooks, 'index']), 'quotations.prices')
    secure(router.post('priced-workbooks', [PricedWorkbooks, 'store']), 'quotations.prices')
  })
  .where('id', id)
  .prefix('/api/quotations/:id')
