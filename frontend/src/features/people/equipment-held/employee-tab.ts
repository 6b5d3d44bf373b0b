import type { Schema } from '../../../api/types'
import { lazyPage } from '../../../kit/lazy-page'
import type { RecordTab } from '../../../kit/show/record-tabs'
import { EQUIPMENT_HELD } from './held-equipment'

export const equipmentHeldTab: RecordTab = {
  resource: 'people.employees',
  key: 'equipment',
  label: `${EQUIPMENT_HELD}.tab`,
  ability: 'people.open',
  shows: ({ groups }: Schema<'Employee'>) => groups.includes('job'),
  order: 25,
  element: lazyPage(() => import('./equipment-tab')),
}
