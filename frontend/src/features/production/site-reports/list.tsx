import { Link } from 'react-router'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Colleague, LookupOption } from '../../../api/types'
import { DateText } from '../../../kit/display/date-text'
import { LocalName } from '../../../kit/display/local-name'
import { StatusTag } from '../../../kit/display/status-tag'
import { ChoiceText } from '../../../kit/inputs/choice-select'
import { ResourceTable } from '../../../kit/table/resource-table'
import type { Column } from '../../../kit/table/types'
import { useAbility } from '../../../providers/access'
import { LIST_PATH, reportPath, SITE_REPORTS, STATUSES, type SiteReportRow } from './site-report'
import { WaitingReports } from './waiting-reports'

const NUMBER: Column<SiteReportRow> = {
  key: 'number',
  width: 140,
  sortable: true,
  filter: { kind: 'text' },
  render: (row) => <Link to={reportPath(row)}>{row.number}</Link>,
}

const DAY: Column<SiteReportRow> = {
  key: 'reportOn',
  width: 130,
  sortable: true,
  filter: { kind: 'date' },
  render: (row) => <DateText value={row.reportOn} />,
}

const FACTS: Column<SiteReportRow>[] = [
  { key: 'headcount', align: 'end' },
  { key: 'workHours', align: 'end', optional: true },
  { key: 'photoCount', align: 'end' },
  {
    key: 'weather',
    filter: { kind: 'choice', list: 'site-weather' },
    render: (row) => <ChoiceText list="site-weather" value={row.weather} />,
  },
  { key: 'approvedByName', optional: true },
]

/** Projects and people to choose from. */
function useChoicesOf() {
  const { data: projects = [] } = useQuery<LookupOption[]>({
    queryKey: ['/api/projects/lookup?q='],
  })
  const { data: people = [] } = useQuery<Colleague[]>({ queryKey: ['/api/auth/users'] })
  return {
    projects: projects.map(({ id, label }) => ({ value: String(id), label })),
    people: people.map(({ id, name }) => ({ value: String(id), label: name })),
  }
}

function useColumns(): Column<SiteReportRow>[] {
  const { t } = useTranslation()
  const { projects, people } = useChoicesOf()
  const statuses = STATUSES.map((value) => ({ value, label: t(`kit.status.${value}`) }))
  return [
    NUMBER,
    DAY,
    {
      key: 'projectId',
      width: 260,
      filter: { kind: 'choice', options: projects },
      render: (row) => (
        <>
          {row.projectCode} · <LocalName name={row.projectName} nameAr={row.projectNameAr} />
        </>
      ),
    },
    {
      key: 'status',
      width: 130,
      filter: { kind: 'choice', options: statuses },
      render: (row) => <StatusTag status={row.status} />,
    },
    {
      key: 'createdByName',
      field: 'createdBy',
      filter: { kind: 'choice', options: people },
    },
    ...FACTS,
  ]
}

export default function SiteReportList() {
  const { t } = useTranslation()
  const mayWrite = useAbility('site-reports.manage')
  return (
    <ResourceTable<SiteReportRow>
      resource={SITE_REPORTS}
      columns={useColumns()}
      labelOf={(row) => row.number}
      pathOf={reportPath}
      above={mayWrite ? <WaitingReports /> : null}
      initialSorters={[{ field: 'reportOn', order: 'desc' }]}
      tabs={[
        { key: 'all', label: t(`${SITE_REPORTS}.tabs.all`), params: {} },
        ...(['submitted', 'returned', 'approved'] as const).map((status) => ({
          key: status,
          label: t(`kit.status.${status}`),
          params: { status },
        })),
      ]}
      create={{
        path: `${LIST_PATH}/new`,
        ability: 'site-reports.manage',
        label: t(`${SITE_REPORTS}.create`),
      }}
      emptyHint={t(`${SITE_REPORTS}.empty`)}
    />
  )
}
