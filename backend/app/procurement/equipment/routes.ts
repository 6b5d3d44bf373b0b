import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { equipment } = controllers.procurement
const USE = 'procurement.equipment'

router
  .group(() => {
    secure(router.get('', [equipment.Equipment, 'index']), USE)
    secure(router.post('', [equipment.Equipment, 'store']), USE)
    secure(router.get('lookup', [equipment.EquipmentLookups, 'index']), 'equipment.lookup')
    secure(router.get(':id', [equipment.Equipment, 'show']), USE)
    secure(router.patch(':id', [equipment.Equipment, 'update']), USE)
    secure(router.delete(':id', [equipment.Equipment, 'destroy']), USE)
    secure(router.get(':id/history', [equipment.EquipmentHistories, 'index']), USE)
    secure(router.post(':id/check-out', [equipment.EquipmentCheckOuts, 'store']), USE)
    secure(router.post(':id/check-in', [equipment.EquipmentCheckIns, 'store']), USE)
    secure(router.post(':id/events', [equipment.EquipmentEvents, 'store']), USE)
    secure(router.post(':id/status', [equipment.EquipmentStatuses, 'store']), USE)
    secure(router.post(':id/outages', [equipment.EquipmentOutages, 'store']), USE)
    secure(
      router
        .delete(':id/outages/:outageId', [equipment.EquipmentOutages, 'destroy'])
        .where('outageId', router.matchers.number()),
      USE
    )
  })
  .where('id', router.matchers.number())
  .prefix('/api/equipment')
