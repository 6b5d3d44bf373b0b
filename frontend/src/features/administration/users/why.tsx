import { useTranslation } from 'react-i18next'
import { nameIn } from '../../../kit/display/name-in'
import { useAccessNames } from './use-access-names'
import { USERS, type Decision } from './user'

interface WhyProps extends Decision {
  /** Who has lent the right, where it is a colleague's. */
  lender?: string | null
}

/** What gives an access in words, or what would. */
export function Why({ allowed, grantedBy, rule, source, denied, lender }: WhyProps) {
  const { t } = useTranslation()
  const { ruleText } = useAccessNames()
  if (!allowed) {
    return (
      <>
        {t(`${USERS}.grant.needs`)} <bdi>{ruleText(rule)}</bdi>
        {denied ? <Denial {...denied} /> : null}
      </>
    )
  }
  if (grantedBy === 'delegation')
    return <>{t(`${USERS}.grant.delegation`, { name: lender ?? '' })}</>
  const [kind, role] = (grantedBy ?? '').split(':')
  if (role) return <>{t(`${USERS}.grant.role`, { role: t(`${USERS}.role.${role}`) })}</>
  return (
    <>
      {t(`${USERS}.grant.${kind}`, {
        defaultValue: t(`${USERS}.grant.permission`, {
          name: t(`${USERS}.permission.${kind}`, { defaultValue: kind }),
        }),
      })}
      {source ? <Source {...source} /> : null}
    </>
  )
}

type SetNames = NonNullable<Decision['source']>['sets']

function useSetNames() {
  const { t, i18n } = useTranslation()
  return (sets: SetNames) =>
    sets.map(({ name, nameAr }) => nameIn(i18n.language, name, nameAr)).join(t('kit.history.comma'))
}

/** Whether a permission is the account's own or of sets; one that is only its own needs no more words. */
function Source({ own, sets }: NonNullable<Decision['source']>) {
  const { t } = useTranslation()
  const names = useSetNames()(sets)
  if (!sets.length) return null
  return (
    <>
      {' · '}
      <bdi>{t(`${USERS}.grant.${own ? 'own_and_sets' : 'sets'}`, { names })}</bdi>
    </>
  )
}

/** The denial that takes away what sets would give. */
function Denial({ permission, sets }: NonNullable<Decision['denied']>) {
  const { t } = useTranslation()
  const names = useSetNames()(sets)
  const name = t(`${USERS}.permission.${permission}`)
  return (
    <>
      {' · '}
      <bdi>{t(`${USERS}.grant.denied`, { name, names })}</bdi>
    </>
  )
}
