import type { ReactNode } from 'react'
import { Flex, Typography } from 'antd'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { MixedText } from './display/mixed-text'
import { listAddress } from './table/list-address'
import { useDocumentTitle } from './use-document-title'

interface PageHeaderProps {
  title: string
  /** Photo or logo beside the title. */
  picture?: ReactNode
  /** Status tags beside the title. */
  tags?: ReactNode
  /** One line under the title. */
  subtitle?: ReactNode
  actions?: ReactNode
  /** Where "back to the list" leads. */
  back?: { to: string; label: string }
}

/** Title, state and actions of a page; every screen starts with one. */
export function PageHeader({ title, picture, tags, subtitle, actions, back }: PageHeaderProps) {
  const { i18n } = useTranslation()
  useDocumentTitle(title)
  const arrow = i18n.dir() === 'rtl' ? '→' : '←'
  return (
    <header className="page-header" style={{ marginBlockEnd: 16 }}>
      {back ? (
        <Link to={listAddress(back.to)}>
          <span aria-hidden>{arrow}</span> <bdi>{back.label}</bdi>
        </Link>
      ) : null}
      <Flex wrap gap="small" align="flex-start" justify="space-between">
        <Flex gap="middle" align="center" style={{ minInlineSize: 0, maxInlineSize: '100%' }}>
          {picture}
          <Heading title={title} tags={tags} subtitle={subtitle} />
        </Flex>
        {actions ? (
          <Flex wrap gap="small">
            {actions}
          </Flex>
        ) : null}
      </Flex>
    </header>
  )
}

function Heading({ title, tags, subtitle }: Pick<PageHeaderProps, 'title' | 'tags' | 'subtitle'>) {
  return (
    <div style={{ minInlineSize: 0 }}>
      <Flex wrap gap="small" align="center">
        <Typography.Title
          level={1}
          style={{ fontSize: 22, lineHeight: 1.4, margin: 0, overflowWrap: 'anywhere' }}
        >
          <bdi>{title}</bdi>
        </Typography.Title>
        {tags}
      </Flex>
      {subtitle ? (
        <Typography.Text type="secondary">
          {typeof subtitle === 'string' ? <MixedText>{subtitle}</MixedText> : subtitle}
        </Typography.Text>
      ) : null}
    </div>
  )
}
