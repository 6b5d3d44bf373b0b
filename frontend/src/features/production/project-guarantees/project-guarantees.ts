import type { Schema } from '../../../api/types'
import { useTabRows, useTabWrites } from '../../../kit/show/use-tab-rows'

export const GUARANTEES = 'production.project_guarantees'

/** A guarantee as the tab of its project lists it. */
export type Guarantee = Schema<'ProjectGuaranteeRow'>
export type RegisteredGuarantee = Schema<'RegisteredGuarantee'>
export type GuaranteeDetail = Schema<'ProjectGuarantee'>

const listPath = (projectId: number) => `/api/projects/${projectId}/guarantees`

export const useGuarantees = (projectId: number) =>
  useTabRows<Guarantee>(listPath(projectId), ['project-guarantees'])

export const useGuaranteeWrites = (projectId: number) => useTabWrites(listPath(projectId))
