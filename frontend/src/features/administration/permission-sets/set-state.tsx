import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { SETS, type PermissionSet } from './permission-set'

/** Whether members have what is in a set. */
export function SetState({ set: { active } }: { set: PermissionSet }) {
  const { t } = useTranslation()
  return (
    <Tag color={active ? 'green' : undefined}>{t(`${SETS}.${active ? 'active' : 'inactive'}`)}</Tag>
  )
}
