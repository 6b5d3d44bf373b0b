import { useState, type ReactNode } from 'react'
import { Alert, Form, Modal } from 'antd'
import { useTranslation } from 'react-i18next'
import { HttpError, messageOf } from '../../api/http-error'
import { FormProblems } from './form-problems'
import { useFormErrors } from './use-form-errors'

interface FormDialogProps<Values extends object> {
  title: ReactNode
  /** Above the fields. */
  intro?: ReactNode
  initialValues?: Partial<Values>
  saveLabel?: string
  /** Sends what was entered; a refusal keeps the dialog open and stands at its fields. */
  onSave: (values: Values) => Promise<unknown>
  onClose: () => void
  children: ReactNode
}

/** A few fields in a dialog. It is drawn while it is open, so it begins with its values each time. */
export function FormDialog<Values extends object>(props: FormDialogProps<Values>) {
  const { title, intro, initialValues, saveLabel, onClose, children } = props
  const { t } = useTranslation()
  const { form, problems, isSaving, save } = useSaving(props)
  return (
    <Modal
      open
      title={title}
      onCancel={onClose}
      onOk={form.submit}
      okText={saveLabel ?? t('common.save')}
      cancelText={t('common.cancel')}
      okButtonProps={{ loading: isSaving }}
      cancelButtonProps={{ disabled: isSaving }}
      maskClosable={false}
      closable={!isSaving}
    >
      {intro}
      {problems.conflict ? (
        <Alert type="warning" showIcon message={messageOf(problems.conflict, t('kit.try_again'))} />
      ) : (
        <FormProblems state={{ ...problems, form }} />
      )}
      <Form
        form={form}
        layout="vertical"
        noValidate
        initialValues={initialValues}
        validateMessages={{ required: t('kit.required') }}
        onFinish={(values) => void save(values as Values)}
        style={{ marginBlockStart: 12 }}
      >
        {children}
      </Form>
    </Modal>
  )
}

function useSaving<Values extends object>({ onSave, onClose }: FormDialogProps<Values>) {
  const [form] = Form.useForm()
  const problems = useFormErrors()
  const [isSaving, setIsSaving] = useState(false)
  const save = async (values: Values) => {
    problems.clear()
    setIsSaving(true)
    try {
      await onSave(values)
      onClose()
    } catch (error) {
      problems.report(error)
      if (error instanceof HttpError)
        form.setFields(
          Object.entries(error.errors ?? {}).map(([name, errors]) => ({ name, errors }))
        )
    } finally {
      setIsSaving(false)
    }
  }
  return { form, problems, isSaving, save }
}
