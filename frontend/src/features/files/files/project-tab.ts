import { lazyPage } from '../../../kit/lazy-page'
import type { RecordTab } from '../../../kit/show/record-tabs'

/** On the page of a project. */
export const projectFilesTab: RecordTab = {
  resource: 'production.projects',
  key: 'files',
  label: 'files.files.tab',
  ability: 'files.open',
  order: 70,
  element: lazyPage(() => import('./project-files-tab')),
}
