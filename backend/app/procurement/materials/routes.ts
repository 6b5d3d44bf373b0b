import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { materials } = controllers.procurement

const id = router.matchers.number()

const VIEW = 'procurement.inventory'

const MANAGE = 'stock.manage'

router
  .group(() => {
    secure(router.get('', [materials.Materials, 'index']), VIEW)
    secure(router.post('', [materials.Materials, 'store']), MANAGE)
    secure(router.get('lookup', [materials.MaterialLookups, 'index']), 'materials.lookup')
    secure(router.get(':id', [materials.Materials, 'show']), VIEW)
    secure(router.patch(':id', [materials.Materials, 'update']), MANAGE)
    secure(router.delete(':id', [materials.Materials, 'destroy']), MANAGE)
    secure(router.get(':id/history', [materials.MaterialHistories, 'index']), VIEW)
  })
  .where('id', id)
  .prefix('/api/materials')
