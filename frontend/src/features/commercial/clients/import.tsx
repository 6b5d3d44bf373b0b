import { useTranslation } from 'react-i18next'
import { ImportWizard } from '../../../kit/import/import-wizard'
import { CLIENTS } from './client'

export default function ClientImport() {
  const { t } = useTranslation()
  return (
    <ImportWizard
      resource={CLIENTS}
      ofPeople
      back={{ to: '/commercial/clients', label: t('commercial.clients.title') }}
    />
  )
}
