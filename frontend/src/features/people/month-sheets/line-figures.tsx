import type { ReactNode } from 'react'
import { Drawer, Flex } from 'antd'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { nameIn } from '../../../kit/display/name-in'
import { Money } from '../../../kit/display/numbers'
import { useFormats, type Formats } from '../../../kit/display/use-formats'
import { Details } from '../../../kit/show/details'
import { RecordTable } from '../../../kit/table/record-table'
import { MONTH_SHEETS, type MonthSheet, type MonthSheetLine } from './month-sheet'
import { Period } from './period'

interface LineFiguresProps {
  line: MonthSheetLine | null
  sheet: MonthSheet
  onClose: () => void
}

/** What every figure of a line is made of, and by which rule. */
export function LineFigures({ line, sheet, onClose }: LineFiguresProps) {
  const { i18n } = useTranslation()
  return (
    <Drawer
      open={line !== null}
      width={720}
      title={line ? nameIn(i18n.language, line.employeeName, line.employeeNameAr) : ''}
      onClose={onClose}
      destroyOnHidden
    >
      {line ? (
        <Flex vertical gap="middle">
          <Days line={line} />
          <Figures line={line} sheet={sheet} />
        </Flex>
      ) : null}
    </Drawer>
  )
}

const hours = (minutes: number) => (minutes / 60).toFixed(2)

function Days({ line }: { line: MonthSheetLine }) {
  const { t, i18n } = useTranslation()
  const formats = useFormats()
  const leave = line.leave.map(
    ({ name, nameAr, days }) => `${nameIn(i18n.language, name, nameAr)}: ${formats.number(days)}`
  )
  const count = (value: number | string) => (Number(value) ? formats.number(value) : null)
  return (
    <Details
      resource={MONTH_SHEETS}
      title={t(`${MONTH_SHEETS}.days_title`)}
      columns={2}
      items={[
        { name: 'employeeNumber', value: line.employeeNumber },
        { name: 'period', value: <Period line={line} /> },
        { name: 'calendarDays', value: count(line.calendarDays) },
        { name: 'workingDays', value: count(line.workingDays) },
        { name: 'hours', value: count(hours(line.workedMinutes)) },
        { name: 'overtimeHours', value: count(hours(line.overtimeMinutes)) },
        { name: 'attendedDays', value: count(line.attendedDays) },
        { name: 'lateMinutes', value: count(line.lateMinutes) },
        { name: 'earlyMinutes', value: count(line.earlyMinutes) },
        { name: 'absenceDays', value: count(line.absenceDays) },
        { name: 'leaveByKind', value: leave.join(' · ') || null },
        { name: 'paidLeaveDays', value: count(line.paidLeaveDays) },
        { name: 'partPaidDays', value: count(line.partPaidDays) },
        { name: 'unpaidDays', value: count(line.unpaidDays) },
        { name: 'joinedOn', value: line.joinedOn && formats.day(line.joinedOn) },
        { name: 'leftOn', value: line.leftOn && formats.day(line.leftOn) },
        { name: 'settlement', value: line.settlement && <PaidBy {...line.settlement} /> },
      ]}
    />
  )
}

/** What pays the days of a line in place of the sheet. */
const PaidBy = ({ id, number }: { id: number; number: string }) => (
  <Link to={`/hr/settlements/${id}`}>
    <bdi>{number}</bdi>
  </Link>
)

interface Figure {
  name: string
  /** How many of what it is of. */
  of: string | null
  rule: string
  amount: string
  isTaken?: boolean
}

const PARTS = ['basic', 'housing', 'transport', 'other'] as const
const TAKEN = [
  ['unpaid', 'unpaidLeaveDays'],
  ['absence', 'absenceDays'],
] as const

function useFigures(line: MonthSheetLine): Figure[] {
  const { t } = useTranslation()
  const formats = useFormats()
  const text = (key: string, values: Record<string, string>) =>
    t(`${MONTH_SHEETS}.of.${key}`, values)
  const { calendarDays, monthDays, overtimeMinutes, rate } = line
  const overtimeOf = text('hours', { hours: formats.number(hours(overtimeMinutes)) })
  return [
    ...PARTS.filter((part) => Number(rate?.[part] ?? line[part])).map((part) => ({
      name: part,
      of: text('month_days', {
        amount: formats.number(rate?.[part] ?? '0', { min: 2, max: 2 }),
        days: formats.number(calendarDays),
        all: formats.number(monthDays),
      }),
      rule: 'pro_rata',
      amount: line[part],
    })),
    { name: 'wages', of: null, rule: line.settlement ? 'settled' : 'wages', amount: line.wages },
    { ...{ name: 'overtime', rule: 'overtime', amount: line.overtime }, of: overtimeOf },
    ...TAKEN.map(([kind, days]) => ({
      name: kind,
      of: text('days', { days: formats.number(line[days]) }),
      rule: kind,
      amount: line.deductions[kind],
      isTaken: true,
    })),
    {
      name: 'sick',
      of: stepsOf(line, formats, text) || text('days', { days: formats.number('0') }),
      rule: 'sick',
      amount: line.deductions.sick,
      isTaken: true,
    },
    { name: 'net', of: null, rule: 'net', amount: line.net },
  ].filter(isShown)
}

const isShown = ({ name, amount }: Figure) =>
  Number(amount) !== 0 || ['wages', 'net'].includes(name)

const stepsOf = (
  { sick }: MonthSheetLine,
  formats: Formats,
  text: (key: string, values: Record<string, string>) => string
) =>
  sick
    .map(({ percent, days }) =>
      text('sick_step', { days: formats.number(days), percent: formats.percent(percent, 0) })
    )
    .join(' · ')

function Figures({ line, sheet }: { line: MonthSheetLine; sheet: MonthSheet }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const percent = formats.percent(line.overtimePercent, 0)
  return (
    <RecordTable<Figure>
      size="small"
      rowKey="name"
      pagination={false}
      dataSource={useFigures(line)}
      columns={[
        {
          title: t(`${MONTH_SHEETS}.figure`),
          render: (_, { name }) => t(`${MONTH_SHEETS}.figure_names.${name}`),
        },
        { title: t(`${MONTH_SHEETS}.made_of`), dataIndex: 'of' },
        {
          title: t(`${MONTH_SHEETS}.rule`),
          render: (_, { rule }) => t(`${MONTH_SHEETS}.rules.${rule}`, { percent }),
        },
        {
          title: t(`${MONTH_SHEETS}.amount`),
          align: 'end',
          render: (_, figure) => <Amount figure={figure} currency={sheet.currency} />,
        },
      ]}
    />
  )
}

function Amount({ figure, currency }: { figure: Figure; currency: string }): ReactNode {
  const value = figure.isTaken ? `-${figure.amount}` : figure.amount
  return <Money value={value} currency={currency} />
}
