import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { companies } = controllers.commercial

const id = router.matchers.number()

router
  .group(() => {
    secure(router.get('', [companies.Companies, 'index']), 'companies.view')
    secure(router.get(':id', [companies.Companies, 'show']).where('id', id), 'companies.view')
    secure(router.patch(':id', [companies.Companies, 'update']).where('id', id), 'companies.manage')
    secure(
      router.get(':id/history', [companies.CompanyHistories, 'index']).where('id', id),
      'companies.view'
    )
  })
  .prefix('/api/companies')
