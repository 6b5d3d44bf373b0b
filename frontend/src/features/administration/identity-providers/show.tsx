import { EditOutlined } from '@ant-design/icons'
import { Tag, Typography } from 'antd'
import { useParams } from 'react-router'
import { useTranslation } from 'react-i18next'
import { InstantText } from '../../../kit/display/date-text'
import { Ltr } from '../../../kit/display/ltr'
import { nameIn } from '../../../kit/display/name-in'
import { LinkButton } from '../../../kit/link-button'
import { Details } from '../../../kit/show/details'
import { ResourceShow } from '../../../kit/show/resource-show'
import { useRecord } from '../../../kit/show/use-record'
import { useSets } from '../permission-matrix/use-sets'
import { LIST, PROVIDERS, providerPath, type IdentityProvider } from './identity-provider'
import { ProviderActions } from './provider-actions'
import { ProviderState } from './provider-state'

/** One identity provider: how it is reached, and what it is trusted with. */
export default function IdentityProviderShow() {
  const { t, i18n } = useTranslation()
  const query = useRecord<IdentityProvider>(PROVIDERS, useParams().id)
  return (
    <ResourceShow<IdentityProvider>
      resource={PROVIDERS}
      query={query}
      back={{ to: LIST, label: t(`${PROVIDERS}.title`) }}
      titleOf={({ name, nameAr }) => nameIn(i18n.language, name, nameAr)}
      tags={(provider) => <ProviderState provider={provider} />}
      remembered={false}
      actions={(provider) => (
        <>
          <LinkButton to={`${providerPath(provider)}/edit`} icon={<EditOutlined />}>
            {t('common.edit')}
          </LinkButton>
          <ProviderActions provider={provider} />
        </>
      )}
      tabs={(provider) => [
        {
          key: 'overview',
          label: t(`${PROVIDERS}.overview`),
          children: <ProviderFacts provider={provider} />,
        },
      ]}
    />
  )
}

function ProviderFacts({ provider }: { provider: IdentityProvider }) {
  const { t } = useTranslation()
  const ltr = (name: 'issuer' | 'clientId' | 'scopes') => ({
    ...{ name, value: <Ltr>{provider[name]}</Ltr>, wide: name === 'issuer' },
  })
  const flags = (
    ['trustsEmail', 'trustsSecondFactor', 'createsUsers', 'signsOut', 'onlyWay'] as const
  ).map((name) => ({ name, value: t(provider[name] ? 'common.yes' : 'common.no') }))
  return (
    <Details
      resource={PROVIDERS}
      items={[
        ...(['redirectUri', 'signedOutUri', 'backChannelUri'] as const).map((name) => ({
          ...{ name, wide: true },
          value: (
            <Typography.Text copyable>
              <Ltr>{provider[name]}</Ltr>
            </Typography.Text>
          ),
        })),
        ltr('issuer'),
        ltr('clientId'),
        ltr('scopes'),
        { name: 'emailDomains', value: <Ltr>{provider.emailDomains.join(', ')}</Ltr> },
        ...(['usernameClaim', 'emailClaim', 'groupsClaim'] as const).map((name) => ({
          ...{ name, value: <Ltr>{provider[name]}</Ltr> },
        })),
        ...flags,
        { name: 'defaultRole', value: t(`administration.users.role.${provider.defaultRole}`) },
        { name: 'groupMappings', value: <Mappings provider={provider} />, wide: true },
        { name: 'updatedAt', value: <InstantText value={provider.updatedAt} /> },
      ]}
    />
  )
}

function Mappings({ provider }: { provider: IdentityProvider }) {
  const { t } = useTranslation()
  const { nameOf } = useSets()
  const given = ({ permissionSetId, role }: IdentityProvider['groupMappings'][number]) => {
    if (permissionSetId) return nameOf(permissionSetId)
    return role ? t(`administration.users.role.${role}`) : null
  }
  if (!provider.groupMappings.length) return t(`${PROVIDERS}.no_mappings`)
  return provider.groupMappings.map((mapping, at) => (
    <Tag key={at}>
      <bdi>{mapping.group}</bdi> · <bdi>{given(mapping)}</bdi>
    </Tag>
  ))
}
