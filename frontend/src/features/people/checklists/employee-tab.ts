import type { Schema } from '../../../api/types'
import { lazyPage } from '../../../kit/lazy-page'
import type { RecordTab } from '../../../kit/show/record-tabs'
import { CHECKLISTS } from './checklist'

export const checklistsTab: RecordTab = {
  resource: 'people.employees',
  key: 'checklists',
  label: `${CHECKLISTS}.tab`,
  ability: 'people.open',
  shows: ({ groups }: Schema<'Employee'>) => groups.includes('job'),
  order: 20,
  element: lazyPage(() => import('./checklists-tab')),
}
