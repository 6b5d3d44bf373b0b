export const OVERTIME_STATUSES = ['submitted', 'approved', 'rejected', 'cancelled'] as const
export type OvertimeStatus = (typeof OVERTIME_STATUSES)[number]
