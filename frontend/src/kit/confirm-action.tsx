import { useState, type ReactNode } from 'react'
import { Button, Form, Input, Modal, type ButtonProps } from 'antd'
import { useTranslation } from 'react-i18next'

interface ConfirmActionProps extends Omit<ButtonProps, 'onClick' | 'title' | 'content'> {
  /** Text of the button that opens the dialog. */
  label: ReactNode
  title: string
  /** What will happen, in full. */
  content?: ReactNode
  confirmLabel?: string
  /** Asks for a written reason first; the action receives it. */
  reason?: { label: string; required: boolean }
  /** More fields of the dialog, as form items; their values come with the reason. */
  fields?: ReactNode
  /** Resolves when done. A rejection keeps the dialog open; the caller reports it. */
  onConfirm: (reason: string, values: Record<string, unknown>) => Promise<unknown>
}

/** A button that asks before it acts, with an optional reason. */
export function ConfirmAction(props: ConfirmActionProps) {
  const { label, title, content, confirmLabel, reason, fields, onConfirm, danger, ...button } =
    props
  const { t } = useTranslation()
  const { form, busy, open, setOpen, confirm } = useConfirm(onConfirm)
  return (
    <>
      <Button danger={danger} {...button} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Modal
        open={open}
        title={title}
        onCancel={() => setOpen(false)}
        onOk={() => void confirm()}
        okText={confirmLabel ?? t('kit.confirm')}
        cancelText={t('common.cancel')}
        okButtonProps={{ danger, loading: busy }}
        cancelButtonProps={{ disabled: busy }}
        closable={!busy}
        maskClosable={!busy}
        destroyOnHidden
      >
        {content}
        <Form
          form={form}
          layout="vertical"
          preserve={false}
          style={{ marginBlockStart: 12 }}
          onFinish={() => void confirm()}
        >
          {fields}
          {reason ? <ReasonField {...reason} /> : null}
        </Form>
      </Modal>
    </>
  )
}

function ReasonField({ label, required }: { label: string; required: boolean }) {
  const { t } = useTranslation()
  return (
    <Form.Item
      name="reason"
      label={label}
      rules={[{ required, whitespace: true, message: t('kit.required') }]}
    >
      <Input.TextArea rows={3} maxLength={1000} showCount autoFocus />
    </Form.Item>
  )
}

/** The dialog closes when the action succeeded and stays open, with its entries, when it failed. */
function useConfirm(onConfirm: ConfirmActionProps['onConfirm']) {
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const [form] = Form.useForm<{ reason?: string }>()
  const confirm = async () => {
    const values = await form.validateFields().catch(() => null)
    if (!values) return
    setBusy(true)
    const done = await onConfirm(values.reason?.trim() ?? '', values).then(
      () => true,
      () => false
    )
    setBusy(false)
    if (done) setOpen(false)
  }
  return { form, busy, open, setOpen, confirm }
}
