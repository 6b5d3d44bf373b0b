import './openapi.js'
import router from '@adonisjs/core/services/router'
import '#administration/imports/jobs/apply_import_job'
import '#administration/imports/jobs/check_import_job'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { imports } = controllers.administration
const id = router.matchers.number()

router
  .group(() => {
    secure(router.post('', [imports.Imports, 'store']), 'imports.create')
    secure(router.get(':id', [imports.Imports, 'show']).where('id', id), 'imports.create')
    secure(
      router.post(':id/check', [imports.ImportChecks, 'store']).where('id', id),
      'imports.create'
    )
    secure(
      router.post(':id/apply', [imports.ImportApplications, 'store']).where('id', id),
      'imports.create'
    )
  })
  .prefix('/api/imports')
