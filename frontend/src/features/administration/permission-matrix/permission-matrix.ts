import type { Body, Schema } from '../../../api/types'

export const MATRIX = 'administration.permission_matrix'

export type MatrixRow = Schema<'PermissionMatrixRow'>
export type Plan = Schema<'PermissionChangePlan'>
export type Change = Body<'permission_matrix.preview'>
export type Permission = MatrixRow['own'][number]

export const comparePath = (first: number, second: number) =>
  `/admin/permission-matrix/compare?first=${first}&second=${second}`
