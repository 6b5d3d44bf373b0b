import { useNavigate } from 'react-router'
import { useTranslation } from 'react-i18next'
import { ResourceForm } from '../../../kit/form/resource-form'
import { CLIENTS, clientPath, type Client } from './client'
import { ClientFields } from './client-fields'
import { useClientPicture } from './use-client-picture'

export default function ClientCreate() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const picture = useClientPicture()
  const open = async (client: Client) => {
    await picture.save(client)
    void navigate(clientPath(client))
  }
  return (
    <ResourceForm<Client>
      resource={CLIENTS}
      title={t('commercial.clients.create')}
      back={{ to: '/commercial/clients', label: t('commercial.clients.title') }}
      onSaved={(client) => void open(client)}
    >
      {(form) => <ClientFields form={form} picture={picture} />}
    </ResourceForm>
  )
}
