import { Drawer, type TableColumnType } from 'antd'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { AbilityLink } from '../../../kit/ability-link'
import { LocalName } from '../../../kit/display/local-name'
import { Ltr } from '../../../kit/display/ltr'
import { nameIn } from '../../../kit/display/name-in'
import { useFormats } from '../../../kit/display/use-formats'
import { ChoiceText } from '../../../kit/inputs/choice-select'
import { RecordTable } from '../../../kit/table/record-table'
import { STAFFING, type StaffedPerson, type Staffing, type Week } from './staffing'
import { useHours } from './use-hours'

interface WeekDrawerProps {
  person: StaffedPerson
  /** Which of the person's weeks. */
  at: number
  week: Week
  projects: Staffing['projects']
  /** Those that hours were entered on, planned or not. */
  workedProjects: Staffing['workedProjects']
  onClose: () => void
}

interface Row {
  /** 0 for work that is of no project. */
  id: number
  project: Staffing['workedProjects'][number] | null
  role: string | null
  minutes: number
}

/** What somebody is on in a week, and what they have entered for it. */
function rowsOf({ person, at, projects, workedProjects }: WeekDrawerProps): Row[] {
  const { projects: planned = [], worked } = person.weeks[at] ?? {}
  const hours = new Map(worked?.projects.map(({ projectId, minutes }) => [projectId ?? 0, minutes]))
  const roles = new Map(planned.map(({ projectId, role }) => [projectId, role]))
  const named = new Map([...projects, ...workedProjects].map((project) => [project.id, project]))
  return [...new Set([...roles.keys(), ...hours.keys()])].map((id) => ({
    id,
    project: named.get(id) ?? null,
    role: roles.get(id) ?? null,
    minutes: hours.get(id) ?? 0,
  }))
}

/** What somebody is on in a week, and as what, with the hours of their timesheet. */
export function WeekDrawer(props: WeekDrawerProps) {
  const { person, at, week, onClose } = props
  const { t, i18n } = useTranslation()
  const formats = useFormats()
  const hoursOf = useHours()
  const worked = person.weeks[at]?.worked
  const days = `${formats.day(week.from)} – ${formats.day(week.to)}`
  return (
    <Drawer
      open
      onClose={onClose}
      width="min(100vw, 560px)"
      title={`${nameIn(i18n.language, person.name, person.nameAr)} · ${days}`}
    >
      <RecordTable<Row>
        size="small"
        rowKey="id"
        pagination={false}
        dataSource={rowsOf(props)}
        columns={useColumns()}
      />
      {worked ? (
        <Link to={`/hr/timesheets/${worked.timesheetId}`}>
          {t(`${STAFFING}.timesheet`, { hours: hoursOf(worked.minutes) })}
        </Link>
      ) : null}
    </Drawer>
  )
}

function useColumns(): TableColumnType<Row>[] {
  const { t } = useTranslation()
  const hoursOf = useHours()
  return [
    {
      title: t(`${STAFFING}.project`),
      render: (_, { project }) => <ProjectName project={project} />,
    },
    {
      title: t(`${STAFFING}.role`),
      render: (_, { role }) => (role ? <ChoiceText list="team-roles" value={role} /> : null),
    },
    {
      title: t(`${STAFFING}.worked`),
      align: 'end',
      render: (_, { minutes }) => (minutes ? hoursOf(minutes) : null),
    },
  ]
}

function ProjectName({ project }: Pick<Row, 'project'>) {
  const { t } = useTranslation()
  if (!project) return t(`${STAFFING}.no_project`)
  const { id, code, name, nameAr } = project
  return (
    <AbilityLink ability="projects.view" to={`/production/projects/${id}?tab=team`}>
      <Ltr>{code}</Ltr> · <LocalName name={name} nameAr={nameAr} />
    </AbilityLink>
  )
}
