import { useTranslation } from 'react-i18next'
import { useAbilityName } from '../../../kit/access/use-ability-name'
import { resourceAtRoute } from '../../../kit/define-resource'
import { USERS } from './user'

/** Pages that belong to no resource, with the keys of their names. */
const PAGE_NAMES: Record<string, string> = {
  '/': 'departments.title',
  '/departments': 'departments.title',
  '/dashboard': 'departments.engineering.title',
  '/engineering': 'departments.engineering.title',
  '/production': 'departments.production.title',
  '/production/consumption': 'departments.production.title',
  '/production/payment-tracking': 'departments.production.title',
  '/production/planning': 'departments.production.title',
  '/finance': 'departments.finance.title',
  '/finance/accounts': 'departments.links.accounts',
  '/finance/statements': 'departments.links.accounts',
  '/finance/ageing': 'departments.links.ageing',
  '/commercial': 'departments.commercial.title',
  '/commercial/calendar': 'departments.links.calendar',
  '/commercial/analysis': 'departments.links.analysis',
  '/commercial/summary': 'departments.links.summary',
  '/commercial/performance': 'departments.links.performance',
  '/commercial/ageing': 'departments.links.ageing',
  '/procurement': 'departments.procurement.title',
  '/project-insights': 'departments.insights.title',
  '/notifications': 'notifications.title',
  '/logo-upload': 'pages.logo.title',
  '/help': 'help.title',
  '/admin': 'administration.dashboard.title',
  '/admin/debt-analysis': 'departments.links.debt_analysis',
  '/account/preferences': 'account.preferences.title',
  '/account/password': 'account.password.title',
  '/account/two-step': 'account.twoStep.title',
  '/account/passkeys': 'account.passkeys.title',
  '/account/single-sign-on': 'account.singleSignOn.title',
  '/account/sessions': 'account.sessions.title',
  '/account/api-tokens': 'account.apiTokens.title',
}

function kindOf(path: string): 'new' | 'edit' | 'record' | null {
  if (/\/(new|create-[a-z-]+)$/.test(path)) return 'new'
  if (path.endsWith('/edit')) return 'edit'
  return /\/:[a-zA-Z]+$/.test(path) ? 'record' : null
}

/** Pages, abilities and rules in words; what has none is shown as the table has it. */
export function useAccessNames() {
  const { t } = useTranslation()
  const { abilityName } = useAbilityName()
  const pageName = (path: string): string => {
    const known = PAGE_NAMES[path]
    if (known) return t(known)
    if (path.startsWith('/hr')) return t('departments.people.title')
    const resource = resourceAtRoute(path)
    if (!resource) return path
    const kind = kindOf(path)
    const title = t(`${resource.name}.title`)
    return kind ? t(`${USERS}.page_kind.${kind}`, { title }) : title
  }
  /** Who holds an ability: the permissions, roles and offices of its rule. */
  const ruleText = (rule: string): string =>
    rule
      .replace(' (strict)', '')
      .split(/, or |, /)
      .map((part) => {
        const role = /^role (\w+)$/.exec(part)?.[1]
        if (role) return t(`${USERS}.grant.role_name`, { role: t(`${USERS}.role.${role}`) })
        const key = part.replaceAll(' ', '_')
        return t([`${USERS}.permission.${part}`, `${USERS}.holder.${key}`], { defaultValue: part })
      })
      .join(t(`${USERS}.grant.or`))
  return { pageName, abilityName, ruleText }
}
