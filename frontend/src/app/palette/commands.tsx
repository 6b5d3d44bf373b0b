import type { ReactNode } from 'react'
import {
  ApiOutlined,
  BellOutlined,
  HomeOutlined,
  KeyOutlined,
  PlusOutlined,
  SettingOutlined,
  UserOutlined,
  SafetyCertificateOutlined,
} from '@ant-design/icons'
import type { TFunction } from 'i18next'
import type { CurrentUser } from '../../api/types'
import { DEPARTMENTS } from '../departments/departments'
import { inSentence } from '../departments/in-sentence'
import { canOpen } from '../page-access'
import { createPathOf, resources } from '../resources'

export interface Command {
  label: string
  to: string
  icon: ReactNode
}

/** Pages this user may open. */
export function pageCommands(t: TFunction, user: CurrentUser): Command[] {
  const departments = DEPARTMENTS.map(({ key, path, icon }) => ({
    label: t(`departments.${key}.title`),
    to: path,
    icon,
  }))
  const links = DEPARTMENTS.flatMap(({ key, links: all = [] }) =>
    all.map(({ path, name, icon }) => ({
      label: t('departments.linkOf', {
        department: t(`departments.${key}.title`),
        page: t(`departments.links.${name}`),
      }),
      to: path,
      icon,
    }))
  )
  const lists = resources.map(({ name, path, icon }) => ({
    label: t(`${name}.title`),
    to: path,
    icon,
  }))
  return [...departments, ...links, ...lists, ...ownPages(t)].filter(({ to }) => canOpen(user, to))
}

/** The pages that belong to no department. */
const ownPages = (t: TFunction): Command[] => [
  { label: t('departments.title'), to: '/departments', icon: <HomeOutlined /> },
  { label: t('notifications.title'), to: '/notifications', icon: <BellOutlined /> },
  {
    label: t('account.preferences.title'),
    to: '/account/preferences',
    icon: <SettingOutlined />,
  },
  { label: t('account.password.title'), to: '/account/password', icon: <KeyOutlined /> },
  {
    label: t('account.twoStep.title'),
    to: '/account/two-step',
    icon: <SafetyCertificateOutlined />,
  },
  { label: t('account.passkeys.title'), to: '/account/passkeys', icon: <KeyOutlined /> },
  { label: t('account.singleSignOn.title'), to: '/account/single-sign-on', icon: <KeyOutlined /> },
  { label: t('account.sessions.title'), to: '/account/sessions', icon: <UserOutlined /> },
  { label: t('account.apiTokens.title'), to: '/account/api-tokens', icon: <ApiOutlined /> },
]

/** "New …" for every list where this user may create records. */
export function createCommands(t: TFunction, user: CurrentUser): Command[] {
  return resources.flatMap((definition) => {
    const to = createPathOf(definition)
    if (!to || !canOpen(user, to)) return []
    const label = t('departments.newRecord', {
      record: inSentence(t(`${definition.name}.singular`)),
    })
    return [{ label, to, icon: <PlusOutlined /> }]
  })
}
