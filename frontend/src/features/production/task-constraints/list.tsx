import { Tag, Typography } from 'antd'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { DateText, InstantText } from '../../../kit/display/date-text'
import { LocalName } from '../../../kit/display/local-name'
import { ChoiceText } from '../../../kit/inputs/choice-select'
import { daysFrom, today } from '../../../kit/inputs/today'
import { ResourceTable } from '../../../kit/table/resource-table'
import type { Column } from '../../../kit/table/types'
import { useCurrentUser } from '../../../providers/access'
import { PLANNING, type Constraint } from '../planning/planning'
import { PlanningTabs } from '../planning/planning-tabs'
import { ProjectChooser } from '../planning/project-chooser'
import { usePlanningProject } from '../planning/use-planning-project'
import { ConstraintActions } from './constraint-actions'
import { CONSTRAINTS } from './constraint-fields'

const COLUMNS: Column<Constraint>[] = [
  {
    key: 'neededOn',
    width: 196,
    sortable: true,
    filter: { kind: 'date' },
    render: (row) => <NeededOn row={row} />,
  },
  {
    key: 'description',
    width: 240,
    filter: { kind: 'text' },
    render: (row) => <LocalName name={row.description} nameAr={row.descriptionAr} />,
  },
  {
    key: 'kind',
    width: 120,
    sortable: true,
    filter: { kind: 'choice', list: 'constraint-kinds' },
    render: ({ kind }) => <ChoiceText list="constraint-kinds" value={kind} />,
  },
  {
    key: 'taskName',
    width: 190,
    filter: { kind: 'text' },
    render: (row) => (
      <Link to={`/production/projects/${row.projectId}/schedule`}>
        <LocalName name={row.taskName} nameAr={row.taskNameAr} />
      </Link>
    ),
  },
  {
    key: 'ownerId',
    width: 150,
    render: ({ ownerName }) => ownerName,
  },
  {
    key: 'projectCode',
    width: 130,
    sortable: true,
    filter: { kind: 'text' },
    render: (row) => row.projectCode,
  },
  {
    key: 'actions',
    width: 128,
    kept: true,
    render: (row) => <ConstraintActions constraint={row} />,
  },
  {
    key: 'taskStartOn',
    optional: true,
    sortable: true,
    filter: { kind: 'date' },
    render: ({ taskStartOn }) => <DateText value={taskStartOn} />,
  },
  {
    key: 'resolvedAt',
    optional: true,
    sortable: true,
    render: (row) =>
      row.resolvedAt ? (
        <>
          <InstantText value={row.resolvedAt} /> {row.resolvedByName}
        </>
      ) : null,
  },
]

/** Overdue in red, and in a word: colour alone is not seen by everyone. */
function NeededOn({ row }: { row: Constraint }) {
  const { t } = useTranslation()
  if (!row.isOverdue) return <DateText value={row.neededOn} />
  return (
    <>
      <Typography.Text type="danger">
        <DateText value={row.neededOn} />
      </Typography.Text>{' '}
      <Tag color="red">{t(`${CONSTRAINTS}.overdue`)}</Tag>
    </>
  )
}

/** What stands in the way of tasks, the most urgent first. */
export default function ConstraintList() {
  const { t } = useTranslation()
  const [projectId, choose] = usePlanningProject()
  const user = useCurrentUser()
  const tab = (key: string, params: Record<string, string>) => ({
    key,
    label: t(`${CONSTRAINTS}.tabs.${key}`),
    params,
  })
  return (
    <ResourceTable<Constraint>
      resource={CONSTRAINTS}
      title={t(`${PLANNING}.title`)}
      columns={COLUMNS}
      searchable={false}
      exportable
      labelOf={({ description }) => description}
      initialSorters={[{ field: 'neededOn', order: 'asc' }]}
      actions={<ProjectChooser projectId={projectId} onChoose={choose} />}
      above={<PlanningTabs active="constraints" />}
      tabs={[
        tab('open', { isOpen: 'true' }),
        tab('overdue', { isOpen: 'true', neededOn_lte: daysFrom(today(), -1) }),
        tab('mine', { isOpen: 'true', ownerId: String(user?.id ?? 0) }),
        tab('resolved', { isOpen: 'false' }),
      ]}
      emptyHint={t(`${CONSTRAINTS}.empty`)}
    />
  )
}
