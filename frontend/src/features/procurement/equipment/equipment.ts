import type { Schema } from '../../../api/types'

export const EQUIPMENT = 'procurement.equipment'

/** A row of the list; a record has its figures, custodies and events besides. */
export type EquipmentRow = Schema<'Equipment'>
export type Equipment = Schema<'EquipmentDetail'>
export type Custody = Equipment['custodies'][number]
export type EquipmentEvent = Equipment['events'][number]

export const equipmentPath = ({ id }: { id: number | string }): string =>
  `/procurement/equipment-management/${id}`
