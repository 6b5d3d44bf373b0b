import { Button, Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { http } from '../../../api/http'
import { useAsking } from '../asking/use-asking'

type FieldName = 'currentPassword' | 'code'

interface AskFormProps<Data> {
  path: string
  fields: readonly FieldName[]
  action: string
  isDanger?: boolean
  onDone: (answer: Data) => void
}

/** Asks for the password or a code. */
export function AskForm<Data>(props: AskFormProps<Data>) {
  const { t } = useTranslation()
  const { path, fields, action, isDanger, onDone } = props
  const { form, isBusy, submit } = useAsking<Record<FieldName, string>, Data>({
    fields,
    send: async (values) => (await http.post<Data>(path, values)).data,
    onDone,
  })
  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      style={{ maxWidth: 420 }}
      onFinish={(values) => void submit(values)}
    >
      {fields.includes('currentPassword') ? (
        <Form.Item
          name="currentPassword"
          label={t('account.password.current')}
          rules={[{ required: true }]}
        >
          <Input.Password autoComplete="current-password" dir="ltr" />
        </Form.Item>
      ) : null}
      {fields.includes('code') ? (
        <Form.Item name="code" label={t('account.twoStep.code')} rules={[{ required: true }]}>
          <Input autoComplete="one-time-code" dir="ltr" maxLength={40} />
        </Form.Item>
      ) : null}
      <Button type="primary" htmlType="submit" danger={isDanger} loading={isBusy}>
        {action}
      </Button>
    </Form>
  )
}
