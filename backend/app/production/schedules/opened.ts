/** Under which schedules are remembered as opened; their id is the project's. */
export const SCHEDULE = 'schedules'
