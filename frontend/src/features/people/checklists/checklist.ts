import type { Schema } from '../../../api/types'

export const CHECKLISTS = 'people.checklists'

export type ChecklistRow = Schema<'ChecklistRow'>
export type Checklist = Schema<'Checklist'>
export type ChecklistItem = Schema<'ChecklistItem'>

export const LIST_PATH = '/hr/checklists'
export const checklistPath = ({ id }: { id: number }): string => `${LIST_PATH}/${id}`
export const checklistsPath = (employeeId: number) => `/api/employees/${employeeId}/checklists`
