import { useTranslation } from 'react-i18next'
import { useAccessNames } from './use-access-names'
import { USERS, type Decision } from './user'

interface WhyProps extends Decision {
  /** Who has lent the right, where it is a colleague's. */
  lender?: string | null
}

/** What gives an access in words, or what would. */
export function Why({ allowed, grantedBy, rule, lender }: WhyProps) {
  const { t } = useTranslation()
  const { ruleText } = useAccessNames()
  if (!allowed) {
    return (
      <>
        {t(`${USERS}.grant.needs`)} <bdi>{ruleText(rule)}</bdi>
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
    </>
  )
}
