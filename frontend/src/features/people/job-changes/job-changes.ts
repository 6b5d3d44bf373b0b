import type { Schema } from '../../../api/types'

export const JOB_CHANGES = 'people.job_changes'

export type JobChange = Schema<'JobChange'>
export type Job = Omit<Schema<'DatedJob'>, 'on' | 'joined'>

export const changesPath = (employeeId: number) => `/api/employees/${employeeId}/job-changes`
