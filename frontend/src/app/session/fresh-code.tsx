import { Modal } from 'antd'
import { useTranslation } from 'react-i18next'
import { freshCode } from '../../api/reauthentication'
import { AskForm } from '../../features/identity/two-step/ask-form'

/** Before what moves money or rights: the page behind it keeps everything, and goes on after the code. */
export default function FreshCode() {
  const { t } = useTranslation()
  return (
    <Modal
      open
      title={t('account.twoStep.codeTitle')}
      footer={null}
      width={420}
      onCancel={() => freshCode.finish(false)}
    >
      <p>{t('account.twoStep.freshLead')}</p>
      <AskForm<void>
        path="/api/auth/two-step/prove"
        fields={['code']}
        action={t('account.twoStep.goOn')}
        onDone={() => freshCode.finish(true)}
      />
    </Modal>
  )
}
