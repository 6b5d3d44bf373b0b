import type { Schema } from '../../../api/types'

export const SETS = 'administration.permission_sets'
export const LIST = '/admin/permission-sets'

export type PermissionSet = Schema<'PermissionSet'>

export const setPath = ({ id }: { id: number | string }) => `${LIST}/${id}`
