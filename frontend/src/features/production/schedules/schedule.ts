export const SCHEDULES = 'production.schedules'
