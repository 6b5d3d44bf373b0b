import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { MonthSheets, MonthSheetLines, MonthSheetFiles } = controllers.people.monthSheets
// what people are paid: HR, and no administrator
const PAY = 'employees.pay'

router
  .group(() => {
    secure(router.get('', [MonthSheets, 'index']), PAY)
    secure(router.post('', [MonthSheets, 'store']), PAY)
    secure(router.get(':id', [MonthSheets, 'show']), PAY)
    secure(router.delete(':id', [MonthSheets, 'destroy']), PAY)
    secure(router.get(':id/history', [MonthSheets, 'history']), PAY)
    secure(router.get(':id/lines', [MonthSheetLines, 'index']), PAY)
    secure(router.get(':id/changes', [MonthSheetLines, 'changes']), PAY)
    secure(router.get(':id/file', [MonthSheetFiles, 'show']), PAY)
    secure(router.post(':id/build', [MonthSheets, 'build']), PAY)
    secure(router.post(':id/check', [MonthSheets, 'check']), PAY)
    secure(router.post(':id/lock', [MonthSheets, 'lock']), PAY)
    secure(router.post(':id/reopen', [MonthSheets, 'reopen']), PAY)
  })
  .where('id', router.matchers.number())
  .prefix('/api/month-sheets')
