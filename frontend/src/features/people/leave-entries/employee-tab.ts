import { lazyPage } from '../../../kit/lazy-page'
import type { RecordTab } from '../../../kit/show/record-tabs'
import { LEAVE_ENTRIES } from './leave-entry'

export const leaveTab: RecordTab = {
  resource: 'people.employees',
  key: 'leave',
  label: `${LEAVE_ENTRIES}.tab`,
  ability: 'people.open',
  shows: ({ groups }: { groups: string[] }) => groups.includes('job'),
  order: 30,
  element: lazyPage(() => import('./leave-tab')),
}
