import { Button, Modal } from 'antd'
import { useTranslation } from 'react-i18next'
import { HttpError } from '../../api/http-error'
import { useFormats } from '../display/use-formats'

interface ConflictDetails {
  changedBy?: string | null
  changedAt?: string | null
}

/** True when the record was changed by someone since it was read. */
export function isConflict(error: unknown): error is HttpError {
  return error instanceof HttpError && error.status === 412
}

interface ConflictDialogProps {
  /** The refused call; null keeps the dialog closed. */
  error: HttpError | null
  onReload: () => void
  onClose: () => void
}

/** Someone else changed the record meanwhile: who, when, and how to see it. */
export function ConflictDialog({ error, onReload, onClose }: ConflictDialogProps) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { changedBy, changedAt } = (error?.data ?? {}) as ConflictDetails
  return (
    <Modal
      open={error !== null}
      title={t('kit.conflict.title')}
      onCancel={onClose}
      footer={[
        <Button key="stay" onClick={onClose}>
          {t('kit.conflict.stay')}
        </Button>,
        <Button key="reload" type="primary" onClick={onReload}>
          {t('kit.conflict.reload')}
        </Button>,
      ]}
    >
      <p>
        {t('kit.conflict.text', {
          name: changedBy ?? t('kit.conflict.someone'),
          at: changedAt ? formats.instant(changedAt) : '',
        })}
      </p>
      <p>{t('kit.conflict.hint')}</p>
    </Modal>
  )
}
