import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { employees } = controllers.people

router
  .group(() => {
    secure(router.get('', [employees.Employees, 'index']), 'people.open')
    secure(router.post('', [employees.Employees, 'store']), 'employees.manage')
    secure(router.get('lookup', [employees.EmployeeLookups, 'index']), 'people.open')
    secure(router.get(':id', [employees.Employees, 'show']), 'people.open')
    secure(router.patch(':id', [employees.Employees, 'update']), 'people.open')
    secure(router.delete(':id', [employees.Employees, 'destroy']), 'employees.manage')
    secure(router.get(':id/history', [employees.EmployeeHistories, 'index']), 'people.open')
    secure(router.get(':id/photo', [employees.EmployeePhotos, 'show']), 'people.open')
    secure(router.post(':id/photo', [employees.EmployeePhotos, 'store']), 'people.open')
  })
  .where('id', router.matchers.number())
  .prefix('/api/employees')
