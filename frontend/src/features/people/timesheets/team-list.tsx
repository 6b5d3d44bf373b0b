import { Table, Tag } from 'antd'
import type { TableColumnsType } from 'antd'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { LocalName } from '../../../kit/display/local-name'
import { StatusTag } from '../../../kit/display/status-tag'
import { useAbility } from '../../../providers/access'
import { ApproveMember } from './approve-member'
import { HoursText } from './hours-text'
import { LIST_PATH, timesheetPath, TIMESHEETS, type TimesheetMember } from './timesheet'

interface TeamListProps {
  people: TimesheetMember[]
  weekStart: string
}

/** The people of a week with its state, what they entered and what they lack. */
export function TeamList({ people, weekStart }: TeamListProps) {
  return (
    <Table<TimesheetMember>
      size="small"
      rowKey="employeeId"
      columns={useColumns(weekStart)}
      dataSource={people}
      pagination={false}
    />
  )
}

function useColumns(weekStart: string): TableColumnsType<TimesheetMember> {
  const { t } = useTranslation()
  const hours = useHoursColumns()
  const field = (name: string) => t(`${TIMESHEETS}.fields.${name}`)
  return [
    {
      key: 'name',
      title: field('employeeName'),
      render: (_, member) => <PersonLink member={member} weekStart={weekStart} />,
    },
    {
      key: 'state',
      title: field('status'),
      render: (_, { state }) => <MemberState state={state} />,
    },
    ...hours,
    {
      key: 'act',
      title: t(`${TIMESHEETS}.action.approve`),
      responsive: ['md'],
      render: (_, member) => (member.waitsForMe ? <ApproveMember member={member} /> : null),
    },
  ]
}

/** What was entered, what the week requires and what it lacks. */
function useHoursColumns(): TableColumnsType<TimesheetMember> {
  const { t } = useTranslation()
  return [
    {
      key: 'total',
      title: t(`${TIMESHEETS}.total`),
      align: 'end',
      render: (_, { totalMinutes }) => <HoursText minutes={totalMinutes} />,
    },
    {
      key: 'required',
      title: t(`${TIMESHEETS}.required`),
      align: 'end',
      responsive: ['md'],
      render: (_, { requiredMinutes }) => <HoursText minutes={requiredMinutes} />,
    },
    {
      key: 'shortage',
      title: t(`${TIMESHEETS}.shortage`),
      align: 'end',
      responsive: ['md'],
      render: (_, { shortageMinutes }) => <HoursText minutes={shortageMinutes} />,
    },
  ]
}

/** The status of a week; one that nobody has begun has none and is missing. */
function MemberState({ state }: Pick<TimesheetMember, 'state'>) {
  const { t } = useTranslation()
  if (state !== 'missing') return <StatusTag status={state} />
  return <Tag color="red">{t(`${TIMESHEETS}.state.missing`)}</Tag>
}

/** Opens the week of a person; one that nobody has begun can be entered by HR. */
function PersonLink({ member, weekStart }: { member: TimesheetMember; weekStart: string }) {
  const mayEnter = useAbility('employees.manage')
  const { timesheetId, employeeId, name, nameAr } = member
  const text = <LocalName name={name} nameAr={nameAr} />
  if (timesheetId !== null) return <Link to={timesheetPath({ id: timesheetId })}>{text}</Link>
  if (!mayEnter) return text
  return <Link to={`${LIST_PATH}?employee=${employeeId}&week=${weekStart}`}>{text}</Link>
}
