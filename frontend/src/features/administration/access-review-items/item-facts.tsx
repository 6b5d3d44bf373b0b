import { Tag } from 'antd'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { InstantText } from '../../../kit/display/date-text'
import { Ltr } from '../../../kit/display/ltr'
import { useFormats } from '../../../kit/display/use-formats'
import { Details } from '../../../kit/show/details'
import { useAbility } from '../../../providers/access'
import { userPath, USERS } from '../users/user'
import { useAccessNames } from '../users/use-access-names'
import { ITEMS, type ReviewItem } from './access-review-item'
import { SpecialTags } from './item-columns'

type Props = { item: ReviewItem }
type Loan = ReviewItem['holds']['lentTo'][number]

/** Everything an account held when it was listed. */
export function HoldingFacts({ item }: Props) {
  const { t } = useTranslation()
  const { abilityName } = useAccessNames()
  const { holds, idleDays } = item
  const permissions = (names: readonly string[]) =>
    names.map((name) => t(`${USERS}.permission.${name}`))
  const special = [...new Set([...holds.strict, ...holds.deciding])].map(abilityName)
  const loan = useLoan()
  return (
    <Details
      resource={ITEMS}
      items={[
        { name: 'username', value: <Account item={item} /> },
        { name: 'role', value: t(`${USERS}.role.${holds.role}`) },
        { name: 'special', value: item.guarded && <SpecialTags item={item} /> },
        { name: 'sets', wide: true, value: tags(holds.sets.map(({ name }) => name)) },
        { name: 'permissions', wide: true, value: tags(permissions(holds.permissions)) },
        { name: 'granted', wide: true, value: tags(permissions(holds.granted)) },
        { name: 'denied', wide: true, value: tags(permissions(holds.denied)) },
        { name: 'abilities', wide: true, value: tags(special) },
        {
          name: 'lastLoginAt',
          value: holds.lastLoginAt ? (
            <InstantText value={holds.lastLoginAt} />
          ) : (
            t(`${ITEMS}.never`)
          ),
        },
        { name: 'idleDays', value: idleDays },
        { name: 'employment', value: t(`${ITEMS}.employment.${holds.employment}`) },
        { name: 'twoStep', value: t(`${ITEMS}.${holds.twoStep ? 'on' : 'off'}`) },
        { name: 'tokens', value: holds.tokens },
        { name: 'passkeys', value: holds.passkeys },
        { name: 'providers', value: holds.providers.join(' · ') },
        { name: 'lentTo', wide: true, value: tags(holds.lentTo.map(loan)) },
        { name: 'lentBy', wide: true, value: tags(holds.lentBy.map(loan)) },
      ]}
    />
  )
}

const tags = (names: readonly string[]) =>
  names.length
    ? names.map((name) => (
        <Tag key={name}>
          <bdi>{name}</bdi>
        </Tag>
      ))
    : null

function useLoan() {
  const { day } = useFormats()
  return ({ colleague, fromOn, toOn }: Loan) => `${colleague}, ${day(fromOn)} – ${day(toOn)}`
}

/** Those who manage accounts open it from here. */
function Account({ item: { user } }: Props) {
  const mayOpen = useAbility('users.manage')
  const name = <Ltr>{user.username}</Ltr>
  return mayOpen ? <Link to={userPath(user)}>{name}</Link> : name
}

/** What was decided, by whom and why. */
export function DecisionFacts({ item }: Props) {
  const { t } = useTranslation()
  const { removal, reason, decidedBy, decidedAt } = item
  const removed = removal && [
    ...removal.sets.map(({ name }) => name),
    ...removal.grants.map((name) => t(`${USERS}.permission.${name}`)),
    ...(removal.role ? [t(`${ITEMS}.removed_role`)] : []),
    ...(removal.disable ? [t(`${ITEMS}.was_disabled`)] : []),
  ]
  return (
    <Details
      resource={ITEMS}
      items={[
        { name: 'decidedBy', value: <bdi>{decidedBy?.name}</bdi> },
        { name: 'decidedAt', value: decidedAt && <InstantText value={decidedAt} /> },
        { name: 'removal', wide: true, value: removed && tags(removed) },
        { name: 'reason', wide: true, value: reason && <bdi>{reason}</bdi> },
      ]}
    />
  )
}
