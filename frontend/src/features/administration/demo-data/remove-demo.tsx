import { Form, Input, Typography } from 'antd'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../kit/display/use-formats'
import { FormDialog } from '../../../kit/form/form-dialog'
import type { Body } from '../../../api/types'
import { DEMO_DATA, requestRemoval, type DemoData } from './demo-data'

interface RemoveDemoProps {
  demo: DemoData
  onClose: () => void
}

/** Says what goes and what stays, and asks for the name of the company and the password. */
export function RemoveDemo({ demo, onClose }: RemoveDemoProps) {
  const { t } = useTranslation()
  return (
    <FormDialog<Body<'demo_data.remove'>>
      title={t(`${DEMO_DATA}.confirm_title`)}
      intro={<WhatGoes demo={demo} />}
      saveLabel={t(`${DEMO_DATA}.remove`)}
      onSave={requestRemoval}
      onClose={onClose}
    >
      <Form.Item
        name="companyName"
        label={t(`${DEMO_DATA}.company_name`)}
        rules={[{ required: true }]}
      >
        <Input maxLength={200} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="currentPassword"
        label={t('account.password.current')}
        rules={[{ required: true }]}
      >
        <Input.Password autoComplete="current-password" dir="ltr" />
      </Form.Item>
    </FormDialog>
  )
}

function WhatGoes({ demo }: Pick<RemoveDemoProps, 'demo'>) {
  const { t } = useTranslation()
  const formats = useFormats()
  const ownWork = {
    count: demo.changes,
    changes: formats.number(demo.changes),
    at: demo.lastChangeAt ? formats.instant(demo.lastChangeAt) : '',
  }
  return (
    <>
      <Typography.Paragraph>{t(`${DEMO_DATA}.goes`)}</Typography.Paragraph>
      {demo.changes ? (
        <Typography.Paragraph type="danger">
          {t(`${DEMO_DATA}.own_work`, ownWork)}
        </Typography.Paragraph>
      ) : null}
      <Typography.Paragraph>{t(`${DEMO_DATA}.stays`)}</Typography.Paragraph>
    </>
  )
}
