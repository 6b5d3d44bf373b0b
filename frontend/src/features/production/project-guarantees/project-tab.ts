import { lazyPage } from '../../../kit/lazy-page'
import type { RecordTab } from '../../../kit/show/record-tabs'
import { GUARANTEES } from './project-guarantees'

export const guaranteesTab: RecordTab = {
  resource: 'production.projects',
  key: 'guarantees',
  label: `${GUARANTEES}.title`,
  ability: 'project-guarantees.view',
  order: 45,
  element: lazyPage(() => import('./guarantees-tab')),
}
