import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { PersonDocuments, DocumentsOfEmployees, DocumentFiles } = controllers.people.personDocuments
const id = router.matchers.number()

router
  .group(() => {
    secure(router.get('', [PersonDocuments, 'index']), 'people.open')
    secure(router.patch(':id', [PersonDocuments, 'update']), 'employees.manage')
    secure(router.delete(':id', [PersonDocuments, 'destroy']), 'employees.manage')
    secure(router.post(':id/renewals', [PersonDocuments, 'renew']), 'employees.manage')
    secure(router.post(':id/file', [DocumentFiles, 'store']), 'employees.manage')
  })
  .where('id', id)
  .prefix('/api/person-documents')

router
  .group(() => {
    secure(router.get('', [DocumentsOfEmployees, 'index']), 'people.open')
    secure(router.post('', [DocumentsOfEmployees, 'store']), 'employees.manage')
  })
  .where('id', id)
  .prefix('/api/employees/:id/documents')
