import type { ComponentType, ReactNode } from 'react'
import { Flex, Skeleton, Typography } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../../kit/link-button'
import { SectionGrid } from '../sections/section-grid'
import { LogoPanel } from '../settings/logo-panel'
import { NumberingTable } from '../settings/numbering-table'
import { SETTINGS_KEY, type Settings } from '../settings/settings'
import { SETUP_STEPS } from './setup-step'

const CONTENT: Record<string, ComponentType> = {
  logo: LogoPanel,
  numbering: Numbering,
  users: UserLinks,
  approvals: ApprovalLinks,
  sections: SectionGrid,
  backup: BackupCommand,
}

/** The steps that have their own ways of being done. */
export function OtherStep({ step, children }: { step: string; children: ReactNode }) {
  const Content = CONTENT[step]!
  return (
    <>
      <Content />
      {children}
    </>
  )
}

function Numbering() {
  const { data } = useQuery<Settings>({ queryKey: SETTINGS_KEY })
  return data ? <NumberingTable numbering={data.numbering} /> : <Skeleton active title={false} />
}

function UserLinks() {
  const { t } = useTranslation()
  return (
    <Flex wrap gap="small">
      <LinkButton to="/admin/users/new">{t('administration.users.create')}</LinkButton>
      <LinkButton to="/admin/users/import">{t(`${SETUP_STEPS}.import_users`)}</LinkButton>
      <LinkButton to="/admin/held-changes">{t('administration.held_changes.title')}</LinkButton>
    </Flex>
  )
}

function ApprovalLinks() {
  const { t } = useTranslation()
  return (
    <Flex wrap gap="small">
      <LinkButton to="/admin/approval-rules">{t('administration.approval_rules.title')}</LinkButton>
      <LinkButton to="/admin/users">{t('administration.users.title')}</LinkButton>
    </Flex>
  )
}

function BackupCommand() {
  return (
    <Typography.Paragraph copyable code style={{ direction: 'ltr', textAlign: 'start' }}>
      node ace.js portal:backup --to=/srv/backups --keep=14
    </Typography.Paragraph>
  )
}
