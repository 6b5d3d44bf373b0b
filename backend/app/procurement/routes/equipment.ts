import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { procurement } = controllers
const USE = 'procurement.equipment'

router
  .group(() => {
    secure(router.get('', [procurement.Equipment, 'index']), USE)
    secure(router.post('', [procurement.Equipment, 'store']), USE)
    secure(router.get(':id', [procurement.Equipment, 'show']), USE)
    secure(router.patch(':id', [procurement.Equipment, 'update']), USE)
    secure(router.delete(':id', [procurement.Equipment, 'destroy']), USE)
    secure(router.get(':id/history', [procurement.EquipmentHistories, 'index']), USE)
    secure(router.post(':id/check-out', [procurement.EquipmentCheckOuts, 'store']), USE)
    secure(router.post(':id/check-in', [procurement.EquipmentCheckIns, 'store']), USE)
    secure(router.post(':id/events', [procurement.EquipmentEvents, 'store']), USE)
    secure(router.post(':id/status', [procurement.EquipmentStatuses, 'store']), USE)
  })
  .where('id', router.matchers.number())
  .prefix('/api/equipment')
