export type SchedulingFault =
  | 'CYCLE'
  | 'DUPLICATE_LINK'
  | 'UNKNOWN_TASK'
  | 'UNKNOWN_CALENDAR'
  | 'LINK_TO_SUMMARY'
  | 'NEGATIVE_DURATION'
  | 'NO_WORKING_TIME'

/** A plan that has no dates. `tasks` are the ids concerned; of a cycle its path, first and last the same. */
export class SchedulingError extends Error {
  constructor(
    readonly fault: SchedulingFault,
    readonly tasks: number[] = []
  ) {
    super(`${fault}${tasks.length ? `: ${tasks.join(' → ')}` : ''}`)
  }
}
