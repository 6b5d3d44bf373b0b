import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { ACCOUNTS, type ServiceAccount } from './service-account'

/** Whether it works, and what someone should look at. */
export function AccountState({ account }: { account: ServiceAccount }) {
  const { t } = useTranslation()
  const { active, isUnused, responsible } = account
  return (
    <>
      <Tag color={active ? 'green' : undefined}>
        {t(`${ACCOUNTS}.state.${active ? 'active' : 'off'}`)}
      </Tag>
      {active && !responsible ? <Tag color="red">{t(`${ACCOUNTS}.state.alone`)}</Tag> : null}
      {isUnused ? <Tag color="orange">{t(`${ACCOUNTS}.state.unused`)}</Tag> : null}
    </>
  )
}
