import type { Body, Schema } from '../../../api/types'

export const MATRIX = 'administration.permission_matrix'

export type MatrixRow = Schema<'PermissionMatrixRow'>
export type Plan = Schema<'PermissionChangePlan'>
export type Change = Body<'permission_matrix.preview'>
export type Permission = MatrixRow['own'][number]

const COMPARE = '/admin/permission-matrix/compare'

/** The comparison of two users, or the page on which they are chosen. */
export const comparePath = (users: number[]) =>
  users.length === 2 ? `${COMPARE}?first=${users[0]}&second=${users[1]}` : COMPARE
