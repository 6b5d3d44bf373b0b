import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { PROVIDERS, type IdentityProvider } from './identity-provider'

/** Whether people sign in here, and whether staff sign in here only. */
export function ProviderState({ provider }: { provider: IdentityProvider }) {
  const { t } = useTranslation()
  const { active, onlyWay } = provider
  return (
    <>
      <Tag color={active ? 'green' : undefined}>
        {t(`${PROVIDERS}.state.${active ? 'on' : 'off'}`)}
      </Tag>
      {active && onlyWay ? <Tag color="blue">{t(`${PROVIDERS}.state.only`)}</Tag> : null}
    </>
  )
}
