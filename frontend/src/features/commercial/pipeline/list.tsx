import { ProjectOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { DateText } from '../../../kit/display/date-text'
import { Ltr } from '../../../kit/display/ltr'
import { Money } from '../../../kit/display/numbers'
import { StatusTag } from '../../../kit/display/status-tag'
import { ChoiceText } from '../../../kit/inputs/choice-select'
import { LinkButton } from '../../../kit/link-button'
import { ResourceTable } from '../../../kit/table/resource-table'
import type { Column } from '../../../kit/table/types'
import { LocalName } from '../../../kit/display/local-name'
import { useAbility } from '../../../providers/access'
import { PIPELINE, STAGES, type PipelinePerson, type PipelineRow } from './pipeline'

type ChoiceKey = 'city' | 'projectType' | 'requesterType' | 'lostReason'

const choice = (list: string, key: ChoiceKey): Column<PipelineRow> => ({
  key,
  filter: { kind: 'choice', list },
  render: (row) => (row[key] ? <ChoiceText list={list} value={row[key]} /> : null),
})

function QuotationLink({ row }: { row: PipelineRow }) {
  const number = <Ltr>{row.number}</Ltr>
  if (!useAbility('quotations.view')) return number
  return <Link to={`/engineering/quotations/${encodeURIComponent(row.number)}`}>{number}</Link>
}

const FIRST_COLUMNS: Column<PipelineRow>[] = [
  {
    key: 'number',
    sortable: true,
    filter: { kind: 'text' },
    render: (row) => <QuotationLink row={row} />,
  },
  {
    key: 'projectName',
    sortable: true,
    filter: { kind: 'text' },
    render: (row) => <LocalName name={row.projectName} nameAr={row.projectNameAr} />,
  },
  { key: 'clientName', sortable: true, filter: { kind: 'text' } },
  {
    key: 'total',
    sortable: true,
    align: 'end',
    filter: { kind: 'number' },
    render: (row) => <Money value={row.total} currency={row.currency} />,
  },
]

const LAST_COLUMNS: Column<PipelineRow>[] = [
  {
    key: 'quotedOn',
    sortable: true,
    filter: { kind: 'date' },
    render: (row) => <DateText value={row.quotedOn} />,
  },
  choice('cities', 'city'),
  { ...choice('project-types', 'projectType'), optional: true },
  { ...choice('requester-types', 'requesterType'), optional: true },
  { ...choice('lost-reasons', 'lostReason'), optional: true },
]

/** Who signs, by name; the initials stand where the portal knows no one of them. */
function usePersonColumn(): Column<PipelineRow> {
  const { data = [] } = useQuery<PipelinePerson[]>({ queryKey: ['/api/pipeline/people'] })
  const options = data.map(({ initials, name }) => ({
    value: initials,
    label: name ? `${name} (${initials})` : initials,
  }))
  return {
    key: 'bdmInitials',
    sortable: true,
    filter: { kind: 'choice', options },
    render: (row) => (
      <bdi title={row.bdmInitials ?? undefined}>{row.bdmName ?? row.bdmInitials}</bdi>
    ),
  }
}

/** What decides comes first, so that value and stage need no scrolling. */
function usePipelineColumns(): Column<PipelineRow>[] {
  const { t } = useTranslation()
  const stage: Column<PipelineRow> = {
    key: 'stage',
    sortable: true,
    filter: {
      kind: 'choice',
      options: STAGES.map((value) => ({ value, label: t(`kit.status.${value}`) })),
    },
    render: (row) => <StatusTag status={row.stage} />,
  }
  return [...FIRST_COLUMNS, stage, usePersonColumn(), ...LAST_COLUMNS]
}

/** The quotations behind the figures of the commercial pages. */
export default function PipelineList() {
  const { t } = useTranslation()
  return (
    <ResourceTable<PipelineRow>
      resource={PIPELINE}
      columns={usePipelineColumns()}
      labelOf={(row) => row.number}
      initialSorters={[{ field: 'quotedOn', order: 'desc' }]}
      actions={
        <LinkButton to="/commercial/board" icon={<ProjectOutlined />}>
          {t('commercial.sales.board.open')}
        </LinkButton>
      }
      exportable
      emptyHint={t(`${PIPELINE}.empty`)}
    />
  )
}
