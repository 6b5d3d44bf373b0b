import type { Schema } from '../../../api/types'
import type { useRecordAction } from '../../../kit/show/use-record-action'

export const EQUIPMENT = 'procurement.equipment'

/** A row of the list; a record has its figures, custodies and events besides. */
export type EquipmentRow = Schema<'Equipment'>
export type Equipment = Schema<'EquipmentDetail'>
export type Custody = Equipment['custodies'][number]
export type EquipmentEvent = Equipment['events'][number]
export type MeterReading = Equipment['readings'][number]
export type EquipmentOutage = Equipment['outages'][number]
export type EquipmentAction = ReturnType<typeof useRecordAction>

const OUT = ['maintenance', 'breakdown', 'retired', 'lost']
/** Whether a piece of this status can't be used. */
export const isOut = (status: string) => OUT.includes(status)

export const equipmentPath = ({ id }: { id: number | string }): string =>
  `/procurement/equipment-management/${id}`
