import { useTranslation } from 'react-i18next'
import { PageHeader } from '../../../kit/page-header'
import { LogoPanel } from './logo-panel'

/** The firm's logo, for every signed-in user to see and for administrators to change. */
export default function LogoPage() {
  const { t } = useTranslation()
  return (
    <>
      <PageHeader title={t('pages.logo.title')} subtitle={t('pages.logo.text')} />
      <LogoPanel />
    </>
  )
}
