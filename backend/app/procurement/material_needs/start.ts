import { onEvent } from '#core/outbox/listeners'
import {
  MATERIAL_NEEDS_MOVED,
  type MaterialNeedsMoved,
} from '#production/events/material_need_events'
import {
  DELIVERIES_PROMISED,
  type DeliveriesPromised,
} from '#procurement/events/purchase_order_events'
import { notifyLatePromises } from './notify_late_promises.js'
import { notifyMovedNeeds } from './notify_moved_needs.js'

onEvent<MaterialNeedsMoved>(MATERIAL_NEEDS_MOVED, 'procurement.notify_moved_needs', (event, uow) =>
  notifyMovedNeeds(uow, event.payload)
)

onEvent<DeliveriesPromised>(DELIVERIES_PROMISED, 'procurement.notify_late_promises', (event, uow) =>
  notifyLatePromises(uow, event.payload)
)
