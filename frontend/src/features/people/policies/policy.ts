import { useLocation } from 'react-router'
import type { Schema } from '../../../api/types'

export const POLICIES = 'people.policies'

export type PolicyRow = Schema<'PolicyRow'>
export type Policy = Schema<'Policy'>
export type PolicyRevision = Policy['revisions'][number]
export type PolicyKind = Policy['kind']

export const AUDIENCES = ['everyone', 'departments', 'roles', 'projects'] as const
export const ROLES = ['admin', 'procurement_manager', 'production_only', 'staff'] as const

export const policiesPath = (kind: PolicyKind): string => `/hr/${kind}-policies`

export const policyPath = ({ id, kind }: Pick<PolicyRow, 'id' | 'kind'>): string =>
  `${policiesPath(kind)}/${id}`

/** Which of the two lists the address belongs to. */
export const useKind = (): PolicyKind =>
  useLocation().pathname.startsWith('/hr/project') ? 'project' : 'employee'
