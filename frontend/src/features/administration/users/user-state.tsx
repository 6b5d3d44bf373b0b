import { Space, Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { USERS, type User } from './user'

/** Whether the account works, is disabled or is locked after wrong passwords. */
export function UserState({ user }: { user: Pick<User, 'disabled' | 'locked'> }) {
  const { t } = useTranslation()
  return (
    <Space size={4}>
      {user.disabled ? (
        <Tag color="red">{t(`${USERS}.state.disabled`)}</Tag>
      ) : (
        <Tag color="green">{t(`${USERS}.state.enabled`)}</Tag>
      )}
      {user.locked ? <Tag color="orange">{t(`${USERS}.state.locked`)}</Tag> : null}
    </Space>
  )
}
