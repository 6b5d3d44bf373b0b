import { Card, Flex } from 'antd'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { PageHeader } from '../../kit/page-header'
import { useCurrentUser } from '../../providers/access'
import { DEPARTMENTS } from '../departments/departments'
import { canOpen } from '../page-access'
import styles from './help-page.module.css'

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent)
const CONTROL = isMac ? '⌘' : 'Ctrl'

/** Keys by place, each with the key of its text under `help.keys`. */
const SHORTCUTS: Record<string, [string, string[]][]> = {
  everywhere: [
    ['palette', [CONTROL, 'K']],
    ['save', [CONTROL, 'S']],
    ['toasts', ['Alt', 'T']],
    ['close', ['Esc']],
  ],
  lists: [
    ['move', ['↑', '↓']],
    ['open', ['Enter']],
    ['select', ['Space']],
  ],
  lines: [
    ['nextLine', ['Enter']],
    ['insertLine', [CONTROL, 'Enter']],
    ['duplicateLine', [CONTROL, 'D']],
    ['removeLine', [CONTROL, 'Delete']],
    ['moveLine', ['Alt', '↑ ↓']],
  ],
  files: [
    ['rename', ['F2']],
    ['trash', ['Delete']],
  ],
}

const OWN_PAGES = [
  { to: '/notifications', name: 'notifications.title' },
  { to: '/account/preferences', name: 'account.preferences.title' },
  { to: '/account/password', name: 'account.password.title' },
  { to: '/account/two-step', name: 'account.twoStep.title' },
  { to: '/account/passkeys', name: 'account.passkeys.title' },
  { to: '/account/single-sign-on', name: 'account.singleSignOn.title' },
  { to: '/account/sessions', name: 'account.sessions.title' },
  { to: '/account/api-tokens', name: 'account.apiTokens.title' },
  { to: '/account/shares', name: 'account.shares' },
]

/** The keyboard shortcuts, and the ways to every page this user may open. */
export default function HelpPage() {
  const { t } = useTranslation()
  return (
    <>
      <PageHeader title={t('help.title')} subtitle={t('help.lead')} />
      <div className={styles.grid}>
        {Object.entries(SHORTCUTS).map(([place, keys]) => (
          <Card key={place} size="small" title={t(`help.places.${place}`)}>
            <dl className={styles.keys}>
              {keys.map(([name, combination]) => (
                <Shortcut key={name} name={name} combination={combination} />
              ))}
            </dl>
          </Card>
        ))}
        <Links />
      </div>
    </>
  )
}

function Shortcut({ name, combination }: { name: string; combination: string[] }) {
  const { t } = useTranslation()
  return (
    <div>
      <dt>{t(`help.keys.${name}`)}</dt>
      <dd dir="ltr">
        {combination.map((key) => (
          <kbd key={key}>{key}</kbd>
        ))}
      </dd>
    </div>
  )
}

function Links() {
  const { t } = useTranslation()
  const user = useCurrentUser()
  const departments = DEPARTMENTS.map(({ key, path }) => ({
    to: path,
    name: `departments.${key}.title`,
  }))
  const links = [...departments, ...OWN_PAGES].filter(({ to }) => canOpen(user, to))
  return (
    <Card size="small" title={t('help.links')}>
      <Flex vertical gap={6}>
        {links.map(({ to, name }) => (
          <Link key={to} to={to}>
            {t(name)}
          </Link>
        ))}
      </Flex>
      <p className={styles.contact}>{t('help.contact')}</p>
    </Card>
  )
}
