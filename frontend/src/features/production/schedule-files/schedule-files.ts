import type { Schema } from '../../../api/types'

/** Prefix of the texts. */
export const SCHEDULE_FILES = 'production.schedule_files'

export const SCHEDULE_FORMATS = ['xer', 'mspdi', 'csv', 'xlsx'] as const
export type ScheduleFormat = (typeof SCHEDULE_FORMATS)[number]

export type ScheduleImport = Schema<'ScheduleImport'>
export type ImportPreview = Schema<'ScheduleImportPreview'>
export type ScheduleAgreement = Schema<'ScheduleAgreement'>

export const filesPath = (projectId: number): string => `/api/projects/${projectId}/schedule`
