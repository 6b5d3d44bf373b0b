/** A plan as Primavera writes it, the same in every run: a chain, then groups of work beside it. */

const HEAD = 'ERMHDR\t8.2.0\t2026-03-01\tProject\tadmin'
const GROUP = 50
/** Working hours of the days of a week, from Sunday; none on Fridays and Saturdays. */
const HOURS = [1, 2, 3, 4, 5, 6, 7]
  .map((day) => `(0||${day}()(${day < 6 ? '(0||0(s|08:00|f|16:00)())' : ''}))`)
  .join('')
const CALENDAR = `(0||CalendarData()((0||DaysOfWeek()(${HOURS}))(0||Exceptions()())))`

const table = (name: string, columns: string, rows: (string | number)[][]) =>
  [
    `%T\t${name}`,
    ['%F', ...columns.split(' ')].join('\t'),
    ...rows.map((row) => ['%R', ...row].join('\t')),
  ].join('\r\n')

/** Hours of the last activity: it ends after the chain, so that an edit of the chain moves no other float. */
const LONGEST = 12_000

/**
 * @param tasks how many activities
 * @param chain how many of them, from the first, follow one another finish to start
 */
export function largeXer(tasks: number, chain: number): string {
  const ids = Array.from({ length: tasks }, (_, index) => index + 1)
  const groups = Array.from({ length: Math.ceil(tasks / GROUP) }, (_, index) => 100_001 + index)
  return [
    HEAD,
    table('PROJECT', 'proj_id proj_short_name clndr_id plan_start_date last_recalc_date', [
      [7, 'Tower', 1, '2026-03-01 08:00', '2026-03-01 08:00'],
    ]),
    table('CALENDAR', 'clndr_id clndr_name day_hr_cnt clndr_data', [[1, 'Site', 8, CALENDAR]]),
    table('PROJWBS', 'wbs_id proj_id wbs_short_name wbs_name parent_wbs_id', [
      [100_000, 7, 'T', 'Tower', ''],
      ...groups.map((id, index) => [id, 7, `G${index + 1}`, `Part ${index + 1}`, 100_000]),
    ]),
    table(
      'TASK',
      'task_id proj_id wbs_id clndr_id task_type status_code task_code task_name target_drtn_hr_cnt remain_drtn_hr_cnt',
      ids.map((id) => [
        ...[id, 7, groups[Math.floor((id - 1) / GROUP)], 1, 'TT_Task', 'TK_NotStart'],
        ...[`A${id}`, `Work ${id}`],
        ...(id === tasks ? [LONGEST, LONGEST] : [16, 16]),
      ])
    ),
    table(
      'TASKPRED',
      'task_id pred_task_id proj_id pred_proj_id pred_type lag_hr_cnt',
      // beside the chain, two of three tasks follow the one before
      ids.slice(1).flatMap((id) => {
        const follows = id <= chain || (id % GROUP !== 1 && id % 3 !== 0)
        return follows ? [[id, id - 1, 7, 7, 'PR_FS', 0]] : []
      })
    ),
    '%E',
    '',
  ].join('\r\n')
}
