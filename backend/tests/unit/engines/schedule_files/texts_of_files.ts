const CALENDAR =
  '(0||CalendarData()((0||DaysOfWeek()((0||1()((0||0(s|08:00|f|16:00)())))(0||2()((0||0(s|08:00|f|16:00)())))(0||3()((0||0(s|08:00|f|16:00)())))(0||4()((0||0(s|08:00|f|16:00)())))(0||5()((0||0(s|08:00|f|16:00)())))(0||6()())(0||7()())))(0||Exceptions()((0||0(d|46086)())))))'

const table = (name: string, columns: string, ...rows: string[]) =>
  [`%T ${name}`, `%F ${columns}`, ...rows.map((row) => `%R ${row}`)]
    .map((line) => line.replaceAll(' ', '\t').replaceAll('_', ' ').replaceAll('~', '_'))
    .join('\r\n')

/** A small file as Primavera writes it: columns parted by blanks here, `_` is a blank and `~` its sign. */
export function xer(
  tasks: readonly string[],
  links: readonly string[] = [],
  nodes: readonly string[] = []
): string {
  return [
    'ERMHDR\t8.2.0\t2026-03-01\tProject\tadmin',
    table(
      'PROJECT',
      'proj~id proj~short~name clndr~id plan~start~date last~recalc~date',
      '7 Tower 1 2026-03-01_08:00 2026-03-01_08:00'
    ),
    `${table('CALENDAR', 'clndr~id clndr~name day~hr~cnt clndr~data')}\r\n%R\t1\tSite\t8\t${CALENDAR}`,
    table('PROJWBS', 'wbs~id proj~id wbs~short~name wbs~name parent~wbs~id', ...nodes),
    table(
      'TASK',
      'task~id proj~id wbs~id clndr~id task~type status~code task~code task~name target~drtn~hr~cnt remain~drtn~hr~cnt early~start~date early~end~date total~float~hr~cnt',
      ...tasks
    ),
    table('TASKPRED', 'task~id pred~task~id proj~id pred~proj~id pred~type lag~hr~cnt', ...links),
    '%E',
    '',
  ].join('\r\n')
}

export const ROOT = '10 7 T Tower 9'

export const mspdi = (tasks: string, head = '') =>
  `<?xml version="1.0" encoding="UTF-8"?>${head}<Project xmlns="http://schemas.microsoft.com/project"><Name>Tower</Name><StartDate>2026-03-02T08:00:00</StartDate><Tasks>${tasks}</Tasks></Project>`

export const mspdiTask = (uid: number, name: string, fields = '') =>
  `<Task><UID>${uid}</UID><Name>${name}</Name><OutlineLevel>1</OutlineLevel><Duration>PT16H0M0S</Duration>${fields}</Task>`
