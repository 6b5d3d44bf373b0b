import { Button, Checkbox, Divider, Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import type { NewView } from './use-saved-views'

type Values = Omit<NewView, 'state'>

/** Names the current state of a list and keeps it. Rejections are reported by the caller's store. */
export function SaveViewForm({ onSave }: { onSave: (view: Values) => Promise<void> }) {
  const { t } = useTranslation()
  const [form] = Form.useForm<Values>()
  const finish = ({ name, shared = false, isDefault = false }: Values) =>
    onSave({ name: name.trim(), shared, isDefault }).then(
      () => form.resetFields(),
      () => undefined
    )
  return (
    <>
      <Divider style={{ marginBlock: 8 }} />
      <Form form={form} layout="vertical" onFinish={(values) => void finish(values)}>
        <Form.Item
          name="name"
          label={t('kit.views.save_current')}
          rules={[{ required: true, whitespace: true, message: t('kit.required') }]}
          style={{ marginBlockEnd: 8 }}
        >
          <Input maxLength={80} placeholder={t('kit.views.name')} />
        </Form.Item>
        <Form.Item name="shared" valuePropName="checked" noStyle>
          <Checkbox>{t('kit.views.share')}</Checkbox>
        </Form.Item>
        <Form.Item name="isDefault" valuePropName="checked" noStyle>
          <Checkbox>{t('kit.views.default')}</Checkbox>
        </Form.Item>
        <Button htmlType="submit" type="primary" size="small" style={{ marginBlockStart: 8 }}>
          {t('common.save')}
        </Button>
      </Form>
    </>
  )
}
