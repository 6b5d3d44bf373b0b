import { Flex } from 'antd'
import { useTranslation } from 'react-i18next'
import { PreferencesCard } from '../../features/identity/preferences/preferences-card'
import { KindsCard } from '../../features/notifications/preferences/kinds-card'
import { QuietHoursCard } from '../../features/notifications/preferences/quiet-hours-card'
import { PageHeader } from '../../kit/page-header'

/** What a person may set for themselves. */
export default function PreferencesPage() {
  const { t } = useTranslation()
  return (
    <>
      <PageHeader title={t('account.preferences.title')} subtitle={t('account.preferences.lead')} />
      <Flex vertical gap="middle">
        <PreferencesCard />
        <KindsCard />
        <QuietHoursCard />
      </Flex>
    </>
  )
}
