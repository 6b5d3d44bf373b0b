import { placesOn, countFlow, flowOf, turnoverBp } from '#people/job_history/employment_moves'
import type { EmploymentMove, FlowCounts, Inside } from '#people/job_history/employment_moves'
import { addDays } from '#core/settings/days'
import { departmentNames, insideOf, moveFacts, movesUntil } from './employment.js'
import { monthName, monthsUntil } from './months.js'
import {
  ALL,
  BY_DEPARTMENT,
  BY_MONTH,
  count,
  percent,
  TOTAL,
  type Ask,
  type Fact,
  type FigureColumn,
  type FigureRow,
  type PeopleReport,
} from './report_definition.js'

const COLUMNS: FigureColumn[] = [
  count('start', 'At start', 'أول الفترة'),
  count('joined', 'Joined', 'التحقوا'),
  count('movedIn', 'Moved in', 'نُقلوا إليها'),
  count('left', 'Left', 'تركوا العمل'),
  count('movedOut', 'Moved out', 'نُقلوا منها'),
  count('end', 'At end', 'آخر الفترة'),
  percent('turnover', 'Turnover', 'معدل الدوران'),
]

/** Within the whole firm nobody moves in or out. */
const columnsOf = ({ departments }: Ask) =>
  departments ? COLUMNS : COLUMNS.filter(({ key }) => !key.startsWith('moved'))

const FACTS = {
  on: { en: 'From', ar: 'من تاريخ' },
  what: { en: 'Department on that day', ar: 'الإدارة في ذلك اليوم' },
}

interface Span {
  from: string
  to: string
}

const valuesOf = (counts: FlowCounts) => ({ ...counts, turnover: turnoverBp(counts) })

/** The first and the last day of a report over months. */
const wholeOf = ({ asOf, months }: Ask): Span => ({
  from: monthsUntil(asOf, months)[0]!.from,
  to: asOf,
})

/** The people or moves behind a figure of some departments and days; null for another column. */
async function factsOf(
  moves: readonly EmploymentMove[],
  { from, to }: Span,
  inside: Inside,
  column: string
): Promise<Fact[] | null> {
  const names = await departmentNames()
  if (column === 'start' || column === 'end') {
    const day = column === 'start' ? addDays(from, -1) : to
    const places = placesOn(moves, day)
    const last = new Map<number, EmploymentMove>()
    for (const move of moves) if (move.on <= day) last.set(move.employeeId, move)
    const there = [...last.values()].filter((move) => {
      const place = places.get(move.employeeId)
      return place !== undefined && inside(place)
    })
    return moveFacts(
      there.map((move) => ({ ...move, from: null })),
      names
    )
  }
  if (!COLUMNS.some(({ key, opens }) => key === column && opens)) return null
  const crossing = moves.filter(
    (move) => move.on >= from && move.on <= to && flowOf(move, inside) === column
  )
  return moveFacts(crossing, names)
}

/** Headcount and turnover of each month. */
export const turnover: PeopleReport = {
  title: { en: 'Turnover by month', ar: 'دوران الموظفين حسب الشهر' },
  hint: {
    en: 'Headcount at the start of a month, plus who joined or moved in, less who left or moved out, is the headcount at its end. Turnover is leavers over the average headcount.',
    ar: 'عدد الموظفين أول الشهر مضافاً إليه الملتحقون والمنقولون إليها، ومطروحاً منه التاركون والمنقولون منها، هو العدد آخره. ومعدل الدوران نسبة التاركين إلى متوسط العدد.',
  },
  by: BY_MONTH,
  asks: ['months', 'department'],
  charted: ['joined', 'left'],
  facts: FACTS,

  async figures(ask) {
    const moves = await movesUntil(ask)
    const inside = insideOf(ask)
    const rows = monthsUntil(ask.asOf, ask.months).map((span): FigureRow => ({
      key: span.month,
      label: monthName(span.month),
      month: span.month,
      values: valuesOf(countFlow(moves, span, inside)),
    }))
    const values = valuesOf(countFlow(moves, wholeOf(ask), inside))
    return {
      columns: columnsOf(ask),
      rows,
      total: { key: TOTAL, label: ALL, month: null, values },
    }
  },

  async factsOf(ask, { row, column }) {
    const month = monthsUntil(ask.asOf, ask.months).find((span) => span.month === row)
    const span = row === TOTAL ? wholeOf(ask) : month
    return span ? factsOf(await movesUntil(ask), span, insideOf(ask), column) : null
  },
}

/** The same of each department, over all the months together. */
export const headcount: PeopleReport = {
  title: { en: 'Headcount by department', ar: 'أعداد الموظفين حسب الإدارة' },
  hint: {
    en: 'People of each department itself, without those of the departments below it, over the chosen months.',
    ar: 'موظفو كل إدارة نفسها دون الإدارات التابعة لها، خلال الأشهر المختارة.',
  },
  by: BY_DEPARTMENT,
  asks: ['months', 'department'],
  charted: ['start', 'end'],
  facts: FACTS,

  async figures(ask) {
    const [moves, names] = await Promise.all([movesUntil(ask), departmentNames()])
    const span = wholeOf(ask)
    const inside = insideOf(ask)
    const rows = [...names]
      .filter(([id]) => inside(id))
      .map(([id, label]): FigureRow => {
        const values = valuesOf(countFlow(moves, span, (one) => one === id))
        return { key: String(id), label, month: null, values }
      })
      .filter(({ values }) => values.start || values.end || values.joined || values.movedIn)
      .sort((a, b) => a.label.en.localeCompare(b.label.en))
    // between departments of the firm people move, in and out of the firm they do not
    const all = countFlow(moves, span, inside)
    const sum = (key: 'movedIn' | 'movedOut') =>
      rows.reduce((total, { values }) => total + values[key]!, 0)
    const values = valuesOf({ ...all, movedIn: sum('movedIn'), movedOut: sum('movedOut') })
    return { columns: COLUMNS, rows, total: { key: TOTAL, label: ALL, month: null, values } }
  },

  async factsOf(ask, { row, column }) {
    const moves = await movesUntil(ask)
    const inside = insideOf(ask)
    const span = wholeOf(ask)
    if (row !== TOTAL) {
      const id = Number(row)
      return inside(id) ? factsOf(moves, span, (one) => one === id, column) : null
    }
    if (column !== 'movedIn' && column !== 'movedOut') return factsOf(moves, span, inside, column)
    const moved = moves.filter(({ on, from, to }) => {
      const own = column === 'movedIn' ? to : from
      const crosses = from !== null && to !== null && own !== null && inside(own)
      return crosses && on >= span.from && on <= span.to
    })
    return moveFacts(moved, await departmentNames())
  },
}
