import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Colleague } from '../../../api/types'
import { useTranslation } from 'react-i18next'
import { DateText, InstantText } from '../../../kit/display/date-text'
import { LocalName } from '../../../kit/display/local-name'
import { Money, Percent, Quantity } from '../../../kit/display/numbers'
import { NONE } from '../../../kit/display/none'
import { StatusTag } from '../../../kit/display/status-tag'
import { ChoiceText } from '../../../kit/inputs/choice-select'
import { ResourceTable } from '../../../kit/table/resource-table'
import type { Column } from '../../../kit/table/types'
import { useAbility, useCurrentUser } from '../../../providers/access'
import { VarianceText } from '../project-milestones/variance-text'
import { PROJECT_STATUSES, projectPath, PROJECTS, type Project } from './project'

const NAMES: Column<Project>[] = [
  {
    key: 'code',
    sortable: true,
    filter: { kind: 'text' },
    render: (row) => <Link to={projectPath(row)}>{row.code}</Link>,
  },
  {
    key: 'name',
    sortable: true,
    filter: { kind: 'text' },
    render: (row) => <LocalName name={row.name} nameAr={row.nameAr} />,
  },
]

const VALUE: Column<Project> = {
  key: 'contractValue',
  sortable: true,
  filter: { kind: 'number' },
  align: 'end',
  render: (row) => <Money value={row.contractValue} currency={row.currency} />,
}

const REVISED: Column<Project> = {
  key: 'revisedValue',
  align: 'end',
  render: (row) => <Money value={row.revisedValue} currency={row.currency} />,
}

/** How far the plan is, and when it ends. */
const STANDING: Column<Project>[] = [
  {
    key: 'percentComplete',
    align: 'end',
    width: 104,
    render: (row) =>
      row.percentComplete === null ? NONE : <Percent value={String(row.percentComplete)} />,
  },
  {
    key: 'forecastOn',
    // the day and how late it is, in the longer language
    width: 232,
    render: (row) => (
      <>
        <DateText value={row.forecastOn} />{' '}
        {row.daysLate && row.daysLate > 0 ? <VarianceText days={row.daysLate} /> : null}
      </>
    ),
  },
]

const FACTS: Column<Project>[] = [
  {
    key: 'plannedFinishOn',
    sortable: true,
    filter: { kind: 'date' },
    render: (row) => <DateText value={row.plannedFinishOn} />,
  },
  { key: 'clientName', sortable: true, filter: { kind: 'text' } },
  {
    key: 'city',
    sortable: true,
    filter: { kind: 'text' },
    render: (row) => <ChoiceText list="cities" value={row.city} />,
  },
  {
    key: 'projectType',
    sortable: true,
    filter: { kind: 'choice', list: 'project-types' },
    render: (row) => <ChoiceText list="project-types" value={row.projectType} />,
  },
  {
    key: 'createdAt',
    // the day and the hour of the longest Arabic month
    width: 212,
    sortable: true,
    filter: { kind: 'date' },
    render: (row) => <InstantText value={row.createdAt} />,
  },
  { key: 'location', optional: true, sortable: true, filter: { kind: 'text' } },
  {
    key: 'areaSqm',
    optional: true,
    align: 'end',
    render: (row) => <Quantity value={row.areaSqm} />,
  },
  { key: 'bdmInitials', optional: true, sortable: true, filter: { kind: 'text' } },
]

/** Status and value come before the facts, so that both are seen without scrolling. */
function useColumns(): Column<Project>[] {
  const { t } = useTranslation()
  const mayPrice = useAbility('projects.prices')
  const statuses = PROJECT_STATUSES.map((value) => ({ value, label: t(`kit.status.${value}`) }))
  const status: Column<Project> = {
    key: 'status',
    sortable: true,
    filter: { kind: 'choice', options: statuses },
    render: (row) => <StatusTag status={row.status} />,
  }
  const { data: people = [] } = useQuery<Colleague[]>({ queryKey: ['/api/auth/users'] })
  const manager: Column<Project> = {
    key: 'managerId',
    filter: {
      kind: 'choice',
      options: people.map(({ id, name }) => ({ value: String(id), label: name })),
    },
    render: (row) => row.managerName,
  }
  const standing = useAbility('schedules.view') ? STANDING : []
  return [...NAMES, status, ...standing, ...(mayPrice ? [VALUE, REVISED] : []), manager, ...FACTS]
}

export default function ProjectList() {
  const { t } = useTranslation()
  const user = useCurrentUser()
  const mine = {
    key: 'mine',
    label: t(`${PROJECTS}.tabs.mine`),
    params: { memberId: String(user?.id) },
  }
  const late = { key: 'late', label: t(`${PROJECTS}.tabs.late`), params: { late: '1' } }
  const seesTeams = useAbility('project-team.view')
  const seesPlans = useAbility('schedules.view')
  return (
    <ResourceTable<Project>
      resource={PROJECTS}
      columns={useColumns()}
      labelOf={(row) => row.code}
      pathOf={projectPath}
      tabs={[
        { key: 'all', label: t(`${PROJECTS}.tabs.all`), params: {} },
        ...(seesTeams ? [mine] : []),
        ...(seesPlans ? [late] : []),
      ]}
      initialSorters={[{ field: 'createdAt', order: 'desc' }]}
      create={{
        path: '/production/projects/new',
        ability: 'projects.manage',
        label: t(`${PROJECTS}.create`),
      }}
      exportable
      emptyHint={t(`${PROJECTS}.empty`)}
    />
  )
}
