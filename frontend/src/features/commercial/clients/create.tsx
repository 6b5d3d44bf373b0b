import { useNavigate } from 'react-router'
import { useTranslation } from 'react-i18next'
import { ResourceForm } from '../../../kit/form/resource-form'
import { CLIENTS, clientPath, type Client } from './client'
import { ClientFields } from './client-fields'

export default function ClientCreate() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <ResourceForm<Client>
      resource={CLIENTS}
      title={t('commercial.clients.create')}
      back={{ to: '/commercial/clients', label: t('commercial.clients.title') }}
      onSaved={(client) => void navigate(clientPath(client))}
    >
      {(form) => <ClientFields form={form} />}
    </ResourceForm>
  )
}
