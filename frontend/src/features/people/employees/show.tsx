import type { ReactNode } from 'react'
import { Tag } from 'antd'
import { EditOutlined } from '@ant-design/icons'
import { useParams } from 'react-router'
import { useTranslation } from 'react-i18next'
import { DateText } from '../../../kit/display/date-text'
import { LocalName } from '../../../kit/display/local-name'
import { Ltr, PhoneText } from '../../../kit/display/ltr'
import { nameIn } from '../../../kit/display/name-in'
import { UserAvatar } from '../../../kit/display/user-avatar'
import { PhotoButton } from '../../../kit/files/photo-button'
import { LinkButton } from '../../../kit/link-button'
import { ActionConflict } from '../../../kit/show/action-conflict'
import { DeleteRecord } from '../../../kit/show/delete-record'
import { ResourceShow } from '../../../kit/show/resource-show'
import { useRecord } from '../../../kit/show/use-record'
import { useRecordAction } from '../../../kit/show/use-record-action'
import { EMPLOYEES, employeePath, type Employee } from './employee'
import { HrDetails, JobDetails, PersonalDetails, ProfileDetails } from './employee-details'
import { DepartmentLink, EmployeeLink } from './employee-links'
import { EmploymentTag } from './employment-tag'
import { Team } from './team'

export default function EmployeeShow() {
  const { t, i18n } = useTranslation()
  const query = useRecord<Employee>(EMPLOYEES, useParams().id)
  const tabs = useTabs()
  const titleOf = ({ name, nameAr }: Employee) => nameIn(i18n.language, name, nameAr)
  return (
    <ResourceShow<Employee>
      resource={EMPLOYEES}
      query={query}
      back={{ to: '/hr/employees', label: t(`${EMPLOYEES}.title`) }}
      titleOf={titleOf}
      picture={(employee) => (
        <UserAvatar name={titleOf(employee)} photoUrl={employee.photoUrl} size={56} />
      )}
      tags={(employee) => <Standing employee={employee} />}
      subtitle={({ position, positionAr }) => <LocalName name={position} nameAr={positionAr} />}
      summary={summaryOf}
      actions={(employee) => <Actions employee={employee} onChanged={() => void query.refetch()} />}
      tabs={tabs}
    />
  )
}

/** Who may not read the status still sees who has left. */
function Standing({ employee: { status, employed } }: { employee: Employee }) {
  const { t } = useTranslation()
  if (status) return <EmploymentTag status={status} />
  return employed ? null : <Tag>{t(`${EMPLOYEES}.left`)}</Tag>
}

const summaryOf = (employee: Employee) => [
  { name: 'departmentId', value: <DepartmentLink employee={employee} /> },
  {
    name: 'managerId',
    value:
      employee.managerId === null ? null : (
        <EmployeeLink id={employee.managerId} name={employee.managerName} />
      ),
  },
  { name: 'mobile', value: <PhoneText value={employee.mobile ?? employee.phone} /> },
  ...(employee.groups.includes('job')
    ? [{ name: 'joinOn', value: <DateText value={employee.joinOn} /> }]
    : []),
  { name: 'number', value: <Ltr>{employee.number}</Ltr> },
]

function useTabs() {
  const { t } = useTranslation()
  const tab = (key: string, children: ReactNode) => ({
    key,
    label: t(`${EMPLOYEES}.groups.${key}`),
    children,
  })
  return (employee: Employee) => [
    tab('profile', <ProfileDetails employee={employee} />),
    ...(employee.groups.includes('job') ? [tab('job', <JobDetails employee={employee} />)] : []),
    ...(employee.groups.includes('personal')
      ? [tab('personal', <PersonalDetails employee={employee} />)]
      : []),
    tab('team', <Team employee={employee} />),
    ...(employee.groups.includes('hr') ? [tab('hr', <HrDetails employee={employee} />)] : []),
  ]
}

function Actions({ employee, onChanged }: { employee: Employee; onChanged: () => void }) {
  const { t, i18n } = useTranslation()
  const action = useRecordAction(EMPLOYEES)
  return (
    <>
      {employee.can.update ? (
        <LinkButton type="primary" icon={<EditOutlined />} to={`${employeePath(employee)}/edit`}>
          {t('common.edit')}
        </LinkButton>
      ) : null}
      {employee.can.changePhoto ? (
        <PhotoButton
          path={`/api/employees/${employee.id}/photo`}
          label={t(`${EMPLOYEES}.photo.label`)}
          done={t(`${EMPLOYEES}.photo.done`)}
          onDone={onChanged}
        />
      ) : null}
      {employee.can.delete ? (
        <DeleteRecord
          resource={EMPLOYEES}
          record={employee}
          action={action}
          title={t(`${EMPLOYEES}.delete_title`, {
            name: nameIn(i18n.language, employee.name, employee.nameAr),
          })}
          content={t(`${EMPLOYEES}.delete_warning`)}
          done={t(`${EMPLOYEES}.deleted`)}
        />
      ) : null}
      <ActionConflict action={action} />
    </>
  )
}
