import { ProjectOutlined } from '@ant-design/icons'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { DateText, InstantText } from '../../../kit/display/date-text'
import { LocalName } from '../../../kit/display/local-name'
import { EmailText, Ltr, PhoneText } from '../../../kit/display/ltr'
import { Money } from '../../../kit/display/numbers'
import { StatusTag } from '../../../kit/display/status-tag'
import { ChoiceText } from '../../../kit/inputs/choice-select'
import { LinkButton } from '../../../kit/link-button'
import { ResourceTable } from '../../../kit/table/resource-table'
import type { Column } from '../../../kit/table/types'
import { useAbility } from '../../../providers/access'
import { LEAD_STAGES, leadPath, LEADS, nextStepOf, type Lead } from './lead'
import { NextStep } from './next-step'

const FIRST: Column<Lead>[] = [
  {
    key: 'number',
    sortable: true,
    filter: { kind: 'text' },
    render: (row) => (
      <Link to={leadPath(row)}>
        <Ltr>{row.number}</Ltr>
      </Link>
    ),
  },
  {
    key: 'name',
    sortable: true,
    filter: { kind: 'text' },
    render: (row) => <LocalName name={row.name} nameAr={row.nameAr} />,
  },
  { key: 'companyName', sortable: true, filter: { kind: 'text' } },
  {
    key: 'value',
    sortable: true,
    align: 'end',
    filter: { kind: 'number' },
    render: (row) => <Money value={row.value} currency={row.currency} />,
  },
]

const NEXT: Column<Lead>[] = [
  {
    key: 'nextStep',
    field: 'nextStepOn',
    sortable: true,
    filter: { kind: 'date' },
    render: (row) => <NextStep {...nextStepOf(row)} />,
  },
  { key: 'ownerName', render: (row) => <bdi>{row.ownerName}</bdi> },
  {
    key: 'expectedOn',
    sortable: true,
    filter: { kind: 'date' },
    render: (row) => <DateText value={row.expectedOn} />,
  },
  {
    key: 'source',
    sortable: true,
    filter: { kind: 'choice', list: 'lead-sources' },
    render: (row) => <ChoiceText list="lead-sources" value={row.source} />,
  },
]

const OPTIONAL: Column<Lead>[] = [
  { key: 'city', render: (row) => <ChoiceText list="cities" value={row.city} /> },
  {
    key: 'projectType',
    filter: { kind: 'choice', list: 'project-types' },
    render: (row) => <ChoiceText list="project-types" value={row.projectType} />,
  },
  {
    key: 'lostReason',
    filter: { kind: 'choice', list: 'lost-reasons' },
    render: (row) => <ChoiceText list="lost-reasons" value={row.lostReason} />,
  },
  { key: 'quotationNumber', render: (row) => <Ltr>{row.quotationNumber}</Ltr> },
  { key: 'contactName' },
  { key: 'contactPhone', render: (row) => <PhoneText value={row.contactPhone} /> },
  { key: 'contactEmail', render: (row) => <EmailText value={row.contactEmail} /> },
  {
    key: 'stageOn',
    sortable: true,
    filter: { kind: 'date' },
    render: (row) => <DateText value={row.stageOn} />,
  },
  {
    key: 'createdAt',
    sortable: true,
    filter: { kind: 'date' },
    render: (row) => <InstantText value={row.createdAt} />,
  },
]

function useColumns(): Column<Lead>[] {
  const { t } = useTranslation()
  const stages = LEAD_STAGES.map((value) => ({ value, label: t(`kit.status.${value}`) }))
  return [
    ...FIRST,
    {
      key: 'stage',
      sortable: true,
      filter: { kind: 'choice', options: stages },
      render: (row) => <StatusTag status={row.stage} />,
    },
    ...NEXT,
    ...OPTIONAL.map((column) => ({ ...column, optional: true })),
  ]
}

/** Possible jobs that have no quotation yet, and what became of the others. */
export default function LeadList() {
  const { t } = useTranslation()
  const seesBoard = useAbility('pipeline.view')
  return (
    <ResourceTable<Lead>
      resource={LEADS}
      columns={useColumns()}
      labelOf={(row) => row.number}
      pathOf={leadPath}
      initialSorters={[{ field: 'createdAt', order: 'desc' }]}
      create={{
        path: '/commercial/leads/new',
        ability: 'leads.manage',
        label: t(`${LEADS}.create`),
      }}
      actions={
        seesBoard ? (
          <LinkButton to="/commercial/board" icon={<ProjectOutlined />}>
            {t('commercial.sales.board.open')}
          </LinkButton>
        ) : null
      }
      exportable
      emptyHint={t(`${LEADS}.empty`)}
    />
  )
}
