import type { Schema } from '../../../api/types'

export const SITE_REPORTS = 'production.site_reports'
export const LIST_PATH = '/production/site-reports'

export const STATUSES = ['draft', 'submitted', 'returned', 'approved'] as const

export type SiteReportRow = Schema<'SiteReportRow'>
export type SiteReport = Schema<'SiteReport'>
export type SiteTask = Schema<'SiteTask'>
export type SiteProject = Schema<'SiteProject'>

export const reportPath = ({ id }: { id: number | string }): string => `${LIST_PATH}/${id}`
