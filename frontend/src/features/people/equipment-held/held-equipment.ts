import type { Schema } from '../../../api/types'
import { useTabRows } from '../../../kit/show/use-tab-rows'

export const EQUIPMENT_HELD = 'people.equipment_held'

export type HeldEquipment = Schema<'HeldEquipment'>

/** What a person has in custody, read again when equipment is handed out or comes back. */
export const useHeldEquipment = (employeeId: number) =>
  useTabRows<HeldEquipment>(`/api/employees/${employeeId}/equipment`, ['equipment'])
