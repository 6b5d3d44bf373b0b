import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { DateText } from '../../../kit/display/date-text'
import { Ltr } from '../../../kit/display/ltr'
import { Money } from '../../../kit/display/numbers'
import { StatusTag } from '../../../kit/display/status-tag'
import { ChoiceText } from '../../../kit/inputs/choice-select'
import { ResourceTable } from '../../../kit/table/resource-table'
import type { Column } from '../../../kit/table/types'
import { LocalName } from '../../../kit/display/local-name'
import { useAbility } from '../../../providers/access'
import { PIPELINE, STAGES, type PipelineRow } from './pipeline'

/** The quotations behind the figures of the commercial pages. */
export default function PipelineList() {
  const { t } = useTranslation()
  const mayOpen = useAbility('quotations.view')
  const choice = (list: string, key: 'city' | 'projectType' | 'requesterType' | 'lostReason'): Column<PipelineRow> => ({
    key,
    filter: { kind: 'choice', list },
    render: (row) => (row[key] ? <ChoiceText list={list} value={row[key]} /> : null),
  }) // prettier-ignore
  const columns: Column<PipelineRow>[] = [
    {
      key: 'number',
      sortable: true,
      filter: { kind: 'text' },
      render: (row) =>
        mayOpen ? (
          <Link to={`/engineering/quotations/${encodeURIComponent(row.number)}`}>
            <Ltr>{row.number}</Ltr>
          </Link>
        ) : (
          <Ltr>{row.number}</Ltr>
        ),
    },
    {
      key: 'projectName',
      sortable: true,
      filter: { kind: 'text' },
      render: (row) => <LocalName name={row.projectName} nameAr={row.projectNameAr} />,
    },
    { key: 'clientName', sortable: true, filter: { kind: 'text' } },
    {
      key: 'stage',
      sortable: true,
      filter: {
        kind: 'choice',
        options: STAGES.map((value) => ({ value, label: t(`kit.status.${value}`) })),
      },
      render: (row) => <StatusTag status={row.stage} />,
    },
    { key: 'bdmInitials', sortable: true, filter: { kind: 'text' } },
    choice('cities', 'city'),
    choice('project-types', 'projectType'),
    choice('requester-types', 'requesterType'),
    { ...choice('lost-reasons', 'lostReason'), optional: true },
    {
      key: 'quotedOn',
      sortable: true,
      filter: { kind: 'date' },
      render: (row) => <DateText value={row.quotedOn} />,
    },
    {
      key: 'total',
      sortable: true,
      align: 'end',
      filter: { kind: 'number' },
      render: (row) => <Money value={row.total} currency={row.currency} />,
    },
  ]
  return (
    <ResourceTable<PipelineRow>
      resource={PIPELINE}
      columns={columns}
      labelOf={(row) => row.number}
      initialSorters={[{ field: 'quotedOn', order: 'desc' }]}
      exportable
      emptyHint={t(`${PIPELINE}.empty`)}
    />
  )
}
