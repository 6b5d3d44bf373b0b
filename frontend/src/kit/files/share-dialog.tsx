import { useState } from 'react'
import { Alert, Button, Form, Input, InputNumber, Modal, Select } from 'antd'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { messageOf } from '../../api/http-error'
import { createShare, type NewShare, type Share } from '../../api/shares'
import { ShareCode } from './share-code'

type Terms = Omit<NewShare, 'fileId'>
type Made = Share & { code: string | null }

const HOURS = [1, 24, 72, 168, 720]
const DEFAULTS: Terms = { expiresInHours: 72, maxDownloads: 1, recipient: null }

function useShare(fileId: number) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const [made, setMade] = useState<Made | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const share = async (terms: Terms) => {
    setBusy(true)
    setFailure(null)
    try {
      setMade(await createShare({ fileId, ...terms }))
      await client.invalidateQueries({ queryKey: ['/api/shares'] })
    } catch (error) {
      setFailure(messageOf(error, t('kit.try_again')))
    } finally {
      setBusy(false)
    }
  }
  return { made, isBusy, failure, share }
}

interface ShareDialogProps {
  fileId: number
  name: string
  onClose: () => void
}

/** Terms first, then the code, which is shown this once. */
export default function ShareDialog({ fileId, name, onClose }: ShareDialogProps) {
  const { t } = useTranslation()
  const { made, isBusy, failure, share } = useShare(fileId)
  return (
    <Modal
      open
      destroyOnHidden
      width={480}
      title={t('kit.share.title')}
      onCancel={onClose}
      // A slip of the finger must not take the code away.
      maskClosable={!made && !isBusy}
      footer={made ? <Button onClick={onClose}>{t('common.close')}</Button> : null}
    >
      <p>
        <bdi>{name}</bdi>
      </p>
      {failure && (
        <Alert
          showIcon
          type="error"
          message={failure}
          style={{ marginBlockEnd: 16 }}
          role="alert"
        />
      )}
      {made ? <ShareCode share={made} /> : <TermsForm isBusy={isBusy} onSubmit={share} />}
    </Modal>
  )
}

interface TermsFormProps {
  isBusy: boolean
  onSubmit: (terms: Terms) => Promise<void>
}

function TermsForm({ isBusy, onSubmit }: TermsFormProps) {
  const { t } = useTranslation()
  return (
    <Form<Terms>
      layout="vertical"
      requiredMark={false}
      initialValues={DEFAULTS}
      onFinish={(terms) => void onSubmit(terms)}
    >
      <p>{t('kit.share.lead')}</p>
      <Form.Item name="recipient" label={t('kit.share.recipient')}>
        <Input maxLength={200} dir="auto" />
      </Form.Item>
      <Form.Item name="expiresInHours" label={t('kit.share.expires')}>
        <Select options={HOURS.map((value) => ({ value, label: t(`kit.share.hours.${value}`) }))} />
      </Form.Item>
      <Form.Item
        name="maxDownloads"
        label={t('kit.share.downloads')}
        rules={[{ required: true, message: t('kit.required') }]}
      >
        <InputNumber min={1} max={50} precision={0} style={{ inlineSize: '100%' }} />
      </Form.Item>
      <Button block type="primary" htmlType="submit" loading={isBusy}>
        {t('kit.share.make')}
      </Button>
    </Form>
  )
}
