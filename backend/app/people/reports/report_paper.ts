import type { Bilingual, Report } from '#core/reports/report'
import { departmentNames } from './employment.js'
import { findFigure } from './find_figure.js'
import { presentFacts, shownValue } from './present_report.js'
import type {
  Ask,
  FigureColumn,
  FigureKind,
  FigurePlace,
  FigureRow,
  PeopleReport,
} from './report_definition.js'

const WORDS = {
  asOf: { en: 'As of', ar: 'كما في' },
  months: { en: 'Months', ar: 'عدد الأشهر' },
  department: { en: 'Department', ar: 'الإدارة' },
  number: { en: 'Employee number', ar: 'الرقم الوظيفي' },
  name: { en: 'Employee', ar: 'الموظف' },
  position: { en: 'Position', ar: 'المسمى الوظيفي' },
} as const satisfies Record<string, Bilingual>

/** What a column counts in, where that is not people. */
const UNITS: Partial<Record<FigureKind, Bilingual>> = {
  days: { en: 'days', ar: 'يوم' },
  percent: { en: '%', ar: '٪' },
  minutes: { en: 'hours', ar: 'ساعة' },
  money: { en: 'SAR', ar: 'ر.س.' },
}

function headed({ label, kind }: Pick<FigureColumn, 'label' | 'kind'>): Bilingual {
  const unit = UNITS[kind]
  return unit ? { en: `${label.en} (${unit.en})`, ar: `${label.ar} (${unit.ar})` } : label
}

/** What the figures are about. */
async function factsAbout({ asks }: PeopleReport, ask: Ask): Promise<Report['facts']> {
  const names = ask.departmentId === null ? null : await departmentNames()
  const department = names?.get(ask.departmentId!)
  return [
    { label: WORDS.asOf, value: ask.asOf },
    ...(asks.includes('months') ? [{ label: WORDS.months, value: String(ask.months) }] : []),
    ...(department
      ? [{ label: WORDS.department, value: `${department.en} · ${department.ar}` }]
      : []),
  ]
}

/** The figures of a report as it is printed and exported. */
export async function figuresPaper(report: PeopleReport, ask: Ask): Promise<Report> {
  const { columns, rows, total } = await report.figures(ask)
  const line = ({ label, values }: FigureRow) => [
    label,
    ...columns.map(({ key, kind }) => shownValue(values[key], kind)),
  ]
  return {
    title: report.title,
    facts: await factsAbout(report, ask),
    columns: [
      { label: report.by },
      ...columns.map((column) => ({ label: headed(column), number: true })),
    ],
    tables: [{ rows: [...rows, total].map(line) }],
  }
}

/** The rows behind one figure; null where the report has no such figure. */
export async function factsPaper(
  report: PeopleReport,
  ask: Ask,
  place: FigurePlace
): Promise<Report | null> {
  const found = await findFigure(report, ask, place)
  const facts = found && (await report.factsOf(ask, place))
  if (!found || !facts) return null
  const { column, row } = found
  const { on, what } = report.facts
  const presented = await presentFacts(facts, column)
  return {
    title: report.title,
    facts: [
      ...(await factsAbout(report, ask)),
      { label: row.label, value: `${column.label.en} · ${column.label.ar}` },
    ],
    columns: factColumns(report, column),
    tables: [
      {
        rows: presented.map((fact) => [
          fact.number,
          { en: fact.name, ar: fact.nameAr },
          { en: fact.position, ar: fact.positionAr },
          { en: fact.departmentName, ar: fact.departmentNameAr },
          ...(on ? [fact.on] : []),
          ...(what ? [{ en: fact.what ?? '', ar: fact.whatAr ?? '' }] : []),
          ...(column.kind === 'count' ? [] : [fact.amount]),
        ]),
      },
    ],
  }
}

const factColumns = ({ facts: { on, what } }: PeopleReport, column: FigureColumn) => [
  { label: WORDS.number },
  { label: WORDS.name },
  { label: WORDS.position },
  { label: WORDS.department },
  ...(on ? [{ label: on }] : []),
  ...(what ? [{ label: what }] : []),
  ...(column.kind === 'count' ? [] : [{ label: headed(column), number: true }]),
]
