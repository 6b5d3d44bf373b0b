import { useTranslation } from 'react-i18next'
import { PreferencesCard } from '../../features/identity/preferences/preferences-card'
import { KindsCard } from '../../features/notifications/preferences/kinds-card'
import { useDocumentTitle } from '../../kit/use-document-title'

/** What a person may set for themselves. */
export default function PreferencesPage() {
  const { t } = useTranslation()
  useDocumentTitle(t('account.preferences.title'))
  return (
    <div className="page">
      <header className="page-head">
        <div>
          <h1>{t('account.preferences.title')}</h1>
          <p>{t('account.preferences.lead')}</p>
        </div>
      </header>
      <PreferencesCard />
      <KindsCard />
    </div>
  )
}
