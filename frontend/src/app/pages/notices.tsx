import { Button } from 'antd'
import {
  CompassOutlined,
  DisconnectOutlined,
  LockOutlined,
  SafetyCertificateOutlined,
  StopOutlined,
} from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { HttpError, messageOf } from '../../api/http-error'
import { LinkButton } from '../../kit/link-button'
import { Notice } from './notice'

export function NotFoundPage() {
  const { t } = useTranslation()
  return (
    <Notice
      icon={<CompassOutlined />}
      title={t('pages.notFound.title')}
      text={t('pages.notFound.text')}
      code="404"
      actions={
        <LinkButton type="primary" to="/departments">
          {t('pages.toDepartments')}
        </LinkButton>
      }
    />
  )
}

export function UnauthorizedPage() {
  const { t } = useTranslation()
  return (
    <Notice
      icon={<LockOutlined />}
      title={t('pages.unauthorized.title')}
      text={t('pages.unauthorized.text')}
      code="401"
      actions={
        <LinkButton type="primary" to="/login">
          {t('pages.goToLogin')}
        </LinkButton>
      }
    />
  )
}

export function AccessDeniedPage() {
  const { t } = useTranslation()
  return (
    <Notice
      icon={<StopOutlined />}
      title={t('pages.accessDenied.title')}
      text={t('pages.accessDenied.text')}
      code="403"
      actions={
        <LinkButton type="primary" to="/departments">
          {t('pages.toDepartments')}
        </LinkButton>
      }
    />
  )
}

/** Quotation approval, opened by someone without a session. */
export function ApprovalNeedsLogin() {
  const { t } = useTranslation()
  return (
    <Notice
      full
      icon={<LockOutlined />}
      title={t('pages.approval.needsLogin')}
      actions={
        <LinkButton type="primary" to="/login">
          {t('pages.goToLogin')}
        </LinkButton>
      }
    />
  )
}

/** Quotation approval, opened by someone who is no approver. */
export function ApprovalDenied() {
  const { t } = useTranslation()
  return (
    <Notice
      icon={<SafetyCertificateOutlined />}
      title={t('pages.approval.denied')}
      actions={
        <LinkButton type="primary" to="/engineering">
          {t('pages.goToEngineering')}
        </LinkButton>
      }
    />
  )
}

interface FailureProps {
  error: unknown
  onRetry: () => void
  full?: boolean
}

/** Something broke: what it was, its reference for the administrator, and a way to try again. */
export function FailurePage({ error, onRetry, full }: FailureProps) {
  const { t } = useTranslation()
  const reference = error instanceof HttpError ? error.requestId : undefined
  return (
    <Notice
      full={full}
      icon={<DisconnectOutlined />}
      title={t('pages.failure.title')}
      text={messageOf(error, t('pages.failure.text'))}
      code={reference && t('pages.failure.reference', { reference })}
      actions={
        <Button type="primary" onClick={onRetry}>
          {t('common.retry')}
        </Button>
      }
    />
  )
}
