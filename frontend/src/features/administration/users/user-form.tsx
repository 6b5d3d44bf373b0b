import { useNavigate } from 'react-router'
import { useTranslation } from 'react-i18next'
import { ResourceForm } from '../../../kit/form/resource-form'
import { userPath, USERS, type User } from './user'
import { UserFields } from './user-fields'

type Values = Partial<User> & { permissionSetIds?: number[] }

/** Unticked boxes arrive as undefined; the server wants booleans or nothing. */
function toBody(values: object): object {
  const { permissions = {}, ...rest } = values as Values
  const flags = Object.entries(permissions).map(([name, on]) => [name, on === true])
  return { ...rest, permissions: Object.fromEntries(flags) }
}

/** The sets of the record as their field holds them. */
const toValues = (user: User): Values => ({
  ...user,
  permissionSetIds: user.permissionSets.map(({ id }) => id),
})

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
      initialValues={{ role: 'staff', permissions: {} }}
      toValues={toValues}
      toBody={toBody}
      onSaved={(user) => void navigate(userPath(user))}
    >
      <UserFields isNew={isNew} />
    </ResourceForm>
  )
}
