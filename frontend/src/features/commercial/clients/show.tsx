import { EditOutlined, MergeCellsOutlined } from '@ant-design/icons'
import { useParams } from 'react-router'
import { useTranslation } from 'react-i18next'
import { InstantText } from '../../../kit/display/date-text'
import { EmailText, PhoneText, WebsiteText } from '../../../kit/display/ltr'
import { ChoiceText } from '../../../kit/inputs/choice-select'
import { LinkButton } from '../../../kit/link-button'
import { ActionConflict } from '../../../kit/show/action-conflict'
import { DeleteRecord } from '../../../kit/show/delete-record'
import { Details } from '../../../kit/show/details'
import { ResourceShow } from '../../../kit/show/resource-show'
import { useRecord } from '../../../kit/show/use-record'
import { useRecordAction } from '../../../kit/show/use-record-action'
import { useAbility } from '../../../providers/access'
import { CompanyLink } from '../companies/company-link'
import { contactDetails } from '../companies/contact-points'
import { CreditCard } from '../credit-limits/credit-card'
import { PromiseScoreCard } from '../payment-promises/promise-score'
import { ClientStatement } from '../statements/client-statement'
import { CLIENTS, clientPath, type Client, type ClientDetail } from './client'
import { ClientMark } from './client-mark'
import { Colleagues } from './colleagues'
import { ConsentDetails, WithdrawnNotice } from './consent-details'
import { MergeNotice } from './merge-notice'
import { ClientTimeline } from './timeline'

export default function ClientShow() {
  const { t } = useTranslation()
  const maySeeAccount = useAbility('invoices.view')
  const query = useRecord<ClientDetail>(CLIENTS, useParams().id)
  return (
    <ResourceShow<ClientDetail>
      resource={CLIENTS}
      query={query}
      back={{ to: '/commercial/clients', label: t('commercial.clients.title') }}
      titleOf={(client) => client.name}
      picture={(client) => <ClientMark name={client.name} pictureUrl={client.pictureUrl} large />}
      subtitle={(client) => [client.jobTitle, client.company].filter(Boolean).join(' · ')}
      actions={(client) => <ClientActions client={client} />}
      summary={summaryOf}
      aside={(client) => <ClientAside client={client} maySeeAccount={maySeeAccount} />}
      tabs={(client) => [
        {
          key: 'details',
          label: t('commercial.clients.details'),
          children: <DetailsTab client={client} />,
        },
        {
          key: 'timeline',
          label: t('commercial.clients.timeline.title'),
          children: <ClientTimeline client={client} />,
        },
        ...(maySeeAccount
          ? [
              {
                key: 'account',
                label: t('commercial.statements.title'),
                children: <ClientStatement clientId={client.id} />,
              },
            ]
          : []),
      ]}
    />
  )
}

interface ClientAsideProps {
  client: Client
  maySeeAccount: boolean
}

/** What the client may owe and how it keeps its word, for those who see its account; and its colleagues. */
function ClientAside({ client, maySeeAccount }: ClientAsideProps) {
  return (
    <>
      {maySeeAccount ? (
        <>
          <CreditCard clientId={client.id} />
          <PromiseScoreCard clientId={client.id} />
        </>
      ) : null}
      <Colleagues client={client} />
    </>
  )
}

/** How the client is reached, and who talks to them. */
const summaryOf = ({ mobile, email, ownerName, lastContactAt }: Client) => [
  { name: 'mobile', value: mobile ? <PhoneText value={mobile} /> : null },
  { name: 'email', value: email ? <EmailText value={email} /> : null },
  { name: 'ownerName', value: ownerName ? <bdi>{ownerName}</bdi> : null },
  { name: 'lastContactAt', value: <InstantText value={lastContactAt} /> },
]

function DetailsTab({ client }: { client: ClientDetail }) {
  return (
    <>
      <WithdrawnNotice client={client} />
      <MergeNotice client={client} />
      <ClientDetails client={client} />
      <ConsentDetails client={client} />
    </>
  )
}

function ClientActions({ client }: { client: Client }) {
  const { t } = useTranslation()
  const action = useRecordAction(CLIENTS)
  return (
    <>
      {client.can.update ? (
        <LinkButton type="primary" icon={<EditOutlined />} to={`${clientPath(client)}/edit`}>
          {t('common.edit')}
        </LinkButton>
      ) : null}
      {client.can.merge ? (
        <LinkButton icon={<MergeCellsOutlined />} to={`${clientPath(client)}/merge`}>
          {t('commercial.clients.merge.action')}
        </LinkButton>
      ) : null}
      {client.can.delete ? (
        <DeleteRecord
          resource={CLIENTS}
          record={client}
          action={action}
          title={t('commercial.clients.delete_title', { name: client.name })}
          content={t('commercial.clients.delete_warning')}
          done={t('commercial.clients.deleted')}
        />
      ) : null}
      <ActionConflict action={action} />
    </>
  )
}

function ClientDetails({ client }: { client: ClientDetail }) {
  const { t } = useTranslation()
  return (
    <Details
      resource={CLIENTS}
      items={[
        { name: 'name', value: client.name },
        { name: 'jobTitle', value: client.jobTitle },
        {
          name: 'company',
          value: client.company ? (
            <CompanyLink id={client.companyId}>
              <bdi>{client.company}</bdi>
            </CompanyLink>
          ) : null,
        },
        {
          name: 'companyType',
          value: client.companyType ? (
            <ChoiceText list="company-types" value={client.companyType} />
          ) : null,
        },
        { name: 'phone', value: client.phone ? <PhoneText value={client.phone} /> : null },
        ...contactDetails(client.contactPoints, t),
        { name: 'website', value: client.website ? <WebsiteText value={client.website} /> : null },
        { name: 'location', value: client.location },
        { name: 'createdAt', value: <InstantText value={client.createdAt} /> },
        { name: 'address', value: client.address, wide: true },
        { name: 'notes', value: client.notes, wide: true },
      ]}
    />
  )
}
