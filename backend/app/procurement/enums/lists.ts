import type { Choice } from './choice.js'
import { DUE_TRIGGERS } from './due_triggers.js'
import {
  CONDITIONS,
  EQUIPMENT_CATEGORIES,
  EQUIPMENT_EVENTS,
  EQUIPMENT_OWNERSHIPS,
  EQUIPMENT_STATUSES,
  METER_TYPES,
  READING_SOURCES,
} from './equipment.js'
import { PURCHASE_ORDER_STATUSES } from './purchase_order_statuses.js'
import { PURCHASE_UNITS } from './purchase_units.js'
import { RATING_SCALES } from './rating_scales.js'
import {
  CHARGE_BASES,
  CHARGE_KINDS,
  MATERIAL_CATEGORIES,
  MATERIAL_KINDS,
  MOVEMENT_STATUSES,
  MOVEMENT_TYPES,
  RESERVATION_STATUSES,
  STOCK_STATUSES,
  TRACKINGS,
  VALUATIONS,
} from './stock.js'
import { CARRIERS, TRIP_PRIORITIES, TRIP_STATUSES, TRIP_TYPES } from './trips.js'
import { VENDOR_DOCUMENT_TYPES } from './vendor_document_types.js'
import { VENDOR_GROUPS } from './vendor_groups.js'
import { VENDOR_STANDINGS } from './vendor_standings.js'
import { VENDOR_STATUSES } from './vendor_statuses.js'
import { VENDOR_TYPES } from './vendor_types.js'

/** Procurement's lists as `GET /api/lists/{name}` names them. */
export const PROCUREMENT_LISTS: Record<string, readonly Choice[]> = {
  'vendor-types': VENDOR_TYPES,
  'vendor-groups': VENDOR_GROUPS,
  'vendor-document-types': VENDOR_DOCUMENT_TYPES,
  'vendor-statuses': VENDOR_STATUSES,
  'vendor-standings': VENDOR_STANDINGS,
  'vendor-quality': RATING_SCALES.quality,
  'vendor-delivery-performance': RATING_SCALES.deliveryPerformance,
  'vendor-responsiveness': RATING_SCALES.responsiveness,
  'vendor-pricing-competitiveness': RATING_SCALES.pricingCompetitiveness,
  'vendor-reliability': RATING_SCALES.reliability,
  'purchase-order-statuses': PURCHASE_ORDER_STATUSES,
  'purchase-units': PURCHASE_UNITS,
  'due-triggers': DUE_TRIGGERS,
  'material-kinds': MATERIAL_KINDS,
  'material-categories': MATERIAL_CATEGORIES,
  'material-trackings': TRACKINGS,
  'material-valuations': VALUATIONS,
  'equipment-categories': EQUIPMENT_CATEGORIES,
  'equipment-ownerships': EQUIPMENT_OWNERSHIPS,
  'equipment-statuses': EQUIPMENT_STATUSES,
  'equipment-events': EQUIPMENT_EVENTS,
  'equipment-conditions': CONDITIONS,
  'meter-types': METER_TYPES,
  'reading-sources': READING_SOURCES,
  'trip-types': TRIP_TYPES,
  'trip-statuses': TRIP_STATUSES,
  'trip-priorities': TRIP_PRIORITIES,
  'trip-carriers': CARRIERS,
  'movement-types': MOVEMENT_TYPES,
  'movement-statuses': MOVEMENT_STATUSES,
  'stock-statuses': STOCK_STATUSES,
  'charge-kinds': CHARGE_KINDS,
  'charge-bases': CHARGE_BASES,
  'reservation-statuses': RESERVATION_STATUSES,
}
