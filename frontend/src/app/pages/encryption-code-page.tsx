import { useState } from 'react'
import { Button, Form, Input } from 'antd'
import { KeyOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { downloadWithCode } from '../../api/shares'
import { messageOf } from '../../api/http-error'
import { Notice } from './notice'

type Outcome = { state: 'none' | 'busy' | 'done' } | { state: 'failed'; text: string }

/** Downloads the file for a code and shows the outcome. */
function useOpenFile() {
  const { t } = useTranslation()
  const [outcome, setOutcome] = useState<Outcome>({ state: 'none' })
  const open = async (code: string) => {
    setOutcome({ state: 'busy' })
    try {
      await downloadWithCode(code.trim())
      setOutcome({ state: 'done' })
    } catch (error) {
      setOutcome({ state: 'failed', text: messageOf(error, t('pages.failure.text')) })
    }
  }
  return { outcome, open }
}

function CodeForm() {
  const { t } = useTranslation()
  const { outcome, open } = useOpenFile()
  const failure = outcome.state === 'failed' ? outcome.text : undefined
  return (
    <Form
      layout="vertical"
      requiredMark={false}
      // a code on paper opens this page with itself behind the #
      initialValues={{ code: location.hash.slice(1) }}
      style={{ inlineSize: 'min(320px, 90vw)' }}
      onFinish={({ code }: { code: string }) => void open(code)}
    >
      <Form.Item
        name="code"
        label={t('pages.encryptionCode.code')}
        rules={[{ required: true }]}
        validateStatus={failure ? 'error' : undefined}
        help={failure}
      >
        <Input size="large" autoComplete="off" dir="ltr" autoFocus />
      </Form.Item>
      <Button
        block
        type="primary"
        size="large"
        htmlType="submit"
        loading={outcome.state === 'busy'}
      >
        {t('pages.encryptionCode.open')}
      </Button>
      <p role="status">{outcome.state === 'done' ? t('pages.encryptionCode.done') : ''}</p>
    </Form>
  )
}

/** Where someone outside the firm enters the code of a file that was shared with them. */
export default function EncryptionCodePage() {
  const { t } = useTranslation()
  return (
    <Notice
      full
      icon={<KeyOutlined />}
      title={t('pages.encryptionCode.title')}
      text={t('pages.encryptionCode.text')}
      actions={<CodeForm />}
    />
  )
}
