import { useNavigate, useParams } from 'react-router'
import { useTranslation } from 'react-i18next'
import { ResourceForm } from '../../../kit/form/resource-form'
import { CLIENTS, clientPath, type Client, type ClientDetail } from './client'
import { ClientFields } from './client-fields'
import { useClientPicture } from './use-client-picture'

export default function ClientEdit() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const picture = useClientPicture()
  const id = Number(useParams().id)
  const open = async (client: Client) => {
    await picture.save(client)
    void navigate(clientPath(client))
  }
  return (
    <ResourceForm<ClientDetail>
      resource={CLIENTS}
      id={id}
      title={t('commercial.clients.edit')}
      back={{ to: clientPath({ id }), label: t('commercial.clients.singular') }}
      onSaved={(client) => void open(client)}
    >
      {(form, stored) => <ClientFields form={form} stored={stored} picture={picture} />}
    </ResourceForm>
  )
}
