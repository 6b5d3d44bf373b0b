import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { pipeline } = controllers.commercial

const id = router.matchers.number()

router
  .group(() => {
    secure(router.get('', [pipeline.Pipeline, 'index']), 'pipeline.view')
    secure(router.get('people', [pipeline.Pipeline, 'people']), 'pipeline.view')
    secure(router.get(':id', [pipeline.Pipeline, 'show']).where('id', id), 'pipeline.view')
    secure(router.patch(':id', [pipeline.Pipeline, 'update']).where('id', id), 'pipeline.manage')
  })
  .prefix('/api/pipeline')
