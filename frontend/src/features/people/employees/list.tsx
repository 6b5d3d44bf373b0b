import { Flex } from 'antd'
import { ImportOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Schema } from '../../../api/types'
import { DateText } from '../../../kit/display/date-text'
import { LocalName } from '../../../kit/display/local-name'
import { EmailText, Ltr, PhoneText } from '../../../kit/display/ltr'
import { nameIn } from '../../../kit/display/name-in'
import { UserAvatar } from '../../../kit/display/user-avatar'
import { ChoiceText } from '../../../kit/inputs/choice-select'
import { LinkButton } from '../../../kit/link-button'
import { ResourceTable } from '../../../kit/table/resource-table'
import type { Column, ColumnFilter } from '../../../kit/table/types'
import { useAbility } from '../../../providers/access'
import { EMPLOYEES, employeePath, type Employee } from './employee'
import { EmployeeCard } from './employee-card'
import { EmploymentTag } from './employment-tag'

export default function EmployeeList() {
  const { t, i18n } = useTranslation()
  const columns = useAbility('employees.private') ? [...PUBLIC, ...PRIVATE] : PUBLIC
  const byDepartment = useDepartmentFilter()
  const tab = (key: string, params: Record<string, string>) => ({
    key,
    label: t(`${EMPLOYEES}.tabs.${key}`),
    params,
  })
  return (
    <ResourceTable<Employee>
      resource={EMPLOYEES}
      columns={columns.map((column) =>
        column.key === 'departmentId' ? { ...column, filter: byDepartment } : column
      )}
      labelOf={(row) => nameIn(i18n.language, row.name, row.nameAr)}
      pathOf={employeePath}
      initialSorters={[{ field: 'name', order: 'asc' }]}
      tabs={[
        tab('current', { employed: 'true' }),
        tab('left', { employed: 'false' }),
        tab('all', {}),
      ]}
      actions={<ImportLink />}
      cardOf={(row) => <EmployeeCard employee={row} />}
      create={{
        path: '/hr/employees/new',
        ability: 'employees.manage',
        label: t(`${EMPLOYEES}.create`),
      }}
      exportable
      emptyHint={t(`${EMPLOYEES}.empty`)}
    />
  )
}

function useDepartmentFilter(): ColumnFilter {
  const { language } = useTranslation().i18n
  const { data = [] } = useQuery<Schema<'Department'>[]>({
    queryKey: ['/api/departments?_start=0&_end=500&_sort=name'],
  })
  const options = data.map(({ id, name, nameAr }) => ({
    value: String(id),
    label: nameIn(language, name, nameAr),
  }))
  return { kind: 'choice', options }
}

function ImportLink() {
  const { t } = useTranslation()
  const manages = useAbility('employees.manage')
  if (!manages) return null
  return (
    <LinkButton to="/hr/employees/import" icon={<ImportOutlined />}>
      {t('kit.table.import')}
    </LinkButton>
  )
}

function Name({ employee }: { employee: Employee }) {
  const { language } = useTranslation().i18n
  const { name, nameAr, photoUrl } = employee
  return (
    <Flex gap="small" align="center">
      <UserAvatar name={nameIn(language, name, nameAr)} photoUrl={photoUrl} size={24} />
      <Link to={employeePath(employee)}>
        <LocalName name={name} nameAr={nameAr} />
      </Link>
    </Flex>
  )
}

/** What everyone may know of a colleague. */
const PUBLIC: Column<Employee>[] = [
  {
    key: 'name',
    width: 220,
    sortable: true,
    filter: { kind: 'text' },
    render: (row) => <Name employee={row} />,
  },
  {
    key: 'position',
    width: 180,
    sortable: true,
    filter: { kind: 'text' },
    render: (row) => <LocalName name={row.position} nameAr={row.positionAr} />,
  },
  {
    key: 'departmentId',
    width: 170,
    render: (row) => (
      <Link to={`/hr/departments/${row.departmentId}`}>
        <bdi>{row.departmentName}</bdi>
      </Link>
    ),
  },
  { key: 'location', width: 140, sortable: true, filter: { kind: 'text' } },
  { key: 'mobile', width: 150, render: (row) => <PhoneText value={row.mobile} /> },
  { key: 'email', width: 200, render: (row) => <EmailText value={row.email} /> },
  {
    key: 'managerId',
    width: 160,
    render: (row) =>
      row.managerId ? (
        <Link to={employeePath({ id: row.managerId })}>
          <bdi>{row.managerName}</bdi>
        </Link>
      ) : null,
  },
  {
    key: 'number',
    width: 130,
    sortable: true,
    optional: true,
    filter: { kind: 'text' },
    render: (row) => <Ltr>{row.number}</Ltr>,
  },
]

/** What HR sees besides. */
const PRIVATE: Column<Employee>[] = [
  {
    key: 'status',
    width: 120,
    sortable: true,
    filter: { kind: 'choice', list: 'employee-statuses' },
    render: (row) => <EmploymentTag status={row.status} />,
  },
  {
    key: 'joinOn',
    width: 120,
    sortable: true,
    filter: { kind: 'date' },
    render: (row) => <DateText value={row.joinOn} />,
  },
  { key: 'grade', width: 90, optional: true, sortable: true, filter: { kind: 'text' } },
  {
    key: 'employmentType',
    optional: true,
    sortable: true,
    filter: { kind: 'choice', list: 'employment-types' },
    render: (row) => <ChoiceText list="employment-types" value={row.employmentType} />,
  },
  {
    key: 'contractEndOn',
    optional: true,
    sortable: true,
    filter: { kind: 'date' },
    render: (row) => <DateText value={row.contractEndOn} />,
  },
  {
    key: 'probationEndOn',
    optional: true,
    sortable: true,
    filter: { kind: 'date' },
    render: (row) => <DateText value={row.probationEndOn} />,
  },
  { key: 'nationality', optional: true, sortable: true, filter: { kind: 'text' } },
]
