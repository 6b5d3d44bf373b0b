import { useNavigate, useParams } from 'react-router'
import { useTranslation } from 'react-i18next'
import { ResourceForm } from '../../../kit/form/resource-form'
import { CLIENTS, clientPath, type Client } from './client'
import { ClientFields } from './client-fields'

export default function ClientEdit() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const id = Number(useParams().id)
  return (
    <ResourceForm<Client>
      resource={CLIENTS}
      id={id}
      title={t('commercial.clients.edit')}
      back={{ to: clientPath({ id }), label: t('commercial.clients.singular') }}
      onSaved={(client) => void navigate(clientPath(client))}
    >
      {(form) => <ClientFields form={form} id={id} />}
    </ResourceForm>
  )
}
