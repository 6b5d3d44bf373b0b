import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { InstantText } from '../../../kit/display/date-text'
import { LocalName } from '../../../kit/display/local-name'
import { EmailText, Ltr } from '../../../kit/display/ltr'
import { ImportLink } from '../../../kit/import/import-link'
import { ResourceTable } from '../../../kit/table/resource-table'
import type { Column } from '../../../kit/table/types'
import { ROLES, userPath, USERS, type User } from './user'
import { UserState } from './user-state'

function useColumns(): Column<User>[] {
  const { t } = useTranslation()
  const roles = ROLES.map((value) => ({ value, label: t(`${USERS}.role.${value}`) }))
  return [
    {
      key: 'name',
      sortable: true,
      filter: { kind: 'text' },
      render: (user) => (
        <Link to={userPath(user)}>
          <LocalName name={user.name} nameAr={user.nameAr} />
        </Link>
      ),
    },
    {
      key: 'username',
      sortable: true,
      filter: { kind: 'text' },
      render: (user) => <Ltr>{user.username}</Ltr>,
    },
    {
      key: 'role',
      sortable: true,
      filter: { kind: 'choice', options: roles },
      render: (user) => t(`${USERS}.role.${user.role}`),
    },
    { key: 'email', filter: { kind: 'text' }, render: (user) => <EmailText value={user.email} /> },
    { key: 'state', render: (user) => <UserState user={user} /> },
    {
      key: 'lastLoginAt',
      sortable: true,
      filter: { kind: 'date' },
      render: (user) => <InstantText value={user.lastLoginAt} />,
    },
    ...LESS_NEEDED,
  ]
}

const LESS_NEEDED: Column<User>[] = [
  { key: 'nameAr', optional: true },
  {
    key: 'createdAt',
    optional: true,
    sortable: true,
    render: (user) => <InstantText value={user.createdAt} />,
  },
]

export default function UserList() {
  const { t } = useTranslation()
  return (
    <ResourceTable<User>
      resource={USERS}
      columns={useColumns()}
      labelOf={(user) => user.name}
      pathOf={userPath}
      initialSorters={[{ field: 'name', order: 'asc' }]}
      actions={<ImportLink to="/admin/users/import" ability="users.manage" />}
      create={{ path: '/admin/users/new', ability: 'users.manage', label: t(`${USERS}.create`) }}
      searchable={false}
    />
  )
}
