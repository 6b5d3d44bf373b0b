import { Alert, Form, Modal } from 'antd'
import { useTranslation } from 'react-i18next'
import { messageOf, type HttpError } from '../../../api/http-error'
import { ChangeFields } from './change-fields'
import { MATRIX, type Change } from './permission-matrix'
import { PlanView } from './plan-view'
import { useBulkChange } from './use-bulk-change'

interface BulkChangeProps {
  start: Partial<Change>
  onClose: () => void
  onDone?: () => void
}

/** Changes many people at once: what is wanted, then what it would do, then the change itself. */
export function BulkChange({ start, onClose, onDone }: BulkChangeProps) {
  const { t } = useTranslation()
  const [form] = Form.useForm<Change>()
  const { plan, error, busy, preview, apply, back } = useBulkChange(() => {
    onDone?.()
    onClose()
  })
  return (
    <Modal
      open
      width={640}
      title={t(`${MATRIX}.${plan ? 'preview_title' : 'change_title'}`)}
      onCancel={onClose}
      maskClosable={false}
      cancelText={t(plan ? `${MATRIX}.back` : 'common.cancel')}
      cancelButtonProps={{ onClick: plan ? back : onClose }}
      okText={t(`${MATRIX}.${plan ? 'apply' : 'preview'}`)}
      okButtonProps={{ loading: busy, disabled: plan?.changes.length === 0 }}
      onOk={plan ? () => void apply() : form.submit}
    >
      {error ? <Refusal error={error} /> : null}
      <Form
        form={form}
        layout="vertical"
        hidden={plan !== null}
        initialValues={start}
        validateMessages={{ required: t('kit.required') }}
        onFinish={(values) => void preview(values)}
      >
        <ChangeFields />
      </Form>
      {plan ? <PlanView plan={plan} /> : null}
    </Modal>
  )
}

function Refusal({ error }: { error: HttpError }) {
  const { t } = useTranslation()
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      message={messageOf(error, t('kit.try_again'))}
      description={Object.values(error.errors ?? {})
        .flat()
        .join(' ')}
      style={{ marginBlockEnd: 12 }}
    />
  )
}
