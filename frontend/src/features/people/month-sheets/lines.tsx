import { useState } from 'react'
import { Button, Flex, Tag, type TableColumnType } from 'antd'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { LocalName } from '../../../kit/display/local-name'
import { Money, Quantity } from '../../../kit/display/numbers'
import { useFormats } from '../../../kit/display/use-formats'
import { Segments } from '../../../kit/segments'
import { RelatedList } from '../../../kit/show/related-list'
import { SearchBox } from '../../../kit/table/search-box'
import { LineFigures } from './line-figures'
import { MONTH_SHEETS, type MonthSheet, type MonthSheetLine } from './month-sheet'
import { Period } from './period'

type Shown = 'all' | 'warnings'

/** The lines of a sheet, to be found by the person, or by what has to be looked at. */
export function Lines({ sheet }: { sheet: MonthSheet }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const [shown, setShown] = useState<Shown>('all')
  const [name, setName] = useState('')
  const [line, setLine] = useState<MonthSheetLine | null>(null)
  const filters = new URLSearchParams({
    ...(name ? { employeeName_like: name } : {}),
    ...(shown === 'warnings' ? { warningCount_gte: '1' } : {}),
  })
  return (
    <Flex vertical gap="middle">
      <Flex gap="small" wrap>
        <Segments<Shown>
          value={shown}
          aria-label={t(`${MONTH_SHEETS}.lines_tab`)}
          options={(['all', 'warnings'] as const).map((value) => ({
            value,
            label: t(`${MONTH_SHEETS}.shown.${value}`, { number: formats.number(sheet.warnings) }),
          }))}
          onChange={setShown}
        />
        <SearchBox value={name} onChange={setName} />
      </Flex>
      <RelatedList<MonthSheetLine>
        // read again once they are counted again
        key={`${sheet.version} ${filters.toString()}`}
        path={`month-sheets/${sheet.id}/lines?${filters.toString()}`}
        columns={useColumns(sheet, setLine)}
        empty={t(`${MONTH_SHEETS}.no_lines`)}
        label={t(`${MONTH_SHEETS}.lines_tab`)}
      />
      <LineFigures line={line} sheet={sheet} onClose={() => setLine(null)} />
    </Flex>
  )
}

const AMOUNTS = ['wages', 'overtime', 'deducted', 'net'] as const
const DAYS = ['absenceDays', 'leaveDays'] as const
const MINUTES = [
  ['hours', 'workedMinutes'],
  ['overtimeHours', 'overtimeMinutes'],
] as const

function useColumns(
  sheet: MonthSheet,
  open: (line: MonthSheetLine) => void
): TableColumnType<MonthSheetLine>[] {
  const { t } = useTranslation()
  const field = (name: string) => t(`${MONTH_SHEETS}.fields.${name}`)
  return [
    { title: field('employeeName'), render: (_, line) => <Person line={line} /> },
    { title: field('period'), render: (_, line) => <Period line={line} /> },
    ...MINUTES.map(([name, minutes]) => ({
      title: field(name),
      align: 'end' as const,
      render: (_: unknown, line: MonthSheetLine) => <Hours minutes={line[minutes]} />,
    })),
    ...DAYS.map((name) => ({
      title: field(name),
      align: 'end' as const,
      render: (_: unknown, line: MonthSheetLine) => <Quantity value={line[name]} zeroIsNone />,
    })),
    ...AMOUNTS.map((name) => ({
      title: field(name),
      align: 'end' as const,
      render: (_: unknown, line: MonthSheetLine) => (
        <Money value={line[name]} currency={sheet.currency} bare zeroIsNone={name !== 'net'} />
      ),
    })),
    { title: field('warnings'), render: (_, line) => <Warnings line={line} /> },
    {
      title: t('common.actions'),
      render: (_, line) => (
        <Button size="small" onClick={() => open(line)}>
          {t(`${MONTH_SHEETS}.figures`)}
        </Button>
      ),
    },
  ]
}

function Person({ line }: { line: MonthSheetLine }) {
  return (
    <Link to={`/hr/employees/${line.employeeId}`}>
      <LocalName name={line.employeeName} nameAr={line.employeeNameAr} />
    </Link>
  )
}

const Hours = ({ minutes }: { minutes: number }) => (
  <Quantity value={(minutes / 60).toFixed(2)} zeroIsNone />
)

function Warnings({ line }: { line: MonthSheetLine }) {
  const { t } = useTranslation()
  if (!line.warnings.length) return null
  return (
    <Flex gap={4} wrap>
      {line.warnings.map((warning) => (
        <Tag key={warning} color="gold" style={{ marginInlineEnd: 0 }}>
          {t(`${MONTH_SHEETS}.warning.${warning}`)}
        </Tag>
      ))}
    </Flex>
  )
}
