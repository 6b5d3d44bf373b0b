import { useNavigate } from 'react-router'
import { useTranslation } from 'react-i18next'
import { ResourceForm } from '../../../kit/form/resource-form'
import { PERMISSION_GROUPS, userPath, USERS, type User } from './user'
import { UserFields } from './user-fields'

/** Sets and grants of the record as their fields hold them. */
const toValues = ({ permissions, permissionSets, ...user }: User) => ({
  ...user,
  permissions: Object.keys(permissions).filter((name) => permissions[name]),
  permissionSetIds: permissionSets.map(({ id }) => id),
})

/** Of each permission whether it is granted. */
function toBody(values: object): object {
  const { permissions, ...rest } = values as { permissions: string[] }
  const names: string[] = Object.values(PERMISSION_GROUPS).flat()
  const flags = names.map((name) => [name, permissions.includes(name)])
  return { ...rest, permissions: Object.fromEntries(flags) }
}

export function UserForm({ id }: { id?: number }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const isNew = id === undefined
  return (
    <ResourceForm<User>
      resource={USERS}
      id={id}
      title={t(isNew ? `${USERS}.create` : `${USERS}.edit`)}
      back={
        isNew
          ? { to: '/admin/users', label: t(`${USERS}.title`) }
          : { to: userPath({ id }), label: t(`${USERS}.singular`) }
      }
      initialValues={{ role: 'staff', permissions: [] }}
      toValues={toValues}
      toBody={toBody}
      onSaved={(user) => void navigate(userPath(user))}
    >
      <UserFields isNew={isNew} />
    </ResourceForm>
  )
}
