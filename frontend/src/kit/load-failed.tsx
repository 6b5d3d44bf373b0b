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
  /** Said instead when the record does not exist. */
  notFound?: string
  /** True where this stands for a whole page and so carries its heading. */
  page?: boolean
}

/** A page or list that could not be loaded: what happened, a way to retry, the reference id. */
export function LoadFailed({ error, onRetry, notFound, page = false }: LoadFailedProps) {
  const { t } = useTranslation()
  const status = error instanceof HttpError ? error.status : 0
  const isClosed = isSectionClosed(error)
  const said = saidOf()
  useDocumentTitle(page ? said : undefined)
  const heading = (
    <Typography.Title level={page ? 1 : 2} style={{ fontSize: 20 }}>
      {said}
    </Typography.Title>
  )
  const icon = <NoticeIcon>{iconOf()}</NoticeIcon>
  if (status === 404) {
    const out = <LinkButton to="/departments">{t('pages.toDepartments')}</LinkButton>
    return <Result icon={icon} title={heading} extra={page ? out : undefined} />
  }
  const requestId = !isClosed && error instanceof HttpError ? error.requestId : undefined
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

  function iconOf() {
    if (isClosed) return <ToolOutlined />
    if (status === 404) return <CompassOutlined />
    return status === 403 ? <StopOutlined /> : <DisconnectOutlined />
  }

  function saidOf(): string {
    if (status === 404) return notFound ?? t('kit.not_found')
    if (isClosed) return t('kit.section_closed')
    return t(status === 403 ? 'kit.forbidden' : 'kit.load_failed')
  }
}
