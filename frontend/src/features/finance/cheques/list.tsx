import { Link } from 'react-router'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { DateText } from '../../../kit/display/date-text'
import { Ltr } from '../../../kit/display/ltr'
import { MixedText } from '../../../kit/display/mixed-text'
import { Money } from '../../../kit/display/numbers'
import { StatusTag } from '../../../kit/display/status-tag'
import { daysFrom, today } from '../../../kit/inputs/today'
import { ResourceTable } from '../../../kit/table/resource-table'
import type { Column, TableTab } from '../../../kit/table/types'
import { CHEQUES, chequePath, STATUSES, type ChequeRow } from './cheque'
import { DepositSelected } from './deposit-selected'
import { ChequeSteps } from './cheque-steps'
import { DueDate } from './due-date'

/** What the paper is. */
const paperColumns = (): Column<ChequeRow>[] => [
  {
    key: 'chequeNumber',
    sortable: true,
    filter: { kind: 'text' },
    render: (row) => (
      <Link to={chequePath(row)}>
        <Ltr>{row.chequeNumber}</Ltr>
      </Link>
    ),
  },
  {
    key: 'partyName',
    sortable: true,
    filter: { kind: 'text' },
    render: (row) => <MixedText>{row.partyName}</MixedText>,
  },
  {
    key: 'chequeOn',
    width: 200,
    sortable: true,
    filter: { kind: 'date' },
    render: (row) => <DueDate cheque={row} />,
  },
  {
    key: 'amount',
    sortable: true,
    align: 'end',
    render: (row) => <Money value={row.amount} currency={row.currency} />,
  },
]

const directionColumn = (t: TFunction): Column<ChequeRow> => ({
  key: 'direction',
  filter: {
    kind: 'choice',
    options: (['received', 'issued'] as const).map((value) => ({
      value,
      label: t(`${CHEQUES}.direction.${value}`),
    })),
  },
  render: (row) => t(`${CHEQUES}.direction.${row.direction}`),
})

const columnsOf = (t: TFunction): Column<ChequeRow>[] => [
  ...paperColumns(),
  directionColumn(t),
  {
    key: 'status',
    kept: true,
    filter: {
      kind: 'choice',
      options: STATUSES.map((value) => ({ value, label: t(`kit.status.${value}`) })),
    },
    render: (row) => <StatusTag status={row.status} />,
  },
  {
    key: 'action',
    width: 150,
    render: (row) => <ChequeSteps cheque={row} size="small" most={1} />,
  },
  {
    key: 'bankName',
    sortable: true,
    filter: { kind: 'text' },
    render: (row) => <MixedText>{row.bankName}</MixedText>,
  },
  { key: 'documentNumber', render: (row) => <Ltr>{row.documentNumber}</Ltr> },
  { key: 'number', optional: true, sortable: true, render: (row) => <Ltr>{row.number}</Ltr> },
  {
    key: 'bankAccount',
    optional: true,
    render: (row) => <MixedText>{row.bankAccount?.label}</MixedText>,
  },
  { key: 'handedOn', optional: true, render: (row) => <DateText value={row.handedOn} /> },
]

const WEEK = 7

function useTabs(): TableTab[] {
  const { t } = useTranslation()
  const tab = (key: string, params: TableTab['params']) => ({
    ...{ key, params, label: t(`${CHEQUES}.tabs.${key}`) },
  })
  const open = { endedOn_empty: 'true' }
  return [
    tab('open', open),
    tab('due', { status: 'held', chequeOn_lte: today() }),
    tab('today', { ...open, chequeOn: today() }),
    tab('week', { ...open, chequeOn_gte: today(), chequeOn_lte: daysFrom(today(), WEEK) }),
    tab('overdue', { ...open, chequeOn_lte: daysFrom(today(), -1) }),
    tab('bounced', { status: 'bounced' }),
    tab('all', {}),
  ]
}

/** Cheques that clients gave and that vendors were given, with what is due. */
export default function ChequeList() {
  const { t } = useTranslation()
  return (
    <ResourceTable<ChequeRow>
      resource={CHEQUES}
      columns={columnsOf(t)}
      labelOf={(row) => row.chequeNumber}
      pathOf={chequePath}
      exportable
      initialSorters={[{ field: 'chequeOn', order: 'asc' }]}
      tabs={useTabs()}
      bulkActions={(rows) => <DepositSelected cheques={rows} />}
      emptyHint={t(`${CHEQUES}.empty`)}
    />
  )
}
