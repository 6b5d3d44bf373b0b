import { useState } from 'react'
import { Button, Form, Input, Modal } from 'antd'
import { MessageOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { HttpError } from '../../../api/http-error'
import type { Section } from '../../../api/types'
import { Field, FieldGrid } from '../../../kit/form/field-grid'
import { InstantInput } from '../../../kit/inputs/instant-input'
import { SECTIONS, type useChangeSection } from './use-change-section'

type Values = Pick<Section, 'maintenanceMessage' | 'maintenanceMessageAr' | 'from' | 'to'>

interface SectionDialogProps {
  section: Section
  name: string
  action: ReturnType<typeof useChangeSection>
}

/** What people are told while the section is closed, and from when until when that holds. */
export function SectionDialog({ section, name, action }: SectionDialogProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const [form] = Form.useForm<Values>()
  const label = t(`${SECTIONS}.message_and_schedule`)

  const save = async (values: Values) => {
    setBusy(true)
    try {
      await action.change(section, values, t(`${SECTIONS}.saved`))
      setOpen(false)
    } catch (error) {
      const errors = error instanceof HttpError ? (error.errors ?? {}) : {}
      form.setFields(
        Object.entries(errors).map(([field, messages]) => ({
          name: field as keyof Values,
          errors: messages,
        }))
      )
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button
        size="small"
        icon={<MessageOutlined />}
        aria-label={`${label}: ${name}`}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      <Modal
        open={open}
        title={`${name}: ${label}`}
        onCancel={() => setOpen(false)}
        onOk={() => form.submit()}
        okText={t('common.save')}
        cancelText={t('common.cancel')}
        okButtonProps={{ loading: busy }}
        destroyOnHidden
      >
        <Form
          form={form}
          layout="vertical"
          preserve={false}
          initialValues={section}
          onFinish={(values) => void save(values)}
        >
          <Field resource={SECTIONS} name="maintenanceMessage">
            <Input.TextArea rows={2} maxLength={500} dir="ltr" lang="en" />
          </Field>
          <Field resource={SECTIONS} name="maintenanceMessageAr">
            <Input.TextArea rows={2} maxLength={500} dir="rtl" lang="ar" />
          </Field>
          <FieldGrid>
            <Field resource={SECTIONS} name="from" extra={t(`${SECTIONS}.from_hint`)}>
              <InstantInput />
            </Field>
            <Field resource={SECTIONS} name="to" extra={t(`${SECTIONS}.to_hint`)}>
              <InstantInput />
            </Field>
          </FieldGrid>
        </Form>
      </Modal>
    </>
  )
}
