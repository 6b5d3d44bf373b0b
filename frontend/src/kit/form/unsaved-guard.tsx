import { Modal } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLeaveGuard } from './use-leave-guard'

interface UnsavedGuardProps {
  /** Read at the moment of leaving, so that a save just finished counts. */
  isDirty: () => boolean
  /** What is typed is kept elsewhere and offered again. */
  kept?: boolean
  /** Called when the work is left behind: what is being sent is stopped here. */
  onLeave?: () => void
}

/** Asks before unsaved work is left behind. */
export function UnsavedGuard({ isDirty, kept = false, onLeave }: UnsavedGuardProps) {
  const { t } = useTranslation()
  const { leave, stay } = useLeaveGuard(isDirty)
  const go = () => {
    stay()
    onLeave?.()
    leave?.()
  }
  return (
    <Modal
      open={leave !== null}
      title={t('kit.form.unsaved_title')}
      onOk={go}
      onCancel={stay}
      okText={t('kit.form.leave')}
      okButtonProps={{ danger: true }}
      cancelText={t('kit.form.stay')}
    >
      {t(kept ? 'kit.autosave.leaving' : 'kit.form.unsaved_text')}
    </Modal>
  )
}
