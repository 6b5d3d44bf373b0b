import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { employeePay } = controllers.people

router
  .group(() => {
    // whose pay it is decides besides
    secure(router.get('pay', [employeePay.EmployeePay, 'show']), 'people.open')
    secure(router.post('pay-rates', [employeePay.PayRates, 'store']), 'employees.pay')
    secure(router.delete('pay-rates/:rateId', [employeePay.PayRates, 'destroy']), 'employees.pay')
    secure(router.put('bank-account', [employeePay.PayRates, 'bank']), 'employees.pay')
  })
  .where('id', router.matchers.number())
  .where('rateId', router.matchers.number())
  .prefix('/api/employees/:id')
