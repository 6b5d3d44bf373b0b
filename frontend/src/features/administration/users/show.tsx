import type { TFunction } from 'i18next'
import { Tag } from 'antd'
import { Link, useParams } from 'react-router'
import { useTranslation } from 'react-i18next'
import { InstantText } from '../../../kit/display/date-text'
import { EmailText, Ltr } from '../../../kit/display/ltr'
import { Whole } from '../../../kit/display/numbers'
import { nameIn } from '../../../kit/display/name-in'
import { Details } from '../../../kit/show/details'
import { ResourceShow } from '../../../kit/show/resource-show'
import { useRecord } from '../../../kit/show/use-record'
import { EffectiveAccessTable } from './effective-access'
import { UserActions } from './user-actions'
import { UserIdentities } from './user-identities'
import { USERS, type User } from './user'
import { UserState } from './user-state'

export default function UserShow() {
  const { t, i18n } = useTranslation()
  const query = useRecord<User>(USERS, useParams().id)
  return (
    <ResourceShow<User>
      resource={USERS}
      query={query}
      back={{ to: '/admin/users', label: t(`${USERS}.title`) }}
      titleOf={(user) => nameIn(i18n.language, user.name, user.nameAr)}
      tags={(user) => <UserState user={user} />}
      subtitle={(user) => <Ltr>{user.username}</Ltr>}
      actions={(user) => <UserActions user={user} />}
      summary={summaryOf(t)}
      history={false}
      tabs={(user) => [
        {
          key: 'account',
          label: t(`${USERS}.account`),
          children: (
            <>
              <UserDetails user={user} />
              <UserIdentities user={user} />
            </>
          ),
        },
        {
          key: 'access',
          label: t(`${USERS}.effective_access`),
          children: <EffectiveAccessTable user={user} />,
        },
      ]}
    />
  )
}

/** What an account may do, how the person is reached and when they were here last. */
const summaryOf = (t: TFunction) => (user: User) => [
  { name: 'role', value: t(`${USERS}.role.${user.role}`) },
  { name: 'permissions', value: <Whole value={user.effectivePermissions.length} /> },
  { name: 'lastLoginAt', value: <InstantText value={user.lastLoginAt} /> },
  { name: 'email', value: user.email ? <EmailText value={user.email} /> : null },
  {
    name: 'passcode',
    value: t(user.hasPasscode ? `${USERS}.passcode_set` : `${USERS}.passcode_none`),
  },
]

/** How the person signs in, beside the password. */
const waysOf = (t: TFunction, { hasPasscode, twoStepOn, hasPasskeys }: User) => [
  { name: 'passcode', value: t(`${USERS}.passcode_${hasPasscode ? 'set' : 'none'}`) },
  { name: 'twoStepOn', value: t(`${USERS}.two_step_${twoStepOn ? 'on' : 'off'}`) },
  { name: 'hasPasskeys', value: t(`${USERS}.passkeys_${hasPasskeys ? 'set' : 'none'}`) },
]

/** What holds in the end, and what it comes from. */
function useRights(user: User) {
  const { t, i18n } = useTranslation()
  const tags = (names: readonly string[]) =>
    names.length
      ? names.map((name) => (
          <Tag key={name}>{t(`${USERS}.permission.${name}`, { defaultValue: name })}</Tag>
        ))
      : null
  const sets = user.permissionSets.map(({ id, name, nameAr, active }) => (
    <Link key={id} to={`/admin/permission-sets/${id}`}>
      <Tag color={active ? 'blue' : undefined}>{nameIn(i18n.language, name, nameAr)}</Tag>
    </Link>
  ))
  const own = Object.keys(user.permissions).filter((name) => user.permissions[name])
  return [
    { name: 'permissions', wide: true, value: tags(user.effectivePermissions) },
    { name: 'permissionSets', wide: true, value: sets.length ? sets : null },
    { name: 'ownPermissions', wide: true, value: tags(own) },
    { name: 'deniedPermissions', wide: true, value: tags(user.deniedPermissions) },
  ]
}

function UserDetails({ user }: { user: User }) {
  const { t } = useTranslation()
  const rights = useRights(user)
  return (
    <Details
      resource={USERS}
      items={[
        { name: 'name', value: user.name },
        { name: 'nameAr', value: user.nameAr },
        { name: 'username', value: <Ltr>{user.username}</Ltr> },
        { name: 'email', value: user.email ? <EmailText value={user.email} /> : null },
        { name: 'role', value: t(`${USERS}.role.${user.role}`) },
        ...waysOf(t, user),
        {
          name: 'lastLoginAt',
          value: <InstantText value={user.lastLoginAt} />,
        },
        { name: 'createdAt', value: <InstantText value={user.createdAt} /> },
        ...rights,
      ]}
    />
  )
}
