import { lazyPage } from '../../../kit/lazy-page'
import type { RecordTab } from '../../../kit/show/record-tabs'

/** On the page of a project. */
export const materialsTab: RecordTab = {
  resource: 'production.projects',
  key: 'materials',
  label: 'production.consumption.tab',
  ability: 'consumption.view',
  order: 20,
  element: lazyPage(() => import('./materials-tab')),
}
