import { lazyPage } from '../../kit/lazy-page'
import type { DepartmentPage } from './departments'

/** A department's home, loaded when the first one is opened: the dashboard needs none of it. */
export const DepartmentHome = lazyPage<{ department: DepartmentPage }>(
  () => import('./department-home')
)
