import { Flex, Tag } from 'antd'
import { EditOutlined } from '@ant-design/icons'
import { useParams } from 'react-router'
import { useTranslation } from 'react-i18next'
import { useAbilityName } from '../../../kit/access/use-ability-name'
import { InstantText } from '../../../kit/display/date-text'
import { Ltr } from '../../../kit/display/ltr'
import { LinkButton } from '../../../kit/link-button'
import { Details } from '../../../kit/show/details'
import { ResourceShow } from '../../../kit/show/resource-show'
import { useRecord } from '../../../kit/show/use-record'
import { AccountActions } from './account-actions'
import { AccountState } from './account-state'
import { ACCOUNTS, accountPath, LIST, type ServiceAccount } from './service-account'
import { ServiceTokens } from './service-tokens'

/** One service account: what it is for, what it may do, and its tokens. */
export default function ServiceAccountShow() {
  const { t } = useTranslation()
  const query = useRecord<ServiceAccount>(ACCOUNTS, useParams().id)
  return (
    <ResourceShow<ServiceAccount>
      resource={ACCOUNTS}
      query={query}
      back={{ to: LIST, label: t(`${ACCOUNTS}.title`) }}
      titleOf={({ name }) => name}
      tags={(account) => <AccountState account={account} />}
      remembered={false}
      actions={(account) => (
        <>
          <LinkButton to={`${accountPath(account)}/edit`} icon={<EditOutlined />}>
            {t('common.edit')}
          </LinkButton>
          <AccountActions account={account} />
        </>
      )}
      tabs={(account) => [
        {
          key: 'overview',
          label: t(`${ACCOUNTS}.overview`),
          children: <AccountFacts account={account} />,
        },
        {
          key: 'tokens',
          label: t(`${ACCOUNTS}.tokens`),
          children: <ServiceTokens account={account} />,
        },
      ]}
    />
  )
}

function AccountFacts({ account }: { account: ServiceAccount }) {
  const { t } = useTranslation()
  const { lastUsedAt, networks, responsible, operators, closed } = account
  const open = account.abilities.filter((ability) => !closed.includes(ability))
  return (
    <Details
      resource={ACCOUNTS}
      items={[
        { name: 'purpose', value: <bdi>{account.purpose}</bdi>, wide: true },
        { name: 'responsible', value: responsible && <bdi>{responsible.name}</bdi> },
        { name: 'operators', value: <bdi>{operators.map(({ name }) => name).join(' · ')}</bdi> },
        {
          name: 'networks',
          value: networks.length ? <Ltr>{networks.join(', ')}</Ltr> : t(`${ACCOUNTS}.anywhere`),
        },
        { name: 'abilities', value: <Abilities names={open} />, wide: true },
        { name: 'closed', value: closed.length ? <Abilities names={closed} /> : null, wide: true },
        { name: 'notes', value: account.notes && <bdi>{account.notes}</bdi>, wide: true },
        { name: 'lastUsedAt', value: lastUsedAt && <InstantText value={lastUsedAt} /> },
        { name: 'createdAt', value: <InstantText value={account.createdAt} /> },
      ]}
    />
  )
}

function Abilities({ names }: { names: string[] }) {
  const { abilityName } = useAbilityName()
  return (
    <Flex wrap gap={4}>
      {names.map((ability) => (
        <Tag key={ability}>{abilityName(ability)}</Tag>
      ))}
    </Flex>
  )
}
