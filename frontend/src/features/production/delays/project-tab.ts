import { lazyPage } from '../../../kit/lazy-page'
import type { RecordTab } from '../../../kit/show/record-tabs'

/** The delays of a project, on its page. */
export const delaysTab: RecordTab = {
  resource: 'production.projects',
  key: 'delays',
  label: 'production.delays.title',
  ability: 'delays.view',
  order: 45,
  element: lazyPage(() => import('./delays-tab')),
}
