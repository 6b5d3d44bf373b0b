import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { DateText } from '../../../kit/display/date-text'
import { LocalName } from '../../../kit/display/local-name'
import { MixedText } from '../../../kit/display/mixed-text'
import { Money } from '../../../kit/display/numbers'
import { ChoiceText } from '../../../kit/inputs/choice-select'
import { daysFrom, today } from '../../../kit/inputs/today'
import { ResourceTable } from '../../../kit/table/resource-table'
import type { Column, TableTab } from '../../../kit/table/types'
import { GuaranteeEnd, GuaranteeStatus } from './guarantee-status'
import { GuaranteeTotals } from './guarantee-totals'
import { GUARANTEES, type RegisteredGuarantee } from './project-guarantees'

const pathOf = ({ projectId }: RegisteredGuarantee) =>
  `/production/projects/${projectId}?tab=guarantees`

const COLUMNS: Column<RegisteredGuarantee>[] = [
  {
    key: 'number',
    width: 120,
    filter: { kind: 'text' },
    render: (row) => (
      <Link to={pathOf(row)}>
        <bdi>{row.number}</bdi>
      </Link>
    ),
  },
  {
    key: 'kind',
    filter: { kind: 'choice', list: 'guarantee-kinds' },
    render: (row) => <ChoiceText list="guarantee-kinds" value={row.kind} />,
  },
  {
    key: 'expiresOn',
    width: 165,
    sortable: true,
    filter: { kind: 'date' },
    render: (row) => <GuaranteeEnd guarantee={row} />,
  },
  { key: 'status', width: 140, render: (row) => <GuaranteeStatus guarantee={row} /> },
  {
    key: 'amount',
    width: 130,
    align: 'end',
    render: (row) => <Money value={row.amount} currency={row.currency} />,
  },
  {
    key: 'bank',
    width: 150,
    filter: { kind: 'text' },
    render: (row) => <MixedText>{row.bank}</MixedText>,
  },
  {
    key: 'projectId',
    width: 260,
    render: (row) => (
      <>
        {row.projectCode} · <LocalName name={row.projectName} nameAr={row.projectNameAr} />
      </>
    ),
  },
  { key: 'issuedOn', optional: true, render: (row) => <DateText value={row.issuedOn} /> },
  { key: 'note', optional: true, render: (row) => row.note },
]

/** Days ahead for which there is a tab: those at which people are notified. */
const AHEAD = [7, 30, 60]
const HELD = { releasedOn_empty: 'true' }

function useTabs(): TableTab[] {
  const { t } = useTranslation()
  const tab = (key: string, params: TableTab['params']) => ({
    ...{ key, params, label: t(`${GUARANTEES}.tabs.${key}`) },
  })
  return [
    tab('held', HELD),
    ...AHEAD.map((days) => ({
      key: `within-${days}`,
      label: t(`${GUARANTEES}.tabs.within`, { count: days }),
      params: {
        ...HELD,
        expiresOn_gte: daysFrom(today(), 0),
        expiresOn_lte: daysFrom(today(), days),
      },
    })),
    tab('expired', { ...HELD, expiresOn_lte: daysFrom(today(), -1) }),
    tab('released', { releasedOn_empty: 'false' }),
    tab('all', {}),
  ]
}

/** The register of the firm: what banks and insurers stand for, on all projects. */
export default function GuaranteeList() {
  const { t } = useTranslation()
  return (
    <ResourceTable<RegisteredGuarantee>
      resource={GUARANTEES}
      columns={COLUMNS}
      labelOf={(row) => row.number}
      pathOf={pathOf}
      searchable={false}
      exportable
      initialSorters={[{ field: 'expiresOn', order: 'asc' }]}
      tabs={useTabs()}
      totals={({ query }) => <GuaranteeTotals query={query} />}
      emptyHint={t(`${GUARANTEES}.register_empty`)}
    />
  )
}
