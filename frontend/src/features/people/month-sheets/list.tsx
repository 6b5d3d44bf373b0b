import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { InstantText } from '../../../kit/display/date-text'
import { Money, Whole } from '../../../kit/display/numbers'
import { StatusTag } from '../../../kit/display/status-tag'
import { useFormats } from '../../../kit/display/use-formats'
import { ResourceTable } from '../../../kit/table/resource-table'
import type { Column } from '../../../kit/table/types'
import { MONTH_SHEETS, sheetPath, STATUSES, type MonthSheetRow } from './month-sheet'
import { NewSheetButton } from './new-sheet-button'

function MonthLink({ sheet }: { sheet: MonthSheetRow }) {
  const formats = useFormats()
  return <Link to={sheetPath(sheet)}>{formats.month(sheet.month)}</Link>
}

const money = (key: 'wages' | 'overtime' | 'deducted' | 'net'): Column<MonthSheetRow> => ({
  key,
  align: 'end',
  width: 160,
  sortable: key === 'wages' || key === 'net',
  optional: key === 'overtime' || key === 'deducted',
  render: (row) => <Money value={row[key]} currency={row.currency} />,
})

function useColumns(): Column<MonthSheetRow>[] {
  const { t } = useTranslation()
  const statuses = STATUSES.map((value) => ({ value, label: t(`kit.status.${value}`) }))
  return [
    {
      key: 'month',
      width: 140,
      sortable: true,
      filter: { kind: 'text' },
      render: (row) => <MonthLink sheet={row} />,
    },
    {
      key: 'status',
      width: 130,
      sortable: true,
      filter: { kind: 'choice', options: statuses },
      render: (row) => <StatusTag status={row.status} />,
    },
    {
      key: 'people',
      align: 'end',
      sortable: true,
      render: (row) => <Whole value={row.people} />,
    },
    {
      key: 'warnings',
      align: 'end',
      sortable: true,
      filter: { kind: 'number' },
      render: (row) => <Whole value={row.warnings} zeroIsNone />,
    },
    money('wages'),
    money('deducted'),
    money('net'),
    { key: 'checkedByName', optional: true },
    { key: 'lockedByName' },
    { key: 'builtAt', optional: true, render: (row) => <InstantText value={row.builtAt} /> },
  ]
}

/** What payroll is handed, month by month. */
export default function MonthSheetList() {
  const { t } = useTranslation()
  const formats = useFormats()
  return (
    <ResourceTable<MonthSheetRow>
      resource={MONTH_SHEETS}
      columns={useColumns()}
      searchable={false}
      exportable={false}
      labelOf={(row) => formats.month(row.month)}
      pathOf={sheetPath}
      initialSorters={[{ field: 'month', order: 'desc' }]}
      actions={<NewSheetButton />}
      emptyHint={t(`${MONTH_SHEETS}.empty`)}
    />
  )
}
