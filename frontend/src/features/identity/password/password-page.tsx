import { useTranslation } from 'react-i18next'
import { PageHeader } from '../../../kit/page-header'
import { PasswordChangeForm } from './password-change-form'

/** The user changes their own password. */
export default function PasswordPage() {
  const { t } = useTranslation()
  return (
    <>
      <PageHeader title={t('account.password.title')} subtitle={t('account.password.lead')} />
      <PasswordChangeForm />
    </>
  )
}
