import { Link, useNavigate } from 'react-router'
import { useTranslation } from 'react-i18next'
import { DateText } from '../../../kit/display/date-text'
import { LocalName } from '../../../kit/display/local-name'
import { NONE } from '../../../kit/display/none'
import { StatusTag } from '../../../kit/display/status-tag'
import { Segments } from '../../../kit/segments'
import { ResourceTable } from '../../../kit/table/resource-table'
import type { Column } from '../../../kit/table/types'
import { POLICIES, policiesPath, policyPath, useKind, type PolicyRow } from './policy'
import { ReadShare } from './read-share'

const COLUMNS: Column<PolicyRow>[] = [
  {
    key: 'code',
    width: 130,
    sortable: true,
    filter: { kind: 'text' },
    render: (row) => <Link to={policyPath(row)}>{row.code}</Link>,
  },
  {
    key: 'title',
    sortable: true,
    filter: { kind: 'text' },
    render: (row) => <LocalName name={row.title} nameAr={row.titleAr} />,
  },
  { key: 'status', width: 120, render: (row) => <StatusTag status={row.status} /> },
  { key: 'revision', align: 'end', width: 100, render: (row) => row.revision ?? NONE },
  { key: 'effectiveOn', render: (row) => <DateText value={row.effectiveOn} /> },
  { key: 'audience', render: (row) => <AudienceKind audience={row.audience} /> },
  { key: 'readCount', width: 180, render: (row) => <ReadShare policy={row} /> },
]

function AudienceKind({ audience }: { audience: string }) {
  const { t } = useTranslation()
  return t(`${POLICIES}.audiences.${audience}`)
}

/** The policies for employees, or those of projects; the address says which. */
export default function PolicyList() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const kind = useKind()
  return (
    <ResourceTable<PolicyRow>
      key={kind}
      resource={POLICIES}
      title={t(`${POLICIES}.lists.${kind}`)}
      columns={COLUMNS}
      labelOf={(row) => row.code}
      pathOf={policyPath}
      searchable={false}
      tabs={['published', 'draft', 'withdrawn'].map((status) => ({
        key: status,
        label: t(`${POLICIES}.tabs.${status}`),
        params: { kind, status },
      }))}
      above={
        <Segments
          value={kind}
          aria-label={t(`${POLICIES}.title`)}
          options={(['employee', 'project'] as const).map((value) => ({
            value,
            label: t(`${POLICIES}.kinds.${value}`),
          }))}
          onChange={(next) => void navigate(policiesPath(next))}
        />
      }
      initialSorters={[{ field: 'code', order: 'asc' }]}
      create={{
        path: `${policiesPath(kind)}/new`,
        ability: 'people.policies',
        label: t(`${POLICIES}.create`),
      }}
      exportable={false}
      emptyHint={t(`${POLICIES}.empty`)}
    />
  )
}
