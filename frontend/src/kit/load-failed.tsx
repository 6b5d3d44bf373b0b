import { Button, Result, Typography } from 'antd'
import { CompassOutlined, DisconnectOutlined, StopOutlined, ToolOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { HttpError, messageOf } from '../api/http-error'
import { isSectionClosed } from '../providers/sections'
import { LinkButton } from './link-button'
import { NoticeIcon } from './notice-icon'
import { useDocumentTitle } from './use-document-title'

interface LoadFailedProps {
  error: unknown
  onRetry: () => void
  /** Shown instead when the record does not exist. */
  notFound?: string
  /** True where this replaces a whole page and so carries its heading. */
  page?: boolean
}

/** A page or list that could not be loaded: what happened, a way to retry, the reference id. */
export function LoadFailed({ error, onRetry, notFound, page = false }: LoadFailedProps) {
  const { t } = useTranslation()
  const text = useFailureText(error, notFound)
  useDocumentTitle(page ? text : undefined)
  const heading = (
    <Typography.Title level={page ? 1 : 2} style={{ fontSize: 20 }}>
      {text}
    </Typography.Title>
  )
  const icon = <NoticeIcon>{iconOf(error)}</NoticeIcon>
  if (statusOf(error) === 404) {
    const out = <LinkButton to="/departments">{t('pages.toDepartments')}</LinkButton>
    return <Result icon={icon} title={heading} extra={page ? out : undefined} />
  }
  const requestId =
    error instanceof HttpError && !isSectionClosed(error) ? error.requestId : undefined
  return (
    <Result
      icon={icon}
      title={heading}
      subTitle={
        <>
          {messageOf(error, t('kit.try_again'))}
          {requestId ? <div>{t('kit.reference', { id: requestId })}</div> : null}
        </>
      }
      extra={<Button onClick={onRetry}>{t('kit.retry')}</Button>}
    />
  )
}

const statusOf = (error: unknown) => (error instanceof HttpError ? error.status : 0)

function iconOf(error: unknown) {
  if (isSectionClosed(error)) return <ToolOutlined />
  const status = statusOf(error)
  if (status === 404) return <CompassOutlined />
  return status === 403 ? <StopOutlined /> : <DisconnectOutlined />
}

function useFailureText(error: unknown, notFound: string | undefined): string {
  const { t } = useTranslation()
  const status = statusOf(error)
  if (status === 404) return notFound ?? t('kit.not_found')
  if (isSectionClosed(error)) return t('kit.section_closed')
  return t(status === 403 ? 'kit.forbidden' : 'kit.load_failed')
}
