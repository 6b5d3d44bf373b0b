import { Tag } from 'antd'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { InstantText } from '../../../kit/display/date-text'
import { Ltr } from '../../../kit/display/ltr'
import { Details } from '../../../kit/show/details'
import { useAbility } from '../../../providers/access'
import { accountPath } from '../service-accounts/service-account'
import { useAccessNames } from '../users/use-access-names'
import { ITEMS, type Service } from './access-review-item'

type Props = { service: Service; idleDays: number | null }

/** Everything the account of a program held when it was listed. */
export function ServiceFacts({ service, idleDays }: Props) {
  const { t } = useTranslation()
  const { abilityName } = useAccessNames()
  const { abilities, networks, responsible, lastUsedAt, tokens } = service
  return (
    <Details
      resource={ITEMS}
      items={[
        { name: 'account', value: <Account service={service} /> },
        {
          name: 'responsible',
          value: responsible ? <bdi>{responsible.name}</bdi> : t(`${ITEMS}.no_responsible`),
        },
        {
          name: 'networks',
          value: networks.length ? <Ltr>{networks.join(', ')}</Ltr> : t(`${ITEMS}.anywhere`),
        },
        {
          name: 'lastUsedAt',
          value: lastUsedAt ? <InstantText value={lastUsedAt} /> : t(`${ITEMS}.never_used`),
        },
        { name: 'idleDays', value: idleDays },
        {
          name: 'rights',
          wide: true,
          value: abilities.map((one) => <Tag key={one}>{abilityName(one)}</Tag>),
        },
        {
          name: 'expiry',
          wide: true,
          value: <Tokens tokens={tokens} />,
        },
      ]}
    />
  )
}

/** Those who manage service accounts open it from here. */
function Account({ service: { accountId, purpose } }: Pick<Props, 'service'>) {
  const mayOpen = useAbility('service-accounts.manage')
  const shown = <bdi>{purpose}</bdi>
  return mayOpen ? <Link to={accountPath({ id: accountId })}>{shown}</Link> : shown
}

const Tokens = ({ tokens }: Pick<Service, 'tokens'>) =>
  tokens.map(({ name, expiresAt }, at) => (
    <div key={at}>
      <bdi>{name}</bdi>, <InstantText value={expiresAt} />
    </div>
  ))
