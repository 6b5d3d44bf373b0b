import { Alert, Button, Modal } from 'antd'
import { SafetyCertificateOutlined } from '@ant-design/icons'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { http } from '../../../api/http'
import { messageOf } from '../../../api/http-error'
import { useFormats } from '../../../kit/display/use-formats'
import { toast } from '../../../providers/toast'
import { auditLogPath, AUDIT_LOGS, type Verdict } from './audit-log'

/** Walks the whole chain of seals and says whether every entry is as it was written. */
export function VerifyButton() {
  const { t } = useTranslation()
  const verify = useMutation({
    mutationFn: async () => (await http.get<Verdict>('/api/audit-logs/verify')).data,
    onError: (error) =>
      toast({
        variant: 'destructive',
        title: t(`${AUDIT_LOGS}.verify.failed`),
        description: messageOf(error, t('kit.try_again')),
      }),
  })
  return (
    <>
      <Button
        icon={<SafetyCertificateOutlined />}
        loading={verify.isPending}
        onClick={() => verify.mutate()}
      >
        {t(`${AUDIT_LOGS}.verify.label`)}
      </Button>
      <Modal
        open={verify.data !== undefined}
        title={t(`${AUDIT_LOGS}.verify.title`)}
        footer={null}
        onCancel={() => verify.reset()}
      >
        {verify.data ? <Result verdict={verify.data} /> : null}
      </Modal>
    </>
  )
}

function Result({ verdict }: { verdict: Verdict }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { valid, broken, lastHash } = verdict
  const figures = {
    checked: formats.number(verdict.checked),
    pending: formats.number(verdict.pending),
  }
  return (
    <Alert
      showIcon
      type={valid ? 'success' : 'error'}
      message={t(`${AUDIT_LOGS}.verify.${valid ? 'valid' : 'broken'}`)}
      description={
        <>
          <p>{t(`${AUDIT_LOGS}.verify.figures`, figures)}</p>
          {broken ? (
            <p>
              {t(`${AUDIT_LOGS}.verify.reason.${broken.reason}`)}{' '}
              <Link to={auditLogPath({ id: broken.auditLogId })}>
                {t(`${AUDIT_LOGS}.verify.entry`, { id: broken.auditLogId })}
              </Link>
            </p>
          ) : null}
          <code dir="ltr" style={{ overflowWrap: 'anywhere' }}>
            {lastHash}
          </code>
        </>
      }
    />
  )
}
