import { Drawer } from 'antd'
import { useTranslation } from 'react-i18next'
import { AbilityLink } from '../../../kit/ability-link'
import { LocalName } from '../../../kit/display/local-name'
import { Ltr } from '../../../kit/display/ltr'
import { nameIn } from '../../../kit/display/name-in'
import { useFormats } from '../../../kit/display/use-formats'
import { ChoiceText } from '../../../kit/inputs/choice-select'
import { RecordTable } from '../../../kit/table/record-table'
import { STAFFING, type StaffedPerson, type Staffing, type Week } from './staffing'

interface WeekDrawerProps {
  person: StaffedPerson
  /** Which of the person's weeks. */
  at: number
  week: Week
  projects: Staffing['projects']
  onClose: () => void
}

interface Row {
  id: number
  code: string
  name: string
  nameAr: string | null
  role: string
}

/** What somebody is on in a week, and as what. */
export function WeekDrawer({ person, at, week, projects, onClose }: WeekDrawerProps) {
  const { t, i18n } = useTranslation()
  const formats = useFormats()
  const rows = (person.weeks[at]?.projects ?? []).flatMap(({ projectId, role }): Row[] => {
    const project = projects.find(({ id }) => id === projectId)
    return project ? [{ ...project, role }] : []
  })
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
        dataSource={rows}
        columns={[
          {
            title: t(`${STAFFING}.project`),
            render: (_, { id, code, name, nameAr }) => (
              <AbilityLink ability="projects.view" to={`/production/projects/${id}?tab=team`}>
                <Ltr>{code}</Ltr> · <LocalName name={name} nameAr={nameAr} />
              </AbilityLink>
            ),
          },
          {
            title: t(`${STAFFING}.role`),
            render: (_, { role }) => <ChoiceText list="team-roles" value={role} />,
          },
        ]}
      />
    </Drawer>
  )
}
