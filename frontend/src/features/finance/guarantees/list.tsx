import { Flex } from 'antd'
import { Link } from 'react-router'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { DateText } from '../../../kit/display/date-text'
import { MixedText } from '../../../kit/display/mixed-text'
import { Money } from '../../../kit/display/numbers'
import { StatusTag } from '../../../kit/display/status-tag'
import { ImportLink } from '../../../kit/import/import-link'
import { daysFrom, today } from '../../../kit/inputs/today'
import { ResourceTable } from '../../../kit/table/resource-table'
import type { Column, TableTab } from '../../../kit/table/types'
import { useAbility } from '../../../providers/access'
import { BankCharges } from './bank-charges'
import { ElsewhereCard } from './elsewhere'
import { GUARANTEES, guaranteePath, type GuaranteeRow } from './guarantee'
import { MissingGuarantees } from './missing'

/** What the paper is. */
const paperColumns = (t: TFunction): Column<GuaranteeRow>[] => [
  {
    key: 'number',
    sortable: true,
    filter: { kind: 'text' },
    render: (row) => (
      <Link to={guaranteePath(row)}>
        <bdi>{row.number ?? t(`${GUARANTEES}.unnumbered`)}</bdi>
      </Link>
    ),
  },
  { key: 'kind', render: (row) => t(`${GUARANTEES}.kind.${row.kind}`) },
  { key: 'direction', render: (row) => t(`${GUARANTEES}.direction.${row.direction}`) },
  {
    key: 'beneficiary',
    sortable: true,
    filter: { kind: 'text' },
    render: (row) => <MixedText>{row.beneficiary}</MixedText>,
  },
  {
    key: 'bank',
    sortable: true,
    filter: { kind: 'text' },
    render: (row) => <MixedText>{row.bank}</MixedText>,
  },
]

/** The same, and what became of it. */
const columnsOf = (t: TFunction): Column<GuaranteeRow>[] => [
  ...paperColumns(t),
  { key: 'status', kept: true, render: (row) => <StatusTag status={row.status} /> },
  {
    key: 'expiresOn',
    sortable: true,
    filter: { kind: 'date' },
    render: (row) => <DateText value={row.expiresOn} />,
  },
  {
    key: 'amount',
    sortable: true,
    align: 'end',
    render: (row) => <Money value={row.amount} currency={row.currency} />,
  },
  { key: 'link', render: (row) => <bdi>{row.link?.label}</bdi> },
  {
    key: 'cost',
    optional: true,
    align: 'end',
    render: (row) => <Money value={row.cost} currency={row.currency} />,
  },
  { key: 'issuedOn', optional: true, render: (row) => <DateText value={row.issuedOn} /> },
]

/** Days ahead for which there is a tab: those at which people are notified. */
const AHEAD = [7, 30, 60]
const HELD = { endedOn_empty: 'true', status_ne: 'requested' }

function useTabs(): TableTab[] {
  const { t } = useTranslation()
  const tab = (key: string, params: TableTab['params']) => ({
    ...{ key, params, label: t(`${GUARANTEES}.tabs.${key}`) },
  })
  return [
    tab('held', { ...HELD, expiresOn_gte: today() }),
    ...AHEAD.map((days) => ({
      key: `within-${days}`,
      label: t(`${GUARANTEES}.tabs.within`, { count: days }),
      params: { ...HELD, expiresOn_gte: today(), expiresOn_lte: daysFrom(today(), days) },
    })),
    tab('requested', { status: 'requested' }),
    tab('expired', { ...HELD, expiresOn_lte: daysFrom(today(), -1) }),
    tab('ended', { endedOn_empty: 'false' }),
    tab('all', {}),
  ]
}

/** The register of bank guarantees, what is missing of them, and what is kept elsewhere. */
export default function GuaranteeList() {
  const { t } = useTranslation()
  const seesAll = useAbility('guarantees.view-all')
  return (
    <Flex vertical gap="middle">
      <div>
        <ResourceTable<GuaranteeRow>
          resource={GUARANTEES}
          columns={columnsOf(t)}
          labelOf={(row) => row.number ?? row.beneficiary}
          pathOf={guaranteePath}
          searchable={false}
          exportable
          initialSorters={[{ field: 'expiresOn', order: 'asc' }]}
          tabs={useTabs()}
          create={{
            path: '/finance/guarantees/new',
            ability: 'guarantees.manage',
            label: t(`${GUARANTEES}.create`),
          }}
          actions={<ImportLink to="/finance/guarantees/import" ability="guarantees.manage" />}
          above={<MissingGuarantees />}
          emptyHint={t(`${GUARANTEES}.empty`)}
        />
      </div>
      {seesAll ? <BankCharges /> : null}
      {seesAll ? <ElsewhereCard /> : null}
    </Flex>
  )
}
